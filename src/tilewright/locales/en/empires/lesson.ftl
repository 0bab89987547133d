### The lessons of Struggle of Empires in English

empires-lesson-power-title = Choose a power
empires-lesson-power-about = Each player leads a power. Its armies march freely into the areas that border its home country; everywhere else they need a marker nearby or a fleet.
empires-lesson-power-task = Choose Austria, which borders four areas of Europe.
empires-lesson-power-hint = Look for Austria among the powers and take it.
empires-lesson-power-praise = From Vienna it is not far to anywhere in Europe.

empires-lesson-place-title = Place your first units
empires-lesson-place-about = At the start each player puts five units on the map, one at a time. Armies and forts stand in areas, fleets in seas.
empires-lesson-place-task = You have two markers in the Caribbean. Put a fleet into its sea.
empires-lesson-place-hint = Choose the fleet, then the Caribbean.
empires-lesson-place-praise = With a fleet there, armies can follow.

empires-lesson-bid-title = Bid for alliances
empires-lesson-bid-about = Each war begins with an auction. A bid names one power for the upper row and one for the lower. Who stands in your row is your ally, and you cannot attack him.
empires-lesson-bid-task = Austria bids one gold for an alliance of other powers. Outbid her: put yourself into the upper row and France into the lower, so that you may fight France.
empires-lesson-bid-hint = Bid 2, with Britain first and France second.
empires-lesson-bid-praise = The others pass. You pay, and both powers take their places.

empires-lesson-tile-title = Take a tile
empires-lesson-tile-about = Once a turn you may take a tile from the supply and pay its cost. Whoever has more Army Training has one more strength in land battles.
empires-lesson-tile-task = Prussia is better trained than you. Draw level: take Army Training.
empires-lesson-tile-hint = Find Army Training among the tiles and take it.
empires-lesson-tile-praise = Now neither of you has the edge. A second one would give it to you.

empires-lesson-build-title = Build and move
empires-lesson-build-about = Building costs one population. The new unit starts at home and may move at once.
empires-lesson-build-task = Build an army and send it to the German States, which border France.
empires-lesson-build-hint = Choose Build, then army, and the German States as its goal.
empires-lesson-build-praise = Built and on its way in one action.

empires-lesson-overseas-title = Overseas
empires-lesson-overseas-about = An army enters a colony only if your own fleet is in its sea. A move action moves two units. A move to another part of the world is a risk: on a 1 the sea may turn the unit back, or take it.
empires-lesson-overseas-task = Bring your fleet and your army to the Caribbean in one move action.
empires-lesson-overseas-hint = The fleet goes first; the army follows it.
empires-lesson-overseas-praise = Both crossed the ocean safely. Navigation makes that surer.

empires-lesson-attack-title = Attack with good odds
empires-lesson-attack-about = An attack costs two gold. Each side counts its strength, rolls two dice and adds the difference between them. A win over a neutral puts your marker in its place.
empires-lesson-attack-task = Two neutrals lie in the German States. Attack one and win its place.
empires-lesson-attack-hint = Four armies against five are a bad bet. Four against two win three times in four.
empires-lesson-attack-praise = Your marker stands in the German States. Look at the odds before you attack.

empires-lesson-support-title = Naval support
empires-lesson-support-about = Where both sides have fleets, the attacker says whether he fights at sea. Whoever holds the sea has one more strength on land.
empires-lesson-support-task = Attack France on land in North America and win the sea. France will not fight there.
empires-lesson-support-hint = Declare the land attack, then say that you fight at sea.
empires-lesson-support-praise = France withdraws from the sea, and the support is yours.

empires-lesson-help-title = Ask for help
empires-lesson-help-about = In an attack you may ask allies who have armies in the area. You offer gold, they say yes or no. On yes they say how many of their armies help.
empires-lesson-help-task = Attack Austria in the German States. Alone you are too weak: ask your ally Russia, and win.
empires-lesson-help-hint = Two armies against three are too few. Offer Russia a little gold for her three.
empires-lesson-help-praise = Five against three. Helpers gain nothing but your gold and, perhaps, your gratitude.

empires-lesson-settle-title = Settle
empires-lesson-settle-about = A POP counter becomes your marker for one population. A Slaves counter becomes your marker for nothing if you have a fleet in Africa's sea. One of the two, once a turn.
empires-lesson-settle-task = Put a marker in the place of one of these counters.
empires-lesson-settle-hint = Your fleet is in Africa's sea, and you have population: both counters are open to you.
empires-lesson-settle-praise = A marker without a battle. Each one brings gold at the end of the war.

empires-lesson-unrest-title = Mind the unrest
empires-lesson-unrest-about = Who cannot pay, and who loses units, takes unrest. At the end the most unrest costs seven points, the next four, and twenty is revolution.
empires-lesson-unrest-task = You have the most unrest. Give some of it back.
empires-lesson-unrest-hint = Government Reform takes two unrest counters away.
empires-lesson-unrest-praise = Seven against Russia's eight: now she would pay the higher price.

empires-lesson-scoring-title = Score an area
empires-lesson-scoring-about = At the end of a war each area is scored by markers: most take the first figure, next most the second. Equal numbers share the same figure.
empires-lesson-scoring-task = It is the last action of the war. You and Britain have one marker each in North America. Make sure that you alone come first there.
empires-lesson-scoring-hint = A POP counter lies in North America. Settle it.
empires-lesson-scoring-praise = Four points for you and two for Britain, instead of four each.
