### What is said of the game where games are listed

qwirkle-title = קווירקל
qwirkle-about = שורות של צבע אחד או של צורה אחת. קל ללמוד, קשה להפסיק.
