### What is said of the game where games are listed

tigris-title = Tigris és Eufrátesz
tigris-about = Királyságok nőnek két folyó között, és összeérnek. A leggyengébb színed a pontszámod.
