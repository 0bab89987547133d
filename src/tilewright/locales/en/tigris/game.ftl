### Tigris & Euphrates in English

## Words: colours with their tile, building and leader; leaders; dynasties; what can lie on a cell

tigris-name-red = red
    .tile = temple
    .tiles = temples
    .some = a temple
    .some-several = temples
    .building = library
    .leaders = priests
tigris-name-blue = blue
    .tile = farm
    .tiles = farms
    .some = a farm
    .some-several = farms
    .building = granary
    .leaders = farmers
tigris-name-green = green
    .tile = market
    .tiles = markets
    .some = a market
    .some-several = markets
    .building = market hall
    .leaders = traders
tigris-name-black = black
    .tile = settlement
    .tiles = settlements
    .some = a settlement
    .some-several = settlements
    .building = palace
    .leaders = kings

tigris-name-priest = priest
tigris-name-farmer = farmer
tigris-name-trader = trader
tigris-name-king = king

tigris-name-archer = archer
tigris-name-bull = bull
tigris-name-lion = lion
tigris-name-pot = pot

tigris-name-red-blue = red and blue
tigris-name-red-green = red and green
tigris-name-red-black = red and black
tigris-name-blue-green = blue and green
tigris-name-blue-black = blue and black
tigris-name-green-black = green and black

tigris-name-archer_priest = archer’s priest
    .there = the archer’s priest
tigris-name-archer_farmer = archer’s farmer
    .there = the archer’s farmer
tigris-name-archer_trader = archer’s trader
    .there = the archer’s trader
tigris-name-archer_king = archer’s king
    .there = the archer’s king
tigris-name-bull_priest = bull’s priest
    .there = the bull’s priest
tigris-name-bull_farmer = bull’s farmer
    .there = the bull’s farmer
tigris-name-bull_trader = bull’s trader
    .there = the bull’s trader
tigris-name-bull_king = bull’s king
    .there = the bull’s king
tigris-name-lion_priest = lion’s priest
    .there = the lion’s priest
tigris-name-lion_farmer = lion’s farmer
    .there = the lion’s farmer
tigris-name-lion_trader = lion’s trader
    .there = the lion’s trader
tigris-name-lion_king = lion’s king
    .there = the lion’s king
tigris-name-pot_priest = pot’s priest
    .there = the pot’s priest
tigris-name-pot_farmer = pot’s farmer
    .there = the pot’s farmer
tigris-name-pot_trader = pot’s trader
    .there = the pot’s trader
tigris-name-pot_king = pot’s king
    .there = the pot’s king
tigris-name-temple = temple
    .there = a temple
tigris-name-farm = farm
    .there = a farm
tigris-name-market = market
    .there = a market
tigris-name-settlement = settlement
    .there = a settlement
tigris-name-catastrophe = catastrophe
    .there = a catastrophe
tigris-name-ziggurat = ziggurat
    .there = the ziggurat
tigris-name-face-down_tile = face-down tile
    .there = a face-down tile

## Why an action is refused

tigris-refusal-the-game-is-over = The game is over.
tigris-refusal-this-is-no-action-of-tigris = Tigris & Euphrates has no such action.
tigris-refusal-there-is-no-such-cell = There is no space { $cell }: columns run from A to P, rows from 1 to 11.
tigris-refusal-there-is-no-such-colour = There is no colour { $colour }: tiles are red, blue, green and black.
tigris-refusal-there-is-no-such-leader = There is no leader { $leader }: you have a priest, a farmer, a trader and a king.
tigris-refusal-there-is-no-such-dynasty = There is no dynasty { $dynasty }: there are the archer, the bull, the lion and the pot.
tigris-refusal-that-dynasty-is-taken = Someone has already chosen the { $dynasty-name }.
tigris-refusal-dynasties-are-given-in-this-game = In this game dynasties are assigned by seat.
tigris-refusal-all-dynasties-are-chosen = Dynasties are chosen before the first turn, and everyone has one.
tigris-refusal-another-decision-comes-first =
    Not yet: first { $decision ->
        [revolt] the revolt must be resolved
        [war] the war must be resolved
        [war-choice] choose the next war
        [building] decide about the building
        [monument] decide about the monument
        [treasure] choose the treasure that stays
        [dynasty] everyone chooses a dynasty
       *[point] choose the colour of the ziggurat’s point
    }.

tigris-refusal-the-leader-is-not-on-the-board = Your { $leader-name } is not on the board.
tigris-refusal-the-leader-already-stands-there = That leader is already at { $cell }.
tigris-refusal-the-cell-is-river = { $cell } is a river space; leaders go on land.
tigris-refusal-the-cell-is-not-empty = { $cell } is not empty: { $holds-there } is there.
tigris-refusal-the-cell-is-not-adjacent-to-a-temple = A leader must be next to a face-up temple; { $cell } isn’t.
tigris-refusal-a-leader-must-not-join-kingdoms = A leader may not join kingdoms; at { $cell } it would join { $count }.
tigris-refusal-no-leader-moves-while-a-conflict-is-open = Leaders can’t move during a conflict.

tigris-refusal-you-hold-no-such-tile = You have no { $colour-tile } behind your screen.
tigris-refusal-farms-are-laid-on-the-river = Farms go on the river; { $cell } is land.
tigris-refusal-the-river-takes-only-farms = { $cell } is a river space; only farms go there.
tigris-refusal-a-tile-must-not-join-three-kingdoms = A tile at { $cell } would join { $count } kingdoms; the limit is two.

tigris-refusal-you-have-no-catastrophe-left = You have used both of your catastrophe tiles.
tigris-refusal-a-building-protects-its-tile = The tile at { $cell } is protected by the building on it.
tigris-refusal-monuments-and-ziggurat-are-never-destroyed = Monuments and the ziggurat can’t be destroyed; { $cell } is under one.
tigris-refusal-a-treasure-protects-its-tile = The tile at { $cell } is protected by the treasure on it.
tigris-refusal-the-cell-takes-no-catastrophe = A catastrophe can’t go on { $cell }: { $holds-there } is there.
tigris-refusal-a-swap-takes-one-to-six-tiles = You can swap one to six tiles, not { $tiles }.
tigris-refusal-you-do-not-hold-these-tiles = You don’t have all of these behind your screen: { $tiles-some }.

tigris-refusal-there-is-no-war-to-choose = There is no war to choose now.
tigris-refusal-no-two-leaders-of-this-colour-are-at-war = The { $colour-leaders } are not at war.
tigris-refusal-there-is-no-conflict = There is no conflict to commit tiles to.
tigris-refusal-a-number-of-tiles-is-not-negative = You can’t commit fewer than 0 tiles.
tigris-refusal-you-hold-fewer-tiles =
    { $held ->
        [0] You have no { $colour-tiles } to commit
        [one] You have only 1 { $colour-tile } to commit
       *[other] You have only { $held } { $colour-tiles } to commit
    }.
tigris-refusal-the-attacker-must-come-out-ahead =
    With limited support the attacker commits nothing, or enough to be ahead: { $attack } against { $defence } on the board.
tigris-refusal-the-defender-must-come-out-level =
    With limited support the defender commits nothing, or exactly enough to draw level: { $attack } against { $defence } so far.

tigris-refusal-this-game-is-played-without-buildings = This game is played without civilisation buildings.
tigris-refusal-no-building-is-offered = You can’t place a building now: it is offered only right after a tile that allows it.
tigris-refusal-the-cell-is-in-no-line-of-the-new-tile-that-is-long-enough =
    The { $colour-building } goes on a line of at least { $length } { $colour-tiles } through the new tile; { $cell } isn’t in one.
tigris-refusal-no-monument-is-offered = You can’t build a monument now: it is offered only right after a tile that completes a square of four in its colour.
tigris-refusal-the-four-cells-are-no-square-of-one-colour = Those four tiles aren’t a square in the colour of the new tile.
tigris-refusal-the-monument-lacks-the-colour-of-the-square = The square is { $colour-name }, so it can’t become the { $monument-name } monument.
tigris-refusal-the-monument-is-built-already = The { $monument-name } monument is already on the board.
tigris-refusal-the-new-tile-is-not-part-of-it = The tile you’ve just placed, at { $tile }, must be part of it.
tigris-refusal-this-game-is-played-without-ziggurat = This game is played without the ziggurat.
tigris-refusal-the-ziggurat-is-built-already = There is only one ziggurat, and it is already at { $cell }.
tigris-refusal-no-ziggurat-is-offered = You can’t build the ziggurat now: it is offered only right after a tile that completes a cross of five in its colour.
tigris-refusal-the-five-cells-are-no-cross-of-one-colour = Those five tiles aren’t a cross in the colour of the new tile.
tigris-refusal-there-is-no-point-of-the-ziggurat-to-take = The ziggurat has no point for you now.
tigris-refusal-nothing-is-offered = There is nothing to decline.

tigris-refusal-no-treasures-are-to-be-taken = There are no treasures to take now.
tigris-refusal-there-is-no-treasure-of-this-kingdom = { $cell } has no treasure of your trader’s kingdom.
tigris-refusal-this-treasure-is-taken-before-the-others = The treasure at { $cell } must be taken before the others, so it can’t stay.

## What happens

tigris-event-dynasty-chosen = { $seat-player } plays the { $dynasty-name }.
tigris-event-turn-began = It is { $seat-player }’s turn.
tigris-event-drew =
    { $tiles ->
        [none] { $seat-player } draws { $count ->
            [one] a tile
           *[other] { $count } tiles
        }.
       *[other] { $seat-player } draws { $tiles-some }.
    }
tigris-event-swapped =
    { $tiles ->
        [none] { $seat-player } swaps { $count ->
            [one] a tile
           *[other] { $count } tiles
        }.
       *[other] { $seat-player } discards { $tiles-some }.
    }
tigris-event-leader-placed =
    { $source ->
        [none] { $seat-player } places the { $leader-name } at { $at }.
       *[other] { $seat-player } moves the { $leader-name } from { $source } to { $at }.
    }
tigris-event-leader-left =
    { $reason ->
        [taken-off] { $seat-player } withdraws the { $leader-name } from { $at }.
        [no-temple-beside-it] { $seat-player }’s { $leader-name } at { $at } no longer has a temple next to it and is withdrawn.
        [lost-the-revolt] { $seat-player }’s { $leader-name } at { $at } is withdrawn.
       *[lost-the-war] { $seat-player }’s { $leader-name } at { $at } is withdrawn.
    }
tigris-event-tile-placed = { $seat-player } places a { $colour-tile } at { $at }.
tigris-event-catastrophe-placed =
    { $destroyed ->
        [none] { $seat-player } places a catastrophe at { $at }.
       *[other] { $seat-player } places a catastrophe at { $at }, destroying the { $destroyed-tile } there.
    }
tigris-event-scored =
    { $seat-player } scores { $points } { $colour-name } { $points ->
        [one] point
       *[other] points
    } { $rule ->
        [TE-P4] for the tile at { $at }
        [TE-B5] for the tile at { $at } and the { $colour-building }
        [TE-I4] for winning the revolt
        [TE-E7] for winning the war
        [TE-M6] for the monument at { $at }
       *[TE-Z3] for the ziggurat
    }.
tigris-event-revolt-began =
    Revolt: { $attacker-player }’s { $leader-name } at { $attacker_at } challenges { $defender-player }’s at { $defender_at }, { $attack } against { $defence } on the board.
tigris-event-kingdoms-joined =
    { $wars ->
        [none] The tile at { $at } joins two kingdoms peacefully.
       *[other] The tile at { $at } joins two kingdoms. At war: the { $wars-leaders }.
    }
tigris-event-war-began =
    War between the { $colour-leaders }: { $attacker-player } at { $attacker_at } attacks { $defender-player } at { $defender_at }, { $attack } against { $defence } on the board.
tigris-event-committed =
    { $seat-player } commits { $count ->
        [0] no { $colour-tiles }
        [one] 1 { $colour-tile }
       *[other] { $count } { $colour-tiles }
    }.
tigris-event-conflict-won =
    { $winner-player } beats { $loser-player }’s { $leader-name }: attack { $attack }, defence { $defence }.
tigris-event-tiles-removed =
    { $cells-count ->
        [one] The { $colour-tile } at { $cells } is removed.
       *[other] The { $colour-tiles } at { $cells } are removed.
    }
tigris-event-war-called-off = No war between the { $colour-leaders }: they are no longer in the same kingdom.
tigris-event-marker-removed = { "" }
tigris-event-building-placed =
    { $source ->
        [none] { $seat-player } builds the { $colour-building } at { $at }.
       *[other] { $seat-player } moves the { $colour-building } from { $source } to { $at }.
    }
tigris-event-monument-built = { $seat-player } builds the { $monument-name } monument at { $at }.
tigris-event-ziggurat-built = { $seat-player } builds the ziggurat around { $at }.
tigris-event-declined =
    { $offer ->
        [building] { $seat-player } doesn’t place the building.
       *[monument] { $seat-player } doesn’t build a monument.
    }
tigris-event-treasures-taken =
    { $cells-count ->
        [one] { $seat-player } takes the treasure at { $cells } and leaves the one at { $kept }.
       *[other] { $seat-player } takes the treasures at { $cells } and leaves the one at { $kept }.
    }
tigris-event-only-choice = { "" }
tigris-event-turn-ended = { "" }
tigris-event-game-ended =
    { $reason ->
        [at-most-two-treasures-are-left] { tigris-ending-at-most-two-treasures-are-left }
        [a-swap-emptied-the-bag] { tigris-ending-a-swap-emptied-the-bag }
        [the-bag-ran-out] { tigris-ending-the-bag-ran-out }
       *[six-rounds-passed-without-a-tile] { tigris-ending-six-rounds-passed-without-a-tile }
    } First place: { $places }. Final scores: { $table }.
    .places =
        { $value ->
            [1] { $index-player }
           *[other] { "" }
        }
    .table = { $index-player } (red { $totals-first }, blue { $totals-second }, green { $totals-third }, black { $totals-fourth })

## Why the game ended

tigris-ending-at-most-two-treasures-are-left = Game over: two treasures or fewer are left on the board.
tigris-ending-a-swap-emptied-the-bag = Game over: there weren’t enough tiles in the bag for the last swap.
tigris-ending-the-bag-ran-out = Game over: there weren’t enough tiles in the bag to refill all hands.
tigris-ending-six-rounds-passed-without-a-tile = Game over: no tile was placed for six rounds.

## Options

tigris-option-board = Which side of the board to play on.
    .title = Board
    .choice-classic = Classic
    .choice-alternate = Alternate
tigris-option-buildings = Play with the four civilisation buildings, which go on lines of three tiles and double a tile’s point.
    .title = Civilisation buildings
tigris-option-ziggurat = Play with the ziggurat, built on a cross of five tiles.
    .title = Ziggurat
tigris-option-limited-support = In a conflict you can only commit as many tiles as can change its outcome; good for correspondence games.
    .title = Limited support
tigris-option-open-scores = Everyone’s points and treasures are visible.
    .title = Open scores
tigris-option-choose-dynasties = Players choose their dynasties before the first turn instead of getting them by seat.
    .title = Choose dynasties
