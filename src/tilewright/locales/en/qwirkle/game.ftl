### Qwirkle in English

## Tiles

qwirkle-name-Rci = red circle
qwirkle-name-Rx = red cross
qwirkle-name-Rdi = red diamond
qwirkle-name-Rsq = red square
qwirkle-name-Rst = red star
qwirkle-name-Rcl = red clover
qwirkle-name-Oci = orange circle
qwirkle-name-Ox = orange cross
qwirkle-name-Odi = orange diamond
qwirkle-name-Osq = orange square
qwirkle-name-Ost = orange star
qwirkle-name-Ocl = orange clover
qwirkle-name-Yci = yellow circle
qwirkle-name-Yx = yellow cross
qwirkle-name-Ydi = yellow diamond
qwirkle-name-Ysq = yellow square
qwirkle-name-Yst = yellow star
qwirkle-name-Ycl = yellow clover
qwirkle-name-Gci = green circle
qwirkle-name-Gx = green cross
qwirkle-name-Gdi = green diamond
qwirkle-name-Gsq = green square
qwirkle-name-Gst = green star
qwirkle-name-Gcl = green clover
qwirkle-name-Bci = blue circle
qwirkle-name-Bx = blue cross
qwirkle-name-Bdi = blue diamond
qwirkle-name-Bsq = blue square
qwirkle-name-Bst = blue star
qwirkle-name-Bcl = blue clover
qwirkle-name-Pci = purple circle
qwirkle-name-Px = purple cross
qwirkle-name-Pdi = purple diamond
qwirkle-name-Psq = purple square
qwirkle-name-Pst = purple star
qwirkle-name-Pcl = purple clover

## Why an action is refused

qwirkle-refusal-the-game-is-over = The game is over.
qwirkle-refusal-this-is-no-action-of-qwirkle = Qwirkle has no such action: on your turn you place tiles, trade or pass.
qwirkle-refusal-you-do-not-hold-this-tile = You have no { $tile-name } ({ $tile }) in your hand.
qwirkle-refusal-it-touches-no-tile = A tile must touch one that is already on the table; { $cell } doesn’t touch any.
qwirkle-refusal-the-opening-has-its-size = Your opening line has its { $size } tiles. End your turn now.
qwirkle-refusal-no-line-of-the-announced-size-would-be-left =
    You announced a line of { $size }. After placing the { $tile-name } ({ $tile }) you could no longer complete it.
qwirkle-refusal-nothing-is-laid-yet = Place at least one tile before you end your turn.
qwirkle-refusal-the-opening-is-too-short =
    { $laid ->
        [one] You have placed 1 tile
       *[other] You have placed { $laid } tiles
    }, but you announced a line of { $size }: place all { $size }.
qwirkle-refusal-a-turn-is-a-play-or-a-trade = You have placed a tile this turn, so you can’t trade.
qwirkle-refusal-the-opening-is-no-trade = The first turn must place tiles. You can trade from your next turn on.
qwirkle-refusal-the-opening-is-no-pass = The first turn must place tiles, so you can’t pass.
qwirkle-refusal-the-bag-is-empty = The bag is empty, so there is nothing to trade for.
qwirkle-refusal-a-trade-needs-a-tile = Choose at least one tile to trade.
qwirkle-refusal-you-do-not-hold-these-tiles = You don’t have all of these in your hand: { $tiles-name } ({ $tiles }).
qwirkle-refusal-the-bag-holds-fewer-tiles =
    You can’t trade { $count } tiles: only { $bag } left in the bag.
qwirkle-refusal-a-turn-begun-is-ended-not-passed = You have placed a tile this turn, so end your turn instead of passing.
qwirkle-refusal-with-tiles-in-the-bag-you-play-or-trade =
    { $bag ->
        [one] There is still 1 tile
       *[other] There are still { $bag } tiles
    } in the bag, so you can’t pass: place tiles or trade.
qwirkle-refusal-you-have-a-play-and-must-play = At least one of your tiles fits, so you must play.
qwirkle-refusal-there-is-a-tile-already = { $cell } is taken by the { $tile-name } ({ $tile }).
qwirkle-refusal-the-first-tile-goes-to-the-middle = The first tile of the game goes in the middle, at { $middle }, not at { $cell }.
qwirkle-refusal-it-leaves-a-gap = Placing at { $cell } leaves a gap: fill { $gap } first.
qwirkle-refusal-it-is-not-in-the-line-of-this-turn =
    All tiles you place in a turn must be in one line; { $cell } is not in line with { $first }, where you started.
qwirkle-refusal-the-line-would-be-longer-than-six =
    With the { $tile-name } ({ $tile }) at { $cell }, the { $line ->
        [row] row
       *[column] column
    } would have { $length } tiles. Six is the maximum.
qwirkle-refusal-the-line-has-this-tile-already =
    The { $line ->
        [row] row
       *[column] column
    } through { $cell } already has the { $tile-name } ({ $tile }), at { $at }.
qwirkle-refusal-it-shares-neither-colour-nor-shape =
    At { $cell } the { $tile-name } ({ $tile }) would be in the same { $line ->
        [row] row
       *[column] column
    } as the { $other-name } ({ $other }) at { $at }, but they share neither colour nor shape.
qwirkle-refusal-it-joins-two-lines-that-share-a-tile =
    At { $cell } the { $tile-name } ({ $tile }) would join two lines into one { $line ->
        [row] row
       *[column] column
    }, but both contain the { $other-name } ({ $other }).
qwirkle-refusal-the-line-does-not-share-one-attribute =
    With the { $tile-name } ({ $tile }) at { $cell }, the { $line ->
        [row] row
       *[column] column
    } would no longer be all one colour or all one shape.

## What happens

qwirkle-event-dealt =
    { $tiles ->
        [none] { $seat-player } draws a starting hand of { $count } tiles.
       *[other] { $seat-player } starts with: { $tiles-name }.
    }
qwirkle-event-announced = { $seat-player } announces a line of { $size }.
qwirkle-event-opens = { $seat-player } goes first.
qwirkle-event-placed = { $seat-player } places the { $tile-name } at { $x },{ $y }.
qwirkle-event-scored =
    { $seat-player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $lines }.
    .lines =
        { $rule ->
            [QW-C2] a Qwirkle ({ $points })
            [QW-C3] a single tile
           *[other] a line of { $cells-count }
        }
qwirkle-event-drew =
    { $tiles ->
        [none] { $seat-player } draws { $count ->
            [one] a tile
           *[other] { $count } tiles
        }.
       *[other] { $seat-player } draws: { $tiles-name }.
    }
qwirkle-event-traded =
    { $tiles ->
        [none] { $seat-player } trades { $count ->
            [one] a tile
           *[other] { $count } tiles
        }.
       *[other] { $seat-player } trades in: { $tiles-name }.
    }
qwirkle-event-passed = { $seat-player } can’t play and passes.
qwirkle-event-ran-out = { $seat-player } has run out of tiles and scores { $points } bonus points.
qwirkle-event-ended =
    { $reason ->
        [a-player-ran-out-of-tiles] { qwirkle-ending-a-player-ran-out-of-tiles }
        [all-players-passed] { qwirkle-ending-all-players-passed }
        [no-tile-fits-anywhere] { qwirkle-ending-no-tile-fits-anywhere }
       *[only-trades-for-six-rounds] { qwirkle-ending-only-trades-for-six-rounds }
    } Final scores – { $scores }.
    .scores = { $index-player }: { $value }

## Why the game ended

qwirkle-ending-a-player-ran-out-of-tiles = Game over: the bag is empty and a player has run out of tiles.
qwirkle-ending-all-players-passed = Game over: everyone passed.
qwirkle-ending-no-tile-fits-anywhere = Game over: no tile fits anywhere.
qwirkle-ending-only-trades-for-six-rounds = Game over: nothing but trades for six rounds.

## Options

qwirkle-option-free-opening = The first player may open with any number of tiles, not just the whole line they announced.
    .title = Free opening
