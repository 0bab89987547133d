### Mások lépéseinek követése, magyarul

shell-since-turn = Az előző köröd óta
shell-since-their = { $name } előző köre óta
shell-since-round = Az utolsó forduló
shell-since-play = Összes lejátszása
shell-since-chip = { $number }: { $action } Újranézés
shell-follow-next = Következő akció
shell-follow-restart = Elölről
shell-follow-finish = Ugrás a mostani állásra
shell-follow-on = Tovább
shell-pace = Mások akcióinak sebessége
shell-pace-of = Akciónként { $seconds } mp
shell-pace-single = Akciónként, gombnyomásra
