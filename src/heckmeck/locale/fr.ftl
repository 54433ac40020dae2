### Console, refus, livre de règles et leçons

## La console

# Avec l’article, en début de phrase et comme complément.
the-specialist-begins = { $specialist ->
    [canned_worm] Le ver en boîte
    [hen] La mère poule
    [raven] Le corbeau
    [weasel] La belette
    [golden_die] Le dé doré
   *[apple] La pomme
}
the-specialist-object = { $specialist ->
    [canned_worm] le ver en boîte
    [hen] la mère poule
    [raven] le corbeau
    [weasel] la belette
    [golden_die] le dé doré
   *[apple] la pomme
}
console-specialist = { $specialist ->
    [canned_worm] ver en boîte
    [hen] mère poule
    [raven] corbeau
    [weasel] belette
    [golden_die] dé doré
   *[apple] pomme
}
console-tile = { $worms ->
    [one] { $tile } (1 ver)
   *[other] { $tile } ({ $worms } vers)
}
console-rolls = lance { $dice }
console-weasel = laisse la belette relancer ces dés
console-keeps = met de côté { $dice } = { $total }
console-bratworm = { $name } reçoit un ver grillé de la réserve.
console-bratworm-robbed = { $name } prend un ver grillé à { $source }.
console-failed-no_new_face = Lancer nul : toutes les faces obtenues sont déjà mises de côté.
console-failed-accepted = Lancer nul : le jet raté est accepté.
console-failed-no_worm = Lancer nul : pas de ver parmi les dés mis de côté.
console-failed-nothing_to_take = Lancer nul : ce total ne donne rien.
console-failed-exact_tile_missing = Lancer nul : ce Pickomino exige le total exact et n’est pas là.
console-takes = { $name } prend le { console-tile } sur la brochette.
console-takes-lower = { $name } prend le { console-tile } sur la brochette avec { $total }.
console-steals = { $name } pique le { console-tile } à { $source } !
console-defended = La mère poule sauve le { $tile } de { $source }, mais change de camp.
console-returned = Le { $tile } retourne sur la brochette.
console-turned = Le { $tile } est retourné face cachée.
console-gained = { $name } reçoit { the-specialist-object }.
console-gained-from = { $name } prend { the-specialist-object } à { $source }.
console-put-back = { $name } rend { the-specialist-object }, qui va sur le { $tile }.
console-moved = { the-specialist-begins } se déplace sur le { $tile }.
console-left = { the-specialist-begins } ne trouve aucun Pickomino libre et quitte la partie.
console-player = Joueur { $number }
console-you = Joueur
console-grill = brochette
console-standing = { console-specialist } sur { $tile }
console-stack = { $below ->
    [0] Pickomino { $tile }
   *[other] Pickomino { $tile } (+{ $below } dessous)
}
console-no-tiles = aucun Pickomino
console-wins = { $name } gagne.
console-wins-highest = { $name } gagne : égalité en tête, le plus grand Pickomino, le { $tile }, décide.
console-wins-shared = { $names } se partagent la victoire : égalité, et aucun Pickomino pour les départager.
console-and = { $names } et { $last }
console-playing = { $edition ->
    [original] { $players } jouent à la version d’origine.
   *[specialists] { $players } jouent à la version avec spécialistes.
}
console-option-steal-optional = À cette table, personne n’est obligé de piquer : on peut prendre un Pickomino plus petit.
console-option-returned_highest-turned = À cette table, un Pickomino rendu est retourné même s’il est le plus grand.
console-option-golden_die-standard = À cette table, le dé doré a les faces d’un dé blanc.
console-turn = Tour { $turn } · { $name }
console-over = La partie est finie.
console-stops = L’enregistrement s’arrête au tour { $turn } ; c’est à { $name } de jouer.
console-record = L’enregistrement est ici : { $path }
console-saved = Partie sauvegardée. Pour continuer : { $command }
console-aside = de côté { $dice } = { $total }
console-roll = { $count ->
    [one] lancer le dernier dé
   *[other] lancer { $count } dés
}
console-roll-golden = lancer { $count } dés et le dé doré
console-roll-white = lancer seulement les { $count } dés blancs
console-keep = mettre de côté { $dice }, total { $total }
console-reroll = encore : la belette relance ces dés
console-accept = accepter le lancer nul
console-rob = prendre un ver grillé à { $name }
console-return = rendre { the-specialist-object }
console-stop-no_worm = s’arrêter : rien pour l’instant, pas de ver
console-stop-fail = s’arrêter : rien à prendre
console-stop-take = s’arrêter : prendre le { console-tile }
console-stop-steal = s’arrêter : piquer le { console-tile } à { $name }
console-stop-hen = s’arrêter : prendre la mère poule à { $name }
console-choose = Tu peux taper { $keys }, q ou ?.
console-not-now = Pas maintenant : { $reason } ({ $rule }).
console-not-understood = Je n’ai pas compris.
console-illegal = { $reason } ({ $rule }) ; permis : { $legal }
# Ce qu’on peut taper au lieu d’une touche, mots séparés par des espaces.
console-word-w = ver vers
console-word-r = lancer
console-word-s = arrêter stop
console-word-a = encore belette
console-word-f = nul accepter
console-word-g = doré
console-word-l = petit
console-word-q = q quitter
console-word-help = ? h aide
console-word-keep = garder
console-help =
    Tape la lettre ou le chiffre devant un coup, puis Entrée. Les mots marchent aussi.
      1 2 3 4 5 w   mettre de côté tous les dés de cette face
      r             lancer (les dés restants ; g : avec le dé doré)
      s             s’arrêter (l : prendre le Pickomino plus petit au lieu de piquer)
      a             encore : la belette relance ces dés
      f             accepter le lancer nul
      q             quitter ; la partie est sauvegardée

move-roll = lancer
move-roll-golden = lancer avec le dé doré
move-roll-white = lancer sans le dé doré
move-reroll = relancer avec la belette
move-keep = mettre de côté { $face }
move-stop = s’arrêter
move-stop-lower = s’arrêter en prenant le Pickomino plus petit
move-fail = accepter le lancer nul
move-rob = prendre un ver grillé au joueur { $player }
move-return = rendre { the-specialist-object }
move-landing = { $golden ->
    [0] { $white } dés blancs
   *[other] { $white } dés blancs et le dé doré
}
move-nothing = rien

error-resume = avec --resume, les joueurs, les options et les dés viennent de l’enregistrement
error-exists = { $path } existe déjà ; continue avec --resume ou choisis un autre nom
error-players = on joue de { $least } à { $most }, pas à { $given }
error-first = --first est une place de 1 à { $last }, pas { $given }
error-bot = il n’y a pas de bot « { $name } » ; il y a { $known }
error-unreadable = { $file } : lecture impossible : { $why }

## Refus, selon le code du moteur de règles

refusal-no_dice_rolled = aucun dé n’a été lancé
refusal-white_count = on lance { $white } dés blancs, pas { $given }
refusal-no_white_face = un dé blanc n’a pas de face « { $face } »
refusal-golden_in_hand = le dé doré est en jeu et se lance avec les autres
refusal-golden_not_in_hand = le dé doré n’est pas en jeu
refusal-no_golden_face = à cette table, le dé doré n’a pas de face « { $face } »
refusal-over = la partie est finie
refusal-dice_in_air = les dés roulent encore
refusal-rob_first = choisis d’abord à qui tu prends le ver grillé
refusal-return_first = rends d’abord l’un des deux spécialistes
refusal-keep_before_roll = après un lancer, il faut d’abord mettre des dés de côté
refusal-no_dice_left = il ne reste aucun dé à lancer
refusal-all_faces_used = les six faces sont prises, aucun lancer ne pourrait aider
refusal-golden_decision = qui a le dé doré décide s’il rejoint le premier lancer
refusal-golden_decided = le dé doré se décide une seule fois, avant le premier lancer
refusal-no_golden_die = tu n’as pas le dé doré
refusal-no_weasel = tu n’as pas la belette
refusal-weasel_used = la belette a déjà servi ce tour-ci
refusal-weasel_no_roll = la belette relance les dés qu’on vient de lancer, et il n’y en a pas
refusal-keep_without_roll = sans lancer, il n’y a rien à mettre de côté
refusal-face_used = la face { $face } est déjà mise de côté ce tour-ci
refusal-face_not_rolled = aucun dé ne montre { $face }
refusal-keep_before_stop = après un lancer, il faut mettre des dés de côté avant de s’arrêter
refusal-no_pass = le tour commence par un lancer, on ne passe pas
refusal-steal_required = à cette table, il faut piquer
refusal-no_lower_choice = ici, pas de choix entre piquer et un Pickomino plus petit
refusal-no_failed_roll = aucun lancer n’est nul
refusal-roll_not_failed = on n’accepte qu’un lancer nul
refusal-not_two_specialists = personne n’a deux spécialistes
refusal-not_of_the_two = { the-specialist-object } n’est pas un des deux spécialistes
refusal-nothing_to_rob = on ne prend de ver grillé à personne maintenant
refusal-rob_self = le ver grillé se prend à quelqu’un d’autre
refusal-no_such_player = il n’y a pas de joueur { $player }
refusal-rob_hen = le joueur { $player } a la mère poule, on ne peut rien lui prendre
refusal-rob_nothing = le joueur { $player } n’a pas de ver grillé
