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
   *[other] { $count } or more older games are still being counted.
}
game-daily = Daily challenge
game-left = You left this game
game-shared = Shared device
game-stood-in = A bot played some of your turns
verify-of = Verify the dice of the game with { $names } on { $day }
filter = Choose games
filter-all = All
filter-none = Show everything
filter-edition = Edition
filter-players = Players
filter-company = Company
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
no-games-is = As soon as you have finished a game, you find it here, with your place, your worms and its replay.
no-games-play = Play your first game
open-file = Open a file
open-file-is = Somebody sent you a record (.heck)? Watch it, or verify its dice.
forget-games = Delete my games and statistics
forget-title = Delete your games and statistics?
forget-what = Your list of games and your statistics are deleted on this server. Games that you played only with bots are deleted completely. Nobody can undo this.
forget-others = Games with other people stay in their lists, with your name.
forget-yes = Delete my games

## My statistics

stat-recent = Your latest games
stat-recent-is = One tile per game, with your worms on it. The higher it stands, the better your place; golden tiles are wins.
result-spoken = { $day }: { $place }, { $worms }
stat-wins = Wins
stat-won-of = { $won } of { $games } games
stat-fails = Failed turns
stat-fails-of = { $fails } of { $turns } turns
share-between = your true share is probably between { $low } and { $high }
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
stat-streak = Wins in a row now
stat-streak-longest = Longest run of wins
stat-specialists = Won with a specialist
stat-groups = Compared
stat-games = Games
stat-won = Won
stat-mean-short = Worms
stat-fails-short = Failed
stat-interval-is = Small figures: where your true share probably lies (95%). Few games say little.
stat-no-match = No finished game matches this choice.
stat-stood-in = { $count ->
    [one] In 1 of these games, a bot played some of your turns. The game counts; failed turns and steals count only for you.
   *[other] In { $count } of these games, a bot played some of your turns. The games count; failed turns and steals count only for you.
}
stat-shared = { $count ->
    [one] 1 game on a shared device does not count: nobody knows which of the players you were.
   *[other] { $count } games on a shared device do not count: nobody knows which of the players you were.
}
stat-left = { $count ->
    [one] 1 game that you left before its end does not count.
   *[other] { $count } games that you left before their end do not count.
}

## Replay

replay-is = Watch any recorded game again: choose a .heck file or drop it here.
replay-at = Turn { $turn } · Step { $at } of { $of }
replay-speed = Speed
replay-line = Line { $line }: { $why }
play = Play
pause = Pause
step-back = Step back
step-on = Step forward
chances = How the game turned
chances-are = Estimated chances to win, by our strongest bot: late in a game they are off by 10 percentage points on average. Only the end is exact.
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
daily-go-on = Play on
daily-once = One try. You can pause it and come back; it counts until noon UTC tomorrow.
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
daily-turn-stolen = stolen
daily-turn-failed = failed
daily-better = Better than { $percent }% of { $players } others today
daily-too-late = Finished after the dice were revealed, so it does not count.
daily-late = too late to count
daily-missed = not played
daily-copy = Copy the result
daily-share = Heckmeck { $day } · 🪱 { $worms } · { $place } · { $signs }
daily-weeks = Your last four weeks
daily-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
daily-promise = The dice are promised
daily-promise-is = The secret of every day was fixed long ago, and each one proves the next. At noon UTC tomorrow the secret of today is revealed, and you can verify every roll. Whoever runs the server could know the dice, but not change them.
daily-promise-first = Your device has noted the promise for today. Friends who see the same letters get the same dice.
daily-promise-kept = The promise continues the one from your last visit.
daily-promise-new = A new chain of promises has begun since your last visit. Nothing ties it to the old one.
daily-promise-broken = The server has broken its promise: these are not the dice that it had fixed.
daily-verify = Verify your dice of { $day }
