## Playing and telling a game

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
console-weasel = rerolls with the weasel
console-keeps = keeps { $dice } = { $total }
console-bratworm = { $name } gets a Bratworm from the supply.
console-bratworm-robbed = { $name } takes a Bratworm from { $source }.
console-failed-no_new_face = Failed: every rolled face is already set aside.
console-failed-accepted = Failed: the failed roll is accepted.
console-failed-no_worm = Failed: there is no worm among the dice set aside.
console-failed-nothing_to_take = Failed: there is no tile for this total.
console-failed-exact_tile_missing = Failed: that tile must be hit exactly, and it is not on the grill.
console-takes = { $name } takes { console-tile } from the grill.
console-takes-lower = { $name } takes { console-tile } from the grill with { $total }.
console-steals = { $name } steals { console-tile } from { $source }!
console-defended = The hen saves tile { $tile } for { $source } but changes hands.
console-returned = Tile { $tile } goes back to the grill.
console-turned = Tile { $tile } is turned face down.
console-gained = { $name } gets { the-specialist-object }.
console-gained-from = { $name } gets { the-specialist-object } from { $source }.
console-put-back = { $name } puts { the-specialist-object } back on tile { $tile }.
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
console-wins-highest = { $name } wins the tie with the highest tile, { $tile }.
console-wins-shared = { $names } share the win: they are tied, and none of them has a tile.
console-and = { $names } and { $last }
console-playing = { $edition ->
    [original] { $players } play the original edition.
   *[specialists] { $players } play the specialists edition.
}
console-option-steal-optional = At this table, nobody has to steal: you may take a lower tile instead.
console-option-returned_highest-turned = At this table, the highest tile is turned face down even if it was just returned.
console-option-golden_die-standard = At this table, the golden die has the faces of a white die.
console-turn = Turn { $turn } · { $name }
console-over = The game is over.
console-stops = The record ends in turn { $turn }, with { $name } to move.
console-record = The record is in { $path }
console-saved = Saved. Resume with: { $command }
console-by-hand = You are playing for { $names } now. The record does not name a bot that is known here, and a record never starts a program. To let a bot play, name every seat: { $command }
console-bot-failed = { $why }. A cautious bot takes over for { $name }.
console-aside = aside { $dice } = { $total }
console-roll = { $count ->
    [one] roll the last die
   *[other] roll { $count } dice
}
console-roll-golden = roll { $count } dice and the golden die
console-roll-white = roll { $count } white dice only
console-keep = keep { $dice } for { $total }
console-reroll = use the weasel: roll these dice again
console-accept = accept the failed roll
console-rob = take a Bratworm from { $name }
console-return = put back { the-specialist-object }
console-stop-no_worm = stop: a failed attempt (no worm)
console-stop-fail = stop: a failed attempt (nothing to take)
console-stop-costs-tile = { $stop }, tile { $tile } goes back
console-stop-costs-hen = { $stop }, the hen goes back
console-stop-take = stop: take { console-tile }
console-stop-steal = stop: steal { console-tile } from { $name }
console-stop-hen = stop: take the hen from { $name }
console-choose = You can type { $keys }, q or ?.
console-not-now = Not now: { $reason } ({ $rule }).
console-not-understood = I did not understand that.
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
    Type the letter or number in front of a move, then press Enter. Words work
    too. Enter alone rolls if that is the only move.
      1 2 3 4 5 w   set aside all dice of that face
      r             roll (g: with the golden die)
      s             stop (l: take the lower tile instead of stealing)
      a             again: reroll these dice with the weasel
      f             accept the failed roll
      A1 … G3       explain that rule
      q             quit; the game is saved

## Reading the rules

rules-topics = Topics: { $topics }
rules-nothing = The rules do not mention “{ $word }”. Topics are { $topics }, and every rule from A1 to G3.
rules-also = See also the chapters: { $topics }

## Odds

number = { $value }
odds-percent = { $percent }%
odds-unit = { $objective ->
    [tile] chance of a tile
    [win] chance to win the game
    [margin] expected worms ahead of the others
   *[worms] expected worms
}
odds-turn = { $edition ->
    [original] Original edition, turn { $turn }: { $name } to move
   *[specialists] Specialists edition, turn { $turn }: { $name } to move
}
odds-everybody = Chances to win: { $chances }
odds-aside = set aside
odds-rolled = rolled
odds-moves = Moves · best: { $value } ({ odds-unit })
odds-move = move
odds-value = value
odds-wins = wins
odds-success = succeeds
odds-fail = fails
odds-gives-take = take { console-tile }
odds-gives-steal = steal { console-tile } from { $name }
odds-gives-hen = take the hen from { $name }
odds-gives-fail = nothing (failed attempt)
odds-or = { $one }, or { $other }
odds-ends = How the turn ends
odds-end = end
odds-chance = chance
odds-end-fail = failed attempt
odds-end-bratworm = { $end }, with a Bratworm
odds-totals = Chance of each total when you play only for it (with a worm)
odds-total = total
odds-at-least = at least
odds-exactly = exactly
odds-buys = gets you
objective-unknown = there is no objective '{ $name }'; there are { $known }
train-extra = training needs numba; install heckmeck with the extra 'fast'
train-piece = { $model }, step { $step }: wins { $share }% ± { $error } against margin
train-stopped = Training stopped. Run the same command again to continue.
train-stopped-cluster = Training stopped. What the cluster was training was cancelled; run the same command again to continue from the last checkpoints.
train-done = The weights are in { $folder }.
training-damaged = { $file } is not a training checkpoint
training-other = { $file } belongs to a training run with other settings; choose another directory
training-log-damaged = { $file } is not the log of this training; choose another directory
training-program = { $file } was begun by heckmeck { $theirs }, not { $mine }, and other code may train differently; continue it with that version, or choose another directory
training-older = { $file } was begun by an older version than heckmeck { $mine }, and other code may train differently; continue it with that version, or choose another directory
training-locked = another `heckmeck train` is training { $name } in { $folder }; wait until it has ended, or choose another directory
training-unreadable = { $file } cannot be read: { $why }
training-unwritable = { $file } cannot be written: { $why }
training-worker-died = a worker process died, perhaps because there was not enough memory; the same command continues from the last checkpoints, with fewer --jobs if you like
training-cluster-killed = several workers of the cluster died while training the same model, perhaps because there was not enough memory
model-damaged = the model '{ $name }' that came with heckmeck is missing or damaged; install heckmeck again
model-not-there = { $folder } has no intact model '{ $name }' from `heckmeck train`
models-not-there = '{ $folder }' is neither a bot whose play can be measured here nor a directory with models from `heckmeck train`
models-other-games = { $folder } has no model for the games you chose; it has { $names }
models-not-common = { $one } and { $other } have no models for the same games, so there is nothing to play
solve-over = the game is over, so there is no turn to solve
solve-no-choice = there is nothing to decide here
solve-other-turn = this state does not belong to the solved turn
solve-no-move = { $move } is not a move within a turn

## Figures

plot-value = { odds-unit }: { $value }
plot-total = total, with a worm
plot-chance = chance (%)
plot-totals = Reaching a total
plot-at-least = at least N
plot-exactly = exactly N
plot-failed = failed
plot-hen = { $name }’s hen
plot-steal = steal { $tile }, { $name }
plot-ends = How the turn ends with best play
plot-moves = What each move is worth
plot-won = games won in percent, with 95% confidence interval; dotted: equal strength
plot-games = { $edition ->
    [original] { arena-game-count }, original edition
   *[specialists] { arena-game-count }, specialists edition
}

## Matches and tournaments

arena-games = games
arena-bot = bot
arena-wins = wins %
arena-interval = 95% interval
arena-fair = if equal %
arena-rating = rating
arena-averages = Averages per game
arena-score = worms
arena-failed = failed
arena-steals = steals
arena-time = time per move
arena-against = vs { $place }
arena-game-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
arena-seating-count = { $seatings ->
    [one] 1 seating
   *[other] { $seatings } seatings
}
arena-block-count = { $blocks ->
    [one] 1 block of { arena-seating-count }
   *[other] { $blocks } blocks of { arena-seating-count }
}
arena-played = { $edition ->
    [original] { arena-game-count } in { arena-block-count }, original edition, seed { $seed }; { $turns } turns per game, the longest { $longest }.
   *[specialists] { arena-game-count } in { arena-block-count }, specialists edition, seed { $seed }; { $turns } turns per game, the longest { $longest }.
}
arena-cut = { $count ->
    [one] 1 game was cut at { $turns } turns.
   *[other] { $count } games were cut at { $turns } turns.
}
arena-endless = { $count ->
    [one] 1 game was cut as endless.
   *[other] { $count } games were cut as endless.
}
arena-given-up = { $count ->
    [one] 1 game was forfeited by every bot; nobody wins it.
   *[other] { $count } games were forfeited by every bot; nobody wins them.
}
arena-slow = The compiled odds are not installed, so this will be slow. To install them, run “make setup” in a clone, or install heckmeck with its extra “fast”.
arena-alone = There is only one bot, so there is nothing to compare.
arena-forfeits = { $bot } forfeited { arena-game-count }:
arena-stopped = Stopped after { $done } of { arena-game-count }.
arena-stopped-kept = Stopped after { $done } of { arena-game-count }; the same command continues.
match-size = a match must have { $least } to { $most } bots, not { $given }
match-seconds = the time per move must be more than 0 seconds, not { $given }
match-directory = { $path } cannot be used: { $why }
match-worker-died = a worker process died, perhaps because there was not enough memory; try fewer --jobs
match-line = { $where }: this line is not a block of a match
match-unlike = block { $block } had a different result when it was replayed for its records, so a bot is not deterministic; choose another directory
match-description = { $path } is not a description of a match
match-other = { $directory } contains another match (different { $keys }); choose another directory
cluster-extra = --cluster needs Dask; install it with: pip install 'heckmeck[cluster]'
cluster-address = '{ $address }' is not an address such as 192.168.0.10:8786
cluster-tls = the address { $address } does not fit Dask's settings for TLS (distributed.comm): tls:// needs a certificate, and require-encryption needs tls://
cluster-silent = no Dask scheduler answers at { $address }
cluster-lost = the connection to the Dask scheduler { $address } was lost; with --out, the same command continues, with or without the cluster
cluster-empty = the Dask cluster { $address } has no workers; start some with: dask worker { $address } --nthreads 1
cluster-stranger = the machine { $machine } of the cluster cannot run heckmeck { $mine }: { $why }
cluster-version = the machine { $machine } of the cluster has heckmeck { $theirs }, not { $mine }; install the same version on all machines
cluster-slow = the machine { $machine } of the cluster does not have the compiled odds; install heckmeck with its extra “fast” there
cluster-bot = the machine { $machine } of the cluster cannot play: { $why }
cluster-killed = several workers of the cluster died while playing the same games, perhaps because there was not enough memory

## Measurements

measure-extra = measurements need numba; install heckmeck with the extra 'fast'
measure-stopped = Stopped after { $done } of { $count } measurements.
measure-edition = { $edition ->
    [original] Original edition
   *[specialists] Specialists edition
}
measure-kind = { measure-edition }, { $players } players
measure-sample = { measure-kind }: { arena-game-count } with { $positions } positions, seed { $seed }
measure-seats = { measure-edition }, by seat: { arena-game-count } per line, seed { $seed }
measure-forecast = forecast
measure-champion = champion
measure-expert = expert
measure-guess = guess
measure-log-loss = log loss
measure-brier = Brier score
measure-behind = behind champion
measure-error = off by %
measure-by-chance = chance %
measure-range = model %
measure-said = mean %
measure-happened = won %
measure-count = count
measure-players = players
measure-won = wins %
measure-model = model %
measure-games = edition and players
measure-match = { $one } against { $other } in all other seats: { arena-game-count } per line, seed { $seed }
measure-unfinished = { $count ->
    [one] One game was broken off after { $turns } turns and counts as lost.
   *[other] { $count } games were broken off after { $turns } turns and count as lost.
}
measure-options = Played with { $options }.
measure-trained = { $name } was trained with { $options }: { $models }
measure-ahead = One champion looks a turn further ahead: { arena-game-count } per line, seed { $seed }
measure-ahead-legend = ms: time per turn for judging its endings, with and without looking ahead.
measure-equal = equal %
measure-ahead-time = ms
measure-plain-time = ms without
measure-endgames = { measure-kind }, seed { $seed }
measure-solved = { $solved } of { $looked } late positions could be solved.
measure-solved-fewer = { $solved } of { $looked } late positions could be solved; { $wanted } were asked for.
measure-endgames-legend = Percentage points off the exact chance: the mean, and the worst of all.
measure-endgames-interval = ±: 95% interval of the mean of all, from { $count } positions on.
measure-endgames-lost = Lost: by playing one turn as the model says.
measure-positions = positions
measure-tiles = tiles
measure-turn-later = a turn later
measure-lost = lost
measure-all = all
measure-worst = worst
plot-calibration-said = predicted chance to win (%)
plot-calibration-happened = actual wins (%)
plot-calibration-legend = Lines: 95% intervals. Bars: how often this was predicted.
plot-seats = wins above an equal share, in percentage points
plot-seats-players = number of players
plot-seats-legend = Numbers: the seats in order of play, with 95% intervals. Lines across: what the model predicts before the first turn.

## Bots that cannot play

bot-unknown = there is no bot '{ $name }'; there are { $known }, and programs: cmd:COMMAND
bot-offered = the bot '{ $name }' of { $origin } cannot be created: { $why }
bot-not-text = the name of a bot must be text, not { $name }
bot-command = '{ $name }' is not a command: { $why }
bot-no-command = '{ $prefix }' must be followed by the command of a bot
bot-no-program = the program '{ $program }' of the bot '{ $name }' was not found
bot-crashed = { $name } crashed: { $why }
bot-illegal = { $name } answered { $move }, which is not legal here
bot-other-plan = { $name } returned a plan for another turn
# What follows the name of a bot that forfeits.
bot-failed = { $name } { $what }
bot-not-started = cannot be started: { $why }
bot-unasked = sent something without being asked: { $said }
bot-long = answered with more than { $most } bytes
bot-late = did not answer within { $seconds } s
bot-lines = answered with more than one line: { $said }
bot-ended = exited without an answer
bot-ended-status = exited without an answer (status { $status })
bot-ended-words = exited without an answer (status { $status }): { $said }
bot-nonsense = answered { $said }: { $why }
bot-cheated = made an illegal move: { $move }

## Checking a record

verify-verdict = { $verdict ->
    [verified] { $file }: verified: { $counts }
    [cut_off] { $file }: CUT OFF, verified only so far: { $counts }
    [unproven] { $file }: cannot be verified: { $counts }
    [failed] { $file }: NOT verified, the dice or the record are wrong: { $counts }
   *[broken] { $file }: NOT verified, the record is broken
}
verify-moves = { $count ->
    [one] 1 legal move
   *[other] { $count } legal moves
}
verify-counts = { verify-moves }, { $matching } of { $rolls } rolls match
verify-unchecked = { $rolls ->
    [one] { verify-moves }, 1 roll not checked
   *[other] { verify-moves }, { $rolls } rolls not checked
}
verify-and = { $text }; { $reason }
verify-further = { $count ->
    [one] { $file }: 1 further roll is wrong
   *[other] { $file }: { $count } further rolls are wrong
}
verify-no-proof = the record contains no proof of its dice
verify-no-method = meta.dice must be an object with a method, not { $given }
verify-method = dice of the method { $method } cannot be checked
verify-malformed = the proof of the dice is malformed: { $why }
verify-nonces = nonces must be a list with at most one entry for each of the { $seats } seats
verify-server-alone = no player added a nonce: the server alone determined the dice
verify-daily = these are the dice of the day, the same for everybody: whoever runs the server could know them in advance, but not change them
verify-daily-secret = the secret of { $day } is revealed on { $when }; until then no roll can be checked
verify-daily-overdue = the secret of { $day } was due on { $when }, but this record does not have it; get the record again, and if the secret is still missing, the server withholds it
verify-not-daily = this is not the daily challenge of { $day }: it has a fixed edition and no options, and the first player begins
verify-day = day must be a date such as "2026-11-17", not { $given }
verify-daily-players = a daily challenge has { $players } players, not { $given }
verify-first-agreed = who begins was not drawn: the list before the game says that seat { $seat } does
verify-first = first must be "drawn" or left out, not { $given }
verify-first-seat = first must be the number of a seat or left out, not { $given }
verify-secret = the secret is not revealed, so no roll can be checked
verify-not-committed = the secret does not match the commitment: its SHA-256 hash is different
verify-lot = seat { $seat } begins, but seat { $lot } was drawn
verify-agreed = seat { $seat } begins, but the list says that seat { $lot } does
verify-published = the commitment is not the one that was published
verify-no-part = the nonce { $nonce } was not used for these dice
verify-roll = the dice show { $shown }, but roll number { $number } must show { $must }
verify-golden = { $dice } and golden { $golden }
verify-typed = the dice were typed in, which proves nothing about them
verify-typed-rolls = { $count ->
    [one] 1 roll was typed in, which proves nothing about it
   *[other] { $count } rolls were typed in, which proves nothing about them
}
verify-most-differ = most rolls differ, as if the secret, the nonces or the count belonged to another game
verify-unfinished = the game is not finished
verify-key = meta.dice has an unknown key { $key }
verify-seats = seats must be a list with one entry for each of the { $seats } seats
verify-seat = the entry of seat { $seat } is not one of a person or a bot: { $given }
verify-nonce-wrong = the nonce of seat { $seat } is not the one that the seat committed to
verify-given-up-value = given_up must be true or left out, not { $given }
verify-given-up-finished = the record says that the game was given up, but it is finished
verify-given-up = the game was given up here
verify-cut-off = the end of the game is missing, and the record does not prove that the game was given up
verify-left-out = { $count ->
    [one] 1 person did not reveal their nonce and was left out; whoever knew the secret and stood behind that seat could choose between at least { $games } games
   *[other] { $count } people did not reveal their nonces and were left out; whoever knew the secret and stood behind these seats could choose between at least { $games } games
}
verify-alone = compared with nothing that a player kept, a record shows only that it agrees with itself
verify-digest = the digest does not match: a line, a decision or a name was changed, added or removed
verify-no-digest = the digest is missing, although the game has ended
verify-digest-seen = the digest is not the one that your device saw
verify-other-method = this is not the method that the game was played with
verify-setup = seats, names or options are not those that were fixed before the nonces were revealed
verify-own-nonce = your own nonce is missing at seat { $seat }, although the server accepted it
verify-no-share = no nonce of yours counted, because it came too late or because the server left it out: nothing shows you that the dice were not chosen
verify-start-seen = the game began differently on your device
verify-line-seen = this is not the move that your device saw
verify-fewer-lines = the record has { $moves } moves, but your device saw { $count }
verify-more-lines = the record has more moves than the { $count } that your device saw until the end
seen-commitment = the server changed its commitment
seen-second-list = the server published a second list of seats
seen-own-seat = the list does not contain your own commitment at seat { $seat }
seen-no-record = the server did not hand over the record
seen-no-list = the game started without a list of seats
seen-second-start = the server started the game a second time
seen-other-table = the names or options in the list are not those that were shown at the table
seen-other-position = the position that the server showed does not follow from the moves
seen-rewritten = the server changed afterwards what had happened before
seen-after-end = the game went on after the server had called it over
# The subject of the two sentences below.
proof-the-commitment = the commitment
proof-the-secret = the secret
proof-a-nonce = a nonce
proof-a-digest = a digest
proof-digits = { $what } must be pairs of the digits 0-9a-f
proof-length = { $what } must have { $digits } hex digits, not { $given }
proof-secret-length = the secret must be { $size } bytes long, not { $given }
proof-nonce-length = a nonce must be { $least } to { $most } bytes long, not { $given }

## Serving

serve-at = heckmeck is running at { $url }  (press Ctrl-C to stop)
serve-phones = From phones on the same network:
serve-only-here = Only this computer can connect. To let phones on the same network in, use make play HOST=0.0.0.0 (or heckmeck serve --host 0.0.0.0)
serve-public = People reach it at { $url }
serve-stopped = Stopped. All games are saved and continue at the next start.
serve-port-used = port { $port } on { $host } is already in use, perhaps by heckmeck itself; choose another one with --port
serve-cannot-listen = cannot listen on { $host } port { $port }: { $why }
store-format = { $file } has format { $found }, but this program knows { $known }
store-unusable = { $file } cannot be used: { $why }
store-used = a server is already using { $folder }
store-foreign = { $file } is a database of another program
store-damaged = { $file } is damaged: { $why }; restore a backup
store-migration = { $file } could not be migrated from format { $found } to { $known } and is unchanged: { $why }
store-empty = { $file } is empty; restore a backup, or delete the file to start with nothing
store-missing = { $file } is missing, but { $trace } shows that there was one; restore a backup, or delete { $trace } to start with nothing
store-none = there is no database in { $folder }
node-folder = { $folder } has a database of its own; move it with heckmeck move-store, or choose another folder with --data
postgres-missing = the program for PostgreSQL is missing; install heckmeck with its extra: pip install "heckmeck[scale]"
postgres-address = the address of the database must look like postgresql://name@host/database, with special characters of a password written as %40 and so on
postgres-unreachable = { $database } cannot be reached: { $why }
postgres-password = { $database } does not let this user in: { $why }
postgres-database = { $database } does not exist; create it first with createdb
postgres-version = { $database } is on PostgreSQL { $found }, but at least { $least } is needed
postgres-read-only = { $database } cannot be written to; use the address of the primary server, or turn default_transaction_read_only off
postgres-starting = { $database } is just starting up or shutting down; try again in a moment
postgres-unsafe = { $database } could lose games in a crash because { $setting } is off; turn it on in postgresql.conf
postgres-permission = this user may not create tables in { $database }; let the user own the database
backup-exists = { $file } already exists; choose another name, or replace it with --force
backup-failed = { $file } could not be written: { $why }
restore-exists = { $folder } already has a database; to replace it, use --force (the old one is kept)
export-format = { $file } has format { $found }; start the server once to migrate it to { $known }
import-exists = { $folder } is not empty; choose another data directory
import-malformed = { $file } is not a complete export of a server: { $why }
import-chain = { $file } promises other dice for the daily challenge than the export, and both cannot be kept; choose another data directory, or move the file away if no server needs it any more
chain-damaged = { $file }, which has the secrets of the daily challenge, is damaged; put back a good copy, or move the file away to go on without it: then a new chain begins, and everybody’s device says so
store-moved = the games of { $file } are now in { $target }
move-folders = { $source } and { $target } are both data directories; use heckmeck backup and heckmeck restore
move-databases = { $source } and { $target } are both PostgreSQL databases; use pg_dump and pg_restore
move-used = { $file } is in use ({ $nodes }); stop all nodes first
move-none = there are no games in { $file }: no node has ever used this database
move-exists = { $file } already has games; choose an empty database
move-chain = { $file } promises other dice for the daily challenge than the games that are to move there; choose an empty database
move-differs = the copy in { $file } is not the same as { $source } and was thrown away
move-failed = { $file } could not be copied: { $why }
words-unreadable = { $file } cannot be read: { $why }
admin-no-table = there is no table { $table }
admin-closed = table { $table } is already over ({ $lifecycle })
admin-not-banned = person { $person } is not banned
admin-no-person = there is no person { $person }
admin-no-answer = the running server did not answer: { $why }
admin-refused = nothing was done: { $why }
admin-in-doubt = the connection to the database was lost: perhaps it was done, perhaps not; look before you try again
message-malformed = not a message of this protocol: { $problem }

## Positions

# What is wrong with a position: the key it is about stands before it, as in "grill: is missing".
position-object = must be a JSON object
position-key = is not a key of a position
position-missing = is missing
position-number = must be a whole number of at least { $least }, not { $given }
position-boolean = must be true or false, not { $given }
position-one-of = must be one of { $known }, not { $given }
position-dice-string = must be a string of up to nine faces 12345w, not { $given }
position-face = must be a face or null, not { $given }
position-hand = must be {"{"}"white": 0 to 8, "golden": true or false{"}"}, not { $given }
position-grill = must be a list of tiles, not { $given }
position-tile = a tile must have tile, up and specialist, unlike { $given }
position-players = must be a list of { $least } to { $most } players, not { $given }
position-player = player { $player } must have name, stack, specialist, bratworms and worms, unlike { $given }
position-no-player = there is no player { $player }
position-removed = must be a list of specialists, not { $given }
position-removed-needed = is needed in phase { $phase }
position-removed-twice = contains a specialist twice
position-contradiction = is { $given }, but must be { $right } to match the rest of the position
position-worms = player { $player } has { $worms } worms
position-no-tile = the edition { $edition } has no tile { $tile }
position-tile-nowhere = tile { $tile } is missing; it must be in exactly one place
position-tile-places = tile { $tile } is in { $count } places; it must be in exactly one
position-grill-order = the tiles must be in ascending order
position-no-specialist = the edition { $edition } has no { $specialist }
position-specialist-nowhere = the { $specialist } is missing; it must be in exactly one place
position-specialist-places = the { $specialist } is in { $count } places; it must be in exactly one
position-stands-down = the { $specialist } stands on { $tile }, which is face down
position-raven-held = player { $player } has the raven, which nobody can have
position-held-without-tile = player { $player } has the { $specialist } but no tile
position-bratworms = there are { $there } Bratworms in all, but there must be { $right }
position-dice = { $count } dice are set aside or in hand, but there must be 8
position-dice-golden = { $count } dice are set aside or in hand, but there must be 8 or 9
position-golden-white = the golden die must be a ninth die
position-no-golden-aside = no die set aside can be the golden one
position-golden-face = the golden die has no face { $face } at this table
position-golden-shown = must be a face in phase keep with the golden die in hand, otherwise null
position-golden-rolled = the face of the golden die is not among the rolled ones
position-no-weasel = the player does not have the weasel
position-rolled-phase = dice can only be rolled in phase keep
position-rolled-count = { $rolled } dice are rolled, but { $hand } are in hand
position-fresh = nothing is set aside, so the turn must be fresh
position-failed = every rolled face is already set aside, so the turn must be over
position-no-dice = there are no dice in hand to roll
position-all-faces = all six faces are set aside, so no dice can have been rolled
position-over = the game must be over exactly when no tile is face up
position-over-aside = the game is over, so nothing can be set aside
position-between = the { $specialist } is missing
position-rob = a Bratworm can only be taken from a player if the supply is empty and there is a choice
position-no-bratworm = neither two ones nor the raven’s tile bring a Bratworm here
position-no-two = the player does not have two specialists to choose from
