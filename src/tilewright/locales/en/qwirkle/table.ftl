### Qwirkle's table in English: the board, the hand, what is asked, and what is said to those who listen

## What is asked

qwirkle-table-ask-wait = { $seat-player } is playing.
qwirkle-table-ask-opening =
    { $size ->
        [one] You open the game. Lay one tile.
       *[other] You open the game: lay the longest line, { $size } tiles.
    }
qwirkle-table-ask-opening-more =
    { $count ->
        [one] One more tile in this line.
       *[other] { $count } more tiles in this line.
    }
qwirkle-table-ask-free-opening = You open the game. Lay one tile or more in a line.
qwirkle-table-ask-turn = Your turn: lay tiles in one line, or trade.
qwirkle-table-ask-trade = None of your tiles fits. Trade some of them.
qwirkle-table-ask-trading = Choose the tiles that you want to trade.
qwirkle-table-ask-more = Lay more tiles in the same line, or end your turn.
qwirkle-table-ask-end = No other tile fits in this line. End your turn.
qwirkle-table-ask-last = Your turn. The bag is empty: lay what you can.
qwirkle-table-ask-pass = None of your tiles fits and the bag is empty. You pass.

## What an action does

qwirkle-table-say-place = { $tile-name } to { $cell }
qwirkle-table-say-trade = trade { $tiles-name }
qwirkle-table-say-end = end the turn
qwirkle-table-say-pass = pass

## The board

qwirkle-table-board =
    { $count ->
        [0] The table, still empty. Arrows go from cell to cell, Enter lays the tile that you picked up.
        [one] The table with one tile. Arrows go from cell to cell, Enter lays the tile that you picked up.
       *[other] The table with { $count } tiles. Arrows go from cell to cell, Enter lays the tile that you picked up.
    }
qwirkle-table-cell-tile =
    { $laid ->
        [yes] { $cell }: { $tile-name }, laid this turn.
       *[no] { $fresh ->
            [yes] { $cell }: { $tile-name }, new.
           *[no] { $cell }: { $tile-name }.
        }
    }
qwirkle-table-cell-empty = { $cell }: empty, { $around }.
qwirkle-table-cell-lonely = { $cell }: empty.
qwirkle-table-beside =
    { $side ->
        [left] { $tile-name } on the left
        [right] { $tile-name } on the right
        [above] { $tile-name } above
       *[below] { $tile-name } below
    }
qwirkle-table-cell-target =
    { $points ->
        [none] You may lay the { $tile-name } here.
        [one] You may lay the { $tile-name } here, for one point.
       *[other] You may lay the { $tile-name } here, for { $points } points.
    }
qwirkle-table-picked =
    { $count ->
        [0] { $tile-name } picked up: it fits nowhere now.
        [one] { $tile-name } picked up: it fits in one place.
       *[other] { $tile-name } picked up: it fits in { $count } places.
    }
qwirkle-table-letter =
    { $colour ->
        [R] R
        [O] O
        [Y] Y
        [G] G
        [B] B
       *[P] P
    }
qwirkle-table-nearer = Nearer
qwirkle-table-farther = Farther
qwirkle-table-fit = Show everything
qwirkle-table-letters = Letters for colours
qwirkle-table-plus = +{ $points }

## The hand

qwirkle-table-panel = Your hand and your turn
qwirkle-table-hand = Your tiles
qwirkle-table-points =
    { $points ->
        [one] One point so far.
       *[other] { $points } points so far.
    }
qwirkle-table-line =
    { $rule ->
        [QW-C2] Qwirkle { $points }
        [QW-C3] single tile { $points }
       *[other] line { $points }
    }
qwirkle-table-sort = Sort
qwirkle-table-trade = Trade …
qwirkle-table-trade-chosen =
    { $count ->
        [0] Choose tiles to trade
        [one] Trade one tile
       *[other] Trade { $count } tiles
    }
qwirkle-table-trade-stop = Keep all
qwirkle-table-pass = Pass
qwirkle-table-end = End turn
qwirkle-table-bag =
    { $count ->
        [0] The bag is empty
        [one] One tile left in the bag
       *[other] { $count } tiles left in the bag
    }
qwirkle-table-last = The bag is empty. Whoever lays their last tile ends the game and scores 6 more.
qwirkle-table-unseen = Not seen yet
qwirkle-table-unseen-about = How many of each tile are in the bag or in the hands of others. There are three of each.

## Players

qwirkle-table-score =
    { $points ->
        [one] One point
       *[other] { $points } points
    }
qwirkle-table-hand-size =
    { $count ->
        [0] No tiles in hand
        [one] One tile in hand
       *[other] { $count } tiles in hand
    }
qwirkle-table-announced = announced { $size }
qwirkle-table-standing = Final scores
qwirkle-table-verdict =
    { $ahead ->
        [0] Equal points share the victory.
        [one] One point ahead of { $second }.
       *[other] { $ahead } points ahead of { $second }.
    }

## Moments

qwirkle-moment-qwirkle = A Qwirkle!
