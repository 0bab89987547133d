### What is said of the game where games are listed

qwirkle-title = Qwirkle
qwirkle-about = Egyszínű vagy egyforma sorok. Gyorsan megtanulod, nehezen hagyod abba.
