### Struggle of Empires at the table, in English: map, panels, questions, and what a screen reader says

## The map and its tools

empires-table-map = Map of Europe and the colonies
empires-table-tools = View of the map
empires-table-larger = Larger
empires-table-smaller = Smaller
empires-table-fit = Show all of the map
empires-table-as-list = List
empires-table-as-map = Map
empires-table-war = War
empires-table-round = Round
empires-table-of = { $now } of { $all }
empires-table-upper = Upper row
empires-table-lower = Lower row

## A place in words

empires-table-area = { $area-name }, points { $points }.
empires-table-area-markers = Markers: { $list }.
empires-table-area-units = Units: { $list }.
empires-table-area-counters = Counters: { $list }.
empires-table-area-captured = Captured: { $list }.
empires-table-area-blockades = Blockade: { $list }.
empires-table-home =
    { $list ->
        [none] Home, { $power-name }: no units.
       *[other] Home, { $power-name }: { $list }.
    }
empires-table-may = You may choose this place.
empires-table-targets = You may choose { $areas-name }.
empires-table-count-army =
    { $count ->
        [one] 1 army
       *[other] { $count } armies
    }
empires-table-count-fleet =
    { $count ->
        [one] 1 fleet
       *[other] { $count } fleets
    }
empires-table-count-fort =
    { $count ->
        [one] 1 fort
       *[other] { $count } forts
    }
empires-table-counter =
    strength { $strength }{ $gold ->
        [0] { "" }
       *[other] , { $gold } gold
    }{ $points ->
        [0] { "" }
        [one] , 1 point
       *[other] , { $points } points
    }
empires-table-seat = Player { $number }
empires-table-neutral = Neutral, { $face }
empires-table-standing-in =
    { $power }: { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## What everybody has

empires-table-points = Points
empires-table-gold = Gold
empires-table-population = Population
empires-table-unrest = Unrest
empires-table-markers = Control markers
empires-table-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
empires-table-no-power = No power yet
empires-table-own = Your power
empires-table-stock = Still to be placed
empires-table-revolution = revolution at { $limit }
empires-table-turned = { $turned } used this war
empires-table-forecast =
    If the war ended now: income { $income }, upkeep { $upkeep }, then { $gold } gold{ $unrest ->
        [0] { "" }
       *[other] { " " }and { $unrest } more unrest
    }; population +{ $growth }.

## What is asked

empires-table-decision = Your decision
empires-table-over = The game is over.
empires-table-final = The last count
empires-table-verdict =
    { $how ->
        [points] Most points win.
        [unrest] The points are equal; less unrest decides.
        [gold] Points and unrest are equal; more gold decides.
        [shared] Points, unrest and gold are equal, so the victory is shared.
       *[revolution] Every empire fell to revolution.
    }
empires-table-fallen = revolution
empires-table-wait = { $player } is to decide: { $what }
empires-table-ask-power = Choose a power.
empires-table-ask-place = Place a unit on the map.
empires-table-ask-auction =
    { $bidder ->
        [none] Open the auction: name a bid.
       *[other] Bid more for the alliances, or pass.
    }
empires-table-ask-turn =
    { $left ->
        [0] Free actions, or end the turn.
        [one] Choose the last action of the turn.
       *[other] Choose an action: { $left } are left.
    }
empires-table-ask-build = Build a unit, and say where it goes.
empires-table-ask-native = Move the new natives { $area-from }, or leave them there.
empires-table-ask-move = Move another unit, or stop.
empires-table-ask-attack = Declare the attack of the War Office.
empires-table-ask-alliance = Take an alliance tile.
empires-table-ask-raid = Choose the marker to strike: { $tile-name }.
empires-table-ask-surprise = Use the Surprise Attack { $area-in }?
empires-table-ask-help = Ask allies for help { $area-in }?
empires-table-ask-answer =
    { $gold ->
        [0] Help { $asker-name } { $arm-name } { $area-in }? No gold is offered.
       *[other] Help { $asker-name } { $arm-name } { $area-in } for { $gold } gold?
    }
empires-table-ask-naval = Fight at sea { $area-in }?
empires-table-ask-arms = Shall the alliance tile serve at sea? { $tile-name }.
empires-table-ask-support = Spend the Blockade on naval support { $area-in }?
empires-table-ask-reserves = Turn Reserves, so that both sides roll again?
empires-table-ask-withdraw = Use the Fighting Withdrawal { $area-in }?
empires-table-ask-loss = Which unit is lost { $area-in }?
empires-table-ask-helper = Whose helping unit is lost { $area-in }?
empires-table-ask-marker = Replace the loser’s marker { $area-in } by yours?

## Actions as phrases

empires-table-say-power = Play { $power-name }
empires-table-say-place = Place { $unit-a } { $area-in }
empires-table-say-bid =
    { $b ->
        [upper] Bid { $gold }: { $a-name } in the upper row
        [lower] Bid { $gold }: { $a-name } in the lower row
       *[other] Bid { $gold }: { $a-name } in the upper, { $b-name } in the lower row
    }
empires-table-say-pass = Pass
empires-table-say-take = Take { $tile-name }
empires-table-say-use = Use { $tile-name }
empires-table-say-blockade = Place the Blockade { $area-in }
empires-table-say-build = Build { $unit-a } { $place-in }
empires-table-say-destroy = Destroy { $unit-a } { $place-in } to build it anew
empires-table-say-move = Move { $unit-a } { $origin-from } { $place-to }
empires-table-say-stop = Stop
empires-table-say-attack =
    { $target ->
        [neutral] Attack the neutral { $area-in }: { $face }
        [pirates] Attack the Pirates { $area-in } ({ $what-name })
        [slave_revolt] Attack the Slave Revolt { $area-in } ({ $what-name })
       *[other] Attack { $target-name } { $what-name } { $area-in }
    }
empires-table-say-raid = Strike the marker of { $power-name } { $area-in }
empires-table-say-settle =
    { $what ->
        [slaves] Enslave { $area-in }
       *[pop] Settle { $area-in }
    }
empires-table-say-help =
    { $gold ->
        [0] Ask { $power-name } for help { $arm-name }
       *[other] Ask { $power-name } for help { $arm-name } for { $gold } gold
    }
empires-table-say-enough = Ask nobody else
empires-table-say-yes = Yes
empires-table-say-with =
    { $units ->
        [one] Help with one unit
       *[other] Help with { $units } units
    }
empires-table-say-no = No
empires-table-say-fight = Fight at sea
empires-table-say-decline = Leave the sea to the other side
empires-table-say-lose =
    { $what ->
        [army] Lose an army
        [fort] Lose a fort
       *[other] The unit of { $what-name }
    }
empires-table-say-end = End the turn

empires-table-yes-answer = Help
empires-table-no-answer = Do not help
empires-table-yes-marker = Put my marker there
empires-table-no-marker = Leave it
empires-table-no-surprise = Without surprise
empires-table-no-arms = Keep it for the land battle
empires-table-no-support = Keep the Blockade
empires-table-no-reserves = Let the dice lie
empires-table-no-withdraw = Take the losses

## Choosing in steps

empires-table-free = Free actions:
empires-table-verb-take = Take a tile
empires-table-verb-build = Build
empires-table-verb-destroy = Destroy
empires-table-verb-move = Move
empires-table-verb-attack = Attack
empires-table-verb-settle = Settle
empires-table-verb-blockade = Place the Blockade
empires-table-verb-place = Place
empires-table-verb-raid = Strike
empires-table-destroy-first = Destroy a unit first and build it anew
empires-table-undo = Take back: { $what }
empires-table-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
empires-table-step-unit = Which unit?
empires-table-step-origin = A unit from where?
empires-table-step-place =
    { $verb ->
        [destroy] Where does the unit stand?
       *[other] Where to?
    }
empires-table-step-area =
    { $verb ->
        [attack] In which area?
        [raid] In which area?
       *[other] Where?
    }
empires-table-step-what = Settle or enslave?
empires-table-risk = { $chance } lost or turned back
empires-table-price =
    { $borrowed ->
        [0] Costs { $gold } gold
       *[other] Costs { $gold } gold, { $borrowed } of unrest taken for it
    }
empires-table-deed-build = Build for here
empires-table-deed-place = Place a unit here
empires-table-deed-destroy = Destroy a unit here
empires-table-deed-move =
    { $slot ->
        [origin] Move from here
       *[place] Move to here
    }
empires-table-deed-attack = Attack here
empires-table-deed-settle = Settle here
empires-table-deed-blockade = Blockade here
empires-table-deed-raid = Strike here
empires-table-close = Close

## The powers, the auction, help

empires-table-borders = borders { $areas-name }
empires-table-no-borders = borders no area; its way is the sea
empires-table-row = Row
empires-table-last = The last power
empires-table-no-bid = There is no bid yet.
empires-table-standing =
    { $b ->
        [upper] { $bidder-name } bids { $gold }: { $a-name } in the upper row.
        [lower] { $bidder-name } bids { $gold }: { $a-name } in the lower row.
       *[other] { $bidder-name } bids { $gold }: { $a-name } in the upper row, { $b-name } in the lower.
    }
empires-table-sum = Gold that you bid
empires-table-bid = Bid { $gold }
empires-table-pass-auction = Pass this auction
empires-table-bid-up-to = Bid up to { $gold }
empires-table-order-pass = You pass on every bid of this auction.
empires-table-order-bid = You bid up to { $gold }: { $a-name }, { $b-name }.
empires-table-order-private = Nobody else sees this.
empires-table-order-withdraw = Withdraw
empires-table-place-open = Your place would still be open.
empires-table-foes = You could attack, and be attacked by: { $list }.
empires-table-less = Less
empires-table-more = More
empires-table-ally = { $power-name } { $arm-name }
empires-table-helping = Units that help
empires-table-help-with =
    { $all ->
        [yes] Help with all { $units }
       *[no] Help with { $units }
    }
empires-table-offer = Gold that you offer
empires-table-ask-for-help =
    { $gold ->
        [0] Ask for nothing
       *[other] Offer { $gold }
    }

## A battle

empires-table-stage = The attack
empires-table-campaign = { $attacker } against { $defender } { $area-in }
empires-table-attacker = Attacker
empires-table-defender = Defender
empires-table-battle-land = Land battle
empires-table-battle-naval = Naval battle
empires-table-strength = Strength
empires-table-force-units =
    { $arm ->
        [naval] Fleets
       *[land] Armies
    }
empires-table-force-forts = Forts
empires-table-force-helpers = Helpers
empires-table-force-neutral = Printed strength
empires-table-force-training = Better training
empires-table-force-support = Naval support
empires-table-force-alliances = Alliance tiles
empires-table-force-none = Nothing
empires-table-odds = Odds of the attacker: { $win } win, { $tie } tie, { $loss } loss
empires-table-dice = Dice: { $first } and { $second }
empires-table-result =
    { $winner ->
        [attacker] The attacker wins.
        [defender] The defender wins.
       *[tie] A tie.
    }
empires-table-loss =
    { $why ->
        [seven] { $power } loses { $unit-a }: the dice sum to seven.
        [tie] { $power } loses { $unit-a }: a tie.
       *[defeat] { $power } loses { $unit-a }: the defeat.
    }
empires-table-marker-placed = { $power-name } puts a marker { $area-in }.
empires-table-marker-captured = The marker of { $power-name } { $area-in } is captured.
empires-table-marker-left = { $power-name } leaves the marker { $area-in } as it is.

## The supply of tiles

empires-table-supply = Tiles to be had
empires-table-search = Search the tiles
empires-table-none-found = No such tile is to be had.
empires-table-filter-affordable = Can afford
empires-table-filter-battle = Battle
empires-table-filter-money = Money
empires-table-filter-people = People
empires-table-filter-moves = Moves
empires-table-filter-once = Once a war
empires-table-nothing = Free
empires-table-use-once_per_war = once a war
empires-table-use-immediate = acts at once
empires-table-use-box = acts and leaves the game
empires-table-use-single = used once
empires-table-use-alliance = for this war
empires-table-tile-army_training = +1 on land to the side with more Army Training, if it has an army or a defending fort in the battle.
empires-table-tile-naval_training = +1 at sea to the side with more Naval Training, if it has a fleet in the battle.
empires-table-tile-reserves = After the dice: both sides roll again.
empires-table-tile-war_office = A free action: one more attack, without its price.
empires-table-tile-mercenaries = A free action: build an army without population.
empires-table-tile-pressgangs = A free action: build a fleet without population.
empires-table-tile-trained_natives = A free action: an army straight into a colony where you have a marker or a unit; then it may move.
empires-table-tile-militia = With a build action, one more unit; its population is paid.
empires-table-tile-logistics = A move action moves one more unit.
empires-table-tile-banking = Each unrest taken in a payment brings { $banking } gold.
empires-table-tile-navigation = +{ $navigation } to the second die of a sea check.
empires-table-tile-diplomatic_service = A free action: take an alliance tile and pay for it.
empires-table-tile-improved_agriculture = Population grows by { $agriculture } more at the end of each war.
empires-table-tile-government_reform = Give back { $reform } unrest.
empires-table-tile-industry =
    { $industry ->
        [one] Score 1 point.
       *[other] Score { $industry } points.
    }
empires-table-tile-pirates = A naval battle of strength { $pirates } against another player’s marker in a colony; if it wins, the marker is captured.
empires-table-tile-slave_revolt = A land battle of strength { $slave_revolt } against another player’s marker in the Americas; if it wins, the marker is captured.
empires-table-tile-fighting_withdrawal = As defender: no unit of your side is lost from then on in this attack.
empires-table-tile-surprise_attack = As attacker of a player: nobody may help the defender.
empires-table-tile-blockade = Under your fleet in a colony it bars armies and forts of the other alliance; or it raises naval support to +{ $blockade } in one battle.
empires-table-tile-company = Income: 1 gold for each marker of yours { $area-in }.
empires-table-tile-alliance =
    { $either ->
        [yes] +1 in battles { $list }, at sea or on land.
       *[no] +1 in land battles { $list }.
    }

## Which figures are certain

empires-table-figures = About the figures
empires-table-note = Some figures of the original game could not be found and are reconstructed here. ‘{ empires-table-figures }’ at the table says which.
empires-table-status-printed = Printed in the game:
empires-table-status-sister = From its sister game:
empires-table-status-reconstructed = Reconstructed by us:
empires-table-figure-limits = numbers of pieces
empires-table-figure-limits-markers-on-map = markers on the map
empires-table-figure-start = the start
empires-table-figure-game = wars, rounds, costs of actions
empires-table-figure-area-vp = points of areas
empires-table-figure-area-panel = panels of the map
empires-table-figure-area-adjacent = borders of areas
empires-table-figure-area-counters = counters of each area
empires-table-figure-area-ottoman-empire-counters = counters of the Ottoman Empire
empires-table-figure-home-adjacent = borders of homes
empires-table-figure-home-spain-adjacent = borders of Spain
empires-table-figure-counter-faces = faces of counters
empires-table-figure-tile-copies = copies of tiles
empires-table-figure-tile-war-office-copies = copies of the War Office
empires-table-figure-tile-cost = prices of tiles
empires-table-figure-tile-use = how tiles are used
empires-table-figure-company-copies = number of companies
empires-table-figure-company-area = areas of companies
empires-table-figure-company-cost = prices of companies
empires-table-figure-company-income = income of companies
empires-table-figure-alliance-copies = number of alliance tiles
empires-table-figure-alliance-areas = areas of alliance tiles
empires-table-figure-alliance-arms = arms of alliance tiles
empires-table-figure-alliance-cost = prices of alliance tiles

## Moments

empires-moment-battle = Battle
empires-moment-sea = At sea
empires-moment-war = The war is over
empires-table-nothing-to =
    { $verb ->
        [move] You have no unit on the map that could move.
        [attack] None of your units stands where somebody could be attacked.
        [settle] No counter to be settled lies on the map.
       *[other] There is nothing of this kind to do.
    }
empires-table-not-now =
    { $verb ->
        [take] No tile can be taken now.
        [build] Nothing can be built now.
        [move] Nothing can move now.
        [attack] No attack is possible now.
        [settle] Nothing can be settled now.
       *[other] That is not possible now.
    }
empires-table-no-tiles = No tiles yet.
empires-table-war-count = The end of war { $war }
empires-table-count-skip = Show all
empires-table-count-treasury = Money and people
empires-table-count-income = Income
empires-table-count-upkeep = Upkeep
empires-table-count-growth = Population
empires-table-count-areas = Points, area by area
empires-table-count-total = Together
