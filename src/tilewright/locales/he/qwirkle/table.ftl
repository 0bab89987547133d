### השולחן של קווירקל בעברית

## מה נדרש עכשיו

qwirkle-table-ask-wait = התור של { $seat-player }.
qwirkle-table-ask-opening =
    { $size ->
        [one] הפתיחה שלך: יש להניח אריח אחד.
        [two] הפתיחה שלך: יש להניח את השורה הארוכה ביותר, שני אריחים.
       *[other] הפתיחה שלך: יש להניח את השורה הארוכה ביותר, { $size } אריחים.
    }
qwirkle-table-ask-opening-more =
    { $count ->
        [one] עוד אריח אחד בשורה הזאת.
        [two] עוד שני אריחים בשורה הזאת.
       *[other] עוד { $count } אריחים בשורה הזאת.
    }
qwirkle-table-ask-free-opening = הפתיחה שלך: יש להניח אריח אחד או יותר בשורה.
qwirkle-table-ask-turn = התור שלך: אפשר להניח אריחים בקו אחד, או להחליף.
qwirkle-table-ask-trade = אף אריח שלך לא מתאים. יש להחליף לפחות אריח אחד.
qwirkle-table-ask-trading = אילו אריחים להחליף?
qwirkle-table-ask-more = אפשר להניח עוד אריחים באותה שורה, או לסיים את התור.
qwirkle-table-ask-end = אין לך עוד אריח שמתאים לשורה. אפשר לסיים את התור.
qwirkle-table-ask-last = התור שלך. השק ריק: אפשר להניח מה שמתאים.
qwirkle-table-ask-pass = אף אריח שלך לא מתאים והשק ריק, ולכן יש לוותר על התור.

## מה עושה כל פעולה

qwirkle-table-say-place = הנחת { $tile-name } במשבצת { $cell }
qwirkle-table-say-trade = החלפת { $tiles-name }
qwirkle-table-say-end = סוף תור
qwirkle-table-say-pass = ויתור

## הלוח

qwirkle-table-board =
    { $count ->
        [0] השולחן עדיין ריק. מקשי החצים עוברים בין המשבצות, Enter מניח את האריח שנבחר.
        [one] על השולחן אריח אחד. מקשי החצים עוברים בין המשבצות, Enter מניח את האריח שנבחר.
        [two] על השולחן שני אריחים. מקשי החצים עוברים בין המשבצות, Enter מניח את האריח שנבחר.
       *[other] על השולחן { $count } אריחים. מקשי החצים עוברים בין המשבצות, Enter מניח את האריח שנבחר.
    }
qwirkle-table-cell-tile =
    { $laid ->
        [yes] { $cell }: { $tile-name }, הונח בתור הזה.
       *[no] { $fresh ->
            [yes] { $cell }: { $tile-name }, חדש.
           *[no] { $cell }: { $tile-name }.
        }
    }
qwirkle-table-cell-empty = { $cell }: ריק, { $around }.
qwirkle-table-cell-lonely = { $cell }: ריק.
qwirkle-table-beside =
    { $side ->
        [left] { $tile-name } משמאל
        [right] { $tile-name } מימין
        [above] { $tile-name } מעל
       *[below] { $tile-name } מתחת
    }
qwirkle-table-cell-target =
    { $points ->
        [none] אפשר להניח כאן { $tile-name }.
        [one] אפשר להניח כאן { $tile-name } תמורת נקודה אחת.
        [two] אפשר להניח כאן { $tile-name } תמורת שתי נקודות.
       *[other] אפשר להניח כאן { $tile-name } תמורת { $points } נקודות.
    }
qwirkle-table-picked =
    { $count ->
        [0] נבחר { $tile-name }: עכשיו אין לו מקום.
        [one] נבחר { $tile-name }: מתאים במקום אחד.
        [two] נבחר { $tile-name }: מתאים בשני מקומות.
       *[other] נבחר { $tile-name }: מתאים ב־{ $count } מקומות.
    }
qwirkle-table-letter =
    { $colour ->
        [R] א
        [O] כ
        [Y] צ
        [G] י
        [B] ח
       *[P] ס
    }
qwirkle-table-nearer = הגדלה
qwirkle-table-farther = הקטנה
qwirkle-table-fit = הצגת הכול
qwirkle-table-letters = אותיות לצבעים
qwirkle-table-plus = {"\u2066"}+{ $points }{"\u2069"}

## היד

qwirkle-table-panel = היד שלך והתור שלך
qwirkle-table-hand = האריחים שלך
qwirkle-table-points =
    { $points ->
        [one] נקודה אחת עד כה
        [two] שתי נקודות עד כה
       *[other] { $points } נקודות עד כה
    }
qwirkle-table-line =
    { $rule ->
        [QW-C2] קווירקל { $points }
        [QW-C3] אריח יחיד { $points }
       *[other] שורה { $points }
    }
qwirkle-table-sort = מיון
qwirkle-table-trade = החלפה…
qwirkle-table-trade-chosen =
    { $count ->
        [0] בחירת אריחים להחלפה
        [one] החלפת אריח אחד
        [two] החלפת שני אריחים
       *[other] החלפת { $count } אריחים
    }
qwirkle-table-trade-stop = ביטול
qwirkle-table-pass = ויתור
qwirkle-table-end = סוף תור
qwirkle-table-bag =
    { $count ->
        [0] השק ריק
        [one] אריח אחד נשאר בשק
        [two] שני אריחים נשארו בשק
       *[other] { $count } אריחים נשארו בשק
    }
qwirkle-table-last = השק ריק. מי שאריחיו נגמרים ראשונים מסיים את המשחק ומקבל עוד 6 נקודות.
qwirkle-table-unseen = אריחים שעוד לא נראו
qwirkle-table-unseen-about = כמה אריחים מכל סוג נמצאים עוד בשק או אצל האחרים. מכל אריח יש שלושה.

## שחקנים

qwirkle-table-score =
    { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
qwirkle-table-hand-size =
    { $count ->
        [0] אין אריחים ביד
        [one] אריח אחד ביד
        [two] שני אריחים ביד
       *[other] { $count } אריחים ביד
    }
qwirkle-table-announced = הכרזה: { $size }
qwirkle-table-standing = תוצאות סופיות
qwirkle-table-verdict =
    { $ahead ->
        [0] שוויון: הניצחון משותף.
        [one] נקודה אחת לפני { $second }.
        [two] שתי נקודות לפני { $second }.
       *[other] { $ahead } נקודות לפני { $second }.
    }

## רגעים

qwirkle-moment-qwirkle = קווירקל!
