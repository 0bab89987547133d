### Tigris és Eufrátesz magyarul: miért ajánlott egy akció

tigris-advice-odds = Ha sikerül ({ $chance }% eséllyel):
tigris-advice-scores = { $points } { $colour-name } pontot hoz.
tigris-advice-scores-weakest = { $points } { $colour-name } pontot hoz a leggyengébb színedben.
tigris-advice-gives-points = { $seat-player } kap belőle { $points } { $colour-name } pontot.
tigris-advice-takes-treasures = { $count } kincset szerez.
tigris-advice-nears-treasures = { $count } kincs kerül egylapkányira a kereskedőd királyságától.
tigris-advice-draws-anew = Kicserél { $count } lapkát, amely most keveset ér.
tigris-advice-leads = Szerephez jut a { $leader-your }.
tigris-advice-loses-leader = Lekerül a tábláról a { $leader-your }.
tigris-advice-monument-pays = Egy emlékmű körönként { $points } további { $colour-name } pontot ad neked.
tigris-advice-monument-pays-less = Az emlékművek körönként { $points } { $colour-name } ponttal kevesebbet adnak neked.
tigris-advice-endangers = Veszélybe kerül a { $leader-your }: nagyjából { $chance }% eséllyel elűzik.
tigris-advice-secures = Nagyobb biztonságban van a { $leader-your }.
tigris-advice-threatens = A { $leader-your } legközelebb külső konfliktust nyerhet, ez nagyjából { $points } pontot ér.
tigris-advice-drives-out = { $seat-player } { $leader-own } lekerül a tábláról.
