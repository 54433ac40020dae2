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
   *[other] Au moins { $count } parties plus anciennes restent à compter.
}
game-daily = Défi du jour
game-left = Tu as quitté cette partie
game-shared = Appareil partagé
game-stood-in = Un bot a joué certains de tes tours
verify-of = Vérifier les dés de la partie avec { $names } du { $day }
share-of = Partager le résultat de la partie avec { $names } du { $day }
filter = Filtrer les parties
filter-all = Toutes
filter-none = Tout afficher
filter-remove = { $name } : afficher aussi les autres
filter-edition = Version
filter-players = Joueurs
filter-company = Adversaires
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
no-games = Rien de grillé pour l’instant
no-games-is = Dès que tu auras fini une partie, tu la trouveras ici, avec ta place, tes vers et de quoi la revoir.
no-games-play = Joue ta première partie
open-file = Ouvrir un fichier
open-file-is = On t’a envoyé un enregistrement (.heck) ? Regarde-le ou vérifie ses dés.
forget-games = Supprimer mes parties et mes statistiques
forget-title = Supprimer tes parties et tes statistiques ?
forget-what = La liste de tes parties et tes statistiques seront supprimées de ce serveur. Les parties jouées seulement avec des bots seront supprimées entièrement. Personne ne peut revenir en arrière.
forget-others = Les parties jouées avec d’autres restent dans leurs listes, avec ton nom.
forget-yes = Supprimer mes parties

## My statistics

stat-recent = Tes dernières parties
stat-recent-is = Un Pickomino par partie, avec tes vers dessus. Plus il est haut, meilleure est ta place ; les dorés sont des victoires.
result-spoken = { $day } : { $place }, { $worms }
stat-wins = Victoires
stat-won-of = { $games ->
    [one] { $won } sur { $games } partie
   *[other] { $won } sur { $games } parties
}
stat-fails = Lancers nuls
stat-fails-of = { $turns ->
    [one] { $fails } sur { $turns } tour
   *[other] { $fails } sur { $turns } tours
}
share-between = ton vrai taux se situe probablement entre { $low } et { $high }
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
stat-groups = Comparaison
stat-games = Parties
stat-won = Gagnées
stat-mean-short = Vers
stat-fails-short = Nuls
stat-interval-is = Petits chiffres : où se situe probablement ton vrai taux (95 %). Quelques parties ne disent pas grand-chose.
stat-no-match = Aucune partie terminée ne correspond à ces filtres.
stat-stood-in = { $count ->
    [one] Dans { $count } de ces parties, un bot a joué certains de tes tours. La partie compte ; les lancers nuls et les vols ne comptent que si c’est toi qui as joué.
   *[other] Dans { $count } de ces parties, un bot a joué certains de tes tours. Les parties comptent ; les lancers nuls et les vols ne comptent que si c’est toi qui as joué.
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
replay-too-large = Cet enregistrement est trop volumineux pour être montré jusqu’à la fin : voici les { $shown } premières étapes sur { $all }.
play = Lire
pause = Pause
step-back = Une étape en arrière
step-on = Une étape en avant
chances = Comment la partie a basculé
chances-are = Chances de gagner estimées par notre bot le plus fort. Seule la fin est exacte.
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
daily-once = Un seul essai. Tu peux faire une pause et revenir ; finis-le avant { $time }.
daily-still-open = Ton essai du { $day } est encore ouvert pendant { $time }.
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
daily-gave-up = abandonné
daily-ran-out = pas fini
daily-copy = Copier le résultat
daily-share = Heckmeck { $day } · 🪱 { $worms } · { $place } · { $signs }
daily-weeks = Tes quatre dernières semaines
daily-streak = { $count ->
    [one] 1 jour de suite
   *[other] { $count } jours de suite
}
daily-promise = Des dés vérifiables
daily-promise-is = Le secret de chaque jour a été fixé il y a longtemps, et chacun prouve le suivant. Celui d’aujourd’hui est révélé { $time }. Ensuite, tu peux vérifier chaque lancer. La personne qui gère le serveur peut connaître les dés, mais pas les changer.
daily-promise-first = Ton appareil a noté la promesse d’aujourd’hui. Si tes amis voient les mêmes caractères, ils ont les mêmes dés.
daily-promise-kept = La promesse continue celle de ta dernière visite.
daily-promise-new = Une nouvelle chaîne de promesses a commencé depuis ta dernière visite. Rien ne la relie à l’ancienne.
daily-promise-broken = Le serveur n’a pas tenu sa promesse : ce ne sont pas les dés qu’il avait fixés.
daily-promise-withheld = Le serveur ne révèle pas un secret qui devrait l’être. Tant qu’il manque, rien ne prouve les dés de ce jour-là.
daily-verify = Vérifier tes dés du { $day }

## Vérification des parties

choose-record = Choisir un enregistrement
drop-record = ou dépose un fichier .heck n’importe où sur cette page
file-too-large = Ce fichier est trop volumineux pour un enregistrement.
not-a-record = Ce n’est pas l’enregistrement d’une partie.
verify-is = Avant le premier lancer, le serveur fixe un secret et l’appareil de chaque joueur ajoute un nombre aléatoire. Après la partie, ton navigateur recalcule lui-même chaque lancer. Dépose un enregistrement ici pour le vérifier.
verdict-verified = Les dés sont vérifiés
verdict-failed = Quelque chose ne va pas
verdict-broken = Cette partie enfreint les règles
verdict-cut_off = Il manque la fin
verdict-unproven = Tout ne peut pas être vérifié
verdict-pending = Tout est juste jusqu’ici
roll-count = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
check-right = juste
check-wrong = faux
check-unproven = non prouvé
checks-device = Ce que cet appareil a vu
checks-record = Ce que dit l’enregistrement
check-proof = La preuve
proof-hmac-sha256-1 = L’enregistrement contient de quoi recalculer ses lancers (méthode hmac-sha256-1). Cette ancienne méthode ne dit rien des noms, des options ni des décisions.
proof-daily-1 = L’enregistrement contient tout ce qu’il faut pour le vérifier (méthode daily-1, les dés du jour).
proof-hmac-sha256-2 = L’enregistrement contient tout ce qu’il faut pour le vérifier (méthode hmac-sha256-2).
proof-none = L’enregistrement ne dit pas comment les dés ont été lancés.
proof-typed = Ici, on a lancé de vrais dés et saisi le résultat.
proof-unknown = L’enregistrement utilise une méthode que cette page ne connaît pas.
proof-later = Le secret du jour reste caché jusqu’à ce que tout le monde ait joué. Il est révélé le { $when } ; à partir de là, ton appareil peut vérifier { $rolls ->
    [0] les dés.
    [one] le lancer.
   *[other] les { $rolls } lancers.
}
proof-overdue = Le secret du jour devait être révélé le { $when }, mais il manque dans cet enregistrement. Rouvre cette page depuis la partie. S’il manque encore, le serveur le garde pour lui, et rien ne prouve ces dés.
proof-secret = Le serveur ne révèle son secret qu’à la fin de la partie.
proof-malformed = La preuve est endommagée, ou quelqu’un l’a modifiée.
check-commitment = Le secret du serveur
check-commitment-right = Le serveur l’a fixé avant la partie. Il n’a pas pu en choisir un meilleur ensuite.
check-commitment-wrong = Ce n’est pas le secret que le serveur avait fixé avant la partie.
check-first = Qui commence
check-first-right = Le tirage au sort a désigné { $name }.
check-first-wrong = Le tirage au sort a désigné { $drawn }, mais dans l’enregistrement, c’est { $name } qui commence.
check-first-agreed-right = { $name } commence, comme convenu avant la partie.
check-first-agreed-wrong = C’est { $drawn } qui devait commencer, mais dans l’enregistrement, c’est { $name } qui commence.
check-rolls = Les lancers
check-rolls-right = { $rolls ->
    [0] Il n’y en a pas.
    [one] Le lancer découle du secret et des nombres aléatoires des joueurs.
   *[other] Les { $rolls } lancers découlent du secret et des nombres aléatoires des joueurs. Aucun dé n’a été modifié.
}
check-rolls-daily-right = { $rolls ->
    [0] Il n’y en a pas.
    [one] Le lancer découle du secret du { $day }. Tout le monde a eu les mêmes dés.
   *[other] Les { $rolls } lancers découlent du secret du { $day }. Tout le monde a eu les mêmes dés.
}
check-rolls-daily-wrong = Seuls { $proven } lancers sur { $rolls } découlent du secret du { $day }.
check-rolls-wrong = Seuls { $proven } lancers sur { $rolls } découlent du secret et des nombres aléatoires des joueurs.
check-rolls-open = { $typed ->
    [one] { $typed } lancer a été saisi à la main : personne ne peut le prouver.
   *[other] { $typed } lancers ont été saisis à la main : personne ne peut les prouver.
} Les autres sont justes : { $proven } sur { $rolls }.
check-fault = La ligne { $line } montre { $shown }. Le lancer numéro { $number } était { $must }.
check-more = { $count ->
    [one] { $count } autre lancer est faux.
   *[other] { $count } autres lancers sont faux.
}
check-digest = L’empreinte de la partie
check-digest-right = Elle correspond aux noms, aux options et à chaque ligne de l’enregistrement.
check-digest-wrong = Elle ne correspond pas. Quelqu’un a changé, ajouté ou retiré un nom, une décision ou une ligne.
check-cut_off = La fin de la partie
check-cut_off-wrong = L’enregistrement s’arrête avant la fin de la partie, et rien ne montre la suite.
check-moves = Les coups
check-moves-right = Le serveur a rejoué la partie : les règles permettent chaque coup.
check-moves-wrong = { $why }
check-moves-dice = La ligne { $line } enfreint les règles : les dés lancés ou mis de côté ne sont pas ceux en main.
check-kept = Le secret promis
check-kept-right = C’est celui que le serveur avait fixé à ton arrivée à la table.
check-kept-wrong = À ton arrivée à la table, le serveur avait fixé un autre secret.
check-setup = La table au départ
check-setup-right = Les noms, les places, les options et les nombres aléatoires sont ceux qui étaient fixés avant le départ.
check-setup-daily = C’est le défi du { $day }, le même pour tout le monde.
check-setup-wrong = Les noms, les places, les options ou les nombres aléatoires ne sont pas ceux qui étaient fixés avant le départ.
check-nonce = Ton nombre aléatoire
check-nonce-right = Le nombre aléatoire de cet appareil fait partie de chaque lancer. Personne n’a donc pu choisir les lancers, pas même le serveur.
check-nonce-replaced = Le nombre aléatoire de cet appareil a été remplacé par un autre.
check-nonce-dropped = Le serveur a accepté le nombre aléatoire de cet appareil, puis l’a écarté.
check-nonce-late = Le nombre aléatoire de cet appareil est arrivé trop tard et ne fait pas partie des lancers. Rien ne te montre donc que personne ne les a choisis.
check-nonce-unshared = Le serveur n’a pas pris de nombre aléatoire de cet appareil. Si tu as joué avec un autre appareil, vérifie la partie là-bas.
check-nonce-missing = Le nombre aléatoire de cet appareil ne fait pas partie des lancers.
check-seen = La partie telle que tu l’as vue
check-seen-right = { $seen ->
    [one] La seule ligne est telle que cet appareil l’a vue.
   *[other] Les { $seen } lignes sont telles que cet appareil les a vues.
}
check-seen-start = Sur cet appareil, la partie a commencé autrement : avec d’autres noms, d’autres nombres aléatoires ou un autre premier joueur.
check-seen-line = La ligne { $line } n’est pas ce que cet appareil a vu.
check-seen-missing = { $missing ->
    [one] La dernière ligne que cet appareil a vue manque.
   *[other] Les { $missing } dernières lignes que cet appareil a vues manquent.
}
check-seen-added = { $added ->
    [one] Une ligne a été ajoutée après la fin.
   *[other] { $added } lignes ont été ajoutées après la fin.
}
