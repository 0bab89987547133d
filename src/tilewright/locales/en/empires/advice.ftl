### Struggle of Empires: why an action is good or bad

empires-advice-scores = gains { $amount ->
    [one] a point
   *[other] { $amount } points
} at the next scoring
empires-advice-gives-up-points = gives up { $amount ->
    [one] a point
   *[other] { $amount } points
} at the next scoring
empires-advice-lasts = a place that counts in later wars too
empires-advice-weakens-later = a weaker place in the wars to come
empires-advice-guards = guards a marker that others could take
empires-advice-lays-open = leaves a marker that others could take
empires-advice-readies-an-attack = readies a good attack
empires-advice-gives-up-an-attack = gives up a good attack
empires-advice-opens-a-way = brings more targets within reach
empires-advice-closes-a-way = leaves fewer targets within reach
empires-advice-brings-gold = brings { $amount } gold
empires-advice-costs-gold = costs { $amount } gold
empires-advice-raises-income = raises the income at the war’s end
empires-advice-lowers-income = lowers the income at the war’s end
empires-advice-keeps-people = keeps population for later
empires-advice-costs-people = costs { $amount } population
empires-advice-grows = the population grows more
empires-advice-grows-less = the population grows less
empires-advice-more-armies = another army on the map
empires-advice-fewer-armies = an army less
empires-advice-more-fleets = another fleet at sea
empires-advice-fewer-fleets = a fleet less
empires-advice-more-forts = another fort
empires-advice-fewer-forts = a fort less
empires-advice-calms = { $amount } less unrest at the end of the war
empires-advice-stirs-unrest = { $amount } more unrest at the end of the war
empires-advice-eases-the-penalty = less danger of the unrest penalty
empires-advice-risks-the-penalty = more danger of the unrest penalty
empires-advice-useful-tile = a tile of lasting use
empires-advice-uses-a-tile = uses up a tile
empires-advice-good-odds = wins in { $area-name } in { $percent } of 100
empires-advice-poor-odds = wins in { $area-name } in only { $percent } of 100
