## Playing and telling a game

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
console-returned = Le { $tile } est remis sur la brochette.
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
console-wins-highest = { $name } gagne : égalité en tête, le plus grand Pickomino, le { $tile }, décide.
console-wins-shared = { $names } se partagent la victoire : égalité, et aucun Pickomino pour les départager.
console-and = { $names } et { $last }
console-playing = { $edition ->
    [original] { $players } jouent à la version originale.
   *[specialists] { $players } jouent à la version avec spécialistes.
}
console-option-steal-optional = À cette table, personne n’est obligé de piquer : on peut prendre un Pickomino plus petit.
console-option-returned_highest-turned = À cette table, le plus grand Pickomino est retourné face cachée même s’il vient d’être rendu.
console-option-golden_die-standard = À cette table, le dé doré a les faces d’un dé blanc.
console-turn = Tour { $turn } · { $name }
console-over = La partie est finie.
console-stops = L’enregistrement s’arrête au tour { $turn } ; c’est à { $name } de jouer.
console-record = L’enregistrement est ici : { $path }
console-saved = Partie sauvegardée. Pour continuer : { $command }
console-by-hand = Tu joues maintenant pour { $names } : l’enregistrement ne nomme aucun bot connu ici, et un enregistrement ne lance jamais de programme. Pour laisser jouer un bot, nomme tout le monde : { $command }
console-bot-failed = { $why }. Un bot prudent continue pour { $name }.
console-aside = de côté { $dice } = { $total }
console-roll = { $count ->
    [one] lancer le dernier dé
   *[other] lancer { $count } dés
}
console-roll-golden = lancer { $count } dés et le dé doré
console-roll-white = lancer seulement les { $count } dés blancs
console-keep = mettre de côté { $dice } : { $total }
console-reroll = utiliser la belette : relancer ces dés
console-accept = accepter le lancer nul
console-rob = prendre un ver grillé à { $name }
console-return = rendre { the-specialist-object }
console-stop-no_worm = s’arrêter : lancer nul (pas de ver)
console-stop-fail = s’arrêter : lancer nul (rien à prendre)
console-stop-costs-tile = { $stop }, le { $tile } est remis sur la brochette
console-stop-costs-hen = { $stop }, la mère poule est rendue
console-stop-take = s’arrêter : prendre le { console-tile }
console-stop-steal = s’arrêter : piquer le { console-tile } à { $name }
console-stop-hen = s’arrêter : prendre la mère poule à { $name }
console-choose = Tu peux taper { $keys }, q ou ?.
console-not-now = Pas maintenant : { $reason } ({ $rule }).
console-not-understood = Je n’ai pas compris.
console-illegal = { $reason } ({ $rule }) ; permis : { $legal }
# What may be typed instead of a key, words separated by spaces.
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
    Tape la lettre ou le chiffre devant un coup, ou un mot, puis Entrée. Entrée
    seule lance les dés si c’est le seul coup possible.
      1 2 3 4 5 w   mettre de côté tous les dés de cette face
      r             lancer (les dés restants ; g : avec le dé doré)
      s             s’arrêter (l : prendre le Pickomino inférieur au lieu de piquer)
      a             encore : la belette relance ces dés
      f             accepter le lancer nul
      A1 … G3       expliquer cette règle
      q             quitter ; la partie est sauvegardée

## Reading the rules

rules-topics = Thèmes : { $topics }
rules-nothing = Les règles ne disent rien sur « { $word } ». Les thèmes sont { $topics }, et chaque règle de A1 à G3.
rules-also = Voir aussi les chapitres : { $topics }

## Odds

number = { $value }
odds-percent = { $percent } %
odds-unit = { $objective ->
    [tile] chance d’avoir un Pickomino
    [win] chance de gagner la partie
    [margin] avance moyenne en vers
   *[worms] nombre moyen de vers
}
odds-turn = { $edition ->
    [original] Version originale, tour { $turn } : à { $name } de jouer
   *[specialists] Version avec spécialistes, tour { $turn } : à { $name } de jouer
}
odds-everybody = Chances de gagner : { $chances }
odds-aside = de côté
odds-rolled = lancé
odds-moves = Coups · meilleur : { $value } ({ odds-unit })
odds-move = coup
odds-value = valeur
odds-wins = gagne
odds-success = réussite
odds-fail = échec
odds-gives-take = prendre le { console-tile }
odds-gives-steal = piquer le { console-tile } à { $name }
odds-gives-hen = prendre la mère poule à { $name }
odds-gives-fail = rien (lancer nul)
odds-or = { $one } ou { $other }
odds-ends = Comment se termine le tour
odds-end = fin
odds-chance = chance
odds-end-fail = lancer nul
odds-end-bratworm = { $end }, avec un ver grillé
odds-totals = Chances d’atteindre chaque total en ne visant que lui (avec un ver)
odds-total = total
odds-at-least = au moins
odds-exactly = exactement
odds-buys = donne ici
objective-unknown = il n’y a pas d’objectif « { $name } » ; il y a { $known }
train-extra = l’entraînement a besoin de numba ; installe heckmeck avec l’extra « fast »
train-piece = { $model }, étape { $step } : gagne { $share } % ± { $error } contre margin
train-stopped = Entraînement interrompu. Relance la même commande pour continuer.
train-stopped-cluster = Entraînement interrompu. Ce que le cluster était en train de calculer a été annulé ; relance la même commande pour continuer à partir des derniers points de reprise.
train-done = Les poids sont dans { $folder }.
training-damaged = { $file } n’est pas un point de reprise d’un entraînement
training-other = { $file } appartient à un entraînement avec d’autres réglages ; choisis un autre dossier
training-log-damaged = { $file } n’est pas le journal de cet entraînement ; choisis un autre dossier
training-program = { $file } a été commencé par heckmeck { $theirs }, pas par { $mine }, et un autre code peut entraîner autrement ; continue avec cette version-là ou choisis un autre dossier
training-older = { $file } a été commencé par une version plus ancienne que heckmeck { $mine }, et un autre code peut entraîner autrement ; continue avec cette version-là ou choisis un autre dossier
training-locked = un autre `heckmeck train` entraîne { $name } dans { $folder } ; attends qu’il ait fini ou choisis un autre dossier
training-unreadable = { $file } ne peut pas être lu : { $why }
training-unwritable = { $file } ne peut pas être écrit : { $why }
training-worker-died = un processus de calcul s’est arrêté, peut-être faute de mémoire ; la même commande continue à partir des derniers points de reprise, au besoin avec un plus petit nombre pour --jobs
training-cluster-killed = plusieurs workers du cluster se sont arrêtés en entraînant le même modèle, peut-être faute de mémoire
model-damaged = le modèle « { $name } » fourni avec heckmeck manque ou est endommagé ; réinstalle heckmeck
model-not-there = { $folder } ne contient pas de modèle « { $name } » intact de `heckmeck train`
models-not-there = « { $folder } » n’est ni un bot dont on peut mesurer le jeu ici, ni un dossier avec des modèles de `heckmeck train`
models-other-games = { $folder } ne contient pas de modèle pour les parties choisies ; il y a { $names }
models-not-common = { $one } et { $other } n’ont pas de modèles pour les mêmes parties ; il n’y a donc rien à jouer
solve-over = la partie est finie ; il n’y a pas de tour à calculer
solve-no-choice = il n’y a rien à décider ici
solve-other-turn = cet état ne fait pas partie du tour calculé
solve-no-move = { $move } n’est pas un coup à l’intérieur d’un tour

## Figures

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
    [original] { arena-game-count }, version originale
   *[specialists] { arena-game-count }, version avec spécialistes
}

## Matches and tournaments

arena-games = parties
arena-bot = bot
arena-wins = victoires %
arena-interval = intervalle à 95 %
arena-fair = attendu %
arena-rating = cote
arena-averages = Moyennes par partie
arena-score = vers
arena-failed = lancers nuls
arena-steals = vols
arena-time = temps par coup
arena-against = contre { $place }
arena-game-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
arena-seating-count = { $seatings ->
    [one] { $seatings } placement
   *[other] { $seatings } placements
}
arena-block-count = { $blocks ->
    [one] { $blocks } bloc de { arena-seating-count }
   *[other] { $blocks } blocs de { arena-seating-count }
}
arena-played = { $edition ->
    [original] { arena-game-count } en { arena-block-count }, version originale, graine { $seed } ; { $turns } tours par partie, la plus longue { $longest }.
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
arena-slow = Le calcul compilé des chances n’est pas installé : ce sera lent. Installe-le avec « make setup » dans un clone, ou avec l’extra « fast » de heckmeck.
arena-alone = Un seul bot joue ici : il n’y a rien à comparer.
arena-forfeits = { $bot } a perdu { arena-game-count } par forfait :
arena-stopped = Arrêté après { $done } sur { arena-game-count }.
arena-stopped-kept = Arrêté après { $done } sur { arena-game-count } ; la même commande continue.
match-size = un match oppose de { $least } à { $most } bots, pas { $given }
match-seconds = le temps d’un coup est un nombre de secondes supérieur à 0, pas { $given }
match-directory = { $path } n’est pas utilisable : { $why }
match-worker-died = un processus de calcul s’est arrêté, peut-être faute de mémoire ; essaie un plus petit nombre pour --jobs
match-line = { $where }: cette ligne n’est pas un bloc de match
match-unlike = le bloc { $block } s’est terminé autrement quand il a été rejoué pour ses enregistrements : un bot ne se répète pas ; choisis un autre dossier
match-description = { $path } ne décrit pas un match
match-other = { $directory } contient un autre match, différent par { $keys } ; choisis un autre dossier
cluster-extra = --cluster a besoin de Dask ; installe-le avec : pip install 'heckmeck[cluster]'
cluster-address = « { $address } » n’est pas une adresse comme 192.168.0.10:8786
cluster-tls = l’adresse { $address } ne va pas avec les réglages TLS de Dask (distributed.comm) : tls:// demande un certificat, et require-encryption demande tls://
cluster-silent = aucun ordonnanceur Dask ne répond à l’adresse { $address }
cluster-lost = la connexion à l’ordonnanceur Dask { $address } est perdue ; avec --out, la même commande continue, avec ou sans cluster
cluster-empty = le cluster Dask { $address } n’a aucun worker ; démarres-en avec : dask worker { $address } --nthreads 1
cluster-stranger = la machine { $machine } du cluster ne peut pas exécuter heckmeck { $mine } : { $why }
cluster-version = la machine { $machine } du cluster a heckmeck { $theirs } et non { $mine } ; installe la même version sur toutes les machines
cluster-slow = il manque à la machine { $machine } du cluster le calcul compilé des chances ; installes-y heckmeck avec l’extra « fast »
cluster-bot = la machine { $machine } du cluster ne peut pas jouer : { $why }
cluster-killed = plusieurs workers du cluster se sont arrêtés en jouant les mêmes parties, peut-être faute de mémoire

## Mesures

measure-extra = les mesures ont besoin de numba ; installe heckmeck avec l’extra « fast »
measure-stopped = Interrompu : { $done } sur { $count } mesures terminées.
measure-edition = { $edition ->
    [original] Version originale
   *[specialists] Version avec spécialistes
}
measure-kind = { measure-edition }, { $players } joueurs
measure-sample = { measure-kind } : { arena-game-count } avec { $positions } positions, graine { $seed }
measure-seats = { measure-edition }, par place : { arena-game-count } par ligne, graine { $seed }
measure-forecast = prévision
measure-champion = champion
measure-expert = expert
measure-guess = au hasard
measure-log-loss = perte log
measure-brier = Brier
measure-behind = retard sur champion
measure-error = écart %
measure-by-chance = par hasard %
measure-range = modèle %
measure-said = moyenne %
measure-happened = gagné %
measure-count = nombre
measure-players = joueurs
measure-won = victoires %
measure-model = modèle %
measure-games = version et joueurs
measure-match = { $one } contre { $other } à toutes les autres places : { arena-game-count } par ligne, graine { $seed }
measure-unfinished = { $count ->
    [one] Une partie a été interrompue après { $turns } tours et compte comme perdue.
   *[other] { $count } parties ont été interrompues après { $turns } tours et comptent comme perdues.
}
measure-options = Joué avec { $options }.
measure-trained = { $name } a été entraîné avec { $options } : { $models }
measure-ahead = Un champion anticipe un tour de plus : { arena-game-count } par ligne, graine { $seed }
measure-ahead-legend = ms : millisecondes par tour pour juger ses issues, avec et sans anticiper.
measure-equal = égal %
measure-ahead-time = ms
measure-plain-time = ms sans
measure-endgames = { measure-kind }, graine { $seed }
measure-solved = Positions de fin de partie résolues : { $solved } sur { $looked }.
measure-solved-fewer = Positions de fin de partie résolues : { $solved } sur { $looked } ; demandées : { $wanted }.
measure-endgames-legend = Écart avec la chance exacte, en points de pourcentage : moyenne et pire cas.
measure-endgames-interval = ± : intervalle à 95 % de la moyenne de toutes, à partir de { $count } positions.
measure-endgames-lost = Perdu : en jouant un tour selon le modèle.
measure-positions = positions
measure-tiles = Pickominos
measure-turn-later = un tour après
measure-lost = perdu
measure-all = toutes
measure-worst = pire cas
plot-calibration-said = chances de gagner prévues (%)
plot-calibration-happened = victoires réelles (%)
plot-calibration-legend = Traits : intervalles à 95 %. Barres : combien de fois c’était prévu.
plot-seats = victoires au-delà d’une part égale, en points de pourcentage
plot-seats-players = nombre de joueurs
plot-seats-legend = Chiffres : les places dans l’ordre du jeu, avec intervalles à 95 %. Traits horizontaux : ce que prévoit le modèle avant le premier tour.

## Bots that cannot play

bot-unknown = il n’y a pas de bot « { $name } » ; il y a { $known }, et des programmes : cmd:COMMANDE
bot-offered = le bot « { $name } » de { $origin } ne démarre pas : { $why }
bot-not-text = le nom d’un bot doit être du texte, pas { $name }
bot-command = « { $name } » n’est pas une commande : { $why }
bot-no-command = après « { $prefix } » vient la commande d’un bot
bot-no-program = il n’y a pas de programme « { $program } » pour le bot « { $name } »
bot-crashed = { $name } a planté : { $why }
bot-illegal = { $name } a répondu { $move }, ce qui n’est pas permis ici
bot-other-plan = { $name } a planifié un autre tour que celui-ci
# What follows the name of a bot that forfeits.
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

## Checking a record

verify-verdict = { $verdict ->
    [verified] { $file }: vérifié : { $counts }
    [cut_off] { $file }: TRONQUÉ, vérifié jusqu’ici seulement : { $counts }
    [unproven] { $file }: impossible à vérifier : { $counts }
    [failed] { $file }: NON vérifié, les dés ou l’enregistrement sont faux : { $counts }
   *[broken] { $file }: NON vérifié, l’enregistrement est endommagé
}
verify-moves = { $count ->
    [one] { $count } coup permis
   *[other] { $count } coups permis
}
verify-counts = { verify-moves }, lancers justes : { $matching } sur { $rolls }
verify-unchecked = { $rolls ->
    [one] { verify-moves }, { $rolls } lancer non vérifié
   *[other] { verify-moves }, { $rolls } lancers non vérifiés
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
verify-daily = ce sont les dés du jour, les mêmes pour tout le monde : qui gère le serveur a pu les connaître à l’avance, mais pas les changer
verify-daily-secret = le secret du { $day } est révélé le { $when } ; avant cela, aucun lancer ne peut être vérifié
verify-daily-overdue = le secret du { $day } devait être révélé le { $when }, mais il manque dans cet enregistrement ; récupère l’enregistrement encore une fois, et s’il manque toujours, le serveur le garde pour lui
verify-not-daily = ce n’est pas le défi du { $day } : la version est fixée, il n’y a pas d’options et le premier joueur commence
verify-day = day doit être une date comme "2026-11-17", pas { $given }
verify-daily-players = un défi du jour se joue à { $players }, pas à { $given }
verify-first-agreed = le premier joueur n’a pas été tiré au sort : d’après la liste publiée avant la partie, la place { $seat } commence
verify-first = first vaut "drawn" ou manque, pas { $given }
verify-first-seat = first est le numéro d’une place ou manque, pas { $given }
verify-secret = le secret n’est pas révélé, donc aucun lancer ne peut être vérifié
verify-not-committed = le secret n’est pas celui de l’engagement : son SHA-256 est différent
verify-lot = la place { $seat } commence, mais le sort est tombé sur la place { $lot }
verify-agreed = la place { $seat } commence, mais d’après la liste c’est la place { $lot }
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
verify-key = meta.dice a une clé inconnue { $key }
verify-seats = seats est une liste avec une entrée pour chacune des { $seats } places
verify-seat = l’entrée de la place { $seat } n’est ni celle d’une personne ni celle d’un bot : { $given }
verify-nonce-wrong = le nombre aléatoire de la place { $seat } n’est pas celui de son engagement
verify-given-up-value = given_up vaut true ou manque, pas { $given }
verify-given-up-finished = l’enregistrement dit la partie abandonnée, mais elle est finie
verify-given-up = la partie a été abandonnée ici
verify-cut-off = la fin de la partie manque, et l’enregistrement ne prouve pas qu’elle a été abandonnée
verify-left-out = { $count ->
    [one] { $count } personne n’a pas révélé son nombre aléatoire et a été laissée de côté ; qui connaissait le secret et se tenait derrière cette place pouvait choisir entre au moins { $games } parties
   *[other] { $count } personnes n’ont pas révélé leurs nombres aléatoires et ont été laissées de côté ; qui connaissait le secret et se tenait derrière ces places pouvait choisir entre au moins { $games } parties
}
verify-alone = sans comparaison avec ce qu’un joueur a gardé, un enregistrement montre seulement qu’il est cohérent
verify-digest = l’empreinte ne correspond pas : une ligne, une décision ou un nom a été changé, ajouté ou retiré
verify-no-digest = l’empreinte manque, alors que la partie est terminée
verify-digest-seen = l’empreinte n’est pas celle que ton appareil a vue
verify-other-method = ce n’est pas la méthode avec laquelle la partie a été jouée
verify-setup = les places, les noms ou les options ne sont pas ceux fixés avant que les nombres aléatoires soient révélés
verify-own-nonce = ton propre nombre aléatoire manque à la place { $seat }, alors que le serveur l’a accepté
verify-no-share = aucun de tes nombres aléatoires n’a compté, parce qu’il est arrivé trop tard ou que le serveur l’a laissé de côté : rien ne te montre que les dés n’ont pas été choisis
verify-start-seen = la partie a commencé autrement sur ton appareil
verify-line-seen = ce n’est pas le coup que ton appareil a vu
verify-fewer-lines = l’enregistrement compte { $moves } coups, mais ton appareil en a vu { $count }
verify-more-lines = l’enregistrement compte plus de coups que les { $count } que ton appareil a vus jusqu’à la fin
seen-commitment = le serveur a changé son engagement
seen-second-list = le serveur a publié une deuxième liste des places
seen-own-seat = la liste ne contient pas ton propre engagement à la place { $seat }
seen-no-record = le serveur n’a pas remis l’enregistrement
seen-no-list = la partie a commencé sans liste des places
seen-second-start = le serveur a fait commencer la partie une deuxième fois
seen-other-table = les noms ou les options de la liste ne sont pas ceux affichés à la table
seen-other-position = la position montrée par le serveur ne découle pas des coups
seen-rewritten = le serveur a changé après coup ce qui s’était passé
seen-after-end = la partie a continué après que le serveur l’a déclarée terminée
# The subject of the two sentences below.
proof-the-commitment = l’engagement
proof-the-secret = le secret
proof-a-nonce = un nombre aléatoire
proof-a-digest = une empreinte
proof-digits = { $what } s’écrit par paires de chiffres 0-9a-f
proof-length = { $what } compte { $digits } chiffres hexadécimaux, pas { $given }
proof-secret-length = le secret fait { $size } octets, pas { $given }
proof-nonce-length = un nombre aléatoire fait de { $least } à { $most } octets, pas { $given }

## Serving

serve-at = heckmeck tourne sur { $url }  (Ctrl-C pour arrêter)
serve-phones = Pour les téléphones du même réseau :
serve-only-here = Seul cet ordinateur y a accès. Pour les téléphones du même réseau : make play HOST=0.0.0.0 (ou heckmeck serve --host 0.0.0.0)
serve-public = On y accède par { $url }
serve-stopped = Arrêté. Toutes les parties sont gardées et continuent au prochain démarrage.
serve-port-used = le port { $port } de { $host } est déjà utilisé, peut-être par heckmeck lui-même ; choisis-en un autre avec --port
serve-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $why }
store-format = { $file } est au format { $found } ; ce programme connaît { $known }
store-unusable = { $file } n’est pas utilisable : { $why }
store-used = un serveur utilise déjà { $folder }
store-foreign = { $file } est la base de données d’un autre programme
store-damaged = { $file } est endommagé : { $why } ; restaure une sauvegarde
store-migration = { $file } n’a pas pu passer du format { $found } au format { $known } et reste inchangé : { $why }
store-empty = { $file } est vide ; restaure une sauvegarde, ou supprime le fichier pour repartir de zéro
store-missing = { $file } manque, mais { $trace } montre qu’il existait ; restaure une sauvegarde, ou supprime { $trace } pour repartir de zéro
store-none = il n’y a pas de base de données dans { $folder }
node-folder = { $folder } contient sa propre base de données ; déplace-la avec heckmeck move-store, ou choisis un autre dossier avec --data
postgres-missing = le programme pour PostgreSQL manque ; installe heckmeck avec son extension : pip install "heckmeck[scale]"
postgres-address = l’adresse de la base de données doit ressembler à postgresql://nom@machine/base, les caractères spéciaux d’un mot de passe s’écrivant %40, etc.
postgres-unreachable = { $database } est inaccessible : { $why }
postgres-password = { $database } refuse cet utilisateur : { $why }
postgres-database = { $database } n’existe pas ; crée d’abord la base de données avec createdb
postgres-version = { $database } utilise PostgreSQL { $found }, mais il faut au moins { $least }
postgres-read-only = { $database } est en lecture seule ; utilise l’adresse du serveur principal, ou désactive default_transaction_read_only
postgres-starting = { $database } est en train de démarrer ou de s’arrêter ; réessaie dans un instant
postgres-unsafe = { $database } pourrait perdre des parties en cas de panne, car { $setting } est désactivé ; active-le dans postgresql.conf
postgres-permission = cet utilisateur n’a pas le droit de créer des tables dans { $database } ; fais-en le propriétaire de la base de données
backup-exists = { $file } existe déjà ; choisis un autre nom, ou remplace-le avec --force
backup-failed = { $file } n’a pas pu être écrit : { $why }
restore-exists = { $folder } contient déjà une base de données ; pour la remplacer, utilise --force (l’ancienne est conservée)
export-format = { $file } est au format { $found } ; démarre une fois le serveur pour le faire passer au format { $known }
import-exists = { $folder } n’est pas vide ; choisis un autre dossier de données
import-malformed = { $file } n’est pas un export complet d’un serveur : { $why }
import-chain = { $file } promet d’autres dés pour le défi du jour que l’export, et les deux promesses ne peuvent pas être tenues ; choisis un autre dossier de données, ou déplace le fichier si aucun serveur n’en a plus besoin
chain-damaged = { $file }, qui contient les secrets du défi du jour, est endommagé ; remets une bonne copie, ou déplace le fichier pour continuer sans lui : une nouvelle chaîne commence alors, et tous les appareils le disent
store-moved = les parties de { $file } sont maintenant dans { $target }
move-folders = { $source } et { $target } sont deux dossiers de données ; utilise heckmeck backup et heckmeck restore
move-databases = { $source } et { $target } sont deux bases de données PostgreSQL ; utilise pg_dump et pg_restore
move-used = { $file } est en service ({ $nodes }) ; arrête d’abord tous les nœuds
move-none = il n’y a pas de parties dans { $file } : aucun nœud n’a jamais utilisé cette base de données
move-exists = { $file } contient déjà des parties ; choisis une base de données vide
move-chain = { $file } promet d’autres dés pour le défi du jour que les parties à y déplacer ; choisis une base de données vide
move-differs = la copie dans { $file } n’est pas identique à { $source } et a été supprimée
move-failed = { $file } n’a pas pu être copié : { $why }
words-unreadable = { $file } est illisible : { $why }
admin-no-table = il n’y a pas de table { $table }
admin-closed = la table { $table } est déjà terminée ({ $lifecycle })
admin-not-banned = la personne { $person } n’est pas bloquée
admin-no-person = il n’y a pas de personne { $person }
admin-no-answer = le serveur en marche n’a pas répondu : { $why }
admin-refused = rien n’a été fait : { $why }
admin-in-doubt = la connexion à la base de données a été perdue : c’est peut-être fait, peut-être pas ; vérifie avant de réessayer
message-malformed = ce n’est pas un message de ce protocole : { $problem }

## Positions

# What is wrong with a position: the key it is about stands before it, as in "grill: is missing".
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
position-grill-order = les Pickominos ne sont pas en ordre croissant
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
