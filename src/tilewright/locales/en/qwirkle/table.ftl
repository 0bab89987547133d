### Qwirkle's table in English: the board, the hand, what is asked, and what is said to those who listen

## What is asked

qwirkle-table-ask-wait = { $seat-player } to move.
qwirkle-table-ask-opening =
    { $size ->
        [one] You start. Place one tile.
       *[other] You start: place your longest line, { $size } tiles.
    }
qwirkle-table-ask-opening-more =
    { $count ->
        [one] One more tile in this line.
       *[other] { $count } more tiles in this line.
    }
qwirkle-table-ask-free-opening = You start. Place one or more tiles in a line.
qwirkle-table-ask-turn = Your turn: place tiles in one line, or trade.
qwirkle-table-ask-trade = None of your tiles fits. Trade at least one.
qwirkle-table-ask-trading = Select the tiles to trade.
qwirkle-table-ask-more = Place more tiles in the same line, or end your turn.
qwirkle-table-ask-end = No other tile fits in this line. End your turn.
qwirkle-table-ask-last = Your turn. The bag is empty: place what you can.
qwirkle-table-ask-pass = None of your tiles fits and the bag is empty, so you have to pass.

## What an action does

qwirkle-table-say-place = Place the { $tile-name } at { $cell }
qwirkle-table-say-trade = Trade { $tiles-name }
qwirkle-table-say-end = End turn
qwirkle-table-say-pass = Pass

## The board

qwirkle-table-board =
    { $count ->
        [0] The table, still empty. Use the arrow keys to move and Enter to place the selected tile.
        [one] The table with 1 tile. Use the arrow keys to move and Enter to place the selected tile.
       *[other] The table with { $count } tiles. Use the arrow keys to move and Enter to place the selected tile.
    }
qwirkle-table-cell-tile =
    { $laid ->
        [yes] { $cell }: { $tile-name }, placed this turn.
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
        [none] You can place the { $tile-name } here.
        [one] You can place the { $tile-name } here for 1 point.
       *[other] You can place the { $tile-name } here for { $points } points.
    }
qwirkle-table-picked =
    { $count ->
        [0] { $tile-name } selected: it doesn’t fit anywhere now.
        [one] { $tile-name } selected: it fits in 1 place.
       *[other] { $tile-name } selected: it fits in { $count } places.
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
qwirkle-table-nearer = Zoom in
qwirkle-table-farther = Zoom out
qwirkle-table-fit = Fit to screen
qwirkle-table-letters = Colour letters
qwirkle-table-plus = +{ $points }

## The hand

qwirkle-table-panel = Your hand and your turn
qwirkle-table-hand = Your tiles
qwirkle-table-points =
    { $points ->
        [one] 1 point so far
       *[other] { $points } points so far
    }
qwirkle-table-line =
    { $rule ->
        [QW-C2] Qwirkle { $points }
        [QW-C3] single tile { $points }
       *[other] line { $points }
    }
qwirkle-table-sort = Sort
qwirkle-table-trade = Trade…
qwirkle-table-trade-chosen =
    { $count ->
        [0] Select tiles to trade
        [one] Trade 1 tile
       *[other] Trade { $count } tiles
    }
qwirkle-table-trade-stop = Cancel
qwirkle-table-pass = Pass
qwirkle-table-end = End turn
qwirkle-table-bag =
    { $count ->
        [0] The bag is empty
        [one] 1 tile left in the bag
       *[other] { $count } tiles left in the bag
    }
qwirkle-table-last = The bag is empty. The first to play their last tile ends the game and scores 6 bonus points.
qwirkle-table-unseen = Unseen tiles
qwirkle-table-unseen-about = How many of each tile are still in the bag or in other players’ hands. There are three of each.

## Players

qwirkle-table-score =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
qwirkle-table-hand-size =
    { $count ->
        [0] No tiles in hand
        [one] 1 tile in hand
       *[other] { $count } tiles in hand
    }
qwirkle-table-announced = announced { $size }
qwirkle-table-standing = Final scores
qwirkle-table-verdict =
    { $ahead ->
        [0] Tied: the win is shared.
        [one] 1 point ahead of { $second }.
       *[other] { $ahead } points ahead of { $second }.
    }

## Moments

qwirkle-moment-qwirkle = Qwirkle!
