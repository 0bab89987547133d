### Tigris & Euphrates on the screen, in English

## What is asked

tigris-table-ask-you =
    { $decision ->
        [action] { $left ->
            [one] Your turn: 1 action left.
           *[other] Your turn: { $left } actions left.
        }
        [revolt] Revolt: how many temples do you commit?
        [war] War: how many tiles do you commit?
        [war-choice] Which war is resolved next?
        [building] You may place the building on the new line.
        [monument] You may build a monument here.
        [treasure] Which treasure stays on the board?
        [dynasty] Which dynasty do you want to play?
       *[point] Which colour do you take for the ziggurat’s point?
    }
tigris-table-ask-other =
    { $decision ->
        [action] { $actor-player } to move.
        [revolt] { $actor-player } is committing tiles to the revolt.
        [war] { $actor-player } is committing tiles to the war.
        [war-choice] { $actor-player } is choosing the next war.
        [building] { $actor-player } is deciding about a building.
        [monument] { $actor-player } is deciding about a monument.
        [treasure] { $actor-player } is choosing the treasure that stays.
        [dynasty] { $actor-player } is choosing a dynasty.
       *[point] { $actor-player } is choosing the colour of a point.
    }
tigris-table-ask-over = The game is over.

## Actions, as something to do

tigris-table-say-leader =
    { $to ->
        [off] Withdraw the { $leader-name }
       *[other] Place the { $leader-name } at { $to }
    }
tigris-table-say-tile = Place a { $colour-tile } at { $at }
tigris-table-say-catastrophe = Place a catastrophe at { $at }
tigris-table-say-swap = Swap { $tiles-some }
tigris-table-say-done = End turn
tigris-table-say-war = Resolve the war between the { $colour-leaders }
tigris-table-say-commit =
    { $tiles ->
        [0] Commit nothing
        [one] Commit 1 tile
       *[other] Commit { $tiles } tiles
    }
tigris-table-say-monument = Build the { $monument-name } monument at { $at }
tigris-table-say-keep = Leave the treasure at { $at }
tigris-table-say-building = Place the building at { $at }
tigris-table-say-ziggurat = Build the ziggurat around { $at }
tigris-table-say-point = Take a { $colour-name } point
tigris-table-say-decline = Build nothing
tigris-table-say-dynasty = Play the { $dynasty-name }

## What an action would bring

tigris-table-outlook-war =
    War between the { $colour-leaders } – { $attacker-player }: { $attack }, { $defender-player }: { $defence } on the board.
tigris-table-outlook-revolt =
    Revolt of the { $colour-leaders } – { $attacker-player }: { $attack }, { $defender-player }: { $defence } on the board.

## The board

tigris-table-board = Board
tigris-table-tools = Board view
tigris-table-kingdoms = Kingdoms and strengths
tigris-table-coordinates = Coordinates
tigris-table-letters = Colour letters
tigris-table-letter =
    { $colour ->
        [red] R
        [blue] B
        [green] G
       *[black] K
    }
tigris-table-larger = Zoom in
tigris-table-smaller = Zoom out
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
        [none] { $leader-name }, not on the board
       *[other] { $leader-name }, at { $at }
    }
tigris-table-take-off = Withdraw
tigris-table-swap = Swap tiles
tigris-table-swap-choose = Select the tiles to discard.
tigris-table-swap-these =
    { $count ->
        [0] Swap
        [one] Swap 1 tile
       *[other] Swap { $count } tiles
    }
tigris-table-cancel = Cancel
tigris-table-done = End turn
tigris-table-points = Your points
tigris-table-points-of = { $colour-name } { $points }
tigris-table-gain = +{ $points } { $colour-name }
tigris-table-weakest = weakest
tigris-table-treasures =
    { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }
tigris-table-supply = Available
tigris-table-bag =
    { $count ->
        [one] 1 tile in the bag
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
        [one] 1 tile in hand
       *[other] { $count } tiles in hand
    }
tigris-table-seat-catastrophes =
    { $count ->
        [one] 1 catastrophe tile left
       *[other] { $count } catastrophe tiles left
    }

## Conflicts

tigris-table-revolt = Revolt of the { $colour-leaders }
tigris-table-war = War between the { $colour-leaders }
tigris-table-wars = Two kingdoms are joined: which war is resolved next?
tigris-table-role =
    { $role ->
        [attacker] attacker
       *[defender] defender
    }
tigris-table-on-board = on the board
tigris-table-committed = committed
tigris-table-unknown = hidden
tigris-table-stake =
    { $points ->
        [one] wins 1 { $colour-name } point
       *[other] wins { $points } { $colour-name } points
    }
tigris-table-commit-how-many = Tiles to commit
tigris-table-fewer = Fewer
tigris-table-more = More
tigris-table-commit =
    { $count ->
        [0] Commit nothing
        [one] Commit 1 { $colour-tile }
       *[other] Commit { $count } { $colour-tiles }
    }
tigris-table-chance = { $chance } to win
tigris-table-outcome =
    { $wins ->
        [yes] That’s enough.
       *[no] That’s not enough.
    }

## Offers

tigris-table-offer =
    { $decision ->
        [building] Where does the building go?
        [monument] Build a monument?
        [treasure] Which treasure stays?
        [dynasty] Choose your dynasty
       *[point] The ziggurat’s point
    }

## The end

tigris-table-final = Final scores
tigris-table-verdict =
    { $how ->
        [weakest] The weakest colour decides: { $winner } has the most there, { $points }.
        [next] The weakest colours are tied ({ $points }); the next weakest goes to { $winner }.
       *[shared] All colours are tied: the win is shared.
    }
tigris-table-place = Place
tigris-table-player = Player
tigris-table-added =
    { $count ->
        [one] 1 of them a treasure
       *[other] { $count } of them treasures
    }

## Moments

tigris-moment-monument = A monument is built
tigris-moment-battle = Conflict resolved
