## Learning and rules

learn = Apprendre
learn-new = Nouveau ici ? Apprends en cinq minutes
rules-title = Règles
why = Pourquoi ?
rule-more = La règle

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
turn-of = Au tour de { $name }
seconds-left = encore { $count } secondes
me = toi
on-this-device = sur cet appareil
is-bot = bot
stand-in = Un bot joue pour { $name }
left-for-good = { $name } a quitté la table. Un bot continue
was-removed = Exclusion de { $name }. Un bot prend sa place
voted-stand_in = { $name } voudrait qu’un bot joue pour { $other }
voted-remove = { $name } voudrait exclure { $other } de la partie
is-back = { $name } est de retour
away = absent
thinking = { $name } réfléchit…
away-is = { $name } s’est absenté
away-bot-in = Un bot prend le relais dans { $time }
away-no-bot = La partie attend
away-wait = Attendre encore
away-bot = Laisser jouer un bot
watching-you = Tu regardes
watching-play = Jouer aussi
watchers = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
watchers-are = Elles voient ce que tout le monde voit et ne peuvent rien déplacer.
pass-to = Passe l’appareil à { $name }
pass-here = { $name } est là
pass-device = Demander de passer l’appareil
skip-to-me = Passer à mon tour
skip-to-now = Rattraper le direct
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
stop-fail = sur un lancer nul
stop-lower = En prendre un plus petit
stopping-take = S’arrêter rapporte le { $tile } de la brochette
stopping-steal = S’arrêter permet de piquer le { $tile } à { $name }
stopping-hen = S’arrêter rapporte la mère poule de { $name } ; le { $tile } reste
stopping-no_worm = Rien pour l’instant : pas de ver
stopping-nothing_to_take = Rien pour l’instant : aucun Pickomino pour { $total }
stopping-exact_tile_missing = Rien pour l’instant : le { $total } n’est pas sur la brochette
weasel-reroll = Belette : relancer ces dés
accept-fail = Accepter le lancer nul
roll-failed = Aucune face nouvelle
roll-failed-weasel = Aucune face nouvelle. Utiliser la belette ?
rob-title = À qui prends-tu un ver grillé ?
return-title = Tu as deux spécialistes. Lequel abandonnes-tu ?
return-one = Rendre : { $specialist }
rob-protected = La mère poule protège les vers grillés de { $name }.
last-dice = Plus de lancer possible : arrête-toi
fail-sure = { $do ->
    [fail] Accepter le lancer nul ?
   *[stop] T’arrêter sur un lancer nul ?
}
fail-yes = { $do ->
    [fail] Accepter
   *[stop] M’arrêter quand même
}
fail-no = Continuer
power-canned_worm = remplace le ver manquant
power-hen = protège ta pile
power-raven = apporte un ver grillé
power-weasel = une relance par tour
power-golden_die = un neuvième dé
power-apple = des vers en plus à la fin

## What the pieces mean now

means-range = { $from } à { $to }
means-tile = { $you ->
    [yes] Tu l’obtiens avec un total de { $totals } et au moins un ver.
   *[no] { $name } l’obtient avec un total de { $totals } et au moins un ver.
}
means-tile-lit = S’arrêter maintenant le rapporte.
means-tile-turned = { $you ->
    [yes] Si ton lancer est nul, il est retourné face cachée.
   *[no] Si le lancer de { $name } est nul, il est retourné face cachée.
}
means-tile-down = Personne ne peut plus le prendre. Il reste face cachée jusqu’à la fin.
means-tile-held = { $you ->
    [yes] Il est dans ta pile.
   *[no] Il est dans la pile de { $name }.
}
means-on-tile = Le joueur qui prend ce Pickomino reçoit { the-specialist-object }.
means-below = { $count ->
    [one] Dessous : { $tiles }. Un Pickomino couvert est à l’abri.
   *[other] Dessous : { $tiles }. Les Pickominos couverts sont à l’abri.
}
means-no-tile = { $you ->
    [yes] Tu n’as pas encore de Pickomino.
   *[no] { $name } n’a pas encore de Pickomino.
}
means-steal = { $you ->
    [yes] Les autres peuvent piquer ton { $tile } avec un total d’exactement { $tile }.
    [nobody] Les autres peuvent piquer le { $tile } de { $name } avec un total d’exactement { $tile }.
   *[no] Avec un total d’exactement { $tile }, tu piques le { $tile } à { $name }.
}
means-loot = { $you ->
    [yes] Le voleur prendrait aussi { the-specialist-object }.
    [nobody] Le voleur prendrait aussi { the-specialist-object }.
   *[no] Tu prendrais aussi { the-specialist-object }.
}
means-hen = { $you ->
    [yes] Ta mère poule protège ton { $tile } : un voleur n’emporte que la mère poule, le { $tile } reste.
    [nobody] La mère poule protège le { $tile } de { $name } : un voleur n’emporte que la mère poule, le { $tile } reste.
   *[no] La mère poule protège le { $tile } de { $name } : avec exactement { $tile }, tu obtiens la mère poule et le { $tile } reste.
}
means-safe = Personne ne peut piquer le { $tile }.
means-failing = { $you ->
    [yes] En cas de lancer nul : { $parts }.
   *[no] Si le lancer de { $name } est nul : { $parts }.
}
means-failing-free = { $you ->
    [yes] Un lancer nul ne te coûterait rien en ce moment.
   *[no] Un lancer nul ne coûterait rien à { $name } en ce moment.
}
cost-returned = { $you ->
    [yes] tu perds le { $tile }
   *[no] le { $tile } est remis sur la brochette
}
cost-put_back = { the-specialist-object } revient sur le { $tile }
cost-left = { the-specialist-object } quitte la partie
cost-turned = le { $tile } est retourné face cachée
cost-hen = { $you ->
    [yes] tu perds la mère poule et tu gardes le { $tile }
   *[no] la mère poule s’en va, le { $tile } reste
}
means-score = { worm-count } : { $parts }.
means-score-tiles = { $count } sur les Pickominos
means-score-extra = { $count } pour { the-specialist-object }
means-extra = { $count ->
    [one] Elle vaut un ver à la fin.
   *[other] Elle vaut { $count } vers à la fin.
}
means-weasel-used = Elle a déjà servi ce tour-ci.
means-weasel-ready = Elle peut encore servir ce tour-ci.
means-hen-mine = La mère poule protège ton { $tile } : en cas de lancer nul, tu perds la mère poule à la place.
means-hen-idle = { $you ->
    [yes] Tu n’as rien à protéger : la mère poule reste avec toi même après un lancer nul.
   *[no] { $name } n’a rien à protéger : la mère poule reste là même après un lancer nul.
}
means-bratworms = Chaque ver grillé compte pour un ver à la fin.
means-bratworms-safe = Tant qu’il en reste dans la réserve, personne n’en prend à un joueur.
means-bratworms-hen = La mère poule les protège.
means-bratworms-open = La réserve est vide : le prochain est pris à un joueur.
means-supply = Tu en reçois un quand tu mets de côté au moins deux 1 d’un coup, ou quand tu prends le Pickomino du corbeau.
means-keep = { $dice } : { $before } + { $adds } = { $total }
means-keep-then = Ensuite : { $words }
means-used = Cette face est déjà de côté. On ne peut plus la choisir ce tour-ci.
means-next-total = Le prochain total qui donne un Pickomino de la brochette est { $total }.
means-roll = Si aucune face nouvelle ne sort, le lancer est nul.
means-first-roll = Le premier lancer d’un tour n’est jamais nul.
means-clock = { $count ->
    [one] Encore { $count } seconde pour ce tour
   *[other] Encore { $count } secondes pour ce tour
}

## The log

game-begins = La partie commence
earlier-moves = Tu pourras revoir les coups précédents après la partie
what-happened = Ce qui s’est passé
show-all = Montrer tout ce qui s’est passé
turn-worms = { $text }, { worm-count }
turn-lost = { $text }. { $lost }
set-aside-sum = de côté, { $total } en tout
fold-log = Replier l’historique
supply = { $count } dans la réserve
actions = Actions
other-device = Jouer aussi sur un autre appareil
other-device-is = Ouvre ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois.
other-device-link = Créer un lien
devices = Tes appareils
device-this = Cet appareil
device-unnamed = Un appareil sans nom
device-used = Dernière utilisation le { $day }
device-sign-out = Déconnecter
device-sign-out-spoken = Déconnecter { $label }
devices-sign-out-others = Déconnecter tous les autres appareils
your-data = Tes données
your-data-download = Télécharger tout ce qui me concerne
your-data-delete = Supprimer tout ce qui me concerne
delete-title = Supprimer tout ce qui te concerne ?
delete-what = Ton nom, tes appareils et la liste de tes parties sont supprimés de ce serveur. Personne ne peut revenir en arrière.
delete-bots = Les parties que tu as jouées seulement avec des bots sont supprimées aussi.
delete-running = Dans les parties en cours avec d’autres personnes, un bot continue à jouer sous ton nom.
delete-finished = Les parties terminées avec d’autres personnes gardent ton nom. Sans lui, personne ne pourrait plus vérifier leurs dés.
delete-download = Si tu veux garder quelque chose, télécharge-le d’abord.
delete-yes = Tout supprimer
delete-no = Tout garder
delete-done = Tout ce qui te concerne est supprimé de ce serveur.
hint-legend = Ce que disent les nombres
hint-win = chances de gagner
hint-margin = vers · risque
hint-win-spoken = { $chance } de chances de gagner
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
react = Réagir
back = Retour

## Home and creating a table

tagline = Lance les dés, attrape des vers, ne sois pas trop gourmand. De deux à sept joueurs, avec ou sans bots.
play-now = Jouer tout de suite
play-against = Toi contre { $names }
play-friends = Jouer entre amis
create-table = Ouvrir une table
your-name = Ton nom
name-hint = ce que voient les autres
join-code = Rejoindre avec un code
join = Rejoindre
daily-title = Défi du jour
daily-invite = Les mêmes dés pour tout le monde. Tu as un essai aujourd’hui.
daily-running = Ton essai est encore ouvert. Continue !
daily-done = Tu as joué aujourd’hui : { $worms ->
    [one] 1 ver
   *[other] { $worms } vers
}. À demain !
daily-given-up = Tu as abandonné l’essai d’aujourd’hui. Un nouveau t’attend demain.
daily-over = Pas fini à temps : les dés de ce défi ont été révélés.
my-tables = Parties en cours
public-tables = Tables publiques
no-public-tables = Aucune table publique en ce moment. Ouvres-en une !
my-games = Mes parties
my-statistics = Mes statistiques
all-my-games = Toutes mes parties
game-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $players }
replay-of = Revoir la partie avec { $names } du { $day }
more = Plus
replay = Revoir
verify = Vérifier
settings = Réglages
independent = Une réalisation indépendante du jeu de dés de Reiner Knizia, édité par Zoch. Toutes les images sont les nôtres.
edition = Version
edition-original = Originale
edition-original-is = Seize Pickominos et huit dés : le classique.
edition-specialists = Avec spécialistes
edition-specialists-is = Deux Pickominos de plus, six spécialistes avec des pouvoirs, et des vers grillés.
bot-level = Niveau
level-of = Niveau de { $name }
levels-differ = chacun joue à son niveau
choose-opponents = Choisir les adversaires
opponents-count = { $count ->
    [one] { $count } adversaire
   *[other] { $count } adversaires
}
shuffle = Mélanger
other-bots = Autres bots
seats = Places
seats-is = Personnes et bots compris. Tu peux mettre des bots aux places libres.
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
table-public-is = Tout le monde sur ce serveur voit la table dans la liste et peut s’y asseoir.
table-hints = Autoriser l’affichage des chances
table-hints-is = Une ampoule montre à tous ce que vaut chaque choix. Personne n’en tire avantage.
table-typed = Lancer de vrais dés et les saisir
table-confirm_fail = Confirmer avant un arrêt sur un lancer nul
table-confirm_fail-is = Si t’arrêter ne te donne rien, tu dois confirmer, et tu vois ce que cela coûte.
option-steal = Piquer
option-steal-is = Si ton total est exactement le Pickomino au sommet de la pile d’un autre : tu dois le piquer, ou tu peux en prendre un plus petit sur la brochette.
option-steal-required = Obligatoire
option-steal-optional = Facultatif
option-returned_highest = Pickomino rendu
option-returned_highest-is = Après un lancer nul, le plus grand Pickomino de la brochette est retourné face cachée. Ici, tu décides ce qui se passe si c’est celui qui vient d’être rendu.
option-returned_highest-stays = Reste visible
option-returned_highest-turned = Peut être retourné
option-golden_die = Dé doré
option-golden_die-is = Les faces du dé doré : trois 1 et trois vers, ou celles des dés blancs.
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
vibration = Vibration
motion = Mouvement
motion-auto = Comme l’appareil
motion-off = Réduit
speed = Rythme du jeu
speed-about = Combien de temps les lancers et les choix des autres restent visibles sur cet appareil. Chacun choisit son rythme.
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide
speed-instant = Instantané
speed-is = Rythme : { $pace }
notify = Préviens-moi quand c’est à moi
notify-ask = Veux-tu une notification quand c’est ton tour ?
notify-yes = Oui, préviens-moi
notify-no = Non merci
reactions = Réactions des autres
reactions-of = Réactions de { $name }
mute = Masquer les réactions de { $name }
unmute = Afficher les réactions de { $name }

## Waiting room

table-of = Table { $code }
against = Contre { $names }
invite = Inviter d’autres joueurs
invite-text = Viens jouer à ma table !
invite-watch = Inviter quelqu’un à regarder
invite-only-here = Ce lien ne marche que sur cet ordinateur. Pour que les téléphones de ton réseau puissent jouer, lance le jeu avec { $command }.
code-is = Code de cette table
link = Lien vers cette table
share-link = Partager le lien
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
facts-title = Ce qui se joue ici
facts-more = Tous les autres réglages
facts-seconds = { $count ->
    [one] { $count } seconde par tour. Ensuite, un bot joue.
   *[other] { $count } secondes par tour. Ensuite, un bot joue.
}
facts-days = { $count ->
    [one] { $count } jour par tour. Ensuite, un bot joue.
   *[other] { $count } jours par tour. Ensuite, un bot joue.
}
facts-dice-fair = Le serveur lance les dés. Après la partie, chacun peut vérifier tous les lancers.
facts-dice-typed = De vrais dés : on les lance et on saisit le résultat.
facts-watch = D’autres peuvent regarder
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
host = invite
starting = On secoue les dés…
starting-is = Chaque appareil ajoute une pincée de chance, pour que personne ne puisse choisir les lancers.
starting-waits = On attend encore { $names }.
table-abandoned = Cette table a été fermée.

## Menu, connection and typed dice

menu = Menu
hint = Montrer les chances
close = Fermer
loading = Un instant…
go-home = Accueil
table-unknown = Cette table n’existe pas, ou tu n’y as pas accès.
sent-away = Tu ne peux plus voir cette table.
keys-help = Touches : 1 à 5 et w mettent des dés de côté, r lance, s arrête, h montre les chances, p change le rythme.
link-open = connecté
link-connecting = connexion en cours
link-lost = non connecté
link-closed = non connecté
alarm-title = Ne te fie pas aux dés de cette table
alarm-table = Le serveur montre soudain une autre table sous ce lien.
alarm-commitment = Le serveur a changé le secret qu’il avait fixé avant la partie.
alarm-share = Le serveur a écarté le nombre aléatoire de cet appareil.
alarm-list = Le serveur a lancé une autre partie que celle qu’il avait annoncée.
alarm-dropped = Le serveur a accepté le nombre aléatoire de cet appareil, puis l’a écarté.
alarm-rewritten = Le serveur a changé après coup ce qu’il avait dit à cet appareil.
alarm-daily = Ce n’est pas le défi de ce jour-là, qui est le même pour tout le monde.
alarm-shown = Le serveur montre ici autre chose que ce qu’il écrit dans l’enregistrement.
alarm-withheld = Cet appareil garde son nombre aléatoire pour lui.
share-missing = Le nombre aléatoire de cet appareil n’est pas arrivé à temps pour les dés. La partie continue sans lui.
connection-lost = Pas de connexion
connection-lost-more = La connexion est perdue. Chaque coup que tu as joué est enregistré ; on réessaie et on continue dès que possible.
while-away = Pendant ton absence
all-right = D’accord
bot-plays-for-you = Un bot joue pour toi.
take-back = Reprendre la main
hand-over = Laisser un bot jouer pour moi
vote-title = Si quelqu’un bloque la partie
vote-is = Plus de la moitié des autres doivent être d’accord. La personne remplacée par un bot peut reprendre sa place à tout moment.
vote-call-bot = Laisser un bot jouer pour { $name }
vote-call-removal = Exclure { $name } de la partie
vote-stand_in = Un bot doit-il jouer pour { $name } ? Voix : { $votes } sur { $needed }.
vote-remove = Exclure { $name } de la partie ? Voix : { $votes } sur { $needed }.
vote-on-you-stand_in = Les autres voudraient qu’un bot joue pour toi ({ $votes } sur { $needed }). Il te suffit de jouer.
vote-on-you-remove = Les autres voudraient t’exclure de la partie ({ $votes } sur { $needed }).
vote-agree = D’accord
vote-withdraw = Retirer ma voix
leave-seat = Quitter la partie
leave-sure = Un bot prendra ta place pour de bon. Quitter ?
leave-ends = Personne d’autre ne joue, la partie s’arrête donc ici. Quitter ?
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
offline-title = Tu es hors ligne
offline-more = Les règles et les leçons marchent sans connexion. Tes parties sont en sécurité sur le serveur : chaque coup que tu as joué est enregistré, et tu continues dès que tu es de nouveau en ligne.
new-version = Nouvelle version – recharger
install-app = Installer l’application
install-ios = Pour l’installer, touche « Partager », puis « Sur l’écran d’accueil ».
launch-title = Ouvrir ce lien ?
launch-more = Il mène ailleurs qu’à cette table. La partie reste comme elle est, et tu peux revenir à tout moment.
launch-open = Ouvrir
launch-stay = Rester ici
error-offline = Le serveur ne répond pas. Es-tu en ligne ?
try-again = Réessayer
needs-script = Cette page a besoin de JavaScript.

## The end of a game

you-won = Tu as gagné !
end-behind = { $count ->
    [one] Il ne te manquait qu’un ver. Si près du but !
   *[other] Il te manquait { $count } vers.
}
end-you = toi
worm-unit = { $count ->
    [one] ver
   *[other] vers
}
tie-highest_tile = Égalité : le plus grand Pickomino a décidé.
tie-shared = Égalité et personne n’a de Pickomino : la victoire est partagée.
play-again = Rejouer
share-result = Partager le résultat
shared-saved = Image enregistrée
shared-saved-copied = Image enregistrée, lien copié
next-waits = La prochaine partie t’attend.
watch-next = Regarder la prochaine partie
follow-now = Rejoindre
follow-stay = Rester ici
follow-title = { $count ->
    [one] La prochaine partie va commencer. Tu la rejoins dans une seconde.
   *[other] La prochaine partie va commencer. Tu la rejoins dans { $count } secondes.
}
series = Série
series-after = { $count ->
    [one] Série après 1 partie
   *[other] Série après { $count } parties
}
series-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
rematch-title = Partie { $game }
rematch-in = { $count ->
    [one] Début dans 1 seconde
   *[other] Début dans { $count } secondes
}
rematch-is = La partie commence dès que tout le monde est là. Les retardataires ne jouent pas.
rematch-here = présent
rematch-absent = pas encore là
rematch-not = Pas cette fois
dice-checking = Vérification des dés…
dice-verified = Dés vérifiés : { $rolls ->
    [one] le lancer est juste.
   *[other] les { $rolls } lancers sont justes.
}
dice-verified-seen = Dés vérifiés : { $rolls ->
    [one] le lancer est juste, et l’enregistrement correspond à la partie que tu as vue.
   *[other] les { $rolls } lancers sont justes, et l’enregistrement correspond à la partie que tu as vue.
}
dice-as-seen = L’enregistrement correspond à la partie que tu as vue.
dice-failed = Cet enregistrement n’est pas fiable
dice-cut_off = Il manque la fin de la partie dans l’enregistrement
dice-unproven = Les dés n’ont pas pu être vérifiés entièrement.
dice-unavailable = Les dés ne sont pas encore vérifiés.
dice-untold = Le serveur ne dit pas tout ce qui s’est passé dans la partie.
dice-details = Détails
game-given-up = Cette partie a été abandonnée.
verify-dice = Vérifier les dés
download = Enregistrement

## Records

note-left_out = Aucun nombre aléatoire n’est arrivé à temps de { $names }. Toute personne connaissant le secret du serveur aurait ainsi pu choisir entre au moins { $games } parties.
note-daily = Les dés d’un défi du jour sont les mêmes pour tout le monde, donc personne n’ajoute de nombre aléatoire. La personne qui gère le serveur a pu connaître ces dés à l’avance, mais pas les changer.
note-server_alone = Aucun joueur n’a ajouté de nombre aléatoire : le serveur a décidé seul de ces dés.
note-given_up = La partie a été abandonnée. Tout est juste jusque-là.
note-saw_part = Cet appareil a vu { $seen } lignes sur { $moves }. Il ne peut pas comparer les autres.
note-not_there = Cet appareil n’était pas là : il n’a rien à comparer. Compare l’empreinte avec quelqu’un qui y était.
note-not_kept = Ce navigateur n’enregistre rien. Si tu fermes ou recharges la page, il oublie ce qu’il a vu de la partie.
fingerprint = Empreinte de cette partie
fingerprint-is = Si tes amis voient la même, tout le monde a vu la même partie.
fingerprint-copy = Copier

## Tips for the first game

tips = Conseils pour la première partie
tip-off = Ne plus afficher de conseils
tip-ok = Compris
tip-roll = À toi : lance les huit dés. À la fin, le joueur qui a le plus de vers gagne.
tip-keep = Choisis une face : tous les dés qui la montrent sont mis de côté. Chaque face une seule fois par tour.
tip-worm = Pas encore de ver. Sans ver, tu n’as rien.
tip-low = { $total } ne suffit pas encore. Continue.
tip-nothing = Tu ne peux plus lancer, et ces dés ne donnent rien. T’arrêter est un lancer nul.
tip-take = { $more ->
    [yes] Arrête-toi et le { $tile } est à toi. Ou lance encore.
   *[no] Arrête-toi et le { $tile } est à toi.
}
tip-steal = Le { $total } est au sommet chez { $name } : arrête-toi et tu le piques.
tip-hen = { $name } a la mère poule. Si tu t’arrêtes, tu n’as qu’elle.
tip-failed = Lancer nul : le Pickomino du dessus est remis. Puis le plus grand de la brochette est retourné, sauf si c’est celui qui vient d’être remis.
tip-stolen = { $name } a piqué un Pickomino. Seul le sommet d’une pile est en danger.
tip-return = Personne ne garde deux spécialistes : choisis lequel tu rends.
tip-rob = La réserve est vide : choisis à qui tu prends le ver grillé.

## What the server refuses, by the code of the protocol

refused-bad_message = Cette demande n’a pas été comprise.
refused-too_large = C’est trop grand.
refused-too_fast = Trop vite. Attends un instant.
refused-protocol_unknown = Cette page est périmée. Recharge-la.
refused-not_greeted = La connexion ne s’est pas bien établie. Recharge la page.
refused-token_unknown = Cet appareil n’est plus reconnu ici.
refused-banned = L’administrateur de ce serveur a bloqué ton accès.
refused-link_unknown = Ce lien n’est pas valable ou a déjà servi.
refused-bad_origin = Cette page n’appartient pas à ce serveur.
refused-bad_host = Ce serveur n’est pas connu sous ce nom. Son administrateur peut autoriser ce nom avec --allow-host.
refused-unknown_table = Cette table n’existe pas, ou tu n’y as pas accès.
refused-name_forbidden = Ce nom n’est pas autorisé ici. Choisis-en un autre.
refused-not_your_seat = Ce n’est pas ta place.
refused-owner_only = Seul l’hôte peut faire cela.
refused-too_many_tables = Tu as trop de tables. Finis-en une d’abord.
refused-too_many_seats = Tu as une place à trop de tables publiques. Quittes-en une ou attends un peu.
refused-too_many_connections = Trop de connexions depuis ton réseau.
refused-too_many_identities = Trop de nouveaux joueurs depuis ton réseau. Attends un peu.
refused-daily = Pas dans le défi du jour : tout le monde y joue de la même façon, en solo et une seule fois.
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
refused-no_vote = Ce vote n’est pas possible maintenant.
refused-vote_too_early = Attends encore un peu avant de voter.
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
refused-log_full = Il y a eu trop de changements à cette table. Ouvres-en une nouvelle.
refused-table_unreadable = Le serveur ne peut pas lire cette table pour le moment. Rien n’est perdu.
refused-store_full = Le disque du serveur est plein. Rien n’a été modifié. Réessaie plus tard.
refused-store_unavailable = Le serveur ne peut rien enregistrer pour le moment. Rien n’a été modifié. Réessaie.
refused-broken = Quelque chose a mal tourné sur le serveur. Rien n’a changé.

## More exact reasons of the server; clients add the capital letter and the full stop

server-banned = l’administrateur de ce serveur a bloqué ton accès : { $reason }
server-bot = il n’y a pas de bot { $bot } ; il y a { $known }
server-character = le personnage { $character } n’existe pas ; il y a { $known }
server-connections = tu as trop de connexions ouvertes
server-over = la partie est terminée
server-daily = seul le serveur lance un défi du jour
server-daily-over = les dés de ce défi sont désormais révélés, ton essai est terminé
server-own-seat = pour libérer ta propre place, quitte-la
server-players = il faut au moins { $least } joueurs
server-public-tables = tu peux avoir { $most } tables publiques ouvertes à la fois
server-record = l’enregistrement est disponible quand la partie est finie ou abandonnée
server-record-slow = l’enregistrement n’a pas pu être rejoué à temps
server-card = l’image du résultat est disponible quand la partie est finie
server-removal = pendant la partie, les autres votent là-dessus
server-request = la demande n’est pas valable : { $problem }
server-seat-none = tu n’as pas de place à cette table
server-spectator = sans nom, tu peux seulement regarder
server-stand-in = un bot joue déjà pour toi
server-token = l’en-tête Authorization doit être Bearer TOKEN
server-vote-alone = pour exclure quelqu’un, il faut l’accord de deux autres
server-vote-bot = un bot joue à cette place
server-vote-given = tu as déjà voté ainsi
server-vote-own = tu ne peux pas voter à ton propre sujet
server-vote-turn = ce n’est pas son tour, ou un bot joue déjà à sa place
server-vote-wait = { $seconds ->
    [one] tu pourras voter dans 1 seconde
   *[other] tu pourras voter dans { $seconds } secondes
}
server-wait-given = tu as déjà choisi d’attendre pendant ce tour
server-wait-there = inutile d’attendre : cette personne est là, ou ce n’est pas son tour
