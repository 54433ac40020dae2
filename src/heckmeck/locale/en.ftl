# English. One catalogue for every interface; other languages translate the same names.

product = heckmeck

## Pieces

tile-worms = { $worms ->
    [one] { $tile }, one worm
   *[other] { $tile }, { $worms } worms
}
tile-down = { $tile }, face down
tile-with = { $tile }, with { $specialist } on it
tile-gone = { $tile }, taken
tile-lit = stopping now takes it

specialist-canned_worm = canned worm
specialist-hen = sitting hen
specialist-raven = raven
specialist-weasel = weasel
specialist-golden_die = golden die
specialist-apple = apple
specialist-canned_worm-does = Counts as a worm when you stop without one.
specialist-hen-does = Protects your tiles.
specialist-raven-does = Brings a bratworm and flies on.
specialist-weasel-does = Rolls the same dice again, once a turn.
specialist-golden_die-does = A ninth die that shows 1 or a worm.
specialist-apple-does = Worth three worms at the end.

face-1 = { $count ->
    [one] one
   *[other] ones
}
face-2 = { $count ->
    [one] two
   *[other] twos
}
face-3 = { $count ->
    [one] three
   *[other] threes
}
face-4 = { $count ->
    [one] four
   *[other] fours
}
face-5 = { $count ->
    [one] five
   *[other] fives
}
face-w = { $count ->
    [one] worm
   *[other] worms
}
dice-of = { $count } { $face }

worm-count = { $count ->
    [one] 1 worm
   *[other] { $count } worms
}
bratworm-count = { $count ->
    [one] 1 bratworm
   *[other] { $count } bratworms
}

## The table

grill = Grill
players = Players
dice = Dice
rolled = Rolled
set-aside = Set aside
nothing-aside = Nothing set aside yet
total-is = { $total }
sum = { $before } + { $adds } = { $total }
no-tile = no tile
tiles-below = +{ $count }
tiles-below-spoken = { $count ->
    [one] 1 tile below
   *[other] { $count } tiles below
}
top-tile = top tile { $tile }
to-move = to move
your-turn = Your turn
turn-of = { $name } to move
me = you
mine = Mine
is-bot = bot
stand-in = A bot plays for { $name }
away = away
thinking = { $name } is thinking …
rolling = The dice are rolling …
hand-ready = { $count ->
    [one] 1 die in hand
   *[other] { $count } dice in hand
}
dice-left = { $count ->
    [one] 1 die left
   *[other] { $count } dice left
}

choose-face = Choose which dice to set aside
choose-face-spoken = { $dice }, adds { $adds }
face-used = used
face-used-spoken = { $dice }: you already set { $face } aside this turn
roll-dice = { $count ->
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
roll-with-golden = Roll with the golden die
roll-without-golden = Roll without it
roll-first = Roll { $count } dice
stop = Stop
stop-take = takes { $tile }
stop-steal = steals { $tile } from { $name }
stop-hen = lures the hen from { $name }
stop-fail = a failed attempt
stop-lower = take a lower tile instead
stopping-take = Stopping takes { $tile } from the grill
stopping-steal = Stopping steals { $tile } from { $name }
stopping-hen = Stopping lures the hen away from { $name }; tile { $tile } stays
stopping-no_worm = Nothing yet: no worm
stopping-nothing_to_take = Nothing yet: no tile for { $total }
stopping-exact_tile_missing = Nothing: { $total } is not on the grill
stopping-canned = canned worm counts 5
weasel-reroll = Weasel: roll these again
accept-fail = Accept the failure
roll-failed = No new face
roll-failed-weasel = No new face. The weasel can roll these dice again.
rob-title = Take a bratworm from …
return-title = You have two specialists. Which one goes back?
return-one = Put back: { $specialist }
rob-one = From { $name }
last-dice = No more rolls: stop now

## What happened

ev-dice_landed = { $name } rolled { $dice }
ev-face_set_aside = { $name } set aside { $dice }: { $total }
ev-bratworm_taken = { $name } gets a bratworm
ev-bratworm_robbed = { $name } takes a bratworm from { $from }
ev-weasel_used = { $name }’s weasel rolls again
ev-failed-no_new_face = { $name } failed: no new face
ev-failed-accepted = { $name } accepted the failure
ev-failed-no_worm = { $name } failed: no worm
ev-failed-nothing_to_take = { $name } failed: nothing to take
ev-failed-exact_tile_missing = { $name } failed: that tile is not there
ev-tile_taken = { $name } took { $tile }
ev-tile_stolen = { $name } stole { $tile } from { $from }
ev-tile_defended = { $from }’s hen saved { $tile } and went to { $name }
ev-specialist_gained = { $name } has the { $specialist } now
ev-specialist_gained-from = { $name } got the { $specialist } from { $from }
ev-specialist_put_back = The { $specialist } goes back to { $tile }
ev-specialist_moved = The { $specialist } moves to { $tile }
ev-specialist_left = The { $specialist } leaves the game
ev-tile_returned = { $tile } went back to the grill
ev-tile_turned = { $tile } was turned face down
ev-turn_started = { $name }’s turn
ev-game_over = The game is over
ev-won = { $names } won
game-begins = The game begins
what-happened = What happened
show-all = Show everything that happened
