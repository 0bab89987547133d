### The lessons' pages in English

shell-lesson-page = Learn { $title }
shell-lesson-progress = { $passed } of { $count } lessons done
shell-lesson-begin = Begin
shell-lesson-continue = Go on
shell-lesson-repeat = Once more
shell-lesson-done = done
shell-lesson-number = Lesson { $number } of { $count }
shell-lesson-you = You
shell-lesson-other = Player { $number }
shell-lesson-hint = Hint
shell-lesson-missed = Not quite. Have another try.
shell-lesson-again = Start again
shell-lesson-next = Next lesson
shell-lesson-play = Play a game
shell-lesson-missing = There is no such lesson.
