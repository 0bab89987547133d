### Struggle of Empires ליד השולחן, בעברית: מפה, לוחות, שאלות, ומה שקורא המסך אומר

## המפה וכליה

empires-table-map = מפת אירופה והקולוניות
empires-table-tools = תצוגת המפה
empires-table-larger = הגדלה
empires-table-smaller = הקטנה
empires-table-fit = הצגת כל המפה
empires-table-as-list = רשימה
empires-table-as-map = מפה
empires-table-war = מלחמה
empires-table-round = סיבוב
empires-table-of = { $now } מתוך { $all }
empires-table-upper = שורה עליונה
empires-table-lower = שורה תחתונה

## מקום במילים

empires-table-area = { $area-name }, נקודות { $points }.
empires-table-area-markers = סמני שליטה: { $list }.
empires-table-area-units = יחידות: { $list }.
empires-table-area-counters = סמנים: { $list }.
empires-table-area-captured = סמנים שבויים: { $list }.
empires-table-area-blockades = מצור: { $list }.
empires-table-home =
    { $list ->
        [none] מדינת האם, { $power-name }: אין יחידות.
       *[other] מדינת האם, { $power-name }: { $list }.
    }
empires-table-may = אפשר לבחור במקום הזה.
empires-table-targets = אפשר לבחור: { $areas-name }.
empires-table-count-army =
    { $count ->
        [one] יחידה יבשתית אחת
        [two] שתי יחידות יבשתיות
       *[other] { $count } יחידות יבשתיות
    }
empires-table-count-fleet =
    { $count ->
        [one] ספינה אחת
        [two] שתי ספינות
       *[other] { $count } ספינות
    }
empires-table-count-fort =
    { $count ->
        [one] מבצר אחד
        [two] שני מבצרים
       *[other] { $count } מבצרים
    }
empires-table-counter =
    כוח { $strength }{ $gold ->
        [0] { "" }
       *[other] , { $gold } כסף
    }{ $points ->
        [0] { "" }
        [one] , נקודה אחת
        [two] , שתי נקודות
       *[other] , { $points } נקודות
    }
empires-table-seat = שחקן { $number }
empires-table-neutral = ניטרלי, { $face }
empires-table-standing-in =
    { $power }: { $markers ->
        [one] סמן אחד
        [two] שני סמנים
       *[other] { $markers } סמנים
    }, { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }

## מה יש לכל אחד

empires-table-points = נקודות
empires-table-gold = כסף
empires-table-population = אוכלוסייה
empires-table-unrest = אי שקט
empires-table-markers = סמני שליטה
empires-table-gain =
    { $points ->
        [one] ועוד נקודה אחת
        [two] ועוד שתי נקודות
       *[other] ועוד { $points } נקודות
    }
empires-table-tiles =
    { $count ->
        [one] אריח אחד
        [two] שני אריחים
       *[other] { $count } אריחים
    }
empires-table-no-power = עדיין בלי מדינה
empires-table-own = המדינה שלך
empires-table-stock = נותרו להצבה
empires-table-revolution = מהפכה ב־{ $limit }
empires-table-turned = { $turned } נוצלו במלחמה הזאת
empires-table-forecast =
    אילו המלחמה הסתיימה עכשיו: הכנסה { $income }, תחזוקה { $upkeep }, ונשאר { $gold } כסף{ $unrest ->
        [0] { "" }
        [one] { " " }ועוד סמן אי שקט אחד
        [two] { " " }ועוד שני סמני אי שקט
       *[other] { " " }ועוד { $unrest } סמני אי שקט
    }; האוכלוסייה תגדל ב־{ $growth }.

## מה נשאל

empires-table-decision = ההחלטה שלך
empires-table-over = המשחק הסתיים.
empires-table-final = תוצאות סופיות
empires-table-verdict =
    { $how ->
        [points] הניצחון לבעל מרב הנקודות.
        [unrest] שוויון בנקודות; פחות אי שקט מכריע.
        [gold] שוויון בנקודות ובאי שקט; יותר כסף מכריע.
        [shared] שוויון בנקודות, באי שקט ובכסף: הניצחון משותף.
       *[revolution] בכל המדינות פרצה מהפכה.
    }
empires-table-fallen = מהפכה
empires-table-wait = ההחלטה של { $player }: { $what }
empires-table-ask-power = בחירת מדינה.
empires-table-ask-place = הצבת יחידה על המפה.
empires-table-ask-auction =
    { $bidder ->
        [none] פתיחת המכרז בהכרזה.
       *[other] הכרזה גבוהה יותר על הבריתות, או עבור.
    }
empires-table-ask-turn =
    { $left ->
        [0] פעולות חופשיות, או סוף תור.
        [one] בחירת פעולה: נותרה אחת.
        [two] בחירת פעולה: נותרו שתיים.
       *[other] בחירת פעולה: נותרו { $left }.
    }
empires-table-ask-build = בניית יחידה ובחירת מקומה.
empires-table-ask-native = הזזת הילידים החדשים { $area-from }, או השארתם שם.
empires-table-ask-move = הזזת יחידה נוספת, או עצירה.
empires-table-ask-attack = הכרזה על ההתקפה של משרד המלחמה.
empires-table-ask-alliance = קניית אריח ברית.
empires-table-ask-raid = בחירת הסמן שהאריח ״{ $tile-name }״ יתקוף.
empires-table-ask-surprise = להשתמש בהתקפת פתע { $area-in }?
empires-table-ask-help = לבקש סיוע מבעלי ברית { $area-in }?
empires-table-ask-answer =
    { $gold ->
        [0] לסייע ל{ $asker-name } { $arm-name } { $area-in }? לא מוצע כסף.
       *[other] לסייע ל{ $asker-name } { $arm-name } { $area-in } תמורת { $gold } כסף?
    }
empires-table-ask-naval = להילחם בים { $area-in }?
empires-table-ask-arms = להשתמש באריח הברית ״{ $tile-name }״ בים?
empires-table-ask-support = להשתמש במצור לסיוע ימי { $area-in }?
empires-table-ask-reserves = להשתמש במילואים, כך ששני הצדדים יטילו שוב?
empires-table-ask-withdraw = להשתמש בנסיגה בקרב { $area-in }?
empires-table-ask-loss = איזו יחידה תאבד { $area-in }?
empires-table-ask-helper = של מי היחידה המסייעת שתאבד { $area-in }?
empires-table-ask-marker = להחליף את סמן המפסיד { $area-in } בסמן שלך?

## פעולות כביטויים

empires-table-say-power = לשחק את { $power-name }
empires-table-say-place = הצבת { $unit-name } { $area-in }
empires-table-say-bid =
    { $b ->
        [upper] הכרזה של { $gold }: { $a-name } בשורה העליונה
        [lower] הכרזה של { $gold }: { $a-name } בשורה התחתונה
       *[other] הכרזה של { $gold }: { $a-name } בשורה העליונה, { $b-name } בתחתונה
    }
empires-table-say-pass = עבור
empires-table-say-take = קניית האריח ״{ $tile-name }״
empires-table-say-use = שימוש באריח ״{ $tile-name }״
empires-table-say-blockade = הצבת המצור { $area-in }
empires-table-say-build = בניית { $unit-name } { $place-in }
empires-table-say-destroy = הריסת { $unit-name } { $place-in } לצורך בנייה מחדש
empires-table-say-move = הזזת { $unit-name } { $origin-from } { $place-to }
empires-table-say-stop = עצירה
empires-table-say-attack =
    { $target ->
        [neutral] התקפה על הסמן הניטרלי { $area-in }: { $face }
        [pirates] התקפה על הפיראטים { $area-in } ({ $what-name })
        [slave_revolt] התקפה על מרד העבדים { $area-in } ({ $what-name })
       *[other] התקפה על { $target-name } { $what-name } { $area-in }
    }
empires-table-say-raid = התקפה על הסמן של { $power-name } { $area-in }
empires-table-say-settle =
    { $what ->
        [slaves] שעבוד { $area-in }
       *[pop] התיישבות { $area-in }
    }
empires-table-say-help =
    { $gold ->
        [0] בקשת סיוע { $arm-name } מ{ $power-name }
       *[other] בקשת סיוע { $arm-name } מ{ $power-name } תמורת { $gold } כסף
    }
empires-table-say-enough = בלי בקשות נוספות
empires-table-say-yes = כן
empires-table-say-with =
    { $units ->
        [one] לסייע ביחידה אחת
        [two] לסייע בשתי יחידות
       *[other] לסייע ב־{ $units } יחידות
    }
empires-table-say-no = לא
empires-table-say-fight = קרב ימי
empires-table-say-decline = ויתור על הקרב הימי
empires-table-say-lose =
    { $what ->
        [army] אובדן יחידה יבשתית
        [fort] אובדן מבצר
       *[other] היחידה של { $what-name }
    }
empires-table-say-end = סוף תור

empires-table-yes-answer = לסייע
empires-table-no-answer = לסרב
empires-table-yes-marker = להציב את הסמן שלי
empires-table-no-marker = להשאיר במקומו
empires-table-no-surprise = בלי להשתמש
empires-table-no-arms = לשמור לקרב היבשתי
empires-table-no-support = לשמור את המצור
empires-table-no-reserves = להשאיר את ההטלה
empires-table-no-withdraw = לספוג את האבדות

## בחירה בצעדים

empires-table-free = פעולות חופשיות:
empires-table-verb-take = קניית אריח
empires-table-verb-build = בנייה
empires-table-verb-destroy = הריסה
empires-table-verb-move = תנועה
empires-table-verb-attack = התקפה
empires-table-verb-settle = התיישבות
empires-table-verb-blockade = הצבת המצור
empires-table-verb-place = הצבה
empires-table-verb-raid = התקפה על סמן
empires-table-destroy-first = קודם להרוס יחידה ולבנות אותה מחדש
empires-table-undo = ביטול: { $what }
empires-table-left =
    { $count ->
        [0] לא נותרו
        [one] נותר אחד
        [two] נותרו שניים
       *[other] נותרו { $count }
    }
empires-table-step-unit = איזו יחידה?
empires-table-step-origin = מאיפה להזיז?
empires-table-step-place =
    { $verb ->
        [destroy] איפה היחידה?
       *[other] לאן?
    }
empires-table-step-area =
    { $verb ->
        [attack] באיזה אזור?
        [raid] באיזה אזור?
       *[other] איפה?
    }
empires-table-step-what = התיישבות או שעבוד?
empires-table-risk = { $chance } לאובדן או לחזרה
empires-table-price =
    { $borrowed ->
        [0] מחיר: { $gold } כסף
        [one] מחיר: { $gold } כסף, ולשם כך סמן אי שקט אחד
        [two] מחיר: { $gold } כסף, ולשם כך שני סמני אי שקט
       *[other] מחיר: { $gold } כסף, ולשם כך { $borrowed } סמני אי שקט
    }
empires-table-deed-build = בנייה כאן
empires-table-deed-place = הצבת יחידה כאן
empires-table-deed-destroy = הריסת יחידה כאן
empires-table-deed-move =
    { $slot ->
        [origin] תנועה מכאן
       *[place] תנועה לכאן
    }
empires-table-deed-attack = התקפה כאן
empires-table-deed-settle = התיישבות כאן
empires-table-deed-blockade = מצור כאן
empires-table-deed-raid = התקפה על סמן כאן
empires-table-close = סגירה

## המדינות, המכרז, הסיוע

empires-table-borders = גבולות: { $areas-name }
empires-table-no-borders = אינה גובלת באף אזור; נעה רק בים
empires-table-row = שורה
empires-table-last = המדינה האחרונה
empires-table-no-bid = עדיין אין הכרזה.
empires-table-standing =
    { $b ->
        [upper] ההכרזה של { $bidder-name }: { $gold } – { $a-name } בשורה העליונה.
        [lower] ההכרזה של { $bidder-name }: { $gold } – { $a-name } בשורה התחתונה.
       *[other] ההכרזה של { $bidder-name }: { $gold } – { $a-name } בשורה העליונה, { $b-name } בתחתונה.
    }
empires-table-sum = ההכרזה שלך
empires-table-bid = הכרזה של { $gold }
empires-table-pass-auction = ״עבור״ עד סוף המכרז
empires-table-bid-up-to = הכרזה עד { $gold }
empires-table-order-pass = התשובה שלך לכל הכרזה במכרז הזה: ״עבור״.
empires-table-order-bid =
    { $b ->
        [upper] הכרזות עד { $gold }: { $a-name } בשורה העליונה.
        [lower] הכרזות עד { $gold }: { $a-name } בשורה התחתונה.
       *[other] הכרזות עד { $gold }: { $a-name } בשורה העליונה, { $b-name } בתחתונה.
    }
empires-table-order-private = רק לך זה מוצג.
empires-table-order-withdraw = ביטול
empires-table-place-open = המקום שלך עוד לא ייקבע.
empires-table-foes = אלה יוכלו לתקוף אותך, וגם להפך: { $list }.
empires-table-less = פחות
empires-table-more = יותר
empires-table-ally = { $power-name } { $arm-name }
empires-table-helping = יחידות שנשלחות לסיוע
empires-table-help-with =
    { $all ->
        [yes] לסייע בכל ה־{ $units }
       *[no] לסייע ב־{ $units }
    }
empires-table-offer = הכסף המוצע
empires-table-ask-for-help =
    { $gold ->
        [0] בקשה ללא תמורה
       *[other] הצעה של { $gold }
    }

## קרב

empires-table-stage = ההתקפה
empires-table-campaign = { $attacker } נגד { $defender } { $area-in }
empires-table-attacker = תוקף
empires-table-defender = מגן
empires-table-battle-land = קרב יבשתי
empires-table-battle-naval = קרב ימי
empires-table-strength = כוח
empires-table-force-units =
    { $arm ->
        [naval] ספינות
       *[land] יחידות יבשתיות
    }
empires-table-force-forts = מבצרים
empires-table-force-helpers = מסייעים
empires-table-force-neutral = כוח מודפס
empires-table-force-training = אימון טוב יותר
empires-table-force-support = סיוע ימי
empires-table-force-alliances = אריחי ברית
empires-table-force-none = אין
empires-table-odds = סיכויי התוקף: ניצחון { $win }, תיקו { $tie }, הפסד { $loss }
empires-table-dice = קוביות: { $first } ו־{ $second }
empires-table-result =
    { $winner ->
        [attacker] התוקף מנצח.
        [defender] המגן מנצח.
       *[tie] תיקו.
    }
empires-table-loss =
    { $why ->
        [seven] { $power }: אובדן { $unit-name }, כי סכום הקוביות שבע.
        [tie] { $power }: אובדן { $unit-name } בגלל התיקו.
       *[defeat] { $power }: אובדן { $unit-name } בגלל ההפסד.
    }
empires-table-marker-placed = { $power-name }: הצבת סמן שליטה { $area-in }.
empires-table-marker-captured = הסמן של { $power-name } { $area-in } נשבה.
empires-table-marker-left = { $power-name }: ויתור על החלפת הסמן { $area-in }.

## מלאי האריחים

empires-table-supply = אריחים זמינים
empires-table-search = חיפוש באריחים
empires-table-none-found = אין אריחים מתאימים.
empires-table-filter-affordable = בהישג יד
empires-table-filter-battle = קרב
empires-table-filter-money = כסף
empires-table-filter-people = אוכלוסייה
empires-table-filter-moves = תנועה
empires-table-filter-once = פעם במלחמה
empires-table-nothing = חינם
empires-table-use-once_per_war = פעם במלחמה
empires-table-use-immediate = מיידי
empires-table-use-box = מיידי, ואז יוצא מהמשחק
empires-table-use-single = שימוש יחיד
empires-table-use-alliance = למלחמה הזאת
empires-table-tile-army_training = { "\u200E" }+1 ביבשה לצד שיש לו יותר אריחי אימון צבאי, אם יש לו בקרב יחידה יבשתית או מבצר בהגנה.
empires-table-tile-naval_training = { "\u200E" }+1 בים לצד שיש לו יותר אריחי אימון ימי, אם יש לו ספינה בקרב.
empires-table-tile-reserves = אחרי הקוביות: שני הצדדים מטילים שוב.
empires-table-tile-war_office = פעולה חופשית: התקפה נוספת, ללא עלות.
empires-table-tile-mercenaries = פעולה חופשית: בניית יחידה יבשתית בלי אוכלוסייה.
empires-table-tile-pressgangs = פעולה חופשית: בניית ספינה בלי אוכלוסייה.
empires-table-tile-trained_natives = פעולה חופשית: הצבת יחידה יבשתית ישירות בקולוניה שיש לך בה סמן או יחידה; אחר כך היא יכולה לזוז.
empires-table-tile-militia = בפעולת בנייה בונים יחידה אחת נוספת, ומשלמים את האוכלוסייה שלה.
empires-table-tile-logistics = בפעולת תנועה מזיזים יחידה אחת נוספת.
empires-table-tile-banking = כל סמן אי שקט שנלקח כדי לשלם מביא { $banking } כסף.
empires-table-tile-navigation = { "\u200E" }+{ $navigation } לקובייה השנייה בבדיקת תנועה ימית.
empires-table-tile-diplomatic_service = פעולה חופשית: קניית אריח ברית במחירו.
empires-table-tile-improved_agriculture = האוכלוסייה גדלה ב־{ $agriculture } יותר בסוף כל מלחמה.
empires-table-tile-government_reform = החזרת { $reform } סמני אי שקט.
empires-table-tile-industry =
    { $industry ->
        [one] נקודת ניצחון אחת.
        [two] שתי נקודות ניצחון.
       *[other] { $industry } נקודות ניצחון.
    }
empires-table-tile-pirates = קרב ימי בכוח { $pirates } נגד סמן של שחקן אחר בקולוניה; בניצחון הסמן נשבה.
empires-table-tile-slave_revolt = קרב יבשתי בכוח { $slave_revolt } נגד סמן של שחקן אחר באמריקה; בניצחון הסמן נשבה.
empires-table-tile-fighting_withdrawal = בהגנה: הצד שלך לא מאבד עוד יחידות בהתקפה הזאת.
empires-table-tile-surprise_attack = בהתקפה על שחקן: איש אינו רשאי לסייע למגן.
empires-table-tile-blockade = יחד עם ספינה שלך בקולוניה הוא חוסם יחידות יבשתיות ומבצרים של הברית השנייה; או מעלה את הסיוע הימי ל־{ "\u200E" }+{ $blockade } בקרב אחד.
empires-table-tile-company = הכנסה: 1 כסף על כל סמן שלך { $area-in }.
empires-table-tile-alliance =
    { $either ->
        [yes] { "\u200E" }+1 בקרבות { $list }, בים או ביבשה.
       *[no] { "\u200E" }+1 בקרבות יבשתיים { $list }.
    }

## אילו מספרים ודאיים

empires-table-figures = על המספרים
empires-table-note = חלק ממספרי המשחק המקורי לא נמצאו ולכן שוחזרו כאן. הרשימה מופיעה ליד השולחן, תחת ״{ empires-table-figures }״.
empires-table-status-printed = מודפס במשחק:
empires-table-status-sister = ממשחק קרוב:
empires-table-status-reconstructed = שוחזר על ידינו:
empires-table-figure-limits = מספרי החלקים
empires-table-figure-limits-markers-on-map = סמנים על המפה
empires-table-figure-start = מצב הפתיחה
empires-table-figure-game = מלחמות, סיבובים, מחירי פעולות
empires-table-figure-area-vp = נקודות האזורים
empires-table-figure-area-panel = חלקי המפה
empires-table-figure-area-adjacent = גבולות האזורים
empires-table-figure-area-counters = הסמנים של כל אזור
empires-table-figure-area-ottoman-empire-counters = הסמנים של האימפריה העות׳מאנית
empires-table-figure-home-adjacent = גבולות מדינות האם
empires-table-figure-home-spain-adjacent = גבולות ספרד
empires-table-figure-counter-faces = פני הסמנים
empires-table-figure-tile-copies = עותקי האריחים
empires-table-figure-tile-war-office-copies = עותקי משרד המלחמה
empires-table-figure-tile-cost = מחירי האריחים
empires-table-figure-tile-use = אופן השימוש באריחים
empires-table-figure-company-copies = מספר החברות
empires-table-figure-company-area = אזורי החברות
empires-table-figure-company-cost = מחירי החברות
empires-table-figure-company-income = הכנסות החברות
empires-table-figure-alliance-copies = מספר אריחי הברית
empires-table-figure-alliance-areas = אזורי אריחי הברית
empires-table-figure-alliance-arms = סוג הכוח באריחי הברית
empires-table-figure-alliance-cost = מחירי אריחי הברית

## רגעים

empires-moment-battle = קרב
empires-moment-sea = בדיקת תנועה ימית
empires-moment-war = המלחמה הסתיימה
empires-table-nothing-to =
    { $verb ->
        [move] אין לך על המפה יחידות שאפשר להזיז.
        [attack] אין לך יחידות במקום שאפשר לתקוף בו.
        [settle] אין על המפה סמנים שאפשר להתיישב בהם.
       *[other] אין מה לעשות כאן.
    }
empires-table-not-now =
    { $verb ->
        [take] אי אפשר לקנות אריח עכשיו.
        [build] אי אפשר לבנות עכשיו.
        [move] אי אפשר לזוז עכשיו.
        [attack] אי אפשר לתקוף עכשיו.
        [settle] אי אפשר להתיישב עכשיו.
       *[other] אי אפשר לעשות את זה עכשיו.
    }
empires-table-no-tiles = עדיין אין אריחים.
empires-table-war-count =
    { $war ->
        [1] סוף המלחמה הראשונה
        [2] סוף המלחמה השנייה
       *[other] סוף המלחמה השלישית
    }
empires-table-count-skip = הצגת הכול
empires-table-count-treasury = כסף ואוכלוסייה
empires-table-count-income = הכנסה
empires-table-count-upkeep = תחזוקה
empires-table-count-growth = אוכלוסייה
empires-table-count-areas = ניקוד לפי אזורים
empires-table-count-total = סך הכול
