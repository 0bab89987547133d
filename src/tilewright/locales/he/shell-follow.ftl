### מעקב אחרי פעולות של אחרים, בעברית

shell-since-turn = מאז תורך
shell-since-their = מאז התור של { $name }
shell-since-round = הסיבוב האחרון
shell-since-play = להציג הכול שוב
shell-since-chip = { $number }: { $action } להציג שוב
shell-follow-next = לפעולה הבאה
shell-follow-finish = למצב הנוכחי
shell-follow-on = המשך
shell-pace = קצב ההצגה של פעולות אחרים
shell-pace-of = { $seconds } שניות לפעולה
shell-pace-single = פעולה אחר פעולה, בלחיצה
