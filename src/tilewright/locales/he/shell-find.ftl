### מציאת משחק, משחק בהתכתבות ובוטים של מתכנתים, בעברית

## מציאת משחק

shell-find = חיפוש משחק
shell-find-about = בוחרים מה לשחק. ברגע שיש מספיק שחקנים שרוצים אותו דבר, המשחק מתחיל.
shell-find-seek = חיפוש יריבים
shell-find-seeking = מחפשים לך יריבים
shell-find-others =
    { $count ->
        [0] עדיין אין שחקנים אחרים שמחפשים משחק כזה.
        [one] עוד שחקן אחד מחפש משחק כזה.
        [two] עוד שני שחקנים מחפשים משחק כזה.
       *[other] עוד { $count } שחקנים מחפשים משחק כזה.
    }
shell-find-stay = אפשר לעזוב את הדף: כשהמשחק יתחיל הוא יופיע בין המשחקים שלך.
shell-find-cancel = הפסקת החיפוש
shell-find-cancel-of = הפסקת החיפוש: { $game }
shell-find-paired = נמצאו יריבים: המשחק שלך מתחיל.
shell-find-none = אין כרגע שולחן פתוח.
shell-find-sizes = { $sizes } שחקנים
shell-rated = מדורג
shell-rated-about = משחקים מדורגים פתוחים לבעלי חשבון בלבד.
shell-rated-choice = דירוג
shell-rated-if = מדורג אם לכולם יש חשבון
shell-rated-only = מדורג: לבעלי חשבון בלבד
shell-rated-never = ידידותי: לא מדורג
shell-friendly = ידידותי
shell-rating-lowest = דירוג מינימלי
shell-rating-highest = דירוג מרבי
shell-rating-from-to = דירוג ⁦{ $lowest }–{ $highest }⁩
shell-fill = אם נשארים מקומות פנויים
shell-fill-never = ממתינים לשחקנים
shell-fill-after =
    { $minutes ->
        [one] בוטים מצטרפים אחרי דקה
        [two] בוטים מצטרפים אחרי שתי דקות
       *[other] בוטים מצטרפים אחרי { $minutes } דקות
    }
shell-fills-at = מתחיל ב־{ $time }, עם בוטים במקומות הפנויים
shell-begins-now = המשחק שלך עומד להתחיל.
shell-seat-free = מקום פנוי
shell-problem-accounts-only = רק לבעלי חשבון. קודם צריך ליצור חשבון.
shell-problem-rating-range = הדירוג שלך מחוץ לטווח של השולחן הזה.
shell-problem-too-many-seeks = יש לך כבר יותר מדי חיפושים. קודם צריך לבטל אחד.
shell-problem-bots-by-invitation = בוט מצטרף רק בהזמנה.

## משחק בהתכתבות

shell-vacation = חופשה
shell-vacation-about = בזמן חופשה השעונים שלך נעצרים במשחקים שבהם יש ימים לכל תור. חופשה נמשכת עד 21 יום, והבאה יכולה להתחיל רק אחרי פרק זמן זהה.
shell-vacation-days = ימים
shell-vacation-begin = יציאה לחופשה
shell-vacation-until = החופשה שלך נמשכת עד { $date }.
shell-vacation-end = חזרה מהחופשה
shell-vacation-next = החופשה הבאה יכולה להתחיל ב־{ $date }.
shell-on-vacation = בחופשה עד { $date }
shell-log-took-vacation =
    { $ended ->
        [yes] { $seat-player }: חזרה מהחופשה.
       *[no] { $seat-player }: יציאה לחופשה; השעון נעצר.
    }
shell-digest = דוא״ל
shell-digest-each = על כל תור
shell-digest-daily = פעם ביום, ב־{ $time }
shell-problem-too-soon = מוקדם מדי לעוד חופשה.
shell-problem-too-long = חופשה נמשכת 21 יום לכל היותר.

## בוטים של מתכנתים

shell-bots = הבוטים שלך
shell-bots-about = לתוכנה שלך יכול להיות חשבון משלה. אחרים מזמינים אותה לשולחן מהפרופיל שלה, והדירוג שלה נפרד מזה של אנשים.
shell-bots-name = שם הבוט
shell-bots-make = יצירת בוט
shell-bots-renew = אסימון חדש
shell-bots-renew-of = אסימון חדש: { $name }
shell-bots-delete = מחיקה
shell-bots-delete-of = מחיקה: { $name }
shell-bot-by = בוט של { $name }
shell-invite-to-game = הזמנה למשחק
shell-leaderboard-of = את מי להציג
shell-leaderboard-people = אנשים
shell-leaderboard-bots = בוטים
shell-leaderboard-bots-about = הבוטים של האתר מדורגים לפי משחקים ביניהם לבין עצמם, כשהבוט המתחיל נקבע על ⁦1500⁩. הם אף פעם לא משנים דירוג של אדם.
