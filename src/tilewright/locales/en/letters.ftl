### What the server writes by itself: letters, messages to Discord and Slack, and the pages behind links in letters

letters-your-turn = It is your turn at { $game }.
letters-test = This is how Tilewright will call you when it is your turn.
letters-no-more = No more of these: { $link }

## A webhook that does not work

letters-trouble-subject = Your webhook does not work
letters-trouble = Your webhook is not called any more, because { $why }. You can set it again among your contacts.
letters-why-unreached = it could not be reached
letters-why-no-answer = it did not answer in time
letters-why-broken = the connection broke
letters-why-status = it answered with status { $code }
letters-why-no-address = it is no address of the web
letters-why-no-host = there is no host of that name
letters-why-not-public = its address is not a public one

## Is this address yours?

letters-verify-subject = Is this your address?
letters-verify =
    Somebody, probably you, wants to be told at this address when it is their turn. If so, follow this link within a day:
    { $link }
    If it was not you, do nothing: nothing will be sent here.
letters-verify-yes = Yes, call me there
letters-verified = Thank you
letters-verified-text = You will be told here when it is your turn.
letters-not-this-one = Not this one
letters-not-this-one-text = Another player has this address, or you have named another since. Sign in with a link as that player.

## Signing in

letters-sign-in-subject = Sign in to Tilewright
letters-sign-in =
    Follow this link within 15 minutes to sign in. It works once.
    { $link }
    If you did not ask for it, do nothing.
letters-sign-in-who = You will be { $name } on this device.
letters-sign-in-button = Sign in
letters-used-up = This link is used up
letters-used-up-text = It was used, or is too old. Ask for another.

## No more letters

letters-leave = No more letters
letters-leave-text = You can change your mind among your contacts.
letters-leave-yes = No more
letters-left-text = You will not be written to about your turns.
