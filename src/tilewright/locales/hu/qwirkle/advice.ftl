### Qwirkle: miért jó vagy rossz egy kör

qwirkle-advice-scores = { $points } pontot ér.
qwirkle-advice-runs-out = Lerakod az utolsó lapkáidat: még { $points } pont.
qwirkle-advice-trades = { $count } új lapkát húzol.
qwirkle-advice-opens = { $points } pontos helyet nyit a többieknek itt: { $cell }; még nem látott lapkák: { $unseen } ({ $tiles-name }).
qwirkle-advice-shuts = { $points } pontos helyet vesz el a többiektől itt: { $cell }; még nem látott lapkák: { $unseen } ({ $tiles-name }).
qwirkle-advice-keeps-a-set = Összeillő lapkák maradnak a kezedben: { $tiles-name }.
qwirkle-advice-keeps-doubles = Egyforma lapkák maradnak a kezedben: { $tiles-name }.
qwirkle-advice-answer = A következő játékos várhatóan { $points } pontot szerez.
qwirkle-advice-to-the-end = { $sure ->
    [yes] A játék végéig kiszámolva
   *[no] Amennyire előre látható
}: { $margin } pont előny a másik játékossal szemben.
