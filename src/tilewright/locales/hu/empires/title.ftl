### What is said of the game where games are listed

empires-title = Birodalmak harca
empires-about = A tizennyolcadik század három háborúja, elárverezett szövetségekkel.
