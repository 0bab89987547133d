### השיעורים של קווירקל בעברית

qwirkle-lesson-first-line-title = השורה הראשונה
qwirkle-lesson-first-line-about = בשורה יש אריחים בצבע אחד ובצורות שונות, או בצורה אחת ובצבעים שונים. מי שיש לו השורה הארוכה ביותר פותח את המשחק בכולה.
qwirkle-lesson-first-line-task = הוכרזו שלושה אריחים אדומים. יש להניח אותם בשורה אחת ולסיים את התור.
qwirkle-lesson-first-line-hint = עיגול, איקס ומעוין: כולם אדומים. יש להניח אותם זה ליד זה וללחוץ על סוף תור.
qwirkle-lesson-first-line-praise = שלושה אריחים בשורה: שלוש נקודות.

qwirkle-lesson-longer-title = הארכת שורה
qwirkle-lesson-longer-about = מעכשיו כל הנחה נוגעת במה שכבר מונח. שורה שהוארכה מזכה בנקודה על כל אריח שבה, גם על הישנים.
qwirkle-lesson-longer-task = המטרה: ארבע נקודות באריח אחד.
qwirkle-lesson-longer-hint = איזה מהאריחים שביד הוא אדום?
qwirkle-lesson-longer-praise = אריח אחד הונח, וארבעה נספרו.

qwirkle-lesson-several-title = כמה אריחים בתור
qwirkle-lesson-several-about = אפשר להניח כמה אריחים בתור, כולם בשורה אחת או בטור אחד, אם יש להם צבע או צורה משותפים עם כל השורה.
qwirkle-lesson-several-task = האיקסים שביד מתאימים לאיקס האדום. המטרה: ארבע נקודות או יותר.
qwirkle-lesson-several-hint = כדאי לבנות טור דרך האיקס האדום, מעליו ומתחתיו.
qwirkle-lesson-several-praise = שלושה אריחים בבת אחת, וארבע נקודות על הטור.

qwirkle-lesson-no-doubles-title = אין אריח פעמיים
qwirkle-lesson-no-doubles-about = בשורה אין אותו אריח פעמיים. לכן אין שורה של יותר משישה אריחים.
qwirkle-lesson-no-doubles-task = יש להאריך את השורה האדומה.
qwirkle-lesson-no-doubles-hint = כבר יש בה עיגול, איקס, מעוין וריבוע. מה עוד אדום ביד?
qwirkle-lesson-no-doubles-praise = הכוכב היה חסר. העיגול והמעוין האדומים הנוספים יחכו למקום אחר.

qwirkle-lesson-two-lines-title = אריח אחד, שתי שורות
qwirkle-lesson-two-lines-about = אריח שנמצא בשתי שורות מזכה בנקודות בשתיהן.
qwirkle-lesson-two-lines-task = יש למצוא את המקום שבו אריח אחד שווה שש נקודות.
qwirkle-lesson-two-lines-hint = המקום הוא הרווח שבו שורה אדומה פוגשת טור של ריבועים.
qwirkle-lesson-two-lines-praise = שלוש על השורה ושלוש על הטור.

qwirkle-lesson-alongside-title = זה לצד זה
qwirkle-lesson-alongside-about = אריחים שמונחים לאורך שורה יוצרים שורות חדשות לרוחבה. כל שורה של שניים או יותר נחשבת.
qwirkle-lesson-alongside-task = המטרה: שש נקודות בשני אריחים ירוקים.
qwirkle-lesson-alongside-hint = יש להניח אותם ממש מעל האריחים האדומים שצורתם זהה.
qwirkle-lesson-alongside-praise = שורה ירוקה אחת ושני טורים: שתי נקודות לכל אחד.

qwirkle-lesson-both-ends-title = בשני הקצוות
qwirkle-lesson-both-ends-about = אריחי התור לא חייבים לגעת זה בזה. די בכך שבסוף לא נשאר ביניהם רווח.
qwirkle-lesson-both-ends-task = יש להאריך את השורה הירוקה בשני קצותיה בבת אחת.
qwirkle-lesson-both-ends-hint = הכוכב הירוק בקצה אחד, העיגול הירוק בקצה השני.
qwirkle-lesson-both-ends-praise = ארבע נקודות: השורה נספרת פעם אחת, עם כל אריחיה.

qwirkle-lesson-qwirkle-title = קווירקל
qwirkle-lesson-qwirkle-about = שורה של כל השישה היא קווירקל: שש נקודות על האריחים ועוד שש.
qwirkle-lesson-qwirkle-task = יש להשלים את השורה האדומה.
qwirkle-lesson-qwirkle-hint = חמש צורות אדומות כבר מונחות. חסר רק הפלוס.
qwirkle-lesson-qwirkle-praise = קווירקל! שתים־עשרה נקודות. כדאי להיזהר משורות של חמישה: הבא בתור עלול להשלים אותן.

qwirkle-lesson-trade-title = החלפה
qwirkle-lesson-trade-about = במקום הנחה אפשר להחליף כל מספר של אריחים באחרים מהשק. זה כל התור, ואין עליו נקודות.
qwirkle-lesson-trade-task = אף אריח לא מתאים. יש להחליף לפחות שלושה.
qwirkle-lesson-trade-hint = לוחצים על החלפה, בוחרים אריחים ומאשרים.
qwirkle-lesson-trade-praise = אריחים חדשים, אפשרויות חדשות.

qwirkle-lesson-last-tile-title = האריח האחרון
qwirkle-lesson-last-tile-about = כשהשק ריק משחקים בלי למשוך. מי שמניח ראשון את האריח האחרון שבידו מקבל עוד שש נקודות, והמשחק נגמר.
qwirkle-lesson-last-tile-task = חסרות כמה נקודות לניצחון. יש להניח את שני האריחים בתור הזה ולנצח.
qwirkle-lesson-last-tile-hint = שניהם עיגולים, ולכן הם יכולים להיות זה ליד זה. קודם יש למצוא מקום לאחד מהם.
qwirkle-lesson-last-tile-praise = עוד שש נקודות, והניצחון שלך.
