### השיעורים של מאבק האימפריות בעברית

empires-lesson-power-title = בחירת מדינה
empires-lesson-power-about = כל שחקן מוביל מדינה. היחידות היבשתיות שלה נכנסות בחופשיות לאזורים שגובלים במדינת האם; בכל מקום אחר דרוש סמן שליטה בקרבת מקום או ספינה.
empires-lesson-power-task = יש לבחור באוסטריה, שגובלת בארבעה אזורים באירופה.
empires-lesson-power-hint = אוסטריה מופיעה בין המדינות. יש לקחת אותה.
empires-lesson-power-praise = מווינה לא רחוק לשום מקום באירופה.

empires-lesson-place-title = הצבת היחידות הראשונות
empires-lesson-place-about = בתחילת המשחק כל שחקן מציב חמש יחידות, אחת בכל פעם. יחידות יבשתיות ומבצרים עומדים באזורים, ספינות בימים.
empires-lesson-place-task = יש לך שני סמנים בקריביים. יש להציב ספינה בים שלהם.
empires-lesson-place-hint = בוחרים ספינה ואחר כך את הקריביים.
empires-lesson-place-praise = כשיש שם ספינה, יחידות יבשתיות יכולות לבוא אחריה.

empires-lesson-bid-title = מכרז על בריתות
empires-lesson-bid-about = כל מלחמה נפתחת במכרז. הכרזה קובעת מדינה אחת לשורה העליונה ואחת לתחתונה. מי שבשורה שלך הוא בן ברית, ואי אפשר לתקוף אותו.
empires-lesson-bid-task = אוסטריה מציעה מטבע אחד על ברית של אחרים. יש להציע יותר: בריטניה בשורה העליונה וצרפת בתחתונה, כדי שאפשר יהיה להילחם בצרפת.
empires-lesson-bid-hint = יש להציע 2, עם בריטניה ראשונה וצרפת שנייה.
empires-lesson-bid-praise = האחרים עוברים. משלמים, ושתי המדינות תופסות את מקומן.

empires-lesson-tile-title = לקיחת אריח
empires-lesson-tile-about = פעם בתור אפשר לקחת אריח מהמאגר ולשלם את מחירו. למי שיש יותר אימון צבאי יש עוד נקודת עוצמה בקרבות יבשה.
empires-lesson-tile-task = פרוסיה מאומנת יותר. כדי להשתוות אליה יש לקחת אימון צבאי.
empires-lesson-tile-hint = אימון צבאי נמצא בין האריחים. יש לקחת אותו.
empires-lesson-tile-praise = עכשיו אין לאיש יתרון. עוד אחד כזה היה נותן אותו לך.

empires-lesson-build-title = בנייה ותנועה
empires-lesson-build-about = בנייה עולה אוכלוסייה אחת. היחידה החדשה מתחילה במדינת האם ויכולה לנוע מיד.
empires-lesson-build-task = יש לבנות יחידה יבשתית ולשלוח אותה לגרמניה, שגובלת בצרפת.
empires-lesson-build-hint = בוחרים בנייה, יחידה יבשתית, ואת גרמניה כיעד.
empires-lesson-build-praise = נבנתה ויצאה לדרך בפעולה אחת.

empires-lesson-overseas-title = מעבר לים
empires-lesson-overseas-about = יחידה יבשתית נכנסת לקולוניה רק אם יש לך ספינה בים שלה. פעולת תנועה מזיזה שתי יחידות. מעבר לחלק אחר של העולם הוא סיכון: בתוצאה 1 הים עלול להחזיר את היחידה או להטביע אותה.
empires-lesson-overseas-task = יש להביא את הספינה ואת היחידה היבשתית לקריביים בפעולת תנועה אחת.
empires-lesson-overseas-hint = הספינה ראשונה, והיחידה היבשתית אחריה.
empires-lesson-overseas-praise = שתיהן חצו את האוקיינוס בשלום. ניווט עושה את זה בטוח יותר.

empires-lesson-attack-title = התקפה בסיכויים טובים
empires-lesson-attack-about = התקפה עולה שני מטבעות. כל צד סופר את עוצמתו, מטיל שתי קוביות ומוסיף את ההפרש ביניהן. ניצחון על ניטרלי שם סמן שליטה במקומו.
empires-lesson-attack-task = שני ניטרליים נמצאים בגרמניה. יש לתקוף אחד מהם ולזכות במקומו.
empires-lesson-attack-hint = ארבע יחידות מול חמש הן הימור רע. ארבע מול שתיים מנצחות בשלושה מקרים מארבעה.
empires-lesson-attack-praise = סמן השליטה עומד בגרמניה. לפני התקפה כדאי להביט בסיכויים.

empires-lesson-support-title = סיוע ימי
empires-lesson-support-about = כשלשני הצדדים יש ספינות, התוקף אומר אם יש קרב ימי. מי ששולט בים מקבל עוד נקודת עוצמה ביבשה.
empires-lesson-support-task = יש לתקוף את צרפת ביבשה בצפון אמריקה ולזכות בים. צרפת לא תילחם שם.
empires-lesson-support-hint = מכריזים על התקפה ביבשה ואחר כך על קרב ימי.
empires-lesson-support-praise = צרפת מוותרת על הים, והסיוע שלך.

empires-lesson-help-title = בקשת סיוע
empires-lesson-help-about = בהתקפה אפשר לבקש סיוע מבני ברית שיש להם יחידות יבשתיות באזור. מציעים כסף, והם עונים כן או לא. בתשובת כן הם אומרים כמה מיחידותיהם מסייעות.
empires-lesson-help-task = יש לתקוף את אוסטריה בגרמניה. לבד העוצמה קטנה מדי: יש לבקש סיוע מרוסיה, בת הברית, ולנצח.
empires-lesson-help-hint = שתי יחידות מול שלוש הן מעט מדי. כדאי להציע לרוסיה מעט כסף תמורת השלוש שלה.
empires-lesson-help-praise = חמש מול שלוש. המסייע לא מרוויח דבר חוץ מהכסף, ואולי הכרת תודה.

empires-lesson-settle-title = התיישבות
empires-lesson-settle-about = אסימון POP הופך לסמן שליטה תמורת אוכלוסייה אחת. אסימון עבדים הופך לסמן שליטה בלי תשלום אם יש לך ספינה בים של אפריקה. אחד מהשניים, פעם בתור.
empires-lesson-settle-task = יש לשים סמן שליטה במקום אחד האסימונים האלה.
empires-lesson-settle-hint = הספינה בים של אפריקה ויש אוכלוסייה: שני האסימונים פתוחים לפניך.
empires-lesson-settle-praise = סמן שליטה בלי קרב. כל סמן מביא כסף בסוף המלחמה.

empires-lesson-unrest-title = זהירות, אי שקט
empires-lesson-unrest-about = מי שאין לו לשלם ומי שמאבד יחידות לוקח אי שקט. בסוף, הכי הרבה אי שקט עולה שבע נקודות, השני ארבע, ועשרים הם מהפכה.
empires-lesson-unrest-task = לך יש הכי הרבה אי שקט. יש להחזיר ממנו.
empires-lesson-unrest-hint = רפורמה ממשלתית מורידה שני אסימוני אי שקט.
empires-lesson-unrest-praise = שבעה מול שמונה של רוסיה: עכשיו היא זו שהייתה משלמת יותר.

empires-lesson-scoring-title = ניקוד של אזור
empires-lesson-scoring-about = בסוף מלחמה כל אזור מנוקד לפי סמני השליטה: הרוב מקבל את המספר הראשון, הבא אחריו את השני. מספר שווה של סמנים מקבל אותו ניקוד.
empires-lesson-scoring-task = זו הפעולה האחרונה במלחמה. לך ולבריטניה סמן אחד בצפון אמריקה. המטרה: להיות שם במקום הראשון לבד.
empires-lesson-scoring-hint = אסימון POP נמצא בצפון אמריקה. יש להתיישב שם.
empires-lesson-scoring-praise = ארבע נקודות לך ושתיים לבריטניה, במקום ארבע לכל אחת.
