## My games

games-running = En cours
games-finished = Terminées
game-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
player-count = { $count } joueurs
games-more = { $count ->
    [one] En afficher { $count } de plus
   *[other] En afficher plus (encore { $count })
}
games-pending = { $count ->
    [one] { $count } partie plus ancienne reste à compter.
   *[other] { $count } parties plus anciennes ou davantage restent à compter.
}
game-daily = Défi du jour
game-left = Tu as quitté cette partie
game-shared = Appareil partagé
game-stood-in = Un bot a joué certains de tes tours
verify-of = Vérifier les dés de la partie avec { $names } du { $day }
filter = Choisir des parties
filter-all = Toutes
filter-none = Tout afficher
filter-edition = Édition
filter-players = Joueurs
filter-company = Compagnie
filter-period = Période
filter-result = Résultat
filter-opponent = Nom d’un adversaire
company-people = Avec d’autres personnes
company-bots = Seulement des bots
period-week = 7 derniers jours
period-month = 30 derniers jours
period-year = 365 derniers jours
result-won = Gagnées
result-lost = Non gagnées
no-games = Rien sur le gril pour l’instant
no-games-is = Dès que tu auras fini une partie, tu la trouveras ici, avec ta place, tes vers et de quoi la revoir.
no-games-play = Joue ta première partie
open-file = Ouvrir un fichier
open-file-is = On t’a envoyé un enregistrement (.heck) ? Regarde-le ou vérifie ses dés.
forget-games = Supprimer mes parties et mes statistiques
forget-title = Supprimer tes parties et tes statistiques ?
forget-what = La liste de tes parties et tes statistiques seront supprimées de ce serveur. Les parties jouées seulement avec des bots seront supprimées entièrement. Personne ne peut l’annuler.
forget-others = Les parties jouées avec d’autres restent dans leurs listes, avec ton nom.
forget-yes = Supprimer mes parties

## My statistics

stat-recent = Tes dernières parties
stat-recent-is = Un Pickomino par partie, avec tes vers dessus. Plus il est haut, meilleure est ta place ; les dorés sont des victoires.
result-spoken = { $day } : { $place }, { $worms }
stat-wins = Victoires
stat-won-of = { $won } sur { $games } parties
stat-fails = Lancers nuls
stat-fails-of = { $fails } sur { $turns } tours
share-between = ta vraie part se situe probablement entre { $low } et { $high }
interval = { $low } à { $high }
stat-worms = Vers
stat-worms-column = Vers à la fin
stat-mean = { $count ->
    [one] { $mean } vers en une partie
   *[other] { $mean } vers par partie, en { $count } parties
}
stat-best = Meilleure partie
stat-places = Places
stat-steals = Pickominos que tu as piqués
stat-robbed = Pickominos qu’on t’a piqués
stat-streak = Victoires d’affilée
stat-streak-longest = Plus longue série de victoires
stat-specialists = Gagné avec un spécialiste
stat-groups = En comparaison
stat-games = Parties
stat-won = Gagnées
stat-mean-short = Vers
stat-fails-short = Nuls
stat-interval-is = Petits chiffres : où se situe probablement ta vraie part (95 %). Peu de parties ne disent pas grand-chose.
stat-no-match = Aucune partie terminée ne correspond à ce choix.
stat-stood-in = { $count ->
    [one] Dans { $count } de ces parties, un bot a joué certains de tes tours. La partie compte ; les lancers nuls et les vols ne comptent que pour toi.
   *[other] Dans { $count } de ces parties, un bot a joué certains de tes tours. Les parties comptent ; les lancers nuls et les vols ne comptent que pour toi.
}
stat-shared = { $count ->
    [one] { $count } partie sur un appareil partagé ne compte pas : personne ne sait quel joueur tu étais.
   *[other] { $count } parties sur un appareil partagé ne comptent pas : personne ne sait quel joueur tu étais.
}
stat-left = { $count ->
    [one] { $count } partie que tu as quittée avant la fin ne compte pas.
   *[other] { $count } parties que tu as quittées avant la fin ne comptent pas.
}

## Replay

replay-is = Revois n’importe quelle partie enregistrée : choisis un fichier .heck ou dépose-le ici.
replay-at = Tour { $turn } · Étape { $at } sur { $of }
replay-speed = Vitesse
replay-line = Ligne { $line } : { $why }
play = Lire
pause = Pause
step-back = Une étape en arrière
step-on = Une étape en avant
chances = Comment la partie a basculé
chances-are = Chances de gagner estimées par notre bot le plus fort : vers la fin, elles se trompent de 10 points de pourcentage en moyenne. Seule la fin est exacte.
chances-turn = Tour
chances-end = Fin
swing = Tour { $turn } : { $what }.
swing-change = { $you ->
    [yes] Tes chances { $way ->
        [up] montent
       *[down] tombent
    } de { $from } à { $to }.
   *[no] Pour { $name }, les chances { $way ->
        [up] montent
       *[down] tombent
    } de { $from } à { $to }.
}
swing-good = { $you ->
    [yes] Surtout de la chance : les dés sont avec toi.
   *[no] Surtout de la chance : les dés sont avec { $name }.
}
swing-bad = { $you ->
    [yes] Surtout de la malchance : les dés sont contre toi.
   *[no] Surtout de la malchance : les dés sont contre { $name }.
}
swing-choice = { $you ->
    [yes] Surtout ton choix : d’autres coups vaudraient environ { $points } points de pourcentage de plus.
   *[no] Surtout un choix : d’autres coups de { $name } vaudraient environ { $points } points de pourcentage de plus.
}
turn-back = Tour précédent
turn-on = Tour suivant
point-before = Tournant précédent
point-next = Tournant suivant
share-moment = Partager un lien vers ce moment

## Défi du jour

daily-rules = Tu commences. Sans conseils.
daily-opponents = Tes adversaires du jour
daily-play = Jouer le défi du jour
daily-go-on = Continuer
daily-once = Un seul essai. Tu peux faire une pause et revenir ; il compte jusqu’à demain midi UTC.
daily-next = Prochain défi dans { $time }
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min
daily-place = { $place ->
    [1] 1re place sur 4
    [2] 2e place sur 4
    [3] 3e place sur 4
   *[4] 4e place sur 4
}
daily-margin = { $sign ->
    [1] { $margin ->
        [one] 1 ver d’avance
       *[other] { $margin } vers d’avance
    }
    [0] à égalité avec le meilleur des autres
   *[other] { $margin ->
        [one] à 1 ver du meilleur
       *[other] à { $margin } vers du meilleur
    }
}
daily-turns = Tes tours
daily-turn-taken = Pickomino pris
daily-turn-stolen = Pickomino piqué
daily-turn-failed = lancer nul
daily-better = Mieux que { $percent } % des { $players } autres aujourd’hui
daily-too-late = Fini après la révélation des dés, donc cela ne compte pas.
daily-late = trop tard pour compter
daily-missed = pas joué
daily-copy = Copier le résultat
daily-share = Heckmeck { $day } · 🪱 { $worms } · { $place } · { $signs }
daily-weeks = Tes quatre dernières semaines
daily-streak = { $count ->
    [one] 1 jour de suite
   *[other] { $count } jours de suite
}
daily-promise = Les dés sont promis
daily-promise-is = Le secret de chaque jour a été fixé il y a longtemps, et chacun prouve le suivant. Demain à midi UTC, celui d’aujourd’hui est révélé, et tu peux vérifier chaque lancer. Qui gère le serveur pouvait connaître les dés, mais pas les changer.
daily-promise-first = Ton appareil a noté la promesse d’aujourd’hui. Qui voit les mêmes signes a les mêmes dés.
daily-promise-kept = La promesse continue celle de ta dernière visite.
daily-promise-new = Une nouvelle chaîne de promesses a commencé depuis ta dernière visite. Rien ne la relie à l’ancienne.
daily-promise-broken = Le serveur n’a pas tenu sa promesse : ce ne sont pas les dés qu’il avait fixés.
daily-verify = Vérifier tes dés du { $day }
