### מה שהשרת כותב בעצמו: דוא״ל, הודעות ל־Discord ול־Slack, והדפים שמאחורי הקישורים שבדוא״ל

notifications-your-turn = הגיע התור שלך במשחק { $game }.
notifications-digest-subject =
    { $count ->
        [one] משחק אחד מחכה לך
        [two] שני משחקים מחכים לך
       *[other] { $count } משחקים מחכים לך
    }
notifications-digest = הגיע התור שלך במשחקים:
notifications-test = כך Tilewright יודיע לך כשיגיע התור שלך.
notifications-no-more = להסרה מרשימת התפוצה: { $link }

## כתובת webhook שאינה פועלת

notifications-trouble-subject = ה־webhook שלך אינו פועל
notifications-trouble = לא יישלחו עוד התראות ל־webhook שלך, כי { $why }. אפשר להגדיר אותו מחדש בהגדרות ההתראות.
notifications-why-unreached = אי אפשר להתחבר אליו
notifications-why-no-answer = הוא לא ענה בזמן
notifications-why-broken = החיבור נקטע
notifications-why-status = הוא ענה בקוד { $code }
notifications-why-no-address = זו אינה כתובת URL תקינה
notifications-why-no-host = אין שרת בשם הזה
notifications-why-not-public = הכתובת שלו אינה ציבורית

## האם הכתובת שלך?

notifications-verify-subject = אישור כתובת הדוא״ל
notifications-verify =
    התקבלה בקשה, כנראה ממך, לשלוח לכתובת הזו התראות כשמגיע התור. לאישור יש לפתוח את הקישור הזה בתוך יממה:
    { $link }
    אם הבקשה לא באה ממך, אין צורך לעשות דבר: לא יישלח לכאן כלום.
notifications-verify-yes = כן, שליחת התראות לכאן
notifications-verified = הכתובת אושרה
notifications-verified-text = התראות על התור שלך יגיעו לכתובת הזו.
notifications-not-this-one = אי אפשר לאשר את הכתובת
notifications-not-this-one-text = הכתובת הזו רשומה בחשבון אחר, או שנמסרה מאז כתובת אחרת. לחשבון ההוא אפשר להיכנס באמצעות קישור בדוא״ל.

## כניסה

notifications-sign-in-subject = כניסה ל־Tilewright
notifications-sign-in =
    לכניסה יש לפתוח את הקישור הזה בתוך 15 דקות. הוא פועל פעם אחת.
    { $link }
    אם לא ביקשת אותו, אין צורך לעשות דבר.
notifications-sign-in-who = הכניסה במכשיר הזה תהיה בשם { $name }.
notifications-sign-in-button = כניסה
notifications-used-up = תוקף הקישור פג
notifications-used-up-text = כבר השתמשו בו, או שעבר זמנו. אפשר לבקש קישור חדש.

## הסרה מרשימת התפוצה

notifications-leave = הסרה מרשימת התפוצה
notifications-leave-text = אפשר להצטרף שוב בהגדרות ההתראות.
notifications-leave-yes = הסרה
notifications-left-text = לא יישלח עוד דוא״ל על התור שלך.
