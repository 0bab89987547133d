### Visszatekintés egy játékra, magyarul

shell-review = A játék elemzése
shell-review-thinking = A játék elemzése folyamatban…
shell-review-graph = A játékosok esélyei az első lépéstől az utolsóig
shell-review-moment = { $name }, { $number }. lépés: { $loss } veszteség
shell-review-played = Lépés: { $action }.
shell-review-better = Jobb lett volna: { $action }.
shell-review-nothing = Nem volt nagy hiba.
shell-review-master = Elemzés a Mesterbottal (egy-két perc)
