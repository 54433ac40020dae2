## Replay

replay-is = Revois n’importe quelle partie enregistrée : choisis un fichier .heck ou dépose-le ici.
replay-at = Étape { $at } sur { $of }
replay-line = Ligne { $line } : { $why }
play = Lire
pause = Pause
step-back = Une étape en arrière
step-on = Une étape en avant
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
daily-turn-taken = tuile prise
daily-turn-stolen = tuile volée
daily-turn-failed = tour raté
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
