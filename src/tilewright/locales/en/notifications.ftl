### What the server writes by itself: e-mails, messages to Discord and Slack, and the pages behind links in e-mails

notifications-your-turn = It is your turn at { $game }.
notifications-test = This is how Tilewright will call you when it is your turn.
notifications-no-more = No more of these: { $link }

## A webhook that does not work

notifications-trouble-subject = Your webhook does not work
notifications-trouble = Your webhook is not called any more, because { $why }. You can set it again among your contacts.
notifications-why-unreached = it could not be reached
notifications-why-no-answer = it did not answer in time
notifications-why-broken = the connection broke
notifications-why-status = it answered with status { $code }
notifications-why-no-address = it is no address of the web
notifications-why-no-host = there is no host of that name
notifications-why-not-public = its address is not a public one

## Is this address yours?

notifications-verify-subject = Is this your address?
notifications-verify =
    Somebody, probably you, wants to be told at this address when it is their turn. If so, follow this link within a day:
    { $link }
    If it was not you, do nothing: nothing will be sent here.
notifications-verify-yes = Yes, call me there
notifications-verified = Thank you
notifications-verified-text = You will be told here when it is your turn.
notifications-not-this-one = Not this one
notifications-not-this-one-text = Another player has this address, or you have named another since. Sign in with a link as that player.

## Signing in

notifications-sign-in-subject = Sign in to Tilewright
notifications-sign-in =
    Follow this link within 15 minutes to sign in. It works once.
    { $link }
    If you did not ask for it, do nothing.
notifications-sign-in-who = You will be { $name } on this device.
notifications-sign-in-button = Sign in
notifications-used-up = This link is used up
notifications-used-up-text = It was used, or is too old. Ask for another.

## Unsubscribing

notifications-leave = No more letters
notifications-leave-text = You can change your mind among your contacts.
notifications-leave-yes = No more
notifications-left-text = You will not be written to about your turns.
