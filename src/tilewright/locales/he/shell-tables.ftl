### המשחקים שלי, ובין שולחן לשולחן, בעברית

shell-no-tables = אין לך משחקים פעילים.
shell-waiting-start = ממתין להתחלה
shell-turn-of = התור של { $name }
shell-search-games = חיפוש לפי משחק, יריב או תוצאה
shell-next-game = למשחק הבא
shell-next-game-of =
    { $count ->
        [one] התור שלך במשחק נוסף: { $title }
        [two] התור שלך בעוד שני משחקים. הבא: { $title }
       *[other] התור שלך בעוד { $count } משחקים. הבא: { $title }
    }
shell-you-watch = מצב צפייה
shell-watching =
    { $count ->
        [one] צופה אחד
        [two] שני צופים
       *[other] { $count } צופים
    }
shell-offer-alerts = להודיע לך כשמגיע התור שלך?
shell-offer-sound = בצליל
shell-offer-notify = בהתראה
shell-offer-no = לא, תודה
shell-seat-order = המקומות לפי סדר התורות
shell-here = כאן
shell-table-kind = השולחן
shell-kind-private = קישור הזמנה בלבד
shell-kind-public = פתוח לכולם
shell-kind-watched = צופים מותרים
shell-kind-unwatched = בלי צופים
shell-kind-hints = רמזים מותרים
shell-yes = כן
shell-no = לא
shell-clock-none-of = בלי הגבלת זמן
shell-clock-live-of =
    { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $seconds } שניות
    } למהלך, { $minutes ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $minutes } דקות
    } בעתודת הזמן
shell-clock-slow-of =
    { $days ->
        [one] יום אחד
        [two] יומיים
       *[other] { $days } ימים
    } לתור
