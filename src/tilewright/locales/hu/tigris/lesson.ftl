### A Tigris és Eufrátesz leckéi magyarul

tigris-lesson-leader-title = Vezér felrakása
tigris-lesson-leader-about = Négy vezéred van: a fekete király, a piros pap, a kék földműves és a zöld kereskedő. A vezér üres szárazföldi mezőre kerül, templom mellé.
tigris-lesson-leader-task = Rakd fel egyik vezéredet a táblára.
tigris-lesson-leader-hint = Válassz egy vezért, majd egy szárazföldi mezőt egy piros templom mellett. Folyóra nem kerülhet.
tigris-lesson-leader-praise = A dinasztiádnak van királysága: olyan régió, amelyben vezér áll.

tigris-lesson-tile-title = Pontok lapkákért
tigris-lesson-tile-about = Ha lapka kerül egy királyságba, annak a játékosnak ad pontot a saját színében, akié az ilyen színű vezér.
tigris-lesson-tile-task = A királyod már a táblán van. Rakj le egy települést úgy, hogy fekete pontot érjen.
tigris-lesson-tile-hint = A település fekete, és a király is. Rakd a királysághoz.
tigris-lesson-tile-praise = Egy fekete pont. Akkor is a király gazdájáé lett volna, ha más rakja le a lapkát.

tigris-lesson-king-title = A maradék a királyé
tigris-lesson-king-about = Ha a királyságban nincs a lapka színének megfelelő vezér, a király kapja a pontot, mégpedig a lapka színében.
tigris-lesson-king-task = A kereskedőd nincs a táblán. Szerezz mégis egy zöld pontot.
tigris-lesson-king-hint = Rakj egy piacot a királyod királyságába.
tigris-lesson-king-praise = A király szerzett neked egy zöld pontot. Ha itt kereskedő állt volna, annak a gazdája kapta volna.

tigris-lesson-river-title = A gazdaság a folyóra kerül
tigris-lesson-river-about = A kék gazdaság csak folyómezőre kerülhet, és oda semmi más. Minden egyéb lapka szárazföldre való.
tigris-lesson-river-task = Szerezz egy kék pontot a földműveseddel.
tigris-lesson-river-hint = Rakj egy gazdaságot a folyóra, közvetlenül a földműves vagy a templom mellé.
tigris-lesson-river-praise = A földműves betakarítja a termést.

tigris-lesson-revolt-title = Nyerj belső konfliktust
tigris-lesson-revolt-about = Ha egy vezér olyan királyságba kerül, ahol már van ilyen színű, belső konfliktus kezdődik. Mindkét fél megszámolja a vezére melletti templomokat, és a kezéből is beadhat templomokat. Egyenlőségnél a védekező győz.
tigris-lesson-revolt-task = Itt a bika papja uralkodik. Rakd fel a saját papodat a királyságába, és győzd le.
tigris-lesson-revolt-hint = Keress olyan mezőt, amely mellett legalább két templom van. A bika is beadhat egyet a kezéből, ezért te is adj be.
tigris-lesson-revolt-praise = A bika papja lekerül a tábláról, te pedig kapsz egy piros pontot.

tigris-lesson-war-title = Egyesíts királyságokat, és győzz
tigris-lesson-war-about = Egy lapka két királyságot is egyesíthet. Ekkor az azonos színű vezérek között külső konfliktus támad: mindegyik fél a saját oldalán lévő ilyen színű lapkákat számolja, és a kezéből is beadhat ilyeneket. Egyenlőségnél a védekező győz.
tigris-lesson-war-task = Két kereskedő néz szembe egymással. Egyesítsd a királyságaikat, és győzz.
tigris-lesson-war-hint = Rakj templomot a résbe: J10. Neked két piacod van a saját oldaladon. A bikának egy van, és beadhat még egyet, ezért te is adj be.
tigris-lesson-war-praise = Pontot kapsz a legyőzött kereskedőért és minden eltávolított piacért.

tigris-lesson-monument-title = Építs emlékművet
tigris-lesson-monument-about = Négy azonos színű lapka egy négyzetben emlékművé válhat, ebben a színben és még egyben. A négy lapkát lefordítjuk, és többé nem számítanak.
tigris-lesson-monument-task = Egészítsd ki a települések négyzetét, és építs emlékművet.
tigris-lesson-monument-hint = A négyzetből egy mező hiányzik: I4. Rakj oda települést, azután válassz emlékművet.
tigris-lesson-monument-praise = Megéri mindkét színének vezérét ebben a királyságban tartani.

tigris-lesson-income-title = Mit ér az emlékmű
tigris-lesson-income-about = A köröd végén minden emlékmű mindkét színében egy pontot ad, ha az ilyen színű vezéred az emlékmű királyságában áll.
tigris-lesson-income-task = Egy akciód maradt. Érd el, hogy a zöld-fekete emlékmű mindkét színben pontot adjon.
tigris-lesson-income-hint = A királyod már ott van. A kereskedő hiányzik: rakd a J4 vagy az F3 mezőn álló templom mellé.
tigris-lesson-income-praise = Egy fekete és egy zöld pont, és minden körben újra, amíg ott maradnak.

tigris-lesson-treasure-title = Kincsek a kereskedőnek
tigris-lesson-treasure-about = Ha egy királyságban legalább két kincs van, a kereskedő gazdája egy kivételével mindet elveszi. A játék végén mindegyik tetszőleges színű pontot ér.
tigris-lesson-treasure-task = Kapcsolj egy második kincset a kereskedőd királyságához, és vegyél el egyet.
tigris-lesson-treasure-hint = Zárd be a rést az I11 és a K11 mezőn álló templom között.
tigris-lesson-treasure-praise = A végén a kincs annál a színnél számít, amelyiknél a legnagyobb szükség van rá.

tigris-lesson-catastrophe-title = Katasztrófa
tigris-lesson-catastrophe-about = A játékban kétszer rakhatsz le katasztrófalapkát, üres mezőre vagy egy lapkára, amely ekkor megsemmisül. Vezérre, emlékműre vagy kincses lapkára nem kerülhet. Az a vezér, amely mellett nem marad templom, lekerül a tábláról.
tigris-lesson-catastrophe-task = Űzd el a bika királyát a tábláról, harc nélkül.
tigris-lesson-catastrophe-hint = A király egyetlen templom mellett áll: H6.
tigris-lesson-catastrophe-praise = Nincs templom, nincs király. És amit a katasztrófa szétválaszt, az szétválasztva marad.

tigris-lesson-swap-title = Lapkák cseréje
tigris-lesson-swap-about = Egy akcióval annyi lapkát dobhatsz el a kezedből, amennyit akarsz, és ugyanannyit húzol.
tigris-lesson-swap-task = Hat gazdaságból öt fölösleges. Dobj el legalább négy lapkát.
tigris-lesson-swap-hint = Válaszd ki a lapkákat a kezedben, és cseréld ki őket.
tigris-lesson-swap-praise = Az új lapkákat azonnal használhatod, a második akcióddal.

tigris-lesson-weakest-title = A leggyengébb szín számít
tigris-lesson-weakest-about = A végén csak az a szín számít, amelyikben a legkevesebb pontod van. Akinek ott a legtöbb van, az nyer.
tigris-lesson-weakest-task = Egy akciód maradt. Használd ott, ahol a legtöbbet ér.
tigris-lesson-weakest-hint = Hasonlítsd össze a négy színedet. Melyik a legalacsonyabb?
tigris-lesson-weakest-praise = Három zöld pont, és a leggyengébb színed megerősödött. Ezt a játékot egyensúllyal lehet megnyerni.
