### The lessons of Tigris & Euphrates in English

tigris-lesson-leader-title = Place a leader
tigris-lesson-leader-about = You have four leaders: the black king, the red priest, the blue farmer and the green trader. A leader stands on empty land beside a temple.
tigris-lesson-leader-task = Place one of your leaders on the board.
tigris-lesson-leader-hint = Pick up a leader and choose a land cell next to a red temple. The river will not do.
tigris-lesson-leader-praise = Your dynasty has a kingdom: a region with a leader in it.

tigris-lesson-tile-title = Points for tiles
tigris-lesson-tile-about = A tile laid in a kingdom gives a point in its colour to the owner of the leader of that colour.
tigris-lesson-tile-task = Your king is on the board. Lay a settlement so that it scores a black point.
tigris-lesson-tile-hint = A settlement is black, and so is the king. Lay it beside something of his kingdom.
tigris-lesson-tile-praise = One black point. It would have gone to the king's owner whoever had laid the tile.

tigris-lesson-king-title = The king takes the rest
tigris-lesson-king-about = Where a kingdom has no leader of a tile's colour, its king takes the point, in the colour of the tile.
tigris-lesson-king-task = Your trader is not on the board. Score a green point all the same.
tigris-lesson-king-hint = Lay a market in the kingdom of your king.
tigris-lesson-king-praise = The king took a green point for you. A trader in this kingdom would have taken it from him.

tigris-lesson-river-title = Farms lie on the river
tigris-lesson-river-about = Blue farms go on river cells, and nothing else does. All other tiles go on land.
tigris-lesson-river-task = Score a blue point with your farmer.
tigris-lesson-river-hint = Lay a farm on the river right beside the farmer or his temple.
tigris-lesson-river-praise = Your farmer brings in the harvest.

tigris-lesson-revolt-title = Win a revolt
tigris-lesson-revolt-about = A leader placed in a kingdom that has one of its colour starts a revolt. Each side counts the temples beside its leader, and adds temples from hand. A tie is the defender's.
tigris-lesson-revolt-task = The bull's priest rules here. Place your own priest in his kingdom, and beat him.
tigris-lesson-revolt-hint = Find a cell beside two temples or more. The bull may add a temple from hand, so add one too.
tigris-lesson-revolt-praise = The bull's priest goes home, and you score a red point.

tigris-lesson-war-title = Join kingdoms and win the war
tigris-lesson-war-about = A tile may join two kingdoms. Leaders of one colour then fight: each counts the tiles of that colour on his side, and adds such tiles from hand. A tie is the defender's.
tigris-lesson-war-task = Two traders face each other. Join their kingdoms and win.
tigris-lesson-war-hint = Lay a temple in the gap at J10. You have two markets on your side, the bull has one and may add one: do not come with nothing.
tigris-lesson-war-praise = You score for the trader and for every market that was removed.

tigris-lesson-monument-title = Build a monument
tigris-lesson-monument-about = Four tiles of one colour in a square may become a monument of that colour and another. The four are turned over and count for nothing more.
tigris-lesson-monument-task = Complete the square of settlements and build a monument.
tigris-lesson-monument-hint = The square lacks one cell, I4. Lay a settlement there, then choose a monument.
tigris-lesson-monument-praise = It pays to have a leader of each of its colours in this kingdom.

tigris-lesson-income-title = What monuments pay
tigris-lesson-income-about = At the end of your turn each monument gives you a point in each of its two colours for which you have the leader in its kingdom.
tigris-lesson-income-task = One action is left. Make the green and black monument pay in both colours.
tigris-lesson-income-hint = Your king is there already. The trader is missing: place him beside the temple at J4 or at F3.
tigris-lesson-income-praise = A point in black, a point in green, and again every turn while they stay.

tigris-lesson-treasure-title = Treasures for the trader
tigris-lesson-treasure-about = When a kingdom holds two treasures or more, the owner of its trader takes all but one. At the end each counts as a point of any colour.
tigris-lesson-treasure-task = Join a second treasure to the kingdom of your trader, and take one.
tigris-lesson-treasure-hint = Close the gap between the temples at I11 and K11.
tigris-lesson-treasure-praise = A treasure goes to whatever colour you will need most.

tigris-lesson-catastrophe-title = Catastrophe
tigris-lesson-catastrophe-about = Twice in a game you may place a catastrophe, on an empty cell or on a tile, which is destroyed. It cannot go on a leader, on a tile with a treasure or on a monument. A leader without a temple beside it goes home.
tigris-lesson-catastrophe-task = Drive the bull's king from the board without a fight.
tigris-lesson-catastrophe-hint = He leans on a single temple, the one at H6.
tigris-lesson-catastrophe-praise = No temple, no king. And what a catastrophe parts stays apart.

tigris-lesson-swap-title = Swap tiles
tigris-lesson-swap-about = One action throws away as many tiles of your hand as you like and draws as many new ones.
tigris-lesson-swap-task = Six farms are five too many. Throw away at least four tiles.
tigris-lesson-swap-hint = Choose the tiles in your hand and swap them.
tigris-lesson-swap-praise = The new tiles may be used at once, with your second action.

tigris-lesson-weakest-title = The weakest colour counts
tigris-lesson-weakest-about = At the end only the colour counts in which you have the fewest points. Whoever has most there wins.
tigris-lesson-weakest-task = One action is left. Use it where it helps you most.
tigris-lesson-weakest-hint = Compare your four colours. Which one is the lowest?
tigris-lesson-weakest-praise = Three green points, and your weakest colour has grown. Balance wins this game.
