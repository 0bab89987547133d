### שחקנים, בעברית

## דירוגים ופרופילים

shell-people = שחקנים
shell-people-leaderboard = טבלת המובילים
shell-people-this-month = שיחקו החודש
shell-people-nobody-rated = אין כאן עדיין דירוגים.
shell-people-rating-about = הדירוג ההתחלתי הוא ⁦1500 ± 200⁩. המספר השני מראה עד כמה הדירוג ודאי, והוא קטן עם כל משחק מדורג.
shell-people-provisional = זמני
shell-people-provisional-about = עדיין פחות מעשרה משחקים מדורגים.
shell-people-wins = משחקים וניצחונות
shell-people-with-people = מול אנשים
shell-people-with-bots = מול בוטים
shell-people-won = ניצחונות
shell-people-streak =
    { $count ->
        [0] אין כרגע רצף ניצחונות
        [one] ניצחון במשחק האחרון
        [two] שני ניצחונות ברצף
       *[other] { $count } ניצחונות ברצף
    }
shell-people-best-streak =
    { $count ->
        [one] הרצף הארוך ביותר: ניצחון אחד
        [two] הרצף הארוך ביותר: שני ניצחונות
       *[other] הרצף הארוך ביותר: { $count } ניצחונות
    }
shell-people-opponents = יריבים
shell-people-ahead =
    { $count ->
        [0] אף פעם לא במקום גבוה יותר
        [one] במקום גבוה יותר פעם אחת
        [two] במקום גבוה יותר פעמיים
       *[other] במקום גבוה יותר { $count } פעמים
    }
shell-people-sides = השושלות והמדינות המועדפות
shell-people-hidden = הפרופיל הזה אינו גלוי לאחרים.
shell-people-hidden-mine = הפרופיל שלך מוסתר: רק לך הדף הזה גלוי.
shell-people-privacy = פרטיות
shell-people-hide = הסתרת הפרופיל שלי
shell-people-hide-about = אחרים יראו את שמך, אבל לא את הדירוגים והמשחקים שלך, ולא תהיה לך שורה בטבלאות המובילים.
shell-people-saved = נשמר.

## מעקב, חסימה, הזמנה

shell-people-follow = מעקב
shell-people-unfollow = הפסקת המעקב
shell-people-followed = המעקב התחיל. בדף ״שחקנים״ רואים באילו שולחנות משחקים עכשיו.
shell-people-unfollowed = המעקב הופסק.
shell-people-following = שחקנים במעקב
shell-people-following-none = אין עדיין אף אחד. אפשר לחפש שם, לפתוח את הפרופיל וללחוץ על ״מעקב״.
shell-people-sits-at = { $game }: ממתינים לשחקנים
shell-people-plays = { $game }: באמצע משחק
shell-people-block = חסימה
shell-people-unblock = ביטול החסימה
shell-people-block-done = החסימה הופעלה.
shell-people-unblocked = החסימה בוטלה.
shell-people-blocked = חסומים
shell-people-block-about = אחרי חסימה אין ביניכם הודעות או הזמנות, ואי אפשר לשבת ליד אותו שולחן.
shell-people-search = חיפוש שחקנים
shell-people-search-name = חלק מהשם
shell-people-search-go = חיפוש
shell-people-search-none = אין שחקנים בשם כזה.
shell-people-invites = הזמנות
shell-people-invite-name = הזמנת { $name }
shell-people-invited-name = ההזמנה נשלחה: { $name }
shell-people-decline = לא הפעם
shell-problem-blocked = אי אפשר: יש חסימה בין שני השחקנים.
shell-problem-hidden-profile = המשחקים בפרופיל הזה אינם גלויים לאחרים.

## הנתונים שלך

shell-people-data = הנתונים שלך
shell-people-data-about = כל המידע שהשרת הזה שומר עליך, כקובץ JSON.
shell-people-data-download = הורדת הנתונים שלי
shell-people-delete-account = מחיקת החשבון שלי
shell-people-delete-about = במשחקים שטרם הסתיימו זו פרישה. משחקים שהסתיימו נשארים, בלי השם שלך ובלי ההודעות שלך. אי אפשר לבטל את המחיקה.
shell-people-delete-sure = כן, למחוק את החשבון שלי לצמיתות
shell-people-account-deleted = החשבון נמחק.
shell-people-deleted = חשבון שנמחק
