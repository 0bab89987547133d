### What is said of the game where games are listed

tigris-title = Tigris és Eufrátesz
tigris-about = Két folyó között királyságok nőnek, míg össze nem csapnak. A leggyengébb színed a pontszámod.
