### השיעורים של מאבק האימפריות בעברית

empires-lesson-power-title = בחירת מדינה
empires-lesson-power-about = כל שחקן מוביל מדינה. היחידות היבשתיות שלה נכנסות בחופשיות לאזורים שגובלים במדינת האם; לכל מקום אחר דרושים סמן שליטה בקרבת מקום או ספינה.
empires-lesson-power-task = בחרו באוסטריה, שגובלת בארבעה אזורים באירופה.
empires-lesson-power-hint = מצאו את אוסטריה ברשימת המדינות ובחרו בה.
empires-lesson-power-praise = מווינה לא רחוק לשום מקום באירופה.

empires-lesson-place-title = הצבת היחידות הראשונות
empires-lesson-place-about = בתחילת המשחק כל שחקן מציב חמש יחידות, אחת בכל פעם. יחידות יבשתיות ומבצרים עומדים באזורים, ספינות בימים.
empires-lesson-place-task = יש לכם שני סמני שליטה בקריביים. הציבו ספינה בים שלהם.
empires-lesson-place-hint = בחרו ספינה, ואחר כך את הקריביים.
empires-lesson-place-praise = עכשיו, כשיש שם ספינה, יחידות יבשתיות יכולות לבוא אחריה.

empires-lesson-bid-title = מכרז על בריתות
empires-lesson-bid-about = כל מלחמה נפתחת במכרז. הכרזה קובעת מדינה אחת לשורה העליונה ואחת לתחתונה. מי שבשורה שלכם הוא בעל ברית, ואסור לתקוף אותו.
empires-lesson-bid-task = אוסטריה מכריזה 1 כסף על ברית של מדינות אחרות. הכריזו יותר: בריטניה בשורה העליונה וצרפת בתחתונה, כדי שתוכלו להילחם בצרפת.
empires-lesson-bid-hint = הכריזו 2, עם בריטניה ראשונה וצרפת שנייה.
empires-lesson-bid-praise = האחרים עוברים. אתם משלמים, ושתי המדינות תופסות את מקומן.

empires-lesson-tile-title = קניית אריח
empires-lesson-tile-about = פעם בתור אפשר לקנות אריח מהמלאי. לבעל מרב אריחי האימון הצבאי יש תוספת כוח בקרבות יבשתיים.
empires-lesson-tile-task = פרוסיה מאומנת יותר. קנו אימון צבאי כדי להשתוות אליה.
empires-lesson-tile-hint = מצאו את האימון הצבאי בין האריחים וקנו אותו.
empires-lesson-tile-praise = עכשיו אין לאף צד יתרון. עוד אריח כזה היה נותן אותו לכם.

empires-lesson-build-title = בנייה ותנועה
empires-lesson-build-about = בנייה עולה יחידת אוכלוסייה אחת. היחידה החדשה מופיעה במדינת האם ויכולה לנוע מיד.
empires-lesson-build-task = בנו יחידה יבשתית ושלחו אותה לגרמניה, שגובלת בצרפת.
empires-lesson-build-hint = בחרו בנייה, יחידה יבשתית, ואת גרמניה כיעד.
empires-lesson-build-praise = נבנתה ויצאה לדרך, הכול בפעולה אחת.

empires-lesson-overseas-title = מעבר לים
empires-lesson-overseas-about = יחידה יבשתית נכנסת לקולוניה רק אם יש לכם ספינה בים שלה. פעולת תנועה אחת מזיזה שתי יחידות. המעבר לחלק אחר של העולם מסוכן: בתוצאה 1 הים עלול להחזיר את היחידה או להטביע אותה.
empires-lesson-overseas-task = העבירו את הספינה ואת היחידה היבשתית לקריביים בפעולת תנועה אחת.
empires-lesson-overseas-hint = הספינה ראשונה, והיחידה היבשתית אחריה.
empires-lesson-overseas-praise = שתיהן חצו את האוקיינוס בשלום. אריח הניווט מקטין את הסיכון.

empires-lesson-attack-title = התקפה בסיכויים טובים
empires-lesson-attack-about = התקפה עולה 2 כסף. כל צד סופר את כוחו, מטיל שתי קוביות ומוסיף את ההפרש ביניהן. ניצחון על סמן ניטרלי מחליף אותו בסמן שליטה שלכם.
empires-lesson-attack-task = בגרמניה שני סמנים ניטרליים. תקפו אחד מהם ונצחו.
empires-lesson-attack-hint = ארבע יחידות מול חמש הן הימור רע. ארבע מול שתיים מנצחות בשלושה מקרים מתוך ארבעה.
empires-lesson-attack-praise = סמן השליטה שלכם עומד בגרמניה. לפני כל התקפה כדאי לבדוק את הסיכויים.

empires-lesson-support-title = סיוע ימי
empires-lesson-support-about = כשלשני הצדדים יש ספינות, התוקף מחליט אם יהיה קרב ימי. מי ששולט בים מקבל תוספת כוח ביבשה.
empires-lesson-support-task = תקפו את צרפת ביבשה בצפון אמריקה והשיגו שליטה בים. צרפת לא תילחם שם.
empires-lesson-support-hint = הכריזו על התקפה ביבשה, ואחר כך על קרב ימי.
empires-lesson-support-praise = צרפת מוותרת על הים, והסיוע הימי שלכם.

empires-lesson-help-title = בקשת סיוע
empires-lesson-help-about = בהתקפה אפשר לבקש סיוע מבעלי ברית שיש להם יחידות יבשתיות באזור. מציעים כסף, והם עונים כן או לא. אם כן, הם קובעים כמה מיחידותיהם יסייעו.
empires-lesson-help-task = תקפו את אוסטריה בגרמניה. לבדכם אתם חלשים מדי: בקשו סיוע מרוסיה, בעלת הברית, ונצחו.
empires-lesson-help-hint = שתי יחידות מול שלוש הן מעט מדי. הציעו לרוסיה מעט כסף תמורת שלוש היחידות שלה.
empires-lesson-help-praise = חמש מול שלוש. המסייע אינו מרוויח דבר מלבד הכסף, ואולי הכרת תודה.

empires-lesson-settle-title = התיישבות
empires-lesson-settle-about = סמן POP מוחלף בסמן שליטה תמורת יחידת אוכלוסייה אחת. סמן עבדים מוחלף בסמן שליטה בלי תשלום, אם יש לכם ספינה בים של אפריקה. אחד מהשניים, פעם בתור.
empires-lesson-settle-task = הציבו סמן שליטה במקום אחד הסמנים האלה.
empires-lesson-settle-hint = יש לכם ספינה בים של אפריקה ויש לכם אוכלוסייה: שני הסמנים פתוחים בפניכם.
empires-lesson-settle-praise = סמן שליטה בלי קרב. כל סמן מכניס כסף בסוף המלחמה.

empires-lesson-unrest-title = זהירות, אי שקט
empires-lesson-unrest-about = מי שאין לו כסף לשלם ומי שמאבד יחידות לוקח סמני אי שקט. בסוף המשחק בעל מרב אי השקט מאבד שבע נקודות, הבא אחריו ארבע, ועשרים סמנים הם מהפכה.
empires-lesson-unrest-task = לכם יש הכי הרבה אי שקט. הפחיתו אותו.
empires-lesson-unrest-hint = רפורמה ממשלתית מחזירה שני סמני אי שקט.
empires-lesson-unrest-praise = שבעה מול שמונה של רוסיה: עכשיו רוסיה היא שתאבד יותר.

empires-lesson-scoring-title = ניקוד של אזור
empires-lesson-scoring-about = בסוף מלחמה כל אזור מזכה בנקודות לפי סמני השליטה: בעל מרב הסמנים מקבל את המספר הראשון, הבא אחריו את השני. בשוויון מקבלים אותו מספר.
empires-lesson-scoring-task = זו הפעולה האחרונה במלחמה. לכם ולבריטניה סמן אחד בצפון אמריקה. היו ראשונים שם, לבדכם.
empires-lesson-scoring-hint = בצפון אמריקה יש סמן POP. התיישבו שם.
empires-lesson-scoring-praise = ארבע נקודות לכם ושתיים לבריטניה, במקום ארבע לכל אחת.
