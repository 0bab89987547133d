### מעקב אחרי פעולות של אחרים, בעברית

shell-since-turn = מאז התור הקודם שלך
shell-since-their = מאז התור הקודם של { $name }
shell-since-round = הסיבוב האחרון
shell-since-play = הצגת הכול
shell-since-chip = { $number }: { $action } הצגה חוזרת
shell-follow-next = לפעולה הבאה
shell-follow-restart = מההתחלה
shell-follow-finish = דילוג למצב הנוכחי
shell-follow-on = המשך
shell-pace = קצב ההצגה של פעולות אחרים
shell-pace-of = { $seconds } שניות לפעולה
shell-pace-single = פעולה אחר פעולה, בלחיצה
