### מדוע השרת לא עשה מה שהתבקש, בעברית

## ליד השולחן

shell-problem-agreed = ההסכמה שלך כבר נרשמה.
shell-problem-asked-enough = שלחת יותר מדי בקשות בשולחן הזה.
shell-problem-away = בוט משחק במקומך. קודם יש לבחור ״חזרתי למשחק״.
shell-problem-bad-option = אחת מאפשרויות המשחק אינה תקינה.
shell-problem-bad-players = אי אפשר לשחק במספר כזה של שחקנים.
shell-problem-bad-range = הדירוג המינימלי גבוה מהמרבי.
shell-problem-bad-seats = לפחות מקום אחד צריך להיות שלך או פנוי, ורק אחד יכול להיות שלך.
shell-problem-empty = אין שם שחקן.
shell-problem-held = קודם יש לסיים את התור או לבטל את הפעולה האחרונה.
shell-problem-no-order = אין עכשיו מה להחליט מראש.
shell-problem-no-orders = אין עכשיו מה להחליט מראש.
shell-problem-nobody-asked = אין בקשה לביטול מהלך.
shell-problem-not-away = אין בוט שמשחק במקומך.
shell-problem-not-last = אפשר לבטל רק את הפעולה האחרונה, ורק אם היא שלך.
shell-problem-not-over = המשחק עוד לא הסתיים.
shell-problem-not-owner = רק מי שיצר את השולחן יכול לעשות זאת.
shell-problem-not-seated = אין לך מקום ליד השולחן הזה.
shell-problem-not-started = המשחק עוד לא התחיל.
shell-problem-nothing-held = אין מה לאשר.
shell-problem-nothing-to-take-back = אין מה לבטל.
shell-problem-over = המשחק הסתיים.
shell-problem-paired = החיפוש שלך הצליח והמשחק מתחיל עכשיו. אם אין לך רצון לשחק, אפשר לפרוש.
shell-problem-rated = אין בוטים במשחקים מדורגים.
shell-problem-resigned = כבר פרשת מהמשחק הזה.
shell-problem-seated = לשחקן הזה כבר יש מקום ליד השולחן.
shell-problem-seats-free = יש עוד מקומות פנויים. אפשר לחכות לשחקנים או להוסיף בוטים.
shell-problem-started = המשחק כבר התחיל.
shell-problem-too-many-invitations = יותר מדי הזמנות לשולחן הזה.
shell-problem-too-many-sockets = הדף פתוח אצלך ביותר מדי כרטיסיות.

## חשבונות, התראות, שחקנים

shell-problem-bad-address = זו אינה כתובת דוא״ל תקינה.
shell-problem-bad-text = אפשר רק שורה אחת של טקסט.
shell-problem-bad-webhook = אי אפשר להשתמש בכתובת ה־webhook הזאת.
shell-problem-has-account = כבר יש לך חשבון.
shell-problem-no-account = קודם צריך ליצור חשבון.
shell-problem-no-guests = השרת הזה אינו פתוח לאורחים. אפשר להיכנס לחשבון או ליצור חשבון.
shell-problem-no-invitation = דרוש קוד הזמנה תקף. אפשר לקבל אותו ממפעיל השרת.
shell-problem-no-letters = השרת הזה אינו שולח דוא״ל.
shell-problem-no-vacation = אין לך עכשיו חופשה.
shell-problem-not-verified = קודם יש לאשר את הכתובת בקישור שבדוא״ל.
shell-problem-password-changed = הסיסמה שלך שונתה בינתיים.
shell-problem-too-many-bots = יש לך יותר מדי בוטים. קודם צריך למחוק אחד.
shell-problem-too-many-relations = יותר מדי שחקנים במעקב או בחסימה שלך.
shell-problem-too-many-tokens = יש לך יותר מדי אסימוני API. קודם יש לבטל אחד.
shell-problem-undelivered = התראת הניסיון לא הגיעה. כדאי לבדוק את הכתובת.
