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
console-failed-nothing_to_take = Failed: the total buys nothing.
console-failed-exact_tile_missing = Failed: that tile must be hit exactly, and it is not on the grill.
console-takes = { $name } takes { console-tile } from the grill.
console-takes-lower = { $name } takes { console-tile } from the grill with { $total }.
console-steals = { $name } steals { console-tile } from { $source }!
console-defended = The hen saves tile { $tile } for { $source } but changes hands.
console-returned = Tile { $tile } goes back to the grill.
console-turned = Tile { $tile } is turned face down.
console-gained = { $name } gets { the-specialist-object }.
console-gained-from = { $name } gets { the-specialist-object } from { $source }.
console-put-back = { $name }’s { console-specialist } goes back to tile { $tile }.
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
console-option-returned_highest-turned = At this table, a returned tile is turned face down even if it is the highest.
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
    Type the letter or number in front of a move, then Enter. Words work too.
      1 2 3 4 5 w   set aside all dice of that face
      r             roll (g: with the golden die)
      s             stop (l: take the lower tile instead of stealing)
      a             again: reroll these dice with the weasel
      f             accept the failed roll
      A1 … G3       explain that rule
      q             quit; the game is saved

## Reading the rules

rules-topics = Topics: { $topics }
rules-nothing = There is nothing about “{ $word }” in the rules. Topics are { $topics }, and every row from A1 to G3.
rules-also = See also the chapters: { $topics }

## Odds

number = { $value }
odds-percent = { $percent }%
odds-unit = { $objective ->
    [tile] chance of a tile
    [margin] expected worms ahead of the others
   *[worms] expected worms
}
odds-turn = { $edition ->
    [original] Original edition, turn { $turn }: { $name } to move
   *[specialists] Specialists edition, turn { $turn }: { $name } to move
}
odds-aside = set aside
odds-rolled = rolled
odds-moves = Moves · { odds-unit } { $value }
odds-move = move
odds-value = value
odds-success = success
odds-fail = fail
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
odds-buys = buys here
objective-unknown = there is no objective '{ $name }'; there are { $known }
solve-over = the game is over; there is no turn to solve
solve-no-choice = the player has nothing to decide here
solve-other-turn = this state is not part of the turn that was solved
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
arena-fair = fair %
arena-rating = rating
arena-score = score
arena-failed = failed
arena-steals = steals
arena-time = time per move
arena-against = vs { $place }
arena-game-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
arena-block-count = { $blocks ->
    [one] 1 block of { $seatings } seatings
   *[other] { $blocks } blocks of { $seatings } seatings
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
arena-alone = There is only one bot, so there is nothing to compare.
arena-forfeits = { $bot } forfeited { arena-game-count }:
arena-stopped = Stopped after { $done } of { arena-game-count }.
arena-stopped-kept = Stopped after { $done } of { arena-game-count }; the same command continues.
match-size = a match is for { $least } to { $most } bots, not { $given }
match-seconds = the time for a move is a number of seconds above 0, not { $given }
match-directory = { $path } cannot be used: { $why }
match-line = { $where }: this line is no block of a match
match-unlike = block { $block } came out otherwise when it was played again for its records: a bot does not repeat itself; choose another directory
match-description = { $path } is no description of a match
match-other = { $directory } holds another match: its { $keys } differ; choose another directory

## Bots that cannot play

bot-unknown = there is no bot '{ $name }'; there are { $known }, and programs: cmd:COMMAND
bot-offered = the bot '{ $name }' of { $origin } cannot be made: { $why }
bot-command = '{ $name }' is no command: { $why }
bot-no-command = after '{ $prefix }' comes the command of a bot
bot-no-program = there is no program '{ $program }' for the bot '{ $name }'
bot-crashed = { $name } crashed: { $why }
bot-illegal = { $name } answered { $move }, which is not legal here
# What follows the name of a bot that forfeits.
bot-failed = { $name } { $what }
bot-not-started = cannot be started: { $why }
bot-unasked = spoke without being asked: { $said }
bot-long = answered with more than { $most } bytes
bot-late = gave no answer within { $seconds } s
bot-lines = answered with more than one line: { $said }
bot-ended = ended without an answer
bot-ended-status = ended without an answer (status { $status })
bot-ended-words = ended without an answer (status { $status }): { $said }
bot-nonsense = answered { $said }: { $why }
bot-cheated = cheated: { $move } is not legal here

## Checking a record

verify-verdict = { $verdict ->
    [verified] { $file }: verified: { verify-counts }
    [so_far] { $file }: verified as far as it goes: { verify-counts }
    [unproven] { $file }: cannot be verified: { verify-counts }
    [failed] { $file }: NOT verified, the dice are wrong: { verify-counts }
   *[broken] { $file }: NOT verified, the record is broken: { verify-counts }
}
verify-counts = { $count ->
    [one] 1 legal move, { $matching } of { $rolls } rolls match
   *[other] { $count } legal moves, { $matching } of { $rolls } rolls match
}
verify-and = { $text }; { $reason }
verify-further = { $count ->
    [one] { $file }: 1 further roll is wrong
   *[other] { $file }: { $count } further rolls are wrong
}
verify-no-proof = the record carries no proof of its dice
verify-no-method = meta.dice is an object with a method, not { $given }
verify-method = dice of the method { $method } cannot be checked
verify-malformed = the proof of the dice is malformed: { $why }
verify-nonces = nonces is a list with at most one for each of the { $seats } seats
verify-server-alone = no player added a nonce: the server alone determined the dice
verify-first = first is "drawn" or left out, not { $given }
verify-secret = the secret is not revealed, so no roll can be checked
verify-not-committed = the secret is not the committed one: its SHA-256 is not the commitment
verify-lot = seat { $seat } begins, but the lot fell on seat { $lot }
verify-published = the commitment is not the one that was published
verify-no-part = the nonce { $nonce } took no part in these dice
verify-roll = the dice show { $shown }, but roll number { $number } must show { $must }
verify-golden = { $dice } and golden { $golden }
verify-typed = the dice were typed in, which proves nothing about them
verify-typed-rolls = { $count ->
    [one] 1 roll was typed in, which proves nothing about it
   *[other] { $count } rolls were typed in, which proves nothing about them
}
verify-most-differ = most rolls differ, as if secret, nonces or the count were not theirs
verify-unfinished = the game is not finished
# The subject of the two sentences below.
proof-the-commitment = the commitment
proof-the-secret = the secret
proof-a-nonce = a nonce
proof-digits = { $what } is written as pairs of the digits 0-9a-f
proof-length = { $what } has { $digits } hex digits, not { $given }
proof-secret-length = the secret is { $size } bytes long, not { $given }
proof-nonce-length = a nonce is { $least } to { $most } bytes long, not { $given }
proof-nonce-count = there are { $given } nonces for at most { $most } seats

## Serving

serve-at = heckmeck is served at { $url }  (Ctrl-C stops it)
serve-phones = From phones on the same network:
serve-only-here = Only this computer can connect. To let phones on the same network in, use make play HOST=0.0.0.0 (or heckmeck serve --host 0.0.0.0)
serve-stopped = Stopped. All games are saved and continue at the next start.
serve-cannot-listen = cannot listen on { $host } port { $port }: { $why }
store-format = { $file } has format { $found }; this program knows { $known }
store-unusable = { $file } cannot be used: { $why }
store-used = another server is using { $folder }
message-malformed = not a message of this protocol: { $problem }

## Positions

# What is wrong with a position: the key it is about stands before it, as in "grill: is missing".
position-object = is not a JSON object
position-key = is not a key of a position
position-missing = is missing
position-number = is a whole number from { $least }, not { $given }
position-boolean = is true or false, not { $given }
position-one-of = is one of { $known }, not { $given }
position-dice-string = is a string of up to nine faces 12345w, not { $given }
position-face = is a face or null, not { $given }
position-hand = is {"{"}"white": 0 to 8, "golden": true or false{"}"}, not { $given }
position-grill = is a list of tiles, not { $given }
position-tile = a tile has tile, up and specialist; this is { $given }
position-players = is a list of { $least } to { $most } players, not { $given }
position-player = player { $player } has name, stack, specialist, bratworms and worms; this is { $given }
position-no-player = there is no player { $player }
position-removed = is a list of specialists, not { $given }
position-removed-needed = is needed in phase { $phase }
position-removed-twice = names a specialist twice
position-contradiction = is { $given }, but the rest of the position makes it { $right }
position-worms = player { $player } has { $worms } worms
position-no-tile = there is no tile { $tile } in the edition { $edition }
position-tile-nowhere = tile { $tile } is nowhere, not in exactly one place
position-tile-places = tile { $tile } is in { $count } places, not in exactly one place
position-grill-order = the tiles are not in ascending order
position-no-specialist = the edition { $edition } has no { $specialist }
position-specialist-nowhere = the { $specialist } is nowhere, not in exactly one place
position-specialist-places = the { $specialist } is in { $count } places, not in exactly one place
position-stands-down = the { $specialist } stands on { $tile }, which is face down
position-raven-held = player { $player } holds the raven, which nobody ever holds
position-held-without-tile = player { $player } holds the { $specialist } without a tile
position-bratworms = there are { $there } bratworms in all, not { $right }
position-dice = { $count } dice are aside and in hand, not 8
position-dice-golden = { $count } dice are aside and in hand, not 8 or 9
position-golden-white = the golden die takes the place of a white one
position-no-golden-aside = no die set aside can be the golden one
position-golden-face = the golden die has no face { $face } at this table
position-golden-shown = it shows a face in phase keep with the golden die in hand, else not
position-golden-rolled = the golden die's face is not among the rolled ones
position-no-weasel = the player does not hold the weasel
position-rolled-phase = dice lie rolled in phase keep and in no other
position-rolled-count = { $rolled } dice are rolled, { $hand } in hand
position-fresh = nothing is set aside, so the turn is fresh
position-failed = every rolled face is already set aside, so the turn is over
position-no-dice = no dice are in hand to roll
position-all-faces = all six faces are set aside, so no dice can have been rolled
position-over = the game is over when no tile is face up, and only then
position-over-aside = the game is over, so nothing is set aside
position-between = the { $specialist } is nowhere
position-rob = a bratworm is robbed from an empty supply and with a choice only
position-no-bratworm = neither two ones nor the raven's tile give a bratworm here
position-no-two = the player does not have two specialists to choose from
