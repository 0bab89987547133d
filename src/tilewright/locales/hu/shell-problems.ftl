### Miért nem tette meg a szerver, amit kértek, magyarul

## Az asztalnál

shell-problem-agreed = Már beleegyeztél.
shell-problem-asked-enough = Ennél az asztalnál már túl sok kérésed volt.
shell-problem-away = Egy bot játszik helyetted. Előbb válaszd ezt: „Visszatértem”.
shell-problem-bad-option = Az egyik játékbeállítás nem érvényes.
shell-problem-bad-seats = Legalább egy hely legyen a tiéd vagy szabad, és csak egy lehet a tiéd.
shell-problem-empty = Ott nem ül senki.
shell-problem-held = Előbb fejezd be a kört, vagy vond vissza az utolsó akciót.
shell-problem-no-order = Most nincs mit előre eldönteni.
shell-problem-no-orders = Most nincs mit előre eldönteni.
shell-problem-nobody-asked = Senki sem kért visszavonást.
shell-problem-not-away = Nem játszik helyetted bot.
shell-problem-not-last = Csak a saját, utolsó akciódat vonhatod vissza.
shell-problem-not-over = A játék még nem ért véget.
shell-problem-not-owner = Ezt csak az asztal létrehozója teheti meg.
shell-problem-not-seated = Nincs helyed ennél az asztalnál.
shell-problem-not-started = A játék még nem kezdődött el.
shell-problem-nothing-held = Nincs mit megerősíteni.
shell-problem-nothing-to-take-back = Nincs mit visszavonni.
shell-problem-over = A játék véget ért.
shell-problem-resigned = Ezt a játékot már feladtad.
shell-problem-seated = Ez a játékos már ennél az asztalnál ül.
shell-problem-seats-free = Még vannak szabad helyek. Várj játékosokra, vagy adj hozzá botokat.
shell-problem-started = A játék már elkezdődött.
shell-problem-too-many-invitations = Túl sok meghívás ehhez az asztalhoz.
shell-problem-too-many-sockets = Túl sok lapon van nyitva ez az oldal.

## Fiókok, értesítések, játékosok

shell-problem-bad-address = Ez nem érvényes e-mail-cím.
shell-problem-bad-text = Ez csak egyetlen sornyi szöveg lehet.
shell-problem-bad-webhook = Ez a webhook nem használható.
shell-problem-has-account = Már van fiókod.
shell-problem-no-account = Előbb hozz létre fiókot.
shell-problem-no-guests = Ez a szerver nem fogad vendégeket. Lépj be, vagy hozz létre fiókot.
shell-problem-no-invitation = Érvényes meghívókódra van szükséged. Az üzemeltetőtől kérhetsz.
shell-problem-no-letters = Ez a szerver nem küld e-maileket.
shell-problem-not-verified = Előbb kattints az e-mailben kapott linkre.
shell-problem-password-changed = Közben megváltozott a jelszavad.
shell-problem-too-many-relations = Túl sok játékost követsz vagy tiltottál le.
shell-problem-too-many-tokens = Túl sok API-tokened van. Előbb vonj vissza egyet.
shell-problem-undelivered = A tesztértesítés nem érkezett meg. Ellenőrizd a címet.
shell-problem-yourself = Magadat nem követheted és nem tilthatod le.
