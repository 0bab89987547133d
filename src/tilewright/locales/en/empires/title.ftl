### What is said of the game where games are listed

empires-title = Struggle of Empires
empires-about = Three wars of the eighteenth century, with alliances up for auction.
