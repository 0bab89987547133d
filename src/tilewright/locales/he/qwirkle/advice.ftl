### קווירקל: מדוע תור טוב או רע

qwirkle-advice-scores = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} בתור הזה.
qwirkle-advice-runs-out = הנחת האריחים האחרונים: עוד { $points } נקודות.
qwirkle-advice-trades = משיכת { $count ->
    [one] אריח חדש אחד
    [two] שני אריחים חדשים
   *[other] { $count } אריחים חדשים
}.
qwirkle-advice-opens = פתיחת מקום של { $points } נקודות לאחרים במשבצת { $cell }; עוד לא נראו { $unseen }: { $tiles-name }.
qwirkle-advice-shuts = לקיחת מקום של { $points } נקודות מהאחרים במשבצת { $cell }; עוד לא נראו { $unseen }: { $tiles-name }.
qwirkle-advice-keeps-a-set = ביד נשארים אריחים שמתאימים זה לזה: { $tiles-name }.
qwirkle-advice-keeps-doubles = ביד נשארים אריחים כפולים: { $tiles-name }.
qwirkle-advice-answer = הניקוד הצפוי בתור הבא: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
qwirkle-advice-to-the-end = { $sure ->
    [yes] בחישוב עד סוף המשחק
   *[no] ככל שאפשר לראות מראש
}: יתרון של { $margin ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $margin } נקודות
} על פני השחקן השני.
