## Why the best move is best

reason-only = Es gibt keinen anderen Spielzug.
reason-equal = Ein anderer Spielzug ist genauso gut.
reason-close = Es ist knapp: Der nächstbeste Spielzug ist kaum schlechter.
reason-amount = { NUMBER($value, minimumFractionDigits: 2) ->
    [one] { NUMBER($value, minimumFractionDigits: 2) } Wurm
   *[other] { NUMBER($value, minimumFractionDigits: 2) } Würmer
}
reason-face = { $face ->
    [w] den Würmern
   *[other] der { $face }
}
reason-against = { $against ->
    [w] den Würmern
   *[other] der { $against }
}
reason-worms-value = Das bringt im Schnitt { reason-amount }, der nächstbeste Spielzug { NUMBER($other, minimumFractionDigits: 2) }.
reason-chance = Das gelingt in { $success } % der Fälle, der nächstbeste Spielzug in { $other } %.
reason-stop-take = Aufhören bringt sicher die { $tile }; Weiterwürfeln geht in { $fail } % der Fälle schief.
reason-stop-steal = Aufhören stiehlt { $name } sicher die { $tile }; Weiterwürfeln geht in { $fail } % der Fälle schief.
reason-stop-hen = Aufhören bringt sicher die Glucke von { $name }; Weiterwürfeln geht in { $fail } % der Fälle schief.
reason-roll-no_worm = Ohne Wurm bekommst du noch nichts; Weiterwürfeln gelingt in { $success } % der Fälle.
reason-roll-nothing = Für { $total } gibt es noch nichts; Weiterwürfeln gelingt in { $success } % der Fälle.
reason-worms-roll-more = Weiterwürfeln bringt im Schnitt { reason-amount }, Aufhören { NUMBER($other, minimumFractionDigits: 2) }; es geht in { $fail } % der Fälle schief.
reason-keep-worm = Ohne Wurm zählt nichts: Mit den Würmern gelingt der Zug in { $success } % der Fälle, mit { reason-against } nur in { $other } %.
reason-keep-safer = Mit { reason-face } gelingt der Zug in { $success } % der Fälle, mit { reason-against } nur in { $other } %.
reason-worms-keep-richer = Mit { reason-face } kannst du { reason-amount } erwarten, mit { reason-against } nur { NUMBER($other, minimumFractionDigits: 2) }.
reason-worms-keep-weasel = Diese Würfel bringen im Schnitt { reason-amount }, ein neuer Wurf des Wiesels { NUMBER($other, minimumFractionDigits: 2) }.
reason-worms-weasel = Ein neuer Wurf des Wiesels bringt im Schnitt { reason-amount }, diese Würfel { NUMBER($other, minimumFractionDigits: 2) }.
reason-weasel-failed = Das ist ein Fehlwurf; mit dem Wiesel gelingt der Zug noch in { $success } % der Fälle.
reason-worms-accept = Den Fehlwurf hinzunehmen bringt im Schnitt { reason-amount }, das Wiesel { NUMBER($other, minimumFractionDigits: 2) }.
reason-golden = Mit dem Goldenen Würfel gelingt der Zug in { $success } % der Fälle, ohne ihn nur in { $other } %.
reason-worms-golden-value = Mit dem Goldenen Würfel kannst du { reason-amount } erwarten, ohne ihn { NUMBER($other, minimumFractionDigits: 2) }.
reason-no-golden = Ohne den Goldenen Würfel gelingt der Zug in { $success } % der Fälle, mit ihm nur in { $other } %.
reason-worms-no-golden-value = Ohne den Goldenen Würfel kannst du { reason-amount } erwarten, mit ihm { NUMBER($other, minimumFractionDigits: 2) }.
reason-worms-return = Gibst du { the-specialist-object } zurück, bringt der Zug { reason-amount }, sonst { NUMBER($other, minimumFractionDigits: 2) }.
reason-win-value = Damit liegt deine Gewinnchance bei { $value } %, mit dem nächstbesten Spielzug bei { $other } %.
reason-win-roll-more = Würfelst du weiter, liegt deine Gewinnchance bei { $value } %, hörst du auf, bei { $other } %. Weiterwürfeln geht in { $fail } % der Fälle schief.
reason-win-keep-richer = Mit { reason-face } liegt deine Gewinnchance bei { $value } %, mit { reason-against } nur bei { $other } %.
reason-win-keep-weasel = Mit diesen Würfeln liegt deine Gewinnchance bei { $value } %, mit einem neuen Wurf des Wiesels bei { $other } %.
reason-win-weasel = Mit einem neuen Wurf des Wiesels liegt deine Gewinnchance bei { $value } %, mit diesen Würfeln bei { $other } %.
reason-win-accept = Nimmst du den Fehlwurf hin, liegt deine Gewinnchance bei { $value } %, mit dem Wiesel bei { $other } %.
reason-win-golden-value = Mit dem Goldenen Würfel liegt deine Gewinnchance bei { $value } %, ohne ihn bei { $other } %.
reason-win-no-golden-value = Ohne den Goldenen Würfel liegt deine Gewinnchance bei { $value } %, mit ihm bei { $other } %.
reason-win-return = Gibst du { the-specialist-object } zurück, liegt deine Gewinnchance bei { $value } %, sonst bei { $other } %.
