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
set-aside = Set aside
nothing-aside = Nothing set aside yet
no-tile = no tile
tiles-below = +{ $count }
tiles-below-spoken = { $count ->
    [one] 1 tile below
   *[other] { $count } tiles below
}
top-tile = top tile { $tile }
to-move = to move
your-turn = Your turn
me = you
is-bot = bot
stand-in = A bot plays for { $name }
away = away
thinking = { $name } is thinking …
rolling = The dice are rolling …
hand-ready = { $count ->
    [one] 1 die in hand
   *[other] { $count } dice in hand
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
hint-legend = worms to expect · risk to fail
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

## Home and creating a table

tagline = Roll, grab worms, do not get greedy. For two to seven, with bots.
play-bots = Play now
play-now = Play against three bots
play-friends = Play with friends
create-table = Create a table
your-name = Your name
name-hint = what others see
join-code = Join by code
join = Join
my-tables = Your games
public-tables = Public tables
no-public-tables = No public table at the moment. Create one!
past-games = Past games
more = More
replay = Replay
verify = Verify
settings = Settings
independent = An independent implementation of the dice game by Reiner Knizia, published by Zoch. All pictures are our own.
edition = Edition
edition-original = Original
edition-original-is = Sixteen tiles and eight dice: the classic.
edition-specialists = With specialists
edition-specialists-is = Two more tiles, six characters with powers, bratworms.
bot-level = Strength of the bots
bot-random = Dizzy
bot-random-is = does anything
bot-cautious = Careful
bot-cautious-is = stops early
bot-worms = Hungry
bot-worms-is = counts the worms exactly
bot-margin = Clever
bot-margin-is = also spoils your game
bot-easy = Easy
bot-easy-is = for the first games
bot-normal = Normal
bot-normal-is = plays well
bot-hard = Hard
bot-hard-is = plays very well
seats = Seats
bots-at-start = Bots
pace = Pace
pace-relaxed = Relaxed
pace-relaxed-is = No clock.
pace-lively = Lively
pace-lively-is = A minute for each turn.
pace-days = Days
pace-days-is = Two days for each turn.
more-options = More options
table-title = Name of the table
table-public = Show it in the list of public tables
table-hints = Allow hints
table-typed = Roll real dice and type them in
option-steal = Stealing
option-steal-required = Always
option-steal-optional = Or take a lower tile
option-returned = Returned tile that is the highest
option-returned-stays = Stays face up
option-returned-turned = Is turned too
option-golden = Golden die
option-golden-ones = Ones and worms
option-golden-standard = Like the others
yes = Yes
no = No
on = On
off = Off
guest-1 = Hungry Hen
guest-2 = Wily Weasel
guest-3 = Rowdy Raven
guest-4 = Brave Bantam
guest-5 = Golden Goose
guest-6 = Merry Magpie
guest-7 = Plucky Pigeon
guest-8 = Rusty Rooster
life-open = waiting for players
life-running = running
life-finished = finished
life-abandoned = given up

## Settings

language = Language
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
sound = Sound
motion = Motion
motion-auto = As the device
motion-off = Little
speed = Speed
speed-normal = Easy to follow
speed-fast = Fast
notify = Tell me when it is my turn
reactions = Reactions of others

## Waiting room

table-of = Table { $code }
invite = Invite others
invite-text = Come and play at my table!
invite-watch = Invite someone to watch
code-is = Code of this table
link = Link to this table
share-link = Share the link
copied = Copied
qr-code = QR code with the link to this table
who-is-here = Who is here
seat-empty = free seat
add-bot = Add a bot
remove = Remove { $name }
stand-up = Stand up
sit-down = Sit down
table-full = All seats are taken. You can watch.
hot-seat = Someone else plays on this device
friend-name = Their name
add = Add
start-game = Start with { $count } players
need-two = Two players are needed. Invite someone or add a bot.
waiting-start = The game starts as soon as the host says so.
table-abandoned = This table was given up.

## At the table

menu = Menu
hint = Show the odds
close = Close
loading = One moment …
go-home = To the start page
table-unknown = There is no such table, or it is not open to you.
link-open = connected
link-connecting = connecting
link-lost = not connected
link-closed = not connected
connection-lost = No connection
connection-lost-more = The connection is lost. Everything so far is safe; we keep trying and go on as soon as it works.
while-away = While you were away
all-right = All right
bot-plays-for-you = A bot is playing for you.
take-back = Play again myself
hand-over = Let a bot play for me
leave-seat = Leave the game
leave-sure = A bot will take your seat for good. Leave?
leave-yes = Yes, leave
close-table = Give up this table
type-title = What do the dice show?
type-dice = { $left ->
    [one] Tap the face of 1 more die
    [0] Check the dice
   *[other] Tap the faces of { $left } more dice
}
type-golden = And the golden die?
undo = Undo
dice-are-right = These are the dice
error-offline = The server does not answer. Is the network there?
error-broken = Something went wrong on the server. Nothing was changed.
error-stale = The game has moved on since then. Look again and choose.

## The end

you-won = You won!
worm-unit = { $count ->
    [one] worm
   *[other] worms
}
tie-highest_tile = It was a tie: the highest single tile decided.
tie-shared = It was a tie and nobody has a tile: the win is shared.
play-again = Play again
verify-dice = Verify the dice
download = Download

## Replay and verify

replay-is = Watch any recorded game again: choose a .heck file or drop it here.
replay-at = Step { $at } of { $of }
play = Play
pause = Pause
step-back = One step back
step-on = One step on
point-before = Last turning point
point-next = Next turning point
choose-record = Choose a record
drop-record = or drop a .heck file anywhere on this page
file-too-large = This file is too large for a record.
not-a-record = This is not a record of a game.
verify-is = Before the first roll the server binds itself to a secret. After the game your browser can compute every roll again by itself. Drop a record to see it.
verify-unable = This browser computes only on a secure address (https, or this machine itself). Open the page there, or use heckmeck verify.
verdict-verified = The dice are proven
verdict-failed = Something is wrong
verdict-unproven = The dice cannot be proven
roll-count = { $count ->
    [one] 1 roll
   *[other] { $count } rolls
}
check-right = right
check-wrong = wrong
check-unproven = not shown
check-proof = Proof in the record
proof-hmac-sha256-1 = Method hmac-sha256-1.
proof-none = The record carries no proof of its dice.
proof-typed = People rolled real dice and typed them in.
proof-unknown = The record names a method this page does not know.
proof-secret = The secret is revealed only when the game is over.
proof-malformed = The proof is not written as it must be.
check-commitment = Secret and commitment
check-commitment-is = SHA-256 of the secret must be { $commitment }.
check-kept = The commitment seen at the table
check-kept-is = It must be the one this device was shown before the game.
check-nonce = Your share of the dice
check-nonce-is = The random number this device sent must be among the shares.
check-first = Who begins
check-first-is = The first seat must be the one that was drawn.
check-rolls = All dice
check-rolls-is = { $proven } of { $rolls } rolls follow from secret and shares.
check-fault = Line { $line }: the dice show { $shown }, roll number { $number } must show { $must }.
