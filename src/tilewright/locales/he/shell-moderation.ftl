### דיווחים ופיקוח, בעברית

## לכולם

shell-report-message-of = דיווח על ההודעה של { $name }
shell-report-message = דיווח על הודעה
shell-report-name = דיווח על השם
shell-report-note = מה הבעיה? (לא חובה)
shell-report-send = שליחת הדיווח
shell-report-done = תודה. צוות השרת יבדוק את זה.
shell-problem-muted = הצ׳אט שלך הושתק לזמן מה, ואי אפשר לשלוח הודעות.
shell-problem-banned = החשבון הזה הורחק מהשרת.
shell-problem-yourself = אי אפשר לעשות את זה לעצמך.

## לצוות השרת

shell-moderation = פיקוח
shell-moderation-about = החשבון שלך שייך לצוות השרת: הדיווחים גלויים לך ואפשר לטפל בהם.
shell-moderation-reports = דיווחים פתוחים
shell-moderation-none = אין דיווחים פתוחים.
shell-moderation-kind =
    { $kind ->
        [remark] הודעה
        [tournament] שם של טורניר
       *[other] שם
    }
shell-moderation-reported-by = הדיווח של { $name }
shell-moderation-reason = הסיבה, ליומן הפיקוח
shell-moderation-remove = הסרת ההודעה
shell-moderation-mute-day = השתקה ליום
shell-moderation-mute-week = השתקה לשבוע
shell-moderation-unmute = ביטול ההשתקה
shell-moderation-rename = איפוס השם
shell-moderation-ban = הרחקת החשבון
shell-moderation-unban = ביטול ההרחקה
shell-moderation-close = סגירת הדיווח
shell-moderation-muted-until = בהשתקה עד { $date }
shell-moderation-banned = החשבון הורחק
shell-moderation-done = בוצע.
shell-moderation-audit = יומן הפיקוח
shell-moderation-audit-none = אין עדיין רישומים.
shell-moderation-command-line = שורת הפקודה
shell-moderation-action =
    { $action ->
        [mute] השתקה
        [unmute] ביטול השתקה
        [ban] הרחקה
        [unban] ביטול הרחקה
        [rename] איפוס שם
        [rename-tournament] הסרת שם של טורניר
        [remove-remark] הסרת הודעה
        [close-report] סגירת דיווח
        [make-operator] צירוף לצוות השרת
       *[other] הוצאה מצוות השרת
    }
shell-problem-is-operator = אי אפשר לפעול נגד מי ששייך לצוות השרת.
shell-problem-no-remark = ההודעה כבר הוסרה.
shell-problem-no-name = השם כבר הוסר.
shell-problem-not-muted = אין השתקה פעילה.
shell-problem-not-banned = החשבון הזה לא הורחק.
