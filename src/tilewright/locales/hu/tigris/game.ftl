### Tigris és Eufrátesz magyarul. acc: tárgyeset; own: birtokos személyjellel.

## Szavak: színek a lapkájukkal, épületükkel és vezérükkel; vezérek; dinasztiák; ami egy mezőn állhat

tigris-name-red = piros
    .tile = templom
    .tile-acc = templomot
    .building-acc = könyvtárat
    .leaders = papok
tigris-name-blue = kék
    .tile = gazdaság
    .tile-acc = gazdaságot
    .building-acc = magtárat
    .leaders = földművesek
tigris-name-green = zöld
    .tile = piac
    .tile-acc = piacot
    .building-acc = vásárcsarnokot
    .leaders = kereskedők
tigris-name-black = fekete
    .tile = település
    .tile-acc = települést
    .building-acc = palotát
    .leaders = királyok

tigris-name-priest = pap
    .acc = papot
    .own = papja
    .own-acc = papját
    .your = papod
tigris-name-farmer = földműves
    .acc = földművest
    .own = földművese
    .own-acc = földművesét
    .your = földművesed
tigris-name-trader = kereskedő
    .acc = kereskedőt
    .own = kereskedője
    .own-acc = kereskedőjét
    .your = kereskedőd
tigris-name-king = király
    .acc = királyt
    .own = királya
    .own-acc = királyát
    .your = királyod

tigris-name-archer = íj
tigris-name-bull = bika
tigris-name-lion = oroszlán
tigris-name-pot = edény

tigris-name-red-blue = piros-kék
tigris-name-red-green = piros-zöld
tigris-name-red-black = piros-fekete
tigris-name-blue-green = kék-zöld
tigris-name-blue-black = kék-fekete
tigris-name-green-black = zöld-fekete

tigris-name-archer_priest = az íj papja
tigris-name-archer_farmer = az íj földművese
tigris-name-archer_trader = az íj kereskedője
tigris-name-archer_king = az íj királya
tigris-name-bull_priest = a bika papja
tigris-name-bull_farmer = a bika földművese
tigris-name-bull_trader = a bika kereskedője
tigris-name-bull_king = a bika királya
tigris-name-lion_priest = az oroszlán papja
tigris-name-lion_farmer = az oroszlán földművese
tigris-name-lion_trader = az oroszlán kereskedője
tigris-name-lion_king = az oroszlán királya
tigris-name-pot_priest = az edény papja
tigris-name-pot_farmer = az edény földművese
tigris-name-pot_trader = az edény kereskedője
tigris-name-pot_king = az edény királya
tigris-name-temple = templom
tigris-name-farm = gazdaság
tigris-name-market = piac
tigris-name-settlement = település
tigris-name-catastrophe = katasztrófalapka
tigris-name-ziggurat = zikkurat
tigris-name-face-down_tile = lefordított lapka

## Miért nem szabad

tigris-refusal-the-game-is-over = A játék véget ért.
tigris-refusal-this-is-no-action-of-tigris = A Tigris és Eufráteszben nincs ilyen akció.
tigris-refusal-there-is-no-such-cell = Nincs ilyen mező: { $cell }. Az oszlopok A-tól P-ig, a sorok 1-től 11-ig tartanak.
tigris-refusal-there-is-no-such-colour = Nincs ilyen szín: { $colour }. A lapkák pirosak, kékek, zöldek és feketék.
tigris-refusal-there-is-no-such-leader = Nincs ilyen vezér: { $leader }. Neked papod, földművesed, kereskedőd és királyod van.
tigris-refusal-there-is-no-such-dynasty = Nincs ilyen dinasztia: { $dynasty }. Íj, bika, oroszlán és edény van.
tigris-refusal-that-dynasty-is-taken = Ezt a dinasztiát már választotta valaki: { $dynasty-name }.
tigris-refusal-dynasties-are-given-in-this-game = Ebben a játékban mindenki a helye szerint kap dinasztiát.
tigris-refusal-all-dynasties-are-chosen = A dinasztiákat az első kör előtt választjátok, és már mindenkinek van.
tigris-refusal-another-decision-comes-first =
    Még nem: előbb { $decision ->
        [revolt] a belső konfliktust kell elrendezni
        [war] a külső konfliktust kell elrendezni
        [war-choice] a következő külső konfliktust kell kiválasztani
        [building] a civilizációs épületről kell dönteni
        [monument] az emlékműről kell dönteni
        [treasure] ki kell választani, melyik kincs marad
        [dynasty] dinasztiát kell választani
       *[point] a zikkurat pontjának színét kell kiválasztani
    }.

tigris-refusal-the-leader-is-not-on-the-board = A { $leader-your } nincs a táblán.
tigris-refusal-the-leader-already-stands-there = Ez a vezér már itt áll: { $cell }. Másik mezőre helyezd át.
tigris-refusal-the-cell-is-river = Ez folyómező: { $cell }. A vezérek szárazföldön állnak.
tigris-refusal-the-cell-is-not-empty = Ez a mező ({ $cell }) nem üres: { $holds-name } van rajta.
tigris-refusal-the-cell-is-not-adjacent-to-a-temple = A vezérnek templom mellett kell állnia; e mellett a mező mellett ({ $cell }) nincs képpel felfelé fordított templom.
tigris-refusal-a-leader-must-not-join-kingdoms = Ezen a mezőn ({ $cell }) a vezér { $count } királyságot kötne össze; vezér nem köthet össze királyságokat.
tigris-refusal-no-leader-moves-while-a-conflict-is-open = Konfliktus közben nem mozdulhat vezér.

tigris-refusal-you-hold-no-such-tile = Nincs { $colour-tile } a paravánod mögött.
tigris-refusal-farms-are-laid-on-the-river = Gazdaság csak folyóra kerülhet; ez szárazföld: { $cell }.
tigris-refusal-the-river-takes-only-farms = Ez folyómező: { $cell }. Ide csak gazdaság kerülhet.
tigris-refusal-a-tile-must-not-join-three-kingdoms = Egy lapka ezen a mezőn ({ $cell }) { $count } királyságot kötne össze; legfeljebb kettőt szabad.

tigris-refusal-you-have-no-catastrophe-left = Mindkét katasztrófalapkádat leraktad már.
tigris-refusal-a-building-protects-its-tile = Ezt a lapkát ({ $cell }) védi a rajta álló épület.
tigris-refusal-monuments-and-ziggurat-are-never-destroyed = Emlékmű és zikkurat nem semmisíthető meg; ez a mező ({ $cell }) egy ilyen alatt van.
tigris-refusal-a-treasure-protects-its-tile = Ezt a lapkát ({ $cell }) védi a rajta lévő kincs.
tigris-refusal-the-cell-takes-no-catastrophe = Ide ({ $cell }) nem kerülhet katasztrófalapka: { $holds-name } van rajta.
tigris-refusal-a-swap-takes-one-to-six-tiles = Legalább egy, legfeljebb hat lapkát cserélhetsz, nem ennyit: { $tiles }.
tigris-refusal-you-do-not-hold-these-tiles = Nincs mind a paravánod mögött: { $tiles-tile }.

tigris-refusal-there-is-no-war-to-choose = Most nincs választható külső konfliktus.
tigris-refusal-no-two-leaders-of-this-colour-are-at-war = Nincs köztük külső konfliktus: { $colour-leaders }.
tigris-refusal-there-is-no-conflict = Nincs konfliktus, amelybe lapkát adhatnál be.
tigris-refusal-a-number-of-tiles-is-not-negative = 0-nál kevesebb lapkát nem adhatsz be.
tigris-refusal-you-hold-fewer-tiles =
    { $held ->
        [0] Nincs beadható lapkád ({ $colour-tile })
       *[other] Csak { $held } { $colour-tile-acc } tudsz beadni
    }.
tigris-refusal-the-attacker-must-come-out-ahead =
    Korlátozott támogatásnál a támadó vagy semmit nem ad be, vagy annyit, hogy több legyen: a táblán { $attack }–{ $defence }.
tigris-refusal-the-defender-must-come-out-level =
    Korlátozott támogatásnál a védekező vagy semmit nem ad be, vagy pontosan annyit, hogy egyenlő legyen: eddig { $attack }–{ $defence }.

tigris-refusal-this-game-is-played-without-buildings = Ebben a játékban nincsenek civilizációs épületek.
tigris-refusal-no-building-is-offered = Most nem építhetsz civilizációs épületet: erre csak közvetlenül egy olyan lapka lerakása után van mód, amely lehetővé teszi.
tigris-refusal-the-cell-is-in-no-line-of-the-new-tile-that-is-long-enough =
    Csak az új lapkán átmenő, legalább { $length } lapkás sorra ({ $colour-tile }) rakhatod a { $colour-building-acc }; ez a mező nem ilyen: { $cell }.
tigris-refusal-no-monument-is-offered = Most nem építhetsz emlékművet: erre csak akkor van mód, amikor az éppen lerakott lapka négy azonos színűből álló négyzetet fejez be.
tigris-refusal-the-four-cells-are-no-square-of-one-colour = Ez a négy mező nem az új lapka színéből álló négyzet.
tigris-refusal-the-monument-lacks-the-colour-of-the-square = Nem jó a { $monument-name } emlékmű: a négyzet színe { $colour-name }.
tigris-refusal-the-monument-is-built-already = Már áll a táblán a { $monument-name } emlékmű.
tigris-refusal-the-new-tile-is-not-part-of-it = Az imént lerakott lapkának ({ $tile }) benne kell lennie.
tigris-refusal-this-game-is-played-without-ziggurat = Ebben a játékban nincs zikkurat.
tigris-refusal-the-ziggurat-is-built-already = Csak egy zikkurat van, és már áll: { $cell }.
tigris-refusal-no-ziggurat-is-offered = Most nem építhetsz zikkuratot: erre csak akkor van mód, amikor az éppen lerakott lapka öt azonos színűből álló keresztet fejez be.
tigris-refusal-the-five-cells-are-no-cross-of-one-colour = Ez az öt mező nem az új lapka színéből álló kereszt.
tigris-refusal-there-is-no-point-of-the-ziggurat-to-take = Most nem jár pont a zikkuratért.
tigris-refusal-nothing-is-offered = Most nincs mit elutasítani.

tigris-refusal-no-treasures-are-to-be-taken = Most nincs elvehető kincs.
tigris-refusal-there-is-no-treasure-of-this-kingdom = Itt ({ $cell }) nincs kincs a kereskedőd királyságából.
tigris-refusal-this-treasure-is-taken-before-the-others = Ezt a kincset ({ $cell }) a többi előtt kell elvenni, ezért nem maradhat.

## Mi történt

tigris-event-dynasty-chosen = { $seat-player } dinasztiája: { $dynasty-name }.
tigris-event-turn-began = { $seat-player } következik.
tigris-event-drew =
    { $tiles ->
        [none]
            { $seat-player } húz { $count ->
                [one] egy
               *[other] { $count }
            } lapkát.
       *[other] { $seat-player } húz: { $tiles-tile }.
    }
tigris-event-swapped =
    { $tiles ->
        [none]
            { $seat-player } kicserél { $count ->
                [one] egy
               *[other] { $count }
            } lapkát.
       *[other] { $seat-player } eldob: { $tiles-tile }.
    }
tigris-event-leader-placed =
    { $source ->
        [none] { $seat-player } felrakja a { $leader-acc } ide: { $at }.
       *[other] { $seat-player } áthelyezi a { $leader-acc }: { $source } → { $at }.
    }
tigris-event-leader-left =
    { $reason ->
        [taken-off] { $seat-player } eltávolítja a { $leader-acc } a tábláról ({ $at }).
        [no-temple-beside-it] { $seat-player } { $leader-own } ({ $at }) mellett nem maradt templom, ezért lekerül a tábláról.
        [lost-the-revolt] { $seat-player } { $leader-own } ({ $at }) lekerül a tábláról.
       *[lost-the-war] { $seat-player } { $leader-own } ({ $at }) lekerül a tábláról.
    }
tigris-event-tile-placed = { $seat-player } { $colour-tile-acc } rak le ide: { $at }.
tigris-event-catastrophe-placed =
    { $destroyed ->
        [none] { $seat-player } katasztrófalapkát rak le ide: { $at }.
       *[other] { $seat-player } katasztrófalapkát rak le ide: { $at }; megsemmisül az ott álló { $destroyed-tile }.
    }
tigris-event-scored =
    { $seat-player } kap { $points } { $colour-name } pontot { $rule ->
        [TE-P4] a lapkáért ({ $at })
        [TE-B5] a lapkáért ({ $at }) és az épületért
        [TE-I4] a megnyert belső konfliktusért
        [TE-E7] a megnyert külső konfliktusért
        [TE-M6] az emlékműért ({ $at })
       *[TE-Z3] a zikkuratért
    }.
tigris-event-revolt-began =
    Belső konfliktus: { $attacker-player } { $leader-own } ({ $attacker_at }) megtámadja { $defender-player } { $leader-own-acc } ({ $defender_at }), a táblán { $attack }–{ $defence }.
tigris-event-kingdoms-joined =
    { $wars ->
        [none] A lapka ({ $at }) békésen egyesít két királyságot.
       *[other]
            A lapka ({ $at }) két királyságot egyesít, és { $wars-count ->
                [one] külső konfliktus támad
               *[other] külső konfliktusok támadnak
            }: { $wars-leaders }.
    }
tigris-event-war-began =
    Külső konfliktus ({ $colour-leaders }): a támadó { $attacker-player } ({ $attacker_at }), a védekező { $defender-player } ({ $defender_at }), a táblán { $attack }–{ $defence }.
tigris-event-committed =
    { $count ->
        [0] { $seat-player } nem ad be { $colour-tile-acc }.
        [one] { $seat-player } bead egy { $colour-tile-acc }.
       *[other] { $seat-player } bead { $count } { $colour-tile-acc }.
    }
tigris-event-conflict-won =
    { $winner-player } győz, { $loser-player } { $leader-own } veszít: támadó { $attack }, védekező { $defence }.
tigris-event-tiles-removed =
    { $cells-count ->
        [one] Lekerül a tábláról egy lapka ({ $colour-tile }): { $cells }.
       *[other] Lekerül a tábláról { $cells-count } lapka ({ $colour-tile }): { $cells }.
    }
tigris-event-war-called-off = Elmarad egy külső konfliktus ({ $colour-leaders }): a két vezér már külön királyságban van.
tigris-event-marker-removed = { "" }
tigris-event-building-placed =
    { $source ->
        [none] { $seat-player } felépíti a { $colour-building-acc } itt: { $at }.
       *[other] { $seat-player } áthelyezi a { $colour-building-acc }: { $source } → { $at }.
    }
tigris-event-monument-built = { $seat-player } { $monument-name } emlékművet épít itt: { $at }.
tigris-event-ziggurat-built = { $seat-player } felépíti a zikkuratot, közepe: { $at }.
tigris-event-declined =
    { $offer ->
        [building] { $seat-player } nem épít civilizációs épületet.
       *[monument] { $seat-player } nem épít emlékművet.
    }
tigris-event-treasures-taken =
    { $cells-count ->
        [one] { $seat-player } elveszi a kincset ({ $cells }), a másik ({ $kept }) marad.
       *[other] { $seat-player } elveszi a kincseket ({ $cells }), egy ({ $kept }) marad.
    }
tigris-event-only-choice = { "" }
tigris-event-turn-ended = { "" }
tigris-event-game-ended =
    { $reason ->
        [at-most-two-treasures-are-left] { tigris-ending-at-most-two-treasures-are-left }
        [a-swap-emptied-the-bag] { tigris-ending-a-swap-emptied-the-bag }
        [the-bag-ran-out] { tigris-ending-the-bag-ran-out }
       *[six-rounds-passed-without-a-tile] { tigris-ending-six-rounds-passed-without-a-tile }
    } Első helyezett: { $places }. Végeredmény: { $table }.
    .places =
        { $value ->
            [1] { $index-player }
           *[other] { "" }
        }
    .table = { $index-player } (piros { $totals-first }, kék { $totals-second }, zöld { $totals-third }, fekete { $totals-fourth })

## Miért ért véget a játék

tigris-ending-at-most-two-treasures-are-left = A játék véget ért: legfeljebb két kincs maradt a táblán.
tigris-ending-a-swap-emptied-the-bag = A játék véget ért: a zsákban nem volt elég lapka az utolsó cseréhez.
tigris-ending-the-bag-ran-out = A játék véget ért: a zsákban nem volt elég lapka, hogy mindenkinek újra hat legyen.
tigris-ending-six-rounds-passed-without-a-tile = A játék véget ért: hat fordulón át senki sem rakott le lapkát.

## Beállítások

tigris-option-board = A tábla melyik oldalán játszotok.
    .title = Tábla
    .choice-classic = Klasszikus oldal
    .choice-alternate = Alternatív oldal
tigris-option-buildings = A négy civilizációs épülettel, amelyek háromlapkás sorokra kerülnek, és megkettőzik a lapkáért járó pontot.
    .title = Civilizációs épületek
tigris-option-ziggurat = A zikkurattal, amely öt lapkából álló keresztre épül.
    .title = Zikkurat
tigris-option-limited-support = Konfliktusban csak annyi lapkát adhatsz be, amennyi a végeredményen változtat; levelezős játékhoz ajánlott.
    .title = Korlátozott támogatás
tigris-option-open-scores = Mindenki pontjai és kincsei láthatók.
    .title = Nyílt pontok
tigris-option-choose-dynasties = Az első kör előtt mindenki választ dinasztiát, nem a helye szerint kapja.
    .title = Választott dinasztiák
