### Struggle of Empires בעברית. שמות עצם במקום פעלים, כדי לא לנחש אם השחקן הוא או היא.

## מילים: מדינות, מקומות, יחידות, סמנים, אריחים

empires-name-britain = בריטניה
empires-name-france = צרפת
empires-name-spain = ספרד
empires-name-austria = אוסטריה
empires-name-prussia = פרוסיה
empires-name-russia = רוסיה
empires-name-united_provinces = הולנד

empires-name-german_states = גרמניה
    .in = בגרמניה
    .to = לגרמניה
    .from = מגרמניה
empires-name-central_europe = מרכז אירופה
    .in = במרכז אירופה
    .to = למרכז אירופה
    .from = ממרכז אירופה
empires-name-mediterranean = הים התיכון
    .in = באזור הים התיכון
    .to = לאזור הים התיכון
    .from = מאזור הים התיכון
empires-name-baltic = הים הבלטי
    .in = באזור הים הבלטי
    .to = לאזור הים הבלטי
    .from = מאזור הים הבלטי
empires-name-ottoman_empire = האימפריה העות׳מאנית
    .in = באימפריה העות׳מאנית
    .to = לאימפריה העות׳מאנית
    .from = מהאימפריה העות׳מאנית
empires-name-north_america = צפון אמריקה
    .in = בצפון אמריקה
    .to = לצפון אמריקה
    .from = מצפון אמריקה
empires-name-caribbean = הקריביים
    .in = בקריביים
    .to = לקריביים
    .from = מהקריביים
empires-name-south_america = דרום אמריקה
    .in = בדרום אמריקה
    .to = לדרום אמריקה
    .from = מדרום אמריקה
empires-name-africa = אפריקה
    .in = באפריקה
    .to = לאפריקה
    .from = מאפריקה
empires-name-india = הודו
    .in = בהודו
    .to = להודו
    .from = מהודו
empires-name-east_indies = איי הודו המזרחית
    .in = באיי הודו המזרחית
    .to = לאיי הודו המזרחית
    .from = מאיי הודו המזרחית
empires-name-home = מדינת האם
    .in = במדינת האם
    .to = למדינת האם
    .from = ממדינת האם

empires-name-army = יחידה יבשתית
empires-name-fleet = ספינה
empires-name-fort = מבצר

empires-name-land = ביבשה
    .battle = קרב יבשתי
empires-name-naval = בים
    .battle = קרב ימי

empires-name-pop = POP
empires-name-slaves = עבדים

empires-name-army_training = אימון צבאי
empires-name-naval_training = אימון ימי
empires-name-reserves = מילואים
empires-name-war_office = משרד מלחמה
empires-name-mercenaries = שכירי חרב
empires-name-pressgangs = גיוס בכפייה
empires-name-trained_natives = ילידים מאומנים
empires-name-militia = מיליציה
empires-name-logistics = לוגיסטיקה
empires-name-banking = בנקאות
empires-name-navigation = ניווט
empires-name-diplomatic_service = שירות דיפלומטי
empires-name-improved_agriculture = חקלאות משופרת
empires-name-government_reform = רפורמה ממשלתית
empires-name-industry = תעשייה
empires-name-pirates = פיראטים
empires-name-slave_revolt = מרד עבדים
empires-name-fighting_withdrawal = נסיגה בקרב
empires-name-surprise_attack = התקפת פתע
empires-name-blockade = מצור

empires-name-hudsons_bay = חברת מפרץ הדסון
empires-name-west_india = חברת הודו המערבית
empires-name-south_sea = חברת הים הדרומי
empires-name-african = החברה האפריקאית
empires-name-east_india = חברת הודו המזרחית
empires-name-dutch_east_india = חברת התבלינים של איי הודו המזרחית
empires-name-eastland = חברת איסטלנד (הים הבלטי)
empires-name-levant = חברת הלבנט
empires-name-mediterranean_co = חברת הים התיכון

empires-name-bavaria = בוואריה
empires-name-saxony = סקסוניה
empires-name-hanover = האנובר
empires-name-poland = פולין
empires-name-hungary = אצולת הונגריה
empires-name-denmark = דנמרק
empires-name-savoy = סבויה־סרדיניה
empires-name-ottoman = האימפריה העות׳מאנית
empires-name-portugal = פורטוגל
empires-name-native_americans = שבטי צפון אמריקה
empires-name-indian_princes = נסיכי הודו

## מדוע הפעולה אסורה

empires-refusal-the-game-is-over = המשחק הסתיים.
empires-refusal-something-else-is-asked-now =
    לא עכשיו: קודם { $asked ->
        [power] יש לבחור מדינה
        [place] יש להציב יחידה על המפה
        [auction] יש להכריז במכרז הבריתות או לעבור
        [turn] יש לבצע פעולה
        [build] יש לבנות את היחידה
        [native] יש להזיז את הילידים החדשים או להשאיר אותם במקומם
        [move] יש להזיז יחידה נוספת או לעצור
        [attack] יש להכריז על ההתקפה של משרד המלחמה
        [alliance] יש לקנות אריח ברית בעזרת השירות הדיפלומטי
        [raid] יש לבחור את הסמן שהאריח יתקוף
        [surprise] יש להחליט אם להשתמש בהתקפת פתע
        [help] יש לבקש סיוע מבעל ברית, או להפסיק לבקש
        [answer] יש להחליט אם לסייע
        [naval] יש להחליט אם להילחם בים
        [arms] יש להחליט אם להשתמש באריח הברית בים
        [support] יש להחליט אם להשתמש במצור
        [reserves] יש להחליט אם להשתמש במילואים
        [withdraw] יש להחליט אם להשתמש בנסיגה בקרב
        [loss] יש לבחור איזו יחידה תאבד
        [helper] יש לבחור של מי היחידה המסייעת שתאבד
       *[marker] יש להחליט אם הסמן שלך יחליף את סמן המפסיד
    }.

empires-refusal-that-power-is-taken = מישהו כבר משחק את { $power-name }.
empires-refusal-that-power-is-not-in-the-game = במשחק הזה איש אינו משחק את { $power-name }.
empires-refusal-no-such-unit-is-left = לא נותרו לך יחידות להצבה מהסוג הזה: { $unit-name }.
empires-refusal-a-fleet-cannot-be-in-that-area = { $area-in } אין ים לספינה.

empires-refusal-the-opener-must-bid = מי שפותח את המכרז חייב להכריז; אפשר גם 0.
empires-refusal-a-bid-names-two-powers = בהכרזה נוקבים בשתי מדינות: אחת לשורה העליונה ואחת לתחתונה.
empires-refusal-a-bid-names-two-different-powers = בהכרזה נוקבים בשתי מדינות שונות, ולא פעמיים ב־{ $power-name }.
empires-refusal-the-last-power-is-named-with-one-row = נותרה רק { $power-name }: נוקבים בה ובשורה אחת, עליונה או תחתונה.
empires-refusal-that-power-stands-in-a-row-already = { $power-name } כבר נמצאת באחת השורות.
empires-refusal-the-bid-is-not-higher = ההכרזה חייבת להיות גבוהה מ־{ $standing }; { $bid } אינו מספיק.
empires-refusal-the-bid-is-above-the-limit = אפשר להכריז לכל היותר { $limit }, לא { $bid }.

empires-refusal-actions-are-left =
    { $left ->
        [one] נותרה לך פעולה: יש לבצע אותה או לעבור לפני סוף התור.
        [two] נותרו לך שתי פעולות: יש לבצע אותן או לעבור לפני סוף התור.
       *[other] נותרו לך { $left } פעולות: יש לבצע אותן או לעבור לפני סוף התור.
    }
empires-refusal-no-actions-are-left = הפעולות שלך בתור הזה תמו; נותרו רק פעולות חופשיות.
empires-refusal-one-tile-a-turn = אפשר לקנות רק אריח אחד בתור, וכבר קנית.
empires-refusal-one-settlement-a-turn = אפשר להתיישב או לשעבד רק פעם אחת בתור.
empires-refusal-not-enough-population = אין לך מספיק אוכלוסייה: { $population }.

empires-refusal-there-is-no-such-tile = אין אריח { $tile }.
empires-refusal-none-of-that-tile-is-left = האריח ״{ $tile-name }״ אזל מהמלאי.
empires-refusal-that-tile-is-not-yours = אין לך אריח כזה: { $tile-name }.
empires-refusal-that-tile-is-turned = האריח ״{ $tile-name }״ כבר נוצל במלחמה הזאת.
empires-refusal-that-tile-was-used-this-turn = כבר השתמשת באריח ״{ $tile-name }״ בתור הזה, ועדיין אי אפשר לקנות אותו שוב.
empires-refusal-that-tile-gives-no-free-action = האריח ״{ $tile-name }״ אינו נותן פעולה חופשית.
empires-refusal-a-blockade-is-placed-under-a-fleet = כדי להציב את האריח ״{ $tile-name }״ יש לבחור קולוניה שיש לך בה ספינה.
empires-refusal-that-tile-has-nothing-to-act-on = לאריח ״{ $tile-name }״ לא תהיה עכשיו השפעה.
empires-refusal-another-tile-is-asked-about = קודם יש להחליט אם להשתמש באריח ״{ $tile-name }״.
empires-refusal-only-an-alliance-tile-can-be-taken-now = השירות הדיפלומטי קונה אריח ברית, ו״{ $tile-name }״ אינו אריח ברית.
empires-refusal-there-is-no-marker-to-raid = לאריח ״{ $tile-name }״ אין סמן של שחקן אחר לתקוף, ולכן אי אפשר לקנות אותו.
empires-refusal-the-tile-does-not-go-to-that-area = האריח ״{ $tile-name }״ אינו יכול לתקוף { $area-in }.
empires-refusal-the-tile-goes-for-another-players-marker = יש לבחור סמן של שחקן אחר.
empires-refusal-that-power-has-no-marker-there = ל{ $power-name } אין סמן { $area-in }.
empires-refusal-a-blockade-lies-in-a-colony = מצור מציבים בקולוניה, לא { $area-in }.
empires-refusal-a-blockade-of-yours-lies-there = כבר יש לך מצור { $area-in }.

empires-refusal-the-unit-must-be-built = עכשיו חובה לבנות את היחידה.
empires-refusal-another-kind-of-unit-is-being-built = עכשיו בונים { $unit-name }.
empires-refusal-one-unit-was-destroyed-already = כבר הרסת יחידה לצורך הבנייה; עכשיו יש לבנות אותה.
empires-refusal-none-is-left-so-one-must-be-destroyed = כל היחידות שלך מהסוג הזה ({ $unit-name }) על המפה: יש להרוס אחת לפני שבונים אחרת.
empires-refusal-natives-come-where-a-marker-or-unit-stands-in-a-colony = ילידים מאומנים מופיעים בקולוניה שיש לך בה סמן או יחידה, ולכן לא { $place-in }.
empires-refusal-the-natives-would-have-no-place-left = היחידה היבשתית { $place-in } חייבת להישאר: בלעדיה אין לילידים מקום.
empires-refusal-only-the-natives-move-now = עכשיו אפשר להזיז רק את הילידים החדשים { $place-in }.

empires-refusal-no-such-unit-stands-there = { $place-in } אין לך { $unit-name }.
empires-refusal-that-unit-has-had-its-move = היחידה הזאת ({ $unit-name }, { $place-in }) כבר זזה בפעולה הזאת.
empires-refusal-a-fort-moves-from-home-only = מבצר זז רק ממדינת האם; זה שנמצא { $place-in } נשאר במקומו.
empires-refusal-a-unit-moves-to-another-place = היחידה כבר נמצאת { $place-in }.
empires-refusal-there-is-no-sea-for-a-fleet = { $place-in } אין ים לספינה.
empires-refusal-no-own-fleet-in-that-sea = דרושה ספינה שלך בים הזה.
empires-refusal-a-blockade-keeps-the-unit-out = מצור חוסם את הדרך: דרושות { $place-in } יותר ספינות ממה שיש לבעל המצור.
empires-refusal-no-marker-border-or-fleet-opens-that-area = אי אפשר להגיע { $place-to }: דרוש סמן שם או באזור סמוך, גבול עם מדינת האם, או ספינה בים של האזור.

empires-refusal-no-own-army-in-that-area = כדי לתקוף { $area-in } דרושה לך שם יחידה יבשתית.
empires-refusal-no-control-marker-left = לא נותר לך סמן שליטה.
empires-refusal-no-such-counter-lies-there = { $area-in } אין סמן { $counter-name }.
empires-refusal-a-settlement-cannot-be-attacked = בסמן { $counter-name } מתיישבים או משעבדים, ולא תוקפים אותו.
empires-refusal-no-such-tile-lies-there = אין { $area-in } אריח ״{ $tile-name }״ עם הסמן הזה.
empires-refusal-an-attack-on-a-player-is-land-or-naval = יש לבחור אם לתקוף ביבשה או בים; { $said } אינו אחד מהם.
empires-refusal-nobody-attacks-themselves = אי אפשר לתקוף את עצמך.
empires-refusal-that-power-is-in-your-alliance = { $power-name } בברית שלך, ואי אפשר לתקוף בעלי ברית.
empires-refusal-that-power-has-nothing-there = ל{ $power-name } אין { $area-in } מה לתקוף.
empires-refusal-that-area-has-no-sea-of-its-own = { $area-in } אין ים שאפשר לערוך בו קרב ימי.
empires-refusal-that-power-has-no-fleet-there = ל{ $power-name } אין ספינה { $area-in }.
empires-refusal-that-power-is-not-an-ally = { $power-name } אינה בעלת ברית שלך.
empires-refusal-that-ally-has-been-asked = כבר ביקשת מ{ $power-name } סיוע { $arm-name } { $area-in }.
empires-refusal-only-the-naval-battle-is-fought = ההתקפה הזאת היא בים בלבד, ולכן יחידות יבשתיות אינן יכולות לסייע בה.
empires-refusal-no-naval-battle-is-fought-against-a-counter-or-tile = נגד סמן ניטרלי או אריח אין קרב ימי.
empires-refusal-the-other-side-has-no-fleet-to-fight = לא יהיה קרב ימי { $area-in }: ל{ $power-name } אין שם ספינה.
empires-refusal-that-ally-has-nothing-to-help-with = ל{ $power-name } אין במה לסייע לך { $arm-name } { $area-in }.
empires-refusal-a-helper-brings-a-unit-at-least = מי שמסייע שולח לפחות יחידה אחת. כדי לא לסייע יש לענות לא.
empires-refusal-so-many-cannot-help = אפשר לסייע ב־{ $units } לכל היותר, לא ב־{ $said }.
empires-refusal-helping-with-all-is-yes = { $units } הן כל היחידות שלך שם: כדי לשלוח את כולן יש לענות כן.
empires-refusal-an-offer-is-gold-in-hand = אפשר להציע רק כסף שיש לך: { $offer } זה יותר מ־{ $gold }.
empires-refusal-a-sum-is-not-negative = אי אפשר להציע או להכריז סכום קטן מ־0.
empires-refusal-a-unit-must-be-named = יש לבחור איזו יחידה תאבד: יחידה יבשתית או מבצר.
empires-refusal-that-is-no-helper-of-that-side = לצד הזה אין יחידה מסייעת כזאת: { $named-name }.

empires-refusal-no-own-fleet-in-africas-sea = כדי לשעבד דרושה ספינה שלך בים של אפריקה.

## מה קרה

empires-event-only-choice = { "" }
empires-event-first-player = השחקן הראשון לפי ההגרלה: { $seat-player }.
empires-event-power-chosen = המדינה של { $seat-player }: { $power-name }.
empires-event-counters-drawn =
    סמנים חדשים ל{ $war ->
        [1] מלחמה הראשונה
        [2] מלחמה השנייה
       *[other] מלחמה השלישית
    }: { $counters }.
    .counters = { $first-name } ({ $second-name })
empires-event-markers-drawn =
    סמני השליטה של { $seat-player } בפתיחה: { $counters }.
    .counters = { $first-name }
empires-event-unit-placed = { $seat-player }: הצבת { $unit-name } { $place-in }.
empires-event-auction-opened =
    { $war ->
        [1] המלחמה הראשונה
        [2] המלחמה השנייה
       *[other] המלחמה השלישית
    }. { $opener-player }: פתיחת מכרז הבריתות.
empires-event-bid-made =
    { $b ->
        [upper] { $seat-player }: הכרזה של { $gold } – { $a-name } בשורה העליונה.
        [lower] { $seat-player }: הכרזה של { $gold } – { $a-name } בשורה התחתונה.
       *[other] { $seat-player }: הכרזה של { $gold } – { $a-name } בשורה העליונה ו{ $b-name } בתחתונה.
    }
empires-event-bid-passed = { $seat-player }: עבור.
empires-event-auction-won = { $seat-player }: זכייה במכרז תמורת { $gold } כסף.
empires-event-row-joined =
    { $row ->
        [upper] { $seat-player }: מקום { $place } בשורה העליונה.
       *[lower] { $seat-player }: מקום { $place } בשורה התחתונה.
    }
empires-event-turn-began =
    { $war ->
        [1] המלחמה הראשונה
        [2] המלחמה השנייה
       *[other] המלחמה השלישית
    }, סיבוב { $round }: התור של { $seat-player }.
empires-event-turn-ended = { "" }
empires-event-action-passed = { $seat-player }: ויתור על פעולה.

empires-event-paid =
    { $why ->
        [auction] { "" }
        [tile] { $seat-player }: תשלום של { $gold } כסף על האריח.
        [attack] { $seat-player }: תשלום של { $gold } כסף על ההתקפה.
        [upkeep] { $seat-player }: תשלום של { $gold } כסף על תחזוקה.
       *[help] { $seat-player }: תשלום של { $gold } כסף על הסיוע של { $to-player }.
    }
empires-event-received =
    { $why ->
        [income] { "" }
       *[counter] { $seat-player }: קבלת { $gold } כסף על הסמן.
    }
empires-event-unrest-taken =
    { $seat-player }: { $count ->
        [one] סמן אי שקט אחד
        [two] שני סמני אי שקט
       *[other] { $count } סמני אי שקט
    } { $why ->
        [payment] תמורת { $gold } כסף לצורך התשלום
        [tile] על האריח
        [destroyed] על היחידה שנהרסה
       *[lost-unit] על היחידה שאבדה
    }.
empires-event-unrest-returned =
    { $seat-player }: החזרת { $count ->
        [one] סמן אי שקט אחד
        [two] שני סמני אי שקט
       *[other] { $count } סמני אי שקט
    } { $why ->
       *[government-reform] בזכות הרפורמה הממשלתית
    }.
empires-event-population-spent =
    { $seat-player }: תשלום של { $count ->
        [one] יחידת אוכלוסייה אחת
        [two] שתי יחידות אוכלוסייה
       *[other] { $count } יחידות אוכלוסייה
    } על { $why ->
        [tile] האריח
        [build] הבנייה
       *[settle] ההתיישבות
    }.
empires-event-points-scored =
    { $seat-player }: { $points ->
        [one] נקודת ניצחון אחת
        [two] שתי נקודות ניצחון
       *[other] { $points } נקודות ניצחון
    } { $why ->
        [industry] על התעשייה
       *[counter] על הסמן
    }.

empires-event-tile-taken = { $seat-player }: קניית האריח ״{ $tile-name }״.
empires-event-tile-used = { $seat-player }: שימוש באריח ״{ $tile-name }״.
empires-event-tile-gone = האריח ״{ $tile-name }״ יוצא מהמשחק.
empires-event-tile-returned =
    { $why ->
        [beaten] האריח ״{ $tile-name }״ הובס וחוזר למלאי.
        [not-won] ההתקפה נכשלה, והאריח ״{ $tile-name }״ חוזר למלאי.
        [no-fleet-left] לא נותרה שם ספינה של { $seat-player }, והאריח ״{ $tile-name }״ חוזר למלאי.
       *[war-ended] האריח ״{ $tile-name }״ של { $seat-player } חוזר למלאי.
    }

empires-event-unit-built = { $seat-player }: בניית { $unit-name } { $place-in }.
empires-event-unit-destroyed = { $seat-player }: הריסת { $unit-name } { $place-in } לצורך בנייה מחדש.
empires-event-unit-moved = { $seat-player }: הזזת { $unit-name } { $origin-from } { $place-to }.
empires-event-sea-checked =
    { $second ->
        [none] בדיקת תנועה ימית של { $seat-player }, { $unit-name } { $origin-from } { $place-to }: { $first }. התנועה הצליחה.
       *[other] בדיקת תנועה ימית של { $seat-player }, { $unit-name } { $origin-from } { $place-to }: { $first }, ואז { $second }{ $bonus ->
            [0] { "" }
           *[other] { " " }ועוד { $bonus }
        }. { $outcome ->
            [arrives] התנועה הצליחה
            [stays] היחידה נשארת במקומה
           *[lost] היחידה אבדה בים
        }.
    }
empires-event-blockade-placed = { $seat-player }: הצבת מצור { $area-in }.

empires-event-attack-declared =
    { $target ->
        [neutral] { $seat-player }: התקפה על הסמן הניטרלי { $what } { $area-in }.
        [pirates] { $seat-player }: התקפה על הפיראטים { $area-in }, שמחזיקים סמן של { $what-name }.
        [slave_revolt] { $seat-player }: התקפה על מרד העבדים { $area-in }, שמחזיק סמן של { $what-name }.
       *[other] { $seat-player }: התקפה על { $target-name } { $what-name } { $area-in }.
    }
empires-event-raid-declared =
    { $tile ->
        [pirates] { $seat-player }: פיראטים תוקפים סמן של { $owner-player } { $area-in }.
       *[slave_revolt] { $seat-player }: מרד עבדים תוקף סמן של { $owner-player } { $area-in }.
    }
empires-event-help-asked =
    { $gold ->
        [0] { $seat-player }: פנייה אל { $ally-player } לסיוע { $arm-name }.
       *[other] { $seat-player }: פנייה אל { $ally-player } לסיוע { $arm-name } תמורת { $gold } כסף.
    }
empires-event-help-answered =
    { $agreed ->
        [yes] { $units ->
            [one] { $seat-player }: סיוע { $arm-name } ביחידה אחת לצד { $asker-player }.
            [two] { $seat-player }: סיוע { $arm-name } בשתי יחידות לצד { $asker-player }.
           *[other] { $seat-player }: סיוע { $arm-name } ב־{ $units } יחידות לצד { $asker-player }.
        }
       *[no] { $seat-player }: סירוב לבקשת הסיוע { $arm-name } של { $asker-player }.
    }
empires-event-naval-answered =
    { $fights ->
        [yes] { $seat-player }: הסכמה לקרב ימי.
       *[no] { $seat-player }: ויתור על הקרב הימי.
    }
empires-event-support-gained =
    { $seat ->
        [none] לאיש אין סיוע ימי { $area-in }.
       *[other] סיוע ימי { $area-in }: { $seat-player }.
    }
empires-event-tile-armed =
    { $at_sea ->
        [yes] { $seat-player }: שימוש באריח הברית ״{ $tile-name }״ בים.
       *[no] { $seat-player }: אריח הברית ״{ $tile-name }״ נשמר לקרב היבשתי.
    }
empires-event-battle-rolled =
    { $arm-battle } { $area-in }: התוקף מגיע ל־{ $attack_total } (קוביות { $attack_dice-first } ו־{ $attack_dice-second }), המגן ל־{ $defence_total } (קוביות { $defence_dice-first } ו־{ $defence_dice-second }).
empires-event-battle-decided =
    { $winner ->
        [attacker] התוקף מנצח { $arm-name } { $area-in }.
        [defender] המגן מנצח { $arm-name } { $area-in }.
       *[tie] הקרב { $arm-name } { $area-in } מסתיים בתיקו.
    }
empires-event-unit-lost =
    { $why ->
        [seven] סכום הקוביות שבע. { $seat-player }: אובדן { $unit-name } { $area-in }.
        [tie] תיקו. { $seat-player }: אובדן { $unit-name } { $area-in }.
       *[defeat] הפסד. { $seat-player }: אובדן { $unit-name } { $area-in }.
    }
empires-event-marker-placed =
    { $seat-player }: הצבת סמן שליטה { $area-in } במקום { $instead ->
        [britain] הסמן של בריטניה
        [france] הסמן של צרפת
        [spain] הסמן של ספרד
        [austria] הסמן של אוסטריה
        [prussia] הסמן של פרוסיה
        [russia] הסמן של רוסיה
        [united_provinces] הסמן של הולנד
        [pop] סמן POP
        [slaves] סמן עבדים
        [pirates] הפיראטים
        [slave_revolt] מרד העבדים
       *[other] הסמן הניטרלי { $instead }
    }.
empires-event-marker-left = { $seat-player }: ויתור על החלפת הסמן { $area-in }.
empires-event-marker-captured = { $tile-name }: סמן של { $seat-player } { $area-in } נשבה.
empires-event-marker-freed = { $tile-name }: הסמן השבוי { $area-in } חוזר אל { $seat-player }.
empires-event-attack-ended = { "" }

empires-event-income = { $seat-player }: הכנסה של { $population } כסף מהאוכלוסייה, { $markers } מהסמנים ו־{ $companies } מהחברות.
empires-event-upkeep = { "" }
empires-event-population-grew =
    { $growth ->
        [0] האוכלוסייה של { $seat-player } נשארת { $population }.
       *[other] האוכלוסייה של { $seat-player } גדלה ב־{ $growth } ל־{ $population }.
    }
empires-event-area-scored =
    { $points ->
        [none] { "" }
       *[other] נקודות { $area-in } – { $points }.
    }
    .points =
        { $value ->
            [0] { "" }
           *[other] { $index-player }: { $value }
        }
empires-event-war-ended =
    { $war ->
        [1] המלחמה הראשונה
        [2] המלחמה השנייה
       *[other] המלחמה השלישית
    } הסתיימה.
empires-event-revolution = מהפכה! { $seat-player }: { $unrest } סמני אי שקט, וכל הנקודות אבדו ({ $points }).
empires-event-unrest-penalty =
    { $seat-player }: { $unrest ->
        [one] סמן אי שקט אחד
        [two] שני סמני אי שקט
       *[other] { $unrest } סמני אי שקט
    }, ולכן הפסד של { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
empires-event-game-ended =
    { $places ->
        [none] המשחק הסתיים, ואין מנצח. תוצאות סופיות – { $scores }.
       *[other] המשחק הסתיים. במקום הראשון: { $places }. תוצאות סופיות – { $scores }.
    }
    .places =
        { $value ->
            [1] { $index-player }
           *[other] { "" }
        }
    .scores = { $index-player }: { $value }

## מדוע הסתיים המשחק

empires-ending-the-last-war-is-over = המשחק הסתיים: המלחמה השלישית נגמרה.
empires-ending-all-empires-fell-to-revolution = המשחק הסתיים: בכל המדינות פרצה מהפכה, ואין מנצח.

## אפשרויות

empires-option-powers = איזו מדינה משחקים בכל מקום ליד השולחן; אם לא נקבע, השחקנים בוחרים.
    .title = מדינות
empires-option-open-unrest = סמני אי השקט של כולם גלויים לאורך המשחק.
    .title = אי שקט גלוי
empires-option-material = מספרים אחרים, במבנה של material.toml. בלעדיהם השולחן משחק במספרים המובנים, שחלקם שוחזרו; בדף החוקים כתוב אילו.
    .title = מספרים
