## Why the best move is best

reason-only = There is no other move.
reason-equal = Another move is just as good.
reason-close = It is close: the next best move is almost as good.
reason-amount = { NUMBER($value, minimumFractionDigits: 2) ->
    [one] { NUMBER($value, minimumFractionDigits: 2) } worm
   *[other] { NUMBER($value, minimumFractionDigits: 2) } worms
}
reason-face = { $face ->
    [w] the worms
   *[other] the { $face }s
}
reason-against = { $against ->
    [w] the worms
   *[other] the { $against }s
}
reason-worms-value = On average, this is worth { reason-amount }, the next best move { NUMBER($other, minimumFractionDigits: 2) }.
reason-chance = This succeeds { $success }% of the time, the next best move { $other }%.
reason-stop-take = Stopping gets you { $tile } for sure. Rolling again fails { $fail }% of the time.
reason-stop-steal = Stopping steals { $tile } from { $name } for sure. Rolling again fails { $fail }% of the time.
reason-stop-hen = Stopping takes the hen from { $name } for sure. Rolling again fails { $fail }% of the time.
reason-roll-no_worm = Without a worm, you get nothing. Rolling again succeeds { $success }% of the time.
reason-roll-nothing = { $total } gets you nothing yet. Rolling again succeeds { $success }% of the time.
reason-worms-roll-more = Rolling again is worth { reason-amount } on average, stopping { NUMBER($other, minimumFractionDigits: 2) }. It fails { $fail }% of the time.
reason-keep-worm = Without a worm, nothing counts. With the worms, you succeed { $success }% of the time, with { reason-against } only { $other }%.
reason-keep-safer = With { reason-face }, you succeed { $success }% of the time, with { reason-against } only { $other }%.
reason-worms-keep-richer = With { reason-face }, you can expect { reason-amount }, with { reason-against } only { NUMBER($other, minimumFractionDigits: 2) }.
reason-worms-keep-weasel = These dice are worth { reason-amount } on average, rerolling with the weasel { NUMBER($other, minimumFractionDigits: 2) }.
reason-worms-weasel = Rerolling with the weasel is worth { reason-amount } on average, these dice { NUMBER($other, minimumFractionDigits: 2) }.
reason-weasel-failed = This roll has failed. With the weasel, you still succeed { $success }% of the time.
reason-worms-accept = Accepting the failed roll is worth { reason-amount } on average, rerolling with the weasel { NUMBER($other, minimumFractionDigits: 2) }.
reason-golden = With the golden die, you succeed { $success }% of the time, without it only { $other }%.
reason-worms-golden-value = With the golden die, you can expect { reason-amount }, without it { NUMBER($other, minimumFractionDigits: 2) }.
reason-no-golden = Without the golden die, you succeed { $success }% of the time, with it only { $other }%.
reason-worms-no-golden-value = Without the golden die, you can expect { reason-amount }, with it { NUMBER($other, minimumFractionDigits: 2) }.
reason-worms-return = Putting back { the-specialist-object } is worth { reason-amount } on average, putting back the other one { NUMBER($other, minimumFractionDigits: 2) }.
reason-win-value = With this, your chance to win is { $value }%, with the next best move { $other }%.
reason-win-roll-more = If you roll again, your chance to win is { $value }%; if you stop, it is { $other }%. Rolling again fails { $fail }% of the time.
reason-win-keep-richer = With { reason-face }, your chance to win is { $value }%, with { reason-against } only { $other }%.
reason-win-keep-weasel = With these dice, your chance to win is { $value }%; if you reroll with the weasel, it is { $other }%.
reason-win-weasel = If you reroll with the weasel, your chance to win is { $value }%, with these dice { $other }%.
reason-win-accept = If you accept the failed roll, your chance to win is { $value }%; if you reroll with the weasel, it is { $other }%.
reason-win-golden-value = With the golden die, your chance to win is { $value }%, without it { $other }%.
reason-win-no-golden-value = Without the golden die, your chance to win is { $value }%, with it { $other }%.
reason-win-return = If you put back { the-specialist-object }, your chance to win is { $value }%; if you put back the other one, it is { $other }%.
