### השולחן של קווירקל בעברית

## מה נדרש עכשיו

qwirkle-table-ask-wait = התור של { $seat-player }.
qwirkle-table-ask-opening =
    { $size ->
        [one] התור הפותח שלך: הנחת אריח אחד.
       *[other] התור הפותח שלך: הנחת השורה הארוכה ביותר, { $size } אריחים.
    }
qwirkle-table-ask-opening-more =
    { $count ->
        [one] עוד אריח אחד בשורה הזאת.
       *[other] עוד { $count } אריחים בשורה הזאת.
    }
qwirkle-table-ask-free-opening = התור הפותח שלך: הנחת אריח אחד או יותר בשורה.
qwirkle-table-ask-turn = תורך: הנחת אריחים בשורה אחת, או החלפה.
qwirkle-table-ask-trade = אף אריח שלך לא מתאים. אפשר להחליף אריחים.
qwirkle-table-ask-trading = בחירת האריחים להחלפה.
qwirkle-table-ask-more = אפשר להניח עוד אריחים באותה שורה, או לסיים את התור.
qwirkle-table-ask-end = אין עוד אריח שמתאים לשורה. אפשר לסיים את התור.
qwirkle-table-ask-last = תורך. השק ריק: יש להניח מה שאפשר.
qwirkle-table-ask-pass = אף אריח שלך לא מתאים והשק ריק. ויתור על התור.

## מה עושה כל פעולה

qwirkle-table-say-place = { $tile-name } אל { $cell }
qwirkle-table-say-trade = החלפת { $tiles-name }
qwirkle-table-say-end = סוף תור
qwirkle-table-say-pass = ויתור

## הלוח

qwirkle-table-board =
    { $count ->
        [0] השולחן עדיין ריק. החצים עוברים ממשבצת למשבצת, Enter מניח את האריח שביד.
        [one] על השולחן אריח אחד. החצים עוברים ממשבצת למשבצת, Enter מניח את האריח שביד.
       *[other] על השולחן { $count } אריחים. החצים עוברים ממשבצת למשבצת, Enter מניח את האריח שביד.
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
        [one] אפשר להניח כאן { $tile-name }, בנקודה אחת.
       *[other] אפשר להניח כאן { $tile-name }, ב־{ $points } נקודות.
    }
qwirkle-table-picked =
    { $count ->
        [0] { $tile-name } ביד: עכשיו אין לו מקום.
        [one] { $tile-name } ביד: מתאים במקום אחד.
       *[other] { $tile-name } ביד: מתאים ב־{ $count } מקומות.
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
qwirkle-table-nearer = קירוב
qwirkle-table-farther = הרחקה
qwirkle-table-fit = הצגת הכול
qwirkle-table-letters = אותיות לצבעים
qwirkle-table-plus = {"\u2066"}+{ $points }{"\u2069"}

## היד

qwirkle-table-panel = היד שלך והתור שלך
qwirkle-table-hand = האריחים שלך
qwirkle-table-points =
    { $points ->
        [one] נקודה אחת עד כה.
       *[other] { $points } נקודות עד כה.
    }
qwirkle-table-line =
    { $rule ->
        [QW-C2] קווירקל { $points }
        [QW-C3] אריח יחיד { $points }
       *[other] שורה { $points }
    }
qwirkle-table-sort = מיון
qwirkle-table-trade = החלפה …
qwirkle-table-trade-chosen =
    { $count ->
        [0] בחירת אריחים להחלפה
        [one] החלפת אריח אחד
       *[other] החלפת { $count } אריחים
    }
qwirkle-table-trade-stop = בלי החלפה
qwirkle-table-pass = ויתור
qwirkle-table-end = סוף תור
qwirkle-table-bag =
    { $count ->
        [0] השק ריק
        [one] אריח אחד נשאר בשק
       *[other] { $count } אריחים נשארו בשק
    }
qwirkle-table-last = השק ריק. הנחת האריח האחרון שביד מסיימת את המשחק ומזכה בעוד 6 נקודות.
qwirkle-table-unseen = עוד לא נראו
qwirkle-table-unseen-about = כמה אריחים מכל סוג נמצאים בשק או בידי האחרים. מכל אריח יש שלושה.

## שחקנים

qwirkle-table-score =
    { $points ->
        [one] נקודה אחת
       *[other] { $points } נקודות
    }
qwirkle-table-hand-size =
    { $count ->
        [0] אין אריחים ביד
        [one] אריח אחד ביד
       *[other] { $count } אריחים ביד
    }
qwirkle-table-announced = הכרזה: { $size }
qwirkle-table-standing = תוצאות סופיות
qwirkle-table-verdict =
    { $ahead ->
        [0] נקודות שוות: הניצחון משותף.
        [one] נקודה אחת לפני { $second }.
       *[other] { $ahead } נקודות לפני { $second }.
    }

## רגעים

qwirkle-moment-qwirkle = קווירקל!
