## Learning and rules

learn = Learn
learn-new = New here? Learn to play in five minutes
rules-title = Rules
why = Why?
rule-more = The rule

## Tiles on the grill

tile-worms = { $worms ->
    [one] { $tile }, one worm
   *[other] { $tile }, { $worms } worms
}
tile-down = { $tile }, face down
tile-with = with the { $specialist } on it
tile-gone = { $tile }, taken
tile-lit = stopping now takes it

## The table

grill = Grill
players = Players
dice = Dice
set-aside = Set aside
label = { $name }: { $text }
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
turn-of = { $name }’s turn
seconds-left = { $count } seconds left
me = you
on-this-device = on this device
is-bot = bot
stand-in = A bot is playing for { $name }
left-for-good = { $name } has left. A bot takes over
was-removed = { $name } was removed. A bot takes over
voted-stand_in = { $name } wants a bot to play for { $other }
voted-remove = { $name } wants to remove { $other } from the game
is-back = { $name } is back
away = away
thinking = { $name } is thinking…
away-is = { $name } is away
away-bot-in = A bot takes over in { $time }
away-no-bot = The game waits
away-wait = Wait longer
away-bot = Let a bot play
watching-you = You are watching
watching-play = Play a game
watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
watchers-are = They see what everybody sees, and cannot move anything.
pass-to = Pass the device to { $name }
pass-here = { $name } is here
pass-device = Ask to pass the device on
skip-to-me = Skip to my turn
skip-to-now = Jump to now
rolling = The dice are rolling…
hand-ready = { $count ->
    [one] 1 die in hand
   *[other] { $count } dice in hand
}
choose-face = Choose which dice to set aside
choose-face-spoken = { $dice }, adds { $adds }
face-used = used
face-used-spoken = { $dice }: this face is already used this turn
roll-dice = { $count ->
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
roll-with-golden = Roll with the golden die
roll-without-golden = Roll without it
stop = Stop
stop-take = takes { $tile }
stop-steal = steals { $tile } from { $name }
stop-hen = takes the hen from { $name }
stop-fail = and fail
stop-lower = Take a lower tile instead
stopping-take = Stopping takes { $tile } from the grill
stopping-steal = Stopping steals { $tile } from { $name }
stopping-hen = Stopping takes the hen from { $name }; tile { $tile } stays
stopping-no_worm = Nothing yet: no worm
stopping-nothing_to_take = Nothing yet: no tile for { $total }
stopping-exact_tile_missing = Nothing yet: { $total } is not on the grill
weasel-reroll = Weasel: roll these again
accept-fail = Accept the failed roll
roll-failed = No new face
roll-failed-weasel = No new face. Use the weasel?
rob-title = Take a Bratworm from…
return-title = You have two specialists. Which one do you give up?
return-one = Put back the { $specialist }
rob-protected = The hen protects { $name }’s Bratworms.
last-dice = No more rolls. Stop now.
fail-sure = { $do ->
    [fail] Accept the failed roll?
   *[stop] Stop and fail?
}
fail-yes = { $do ->
    [fail] Accept it
   *[stop] Stop and fail
}
fail-no = Keep playing
power-canned_worm = counts as the missing worm
power-hen = guards your stack
power-raven = brings a Bratworm
power-weasel = one reroll per turn
power-golden_die = a ninth die
power-apple = extra worms at the end

## What the pieces mean now

means-range = { $from } to { $to }
means-tile = { $you ->
    [yes] You take it with a total of { $totals } and at least one worm.
   *[no] { $name } takes it with a total of { $totals } and at least one worm.
}
means-tile-lit = Stopping now takes it.
means-tile-turned = { $you ->
    [yes] If you fail, it is turned face down.
   *[no] If { $name } fails, it is turned face down.
}
means-tile-down = Nobody can take it any more. It stays face down until the game ends.
means-tile-held = { $you ->
    [yes] It is in your stack.
   *[no] It is in { $name }’s stack.
}
means-on-tile = Whoever takes this tile gets { the-specialist-object }.
means-below = { $count ->
    [one] Below it lies { $tiles }. A covered tile is safe.
   *[other] Below it lie { $tiles }. Covered tiles are safe.
}
means-no-tile = { $you ->
    [yes] You have no tile yet.
   *[no] { $name } has no tile yet.
}
means-steal = { $you ->
    [yes] Others can steal your { $tile } with a total of exactly { $tile }.
    [nobody] With a total of exactly { $tile }, another player steals { $name }’s { $tile }.
   *[no] With a total of exactly { $tile }, you steal { $name }’s { $tile }.
}
means-loot = { $you ->
    [yes] The thief would get { the-specialist-object } too.
    [nobody] The thief would get { the-specialist-object } too.
   *[no] You would get { the-specialist-object } too.
}
means-hen = { $you ->
    [yes] Your hen protects your { $tile }: a thief gets the hen, the tile stays.
    [nobody] The hen protects { $name }’s { $tile }: a thief gets the hen, the tile stays.
   *[no] The hen protects { $name }’s { $tile }: with exactly { $tile } you get the hen, the tile stays.
}
means-safe = Nobody can steal the { $tile }.
means-failing = { $you ->
    [yes] If you fail: { $parts }.
   *[no] If { $name } fails: { $parts }.
}
means-failing-free = { $you ->
    [yes] Failing would cost you nothing now.
   *[no] Failing would cost { $name } nothing now.
}
cost-returned = { $you ->
    [yes] you lose the { $tile }
   *[no] the { $tile } goes back to the grill
}
cost-put_back = { the-specialist-object } goes back to { $tile }
cost-left = { the-specialist-object } leaves the game
cost-turned = the { $tile } is turned face down
cost-hen = { $you ->
    [yes] you lose the hen and keep the { $tile }
   *[no] the hen goes, the { $tile } stays
}
means-score = { worm-count }: { $parts }.
means-score-tiles = { $count } on tiles
means-score-extra = { $count } for { the-specialist-object }
means-extra = { $count ->
    [one] It is worth one worm at the end.
   *[other] It is worth { $count } worms at the end.
}
means-weasel-used = It has already been used this turn.
means-weasel-ready = It can still be used this turn.
means-hen-mine = The hen protects your { $tile }: if you fail, you lose the hen instead.
means-hen-idle = { $you ->
    [yes] You have no tile to protect, so the hen stays with you even if you fail.
   *[no] { $name } has no tile to protect, so the hen stays there even after a failed attempt.
}
means-bratworms = Each Bratworm counts as one worm at the end.
means-bratworms-safe = As long as there are some in the supply, nobody takes them from a player.
means-bratworms-hen = The hen protects them.
means-bratworms-open = The supply is empty, so the next one is taken from a player.
means-supply = You get one when you set aside two or more 1s in one go, or take the raven’s tile.
means-keep = { $dice }: { $before } + { $adds } = { $total }
means-keep-then = Then: { $words }
means-used = This face is already set aside. It cannot be chosen again this turn.
means-next-total = The next total that takes a tile from the grill is { $total }.
means-roll = If no new face comes up, the attempt fails.
means-first-roll = The first roll of a turn never fails.
means-clock = { $count ->
    [one] 1 second left for this turn
   *[other] { $count } seconds left for this turn
}

## The log

game-begins = The game begins
earlier-moves = Earlier moves are in the replay after the game
what-happened = What happened
show-all = Show everything that happened
turn-worms = { $text }, { worm-count }
turn-lost = { $text }. { $lost }
set-aside-sum = set aside, { $total } in all
fold-log = Hide what happened
supply = { $count } in the supply
actions = Actions
other-device = Also use another device
other-device-is = Open this link on the other device within ten minutes. It works once.
other-device-link = Make a link
devices = Your devices
device-this = This device
device-unnamed = A device without a name
device-used = Last used on { $day }
device-sign-out = Sign out
device-sign-out-spoken = Sign out { $label }
devices-sign-out-others = Sign out all other devices
your-data = Your data
your-data-download = Download everything about me
your-data-delete = Delete everything about me
delete-title = Delete everything about you?
delete-what = Your name, your devices and your list of games are deleted from this server. Nobody can undo this.
delete-bots = Games that you played only with bots are deleted too.
delete-running = In running games with other people, a bot keeps playing under your name.
delete-finished = Finished games with other people keep your name. Without it, nobody could verify their dice any more.
delete-download = If you want to keep something, download it first.
delete-yes = Delete everything
delete-no = Keep everything
delete-done = Everything about you is deleted from this server.
hint-legend = What the numbers are
hint-win = chance to win
hint-margin = worms · risk
hint-win-spoken = { $chance } chance to win
hint-spoken = worth { $value } worms, { $risk } risk of failing
reaction-hello = Hello!
reaction-thanks = Thanks!
reaction-well_done = Well done!
reaction-lucky = Lucky!
reaction-ouch = Ouch!
reaction-laugh = Ha ha!
reaction-worm = Mmm, worms!
reaction-hurry = Take your time…
reaction-good_game = Good game!
react = React
back = Back

## Home and creating a table

tagline = Roll the dice, grab the worms, don’t get greedy. For two to seven players, with or without bots.
play-now = Play now
play-against = You against { $names }
play-friends = Play with friends
create-table = Create a table
your-name = Your name
name-hint = what other players see
join-code = Join with a code
join = Join
daily-title = Daily challenge
daily-invite = The same dice for everybody. You have one try today.
daily-running = Your try is still open. Keep going!
daily-done = You played today: { $worms ->
    [one] 1 worm
   *[other] { $worms } worms
}. See you tomorrow!
daily-given-up = You gave up today’s try. There is a new one tomorrow.
daily-over = Not finished in time: the dice of this challenge have been revealed.
my-tables = Games in progress
public-tables = Public tables
no-public-tables = There are no public tables right now. Create one!
my-games = My games
my-statistics = My statistics
all-my-games = All my games
game-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
replay-of = Replay of the game with { $names } on { $day }
more = More
replay = Replay
verify = Verify
settings = Settings
independent = An independent implementation of the dice game by Reiner Knizia, published by Zoch. All pictures are our own.
edition = Edition
edition-original = Original
edition-original-is = Sixteen tiles and eight dice: the classic.
edition-specialists = With specialists
edition-specialists-is = Two more tiles, six specialists with special powers, and Bratworms.
bot-level = Level
level-of = { $name }’s level
levels-differ = each bot plays at its own level
choose-opponents = Choose opponents
opponents-count = { $count ->
    [one] 1 opponent
   *[other] { $count } opponents
}
shuffle = Shuffle
other-bots = Other bots
seats = Seats
seats-is = People and bots together. You can fill empty seats with bots.
bots-at-start = Bots
pace = Pace
pace-relaxed = Relaxed
pace-relaxed-is = No time limit.
pace-lively = Lively
pace-lively-is = One minute per turn.
pace-days = Days
pace-days-is = Two days per turn.
more-options = More options
table-title = Table name
table-public = List it as a public table
table-public-is = Everybody on this server sees the table in the list and can sit down.
table-hints = Let players see the odds
table-hints-is = A light bulb shows everyone how good each choice is. Nobody gets an advantage.
table-typed = Roll real dice and enter them
table-confirm_fail = Confirm stops that fail
table-confirm_fail-is = If stopping gets you nothing, you are asked again and told what it costs.
option-steal = Stealing
option-steal-is = What happens if your total is exactly somebody’s top tile: you have to steal it, or you may take a lower tile from the grill.
option-steal-required = Required
option-steal-optional = Optional
option-returned_highest = Returned tile
option-returned_highest-is = After a failed attempt, the highest tile on the grill is turned face down. This option decides what happens if that is the tile that just went back.
option-returned_highest-stays = Stays face up
option-returned_highest-turned = Can be turned face down
option-golden_die = Golden die
option-golden_die-is = Which faces the golden die has: three 1s and three worms, or the same as the white dice.
option-golden_die-ones_and_worms = Ones and worms
option-golden_die-standard = Like the white dice
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
life-running = in progress
life-finished = finished
life-abandoned = closed

## Settings

language = Language
theme = Theme
theme-auto = Match device
theme-light = Light
theme-dark = Dark
sound = Sound
vibration = Vibration
motion = Motion
motion-auto = Match device
motion-off = Reduced
speed = Pace of the game
speed-about = How long others’ rolls and choices are shown on this device. Everybody at the table chooses their own pace.
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
speed-is = Pace: { $pace }
notify = Notify me when it is my turn
notify-ask = Get a notification when it is your turn?
notify-yes = Yes, notify me
notify-no = No, thanks
reactions = Reactions from others
reactions-of = Reactions from { $name }
mute = Hide reactions from { $name }
unmute = Show reactions from { $name }

## Waiting room

table-of = Table { $code }
against = Against { $names }
invite = Invite others
invite-text = Come and play at my table!
invite-watch = Invite someone to watch
invite-only-here = This link only works on this computer. To let phones on your network join, start the game with { $command }.
code-is = Table code
link = Link to this table
share-link = Share the link
copied = Copied
qr-code = QR code with the link to this table
who-is-here = Who is here
seat-empty = empty seat
add-bot = Add a bot
add-bot-short = + Bot
remove = Remove { $name }
stand-up = Stand up
sit-down = Sit down
waits-for-you = { $name } is waiting for you
facts-title = Table settings
facts-more = All other settings
facts-seconds = { $count ->
    [one] 1 second per turn. Then a bot moves.
   *[other] { $count } seconds per turn. Then a bot moves.
}
facts-days = { $count ->
    [one] 1 day per turn. Then a bot moves.
   *[other] { $count } days per turn. Then a bot moves.
}
facts-dice-fair = The server rolls. After the game, everybody can check every roll.
facts-dice-typed = You roll real dice and type in what they show.
facts-watch = Others may watch
table-full = All seats are taken. You can watch.
hot-seat = Someone else plays on this device
friend-name = Their name
add = Add
start-game = { $count ->
    [0] Start
    [1] Start
   *[other] Start with { $count } players
}
need-two = You need two players. Invite someone or add a bot.
waiting-start = Waiting for the host to start the game.
host = host
starting = Shaking the dice…
starting-is = Every device adds a pinch of luck, so that nobody can choose the rolls.
starting-waits = We are still waiting for { $names }.
table-abandoned = This table was closed.

## Menu, connection and typed dice

menu = Menu
hint = Show the odds
close = Close
loading = One moment…
go-home = Home
table-unknown = This table does not exist, or you cannot see it.
sent-away = You can no longer see this table.
keys-help = Keys: 1 to 5 and w set dice aside, r rolls, s stops, h shows the odds, p changes the pace.
link-open = connected
link-connecting = connecting
link-lost = not connected
link-closed = not connected
alarm-title = Do not trust the dice at this table
alarm-table = The server suddenly shows another table under this link.
alarm-commitment = The server changed the secret that it had fixed before the game.
alarm-share = The server left out the random number of this device.
alarm-list = The server started a different game from the one it had announced.
alarm-dropped = The server accepted the random number of this device and then left it out.
alarm-rewritten = The server later changed what it had told this device.
alarm-daily = This is not that day’s challenge, which is the same for everybody.
alarm-shown = What the server shows here differs from what it writes to the record.
alarm-withheld = This device is keeping its random number to itself.
share-missing = The random number of this device did not make it into the dice in time. The game goes on without it.
connection-lost = No connection
connection-lost-more = The connection is lost. Every move you made is saved. We keep trying and continue as soon as the connection is back.
while-away = While you were away
all-right = OK
bot-plays-for-you = A bot is playing for you.
take-back = Take my seat back
hand-over = Let a bot play for me
vote-title = If somebody holds up the game
vote-is = More than half of the others have to agree. Anyone a bot stands in for can take their seat back at any time.
vote-call-bot = Let a bot play for { $name }
vote-call-removal = Remove { $name } from the game
vote-stand_in = Should a bot play for { $name }? Votes: { $votes } of { $needed }.
vote-remove = Should { $name } be removed from the game? Votes: { $votes } of { $needed }.
vote-on-you-stand_in = The others want a bot to play for you ({ $votes } of { $needed }). Just make your move.
vote-on-you-remove = The others want to remove you from the game ({ $votes } of { $needed }).
vote-agree = Agree
vote-withdraw = Withdraw
leave-seat = Leave the game
leave-sure = A bot will take over your seat for good. Leave?
leave-ends = Nobody else is playing, so the game ends here. Leave?
leave-yes = Yes, leave
close-table = Close this table
type-title = What do the dice show?
type-dice = { $left ->
    [one] Tap the face of 1 more die
    [0] Check the dice
   *[other] Tap the faces of { $left } more dice
}
type-golden = And the golden die?
undo = Undo
dice-are-right = Use these dice
offline-title = You are offline
offline-more = Rules and lessons work without a connection. Your games are safe on the server: every move you made is saved, and you can continue as soon as you are back online.
new-version = New version – reload
install-app = Install as an app
install-ios = To install it, tap “Share” and then “Add to Home Screen”.
launch-title = Open this link?
launch-more = It leads away from this table. The game stays as it is, and you can come back at any time.
launch-open = Open it
launch-stay = Stay here
error-offline = The server is not responding. Are you online?
try-again = Try again
needs-script = This page needs JavaScript.

## The end of a game

you-won = You won!
end-behind = { $count ->
    [one] You were only one worm short. So close!
   *[other] You were { $count } worms short.
}
end-you = you
worm-unit = { $count ->
    [one] worm
   *[other] worms
}
tie-highest_tile = It was a tie. The highest single tile decided it.
tie-shared = It was a tie, and none of the tied players has a tile. They share the win.
play-again = Play again
share-result = Share result
shared-saved = Picture saved
shared-saved-copied = Picture saved, link copied
next-waits = The next game is waiting for you.
watch-next = Watch the next game
follow-now = Join now
follow-stay = Stay here
follow-title = { $count ->
    [one] The next game is about to start. You join in one second.
   *[other] The next game is about to start. You join in { $count } seconds.
}
series = Series
series-after = { $count ->
    [one] Series after 1 game
   *[other] Series after { $count } games
}
series-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
rematch-title = Game { $game }
rematch-in = { $count ->
    [one] Starts in 1 second
   *[other] Starts in { $count } seconds
}
rematch-is = The game starts as soon as everybody is here. Anyone who is not here in time sits this one out.
rematch-here = here
rematch-absent = not here yet
rematch-not = Not this time
dice-checking = Checking the dice…
dice-verified = Dice checked: { $rolls ->
    [one] the roll is right.
   *[other] all { $rolls } rolls are right.
}
dice-verified-seen = Dice checked: { $rolls ->
    [one] the roll is right, and the record matches the game you saw.
   *[other] all { $rolls } rolls are right, and the record matches the game you saw.
}
dice-as-seen = The record matches the game you saw.
dice-failed = This record cannot be trusted
dice-cut_off = The end of the game is missing from the record
dice-unproven = The dice could not be checked completely.
dice-unavailable = The dice are not checked yet.
dice-untold = The server does not say everything that happened in the game.
dice-details = Details
game-given-up = This game was given up.
verify-dice = Verify the dice
download = Game record

## Records

note-left_out = No random number arrived from { $names } in time. Anyone who knew the server’s secret could have used that to choose between at least { $games } games.
note-daily = The dice of a daily challenge are the same for everybody, so nobody adds a random number. Whoever runs the server could know these dice in advance, but not change them.
note-server_alone = No player added a random number, so the server alone decided these dice.
note-given_up = The game was given up. Everything up to there is right.
note-saw_part = This device saw { $seen } of { $moves } lines. It has nothing to compare the others with.
note-not_there = This device was not there, so it has nothing to compare the record with. Compare the fingerprint with somebody who was.
note-not_kept = This browser stores nothing. When you close or reload the page, it forgets what it saw of the game.
fingerprint = Fingerprint of this game
fingerprint-is = If your friends see the same one, you have all seen the same game.
fingerprint-copy = Copy

## Tips for the first game

tips = Tips for the first game
tip-off = No more tips
tip-ok = Got it
tip-roll = Your turn: roll all eight dice. Whoever has the most worms in the end wins.
tip-keep = Choose a face: all dice with it are set aside. Each face only once per turn.
tip-worm = No worm yet. Without one, you get nothing.
tip-low = { $total } gets you no tile yet. Keep rolling.
tip-nothing = You cannot roll again, and these dice get you nothing. Stopping is a failed attempt.
tip-take = { $more ->
    [yes] Stop, and tile { $tile } is yours. Or roll for more.
   *[no] Stop, and tile { $tile } is yours.
}
tip-steal = { $total } is exactly { $name }’s top tile. Stop to steal it.
tip-hen = { $name } has the hen. If you stop, you only get the hen.
tip-failed = Failed: the top tile goes back. Then the highest tile on the grill is turned face down, unless it is the one that went back.
tip-stolen = { $name } stole a tile. Only the top tile of a stack can be stolen.
tip-return = Nobody keeps two specialists. Choose which one to give up.
tip-rob = The supply is empty: choose whose Bratworm you take.

## What the server refuses, by the code of the protocol

refused-bad_message = The server did not understand this request.
refused-too_large = That is too large.
refused-too_fast = That was too fast. Wait a moment.
refused-protocol_unknown = This page is out of date. Reload it.
refused-not_greeted = The connection did not start properly. Reload the page.
refused-token_unknown = This device is no longer known here.
refused-banned = The operator of this server has blocked you.
refused-link_unknown = This link is not valid, or it was already used.
refused-bad_origin = This page does not belong to this server.
refused-bad_host = This server is not known by this name. Its operator can allow the name with --allow-host.
refused-unknown_table = This table does not exist, or you cannot see it.
refused-name_forbidden = This name is not allowed here. Choose another one.
refused-not_your_seat = That is not your seat.
refused-owner_only = Only the host can do that.
refused-too_many_tables = You have too many tables. Finish one first.
refused-too_many_seats = You are sitting at too many public tables. Leave one first, or wait a little.
refused-too_many_connections = There are too many connections from your network.
refused-too_many_identities = There are too many new players from your network. Wait a moment.
refused-daily = Not in the daily challenge: everybody plays it the same way, alone and only once.
refused-not_open = That is only possible before the game starts.
refused-not_running = That is only possible during the game.
refused-not_finished = That is only possible after the game.
refused-no_such_seat = There is no such seat.
refused-seat_taken = This seat is taken.
refused-seat_empty = Nobody is sitting there.
refused-too_few_players = There are not enough players.
refused-unknown_bot = There is no such bot.
refused-standing_in = A bot is playing for you. Take your seat back first.
refused-not_standing_in = No bot is playing for you.
refused-no_vote = This vote is not possible right now.
refused-vote_too_early = Give them a little more time.
refused-not_your_turn = It is not your turn.
refused-stale_version = The game has moved on. Look again and choose.
refused-version_ahead = The game has not reached that point yet.
refused-illegal_move = This move is not possible now.
refused-dice_needed = At this table you type in the dice.
refused-dice_not_typed = At this table the server rolls the dice.
refused-starting = The game is starting. Please wait a moment.
refused-not_starting = Random numbers are only revealed while a game is starting. This one came too late or too early.
refused-commitment_given = You have already committed to your share of the dice.
refused-nonce_wrong = This is not the random number that you committed to.
refused-nonce_given = You have already revealed your share of the dice.
refused-hints_off = The odds are turned off at this table.
refused-reactions_off = Reactions are turned off at this table.
refused-no_hint = There is nothing to decide here, so there are no odds to show.
refused-too_many_hints = You asked for the odds many times in a row. Wait a moment.
refused-busy = The server is busy at the moment. Try again soon.
refused-not_found = Not found.
refused-not_allowed = That is not allowed.
refused-log_full = This table has had too many changes. Start a new one.
refused-table_unreadable = The server cannot read this table at the moment. Nothing is lost.
refused-store_full = The server’s disk is full. Nothing was changed. Try again later.
refused-store_unavailable = The server cannot save anything at the moment. Nothing was changed. Try again.
refused-broken = Something went wrong on the server. Nothing was changed.

## More exact reasons of the server; clients add the capital letter and the full stop

server-banned = the operator of this server has blocked you: { $reason }
server-bot = there is no bot { $bot }; there are { $known }
server-character = there is no character { $character }; there are { $known }
server-connections = you have too many open connections
server-over = the game is over
server-daily = only the server starts a daily challenge
server-daily-over = everybody may know the dice of this challenge by now, so your try is over
server-own-seat = to give up your own seat, leave it
server-players = a game needs at least { $least } players
server-public-tables = you may have { $most } open public tables at a time
server-record = the record is available once the game has ended
server-record-slow = the record could not be replayed in time
server-card = the picture of the result is available once the game has been played to the end
server-removal = in a running game, the other players vote on that
server-request = the request is not valid: { $problem }
server-seat-none = you have no seat at this table
server-spectator = without a name you can only watch
server-stand-in = a bot already plays for you
server-token = the header Authorization must be Bearer TOKEN
server-vote-alone = to remove somebody, two others have to agree
server-vote-bot = a bot plays on this seat
server-vote-given = you have already voted like that
server-vote-own = you cannot vote on yourself
server-vote-turn = it is not this player’s turn, or a bot is standing in already
server-vote-wait = { $seconds ->
    [one] you can vote in 1 second
   *[other] you can vote in { $seconds } seconds
}
server-wait-given = you have already chosen to wait this turn
server-wait-there = nobody has to wait for this player: they are there, or it is not their turn
