### Struggle of Empires at the table, in English: map, panels, questions, and what a screen reader says

## The map and its tools

empires-table-map = Map of Europe and the colonies
empires-table-tools = Map view
empires-table-larger = Zoom in
empires-table-smaller = Zoom out
empires-table-fit = Show whole map
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
empires-table-may = You can choose this place.
empires-table-targets = You can choose { $areas-name }.
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
empires-table-gain =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
empires-table-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
empires-table-no-power = No power yet
empires-table-own = Your power
empires-table-stock = Left to place
empires-table-revolution = revolution at { $limit }
empires-table-turned = { $turned } used this war
empires-table-forecast =
    If the war ended now: income { $income }, upkeep { $upkeep }, leaving { $gold } gold{ $unrest ->
        [0] { "" }
       *[other] { " " }and { $unrest } more unrest
    }; population +{ $growth }.

## What is asked

empires-table-decision = Your decision
empires-table-over = The game is over.
empires-table-final = Final scores
empires-table-verdict =
    { $how ->
        [points] The highest score wins.
        [unrest] Tied on points; less unrest decides.
        [gold] Tied on points and unrest; more gold decides.
        [shared] Tied on points, unrest and gold: the win is shared.
       *[revolution] Every empire fell to revolution.
    }
empires-table-fallen = revolution
empires-table-wait = { $player } to decide: { $what }
empires-table-ask-power = Choose a power.
empires-table-ask-place = Place a unit on the map.
empires-table-ask-auction =
    { $bidder ->
        [none] Open the auction with a bid.
       *[other] Bid more for the alliances, or pass.
    }
empires-table-ask-turn =
    { $left ->
        [0] Take free actions, or end the turn.
        [one] Choose an action: 1 left.
       *[other] Choose an action: { $left } left.
    }
empires-table-ask-build = Build a unit and choose where it goes.
empires-table-ask-native = Move the new natives { $area-from }, or leave them there.
empires-table-ask-move = Move another unit, or stop.
empires-table-ask-attack = Declare the War Office attack.
empires-table-ask-alliance = Take an alliance tile.
empires-table-ask-raid = Choose the marker to strike: { $tile-name }.
empires-table-ask-surprise = Use Surprise Attack { $area-in }?
empires-table-ask-help = Ask allies for help { $area-in }?
empires-table-ask-answer =
    { $gold ->
        [0] Help { $asker-the } { $arm-name } { $area-in }? No gold is offered.
       *[other] Help { $asker-the } { $arm-name } { $area-in } for { $gold } gold?
    }
empires-table-ask-naval = Fight at sea { $area-in }?
empires-table-ask-arms = Use the alliance tile at sea? { $tile-name }.
empires-table-ask-support = Spend the Blockade on naval support { $area-in }?
empires-table-ask-reserves = Use Reserves and make both sides reroll?
empires-table-ask-withdraw = Use Fighting Withdrawal { $area-in }?
empires-table-ask-loss = Which unit is lost { $area-in }?
empires-table-ask-helper = Whose helping unit is lost { $area-in }?
empires-table-ask-marker = Replace the loser’s marker { $area-in } with yours?

## Actions as phrases

empires-table-say-power = Play { $power-the }
empires-table-say-place = Place { $unit-a } { $area-in }
empires-table-say-bid =
    { $b ->
        [upper] Bid { $gold }: { $a-the } in the upper row
        [lower] Bid { $gold }: { $a-the } in the lower row
       *[other] Bid { $gold }: { $a-the } in the upper row, { $b-the } in the lower row
    }
empires-table-say-pass = Pass
empires-table-say-take = Take { $tile-name }
empires-table-say-use = Use { $tile-name }
empires-table-say-blockade = Place the Blockade { $area-in }
empires-table-say-build = Build { $unit-a } { $place-in }
empires-table-say-destroy = Destroy { $unit-a } { $place-in } to rebuild it
empires-table-say-move = Move { $unit-a } { $origin-from } { $place-to }
empires-table-say-stop = Stop
empires-table-say-attack =
    { $target ->
        [neutral] Attack the neutral counter { $area-in }: { $face }
        [pirates] Attack the Pirates { $area-in } ({ $what-the })
        [slave_revolt] Attack the Slave Revolt { $area-in } ({ $what-the })
       *[other] Attack { $target-the } { $what-name } { $area-in }
    }
empires-table-say-raid = Strike the marker of { $power-the } { $area-in }
empires-table-say-settle =
    { $what ->
        [slaves] Enslave { $area-in }
       *[pop] Settle { $area-in }
    }
empires-table-say-help =
    { $gold ->
        [0] Ask { $power-the } for help { $arm-name }
       *[other] Ask { $power-the } for help { $arm-name } for { $gold } gold
    }
empires-table-say-enough = Stop asking
empires-table-say-yes = Yes
empires-table-say-with =
    { $units ->
        [one] Help with 1 unit
       *[other] Help with { $units } units
    }
empires-table-say-no = No
empires-table-say-fight = Fight at sea
empires-table-say-decline = Don’t fight at sea
empires-table-say-lose =
    { $what ->
        [army] Lose an army
        [fort] Lose a fort
       *[other] A unit of { $what-the }
    }
empires-table-say-end = End turn

empires-table-yes-answer = Help
empires-table-no-answer = Refuse
empires-table-yes-marker = Place my marker
empires-table-no-marker = Leave it
empires-table-no-surprise = Don’t use it
empires-table-no-arms = Keep it for the land battle
empires-table-no-support = Keep the Blockade
empires-table-no-reserves = Keep the roll
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
empires-table-destroy-first = Destroy a unit first to rebuild it
empires-table-undo = Undo: { $what }
empires-table-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
empires-table-step-unit = Which unit?
empires-table-step-origin = Move from where?
empires-table-step-place =
    { $verb ->
        [destroy] Where is the unit?
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
       *[other] Costs { $gold } gold, taking { $borrowed } unrest
    }
empires-table-deed-build = Build here
empires-table-deed-place = Place a unit here
empires-table-deed-destroy = Destroy a unit here
empires-table-deed-move =
    { $slot ->
        [origin] Move from here
       *[place] Move here
    }
empires-table-deed-attack = Attack here
empires-table-deed-settle = Settle here
empires-table-deed-blockade = Blockade here
empires-table-deed-raid = Strike here
empires-table-close = Close

## The powers, the auction, help

empires-table-borders = borders { $areas-name }
empires-table-no-borders = borders no area; moves by sea
empires-table-row = Row
empires-table-last = The last power
empires-table-no-bid = No bid yet.
empires-table-standing =
    { $b ->
        [upper] { $bidder-start } bids { $gold }: { $a-the } in the upper row.
        [lower] { $bidder-start } bids { $gold }: { $a-the } in the lower row.
       *[other] { $bidder-start } bids { $gold }: { $a-the } in the upper row, { $b-the } in the lower row.
    }
empires-table-sum = Your bid
empires-table-bid = Bid { $gold }
empires-table-pass-auction = Pass this auction
empires-table-bid-up-to = Bid up to { $gold }
empires-table-order-pass = You’ll pass on every bid in this auction.
empires-table-order-bid =
    { $b ->
        [upper] You’ll bid up to { $gold }: { $a-the } in the upper row.
        [lower] You’ll bid up to { $gold }: { $a-the } in the lower row.
       *[other] You’ll bid up to { $gold }: { $a-the } in the upper row, { $b-the } in the lower row.
    }
empires-table-order-private = Only you can see this.
empires-table-order-withdraw = Cancel
empires-table-place-open = Your own position would still be open.
empires-table-foes = You could attack, and be attacked by: { $list }.
empires-table-less = Less
empires-table-more = More
empires-table-ally = { $power-name } { $arm-name }
empires-table-helping = Units sent to help
empires-table-help-with =
    { $all ->
        [yes] Help with all { $units }
       *[no] Help with { $units }
    }
empires-table-offer = Gold offered
empires-table-ask-for-help =
    { $gold ->
        [0] Ask without payment
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
empires-table-odds = Attacker’s odds: { $win } win, { $tie } tie, { $loss } loss
empires-table-dice = Dice: { $first } and { $second }
empires-table-result =
    { $winner ->
        [attacker] The attacker wins.
        [defender] The defender wins.
       *[tie] Tie.
    }
empires-table-loss =
    { $why ->
        [seven] { $power } loses { $unit-a }: dice total of seven.
        [tie] { $power } loses { $unit-a }: tie.
       *[defeat] { $power } loses { $unit-a }: defeat.
    }
empires-table-marker-placed = { $power-start } places a marker { $area-in }.
empires-table-marker-captured = The marker of { $power-the } { $area-in } is captured.
empires-table-marker-left = { $power-start } leaves the marker { $area-in } in place.

## The supply of tiles

empires-table-supply = Available tiles
empires-table-search = Search tiles
empires-table-none-found = No matching tiles.
empires-table-filter-affordable = Affordable
empires-table-filter-battle = Battle
empires-table-filter-money = Money
empires-table-filter-people = Population
empires-table-filter-moves = Movement
empires-table-filter-once = Once per war
empires-table-nothing = Free
empires-table-use-once_per_war = once per war
empires-table-use-immediate = immediate
empires-table-use-box = immediate, then out of the game
empires-table-use-single = single use
empires-table-use-alliance = for this war
empires-table-tile-army_training = +1 on land for the side with more Army Training, if it has an army or a defending fort in the battle.
empires-table-tile-naval_training = +1 at sea for the side with more Naval Training, if it has a fleet in the battle.
empires-table-tile-reserves = After the dice: both sides reroll.
empires-table-tile-war_office = Free action: one more attack, at no cost.
empires-table-tile-mercenaries = Free action: build an army without population.
empires-table-tile-pressgangs = Free action: build a fleet without population.
empires-table-tile-trained_natives = Free action: place an army directly in a colony where you have a marker or a unit; it may then move.
empires-table-tile-militia = Build one more unit with a build action, paying population as usual.
empires-table-tile-logistics = Move one more unit with a move action.
empires-table-tile-banking = When you take unrest to pay, each brings { $banking } gold.
empires-table-tile-navigation = +{ $navigation } to the second die of a sea check.
empires-table-tile-diplomatic_service = Free action: take an alliance tile and pay for it.
empires-table-tile-improved_agriculture = Population grows by { $agriculture } more at the end of each war.
empires-table-tile-government_reform = Return { $reform } unrest.
empires-table-tile-industry =
    { $industry ->
        [one] Score 1 point.
       *[other] Score { $industry } points.
    }
empires-table-tile-pirates = A naval battle of strength { $pirates } against another player’s marker in a colony. A win captures the marker.
empires-table-tile-slave_revolt = A land battle of strength { $slave_revolt } against another player’s marker in the Americas. A win captures the marker.
empires-table-tile-fighting_withdrawal = When defending: your side loses no more units in this attack.
empires-table-tile-surprise_attack = When attacking a player: no one may help the defender.
empires-table-tile-blockade = With your fleet in a colony, it bars armies and forts of the other alliance; or spend it to raise naval support to +{ $blockade } in one battle.
empires-table-tile-company = Income: 1 gold for each of your markers { $area-in }.
empires-table-tile-alliance =
    { $either ->
        [yes] +1 in battles { $list }, at sea or on land.
       *[no] +1 in land battles { $list }.
    }

## Which figures are certain

empires-table-figures = About these figures
empires-table-note = Some figures of the original game could not be found and are reconstructed here. ‘{ empires-table-figures }’ at the table lists them.
empires-table-status-printed = Printed in the game:
empires-table-status-sister = From a sister game:
empires-table-status-reconstructed = Reconstructed by us:
empires-table-figure-limits = numbers of pieces
empires-table-figure-limits-markers-on-map = markers on the map at once
empires-table-figure-start = starting setup
empires-table-figure-game = wars, rounds, action costs
empires-table-figure-area-vp = area points
empires-table-figure-area-panel = map panels
empires-table-figure-area-adjacent = area borders
empires-table-figure-area-counters = counters per area
empires-table-figure-area-ottoman-empire-counters = counters of the Ottoman Empire
empires-table-figure-home-adjacent = borders of home countries
empires-table-figure-home-spain-adjacent = borders of Spain
empires-table-figure-counter-faces = counter values
empires-table-figure-tile-copies = copies of tiles
empires-table-figure-tile-war-office-copies = copies of the War Office
empires-table-figure-tile-cost = tile costs
empires-table-figure-tile-use = how tiles are used
empires-table-figure-company-copies = number of companies
empires-table-figure-company-area = company areas
empires-table-figure-company-cost = company costs
empires-table-figure-company-income = company income
empires-table-figure-alliance-copies = number of alliance tiles
empires-table-figure-alliance-areas = alliance tile areas
empires-table-figure-alliance-arms = land or sea use of alliance tiles
empires-table-figure-alliance-cost = alliance tile costs

## Moments

empires-moment-battle = Battle
empires-moment-sea = Sea check
empires-moment-war = The war is over
empires-table-nothing-to =
    { $verb ->
        [move] You have no units on the map to move.
        [attack] You have no units where you could attack anyone.
        [settle] There are no counters on the map to settle.
       *[other] There is nothing to do here.
    }
empires-table-not-now =
    { $verb ->
        [take] You can’t take a tile now.
        [build] You can’t build now.
        [move] You can’t move now.
        [attack] You can’t attack now.
        [settle] You can’t settle now.
       *[other] You can’t do that now.
    }
empires-table-no-tiles = No tiles yet.
empires-table-war-count = The end of war { $war }
empires-table-count-skip = Show all
empires-table-count-treasury = Gold and population
empires-table-count-income = Income
empires-table-count-upkeep = Upkeep
empires-table-count-growth = Population
empires-table-count-areas = Points by area
empires-table-count-total = Total
