## Why the best move is best

reason-only = Il n’y a pas d’autre coup.
reason-equal = Un autre coup est tout aussi bon.
reason-close = C’est serré : le deuxième choix est à peine moins bon.
reason-amount = { NUMBER($value, minimumFractionDigits: 2) ->
    [one] { NUMBER($value, minimumFractionDigits: 2) } ver
   *[other] { NUMBER($value, minimumFractionDigits: 2) } vers
}
reason-face = { $face ->
    [w] les vers
   *[other] les { $face }
}
reason-against = { $against ->
    [w] les vers
   *[other] les { $against }
}
reason-worms-value = Ce coup rapporte { reason-amount } en moyenne, le deuxième choix { NUMBER($other, minimumFractionDigits: 2) }.
reason-chance = Ce coup réussit dans { $success } % des cas, le deuxième choix dans { $other } %.
reason-stop-take = En t’arrêtant, tu prends à coup sûr le { $tile } ; relancer échoue dans { $fail } % des cas.
reason-stop-steal = En t’arrêtant, tu piques à coup sûr le { $tile } à { $name } ; relancer échoue dans { $fail } % des cas.
reason-stop-hen = En t’arrêtant, tu prends à coup sûr la mère poule à { $name } ; relancer échoue dans { $fail } % des cas.
reason-roll-no_worm = Sans ver, tu n’as encore rien ; relancer réussit dans { $success } % des cas.
reason-roll-nothing = Il n’y a encore rien pour { $total } ; relancer réussit dans { $success } % des cas.
reason-worms-roll-more = Relancer rapporte { reason-amount } en moyenne, s’arrêter { NUMBER($other, minimumFractionDigits: 2) } ; cela échoue dans { $fail } % des cas.
reason-keep-worm = Sans ver, rien ne compte : avec les vers, tu réussis dans { $success } % des cas, avec { reason-against } seulement dans { $other } %.
reason-keep-safer = Avec { reason-face }, tu réussis dans { $success } % des cas, avec { reason-against } seulement dans { $other } %.
reason-worms-keep-richer = Avec { reason-face }, tu peux espérer { reason-amount }, avec { reason-against } seulement { NUMBER($other, minimumFractionDigits: 2) }.
reason-worms-keep-weasel = Ces dés rapportent { reason-amount } en moyenne, relancer avec la belette { NUMBER($other, minimumFractionDigits: 2) }.
reason-worms-weasel = Relancer avec la belette rapporte { reason-amount } en moyenne, ces dés { NUMBER($other, minimumFractionDigits: 2) }.
reason-weasel-failed = Ce lancer est nul ; avec la belette, tu réussis encore dans { $success } % des cas.
reason-worms-accept = Accepter le lancer nul rapporte { reason-amount } en moyenne, relancer avec la belette { NUMBER($other, minimumFractionDigits: 2) }.
reason-golden = Avec le dé doré, tu réussis dans { $success } % des cas, sans lui seulement dans { $other } %.
reason-worms-golden-value = Avec le dé doré, tu peux espérer { reason-amount }, sans lui { NUMBER($other, minimumFractionDigits: 2) }.
reason-no-golden = Sans le dé doré, tu réussis dans { $success } % des cas, avec lui seulement dans { $other } %.
reason-worms-no-golden-value = Sans le dé doré, tu peux espérer { reason-amount }, avec lui { NUMBER($other, minimumFractionDigits: 2) }.
reason-worms-return = Rendre { the-specialist-object } rapporte { reason-amount }, rendre l’autre { NUMBER($other, minimumFractionDigits: 2) }.
reason-win-value = Avec ce coup, tu as { $value } % de chances de gagner, avec le deuxième choix { $other } %.
reason-win-roll-more = En relançant, tu as { $value } % de chances de gagner, en t’arrêtant { $other } % ; relancer échoue dans { $fail } % des cas.
reason-win-keep-richer = Avec { reason-face }, tu as { $value } % de chances de gagner, avec { reason-against } seulement { $other } %.
reason-win-keep-weasel = Avec ces dés, tu as { $value } % de chances de gagner, en relançant avec la belette { $other } %.
reason-win-weasel = En relançant avec la belette, tu as { $value } % de chances de gagner, avec ces dés { $other } %.
reason-win-accept = En acceptant le lancer nul, tu as { $value } % de chances de gagner, en relançant avec la belette { $other } %.
reason-win-golden-value = Avec le dé doré, tu as { $value } % de chances de gagner, sans lui { $other } %.
reason-win-no-golden-value = Sans le dé doré, tu as { $value } % de chances de gagner, avec lui { $other } %.
reason-win-return = En rendant { the-specialist-object }, tu as { $value } % de chances de gagner, en rendant l’autre { $other } %.
