### הפרת והחידקל בעברית: למה הפעולה מומלצת

tigris-advice-odds = אם זה יצליח (בסיכוי של { $chance }%):
tigris-advice-scores =
    { $points ->
        [one] נקודה { $colour-fem } אחת.
        [two] שתי נקודות { $colour-fems }.
       *[other] { $points } נקודות { $colour-fems }.
    }
tigris-advice-scores-weakest =
    { $points ->
        [one] נקודה { $colour-fem } אחת, בצבע החלש ביותר שלך.
        [two] שתי נקודות { $colour-fems }, בצבע החלש ביותר שלך.
       *[other] { $points } נקודות { $colour-fems }, בצבע החלש ביותר שלך.
    }
tigris-advice-gives-points =
    { $points ->
        [one] נקודה { $colour-fem } אחת
        [two] שתי נקודות { $colour-fems }
       *[other] { $points } נקודות { $colour-fems }
    } לטובת { $seat-player }.
tigris-advice-takes-treasures =
    { $count ->
        [one] לקיחת אוצר.
        [two] לקיחת שני אוצרות.
       *[other] לקיחת { $count } אוצרות.
    }
tigris-advice-nears-treasures =
    { $count ->
        [one] אוצר אחד במרחק אריח אחד מממלכת הסוחר שלך.
        [two] שני אוצרות במרחק אריח אחד מממלכת הסוחר שלך.
       *[other] { $count } אוצרות במרחק אריח אחד מממלכת הסוחר שלך.
    }
tigris-advice-draws-anew =
    { $count ->
        [one] החלפת אריח שאין בו עכשיו תועלת רבה.
        [two] החלפת שני אריחים שאין בהם עכשיו תועלת רבה.
       *[other] החלפת { $count } אריחים שאין בהם עכשיו תועלת רבה.
    }
tigris-advice-leads = { $leader-the } שלך נכנס לפעולה.
tigris-advice-loses-leader = { $leader-the } שלך יורד מהלוח.
tigris-advice-monument-pays =
    אנדרטה שמזכה אותך בכל תור בעוד { $points ->
        [one] נקודה { $colour-fem } אחת.
        [two] שתי נקודות { $colour-fems }.
       *[other] { $points } נקודות { $colour-fems }.
    }
tigris-advice-monument-pays-less =
    פחות מהאנדרטאות בכל תור: { $points ->
        [one] נקודה { $colour-fem } אחת.
        [two] שתי נקודות { $colour-fems }.
       *[other] { $points } נקודות { $colour-fems }.
    }
tigris-advice-endangers = { $leader-the } שלך בסכנה: הסיכוי שיסולק הוא כ־{ $chance }%.
tigris-advice-secures = { $leader-the } שלך בטוח יותר.
tigris-advice-threatens =
    בתור הבא { $leader-the } שלך יוכל לנצח בסכסוך חיצוני, בשווי של { $points ->
        [one] נקודה אחת בערך.
        [two] שתי נקודות בערך.
       *[other] { $points } נקודות בערך.
    }
tigris-advice-drives-out = { $leader-the } של { $seat-player } יורד מהלוח.
