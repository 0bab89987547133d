### A Qwirkle leckéi magyarul

qwirkle-lesson-first-line-title = Az első sor
qwirkle-lesson-first-line-about = Egy sorban azonos színű, de különböző formájú, vagy azonos formájú, de különböző színű lapkák vannak. Aki a leghosszabb sort tudja lerakni, az kezd, mégpedig az egész sorral.
qwirkle-lesson-first-line-task = Három piros lapkát jelentettél be. Rakd le őket egy sorba, majd fejezd be a köröd.
qwirkle-lesson-first-line-hint = A korong, a kereszt és a rombusz is piros. Rakd őket egymás mellé, és nyomd meg a Kör vége gombot.
qwirkle-lesson-first-line-praise = Három lapka egy sorban: három pont.

qwirkle-lesson-longer-title = Hosszabbíts meg egy sort
qwirkle-lesson-longer-about = Mostantól annak, amit leraksz, csatlakoznia kell az asztalon lévő lapkákhoz. A meghosszabbított sor minden lapkája egy pontot ér, a régiek is.
qwirkle-lesson-longer-task = Szerezz négy pontot egyetlen lapkával.
qwirkle-lesson-longer-hint = Melyik lapkád piros?
qwirkle-lesson-longer-praise = Egy lapkát raktál le, és négyért kaptál pontot.

qwirkle-lesson-several-title = Több lapka egy körben
qwirkle-lesson-several-about = Egy körben több lapkát is lerakhatsz, ha mind egy vonalba kerül, és illik a sor színéhez vagy formájához.
qwirkle-lesson-several-task = A keresztjeid a piros kereszthez illenek. Szerezz legalább négy pontot.
qwirkle-lesson-several-hint = Építs oszlopot a piros kereszttel: fölé és alá is rakj.
qwirkle-lesson-several-praise = Három lapka egyszerre, és négy pont az oszlopért.

qwirkle-lesson-no-doubles-title = Nincs két egyforma
qwirkle-lesson-no-doubles-about = Egy sorban nem lehet kétszer ugyanaz a lapka. Ezért nincs hatnál hosszabb sor.
qwirkle-lesson-no-doubles-task = Hosszabbítsd meg a piros sort.
qwirkle-lesson-no-doubles-hint = Korong, kereszt, rombusz és négyzet már van benne. Milyen piros lapkád van még?
qwirkle-lesson-no-doubles-praise = A csillag hiányzott. A másik piros korong és rombusz máshová kerül majd.

qwirkle-lesson-two-lines-title = Egy lapka, két sor
qwirkle-lesson-two-lines-about = Az a lapka, amely két sorba is beletartozik, mindkettőben pontot ér.
qwirkle-lesson-two-lines-task = Keresd meg azt a helyet, ahol egy lapka hat pontot ér.
qwirkle-lesson-two-lines-hint = Keresd a rést, ahol egy piros sor és egy négyzetekből álló oszlop találkozik.
qwirkle-lesson-two-lines-praise = Három a sorért, három az oszlopért.

qwirkle-lesson-alongside-title = Egymás mellett
qwirkle-lesson-alongside-about = Ha egy sor mellé raksz, keresztben is új sorok keletkeznek. Minden legalább kétlapkás sor számít.
qwirkle-lesson-alongside-task = Szerezz hat pontot két zöld lapkával.
qwirkle-lesson-alongside-hint = Rakd őket közvetlenül az azonos formájú piros lapkák fölé.
qwirkle-lesson-alongside-praise = Egy zöld sor és két oszlop: mindegyik két pont.

qwirkle-lesson-both-ends-title = Mindkét végén
qwirkle-lesson-both-ends-about = Az egy körben lerakott lapkáknak nem kell egymáshoz érniük. Elég, ha a végén nem marad köztük hézag.
qwirkle-lesson-both-ends-task = Hosszabbítsd meg a zöld sort egyszerre mindkét végén.
qwirkle-lesson-both-ends-hint = A zöld csillag az egyik végére kerül, a zöld korong a másikra.
qwirkle-lesson-both-ends-praise = Négy pont: a sor egyszer számít, minden lapkájával.

qwirkle-lesson-qwirkle-title = Egy Qwirkle
qwirkle-lesson-qwirkle-about = A hatlapkás sor a Qwirkle: hat pont a lapkákért, és további hat jutalompont.
qwirkle-lesson-qwirkle-task = Fejezd be a piros sort.
qwirkle-lesson-qwirkle-hint = Öt piros forma már ott van. Csak a lóhere hiányzik.
qwirkle-lesson-qwirkle-praise = Qwirkle! Tizenkét pont. Az ötlapkás sorokra vigyázz: a következő játékos befejezheti őket.

qwirkle-lesson-trade-title = Csere
qwirkle-lesson-trade-about = Lerakás helyett tetszőleges számú lapkádat kicserélheted a zsákból. Ezzel a köröd véget ér, és nem kapsz érte pontot.
qwirkle-lesson-trade-task = Egyik lapkád sem illik sehová. Cserélj ki legalább hármat.
qwirkle-lesson-trade-hint = Nyomd meg a Csere gombot, válaszd ki a lapkákat, és erősítsd meg.
qwirkle-lesson-trade-praise = Új lapkák, új lehetőségek.

qwirkle-lesson-last-tile-title = Az utolsó lapka
qwirkle-lesson-last-tile-about = Ha a zsák kiürült, húzás nélkül folytatódik a játék. Aki elsőként rakja le az utolsó lapkáját, még hat pontot kap, és ezzel vége a játéknak.
qwirkle-lesson-last-tile-task = Néhány ponttal le vagy maradva. Rakd le mindkét lapkádat ebben a körben, és nyerj.
qwirkle-lesson-last-tile-hint = Mindkettő korong, ezért egymás mellé kerülhetnek. Előbb keress helyet az egyiknek.
qwirkle-lesson-last-tile-praise = Még hat pont, és nyertél.
