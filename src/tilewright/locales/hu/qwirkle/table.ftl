### A Qwirkle asztala magyarul

## Mit kell tenni

qwirkle-table-ask-wait = { $seat-player } következik.
qwirkle-table-ask-opening =
    { $size ->
        [one] Te kezdesz: rakj le egy lapkát.
       *[other] Te kezdesz: rakd le a leghosszabb sort, { $size } lapkát.
    }
qwirkle-table-ask-opening-more = Még { $count } lapka ebbe a sorba.
qwirkle-table-ask-free-opening = Te kezdesz: rakj le egy vagy több lapkát egy sorba.
qwirkle-table-ask-turn = Te jössz: rakj le lapkákat egy sorba, vagy cserélj.
qwirkle-table-ask-trade = Egyik lapkád sem illik sehová. Cserélj ki legalább egyet.
qwirkle-table-ask-trading = Válaszd ki a lapkákat, amelyeket kicserélnél.
qwirkle-table-ask-more = Rakj le még lapkát ebbe a sorba, vagy fejezd be a köröd.
qwirkle-table-ask-end = Ebbe a sorba már nem illik több lapkád. Fejezd be a köröd.
qwirkle-table-ask-last = Te jössz. A zsák üres: rakj le, amit tudsz.
qwirkle-table-ask-pass = Egyik lapkád sem illik sehová, és a zsák üres, ezért passzolnod kell.

## Mit tesz egy lépés

qwirkle-table-say-place = Egy { $tile-name } lerakása ide: { $cell }
qwirkle-table-say-trade = Csere: { $tiles-name }
qwirkle-table-say-end = Kör vége
qwirkle-table-say-pass = Passz

## A tábla

qwirkle-table-board =
    { $count ->
        [0] Az asztal még üres. A nyilakkal mozoghatsz, az Enter lerakja a kiválasztott lapkát.
       *[other] Az asztalon { $count } lapka van. A nyilakkal mozoghatsz, az Enter lerakja a kiválasztott lapkát.
    }
qwirkle-table-cell-tile =
    { $laid ->
        [yes] { $cell }: { $tile-name }, ebben a körben raktad le.
       *[no] { $fresh ->
            [yes] { $cell }: { $tile-name }, új.
           *[no] { $cell }: { $tile-name }.
        }
    }
qwirkle-table-cell-empty = { $cell }: üres, { $around }.
qwirkle-table-cell-lonely = { $cell }: üres.
qwirkle-table-beside =
    { $side ->
        [left] balra { $tile-name }
        [right] jobbra { $tile-name }
        [above] fölötte { $tile-name }
       *[below] alatta { $tile-name }
    }
qwirkle-table-cell-target =
    { $points ->
        [none] Ide lerakhatod: { $tile-name }.
       *[other] Ide lerakhatod: { $tile-name }, { $points } pontért.
    }
qwirkle-table-picked =
    { $count ->
        [0] Kiválasztva: { $tile-name }. Most nem illik sehová.
       *[other] Kiválasztva: { $tile-name }. { $count } helyre illik.
    }
qwirkle-table-letter =
    { $colour ->
        [R] P
        [O] N
        [Y] S
        [G] Z
        [B] K
       *[P] L
    }
qwirkle-table-nearer = Nagyítás
qwirkle-table-farther = Kicsinyítés
qwirkle-table-fit = Teljes tábla
qwirkle-table-letters = Színek betűjele
qwirkle-table-plus = +{ $points }

## A kéz

qwirkle-table-panel = A lapkáid és a köröd
qwirkle-table-hand = A lapkáid
qwirkle-table-points = Eddig { $points } pont
qwirkle-table-line =
    { $rule ->
        [QW-C2] Qwirkle { $points }
        [QW-C3] egy lapka { $points }
       *[other] sor { $points }
    }
qwirkle-table-sort = Rendezés
qwirkle-table-trade = Csere…
qwirkle-table-trade-chosen =
    { $count ->
        [0] Válassz lapkákat a cseréhez
       *[other] { $count } lapka cseréje
    }
qwirkle-table-trade-stop = Mégse
qwirkle-table-pass = Passz
qwirkle-table-end = Kör vége
qwirkle-table-bag =
    { $count ->
        [0] A zsák üres
       *[other] { $count } lapka van a zsákban
    }
qwirkle-table-last = A zsák üres. Aki az utolsó lapkáját lerakja, befejezi a játékot, és még 6 pontot kap.
qwirkle-table-unseen = Még nem látott lapkák
qwirkle-table-unseen-about = Melyik lapkából hány van még a zsákban vagy a többieknél. Mindegyikből három van.

## Játékosok

qwirkle-table-score = { $points } pont
qwirkle-table-hand-size =
    { $count ->
        [0] Nincs lapkája
       *[other] { $count } lapkája van
    }
qwirkle-table-announced = bejelentett sor: { $size }
qwirkle-table-standing = Végeredmény
qwirkle-table-verdict =
    { $ahead ->
        [0] Egyenlő pontszám: közös a győzelem.
        [one] Egy ponttal { $second } előtt.
       *[other] { $ahead } ponttal { $second } előtt.
    }

## Nagy pillanatok

qwirkle-moment-qwirkle = Qwirkle!
