### הלקוח שמסביב למשחקים, בעברית

## הבית

shell-app-name = Tilewright
shell-title = { $title } · Tilewright
shell-title-your-turn = ● תורך · { $title }
shell-skip = אל התוכן
shell-nav = הבית
shell-home = דף הבית
shell-close = סגירה
shell-cancel = ביטול
shell-loading = רק רגע …
shell-try-again = ניסיון נוסף
shell-offline = אין חיבור לרשת. הדף פועל; השולחנות ממתינים עד שתחזרו.
shell-page-failed = לא ניתן היה לטעון את הדף. האם יש חיבור לרשת?
shell-missing = אין דף כזה
shell-missing-about = ייתכן שהקישור ישן, או שאבדה בו אות.
shell-language-en = English
shell-language-he = עברית
shell-language-hu = magyar
shell-names = { $names-name }

## דף הבית

shell-welcome = יש שולחן פנוי
shell-welcome-about =
    { $count ->
        [3] שלושה משחקי אריחים גדולים
       *[other] { $count } משחקי אריחים גדולים
    }, מול בוטים מיד או עם חברים דרך קישור. אין מה להתקין ואין טופס למלא.
shell-games = משחקים
shell-play-now = לשחק עכשיו
shell-number-of-players = שחקנים
shell-against = מול
shell-learn = לימוד
shell-with-friends = עם חברים
shell-my-tables = השולחנות שלך
shell-open-tables = שולחנות פתוחים
shell-your-turn = תורך
shell-others-turn = תור האחרים
shell-watch = צפייה
shell-free-seats =
    { $count ->
        [one] מקום פנוי אחד
        [two] שני מקומות פנויים
       *[other] { $count } מקומות פנויים
    }
shell-enter-link = שלחו לך קישור?
shell-enter = אל השולחן
shell-name = שמך ליד השולחן
shell-name-about = המצאנו אותו. אפשר לשנות כרצונך.
shell-name-trades = קדר, אורגת, סופר, בנאי, שייט, אופה, גננית, רועה, נגר, כוורנית, דייג, ציירת
shell-bot = בוט
shell-bot-name =
    { $bot ->
        [novice] בוט מתחיל
        [adept] בוט מיומן
        [master] בוט אמן
        [greedy] בוט חמדן
        [random] בוט אקראי
       *[other] { $bot }
    }
shell-bot-numbered = { $name } { $number }

## שולחן חדש, והמתנה לאחרים

shell-new-table = שולחן חדש
shell-game = משחק
shell-options = אפשרויות המשחק
shell-seat = מקום { $seat }
shell-seat-bot = לתת לבוט
shell-who-me = אני
shell-who-open = פתוח
shell-who-bot = בוט
shell-clock = שעון
shell-clock-none = בלי: קחו את הזמן
shell-clock-live = חי: שניות להחלטה, ועתודה
shell-clock-slow = איטי: ימים לתור
shell-clock-seconds = שניות להחלטה
shell-clock-minutes = דקות בעתודה
shell-clock-days = ימים לתור
shell-clock-left = הזמן שנותר
shell-clock-reserve = בעתודה
shell-private = פרטי: רק מי שיש לו הקישור נכנס
shell-spectators = אחרים רשאים לצפות
shell-hints = רמזים מותרים
shell-make-table = יצירת השולחן
shell-waiting-title = { $game }: לפני ההתחלה
shell-waiting-owner = שתפו את הקישור עם חברים, או תנו מקומות פנויים לבוטים.
shell-waiting-full = כולם כאן. אפשר להתחיל.
shell-waiting-guest = המשחק יתחיל כשבעל השולחן יתחיל אותו.
shell-known-deal = חלוקה מוכרת, ללא דירוג
shell-known-deal-explained = חלוקה מוכרת: ייתכן שמישהו כבר ראה אותה במשחק קודם. המשחק הזה אינו מדורג.
shell-seat-open = מקום פנוי
shell-sit = לשבת כאן
shell-stand-up = לקום
shell-free-seat = לפנות את המקום
shell-invite = הזמנת חברים
shell-invite-link = קישור לשולחן הזה
shell-copy-link = העתקת הקישור
shell-link-copied = הקישור הועתק.
shell-start = התחלת המשחק
shell-start-when = כשכל המקומות יהיו תפוסים.
shell-present = נמצאים כאן: { $names-name }
shell-seats-taken =
    { $count ->
        [one] מקום אחד תפוס.
        [two] שני מקומות תפוסים.
       *[other] { $count } מקומות תפוסים.
    }

## ליד השולחן

shell-table-unavailable = אי אפשר להציג את השולחן הזה
shell-players = שחקנים
shell-board = לוח
shell-panel = היד שלך
shell-side = יומן וצ'אט
shell-fold = יומן וצ'אט
shell-menu = תפריט
shell-you = (אני)
shell-stands-in = בוט משחק במקומו
shell-absent = לא כאן
shell-connection-connecting = מתחבר …
shell-connection-lost = אין חיבור; מנסים שוב
shell-connection-ended = אין לך עוד רשות לצפות בשולחן הזה.
shell-log = יומן
shell-chat = צ'אט
shell-chat-empty = עוד לא נאמר דבר.
shell-chat-say = לומר משהו
shell-chat-send = שליחה
shell-confirm = לבצע
shell-ask-end-turn = אפשר לסיים את התור, או לחזור צעד.
shell-end-turn = סיום התור
shell-draft = עוד לא סופי
shell-draft-about =
    { $count ->
        [one] עוד אפשר לחזור מפעולה אחת.
        [two] עוד אפשר לחזור משתי פעולות.
       *[other] עוד אפשר לחזור מ־{ $count } פעולות.
    }
shell-take-back = לחזור צעד
shell-take-back-all = לחזור מהכול
shell-rule = כלל { $rule }
shell-rule-missing = הכלל הזה אינו בדף.
shell-hint = מה היה בוט עושה?
shell-hint-thinking = חושב …
shell-hint-then = ואחר כך: { $line }.
shell-then = {"; "}
shell-ask-take-back = לבקש לחזור צעד
shell-vote-to-end = להציע סיום בלי מנצח
shell-resign = לפרוש
shell-resign-sure = לוותר על המשחק? בוט ימשיך במקומך, או שהמשחק יסתיים.
shell-fair = מזל הוגן
shell-fair-about = זרע המשחק נקבע לפני המהלך הראשון. טביעת האצבע שלו מוצגת עד הסוף, ואז הזרע עצמו, כך שכל אחד יכול לבדוק את המשחק.
shell-save-picture = שמירת תמונה ({ $kind })
shell-you-are-away = זמנך אזל; בוט משחק במקומך.
shell-come-back = חזרתי
shell-wants-take-back = { $name } מבקש לחזור צעד.
shell-allow = להרשות
shell-refuse = לא הפעם
shell-want-to-end = בעד סיום בלי מנצח: { $names-name }
shell-agree = מסכים
shell-vote-withdraw = ממשיכים לשחק
shell-coach-ask = כאן כתוב מה מבקשים ממך.
shell-coach-panel = כאן מונחים הכלים שלך. בחרו אחד, והמקומות שמותר להניח בהם יוארו. עכבר, אצבע ומקלדת פועלים כולם.
shell-coach-why = נסו כל דבר: במקום שאסור להניח בו נאמר מדוע, ואיזה כלל קובע זאת.
shell-coach-next = טוב ({ $step } מתוך { $of })

## היומן

shell-log-sat = { $name } מתיישב.
shell-log-rose = מקום התפנה.
shell-log-renamed = מעכשיו אחד השחקנים נקרא { $name }.
shell-log-started = המשחק מתחיל.
shell-log-resigned = { $seat-player } פורש.
shell-log-went-away = זמנו של { $seat-player } אזל; בוט משחק במקומו.
shell-log-came-back = { $seat-player } חזר.
shell-log-asked-to-take-back = { $seat-player } מבקש לחזור צעד.
shell-log-answered-take-back =
    { $agrees ->
        [yes] { $seat-player } מרשה.
       *[no] { $seat-player } אינו מרשה.
    }
shell-log-voted-to-end =
    { $agrees ->
        [yes] { $seat-player } בעד סיום בלי מנצח.
       *[no] { $seat-player } ממשיך לשחק.
    }
shell-log-led-to =
    { $how ->
        [rematch] משחק גומלין מוכן.
        [fork] משחק חדש צמח מזה.
       *[challenge] מישהו משחק את אותה חלוקה.
    }

## הסוף ואחריו

shell-over = המשחק הסתיים
shell-result = התוצאה
shell-won =
    { $count ->
        [0] אין מנצח
        [one] { $mine ->
            [yes] ניצחת!
           *[no] הניצחון של { $names-name }
        }
       *[other] { $mine ->
            [yes] הניצחון משותף גם לך: { $names-name }
           *[no] הניצחון משותף: { $names-name }
        }
    }
shell-ending-ended-by-agreement = כולם הסכימו לסיים בלי מנצח.
shell-ending-resignation = הוא הסתיים בפרישה.
shell-rematch = משחק גומלין
shell-go-rematch = אל משחק הגומלין
shell-challenge = אותה חלוקה שוב
shell-save-record = שמירת הרישום
shell-replay = צפייה חוזרת
shell-replay-of = צפייה חוזרת: { $title }
shell-replay-not-over = המשחק עוד לא הסתיים; עד אז עברו אינו פתוח.
shell-replay-start = ההתחלה.
shell-to-table = אל השולחן
shell-viewer = בעיני מי
shell-spectator = צופה
shell-fork = להמשיך מכאן
shell-first = להתחלה
shell-last = לסוף
shell-back = צעד אחורה
shell-forward = צעד קדימה
shell-autoplay = להריץ
shell-pause = עצירה
shell-scrubber = צעד

## כללים

shell-rules = כללים
shell-rules-all = כל הכללים
shell-rules-search = חיפוש בכללים
shell-rules-found =
    { $count ->
        [one] כלל אחד
        [two] שני כללים
       *[other] { $count } כללים
    }
shell-rules-none = אין כלל עם המילים האלה.
shell-rules-failed = לא ניתן היה לטעון את הכללים.
shell-rules-english = הכללים האלה באנגלית; עוד לא תרגמו אותם.

## הגדרות

shell-settings = הגדרות
shell-settings-language = שפה
shell-settings-theme = ערכת צבעים
shell-settings-theme-system = כמו במערכת
shell-settings-theme-light = בהירה
shell-settings-theme-dark = כהה
shell-settings-pieces = כלים
shell-settings-pieces-plain = רגילים
shell-settings-pieces-letters = עם אותיות
shell-settings-motion = תנועה
shell-settings-motion-full = כפי שתוכננה
shell-settings-motion-quick = מהירה
shell-settings-motion-none = בלי
shell-settings-confirm = לאשר כל פעולה
shell-settings-confirm-about = אחרת פעולה נעשית מיד. ממה שאינו סופי אפשר לחזור בכל מקרה.
shell-settings-end-at-once = התור שלי מסתיים מייד
shell-settings-end-at-once-about = אחרת אפשר לבטל את הפעולה האחרונה בתור עד לסיומו.
shell-settings-sound = צליל קצר כשמגיע תורך
shell-settings-notify = הודעה כשמגיע תורך
shell-settings-notify-denied = הדפדפן אינו מרשה הודעות כאן.
shell-settings-coach = להציג שוב את הרמזים הראשונים

## חשבון ופרופיל

shell-account = חשבון
shell-guest = אורח
shell-has-account = בעל חשבון
shell-profile = הפרופיל שלך
shell-login = שם משתמש
shell-password = סיסמה
shell-password-about = שמונה תווים לפחות.
shell-make-account = יצירת חשבון
shell-make-account-about = אפשר לחזור מכל מקום. המקומות שלך נשארים שלך.
shell-account-made = עכשיו יש לך חשבון.
shell-sign-in = כניסה
shell-signed-in = טוב שחזרת.
shell-sign-out = יציאה
shell-sign-out-everywhere = יציאה מכל מקום
shell-signed-out = יצאת מהחשבון.
shell-guest-leaves = אורח שיוצא אינו יכול לחזור למקומותיו.
shell-everywhere-about = מכל מקום: כל דפדפן, וכל אסימון של תוכנה.
shell-rename = שינוי השם
shell-renamed = מעכשיו יש לך שם אחר.
shell-rename-about = הוא מוצג מיד בשולחנות שבהם את או אתה יושבים; במשחקים שהסתיימו נשאר השם שהיה אז.
shell-link-about = או בלי סיסמה: נשלח קישור לכתובת שבה קוראים לך.
shell-link-ask = שלחו לי קישור
shell-link-sent = אם הכתובת מוכרת כאן, מכתב בדרך אליה. הקישור פועל פעם אחת, במשך רבע שעה.
shell-invitation = הזמנה
shell-invitation-about = השרת הזה מקבל חשבונות לפי הזמנה. המפעיל שלו ייתן לך את המילה.
shell-tokens = תוכנות שמשחקות בשמך
shell-tokens-about = בוט שלך נכנס בעזרת אסימון. מי שהאסימון בידו יכול לעשות כל מה שביכולתך.
shell-token-label = שם התוכנה
shell-token-make = יצירת אסימון
shell-token-new = האסימון החדש שלך. הוא מוצג רק הפעם.
shell-token-copy = העתקת האסימון
shell-token-copied = האסימון הועתק.
shell-token-revoke = ביטול
shell-token-revoke-named = ביטול { $label }
shell-rating = דירוג
shell-no-ratings = אין עדיין משחקים מדורגים.
shell-player-missing = אין שחקן כזה.
shell-since = מאז { $date }
shell-players-count =
    { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
shell-games-count =
    { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }
shell-finished-games = משחקים שהסתיימו
shell-place = מקום { $place } מתוך { $of }
shell-more = עוד
shell-contacts = כשמגיע תורך ואינך כאן
shell-contacts-about = אפשר לקרוא לך, פעם אחת לכל המתנה.
shell-contacts-webhook = כתובת של webhook
shell-contacts-form = עבור
shell-contacts-form-discord = Discord
shell-contacts-form-slack = Slack
shell-contacts-form-json = תוכנה (JSON)
shell-contacts-email = כתובת דואר אלקטרוני
shell-contacts-set = לקרוא לי שם
shell-contacts-test = ניסיון
shell-contacts-tested = קראנו לך.
shell-contacts-remove = הסרה
shell-contacts-unverified = תחילה יש להיכנס לקישור שבמכתב.
shell-contacts-email-sent = מכתב עם קישור בדרך אליך.

## מה יכול להשתבש

shell-problem-unreachable = השרת אינו עונה.
shell-problem-not-found = אין שולחן כזה, או שאינו פתוח בפניך.
shell-problem-not-signed-in = השרת אינו מכיר אותך עוד. טענו את הדף מחדש.
shell-problem-another-turn = המשחק התקדם בינתיים.
shell-problem-not-your-turn = זה לא תורך עכשיו.
shell-problem-too-often = קצת יותר לאט, בבקשה; נסו שוב עוד רגע.
shell-problem-too-many-tables = יש לך יותר מדי שולחנות שמשחקיהם לא הסתיימו.
shell-problem-busy = השרת עסוק; נסו שוב עוד רגע.
shell-problem-our-fault = משהו השתבש אצלנו.
shell-problem-taken = המקום תפוס.
shell-problem-full = כל המקומות תפוסים.
shell-problem-wrong-password = אין חשבון עם שם המשתמש והסיסמה האלה.
shell-problem-login-taken = שם המשתמש תפוס; בחרו אחר.
shell-problem-no-spectators = השולחן הזה אינו פתוח לצופים.
shell-problem-no-hints = השולחן הזה נוצר בלי רמזים.
shell-problem-revealed = אי אפשר לחזור מזה: משהו נחשף.
