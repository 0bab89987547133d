### השיעורים של הפרת והחידקל בעברית

tigris-lesson-leader-title = הצבת מנהיג
tigris-lesson-leader-about = יש ארבעה מנהיגים: המלך השחור, הכהן האדום, החקלאי הכחול והסוחר הירוק. מנהיג עומד במשבצת יבשה ריקה ליד מקדש.
tigris-lesson-leader-task = יש להציב מנהיג אחד על הלוח.
tigris-lesson-leader-hint = בוחרים מנהיג ומשבצת יבשה ליד מקדש אדום. הנהר לא מתאים.
tigris-lesson-leader-praise = לשושלת יש ממלכה: אזור שיש בו מנהיג.

tigris-lesson-tile-title = נקודות על אריחים
tigris-lesson-tile-about = אריח שהוצב בממלכה נותן נקודה בצבעו לבעל המנהיג בצבע הזה.
tigris-lesson-tile-task = המלך כבר על הלוח. יש להציב התיישבות שתביא נקודה שחורה.
tigris-lesson-tile-hint = התיישבות היא שחורה, וכמוה המלך. יש להציב אותה ליד משהו מהממלכה שלו.
tigris-lesson-tile-praise = נקודה שחורה אחת. היא שייכת לבעל המלך גם אם האריח הוצב בידי אחר.

tigris-lesson-king-title = המלך לוקח את השאר
tigris-lesson-king-about = אם אין בממלכה מנהיג בצבע של האריח, המלך לוקח את הנקודה, בצבע של האריח.
tigris-lesson-king-task = הסוחר לא על הלוח. בכל זאת, המטרה היא נקודה ירוקה.
tigris-lesson-king-hint = יש להציב שוק בממלכה של המלך.
tigris-lesson-king-praise = המלך לקח נקודה ירוקה. אילו היה כאן סוחר, הוא היה לוקח אותה.

tigris-lesson-river-title = חוות על הנהר
tigris-lesson-river-about = חוות כחולות מוצבות על משבצות נהר, ורק הן. כל שאר האריחים על היבשה.
tigris-lesson-river-task = המטרה: נקודה כחולה בעזרת החקלאי.
tigris-lesson-river-hint = יש להציב חווה על הנהר, ליד החקלאי או ליד המקדש שלו.
tigris-lesson-river-praise = החקלאי מביא את היבול.

tigris-lesson-revolt-title = ניצחון בסכסוך פנימי
tigris-lesson-revolt-about = מנהיג שהוצב בממלכה שיש בה מנהיג בצבעו פותח סכסוך פנימי. כל צד סופר את המקדשים שליד המנהיג ומוסיף מקדשים מהיד. בתיקו המגן מנצח.
tigris-lesson-revolt-task = כאן שולט הכהן של השור. יש להציב כהן בממלכה שלו ולנצח.
tigris-lesson-revolt-hint = יש למצוא משבצת שלידה שני מקדשים או יותר. השור עשוי להוסיף מקדש מהיד, ולכן כדאי להוסיף גם.
tigris-lesson-revolt-praise = הכהן של השור חוזר הביתה, ויש נקודה אדומה.

tigris-lesson-war-title = איחוד ממלכות וניצחון בסכסוך חיצוני
tigris-lesson-war-about = אריח יכול לאחד שתי ממלכות. אז מנהיגים באותו צבע נלחמים: כל אחד סופר את האריחים בצבע הזה בצד שלו ומוסיף כאלה מהיד. בתיקו המגן מנצח.
tigris-lesson-war-task = שני סוחרים זה מול זה. יש לאחד את הממלכות ולנצח.
tigris-lesson-war-hint = יש להציב מקדש ברווח שב־J10. בצד שלך שני שווקים, לשור אחד והוא עשוי להוסיף אחד: לא כדאי לבוא בידיים ריקות.
tigris-lesson-war-praise = יש נקודות על הסוחר ועל כל שוק שהוסר.

tigris-lesson-monument-title = בניית אנדרטה
tigris-lesson-monument-about = ארבעה אריחים בצבע אחד בריבוע יכולים להפוך לאנדרטה בצבע הזה ובצבע נוסף. הארבעה מתהפכים ואינם נחשבים עוד.
tigris-lesson-monument-task = יש להשלים את ריבוע ההתיישבויות ולבנות אנדרטה.
tigris-lesson-monument-hint = בריבוע חסרה משבצת אחת, I4. מציבים שם התיישבות ואחר כך בוחרים אנדרטה.
tigris-lesson-monument-praise = כדאי שיהיה בממלכה הזאת מנהיג בכל אחד משני הצבעים.

tigris-lesson-income-title = מה אנדרטה נותנת
tigris-lesson-income-about = בסוף התור כל אנדרטה נותנת נקודה בכל אחד משני צבעיה, אם המנהיג בצבע הזה נמצא בממלכה שלה.
tigris-lesson-income-task = נשארה פעולה אחת. האנדרטה הירוקה־שחורה צריכה לתת נקודות בשני הצבעים.
tigris-lesson-income-hint = המלך כבר שם. הסוחר חסר: אפשר להציב אותו ליד המקדש שב־J4 או ב־F3.
tigris-lesson-income-praise = נקודה שחורה ונקודה ירוקה, ושוב בכל תור כל עוד הם שם.

tigris-lesson-treasure-title = אוצרות לסוחר
tigris-lesson-treasure-about = כשבממלכה שני אוצרות או יותר, בעל הסוחר שבה לוקח את כולם חוץ מאחד. בסוף כל אוצר נחשב נקודה בכל צבע.
tigris-lesson-treasure-task = יש לחבר אוצר שני לממלכת הסוחר ולקחת אחד.
tigris-lesson-treasure-hint = יש לסגור את הרווח בין המקדשים שב־I11 וב־K11.
tigris-lesson-treasure-praise = האוצר ייחשב בצבע שבו יהיה בו הצורך הגדול ביותר.

tigris-lesson-catastrophe-title = אסון
tigris-lesson-catastrophe-about = פעמיים במשחק אפשר להציב אריח אסון, על משבצת ריקה או על אריח, שנהרס. אי אפשר על מנהיג, על אריח עם אוצר או על אנדרטה. מנהיג שאין לידו מקדש חוזר הביתה.
tigris-lesson-catastrophe-task = יש להסיר מהלוח את המלך של השור בלי סכסוך.
tigris-lesson-catastrophe-hint = הוא נשען על מקדש אחד בלבד, זה שב־H6.
tigris-lesson-catastrophe-praise = אין מקדש, אין מלך. ומה שאסון הפריד נשאר נפרד.

tigris-lesson-swap-title = החלפת אריחים
tigris-lesson-swap-about = בפעולה אחת אפשר להשליך כל מספר של אריחים מהיד ולמשוך במקומם חדשים.
tigris-lesson-swap-task = שש חוות הן חמש יותר מדי. יש להשליך לפחות ארבעה אריחים.
tigris-lesson-swap-hint = בוחרים אריחים ביד ומחליפים אותם.
tigris-lesson-swap-praise = באריחים החדשים אפשר להשתמש מיד, בפעולה השנייה.

tigris-lesson-weakest-title = הצבע החלש ביותר קובע
tigris-lesson-weakest-about = בסוף נחשב רק הצבע שבו יש הכי מעט נקודות. מי שיש לו שם הכי הרבה מנצח.
tigris-lesson-weakest-task = נשארה פעולה אחת. כדאי להשתמש בה במקום שבו היא מועילה ביותר.
tigris-lesson-weakest-hint = יש להשוות את ארבעת הצבעים. מי הנמוך מכולם?
tigris-lesson-weakest-praise = שלוש נקודות ירוקות, והצבע החלש גדל. האיזון מנצח במשחק הזה.
