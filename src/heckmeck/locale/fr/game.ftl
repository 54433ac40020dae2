## Words of the game

product = heckmeck
# With the article, at the beginning of a sentence and as an object.
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
player-number = le joueur { $player }
specialist-canned_worm = ver en boîte
specialist-hen = mère poule
specialist-raven = corbeau
specialist-weasel = belette
specialist-golden_die = dé doré
specialist-apple = pomme
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-w = { $count ->
    [one] ver
   *[other] vers
}
dice-of = { $count ->
    [1] un { $face }
    [2] deux { $face }
    [3] trois { $face }
    [4] quatre { $face }
    [5] cinq { $face }
    [6] six { $face }
    [7] sept { $face }
    [8] huit { $face }
    [9] neuf { $face }
   *[other] { $count } × { $face }
}
worm-count = { $count ->
    [one] { $count } ver
   *[other] { $count } vers
}
bratworm-count = { $count ->
    [one] { $count } ver grillé
   *[other] { $count } vers grillés
}

## What each specialist does

rule-canned_worm = Le ver en boîte remplace le ver qui te manque : si tu t’arrêtes sans aucun ver, il compte comme un ver, pour 5 points. Tu le conserves.
rule-hen = La mère poule protège ta pile. Un voleur n’emporte que la mère poule, et après un lancer nul elle seule est rendue. Dans les deux cas, tu perds la mère poule et tu gardes tes Pickominos.
rule-raven = Personne ne possède jamais le corbeau. Le joueur qui prend son Pickomino reçoit un ver grillé, et le corbeau s’envole plus loin.
rule-weasel = La belette relance les dés que tu viens de lancer, une fois par tour, même après un lancer nul.
rule-golden_die = { $golden_die ->
    [standard] Le dé doré est un neuvième dé. À cette table, il a les mêmes faces que les dés blancs. Avant ton premier lancer, tu décides si tu le lances aussi.
   *[ones_and_worms] Le dé doré est un neuvième dé, avec trois 1 et trois vers. Avant ton premier lancer, tu décides si tu le lances aussi.
}
rule-apple = La pomme ne fait rien pendant la partie. Le joueur qui l’a à la fin compte trois vers de plus.

## Bots

bot-random = Étourdi
bot-random-is = joue au hasard
bot-cautious = Prudent
bot-cautious-is = s’arrête tôt
bot-worms = Affamé
bot-worms-is = vise le plus de vers
bot-margin = Malin
bot-margin-is = te met aussi des bâtons dans les roues
bot-easy = Facile
bot-easy-is = ne voit que les dés sur la table : idéal pour débuter
bot-normal = Normal
bot-normal-is = connaît les chances et joue la prudence
bot-hard = Difficile
bot-hard-is = pèse chaque ver contre chaque risque
bot-expert = Expert
bot-expert-is = joue pour gagner, et te garde à l’œil
bot-champion = Champion
bot-champion-is = joue pour gagner, et connaît les chances de chacun
bot-plays = Bot, niveau { $level } : { $text }.

## Characters: what follows the name, like “Bruno …”

character-bruno-is = vise les gros Pickominos, même si c’est un peu plus risqué
character-ida-is = préfère jouer la prudence
character-rocco-is = pique dès que ça vaut le coup, et parfois quand ça le vaut presque
character-lotta-is = préfère se servir sur la brochette plutôt que de piquer aux autres
character-zita-is = s’arrête dès qu’un Pickomino fait l’affaire
character-tilo-is = relance là où d’autres s’arrêteraient
character-nora-is = ne résiste à aucun spécialiste ; sans spécialistes, joue simplement au mieux
character-milo-is = met d’abord les vers de côté
character-vera-is = garde son calme et joue toujours au mieux
character-plays = { $name } { $text }.

## What happened

ev-dice_landed = { $you ->
    [by] Tu lances { $dice }
   *[no] { $name } lance { $dice }
}
ev-face_set_aside = { $you ->
    [by] Tu mets de côté { $dice } (total : { $total })
   *[no] { $name } met de côté { $dice } (total : { $total })
}
ev-sum = { $you ->
    [by] Tu as { $points }
   *[no] { $name } a { $points }
}
ev-bratworm_taken = { $you ->
    [by] Tu reçois un ver grillé
   *[no] { $name } reçoit un ver grillé
}
ev-bratworm_robbed = { $you ->
    [by] Tu prends un ver grillé à { $from }
    [from] { $name } te prend un ver grillé
   *[no] { $name } prend un ver grillé à { $from }
}
ev-weasel_used = { $you ->
    [by] Ta belette relance
   *[no] La belette relance pour { $name }
}
ev-failed-no_new_face = { $you ->
    [by] Lancer nul pour toi : aucune face nouvelle
   *[no] Lancer nul pour { $name } : aucune face nouvelle
}
ev-failed-accepted = { $you ->
    [by] Tu acceptes le lancer nul
   *[no] { $name } accepte le lancer nul
}
ev-failed-no_worm = { $you ->
    [by] Lancer nul pour toi : pas de ver
   *[no] Lancer nul pour { $name } : pas de ver
}
ev-failed-nothing_to_take = { $you ->
    [by] Lancer nul pour toi : rien à prendre
   *[no] Lancer nul pour { $name } : rien à prendre
}
ev-failed-exact_tile_missing = { $you ->
    [by] Lancer nul pour toi : ce Pickomino n’est pas là
   *[no] Lancer nul pour { $name } : ce Pickomino n’est pas là
}
ev-tile_taken = { $you ->
    [by] Tu prends le { $tile }
   *[no] { $name } prend le { $tile }
}
ev-tile_stolen = { $you ->
    [by] Tu piques le { $tile } à { $from }
    [from] { $name } te pique le { $tile }
   *[no] { $name } pique le { $tile } à { $from }
}
ev-tile_defended = { $you ->
    [by] La mère poule sauve le { $tile } pour { $from } et vient chez toi
    [from] Ta mère poule sauve ton { $tile } et passe à { $name }
   *[no] La mère poule sauve le { $tile } pour { $from } et passe à { $name }
}
ev-specialist_gained = { $you ->
    [by] Tu as maintenant { the-specialist-object }
   *[no] { $name } a maintenant { the-specialist-object }
}
ev-specialist_gained-from = { $you ->
    [by] Tu prends { the-specialist-object } à { $from }
    [from] { $name } te prend { the-specialist-object }
   *[no] { $name } prend { the-specialist-object } à { $from }
}
ev-specialist_put_back = { the-specialist-begins } prend place sur le { $tile }
ev-specialist_moved = { the-specialist-begins } va sur le { $tile }
ev-specialist_left = { the-specialist-begins } quitte la partie
ev-tile_returned = { $you ->
    [by] Ton { $tile } est remis sur la brochette
   *[no] Le { $tile } est remis sur la brochette
}
ev-tile_turned = Le { $tile } est retourné face cachée
ev-game_over = La partie est finie
ev-won = { $you ->
    [alone] Tu as gagné
    [shared] Tu as gagné avec { $names }
   *[no] Victoire : { $names }
}

## Moments that are worth a pause

moment-lose-tile = Tu perds le { $tile } !
moment-lose-hen = Tu perds la mère poule !
moment-fail = Lancer nul
moment-free = Tu ne perds rien.
moment-robbed = { $name } te pique le { $tile } !
moment-steal = Tu piques le { $tile } !
moment-from = à { $name }
moment-hen-lost = Ta mère poule sauve le { $tile } !
moment-hen-won = La mère poule vient chez toi !
moment-specialist-lost = { $name } te prend { the-specialist-object } !
moment-specialist = Tu as maintenant { the-specialist-object } !
moment-last-taken = { $you ->
    [by] Tu prends le dernier Pickomino !
   *[no] { $name } prend le dernier Pickomino
}
moment-last-left = Il ne reste que le { $tile } sur la brochette
moment-win = Tu gagnes !

## Moves

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
move-nothing-over = rien, la partie est finie

## Refused moves, by the code of the rules

refusal-no_dice_rolled = aucun dé n’a été lancé
refusal-white_count = on lance { $white } dés blancs, pas { $given }
refusal-no_white_face = un dé blanc n’a pas de face « { $face } »
refusal-golden_in_hand = le dé doré est en jeu et se lance avec les autres
refusal-golden_not_in_hand = le dé doré n’est pas en jeu
refusal-no_golden_face = à cette table, le dé doré n’a pas de face « { $face } »
refusal-over = la partie est finie
refusal-dice_in_air = les dés roulent encore
refusal-rob_first = choisis d’abord à qui tu prends le ver grillé
refusal-return_first = rends d’abord l’un des deux spécialistes
refusal-keep_before_roll = après un lancer, il faut d’abord mettre des dés de côté
refusal-no_dice_left = il ne reste aucun dé à lancer
refusal-all_faces_used = les six faces sont prises, aucun lancer ne pourrait aider
refusal-golden_decision = le joueur qui a le dé doré doit décider s’il le lance avec les autres au premier lancer
refusal-golden_decided = le dé doré se décide une seule fois, avant le premier lancer
refusal-no_golden_die = tu n’as pas le dé doré
refusal-no_weasel = tu n’as pas la belette
refusal-weasel_used = la belette a déjà servi ce tour-ci
refusal-weasel_no_roll = la belette relance les dés qu’on vient de lancer, et il n’y en a pas
refusal-keep_without_roll = sans lancer, il n’y a rien à mettre de côté
refusal-face_used = { $face ->
    [w] les vers sont déjà mis de côté ce tour-ci
   *[other] la face { $face } est déjà mise de côté ce tour-ci
}
refusal-face_not_rolled = { $face ->
    [w] aucun dé ne montre de ver
   *[other] aucun dé ne montre { $face }
}
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
refusal-rob_hen = { $name } a la mère poule, on ne peut rien lui prendre
refusal-rob_nothing = { $name } n’a pas de ver grillé

## Unreadable records and options

option-unknown = option inconnue { $name } ; il y a { $known }
option-value = l’option { $name } peut valoir { $known }, pas { $given }
record-utf8 = ce n’est pas du texte UTF-8 (octet { $byte })
record-text = ce n’est pas du texte : { $given } n’est que la moitié d’un caractère
record-depth = imbriqué sur plus de { $most } niveaux
record-mark = commence par une marque d’ordre des octets (BOM), interdite en JSON
record-json = ce n’est pas du JSON : { $problem } (colonne { $column })
record-json-line = ce n’est pas du JSON : { $problem } (ligne { $line }, colonne { $column })
record-constant = ce n’est pas du JSON : { $name } n’est pas un nombre JSON
record-number = un nombre est trop grand
record-key-twice = la clé { $key } est donnée deux fois
record-key = clé inconnue { $key } ; permis : { $known }
record-one-of = { $key } vaut { $known }, pas { $given }
record-empty = le fichier est vide ; un enregistrement commence par un en-tête
record-header = un enregistrement commence par un objet d’en-tête, pas par { $given }
record-none = ce n’est pas un enregistrement : l’en-tête n’a pas de clé "heckmeck"
record-version = la version { $given } d’un enregistrement est inconnue ; ce programme lit { $known }
record-players = players est une liste de { $least } à { $most } noms, pas { $given }
record-first = first est une place de 0 à { $last }, pas { $given }
record-options = options est un objet, pas { $given }
record-move = un coup est un objet JSON, pas { $given }
record-do = il manque à un coup la clé "do"
record-golden = golden vaut true ou false, pas { $given }
record-seat = player est le numéro d’une place, pas { $given }
record-dice = dice est une chaîne faite des faces { $faces }, pas { $given }
record-line = la ligne dépasse { $most } octets
record-legal = { $reason } ; permis : { $legal }

## Names and seats that are refused

name-empty = un nom a besoin d’au moins un caractère visible
seats-too-few = il n’y a pas assez de places pour tout le monde
