### Tigris & Euphrates in English: why an action is advised

tigris-advice-odds = If it works ({ $chance }% of the time):
tigris-advice-scores =
    Scores { $points } { $colour-name } { $points ->
        [one] point
       *[other] points
    }.
tigris-advice-scores-weakest =
    Scores { $points } { $colour-name } { $points ->
        [one] point
       *[other] points
    }, in your weakest colour.
tigris-advice-gives-points =
    Gives { $points } { $colour-name } { $points ->
        [one] point
       *[other] points
    } to { $seat-player }.
tigris-advice-takes-treasures =
    { $count ->
        [one] Takes a treasure.
       *[other] Takes { $count } treasures.
    }
tigris-advice-nears-treasures =
    { $count ->
        [one] Brings a treasure within one tile of your trader’s kingdom.
       *[other] Brings { $count } treasures within one tile of your trader’s kingdom.
    }
tigris-advice-draws-anew =
    { $count ->
        [one] Swaps a tile that is of little use now.
       *[other] Swaps { $count } tiles that are of little use now.
    }
tigris-advice-leads = Puts your { $leader-name } to work.
tigris-advice-loses-leader = Your { $leader-name } leaves the board.
tigris-advice-monument-pays =
    A monument pays you { $points } more { $colour-name } { $points ->
        [one] point
       *[other] points
    } each turn.
tigris-advice-monument-pays-less =
    Monuments pay you { $points } fewer { $colour-name } { $points ->
        [one] point
       *[other] points
    } each turn.
tigris-advice-endangers = Your { $leader-name } may be driven out: about { $chance }% of the time.
tigris-advice-secures = Your { $leader-name } is safer.
tigris-advice-threatens =
    Your { $leader-name } could win a war next turn, worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tigris-advice-drives-out = Drives out { $seat-player }’s { $leader-name }.
