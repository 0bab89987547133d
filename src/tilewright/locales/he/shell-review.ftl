### מבט לאחור על משחק, בעברית

shell-review = מבט לאחור על המשחק
shell-review-thinking = עובר על המשחק …
shell-review-graph = סיכוייו של כל שחקן, מן המהלך הראשון עד האחרון
shell-review-moment = { $name }, מהלך { $number }: ויתור של { $loss }
shell-review-played = שוחק: { $action }.
shell-review-better = טוב יותר: { $action }.
shell-review-nothing = אף מהלך לא ויתר על הרבה.
shell-review-master = לשאול אמן: זה לוקח דקה או שתיים
