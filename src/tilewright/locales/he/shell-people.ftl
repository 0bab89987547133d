### שחקנים, בעברית

## דירוגים ופרופילים

shell-people = שחקנים
shell-people-leaderboard = טבלת המובילים
shell-people-this-month = רק מי ששיחקו החודש
shell-people-nobody-rated = אין כאן עדיין דירוגים.
shell-people-rating-about = הדירוג ההתחלתי הוא ⁦1500 ± 200⁩. המספר השני מראה עד כמה הדירוג ודאי, והוא קטן עם כל משחק מדורג.
shell-people-provisional = זמני
shell-people-provisional-about = עדיין פחות מעשרה משחקים מדורגים.
shell-people-wins = משחקים וניצחונות
shell-people-with-people = מול אנשים
shell-people-with-bots = עם בוטים
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
shell-people-hidden = הפרופיל הזה אינו גלוי לאחרים.
shell-people-hidden-mine = הפרופיל שלך מוסתר: רק לך הדף הזה גלוי.
shell-people-privacy = פרטיות
shell-people-hide = הסתרת הפרופיל שלי
shell-people-hide-about = אחרים יראו את שמך, אבל לא את הדירוגים והמשחקים שלך, ולא תהיה לך שורה בטבלאות המובילים.
shell-people-saved = נשמר.
