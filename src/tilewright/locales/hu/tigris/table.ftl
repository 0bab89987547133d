### Tigris és Eufrátesz a képernyőn, magyarul

## Mi a kérdés

tigris-table-ask-you =
    { $decision ->
        [action] { $left ->
            [one] Te jössz: még egy akciód van.
           *[other] Te jössz: { $left } akciód van.
        }
        [revolt] Belső konfliktus: hány templomot adsz be?
        [war] Külső konfliktus: hány lapkát adsz be?
        [war-choice] Melyik külső konfliktus következzen?
        [building] Az új sorra felrakhatod az épületet.
        [monument] Itt emlékművet építhetsz.
        [treasure] Melyik kincs maradjon a táblán?
        [dynasty] Melyik dinasztiát választod?
       *[point] Milyen színű pontot kérsz a zikkuratért?
    }
tigris-table-ask-other =
    { $decision ->
        [action] { $actor-player } következik.
        [revolt] { $actor-player } dönt: hány lapkát ad be a belső konfliktusban?
        [war] { $actor-player } dönt: hány lapkát ad be a külső konfliktusban?
        [war-choice] { $actor-player } dönt: melyik külső konfliktus következzen?
        [building] { $actor-player } dönt az épületről.
        [monument] { $actor-player } dönt az emlékműről.
        [treasure] { $actor-player } dönt: melyik kincs maradjon?
        [dynasty] { $actor-player } dinasztiát választ.
       *[point] { $actor-player } dönt a pont színéről.
    }
tigris-table-ask-over = A játék véget ért.

## Akciók, mint tennivalók

tigris-table-say-leader =
    { $to ->
        [off] A { $leader-name } eltávolítása a tábláról
       *[other] A { $leader-name } felrakása ide: { $to }
    }
tigris-table-say-tile = Egy { $colour-tile } lerakása ide: { $at }
tigris-table-say-catastrophe = Katasztrófalapka ide: { $at }
tigris-table-say-swap = Csere: { $tiles-tile }
tigris-table-say-done = Kör vége
tigris-table-say-war = Külső konfliktus: { $colour-leaders }
tigris-table-say-commit =
    { $tiles ->
        [0] Nem adok be lapkát
       *[other] { $tiles } lapka beadása
    }
tigris-table-say-monument = Emlékmű ({ $monument-name }) ide: { $at }
tigris-table-say-keep = Itt marad a kincs: { $at }
tigris-table-say-building = Az épület ide: { $at }
tigris-table-say-ziggurat = Zikkurat e mező köré: { $at }
tigris-table-say-point = Egy { $colour-name } pont
tigris-table-say-decline = Nincs építkezés
tigris-table-say-dynasty = Dinasztia: { $dynasty-name }

## Mit hozna az akció

tigris-table-outlook-war =
    Külső konfliktus ({ $colour-leaders }) – { $attacker-player }: { $attack }, { $defender-player }: { $defence } a táblán.
tigris-table-outlook-revolt =
    Belső konfliktus ({ $colour-leaders }) – { $attacker-player }: { $attack }, { $defender-player }: { $defence } a táblán.

## A tábla

tigris-table-board = Tábla
tigris-table-tools = A tábla nézete
tigris-table-kingdoms = Királyságok és erők
tigris-table-coordinates = Koordináták
tigris-table-letters = Színek betűjele
tigris-table-letter =
    { $colour ->
        [red] P
        [blue] K
        [green] Z
       *[black] F
    }
tigris-table-larger = Nagyítás
tigris-table-smaller = Kicsinyítés
tigris-table-cell-land = üres szárazföld
tigris-table-cell-river = üres folyó
tigris-table-cell-treasure = kinccsel
tigris-table-cell-union = az egyesüléslapkával
tigris-table-cell-beside-temple = templom mellett
tigris-table-cell-strength = ereje belső konfliktusban { $revolt }, külsőben { $war }
tigris-table-cell-target = { $there }; lehetséges: { $action }
tigris-table-monument = { $monument-name } emlékmű
tigris-table-building =
    { $colour ->
        [red] könyvtárral
        [blue] magtárral
        [green] vásárcsarnokkal
       *[black] palotával
    }

## Saját darabok és pontok

tigris-table-tiles = A lapkáid
tigris-table-leaders = A vezéreid
tigris-table-catastrophes = A katasztrófalapkáid
tigris-table-leader =
    { $at ->
        [none] { $leader-name }, a táblán kívül
       *[other] { $leader-name }, itt: { $at }
    }
tigris-table-take-off = Eltávolítás a tábláról
tigris-table-swap = Lapkák cseréje
tigris-table-swap-choose = Válaszd ki az eldobandó lapkákat.
tigris-table-swap-these =
    { $count ->
        [0] Csere
       *[other] { $count } lapka cseréje
    }
tigris-table-cancel = Mégse
tigris-table-done = Kör vége
tigris-table-points = A pontjaid
tigris-table-points-of = { $colour-name } { $points }
tigris-table-gain = +{ $points } { $colour-name }
tigris-table-weakest = leggyengébb
tigris-table-treasures = { $count } kincs
tigris-table-supply = A készletben
tigris-table-bag = { $count } lapka a zsákban
tigris-table-building-name =
    { $colour ->
        [red] könyvtár
        [blue] magtár
        [green] vásárcsarnok
       *[black] palota
    }
tigris-table-seat-hand = { $count } lapkája van
tigris-table-seat-catastrophes = { $count } katasztrófalapkája maradt

## Konfliktusok

tigris-table-revolt = Belső konfliktus: { $colour-leaders }
tigris-table-war = Külső konfliktus: { $colour-leaders }
tigris-table-wars = Két királyság egyesült: melyik konfliktus következzen?
tigris-table-role =
    { $role ->
        [attacker] támadó
       *[defender] védekező
    }
tigris-table-on-board = a táblán
tigris-table-committed = beadva
tigris-table-unknown = rejtett
tigris-table-stake = győzelemért { $points } { $colour-name } pont
tigris-table-commit-how-many = Hány lapkát adsz be?
tigris-table-fewer = Kevesebb
tigris-table-more = Több
tigris-table-commit =
    { $count ->
        [0] Nem adok be lapkát
       *[other] { $count } { $colour-tile } beadása
    }
tigris-table-chance = { $chance } esély a győzelemre
tigris-table-outcome =
    { $wins ->
        [yes] Ez elég.
       *[no] Ez nem elég.
    }

## Ajánlatok

tigris-table-offer =
    { $decision ->
        [building] Hová kerüljön az épület?
        [monument] Épüljön emlékmű?
        [treasure] Melyik kincs maradjon?
        [dynasty] Válassz dinasztiát
       *[point] A zikkurat pontja
    }

## A vége

tigris-table-final = Végeredmény
tigris-table-verdict =
    { $how ->
        [weakest] A leggyengébb szín dönt: itt { $winner } a legjobb, { $points } ponttal.
        [next] A leggyengébb színekben egyenlőség van ({ $points }); a következő szín { $winner } javára dönt.
       *[shared] Minden színben egyenlőség van: közös a győzelem.
    }
tigris-table-place = Hely
tigris-table-player = Játékos
tigris-table-added = ebből { $count } kincs

## Nagy pillanatok

tigris-moment-monument = Emlékmű épült
tigris-moment-battle = Eldőlt a konfliktus
