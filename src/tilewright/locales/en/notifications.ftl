### What the server writes by itself: e-mails, messages to Discord and Slack, and the pages behind links in e-mails

notifications-your-turn = It’s your turn in { $game }.
notifications-digest-subject =
    { $count ->
        [one] One game is waiting for you
       *[other] { $count } games are waiting for you
    }
notifications-digest = It’s your turn in:
notifications-test = This is how Tilewright will tell you that it’s your turn.
notifications-no-more = Unsubscribe: { $link }

## A webhook that does not work

notifications-trouble-subject = Your webhook isn’t working
notifications-trouble = We’ve turned off your webhook because { $why }. You can turn it on again in your notification settings.
notifications-why-unreached = we couldn’t reach it
notifications-why-no-answer = it didn’t respond in time
notifications-why-broken = the connection was interrupted
notifications-why-status = it responded with status { $code }
notifications-why-no-address = it isn’t a valid URL
notifications-why-no-host = its host doesn’t exist
notifications-why-not-public = its address isn’t public

## Is this address yours?

notifications-verify-subject = Confirm your email address
notifications-verify =
    Someone, probably you, asked us to send turn notifications to this address. To confirm, click this link within 24 hours:
    { $link }
    If it wasn’t you, ignore this email and you won’t get another.
notifications-verify-yes = Yes, notify me here
notifications-verified = Email confirmed
notifications-verified-text = We’ll email you here when it’s your turn.
notifications-not-this-one = This address can’t be confirmed
notifications-not-this-one-text = It belongs to another player, or you’ve entered a different one since. To use that player’s account, sign in with an email link.

## Signing in

notifications-sign-in-subject = Sign in to Tilewright
notifications-sign-in =
    Click this link to sign in. It works once, within 15 minutes.
    { $link }
    If you didn’t request it, ignore this email.
notifications-sign-in-who = You’ll be signed in as { $name }.
notifications-sign-in-button = Sign in
notifications-used-up = Link expired
notifications-used-up-text = This link has been used or is too old. Request a new one.

## Unsubscribing

notifications-leave = Unsubscribe
notifications-leave-text = You can subscribe again in your notification settings.
notifications-leave-yes = Unsubscribe
notifications-left-text = You won’t get any more turn emails.
