### A Struggle of Empires leckéi magyarul

empires-lesson-power-title = Válassz nagyhatalmat
empires-lesson-power-about = Minden játékos egy nagyhatalmat vezet. Hadseregei szabadon vonulhatnak az anyaországgal határos területekre; máshová közeli befolyásjelző vagy flotta kell.
empires-lesson-power-task = Válaszd Ausztriát, amely Európa négy területével határos.
empires-lesson-power-hint = Keresd meg Ausztriát a nagyhatalmak között, és vedd el.
empires-lesson-power-praise = Bécsből Európában semmi sincs messze.

empires-lesson-place-title = Rakd le az első egységeidet
empires-lesson-place-about = A játék elején mindenki öt egységet rak a térképre, egyszerre egyet. A hadseregek és az erődök területeken, a flották tengereken állnak.
empires-lesson-place-task = Két jelződ van a Karib-térségben. Rakj egy flottát a tengerére.
empires-lesson-place-hint = Válaszd a flottát, azután a Karib-térséget.
empires-lesson-place-praise = Ha ott a flotta, a hadseregek követhetik.

empires-lesson-bid-title = Licit a szövetségekre
empires-lesson-bid-about = Minden háború árveréssel kezdődik. Egy licit egy nagyhatalmat nevez meg a felső és egyet az alsó sorba. Aki a te sorodban áll, a szövetségesed, és nem támadhatod meg.
empires-lesson-bid-task = Ausztria egy aranyat ajánl mások szövetségéért. Licitálj rá: állítsd magadat a felső, Franciaországot az alsó sorba, hogy harcolhass ellene.
empires-lesson-bid-hint = Ajánlj 2 aranyat, elöl Nagy-Britanniával, utána Franciaországgal.
empires-lesson-bid-praise = A többiek passzolnak. Fizetsz, és mindkét nagyhatalom elfoglalja a helyét.

empires-lesson-tile-title = Vegyél el egy lapkát
empires-lesson-tile-about = Körönként egyszer elvehetsz egy lapkát a készletből, és kifizeted az árát. Akinek több Hadseregképzés lapkája van, szárazföldi csatában eggyel erősebb.
empires-lesson-tile-task = Poroszország jobban képzett nálad. Érd utol: vedd el a Hadseregképzést.
empires-lesson-tile-hint = Keresd meg a Hadseregképzést a lapkák között, és vedd el.
empires-lesson-tile-praise = Most egyikőtöknek sincs előnye. Egy második már neked adná.

empires-lesson-build-title = Építs és mozogj
empires-lesson-build-about = Az építés egy népességbe kerül. Az új egység az anyaországban kezd, és azonnal mozoghat.
empires-lesson-build-task = Építs egy hadsereget, és küldd a Német államokba, amelyek Franciaországgal határosak.
empires-lesson-build-hint = Válaszd az építést, a hadsereget, célnak pedig a Német államokat.
empires-lesson-build-praise = Egyetlen akcióval felépült és útra kelt.

empires-lesson-overseas-title = A tengeren túlra
empires-lesson-overseas-about = Hadsereg csak akkor léphet gyarmatra, ha a saját flottád ott van a tengerén. Egy mozgás két egységet mozgat. A világ másik részébe menni kockázat: 1-es dobásnál a tenger visszafordíthatja vagy elnyelheti az egységet.
empires-lesson-overseas-task = Vidd a flottádat és a hadseregedet a Karib-térségbe egyetlen mozgással.
empires-lesson-overseas-hint = Előbb a flotta megy, a hadsereg követi.
empires-lesson-overseas-praise = Mindkettő épségben átkelt az óceánon. A Hajózás ezt biztosabbá teszi.

empires-lesson-attack-title = Támadj jó eséllyel
empires-lesson-attack-about = A támadás két aranyba kerül. Mindkét fél megszámolja az erejét, dob két kockával, és hozzáadja a különbségüket. Ha semlegest győzöl le, a helyére a te jelződ kerül.
empires-lesson-attack-task = Két semleges van a Német államokban. Támadd meg az egyiket, és foglald el a helyét.
empires-lesson-attack-hint = Négy hadsereg öt ellen rossz fogadás. Négy kettő ellen négyből háromszor nyer.
empires-lesson-attack-praise = A jelződ a Német államokban áll. Támadás előtt nézd meg az esélyeket.

empires-lesson-support-title = Tengeri támogatás
empires-lesson-support-about = Ahol mindkét félnek van flottája, a támadó mondja meg, harcol-e a tengeren. Akié a tenger, az a szárazföldön eggyel erősebb.
empires-lesson-support-task = Támadd meg Franciaországot Észak-Amerikában szárazföldön, és szerezd meg a tengert. Franciaország ott nem fog harcolni.
empires-lesson-support-hint = Jelents be szárazföldi támadást, azután azt, hogy harcolsz a tengeren.
empires-lesson-support-praise = Franciaország átengedi a tengert, a támogatás a tiéd.

empires-lesson-help-title = Kérj segítséget
empires-lesson-help-about = Támadáskor segítséget kérhetsz azoktól a szövetségesektől, akiknek hadseregük van a területen. Aranyat ajánlasz, ők igent vagy nemet mondanak. Ha igent mondanak, megmondják, hány hadseregük segít.
empires-lesson-help-task = Támadd meg Ausztriát a Német államokban. Egyedül gyenge vagy: kérd szövetségesed, Oroszország segítségét, és győzz.
empires-lesson-help-hint = Két hadsereg három ellen kevés. Ajánlj Oroszországnak egy kis aranyat a háromért.
empires-lesson-help-praise = Öt három ellen. A segítő semmit sem nyer az aranyadon és talán a háládon kívül.

empires-lesson-settle-title = Betelepítés
empires-lesson-settle-about = A POP-zseton egy népességért a jelződdé válik. A rabszolgazseton ingyen, ha van flottád Afrika tengerén. A kettő közül egy, körönként egyszer.
empires-lesson-settle-task = Tedd a jelződet az egyik ilyen zseton helyére.
empires-lesson-settle-hint = A flottád Afrika tengerén van, és van népességed is: mindkét zseton nyitva áll előtted.
empires-lesson-settle-praise = Jelző, csata nélkül. A háború végén mindegyik aranyat hoz.

empires-lesson-unrest-title = Vigyázz az elégedetlenségre
empires-lesson-unrest-about = Aki nem tud fizetni, és aki egységet veszít, elégedetlenséget kap. A végén a legtöbb elégedetlenség hét pontba kerül, a második legtöbb négybe, a húsz pedig forradalom.
empires-lesson-unrest-task = Nálad van a legtöbb elégedetlenség. Adj vissza belőle.
empires-lesson-unrest-hint = A Kormányreform két elégedetlenséget vesz le rólad.
empires-lesson-unrest-praise = Hét Oroszország nyolca ellen: most ő fizetne többet.

empires-lesson-scoring-title = Egy terület értékelése
empires-lesson-scoring-about = A háború végén minden terület a jelzők szerint ad pontot: a legtöbb az első számot, a következő a másodikat kapja. Azonos szám azonos pontot ér.
empires-lesson-scoring-task = Ez a háború utolsó akciója. Neked és Nagy-Britanniának is egy jelzőtök van Észak-Amerikában. Légy ott egyedül az első.
empires-lesson-scoring-hint = Észak-Amerikában van egy POP-zseton. Telepítsd be.
empires-lesson-scoring-praise = Négy pont neked, kettő Nagy-Britanniának, fejenként négy helyett.
