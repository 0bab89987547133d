### Qwirkle magyarul. A lapkák .acc alakja a tárgyeset.

## Lapkák

qwirkle-name-Rci = piros korong
    .acc = piros korongot
qwirkle-name-Rx = piros kereszt
    .acc = piros keresztet
qwirkle-name-Rdi = piros rombusz
    .acc = piros rombuszt
qwirkle-name-Rsq = piros négyzet
    .acc = piros négyzetet
qwirkle-name-Rst = piros csillag
    .acc = piros csillagot
qwirkle-name-Rcl = piros lóhere
    .acc = piros lóherét
qwirkle-name-Oci = narancs korong
    .acc = narancs korongot
qwirkle-name-Ox = narancs kereszt
    .acc = narancs keresztet
qwirkle-name-Odi = narancs rombusz
    .acc = narancs rombuszt
qwirkle-name-Osq = narancs négyzet
    .acc = narancs négyzetet
qwirkle-name-Ost = narancs csillag
    .acc = narancs csillagot
qwirkle-name-Ocl = narancs lóhere
    .acc = narancs lóherét
qwirkle-name-Yci = sárga korong
    .acc = sárga korongot
qwirkle-name-Yx = sárga kereszt
    .acc = sárga keresztet
qwirkle-name-Ydi = sárga rombusz
    .acc = sárga rombuszt
qwirkle-name-Ysq = sárga négyzet
    .acc = sárga négyzetet
qwirkle-name-Yst = sárga csillag
    .acc = sárga csillagot
qwirkle-name-Ycl = sárga lóhere
    .acc = sárga lóherét
qwirkle-name-Gci = zöld korong
    .acc = zöld korongot
qwirkle-name-Gx = zöld kereszt
    .acc = zöld keresztet
qwirkle-name-Gdi = zöld rombusz
    .acc = zöld rombuszt
qwirkle-name-Gsq = zöld négyzet
    .acc = zöld négyzetet
qwirkle-name-Gst = zöld csillag
    .acc = zöld csillagot
qwirkle-name-Gcl = zöld lóhere
    .acc = zöld lóherét
qwirkle-name-Bci = kék korong
    .acc = kék korongot
qwirkle-name-Bx = kék kereszt
    .acc = kék keresztet
qwirkle-name-Bdi = kék rombusz
    .acc = kék rombuszt
qwirkle-name-Bsq = kék négyzet
    .acc = kék négyzetet
qwirkle-name-Bst = kék csillag
    .acc = kék csillagot
qwirkle-name-Bcl = kék lóhere
    .acc = kék lóherét
qwirkle-name-Pci = lila korong
    .acc = lila korongot
qwirkle-name-Px = lila kereszt
    .acc = lila keresztet
qwirkle-name-Pdi = lila rombusz
    .acc = lila rombuszt
qwirkle-name-Psq = lila négyzet
    .acc = lila négyzetet
qwirkle-name-Pst = lila csillag
    .acc = lila csillagot
qwirkle-name-Pcl = lila lóhere
    .acc = lila lóherét

## Miért nem szabad

qwirkle-refusal-the-game-is-over = A játék véget ért.
qwirkle-refusal-this-is-no-action-of-qwirkle = A Qwirkle-ben nincs ilyen akció: a körödben lapkákat raksz le, cserélsz vagy passzolsz.
qwirkle-refusal-you-do-not-hold-this-tile = Nincs a kezedben { $tile-name } ({ $tile }).
qwirkle-refusal-it-touches-no-tile = Ezen a mezőn ({ $cell }) magában állna: a lapkának érintenie kell egy már lerakottat.
qwirkle-refusal-the-opening-has-its-size = A nyitó sorod megvan: { $size } lapka. Most fejezd be a köröd.
qwirkle-refusal-no-line-of-the-announced-size-would-be-left =
    { $size } lapkás sort jelentettél be. Ezzel a lapkával már nem tudnád kirakni: { $tile-name } ({ $tile }).
qwirkle-refusal-nothing-is-laid-yet = Még nem fejezheted be a köröd: előbb rakj le legalább egy lapkát.
qwirkle-refusal-the-opening-is-too-short =
    Eddig { $laid } lapkát raktál le, de { $size } lapkás sort jelentettél be: rakd le mind.
qwirkle-refusal-a-turn-is-a-play-or-a-trade = Ebben a körben már raktál le lapkát, ezért nem cserélhetsz.
qwirkle-refusal-the-opening-is-no-trade = A játék egy sor lerakásával kezdődik; cserélni a következő körödtől lehet.
qwirkle-refusal-the-opening-is-no-pass = A játék egy sor lerakásával kezdődik, ezért nem passzolhatsz.
qwirkle-refusal-the-bag-is-empty = A zsák üres, nincs mire cserélni.
qwirkle-refusal-a-trade-needs-a-tile = Válassz legalább egy lapkát a cseréhez.
qwirkle-refusal-you-do-not-hold-these-tiles = Nincs mind a kezedben: { $tiles-name } ({ $tiles }).
qwirkle-refusal-the-bag-holds-fewer-tiles = Nem cserélhetsz { $count } lapkát: a zsákban csak { $bag } van.
qwirkle-refusal-a-turn-begun-is-ended-not-passed = Ebben a körben már raktál le lapkát: passz helyett fejezd be a kört.
qwirkle-refusal-with-tiles-in-the-bag-you-play-or-trade = A zsákban még van { $bag } lapka: rakj le vagy cserélj, passzolni nem lehet.
qwirkle-refusal-you-have-a-play-and-must-play = Legalább egy lapkád illik valahová, ezért nem passzolhatsz.
qwirkle-refusal-there-is-a-tile-already = Ez a mező már foglalt: { $cell }, rajta { $tile-name } ({ $tile }).
qwirkle-refusal-the-first-tile-goes-to-the-middle = A játék első lapkája középre kerül: { $middle }, nem ide: { $cell }.
qwirkle-refusal-it-leaves-a-gap = Ha ide raksz ({ $cell }), hézag marad; előbb ezt a mezőt töltsd ki: { $gap }.
qwirkle-refusal-it-is-not-in-the-line-of-this-turn =
    Az egy körben lerakott lapkák egy vonalba kerülnek; { $cell } nem esik egy vonalba az első lapka mezőjével: { $first }.
qwirkle-refusal-the-line-would-be-longer-than-six =
    Ha erre a mezőre ({ $cell }) { $tile-name } ({ $tile }) kerül, { $line ->
        [row] a sor
       *[column] az oszlop
    } { $length } lapkás lenne; hatnál több nem lehet.
qwirkle-refusal-the-line-has-this-tile-already =
    { $line ->
        [row] Ebben a sorban
       *[column] Ebben az oszlopban
    } ({ $cell }) már van { $tile-name } ({ $tile }), itt: { $at }.
qwirkle-refusal-it-shares-neither-colour-nor-shape =
    Ezen a mezőn ({ $cell }) { $tile-name } ({ $tile }) egy { $line ->
        [row] sorba
       *[column] oszlopba
    } kerülne ezzel: { $other-name } ({ $other }), { $at }. Sem a színük, sem a formájuk nem közös.
qwirkle-refusal-it-joins-two-lines-that-share-a-tile =
    Ha erre a mezőre ({ $cell }) { $tile-name } ({ $tile }) kerül, két rész összeér egy { $line ->
        [row] sorban
       *[column] oszlopban
    }, és mindkettőben van { $other-name } ({ $other }).
qwirkle-refusal-the-line-does-not-share-one-attribute =
    Ha erre a mezőre ({ $cell }) { $tile-name } ({ $tile }) kerül, { $line ->
        [row] a sorban
       *[column] az oszlopban
    } már nem egyezne végig sem a szín, sem a forma.

## Mi történt

qwirkle-event-dealt =
    { $tiles ->
        [none] { $seat-player } kezdésnek húz { $count } lapkát.
       *[other] { $seat-player } kezdő lapkái: { $tiles-name }.
    }
qwirkle-event-announced = { $seat-player } bejelentése: { $size } lapkás sor.
qwirkle-event-opens = { $seat-player } kezd.
qwirkle-event-placed = { $seat-player } { $tile-acc } rak le ide: { $x },{ $y }.
qwirkle-event-scored =
    { $seat-player } kap { $points } pontot: { $lines }.
    .lines =
        { $rule ->
            [QW-C2] Qwirkle ({ $points })
            [QW-C3] egyetlen lapka
           *[other] { $cells-count } lapkás sor
        }
qwirkle-event-drew =
    { $tiles ->
        [none]
            { $seat-player } húz { $count ->
                [one] egy
               *[other] { $count }
            } lapkát.
       *[other] { $seat-player } húz: { $tiles-name }.
    }
qwirkle-event-traded =
    { $tiles ->
        [none]
            { $seat-player } kicserél { $count ->
                [one] egy
               *[other] { $count }
            } lapkát.
       *[other] { $seat-player } kicserél: { $tiles-name }.
    }
qwirkle-event-passed = { $seat-player } nem tud lapkát lerakni, és passzol.
qwirkle-event-ran-out = { $seat-player } kifogyott a lapkákból, ezért kap még { $points } pontot.
qwirkle-event-ended =
    { $reason ->
        [a-player-ran-out-of-tiles] { qwirkle-ending-a-player-ran-out-of-tiles }
        [all-players-passed] { qwirkle-ending-all-players-passed }
        [no-tile-fits-anywhere] { qwirkle-ending-no-tile-fits-anywhere }
       *[only-trades-for-six-rounds] { qwirkle-ending-only-trades-for-six-rounds }
    } Végeredmény – { $scores }.
    .scores = { $index-player }: { $value }

## Miért ért véget a játék

qwirkle-ending-a-player-ran-out-of-tiles = A játék véget ért: a zsák üres, és egy játékosnak elfogytak a lapkái.
qwirkle-ending-all-players-passed = A játék véget ért: mindenki passzolt.
qwirkle-ending-no-tile-fits-anywhere = A játék véget ért: már egyetlen lapka sem illik sehová.
qwirkle-ending-only-trades-for-six-rounds = A játék véget ért: hat fordulón át csak csere volt.

## Beállítások

qwirkle-option-free-opening = A kezdőjátékos tetszőleges számú lapkával nyithat, nem kell az egész bejelentett sort leraknia.
    .title = Szabad nyitás
