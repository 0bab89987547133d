### Saját játszmák, és két asztal között, magyarul

shell-no-tables = Nincs folyamatban lévő játékod.
shell-waiting-start = Indításra vár
shell-turn-of = Most { $name } következik
shell-search-games = Keresés játék, ellenfél vagy eredmény szerint
shell-next-game = Következő játék
shell-next-game-of =
    { $count ->
        [one] Te jössz egy másik játékban: { $title }
       *[other] { $count } másik játékban is te jössz. A következő: { $title }
    }
shell-you-watch = Nézőként vagy itt
shell-watching =
    { $count ->
        [one] Egy néző
       *[other] { $count } néző
    }
shell-offer-alerts = Szóljunk, amikor te következel?
shell-offer-sound = Hanggal
shell-offer-notify = Értesítéssel
shell-offer-no = Köszönöm, nem
shell-seat-order = Helyek a lépések sorrendjében
shell-here = Itt van
shell-table-kind = Asztal
shell-kind-private = csak meghívólinkkel
shell-kind-public = mindenkinek nyitott
shell-kind-watched = nézők beengedve
shell-kind-unwatched = nézők nélkül
shell-kind-hints = tippekkel
shell-yes = igen
shell-no = nem
shell-clock-none-of = Időkorlát nélkül
shell-clock-live-of =
    { $seconds ->
        [one] Lépésenként egy másodperc
       *[other] Lépésenként { $seconds } másodperc
    }, { $minutes ->
        [one] egy perc
       *[other] { $minutes } perc
    } időtartalék
shell-clock-slow-of =
    { $days ->
        [one] Körönként egy nap
       *[other] Körönként { $days } nap
    }
