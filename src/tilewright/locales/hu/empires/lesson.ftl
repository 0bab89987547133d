### A Struggle of Empires leckéi magyarul

empires-lesson-power-title = Válassz nagyhatalmat
empires-lesson-power-about = Minden játékos egy nagyhatalmat vezet. Hadseregei szabadon vonulhatnak az anyaországgal határos területekre; máshová közeli befolyásjelző vagy flotta kell.
empires-lesson-power-task = Válaszd Ausztriát, amely Európa négy területével határos.
empires-lesson-power-hint = Keresd meg Ausztriát a nagyhatalmak között, és válaszd ki.
empires-lesson-power-praise = Bécsből Európában semmi sincs messze.

empires-lesson-place-title = Rakd fel az első egységeidet
empires-lesson-place-about = A játék elején mindenki öt egységet rak fel a térképre, egyesével. A hadseregek és az erődök területekre, a flották tengerekre kerülnek.
empires-lesson-place-task = Két befolyásjelződ van a Karib-térségben. Rakj fel egy flottát a tengerére.
empires-lesson-place-hint = Válaszd a flottát, azután a Karib-térséget.
empires-lesson-place-praise = Ha ott a flotta, a hadseregek követhetik.

empires-lesson-bid-title = Licit a szövetségekre
empires-lesson-bid-about = Minden háború árveréssel kezdődik. A licit egy nagyhatalmat a felső, egyet az alsó sorba oszt be. Aki a te sorodba kerül, az a szövetségesed, és nem támadhatod meg.
empires-lesson-bid-task = Ausztria egy aranyat ajánl két másik nagyhatalom besorolásáért. Licitálj rá: kerülj te a felső, Franciaország az alsó sorba, hogy harcolhass ellene.
empires-lesson-bid-hint = Licitálj 2 aranyat: felülre Nagy-Britannia, alulra Franciaország.
empires-lesson-bid-praise = A többiek passzolnak. Fizetsz, és mindkét nagyhatalom elfoglalja a helyét.

empires-lesson-tile-title = Vegyél el egy lapkát
empires-lesson-tile-about = Körönként egyszer elvehetsz egy lapkát a készletből, ha kifizeted az árát. Akinek több hadseregképzése van, az +1 erőt kap a szárazföldi csatákban.
empires-lesson-tile-task = Poroszország jobban képzett nálad. Érd utol: vedd el a hadseregképzést.
empires-lesson-tile-hint = Keresd meg a hadseregképzést a lapkák között, és vedd el.
empires-lesson-tile-praise = Most egyikőtöknek sincs előnye. Egy második lapkával már neked lenne.

empires-lesson-build-title = Építs és mozogj
empires-lesson-build-about = Az építés egy népességbe kerül. Az új egység az anyaországban kezd, és azonnal mozoghat.
empires-lesson-build-task = Építs egy hadsereget, és küldd a Német államokba, amelyek Franciaországgal határosak.
empires-lesson-build-hint = Válaszd az építést, majd a hadsereget, célnak pedig a Német államokat.
empires-lesson-build-praise = Egyetlen akcióval felépült és útra kelt.

empires-lesson-overseas-title = A tengeren túlra
empires-lesson-overseas-about = Hadsereg csak akkor léphet gyarmatra, ha saját flottád van a tengerén. Egy mozgási akció két egységet mozgat. A világ másik részébe hajózni kockázatos: 1-es dobásnál az egység visszafordulhat, vagy el is veszhet.
empires-lesson-overseas-task = Vidd a flottádat és a hadseregedet a Karib-térségbe egyetlen mozgási akcióval.
empires-lesson-overseas-hint = Előbb a flotta megy, a hadsereg utána.
empires-lesson-overseas-praise = Mindkettő épségben átkelt az óceánon. A „hajózás” lapka ezt még biztosabbá teszi.

empires-lesson-attack-title = Támadj jó eséllyel
empires-lesson-attack-about = A támadás két aranyba kerül. Mindkét fél dob két kockával, és a kettő különbségét hozzáadja az erejéhez. Ha semleges jelzőt győzöl le, a te befolyásjelződ kerül a helyére.
empires-lesson-attack-task = Két semleges jelző van a Német államokban. Támadd meg az egyiket, és győzz.
empires-lesson-attack-hint = Négy hadsereg öt ellen rossz üzlet. Négy kettő ellen négyből háromszor győz.
empires-lesson-attack-praise = Ott a jelződ a Német államokban. Támadás előtt mindig nézd meg az esélyeket.

empires-lesson-support-title = Tengeri támogatás
empires-lesson-support-about = Ahol mindkét félnek van flottája, a támadó dönti el, hogy megütköznek-e a tengeren. Akié a tenger, az +1 erőt kap a szárazföldön.
empires-lesson-support-task = Támadd meg Franciaországot a szárazföldön Észak-Amerikában, és szerezd meg a tengert. Franciaország ott nem fog megütközni.
empires-lesson-support-hint = Jelents be szárazföldi támadást, majd válaszd a tengeri csatát.
empires-lesson-support-praise = Franciaország átengedi a tengert, a tengeri támogatás a tiéd.

empires-lesson-help-title = Kérj segítséget
empires-lesson-help-about = Támadáskor segítséget kérhetsz azoktól a szövetségeseidtől, akiknek hadserege van a területen. Aranyat ajánlasz, ők pedig elfogadják vagy elutasítják. Aki elfogadja, eldönti, hány hadseregével segít.
empires-lesson-help-task = Támadd meg Ausztriát a Német államokban. Egyedül gyenge vagy: kérd a szövetségesed, Oroszország segítségét, és győzz.
empires-lesson-help-hint = Két hadsereg három ellen kevés. Ajánlj Oroszországnak egy kis aranyat a három hadseregéért.
empires-lesson-help-praise = Öt három ellen. A segítő nem kap mást, csak az aranyadat és talán a háládat.

empires-lesson-settle-title = Betelepítés
empires-lesson-settle-about = Egy POP-jelzőt egy népességért lecserélhetsz a befolyásjelződre, egy rabszolgajelzőt pedig ingyen, ha van flottád Afrika tengerén. A kettő közül csak az egyiket, körönként egyszer.
empires-lesson-settle-task = Cseréld le az egyik ilyen jelzőt a befolyásjelződre.
empires-lesson-settle-hint = Van flottád Afrika tengerén, és van népességed is: bármelyiket választhatod.
empires-lesson-settle-praise = Befolyásjelző, csata nélkül. A háború végén mindegyik aranyat hoz.

empires-lesson-unrest-title = Vigyázz az elégedetlenségre
empires-lesson-unrest-about = Aki nem tud fizetni vagy egységet veszít, elégedetlenséget kap. A játék végén a legtöbb elégedetlenség hét, a második legtöbb négy pont levonással jár; húsznál kitör a forradalom.
empires-lesson-unrest-task = Nálad a legnagyobb az elégedetlenség. Szabadulj meg egy részétől.
empires-lesson-unrest-hint = A kormányreformmal két elégedetlenséget adhatsz vissza.
empires-lesson-unrest-praise = Neked hét, Oroszországnak nyolc: most ő veszítene több pontot.

empires-lesson-scoring-title = Terület pontozása
empires-lesson-scoring-about = A háború végén minden terület a befolyásjelzők szerint ad pontot: akinek a legtöbb van, az első számot kapja, a második a másodikat. Egyenlőség esetén mindenki ugyanannyit kap.
empires-lesson-scoring-task = Ez a háború utolsó akciója. Neked és Nagy-Britanniának is egy-egy jelzőtök van Észak-Amerikában. Légy ott egyedül az első.
empires-lesson-scoring-hint = Észak-Amerikában van egy POP-jelző. Telepítsd be.
empires-lesson-scoring-praise = Négy pont neked és kettő Nagy-Britanniának, ahelyett hogy mindketten négyet kapnátok.
