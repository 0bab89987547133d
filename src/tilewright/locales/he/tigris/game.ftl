### הפרת והחידקל בעברית. שמות עצם במקום פעלים, כדי לא לנחש אם השחקן הוא או היא.

## מילים: צבעים עם האריח, המבנה והמנהיג שלהם; מנהיגים; שושלות; מה יש על משבצת

tigris-name-red = אדום
    .fem = אדומה
    .fems = אדומות
    .tile = מקדש
    .tiles = מקדשים
    .two = שני מקדשים
    .some = מקדש
    .some-several = מקדשים
    .some-two = שני מקדשים
    .building = הספרייה
    .leaders = הכהנים
tigris-name-blue = כחול
    .fem = כחולה
    .fems = כחולות
    .tile = חווה
    .tiles = חוות
    .two = שתי חוות
    .some = חווה
    .some-several = חוות
    .some-two = שתי חוות
    .building = האסם
    .leaders = החקלאים
tigris-name-green = ירוק
    .fem = ירוקה
    .fems = ירוקות
    .tile = שוק
    .tiles = שווקים
    .two = שני שווקים
    .some = שוק
    .some-several = שווקים
    .some-two = שני שווקים
    .building = היכל השוק
    .leaders = הסוחרים
tigris-name-black = שחור
    .fem = שחורה
    .fems = שחורות
    .tile = התיישבות
    .tiles = התיישבויות
    .two = שתי התיישבויות
    .some = התיישבות
    .some-several = התיישבויות
    .some-two = שתי התיישבויות
    .building = הארמון
    .leaders = המלכים

tigris-name-priest = כהן
    .the = הכהן
tigris-name-farmer = חקלאי
    .the = החקלאי
tigris-name-trader = סוחר
    .the = הסוחר
tigris-name-king = מלך
    .the = המלך

tigris-name-archer = קשת
tigris-name-bull = שור
tigris-name-lion = אריה
tigris-name-pot = כד

tigris-name-red-blue = אדומה־כחולה
tigris-name-red-green = אדומה־ירוקה
tigris-name-red-black = אדומה־שחורה
tigris-name-blue-green = כחולה־ירוקה
tigris-name-blue-black = כחולה־שחורה
tigris-name-green-black = ירוקה־שחורה

tigris-name-archer_priest = כהן הקשת
tigris-name-archer_farmer = חקלאי הקשת
tigris-name-archer_trader = סוחר הקשת
tigris-name-archer_king = מלך הקשת
tigris-name-bull_priest = כהן השור
tigris-name-bull_farmer = חקלאי השור
tigris-name-bull_trader = סוחר השור
tigris-name-bull_king = מלך השור
tigris-name-lion_priest = כהן האריה
tigris-name-lion_farmer = חקלאי האריה
tigris-name-lion_trader = סוחר האריה
tigris-name-lion_king = מלך האריה
tigris-name-pot_priest = כהן הכד
tigris-name-pot_farmer = חקלאי הכד
tigris-name-pot_trader = סוחר הכד
tigris-name-pot_king = מלך הכד
tigris-name-temple = מקדש
tigris-name-farm = חווה
tigris-name-market = שוק
tigris-name-settlement = התיישבות
tigris-name-catastrophe = אריח אסון
tigris-name-ziggurat = זיגוראט
tigris-name-face-down_tile = אריח הפוך

## מדוע הפעולה אסורה

tigris-refusal-the-game-is-over = המשחק הסתיים.
tigris-refusal-this-is-no-action-of-tigris = אין פעולה כזאת במשחק הזה.
tigris-refusal-there-is-no-such-cell = אין משבצת { $cell }: הטורים הם A עד P והשורות 1 עד 11.
tigris-refusal-there-is-no-such-colour = אין צבע { $colour }: האריחים אדומים, כחולים, ירוקים ושחורים.
tigris-refusal-there-is-no-such-leader = אין מנהיג { $leader }: לכל שחקן כהן, חקלאי, סוחר ומלך.
tigris-refusal-there-is-no-such-dynasty = אין שושלת { $dynasty }: יש קשת, שור, אריה וכד.
tigris-refusal-that-dynasty-is-taken = השושלת { $dynasty-name } כבר נבחרה.
tigris-refusal-dynasties-are-given-in-this-game = במשחק הזה השושלות נקבעות לפי המקום ליד השולחן.
tigris-refusal-all-dynasties-are-chosen = השושלות נבחרות לפני התור הראשון, ולכל שחקן כבר יש שושלת.
tigris-refusal-another-decision-comes-first =
    עוד לא: קודם { $decision ->
        [revolt] יש להכריע את הסכסוך הפנימי
        [war] יש להכריע את הסכסוך החיצוני
        [war-choice] יש לבחור את הסכסוך הבא
        [building] יש להחליט על מבנה התרבות
        [monument] יש להחליט על האנדרטה
        [treasure] יש לבחור איזה אוצר יישאר
        [dynasty] יש לבחור שושלות
       *[point] יש לבחור את צבע הנקודה של הזיגוראט
    }.

tigris-refusal-the-leader-is-not-on-the-board = { $leader-the } שלך אינו על הלוח.
tigris-refusal-the-leader-already-stands-there = המנהיג הזה כבר עומד ב־{ $cell }.
tigris-refusal-the-cell-is-river = { $cell } היא משבצת נהר, ומנהיג עומד רק על היבשה.
tigris-refusal-the-cell-is-not-empty = המשבצת { $cell } אינה ריקה: יש בה { $holds-name }.
tigris-refusal-the-cell-is-not-adjacent-to-a-temple = מנהיג חייב לעמוד ליד מקדש, וליד { $cell } אין שום מקדש גלוי.
tigris-refusal-a-leader-must-not-join-kingdoms = ב־{ $cell } המנהיג יחבר { $count } ממלכות; אסור למנהיג לחבר ממלכות.
tigris-refusal-no-leader-moves-while-a-conflict-is-open = אי אפשר להזיז מנהיגים בזמן סכסוך.

tigris-refusal-you-hold-no-such-tile = אין { $colour-tile } מאחורי המסך שלך.
tigris-refusal-farms-are-laid-on-the-river = חוות מציבים על הנהר, ו־{ $cell } היא יבשה.
tigris-refusal-the-river-takes-only-farms = { $cell } היא משבצת נהר, ומציבים עליה רק חוות.
tigris-refusal-a-tile-must-not-join-three-kingdoms = אריח ב־{ $cell } יחבר { $count } ממלכות; מותר לחבר שתיים לכל היותר.

tigris-refusal-you-have-no-catastrophe-left = שני אריחי האסון שלך כבר הוצבו.
tigris-refusal-a-building-protects-its-tile = מבנה התרבות שעל האריח ב־{ $cell } מגן עליו.
tigris-refusal-monuments-and-ziggurat-are-never-destroyed = אנדרטאות והזיגוראט אינם נהרסים לעולם, ו־{ $cell } היא חלק מהם.
tigris-refusal-a-treasure-protects-its-tile = האוצר שעל האריח ב־{ $cell } מגן עליו.
tigris-refusal-the-cell-takes-no-catastrophe = אי אפשר להציב אריח אסון ב־{ $cell }: יש שם { $holds-name }.
tigris-refusal-a-swap-takes-one-to-six-tiles = אפשר להחליף אריח אחד עד שישה, לא { $tiles }.
tigris-refusal-you-do-not-hold-these-tiles = לא כל אלה נמצאים מאחורי המסך שלך: { $tiles-some }.

tigris-refusal-there-is-no-war-to-choose = אין עכשיו סכסוך חיצוני לבחור.
tigris-refusal-no-two-leaders-of-this-colour-are-at-war = אין סכסוך בין { $colour-leaders }.
tigris-refusal-there-is-no-conflict = אין סכסוך שאפשר להוסיף לו תומכים.
tigris-refusal-a-number-of-tiles-is-not-negative = אי אפשר להוסיף פחות מ־0 אריחים.
tigris-refusal-you-hold-fewer-tiles =
    { $held ->
        [0] אין לך { $colour-tiles } להוסיף
        [one] יש לך רק אריח אחד להוסיף, { $colour-tile }
        [two] יש לך רק { $colour-two } להוסיף
       *[other] יש לך רק { $held } { $colour-tiles } להוסיף
    }.
tigris-refusal-the-attacker-must-come-out-ahead =
    בתמיכה מוגבלת התוקף אינו מוסיף דבר, או מוסיף די כדי להוביל: { $attack } מול { $defence } על הלוח.
tigris-refusal-the-defender-must-come-out-level =
    בתמיכה מוגבלת המגן אינו מוסיף דבר, או מוסיף בדיוק עד לתיקו: { $attack } מול { $defence } עד כה.

tigris-refusal-this-game-is-played-without-buildings = במשחק הזה אין מבני תרבות.
tigris-refusal-no-building-is-offered = אי אפשר להציב עכשיו מבנה תרבות: אפשר רק מיד אחרי הצבת אריח שמתיר זאת.
tigris-refusal-the-cell-is-in-no-line-of-the-new-tile-that-is-long-enough =
    מקומו של מבנה התרבות ({ $colour-building }) בשורה של לפחות { $length } { $colour-tiles } שעוברת באריח החדש; { $cell } אינה בשורה כזאת.
tigris-refusal-no-monument-is-offered = אי אפשר לבנות עכשיו אנדרטה: אפשר רק מיד אחרי הצבת אריח שמשלים ריבוע של ארבעה בצבעו.
tigris-refusal-the-four-cells-are-no-square-of-one-colour = ארבע המשבצות האלה אינן ריבוע בצבע האריח החדש.
tigris-refusal-the-monument-lacks-the-colour-of-the-square = אנדרטה { $monument-name } אינה מתאימה: צבע הריבוע הוא { $colour-name }.
tigris-refusal-the-monument-is-built-already = האנדרטה כבר עומדת על הלוח: { $monument-name }.
tigris-refusal-the-new-tile-is-not-part-of-it = האריח שזה עתה הוצב, ב־{ $tile }, חייב להיות חלק מהבנייה.
tigris-refusal-this-game-is-played-without-ziggurat = במשחק הזה אין זיגוראט.
tigris-refusal-the-ziggurat-is-built-already = יש רק זיגוראט אחד, והוא כבר עומד ב־{ $cell }.
tigris-refusal-no-ziggurat-is-offered = אי אפשר לבנות עכשיו את הזיגוראט: אפשר רק מיד אחרי הצבת אריח שמשלים צלב של חמישה בצבעו.
tigris-refusal-the-five-cells-are-no-cross-of-one-colour = חמש המשבצות האלה אינן צלב בצבע האריח החדש.
tigris-refusal-there-is-no-point-of-the-ziggurat-to-take = אין עכשיו נקודה שאפשר לקבל מהזיגוראט.
tigris-refusal-nothing-is-offered = אין עכשיו על מה לוותר.

tigris-refusal-no-treasures-are-to-be-taken = אין עכשיו אוצרות שאפשר לקחת.
tigris-refusal-there-is-no-treasure-of-this-kingdom = ב־{ $cell } אין אוצר ששייך לממלכת הסוחר שלך.
tigris-refusal-this-treasure-is-taken-before-the-others = את האוצר ב־{ $cell } חייבים לקחת לפני האחרים, ולכן הוא לא יכול להישאר.

## מה קרה

tigris-event-dynasty-chosen = השושלת של { $seat-player }: { $dynasty-name }.
tigris-event-turn-began = התור של { $seat-player }.
tigris-event-drew =
    { $tiles ->
        [none] { $seat-player }: משיכת { $count ->
            [one] אריח אחד
            [two] שני אריחים
           *[other] { $count } אריחים
        }.
       *[other] { $seat-player }: משיכת { $tiles-some }.
    }
tigris-event-swapped =
    { $tiles ->
        [none] { $seat-player }: החלפת { $count ->
            [one] אריח אחד
            [two] שני אריחים
           *[other] { $count } אריחים
        }.
       *[other] { $seat-player }: החלפת { $tiles-some }.
    }
tigris-event-leader-placed =
    { $source ->
        [none] { $seat-player }: הצבת { $leader-the } ב־{ $at }.
       *[other] { $seat-player }: הזזת { $leader-the } מ־{ $source } ל־{ $at }.
    }
tigris-event-leader-left =
    { $reason ->
        [taken-off] { $seat-player }: הסרת { $leader-the } מ־{ $at }.
        [no-temple-beside-it] ליד { $leader-the } של { $seat-player } ב־{ $at } לא נותר מקדש, והוא יורד מהלוח.
        [lost-the-revolt] { $leader-the } של { $seat-player } ב־{ $at } יורד מהלוח.
       *[lost-the-war] { $leader-the } של { $seat-player } ב־{ $at } יורד מהלוח.
    }
tigris-event-tile-placed = { $seat-player }: הצבת { $colour-tile } ב־{ $at }.
tigris-event-catastrophe-placed =
    { $destroyed ->
        [none] { $seat-player }: הצבת אריח אסון ב־{ $at }.
       *[other] { $seat-player }: הצבת אריח אסון ב־{ $at } והריסת האריח שהיה שם: { $destroyed-tile }.
    }
tigris-event-scored =
    { $seat-player }: { $points ->
        [one] נקודה { $colour-fem } אחת
        [two] שתי נקודות { $colour-fems }
       *[other] { $points } נקודות { $colour-fems }
    } { $rule ->
        [TE-P4] על האריח ב־{ $at }
        [TE-B5] על האריח ב־{ $at } בזכות { $colour-building }
        [TE-I4] על ניצחון בסכסוך הפנימי
        [TE-E7] על ניצחון בסכסוך החיצוני
        [TE-M6] על האנדרטה ב־{ $at }
       *[TE-Z3] על הזיגוראט
    }.
tigris-event-revolt-began =
    סכסוך פנימי: { $leader-the } של { $attacker-player } ב־{ $attacker_at } מול זה של { $defender-player } ב־{ $defender_at }; על הלוח { $attack } מול { $defence }.
tigris-event-kingdoms-joined =
    { $wars ->
        [none] האריח ב־{ $at } מאחד שתי ממלכות בשלום.
       *[other]
            האריח ב־{ $at } מאחד שתי ממלכות, { $wars-count ->
                [one] ופורץ סכסוך חיצוני
               *[other] ופורצים סכסוכים חיצוניים
            }: { $wars-leaders }.
    }
tigris-event-war-began =
    סכסוך חיצוני בין { $colour-leaders }: התקפה של { $attacker-player } מ־{ $attacker_at } על { $defender-player } ב־{ $defender_at }; על הלוח { $attack } מול { $defence }.
tigris-event-committed =
    { $seat-player }: { $count ->
        [0] בלי תוספת { $colour-tiles } מהיד
        [one] תוספת מהיד – { $colour-tile }
        [two] תוספת מהיד – { $colour-two }
       *[other] תוספת מהיד – { $count } { $colour-tiles }
    }.
tigris-event-conflict-won =
    ניצחון של { $winner-player } על { $leader-the } של { $loser-player }: תוקף { $attack }, מגן { $defence }.
tigris-event-tiles-removed =
    { $cells-count ->
        [one] אריח שהוסר מהלוח: { $colour-tile } ב־{ $cells }.
       *[other] אריחים שהוסרו מהלוח: { $colour-tiles } ב־{ $cells }.
    }
tigris-event-war-called-off = הסכסוך בין { $colour-leaders } בוטל: הם כבר לא באותה ממלכה.
tigris-event-marker-removed = { "" }
tigris-event-building-placed =
    { $source ->
        [none] { $seat-player }: בניית { $colour-building } ב־{ $at }.
       *[other] { $seat-player }: העברת { $colour-building } מ־{ $source } ל־{ $at }.
    }
tigris-event-monument-built = { $seat-player }: בניית אנדרטה { $monument-name } ב־{ $at }.
tigris-event-ziggurat-built = { $seat-player }: בניית הזיגוראט סביב { $at }.
tigris-event-declined =
    { $offer ->
        [building] { $seat-player }: ויתור על מבנה התרבות.
       *[monument] { $seat-player }: ויתור על האנדרטה.
    }
tigris-event-treasures-taken =
    { $cells-count ->
        [one] { $seat-player }: לקיחת האוצר ב־{ $cells }; האוצר ב־{ $kept } נשאר.
       *[other] { $seat-player }: לקיחת האוצרות ב־{ $cells }; האוצר ב־{ $kept } נשאר.
    }
tigris-event-only-choice = { "" }
tigris-event-turn-ended = { "" }
tigris-event-game-ended =
    { $reason ->
        [at-most-two-treasures-are-left] { tigris-ending-at-most-two-treasures-are-left }
        [a-swap-emptied-the-bag] { tigris-ending-a-swap-emptied-the-bag }
        [the-bag-ran-out] { tigris-ending-the-bag-ran-out }
       *[six-rounds-passed-without-a-tile] { tigris-ending-six-rounds-passed-without-a-tile }
    } במקום הראשון: { $places }. תוצאות סופיות: { $table }.
    .places =
        { $value ->
            [1] { $index-player }
           *[other] { "" }
        }
    .table = { $index-player } (אדום { $totals-first }, כחול { $totals-second }, ירוק { $totals-third }, שחור { $totals-fourth })

## מדוע הסתיים המשחק

tigris-ending-at-most-two-treasures-are-left = המשחק הסתיים: על הלוח נותרו לכל היותר שני אוצרות.
tigris-ending-a-swap-emptied-the-bag = המשחק הסתיים: לא היו בשק מספיק אריחים להחלפה האחרונה.
tigris-ending-the-bag-ran-out = המשחק הסתיים: לא היו בשק מספיק אריחים כדי להשלים את הידיים.
tigris-ending-six-rounds-passed-without-a-tile = המשחק הסתיים: במשך שישה סיבובים לא הוצב אף אריח.

## אפשרויות

tigris-option-board = באיזה צד של הלוח משחקים.
    .title = לוח
    .choice-classic = קלאסי
    .choice-alternate = חלופי
tigris-option-buildings = משחקים עם ארבעת מבני התרבות, שמוצבים על שורות של שלושה אריחים ומכפילים את הנקודה על אריח.
    .title = מבני תרבות
tigris-option-ziggurat = משחקים עם הזיגוראט, שנבנה על צלב של חמישה אריחים.
    .title = זיגוראט
tigris-option-limited-support = בסכסוך אפשר להוסיף רק אריחים שיכולים לשנות את התוצאה; מתאים למשחק בהתכתבות.
    .title = תמיכה מוגבלת
tigris-option-open-scores = הנקודות והאוצרות של כולם גלויים.
    .title = ניקוד גלוי
tigris-option-choose-dynasties = כל שחקן בוחר שושלת לפני התור הראשון, במקום לקבל אותה לפי המקום ליד השולחן.
    .title = בחירת שושלות
