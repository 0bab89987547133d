### The lessons of Qwirkle in English

qwirkle-lesson-first-line-title = The first line
qwirkle-lesson-first-line-about = A line is made of tiles of one colour with different shapes, or one shape in different colours. Whoever can make the longest line starts, and plays all of it.
qwirkle-lesson-first-line-task = You announced three red tiles. Place them in one line, then end your turn.
qwirkle-lesson-first-line-hint = The circle, the cross and the diamond are all red. Place them side by side and press End turn.
qwirkle-lesson-first-line-praise = Three tiles in a line: three points.

qwirkle-lesson-longer-title = Extend a line
qwirkle-lesson-longer-about = From now on, the tiles you place must connect to those on the table. When you extend a line, you score a point for each tile in it, old and new.
qwirkle-lesson-longer-task = Score four points with one tile.
qwirkle-lesson-longer-hint = Which of your tiles is red?
qwirkle-lesson-longer-praise = You placed one tile and scored for four.

qwirkle-lesson-several-title = Several tiles in one turn
qwirkle-lesson-several-about = You may place several tiles in a turn, as long as they all go in the same line and fit its colour or its shape.
qwirkle-lesson-several-task = Your crosses match the red cross. Score four points or more.
qwirkle-lesson-several-hint = Build a column through the red cross, above and below it.
qwirkle-lesson-several-praise = Three tiles at once, and four points for the column.

qwirkle-lesson-no-doubles-title = No duplicates
qwirkle-lesson-no-doubles-about = A line never contains the same tile twice, so it can’t be longer than six.
qwirkle-lesson-no-doubles-task = Extend the red line.
qwirkle-lesson-no-doubles-hint = It already has a circle, a cross, a diamond and a square. What else is red in your hand?
qwirkle-lesson-no-doubles-praise = The star was missing. Your second red circle and diamond will have to go somewhere else.

qwirkle-lesson-two-lines-title = One tile, two lines
qwirkle-lesson-two-lines-about = A tile that belongs to two lines scores in both.
qwirkle-lesson-two-lines-task = Find the spot where one tile scores six points.
qwirkle-lesson-two-lines-hint = Look for the gap where a red row meets a column of squares.
qwirkle-lesson-two-lines-praise = Three for the row and three for the column.

qwirkle-lesson-alongside-title = Side by side
qwirkle-lesson-alongside-about = Tiles placed alongside a line form new lines across it. Every line of two or more scores.
qwirkle-lesson-alongside-task = Score six points with two green tiles.
qwirkle-lesson-alongside-hint = Place them right above the red tiles of the same shapes.
qwirkle-lesson-alongside-praise = One green row and two columns, two points each.

qwirkle-lesson-both-ends-title = Both ends
qwirkle-lesson-both-ends-about = The tiles you place in a turn needn’t touch each other, as long as they end up in one line without gaps.
qwirkle-lesson-both-ends-task = Extend the green line at both ends in one turn.
qwirkle-lesson-both-ends-hint = The green star goes at one end, the green circle at the other.
qwirkle-lesson-both-ends-praise = Four points: the line scores once, with all its tiles.

qwirkle-lesson-qwirkle-title = A Qwirkle
qwirkle-lesson-qwirkle-about = A line of all six is a Qwirkle: six points for its tiles and six bonus points.
qwirkle-lesson-qwirkle-task = Complete the red line.
qwirkle-lesson-qwirkle-hint = Five red shapes are on the table. Only the clover is missing.
qwirkle-lesson-qwirkle-praise = Qwirkle! Twelve points. Beware of lines of five: the next player may complete them.

qwirkle-lesson-trade-title = Trade
qwirkle-lesson-trade-about = Instead of placing tiles, you may swap any number of them for new ones from the bag. That takes your whole turn and scores nothing.
qwirkle-lesson-trade-task = None of your tiles fits. Trade at least three of them.
qwirkle-lesson-trade-hint = Press Trade, select the tiles and confirm.
qwirkle-lesson-trade-praise = New tiles, new chances.

qwirkle-lesson-last-tile-title = The last tile
qwirkle-lesson-last-tile-about = Once the bag is empty, you play on without drawing. The first to play their last tile scores six bonus points and ends the game.
qwirkle-lesson-last-tile-task = You’re a few points behind. Play both of your tiles this turn and win.
qwirkle-lesson-last-tile-hint = Both are circles, so they can go side by side. First find a spot for one of them.
qwirkle-lesson-last-tile-praise = Six bonus points, and you win.
