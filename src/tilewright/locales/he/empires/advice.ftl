### מאבק האימפריות: מדוע פעולה טובה או רעה

empires-advice-scores = עוד { $amount ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $amount } נקודות
} בניקוד הבא
empires-advice-gives-up-points = ויתור על { $amount ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $amount } נקודות
} בניקוד הבא
empires-advice-lasts = עמדה שתועיל גם במלחמות הבאות
empires-advice-weakens-later = עמדה חלשה יותר במלחמות הבאות
empires-advice-guards = הגנה על סמן שאחרים היו יכולים לקחת
empires-advice-lays-open = סמן שנשאר חשוף
empires-advice-readies-an-attack = הכנה להתקפה טובה
empires-advice-gives-up-an-attack = ויתור על התקפה טובה
empires-advice-opens-a-way = עוד מטרות בהישג יד
empires-advice-closes-a-way = פחות מטרות בהישג יד
empires-advice-brings-gold = עוד { $amount } כסף
empires-advice-costs-gold = המחיר: { $amount } כסף
empires-advice-raises-income = הכנסה גדולה יותר בסוף המלחמה
empires-advice-lowers-income = הכנסה קטנה יותר בסוף המלחמה
empires-advice-keeps-people = אוכלוסייה נשמרת להמשך
empires-advice-costs-people = 
    המחיר: { $amount ->
        [one] יחידת אוכלוסייה אחת
        [two] שתי יחידות אוכלוסייה
       *[other] { $amount } יחידות אוכלוסייה
    }
empires-advice-grows = האוכלוסייה גדלה יותר
empires-advice-grows-less = האוכלוסייה גדלה פחות
empires-advice-more-armies = עוד יחידה יבשתית על המפה
empires-advice-fewer-armies = יחידה יבשתית אחת פחות
empires-advice-more-fleets = עוד ספינה בים
empires-advice-fewer-fleets = ספינה אחת פחות
empires-advice-more-forts = עוד מבצר
empires-advice-fewer-forts = מבצר אחד פחות
empires-advice-calms = { $amount ->
    [one] סמן אי שקט אחד פחות
    [two] שני סמני אי שקט פחות
   *[other] { $amount } סמני אי שקט פחות
} בסוף המלחמה
empires-advice-stirs-unrest = עוד { $amount ->
    [one] סמן אי שקט אחד
    [two] שני סמני אי שקט
   *[other] { $amount } סמני אי שקט
} בסוף המלחמה
empires-advice-eases-the-penalty = סיכון נמוך יותר לעונש על אי שקט
empires-advice-risks-the-penalty = סיכון גבוה יותר לעונש על אי שקט
empires-advice-useful-tile = אריח שמועיל לאורך זמן
empires-advice-uses-a-tile = ניצול של אריח
empires-advice-good-odds = ניצחון { $area-in } ב־{ $percent }% מהמקרים
empires-advice-poor-odds = ניצחון { $area-in } רק ב־{ $percent }% מהמקרים
