### Struggle of Empires magyarul. acc: tárgyeset; in, to, from: hol, hová, honnan.

## Szavak: nagyhatalmak, helyek, egységek, jelzők, lapkák

empires-name-britain = Nagy-Britannia
    .the = Nagy-Britannia
    .start = Nagy-Britannia
    .against = Nagy-Britannia ellen
empires-name-france = Franciaország
    .the = Franciaország
    .start = Franciaország
    .against = Franciaország ellen
empires-name-spain = Spanyolország
    .the = Spanyolország
    .start = Spanyolország
    .against = Spanyolország ellen
empires-name-austria = Ausztria
    .the = Ausztria
    .start = Ausztria
    .against = Ausztria ellen
empires-name-prussia = Poroszország
    .the = Poroszország
    .start = Poroszország
    .against = Poroszország ellen
empires-name-russia = Oroszország
    .the = Oroszország
    .start = Oroszország
    .against = Oroszország ellen
empires-name-united_provinces = Egyesült Tartományok
    .the = az Egyesült Tartományok
    .start = Az Egyesült Tartományok
    .against = az Egyesült Tartományok ellen

empires-name-german_states = Német államok
    .in = a Német államokban
    .to = a Német államokba
    .from = a Német államokból
empires-name-central_europe = Közép-Európa
    .in = Közép-Európában
    .to = Közép-Európába
    .from = Közép-Európából
empires-name-mediterranean = Földközi-tenger
    .in = a Földközi-tenger térségében
    .to = a Földközi-tenger térségébe
    .from = a Földközi-tenger térségéből
empires-name-baltic = Balti-térség
    .in = a Balti-térségben
    .to = a Balti-térségbe
    .from = a Balti-térségből
empires-name-ottoman_empire = Oszmán Birodalom
    .in = az Oszmán Birodalomban
    .to = az Oszmán Birodalomba
    .from = az Oszmán Birodalomból
empires-name-north_america = Észak-Amerika
    .in = Észak-Amerikában
    .to = Észak-Amerikába
    .from = Észak-Amerikából
empires-name-caribbean = Karib-térség
    .in = a Karib-térségben
    .to = a Karib-térségbe
    .from = a Karib-térségből
empires-name-south_america = Dél-Amerika
    .in = Dél-Amerikában
    .to = Dél-Amerikába
    .from = Dél-Amerikából
empires-name-africa = Afrika
    .in = Afrikában
    .to = Afrikába
    .from = Afrikából
empires-name-india = India
    .in = Indiában
    .to = Indiába
    .from = Indiából
empires-name-east_indies = Kelet-India
    .in = Kelet-Indiában
    .to = Kelet-Indiába
    .from = Kelet-Indiából
empires-name-home = anyaország
    .in = az anyaországban
    .to = az anyaországba
    .from = az anyaországból

empires-name-army = hadsereg
    .acc = hadsereget
    .start = Hadsereg
empires-name-fleet = flotta
    .acc = flottát
    .start = Flotta
empires-name-fort = erőd
    .acc = erődöt
    .start = Erőd

empires-name-land = a szárazföldön
    .battle = Szárazföldi csata
empires-name-naval = a tengeren
    .battle = Tengeri csata

empires-name-pop = POP
empires-name-slaves = rabszolgák

empires-name-army_training = hadseregképzés
empires-name-naval_training = haditengerészeti képzés
empires-name-reserves = tartalékok
empires-name-war_office = hadügyminisztérium
empires-name-mercenaries = zsoldosok
empires-name-pressgangs = kényszersorozás
empires-name-trained_natives = kiképzett bennszülöttek
empires-name-militia = milícia
empires-name-logistics = logisztika
empires-name-banking = bankrendszer
empires-name-navigation = hajózás
empires-name-diplomatic_service = diplomáciai szolgálat
empires-name-improved_agriculture = fejlett mezőgazdaság
empires-name-government_reform = kormányreform
empires-name-industry = ipar
empires-name-pirates = kalózok
empires-name-slave_revolt = rabszolgafelkelés
empires-name-fighting_withdrawal = visszavonulás
empires-name-surprise_attack = meglepetésszerű támadás
empires-name-blockade = blokád

empires-name-hudsons_bay = Hudson-öböl Társaság
empires-name-west_india = Nyugat-indiai Társaság
empires-name-south_sea = Déltengeri Társaság
empires-name-african = Afrikai Társaság
empires-name-east_india = Kelet-indiai Társaság
empires-name-dutch_east_india = Kelet-indiai Fűszertársaság
empires-name-eastland = Eastland (Balti) Társaság
empires-name-levant = Levantei Társaság
empires-name-mediterranean_co = Földközi-tengeri Társaság

empires-name-bavaria = Bajorország
empires-name-saxony = Szászország
empires-name-hanover = Hannover
empires-name-poland = Lengyelország
empires-name-hungary = magyar nemesek
empires-name-denmark = Dánia
empires-name-savoy = Savoya–Szardínia
empires-name-ottoman = Oszmán Birodalom
empires-name-portugal = Portugália
empires-name-native_americans = észak-amerikai törzsek
empires-name-indian_princes = indiai fejedelmek

## Miért nem szabad

empires-refusal-the-game-is-over = A játék véget ért.
empires-refusal-something-else-is-asked-now =
    Nem most: előbb { $asked ->
        [power] válassz nagyhatalmat
        [place] rakj fel egy egységet a térképre
        [auction] licitálj a szövetségekre, vagy passzolj
        [turn] hajts végre egy akciót
        [build] építsd meg az egységet
        [native] mozgasd az új bennszülötteket, vagy hagyd őket ott
        [move] mozgass még egy egységet, vagy fejezd be a mozgást
        [attack] jelentsd be a hadügyminisztérium támadását
        [alliance] vegyél el egy szövetséglapkát a diplomáciai szolgálattal
        [raid] válaszd ki a jelzőt, amelyre a lapka lecsap
        [surprise] döntsd el, hogy meglepetésszerű-e a támadás
        [help] kérj segítséget egy szövetségestől, vagy jelezd, hogy nem kérsz többet
        [answer] döntsd el, hogy segítesz-e
        [naval] döntsd el, hogy megütközöl-e a tengeren
        [arms] döntsd el, hogy a tengeren használod-e a szövetséglapkát
        [support] döntsd el, hogy felhasználsz-e egy blokádot
        [reserves] döntsd el, hogy felhasználod-e a tartalékokat
        [withdraw] döntsd el, hogy visszavonulsz-e
        [loss] válaszd ki, melyik egység vész el
        [helper] válaszd ki, kinek a segítő egysége vész el
       *[marker] döntsd el, hogy a vesztes jelzőjét felváltja-e a tiéd
    }.

empires-refusal-that-power-is-taken = Ezt a nagyhatalmat már játssza valaki: { $power-name }.
empires-refusal-that-power-is-not-in-the-game = Ezt a nagyhatalmat ebben a játékban senki sem játssza: { $power-name }.
empires-refusal-no-such-unit-is-left = Nincs több felrakható egységed ebből: { $unit-name }.
empires-refusal-a-fleet-cannot-be-in-that-area = Itt nincs tenger a flottának: { $area-name }.

empires-refusal-the-opener-must-bid = Aki az árverést nyitja, annak licitálnia kell; 0-t is lehet.
empires-refusal-a-bid-names-two-powers = A licit két nagyhatalmat nevez meg: egyet a felső, egyet az alsó sorba.
empires-refusal-a-bid-names-two-different-powers = A licit két különböző nagyhatalmat nevez meg; te kétszer ugyanazt: { $power-name }.
empires-refusal-the-last-power-is-named-with-one-row = Már csak egy nagyhatalom van hátra ({ $power-name }): add meg hozzá a sort, a felsőt vagy az alsót.
empires-refusal-that-power-stands-in-a-row-already = Már be van sorolva: { $power-name }.
empires-refusal-the-bid-is-not-higher = A licitnek { $standing } fölött kell lennie; { $bid } nem elég.
empires-refusal-the-bid-is-above-the-limit = Legfeljebb { $limit } aranyat licitálhatsz, nem { $bid } aranyat.

empires-refusal-actions-are-left =
    { $left ->
        [one] Még van egy akciód: hajtsd végre vagy passzolj, mielőtt befejezed a köröd.
       *[other] Még van { $left } akciód: hajtsd végre vagy passzolj, mielőtt befejezed a köröd.
    }
empires-refusal-no-actions-are-left = Elfogytak az akcióid ebben a körben; már csak ingyenes akciók maradtak.
empires-refusal-one-tile-a-turn = Körönként csak egy lapkát vehetsz el, és ezt már megtetted.
empires-refusal-one-settlement-a-turn = Körönként csak egyszer telepíthetsz be.
empires-refusal-not-enough-population = Ehhez kevés a népességed: { $population }.

empires-refusal-there-is-no-such-tile = Nincs ilyen lapka: { $tile }.
empires-refusal-none-of-that-tile-is-left = A készletben nem maradt ilyen lapka: { $tile-name }.
empires-refusal-that-tile-is-not-yours = Nincs ilyen lapkád: { $tile-name }.
empires-refusal-that-tile-is-turned = Ezt a lapkát ebben a háborúban már felhasználtad: { $tile-name }.
empires-refusal-that-tile-was-used-this-turn = Ezt a lapkát ebben a körben használtad, ezért még nem veheted el újra: { $tile-name }.
empires-refusal-that-tile-gives-no-free-action = Ez a lapka nem ad ingyenes akciót: { $tile-name }.
empires-refusal-a-blockade-is-placed-under-a-fleet = Ezt a lapkát ({ $tile-name }) úgy használhatod, hogy olyan gyarmatot választasz hozzá, ahol van flottád.
empires-refusal-that-tile-has-nothing-to-act-on = Ennek a lapkának most nem lenne hatása: { $tile-name }.
empires-refusal-another-tile-is-asked-about = Előbb döntsd el, hogy használod-e ezt a lapkát: { $tile-name }.
empires-refusal-only-an-alliance-tile-can-be-taken-now = A diplomáciai szolgálattal szövetséglapkát vehetsz el; ez nem az: { $tile-name }.
empires-refusal-there-is-no-marker-to-raid = Nincs más játékosnak olyan jelzője, amelyre lecsaphatna, ezért nem veheted el: { $tile-name }.
empires-refusal-the-tile-does-not-go-to-that-area = Ez a lapka ({ $tile-name }) nem csaphat le { $area-in }.
empires-refusal-the-tile-goes-for-another-players-marker = Más játékos jelzőjét válaszd.
empires-refusal-that-power-has-no-marker-there = { $power-name }: nincs jelzője { $area-in }.
empires-refusal-a-blockade-lies-in-a-colony = Blokád gyarmatra kerül; ez nem gyarmat: { $area-name }.
empires-refusal-a-blockade-of-yours-lies-there = Már van blokádod { $area-in }.

empires-refusal-the-unit-must-be-built = Az egységet most meg kell építeni.
empires-refusal-another-kind-of-unit-is-being-built = Most { $unit-acc } építesz.
empires-refusal-one-unit-was-destroyed-already = Ehhez az építéshez már megsemmisítettél egy egységet; most építsd meg.
empires-refusal-none-is-left-so-one-must-be-destroyed = Minden ilyen egységed ({ $unit-name }) a térképen van: előbb semmisíts meg egyet.
empires-refusal-natives-come-where-a-marker-or-unit-stands-in-a-colony = Kiképzett bennszülöttek olyan gyarmaton jelennek meg, ahol van jelződ vagy egységed; ez nem ilyen: { $place-name }.
empires-refusal-the-natives-would-have-no-place-left = Tartsd meg a hadsereget { $place-in }: nélküle a bennszülötteknek nem maradna hely.
empires-refusal-only-the-natives-move-now = Most csak az új bennszülöttek mozoghatnak { $place-in }.

empires-refusal-no-such-unit-stands-there = Nincs ilyen egységed { $place-in }: { $unit-name }.
empires-refusal-that-unit-has-had-its-move = Ez az egység ({ $unit-name }, { $place-name }) ebben az akcióban már mozgott.
empires-refusal-a-fort-moves-from-home-only = Erőd csak az anyaországból mozoghat; ez ott marad { $place-in }.
empires-refusal-a-unit-moves-to-another-place = Máshová kell mozogni; az egység már { $place-in } van.
empires-refusal-there-is-no-sea-for-a-fleet = Itt nincs tenger a flottának: { $place-name }.
empires-refusal-no-own-fleet-in-that-sea = Ehhez saját flotta kell azon a tengeren.
empires-refusal-a-blockade-keeps-the-unit-out = Blokád zárja el az utat: több flotta kell { $place-in }, mint amennyi a blokád gazdájának van.
empires-refusal-no-marker-border-or-fleet-opens-that-area = Nem juthatsz el { $place-to }: jelző kell ott vagy a szomszédban, határ az anyaországgal, vagy flotta a tengerén.

empires-refusal-no-own-army-in-that-area = Támadáshoz saját hadsereg kell { $area-in }.
empires-refusal-no-control-marker-left = Nem maradt befolyásjelződ, amelyet odatehetnél.
empires-refusal-no-such-counter-lies-there = Nincs ilyen jelző { $area-in }: { $counter-name }.
empires-refusal-a-settlement-cannot-be-attacked = Ez a jelző betelepíthető, nem megtámadható: { $counter-name }.
empires-refusal-no-such-tile-lies-there = Nincs ilyen lapka azzal a jelzővel { $area-in }: { $tile-name }.
empires-refusal-an-attack-on-a-player-is-land-or-naval = Válassz: szárazföldön vagy tengeren támadsz? Ez egyik sem: { $said }.
empires-refusal-nobody-attacks-themselves = Magadat nem támadhatod meg.
empires-refusal-that-power-is-in-your-alliance = Szövetségest nem lehet megtámadni: { $power-name }.
empires-refusal-that-power-has-nothing-there = { $power-name }: nincs semmije { $area-in }, amit megtámadhatnál.
empires-refusal-that-area-has-no-sea-of-its-own = Nincs tenger, ahol tengeri csata lehetne: { $area-name }.
empires-refusal-that-power-has-no-fleet-there = { $power-name }: nincs flottája { $area-in }.
empires-refusal-that-power-is-not-an-ally = Nem szövetségesed: { $power-name }.
empires-refusal-that-ally-has-been-asked = { $power-name }: már kértél tőle segítséget { $arm-name } { $area-in }.
empires-refusal-only-the-naval-battle-is-fought = Ez a támadás csak a tengeren folyik, ezért hadsereg nem segíthet benne.
empires-refusal-no-naval-battle-is-fought-against-a-counter-or-tile = Semleges jelző vagy lapka ellen nincs tengeri csata.
empires-refusal-the-other-side-has-no-fleet-to-fight = Nem lesz tengeri csata { $area-in }, mert nincs ott flottája: { $power-name }.
empires-refusal-that-ally-has-nothing-to-help-with = { $power-name }: nincs mivel segítenie { $arm-name } { $area-in }.
empires-refusal-a-helper-brings-a-unit-at-least = Aki segít, legalább egy egységet küld. Ha nem segítesz, válaszolj nemmel.
empires-refusal-so-many-cannot-help = Legfeljebb ennyivel segíthetsz: { $units }, nem ennyivel: { $said }.
empires-refusal-helping-with-all-is-yes = { $units } egységed van ott összesen: ha mindet küldöd, válaszolj igennel.
empires-refusal-an-offer-is-gold-in-hand = Csak meglévő aranyat ajánlhatsz: { $offer } több, mint amennyid van ({ $gold }).
empires-refusal-a-sum-is-not-negative = 0 aranynál kevesebbet nem ajánlhatsz és nem licitálhatsz.
empires-refusal-a-unit-must-be-named = Válaszd ki, melyik egység vész el: hadsereg vagy erőd.
empires-refusal-that-is-no-helper-of-that-side = Azon az oldalon nincs ilyen segítő: { $named-name }.

empires-refusal-no-own-fleet-in-africas-sea = Rabszolga-telepítéshez saját flotta kell Afrika tengerén.

## Mi történt

empires-event-only-choice = { "" }
empires-event-first-player = { $seat-player } a kisorsolt kezdőjátékos.
empires-event-power-chosen = { $seat-player } nagyhatalma: { $power-name }.
empires-event-counters-drawn =
    { $war ->
        [1] Új jelzők az első háborúhoz: { $counters }.
        [2] Új jelzők a második háborúhoz: { $counters }.
       *[other] Új jelzők a harmadik háborúhoz: { $counters }.
    }
    .counters = { $first-name } ({ $second-name })
empires-event-markers-drawn =
    { $seat-player } befolyásjelzői a kezdéskor: { $counters }.
    .counters = { $first-name }
empires-event-unit-placed = { $seat-player } { $unit-acc } rak fel { $place-to }.
empires-event-auction-opened = { $war }. háború: { $opener-player } nyitja a szövetségek árverését.
empires-event-bid-made =
    { $b ->
        [upper] { $seat-player } licitje { $gold }: { $a-the } a felső sorba.
        [lower] { $seat-player } licitje { $gold }: { $a-the } az alsó sorba.
       *[other] { $seat-player } licitje { $gold }: { $a-the } a felső, { $b-the } az alsó sorba.
    }
empires-event-bid-passed = { $seat-player } passzol.
empires-event-auction-won = { $seat-player } megnyeri az árverést { $gold } arannyal.
empires-event-row-joined =
    { $row ->
        [upper] { $seat-player } a felső sorba kerül, { $place }. hely.
       *[lower] { $seat-player } az alsó sorba kerül, { $place }. hely.
    }
empires-event-turn-began = { $war }. háború, { $round }. forduló: { $seat-player } következik.
empires-event-turn-ended = { "" }
empires-event-action-passed = { $seat-player } kihagy egy akciót.

empires-event-paid =
    { $why ->
        [auction] { "" }
        [tile] { $seat-player } fizet { $gold } aranyat a lapkáért.
        [attack] { $seat-player } fizet { $gold } aranyat a támadásért.
        [upkeep] { $seat-player } fizet { $gold } aranyat fenntartásra.
       *[help] { $seat-player } fizet { $gold } aranyat; { $to-player } kapja a segítségért.
    }
empires-event-received =
    { $why ->
        [income] { "" }
       *[counter] { $seat-player } kap { $gold } aranyat a jelzőért.
    }
empires-event-unrest-taken =
    { $why ->
        [payment] { $seat-player } felvesz { $count } elégedetlenséget, hogy fizetni tudjon; ez { $gold } aranyat hoz.
        [tile] { $seat-player } kap { $count } elégedetlenséget a lapkáért.
        [destroyed] { $seat-player } kap { $count } elégedetlenséget a megsemmisített egységért.
       *[lost-unit] { $seat-player } kap { $count } elégedetlenséget az elvesztett egységért.
    }
empires-event-unrest-returned =
    { $why ->
       *[government-reform] Kormányreform: { $seat-player } visszaad { $count } elégedetlenséget.
    }
empires-event-population-spent =
    { $why ->
        [tile] { $seat-player } fizet { $count } népességet a lapkáért.
        [build] { $seat-player } fizet { $count } népességet az építésért.
       *[settle] { $seat-player } fizet { $count } népességet a betelepítésért.
    }
empires-event-points-scored =
    { $seat-player } kap { $points } győzelmi pontot { $why ->
        [industry] az iparért
       *[counter] a jelzőért
    }.

empires-event-tile-taken = { $seat-player } lapkát vesz el: { $tile-name }.
empires-event-tile-used = { $seat-player } lapkát használ: { $tile-name }.
empires-event-tile-gone = Kikerül a játékból ez a lapka: { $tile-name }.
empires-event-tile-returned =
    { $why ->
        [beaten] A legyőzött lapka visszakerül a készletbe: { $tile-name }.
        [not-won] Sikertelen támadás után visszakerül a készletbe: { $tile-name }.
        [no-fleet-left] { $seat-player } flottája már nincs ott, ezért visszakerül a készletbe: { $tile-name }.
       *[war-ended] { $seat-player } lapkája visszakerül a készletbe: { $tile-name }.
    }

empires-event-unit-built = { $seat-player } { $unit-acc } épít { $place-in }.
empires-event-unit-destroyed = { $seat-player } { $unit-acc } semmisít meg { $place-in }, hogy újra megépítse.
empires-event-unit-moved = { $seat-player } { $unit-acc } mozgat { $origin-from } { $place-to }.
empires-event-sea-checked =
    { $second ->
        [none] Tengeri próba – { $seat-player }, { $unit-name } { $origin-from } { $place-to }: { $first }, megérkezik.
       *[other] Tengeri próba – { $seat-player }, { $unit-name } { $origin-from } { $place-to }: { $first }, majd { $second }{ $bonus ->
            [0] { "" }
           *[other] { " " }+ { $bonus }
        }; { $outcome ->
            [arrives] megérkezik
            [stays] visszafordul
           *[lost] odavész
        }.
    }
empires-event-blockade-placed = { $seat-player } blokádot állít fel { $area-in }.

empires-event-attack-declared =
    { $target ->
        [neutral] { $seat-player } megtámad egy semleges jelzőt ({ $what }) { $area-in }.
        [pirates] { $seat-player } megtámadja a kalózokat { $area-in }; náluk { $what-the } jelzője van.
        [slave_revolt] { $seat-player } megtámadja a rabszolgafelkelést { $area-in }; nála { $what-the } jelzője van.
       *[other] { $seat-player } támadást indít { $target-against } { $what-name }, { $area-in }.
    }
empires-event-raid-declared =
    { $tile ->
        [pirates] { $seat-player } kalózai { $owner-player } jelzőjére csapnak le { $area-in }.
       *[slave_revolt] { $seat-player } rabszolgafelkelést szít { $owner-player } jelzője ellen { $area-in }.
    }
empires-event-help-asked =
    { $gold ->
        [0] { $seat-player } segítséget kér { $arm-name } ettől a szövetségesétől: { $ally-player }.
       *[other] { $seat-player } segítséget kér { $arm-name } { $gold } aranyért ettől a szövetségesétől: { $ally-player }.
    }
empires-event-help-answered =
    { $agreed ->
        [yes] { $units ->
            [one] { $seat-player } segít { $arm-name } egy egységgel; a segítséget { $asker-player } kérte.
           *[other] { $seat-player } segít { $arm-name } { $units } egységgel; a segítséget { $asker-player } kérte.
        }
       *[no] { $seat-player } nem segít { $arm-name }; a segítséget { $asker-player } kérte.
    }
empires-event-naval-answered =
    { $fights ->
        [yes] { $seat-player } vállalja a tengeri csatát.
       *[no] { $seat-player } nem vállalja a tengeri csatát.
    }
empires-event-support-gained =
    { $seat ->
        [none] Senkinek sincs tengeri támogatása { $area-in }.
       *[other] Tengeri támogatás { $area-in }: { $seat-player }.
    }
empires-event-tile-armed =
    { $at_sea ->
        [yes] { $seat-player } a tengeren használja a szövetséglapkáját: { $tile-name }.
       *[no] { $seat-player } a szárazföldi csatára tartogatja a szövetséglapkáját: { $tile-name }.
    }
empires-event-battle-rolled =
    { $arm-battle } { $area-in }: a támadó összege { $attack_total } (kockái: { $attack_dice-first } és { $attack_dice-second }), a védekezőé { $defence_total } (kockái: { $defence_dice-first } és { $defence_dice-second }).
empires-event-battle-decided =
    { $winner ->
        [attacker] A támadó győz { $arm-name } { $area-in }.
        [defender] A védekező győz { $arm-name } { $area-in }.
       *[tie] Döntetlen { $arm-name } { $area-in }.
    }
empires-event-unit-lost =
    { $why ->
        [seven] A kockák összege hét: { $seat-player } { $unit-acc } veszít { $area-in }.
        [tie] Döntetlen: { $seat-player } { $unit-acc } veszít { $area-in }.
       *[defeat] Vereség: { $seat-player } { $unit-acc } veszít { $area-in }.
    }
empires-event-marker-placed =
    { $seat-player } befolyásjelzőt tesz le { $area-in } { $instead ->
        [britain] Nagy-Britannia jelzője helyére
        [france] Franciaország jelzője helyére
        [spain] Spanyolország jelzője helyére
        [austria] Ausztria jelzője helyére
        [prussia] Poroszország jelzője helyére
        [russia] Oroszország jelzője helyére
        [united_provinces] az Egyesült Tartományok jelzője helyére
        [pop] egy POP-jelző helyére
        [slaves] egy rabszolgajelző helyére
        [pirates] a kalózok helyére
        [slave_revolt] a rabszolgafelkelés helyére
       *[other] egy semleges jelző ({ $instead }) helyére
    }.
empires-event-marker-left = { $seat-player } a helyén hagyja a jelzőt { $area-in }.
empires-event-marker-captured = { $seat-player } befolyásjelzője fogságba esik { $area-in } ({ $tile-name }).
empires-event-marker-freed = { $seat-player } visszakapja fogságba esett befolyásjelzőjét { $area-from } ({ $tile-name }).
empires-event-attack-ended = { "" }

empires-event-income = { $seat-player } bevétele aranyban: népesség { $population }, befolyásjelzők { $markers }, társaságok { $companies }.
empires-event-upkeep = { "" }
empires-event-population-grew =
    { $growth ->
        [0] { $seat-player } népessége nem változik: { $population }.
       *[other] { $seat-player } népessége nő: +{ $growth }, most { $population }.
    }
empires-event-area-scored =
    { $points ->
        [none] { "" }
       *[other] Pontok { $area-in } – { $points }.
    }
    .points =
        { $value ->
            [0] { "" }
           *[other] { $index-player }: { $value }
        }
empires-event-war-ended =
    { $war ->
        [1] Az első háború véget ért.
        [2] A második háború véget ért.
        [3] A harmadik háború véget ért.
       *[other] Véget ért egy háború: { $war }.
    }
empires-event-revolution = Forradalom! { $seat-player } elégedetlensége { $unrest }, minden pontja odavész ({ $points }).
empires-event-unrest-penalty = { $seat-player } elégedetlensége { $unrest }, ezért { $points } pontot veszít.
empires-event-game-ended =
    { $places ->
        [none] A játék véget ért, és senki sem győzött. Végeredmény – { $scores }.
       *[other] A játék véget ért. Első helyezett: { $places }. Végeredmény – { $scores }.
    }
    .places =
        { $value ->
            [1] { $index-player }
           *[other] { "" }
        }
    .scores = { $index-player }: { $value }

## Miért ért véget a játék

empires-ending-the-last-war-is-over = A játék véget ért: lezajlott a harmadik háború.
empires-ending-all-empires-fell-to-revolution = A játék véget ért: minden birodalomban forradalom tört ki, senki sem győzött.

## Beállítások

empires-option-powers = Melyik helyen melyik nagyhatalommal játszanak; ha üres, a játékosok választanak.
    .title = Nagyhatalmak
empires-option-open-unrest = Mindenki elégedetlensége végig látható.
    .title = Nyílt elégedetlenség
empires-option-material = Saját adatok a material.toml formátumában. Nélkülük az asztal a beépített adatokkal játszik, amelyek egy része rekonstruált; a szabályoldalon látszik, melyek.
    .title = Adatok
