### קווירקל: מדוע תור טוב או רע

qwirkle-advice-scores = { $points ->
    [one] נקודה אחת
   *[other] { $points } נקודות
} בתור הזה.
qwirkle-advice-runs-out = האריחים האחרונים יוצאים מהיד: עוד { $points } נקודות.
qwirkle-advice-trades = משיכת { $count ->
    [one] אריח חדש אחד
   *[other] { $count } אריחים חדשים
}.
qwirkle-advice-opens = פותח את משבצת { $cell } לתור של { $points } נקודות: { $unseen } שטרם נראו מתוך { $tiles-name }.
qwirkle-advice-shuts = לוקח מהאחרים את משבצת { $cell }, ששווה { $points } נקודות: { $unseen } שטרם נראו מתוך { $tiles-name }.
qwirkle-advice-keeps-a-set = משאיר ביד אריחים שמתאימים זה לזה: { $tiles-name }.
qwirkle-advice-keeps-doubles = משאיר ביד כפולים: { $tiles-name }.
qwirkle-advice-answer = התשובה הצפויה בתור הבא: { $points ->
    [one] כנקודה אחת
   *[other] כ־{ $points } נקודות
}.
qwirkle-advice-to-the-end = { $sure ->
    [yes] בחישוב עד סוף המשחק
   *[no] ככל שאפשר לראות עד סוף המשחק
}: הפרש של { $margin ->
    [one] נקודה אחת
   *[other] { $margin } נקודות
} מול השחקן האחר.
