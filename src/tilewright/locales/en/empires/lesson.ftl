### The lessons of Struggle of Empires in English

empires-lesson-power-title = Choose a power
empires-lesson-power-about = Each player leads a power. Its armies move freely into the areas that border its home country; anywhere else they need a marker nearby or a fleet.
empires-lesson-power-task = Choose Austria, which borders four areas of Europe.
empires-lesson-power-hint = Find Austria among the powers and choose it.
empires-lesson-power-praise = From Vienna, it’s not far to anywhere in Europe.

empires-lesson-place-title = Place your first units
empires-lesson-place-about = At the start, each player places five units on the map, one at a time. Armies and forts go in areas, fleets in seas.
empires-lesson-place-task = You have two markers in the Caribbean. Place a fleet in its sea.
empires-lesson-place-hint = Choose the fleet, then the Caribbean.
empires-lesson-place-praise = With a fleet there, armies can follow.

empires-lesson-bid-title = Bid for alliances
empires-lesson-bid-about = Each war begins with an auction. A bid names one power for the upper row and one for the lower. The powers in your row are your allies, and you can’t attack them.
empires-lesson-bid-task = Austria bids one gold for an alliance of other powers. Outbid it: put yourself in the upper row and France in the lower, so that you can fight France.
empires-lesson-bid-hint = Bid 2, with Britain first and France second.
empires-lesson-bid-praise = The others pass. You pay, and both powers take their positions.

empires-lesson-tile-title = Take a tile
empires-lesson-tile-about = Once per turn you may take a tile from the supply and pay its cost. The side with more Army Training gets +1 in land battles.
empires-lesson-tile-task = Prussia has better training than you. Draw level: take Army Training.
empires-lesson-tile-hint = Find Army Training among the tiles and take it.
empires-lesson-tile-praise = Now neither of you has the edge. A second one would give it to you.

empires-lesson-build-title = Build and move
empires-lesson-build-about = Building costs one population. The new unit starts at home and may move right away.
empires-lesson-build-task = Build an army and send it to the German States, which border France.
empires-lesson-build-hint = Choose Build, then the army, then the German States.
empires-lesson-build-praise = Built and on its way in one action.

empires-lesson-overseas-title = Overseas
empires-lesson-overseas-about = An army can enter a colony only if you have a fleet in its sea. A move action moves two units. Moving to another part of the world is risky: on a 1, the unit may have to turn back or be lost.
empires-lesson-overseas-task = Bring your fleet and your army to the Caribbean in one move action.
empires-lesson-overseas-hint = The fleet goes first; the army follows it.
empires-lesson-overseas-praise = Both crossed the ocean safely. Navigation makes that even safer.

empires-lesson-attack-title = Attack with good odds
empires-lesson-attack-about = An attack costs two gold. Each side rolls two dice and adds the difference between them to its strength. If you beat a neutral counter, your marker takes its place.
empires-lesson-attack-task = There are two neutral counters in the German States. Attack one of them and win.
empires-lesson-attack-hint = Four armies against five is a bad bet. Four against two wins three times out of four.
empires-lesson-attack-praise = Your marker is in the German States. Always look at the odds before you attack.

empires-lesson-support-title = Naval support
empires-lesson-support-about = When both sides have fleets, the attacker decides whether to fight at sea. Whoever controls the sea gets +1 on land.
empires-lesson-support-task = Attack France on land in North America and win the sea. France won’t fight there.
empires-lesson-support-hint = Declare the land attack, then choose to fight at sea.
empires-lesson-support-praise = France gives up the sea, and the naval support is yours.

empires-lesson-help-title = Ask for help
empires-lesson-help-about = In an attack, you may ask allies who have armies in the area for help. You offer gold, and they accept or refuse. If they accept, they choose how many of their armies help.
empires-lesson-help-task = Attack Austria in the German States. You’re too weak on your own: ask your ally Russia for help, and win.
empires-lesson-help-hint = Two armies against three are too few. Offer Russia a little gold for its three.
empires-lesson-help-praise = Five against three. Helpers get nothing but your gold and, perhaps, your gratitude.

empires-lesson-settle-title = Settle
empires-lesson-settle-about = You can replace a POP counter with your marker for one population, or a Slaves counter for free if you have a fleet in the sea of Africa. Only one of these, once per turn.
empires-lesson-settle-task = Replace one of these counters with your marker.
empires-lesson-settle-hint = You have a fleet in the sea of Africa and enough population: you can take either.
empires-lesson-settle-praise = A marker without a battle. Each one earns gold at the end of the war.

empires-lesson-unrest-title = Watch your unrest
empires-lesson-unrest-about = Players who can’t pay or who lose units take unrest. At the end, the player with the most unrest loses seven points and the next one four; at twenty there is a revolution.
empires-lesson-unrest-task = You have the most unrest. Get rid of some.
empires-lesson-unrest-hint = Government Reform removes two unrest.
empires-lesson-unrest-praise = Seven against Russia’s eight: now Russia would lose more points.

empires-lesson-scoring-title = Score an area
empires-lesson-scoring-about = At the end of a war, each area scores by markers: whoever has the most gets the first number, and the next most the second. Tied players get the same number.
empires-lesson-scoring-task = This is the last action of the war. You and Britain have one marker each in North America. Take first place there alone.
empires-lesson-scoring-hint = There is a POP counter in North America. Settle it.
empires-lesson-scoring-praise = Four points for you and two for Britain, instead of four each.
