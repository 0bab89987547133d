### Struggle of Empires in English

## Words: powers, places, units, counters, tiles

empires-name-britain = Britain
    .the = Britain
    .start = Britain
empires-name-france = France
    .the = France
    .start = France
empires-name-spain = Spain
    .the = Spain
    .start = Spain
empires-name-austria = Austria
    .the = Austria
    .start = Austria
empires-name-prussia = Prussia
    .the = Prussia
    .start = Prussia
empires-name-russia = Russia
    .the = Russia
    .start = Russia
empires-name-united_provinces = United Provinces
    .the = the United Provinces
    .start = The United Provinces

empires-name-german_states = German States
    .in = in the German States
    .to = to the German States
    .from = from the German States
empires-name-central_europe = Central Europe
    .in = in Central Europe
    .to = to Central Europe
    .from = from Central Europe
empires-name-mediterranean = Mediterranean
    .in = in the Mediterranean
    .to = to the Mediterranean
    .from = from the Mediterranean
empires-name-baltic = Baltic
    .in = in the Baltic
    .to = to the Baltic
    .from = from the Baltic
empires-name-ottoman_empire = Ottoman Empire
    .in = in the Ottoman Empire
    .to = to the Ottoman Empire
    .from = from the Ottoman Empire
empires-name-north_america = North America
    .in = in North America
    .to = to North America
    .from = from North America
empires-name-caribbean = Caribbean
    .in = in the Caribbean
    .to = to the Caribbean
    .from = from the Caribbean
empires-name-south_america = South America
    .in = in South America
    .to = to South America
    .from = from South America
empires-name-africa = Africa
    .in = in Africa
    .to = to Africa
    .from = from Africa
empires-name-india = India
    .in = in India
    .to = to India
    .from = from India
empires-name-east_indies = East Indies
    .in = in the East Indies
    .to = to the East Indies
    .from = from the East Indies
empires-name-home = home
    .in = at home
    .to = home
    .from = from home

empires-name-army = army
    .a = an army
empires-name-fleet = fleet
    .a = a fleet
empires-name-fort = fort
    .a = a fort

empires-name-land = on land
    .battle = Land battle
empires-name-naval = at sea
    .battle = Naval battle

empires-name-pop = POP
empires-name-slaves = Slaves

empires-name-army_training = Army Training
empires-name-naval_training = Naval Training
empires-name-reserves = Reserves
empires-name-war_office = War Office
empires-name-mercenaries = Mercenaries
empires-name-pressgangs = Pressgangs
empires-name-trained_natives = Trained Natives
empires-name-militia = Militia
empires-name-logistics = Logistics
empires-name-banking = Banking
empires-name-navigation = Navigation
empires-name-diplomatic_service = Diplomatic Service
empires-name-improved_agriculture = Improved Agriculture
empires-name-government_reform = Government Reform
empires-name-industry = Industry
empires-name-pirates = Pirates
empires-name-slave_revolt = Slave Revolt
empires-name-fighting_withdrawal = Fighting Withdrawal
empires-name-surprise_attack = Surprise Attack
empires-name-blockade = Blockade

empires-name-hudsons_bay = Hudson’s Bay Company
empires-name-west_india = West India Company
empires-name-south_sea = South Sea Company
empires-name-african = African Company
empires-name-east_india = East India Company
empires-name-dutch_east_india = East Indies (spice) Company
empires-name-eastland = Eastland (Baltic) Company
empires-name-levant = Levant Company
empires-name-mediterranean_co = Mediterranean Company

empires-name-bavaria = Bavaria
empires-name-saxony = Saxony
empires-name-hanover = Hanover
empires-name-poland = Poland
empires-name-hungary = Hungarian nobles
empires-name-denmark = Denmark
empires-name-savoy = Savoy-Sardinia
empires-name-ottoman = Ottoman Empire
empires-name-portugal = Portugal
empires-name-native_americans = North American tribes
empires-name-indian_princes = Indian princes

## Why an action is refused

empires-refusal-the-game-is-over = The game is over.
empires-refusal-something-else-is-asked-now =
    Not now: first { $asked ->
        [power] choose a power
        [place] place a unit on the map
        [auction] bid for the alliances or pass
        [turn] take an action
        [build] build the unit
        [native] move the new natives or leave them there
        [move] move another unit or stop
        [attack] declare the attack of your War Office
        [alliance] take an alliance tile with your Diplomatic Service
        [raid] choose the marker for the tile to strike
        [surprise] decide whether to use Surprise Attack
        [help] ask an ally for help, or stop asking
        [answer] decide whether to help
        [naval] decide whether to fight at sea
        [arms] decide whether to use the alliance tile at sea
        [support] decide whether to spend a Blockade
        [reserves] decide whether to use Reserves
        [withdraw] decide whether to use Fighting Withdrawal
        [loss] choose the unit that is lost
        [helper] choose whose helping unit is lost
       *[marker] decide whether to replace the loser’s marker with yours
    }.

empires-refusal-that-power-is-taken = Someone is already playing { $power-the }.
empires-refusal-that-power-is-not-in-the-game = No one is playing { $power-the } in this game.
empires-refusal-no-such-unit-is-left = You have no { $unit-name } left to place.
empires-refusal-a-fleet-cannot-be-in-that-area = There is no sea for a fleet { $area-in }.

empires-refusal-the-opener-must-bid = Whoever opens the auction must bid; 0 is allowed.
empires-refusal-a-bid-names-two-powers = A bid names two powers: one for the upper row and one for the lower.
empires-refusal-a-bid-names-two-different-powers = A bid names two different powers; you named { $power-the } twice.
empires-refusal-the-last-power-is-named-with-one-row = Only { $power-the } is left: name it with one row, upper or lower.
empires-refusal-that-power-stands-in-a-row-already = { $power-start } is already in a row.
empires-refusal-the-bid-is-not-higher = A bid must be higher than { $standing }; { $bid } is not enough.
empires-refusal-the-bid-is-above-the-limit = You can bid { $limit } gold at most, not { $bid }.

empires-refusal-actions-are-left =
    { $left ->
        [one] You have 1 action left: use it or pass before you end your turn.
       *[other] You have { $left } actions left: use them or pass before you end your turn.
    }
empires-refusal-no-actions-are-left = You have no actions left this turn, only free actions.
empires-refusal-one-tile-a-turn = You can take only one tile per turn, and you have taken yours.
empires-refusal-one-settlement-a-turn = You can settle or enslave only once per turn.
empires-refusal-not-enough-population = You don’t have enough population: only { $population }.

empires-refusal-there-is-no-such-tile = There is no tile { $tile }.
empires-refusal-none-of-that-tile-is-left = The supply has no { $tile-name } left.
empires-refusal-that-tile-is-not-yours = You don’t have { $tile-name }.
empires-refusal-that-tile-is-turned = You have already used { $tile-name } in this war.
empires-refusal-that-tile-was-used-this-turn = You used { $tile-name } this turn, so you can’t take it again yet.
empires-refusal-that-tile-gives-no-free-action = { $tile-name } doesn’t give a free action.
empires-refusal-a-blockade-is-placed-under-a-fleet = To place { $tile-name }, choose a colony where you have a fleet.
empires-refusal-that-tile-has-nothing-to-act-on = { $tile-name } would have no effect now.
empires-refusal-another-tile-is-asked-about = First decide whether to use { $tile-name }.
empires-refusal-only-an-alliance-tile-can-be-taken-now = The Diplomatic Service takes an alliance tile; { $tile-name } isn’t one.
empires-refusal-there-is-no-marker-to-raid = { $tile-name } would have no marker of another player to strike, so you can’t take it.
empires-refusal-the-tile-does-not-go-to-that-area = { $tile-name } can’t strike { $area-in }.
empires-refusal-the-tile-goes-for-another-players-marker = Choose another player’s marker.
empires-refusal-that-power-has-no-marker-there = { $power-start } has no marker { $area-in }.
empires-refusal-a-blockade-lies-in-a-colony = A Blockade goes in a colony, not { $area-in }.
empires-refusal-a-blockade-of-yours-lies-there = You already have a Blockade { $area-in }.

empires-refusal-the-unit-must-be-built = The unit must be built now.
empires-refusal-another-kind-of-unit-is-being-built = You are building { $unit-a } now.
empires-refusal-one-unit-was-destroyed-already = You have destroyed a unit for this build; now build it.
empires-refusal-none-is-left-so-one-must-be-destroyed = All your units of this kind are on the map: destroy one { $unit-name } before you build another.
empires-refusal-natives-come-where-a-marker-or-unit-stands-in-a-colony = Trained Natives appear in a colony where you have a marker or a unit, so not { $place-in }.
empires-refusal-the-natives-would-have-no-place-left = Keep the army { $place-in }: without it the natives would have nowhere to appear.
empires-refusal-only-the-natives-move-now = Only the new natives { $place-in } can move now.

empires-refusal-no-such-unit-stands-there = You have no { $unit-name } { $place-in }.
empires-refusal-that-unit-has-had-its-move = The { $unit-name } { $place-in } has already moved in this action.
empires-refusal-a-fort-moves-from-home-only = Forts only move from home; the one { $place-in } stays.
empires-refusal-a-unit-moves-to-another-place = The unit is already { $place-in }.
empires-refusal-there-is-no-sea-for-a-fleet = There is no sea for a fleet { $place-in }.
empires-refusal-no-own-fleet-in-that-sea = You need one of your own fleets in that sea.
empires-refusal-a-blockade-keeps-the-unit-out = A Blockade bars the way: you need more fleets { $place-in } than the blockading player.
empires-refusal-no-marker-border-or-fleet-opens-that-area = You can’t go { $place-to }: you need a marker there or next to it, a border with your home, or a fleet in its sea.

empires-refusal-no-own-army-in-that-area = You need one of your own armies { $area-in } to attack there.
empires-refusal-no-control-marker-left = You have no control markers left.
empires-refusal-no-such-counter-lies-there = There is no { $counter-name } counter { $area-in }.
empires-refusal-a-settlement-cannot-be-attacked = You can’t attack a { $counter-name } counter; settle it instead.
empires-refusal-no-such-tile-lies-there = There is no { $tile-name } tile with that marker { $area-in }.
empires-refusal-an-attack-on-a-player-is-land-or-naval = Attack on land or at sea; { $said } is neither.
empires-refusal-nobody-attacks-themselves = You can’t attack yourself.
empires-refusal-that-power-is-in-your-alliance = { $power-start } is in your alliance, and you can’t attack allies.
empires-refusal-that-power-has-nothing-there = { $power-start } has nothing to attack { $area-in }.
empires-refusal-that-area-has-no-sea-of-its-own = There is no sea for a naval battle { $area-in }.
empires-refusal-that-power-has-no-fleet-there = { $power-start } has no fleet { $area-in }.
empires-refusal-that-power-is-not-an-ally = { $power-start } isn’t your ally.
empires-refusal-that-ally-has-been-asked = You have already asked { $power-the } for help { $arm-name } { $area-in }.
empires-refusal-only-the-naval-battle-is-fought = This attack is fought only at sea, so armies can’t help.
empires-refusal-no-naval-battle-is-fought-against-a-counter-or-tile = There is no naval battle against a neutral counter or a tile.
empires-refusal-the-other-side-has-no-fleet-to-fight = There will be no naval battle { $area-in }: { $power-the } has no fleet there.
empires-refusal-that-ally-has-nothing-to-help-with = { $power-start } has no units to help you { $arm-name } { $area-in }.
empires-refusal-a-helper-brings-a-unit-at-least = To help, send at least one unit. To stay out, answer no.
empires-refusal-so-many-cannot-help = You can help with { $units } at most, not { $said }.
empires-refusal-helping-with-all-is-yes = { $units } is all you have there: to send all of them, answer yes.
empires-refusal-an-offer-is-gold-in-hand = You can only offer gold you have: { $offer } is more than your { $gold }.
empires-refusal-a-sum-is-not-negative = You can’t offer or bid less than 0 gold.
empires-refusal-a-unit-must-be-named = Choose which unit is lost: an army or a fort.
empires-refusal-that-is-no-helper-of-that-side = { $named-name } has no helping unit on that side.

empires-refusal-no-own-fleet-in-africas-sea = To enslave, you need one of your own fleets in the sea of Africa.

## What happens

empires-event-only-choice = { "" }
empires-event-first-player = { $seat-player } is drawn as first player.
empires-event-power-chosen = { $seat-player } plays { $power-the }.
empires-event-counters-drawn =
    New counters for war { $war }: { $counters }.
    .counters = { $first-name } ({ $second-name })
empires-event-markers-drawn =
    { $seat-player } starts with markers in these areas: { $counters }.
    .counters = { $first-name }
empires-event-unit-placed = { $seat-player } places { $unit-a } { $place-in }.
empires-event-auction-opened = War { $war }: { $opener-player } opens the auction for alliances.
empires-event-bid-made =
    { $b ->
        [upper] { $seat-player } bids { $gold }: { $a-the } in the upper row.
        [lower] { $seat-player } bids { $gold }: { $a-the } in the lower row.
       *[other] { $seat-player } bids { $gold }: { $a-the } in the upper row, { $b-the } in the lower row.
    }
empires-event-bid-passed = { $seat-player } passes.
empires-event-auction-won = { $seat-player } wins the auction for { $gold } gold.
empires-event-row-joined =
    { $row ->
        [upper] { $seat-player } joins the upper row, position { $place }.
       *[lower] { $seat-player } joins the lower row, position { $place }.
    }
empires-event-turn-began = War { $war }, round { $round }: { $seat-player } to move.
empires-event-turn-ended = { "" }
empires-event-action-passed = { $seat-player } skips an action.

empires-event-paid =
    { $why ->
        [auction] { "" }
        [tile] { $seat-player } pays { $gold } gold for the tile.
        [attack] { $seat-player } pays { $gold } gold for the attack.
        [upkeep] { $seat-player } pays { $gold } gold in upkeep.
       *[help] { $seat-player } pays { $gold } gold to { $to-player } for the help.
    }
empires-event-received =
    { $why ->
        [income] { "" }
       *[counter] { $seat-player } gets { $gold } gold for the counter.
    }
empires-event-unrest-taken =
    { $why ->
        [payment] { $seat-player } takes { $count } unrest to raise { $gold } gold.
        [tile] { $seat-player } takes { $count } unrest for the tile.
        [destroyed] { $seat-player } takes { $count } unrest for the destroyed unit.
       *[lost-unit] { $seat-player } takes { $count } unrest for the lost unit.
    }
empires-event-unrest-returned =
    { $why ->
       *[government-reform] Government Reform: { $seat-player } returns { $count } unrest.
    }
empires-event-population-spent =
    { $why ->
        [tile] { $seat-player } pays { $count } population for the tile.
        [build] { $seat-player } pays { $count } population to build.
       *[settle] { $seat-player } pays { $count } population to settle.
    }
empires-event-points-scored =
    { $seat-player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } { $why ->
        [industry] for Industry
       *[counter] for the counter
    }.

empires-event-tile-taken = { $seat-player } takes the { $tile-name } tile.
empires-event-tile-used = { $seat-player } uses the { $tile-name } tile.
empires-event-tile-gone = The { $tile-name } tile is removed from the game.
empires-event-tile-returned =
    { $why ->
        [beaten] { $tile-name }: beaten; the tile returns to the supply.
        [not-won] { $tile-name }: the attack fails; the tile returns to the supply.
        [no-fleet-left] { $tile-name }: { $seat-player } has no fleet left there; the tile returns to the supply.
       *[war-ended] { $seat-player } returns the { $tile-name } tile to the supply.
    }

empires-event-unit-built = { $seat-player } builds { $unit-a } { $place-in }.
empires-event-unit-destroyed = { $seat-player } destroys { $unit-a } { $place-in } to rebuild it.
empires-event-unit-moved = { $seat-player } moves { $unit-a } { $origin-from } { $place-to }.
empires-event-sea-checked =
    { $second ->
        [none] Sea check for { $seat-player }, { $unit-name } { $origin-from } { $place-to }: { $first }. It arrives.
       *[other] Sea check for { $seat-player }, { $unit-name } { $origin-from } { $place-to }: { $first }, then { $second }{ $bonus ->
            [0] { "" }
           *[other] { " " }+ { $bonus }
        }. { $outcome ->
            [arrives] It arrives
            [stays] It turns back
           *[lost] It is lost
        }.
    }
empires-event-blockade-placed = { $seat-player } places a Blockade { $area-in }.

empires-event-attack-declared =
    { $target ->
        [neutral] { $seat-player } attacks the neutral counter { $what } { $area-in }.
        [pirates] { $seat-player } attacks the Pirates { $area-in }, who hold a marker of { $what-the }.
        [slave_revolt] { $seat-player } attacks the Slave Revolt { $area-in }, which holds a marker of { $what-the }.
       *[other] { $seat-player } attacks { $target-the } { $what-name } { $area-in }.
    }
empires-event-raid-declared =
    { $tile ->
        [pirates] { $seat-player } sends Pirates against the marker of { $owner-player } { $area-in }.
       *[slave_revolt] { $seat-player } starts a Slave Revolt against the marker of { $owner-player } { $area-in }.
    }
empires-event-help-asked =
    { $gold ->
        [0] { $seat-player } asks { $ally-player } for help { $arm-name }.
       *[other] { $seat-player } asks { $ally-player } for help { $arm-name }, offering { $gold } gold.
    }
empires-event-help-answered =
    { $agreed ->
        [yes] { $units ->
            [one] { $seat-player } helps { $asker-player } { $arm-name } with 1 unit.
           *[other] { $seat-player } helps { $asker-player } { $arm-name } with { $units } units.
        }
       *[no] { $seat-player } refuses to help { $asker-player } { $arm-name }.
    }
empires-event-naval-answered =
    { $fights ->
        [yes] { $seat-player } fights at sea.
       *[no] { $seat-player } doesn’t fight at sea.
    }
empires-event-support-gained =
    { $seat ->
        [none] No one has naval support { $area-in }.
       *[other] { $seat-player } has naval support { $area-in }.
    }
empires-event-tile-armed =
    { $at_sea ->
        [yes] { $seat-player } uses an alliance tile at sea: { $tile-name }.
       *[no] { $seat-player } keeps an alliance tile for the land battle: { $tile-name }.
    }
empires-event-battle-rolled =
    { $arm-battle } { $area-in }: the attacker’s total is { $attack_total } (dice { $attack_dice-first } and { $attack_dice-second }), the defender’s is { $defence_total } (dice { $defence_dice-first } and { $defence_dice-second }).
empires-event-battle-decided =
    { $winner ->
        [attacker] The attacker wins { $arm-name } { $area-in }.
        [defender] The defender wins { $arm-name } { $area-in }.
       *[tie] It’s a tie { $arm-name } { $area-in }.
    }
empires-event-unit-lost =
    { $why ->
        [seven] Dice total of seven: { $seat-player } loses { $unit-a } { $area-in }.
        [tie] Tie: { $seat-player } loses { $unit-a } { $area-in }.
       *[defeat] Defeat: { $seat-player } loses { $unit-a } { $area-in }.
    }
empires-event-marker-placed =
    { $seat-player } places a marker { $area-in }, replacing { $instead ->
        [britain] Britain’s marker
        [france] France’s marker
        [spain] Spain’s marker
        [austria] Austria’s marker
        [prussia] Prussia’s marker
        [russia] Russia’s marker
        [united_provinces] the United Provinces’ marker
        [pop] a POP counter
        [slaves] a Slaves counter
        [pirates] the Pirates
        [slave_revolt] the Slave Revolt
       *[other] the neutral counter { $instead }
    }.
empires-event-marker-left = { $seat-player } leaves the marker { $area-in } in place.
empires-event-marker-captured = { $tile-name }: the marker of { $seat-player } { $area-in } is captured.
empires-event-marker-freed = { $tile-name }: the captured marker { $area-in } returns to { $seat-player }.
empires-event-attack-ended = { "" }

empires-event-income = { $seat-player } earns { $population } gold from population, { $markers } from markers and { $companies } from companies.
empires-event-upkeep = { "" }
empires-event-population-grew =
    { $growth ->
        [0] The population of { $seat-player } stays at { $population }.
       *[other] The population of { $seat-player } grows by { $growth } to { $population }.
    }
empires-event-area-scored =
    { $points ->
        [none] { "" }
       *[other] Points { $area-in } – { $points }.
    }
    .points =
        { $value ->
            [0] { "" }
           *[other] { $index-player }: { $value }
        }
empires-event-war-ended = War { $war } is over.
empires-event-revolution = Revolution! { $seat-player } has { $unrest } unrest and loses all points ({ $points }).
empires-event-unrest-penalty =
    { $seat-player } has { $unrest } unrest and loses { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
empires-event-game-ended =
    { $places ->
        [none] The game is over, and no one wins. Final scores – { $scores }.
       *[other] The game is over. First place: { $places }. Final scores – { $scores }.
    }
    .places =
        { $value ->
            [1] { $index-player }
           *[other] { "" }
        }
    .scores = { $index-player }: { $value }

## Why the game ended

empires-ending-the-last-war-is-over = Game over: the third war has been fought.
empires-ending-all-empires-fell-to-revolution = Game over: every empire fell to revolution, and no one wins.

## Options

empires-option-powers = Which power each seat plays. Leave empty to let the players choose.
    .title = Powers
empires-option-open-unrest = Everyone’s unrest is visible throughout the game.
    .title = Open unrest
empires-option-material = Your own figures, in the format of material.toml. Without them, the table uses the built-in figures, some of which are reconstructed; the rules page says which.
    .title = Figures
