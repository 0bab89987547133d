### דפי השיעורים בעברית

shell-lesson-page = לומדים לשחק: { $title }
shell-lesson-progress = { $passed } מתוך { $count } שיעורים הושלמו
shell-lesson-begin = התחלה
shell-lesson-continue = המשך
shell-lesson-repeat = שוב
shell-lesson-done = הושלם
shell-lesson-number = שיעור { $number } מתוך { $count }
shell-lesson-you = אני
shell-lesson-other =
    שחקן { $number ->
        [1] א׳
        [2] ב׳
        [3] ג׳
        [4] ד׳
        [5] ה׳
        [6] ו׳
       *[other] ז׳
    }
shell-lesson-hint = רמז
shell-lesson-missed = לא בדיוק. אפשר לנסות שוב.
shell-lesson-again = מההתחלה
shell-lesson-next = השיעור הבא
shell-lesson-play = לשחק עכשיו
shell-lesson-missing = אין שיעור כזה.
