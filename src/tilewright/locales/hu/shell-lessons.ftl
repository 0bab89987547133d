### A leckék oldalai magyarul

shell-lesson-page = { $title }: leckék
shell-lesson-progress = { $count } leckéből { $passed } kész
shell-lesson-begin = Kezdés
shell-lesson-continue = Folytatás
shell-lesson-repeat = Újra
shell-lesson-done = kész
shell-lesson-number = { $number }. lecke, összesen { $count }
shell-lesson-you = Te
shell-lesson-other = { $number }. játékos
shell-lesson-hint = Tipp
shell-lesson-missed = Nem egészen. Próbáld újra!
shell-lesson-again = Elölről
shell-lesson-next = Következő lecke
shell-lesson-play = Játsszunk
shell-lesson-missing = Nincs ilyen lecke.
