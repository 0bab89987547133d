### Versenyek magyarul

shell-tournaments = Versenyek
shell-tournaments-none = Még nincs verseny. Indíts egyet!
shell-tournament = Verseny
shell-tournament-new = Új verseny
shell-tournament-name = A verseny neve
shell-tournament-format = Lebonyolítás
shell-tournament-format-swiss = Svájci rendszer: hasonló eredményűek találkoznak
shell-tournament-format-round-robin = Körmérkőzés: mindenki mindenkivel
shell-tournament-kind =
    { $format ->
        [swiss] Svájci rendszer
       *[other] Körmérkőzés
    }
shell-tournament-table-size = Játékosok egy asztalnál
shell-tournament-size =
    { $count ->
       *[other] { $count } fő egy asztalnál
    }
shell-tournament-rounds = Fordulók száma
shell-tournament-rounds-about = Üresen hagyva annyi lesz, amennyi kell.
shell-tournament-same-deal = A forduló minden asztalánál ugyanaz az osztás
shell-tournament-same-deal-about = Nézők nincsenek, a rejtett lapkák a forduló végén derülnek ki. Ezek a játékok nem számítanak bele az értékszámba.
shell-tournament-same-deal-short = azonos osztás
shell-tournament-fill = Az utolsó asztal kiegészítése
shell-tournament-fill-none = senkivel
shell-tournament-make = Verseny létrehozása
shell-tournament-status =
    { $status ->
        [open] Lehet nevezni
        [playing] Folyamatban
        [over] Véget ért
       *[other] Törölve
    }
shell-tournament-round-of = { $round }. forduló (összesen { $rounds })
shell-tournament-round = { $round }. forduló
shell-tournament-enter = Nevezés
shell-tournament-leave = Visszalépés
shell-tournament-leave-sure = Végleg visszalépek
shell-tournament-start = Indítás
shell-tournament-cancel = Verseny törlése
shell-tournament-bot-name = { $name } ({ $number }. számú)
shell-tournament-bot = Nevezendő bot
shell-tournament-add-bot = Bot nevezése
shell-tournament-your-table = Az asztalodhoz
shell-tournament-entrants =
    { $count ->
       *[other] { $count } résztvevő
    }
shell-tournament-standings = Állás
shell-tournament-place = Helyezés
shell-tournament-player = Játékos
shell-tournament-points = Pont
shell-tournament-opponents = Ellenfelek
shell-tournament-head-to-head = Egymás ellen
shell-tournament-margin = Különbség
shell-tournament-ties-swiss = Minden asztalnál az első 1, az utolsó 0 pontot kap, a többiek arányosan a kettő között. Holtversenyben sorban döntenek: az ellenfelek pontjai, az egymás elleni eredmény, a pontkülönbség.
shell-tournament-ties-round-robin = Minden asztalnál az első 1, az utolsó 0 pontot kap, a többiek arányosan a kettő között. Holtversenyben sorban döntenek: az egymás elleni eredmény, a pontkülönbség.
shell-tournament-bye = Szabadnapos
shell-tournament-left = visszalépett
shell-tournament-no-show = nem jelent meg
shell-tournament-table = { $number }. asztal
shell-tournament-commitment = Az osztás előre rögzített ujjlenyomata (SHA-256)
shell-tournament-seed = Az osztás véletlenmagja
shell-problem-tournament-started = A verseny már elkezdődött, utólag nem lehet nevezni.
shell-problem-tournament-over = A verseny véget ért.
shell-problem-too-few-entrants = Legalább két résztvevő kell.
shell-problem-too-many-rounds = Ennyi résztvevőhöz túl hosszú lenne a körmérkőzés.
shell-problem-too-many-tournaments = Túl sok befejezetlen versenyed van.
shell-problem-sealed = Mások még játsszák ezt az osztást. A forduló végén megnézheted.
shell-problem-entered = Erre a versenyre már neveztél.
shell-problem-not-entered = Erre a versenyre nem neveztél.
shell-problem-left = Már visszaléptél.
shell-problem-not-organiser = Ezt csak a verseny létrehozója teheti meg.
shell-problem-tournament-full = A verseny megtelt.
