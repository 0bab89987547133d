### השיעורים של הפרת והחידקל בעברית

tigris-lesson-leader-title = הצבת מנהיג
tigris-lesson-leader-about = לכל שושלת ארבעה מנהיגים: המלך השחור, הכהן האדום, החקלאי הכחול והסוחר הירוק. מנהיג עומד במשבצת יבשה ריקה ליד מקדש.
tigris-lesson-leader-task = הציבו מנהיג אחד על הלוח.
tigris-lesson-leader-hint = בחרו מנהיג, ואחר כך משבצת יבשה ליד מקדש אדום. על הנהר אסור.
tigris-lesson-leader-praise = הקמתם ממלכה: אזור שיש בו מנהיג.

tigris-lesson-tile-title = נקודות על אריחים
tigris-lesson-tile-about = אריח שמוצב בממלכה מעניק נקודה בצבעו לבעל המנהיג בצבע הזה.
tigris-lesson-tile-task = המלך שלכם כבר על הלוח. הציבו התיישבות שתעניק לכם נקודה שחורה.
tigris-lesson-tile-hint = התיישבות היא שחורה, וגם המלך. הציבו אותה בצמוד לממלכה שלו.
tigris-lesson-tile-praise = נקודה שחורה אחת. היא שלכם גם כשמישהו אחר מציב את האריח.

tigris-lesson-king-title = המלך לוקח את השאר
tigris-lesson-king-about = כשאין בממלכה מנהיג בצבע האריח, הנקודה עוברת למלך, בצבע של האריח.
tigris-lesson-king-task = הסוחר שלכם אינו על הלוח. השיגו בכל זאת נקודה ירוקה.
tigris-lesson-king-hint = הציבו שוק בממלכה של המלך.
tigris-lesson-king-praise = המלך קיבל נקודה ירוקה. אילו עמד כאן סוחר, הנקודה הייתה שלו.

tigris-lesson-river-title = חוות על הנהר
tigris-lesson-river-about = חוות כחולות מציבים רק על משבצות נהר. את כל שאר האריחים מציבים על היבשה.
tigris-lesson-river-task = השיגו נקודה כחולה בעזרת החקלאי.
tigris-lesson-river-hint = הציבו חווה על הנהר, ליד החקלאי או ליד המקדש שלו.
tigris-lesson-river-praise = החקלאי מביא את היבול.

tigris-lesson-revolt-title = ניצחון בסכסוך פנימי
tigris-lesson-revolt-about = מנהיג שמוצב בממלכה שכבר יש בה מנהיג בצבעו פותח סכסוך פנימי. כל צד סופר את המקדשים הצמודים למנהיג שלו ומוסיף מקדשים מהיד. בתיקו המגן מנצח.
tigris-lesson-revolt-task = כאן שולט הכהן של השור. הציבו כהן בממלכה שלו ונצחו.
tigris-lesson-revolt-hint = מצאו משבצת צמודה לשני מקדשים או יותר. ייתכן שהשור יוסיף מקדש מהיד, ולכן כדאי שגם אתם תוסיפו מהיד שלכם.
tigris-lesson-revolt-praise = הכהן של השור יורד מהלוח, וקיבלתם נקודה אדומה.

tigris-lesson-war-title = איחוד ממלכות וניצחון בסכסוך חיצוני
tigris-lesson-war-about = אריח יכול לאחד שתי ממלכות. אז מנהיגים מאותו צבע יוצאים לסכסוך חיצוני: כל אחד סופר את האריחים בצבעו בצד שלו ומוסיף אריחים כאלה מהיד. בתיקו המגן מנצח.
tigris-lesson-war-task = שני סוחרים עומדים זה מול זה. אחדו את הממלכות ונצחו.
tigris-lesson-war-hint = הציבו מקדש ברווח שב־J10. בצד שלכם שני שווקים, ולשור רק אחד, אבל ייתכן שיוסיף עוד אחד מהיד. הוסיפו גם אתם.
tigris-lesson-war-praise = קיבלתם נקודה על הסוחר ונקודה על כל שוק שהוסר.

tigris-lesson-monument-title = בניית אנדרטה
tigris-lesson-monument-about = מארבעה אריחים בצבע אחד שיוצרים ריבוע אפשר לבנות אנדרטה בצבע הזה ובצבע נוסף. ארבעת האריחים נהפכים ואינם נספרים עוד.
tigris-lesson-monument-task = השלימו את ריבוע ההתיישבויות ובנו אנדרטה.
tigris-lesson-monument-hint = בריבוע חסרה משבצת אחת, I4. הציבו שם התיישבות ובחרו אנדרטה.
tigris-lesson-monument-praise = כדאי שיהיה לכם בממלכה הזאת מנהיג בכל אחד משני הצבעים.

tigris-lesson-income-title = הכנסה מאנדרטה
tigris-lesson-income-about = בסוף התור שלכם כל אנדרטה מעניקה נקודה בכל אחד משני צבעיה, אם המנהיג שלכם בצבע הזה נמצא בממלכה שלה.
tigris-lesson-income-task = נשארה לכם פעולה אחת. דאגו שהאנדרטה הירוקה־שחורה תעניק לכם נקודות בשני הצבעים.
tigris-lesson-income-hint = המלך כבר שם, והסוחר חסר: הציבו אותו ליד המקדש שב־J4 או ליד זה שב־F3.
tigris-lesson-income-praise = נקודה שחורה ונקודה ירוקה, וכך בכל תור שבו שניהם שם.

tigris-lesson-treasure-title = אוצרות לסוחר
tigris-lesson-treasure-about = כשיש בממלכה שני אוצרות או יותר, בעל הסוחר שבה לוקח את כולם חוץ מאחד. בסוף המשחק כל אוצר הוא נקודה בצבע לפי בחירה.
tigris-lesson-treasure-task = חברו אוצר שני לממלכת הסוחר שלכם וקחו אחד.
tigris-lesson-treasure-hint = סגרו את הרווח בין המקדשים שב־I11 וב־K11.
tigris-lesson-treasure-praise = האוצר ייספר בצבע שבו יידרש לכם ביותר.

tigris-lesson-catastrophe-title = אסון
tigris-lesson-catastrophe-about = פעמיים במשחק אפשר להציב אריח אסון: על משבצת ריקה, או על אריח, שנהרס. אסור להציב אותו על מנהיג, על אריח עם אוצר או על אנדרטה. מנהיג שלא נשאר לידו מקדש יורד מהלוח.
tigris-lesson-catastrophe-task = הסירו מהלוח את המלך של השור בלי סכסוך.
tigris-lesson-catastrophe-hint = הוא תלוי במקדש אחד, זה שב־H6.
tigris-lesson-catastrophe-praise = אין מקדש, אין מלך. ומה שאסון הפריד נשאר נפרד.

tigris-lesson-swap-title = החלפת אריחים
tigris-lesson-swap-about = בפעולה אחת אפשר להשליך כל מספר של אריחים מהיד ולמשוך חדשים במקומם.
tigris-lesson-swap-task = שש חוות הן יותר מדי. השליכו לפחות ארבעה אריחים.
tigris-lesson-swap-hint = בחרו אריחים ביד והחליפו אותם.
tigris-lesson-swap-praise = באריחים החדשים אפשר להשתמש כבר בפעולה השנייה.

tigris-lesson-weakest-title = הצבע החלש ביותר קובע
tigris-lesson-weakest-about = בסוף המשחק נספר לכל שחקן הצבע שבו יש לו הכי פחות נקודות. הניצחון לבעל מרב הנקודות בצבע החלש ביותר שלו.
tigris-lesson-weakest-task = נשארה לכם פעולה אחת. נצלו אותה במקום שבו היא מועילה ביותר.
tigris-lesson-weakest-hint = השוו את ארבעת הצבעים. איזה מהם הנמוך ביותר?
tigris-lesson-weakest-praise = שלוש נקודות ירוקות, והצבע החלש ביותר התחזק. במשחק הזה האיזון מנצח.
