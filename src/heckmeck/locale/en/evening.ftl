## My games

games-running = Running
games-finished = Finished
game-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
player-count = { $count } players
games-more = { $count ->
    [one] Show 1 more
   *[other] Show more ({ $count } left)
}
games-pending = { $count ->
    [one] 1 older game is still being counted.
   *[other] At least { $count } older games are still being counted.
}
game-daily = Daily challenge
game-left = You left this game
game-shared = Shared device
game-stood-in = A bot played some of your turns
verify-of = Verify the dice of the game with { $names } on { $day }
share-of = Share the result of the game with { $names } on { $day }
filter = Filter games
filter-all = All
filter-none = Show everything
filter-remove = { $name }: show others too
filter-edition = Edition
filter-players = Players
filter-company = Opponents
filter-period = Period
filter-result = Result
filter-opponent = Opponent’s name
company-people = With people
company-bots = Only bots
period-week = Last 7 days
period-month = Last 30 days
period-year = Last 365 days
result-won = Won
result-lost = Not won
no-games = Nothing grilled yet
no-games-is = Once you finish a game, you will find it here, with your place, your worms and a replay.
no-games-play = Play your first game
open-file = Open a file
open-file-is = Did somebody send you a record (.heck)? Watch it or verify its dice.
forget-games = Delete my games and statistics
forget-title = Delete your games and statistics?
forget-what = Your list of games and your statistics are deleted from this server. Games that you played only with bots are deleted completely. Nobody can undo this.
forget-others = Games with other people stay in their lists, with your name.
forget-yes = Delete my games

## My statistics

stat-recent = Your latest games
stat-recent-is = One tile per game, with your worms on it. The higher it stands, the better your place; golden tiles are wins.
result-spoken = { $day }: { $place }, { $worms }
stat-wins = Wins
stat-won-of = { $games ->
    [one] { $won } of { $games } game
   *[other] { $won } of { $games } games
}
stat-fails = Failed turns
stat-fails-of = { $turns ->
    [one] { $fails } of { $turns } turn
   *[other] { $fails } of { $turns } turns
}
share-between = your true rate is probably between { $low } and { $high }
interval = { $low } to { $high }
stat-worms = Worms
stat-worms-column = Worms at the end
stat-mean = { $count ->
    [one] { $mean } worms in one game
   *[other] { $mean } worms per game, in { $count } games
}
stat-best = Best game
stat-places = Places
stat-steals = Tiles you stole
stat-robbed = Tiles stolen from you
stat-streak = Current win streak
stat-streak-longest = Longest win streak
stat-specialists = Won with a specialist
stat-groups = Comparison
stat-games = Games
stat-won = Won
stat-mean-short = Worms
stat-fails-short = Failed
stat-interval-is = Small figures: where your true rate probably lies (95%). A few games say little.
stat-no-match = No finished games match these filters.
stat-stood-in = { $count ->
    [one] In 1 of these games, a bot played some of your turns. The game counts, but only your own failed turns and steals do.
   *[other] In { $count } of these games, a bot played some of your turns. The games count, but only your own failed turns and steals do.
}
stat-shared = { $count ->
    [one] 1 game on a shared device does not count: nobody knows which of the players you were.
   *[other] { $count } games on a shared device do not count: nobody knows which of the players you were.
}
stat-left = { $count ->
    [one] 1 game that you left before the end does not count.
   *[other] { $count } games that you left before the end do not count.
}

## Replay

replay-is = Watch any recorded game again: choose a .heck file or drop it here.
replay-at = Turn { $turn } · Step { $at } of { $of }
replay-speed = Speed
replay-line = Line { $line }: { $why }
replay-too-large = This record is too large to be shown in full: here are the first { $shown } of { $all } steps.
play = Play
pause = Pause
step-back = Step back
step-on = Step forward
chances = How the game turned
chances-are = Chances of winning, as estimated by our strongest bot. Only the end is exact.
chances-turn = Turn
chances-end = End
swing = Turn { $turn }: { $what }.
swing-change = { $you ->
    [yes] Your chance { $way ->
        [up] rose
       *[down] fell
    } from { $from } to { $to }.
   *[no] { $name }’s chance { $way ->
        [up] rose
       *[down] fell
    } from { $from } to { $to }.
}
swing-good = { $you ->
    [yes] Mostly luck: the dice were kind to you.
   *[no] Mostly luck: the dice were kind to { $name }.
}
swing-bad = { $you ->
    [yes] Mostly bad luck: the dice let you down.
   *[no] Mostly bad luck: the dice let { $name } down.
}
swing-choice = { $you ->
    [yes] Mostly your choice: other moves were worth about { $points } percentage points more.
   *[no] Mostly { $name }’s choice: other moves were worth about { $points } percentage points more.
}
turn-back = Previous turn
turn-on = Next turn
point-before = Previous turning point
point-next = Next turning point
share-moment = Share a link to this moment

## Daily challenge

daily-rules = You begin. No hints.
daily-opponents = Your opponents today
daily-play = Play today’s challenge
daily-go-on = Resume
daily-once = One try. You can pause it and come back; finish it by { $time }.
daily-still-open = Your try of { $day } is still open for { $time }.
daily-next = Next challenge in { $time }
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min
daily-place = { $place ->
    [1] 1st of 4
    [2] 2nd of 4
    [3] 3rd of 4
   *[4] 4th of 4
}
daily-margin = { $sign ->
    [1] { $margin ->
        [one] 1 worm ahead of the next
       *[other] { $margin } worms ahead of the next
    }
    [0] level with the best of the others
   *[other] { $margin ->
        [one] 1 worm behind the best
       *[other] { $margin } worms behind the best
    }
}
daily-turns = Your turns
daily-turn-taken = tile taken
daily-turn-stolen = you stole
daily-turn-failed = failed
daily-better = Better than { $percent }% of { $players } others today
daily-too-late = Finished after the dice were revealed, so it does not count.
daily-late = too late to count
daily-missed = not played
daily-gave-up = given up
daily-ran-out = not finished
daily-copy = Copy the result
daily-share = Heckmeck { $day } · 🪱 { $worms } · { $place } · { $signs }
daily-weeks = Your last four weeks
daily-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
daily-promise = Fair dice
daily-promise-is = Each day’s secret was fixed long ago, and each one proves the next. Today’s secret is revealed on { $time }. From then on, you can verify every roll. Whoever runs the server could know the dice, but not change them.
daily-promise-first = Your device has noted the promise for today. Friends who see the same letters get the same dice.
daily-promise-kept = The promise continues the one from your last visit.
daily-promise-new = A new chain of promises has begun since your last visit. Nothing ties it to the old one.
daily-promise-broken = The server has broken its promise: these are not the dice that it had fixed.
daily-promise-withheld = The server does not reveal a secret that is due. Until it does, nothing proves the dice of that day.
daily-verify = Verify your dice of { $day }

## Verifying records

choose-record = Choose a record
drop-record = or drop a .heck file anywhere on this page
file-too-large = This file is too large to be a record.
not-a-record = This is not a record of a game.
verify-is = Before the first roll, the server fixes a secret and every player’s device adds a random number. After the game, your browser computes every roll itself. Drop a record here to check it.
verdict-verified = The dice are verified
verdict-failed = Something is wrong
verdict-broken = This game breaks the rules
verdict-cut_off = The end is missing
verdict-unproven = Not everything can be verified
verdict-pending = Right so far
roll-count = { $count ->
    [one] 1 roll
   *[other] { $count } rolls
}
check-right = right
check-wrong = wrong
check-unproven = not proven
checks-device = What this device saw
checks-record = What the record says
check-proof = The proof
proof-hmac-sha256-1 = The record contains what is needed to compute its dice (method hmac-sha256-1). This older method says nothing about names, options and decisions.
proof-daily-1 = The record contains everything that is needed to check it (method daily-1, the dice of the day).
proof-hmac-sha256-2 = The record contains everything that is needed to check it (method hmac-sha256-2).
proof-none = The record does not say how its dice were rolled.
proof-typed = The players rolled real dice and typed them in.
proof-unknown = The record uses a method that this page does not know.
proof-later = The secret of the day stays secret until everybody has played. It is revealed on { $when }; from then on your device can check { $rolls ->
    [0] the dice.
    [one] the roll.
   *[other] all { $rolls } rolls.
}
proof-overdue = The secret of the day was due on { $when }, but this record does not have it. Open this page again from the game. If it is still missing then, the server is withholding it, and nothing proves these dice.
proof-secret = The server reveals its secret only when the game is over.
proof-malformed = The proof is damaged, or somebody has changed it.
check-commitment = The server’s secret
check-commitment-right = The server fixed it before the game. It could not pick a better one later.
check-commitment-wrong = This is not the secret that the server fixed before the game.
check-first = Who begins
check-first-right = { $name } was drawn to begin.
check-first-wrong = { $drawn } was drawn to begin, but the record begins with { $name }.
check-first-agreed-right = { $name } begins, as fixed before the game.
check-first-agreed-wrong = { $drawn } was meant to begin, but the record begins with { $name }.
check-rolls = The rolls
check-rolls-right = { $rolls ->
    [0] There are none.
    [one] The roll follows from the secret and the players’ random numbers.
   *[other] All { $rolls } rolls follow from the secret and the players’ random numbers. Nobody changed a die.
}
check-rolls-daily-right = { $rolls ->
    [0] There are none.
    [one] The roll follows from the secret of { $day }. Everybody got the same dice.
   *[other] All { $rolls } rolls follow from the secret of { $day }. Everybody got the same dice.
}
check-rolls-daily-wrong = Only { $proven } of { $rolls } rolls follow from the secret of { $day }.
check-rolls-wrong = Only { $proven } of { $rolls } rolls follow from the secret and the players’ random numbers.
check-rolls-open = { $typed ->
    [one] 1 roll was typed in by hand, so nobody can prove it.
   *[other] { $typed } rolls were typed in by hand, so nobody can prove them.
} The others are right: { $proven } of { $rolls }.
check-fault = Line { $line } shows { $shown }. Roll number { $number } was { $must }.
check-more = { $count ->
    [one] One more roll is wrong.
   *[other] { $count } more rolls are wrong.
}
check-digest = The fingerprint of the game
check-digest-right = It fits the names, the options and every line of the record.
check-digest-wrong = It does not fit. Somebody has changed, added or removed a name, a decision or a line.
check-cut_off = The end of the game
check-cut_off-wrong = The record stops before the game is over, and nothing shows how it went on.
check-moves = The moves
check-moves-right = The server has replayed the record, and the rules allow every move.
check-moves-wrong = { $why }
check-moves-dice = Line { $line } breaks the rules: the dice rolled or set aside are not the ones in hand.
check-kept = The secret you were promised
check-kept-right = It is the one that the server had fixed when you joined the table.
check-kept-wrong = When you joined the table, the server had fixed another secret.
check-setup = The table at the start
check-setup-right = Names, seats, options and random numbers are those that were fixed before the start.
check-setup-daily = This is the daily challenge of { $day }, the same for everybody.
check-setup-wrong = Names, seats, options or random numbers are not those that were fixed before the start.
check-nonce = Your random number
check-nonce-right = The random number of this device is part of every roll. So nobody could choose the rolls, not even the server.
check-nonce-replaced = The random number of this device was replaced by another one.
check-nonce-dropped = The server accepted the random number of this device and then left it out.
check-nonce-late = The random number of this device came too late and is not part of the rolls. So nothing shows you that nobody chose them.
check-nonce-unshared = The server did not take a random number from this device. If you joined the game with another device, verify it there.
check-nonce-missing = The random number of this device is not part of the rolls.
check-seen = The game as you saw it
check-seen-right = { $seen ->
    [one] Its only line is as this device saw it.
   *[other] All { $seen } lines are as this device saw them.
}
check-seen-start = The game on this device started differently: with other names, random numbers or another first player.
check-seen-line = Line { $line } is not what this device saw.
check-seen-missing = { $missing ->
    [one] The last line that this device saw is missing.
   *[other] The last { $missing } lines that this device saw are missing.
}
check-seen-added = { $added ->
    [one] A line was added after the end.
   *[other] { $added } lines were added after the end.
}
