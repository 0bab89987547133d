### The lessons' pages in English

shell-lesson-page = Learn { $title }
shell-lesson-progress = { $passed } of { $count } lessons completed
shell-lesson-begin = Start
shell-lesson-continue = Continue
shell-lesson-repeat = Repeat
shell-lesson-done = completed
shell-lesson-number = Lesson { $number } of { $count }
shell-lesson-you = You
shell-lesson-other =
    Player { $number ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
       *[other] G
    }
shell-lesson-hint = Hint
shell-lesson-missed = Not quite. Try again.
shell-lesson-again = Restart
shell-lesson-next = Next lesson
shell-lesson-play = Play a game
shell-lesson-missing = No such lesson.
