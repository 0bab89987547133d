### Qwirkle: miért jó vagy rossz egy kör

qwirkle-advice-scores = { $points } pontot ér.
qwirkle-advice-runs-out = Elfogynak az utolsó lapkáid: még { $points } pont.
qwirkle-advice-trades = { $count } új lapkát húzol.
qwirkle-advice-opens = { $points } pontos helyet nyit itt: { $cell }; ebből { $unseen } darab nem látszik még: { $tiles-name }.
qwirkle-advice-shuts = Elveszi a többiektől ezt a { $points } pontos helyet: { $cell }; ebből { $unseen } darab nem látszik még: { $tiles-name }.
qwirkle-advice-keeps-a-set = Összeillő lapkák maradnak a kezedben: { $tiles-name }.
qwirkle-advice-keeps-doubles = Dupla lapkák maradnak a kezedben: { $tiles-name }.
qwirkle-advice-answer = A következő játékos várható válasza: { $points } pont.
qwirkle-advice-to-the-end = { $sure ->
    [yes] A játék végéig kiszámolva
   *[no] Amennyire előre látható
}: { $margin } pont a másik játékoshoz képest.
