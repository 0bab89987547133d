### A játékosok egymás között, magyarul

## Értékszámok és profilok

shell-people = Játékosok
shell-people-leaderboard = Ranglista
shell-people-this-month = Csak akik e hónapban játszottak
shell-people-nobody-rated = Itt még senkinek sincs értékszáma.
shell-people-rating-about = Az új játékos értékszáma 1500 ± 200. A második szám azt mutatja, mennyire biztos az érték; minden értékelt játékkal csökken.
shell-people-provisional = ideiglenes
shell-people-provisional-about = Még nem volt tíz értékelt játék.
shell-people-wins = Játékok és győzelmek
shell-people-with-people = Emberek ellen
shell-people-with-bots = Botok ellen
shell-people-won = győzelem
shell-people-streak =
    { $count ->
        [0] Most nincs győzelmi sorozat
        [one] Megnyerte a legutóbbi játékot
       *[other] Megnyerte a legutóbbi { $count } játékot
    }
shell-people-best-streak =
    { $count ->
        [one] leghosszabb sorozat: egy győzelem
       *[other] leghosszabb sorozat: { $count } győzelem
    }
shell-people-opponents = Ellenfelek
shell-people-ahead =
    { $count ->
        [0] egyszer sem előrébb
        [one] egyszer előrébb
       *[other] { $count } alkalommal előrébb
    }
shell-people-sides = Kedvenc dinasztiák és nagyhatalmak
shell-people-hidden = Ennek a játékosnak a profilja nem nyilvános.
shell-people-hidden-mine = A profilod rejtett: ezt az oldalt csak te látod.
shell-people-privacy = Adatvédelem
shell-people-hide = Profilom elrejtése
shell-people-hide-about = Mások csak a nevedet látják, az értékszámaidat és a játékaidat nem, és a ranglistákon sem szerepelsz.
shell-people-saved = Elmentve.

## Követés, letiltás, meghívás

shell-people-follow = Követés
shell-people-unfollow = Követés befejezése
shell-people-followed = Mostantól követed ezt a játékost. A „Játékosok” oldalon látod, hol játszik.
shell-people-unfollowed = Már nem követed ezt a játékost.
shell-people-following = Akiket követsz
shell-people-following-none = Még senki. Keress egy névre, nyisd meg a profilt, és nyomd meg a „Követés” gombot.
shell-people-sits-at = { $game }: játékosokra vár
shell-people-plays = { $game }: éppen játszik
shell-people-block = Letiltás
shell-people-unblock = Letiltás feloldása
shell-people-block-done = A játékos le van tiltva.
shell-people-unblocked = A letiltás feloldva.
shell-people-blocked = Letiltott játékosok
shell-people-block-about = Nem olvassátok egymás üzeneteit, nem hívhatjátok meg egymást, és nem ülhettek le ugyanahhoz az asztalhoz.
shell-people-search = Játékosok keresése
shell-people-search-name = A név egy része
shell-people-search-go = Keresés
shell-people-search-none = Nincs ilyen nevű játékos.
shell-people-invites = Meghívások
shell-people-invite-name = { $name } meghívása
shell-people-invited-name = { $name } meghívva
shell-people-decline = Elutasítás
shell-problem-blocked = Ez nem lehetséges: egyikőtök letiltotta a másikat.
shell-problem-hidden-profile = Ennek a játékosnak a játékai nem nyilvánosak.

## Az adataid

shell-people-data = Az adataid
shell-people-data-about = Minden, amit ez a szerver rólad tárol, egy fájlban (JSON).
shell-people-data-download = Adataim letöltése
shell-people-delete-account = Fiókom törlése
shell-people-delete-about = A folyamatban lévő játékokat feladod. A befejezett játékok megmaradnak, a neved és az üzeneteid nélkül. Ezt nem lehet visszavonni.
shell-people-delete-sure = Igen, töröljétek végleg a fiókomat
shell-people-account-deleted = A fiókod törölve.
shell-people-deleted = Törölt játékos
