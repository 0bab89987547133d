### טורנירים, בעברית

shell-tournaments = טורנירים
shell-tournaments-none = אין עדיין טורנירים. אפשר לפתוח את הראשון!
shell-tournament = טורניר
shell-tournament-new = טורניר חדש
shell-tournament-name = שם הטורניר
shell-tournament-format = שיטה
shell-tournament-format-swiss = שיטה שווייצרית: נפגשים בעלי הישגים דומים
shell-tournament-format-round-robin = ליגה: כולם נגד כולם
shell-tournament-kind =
    { $format ->
        [swiss] שיטה שווייצרית
       *[other] כולם נגד כולם
    }
shell-tournament-table-size = שחקנים בכל שולחן
shell-tournament-size =
    { $count ->
        [two] שניים בכל שולחן
       *[other] { $count } בכל שולחן
    }
shell-tournament-rounds = מספר הסיבובים
shell-tournament-rounds-about = שדה ריק: כמה שצריך.
shell-tournament-same-deal = אותה חלוקה בכל השולחנות של הסיבוב
shell-tournament-same-deal-about = אין צופים, והאריחים הנסתרים נחשפים כשהסיבוב נגמר. המשחקים האלה אינם מדורגים.
shell-tournament-same-deal-short = אותה חלוקה
shell-tournament-fill = השלמת השולחן האחרון
shell-tournament-fill-none = בלי השלמה
shell-tournament-make = פתיחת הטורניר
shell-tournament-status =
    { $status ->
        [open] ההרשמה פתוחה
        [playing] בעיצומו
        [over] הסתיים
       *[other] בוטל
    }
shell-tournament-round-of = סיבוב { $round } מתוך { $rounds }
shell-tournament-round = סיבוב { $round }
shell-tournament-enter = הרשמה
shell-tournament-leave = פרישה
shell-tournament-leave-sure = כן, לפרוש מהטורניר
shell-tournament-start = התחלה
shell-tournament-cancel = ביטול הטורניר
shell-tournament-bot-name = { $name } (מס׳ { $number })
shell-tournament-bot = בוט להוספה
shell-tournament-add-bot = הוספת בוט
shell-tournament-your-table = אל השולחן שלך
shell-tournament-entrants =
    { $count ->
        [one] משתתף אחד
        [two] שני משתתפים
       *[other] { $count } משתתפים
    }
shell-tournament-standings = טבלת הטורניר
shell-tournament-place = מקום
shell-tournament-player = שם
shell-tournament-points = נקודות
shell-tournament-opponents = יריבים
shell-tournament-head-to-head = מפגש ישיר
shell-tournament-margin = הפרש
shell-tournament-ties-swiss = בכל שולחן המקום הראשון שווה נקודה אחת, האחרון 0, והשאר ביניהם במרווחים שווים. בשוויון מכריעים: נקודות היריבים, המפגש הישיר, הפרש הניקוד.
shell-tournament-ties-round-robin = בכל שולחן המקום הראשון שווה נקודה אחת, האחרון 0, והשאר ביניהם במרווחים שווים. בשוויון מכריעים: המפגש הישיר, הפרש הניקוד.
shell-tournament-bye = מנוחה
shell-tournament-left = פרישה
shell-tournament-no-show = אי הופעה
shell-tournament-table = שולחן { $number }
shell-tournament-commitment = טביעת האצבע של החלוקה (SHA-256)
shell-tournament-seed = הגרעין של החלוקה
shell-problem-tournament-started = הטורניר כבר התחיל, ואי אפשר להצטרף באיחור.
shell-problem-tournament-over = הטורניר הסתיים.
shell-problem-too-few-entrants = דרושים לפחות שני משתתפים.
shell-problem-too-many-rounds = יש יותר מדי משתתפים בשביל כולם נגד כולם.
shell-problem-too-many-tournaments = יש לך יותר מדי טורנירים שלא הסתיימו.
shell-problem-sealed = אחרים עדיין משחקים בחלוקה הזאת. אפשר יהיה לצפות כשהסיבוב ייגמר.
shell-problem-entered = כבר נרשמת לטורניר הזה.
shell-problem-not-entered = לא נרשמת לטורניר הזה.
shell-problem-left = כבר פרשת מהטורניר.
shell-problem-not-organiser = רק מי שיצר את הטורניר יכול לעשות זאת.
shell-problem-tournament-full = הטורניר מלא.
