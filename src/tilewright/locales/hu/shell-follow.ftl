### Mások lépéseinek követése, magyarul

shell-since-turn = Az előző köröd óta
shell-since-their = { $name } előző köre óta
shell-since-round = Az utolsó kör
shell-since-play = Az egész lejátszása újra
shell-since-chip = { $number }: { $action } Lejátszás újra
shell-follow-next = Tovább a következő akcióra
shell-follow-finish = Ugrás a mostani állásra
shell-follow-on = Tovább
shell-pace = Mások akcióinak sebessége
shell-pace-of = Akciónként { $seconds } mp
shell-pace-single = Akciónként, gombnyomásra
