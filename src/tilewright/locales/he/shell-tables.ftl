### המשחקים שלי, ובין שולחן לשולחן, בעברית

shell-no-tables = אין לך משחק פתוח.
shell-waiting-start = ממתין להתחלה
shell-turn-of = התור של { $name }
shell-search-games = חיפוש לפי משחק, יריב או תוצאה
shell-next-game = למשחק הבא
shell-next-game-of =
    { $count ->
        [one] למשחק שמחכה לך: { $title }
        [two] שני משחקים מחכים לך. לבא בתור: { $title }
       *[other] { $count } משחקים מחכים לך. לבא בתור: { $title }
    }
shell-you-watch = מצב צפייה
shell-watching =
    { $count ->
        [one] צופה אחד
        [two] שני צופים
       *[other] { $count } צופים
    }
shell-offer-alerts = להודיע לך כשמגיע תורך?
shell-offer-sound = בצליל
shell-offer-notify = בהתראה
shell-offer-no = לא, תודה
shell-seat-order = המקומות לפי סדר המשחק
shell-here = כאן
shell-table-kind = השולחן
shell-kind-private = בהזמנה בלבד
shell-kind-public = פתוח לכולם
shell-kind-watched = אפשר לצפות
shell-kind-unwatched = בלי צופים עד הסוף
shell-kind-hints = עם רמזים
shell-yes = כן
shell-no = לא
shell-clock-none-of = בלי שעון
shell-clock-live-of =
    { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $seconds } שניות
    } להחלטה, { $minutes ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $minutes } דקות
    } ברזרבה
shell-clock-slow-of =
    { $days ->
        [one] יום אחד
        [two] יומיים
       *[other] { $days } ימים
    } לתור
