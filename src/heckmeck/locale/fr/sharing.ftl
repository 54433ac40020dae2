## Pictures for sharing, and what services show beside a link.

card-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
card-place = { $name } : { $place ->
    [1] 1re place !
   *[other] { $place }e place
}
card-player = Joueur { $number }
card-list = { $first } et { $last }
card-invitation = Viens jouer !
card-invitation-from = { $name } t’invite à jouer
card-free = { $count ->
    [0] Toutes les places sont prises
    [one] Une place libre
   *[other] { $count } places libres
}
card-running = Regarde la partie
card-welcome = Les vers sont sur la brochette !
card-date = { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
preview-result = { $names }. { $edition }, { $date }. Revois la partie, lancer par lancer.
preview-score = { $name } { $worms }
preview-invitation = { $edition }. { $free }. Un clic et tu es à la table, sans compte.
preview-running = { $edition } : { $names }. Un clic et tu regardes.
preview-daily = Les dés du jour
preview-daily-is = Les mêmes dés pour tout le monde, un essai par jour. Combien de vers auras-tu ?
shortcut-play = Jouer
shortcut-daily = Défi du jour
shortcut-games = Mes parties
shortcut-rules = Règles
