# English. One catalogue for every interface; other languages translate the same names.

product = heckmeck

### Console, refusals, rule book and lessons

## The console

# With the article, at the beginning of a sentence and as an object.
the-specialist-begins = { $specialist ->
    [canned_worm] The canned worm
    [hen] The hen
    [raven] The raven
    [weasel] The weasel
    [golden_die] The golden die
   *[apple] The apple
}
the-specialist-object = { $specialist ->
    [canned_worm] the canned worm
    [hen] the hen
    [raven] the raven
    [weasel] the weasel
    [golden_die] the golden die
   *[apple] the apple
}
console-specialist = { $specialist ->
    [canned_worm] canned worm
    [hen] hen
    [raven] raven
    [weasel] weasel
    [golden_die] golden die
   *[apple] apple
}
console-tile = { $worms ->
    [one] { $tile } (1 worm)
   *[other] { $tile } ({ $worms } worms)
}
console-rolls = rolls { $dice }
console-weasel = lets the weasel roll these dice again
console-keeps = keeps { $dice } = { $total }
console-bratworm = { $name } gets a bratworm from the supply.
console-bratworm-robbed = { $name } takes a bratworm from { $source }.
console-failed-no_new_face = Failed: every face rolled is already set aside.
console-failed-accepted = Failed: the failed roll is accepted.
console-failed-no_worm = Failed: there is no worm among the dice set aside.
console-failed-nothing_to_take = Failed: the total buys nothing.
console-failed-exact_tile_missing = Failed: that tile has to be hit exactly and is not there.
console-takes = { $name } takes { console-tile } from the grill.
console-takes-lower = { $name } takes { console-tile } from the grill for { $total }.
console-steals = { $name } steals { console-tile } from { $source }!
console-defended = The hen saves tile { $tile } for { $source } and is lost for it.
console-returned = Tile { $tile } goes back to the grill.
console-turned = Tile { $tile } is turned face down.
console-gained = { $name } gets { the-specialist-object }.
console-gained-from = { $name } gets { the-specialist-object } from { $source }.
console-put-back = { $name }'s { console-specialist } goes back, to tile { $tile }.
console-moved = { the-specialist-begins } moves to tile { $tile }.
console-left = { the-specialist-begins } finds no free tile and leaves the game.
console-player = Player { $number }
console-you = Player
console-grill = grill
console-standing = { console-specialist } on { $tile }
console-stack = { $below ->
    [0] tile { $tile }
   *[other] tile { $tile } (+{ $below } below)
}
console-no-tiles = no tiles
console-wins = { $name } wins.
console-wins-highest = { $name } wins: tied at the top, the highest tile, { $tile }, decides.
console-wins-shared = { $names } share the win: tied, and none of them has a tile.
console-and = { $names } and { $last }
console-playing = { $edition ->
    [original] { $players } play the original edition.
   *[specialists] { $players } play the specialists edition.
}
console-option-steal-optional = At this table nobody has to steal: a lower tile may be taken instead.
console-option-returned_highest-turned = At this table a returned tile is turned even if it is the highest.
console-option-golden_die-standard = At this table the golden die has the faces of a white one.
console-turn = Turn { $turn } · { $name }
console-over = The game is over.
console-stops = The record stops in turn { $turn }; { $name } to move.
console-record = The record is { $path }
console-saved = Saved. Go on with: { $command }
console-aside = aside { $dice } = { $total }
console-roll = { $count ->
    [one] roll the last die
   *[other] roll { $count } dice
}
console-roll-golden = roll { $count } dice and the golden one
console-roll-white = roll { $count } white dice only
console-keep = keep { $dice } for { $total }
console-reroll = again: the weasel rolls these dice once more
console-accept = accept the failed roll
console-rob = take a bratworm from { $name }
console-return = put back { the-specialist-object }
console-stop-no_worm = stop: nothing yet, no worm
console-stop-fail = stop: nothing to take
console-stop-take = stop: take { console-tile }
console-stop-steal = stop: steal { console-tile } from { $name }
console-stop-hen = stop: take the hen from { $name }
console-choose = You can type { $keys }, q or ?.
console-not-now = Not now: { $reason } ({ $rule }).
console-not-understood = That was not understood.
console-illegal = { $reason } ({ $rule }); legal: { $legal }
# What may be typed instead of a key, words separated by spaces.
console-word-w = worm worms
console-word-r = roll
console-word-s = stop
console-word-a = again
console-word-f = fail accept
console-word-g = golden
console-word-l = lower
console-word-q = q quit exit
console-word-help = ? h help
console-word-keep = keep
console-help =
    Type the letter or number in front of a move and Enter. Words work too.
      1 2 3 4 5 w   set aside all dice of that face
      r             roll (the dice in hand; g: with the golden die)
      s             stop (l: take the lower tile instead of stealing)
      a             again: let the weasel roll these dice again
      f             accept the failed roll
      q             leave; the game is saved

move-roll = roll
move-roll-golden = roll with the golden die
move-roll-white = roll without the golden die
move-reroll = reroll
move-keep = keep { $face }
move-stop = stop
move-stop-lower = stop taking the lower tile
move-fail = fail
move-rob = rob player { $player }
move-return = return { the-specialist-object }
move-landing = { $golden ->
    [0] { $white } white dice
   *[other] { $white } white dice and the golden die
}
move-nothing = nothing

error-resume = with --resume the players, options and dice come from the record
error-exists = { $path } exists already; go on with it by --resume, or choose another name
error-players = { $least } to { $most } can play, not { $given }
error-first = --first is a seat from 1 to { $last }, not { $given }
error-bot = there is no bot '{ $name }'; there are { $known }
error-unreadable = { $file }: cannot be read: { $why }

## Refusals, by the code of the rules engine

refusal-no_dice_rolled = no dice were rolled
refusal-white_count = { $white } white dice are rolled, not { $given }
refusal-no_white_face = a white die has no face '{ $face }'
refusal-golden_in_hand = the golden die is in hand and rolls with the others
refusal-golden_not_in_hand = the golden die is not in hand
refusal-no_golden_face = the golden die has no face '{ $face }' at this table
refusal-over = the game is over
refusal-dice_in_air = the dice have not landed yet
refusal-rob_first = first a player to take the bratworm from must be chosen
refusal-return_first = first one of two specialists must be put back
refusal-keep_before_roll = after a roll dice must be set aside first
refusal-no_dice_left = no dice are left to roll
refusal-all_faces_used = all six faces are used, no roll could help
refusal-golden_decision = the holder of the golden die decides whether it joins the first roll
refusal-golden_decided = the golden die is decided on once, before the first roll
refusal-no_golden_die = the player does not hold the golden die
refusal-no_weasel = the player does not hold the weasel
refusal-weasel_used = the weasel was already used this turn
refusal-weasel_no_roll = the weasel rerolls dice just rolled, and none are
refusal-keep_without_roll = no dice were rolled to set aside from
refusal-face_used = face { $face } was already set aside this turn
refusal-face_not_rolled = no die shows { $face }
refusal-keep_before_stop = after a roll dice must be set aside before stopping
refusal-no_pass = the turn begins with a roll, there is no pass
refusal-steal_required = at this table stealing is required
refusal-no_lower_choice = there is no choice between stealing and a lower tile here
refusal-no_failed_roll = no roll has failed
refusal-roll_not_failed = only a failed roll can be accepted as a failure
refusal-not_two_specialists = no player has two specialists
refusal-not_of_the_two = { the-specialist-object } is not one of the two specialists
refusal-nothing_to_rob = there is no bratworm to take from a player now
refusal-rob_self = a bratworm is taken from another player
refusal-no_such_player = there is no player { $player }
refusal-rob_hen = player { $player } holds the hen and cannot be robbed
refusal-rob_nothing = player { $player } has no bratworm

### Table and pages

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
supply = { $count } in the supply
actions = Your move
hint-spoken = worth { $value } worms, { $risk } risk to fail

reaction-hello = Hello!
reaction-thanks = Thanks!
reaction-well_done = Well done!
reaction-lucky = Lucky!
reaction-ouch = Ouch!
reaction-laugh = Ha ha!
reaction-worm = Mmm, worms!
reaction-hurry = Take your time …
reaction-good_game = Good game!
back = Back
