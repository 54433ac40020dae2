## Learning and rules

learn = Learn
learn-new = New here? Learn it in five minutes
rules-title = Rules
why = Why?

## Tiles on the grill

tile-worms = { $worms ->
    [one] { $tile }, one worm
   *[other] { $tile }, { $worms } worms
}
tile-down = { $tile }, face down
tile-with = with { $specialist } on it
tile-gone = { $tile }, taken
tile-lit = stopping now takes it

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
seconds-left = { $count } seconds left
me = you
on-this-device = on this device
is-bot = bot
stand-in = A bot plays for { $name }
left-for-good = { $name } has left. A bot plays on
is-back = { $name } is back
away = away
thinking = { $name } is thinking…
rolling = The dice are rolling…
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
rob-title = Take a Bratworm from…
return-title = You have two specialists. Which one goes back?
return-one = Put back: { $specialist }
rob-one = From { $name }
last-dice = No more rolls: stop now

## The log

game-begins = The game begins
earlier-moves = Earlier moves are in the replay after the game
what-happened = What happened
show-all = Show everything that happened
supply = { $count } in the supply
actions = Your move
hot-turn = { $name }’s turn: take the device
other-device = Use another device too
other-device-is = Open this link on the other device within ten minutes. It works once.
other-device-link = Make a link
hint-legend = worms to expect · risk to fail
hint-spoken = worth { $value } worms, { $risk } risk to fail
reaction-hello = Hello!
reaction-thanks = Thanks!
reaction-well_done = Well done!
reaction-lucky = Lucky!
reaction-ouch = Ouch!
reaction-laugh = Ha ha!
reaction-worm = Mmm, worms!
reaction-hurry = Take your time…
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
edition-specialists-is = Two more tiles, six characters with powers, Bratworms.
bot-level = Strength of the bots
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
option-returned_highest = Returned tile that is the highest
option-returned_highest-stays = Stays face up
option-returned_highest-turned = Is turned too
option-golden_die = Golden die
option-golden_die-ones_and_worms = Ones and worms
option-golden_die-standard = Like the others
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
invite-only-here = This link works on this computer only. To let phones in your network in, start the game with { $command }.
code-is = Code of this table
link = Link to this table
share-link = Share the link
share-moment = Share a link to this moment
copied = Copied
qr-code = QR code with the link to this table
who-is-here = Who is here
seat-empty = free seat
add-bot = Add a bot
add-bot-short = + Bot
remove = Remove { $name }
stand-up = Stand up
sit-down = Sit down
waits-for-you = { $name } is waiting for you
table-full = All seats are taken. You can watch.
hot-seat = Someone else plays on this device
friend-name = Their name
add = Add
start-game = { $count ->
    [0] Start
    [1] Start
   *[other] Start with { $count } players
}
need-two = Two players are needed. Invite someone or add a bot.
waiting-start = The game starts as soon as the host says so.
table-abandoned = This table was given up.

## Menu, connection and typed dice

menu = Menu
hint = Show the odds
close = Close
loading = One moment…
go-home = To the start page
table-unknown = There is no such table, or it is not open to you.
sent-away = The host has freed your seat. You are no longer at this table.
keys-help = Keys: 1 to 5 and w set dice aside, r rolls, s stops, h shows the odds.
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
error-offline = The server does not answer. Are you online?
try-again = Try again
error-broken = Something went wrong on the server. Nothing was changed.
needs-script = This page needs JavaScript.

## The end of a game

you-won = You won!
worm-unit = { $count ->
    [one] worm
   *[other] worms
}
tie-highest_tile = It was a tie: the highest single tile decided.
tie-shared = It was a tie and nobody has a tile: the win is shared.
play-again = Play again
next-waits = The next game is waiting for you.
verify-dice = Verify the dice
download = Download

## Replay and verify

replay-is = Watch any recorded game again: choose a .heck file or drop it here.
replay-at = Step { $at } of { $of }
replay-line = Line { $line }: { $why }
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

## Tips for the first game

tips = Tips for the first game
tip-off = No more tips
tip-ok = Got it
tip-roll = Your turn: roll all eight dice.
tip-keep = Choose one face. All dice that show it go aside, and you cannot choose this face again in this turn.
tip-worm = You have no worm yet. Without a worm you get nothing.
tip-low = With { $total } points you get nothing yet. Roll on.
tip-nothing = You cannot roll again, and these dice get you nothing. Stopping is a failed attempt.
tip-take = You could stop now and take tile { $tile }. Or roll on for more.
tip-steal = { $total } is exactly { $name }’s top tile: stop, and you steal it.
tip-hen = { $name } has the hen. If you stop you only get the hen, and the tile stays.
tip-failed = { $edition ->
    [specialists] No new face: a failed attempt. If you have the hen, only she goes back. Otherwise your top tile goes back, and the highest tile on the grill is turned face down, unless it is that one.
   *[original] No new face: a failed attempt. Your top tile goes back to the grill. Then the highest tile there is turned face down, unless it is that one.
}
tip-stolen = { $name } stole a tile. Only the top tile of a stack is ever in danger.
tip-return = Nobody keeps two specialists: choose which one goes back to the grill.
tip-rob = The supply is empty, so the Bratworm comes from another player. Choose from whom.

## What the server refuses, by the code of the protocol

refused-bad_message = This request could not be understood.
refused-too_large = That is too large.
refused-too_fast = Too fast. Wait a moment.
refused-protocol_unknown = This page is out of date. Reload it.
refused-not_greeted = The connection did not start properly. Reload the page.
refused-token_unknown = This device is not known here any more.
refused-link_unknown = This link is not valid, or it was already used.
refused-bad_origin = This page does not belong to this server.
refused-unknown_table = There is no such table, or it is not open to you.
refused-not_your_seat = That is not your seat.
refused-owner_only = Only the host can do that.
refused-too_many_tables = You have too many tables. Finish one first.
refused-too_many_connections = Too many connections from here.
refused-too_many_identities = Too many new players from here. Wait a little.
refused-not_open = That is only possible before the game starts.
refused-not_running = That is only possible while the game runs.
refused-not_finished = That is only possible after the game.
refused-no_such_seat = There is no such seat.
refused-seat_taken = This seat is taken.
refused-seat_empty = Nobody sits there.
refused-too_few_players = There are too few players.
refused-unknown_bot = There is no such bot.
refused-standing_in = A bot stands in for you: take your seat back first.
refused-not_standing_in = No bot stands in for you.
refused-not_your_turn = It is not your turn.
refused-stale_version = The game has moved on since then. Look again and choose.
refused-version_ahead = The game is not there yet.
refused-illegal_move = This move is not possible now.
refused-dice_needed = At this table the dice are typed in.
refused-dice_not_typed = At this table the server rolls the dice.
refused-nonce_given = Your share of the dice is already given.
refused-hints_off = There are no hints at this table.
refused-reactions_off = There are no reactions at this table.
refused-no_hint = There is no hint here.
refused-not_found = That was not found.
refused-not_allowed = That is not allowed.
refused-broken = Something went wrong on the server. Nothing was changed.
