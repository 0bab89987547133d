### The lessons of Tigris & Euphrates in English

tigris-lesson-leader-title = Place a leader
tigris-lesson-leader-about = You have four leaders: the black king, the red priest, the blue farmer and the green trader. A leader goes on an empty land space next to a temple.
tigris-lesson-leader-task = Place one of your leaders on the board.
tigris-lesson-leader-hint = Pick a leader and choose a land space next to a red temple. Leaders can’t go on the river.
tigris-lesson-leader-praise = Your dynasty has a kingdom: a group of connected pieces with a leader in it.

tigris-lesson-tile-title = Points for tiles
tigris-lesson-tile-about = A tile placed in a kingdom scores a point in its colour for the owner of the leader of that colour.
tigris-lesson-tile-task = Your king is on the board. Place a settlement so that it scores a black point.
tigris-lesson-tile-hint = Settlements are black, and so is the king. Place one next to something in the king’s kingdom.
tigris-lesson-tile-praise = One black point. The king’s owner gets it no matter who places the tile.

tigris-lesson-king-title = The king takes the rest
tigris-lesson-king-about = In a kingdom without a leader of the tile’s colour, the king takes the point, in the colour of the tile.
tigris-lesson-king-task = Your trader is not on the board. Score a green point anyway.
tigris-lesson-king-hint = Place a market in your king’s kingdom.
tigris-lesson-king-praise = The king took a green point for you. With a trader in this kingdom, the trader’s owner would have got it instead.

tigris-lesson-river-title = Farms go on the river
tigris-lesson-river-about = Blue farms go on river spaces, and nothing else does. All other tiles go on land.
tigris-lesson-river-task = Score a blue point with your farmer.
tigris-lesson-river-hint = Place a farm on the river, right next to the farmer or the temple.
tigris-lesson-river-praise = Your farmer brings in the harvest.

tigris-lesson-revolt-title = Win a revolt
tigris-lesson-revolt-about = Placing a leader in a kingdom that already has one of the same colour starts a revolt. Each side counts the temples next to its leader and adds temples from its hand. The defender wins ties.
tigris-lesson-revolt-task = The bull’s priest rules here. Place your own priest in the same kingdom, and win.
tigris-lesson-revolt-hint = Find a space next to two or more temples. The bull may add a temple from their hand, so add one too.
tigris-lesson-revolt-praise = The bull’s priest is withdrawn, and you score a red point.

tigris-lesson-war-title = Join kingdoms and win the war
tigris-lesson-war-about = A tile may join two kingdoms. Leaders of the same colour then go to war: each side counts the tiles of that colour on its own side and adds such tiles from its hand. The defender wins ties.
tigris-lesson-war-task = Two traders face each other. Join their kingdoms and win.
tigris-lesson-war-hint = Place a temple in the gap at J10. You have two markets on your side. The bull has one and may add another, so add some of your own.
tigris-lesson-war-praise = You score a point for the beaten trader and one for every market removed.

tigris-lesson-monument-title = Build a monument
tigris-lesson-monument-about = Four tiles of one colour in a square can become a monument of that colour and another. The four tiles are turned face down and no longer count.
tigris-lesson-monument-task = Complete the square of settlements and build a monument.
tigris-lesson-monument-hint = The square lacks one tile, at I4. Place a settlement there, then choose a monument.
tigris-lesson-monument-praise = It pays off to have leaders of both its colours in this kingdom.

tigris-lesson-income-title = What monuments pay
tigris-lesson-income-about = At the end of your turn, each monument gives you a point in each of its two colours for which you have the leader in its kingdom.
tigris-lesson-income-task = You have one action left. Make the green and black monument pay you in both colours.
tigris-lesson-income-hint = Your king is already there. The trader is missing: place it next to the temple at J4 or at F3.
tigris-lesson-income-praise = One black point and one green point, and again every turn as long as they stay.

tigris-lesson-treasure-title = Treasures for the trader
tigris-lesson-treasure-about = When a kingdom has two or more treasures, the owner of its trader takes all but one. At the end of the game each counts as a point in any colour.
tigris-lesson-treasure-task = Connect a second treasure to your trader’s kingdom, and take one.
tigris-lesson-treasure-hint = Close the gap between the temples at I11 and K11.
tigris-lesson-treasure-praise = In the final scoring, a treasure goes to whichever colour needs it most.

tigris-lesson-catastrophe-title = Catastrophe
tigris-lesson-catastrophe-about = Twice in a game you may place a catastrophe, on an empty space or on a tile, which is destroyed. It can’t go on a leader, a monument or a tile with a treasure. A leader with no temple next to it is withdrawn.
tigris-lesson-catastrophe-task = Drive the bull’s king off the board without a fight.
tigris-lesson-catastrophe-hint = The king depends on a single temple, the one at H6.
tigris-lesson-catastrophe-praise = No temple, no king. And what a catastrophe splits stays split.

tigris-lesson-swap-title = Swap tiles
tigris-lesson-swap-about = For one action, discard as many tiles from your hand as you like and draw as many new ones.
tigris-lesson-swap-task = Six farms are five too many. Discard at least four tiles.
tigris-lesson-swap-hint = Select the tiles in your hand and swap them.
tigris-lesson-swap-praise = You can use the new tiles right away, with your second action.

tigris-lesson-weakest-title = The weakest colour counts
tigris-lesson-weakest-about = At the end, only the colour in which you have the fewest points counts. Whoever has the most there wins.
tigris-lesson-weakest-task = You have one action left. Use it where it helps you most.
tigris-lesson-weakest-hint = Compare your four colours. Which one is the lowest?
tigris-lesson-weakest-praise = Three green points, and your weakest colour has grown. Balance wins this game.
