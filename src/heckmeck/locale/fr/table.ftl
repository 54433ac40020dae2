## Learning and rules

learn = Apprendre
learn-new = Nouveau ici ? Apprends en cinq minutes
rules-title = Règles
why = Pourquoi ?

## Tiles on the grill

tile-worms = { $worms ->
    [one] { $tile }, un ver
   *[other] { $tile }, { $worms } vers
}
tile-down = { $tile }, face cachée
tile-with = dessus : { $specialist }
tile-gone = { $tile }, déjà pris
tile-lit = s’obtient en s’arrêtant maintenant

## The table

grill = Brochette
players = Joueurs
dice = Dés
set-aside = De côté
label = { $name } : { $text }
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
face-used-spoken = { $dice } : face déjà prise ce tour-ci
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
stop-lower = Prendre plutôt un plus petit
stopping-take = S’arrêter rapporte le { $tile } de la brochette
stopping-steal = S’arrêter permet de piquer le { $tile } à { $name }
stopping-hen = S’arrêter rapporte la mère poule de { $name } ; le { $tile } reste
stopping-no_worm = Rien pour l’instant : pas de ver
stopping-nothing_to_take = Rien pour l’instant : aucun Pickomino pour { $total }
stopping-exact_tile_missing = Rien pour l’instant : le { $total } n’est pas sur la brochette
weasel-reroll = Belette : relancer ces dés
accept-fail = Accepter le lancer nul
roll-failed = Aucune face nouvelle
roll-failed-weasel = Aucune face nouvelle. La belette peut relancer ces dés.
rob-title = À qui prends-tu un ver grillé ?
return-title = Tu as deux spécialistes. Lequel rends-tu ?
return-one = Rendre : { $specialist }
rob-one = À { $name }
last-dice = Plus de lancer possible : arrête-toi

## The log

game-begins = La partie commence
earlier-moves = Tu pourras revoir les coups précédents après la partie
what-happened = Ce qui s’est passé
show-all = Montrer tout ce qui s’est passé
supply = { $count } dans la réserve
actions = Actions
hot-turn = À { $name } de jouer : passe l’appareil
other-device = Jouer aussi sur un autre appareil
other-device-is = Ouvre ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois.
other-device-link = Créer un lien
hint-legend = vers attendus · risque de lancer nul
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

## Home and creating a table

tagline = Lance les dés, attrape des vers, ne sois pas trop gourmand. De deux à sept joueurs, avec ou sans bots.
play-now = Jouer tout de suite
play-bots = Jouer contre trois bots
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
edition-original = Originale
edition-original-is = Seize Pickominos et huit dés : le classique.
edition-specialists = Avec spécialistes
edition-specialists-is = Deux Pickominos de plus, six personnages avec des pouvoirs, des vers grillés.
bot-level = Niveau des bots
seats = Places
bots-at-start = Bots
pace = Rythme
pace-relaxed = Tranquille
pace-relaxed-is = Sans limite de temps.
pace-lively = Vif
pace-lively-is = Une minute par tour.
pace-days = Jours
pace-days-is = Deux jours par tour.
more-options = Plus d’options
table-title = Nom de la table
table-public = La montrer dans la liste des tables publiques
table-hints = Autoriser l’affichage des chances
table-typed = Lancer de vrais dés et les saisir
option-steal = Piquer
option-steal-required = Obligatoire
option-steal-optional = Facultatif
option-returned_highest = Pickomino rendu
option-returned_highest-stays = Reste visible
option-returned_highest-turned = Peut être retourné
option-golden_die = Dé doré
option-golden_die-ones_and_worms = Des 1 et des vers
option-golden_die-standard = Comme les dés blancs
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
life-abandoned = fermée

## Settings

language = Langue
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
sound = Son
motion = Mouvement
motion-auto = Comme l’appareil
motion-off = Réduit
speed = Vitesse
speed-normal = Facile à suivre
speed-fast = Rapide
notify = Préviens-moi quand c’est à moi
reactions = Réactions des autres

## Waiting room

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
waiting-start = En attente de l’hôte…
table-abandoned = Cette table a été fermée.

## Menu, connection and typed dice

menu = Menu
hint = Montrer les chances
close = Fermer
loading = Un instant…
go-home = Accueil
table-unknown = Cette table n’existe pas, ou tu n’y as pas accès.
sent-away = L’hôte t’a retiré de la table.
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
close-table = Fermer cette table
type-title = Que montrent les dés ?
type-dice = { $left ->
    [0] Vérifie les dés
    [one] Encore { $left } dé : touche ce qu’il montre
   *[other] Encore { $left } dés : touche ce qu’ils montrent
}
type-golden = Et le dé doré ?
undo = Annuler
dice-are-right = Valider ces dés
error-offline = Le serveur ne répond pas. Es-tu en ligne ?
try-again = Réessayer
needs-script = Cette page a besoin de JavaScript.

## The end of a game

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

## Replay and verify

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
check-unproven = non prouvé
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
check-first-is = Le premier joueur doit être celui qui a été tiré au sort.
check-rolls = Tous les lancers
check-rolls-is = { $proven } lancers sur { $rolls } découlent du secret et des parts.
check-fault = Ligne { $line } : les dés montrent { $shown }, le lancer numéro { $number } doit montrer { $must }.

## Tips for the first game

tips = Conseils pour la première partie
tip-off = Ne plus afficher de conseils
tip-ok = Compris
tip-roll = À toi : lance les huit dés.
tip-keep = Choisis une face. Tous les dés qui la montrent sont mis de côté, et tu ne pourras plus la choisir ce tour-ci.
tip-worm = Tu n’as pas encore de ver. Sans ver, tu n’as rien.
tip-low = Avec { $total } points, tu n’as encore rien. Continue.
tip-nothing = Tu ne peux plus lancer, et ces dés ne donnent rien. T’arrêter compte comme un lancer nul.
tip-take = Tu pourrais t’arrêter et prendre le { $tile }. Ou lancer encore.
tip-steal = { $total }, c’est exactement le Pickomino au sommet chez { $name } : arrête-toi et tu le piques.
tip-hen = { $name } a la mère poule. Si tu t’arrêtes, tu n’as que la mère poule, et le Pickomino reste.
tip-failed = Aucune face nouvelle : lancer nul. Le Pickomino du dessus est remis sur la brochette. Puis le plus grand y est retourné face cachée, mais en général pas celui qui vient d’être remis.
tip-stolen = { $name } a piqué un Pickomino. Seul le sommet d’une pile est en danger.
tip-return = Personne ne garde deux spécialistes : choisis lequel est remis sur la brochette.
tip-rob = La réserve est vide, donc le ver grillé vient d’un autre joueur. Choisis lequel.

## What the server refuses, by the code of the protocol

refused-bad_message = Cette demande n’a pas été comprise.
refused-too_large = C’est trop grand.
refused-too_fast = Trop vite. Attends un instant.
refused-protocol_unknown = Cette page est périmée. Recharge-la.
refused-not_greeted = La connexion ne s’est pas bien établie. Recharge la page.
refused-token_unknown = Cet appareil n’est plus reconnu ici.
refused-banned = L’administrateur de ce serveur t’a bloqué.
refused-link_unknown = Ce lien n’est pas valable ou a déjà servi.
refused-bad_origin = Cette page n’appartient pas à ce serveur.
refused-bad_host = Ce serveur n’est pas connu sous ce nom. La personne qui l’exploite peut autoriser ce nom avec --allow-host.
refused-unknown_table = Cette table n’existe pas, ou tu n’y as pas accès.
refused-name_forbidden = Ce nom n’est pas autorisé ici. Choisis-en un autre.
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
refused-starting = La partie commence. Attends un instant.
refused-not_starting = Les nombres aléatoires ne se révèlent que pendant qu’une partie commence. Celui-ci vient trop tard ou trop tôt.
refused-commitment_given = Tu t’es déjà engagé pour ta part des dés.
refused-nonce_wrong = Ce n’est pas le nombre aléatoire de ton engagement.
refused-nonce_given = Ta part des dés est déjà révélée.
refused-hints_off = L’affichage des chances est désactivé à cette table.
refused-reactions_off = Pas de réactions à cette table.
refused-no_hint = Il n’y a rien à décider ici, donc pas de chances à montrer.
refused-too_many_hints = Tu as demandé les chances plusieurs fois de suite. Attends un instant.
refused-busy = Le serveur est très occupé en ce moment. Réessaie bientôt.
refused-not_found = Introuvable.
refused-not_allowed = Ce n’est pas permis.
refused-broken = Quelque chose a mal tourné sur le serveur. Rien n’a changé.

## More exact reasons of the server; clients add the capital letter and the full stop

server-banned = l’administrateur de ce serveur t’a bloqué : { $reason }
server-bot = il n’y a pas de bot { $bot } ; il y a { $known }
server-bot-removal = un bot ne peut être retiré qu’avant le début de la partie
server-connections = tu as trop de connexions ouvertes
server-over = la partie est terminée
server-own-seat = pour libérer ta propre place, quitte-la
server-players = il faut au moins { $least } joueurs
server-record = l’enregistrement est disponible quand la partie est finie ou abandonnée
server-record-slow = l’enregistrement n’a pas pu être rejoué à temps
server-request = la demande n’est pas valable : { $problem }
server-seat-none = tu n’as pas de place à cette table
server-spectator = sans nom, tu peux seulement regarder
server-stand-in = un bot joue déjà pour toi
server-token = l’en-tête Authorization doit être Bearer TOKEN
