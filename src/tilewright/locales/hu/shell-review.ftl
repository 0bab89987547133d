### Visszatekintés egy játékra, magyarul

shell-review = Visszatekintés a játékra
shell-review-thinking = A játék áttekintése …
shell-review-graph = A játékosok esélyei az első lépéstől az utolsóig
shell-review-moment = { $name }, { $number }. lépés: { $loss } veszett el
shell-review-played = Lépés: { $action }.
shell-review-better = Jobb lett volna: { $action }.
shell-review-nothing = Egyetlen lépés sem adott fel sokat.
shell-review-master = Mester megkérdezése: egy-két percig tart
