## Why the best move is best

reason-only = Non c’è nessun’altra mossa.
reason-equal = Un’altra mossa è altrettanto buona.
reason-close = È questione di poco: la seconda scelta è appena peggiore.
reason-amount = { NUMBER($value, minimumFractionDigits: 2) ->
    [one] { NUMBER($value, minimumFractionDigits: 2) } verme
   *[other] { NUMBER($value, minimumFractionDigits: 2) } vermi
}
reason-face = { $face ->
    [w] i vermi
    [1] gli 1
   *[other] i { $face }
}
reason-against = { $against ->
    [w] i vermi
    [1] gli 1
   *[other] i { $against }
}
reason-worms-value = Questa mossa rende in media { reason-amount }, la seconda scelta { NUMBER($other, minimumFractionDigits: 2) }.
reason-chance = Questa mossa riesce { $success } volte su cento, la seconda scelta { $other }.
reason-stop-take = Fermandoti prendi di sicuro la { $tile }; se rilanci, va male { $fail } volte su cento.
reason-stop-steal = Fermandoti rubi di sicuro la { $tile } di { $name }; se rilanci, va male { $fail } volte su cento.
reason-stop-hen = Fermandoti prendi di sicuro la chioccia di { $name }; se rilanci, va male { $fail } volte su cento.
reason-roll-no_worm = Senza verme non prendi ancora niente; rilanciando riesci { $success } volte su cento.
reason-roll-nothing = Con { $total } non prendi ancora niente; rilanciando riesci { $success } volte su cento.
reason-worms-roll-more = Rilanciare rende in media { reason-amount }, fermarsi { NUMBER($other, minimumFractionDigits: 2) }; va male { $fail } volte su cento.
reason-keep-worm = Senza verme non conta niente: con i vermi riesci { $success } volte su cento, con { reason-against } solo { $other }.
reason-keep-safer = Con { reason-face } riesci { $success } volte su cento, con { reason-against } solo { $other }.
reason-worms-keep-richer = Con { reason-face } puoi aspettarti { reason-amount }, con { reason-against } solo { NUMBER($other, minimumFractionDigits: 2) }.
reason-worms-keep-weasel = Questi dadi rendono in media { reason-amount }, rilanciare con la donnola { NUMBER($other, minimumFractionDigits: 2) }.
reason-worms-weasel = Rilanciare con la donnola rende in media { reason-amount }, questi dadi { NUMBER($other, minimumFractionDigits: 2) }.
reason-weasel-failed = Questo lancio è sballato; con la donnola riesci ancora { $success } volte su cento.
reason-worms-accept = Accettare il lancio sballato rende in media { reason-amount }, rilanciare con la donnola { NUMBER($other, minimumFractionDigits: 2) }.
reason-golden = Con il dado d’oro riesci { $success } volte su cento, senza, solo { $other }.
reason-worms-golden-value = Con il dado d’oro puoi aspettarti { reason-amount }, senza { NUMBER($other, minimumFractionDigits: 2) }.
reason-no-golden = Senza il dado d’oro riesci { $success } volte su cento, usandolo solo { $other }.
reason-worms-no-golden-value = Senza il dado d’oro puoi aspettarti { reason-amount }, usandolo { NUMBER($other, minimumFractionDigits: 2) }.
reason-worms-return = Restituire { the-specialist-object } rende { reason-amount }, restituire l’altro { NUMBER($other, minimumFractionDigits: 2) }.
reason-win-value = Con questa mossa vinci la partita { $value } volte su cento, con la seconda scelta { $other }.
reason-win-roll-more = Rilanciando vinci la partita { $value } volte su cento, fermandoti { $other }; rilanciare va male { $fail } volte su cento.
reason-win-keep-richer = Con { reason-face } vinci la partita { $value } volte su cento, con { reason-against } solo { $other }.
reason-win-keep-weasel = Con questi dadi vinci la partita { $value } volte su cento, rilanciando con la donnola { $other }.
reason-win-weasel = Rilanciando con la donnola vinci la partita { $value } volte su cento, con questi dadi { $other }.
reason-win-accept = Accettando il lancio sballato vinci la partita { $value } volte su cento, rilanciando con la donnola { $other }.
reason-win-golden-value = Con il dado d’oro vinci la partita { $value } volte su cento, senza { $other }.
reason-win-no-golden-value = Senza il dado d’oro vinci la partita { $value } volte su cento, usandolo { $other }.
reason-win-return = Restituendo { the-specialist-object } vinci la partita { $value } volte su cento, restituendo l’altro { $other }.
