### What is said of the game where games are listed

qwirkle-title = Qwirkle
qwirkle-about = Azonos színű vagy azonos formájú lapkák sorai. Gyorsan megtanulod, nehezen hagyod abba.
