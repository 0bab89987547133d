### הלקוח שמסביב למשחקים, בעברית

## היישום

shell-app-name = Tilewright
shell-title = { $title } · Tilewright
shell-title-your-turn = ● התור שלך · { $title }
shell-skip = דילוג לתוכן
shell-nav = תפריט ראשי
shell-home = דף הבית
shell-close = סגירה
shell-cancel = ביטול
shell-loading = רק רגע…
shell-try-again = ניסיון נוסף
shell-offline = אין חיבור לרשת. הדף ממשיך לפעול, והשולחנות ימתינו עד שהחיבור יחזור.
shell-page-failed = טעינת הדף נכשלה. האם יש חיבור לרשת?
shell-missing = הדף לא נמצא
shell-missing-about = ייתכן שהקישור ישן או שנפלה בו טעות הקלדה.
shell-language-en = English
shell-language-he = עברית
shell-language-hu = magyar
shell-names = { $names-name }

## דף הבית

shell-welcome = יש לך מקום ליד השולחן
shell-welcome-about =
    { $count ->
        [3] שלושה משחקי לוח מצוינים
       *[other] { $count } משחקי לוח מצוינים
    }: עכשיו מול בוטים, או עם חברים באמצעות קישור. בלי התקנה ובלי הרשמה.
shell-games = משחקים
shell-play-now = לשחק עכשיו
shell-number-of-players = שחקנים
shell-against = מול
shell-learn = לימוד
shell-with-friends = עם חברים
shell-my-tables = המשחקים שלך
shell-open-tables = שולחנות פתוחים
shell-your-turn = התור שלך
shell-watch = צפייה
shell-free-seats =
    { $count ->
        [one] מקום פנוי אחד
        [two] שני מקומות פנויים
       *[other] { $count } מקומות פנויים
    }
shell-enter-link = שלחו לך קישור?
shell-enter = אל השולחן
shell-name = השם שלך ליד השולחן
shell-name-about = בחרנו בשבילך; אפשר לשנות בכל עת.
shell-name-first = איילת, ארנב, בונה, ברבור, גור, דוב, דולפין, דוכיפת, דרור, זאב, זיקית, חוחית, חסידת, חרגול, יונת, ינשוף, יעל, כוכב, לביא, לוטרת, לוויתן, לטאת, נחליאלי, נמר, נשר, סוס, סנאי, עגור, עורב, עיט, עפרוני, פשוש, פרפר, צב, צבי, צופית, קיפוד, רקפת, שועל, שחף, שלדג, תוכי, תנשמת, נרקיס
shell-name-second = האגם, האלונים, הארבל, הארזים, הבקעה, הגולן, הגיא, הגליל, הגלבוע, הדקלים, החולות, החוף, החורש, החולה, החרמון, הטיילת, היער, הירדן, הירח, הירקון, הכינרת, הכרם, הכרמל, הלבנון, המגדל, המדבר, המעיין, הנגב, הנחל, הנמל, הסלע, הערבה, העמק, הפרדס, הצוק, הקשת, הרוח, השביל, השחר, השלג, השפלה, השרון, התבור, התמרים
shell-bot = בוט
shell-bot-name =
    { $bot ->
        [novice] בוט מתחיל
        [adept] בוט מיומן
        [master] בוט אמן
        [grandmaster] בוט רב־אמן
        [warlord] בוט מצביא
        [builder] בוט בנאי
        [trader] בוט סוחר
        [admiral] בוט אדמירל
        [coloniser] בוט מיישב
        [banker] בוט בנקאי
        [gambler] בוט מהמר
        [collector] בוט אספן
        [locksmith] בוט מנעולן
        [greedy] בוט חמדן
        [random] בוט אקראי
       *[other] { $bot }
    }
shell-bot-of-several =
    { $name } { $number ->
        [1] א׳
        [2] ב׳
        [3] ג׳
        [4] ד׳
        [5] ה׳
        [6] ו׳
       *[other] ז׳
    }

## שולחן חדש, והמתנה לאחרים

shell-new-table = שולחן חדש
shell-game = משחק
shell-options = אפשרויות המשחק
shell-seat = מקום { $seat }
shell-seat-bot = הוספת בוט
shell-who-me = אני
shell-who-open = פנוי
shell-who-bot = בוט
shell-clock = שעון
shell-clock-none = בלי הגבלת זמן
shell-clock-live = מהיר: שניות למהלך ועתודת זמן
shell-clock-slow = בהתכתבות: ימים לתור
shell-clock-seconds = שניות למהלך
shell-clock-minutes = דקות בעתודת הזמן
shell-clock-days = ימים לתור
shell-clock-left = הזמן שנותר
shell-clock-reserve = עתודת זמן
shell-private = פרטי: כניסה באמצעות קישור בלבד
shell-spectators = צופים מותרים
shell-hints = רמזים מותרים
shell-make-table = יצירת שולחן
shell-waiting-title = { $game }: לפני ההתחלה
shell-waiting-owner = אפשר לשתף את הקישור עם חברים, או להושיב בוטים במקומות הפנויים.
shell-waiting-full = כולם כאן. אפשר להתחיל.
shell-waiting-guest = ממתינים לתחילת המשחק; מי שיצר את השולחן יתחיל אותו.
shell-known-deal = חלוקה מוכרת, ללא דירוג
shell-known-deal-explained = חלוקה מוכרת: ייתכן שמישהו כבר ראה אותה במשחק קודם, ולכן המשחק הזה אינו מדורג.
shell-seat-open = מקום פנוי
shell-sit = להצטרפות
shell-stand-up = פינוי המקום
shell-free-seat = הסרת השחקן
shell-invite = הזמנת חברים
shell-invite-link = קישור הזמנה
shell-invite-revoke = יצירת קישור חדש
shell-invite-revoke-about = הקישור הקודם יפסיק לפעול.
shell-invite-revoked = הקישור הקודם בוטל.
shell-copy-link = העתקת הקישור
shell-link-copied = הקישור הועתק.
shell-start = התחלת המשחק
shell-start-when = אפשר להתחיל כשכל המקומות תפוסים.
shell-present = כאן עכשיו: { $names-name }
shell-seats-taken =
    { $count ->
        [one] מקום אחד תפוס.
        [two] שני מקומות תפוסים.
       *[other] { $count } מקומות תפוסים.
    }

## ליד השולחן

shell-table-unavailable = אי אפשר לפתוח את השולחן הזה
shell-players = שחקנים
shell-board = לוח
shell-panel = היד שלך
shell-panel-higher = הגדלת החלונית התחתונה
shell-panel-lower = הקטנת החלונית התחתונה
shell-side = יומן וצ׳אט
shell-fold = יומן וצ׳אט
shell-menu = תפריט
shell-you = (אני)
shell-stands-in = בוט מחליף
shell-absent = לא ליד השולחן
shell-connection-connecting = מתבצע חיבור…
shell-connection-lost = החיבור אבד; מתבצע ניסיון חוזר…
shell-connection-ended = אין לך עוד גישה לשולחן הזה.
shell-log = יומן
shell-chat = צ׳אט
shell-chat-empty = עוד אין הודעות.
shell-chat-say = הודעה
shell-chat-send = שליחה
shell-confirm = אישור
shell-ask-end-turn = אפשר לסיים את התור, או לבטל את הפעולה האחרונה.
shell-end-turn = סוף תור
shell-draft = עוד לא סופי
shell-draft-about =
    { $count ->
        [one] עוד אפשר לבטל פעולה אחת.
        [two] עוד אפשר לבטל שתי פעולות.
       *[other] עוד אפשר לבטל { $count } פעולות.
    }
shell-take-back = ביטול
shell-take-back-all = ביטול הכול
shell-rule = חוק { $rule }
shell-rule-missing = החוק הזה אינו בדף.
shell-count-skip = הצגת הכול
shell-hint = רמז: מה היה עושה בוט?
shell-hint-thinking = רק רגע…
shell-hint-play = לשחק כך
shell-hint-then = ואחר כך: { $line }.
shell-then = {"; "}
shell-ask-take-back = בקשה לביטול מהלך
shell-vote-to-end = הצעה לסיים בלי מנצח
shell-resign = פרישה
shell-resign-sure = לפרוש מהמשחק? בוט ימשיך במקומך, או שהמשחק יסתיים.
shell-fair = הגרלה הוגנת
shell-fair-about = הגרעין (seed) של המשחק נקבע לפני המהלך הראשון. עד הסוף מוצגת טביעת האצבע שלו, ואחר כך הגרעין עצמו, וכך אפשר לבדוק את המשחק.
shell-fair-shared = איש אינו קובע את ההגרלה לבדו. בעת יצירת השולחן קבע השרת מספר סודי, וטביעת האצבע שלו מוצגת. לפני תחילת המשחק הוסיף הדפדפן של כל שחקן בשולחן מספרים אקראיים משלו. ההגרלה נובעת מכולם יחד. בסוף המשחק כל החלקים נמצאים בקובץ המשחק, וכך אפשר לבדוק את המשחק.
shell-fair-added = השתתפות בהגרלה: { $names-name }
shell-fair-nobody = לא נוסף דבר מצד השחקנים: השרת לבדו קובע את ההגרלה.
shell-fair-own = המספר שהוסיף הדפדפן שלך:
shell-fair-own-counted = המספר שהוסיף הדפדפן שלך נכלל בהגרלה.
shell-fair-own-missing = המספר שהוסיף הדפדפן שלך חסר: ההגרלה שונתה.
shell-save-picture = שמירת תמונה ({ $kind })
shell-you-are-away = נגמר הזמן שלך; בוט משחק במקומך.
shell-come-back = חזרתי למשחק
shell-wants-take-back = בקשה לביטול מהלך: { $name }
shell-allow = אישור
shell-refuse = דחייה
shell-want-to-end = בעד סיום בלי מנצח: { $names-name }
shell-agree = בעד
shell-vote-withdraw = המשך המשחק
shell-coach-ask = כאן רואים מה צריך לעשות עכשיו.
shell-coach-panel = אלה הכלים שלך. אחרי בחירה בכלי מוארים המקומות שמותר להניח בהם. אפשר בעכבר, באצבע ובמקלדת.
shell-coach-why = כדאי לנסות: אם אסור להניח כלי במקום מסוים, יופיע הסבר עם החוק שקובע זאת.
shell-coach-next = הבנתי ({ $step } מתוך { $of })

## היומן

shell-log-watch = הצגה חוזרת
shell-log-sat = { $name } ליד השולחן.
shell-log-rose = מקום התפנה.
shell-log-renamed = שם חדש לאחד המקומות: { $name }.
shell-log-started = המשחק מתחיל.
shell-log-resigned = פרישה: { $seat-player }.
shell-log-went-away = נגמר הזמן של { $seat-player }; בוט מחליף.
shell-log-came-back = { $seat-player } שוב ליד השולחן.
shell-log-asked-to-take-back = בקשה לביטול מהלך: { $seat-player }.
shell-log-answered-take-back =
    { $agrees ->
        [yes] { $seat-player }: בעד הביטול.
       *[no] { $seat-player }: נגד הביטול.
    }
shell-log-voted-to-end =
    { $agrees ->
        [yes] { $seat-player }: בעד סיום בלי מנצח.
       *[no] { $seat-player }: בעד המשך המשחק.
    }
shell-log-led-to =
    { $how ->
        [rematch] נפתח משחק גומלין.
        [fork] נפתח משחק חדש מהמצב הזה.
       *[challenge] נפתח משחק חדש באותה חלוקה.
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
            [yes] ניצחון משותף, גם שלך: { $names-name }
           *[no] ניצחון משותף: { $names-name }
        }
    }
shell-ending-ended-by-agreement = כולם הסכימו לסיים בלי מנצח.
shell-ending-resignation = המשחק הסתיים בפרישה.
shell-rematch = משחק גומלין
shell-go-rematch = אל משחק הגומלין
shell-challenge = משחק באותה חלוקה
shell-save-record = הורדת המשחק
shell-replay = צפייה חוזרת
shell-replay-of = צפייה חוזרת: { $title }
shell-replay-not-over = זמין אחרי סוף המשחק.
shell-replay-start = ההתחלה.
shell-to-table = אל השולחן
shell-viewer = נקודת מבט
shell-spectator = צופה
shell-fork = משחק חדש מכאן
shell-first = להתחלה
shell-last = לסוף
shell-back = הקודם
shell-forward = הבא
shell-autoplay = הפעלה
shell-pause = השהיה
shell-scrubber = מהלך

## חוקים

shell-rules = חוקים
shell-rules-all = כל החוקים
shell-rules-contents = תוכן העניינים
shell-rules-search = חיפוש בחוקים
shell-rules-found =
    { $count ->
        [one] חוק אחד
        [two] שני חוקים
       *[other] { $count } חוקים
    }
shell-rules-none = לא נמצאו חוקים מתאימים.
shell-rules-failed = טעינת החוקים נכשלה.
shell-rules-english = החוקים האלה זמינים רק באנגלית.

## הגדרות

shell-settings = הגדרות
shell-settings-language = שפה
shell-settings-theme = ערכת צבעים
shell-settings-theme-system = לפי המערכת
shell-settings-theme-light = בהירה
shell-settings-theme-dark = כהה
shell-settings-pieces = כלים
shell-settings-pieces-plain = רגילים
shell-settings-pieces-letters = עם אותיות
shell-settings-motion = הנפשה
shell-settings-motion-full = מלאה
shell-settings-motion-quick = מהירה
shell-settings-motion-none = בלי
shell-settings-confirm = אישור לפני כל פעולה
shell-settings-confirm-about = אחרת כל פעולה מתבצעת מיד. כל עוד הפעולה אינה סופית אפשר לבטל אותה בכל מקרה.
shell-settings-end-at-once = סיום התור מיד, בלי אישור
shell-settings-end-at-once-about = אחרת אפשר לבטל את הפעולה האחרונה בתור עד לסיומו.
shell-settings-sound = צליל קצר כשמגיע התור שלך
shell-settings-notify = התראה כשמגיע התור שלך
shell-settings-notify-denied = הדפדפן אינו מרשה התראות כאן.
shell-settings-coach = הצגת ההסברים הראשונים שוב

## חשבון ופרופיל

shell-account = חשבון
shell-guest = אורח
shell-has-account = חשבון רשום
shell-profile = הפרופיל שלך
shell-login = שם משתמש
shell-password = סיסמה
shell-password-about = שמונה תווים לפחות.
shell-make-account = יצירת חשבון
shell-make-account-about = אפשר להיכנס מכל מכשיר, והמקומות שלך נשארים שלך.
shell-account-made = החשבון נוצר.
shell-sign-in = כניסה
shell-signed-in = טוב שחזרת.
shell-sign-out = יציאה
shell-sign-out-everywhere = יציאה מכל המכשירים
shell-change-password = שינוי הסיסמה
shell-change-password-about = כל שאר המכשירים שלך ינותקו, ואסימוני ה־API יבוטלו.
shell-current-password = הסיסמה הנוכחית
shell-new-password = הסיסמה החדשה
shell-password-changed = הסיסמה שונתה.
shell-signed-out = היציאה הושלמה.
shell-guest-leaves = אורחים שיוצאים מאבדים את המקומות שלהם.
shell-everywhere-about = כל דפדפן וכל אסימון API.
shell-rename = שינוי השם
shell-renamed = השם שונה.
shell-rename-about = השם מתעדכן מיד בשולחנות שבהם יש לך מקום; במשחקים שהסתיימו נשאר השם הקודם.
shell-link-about = בלי סיסמה? נשלח קישור כניסה לכתובת הדוא״ל של ההתראות.
shell-link-ask = שליחת קישור
shell-link-sent = אם הכתובת מוכרת כאן, דוא״ל כבר בדרך אליה. הקישור פועל פעם אחת, במשך רבע שעה.
shell-invitation = קוד הזמנה
shell-invitation-about = לשרת הזה נרשמים בהזמנה בלבד. קוד הזמנה אפשר לקבל ממפעיל השרת.
shell-tokens = אסימוני API
shell-tokens-about = הבוט שלך נכנס באמצעות אסימון. מי שמחזיק בו יכול לעשות בשמך הכול.
shell-token-label = שם
shell-token-make = יצירת אסימון
shell-token-new = האסימון החדש שלך. כדאי להעתיק אותו עכשיו: הוא לא יוצג שוב.
shell-token-copy = העתקת האסימון
shell-token-copied = האסימון הועתק.
shell-token-revoke = ביטול האסימון
shell-token-revoke-named = ביטול האסימון { $label }
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
shell-contacts = התראות על התור שלך
shell-contacts-about = נודיע לך כשמגיע התור שלך ואינך כאן, פעם אחת בכל תור.
shell-contacts-webhook = כתובת ההתראות (webhook)
shell-contacts-form = פורמט
shell-contacts-form-discord = Discord
shell-contacts-form-slack = Slack
shell-contacts-form-json = JSON
shell-contacts-email = כתובת דוא״ל
shell-contacts-set = שליחת התראות לכאן
shell-contacts-test = התראת ניסיון
shell-contacts-tested = נשלחה התראת ניסיון.
shell-contacts-remove = הסרה
shell-contacts-unverified = קודם יש לאשר את הכתובת בקישור שבדוא״ל.
shell-contacts-email-sent = נשלח אליך דוא״ל עם קישור.
shell-contacts-off = כבוי. כדי להפעיל שוב יש להזין את הכתובת מחדש.

## מה יכול להשתבש

shell-problem-unreachable = השרת אינו עונה.
shell-problem-not-found = השולחן אינו קיים, או שהוא פרטי.
shell-problem-not-signed-in = תוקף הכניסה פג. יש לטעון את הדף מחדש.
shell-problem-another-turn = בינתיים המשחק התקדם.
shell-problem-another-draft = התור שלך השתנה בינתיים.
shell-problem-not-your-turn = זה לא התור שלך.
shell-problem-too-often = יותר מדי בקשות; אפשר לנסות שוב בעוד רגע.
shell-problem-too-many-tables = יש לך יותר מדי משחקים שלא הסתיימו.
shell-problem-busy = השרת עסוק; אפשר לנסות שוב בעוד רגע.
shell-problem-our-fault = משהו השתבש אצלנו.
shell-problem-taken = המקום תפוס.
shell-problem-full = כל המקומות תפוסים.
shell-problem-wrong-password = שם המשתמש או הסיסמה שגויים.
shell-problem-not-your-password = הסיסמה הנוכחית שגויה.
shell-problem-login-taken = שם המשתמש תפוס; צריך לבחור אחר.
shell-problem-no-spectators = השולחן הזה אינו פתוח לצופים.
shell-problem-no-hints = אין רמזים בשולחן הזה.
shell-problem-revealed = אי אפשר לבטל: משהו כבר נחשף.
shell-problem-out-of-time = הזמן להחלטה הזאת נגמר; בוט יקבל אותה, והבאה שלך.
shell-problem-said-enough = הצ׳אט של השולחן הזה מלא.
