### Reports, and what operators do about them

## For everyone

shell-report-message-of = Report this message from { $name }
shell-report-message = Report message
shell-report-name = Report name
shell-report-note = What’s wrong with it? (optional)
shell-report-send = Send report
shell-report-done = Thank you. The operators of this server will look at it.
shell-problem-muted = An operator has muted you. You can’t send messages for now.
shell-problem-banned = This account is banned.
shell-problem-yourself = You can’t do that to yourself.

## For operators

shell-moderation = Moderation
shell-moderation-about = You are an operator of this server: you see reports and can act on them.
shell-moderation-reports = Open reports
shell-moderation-none = No open reports.
shell-moderation-kind =
    { $kind ->
        [remark] Message
        [tournament] Tournament name
       *[other] Name
    }
shell-moderation-reported-by = Reported by { $name }
shell-moderation-reason = Reason, for the audit log
shell-moderation-remove = Remove message
shell-moderation-mute-day = Mute for a day
shell-moderation-mute-week = Mute for a week
shell-moderation-unmute = Unmute
shell-moderation-rename = Reset name
shell-moderation-ban = Ban account
shell-moderation-unban = Lift ban
shell-moderation-close = Close report
shell-moderation-muted-until = Muted until { $date }
shell-moderation-banned = Banned
shell-moderation-done = Done.
shell-moderation-audit = Audit log
shell-moderation-audit-none = Nothing yet.
shell-moderation-command-line = Command line
shell-moderation-action =
    { $action ->
        [mute] Muted
        [unmute] Unmuted
        [ban] Banned
        [unban] Ban lifted
        [rename] Name reset
        [rename-tournament] Tournament name removed
        [remove-remark] Message removed
        [close-report] Report closed
        [make-operator] Made operator
       *[other] No longer operator
    }
shell-problem-is-operator = Operators can’t act against each other.
shell-problem-no-remark = This message has already been removed.
shell-problem-no-name = This name has already been removed.
shell-problem-not-muted = This player isn’t muted.
shell-problem-not-banned = This account isn’t banned.
