### השיעורים של קווירקל בעברית

qwirkle-lesson-first-line-title = השורה הראשונה
qwirkle-lesson-first-line-about = בשורה יש אריחים בצבע אחד ובצורות שונות, או בצורה אחת ובצבעים שונים. את המשחק פותח מי שיכול להניח את השורה הארוכה ביותר, והוא מניח את כולה.
qwirkle-lesson-first-line-task = הכרזתם על שלושה אריחים אדומים. הניחו אותם בשורה אחת וסיימו את התור.
qwirkle-lesson-first-line-hint = העיגול, האיקס והמעוין אדומים כולם. הניחו אותם זה ליד זה ולחצו על סוף תור.
qwirkle-lesson-first-line-praise = שלושה אריחים בשורה: שלוש נקודות.

qwirkle-lesson-longer-title = הארכת שורה
qwirkle-lesson-longer-about = מעכשיו כל אריח חייב לגעת באריח שכבר מונח. שורה שהארכתם מזכה אתכם בנקודה על כל אריח שבה, גם על הישנים.
qwirkle-lesson-longer-task = השיגו ארבע נקודות באריח אחד.
qwirkle-lesson-longer-hint = איזה מהאריחים שלכם אדום?
qwirkle-lesson-longer-praise = הנחתם אריח אחד וקיבלתם נקודות על ארבעה.

qwirkle-lesson-several-title = כמה אריחים בתור
qwirkle-lesson-several-about = אפשר להניח בתור כמה אריחים, כולם בשורה אחת או בטור אחד, אם יש להם צבע משותף או צורה משותפת עם כל השורה.
qwirkle-lesson-several-task = האיקסים שלכם מתאימים לאיקס האדום. השיגו ארבע נקודות לפחות.
qwirkle-lesson-several-hint = בנו טור דרך האיקס האדום, מעליו ומתחתיו.
qwirkle-lesson-several-praise = שלושה אריחים בבת אחת, וארבע נקודות על הטור.

qwirkle-lesson-no-doubles-title = בלי אריחים זהים
qwirkle-lesson-no-doubles-about = בשורה לא יכול להופיע אותו אריח פעמיים. לכן אין שורה של יותר משישה אריחים.
qwirkle-lesson-no-doubles-task = האריכו את השורה האדומה.
qwirkle-lesson-no-doubles-hint = כבר יש בה עיגול, איקס, מעוין וריבוע. מה עוד אדום ביד שלכם?
qwirkle-lesson-no-doubles-praise = חסר היה הכוכב. העיגול והמעוין האדומים הנוספים יחכו למקום אחר.

qwirkle-lesson-two-lines-title = אריח אחד, שתי שורות
qwirkle-lesson-two-lines-about = אריח שנמצא בשתי שורות מזכה בנקודות בשתיהן.
qwirkle-lesson-two-lines-task = מצאו את המקום שבו אריח אחד שווה שש נקודות.
qwirkle-lesson-two-lines-hint = חפשו את הרווח שבו שורה אדומה פוגשת טור של ריבועים.
qwirkle-lesson-two-lines-praise = שלוש על השורה ושלוש על הטור.

qwirkle-lesson-alongside-title = זה לצד זה
qwirkle-lesson-alongside-about = אריחים שמניחים לאורך שורה יוצרים גם שורות לרוחבה. כל שורה של שני אריחים או יותר נספרת.
qwirkle-lesson-alongside-task = השיגו שש נקודות בשני אריחים ירוקים.
qwirkle-lesson-alongside-hint = הניחו אותם בדיוק מעל האריחים האדומים בעלי אותה צורה.
qwirkle-lesson-alongside-praise = שורה ירוקה אחת ושני טורים: שתי נקודות על כל אחד.

qwirkle-lesson-both-ends-title = בשני הקצוות
qwirkle-lesson-both-ends-about = האריחים שמניחים בתור אחד לא חייבים לגעת זה בזה. מספיק שבסוף לא נשאר ביניהם רווח.
qwirkle-lesson-both-ends-task = האריכו את השורה הירוקה בשני הקצוות בבת אחת.
qwirkle-lesson-both-ends-hint = הכוכב הירוק בקצה אחד, העיגול הירוק בקצה השני.
qwirkle-lesson-both-ends-praise = ארבע נקודות: השורה נספרת פעם אחת, עם כל אריחיה.

qwirkle-lesson-qwirkle-title = קווירקל
qwirkle-lesson-qwirkle-about = שורה של כל ששת האריחים היא קווירקל: שש נקודות על האריחים ועוד שש.
qwirkle-lesson-qwirkle-task = השלימו את השורה האדומה.
qwirkle-lesson-qwirkle-hint = חמש צורות אדומות כבר מונחות. חסר רק הפלוס.
qwirkle-lesson-qwirkle-praise = קווירקל! שתים־עשרה נקודות. היזהרו משורות של חמישה אריחים: מי שאחריכם עלול להשלים אותן.

qwirkle-lesson-trade-title = החלפה
qwirkle-lesson-trade-about = במקום להניח אריחים אפשר להחליף כמה מהם באחרים מהשק. ההחלפה היא התור כולו, ואין עליה נקודות.
qwirkle-lesson-trade-task = אף אחד מהאריחים שלכם לא מתאים. החליפו לפחות שלושה.
qwirkle-lesson-trade-hint = לחצו על החלפה, בחרו אריחים ואשרו.
qwirkle-lesson-trade-praise = אריחים חדשים, אפשרויות חדשות.

qwirkle-lesson-last-tile-title = האריח האחרון
qwirkle-lesson-last-tile-about = כשהשק ריק ממשיכים לשחק בלי למשוך. מי שמניח ראשון את האריח האחרון שלו מקבל עוד שש נקודות, והמשחק מסתיים.
qwirkle-lesson-last-tile-task = אתם בפיגור של כמה נקודות. הניחו את שני האריחים שלכם בתור הזה ונצחו.
qwirkle-lesson-last-tile-hint = שניהם עיגולים, ולכן יכולים להיות זה ליד זה. מצאו קודם מקום לאחד מהם.
qwirkle-lesson-last-tile-praise = עוד שש נקודות, וניצחתם.
