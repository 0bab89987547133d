### Struggle of Empires az asztalnál, magyarul: térkép, panelek, kérdések, és amit a képernyőolvasó mond

## A térkép és eszközei

empires-table-map = Európa és a gyarmatok térképe
empires-table-tools = A térkép nézete
empires-table-larger = Nagyítás
empires-table-smaller = Kicsinyítés
empires-table-fit = Teljes térkép
empires-table-as-list = Lista
empires-table-as-map = Térkép
empires-table-war = Háború
empires-table-round = Forduló
empires-table-of = { $now } / { $all }
empires-table-upper = Felső sor
empires-table-lower = Alsó sor

## Egy hely szavakkal

empires-table-area = { $area-name }, pontok { $points }.
empires-table-area-markers = Befolyásjelzők: { $list }.
empires-table-area-units = Egységek: { $list }.
empires-table-area-counters = Jelzők: { $list }.
empires-table-area-captured = Fogságba esett: { $list }.
empires-table-area-blockades = Blokád: { $list }.
empires-table-home =
    { $list ->
        [none] Anyaország, { $power-name }: nincs egység.
       *[other] Anyaország, { $power-name }: { $list }.
    }
empires-table-may = Ezt a helyet választhatod.
empires-table-targets = Választhatod: { $areas-name }.
empires-table-count-army = { $count } hadsereg
empires-table-count-fleet = { $count } flotta
empires-table-count-fort = { $count } erőd
empires-table-counter =
    erő { $strength }{ $gold ->
        [0] { "" }
       *[other] , { $gold } arany
    }{ $points ->
        [0] { "" }
       *[other] , { $points } pont
    }
empires-table-seat = { $number }. játékos
empires-table-neutral = Semleges, { $face }
empires-table-standing-in = { $power }: { $markers } jelző, { $points } pont

## Kinek mije van

empires-table-points = Pontok
empires-table-gold = Arany
empires-table-population = Népesség
empires-table-unrest = Elégedetlenség
empires-table-markers = Befolyásjelzők
empires-table-gain = +{ $points } pont
empires-table-tiles = { $count } lapka
empires-table-no-power = Még nincs nagyhatalom
empires-table-own = A te nagyhatalmad
empires-table-stock = Még felrakandó
empires-table-revolution = forradalom: { $limit }
empires-table-turned = { $turned } felhasználva ebben a háborúban
empires-table-forecast =
    Ha most véget érne a háború: bevétel { $income }, fenntartás { $upkeep }, utána { $gold } arany{ $unrest ->
        [0] { "" }
       *[other] { " " }és még { $unrest } elégedetlenség
    }; népesség +{ $growth }.

## A kérdés

empires-table-decision = Te döntesz
empires-table-over = A játék véget ért.
empires-table-final = Végeredmény
empires-table-verdict =
    { $how ->
        [points] A legtöbb pont nyer.
        [unrest] Egyenlő pontszám; a kisebb elégedetlenség dönt.
        [gold] Egyenlő pontszám és elégedetlenség; a több arany dönt.
        [shared] Egyenlő pontszám, elégedetlenség és arany: közös a győzelem.
       *[revolution] Minden birodalmat elsöpört a forradalom.
    }
empires-table-fallen = forradalom
empires-table-wait = { $player } dönt: { $what }
empires-table-ask-power = Melyik nagyhatalom legyen?
empires-table-ask-place = Hová kerüljön a következő egység?
empires-table-ask-auction =
    { $bidder ->
        [none] Mennyi legyen a nyitó licit?
       *[other] Magasabb licit a szövetségekre, vagy passz?
    }
empires-table-ask-turn =
    { $left ->
        [0] Ingyenes akció, vagy vége a körnek?
        [one] Mi legyen a kör utolsó akciója?
       *[other] Mi legyen a következő akció? Még { $left } van.
    }
empires-table-ask-build = Milyen egység épüljön, és hová?
empires-table-ask-native = Mozogjanak az új bennszülöttek { $area-from }, vagy maradjanak ott?
empires-table-ask-move = Mozogjon még egy egység, vagy vége a mozgásnak?
empires-table-ask-attack = Mit támadjon meg a hadügyminisztérium?
empires-table-ask-alliance = Melyik szövetséglapka legyen?
empires-table-ask-raid = Melyik jelzőre csapjon le? { $tile-name }.
empires-table-ask-surprise = Meglepetésszerű legyen a támadás { $area-in }?
empires-table-ask-help = Jöjjön segítség a szövetségesektől { $area-in }?
empires-table-ask-answer =
    { $gold ->
        [0] Segítség { $arm-name } { $area-in }? { $asker-start } nem ajánl érte aranyat.
       *[other] Segítség { $arm-name } { $area-in }? { $asker-start } { $gold } aranyat ajánl érte.
    }
empires-table-ask-naval = Legyen tengeri csata { $area-in }?
empires-table-ask-arms = A tengeren szolgáljon a szövetséglapka? { $tile-name }.
empires-table-ask-support = A blokád erősítse a tengeri támogatást { $area-in }?
empires-table-ask-reserves = Jöjjenek a tartalékok, hogy mindkét fél újra dobjon?
empires-table-ask-withdraw = Legyen visszavonulás { $area-in }?
empires-table-ask-loss = Melyik egység vész el { $area-in }?
empires-table-ask-helper = Kinek a segítő egysége vész el { $area-in }?
empires-table-ask-marker = A te jelződ váltsa fel a vesztesét { $area-in }?

## Akciók kifejezésként

empires-table-say-power = Nagyhatalom: { $power-name }
empires-table-say-place = { $unit-start } felrakása { $area-to }
empires-table-say-bid =
    { $b ->
        [upper] Licit { $gold }: { $a-the } a felső sorba
        [lower] Licit { $gold }: { $a-the } az alsó sorba
       *[other] Licit { $gold }: { $a-the } a felső, { $b-the } az alsó sorba
    }
empires-table-say-pass = Passz
empires-table-say-take = Lapka: { $tile-name }
empires-table-say-use = Felhasználás: { $tile-name }
empires-table-say-blockade = Blokád felállítása { $area-in }
empires-table-say-build = { $unit-start } építése { $place-in }
empires-table-say-destroy = { $unit-start } megsemmisítése { $place-in }, majd újraépítése
empires-table-say-move = { $unit-start } mozgatása { $origin-from } { $place-to }
empires-table-say-stop = Mozgás vége
empires-table-say-attack =
    { $target ->
        [neutral] Támadás a semleges jelző ellen { $area-in }: { $face }
        [pirates] Támadás a kalózok ellen { $area-in } ({ $what-name })
        [slave_revolt] Támadás a rabszolgafelkelés ellen { $area-in } ({ $what-name })
       *[other] Támadás { $target-against } { $what-name } { $area-in }
    }
empires-table-say-raid = Lecsapás erre a jelzőre { $area-in }: { $power-name }
empires-table-say-settle =
    { $what ->
        [slaves] Rabszolga-telepítés { $area-in }
       *[pop] Betelepítés { $area-in }
    }
empires-table-say-help =
    { $gold ->
        [0] Segítségkérés { $arm-name }: { $power-name }
       *[other] Segítségkérés { $arm-name } { $gold } aranyért: { $power-name }
    }
empires-table-say-enough = Nem kérek több segítséget
empires-table-say-yes = Igen
empires-table-say-with =
    { $units ->
        [one] Segítek egy egységgel
       *[other] Segítek { $units } egységgel
    }
empires-table-say-no = Nem
empires-table-say-fight = Tengeri csata
empires-table-say-decline = Nincs tengeri csata
empires-table-say-lose =
    { $what ->
        [army] Hadsereg elvesztése
        [fort] Erőd elvesztése
       *[other] { $what-start } egysége
    }
empires-table-say-end = Kör vége

empires-table-yes-answer = Segítek
empires-table-no-answer = Nem segítek
empires-table-yes-marker = A jelzőm kerüljön oda
empires-table-no-marker = Maradjon
empires-table-no-surprise = Nem használom
empires-table-no-arms = Maradjon a szárazföldi csatára
empires-table-no-support = A blokád marad
empires-table-no-reserves = Maradjon a dobás
empires-table-no-withdraw = Vállalom a veszteséget

## Választás lépésekben

empires-table-free = Ingyenes akciók:
empires-table-verb-take = Lapka elvétele
empires-table-verb-build = Építés
empires-table-verb-destroy = Megsemmisítés
empires-table-verb-move = Mozgás
empires-table-verb-attack = Támadás
empires-table-verb-settle = Betelepítés
empires-table-verb-blockade = Blokád felállítása
empires-table-verb-place = Felrakás
empires-table-verb-raid = Lecsapás
empires-table-destroy-first = Előbb egy egység megsemmisítése és újraépítése
empires-table-undo = Visszavonás: { $what }
empires-table-left =
    { $count ->
        [0] nincs több
       *[other] még { $count }
    }
empires-table-step-unit = Melyik egység?
empires-table-step-origin = Honnan mozogjon?
empires-table-step-place =
    { $verb ->
        [destroy] Hol van az egység?
       *[other] Hová?
    }
empires-table-step-area =
    { $verb ->
        [attack] Melyik területen?
        [raid] Melyik területen?
       *[other] Hol?
    }
empires-table-step-what = Betelepítés vagy rabszolga-telepítés?
empires-table-risk = { $chance }: odavész vagy visszafordul
empires-table-price =
    { $borrowed ->
        [0] Ára: { $gold } arany
       *[other] Ára: { $gold } arany, ehhez { $borrowed } elégedetlenség
    }
empires-table-deed-build = Építés ide
empires-table-deed-place = Egység felrakása ide
empires-table-deed-destroy = Egység megsemmisítése itt
empires-table-deed-move =
    { $slot ->
        [origin] Mozgás innen
       *[place] Mozgás ide
    }
empires-table-deed-attack = Támadás itt
empires-table-deed-settle = Betelepítés itt
empires-table-deed-blockade = Blokád itt
empires-table-deed-raid = Lecsapás itt
empires-table-close = Bezárás

## A nagyhatalmak, az árverés, a segítség

empires-table-borders = szomszédai: { $areas-name }
empires-table-no-borders = nincs szomszédja; csak tengeren mozog
empires-table-row = Sor
empires-table-last = Az utolsó nagyhatalom
empires-table-no-bid = Még nincs licit.
empires-table-standing =
    { $b ->
        [upper] { $bidder-start } licitje { $gold }: { $a-the } a felső sorba.
        [lower] { $bidder-start } licitje { $gold }: { $a-the } az alsó sorba.
       *[other] { $bidder-start } licitje { $gold }: { $a-the } a felső, { $b-the } az alsó sorba.
    }
empires-table-sum = A licited aranyban
empires-table-bid = Licit: { $gold }
empires-table-pass-auction = Passz az egész árverésre
empires-table-bid-up-to = Licit legfeljebb { $gold } aranyig
empires-table-order-pass = Ezen az árverésen minden licitre passzolsz.
empires-table-order-bid =
    { $b ->
        [upper] Legfeljebb { $gold } aranyig licitálsz: { $a-the } a felső sorba.
        [lower] Legfeljebb { $gold } aranyig licitálsz: { $a-the } az alsó sorba.
       *[other] Legfeljebb { $gold } aranyig licitálsz: { $a-the } a felső, { $b-the } az alsó sorba.
    }
empires-table-order-private = Ezt csak te látod.
empires-table-order-withdraw = Visszavonás
empires-table-place-open = A te helyed még nem dőlne el.
empires-table-foes = Őket támadhatnád, és ők támadhatnának téged: { $list }.
empires-table-less = Kevesebb
empires-table-more = Több
empires-table-ally = { $power-name } { $arm-name }
empires-table-helping = Segítségül küldött egységek
empires-table-help-with =
    { $all ->
        [yes] Segítek mind a { $units } egységgel
       *[no] Segítek { $units } egységgel
    }
empires-table-offer = Az ajánlatod aranyban
empires-table-ask-for-help =
    { $gold ->
        [0] Kérés fizetség nélkül
       *[other] Ajánlat: { $gold }
    }

## A csata

empires-table-stage = A támadás
empires-table-campaign = { $attacker } – { $defender } { $area-in }
empires-table-attacker = Támadó
empires-table-defender = Védekező
empires-table-battle-land = Szárazföldi csata
empires-table-battle-naval = Tengeri csata
empires-table-strength = Erő
empires-table-force-units =
    { $arm ->
        [naval] Flották
       *[land] Hadseregek
    }
empires-table-force-forts = Erődök
empires-table-force-helpers = Segítők
empires-table-force-neutral = Nyomtatott erő
empires-table-force-training = Jobb képzés
empires-table-force-support = Tengeri támogatás
empires-table-force-alliances = Szövetséglapkák
empires-table-force-none = Semmi
empires-table-odds = A támadó esélyei: győzelem { $win }, döntetlen { $tie }, vereség { $loss }
empires-table-dice = Kockák: { $first } és { $second }
empires-table-result =
    { $winner ->
        [attacker] A támadó győz.
        [defender] A védekező győz.
       *[tie] Döntetlen.
    }
empires-table-loss =
    { $why ->
        [seven] { $power } { $unit-acc } veszít: a kockák összege hét.
        [tie] { $power } { $unit-acc } veszít: döntetlen.
       *[defeat] { $power } { $unit-acc } veszít: vereség.
    }
empires-table-marker-placed = { $power-start } befolyásjelzőt tesz le { $area-in }.
empires-table-marker-captured = { $power-start } jelzője fogságba esik { $area-in }.
empires-table-marker-left = { $power-start } a helyén hagyja a jelzőt { $area-in }.

## A lapkák készlete

empires-table-supply = Elvehető lapkák
empires-table-search = Keresés a lapkák közt
empires-table-none-found = Nincs ilyen lapka.
empires-table-filter-affordable = Megfizethető
empires-table-filter-battle = Csata
empires-table-filter-money = Arany
empires-table-filter-people = Népesség
empires-table-filter-moves = Mozgás
empires-table-filter-once = Háborúnként egyszer
empires-table-nothing = Ingyenes
empires-table-use-once_per_war = háborúnként egyszer
empires-table-use-immediate = azonnali
empires-table-use-box = azonnali, utána kikerül a játékból
empires-table-use-single = egyszer használatos
empires-table-use-alliance = erre a háborúra
empires-table-tile-army_training = +1 szárazföldön annak, akinek több hadseregképzése van, ha hadserege vagy védő erődje van a csatában.
empires-table-tile-naval_training = +1 tengeren annak, akinek több haditengerészeti képzése van, ha flottája van a csatában.
empires-table-tile-reserves = A dobás után: mindkét fél újra dob.
empires-table-tile-war_office = Ingyenes akció: még egy támadás, költség nélkül.
empires-table-tile-mercenaries = Ingyenes akció: hadsereg építése népesség nélkül.
empires-table-tile-pressgangs = Ingyenes akció: flotta építése népesség nélkül.
empires-table-tile-trained_natives = Ingyenes akció: egy hadsereg közvetlenül egy olyan gyarmatra, ahol befolyásjelződ vagy egységed van; utána mozoghat.
empires-table-tile-militia = Építési akcióval eggyel több egységet építhetsz, a népességét is kifizetve.
empires-table-tile-logistics = Mozgási akcióval eggyel több egységet mozgathatsz.
empires-table-tile-banking = Ha fizetéshez veszel fel elégedetlenséget, darabja { $banking } aranyat hoz.
empires-table-tile-navigation = +{ $navigation } a tengeri próba második kockájához.
empires-table-tile-diplomatic_service = Ingyenes akció: elvehetsz egy szövetséglapkát az áráért.
empires-table-tile-improved_agriculture = A háború végén további +{ $agriculture } népesség.
empires-table-tile-government_reform = { $reform } elégedetlenség visszaadása.
empires-table-tile-industry = { $industry } győzelmi pont.
empires-table-tile-pirates = Tengeri csata { $pirates } erővel egy másik játékos gyarmati jelzője ellen; győzelem esetén a jelző fogságba esik.
empires-table-tile-slave_revolt = Szárazföldi csata { $slave_revolt } erővel egy másik játékos amerikai jelzője ellen; győzelem esetén a jelző fogságba esik.
empires-table-tile-fighting_withdrawal = Védekezőként: ebben a támadásban az oldaladon nem vész el több egység.
empires-table-tile-surprise_attack = Játékos megtámadásakor: senki sem segíthet a védekezőnek.
empires-table-tile-blockade = A flottáddal együtt elzárja a gyarmatot a másik szövetség hadseregei és erődjei elől; vagy egy csatában +{ $blockade }-re növeli a tengeri támogatást.
empires-table-tile-company = Bevétel: 1 arany minden befolyásjelződért { $area-in }.
empires-table-tile-alliance =
    { $either ->
        [yes] +1 csatában { $list }, tengeren vagy szárazföldön.
       *[no] +1 szárazföldi csatában { $list }.
    }

## Mely adatok biztosak

empires-table-figures = Az adatokról
empires-table-note = Az eredeti játék néhány adatát sehol sem találtuk meg, ezeket rekonstruáltuk. Hogy melyek ezek, az asztalnál „{ empires-table-figures }” alatt olvasható.
empires-table-status-printed = A játékban nyomtatva:
empires-table-status-sister = Egy testvérjátékból:
empires-table-status-reconstructed = Általunk rekonstruálva:
empires-table-figure-limits = darabszámok
empires-table-figure-limits-markers-on-map = jelzők a térképen
empires-table-figure-start = kezdőállás
empires-table-figure-game = háborúk, fordulók, akciók ára
empires-table-figure-area-vp = a területek pontjai
empires-table-figure-area-panel = a térkép részei
empires-table-figure-area-adjacent = a területek határai
empires-table-figure-area-counters = az egyes területek jelzői
empires-table-figure-area-ottoman-empire-counters = az Oszmán Birodalom jelzői
empires-table-figure-home-adjacent = az anyaországok határai
empires-table-figure-home-spain-adjacent = Spanyolország határai
empires-table-figure-counter-faces = a jelzők értékei
empires-table-figure-tile-copies = a lapkák példányszáma
empires-table-figure-tile-war-office-copies = a hadügyminisztérium példányszáma
empires-table-figure-tile-cost = a lapkák ára
empires-table-figure-tile-use = a lapkák használata
empires-table-figure-company-copies = a társaságok száma
empires-table-figure-company-area = a társaságok területei
empires-table-figure-company-cost = a társaságok ára
empires-table-figure-company-income = a társaságok bevétele
empires-table-figure-alliance-copies = a szövetséglapkák száma
empires-table-figure-alliance-areas = a szövetséglapkák területei
empires-table-figure-alliance-arms = a szövetséglapkák fegyverneme
empires-table-figure-alliance-cost = a szövetséglapkák ára

## Nagy pillanatok

empires-moment-battle = Csata
empires-moment-sea = Tengeri próba
empires-moment-war = Véget ért a háború
empires-table-nothing-to =
    { $verb ->
        [move] Nincs olyan egységed a térképen, amely mozoghatna.
        [attack] Egyik egységed sem áll ott, ahol bárkit megtámadhatnál.
        [settle] Nincs betelepíthető jelző a térképen.
       *[other] Itt most nincs teendő.
    }
empires-table-not-now =
    { $verb ->
        [take] Most nem vehetsz el lapkát.
        [build] Most nem építhetsz.
        [move] Most nem mozoghatsz.
        [attack] Most nem támadhatsz.
        [settle] Most nem telepíthetsz be.
       *[other] Ez most nem lehetséges.
    }
empires-table-no-tiles = Még nincs lapka.
empires-table-war-count =
    { $war ->
        [1] Az { $war }. háború vége
       *[other] A { $war }. háború vége
    }
empires-table-count-skip = Összes megjelenítése
empires-table-count-treasury = Arany és népesség
empires-table-count-income = Bevétel
empires-table-count-upkeep = Fenntartás
empires-table-count-growth = Népesség
empires-table-count-areas = Pontok területenként
empires-table-count-total = Összesen
