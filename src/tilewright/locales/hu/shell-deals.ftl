### Ugyanaz az osztás többeknek, magyarul

shell-deals = A nap osztásai
shell-deals-about = Mindenki ugyanazt az osztást kapja ugyanazok ellen a botok ellen, egyszer. Utána összevethetitek. Ezek a játékok nem számítanak bele az értékszámba.
shell-deal = Azonos osztás
shell-deal-of-day = { $date }: a nap osztása
shell-deal-of-game = Egy befejezett játék osztása
shell-deal-against = Ellenfelek: { $names }
shell-deal-play = Lejátszom ezt az osztást
shell-deal-continue = Folytatás
shell-deal-results = Eredmények
shell-deal-none = Még senki sem játszotta végig.
shell-deal-first = az első játék
shell-deal-compare = Összevetés
shell-deal-compare-with = Összevetés: { $name }
shell-deal-side-by-side = Döntések egymás mellett
shell-deal-turn = { $number }. kör
shell-deal-differs = Az első eltérés: { $number }. kör
shell-deal-alike = Minden döntés azonos.
shell-deal-nothing = –
shell-deal-gave-up = feladta
shell-deal-play-and-compare = Ugyanez az osztás botok ellen
shell-problem-deal-played = Ezt az osztást már lejátszottad.
shell-problem-no-players = Ezt a játékot csak botok játszották.
