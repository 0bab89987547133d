### A játékok körüli kliens, magyarul

## A ház

shell-app-name = Tilewright
shell-title = { $title } · Tilewright
shell-title-your-turn = ● Te jössz · { $title }
shell-skip = A tartalomhoz
shell-nav = A ház
shell-home = Kezdőlap
shell-close = Bezárás
shell-cancel = Mégse
shell-loading = Egy pillanat …
shell-try-again = Újra
shell-offline = Nincs hálózat. Az oldal működik; az asztalok megvárnak.
shell-page-failed = Az oldalt nem sikerült betölteni. Van hálózat?
shell-missing = Nincs ilyen oldal
shell-missing-about = Talán régi a hivatkozás, vagy elveszett egy betűje.
shell-language-en = English
shell-language-he = עברית
shell-language-hu = magyar
shell-names = { $names-name }

## Kezdőlap

shell-welcome = Van szabad asztal
shell-welcome-about =
    { $count ->
        [3] Három nagyszerű lapkás játék
       *[other] { $count } nagyszerű lapkás játék
    }: azonnal gépi játékosok ellen, vagy barátokkal egy hivatkozáson át. Nem kell telepíteni, nem kell űrlapot kitölteni.
shell-games = Játékok
shell-play-now = Játék most
shell-number-of-players = Játékosok
shell-against = Ellenfél
shell-learn = Tanulás
shell-with-friends = Barátokkal
shell-my-tables = Asztalaid
shell-open-tables = Nyitott asztalok
shell-your-turn = Te jössz
shell-others-turn = Mások jönnek
shell-watch = Nézem
shell-free-seats =
    { $count ->
        [one] Egy szabad hely
       *[other] { $count } szabad hely
    }
shell-enter-link = Hivatkozást kaptál?
shell-enter = Az asztalhoz
shell-name = A neved az asztalnál
shell-name-about = Mi találtuk ki. Írd át, ahogy tetszik.
shell-name-trades = Fazekas, Takács, Írnok, Kőműves, Révész, Pék, Kertész, Juhász, Ács, Méhész, Halász, Festő
shell-bot = Gépi játékos
shell-bot-name =
    { $bot ->
        [novice] Kezdő gép
        [adept] Gyakorlott gép
        [master] Mester gép
        [greedy] Mohó gép
        [random] Szeszélyes gép
       *[other] { $bot }
    }
shell-bot-numbered = { $name } { $number }

## Új asztal, és várakozás a többiekre

shell-new-table = Új asztal
shell-game = Játék
shell-options = A játék változatai
shell-seat = { $seat }. hely
shell-seat-bot = Gépi játékosé legyen
shell-who-me = Én
shell-who-open = Szabad
shell-who-bot = Gépi játékos
shell-clock = Óra
shell-clock-none = Nincs: ráérünk
shell-clock-live = Élő: másodpercek döntésenként, és tartalék
shell-clock-slow = Lassú: napok körönként
shell-clock-seconds = Másodperc döntésenként
shell-clock-minutes = Perc tartalékban
shell-clock-days = Nap körönként
shell-clock-left = Hátralévő idő
shell-clock-reserve = Tartalék
shell-private = Zártkörű: csak a hivatkozással lehet bejönni
shell-spectators = Mások nézhetik
shell-hints = Tanács kérhető
shell-make-table = Asztal készítése
shell-waiting-title = { $game }: kezdés előtt
shell-waiting-owner = Küldd el a hivatkozást a barátaidnak, vagy adj szabad helyet gépi játékosnak.
shell-waiting-full = Mindenki itt van. Kezdhetitek.
shell-waiting-guest = A játék akkor indul, amikor az asztal gazdája elindítja.
shell-known-deal = Ismert osztás, nem értékelt játék
shell-known-deal-explained = Ismert osztás: egy korábbi játékban már láthatta valaki. Ez a játék nem számít bele az értékszámba.
shell-seat-open = Szabad hely
shell-sit = Ide ülök
shell-stand-up = Felállok
shell-free-seat = Hely felszabadítása
shell-invite = Hívd meg barátaidat
shell-invite-link = Hivatkozás erre az asztalra
shell-copy-link = Hivatkozás másolása
shell-link-copied = A hivatkozás a vágólapon van.
shell-start = Játék indítása
shell-start-when = Ha minden hely foglalt.
shell-present = Itt van: { $names-name }
shell-seats-taken =
    { $count ->
        [one] Egy hely foglalt.
       *[other] { $count } hely foglalt.
    }

## Az asztalnál

shell-table-unavailable = Ez az asztal nem mutatható meg
shell-players = Játékosok
shell-board = Tábla
shell-panel = A kezed
shell-side = Napló és csevegés
shell-fold = Napló és csevegés
shell-menu = Menü
shell-you = (te)
shell-stands-in = Gép játszik helyette
shell-absent = Nincs itt
shell-connection-connecting = Kapcsolódás …
shell-connection-lost = Nincs kapcsolat; újra próbáljuk
shell-connection-ended = Ezt az asztalt már nem nézheted.
shell-log = Napló
shell-chat = Csevegés
shell-chat-empty = Még senki sem szólt semmit.
shell-chat-say = Mondj valamit
shell-chat-send = Küldés
shell-confirm = Megteszem
shell-ask-end-turn = Zárd le a kört, vagy vond vissza az utolsó akciót.
shell-end-turn = Kör vége
shell-draft = Még nem végleges
shell-draft-about =
    { $count ->
        [one] Egy akció még visszavonható.
       *[other] { $count } akció még visszavonható.
    }
shell-take-back = Visszavonás
shell-take-back-all = Mindent vissza
shell-rule = { $rule } szabály
shell-rule-missing = Ez a szabály nincs az oldalon.
shell-hint = Mit tenne egy gép?
shell-hint-thinking = Gondolkodik …
shell-hint-then = Majd: { $line }.
shell-then = {"; "}
shell-ask-take-back = Visszavonás kérése
shell-vote-to-end = Javaslat: legyen vége győztes nélkül
shell-resign = Feladás
shell-resign-sure = Feladod ezt a játékot? Gép játszik tovább helyetted, vagy a játék véget ér.
shell-fair = Tisztességes szerencse
shell-fair-about = A játék magja az első lépés előtt eldől. A végéig az ujjlenyomata látszik, utána maga a mag, így bárki ellenőrizheti a játékot.
shell-save-picture = Kép mentése ({ $kind })
shell-you-are-away = Lejárt az időd; gép játszik helyetted.
shell-come-back = Itt vagyok
shell-wants-take-back = { $name } vissza szeretne vonni.
shell-allow = Engedem
shell-refuse = Most nem
shell-want-to-end = Győztes nélkül befejezné: { $names-name }
shell-agree = Egyetértek
shell-vote-withdraw = Játsszunk tovább
shell-coach-ask = Itt áll, hogy mi a teendőd.
shell-coach-panel = Itt vannak a lapkáid. Válassz egyet, és felragyognak a helyek, ahová kerülhet. Egér, ujj és billentyűzet egyaránt jó.
shell-coach-why = Próbálj ki bármit: ahová nem szabad, ott megmondjuk, miért, és melyik szabály tiltja.
shell-coach-next = Jó ({ $step } / { $of })

## A napló

shell-log-sat = { $name } leül.
shell-log-rose = Felszabadult egy hely.
shell-log-renamed = Az egyik játékos mostantól { $name } néven szerepel.
shell-log-started = Kezdődik a játék.
shell-log-resigned = { $seat-player } feladja.
shell-log-went-away = { $seat-player } ideje lejárt; gép játszik helyette.
shell-log-came-back = { $seat-player } visszajött.
shell-log-asked-to-take-back = { $seat-player } vissza szeretne vonni.
shell-log-answered-take-back =
    { $agrees ->
        [yes] { $seat-player } engedi.
       *[no] { $seat-player } nem engedi.
    }
shell-log-voted-to-end =
    { $agrees ->
        [yes] { $seat-player } győztes nélkül befejezné.
       *[no] { $seat-player } tovább játszik.
    }
shell-log-led-to =
    { $how ->
        [rematch] Készen áll a visszavágó.
        [fork] Új játék nőtt ki ebből.
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
            [yes] Osztozol a győzelmen: { $names-name }
           *[no] { $names-name } osztozik a győzelmen
        }
    }
shell-ending-ended-by-agreement = Mindenki beleegyezett, hogy győztes nélkül érjen véget.
shell-ending-resignation = Feladással ért véget.
shell-rematch = Visszavágó
shell-go-rematch = A visszavágóhoz
shell-challenge = Ugyanez az osztás újra
shell-save-record = Jegyzőkönyv mentése
shell-replay = Visszajátszás
shell-replay-of = Visszajátszás: { $title }
shell-replay-not-over = A játéknak még nincs vége; addig a múltja nem nyitott.
shell-replay-start = A kezdet.
shell-to-table = Az asztalhoz
shell-viewer = Kinek a szemével
shell-spectator = Néző
shell-fork = Innen tovább
shell-first = Az elejére
shell-last = A végére
shell-back = Egyet vissza
shell-forward = Egyet előre
shell-autoplay = Lejátszás
shell-pause = Megállás
shell-scrubber = Lépés

## Szabályok

shell-rules = Szabályok
shell-rules-all = Minden szabály
shell-rules-search = Keresés a szabályokban
shell-rules-found =
    { $count ->
        [one] Egy szabály
       *[other] { $count } szabály
    }
shell-rules-none = Nincs szabály ezekkel a szavakkal.
shell-rules-failed = A szabályokat nem sikerült betölteni.
shell-rules-english = Ezek a szabályok angolul vannak; még senki sem fordította le őket.

## Beállítások

shell-settings = Beállítások
shell-settings-language = Nyelv
shell-settings-theme = Színvilág
shell-settings-theme-system = Mint a rendszer
shell-settings-theme-light = Világos
shell-settings-theme-dark = Sötét
shell-settings-pieces = Lapkák
shell-settings-pieces-plain = Sima
shell-settings-pieces-letters = Betűkkel
shell-settings-motion = Mozgás
shell-settings-motion-full = Ahogy tervezték
shell-settings-motion-quick = Gyors
shell-settings-motion-none = Semmi
shell-settings-confirm = Minden akció megerősítése
shell-settings-confirm-about = Különben az akció azonnal megtörténik. Ami nem végleges, mindenképp visszavonható.
shell-settings-end-at-once = A köröm azonnal véget ér
shell-settings-end-at-once-about = Különben a kör utolsó akciója visszavonható, amíg le nem zárod a kört.
shell-settings-sound = Rövid hang, amikor te jössz
shell-settings-notify = Értesítés, amikor te jössz
shell-settings-notify-denied = A böngésző itt nem enged értesítéseket.
shell-settings-coach = Az első tanácsok újra

## Fiók és adatlap

shell-account = Fiók
shell-guest = Vendég
shell-has-account = Van fiókja
shell-profile = Adatlapod
shell-login = Felhasználónév
shell-password = Jelszó
shell-password-about = Legalább nyolc karakter.
shell-make-account = Fiók készítése
shell-make-account-about = Bárhonnan visszajöhetsz. A helyeid megmaradnak.
shell-account-made = Mostantól van fiókod.
shell-sign-in = Belépés
shell-signed-in = Jó, hogy újra itt vagy.
shell-sign-out = Kilépés
shell-sign-out-everywhere = Kilépés mindenhonnan
shell-signed-out = Kiléptél.
shell-guest-leaves = A vendég, ha kilép, nem tud visszajönni a helyeire.
shell-everywhere-about = Mindenhonnan: minden böngészőből, és minden program tokenje is megszűnik.
shell-rename = Név megváltoztatása
shell-renamed = Mostantól más a neved.
shell-rename-about = Az asztaloknál, ahol ülsz, azonnal látszik; a befejezett játékok megőrzik az akkori nevet.
shell-link-about = Vagy jelszó nélkül: hivatkozást küldünk arra a címre, ahol szólni szoktunk.
shell-link-ask = Kérek egy hivatkozást
shell-link-sent = Ha ezt a címet ismerjük, úton van oda egy levél. A hivatkozása egyszer használható, negyed óráig.
shell-invitation = Meghívó
shell-invitation-about = Ezen a kiszolgálón meghívóval lehet fiókot készíteni. A szót az üzemeltetőtől kapod.
shell-tokens = Programok, amelyek helyetted játszanak
shell-tokens-about = A botod tokennel lép be. Akinél a token van, mindent megtehet, amit te.
shell-token-label = A program neve
shell-token-make = Token készítése
shell-token-new = Az új tokened. Csak most az egyszer látható.
shell-token-copy = A token másolása
shell-token-copied = A token a vágólapon van.
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
shell-place = { $of } közül { $place }. hely
shell-more = Továbbiak
shell-contacts = Amikor te jössz, és nem vagy itt
shell-contacts-about = Szólhatunk, várakozásonként egyszer.
shell-contacts-webhook = Egy webhook címe
shell-contacts-form = Kinek
shell-contacts-form-discord = Discord
shell-contacts-form-slack = Slack
shell-contacts-form-json = program (JSON)
shell-contacts-email = E-mail-cím
shell-contacts-set = Oda szóljatok
shell-contacts-test = Kipróbálás
shell-contacts-tested = Szóltunk.
shell-contacts-remove = Eltávolítás
shell-contacts-unverified = Előbb kövesd a levélben lévő hivatkozást.
shell-contacts-email-sent = Úton van hozzád egy levél egy hivatkozással.

## Mi mehet rosszul

shell-problem-unreachable = A kiszolgáló nem válaszol.
shell-problem-not-found = Nincs ilyen asztal, vagy nem neked való.
shell-problem-not-signed-in = A kiszolgáló már nem ismer. Töltsd be újra az oldalt.
shell-problem-another-turn = A játék közben továbbment.
shell-problem-not-your-turn = Most nem te jössz.
shell-problem-too-often = Kicsit lassabban, kérlek; próbáld újra hamarosan.
shell-problem-too-many-tables = Túl sok olyan asztalod van, amelyen még tart a játék.
shell-problem-busy = A kiszolgáló elfoglalt; próbáld újra hamarosan.
shell-problem-our-fault = Nálunk romlott el valami.
shell-problem-taken = Ez a hely foglalt.
shell-problem-full = Minden hely foglalt.
shell-problem-wrong-password = Nincs fiók ezzel a névvel és jelszóval.
shell-problem-login-taken = Ez a név foglalt; válassz másikat.
shell-problem-no-spectators = Ez az asztal nem nyitott nézőknek.
shell-problem-no-hints = Ez az asztal tanács nélkül készült.
shell-problem-revealed = Ez nem vonható vissza: valami kiderült.
