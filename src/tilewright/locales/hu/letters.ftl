### Amit a kiszolgáló maga ír: levelek, üzenetek a Discordra és a Slackre, és a levelekben lévő hivatkozások oldalai

letters-your-turn = Te jössz ebben a játékban: { $game }.
letters-test = Így szól majd a Tilewright, amikor te jössz.
letters-no-more = Ha nem kérsz több ilyet: { $link }

## A webhook nem működik

letters-trouble-subject = Nem működik a webhookod
letters-trouble = A webhookodat többé nem hívjuk, mert { $why }. Az elérhetőségeid között újra megadhatod.
letters-why-unreached = nem lehetett elérni
letters-why-no-answer = nem válaszolt időben
letters-why-broken = megszakadt a kapcsolat
letters-why-status = ezzel a kóddal válaszolt: { $code }
letters-why-no-address = ez nem webcím
letters-why-no-host = nincs ilyen nevű gép
letters-why-not-public = a címe nem nyilvános

## Tiéd ez a cím?

letters-verify-subject = Ez a te címed?
letters-verify =
    Valaki, valószínűleg te, azt kérte, hogy ezen a címen szóljunk, amikor ő jön. Ha így van, egy napon belül kövesd ezt a hivatkozást:
    { $link }
    Ha nem te voltál, ne tégy semmit: ide nem küldünk semmit.
letters-verify-yes = Igen, oda szóljatok
letters-verified = Köszönjük
letters-verified-text = Itt szólunk majd, amikor te jössz.
letters-not-this-one = Ez nem jó
letters-not-this-one-text = Ez a cím egy másik játékosé, vagy azóta másikat adtál meg. Azzal a játékossal hivatkozással léphetsz be.

## Belépés

letters-sign-in-subject = Belépés a Tilewrightba
letters-sign-in =
    A belépéshez 15 percen belül kövesd ezt a hivatkozást. Egyszer használható.
    { $link }
    Ha nem te kérted, ne tégy semmit.
letters-sign-in-who = Ezen az eszközön { $name } leszel.
letters-sign-in-button = Belépés
letters-used-up = Ez a hivatkozás már nem érvényes
letters-used-up-text = Már használták, vagy túl régi. Kérj másikat.

## Nem kérek több levelet

letters-leave = Nincs több levél
letters-leave-text = Az elérhetőségeid között meggondolhatod magad.
letters-leave-yes = Ne írjatok többet
letters-left-text = Nem írunk többet arról, hogy te jössz.
