### A játékok körüli kliens, magyarul

## Az alkalmazás

shell-app-name = Tilewright
shell-title = { $title } · Tilewright
shell-title-your-turn = ● Te jössz · { $title }
shell-skip = Ugrás a tartalomra
shell-nav = Főmenü
shell-home = Kezdőlap
shell-close = Bezárás
shell-cancel = Mégse
shell-loading = Egy pillanat…
shell-try-again = Újra
shell-offline = Nincs internetkapcsolat. Az oldal működik, az asztalok megvárnak.
shell-page-failed = Az oldalt nem sikerült betölteni. Van internetkapcsolatod?
shell-missing = Az oldal nem található
shell-missing-about = Lehet, hogy a link elavult, vagy elírták.
shell-language-en = English
shell-language-he = עברית
shell-language-hu = magyar
shell-names = { $names-name }

## Kezdőlap

shell-welcome = Ülj le közénk!
shell-welcome-about =
    { $count ->
        [3] Három nagyszerű társasjáték
       *[other] { $count } nagyszerű társasjáték
    }: azonnal botok ellen, vagy barátokkal, egy link elküldésével. Telepítés és regisztráció nélkül.
shell-games = Játékok
shell-play-now = Játék indítása
shell-number-of-players = Játékosok
shell-against = Ellenfelek
shell-learn = Tanulás
shell-with-friends = Barátokkal
shell-my-tables = A játékaid
shell-open-tables = Nyitott asztalok
shell-your-turn = Te jössz
shell-watch = Megnézem
shell-free-seats =
    { $count ->
        [one] Egy szabad hely
       *[other] { $count } szabad hely
    }
shell-enter-link = Linket kaptál?
shell-enter = Az asztalhoz
shell-name = A neved az asztalnál
shell-name-about = Mi választottuk; bármikor megváltoztathatod.
shell-name-first = Bátor, Békés, Boldog, Büszke, Csendes, Derűs, Dolgos, Elszánt, Éber, Északi, Fürge, Gondos, Hajnali, Halk, Higgadt, Hűséges, Jókedvű, Keleti, Kíváncsi, Komoly, Lelkes, Merész, Mosolygós, Nyugati, Nyugodt, Okos, Ötletes, Ravasz, Rejtélyes, Szavahihető, Szelíd, Szerencsés, Szerény, Szorgos, Tavaszi, Türelmes, Udvarias, Ügyes, Vakmerő, Vendégszerető, Vidám, Virgonc
shell-name-second = Ács, Aranyműves, Asztalos, Bognár, Bodnár, Borász, Csillagász, Cukrász, Dudás, Erdész, Fazekas, Felfedező, Festő, Gombkötő, Gyertyaöntő, Hajós, Halász, Hegedűs, Írnok, Íjász, Juhász, Kádár, Kalmár, Kertész, Kosárfonó, Kovács, Kőfaragó, Kőműves, Könyvkötő, Lantos, Méhész, Mézeskalácsos, Molnár, Nyomdász, Órás, Ötvös, Pék, Pásztor, Révész, Solymász, Szabó, Szakács, Szűcs, Takács, Tímár, Üveges, Vándor, Vitorlás
shell-bot = Bot
shell-bot-name =
    { $bot ->
        [novice] Kezdő bot
        [adept] Haladó bot
        [master] Mesterbot
        [grandmaster] Nagymesterbot
        [warlord] Hadúrbot
        [builder] Építőbot
        [trader] Kereskedőbot
        [admiral] Admirálisbot
        [coloniser] Gyarmatosítóbot
        [banker] Bankárbot
        [gambler] Hazardőrbot
        [collector] Gyűjtőbot
        [locksmith] Lakatosbot
        [greedy] Mohó bot
        [random] Véletlenbot
       *[other] { $bot }
    }
shell-bot-of-several =
    { $name } { $number ->
        [1] Alfa
        [2] Béta
        [3] Gamma
        [4] Delta
        [5] Epszilon
        [6] Zéta
       *[other] Éta
    }

## Új asztal, és várakozás a többiekre

shell-new-table = Új asztal
shell-game = Játék
shell-options = Játékbeállítások
shell-seat = { $seat }. hely
shell-seat-bot = Bot hozzáadása
shell-who-me = Én
shell-who-open = Szabad
shell-who-bot = Bot
shell-clock = Óra
shell-clock-none = Időkorlát nélkül
shell-clock-live = Élő: lépésenként másodpercek, időtartalék
shell-clock-slow = Levelezős: napok körönként
shell-clock-seconds = Másodperc lépésenként
shell-clock-minutes = Időtartalék percben
shell-clock-days = Nap körönként
shell-clock-left = Hátralévő idő
shell-clock-reserve = Időtartalék
shell-private = Zárt: csak meghívólinkkel
shell-spectators = Nézők beengedése
shell-hints = Tippek engedélyezése
shell-make-table = Asztal létrehozása
shell-waiting-title = { $game }: kezdés előtt
shell-waiting-owner = Küldd el a linket a barátaidnak, vagy ültess botokat a szabad helyekre.
shell-waiting-full = Mindenki itt van. Kezdhetitek.
shell-waiting-guest = Várunk, amíg az asztal létrehozója elindítja a játékot.
shell-known-deal = Ismert osztás, nem értékelt játék
shell-known-deal-explained = Ismert osztás: egy korábbi játékban már láthatta valaki. Ez a játék nem számít bele az értékszámba.
shell-seat-open = Szabad hely
shell-sit = Leülök ide
shell-stand-up = Felállok
shell-free-seat = Játékos eltávolítása
shell-invite = Barátok meghívása
shell-invite-link = Meghívólink
shell-invite-revoke = Új link létrehozása
shell-invite-revoke-about = A régi link ezután nem működik.
shell-invite-revoked = A régi link már nem működik.
shell-copy-link = Link másolása
shell-link-copied = Link kimásolva
shell-start = Játék indítása
shell-start-when = Akkor indíthatod el, ha minden hely foglalt.
shell-present =
    { $names-count ->
        [one] Itt van: { $names-name }
       *[other] Itt vannak: { $names-name }
    }
shell-seats-taken =
    { $count ->
        [one] Egy hely foglalt.
       *[other] { $count } hely foglalt.
    }

## Az asztalnál

shell-table-unavailable = Ez az asztal nem nyitható meg
shell-players = Játékosok
shell-board = Tábla
shell-panel = A lapkáid
shell-panel-higher = Magasabb panel
shell-panel-lower = Alacsonyabb panel
shell-side = Napló és csevegés
shell-fold = Napló és csevegés
shell-menu = Menü
shell-you = (te)
shell-stands-in = Bot játszik helyette
shell-absent = Nincs itt
shell-connection-connecting = Kapcsolódás…
shell-connection-lost = Megszakadt a kapcsolat, újracsatlakozás…
shell-connection-ended = Ehhez az asztalhoz már nincs hozzáférésed.
shell-log = Napló
shell-chat = Csevegés
shell-chat-empty = Még nincs üzenet.
shell-chat-say = Üzenet
shell-chat-send = Küldés
shell-confirm = Megerősítés
shell-ask-end-turn = Fejezd be a kört, vagy vond vissza az utolsó akciót.
shell-end-turn = Kör vége
shell-draft = Még nem végleges
shell-draft-about =
    { $count ->
        [one] Egy akció még visszavonható.
       *[other] { $count } akció még visszavonható.
    }
shell-take-back = Visszavonás
shell-take-back-all = Mindent visszavon
shell-rule = { $rule } szabály
shell-rule-missing = Ez a szabály nincs az oldalon.
shell-count-skip = Összes megjelenítése
shell-hint = Tipp: mit lépne egy bot?
shell-hint-thinking = Egy pillanat…
shell-hint-play = Ezt játszom
shell-hint-then = Utána: { $line }.
shell-then = {"; "}
shell-ask-take-back = Visszavonás kérése
shell-vote-to-end = Javaslat: fejezzük be győztes nélkül
shell-resign = Feladás
shell-resign-sure = Feladod a játékot? Egy bot folytatja helyetted, vagy véget ér a játék.
shell-fair = Ellenőrizhetően tisztességes
shell-fair-about = A játék véletlenmagja (seed) már az első lépés előtt eldől. A játék végéig az ujjlenyomata látható, utána maga a mag is, így bárki ellenőrizheti a játékot.
shell-fair-shared = Ezt az osztást senki sem dönti el egyedül. A szerver az asztal létrehozásakor rögzített egy titkos számot, és megmutatja az ujjlenyomatát. A kezdés előtt az asztalnál ülő játékosok böngészője is hozzátette a maga véletlen számait. Az osztás mindezekből együtt adódik. A végén minden rész benne van a letölthető játékban, így bárki ellenőrizheti a játékot.
shell-fair-added = Hozzájárulás az osztáshoz: { $names-name }
shell-fair-nobody = Egyetlen játékos sem tett hozzá semmit: az osztásról a szerver egyedül dönt.
shell-fair-own = A böngésződ ezt tette hozzá:
shell-fair-own-counted = Amit a böngésződ hozzátett, beleszámított.
shell-fair-own-missing = Amit a böngésződ hozzátett, hiányzik: az osztást megváltoztatták.
shell-save-picture = Kép mentése ({ $kind })
shell-you-are-away = Lejárt az időd; egy bot játszik helyetted.
shell-come-back = Visszatértem
shell-wants-take-back = { $name } szeretné visszavonni a lépését.
shell-allow = Elfogadom
shell-refuse = Elutasítom
shell-want-to-end = Győztes nélkül fejezné be: { $names-name }
shell-agree = Egyetértek
shell-vote-withdraw = Játsszunk tovább!
shell-coach-ask = Itt látod, mi a teendőd.
shell-coach-panel = Ezek a lapkáid. Válassz egyet, és kijelöljük, hová kerülhet. Egérrel, ujjal és billentyűzettel is játszhatsz.
shell-coach-why = Próbálj ki bármit: ha valami nem szabad, megmondjuk, miért, és melyik szabály tiltja.
shell-coach-next = Értem ({ $step } / { $of })

## A napló

shell-log-watch = Újranézés
shell-log-sat = { $name } leült az asztalhoz.
shell-log-rose = Felszabadult egy hely.
shell-log-renamed = Az egyik játékos mostantól { $name } néven szerepel.
shell-log-started = Kezdődik a játék.
shell-log-resigned = { $seat-player } feladta.
shell-log-went-away = { $seat-player } ideje lejárt; egy bot játszik helyette.
shell-log-came-back = { $seat-player } visszatért.
shell-log-asked-to-take-back = { $seat-player } szeretné visszavonni a lépését.
shell-log-answered-take-back =
    { $agrees ->
        [yes] { $seat-player } elfogadja a visszavonást.
       *[no] { $seat-player } elutasítja a visszavonást.
    }
shell-log-voted-to-end =
    { $agrees ->
        [yes] { $seat-player } győztes nélkül fejezné be.
       *[no] { $seat-player } továbbjátszik.
    }
shell-log-led-to =
    { $how ->
        [rematch] Létrejött a visszavágó.
        [fork] Új játék indult ebből az állásból.
       *[challenge] Valaki ugyanezt az osztást játssza.
    }

## A vége és utána

shell-over = Vége a játéknak
shell-result = Eredmény
shell-won =
    { $count ->
        [0] Senki sem nyert
        [one] { $mine ->
            [yes] Nyertél!
           *[no] { $names-name } nyert
        }
       *[other] { $mine ->
            [yes] Osztoztok a győzelmen: { $names-name }
           *[no] { $names-name } osztoznak a győzelmen
        }
    }
shell-ending-ended-by-agreement = Mindenki beleegyezett, hogy győztes nélkül érjen véget a játék.
shell-ending-resignation = A játék feladással ért véget.
shell-rematch = Visszavágó
shell-go-rematch = A visszavágóhoz
shell-challenge = Ugyanez az osztás
shell-save-record = Játék letöltése
shell-replay = Visszajátszás
shell-replay-of = Visszajátszás: { $title }
shell-replay-not-over = Visszanézni a játék végén lehet.
shell-replay-start = Kezdőállás.
shell-to-table = Az asztalhoz
shell-viewer = Nézőpont
shell-spectator = Néző
shell-fork = Új játék innen
shell-first = Az elejére
shell-last = A végére
shell-back = Előző
shell-forward = Következő
shell-autoplay = Lejátszás
shell-pause = Szünet
shell-scrubber = Lépés

## Szabályok

shell-rules = Szabályok
shell-rules-all = Minden szabály
shell-rules-contents = Tartalom
shell-rules-search = Keresés a szabályokban
shell-rules-found =
    { $count ->
        [one] Egy szabály
       *[other] { $count } szabály
    }
shell-rules-none = Nincs találat.
shell-rules-failed = A szabályokat nem sikerült betölteni.
shell-rules-english = Ezek a szabályok csak angolul olvashatók.

## Beállítások

shell-settings = Beállítások
shell-settings-language = Nyelv
shell-settings-theme = Színvilág
shell-settings-theme-system = Rendszer szerint
shell-settings-theme-light = Világos
shell-settings-theme-dark = Sötét
shell-settings-pieces = Lapkák
shell-settings-pieces-plain = Sima
shell-settings-pieces-letters = Betűkkel
shell-settings-motion = Animációk
shell-settings-motion-full = Teljes
shell-settings-motion-quick = Gyors
shell-settings-motion-none = Kikapcsolva
shell-settings-confirm = Minden akció megerősítése
shell-settings-confirm-about = Különben az akció azonnal végrehajtódik. Ami még nem végleges, azt így is visszavonhatod.
shell-settings-end-at-once = A kör magától érjen véget
shell-settings-end-at-once-about = Különben a kör utolsó akcióját a kör befejezéséig visszavonhatod.
shell-settings-sound = Rövid hang, amikor te jössz
shell-settings-notify = Értesítés, amikor te jössz
shell-settings-notify-denied = A böngésző itt nem enged értesítéseket.
shell-settings-coach = A kezdőknek szóló tippek újbóli megjelenítése

## Fiók és adatlap

shell-account = Fiók
shell-guest = Vendég
shell-has-account = Regisztrált játékos
shell-profile = A profilod
shell-login = Felhasználónév
shell-password = Jelszó
shell-password-about = Legalább nyolc karakter.
shell-make-account = Fiók létrehozása
shell-make-account-about = Bárhonnan beléphetsz, és a helyeid megmaradnak.
shell-account-made = A fiókod elkészült.
shell-sign-in = Belépés
shell-signed-in = Jó, hogy újra itt vagy.
shell-sign-out = Kilépés
shell-sign-out-everywhere = Kilépés mindenhonnan
shell-change-password = Jelszó módosítása
shell-change-password-about = Minden más eszközödön kiléptetünk, és az API-tokenjeid megszűnnek.
shell-current-password = Jelenlegi jelszó
shell-new-password = Új jelszó
shell-password-changed = A jelszó megváltozott.
shell-signed-out = Kiléptél.
shell-guest-leaves = A kilépő vendég elveszíti a helyeit.
shell-everywhere-about = Minden böngészőből, és az API-tokenek is megszűnnek.
shell-rename = Név megváltoztatása
shell-renamed = A neved megváltozott.
shell-rename-about = Az asztaloknál azonnal az új neved látszik; a befejezett játékokban a régi marad.
shell-link-about = Nincs jelszavad? Belépőlinket küldünk arra az e-mail-címre, ahová az értesítéseket kéred.
shell-link-ask = Link küldése
shell-link-sent = Ha ismerjük ezt a címet, már úton van oda egy e-mail. A link egyszer használható, negyed óráig.
shell-invitation = Meghívókód
shell-invitation-about = Ezen a szerveren csak meghívóval lehet regisztrálni. A meghívókódot az üzemeltetőtől kapod.
shell-tokens = API-tokenek
shell-tokens-about = A botod tokennel lép be. Akinél a token van, bármit megtehet, amit te.
shell-token-label = Név
shell-token-make = Token létrehozása
shell-token-new = Az új tokened. Másold ki most: később már nem lesz látható.
shell-token-copy = Token másolása
shell-token-copied = Token kimásolva
shell-token-revoke = Visszavonás
shell-token-revoke-named = { $label } visszavonása
shell-rating = Értékszám
shell-no-ratings = Még nincs értékelt játék.
shell-player-missing = Nincs ilyen játékos.
shell-since = { $date } óta
shell-players-count =
    { $count ->
        [one] egy játékos
       *[other] { $count } játékos
    }
shell-games-count =
    { $count ->
        [one] egy játék
       *[other] { $count } játék
    }
shell-finished-games = Befejezett játékok
shell-place = { $place }. hely { $of } játékosból
shell-more = Továbbiak
shell-contacts = Értesítések, amikor te jössz
shell-contacts-about = Ha nem vagy itt, körönként egyszer értesítünk.
shell-contacts-webhook = Webhook címe
shell-contacts-form = Formátum
shell-contacts-form-discord = Discord
shell-contacts-form-slack = Slack
shell-contacts-form-json = JSON
shell-contacts-email = E-mail-cím
shell-contacts-set = Értesítés ide
shell-contacts-test = Teszt küldése
shell-contacts-tested = A tesztértesítést elküldtük.
shell-contacts-remove = Eltávolítás
shell-contacts-unverified = Előbb kattints az e-mailben kapott linkre.
shell-contacts-email-sent = Elküldtünk egy e-mailt egy linkkel.
shell-contacts-off = Kikapcsolva. Ha újra kérsz értesítést, add meg ismét a címet.

## Mi mehet rosszul

shell-problem-unreachable = A szerver nem válaszol.
shell-problem-not-found = Nincs ilyen asztal, vagy nincs hozzáférésed.
shell-problem-not-signed-in = Lejárt a munkamenet. Töltsd be újra az oldalt.
shell-problem-another-turn = Közben továbbment a játék.
shell-problem-another-draft = A köröd közben megváltozott.
shell-problem-not-your-turn = Most nem te jössz.
shell-problem-too-often = Túl sok kérés érkezett; próbáld újra egy pillanat múlva.
shell-problem-too-many-tables = Túl sok befejezetlen játékod van.
shell-problem-busy = A szerver leterhelt; próbáld újra egy pillanat múlva.
shell-problem-our-fault = Hiba történt nálunk.
shell-problem-taken = Ez a hely foglalt.
shell-problem-full = Minden hely foglalt.
shell-problem-wrong-password = Hibás felhasználónév vagy jelszó.
shell-problem-not-your-password = Hibás a jelenlegi jelszó.
shell-problem-login-taken = Ez a felhasználónév foglalt; válassz másikat.
shell-problem-no-spectators = Ez az asztal nem enged be nézőket.
shell-problem-no-hints = Itt nem kérhető tipp.
shell-problem-revealed = Ez már nem vonható vissza: valami kiderült.
shell-problem-out-of-time = Lejárt az időd: ezt a lépést egy bot teszi meg, a következő a tiéd.
shell-problem-said-enough = Ennek az asztalnak betelt a csevegése.
