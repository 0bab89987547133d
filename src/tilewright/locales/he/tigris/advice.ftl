### הפרת והחידקל בעברית: למה הפעולה מומלצת

tigris-advice-odds = במקרה של הצלחה, בסיכוי של { $chance }%:
tigris-advice-scores =
    { $points ->
        [one] נקודה { $colour-fem } אחת.
       *[other] { $points } נקודות { $colour-fems }.
    }
tigris-advice-scores-weakest =
    { $points ->
        [one] נקודה { $colour-fem } אחת, בצבע החלש ביותר שלך.
       *[other] { $points } נקודות { $colour-fems }, בצבע החלש ביותר שלך.
    }
tigris-advice-gives-points =
    גם { $seat-player }: { $points ->
        [one] נקודה { $colour-fem } אחת.
       *[other] { $points } נקודות { $colour-fems }.
    }
tigris-advice-takes-treasures =
    { $count ->
        [one] לקיחת אוצר.
       *[other] לקיחת { $count } אוצרות.
    }
tigris-advice-nears-treasures =
    { $count ->
        [one] אוצר אחד במרחק אריח אחד מממלכת הסוחר שלך.
       *[other] { $count } אוצרות במרחק אריח אחד מממלכת הסוחר שלך.
    }
tigris-advice-draws-anew =
    { $count ->
        [one] החלפה של אריח שאין בו עכשיו תועלת רבה.
       *[other] החלפה של { $count } אריחים שאין בהם עכשיו תועלת רבה.
    }
tigris-advice-leads = { $leader-the } שלך נכנס לפעולה.
tigris-advice-loses-leader = { $leader-the } שלך יורד מהלוח.
tigris-advice-monument-pays =
    אנדרטה שמזכה אותך בכל תור בעוד { $points ->
        [one] נקודה { $colour-fem } אחת.
       *[other] { $points } נקודות { $colour-fems }.
    }
tigris-advice-monument-pays-less =
    פחות מהאנדרטאות בכל תור: { $points ->
        [one] נקודה { $colour-fem } אחת.
       *[other] { $points } נקודות { $colour-fems }.
    }
tigris-advice-endangers = סכנה ל{ $leader-name } שלך: הסיכון לסילוקו כ־{ $chance }%.
tigris-advice-secures = { $leader-the } שלך בטוח יותר.
tigris-advice-threatens =
    אפשרות לניצחון של { $leader-the } שלך בסכסוך חיצוני, בשווי של { $points ->
        [one] נקודה אחת בערך.
       *[other] { $points } נקודות בערך.
    }
tigris-advice-drives-out = { $leader-the } של { $seat-player } מאבד את מקומו.
