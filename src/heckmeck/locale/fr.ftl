# Français. Un catalogue pour toutes les interfaces ; les noms sont partout les mêmes.

product = heckmeck

## Le matériel

tile-worms = { $worms ->
    [one] { $tile }, un ver
   *[other] { $tile }, { $worms } vers
}
tile-down = { $tile }, face cachée
tile-with = { $tile }, dessus : { $specialist }
tile-gone = { $tile }, déjà pris
tile-lit = il est à toi si tu t’arrêtes maintenant

specialist-canned_worm = ver en boîte
specialist-hen = mère poule
specialist-raven = corbeau
specialist-weasel = belette
specialist-golden_die = dé doré
specialist-apple = pomme
specialist-canned_worm-does = Compte comme un ver si tu t’arrêtes sans ver.
specialist-hen-does = Protège tes Pickominos.
specialist-raven-does = Apporte un ver grillé et s’envole plus loin.
specialist-weasel-does = Relance les mêmes dés, une fois par tour.
specialist-golden_die-does = Un neuvième dé qui montre 1 ou un ver.
specialist-apple-does = Vaut trois vers à la fin.

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-w = { $count ->
    [one] ver
   *[other] vers
}
dice-of = { $count } × { $face }

worm-count = { $count ->
    [one] { $count } ver
   *[other] { $count } vers
}
bratworm-count = { $count ->
    [one] { $count } ver grillé
   *[other] { $count } vers grillés
}

## La table

grill = Brochette
players = Joueurs
dice = Dés
set-aside = De côté
nothing-aside = Rien de côté pour l’instant
no-tile = aucun Pickomino
tiles-below = +{ $count }
tiles-below-spoken = { $count ->
    [one] { $count } Pickomino dessous
   *[other] { $count } Pickominos dessous
}
top-tile = au sommet, le { $tile }
to-move = c’est son tour
your-turn = À toi
seconds-left = encore { $count } secondes
me = toi
on-this-device = sur cet appareil
is-bot = bot
stand-in = Un bot joue pour { $name }
left-for-good = { $name } a quitté la table. Un bot continue
is-back = { $name } est de retour
away = absent
thinking = { $name } réfléchit…
rolling = Les dés roulent…
hand-ready = { $count ->
    [one] { $count } dé en main
   *[other] { $count } dés en main
}

choose-face = Quels dés mets-tu de côté ?
choose-face-spoken = { $dice }, ajoute { $adds }
face-used = déjà pris
face-used-spoken = { $dice } : ce tour-ci, tu as déjà mis de côté { $face }
roll-dice = { $count ->
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
roll-with-golden = Lancer avec le dé doré
roll-without-golden = Lancer sans lui
stop = Stop
stop-take = prend le { $tile }
stop-steal = pique le { $tile } à { $name }
stop-hen = prend la mère poule à { $name }
stop-fail = un lancer nul
stop-lower = prendre plutôt un plus petit
stopping-take = En t’arrêtant, tu prends le { $tile } sur la brochette
stopping-steal = En t’arrêtant, tu piques le { $tile } à { $name }
stopping-hen = En t’arrêtant, tu prends la mère poule à { $name } ; le { $tile } reste
stopping-no_worm = Rien pour l’instant : pas de ver
stopping-nothing_to_take = Rien pour l’instant : aucun Pickomino pour { $total }
stopping-exact_tile_missing = Rien : le { $total } n’est pas sur la brochette
stopping-canned = le ver en boîte compte 5
weasel-reroll = Belette : relancer ces dés
accept-fail = Accepter le lancer nul
roll-failed = Aucune face nouvelle
roll-failed-weasel = Aucune face nouvelle. La belette peut relancer ces dés.
rob-title = À qui prends-tu un ver grillé ?
return-title = Tu as deux spécialistes. Lequel rends-tu ?
return-one = Rendre : { $specialist }
rob-one = À { $name }
last-dice = Plus de lancer possible : arrête-toi

## Ce qui s’est passé

ev-dice_landed = { $name } lance { $dice }
ev-face_set_aside = { $name } met de côté { $dice } : { $total }
ev-bratworm_taken = { $name } reçoit un ver grillé
ev-bratworm_robbed = { $name } prend un ver grillé à { $from }
ev-weasel_used = La belette relance pour { $name }
ev-failed-no_new_face = Lancer nul pour { $name } : aucune face nouvelle
ev-failed-accepted = { $name } accepte le lancer nul
ev-failed-no_worm = Lancer nul pour { $name } : pas de ver
ev-failed-nothing_to_take = Lancer nul pour { $name } : rien à prendre
ev-failed-exact_tile_missing = Lancer nul pour { $name } : ce Pickomino n’est pas là
ev-tile_taken = { $name } prend le { $tile }
ev-tile_stolen = { $name } pique le { $tile } à { $from }
ev-tile_defended = La mère poule sauve le { $tile } pour { $from } et passe à { $name }
ev-specialist_gained = { $name } a maintenant { the-specialist-object }
ev-specialist_gained-from = { $name } prend { the-specialist-object } à { $from }
ev-specialist_put_back = { the-specialist-begins } retourne sur le { $tile }
ev-specialist_moved = { the-specialist-begins } va sur le { $tile }
ev-specialist_left = { the-specialist-begins } quitte la partie
ev-tile_returned = Le { $tile } retourne sur la brochette
ev-tile_turned = Le { $tile } est retourné face cachée
ev-turn_started = { $name } joue
ev-game_over = La partie est finie
ev-won = Victoire : { $names }
game-begins = La partie commence
earlier-moves = Tu pourras revoir les coups précédents après la partie
what-happened = Ce qui s’est passé
show-all = Montrer tout ce qui s’est passé
supply = { $count } dans la réserve
actions = Ton coup
hot-turn = À { $name } de jouer : passe l’appareil
other-device = Jouer aussi sur un autre appareil
other-device-is = Ouvre ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois.
other-device-link = Créer un lien
hint-legend = vers à espérer · risque de lancer nul
hint-spoken = { $value ->
    [one] vaut { $value } ver, { $risk } de risque de lancer nul
   *[other] vaut { $value } vers, { $risk } de risque de lancer nul
}

reaction-hello = Salut !
reaction-thanks = Merci !
reaction-well_done = Bien joué !
reaction-lucky = Quelle chance !
reaction-ouch = Aïe !
reaction-laugh = Ha ha !
reaction-worm = Miam, des vers !
reaction-hurry = Prends ton temps…
reaction-good_game = Belle partie !
back = Retour

## Accueil et nouvelle table

tagline = Lance, attrape des vers, ne sois pas trop gourmand. De deux à sept, avec des bots.
play-bots = Jouer tout de suite
play-now = Jouer contre trois bots
play-friends = Jouer entre amis
create-table = Ouvrir une table
your-name = Ton nom
name-hint = ce que voient les autres
join-code = Rejoindre avec un code
join = Rejoindre
my-tables = Tes parties
public-tables = Tables publiques
no-public-tables = Aucune table publique en ce moment. Ouvres-en une !
past-games = Parties passées
more = Plus
replay = Revoir
verify = Vérifier
settings = Réglages
independent = Une réalisation indépendante du jeu de dés de Reiner Knizia, édité par Zoch. Toutes les images sont les nôtres.
edition = Version
edition-original = D’origine
edition-original-is = Seize Pickominos et huit dés : le classique.
edition-specialists = Avec spécialistes
edition-specialists-is = Deux Pickominos de plus, six personnages avec des pouvoirs, des vers grillés.
bot-level = Force des bots
bot-random = Étourdi
bot-random-is = fait n’importe quoi
bot-cautious = Prudent
bot-cautious-is = s’arrête tôt
bot-worms = Affamé
bot-worms-is = compte exactement les vers
bot-margin = Malin
bot-margin-is = gâche aussi ton jeu
bot-easy = Facile
bot-easy-is = pour les premières parties
bot-normal = Normal
bot-normal-is = joue bien
bot-hard = Difficile
bot-hard-is = joue très bien
bot-expert = Expert
bot-expert-is = joue pour gagner
seats = Places
bots-at-start = Bots
pace = Rythme
pace-relaxed = Tranquille
pace-relaxed-is = Sans horloge.
pace-lively = Vif
pace-lively-is = Une minute par tour.
pace-days = Jours
pace-days-is = Deux jours par tour.
more-options = Plus d’options
table-title = Nom de la table
table-public = La montrer dans la liste des tables publiques
table-hints = Autoriser les conseils
table-typed = Lancer de vrais dés et les saisir
option-steal = Piquer
option-steal-required = Toujours
option-steal-optional = Ou prendre un plus petit
option-returned = Pickomino rendu qui est le plus grand
option-returned-stays = Reste visible
option-returned-turned = Est retourné aussi
option-golden = Dé doré
option-golden-ones = Des 1 et des vers
option-golden-standard = Comme les autres
yes = Oui
no = Non
on = Activé
off = Désactivé
guest-1 = Poule affamée
guest-2 = Belette rusée
guest-3 = Corbeau farceur
guest-4 = Merle hardi
guest-5 = Oie dorée
guest-6 = Pie joyeuse
guest-7 = Pigeon vaillant
guest-8 = Coq rouillé
life-open = attend des joueurs
life-running = en cours
life-finished = finie
life-abandoned = abandonnée

## Réglages

language = Langue
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
sound = Son
motion = Mouvement
motion-auto = Comme l’appareil
motion-off = Peu
speed = Vitesse
speed-normal = Facile à suivre
speed-fast = Rapide
notify = Préviens-moi quand c’est à moi
reactions = Réactions des autres

## Salle d’attente

table-of = Table { $code }
invite = Inviter d’autres joueurs
invite-text = Viens jouer à ma table !
invite-watch = Inviter quelqu’un à regarder
invite-only-here = Ce lien ne marche que sur cet ordinateur. Pour que les téléphones de ton réseau puissent jouer, lance le jeu avec { $command }.
code-is = Code de cette table
link = Lien vers cette table
share-link = Partager le lien
share-moment = Partager un lien vers ce moment
copied = Copié
qr-code = QR code avec le lien vers cette table
who-is-here = Qui est là
seat-empty = place libre
add-bot = Ajouter un bot
add-bot-short = + Bot
remove = Retirer { $name }
stand-up = Se lever
sit-down = S’asseoir
waits-for-you = { $name } t’attend
table-full = Toutes les places sont prises. Tu peux regarder.
hot-seat = Quelqu’un d’autre joue sur cet appareil
friend-name = Son nom
add = Ajouter
start-game = { $count ->
    [0] Commencer
    [1] Commencer
   *[other] Commencer à { $count } joueurs
}
need-two = Il faut être deux. Invite quelqu’un ou ajoute un bot.
waiting-start = La partie commence dès que l’hôte le dit.
table-abandoned = Cette table a été abandonnée.

## À la table

menu = Menu
hint = Montrer les chances
close = Fermer
loading = Un instant…
go-home = À l’accueil
table-unknown = Cette table n’existe pas, ou elle ne t’est pas ouverte.
sent-away = Ta place a été libérée. Tu n’es plus à cette table.
keys-help = Touches : 1 à 5 et w mettent des dés de côté, r lance, s arrête, h montre les chances.
link-open = connecté
link-connecting = connexion en cours
link-lost = non connecté
link-closed = non connecté
connection-lost = Pas de connexion
connection-lost-more = La connexion est perdue. Tout est sauvegardé ; on réessaie et on continue dès que possible.
while-away = Pendant ton absence
all-right = D’accord
bot-plays-for-you = Un bot joue pour toi.
take-back = Reprendre la main
hand-over = Laisser un bot jouer pour moi
leave-seat = Quitter la partie
leave-sure = Un bot prendra ta place pour de bon. Quitter ?
leave-yes = Oui, quitter
close-table = Abandonner cette table
type-title = Que montrent les dés ?
type-dice = { $left ->
    [0] Vérifie les dés
    [one] Encore { $left } dé : touche ce qu’il montre
   *[other] Encore { $left } dés : touche ce qu’ils montrent
}
type-golden = Et le dé doré ?
undo = Annuler
dice-are-right = Ce sont bien les dés
error-offline = Le serveur ne répond pas. Es-tu en ligne ?
try-again = Réessayer
error-broken = Quelque chose a mal tourné sur le serveur. Rien n’a changé.
needs-script = Cette page a besoin de JavaScript.

## La fin

you-won = Tu as gagné !
worm-unit = { $count ->
    [one] ver
   *[other] vers
}
tie-highest_tile = Égalité : le plus grand Pickomino a décidé.
tie-shared = Égalité et personne n’a de Pickomino : la victoire est partagée.
play-again = Rejouer
next-waits = La prochaine partie t’attend.
verify-dice = Vérifier les dés
download = Télécharger

## Revoir et vérifier

replay-is = Revois n’importe quelle partie enregistrée : choisis un fichier .heck ou dépose-le ici.
replay-at = Étape { $at } sur { $of }
replay-line = Ligne { $line } : { $why }
play = Lire
pause = Pause
step-back = Une étape en arrière
step-on = Une étape en avant
point-before = Tournant précédent
point-next = Tournant suivant
choose-record = Choisir un enregistrement
drop-record = ou dépose un fichier .heck n’importe où sur cette page
file-too-large = Ce fichier est trop grand pour un enregistrement.
not-a-record = Ce n’est pas l’enregistrement d’une partie.
verify-is = Avant le premier lancer, le serveur s’engage sur un secret. Après la partie, ton navigateur peut recalculer lui-même chaque lancer. Dépose un enregistrement pour le voir.
verdict-verified = Les dés sont justes, c’est prouvé
verdict-failed = Quelque chose ne va pas
verdict-unproven = Les dés ne peuvent pas être vérifiés
roll-count = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
check-right = juste
check-wrong = faux
check-unproven = non montré
check-proof = Preuve dans l’enregistrement
proof-hmac-sha256-1 = Méthode hmac-sha256-1.
proof-none = L’enregistrement ne porte aucune preuve de ses dés.
proof-typed = Ici, on a lancé de vrais dés et on les a saisis.
proof-unknown = L’enregistrement nomme une méthode que cette page ne connaît pas.
proof-secret = Le secret n’est révélé qu’à la fin de la partie.
proof-malformed = La preuve n’est pas écrite comme il faut.
check-commitment = Secret et engagement
check-commitment-is = Le SHA-256 du secret doit être { $commitment }.
check-kept = L’engagement vu à la table
check-kept-is = Ce doit être celui que cet appareil a vu avant la partie.
check-nonce = Ta part des dés
check-nonce-is = Le nombre aléatoire envoyé par cet appareil doit être parmi les parts.
check-first = Qui commence
check-first-is = La première place doit être celle qui a été tirée.
check-rolls = Tous les dés
check-rolls-is = { $proven } lancers sur { $rolls } découlent du secret et des parts.
check-fault = Ligne { $line } : les dés montrent { $shown }, le lancer numéro { $number } doit montrer { $must }.

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
console-failed-no_new_face = Lancer nul : toutes les faces obtenues sont déjà mises de côté.
console-failed-accepted = Le lancer nul est accepté.
console-failed-no_worm = Lancer nul : pas de ver parmi les dés mis de côté.
console-failed-nothing_to_take = Lancer nul : ce total ne donne rien.
console-failed-exact_tile_missing = Lancer nul : ce Pickomino exige le total exact et n’est pas là.
console-takes = { $name } prend le { console-tile } sur la brochette.
console-takes-lower = { $name } prend le { console-tile } sur la brochette avec { $total }.
console-steals = { $name } pique le { console-tile } à { $source } !
console-defended = La mère poule sauve le { $tile } pour { $source }, mais change de camp.
console-returned = Le { $tile } retourne sur la brochette.
console-turned = Le { $tile } est retourné face cachée.
console-gained = { $name } reçoit { the-specialist-object }.
console-gained-from = { $name } prend { the-specialist-object } à { $source }.
console-put-back = { $name } rend { the-specialist-object }, qui va sur le { $tile }.
console-moved = { the-specialist-begins } se déplace sur le { $tile }.
console-left = { the-specialist-begins } ne trouve aucun Pickomino libre et quitte la partie.
console-player = Joueur { $number }
player-number = le joueur { $player }
console-you = Joueur
console-grill = brochette
console-standing = { console-specialist } sur { $tile }
console-stack = { $below ->
    [0] Pickomino { $tile }
   *[other] Pickomino { $tile } (+{ $below } dessous)
}
console-no-tiles = aucun Pickomino
console-wins = { $name } gagne.
console-wins-highest = { $name } gagne : égalité en tête, le plus grand Pickomino, le { $tile }, décide.
console-wins-shared = { $names } se partagent la victoire : égalité, et aucun Pickomino pour les départager.
console-and = { $names } et { $last }
console-playing = { $edition ->
    [original] { $players } jouent à la version d’origine.
   *[specialists] { $players } jouent à la version avec spécialistes.
}
console-option-steal-optional = À cette table, personne n’est obligé de piquer : on peut prendre un Pickomino plus petit.
console-option-returned_highest-turned = À cette table, un Pickomino rendu est retourné même s’il est le plus grand.
console-option-golden_die-standard = À cette table, le dé doré a les faces d’un dé blanc.
console-turn = Tour { $turn } · { $name }
console-over = La partie est finie.
console-stops = L’enregistrement s’arrête au tour { $turn } ; c’est à { $name } de jouer.
console-record = L’enregistrement est ici : { $path }
console-saved = Partie sauvegardée. Pour continuer : { $command }
console-by-hand = Tu joues maintenant pour { $names } : l’enregistrement ne nomme pour cela aucun bot connu ici, et un enregistrement ne lance jamais de programme. Pour laisser jouer un bot, nomme tout le monde : { $command }
console-bot-failed = { $why }. Un bot prudent continue pour { $name }.
console-aside = de côté { $dice } = { $total }
console-roll = { $count ->
    [one] lancer le dernier dé
   *[other] lancer { $count } dés
}
console-roll-golden = lancer { $count } dés et le dé doré
console-roll-white = lancer seulement les { $count } dés blancs
console-keep = mettre de côté { $dice }, total { $total }
console-reroll = encore : la belette relance ces dés
console-accept = accepter le lancer nul
console-rob = prendre un ver grillé à { $name }
console-return = rendre { the-specialist-object }
console-stop-no_worm = s’arrêter : rien pour l’instant, pas de ver
console-stop-fail = s’arrêter : rien à prendre
console-stop-take = s’arrêter : prendre le { console-tile }
console-stop-steal = s’arrêter : piquer le { console-tile } à { $name }
console-stop-hen = s’arrêter : prendre la mère poule à { $name }
console-choose = Tu peux taper { $keys }, q ou ?.
console-not-now = Pas maintenant : { $reason } ({ $rule }).
console-not-understood = Je n’ai pas compris.
console-illegal = { $reason } ({ $rule }) ; permis : { $legal }
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
      r             lancer (les dés restants ; g : avec le dé doré)
      s             s’arrêter (l : prendre le Pickomino plus petit au lieu de piquer)
      a             encore : la belette relance ces dés
      f             accepter le lancer nul
      A1 … G3       expliquer cette règle
      q             quitter ; la partie est sauvegardée

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

error-resume = avec --resume, la version, les options, le premier joueur et les dés viennent de l’enregistrement
error-resume-seats = dans l’enregistrement jouent { $players } : avec --resume, ne nomme personne ou nomme tout le monde, ou mets bot:TYPE à leur place
error-exists = { $path } existe déjà ; continue avec --resume ou choisis un autre nom
error-players = on joue de { $least } à { $most }, pas à { $given }
error-first = --first est une place de 1 à { $last }, pas { $given }
error-unreadable = { $file }: lecture impossible : { $why }
error-unwritable = { $file }: écriture impossible : { $why }
error-in-use = { $file }: une autre partie est en train d’y écrire
error-changed = { $file }: quelqu’un d’autre l’a modifié depuis le début de la partie ; plus rien n’est écrit
error-output = la sortie ne peut pas être écrite : { $why }

## Refus, selon le code du moteur de règles

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
refusal-golden_decision = qui a le dé doré décide s’il rejoint le premier lancer
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
refusal-rob_hen = { $name } a la mère poule, là on ne peut rien prendre
refusal-rob_nothing = { $name } n’a pas de ver grillé

## Le livre de règles : chapitres

rules-title = Règles
rules-when = Que se passe-t-il exactement quand…
rules-example = Exemple :
rules-worm-face = ver
rules-topics = Thèmes : { $topics }
rules-nothing = Les règles ne disent rien sur « { $word } ». Les thèmes sont { $topics }, et chaque ligne de A1 à G3.
rules-made = Ceci est une réalisation indépendante du jeu de dés de Reiner Knizia, avec des règles dans nos propres mots et nos propres images.
# Le mot par lequel on demande un chapitre.
topic-minute = minute
topic-setup = matériel
topic-turn = tour
topic-buying = total
topic-taking = prendre
topic-failing = nul
topic-specialists = spécialistes
topic-bratworms = grillés
topic-end = fin
topic-options = options
topic-all = tout

chapter-minute = En une minute
chapter-minute-text =
    Lance huit dés. Choisis une face et mets de côté tous les dés qui la montrent. Relance le reste, choisis une face que tu n’as pas encore, et ainsi de suite. Un ver compte 5 points, les autres faces ce qu’elles montrent.

    Après avoir mis des dés de côté, tu peux t’arrêter quand tu veux. Il te faut au moins un ver. Ton total est le numéro du Pickomino que tu obtiens : prends-le sur la brochette, ou pique-le s’il est au sommet de la pile d’un autre. Si rien de cela n’est possible, tu prends le Pickomino juste inférieur sur la brochette.

    Si un lancer ne montre que des faces déjà prises, c’est un lancer nul : ton Pickomino du dessus retourne sur la brochette, et le plus grand qui s’y trouve est retourné face cachée.

    Quand il n’y a plus de Pickomino visible sur la brochette, la partie est finie. Qui a le plus de vers gagne.
chapter-setup = Ce qu’il te faut
chapter-setup-text =
    De deux à sept joueurs. Dans le jeu d’origine, seize Pickominos sont visibles sur la brochette, de 21 à 36. Ils montrent un ver (21–24), deux (25–28), trois (29–32) ou quatre vers (33–36). Il y a huit dés blancs avec les faces 1, 2, 3, 4, 5 et ver.

    La version avec spécialistes ajoute les Pickominos 11 et 13, avec un ver chacun, six spécialistes, le dé doré et sept vers grillés. Au début, le ver en boîte est sur le 11, la mère poule sur le 21, le corbeau sur le 23, la belette sur le 25, le dé doré sur le 27 et la pomme sur le 29.

    Selon la règle imprimée, le plus jeune commence ; ici, on tire au sort. On joue dans le sens des aiguilles d’une montre.
chapter-turn = Ton tour
chapter-turn-text = Un tour, c’est lancer, mettre de côté, puis décider : encore une fois, ou stop ?
chapter-buying = Ce que donne ton total
chapter-buying-text = Quand tu t’arrêtes, deux choses comptent : y a-t-il un ver parmi les dés mis de côté, et quel est leur total ?
chapter-taking = Prendre et piquer
chapter-taking-text = Tes Pickominos forment une seule pile, et seul celui du dessus est en danger. Dans la version avec spécialistes, un Pickomino peut amener un spécialiste.
chapter-failing = Un lancer nul
chapter-failing-text = Le lancer est nul quand il ne montre aucune face nouvelle, ou quand tu t’arrêtes sans rien à prendre. C’est alors au suivant, et en général cela te coûte un Pickomino.
chapter-specialists = Les spécialistes
chapter-specialists-text = Six spécialistes attendent sur la brochette. Qui prend leur Pickomino les reçoit, et personne n’en garde jamais deux.
chapter-bratworms = Vers grillés
chapter-bratworms-text = Sept vers grillés attendent dans la réserve. Chacun vaut un ver à la fin, et on ne peut pas les piquer avec un Pickomino.
chapter-end = La fin et la victoire
chapter-end-text = La partie finit d’elle-même quand la brochette est vide ou que tout y est face cachée. On compte alors les vers.
chapter-options = Options de la table
chapter-options-text = Par défaut, on suit les règles imprimées. Avant la partie, une table peut convenir de ceci.

## Le livre de règles : les spécialistes

rule-canned_worm = Le ver en boîte remplace le ver qui te manque : si tu t’arrêtes sans aucun ver, il compte comme un ver, pour 5 points. Il ne s’use pas.
rule-hen = La mère poule garde ta pile. Un voleur n’emporte que la mère poule, et après un lancer nul elle seule est rendue. Dans les deux cas, tu perds la mère poule et tu gardes tes Pickominos.
rule-raven = Personne ne possède jamais le corbeau. Qui prend son Pickomino reçoit un ver grillé, et le corbeau s’envole plus loin.
rule-weasel = La belette relance les dés que tu viens de lancer, une fois par tour, même après un lancer nul.
rule-golden_die = Le dé doré est un neuvième dé avec trois 1 et trois vers. Avant ton premier lancer, tu décides s’il est de la partie.
rule-apple = La pomme ne fait qu’attendre. Qui la possède à la fin compte trois vers de plus.

## Le livre de règles : chaque ligne

rule-A1-when = un tour commence ?
rule-A1 = Tu lances les huit dés blancs. On ne peut pas passer.
rule-A1-example = { $name } commence avec { $count } dés. Lancer est le seul coup possible ; on ne peut pas encore s’arrêter.
rule-A2-when = les dés sont lancés ?
rule-A2 = Tu dois mettre de côté tous les dés d’une seule face, et une face que tu n’as pas encore mise de côté ce tour-ci. Impossible de t’arrêter avant.
rule-A2-example = { $name } lance { $dice } et choisit le { $face } : les { $count } dés vont de côté, { $total } points. Ce tour-ci, le { $face } ne peut plus être choisi.
rule-A3-when = toutes les faces obtenues sont déjà de côté ?
rule-A3 = C’est un lancer nul. Seule la belette peut encore aider.
rule-A3-example = { $name } a mis de côté { $aside } et lance { $dice }. Aucune face nouvelle : lancer nul.
rule-A4-when = il reste des dés après en avoir mis de côté ?
rule-A4 = Tu choisis : lancer tous les dés restants ou t’arrêter. Pour lancer, il faut qu’il te manque encore au moins une face.
rule-A4-example = { $name } a { $aside } de côté, { $total } points, et encore { $count } dés. Les deux sont possibles : les lancer ou s’arrêter.
rule-A5-when = il ne reste aucun dé, ou que les six faces sont prises ?
rule-A5 = S’arrêter est le seul coup possible.
rule-A5-example = { $name } met de côté le dernier dé, un { $face }. Le total est { $total }, et le tour s’arrête là.
rule-A5-example-2 = { $name } a mis de côté les six faces, { $total } points. Il reste { $count } dés, mais aucun lancer ne pourrait aider : le tour s’arrête là.
rule-A6-when = quelqu’un s’arrête sans ver, ou avec un total qui ne donne rien ?
rule-A6 = C’est permis, et c’est un lancer nul. On a même le droit d’échouer exprès.
rule-A6-example = { $name } s’arrête avec { $aside }. Cela ferait { $total }, mais il manque un ver : lancer nul.
rule-A6-example-2 = { $name } s’arrête avec { $aside }, { $total } points. Les vers y sont, mais si peu ne donne rien : lancer nul.
rule-A7-when = deux 1 ou plus sont mis de côté d’un coup ?
rule-A7 = Avec les spécialistes, cela rapporte un ver grillé, un seul et tout de suite, quel que soit le nombre de 1 ; le dé doré compte aussi. Tu le gardes même si le lancer suivant est nul. Les 1 que tu ne mets pas de côté ne rapportent rien.
rule-A7-example = { $name } lance { $dice } et met de côté les { $count } dés marqués un : un ver grillé. Le lancer suivant est nul, mais { $name } garde le ver grillé.
rule-B1-when = j’ai le dé doré ?
rule-B1 = Avant ton premier lancer, tu décides une fois s’il rejoint les huit dés blancs. Il est alors un dé comme les autres, jusqu’à ce que tu le mettes de côté.
rule-B1-example = { $name } lance { $white } dés blancs et le dé doré : { $dice }. Le dé doré montre un ver, donc { $count } vers vont ensemble de côté.
rule-B2-when = j’ai la belette ?
rule-B2 = Juste après un lancer, avant d’en mettre de côté, tu peux relancer exactement ces dés, une fois par tour, même si le lancer est nul. Le second résultat compte. Tu peux aussi accepter le lancer nul.
rule-B2-example = { $name } a { $aside } de côté et lance { $first } : ce serait nul. La belette relance les mêmes dés : { $second }. Cette fois, il y a de quoi prendre.
rule-B2-example-2 = { $name } lance { $dice } : c’est nul. La belette pourrait relancer, mais { $name } l’accepte et rend le { $tile }.
rule-B3-when = j’ai le ver en boîte mais aucun ver ?
rule-B3 = Quand tu t’arrêtes, le ver en boîte compte de lui-même comme un ver et 5 points, et il reste chez toi. Tu peux quand même mettre des vers de côté ; dès que tu en as un, le ver en boîte ne fait rien. Il ne sauve jamais un lancer nul.
rule-B3-example = { $name } s’arrête avec { $aside }, soit { $dice }. Avec le ver en boîte, cela fait { $total }, et { $name } prend le { $tile }.
rule-B3-example-2 = { $name } a le ver en boîte et s’arrête avec { $aside }. Il y a des vers parmi les dés, donc il n’ajoute rien : { $total }, pas plus.
rule-C1-when = le Pickomino de mon total est visible sur la brochette ?
rule-C1 = Tu le prends. Tu ne peux pas en choisir un plus petit.
rule-C1-example = { $name } s’arrête avec { $aside } : { $total } points et un ver. Le { $tile } est sur la brochette, donc { $name } le prend.
rule-C2-when = le Pickomino de mon total est au sommet de la pile d’un autre ?
rule-C2 = Tu le piques, sauf si c’est le 11 ou le 13.
rule-C2-example = { $name } a { $total } points, et le { $tile } est au sommet chez { $victim } : piqué !
rule-C3-when = j’ai exactement 11 ou 13 et que ce Pickomino n’est pas visible sur la brochette ?
rule-C3 = Lancer nul : le 11 et le 13 exigent le total exact et ne se prennent que sur la brochette.
rule-C3-example = { $name } s’arrête avec { $total }, mais { $owner } a déjà ce Pickomino : lancer nul.
rule-C4-when = aucun Pickomino ne correspond à mon total ?
rule-C4 = Tu prends sur la brochette le plus grand Pickomino visible inférieur à ton total, mais jamais le 11 ni le 13. Peu importe pourquoi ton numéro manque : il peut être face cachée, recouvert, déjà au sommet de ta pile, ou dépasser 36. S’il n’y en a pas de plus petit, le lancer est nul.
rule-C4-example = { $name } s’arrête avec { $total }. Ce Pickomino n’existe pas, donc { $name } prend celui juste en dessous : le { $tile }.
rule-C4-example-2 = { $name } s’arrête avec { $total }, mais ce Pickomino est face cachée. Juste en dessous, il y a le { $tile }.
rule-C4-example-3 = { $name } s’arrête avec { $total }, mais ce Pickomino est déjà au sommet de sa propre pile. Juste en dessous, il y a le { $tile }.
rule-C4-example-4 = { $name } s’arrête avec { $total }, mais ce Pickomino est recouvert chez { $owner }. Juste en dessous, sur la brochette, il y a le { $tile }.
rule-C4-example-5 = { $name } s’arrête avec { $total }. Aucun Pickomino de la brochette n’est assez petit : lancer nul.
rule-D1-when = je prends un Pickomino ?
rule-D1 = Il va, visible, au sommet de ta pile. Ensuite seulement, on s’occupe du spécialiste qui était dessus.
rule-D1-example = { $name } pose le { $tile } sur le { $below }, puis reçoit { the-specialist-object }.
rule-D2-when = un spécialiste est sur le Pickomino ?
rule-D2 = Tu le reçois, sauf si c’est le corbeau.
rule-D2-example = { $name } prend le { $tile } et reçoit avec lui { the-specialist-object }.
rule-D3-when = le corbeau est sur le Pickomino ?
rule-D3 = Tu reçois un ver grillé, et le corbeau va sur le plus petit Pickomino libre. Personne ne possède jamais le corbeau.
rule-D3-example = { $name } prend le { $tile } et reçoit un ver grillé. Le corbeau s’envole vers le { $next }.
rule-D4-when = je pique à quelqu’un sans la mère poule ?
rule-D4 = Tu reçois le Pickomino et, s’il y en a un, le spécialiste de ce joueur. Les vers grillés restent où ils sont.
rule-D4-example = { $name } pique le { $tile } à { $victim }, et avec lui { the-specialist-object }. { $victim } garde son ver grillé.
rule-D5-when = je pique à qui a la mère poule ?
rule-D5 = Seule la mère poule vient chez toi ; le Pickomino reste. Ton tour est quand même réussi.
rule-D5-example = { $name } piquerait le { $tile }, mais { $victim } a la mère poule. La mère poule passe à { $name }, et le { $tile } reste à { $victim }.
rule-D6-when = j’ai maintenant deux spécialistes ?
rule-D6 = Tu choisis lequel tu rends. Personne n’en garde jamais deux.
rule-D6-example = { $name } a la belette et prend le { $tile } où se trouve le dé doré. L’un des deux doit être rendu.
rule-D7-when = un spécialiste est rendu ou se déplace ?
rule-D7 = Il va sur le plus petit Pickomino libre : le plus petit visible sur la brochette où il n’y a personne, 11 et 13 compris. S’il n’y en a pas, il quitte la partie. Il ne bouge plus si un plus petit se libère.
rule-D7-example = { $name } rend la belette. Le ver en boîte occupe le { $occupied }, donc le { $tile } est le plus petit libre.
rule-D7-example-2 = { $name } rend la belette, mais chaque Pickomino de la brochette est occupé. La belette quitte la partie.
rule-D8-when = le 11 ou le 13 est au sommet de ma pile ?
rule-D8 = Personne ne peut le piquer, et ton spécialiste est donc à l’abri lui aussi, même la mère poule.
rule-D8-example = { $name } atteint le { $tile } qui est au sommet chez { $owner } et n’a rien. { $owner } garde le Pickomino et le ver en boîte.
rule-D8-example-2 = { $name } a { $total }, mais { $owner } a posé le { $tile } dessus. { $name } n’obtient rien, et { $owner } garde la mère poule.
rule-E1-when = je reçois un ver grillé ?
rule-E1 = Tu le prends dans la réserve tant qu’il y en a.
rule-E1-example = { $name } prend le Pickomino du corbeau et un ver grillé : de { $before }, la réserve passe à { $after }.
rule-E2-when = la réserve est vide ?
rule-E2 = Tu prends un ver grillé à un joueur de ton choix qui en a. Qui a la mère poule est à l’abri, même sans Pickomino.
rule-E2-example = { $name } met de côté deux dés marqués un, mais la réserve est vide. { $one } et { $other } ont des vers grillés ; { $name } choisit { $victim }.
rule-E2-example-2 = { $name } met de côté deux dés marqués un, et la réserve est vide. { $holder } a des vers grillés, mais aussi la mère poule : { $name } ne reçoit rien.
rule-E3-when = un seul joueur est possible, ou aucun ?
rule-E3 = S’il n’y en a qu’un, tu lui prends le ver grillé d’office. S’il n’y en a pas, il ne se passe rien.
rule-E3-example = { $name } met de côté deux dés marqués un. Les seuls vers grillés sont chez { $victim } : { $name } en prend un aussitôt.
rule-E3-example-2 = { $name } a déjà les { $count } vers grillés et met de côté deux dés marqués un. Personne d’autre n’en a : il ne se passe rien.
rule-F1-when = j’ai la mère poule, un Pickomino et un lancer nul ?
rule-F1 = Seule la mère poule est rendue. Tu gardes ton Pickomino, et rien n’est retourné sur la brochette.
rule-F1-example = Lancer nul pour { $name }. La mère poule va sur le { $next }, et { $name } garde le { $tile }.
rule-F2-when = j’ai la mère poule sans Pickomino et un lancer nul ?
rule-F2 = Il ne se passe rien. La mère poule reste chez toi.
rule-F2-example = { $name } a la mère poule mais aucun Pickomino, et le lancer est nul. Tout reste comme avant.
rule-F3-when = j’ai un Pickomino, pas la mère poule, et un lancer nul ?
rule-F3 = D’abord, ton Pickomino du dessus retourne, visible, sur la brochette. Puis ton spécialiste est rendu. Ensuite, le plus grand Pickomino visible de la brochette est retourné face cachée, sauf si c’est celui que tu viens de rendre. Enfin, un spécialiste qui s’y trouvait se déplace ; le corbeau ne rapporte alors rien.
rule-F3-example = Lancer nul pour { $name }. Le { $tile } retourne sur la brochette, et le { $turned }, le plus grand, est retourné face cachée.
rule-F3-example-2 = Lancer nul pour { $name }, qui a un spécialiste. Le { $tile } retourne sur la brochette, { the-specialist-object } va sur le { $next }, et le { $turned } est retourné face cachée.
rule-F3-example-3 = Lancer nul pour { $name }, qui rend le { $tile }. C’est maintenant le plus grand de la brochette : il reste visible, et rien n’est retourné.
rule-F3-example-4 = Lancer nul pour { $name }, qui rend le { $tile }. Le plus grand, le { $turned }, est retourné face cachée, et { the-specialist-object } passe de là sur le { $next }.
rule-F4-when = je n’ai pas de Pickomino et un lancer nul ?
rule-F4 = On ne rend rien et on ne retourne rien.
rule-F4-example = { $name } n’a pas encore de Pickomino, et le lancer est nul. La brochette ne change pas.
rule-F5-when = un Pickomino est face cachée ?
rule-F5 = Il reste face cachée sur la brochette jusqu’à la fin. On ne peut pas le prendre, et il ne compte jamais comme le plus grand.
rule-F5-example = { $name } a { $total }, mais ce Pickomino est face cachée. { $name } prend le { $tile }.
rule-G1-when = il n’y a plus de Pickomino visible sur la brochette ?
rule-G1 = La partie est finie aussitôt, dès que les spécialistes et les vers grillés de ce tour sont réglés.
rule-G1-example = { $name } prend le dernier Pickomino. L’un des deux spécialistes doit encore être rendu ; puis la partie est finie.
rule-G2-when = on compte les vers ?
rule-G2 = On compte les vers de tes Pickominos, un par ver grillé, et trois pour la pomme.
rule-G2-example = { $name } a { $tiles } vers sur ses Pickominos et la pomme : { $score }. { $other } en a { $other_tiles } et un ver grillé : { $other_score }. { $name } gagne.
rule-G3-when = il y a égalité ?
rule-G3 = À égalité, celui qui a le plus grand Pickomino gagne. Si aucun d’eux n’a de Pickomino, ils se partagent la victoire.
rule-G3-example = Avec { $score } vers, { $name } et { $other } sont à égalité. { $name } a le { $tile } et gagne.
rule-G3-example-2 = { $name } et { $other } ont chacun { $score } vers, tous grillés, et aucun Pickomino : la victoire est partagée.
rule-option-steal-name = Piquer
rule-option-steal-when = à cette table, personne n’est obligé de piquer ?
rule-option-steal = Option « piquer est facultatif » : au lieu de piquer, tu peux prendre le Pickomino juste inférieur sur la brochette.
rule-option-steal-example = { $name } pourrait piquer avec { $total }, mais prend plutôt le { $tile } sur la brochette.
rule-option-returned_highest-name = Rendre
rule-option-returned_highest-when = à cette table, on retourne aussi le Pickomino rendu ?
rule-option-returned_highest = Option « le Pickomino rendu est retourné » : après un lancer nul, le plus grand est retourné face cachée même si on vient de le rendre.
rule-option-returned_highest-example = Lancer nul pour { $name }, qui rend le { $tile }. C’est le plus grand, et ici il est retourné face cachée.
rule-option-golden_die-name = Dé doré
rule-option-golden_die-when = le dé doré de cette table est ordinaire ?
rule-option-golden_die = Option « dé doré à faces ordinaires » : il montre 1, 2, 3, 4, 5 et ver comme les dés blancs.
rule-option-golden_die-example = Chez { $name }, le dé doré montre un { $face }. Avec les dés blancs, { $count } vont de côté.

## Apprendre

learn = Apprendre
learn-new = Nouveau ici ? Apprends en cinq minutes
learn-title = Apprendre à jouer
learn-is = De courtes leçons à la vraie table. Les dés sont préparés d’avance, le reste dépend de toi.
learn-original = Le jeu d’origine
learn-original-is = Environ cinq minutes
learn-specialists = Les spécialistes
learn-specialists-is = Deux minutes de plus, dans n’importe quel ordre
learn-done = fait
learn-step = Étape { $at } sur { $of }
learn-take-back = Revenir en arrière
learn-next = Leçon suivante
learn-again = Encore une fois
learn-all = Toutes les leçons
learn-play = Jouer une première partie
learn-rule = Règle { $row }
why = Pourquoi ?
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-before = avant
rules-after = après
rules-link = Lien vers { $row }

lesson-detour-keep = C’est permis, et cela fait { $total }. Pour cette leçon, reviens en arrière et suis le conseil.
lesson-detour-roll = Tu as le droit de lancer. Voilà ce qui est sorti. Pour cette leçon, reviens en arrière et suis le conseil.
lesson-detour-stop = Tu as le droit de t’arrêter, et voilà ce qui arrive. Pour cette leçon, reviens en arrière et suis le conseil.
lesson-detour-reroll = La belette a relancé. Tu vas en avoir besoin : reviens en arrière et garde-la.
lesson-detour-fail = Tu peux l’accepter, et voilà ce qui arrive. Reviens en arrière et laisse essayer la belette.

lesson-first_turn = Ton premier tour
lesson-first_turn-1 = Tu commences. Chaque tour débute avec les huit dés : lance-les.
lesson-first_turn-2 = Choisis une face, et tous les dés qui la montrent vont de côté. Trois 4 valent 12 : prends-les.
lesson-first_turn-3 = { $total } points. Tu pourrais t’arrêter, mais tu n’as pas encore de ver. Lance les { $hand } autres dés.
lesson-first_turn-4 = Les 4 sont pris pour ce tour. Prends le ver : il compte 5.
lesson-first_turn-5 = { $total } points avec un ver, mais le plus petit Pickomino est le 21. Continue !
lesson-first_turn-6 = Le ver est déjà pris, il ne reste que les 5. Prends les deux.
lesson-first_turn-7 = { $total } points, et le { $tile } est sur la brochette. Arrête-toi et prends-le !
lesson-first_turn-7-roll = Courageux ! Mais avec deux dés, on échoue vite. Reviens en arrière et assure ton Pickomino.
lesson-first_turn-end = Le { $top } est à toi, avec ses { $worms } vers. C’était un tour complet.

lesson-worm = À quoi sert un ver
lesson-worm-1 = Sans ver, tu n’as rien, quel que soit ton total. Lance.
lesson-worm-2 = Pas de ver en vue. Prends les 5, ils rapportent le plus.
lesson-worm-3 = { $total } points. Lance les { $hand } autres dés.
lesson-worm-4 = Les 4 rapportent plus, mais voilà un ver. Prends le ver : il ne reviendra peut-être pas.
lesson-worm-4-keep = { $total } points, c’est beau, mais sans ver cela ne donne rien. Reviens en arrière et choisis le ver.
lesson-worm-5 = { $total } points et un ver. Il en faut un peu plus : lance.
lesson-worm-6 = Maintenant, les deux suffisent. Prends ce que tu veux.
lesson-worm-7 = { $total } points avec un ver : arrête-toi et prends le { $tile }.
lesson-worm-7-roll = Ce n’était pas nécessaire, et rien n’est encore à toi. Reviens en arrière et arrête-toi.
lesson-worm-end = Retiens : d’abord un ver, ensuite le total. Le { $top } est à toi.

lesson-failing = Quand ça tourne mal
lesson-failing-1 = Au milieu d’un tour : { $total } points, pas de ver, et le { $top } devant toi. Lance les { $hand } derniers dés.
lesson-failing-2 = Le voilà : prends le ver.
lesson-failing-3 = Avec { $total } points, tu aurais le { $tile }. Les sages s’arrêtent ici. Pour voir ce qui peut arriver, lance encore.
lesson-failing-3-stop = Bonne décision, c’est ainsi qu’on joue. Mais ici, on apprend à échouer : reviens en arrière et lance.
lesson-failing-end = Aucune face nouvelle : lancer nul. Ton Pickomino est retourné sur la brochette, et le plus grand qui s’y trouve est face cachée. Personne ne peut plus le prendre.

lesson-stealing = Piquer
lesson-stealing-1 = Tu as { $total }, et le { $tile } serait à toi. Mais regarde : le 32 est au sommet de la pile de Ben. Lance les { $hand } derniers dés.
lesson-stealing-1-stop = Prudent ! Mais nous visons le Pickomino de Ben : reviens en arrière et lance.
lesson-stealing-2 = Prends le 3.
lesson-stealing-3 = Le { $total } n’est pas sur la brochette : Ben l’a recouvert. Tu aurais le { $tile }, juste en dessous. Encore un dé !
lesson-stealing-3-stop = Tu as pris celui juste en dessous. Ici, on veut mieux : reviens en arrière et lance.
lesson-stealing-4 = Exactement ce qu’il te faut. Prends le 2.
lesson-stealing-5 = { $total } ! Exactement le sommet de la pile de Ben. Arrête-toi, et il est à toi.
lesson-stealing-end = Le { $top } vient de chez Ben. Pour piquer, il faut le numéro exact du sommet, et seul le sommet est en danger.

lesson-end = La fin de la partie
lesson-end-1 = Il reste un Pickomino sur la brochette, et tu as { $worms } vers. Qui le prend termine la partie. Lance.
lesson-end-2 = Quatre vers d’un coup ! Prends-les.
lesson-end-3 = { $total } points ne suffisent pas. Lance les { $hand } autres dés.
lesson-end-4 = Il te manque quatre points. Le 4 suffit, les deux 2 aussi.
lesson-end-4-keep = { $total } ne suffit pas pour le dernier Pickomino. Reviens en arrière et trouve quatre points.
lesson-end-5 = { $total } : arrête-toi et prends le dernier Pickomino.
lesson-end-end = La brochette est vide, donc la partie est finie. Tu as { $worms } vers et tu gagnes. À égalité, le plus grand Pickomino décide. Tu connais maintenant tout le jeu !

lesson-canned_worm = Le ver en boîte
lesson-canned_worm-1 = Tu as le ver en boîte. Il compte comme un ver et 5 points si tu t’arrêtes sans aucun ver. Lance.
lesson-canned_worm-2 = Cette fois, pas besoin du ver. Prends les 5.
lesson-canned_worm-3 = { $total }, et cinq de plus avec le ver en boîte. Continue.
lesson-canned_worm-4 = Prends les deux 4.
lesson-canned_worm-5 = { $total } sur les dés, cinq dans la boîte : cela fait { $tile }. Stop !
lesson-canned_worm-end = Le { $top } sans un seul ver sur les dés, et tu gardes le ver en boîte. Il n’aide jamais contre un lancer sans face nouvelle.

lesson-hen = La mère poule
lesson-hen-1 = Ben a le 21, et la mère poule le garde. Essaie de le piquer. Lance.
lesson-hen-2 = Prends les 4.
lesson-hen-3 = { $total } points. Lance les { $hand } autres dés.
lesson-hen-4 = Prends le ver : cela fait 21.
lesson-hen-5 = { $total }, le sommet de la pile de Ben. Arrête-toi et regarde ce que fait la mère poule.
lesson-hen-6 = Ben a gardé son Pickomino, et la mère poule est venue chez toi. Elle garde maintenant ton { $top }. Ben a joué ; lance.
lesson-hen-7 = Prends les 5.
lesson-hen-8 = { $total } sans ver. Lance les { $hand } derniers dés et regarde ce que donne un lancer nul.
lesson-hen-end = Un lancer nul, mais tu as encore le { $top } : seule la mère poule est partie, et rien n’a été retourné.

lesson-raven = Le corbeau
lesson-raven-1 = Le corbeau est sur le 23. Personne ne peut le garder, mais son Pickomino rapporte un ver grillé. Lance.
lesson-raven-2 = Prends les trois vers.
lesson-raven-3 = { $total } points, il en manque huit. Lance.
lesson-raven-4 = Les deux 4, s’il te plaît.
lesson-raven-5 = { $total } : le Pickomino du corbeau. Stop !
lesson-raven-end = Tu as le { $top } et un ver grillé, { $worms } vers en tout. Le corbeau s’est envolé vers le plus petit Pickomino libre.

lesson-weasel = La belette
lesson-weasel-1 = Tu as la belette. Une fois par tour, elle relance les dés que tu viens de lancer. Lance.
lesson-weasel-2 = Beau lancer, garde la belette. Prends les 5.
lesson-weasel-3 = { $total } points. Lance les { $hand } autres dés.
lesson-weasel-4 = Que des 5 ! Sans la belette, ce serait un lancer nul. Laisse-la relancer.
lesson-weasel-5 = Bien mieux. Prends les vers.
lesson-weasel-6 = { $total } points. Arrête-toi et prends le { $tile }.
lesson-weasel-end = Le { $top } après un lancer nul : merci, belette. Elle pourra aider à nouveau à ton prochain tour.

lesson-golden_die = Le dé doré
lesson-golden_die-1 = Tu as le dé doré : trois 1 et trois vers. Décide avant le premier lancer. Lance-le avec les autres !
lesson-golden_die-1-roll = Sans lui, tu lances huit dés comme d’habitude. Reviens en arrière et essaie avec le dé doré.
lesson-golden_die-2 = Le dé doré montre aussi un ver. Prends les deux vers ensemble.
lesson-golden_die-3 = { $total } points et encore { $hand } dés. Lance.
lesson-golden_die-4 = Quatre 4 ! Prends-les.
lesson-golden_die-5 = { $total } points. Stop.
lesson-golden_die-end = Avec neuf dés, on va loin. Le dé doré reste chez toi et attend ton prochain tour.

lesson-apple = La pomme
lesson-apple-1 = La pomme est sur le 29. Elle ne fait rien pendant la partie, mais vaut trois vers à la fin. Lance.
lesson-apple-2 = Quatre vers ! Prends-les.
lesson-apple-3 = { $total } points, il en manque neuf. Lance.
lesson-apple-4 = Prends les trois 3.
lesson-apple-5 = { $total } : arrête-toi, et la pomme est à toi.
lesson-apple-end = Trois vers sur le Pickomino et trois pour la pomme : déjà { $worms }. Mais attention : qui te le pique prend aussi la pomme.

lesson-bratworms = Les vers grillés
lesson-bratworms-1 = Deux 1 ou plus mis de côté d’un coup rapportent un ver grillé. Lance.
lesson-bratworms-2 = Trois 1 ! Ils valent peu, mais prends-les.
lesson-bratworms-3 = Voilà ton ver grillé, qui vaut un ver à la fin. Continue et regarde ce que donne un lancer nul.
lesson-bratworms-end = Lancer nul, mais le ver grillé reste à toi : { $worms } ver pour l’instant. Quand la réserve est vide, tu en prends un à un autre joueur, mais jamais à qui a la mère poule.

## Conseils de la première partie

tips = Conseils pour la première partie
tip-off = Plus de conseils
tip-ok = Compris
tip-roll = À toi : lance les huit dés.
tip-keep = Choisis une face. Tous les dés qui la montrent vont de côté, et tu ne pourras plus la choisir ce tour-ci.
tip-worm = Tu n’as pas encore de ver. Sans ver, tu n’as rien.
tip-low = Avec { $total } points, tu n’as encore rien. Continue.
tip-take = Tu pourrais t’arrêter et prendre le { $tile }. Ou lancer encore.
tip-steal = { $total }, c’est exactement le Pickomino au sommet chez { $name } : arrête-toi et tu le piques.
tip-hen = { $name } a la mère poule. Si tu t’arrêtes, tu n’as que la mère poule, et le Pickomino reste.
tip-failed = Aucune face nouvelle : lancer nul. Qui a un Pickomino rend celui du dessus, et le plus grand de la brochette est retourné.
tip-stolen = { $name } a piqué un Pickomino. Seul le sommet d’une pile est en danger.
tip-return = Personne ne garde deux spécialistes : choisis lequel retourne sur la brochette.
tip-rob = La réserve est vide, donc le ver grillé vient d’un autre joueur. Choisis lequel.

## Ce que le serveur refuse, selon le code du protocole

refused-bad_message = Cette demande n’a pas été comprise.
name-empty = un nom a besoin d’au moins un caractère visible
seats-too-few = il n’y a pas assez de places pour tout le monde
refused-too_large = C’est trop grand.
refused-too_fast = Trop vite. Attends un instant.
refused-protocol_unknown = Cette page est périmée. Recharge-la.
refused-not_greeted = La connexion ne s’est pas bien établie. Recharge la page.
refused-token_unknown = Cet appareil n’est plus reconnu ici.
refused-link_unknown = Ce lien n’est pas valable ou a déjà servi.
refused-bad_origin = Cette page n’appartient pas à ce serveur.
refused-unknown_table = Cette table n’existe pas, ou elle ne t’est pas ouverte.
refused-not_your_seat = Ce n’est pas ta place.
refused-owner_only = Seul l’hôte peut faire cela.
refused-too_many_tables = Tu as trop de tables. Finis-en une d’abord.
refused-too_many_connections = Trop de connexions d’ici.
refused-too_many_identities = Trop de nouveaux joueurs d’ici. Attends un peu.
refused-not_open = C’est possible seulement avant le début de la partie.
refused-not_running = C’est possible seulement pendant la partie.
refused-not_finished = C’est possible seulement après la partie.
refused-no_such_seat = Cette place n’existe pas.
refused-seat_taken = Cette place est prise.
refused-seat_empty = Personne n’est assis là.
refused-too_few_players = Il n’y a pas assez de joueurs.
refused-unknown_bot = Ce bot n’existe pas.
refused-standing_in = Un bot joue pour toi : reprends d’abord ta place.
refused-not_standing_in = Aucun bot ne joue pour toi.
refused-not_your_turn = Ce n’est pas ton tour.
refused-stale_version = La partie a avancé entre-temps. Regarde encore et choisis.
refused-version_ahead = La partie n’en est pas encore là.
refused-illegal_move = Ce coup n’est pas possible maintenant.
refused-dice_needed = À cette table, on saisit les dés.
refused-dice_not_typed = À cette table, c’est le serveur qui lance les dés.
refused-id_reused = Ce coup a déjà été envoyé.
refused-nonce_given = Ta part des dés est déjà donnée.
refused-hints_off = Pas de conseils à cette table.
refused-reactions_off = Pas de réactions à cette table.
refused-no_hint = Pas de conseil ici.
refused-not_found = Introuvable.
refused-not_allowed = Ce n’est pas permis.
refused-stopping = Le serveur redémarre. Reviens dans un instant.
refused-broken = Quelque chose a mal tourné sur le serveur. Rien n’a changé.

### Chances, matchs, vérification et serveur dans le terminal

number = { $value }

## Les chances

odds-percent = { $percent } %
odds-unit = { $objective ->
    [tile] chance d’avoir un Pickomino
    [margin] avance espérée en vers
   *[worms] vers espérés
}
odds-turn = { $edition ->
    [original] Version d’origine, tour { $turn } : à { $name } de jouer
   *[specialists] Version avec spécialistes, tour { $turn } : à { $name } de jouer
}
odds-aside = de côté
odds-rolled = lancé
odds-moves = Coups · { odds-unit } { $value }
odds-move = coup
odds-value = valeur
odds-success = réussite
odds-fail = échec
odds-keep = mettre de côté { $face } × { $count }
odds-roll = { $count ->
    [one] lancer { $count } dé
   *[other] lancer { $count } dés
}
odds-rob = prendre un ver grillé à { $name }
odds-return = rendre { the-specialist-object }
odds-stop-take = s’arrêter : prendre le { console-tile }
odds-stop-steal = s’arrêter : piquer le { console-tile } à { $name }
odds-stop-hen = s’arrêter : prendre la mère poule à { $name }
odds-stop-fail = s’arrêter : rien (lancer nul)
odds-gives-take = prend le { console-tile }
odds-gives-steal = pique le { console-tile } à { $name }
odds-gives-hen = prend la mère poule à { $name }
odds-gives-fail = rien (lancer nul)
odds-or = { $one } ou { $other }
odds-ends = Comment le tour finit alors
odds-end = fin
odds-chance = chance
odds-end-fail = lancer nul
odds-end-bratworm = { $end }, avec un ver grillé
odds-totals = Totaux, chacun visé seul (avec un ver)
odds-total = total
odds-at-least = au moins
odds-exactly = exactement
odds-buys = donne ici
odds-over = { $file }: la partie est finie ; il n’y a plus de tour à calculer
odds-other-edition = { $edition ->
    [original] { $file }: c’est une partie de la version d’origine, pas de celle avec spécialistes
   *[specialists] { $file }: c’est une partie de la version avec spécialistes, pas de celle d’origine
}
odds-own-options = { $file }: l’enregistrement donne lui-même ses options
odds-too-long = { $file }: dépasse { $megabytes } Mo
odds-long-position = une position fait moins de { $most } octets
odds-empty = est vide ; il faut un enregistrement ou une position
odds-neither = ni un enregistrement ni une position : { $why }
odds-figure-kind = --plot { $file }: une figure est un fichier qui finit par .svg ou .png
odds-matplotlib = --plot a besoin de matplotlib, qui vient avec : { $command }
odds-unwritable = --plot { $file }: écriture impossible : { $why }
option-unknown = option inconnue { $name } ; il y a { $known }
option-value = l’option { $name } vaut { $one } ou { $other }, pas { $given }

## Les figures

plot-value = { odds-unit } : { $value }
plot-total = total, avec un ver
plot-chance = chance (%)
plot-totals = Atteindre un total
plot-at-least = au moins N
plot-exactly = exactement N
plot-failed = lancer nul
plot-hen = mère poule ({ $name })
plot-steal = piquer le { $tile } à { $name }
plot-ends = Comment finit le tour, joué au mieux
plot-moves = Ce que vaut chaque coup
plot-won = parties gagnées en pour cent, intervalle à 95 % ; pointillé : forces égales
plot-games = { $edition ->
    [original] { arena-game-count }, version d’origine
   *[specialists] { arena-game-count }, version avec spécialistes
}

## Matchs et tournois

arena-games = parties
arena-bot = bot
arena-wins = victoires %
arena-interval = intervalle à 95 %
arena-fair = équitable %
arena-rating = cote
arena-score = vers
arena-failed = lancers nuls
arena-steals = vols
arena-time = temps par coup
arena-against = contre { $place }
arena-game-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
arena-block-count = { $blocks ->
    [one] { $blocks } bloc de { $seatings } placements
   *[other] { $blocks } blocs de { $seatings } placements
}
arena-played = { $edition ->
    [original] { arena-game-count } en { arena-block-count }, version d’origine, graine { $seed } ; { $turns } tours par partie, la plus longue { $longest }.
   *[specialists] { arena-game-count } en { arena-block-count }, version avec spécialistes, graine { $seed } ; { $turns } tours par partie, la plus longue { $longest }.
}
arena-cut = { $count ->
    [one] { $count } partie a été coupée après { $turns } tours.
   *[other] { $count } parties ont été coupées après { $turns } tours.
}
arena-endless = { $count ->
    [one] { $count } partie sans fin a été coupée.
   *[other] { $count } parties sans fin ont été coupées.
}
arena-given-up = { $count ->
    [one] Tous les bots ont perdu { $count } partie par forfait ; personne ne la gagne.
   *[other] Tous les bots ont perdu { $count } parties par forfait ; personne ne les gagne.
}
arena-alone = Un seul bot joue ici : il n’y a rien à comparer.
arena-forfeits = { $bot } a perdu { arena-game-count } par forfait :
arena-stopped = Arrêté après { $done } sur { arena-game-count }.
arena-stopped-kept = Arrêté après { $done } sur { arena-game-count } ; la même commande continue.
arena-picture-kind = une image finit par .svg ou .png, pas { $file }
arena-no-directory = il n’y a pas de dossier { $directory }
arena-matplotlib = une image a besoin de matplotlib : installe { $package }
arena-too-few = une table de { $players } demande au moins { $players } bots différents
match-size = un match oppose de { $least } à { $most } bots, pas { $given }
match-seconds = le temps d’un coup est un nombre de secondes supérieur à 0, pas { $given }
match-directory = { $path } n’est pas utilisable : { $why }
match-line = { $where }: cette ligne n’est pas un bloc de match
match-unlike = le bloc { $block } s’est terminé autrement quand il a été rejoué pour ses enregistrements : un bot ne se répète pas ; choisis un autre dossier
match-description = { $path } ne décrit pas un match
match-other = { $directory } contient un autre match, différent par { $keys } ; choisis un autre dossier
bot-unknown = il n’y a pas de bot « { $name } » ; il y a { $known }, et des programmes : cmd:COMMANDE
bot-offered = le bot « { $name } » de { $origin } ne démarre pas : { $why }
bot-command = « { $name } » n’est pas une commande : { $why }
bot-no-command = après « { $prefix } » vient la commande d’un bot
bot-no-program = il n’y a pas de programme « { $program } » pour le bot « { $name } »
bot-crashed = { $name } a planté : { $why }
bot-illegal = { $name } a répondu { $move }, ce qui n’est pas permis ici
# Ce qui suit le nom d’un bot qui perd par forfait.
bot-failed = { $name } { $what }
bot-not-started = ne peut pas démarrer : { $why }
bot-unasked = a parlé sans qu’on lui demande rien : { $said }
bot-long = a répondu par plus de { $most } octets
bot-late = n’a pas répondu en { $seconds } s
bot-lines = a répondu par plus d’une ligne : { $said }
bot-ended = s’est terminé sans réponse
bot-ended-status = s’est terminé sans réponse (code { $status })
bot-ended-words = s’est terminé sans réponse (code { $status }) : { $said }
bot-nonsense = a répondu { $said } : { $why }
bot-cheated = a triché : { $move } n’est pas permis ici

## Vérifier un enregistrement

verify-verdict = { $verdict ->
    [verified] { $file }: vérifié : { verify-counts }
    [so_far] { $file }: vérifié jusqu’ici : { verify-counts }
    [unproven] { $file }: impossible à vérifier : { verify-counts }
    [failed] { $file }: NON vérifié, les dés sont faux : { verify-counts }
   *[broken] { $file }: NON vérifié, l’enregistrement est abîmé : { verify-counts }
}
verify-counts = { $count ->
    [one] { $count } coup permis, lancers justes : { $matching } sur { $rolls }
   *[other] { $count } coups permis, lancers justes : { $matching } sur { $rolls }
}
verify-and = { $text } ; { $reason }
verify-further = { $count ->
    [one] { $file }: encore { $count } lancer faux
   *[other] { $file }: encore { $count } lancers faux
}
verify-no-proof = l’enregistrement ne porte aucune preuve de ses dés
verify-no-method = meta.dice est un objet avec une méthode (method), pas { $given }
verify-method = les dés de la méthode { $method } ne peuvent pas être vérifiés
verify-malformed = la preuve des dés est mal écrite : { $why }
verify-nonces = nonces est une liste avec au plus une entrée pour chacune des { $seats } places
verify-server-alone = personne n’a ajouté de nombre aléatoire : le serveur seul a décidé des dés
verify-first = first vaut "drawn" ou manque, pas { $given }
verify-secret = le secret n’est pas révélé, donc aucun lancer ne peut être vérifié
verify-not-committed = le secret n’est pas celui de l’engagement : son SHA-256 est différent
verify-lot = la place { $seat } commence, mais le sort est tombé sur la place { $lot }
verify-published = l’engagement n’est pas celui qui a été montré avant
verify-no-part = le nombre aléatoire { $nonce } n’a aucune part dans ces dés
verify-roll = les dés montrent { $shown }, mais le lancer numéro { $number } doit montrer { $must }
verify-golden = { $dice } et doré { $golden }
verify-typed = les dés ont été saisis, ce qui ne prouve rien
verify-typed-rolls = { $count ->
    [one] { $count } lancer a été saisi, ce qui ne prouve rien
   *[other] { $count } lancers ont été saisis, ce qui ne prouve rien
}
verify-most-differ = la plupart des lancers diffèrent, comme si le secret, les nombres aléatoires ou le compte venaient d’ailleurs
verify-unfinished = la partie n’est pas finie
# Le sujet des deux phrases suivantes.
proof-the-commitment = l’engagement
proof-the-secret = le secret
proof-a-nonce = un nombre aléatoire
proof-digits = { $what } s’écrit par paires de chiffres 0-9a-f
proof-length = { $what } compte { $digits } chiffres hexadécimaux, pas { $given }
proof-secret-length = le secret fait { $size } octets, pas { $given }
proof-nonce-length = un nombre aléatoire fait de { $least } à { $most } octets, pas { $given }
proof-nonce-count = il y a { $given } nombres aléatoires pour { $most } places au plus

## Le serveur

serve-at = heckmeck est ouvert sur { $url }  (Ctrl-C pour arrêter)
serve-phones = Pour les téléphones du même réseau :
serve-only-here = Seul cet ordinateur y a accès. Pour les téléphones du même réseau : make play HOST=0.0.0.0 (ou heckmeck serve --host 0.0.0.0)
serve-stopped = Arrêté. Toutes les parties sont gardées et continuent au prochain démarrage.
serve-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $why }
store-format = { $file } est au format { $found } ; ce programme connaît { $known }
store-unusable = { $file } n’est pas utilisable : { $why }
store-used = un autre serveur utilise déjà { $folder }
limit-unknown = il n’y a pas de limite « { $name } » ; il y a { $known }
limit-number = la limite { $name } est un nombre, pas « { $given } »
language-unknown = il n’y a pas de langue « { $name } » ; il y a { $known }

## Ce dont se plaint le système

system-ENOENT = fichier ou dossier introuvable
system-EACCES = accès refusé
system-EPERM = opération interdite
system-EISDIR = c’est un dossier
system-ENOTDIR = ce n’est pas un dossier
system-EEXIST = le fichier existe déjà
system-ENOSPC = il n’y a plus de place sur le disque
system-EDQUOT = le quota du disque est dépassé
system-EFBIG = le fichier devient trop gros
system-EROFS = ce disque est en lecture seule
system-ENAMETOOLONG = le nom du fichier est trop long
system-ELOOP = les liens tournent en rond
system-EIO = erreur d’entrée ou de sortie
system-EBADF = la sortie est fermée
system-ESPIPE = ce n’est pas un fichier ordinaire
system-EMFILE = trop de fichiers sont ouverts
system-ENOEXEC = ce n’est pas un programme
system-EADDRINUSE = l’adresse est déjà prise
system-EADDRNOTAVAIL = cet ordinateur n’a pas cette adresse
system-database = le fichier n’est pas une base de données
system-open = la base de données ne s’ouvre pas
system-readonly = la base de données est en lecture seule
system-host = ce nom d’hôte est inconnu
system-lookup = ce nom d’hôte est introuvable pour l’instant
system-nul = le nom contient un caractère nul

## Comment s’écrivent les enregistrements et les positions

record-utf8 = ce n’est pas du texte UTF-8 (octet { $byte })
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
json-value = il manque une valeur
json-comma = il manque une virgule
json-colon = il manque un deux-points
json-name = il manque un nom entre guillemets doubles
json-more = il y a quelque chose après la fin
json-open = une chaîne n’est pas fermée
json-control = une chaîne contient un caractère de contrôle
json-escape = le caractère après \ n’est pas permis
json-unicode = après \u, il faut quatre chiffres hexadécimaux
json-comma-object = il y a une virgule de trop à la fin d’un objet
json-comma-array = il y a une virgule de trop à la fin d’une liste
# Ce qui ne va pas dans une position ; la clé concernée est devant : « grill: manque ».
position-object = n’est pas un objet JSON
position-key = n’est pas une clé de position
position-missing = manque
position-number = est un nombre entier à partir de { $least }, pas { $given }
position-boolean = vaut true ou false, pas { $given }
position-one-of = vaut { $known }, pas { $given }
position-dice-string = est une chaîne d’au plus neuf faces 12345w, pas { $given }
position-face = est une face ou null, pas { $given }
position-hand = est {"{"}"white": 0 à 8, "golden": true ou false{"}"}, pas { $given }
position-grill = est une liste de Pickominos, pas { $given }
position-tile = un Pickomino a tile, up et specialist ; voici { $given }
position-players = est une liste de { $least } à { $most } joueurs, pas { $given }
position-player = le joueur { $player } a name, stack, specialist, bratworms et worms ; voici { $given }
position-no-player = il n’y a pas de joueur { $player }
position-removed = est une liste de spécialistes, pas { $given }
position-removed-needed = est nécessaire dans la phase { $phase }
position-removed-twice = nomme deux fois un spécialiste
position-contradiction = vaut { $given }, mais le reste de la position donne { $right }
position-worms = { $worms ->
    [one] le joueur { $player } a { $worms } ver
   *[other] le joueur { $player } a { $worms } vers
}
position-no-tile = il n’y a pas de Pickomino { $tile } dans la version { $edition }
position-tile-nowhere = le Pickomino { $tile } n’est nulle part au lieu d’être à un seul endroit
position-tile-places = le Pickomino { $tile } est à { $count } endroits au lieu d’un seul
position-no-specialist = { the-specialist-object } n’existe pas dans la version { $edition }
position-specialist-nowhere = { the-specialist-object } n’est nulle part au lieu d’être à un seul endroit
position-specialist-places = { the-specialist-object } est à { $count } endroits au lieu d’un seul
position-stands-down = { the-specialist-object } se tient sur le { $tile }, qui est face cachée
position-raven-held = le joueur { $player } a le corbeau, que personne n’a jamais
position-held-without-tile = le joueur { $player } a { the-specialist-object } sans avoir de Pickomino
position-bratworms = vers grillés en tout : { $there } au lieu de { $right }
position-dice = dés de côté et en main : { $count } au lieu de 8
position-dice-golden = dés de côté et en main : { $count } au lieu de 8 ou 9
position-golden-white = le dé doré prend la place d’un dé blanc
position-no-golden-aside = aucun dé mis de côté ne peut être le dé doré
position-golden-face = à cette table, le dé doré n’a pas de face { $face }
position-golden-shown = montre une face dans la phase keep avec le dé doré en main, sinon non
position-golden-rolled = la face du dé doré n’est pas parmi celles du lancer
position-no-weasel = celui qui joue n’a pas la belette
position-rolled-phase = des dés lancés ne sont là que dans la phase keep
position-rolled-count = dés lancés : { $rolled }, dés en main : { $hand }
position-fresh = rien n’est mis de côté, donc le tour commence
position-failed = toutes les faces du lancer sont déjà de côté, donc le tour est fini
position-no-dice = il n’y a pas de dés en main à lancer
position-all-faces = les six faces sont de côté, donc rien n’a pu être lancé
position-over = la partie est finie quand aucun Pickomino n’est visible, et seulement alors
position-over-aside = la partie est finie, donc rien n’est mis de côté
position-between = { the-specialist-object } n’est nulle part
position-rob = on ne prend un ver grillé à quelqu’un que si la réserve est vide et qu’il y a le choix
position-no-bratworm = ni deux 1 ni le Pickomino du corbeau ne donnent ici de ver grillé
position-no-two = celui qui joue n’a pas deux spécialistes entre lesquels choisir

## L’aide de la console

help-usage = Usage :
help-options = Options :
help-commands = Commandes :
help-default = par défaut :
help-help = Affiche cette aide.
help-version = Affiche la version.
help-lang = Parle cette langue (sinon celle de LANG).
help-heckmeck = Le jeu de dés Pickomino (Heckmeck) : y jouer, l’enregistrer, l’étudier.
summary-play = Jouer au terminal, entre amis sur un clavier ou avec des bots.
summary-serve = Lancer le serveur de jeu, pour les amis et leurs navigateurs.
summary-replay = Montrer une partie enregistrée, en mots ou en JSON.
summary-verify = Vérifier chaque coup et chaque lancer d’un enregistrement.
summary-odds = Les chances exactes d’un tour, en mots, en JSON ou en image.
summary-arena = Faire jouer des bots beaucoup de parties et mesurer le meilleur.
summary-tournament = Beaucoup de bots, tous contre tous, avec un classement.
summary-rules = Lire les règles : toutes, un sujet ou ce qui contient un mot.
help-play =
    Jouer sur un seul clavier. Sans noms : toi contre un bot.

    Chaque NOM est une personne, chaque bot:TYPE un bot (bot:cautious, bot:random, ...). La partie est notée coup par coup pour pouvoir continuer même après Ctrl-C :

      heckmeck play Anna Ben bot:cautious --edition specialists
      heckmeck play Anna "bot:cmd:python3 mybot.py"
      heckmeck play --resume partie.heck
help-edition = La version du jeu.
help-play-option = Une option de la table : steal=optional, returned_highest=turned ou golden_die=standard.
help-first = La place qui commence.
help-play-seed = Des dés que cette graine répète ; sans elle ils sont tirés au hasard.
help-save = Où écrire l’enregistrement.
help-resume = Continuer une partie enregistrée.
help-serve =
    Faire tourner le serveur de jeu, jusqu’à Ctrl-C.

    Tout est gardé dans un fichier SQLite du dossier de données ; les parties continuent après un redémarrage.
help-host = L’adresse où écouter ; 0.0.0.0 : pour tout le réseau.
help-port = Le port ; 0 : n’importe lequel de libre.
help-data = Le dossier des tables ; il est créé s’il manque.
help-no-browser = Ne pas ouvrir de navigateur.
help-behind-proxy = Croire le X-Forwarded-For d’un proxy local.
help-limit = Changer une limite.
help-replay =
    Montrer des parties enregistrées : chaque tour en mots ou chaque position en JSON.

    FICHIER est un enregistrement (NOM.heck) ou - pour l’entrée standard. Un enregistrement abîmé est montré jusqu’à la ligne illisible ; le code de sortie est alors 2.
help-replay-json = Écrire une position par ligne, en JSON.
help-last = N’écrire que la dernière position de chaque fichier.
help-verify =
    Vérifier des enregistrements hors ligne : chaque coup, l’engagement et chaque lancer.

    Code de sortie : 0 tout est prouvé, 1 les dés sont faux, 2 un enregistrement est abîmé, 3 rien n’est faux mais tout ne peut pas être prouvé (pas de preuve, secret non révélé, dés saisis à la main).
help-commitment = L’engagement qui t’a été montré avant la partie.
help-nonce = Un nombre aléatoire que tu as envoyé toi-même.
help-verify-json = Un objet JSON par fichier.
help-odds =
    Montrer les chances exactes d’un tour.

    FICHIER est un enregistrement (sa dernière position compte), une position en JSON ou - pour l’entrée standard. Sans FICHIER, c’est le premier tour d’une nouvelle partie.
help-odds-edition = Celle d’une nouvelle partie.
help-objective = Ce que l’on vise : n’importe quel Pickomino (tile), ses propres vers (worms), des vers d’avance sur les autres (margin).
help-odds-option = Une option de table pour une position ou une nouvelle partie, par exemple steal=optional.
help-odds-json = Écrire les chances comme un objet JSON.
help-odds-plot = Dessiner les chances dans un fichier.
help-arena =
    Faire jouer à des bots beaucoup de parties et dire lequel est le meilleur, avec des intervalles honnêtes.

    Un bot est un nom (voir `heckmeck tournament --list`) ou un programme : "cmd:python3 monbot.py". Les mêmes dés sont joués dans chaque placement ; le nombre de parties est donc arrondi à des blocs entiers de placements. La même graine donne les mêmes parties, quel que soit le nombre de processus. Ctrl-C arrête ; avec --out la même commande continue.
help-games = Parties de chaque match.
help-seed = La graine des dés.
help-jobs = Processus qui jouent.
help-json = Écrire en JSON.
help-move-seconds = Ce qu’un programme peut prendre pour un coup.
help-out = Garder ici les parties finies et continuer plus tard.
help-records = Écrire un enregistrement de chaque partie.
help-arena-plot = Dessiner le résultat (.svg ou .png).
help-tournament =
    Beaucoup de bots, tous contre tous, avec un tableau des cotes ; sans noms, tous les nôtres.

    Chaque table d’autant de bots différents joue --games parties.
help-players = Bots à une table.
help-list = Lister les bots disponibles, sans rien jouer.
help-rules =
    Lire les règles. Sans sujet : le jeu en une minute.

    SUJET est un chapitre (minute, matériel, tour, total, prendre, nul, spécialistes, grillés, fin, options), tous à la fois (tout), une ligne des règles comme F3, un spécialiste comme corbeau ou des mots à chercher.
# Ce qui tient la place d’une valeur dans l’aide.
meta-options = [OPTIONS]
meta-command = COMMANDE [ARGUMENTS]...
meta-seats = [NOM|bot:TYPE]...
meta-files = FICHIER...
meta-file = [FICHIER]
meta-bots = BOT BOT [BOT]...
meta-some-bots = [BOT]...
meta-topic = [SUJET]...
meta-option = NOM=VALEUR
meta-limit = NOM=NOMBRE
meta-hex = HEX
meta-figure = FICHIER.svg|png
meta-path = CHEMIN
meta-number = NOMBRE
meta-text = TEXTE
# Ce qui ne va pas dans une ligne de commande.
usage-see = { $text } ; voir { $command }
usage-no-command = il n’y a pas de commande « { $given } » ; il y a { $known }
usage-no-option = il n’y a pas d’option { $option }
usage-no-option-but = il n’y a pas d’option { $option }, mais il y a { $close }
usage-needs-value = il faut une valeur à l’option { $option }
usage-no-value = l’option { $option } ne prend pas de valeur
usage-missing = il manque { $what }
usage-extra = { $given } est de trop
usage-one-of = vaut { $known }, pas « { $given } »
usage-whole = est un nombre entier, pas « { $given } »
usage-number = est un nombre de { $least } à { $most }, pas « { $given } »
usage-folder = « { $given } » est un fichier, pas un dossier

## Pourquoi le meilleur coup est le meilleur

reason-only = Il n’y a pas d’autre coup.
reason-equal = Un autre coup est tout aussi bon.
reason-close = C’est serré : le deuxième choix est à peine moins bon.
reason-worms = { $value ->
    [one] { $value } ver
   *[other] { $value } vers
}
reason-face = { $face ->
    [w] les vers
   *[other] les { $face }
}
reason-against = { $against ->
    [w] les vers
   *[other] les { $against }
}
reason-value = Ce coup rapporte { reason-worms } en moyenne, le deuxième choix { $other }.
reason-chance = Ce coup réussit dans { $success } % des cas, le deuxième choix dans { $other } %.
reason-stop-take = En t’arrêtant, tu prends à coup sûr le { $tile } ; relancer échoue dans { $fail } % des cas.
reason-stop-steal = En t’arrêtant, tu piques à coup sûr le { $tile } à { $name } ; relancer échoue dans { $fail } % des cas.
reason-stop-hen = En t’arrêtant, tu prends à coup sûr la mère poule à { $name } ; relancer échoue dans { $fail } % des cas.
reason-roll-no_worm = Sans ver, tu n’as encore rien ; relancer réussit dans { $success } % des cas.
reason-roll-nothing = Il n’y a encore rien pour { $total } ; relancer réussit dans { $success } % des cas.
reason-roll-more = Relancer rapporte { reason-worms } en moyenne, s’arrêter { $other } ; cela échoue dans { $fail } % des cas.
reason-keep-worm = Sans ver, rien ne compte : avec les vers, tu réussis dans { $success } % des cas, avec { reason-against } seulement dans { $other } %.
reason-keep-safer = Avec { reason-face }, tu réussis dans { $success } % des cas, avec { reason-against } seulement dans { $other } %.
reason-keep-richer = Avec { reason-face }, tu peux espérer { reason-worms }, avec { reason-against } { $other }.
reason-keep-weasel = Ces dés rapportent { reason-worms } en moyenne, relancer avec la belette { $other }.
reason-weasel = Relancer avec la belette rapporte { reason-worms } en moyenne, ces dés { $other }.
reason-weasel-failed = Ce lancer est nul ; avec la belette, tu réussis encore dans { $success } % des cas.
reason-accept = Accepter le lancer nul rapporte { reason-worms } en moyenne, relancer avec la belette { $other }.
reason-golden = Avec le dé doré, tu réussis dans { $success } % des cas, sans lui seulement dans { $other } %.
reason-golden-value = Avec le dé doré, tu peux espérer { reason-worms }, sans lui { $other }.
reason-no-golden = Sans le dé doré, tu réussis dans { $success } % des cas, avec lui seulement dans { $other } %.
reason-no-golden-value = Sans le dé doré, tu peux espérer { reason-worms }, avec lui { $other }.
reason-return = Rendre { the-specialist-object } rapporte { reason-worms }, rendre l’autre { $other }.
