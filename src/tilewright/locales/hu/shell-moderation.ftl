### Bejelentések és moderálás magyarul

## Mindenkinek

shell-report-message-of = { $name } üzenetének bejelentése
shell-report-message = Üzenet bejelentése
shell-report-name = Név bejelentése
shell-report-note = Mi a baj vele? (nem kötelező)
shell-report-send = Bejelentés elküldése
shell-report-done = Köszönjük. A szerver üzemeltetői megnézik.
shell-problem-muted = Az üzemeltetők elnémítottak: egy ideig nem küldhetsz üzenetet.
shell-problem-banned = Ez a fiók ki van tiltva.
shell-problem-yourself = Saját magaddal ezt nem teheted.

## Az üzemeltetőknek

shell-moderation = Moderálás
shell-moderation-about = Te a szerver egyik üzemeltetője vagy: látod a bejelentéseket, és intézkedhetsz.
shell-moderation-reports = Nyitott bejelentések
shell-moderation-none = Nincs nyitott bejelentés.
shell-moderation-kind =
    { $kind ->
        [remark] Üzenet
        [tournament] Verseny neve
       *[other] Név
    }
shell-moderation-reported-by = Bejelentette: { $name }
shell-moderation-reason = Indok, a naplóba
shell-moderation-remove = Üzenet eltávolítása
shell-moderation-mute-day = Némítás egy napra
shell-moderation-mute-week = Némítás egy hétre
shell-moderation-unmute = Némítás feloldása
shell-moderation-rename = Név törlése
shell-moderation-ban = Fiók kitiltása
shell-moderation-unban = Kitiltás feloldása
shell-moderation-close = Bejelentés lezárása
shell-moderation-muted-until = Némítva eddig: { $date }
shell-moderation-banned = Kitiltva
shell-moderation-done = Kész.
shell-moderation-audit = Moderálási napló
shell-moderation-audit-none = Még üres.
shell-moderation-command-line = Parancssor
shell-moderation-action =
    { $action ->
        [mute] Némítás
        [unmute] Némítás feloldása
        [ban] Kitiltás
        [unban] Kitiltás feloldása
        [rename] Név törlése
        [rename-tournament] Verseny nevének törlése
        [remove-remark] Üzenet eltávolítása
        [close-report] Bejelentés lezárása
        [make-operator] Üzemeltető lett
       *[other] Már nem üzemeltető
    }
shell-problem-is-operator = Üzemeltetők egymás ellen nem intézkedhetnek.
shell-problem-no-remark = Ezt az üzenetet már eltávolították.
shell-problem-no-name = Ezt a nevet már törölték.
shell-problem-not-muted = Ez a játékos nincs némítva.
shell-problem-not-banned = Ez a fiók nincs kitiltva.
