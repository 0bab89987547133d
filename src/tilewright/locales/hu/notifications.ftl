### Amit a kiszolgáló maga ír: levelek, üzenetek a Discordra és a Slackre, és a levelekben lévő hivatkozások oldalai

notifications-your-turn = Te jössz ebben a játékban: { $game }.
notifications-test = Így szól majd a Tilewright, amikor te jössz.
notifications-no-more = Ha nem kérsz több ilyet: { $link }

## A webhook nem működik

notifications-trouble-subject = Nem működik a webhookod
notifications-trouble = A webhookodat többé nem hívjuk, mert { $why }. Az elérhetőségeid között újra megadhatod.
notifications-why-unreached = nem lehetett elérni
notifications-why-no-answer = nem válaszolt időben
notifications-why-broken = megszakadt a kapcsolat
notifications-why-status = ezzel a kóddal válaszolt: { $code }
notifications-why-no-address = ez nem webcím
notifications-why-no-host = nincs ilyen nevű gép
notifications-why-not-public = a címe nem nyilvános

## Tiéd ez a cím?

notifications-verify-subject = Ez a te címed?
notifications-verify =
    Valaki, valószínűleg te, azt kérte, hogy ezen a címen szóljunk, amikor ő jön. Ha így van, egy napon belül kövesd ezt a hivatkozást:
    { $link }
    Ha nem te voltál, ne tégy semmit: ide nem küldünk semmit.
notifications-verify-yes = Igen, oda szóljatok
notifications-verified = Köszönjük
notifications-verified-text = Itt szólunk majd, amikor te jössz.
notifications-not-this-one = Ez nem jó
notifications-not-this-one-text = Ez a cím egy másik játékosé, vagy azóta másikat adtál meg. Azzal a játékossal hivatkozással léphetsz be.

## Belépés

notifications-sign-in-subject = Belépés a Tilewrightba
notifications-sign-in =
    A belépéshez 15 percen belül kövesd ezt a hivatkozást. Egyszer használható.
    { $link }
    Ha nem te kérted, ne tégy semmit.
notifications-sign-in-who = Ezen az eszközön { $name } leszel.
notifications-sign-in-button = Belépés
notifications-used-up = Ez a hivatkozás már nem érvényes
notifications-used-up-text = Már használták, vagy túl régi. Kérj másikat.

## Nem kérek több levelet

notifications-leave = Nincs több levél
notifications-leave-text = Az elérhetőségeid között meggondolhatod magad.
notifications-leave-yes = Ne írjatok többet
notifications-left-text = Nem írunk többet arról, hogy te jössz.
