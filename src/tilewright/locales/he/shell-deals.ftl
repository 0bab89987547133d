### אותה חלוקה לכמה שחקנים, בעברית

shell-deals = החלוקות של היום
shell-deals-about = כולם מקבלים אותה חלוקה מול אותם בוטים, פעם אחת, ואחר כך משווים. המשחקים האלה אינם מדורגים.
shell-deal = אותה חלוקה
shell-deal-of-day = החלוקה של { $date }
shell-deal-of-game = החלוקה של משחק שהסתיים
shell-deal-against = מול { $names }
shell-deal-play = משחק בחלוקה הזאת
shell-deal-continue = המשך המשחק
shell-deal-results = תוצאות
shell-deal-none = אין עדיין תוצאות.
shell-deal-first = המשחק הראשון
shell-deal-compare = השוואה
shell-deal-compare-with = השוואה עם { $name }
shell-deal-side-by-side = ההחלטות זו מול זו
shell-deal-turn = תור { $number }
shell-deal-differs = ההבדל הראשון: תור { $number }
shell-deal-alike = כל ההחלטות זהות.
shell-deal-nothing = –
shell-deal-gave-up = פרישה
shell-deal-play-and-compare = אותה חלוקה מול בוטים
shell-problem-deal-played = כבר שיחקת בחלוקה הזאת.
shell-problem-no-players = במשחק הזה היו רק בוטים.
