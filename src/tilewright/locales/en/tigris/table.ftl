### Tigris & Euphrates on the screen, in English

## What is asked

tigris-table-ask-you =
    { $decision ->
        [action] { $left ->
            [one] Your turn: one more action.
           *[other] Your turn: { $left } actions.
        }
        [revolt] A revolt: how many temples do you commit?
        [war] A war: how many tiles do you commit?
        [war-choice] Which war is settled next?
        [building] A building may go on the new line.
        [monument] A monument may be built here.
        [treasure] Which treasure stays on the board?
        [dynasty] Which dynasty do you play?
       *[point] Which colour shall the ziggurat’s point have?
    }
tigris-table-ask-other =
    { $decision ->
        [action] { $actor-player } is to move.
        [revolt] { $actor-player } commits tiles to the revolt.
        [war] { $actor-player } commits tiles to the war.
        [war-choice] { $actor-player } chooses the next war.
        [building] { $actor-player } thinks about a building.
        [monument] { $actor-player } thinks about a monument.
        [treasure] { $actor-player } chooses the treasure that stays.
        [dynasty] { $actor-player } chooses a dynasty.
       *[point] { $actor-player } chooses the colour of a point.
    }
tigris-table-ask-over = The game is over.

## Actions, as something to do

tigris-table-say-leader =
    { $to ->
        [off] Take the { $leader-name } off the board
       *[other] Put the { $leader-name } on { $to }
    }
tigris-table-say-tile = Lay a { $colour-tile } on { $at }
tigris-table-say-catastrophe = Lay a catastrophe on { $at }
tigris-table-say-swap = Swap { $tiles-tile }
tigris-table-say-done = End the turn
tigris-table-say-war = Settle the war of the { $colour-leaders }
tigris-table-say-commit =
    { $tiles ->
        [0] Commit nothing
        [one] Commit one tile
       *[other] Commit { $tiles } tiles
    }
tigris-table-say-monument = Build the { $monument-name } monument at { $at }
tigris-table-say-keep = Leave the treasure at { $at }
tigris-table-say-building = Put the building on { $at }
tigris-table-say-ziggurat = Build the ziggurat around { $at }
tigris-table-say-point = Take a { $colour-name } point
tigris-table-say-decline = Build nothing
tigris-table-say-dynasty = Play the { $dynasty-name }

## What an action would bring

tigris-table-outlook-war =
    War of the { $colour-leaders }: { $attacker-player }: { $attack }, { $defender-player }: { $defence } on the board.
tigris-table-outlook-revolt =
    A revolt of the { $colour-leaders }: { $attacker-player }: { $attack }, { $defender-player }: { $defence } on the board.

## The board

tigris-table-board = Board
tigris-table-tools = How the board is shown
tigris-table-kingdoms = Kingdoms and strengths
tigris-table-coordinates = Coordinates
tigris-table-letters = Letters for colours
tigris-table-letter =
    { $colour ->
        [red] R
        [blue] B
        [green] G
       *[black] K
    }
tigris-table-larger = Larger
tigris-table-smaller = Smaller
tigris-table-cell-land = empty land
tigris-table-cell-river = empty river
tigris-table-cell-treasure = with a treasure
tigris-table-cell-union = with the union marker
tigris-table-cell-beside-temple = next to a temple
tigris-table-cell-strength = strength { $revolt } in a revolt, { $war } in a war
tigris-table-cell-target = { $there }; possible: { $action }
tigris-table-monument = { $monument-name } monument
tigris-table-building =
    { $colour ->
        [red] with the library
        [blue] with the granary
        [green] with the market hall
       *[black] with the palace
    }

## Own pieces and points

tigris-table-tiles = Your tiles
tigris-table-leaders = Your leaders
tigris-table-catastrophes = Your catastrophe tiles
tigris-table-leader =
    { $at ->
        [none] { $leader-name }, at home
       *[other] { $leader-name }, at { $at }
    }
tigris-table-take-off = Take off the board
tigris-table-swap = Swap tiles
tigris-table-swap-choose = Choose the tiles to throw away.
tigris-table-swap-these =
    { $count ->
        [0] Swap
        [one] Swap one tile
       *[other] Swap { $count } tiles
    }
tigris-table-cancel = Cancel
tigris-table-done = End turn
tigris-table-points = Your points
tigris-table-points-of = { $colour-name } { $points }
tigris-table-weakest = weakest
tigris-table-treasures =
    { $count ->
        [one] one treasure
       *[other] { $count } treasures
    }
tigris-table-supply = Still in the supply
tigris-table-bag =
    { $count ->
        [one] one tile in the bag
       *[other] { $count } tiles in the bag
    }
tigris-table-building-name =
    { $colour ->
        [red] library
        [blue] granary
        [green] market hall
       *[black] palace
    }
tigris-table-seat-hand =
    { $count ->
        [one] one tile in hand
       *[other] { $count } tiles in hand
    }
tigris-table-seat-catastrophes =
    { $count ->
        [one] one catastrophe tile left
       *[other] { $count } catastrophe tiles left
    }

## Conflicts

tigris-table-revolt = Revolt of the { $colour-leaders }
tigris-table-war = War of the { $colour-leaders }
tigris-table-wars = Two kingdoms are joined: which war comes next?
tigris-table-role =
    { $role ->
        [attacker] attacks
       *[defender] defends
    }
tigris-table-on-board = on the board
tigris-table-committed = committed
tigris-table-unknown = not known yet
tigris-table-stake =
    { $points ->
        [one] wins one { $colour-name } point
       *[other] wins { $points } { $colour-name } points
    }
tigris-table-commit-how-many = How many tiles to commit
tigris-table-fewer = Fewer
tigris-table-more = More
tigris-table-commit =
    { $count ->
        [0] Commit nothing
        [one] Commit one { $colour-tile }
       *[other] Commit { $count } { $colour-tiles }
    }
tigris-table-chance = { $chance } to win
tigris-table-outcome =
    { $wins ->
        [yes] That holds.
       *[no] That is not enough.
    }

## Offers

tigris-table-offer =
    { $decision ->
        [building] Where does the building go?
        [monument] A monument?
        [treasure] Which treasure stays?
        [dynasty] Choose your dynasty
       *[point] The ziggurat’s point
    }

## The end

tigris-table-final = The last count
tigris-table-verdict =
    { $how ->
        [weakest] The weakest colour decides: { $winner } has most there, { $points }.
        [next] The weakest colours are equal ({ $points }); the next weakest decides for { $winner }.
       *[shared] All colours are equal, so the victory is shared.
    }
tigris-table-place = Place
tigris-table-player = Player
tigris-table-added =
    { $count ->
        [one] one of them a treasure
       *[other] { $count } of them treasures
    }

## Moments

tigris-moment-monument = A monument rises
tigris-moment-battle = A conflict is decided
