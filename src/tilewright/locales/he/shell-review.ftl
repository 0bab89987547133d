### מבט לאחור על משחק, בעברית

shell-review = ניתוח המשחק
shell-review-thinking = המשחק בניתוח…
shell-review-graph = הסיכויים של כל שחקן, מהמהלך הראשון עד האחרון
shell-review-moment = { $name }, מהלך { $number }: הפסד של { $loss }
shell-review-played = שוחק: { $action }.
shell-review-better = טוב יותר: { $action }.
shell-review-nothing = לא היו טעויות גדולות.
shell-review-master = ניתוח בעזרת בוט אמן (דקה או שתיים)
