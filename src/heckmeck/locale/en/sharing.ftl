## Pictures for sharing, and what services show beside a link.

card-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
card-place = { $name } { $place ->
    [1] comes first!
    [2] comes second
    [3] comes third
   *[other] comes fourth
}
card-player = Player { $number }
card-list = { $first } and { $last }
card-invitation = Come and play!
card-invitation-from = { $name } invites you to play
card-free = { $count ->
    [0] All seats are taken
    [one] One free seat
   *[other] { $count } free seats
}
card-running = Watch the game
card-welcome = The worms are on the grill!
card-date = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }, { $year }
preview-result = { $names }. { $edition }, { $date }. Watch the game again, roll by roll.
preview-score = { $name } { $worms }
preview-invitation = { $edition }. { $free }. One tap and you are at the table, no account needed.
preview-running = { $edition }: { $names }. One tap and you are watching.
preview-daily = The dice of the day
preview-daily-is = The same dice for everybody, one try per day. How many worms will you get?
shortcut-play = Play
shortcut-daily = Daily challenge
shortcut-games = My games
shortcut-rules = Rules
