### Játékkeresés, levelezős játék és programozók botjai, magyarul

## Játékkeresés

shell-find = Játék keresése
shell-find-about = Válaszd ki, mit játszanál. Amint elegen keresik ugyanazt, kezdődik a játék.
shell-find-seek = Ellenfelek keresése
shell-find-seeking = Ellenfeleket keresünk
shell-find-others =
    { $count ->
        [0] Más még nem keres ilyet.
        [one] Még egy játékos keres ilyet.
       *[other] Még { $count } játékos keres ilyet.
    }
shell-find-stay = Elhagyhatod ezt az oldalt: ha a játék elkezdődik, ott lesz a játékaid között.
shell-find-cancel = Keresés leállítása
shell-find-cancel-of = Keresés leállítása: { $game }
shell-find-paired = Megvannak az ellenfelek: kezdődik a játék.
shell-find-none = Most nincs nyitott asztal.
shell-find-sizes = { $sizes } játékos
shell-rated = Értékelt
shell-rated-about = Értékelt játékot regisztrált játékosok játszhatnak.
shell-rated-choice = Értékelés
shell-rated-if = Értékelt, ha mindenki regisztrált
shell-rated-only = Értékelt: csak regisztrált játékosok
shell-rated-never = Barátságos: sosem értékelt
shell-friendly = Barátságos
shell-rating-lowest = Legkisebb értékszám
shell-rating-highest = Legnagyobb értékszám
shell-rating-from-to = Értékszám: { $lowest }–{ $highest }
shell-fill = Ha maradnak szabad helyek
shell-fill-never = Várunk a játékosokra
shell-fill-after =
    { $minutes ->
        [one] Egy perc után botok ülnek le
       *[other] { $minutes } perc után botok ülnek le
    }
shell-fills-at = Kezdés: { $time }, a szabad helyeken botokkal
shell-begins-now = A játékod mindjárt kezdődik.
shell-seat-free = szabad hely
shell-problem-accounts-only = Ez regisztrált játékosoknak szól. Előbb hozz létre fiókot.
shell-problem-rating-range = Az értékszámod nem felel meg ennek az asztalnak.
shell-problem-too-many-seeks = Már túl sok játékot keresel. Előbb állíts le egyet.
shell-problem-bots-by-invitation = Bot csak meghívásra ül le.

## Levelezős játék

shell-vacation = Szabadság
shell-vacation-about = Amíg távol vagy, megállnak az óráid azokban a játékokban, ahol egy körre napok jutnak. A szabadság legfeljebb 21 napos lehet; a következő csak ugyanennyi idő elteltével kezdődhet.
shell-vacation-days = Napok
shell-vacation-begin = Szabadságra megyek
shell-vacation-until = Szabadságon vagy eddig: { $date }.
shell-vacation-end = Visszajöttem
shell-vacation-next = A következő szabadság ekkor kezdődhet: { $date }.
shell-on-vacation = Szabadságon eddig: { $date }
shell-log-took-vacation =
    { $ended ->
        [yes] { $seat-player } visszajött a szabadságról.
       *[no] { $seat-player } szabadságon van; az órája áll.
    }
shell-digest = E-mail
shell-digest-each = minden körről
shell-digest-daily = naponta egyszer, ekkor: { $time }
shell-problem-too-soon = Még túl korai az újabb szabadság.
shell-problem-too-long = A szabadság legfeljebb 21 napos lehet.

## Programozók botjai

shell-bots = A botjaid
shell-bots-about = Egy programodnak saját fiókja lehet. Mások a profiljáról hívják meg az asztalukhoz. Az értékszáma külön van az emberekétől.
shell-bots-name = A bot neve
shell-bots-make = Bot létrehozása
shell-bots-renew = Új token
shell-bots-renew-of = Új token: { $name }
shell-bots-delete = Törlés
shell-bots-delete-of = Törlés: { $name }
shell-bot-by = { $name } botja
shell-invite-to-game = Meghívás játékra
shell-leaderboard-of = Kik szerepeljenek
shell-leaderboard-people = emberek
shell-leaderboard-bots = botok
shell-leaderboard-bots-about = Az oldal saját botjainak értékszáma az egymás elleni játékaikból adódik, a kezdő boté 1500. Emberek értékszámát sosem változtatják meg.
