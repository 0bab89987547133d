### מאבק האימפריות: מדוע פעולה טובה או רעה

empires-advice-scores = מרוויחה { $amount ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $amount } נקודות
} בניקוד הבא
empires-advice-gives-up-points = מוותרת על { $amount ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $amount } נקודות
} בניקוד הבא
empires-advice-lasts = מקום שנחשב גם במלחמות הבאות
empires-advice-weakens-later = מקום חלש יותר במלחמות הבאות
empires-advice-guards = שומרת על סמן שאחרים יכלו לקחת
empires-advice-lays-open = משאירה סמן שאחרים יכולים לקחת
empires-advice-readies-an-attack = מכינה התקפה טובה
empires-advice-gives-up-an-attack = מוותרת על התקפה טובה
empires-advice-opens-a-way = מביאה עוד מטרות לטווח
empires-advice-closes-a-way = משאירה פחות מטרות בטווח
empires-advice-brings-gold = מביאה { $amount } כסף
empires-advice-costs-gold = עולה { $amount } כסף
empires-advice-raises-income = מגדילה את ההכנסה בסוף המלחמה
empires-advice-lowers-income = מקטינה את ההכנסה בסוף המלחמה
empires-advice-keeps-people = שומרת אוכלוסייה להמשך
empires-advice-costs-people = עולה { $amount } אוכלוסייה
empires-advice-grows = האוכלוסייה גדלה יותר
empires-advice-grows-less = האוכלוסייה גדלה פחות
empires-advice-more-armies = עוד יחידה יבשתית על המפה
empires-advice-fewer-armies = יחידה יבשתית אחת פחות
empires-advice-more-fleets = עוד ספינה בים
empires-advice-fewer-fleets = ספינה אחת פחות
empires-advice-more-forts = עוד מבצר
empires-advice-fewer-forts = מבצר אחד פחות
empires-advice-calms = אי שקט פחות { $amount } בסוף המלחמה
empires-advice-stirs-unrest = אי שקט נוסף { $amount } בסוף המלחמה
empires-advice-eases-the-penalty = פחות סכנה לעונש על אי שקט
empires-advice-risks-the-penalty = יותר סכנה לעונש על אי שקט
empires-advice-useful-tile = אריח שמועיל לאורך זמן
empires-advice-uses-a-tile = מנצלת אריח
empires-advice-good-odds = מנצחת ב{ $area-name } ב-{ $percent } מתוך 100
empires-advice-poor-odds = מנצחת ב{ $area-name } רק ב-{ $percent } מתוך 100
