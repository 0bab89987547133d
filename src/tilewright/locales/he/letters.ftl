### מה שהשרת כותב בעצמו: מכתבים, הודעות ל־Discord ול־Slack, והדפים שמאחורי הקישורים שבמכתבים

letters-your-turn = הגיע תורך במשחק { $game }.
letters-test = כך Tilewright יודיע לך כשיגיע תורך.
letters-no-more = להפסקת המכתבים האלה: { $link }

## כתובת webhook שאינה פועלת

letters-trouble-subject = ה־webhook שלך אינו פועל
letters-trouble = לא נקרא עוד ל־webhook שלך, כי { $why }. אפשר להגדיר אותו מחדש בדרכי הקשר שלך.
letters-why-unreached = אי אפשר להגיע אליו
letters-why-no-answer = הוא לא ענה בזמן
letters-why-broken = החיבור נקטע
letters-why-status = הוא ענה בקוד { $code }
letters-why-no-address = זו אינה כתובת ברשת
letters-why-no-host = אין שרת בשם הזה
letters-why-not-public = הכתובת שלו אינה ציבורית

## האם הכתובת שלך?

letters-verify-subject = האם זו הכתובת שלך?
letters-verify =
    התבקשנו, כנראה על ידך, להודיע בכתובת הזו כשמגיע התור. אם כן, יש להיכנס לקישור הזה בתוך יממה:
    { $link }
    אם הבקשה לא באה ממך, אין צורך לעשות דבר: לא יישלח לכאן כלום.
letters-verify-yes = כן, להודיע לי שם
letters-verified = תודה
letters-verified-text = נודיע לך כאן כשיגיע תורך.
letters-not-this-one = לא הכתובת הזו
letters-not-this-one-text = הכתובת הזו רשומה אצל משתתף אחר, או שמסרת מאז כתובת אחרת. אפשר להיכנס בשמו בעזרת קישור.

## כניסה

letters-sign-in-subject = כניסה ל־Tilewright
letters-sign-in =
    כדי להיכנס יש לפתוח את הקישור הזה בתוך 15 דקות. הוא פועל פעם אחת.
    { $link }
    אם לא ביקשת אותו, אין צורך לעשות דבר.
letters-sign-in-who = במכשיר הזה שמך יהיה { $name }.
letters-sign-in-button = כניסה
letters-used-up = הקישור הזה כבר אינו בתוקף
letters-used-up-text = כבר השתמשו בו, או שעבר זמנו. אפשר לבקש קישור חדש.

## הפסקת המכתבים

letters-leave = הפסקת המכתבים
letters-leave-text = אפשר לשנות את ההחלטה בדרכי הקשר שלך.
letters-leave-yes = להפסיק
letters-left-text = לא נכתוב לך עוד על התורות שלך.
