### מה שהשרת כותב בעצמו: מכתבים, הודעות ל־Discord ול־Slack, והדפים שמאחורי הקישורים שבמכתבים

notifications-your-turn = הגיע תורך במשחק { $game }.
notifications-test = כך Tilewright יודיע לך כשיגיע תורך.
notifications-no-more = להפסקת המכתבים האלה: { $link }

## כתובת webhook שאינה פועלת

notifications-trouble-subject = ה־webhook שלך אינו פועל
notifications-trouble = לא נקרא עוד ל־webhook שלך, כי { $why }. אפשר להגדיר אותו מחדש בדרכי הקשר שלך.
notifications-why-unreached = אי אפשר להגיע אליו
notifications-why-no-answer = הוא לא ענה בזמן
notifications-why-broken = החיבור נקטע
notifications-why-status = הוא ענה בקוד { $code }
notifications-why-no-address = זו אינה כתובת ברשת
notifications-why-no-host = אין שרת בשם הזה
notifications-why-not-public = הכתובת שלו אינה ציבורית

## האם הכתובת שלך?

notifications-verify-subject = האם זו הכתובת שלך?
notifications-verify =
    התבקשנו, כנראה על ידך, להודיע בכתובת הזו כשמגיע התור. אם כן, יש להיכנס לקישור הזה בתוך יממה:
    { $link }
    אם הבקשה לא באה ממך, אין צורך לעשות דבר: לא יישלח לכאן כלום.
notifications-verify-yes = כן, להודיע לי שם
notifications-verified = תודה
notifications-verified-text = נודיע לך כאן כשיגיע תורך.
notifications-not-this-one = לא הכתובת הזו
notifications-not-this-one-text = הכתובת הזו רשומה אצל משתתף אחר, או שמסרת מאז כתובת אחרת. אפשר להיכנס בשמו בעזרת קישור.

## כניסה

notifications-sign-in-subject = כניסה ל־Tilewright
notifications-sign-in =
    כדי להיכנס יש לפתוח את הקישור הזה בתוך 15 דקות. הוא פועל פעם אחת.
    { $link }
    אם לא ביקשת אותו, אין צורך לעשות דבר.
notifications-sign-in-who = במכשיר הזה שמך יהיה { $name }.
notifications-sign-in-button = כניסה
notifications-used-up = הקישור הזה כבר אינו בתוקף
notifications-used-up-text = כבר השתמשו בו, או שעבר זמנו. אפשר לבקש קישור חדש.

## הפסקת המכתבים

notifications-leave = הפסקת המכתבים
notifications-leave-text = אפשר לשנות את ההחלטה בדרכי הקשר שלך.
notifications-leave-yes = להפסיק
notifications-left-text = לא נכתוב לך עוד על התורות שלך.
