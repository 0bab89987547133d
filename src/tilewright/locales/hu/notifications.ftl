### Amit a szerver maga ír: e-mailek, üzenetek a Discordra és a Slackre, és az e-mailekben lévő linkek oldalai

notifications-your-turn = Te jössz ebben a játékban: { $game }.
notifications-digest-subject =
    { $count ->
        [one] Egy játék vár rád
       *[other] { $count } játék vár rád
    }
notifications-digest = Te jössz ezekben a játékokban:
notifications-test = Így értesít majd a Tilewright, amikor te jössz.
notifications-no-more = Leiratkozás: { $link }

## A webhook nem működik

notifications-trouble-subject = Nem működik a webhookod
notifications-trouble = A webhookodra nem küldünk több értesítést, mert { $why }. Az értesítési beállításoknál újra megadhatod.
notifications-why-unreached = nem lehetett elérni
notifications-why-no-answer = nem válaszolt időben
notifications-why-broken = megszakadt a kapcsolat
notifications-why-status = ezzel a kóddal válaszolt: { $code }
notifications-why-no-address = ez nem érvényes URL
notifications-why-no-host = nincs ilyen nevű szerver
notifications-why-not-public = a címe nem nyilvános

## Tiéd ez a cím?

notifications-verify-subject = Erősítsd meg az e-mail-címed
notifications-verify =
    Valaki, valószínűleg te, azt kérte, hogy erre a címre küldjünk értesítést, amikor rákerül a sor. Ha így van, egy napon belül kattints erre a linkre:
    { $link }
    Ha nem te kérted, nincs teendőd: ide nem küldünk semmit.
notifications-verify-yes = Igen, értesítést kérek ide
notifications-verified = Cím megerősítve
notifications-verified-text = Ide küldjük az értesítést, amikor te jössz.
notifications-not-this-one = Ez a cím nem erősíthető meg
notifications-not-this-one-text = Ez a cím egy másik játékosé, vagy azóta másikat adtál meg. Annak a fiókjába e-mailben kért linkkel léphetsz be.

## Belépés

notifications-sign-in-subject = Belépés a Tilewrightba
notifications-sign-in =
    A belépéshez 15 percen belül kattints erre a linkre. Egyszer használható.
    { $link }
    Ha nem te kérted, nincs teendőd.
notifications-sign-in-who = { $name } néven lépsz be.
notifications-sign-in-button = Belépés
notifications-used-up = Ez a link lejárt
notifications-used-up-text = Már felhasználták, vagy túl régi. Kérj másikat.

## Leiratkozás

notifications-leave = Leiratkozás
notifications-leave-text = Az értesítési beállításoknál újra feliratkozhatsz.
notifications-leave-yes = Leiratkozom
notifications-left-text = Nem kapsz több e-mailt arról, hogy te jössz.
