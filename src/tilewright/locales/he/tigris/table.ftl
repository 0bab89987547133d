### הפרת והחידקל על המסך, בעברית. שמות עצם במקום פעלים, כדי לא לנחש אם השחקן הוא או היא.

## מה השאלה

tigris-table-ask-you =
    { $decision ->
        [action] { $left ->
            [one] התור שלך: עוד פעולה אחת.
            [two] התור שלך: שתי פעולות.
           *[other] התור שלך: { $left } פעולות.
        }
        [revolt] סכסוך פנימי: כמה מקדשים להוסיף?
        [war] סכסוך חיצוני: כמה אריחים להוסיף?
        [war-choice] איזה סכסוך יוכרע עכשיו?
        [building] אפשר להציב מבנה תרבות על השורה החדשה.
        [monument] אפשר לבנות כאן אנדרטה.
        [treasure] איזה אוצר יישאר על הלוח?
        [dynasty] איזו שושלת תהיה שלך?
       *[point] מה יהיה צבע הנקודה של הזיגוראט?
    }
tigris-table-ask-other =
    { $decision ->
        [action] התור של { $actor-player }.
        [revolt] תוספת תומכים לסכסוך הפנימי: ההחלטה של { $actor-player }.
        [war] תוספת תומכים לסכסוך החיצוני: ההחלטה של { $actor-player }.
        [war-choice] בחירת הסכסוך הבא: ההחלטה של { $actor-player }.
        [building] מבנה תרבות: ההחלטה של { $actor-player }.
        [monument] אנדרטה: ההחלטה של { $actor-player }.
        [treasure] האוצר שיישאר: ההחלטה של { $actor-player }.
        [dynasty] בחירת שושלת: ההחלטה של { $actor-player }.
       *[point] צבע הנקודה: ההחלטה של { $actor-player }.
    }
tigris-table-ask-over = המשחק הסתיים.

## פעולות, כדבר שאפשר לעשות

tigris-table-say-leader =
    { $to ->
        [off] הסרת { $leader-the } מהלוח
       *[other] הצבת { $leader-the } ב־{ $to }
    }
tigris-table-say-tile = הצבת { $colour-tile } ב־{ $at }
tigris-table-say-catastrophe = הצבת אריח אסון ב־{ $at }
tigris-table-say-swap = החלפת { $tiles-some }
tigris-table-say-done = סוף תור
tigris-table-say-war = הכרעת הסכסוך בין { $colour-leaders }
tigris-table-say-commit =
    { $tiles ->
        [0] בלי תוספת
        [one] תוספת של אריח אחד
        [two] תוספת של שני אריחים
       *[other] תוספת של { $tiles } אריחים
    }
tigris-table-say-monument = בניית אנדרטה { $monument-name } ב־{ $at }
tigris-table-say-keep = השארת האוצר ב־{ $at }
tigris-table-say-building = הצבת המבנה ב־{ $at }
tigris-table-say-ziggurat = בניית הזיגוראט סביב { $at }
tigris-table-say-point = נקודה { $colour-fem }
tigris-table-say-decline = בלי לבנות
tigris-table-say-dynasty = שושלת: { $dynasty-name }

## מה תביא הפעולה

tigris-table-outlook-war =
    סכסוך חיצוני בין { $colour-leaders } – { $attacker-player }: { $attack }, { $defender-player }: { $defence } על הלוח.
tigris-table-outlook-revolt =
    סכסוך פנימי בין { $colour-leaders } – { $attacker-player }: { $attack }, { $defender-player }: { $defence } על הלוח.

## הלוח

tigris-table-board = לוח
tigris-table-tools = תצוגת הלוח
tigris-table-kingdoms = ממלכות וכוחות
tigris-table-coordinates = שמות המשבצות
tigris-table-letters = אותיות לצבעים
tigris-table-letter =
    { $colour ->
        [red] א
        [blue] כ
        [green] י
       *[black] ש
    }
tigris-table-larger = הגדלה
tigris-table-smaller = הקטנה
tigris-table-cell-land = יבשה ריקה
tigris-table-cell-river = נהר ריק
tigris-table-cell-treasure = עם אוצר
tigris-table-cell-union = עם אריח האיחוד
tigris-table-cell-beside-temple = ליד מקדש
tigris-table-cell-strength = כוח { $revolt } בסכסוך פנימי, { $war } בסכסוך חיצוני
tigris-table-cell-target = { $there }; אפשר: { $action }
tigris-table-monument = אנדרטה { $monument-name }
tigris-table-building =
    { $colour ->
        [red] עם הספרייה
        [blue] עם האסם
        [green] עם היכל השוק
       *[black] עם הארמון
    }

## הכלים והנקודות שלך

tigris-table-tiles = האריחים שלך
tigris-table-leaders = המנהיגים שלך
tigris-table-catastrophes = אריחי האסון שלך
tigris-table-leader =
    { $at ->
        [none] { $leader-name }, מחוץ ללוח
       *[other] { $leader-name }, ב־{ $at }
    }
tigris-table-take-off = הסרה מהלוח
tigris-table-swap = החלפת אריחים
tigris-table-swap-choose = אילו אריחים להחליף?
tigris-table-swap-these =
    { $count ->
        [0] החלפה
        [one] החלפת אריח אחד
        [two] החלפת שני אריחים
       *[other] החלפת { $count } אריחים
    }
tigris-table-cancel = ביטול
tigris-table-done = סוף תור
tigris-table-points = הנקודות שלך
tigris-table-points-of = { $colour-name } { $points }
tigris-table-gain = {"\u2066"}+{ $points }{"\u2069"} { $colour-name }
tigris-table-weakest = החלש ביותר
tigris-table-treasures =
    { $count ->
        [one] אוצר אחד
        [two] שני אוצרות
       *[other] { $count } אוצרות
    }
tigris-table-supply = זמינים
tigris-table-bag =
    { $count ->
        [one] אריח אחד בשק
        [two] שני אריחים בשק
       *[other] { $count } אריחים בשק
    }
tigris-table-building-name =
    { $colour ->
        [red] ספרייה
        [blue] אסם
        [green] היכל שוק
       *[black] ארמון
    }
tigris-table-seat-hand =
    { $count ->
        [one] אריח אחד ביד
        [two] שני אריחים ביד
       *[other] { $count } אריחים ביד
    }
tigris-table-seat-catastrophes =
    { $count ->
        [one] נותר אריח אסון אחד
        [two] נותרו שני אריחי אסון
       *[other] נותרו { $count } אריחי אסון
    }

## סכסוכים

tigris-table-revolt = סכסוך פנימי בין { $colour-leaders }
tigris-table-war = סכסוך חיצוני בין { $colour-leaders }
tigris-table-wars = שתי ממלכות התאחדו: איזה סכסוך יוכרע עכשיו?
tigris-table-role =
    { $role ->
        [attacker] תוקף
       *[defender] מגן
    }
tigris-table-on-board = על הלוח
tigris-table-committed = מהיד
tigris-table-unknown = מוסתר
tigris-table-stake =
    { $points ->
        [one] על ניצחון נקודה { $colour-fem } אחת
        [two] על ניצחון שתי נקודות { $colour-fems }
       *[other] על ניצחון { $points } נקודות { $colour-fems }
    }
tigris-table-commit-how-many = כמה אריחים להוסיף
tigris-table-fewer = פחות
tigris-table-more = יותר
tigris-table-commit =
    { $count ->
        [0] בלי תוספת
        [one] תוספת אחת: { $colour-tile }
        [two] תוספת: { $colour-two }
       *[other] תוספת: { $count } { $colour-tiles }
    }
tigris-table-chance = סיכוי לניצחון: { $chance }
tigris-table-outcome =
    { $wins ->
        [yes] זה מספיק.
       *[no] זה לא מספיק.
    }

## הצעות

tigris-table-offer =
    { $decision ->
        [building] איפה יעמוד המבנה?
        [monument] לבנות אנדרטה?
        [treasure] איזה אוצר יישאר?
        [dynasty] בחירת שושלת
       *[point] הנקודה של הזיגוראט
    }

## הסוף

tigris-table-final = תוצאות סופיות
tigris-table-verdict =
    { $how ->
        [weakest] הצבע החלש ביותר מכריע לטובת { $winner }, עם { $points }.
        [next] שוויון בצבעים החלשים ביותר ({ $points }); הצבע החלש הבא מכריע לטובת { $winner }.
       *[shared] שוויון בכל הצבעים: הניצחון משותף.
    }
tigris-table-place = מקום
tigris-table-player = שחקן
tigris-table-added =
    { $count ->
        [one] כולל אוצר אחד
        [two] כולל שני אוצרות
       *[other] כולל { $count } אוצרות
    }

## רגעים

tigris-moment-monument = אנדרטה חדשה
tigris-moment-battle = הסכסוך הוכרע
