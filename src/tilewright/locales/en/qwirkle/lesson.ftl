### The lessons of Qwirkle in English

qwirkle-lesson-first-line-title = The first line
qwirkle-lesson-first-line-about = A line holds tiles of one colour with different shapes, or of one shape with different colours. Whoever can lay the longest line opens the game with all of it.
qwirkle-lesson-first-line-task = You announced three red tiles. Lay them in one line, then end your turn.
qwirkle-lesson-first-line-hint = Circle, cross and diamond are all red. Lay them side by side and press End turn.
qwirkle-lesson-first-line-praise = Three tiles in a line: three points.

qwirkle-lesson-longer-title = Make a line longer
qwirkle-lesson-longer-about = From now on what you lay must touch what lies there. A line that you lengthen scores a point for each of its tiles, the old ones too.
qwirkle-lesson-longer-task = Score four points with one tile.
qwirkle-lesson-longer-hint = Which of your tiles is red?
qwirkle-lesson-longer-praise = You laid one tile and were paid for four.

qwirkle-lesson-several-title = Several tiles in a turn
qwirkle-lesson-several-about = You may lay several tiles in a turn, all in one row or one column, if they share a colour or a shape with the whole line.
qwirkle-lesson-several-task = Your crosses go with the red cross. Score four points or more.
qwirkle-lesson-several-hint = Build a column through the red cross, above it and below it.
qwirkle-lesson-several-praise = Three tiles at once, and four points for the column.

qwirkle-lesson-no-doubles-title = No tile twice
qwirkle-lesson-no-doubles-about = No line has the same tile twice. So a line never has more than six tiles.
qwirkle-lesson-no-doubles-task = Make the red line longer.
qwirkle-lesson-no-doubles-hint = It has a circle, a cross, a diamond and a square already. What else is red in your hand?
qwirkle-lesson-no-doubles-praise = The star was missing. Your second red circle and diamond have to wait for another place.

qwirkle-lesson-two-lines-title = One tile, two lines
qwirkle-lesson-two-lines-about = A tile that ends in two lines scores in both of them.
qwirkle-lesson-two-lines-task = Find the place where one tile scores six points.
qwirkle-lesson-two-lines-hint = Look for the gap where a red row meets a column of squares.
qwirkle-lesson-two-lines-praise = Three for the row and three for the column.

qwirkle-lesson-alongside-title = Side by side
qwirkle-lesson-alongside-about = Tiles laid along a line make new lines across it. Each line of two or more counts.
qwirkle-lesson-alongside-task = Score six points with two green tiles.
qwirkle-lesson-alongside-hint = Lay them right above the red tiles of the same shapes.
qwirkle-lesson-alongside-praise = One green row and two columns: two points each.

qwirkle-lesson-both-ends-title = At both ends
qwirkle-lesson-both-ends-about = The tiles of a turn need not touch each other. It is enough that no gap is left between them at the end.
qwirkle-lesson-both-ends-task = Lengthen the green line at both ends at once.
qwirkle-lesson-both-ends-hint = The green star goes to one end, the green circle to the other.
qwirkle-lesson-both-ends-praise = Four points: the line counts once, with all its tiles.

qwirkle-lesson-qwirkle-title = A Qwirkle
qwirkle-lesson-qwirkle-about = A line of all six is a Qwirkle: six points for its tiles and six more.
qwirkle-lesson-qwirkle-task = Finish the red line.
qwirkle-lesson-qwirkle-hint = Five red shapes lie there. Only the clover is missing.
qwirkle-lesson-qwirkle-praise = Qwirkle! Twelve points. Mind lines of five: whoever is next may finish them.

qwirkle-lesson-trade-title = Trade
qwirkle-lesson-trade-about = Instead of laying tiles you may trade as many as you like for others from the bag. That takes your whole turn and scores nothing.
qwirkle-lesson-trade-task = None of your tiles fits. Trade at least three of them.
qwirkle-lesson-trade-hint = Press Trade, choose the tiles, and confirm.
qwirkle-lesson-trade-praise = New tiles, new chances.

qwirkle-lesson-last-tile-title = The last tile
qwirkle-lesson-last-tile-about = When the bag is empty, play goes on without drawing. Whoever lays their last tile first scores six more and ends the game.
qwirkle-lesson-last-tile-task = You are a few points behind. Lay both of your tiles this turn and win.
qwirkle-lesson-last-tile-hint = Both are circles, so they may lie side by side. First find a place for one of them.
qwirkle-lesson-last-tile-praise = Six more points, and the game is yours.
