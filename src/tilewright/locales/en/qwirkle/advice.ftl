### Qwirkle: why a turn is good or bad

qwirkle-advice-scores = Scores { $points ->
    [one] a point
   *[other] { $points } points
}.
qwirkle-advice-runs-out = Uses up the last tiles: { $points } points more.
qwirkle-advice-trades = Draws { $count ->
    [one] a new tile
   *[other] { $count } new tiles
}.
qwirkle-advice-opens = Opens { $cell } to a turn worth { $points }: { $unseen } unseen of { $tiles-name }.
qwirkle-advice-shuts = Takes { $cell } from the others, worth { $points }: { $unseen } unseen of { $tiles-name }.
qwirkle-advice-keeps-a-set = Keeps tiles that go together: { $tiles-name }.
qwirkle-advice-keeps-doubles = Keeps doubles: { $tiles-name }.
qwirkle-advice-answer = The next player answers with about { $points ->
    [one] a point
   *[other] { $points } points
}.
qwirkle-advice-to-the-end = { $sure ->
    [yes] Played out to the end
   *[no] As far as can be seen to the end
}: { $margin ->
    [one] 1 point
   *[other] { $margin } points
} on the other player.
