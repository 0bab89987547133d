### Struggle of Empires: why an action is good or bad

empires-advice-scores = scores { $amount ->
    [one] 1 more point
   *[other] { $amount } more points
} at the next scoring
empires-advice-gives-up-points = gives up { $amount ->
    [one] 1 point
   *[other] { $amount } points
} at the next scoring
empires-advice-lasts = a position that counts in later wars too
empires-advice-weakens-later = a weaker position in the wars to come
empires-advice-guards = protects a marker that others could take
empires-advice-lays-open = leaves a marker exposed
empires-advice-readies-an-attack = sets up a good attack
empires-advice-gives-up-an-attack = gives up a good attack
empires-advice-opens-a-way = brings more targets within reach
empires-advice-closes-a-way = leaves fewer targets within reach
empires-advice-brings-gold = brings { $amount } gold
empires-advice-costs-gold = costs { $amount } gold
empires-advice-raises-income = more income at the end of the war
empires-advice-lowers-income = less income at the end of the war
empires-advice-keeps-people = saves population for later
empires-advice-costs-people = costs { $amount } population
empires-advice-grows = the population grows more
empires-advice-grows-less = the population grows less
empires-advice-more-armies = another army on the map
empires-advice-fewer-armies = one fewer army
empires-advice-more-fleets = another fleet at sea
empires-advice-fewer-fleets = one fewer fleet
empires-advice-more-forts = another fort
empires-advice-fewer-forts = one fewer fort
empires-advice-calms = { $amount } less unrest at the end of the war
empires-advice-stirs-unrest = { $amount } more unrest at the end of the war
empires-advice-eases-the-penalty = lower risk of the unrest penalty
empires-advice-risks-the-penalty = higher risk of the unrest penalty
empires-advice-useful-tile = a tile that stays useful
empires-advice-uses-a-tile = uses up a tile
empires-advice-good-odds = wins { $area-in } { $percent }% of the time
empires-advice-poor-odds = wins { $area-in } only { $percent }% of the time
