### Qwirkle: why a turn is good or bad

qwirkle-advice-scores = Scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
qwirkle-advice-runs-out = Plays your last tiles for { $points } bonus points.
qwirkle-advice-trades = Draws { $count ->
    [one] a new tile
   *[other] { $count } new tiles
}.
qwirkle-advice-opens = Sets up { $points } points for the others at { $cell }. Tiles not seen yet: { $unseen } ({ $tiles-name }).
qwirkle-advice-shuts = Denies the others { $points } points at { $cell }. Tiles not seen yet: { $unseen } ({ $tiles-name }).
qwirkle-advice-keeps-a-set = Keeps tiles that go together: { $tiles-name }.
qwirkle-advice-keeps-doubles = Keeps duplicates: { $tiles-name }.
qwirkle-advice-answer = The next player will likely score { $points ->
    [one] 1 point
   *[other] { $points } points
}.
qwirkle-advice-to-the-end = { $sure ->
    [yes] Calculated to the end
   *[no] As far as can be seen
}: { $margin ->
    [one] 1 point
   *[other] { $margin } points
} ahead of the other player.
