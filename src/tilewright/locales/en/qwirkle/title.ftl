### What is said of the game where games are listed

qwirkle-title = Qwirkle
qwirkle-about = Lines of one colour or one shape. Quick to learn, hard to put down.
