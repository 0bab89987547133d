### Tigris & Euphrates in English

## Words: colours with their tile, building and leader; leaders; dynasties; what can lie on a cell

tigris-name-red = red
    .tile = temple
    .tiles = temples
    .building = library
    .leaders = priests
tigris-name-blue = blue
    .tile = farm
    .tiles = farms
    .building = granary
    .leaders = farmers
tigris-name-green = green
    .tile = market
    .tiles = markets
    .building = market hall
    .leaders = traders
tigris-name-black = black
    .tile = settlement
    .tiles = settlements
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

tigris-name-archer_priest = priest of the archer
tigris-name-archer_farmer = farmer of the archer
tigris-name-archer_trader = trader of the archer
tigris-name-archer_king = king of the archer
tigris-name-bull_priest = priest of the bull
tigris-name-bull_farmer = farmer of the bull
tigris-name-bull_trader = trader of the bull
tigris-name-bull_king = king of the bull
tigris-name-lion_priest = priest of the lion
tigris-name-lion_farmer = farmer of the lion
tigris-name-lion_trader = trader of the lion
tigris-name-lion_king = king of the lion
tigris-name-pot_priest = priest of the pot
tigris-name-pot_farmer = farmer of the pot
tigris-name-pot_trader = trader of the pot
tigris-name-pot_king = king of the pot
tigris-name-temple = temple
tigris-name-farm = farm
tigris-name-market = market
tigris-name-settlement = settlement
tigris-name-catastrophe = catastrophe
tigris-name-ziggurat = ziggurat
tigris-name-face-down_tile = face-down tile

## Why an action is refused

tigris-refusal-the-game-is-over = The game is over; there is nothing left to do.
tigris-refusal-this-is-no-action-of-tigris = Tigris & Euphrates knows no such action.
tigris-refusal-there-is-no-such-cell = There is no cell { $cell }: columns run from A to P, rows from 1 to 11.
tigris-refusal-there-is-no-such-colour = There is no colour { $colour }: tiles are red, blue, green and black.
tigris-refusal-there-is-no-such-leader = There is no leader { $leader }: you have a priest, a farmer, a trader and a king.
tigris-refusal-there-is-no-such-dynasty = There is no dynasty { $dynasty }: there are the archer, the bull, the lion and the pot.
tigris-refusal-that-dynasty-is-taken = Somebody has already chosen the { $dynasty-name }.
tigris-refusal-dynasties-are-given-in-this-game = In this game the dynasties go by seat; nobody chooses one.
tigris-refusal-all-dynasties-are-chosen = The dynasties are chosen before the first turn, and everybody has one.
tigris-refusal-another-decision-comes-first =
    Not yet: first { $decision ->
        [revolt] the revolt must be settled
        [war] the war must be settled
        [war-choice] the next war must be chosen
        [building] you decide about the building
        [monument] you decide about the monument
        [treasure] the treasure to leave must be chosen
        [dynasty] everybody chooses a dynasty
       *[point] choose the colour of the ziggurat’s point
    }.

tigris-refusal-the-leader-is-not-on-the-board = Your { $leader-name } is not on the board, so there is nothing to take off.
tigris-refusal-the-leader-already-stands-there = That leader already stands at { $cell }; a move goes to another cell.
tigris-refusal-the-cell-is-river = { $cell } is a river cell; leaders stand on land.
tigris-refusal-the-cell-is-not-empty = { $cell } is not empty: there is a { $holds-name }.
tigris-refusal-the-cell-is-not-adjacent-to-a-temple = A leader must stand beside a temple; { $cell } touches no face-up temple.
tigris-refusal-a-leader-must-not-join-kingdoms = At { $cell } the leader would join { $count } kingdoms; a leader may not join kingdoms.
tigris-refusal-no-leader-moves-while-a-conflict-is-open = Leaders cannot escape a conflict: settle it first.

tigris-refusal-you-hold-no-such-tile = You have no { $colour-tile } behind your screen.
tigris-refusal-farms-are-laid-on-the-river = Farms are laid on the river; { $cell } is land.
tigris-refusal-the-river-takes-only-farms = { $cell } is a river cell; only farms go there.
tigris-refusal-a-tile-must-not-join-three-kingdoms = A tile at { $cell } would join { $count } kingdoms; two is the most.

tigris-refusal-you-have-no-catastrophe-left = You have laid both your catastrophe tiles.
tigris-refusal-a-building-protects-its-tile = The tile at { $cell } is protected by the building on it.
tigris-refusal-monuments-and-ziggurat-are-never-destroyed = Monuments and the ziggurat are never destroyed; { $cell } lies under one.
tigris-refusal-a-treasure-protects-its-tile = The tile at { $cell } is protected by the treasure on it.
tigris-refusal-the-cell-takes-no-catastrophe = { $cell } takes no catastrophe: there is a { $holds-name }.
tigris-refusal-a-swap-takes-one-to-six-tiles = You swap one to six tiles, not { $tiles }.
tigris-refusal-you-do-not-hold-these-tiles = You do not have all of these behind your screen: { $tiles-tile }.

tigris-refusal-there-is-no-war-to-choose = There is no war to choose now.
tigris-refusal-no-two-leaders-of-this-colour-are-at-war = The { $colour-leaders } are not at war.
tigris-refusal-there-is-no-conflict = There is no conflict to commit tiles to.
tigris-refusal-you-hold-fewer-tiles =
    { $held ->
        [0] You have no { $colour-tiles } to commit
        [one] You have only one { $colour-tile } to commit
       *[other] You have only { $held } { $colour-tiles } to commit
    }.
tigris-refusal-the-attacker-must-come-out-ahead =
    With limited support the attacker commits nothing, or enough to come out ahead: { $attack } against { $defence } on the board.
tigris-refusal-the-defender-must-come-out-level =
    With limited support the defender commits nothing, or exactly enough to draw level: { $attack } against { $defence } so far.

tigris-refusal-this-game-is-played-without-buildings = This game is played without civilisation buildings.
tigris-refusal-no-tile-just-laid-allows-a-building = A building needs a line of three that a tile just laid has made.
tigris-refusal-the-cell-is-in-no-line-of-the-new-tile-that-is-long-enough =
    The { $colour-building } goes on a line through the new tile of at least { $length } { $colour-tiles }; { $cell } is in no such line.
tigris-refusal-no-tile-just-laid-completes-a-square = A monument is built at once, when a tile completes a square of four of its colour.
tigris-refusal-the-four-cells-are-no-square-of-one-colour = Those four cells are no square in the colour of the new tile.
tigris-refusal-the-monument-lacks-the-colour-of-the-square = The { $monument-name } monument will not do: the square is { $colour-name }.
tigris-refusal-the-monument-is-built-already = The { $monument-name } monument stands on the board already.
tigris-refusal-the-new-tile-is-not-part-of-it = The tile just laid, at { $tile }, must be part of it.
tigris-refusal-this-game-is-played-without-ziggurat = This game is played without the ziggurat.
tigris-refusal-the-ziggurat-is-built-already = There is one ziggurat, and it stands at { $cell } already.
tigris-refusal-no-tile-just-laid-completes-a-cross = The ziggurat is built at once, when a tile completes a cross of five of its colour.
tigris-refusal-the-five-cells-are-no-cross-of-one-colour = Those five cells are no cross in the colour of the new tile.
tigris-refusal-there-is-no-point-of-the-ziggurat-to-take = The ziggurat has no point for you to take now.
tigris-refusal-nothing-is-offered = There is no offer to decline.

tigris-refusal-no-treasures-are-to-be-taken = There are no treasures to take now.
tigris-refusal-there-is-no-treasure-of-this-kingdom = { $cell } holds no treasure of your trader’s kingdom.
tigris-refusal-this-treasure-is-taken-before-the-others = The treasure at { $cell } is one of those taken first, so it cannot be the one that stays.

## What happens

tigris-event-dynasty-chosen = { $seat-player } plays the { $dynasty-name }.
tigris-event-turn-began = It is { $seat-player }’s turn.
tigris-event-drew =
    { $tiles ->
        [none] { $seat-player } draws { $count ->
            [one] a tile
           *[other] { $count } tiles
        }.
       *[other] { $seat-player } draws { $tiles-tile }.
    }
tigris-event-swapped =
    { $tiles ->
        [none] { $seat-player } swaps { $count ->
            [one] a tile
           *[other] { $count } tiles
        }.
       *[other] { $seat-player } throws away { $tiles-tile }.
    }
tigris-event-leader-placed =
    { $source ->
        [none] { $seat-player } places the { $leader-name } at { $at }.
       *[other] { $seat-player } moves the { $leader-name } from { $source } to { $at }.
    }
tigris-event-leader-left =
    { $reason ->
        [taken-off] { $seat-player } takes the { $leader-name } off the board, from { $at }.
        [no-temple-beside-it] The { $leader-name } of { $seat-player } at { $at } has no temple beside it any more and goes home.
        [lost-the-revolt] The { $leader-name } of { $seat-player } at { $at } is beaten and goes home.
       *[lost-the-war] The { $leader-name } of { $seat-player } at { $at } is beaten and goes home.
    }
tigris-event-tile-placed = { $seat-player } lays a { $colour-tile } at { $at }.
tigris-event-catastrophe-placed =
    { $destroyed ->
        [none] A catastrophe: { $seat-player } lays it at { $at }.
       *[other] A catastrophe: { $seat-player } lays it at { $at }, and the { $destroyed-tile } there is destroyed.
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
    A revolt: the { $leader-name } of { $attacker-player } at { $attacker_at } challenges that of { $defender-player } at { $defender_at }, { $attack } against { $defence } on the board.
tigris-event-kingdoms-joined =
    { $wars ->
        [none] The tile at { $at } joins two kingdoms in peace.
       *[other] The tile at { $at } joins two kingdoms, and the { $wars-leaders } go to war.
    }
tigris-event-war-began =
    War of the { $colour-leaders }: { $attacker-player } at { $attacker_at } attacks { $defender-player } at { $defender_at }, { $attack } against { $defence } on the board.
tigris-event-committed =
    { $seat-player } commits { $count ->
        [0] no { $colour-tiles }
        [one] one { $colour-tile }
       *[other] { $count } { $colour-tiles }
    }.
tigris-event-conflict-won =
    { $winner-player } beats the { $leader-name } of { $loser-player }: attack { $attack }, defence { $defence }.
tigris-event-tiles-removed =
    { $cells-count ->
        [one] The { $colour-tile } at { $cells } leaves the board.
       *[other] The { $colour-tiles } at { $cells } leave the board.
    }
tigris-event-war-called-off = The war of the { $colour-leaders } is off: they are no longer in one kingdom.
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
        [building] { $seat-player } puts up no building.
       *[monument] { $seat-player } builds no monument.
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
    } In first place: { $places }. The last count: { $table }.
    .places =
        { $value ->
            [1] { $index-player }
           *[other] { "" }
        }
    .table = { $index-player } (red { $totals-first }, blue { $totals-second }, green { $totals-third }, black { $totals-fourth })

## Why the game ended

tigris-ending-at-most-two-treasures-are-left = The game is over: no more than two treasures are left on the board.
tigris-ending-a-swap-emptied-the-bag = The game is over: the bag could not fill the last swap.
tigris-ending-the-bag-ran-out = The game is over: the bag could not fill all hands.
tigris-ending-six-rounds-passed-without-a-tile = The game is over: six rounds went by without a tile.

## Options

tigris-option-board = Which side of the board you play on.
    .title = Board
    .choice-classic = Classic
    .choice-alternate = Alternate
tigris-option-buildings = With the four civilisation buildings, which go on lines of three tiles and double a tile’s point.
    .title = Civilisation buildings
tigris-option-ziggurat = With the ziggurat, built on a cross of five tiles.
    .title = Ziggurat
tigris-option-limited-support = In a conflict you commit only what can change its outcome; good for play by correspondence.
    .title = Limited support
tigris-option-open-scores = Everybody’s points and treasures are shown.
    .title = Open scores
tigris-option-choose-dynasties = Everybody chooses a dynasty before the first turn; without this they go by seat.
    .title = Choose dynasties
