## Replay

replay-is = Watch any recorded game again: choose a .heck file or drop it here.
replay-at = Step { $at } of { $of }
replay-line = Line { $line }: { $why }
play = Play
pause = Pause
step-back = Step back
step-on = Step forward
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
daily-better = Better than { $percent } % of { $players } others today
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
