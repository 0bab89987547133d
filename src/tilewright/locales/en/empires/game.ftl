### Struggle of Empires in English

## Words: powers, places, units, counters, tiles

empires-name-britain = Britain
empires-name-france = France
empires-name-spain = Spain
empires-name-austria = Austria
empires-name-prussia = Prussia
empires-name-russia = Russia
empires-name-united_provinces = United Provinces

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
empires-name-naval = at sea

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

empires-refusal-the-game-is-over = The game is over; there is nothing left to do.
empires-refusal-something-else-is-asked-now =
    Not now: first { $asked ->
        [power] choose a power
        [place] place a unit on the map
        [auction] bid for the alliances or pass
        [turn] take an action of your turn
        [build] build the unit
        [native] move the new natives or leave them there
        [move] move another unit or stop
        [attack] declare the attack of your War Office
        [alliance] take the alliance tile of your Diplomatic Service
        [raid] choose the marker that the tile strikes
        [surprise] say whether you use the Surprise Attack
        [help] ask an ally for help, or say that it is enough
        [answer] say whether you help
        [naval] say whether you fight at sea
        [arms] say whether the alliance tile serves at sea
        [support] say whether you spend a Blockade
        [reserves] say whether you use Reserves
        [withdraw] say whether you use the Fighting Withdrawal
        [loss] say which unit is lost
        [helper] say whose helping unit is lost
       *[marker] say whether your marker replaces the loser’s
    }.

empires-refusal-that-power-is-taken = Somebody already plays { $power-name }.
empires-refusal-that-power-is-not-in-the-game = Nobody plays { $power-name } in this game.
empires-refusal-no-such-unit-is-left = You have no { $unit-name } left to place.
empires-refusal-a-fleet-cannot-be-in-that-area = There is no sea for a fleet { $area-in }.

empires-refusal-the-opener-must-bid = Whoever opens the auction must bid; 0 will do.
empires-refusal-a-bid-names-two-powers = A bid names two powers: one for the upper row and one for the lower.
empires-refusal-a-bid-names-two-different-powers = A bid names two different powers; you named { $power-name } twice.
empires-refusal-the-last-power-is-named-with-one-row = Only { $power-name } is left: name it with one row, upper or lower.
empires-refusal-that-power-stands-in-a-row-already = { $power-name } already stands in a row.
empires-refusal-the-bid-is-not-higher = A bid must be higher than { $standing }; { $bid } is not enough.
empires-refusal-the-bid-is-above-the-limit = You may bid { $limit } gold at most, not { $bid }.

empires-refusal-actions-are-left =
    { $left ->
        [one] You still have an action: take it or pass before you end your turn.
       *[other] You still have { $left } actions: take them or pass before you end your turn.
    }
empires-refusal-no-actions-are-left = You have taken your actions; only free actions are left to you this turn.
empires-refusal-one-tile-a-turn = You take one tile a turn, and you have taken yours.
empires-refusal-one-settlement-a-turn = You settle or enslave once a turn, and you have done so.
empires-refusal-not-enough-population = You have too little population for that: { $population }.

empires-refusal-there-is-no-such-tile = There is no tile { $tile }.
empires-refusal-none-of-that-tile-is-left = The supply has no tile { $tile-name } left.
empires-refusal-that-tile-is-not-yours = You do not have the tile { $tile-name }.
empires-refusal-that-tile-is-turned = The tile { $tile-name } is used up for this war.
empires-refusal-that-tile-was-used-this-turn = You used the tile { $tile-name } this turn, so you cannot take it again yet.
empires-refusal-that-tile-gives-no-free-action = The tile { $tile-name } gives no free action.
empires-refusal-that-tile-has-nothing-to-act-on = The tile { $tile-name } would have nothing to do now.
empires-refusal-another-tile-is-asked-about = The question is whether you use the tile { $tile-name }.
empires-refusal-only-an-alliance-tile-can-be-taken-now = The Diplomatic Service brings an alliance tile; { $tile-name } is something else.
empires-refusal-there-is-no-marker-to-raid = The tile { $tile-name } would find no marker of another player to strike, so you cannot take it.
empires-refusal-the-tile-does-not-go-to-that-area = The tile { $tile-name } cannot strike { $area-in }.
empires-refusal-the-tile-goes-for-another-players-marker = Choose a marker of another player.
empires-refusal-that-power-has-no-marker-there = { $power-name } has no marker { $area-in }.
empires-refusal-a-blockade-lies-in-a-colony = A Blockade is placed in a colony, not { $area-in }.
empires-refusal-a-blockade-of-yours-lies-there = You already have a Blockade { $area-in }.

empires-refusal-the-unit-must-be-built = The unit must be built now.
empires-refusal-another-kind-of-unit-is-being-built = You are building { $unit-a } now.
empires-refusal-one-unit-was-destroyed-already = You have destroyed a unit for this build; now build it.
empires-refusal-none-is-left-so-one-must-be-destroyed = Every { $unit-name } of yours is on the map: destroy one before you build another.
empires-refusal-natives-come-where-a-marker-or-unit-stands-in-a-colony = Trained Natives appear in a colony where you have a marker or a unit, so not { $place-in }.
empires-refusal-the-natives-would-have-no-place-left = Keep the army { $place-in }: without it the natives would have no place to appear.
empires-refusal-only-the-natives-move-now = Only the new natives { $place-in } may move now.

empires-refusal-no-such-unit-stands-there = You have no { $unit-name } { $place-in }.
empires-refusal-that-unit-has-had-its-move = The { $unit-name } { $place-in } has already moved in this action.
empires-refusal-a-fort-moves-from-home-only = A fort moves only from home; the one { $place-in } stays where it is.
empires-refusal-a-unit-moves-to-another-place = A move goes to another place; the unit is { $place-in } already.
empires-refusal-there-is-no-sea-for-a-fleet = There is no sea for a fleet { $place-in }.
empires-refusal-no-own-fleet-in-that-sea = You need a fleet of your own in that sea.
empires-refusal-a-blockade-keeps-the-unit-out = A Blockade bars the way: you need more fleets { $place-in } than the blockader has.
empires-refusal-no-marker-border-or-fleet-opens-that-area = You cannot go { $place-to }: you need a marker there or next to it, a border with your home, or a fleet in its sea.

empires-refusal-no-own-army-in-that-area = You need an army of your own { $area-in } to attack there.
empires-refusal-no-control-marker-left = You have no control marker left to put there.
empires-refusal-no-such-counter-lies-there = There is no counter { $counter-name } { $area-in }.
empires-refusal-a-settlement-cannot-be-attacked = A { $counter-name } counter is settled, not attacked.
empires-refusal-no-such-tile-lies-there = { $tile-name }: there is no such tile with that marker { $area-in }.
empires-refusal-an-attack-on-a-player-is-land-or-naval = Say whether you attack on land or at sea; { $said } is neither.
empires-refusal-nobody-attacks-himself = You cannot attack yourself.
empires-refusal-that-power-is-in-your-alliance = { $power-name } is in your alliance, and allies are not attacked.
empires-refusal-that-power-has-nothing-there = { $power-name } has nothing to attack { $area-in }.
empires-refusal-that-area-has-no-sea-of-its-own = There is no sea { $area-in } to fight a naval battle in.
empires-refusal-that-power-has-no-fleet-there = { $power-name } has no fleet { $area-in }.
empires-refusal-that-power-is-not-an-ally = { $power-name } is not an ally of yours.
empires-refusal-that-ally-has-been-asked = You have already asked { $power-name } for help { $arm-name } { $area-in }.
empires-refusal-that-ally-has-nothing-to-help-with = { $power-name } has nothing to help you with { $arm-name } { $area-in }.
empires-refusal-a-helper-brings-a-unit-at-least = Who helps brings one unit at least. To stay out, say no.
empires-refusal-so-many-cannot-help = You have { $units } there to help with, not { $said }.
empires-refusal-helping-with-all-is-yes = { $units } is all that you have there: to bring all of them, say yes.
empires-refusal-an-offer-is-gold-in-hand = You can offer only gold that you have: { $offer } is more than your { $gold }.
empires-refusal-a-unit-must-be-named = Say which unit is lost: an army or a fort.
empires-refusal-that-is-no-helper-of-that-side = { $named-name } has no helping unit on that side.

empires-refusal-no-own-fleet-in-africas-sea = To enslave you need a fleet of your own in Africa’s sea.

## What happens

empires-event-only-choice = { "" }
empires-event-first-player = The lot makes { $seat-player } the first player.
empires-event-power-chosen = { $seat-player } plays { $power-name }.
empires-event-counters-drawn =
    New counters for war { $war }: { $counters }.
    .counters = { $first-name } { $second-name }
empires-event-markers-drawn =
    { $seat-player } begins with markers in these areas: { $counters }.
    .counters = { $first-name }
empires-event-unit-placed = { $seat-player } places { $unit-a } { $place-in }.
empires-event-auction-opened = War { $war }: { $opener-player } opens an auction of alliances.
empires-event-bid-made =
    { $b ->
        [upper] { $seat-player } bids { $gold } to put { $a-name } in the upper row.
        [lower] { $seat-player } bids { $gold } to put { $a-name } in the lower row.
       *[other] { $seat-player } bids { $gold } to put { $a-name } in the upper and { $b-name } in the lower row.
    }
empires-event-bid-passed = { $seat-player } passes.
empires-event-auction-won = { $seat-player } wins the auction for { $gold } gold.
empires-event-row-joined =
    { $row ->
        [upper] { $seat-player } joins the upper row in place { $place }.
       *[lower] { $seat-player } joins the lower row in place { $place }.
    }
empires-event-turn-began = War { $war }, round { $round }: it is { $seat-player }’s turn.
empires-event-turn-ended = { "" }
empires-event-action-passed = { $seat-player } lets an action go by.

empires-event-paid =
    { $why ->
        [auction] { "" }
        [tile] { $seat-player } pays { $gold } gold for the tile.
        [attack] { $seat-player } pays { $gold } gold for the attack.
        [upkeep] { $seat-player } pays { $gold } gold of upkeep.
       *[help] { $seat-player } pays { $gold } gold to { $to-player } for the help.
    }
empires-event-received =
    { $why ->
        [income] { "" }
       *[counter] { $seat-player } receives { $gold } gold with the counter.
    }
empires-event-unrest-taken =
    { $why ->
        [payment] { $seat-player } takes { $count } unrest for { $gold } gold in order to pay.
        [tile] { $seat-player } takes { $count } unrest for the tile.
        [destroyed] { $seat-player } takes { $count } unrest for the unit destroyed.
       *[lost-unit] { $seat-player } takes { $count } unrest for the unit lost.
    }
empires-event-unrest-returned =
    { $why ->
       *[government-reform] { $seat-player } gives back { $count } unrest: Government Reform.
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
       *[counter] with the counter
    }.

empires-event-tile-taken = { $seat-player } takes { $tile-name }.
empires-event-tile-used = { $seat-player } uses { $tile-name }.
empires-event-tile-gone = { $tile-name } leaves the game.
empires-event-tile-returned =
    { $why ->
        [beaten] { $tile-name }: beaten, and back in the supply.
        [not-won] { $tile-name }: the raid fails, and the tile goes back to the supply.
        [no-fleet-left] { $tile-name }: no fleet of { $seat-player } is left there, and the tile goes back to the supply.
       *[war-ended] { $seat-player } returns { $tile-name } to the supply.
    }

empires-event-unit-built = { $seat-player } builds { $unit-a } { $place-in }.
empires-event-unit-destroyed = { $seat-player } destroys { $unit-a } { $place-in } in order to build it anew.
empires-event-unit-moved = { $seat-player } moves { $unit-a } { $origin-from } { $place-to }.
empires-event-sea-checked =
    { $second ->
        [none] Sea check for the { $unit-name } of { $seat-player } { $origin-from } { $place-to }: { $first }, it arrives.
       *[other] Sea check for the { $unit-name } of { $seat-player } { $origin-from } { $place-to }: { $first }, then { $second }{ $bonus ->
            [0] { "" }
           *[other] { " " }+ { $bonus }
        }; { $outcome ->
            [arrives] it arrives
            [stays] it turns back
           *[lost] it is lost
        }.
    }
empires-event-blockade-placed = { $seat-player } places a Blockade { $area-in }.

empires-event-attack-declared =
    { $target ->
        [neutral] { $seat-player } attacks the neutral counter { $what } { $area-in }.
        [pirates] { $seat-player } attacks the Pirates { $area-in }, who hold a marker of { $what-name }.
        [slave_revolt] { $seat-player } attacks the Slave Revolt { $area-in }, which holds a marker of { $what-name }.
       *[other] { $seat-player } attacks { $target-name } { $what-name } { $area-in }.
    }
empires-event-raid-declared =
    { $tile ->
        [pirates] Pirates, sent by { $seat-player }, go for a marker of { $owner-player } { $area-in }.
       *[slave_revolt] A Slave Revolt, raised by { $seat-player }, goes for a marker of { $owner-player } { $area-in }.
    }
empires-event-help-asked =
    { $gold ->
        [0] { $seat-player } asks { $ally-player } for help { $arm-name }.
       *[other] { $seat-player } asks { $ally-player } for help { $arm-name } and offers { $gold } gold.
    }
empires-event-help-answered =
    { $agreed ->
        [yes] { $units ->
            [one] { $seat-player } helps { $asker-player } { $arm-name } with one unit.
           *[other] { $seat-player } helps { $asker-player } { $arm-name } with { $units } units.
        }
       *[no] { $seat-player } does not help { $asker-player } { $arm-name }.
    }
empires-event-naval-answered =
    { $fights ->
        [yes] { $seat-player } will fight at sea.
       *[no] { $seat-player } leaves the sea to the other side.
    }
empires-event-support-gained =
    { $seat ->
        [none] Nobody has naval support { $area-in }.
       *[other] { $seat-player } has naval support { $area-in }.
    }
empires-event-tile-armed =
    { $at_sea ->
        [yes] The alliance tile of { $seat-player } serves at sea: { $tile-name }.
       *[no] The alliance tile of { $seat-player } is kept for the land battle: { $tile-name }.
    }
empires-event-battle-rolled =
    Battle { $arm-name } { $area-in }: the attacker rolls { $attack_dice-first } and { $attack_dice-second } for { $attack_total } in all, the defender { $defence_dice-first } and { $defence_dice-second } for { $defence_total }.
empires-event-battle-decided =
    { $winner ->
        [attacker] The attacker wins { $arm-name } { $area-in }.
        [defender] The defender wins { $arm-name } { $area-in }.
       *[tie] The battle { $arm-name } { $area-in } is a tie.
    }
empires-event-unit-lost =
    { $why ->
        [seven] A seven on the dice: { $seat-player } loses { $unit-a } { $area-in }.
        [tie] The tie costs { $seat-player } { $unit-a } { $area-in }.
       *[defeat] The defeat costs { $seat-player } { $unit-a } { $area-in }.
    }
empires-event-marker-placed = { $seat-player } puts a marker { $area-in } in place of { $instead-name }.
empires-event-marker-left = { $seat-player } leaves the marker { $area-in } as it is.
empires-event-marker-captured = { $tile-name }: a marker of { $seat-player } { $area-in } is captured.
empires-event-marker-freed = { $tile-name }: the captured marker { $area-in } goes back to { $seat-player }.
empires-event-attack-ended = { "" }

empires-event-income = { $seat-player } receives { $population } gold for population, { $markers } for markers and { $companies } from companies.
empires-event-upkeep = { "" }
empires-event-population-grew =
    { $growth ->
        [0] The population of { $seat-player } stays at { $population }.
       *[other] The population of { $seat-player } grows by { $growth } to { $population }.
    }
empires-event-area-scored =
    { $points ->
        [none] { "" }
       *[other] Points { $area-in }: { $points }.
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
        [none] The game is over, and nobody wins. Points: { $scores }.
       *[other] The game is over. In first place: { $places }. Points: { $scores }.
    }
    .places =
        { $value ->
            [1] { $index-player }
           *[other] { "" }
        }
    .scores = { $index-player }: { $value }

## Why the game ended

empires-ending-the-last-war-is-over = The game is over: the third war has been fought.
empires-ending-all-empires-fell-to-revolution = The game is over: every empire fell to revolution, and nobody wins.

## Options

empires-option-powers = Which power each seat plays; without it, the players choose.
    .title = Powers
empires-option-open-unrest = Everybody’s unrest is shown throughout the game.
    .title = Open unrest
empires-option-material = A file with other figures than the built-in ones, in the form of material.toml. Without it the table plays with the built-in figures, some of which are reconstructed; the rule page says which.
    .title = Figures
