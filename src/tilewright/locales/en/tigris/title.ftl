### What is said of the game where games are listed

tigris-title = Tigris & Euphrates
tigris-about = Kingdoms grow between two rivers until they clash. Your weakest colour is your score.
