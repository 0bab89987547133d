### קווירקל בעברית. שמות עצם במקום פעלים, כדי לא לנחש אם השחקן הוא או היא.

## אריחים

qwirkle-name-Rci = עיגול אדום
qwirkle-name-Rx = איקס אדום
qwirkle-name-Rdi = מעוין אדום
qwirkle-name-Rsq = ריבוע אדום
qwirkle-name-Rst = כוכב אדום
qwirkle-name-Rcl = פלוס אדום
qwirkle-name-Oci = עיגול כתום
qwirkle-name-Ox = איקס כתום
qwirkle-name-Odi = מעוין כתום
qwirkle-name-Osq = ריבוע כתום
qwirkle-name-Ost = כוכב כתום
qwirkle-name-Ocl = פלוס כתום
qwirkle-name-Yci = עיגול צהוב
qwirkle-name-Yx = איקס צהוב
qwirkle-name-Ydi = מעוין צהוב
qwirkle-name-Ysq = ריבוע צהוב
qwirkle-name-Yst = כוכב צהוב
qwirkle-name-Ycl = פלוס צהוב
qwirkle-name-Gci = עיגול ירוק
qwirkle-name-Gx = איקס ירוק
qwirkle-name-Gdi = מעוין ירוק
qwirkle-name-Gsq = ריבוע ירוק
qwirkle-name-Gst = כוכב ירוק
qwirkle-name-Gcl = פלוס ירוק
qwirkle-name-Bci = עיגול כחול
qwirkle-name-Bx = איקס כחול
qwirkle-name-Bdi = מעוין כחול
qwirkle-name-Bsq = ריבוע כחול
qwirkle-name-Bst = כוכב כחול
qwirkle-name-Bcl = פלוס כחול
qwirkle-name-Pci = עיגול סגול
qwirkle-name-Px = איקס סגול
qwirkle-name-Pdi = מעוין סגול
qwirkle-name-Psq = ריבוע סגול
qwirkle-name-Pst = כוכב סגול
qwirkle-name-Pcl = פלוס סגול

## מדוע הפעולה אסורה

qwirkle-refusal-the-game-is-over = המשחק הסתיים.
qwirkle-refusal-this-is-no-action-of-qwirkle = אין פעולה כזאת בקווירקל: בכל תור מניחים אריחים, מחליפים אריחים או מוותרים.
qwirkle-refusal-you-do-not-hold-this-tile = אין בידך { $tile-name } ({ $tile }).
qwirkle-refusal-it-touches-no-tile = אריח חייב להשיק לאריח שכבר על השולחן, ובמשבצת { $cell } הוא יישאר לבדו.
qwirkle-refusal-the-opening-has-its-size = בשורת הפתיחה כבר יש { $size } אריחים; עכשיו יש לסיים את התור.
qwirkle-refusal-no-line-of-the-announced-size-would-be-left =
    הכרזת על צירוף של { $size }. עם { $tile-name } ({ $tile }) לא יהיה אפשר עוד להניח שורה כזאת.
qwirkle-refusal-nothing-is-laid-yet = לפני סוף התור יש להניח לפחות אריח אחד.
qwirkle-refusal-the-opening-is-too-short =
    { $laid ->
        [one] הונח אריח אחד
        [two] הונחו שני אריחים
       *[other] הונחו { $laid } אריחים
    }, אבל הכרזת על צירוף של { $size }: יש להניח את כולם.
qwirkle-refusal-a-turn-is-a-play-or-a-trade = כבר הונח אריח בתור הזה, ולכן אי אפשר גם להחליף.
qwirkle-refusal-the-opening-is-no-trade = בתור הראשון חייבים להניח אריחים; להחליף אפשר מהתור הבא.
qwirkle-refusal-the-opening-is-no-pass = בתור הראשון חייבים להניח אריחים, ולכן אי אפשר לוותר.
qwirkle-refusal-the-bag-is-empty = השק ריק, ואין אריחים להחליף בהם.
qwirkle-refusal-a-trade-needs-a-tile = יש לבחור לפחות אריח אחד להחלפה.
qwirkle-refusal-you-do-not-hold-these-tiles = לא כל אלה נמצאים בידך: { $tiles-name } ({ $tiles }).
qwirkle-refusal-the-bag-holds-fewer-tiles =
    אי אפשר להחליף { $count } אריחים: בשק { $bag ->
        [one] נותר רק אריח אחד
        [two] נותרו רק שניים
       *[other] נותרו רק { $bag }
    }.
qwirkle-refusal-a-turn-begun-is-ended-not-passed = כבר הונח אריח בתור הזה: יש לסיים את התור, לא לוותר עליו.
qwirkle-refusal-with-tiles-in-the-bag-you-play-or-trade =
    { $bag ->
        [one] בשק נותר אריח אחד
        [two] בשק נותרו שני אריחים
       *[other] בשק נותרו { $bag } אריחים
    }: יש להניח או להחליף, ואי אפשר לוותר.
qwirkle-refusal-you-have-a-play-and-must-play = לפחות אחד האריחים שלך מתאים, ולכן אי אפשר לוותר.
qwirkle-refusal-there-is-a-tile-already = במשבצת { $cell } כבר מונח { $tile-name } ({ $tile }).
qwirkle-refusal-the-first-tile-goes-to-the-middle = האריח הראשון במשחק מונח במרכז, במשבצת { $middle }, ולא במשבצת { $cell }.
qwirkle-refusal-it-leaves-a-gap = הנחה במשבצת { $cell } משאירה רווח: קודם יש למלא את { $gap }.
qwirkle-refusal-it-is-not-in-the-line-of-this-turn =
    כל האריחים של תור אחד מונחים בקו אחד; { $cell } אינה בקו אחד עם { $first }, שבה התחלת.
qwirkle-refusal-the-line-would-be-longer-than-six =
    עם { $tile-name } ({ $tile }) במשבצת { $cell } { $line ->
        [row] בשורה
       *[column] בטור
    } יהיו { $length } אריחים, ומותר שישה לכל היותר.
qwirkle-refusal-the-line-has-this-tile-already =
    { $line ->
        [row] בשורה
       *[column] בטור
    } של { $cell } כבר יש { $tile-name } ({ $tile }), במשבצת { $at }.
qwirkle-refusal-it-shares-neither-colour-nor-shape =
    במשבצת { $cell } יהיה { $tile-name } ({ $tile }) { $line ->
        [row] באותה שורה
       *[column] באותו טור
    } עם { $other-name } ({ $other }) שבמשבצת { $at }, ואין להם צבע משותף או צורה משותפת.
qwirkle-refusal-it-joins-two-lines-that-share-a-tile =
    במשבצת { $cell } יחבר { $tile-name } ({ $tile }) שני חלקים { $line ->
        [row] לשורה אחת
       *[column] לטור אחד
    }, ובשניהם כבר יש { $other-name } ({ $other }).
qwirkle-refusal-the-line-does-not-share-one-attribute =
    עם { $tile-name } ({ $tile }) במשבצת { $cell } { $line ->
        [row] לשורה
       *[column] לטור
    } לא יהיה עוד צבע משותף אחד או צורה משותפת אחת.

## מה קרה

qwirkle-event-dealt =
    { $tiles ->
        [none] { $seat-player }: משיכת { $count } אריחים לפתיחה.
       *[other] { $seat-player }: האריחים בפתיחה הם { $tiles-name }.
    }
qwirkle-event-announced = { $seat-player }: הכרזה על צירוף של { $size }.
qwirkle-event-opens = התור הראשון: { $seat-player }.
qwirkle-event-placed = { $seat-player }: הנחת { $tile-name } במשבצת {"\u2066"}{ $x },{ $y }{"\u2069"}.
qwirkle-event-scored =
    { $seat-player }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    } – { $lines }.
    .lines =
        { $rule ->
            [QW-C2] קווירקל ({ $points })
            [QW-C3] אריח בודד
           *[other] שורה של { $cells-count }
        }
qwirkle-event-drew =
    { $tiles ->
        [none] { $seat-player }: משיכת { $count ->
            [one] אריח אחד
            [two] שני אריחים
           *[other] { $count } אריחים
        }.
       *[other] { $seat-player }: משיכת { $tiles-name }.
    }
qwirkle-event-traded =
    { $tiles ->
        [none] { $seat-player }: החלפת { $count ->
            [one] אריח אחד
            [two] שני אריחים
           *[other] { $count } אריחים
        }.
       *[other] { $seat-player }: החלפת { $tiles-name }.
    }
qwirkle-event-passed = { $seat-player }: אין מה להניח, ולכן ויתור על התור.
qwirkle-event-ran-out = { $seat-player }: האריחים נגמרו, ולכן עוד { $points } נקודות.
qwirkle-event-ended =
    { $reason ->
        [a-player-ran-out-of-tiles] { qwirkle-ending-a-player-ran-out-of-tiles }
        [all-players-passed] { qwirkle-ending-all-players-passed }
        [no-tile-fits-anywhere] { qwirkle-ending-no-tile-fits-anywhere }
       *[only-trades-for-six-rounds] { qwirkle-ending-only-trades-for-six-rounds }
    } תוצאות סופיות – { $scores }.
    .scores = { $index-player }: { $value }

## מדוע הסתיים המשחק

qwirkle-ending-a-player-ran-out-of-tiles = המשחק הסתיים: השק ריק, ולאחד השחקנים לא נותרו אריחים.
qwirkle-ending-all-players-passed = המשחק הסתיים: כל השחקנים ויתרו על תורם.
qwirkle-ending-no-tile-fits-anywhere = המשחק הסתיים: אין עוד אריח שמתאים לשום מקום.
qwirkle-ending-only-trades-for-six-rounds = המשחק הסתיים: במשך שישה סיבובים היו רק החלפות.

## אפשרויות

qwirkle-option-free-opening = אפשר לפתוח את המשחק בכל מספר של אריחים, ולא רק בכל הצירוף שהוכרז.
    .title = פתיחה חופשית
