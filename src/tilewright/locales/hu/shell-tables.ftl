### Saját játszmák, és két asztal között, magyarul

shell-no-tables = Nincs folyamatban lévő játszmád.
shell-waiting-start = Indításra vár
shell-turn-of = Most { $name } következik
shell-search-games = Keresés játék, ellenfél vagy eredmény szerint
shell-next-game = Következő játszma
shell-next-game-of =
    { $count ->
        [one] Ahhoz a játszmához, amely rád vár: { $title }
       *[other] { $count } játszma vár rád. A következőhöz: { $title }
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
shell-seat-order = A helyek a játék sorrendjében
shell-here = Itt van
shell-table-kind = Asztal
shell-kind-private = csak meghívóval
shell-kind-public = mindenkinek nyitott
shell-kind-watched = nézhető
shell-kind-unwatched = a végéig nem nézhető
shell-kind-hints = tippekkel
shell-yes = igen
shell-no = nem
shell-clock-none-of = Óra nélkül
shell-clock-live-of =
    { $seconds ->
        [one] Döntésenként egy másodperc
       *[other] Döntésenként { $seconds } másodperc
    }, { $minutes ->
        [one] egy perc
       *[other] { $minutes } perc
    } tartalék
shell-clock-slow-of =
    { $days ->
        [one] Lépésenként egy nap
       *[other] Lépésenként { $days } nap
    }
