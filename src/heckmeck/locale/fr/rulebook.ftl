## Pages of the rule book

rules-when = Que se passe-t-il exactement quand…
rules-question = Que se passe-t-il exactement quand { $when }
rules-example = Exemple :
rules-ruling = Notre décision :
rules-worm-face = ver
rules-made = Ceci est une réalisation indépendante du jeu de dés de Reiner Knizia, avec des règles dans nos propres mots et nos propres images.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle trouvée
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-before = avant
rules-after = après
rules-link = Lien vers { $row }

## Chapters

# What a chapter is called by in one word, to ask for it.
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
    Ramasse le plus de vers possible. Lance huit dés, choisis une face et mets de côté tous les dés qui la montrent. Puis relance les autres. Chaque face ne se prend qu’une fois par tour. Un ver compte 5 points, les autres faces comptent ce qu’elles montrent.

    Tu peux t’arrêter juste après avoir mis des dés de côté. Avec au moins un ver, tu obtiens le Pickomino qui porte ton total : sur la brochette, ou au sommet de la pile d’un autre joueur. Si ni l’un ni l’autre n’est possible, tu prends le Pickomino juste inférieur de la brochette.

    Si un lancer ne montre aucune face nouvelle, ou si tu t’arrêtes sans rien obtenir, c’est un lancer nul. Ton Pickomino du dessus est remis sur la brochette. Puis le plus grand de la brochette est retourné face cachée, sauf si c’est celui que tu viens de remettre.

    La partie finit quand il n’y a plus de Pickomino visible sur la brochette. Le joueur qui a le plus de vers gagne.
chapter-setup = Ce qu’il te faut
chapter-setup-text =
    Le jeu se joue de deux à sept, à partir de 8 ans. Une partie dure 20 à 30 minutes.

    Dans le jeu original, seize Pickominos sont visibles sur la brochette, en ordre croissant, de 21 à 36. Ils montrent un ver (21–24), deux (25–28), trois (29–32) ou quatre vers (33–36). Il y a huit dés blancs avec les faces 1, 2, 3, 4, 5 et ver.

    La version avec spécialistes ajoute les Pickominos 11 et 13, avec un ver chacun, six spécialistes et sept vers grillés. Au début, chaque spécialiste est sur un Pickomino : le ver en boîte sur le 11, la mère poule sur le 21, le corbeau sur le 23, la belette sur le 25, le dé doré sur le 27 et la pomme sur le 29. Les vers grillés forment la réserve, à côté de la brochette.

    À une vraie table, garde ta pile, ton spécialiste et tes vers grillés devant toi, bien en vue. Pose la mère poule sur ta pile. Couche la belette quand tu t’en sers, et relève-la à la fin de ton tour.

    Selon la règle imprimée, le plus jeune commence. En ligne, le premier joueur est tiré au sort. On joue dans le sens des aiguilles d’une montre.
chapter-turn = Ton tour
chapter-turn-text = Un tour, c’est lancer, mettre de côté, puis décider : encore une fois, ou stop ?
chapter-buying = Ce que donne ton total
chapter-buying-text = Quand tu t’arrêtes, deux choses comptent : y a-t-il un ver parmi les dés mis de côté, et quel est leur total ?
chapter-taking = Prendre et piquer
chapter-taking-text = Tes Pickominos forment une seule pile, et seul celui du dessus est en danger. Dans la version avec spécialistes, un Pickomino peut amener un spécialiste.
chapter-failing = Un lancer nul
chapter-failing-text = Le lancer est nul quand il ne montre aucune face nouvelle, ou quand tu t’arrêtes sans rien obtenir. C’est alors au suivant, et en général cela te coûte un Pickomino.
chapter-specialists = Les spécialistes
chapter-specialists-text = Six spécialistes attendent sur la brochette. Le joueur qui prend leur Pickomino les reçoit, sauf le corbeau, qui rapporte un ver grillé à la place. Personne n’en garde jamais deux.
chapter-bratworms = Vers grillés
chapter-bratworms-text = Sept vers grillés attendent dans la réserve. Tu en reçois un pour deux 1 ou plus mis de côté d’un coup (A7), ou pour le Pickomino du corbeau (D3). Chacun vaut un ver à la fin, et on ne peut pas le piquer avec un Pickomino.
chapter-end = La fin et la victoire
chapter-end-text = La partie finit d’elle-même quand la brochette est vide ou que tout y est face cachée. On compte alors les vers.
chapter-options = Options de la table
chapter-options-text = Par défaut, on suit les règles imprimées et, là où elles se taisent ou se contredisent, nos décisions. Avant la partie, une table peut convenir de ces variantes.

## Rows

rule-A1-when = un tour commence ?
rule-A1 = Tu lances les huit dés blancs. On ne peut pas passer.
rule-A1-example = { $name } commence avec { $count } dés. On peut seulement lancer ; impossible de s’arrêter maintenant.
rule-A2-when = les dés sont lancés ?
rule-A2 = Tu dois mettre de côté tous les dés d’une seule face, et une face que tu n’as pas encore mise de côté ce tour-ci. Impossible de t’arrêter avant.
rule-A2-ruling = Les règles imprimées ne disent pas exactement quand on peut s’arrêter. Chez nous, c’est seulement juste après avoir mis des dés de côté, pour que personne n’échappe à un mauvais lancer.
rule-A2-example = { $name } lance { $dice } et choisit le { $face } : les { $count } dés sont mis de côté, { $total } points. Ce tour-ci, le { $face } ne peut plus être choisi.
rule-A3-when = toutes les faces obtenues sont déjà de côté ?
rule-A3 = C’est un lancer nul. Seule la belette peut encore aider.
rule-A3-example = { $name } a mis de côté { $aside } et lance { $dice }. Aucune face nouvelle : lancer nul.
rule-A3-search = raté
rule-A4-when = il reste des dés après en avoir mis de côté ?
rule-A4 = Tu choisis : lancer tous les dés restants ou t’arrêter. Pour lancer, il faut qu’il te manque encore au moins une face.
rule-A4-example = { $name } a { $aside } de côté, { $total } points, et encore { $count } dés. Les deux sont possibles : les lancer ou s’arrêter.
rule-A5-when = il ne reste aucun dé, ou que les six faces sont prises ?
rule-A5 = Tu ne peux plus que t’arrêter.
rule-A5-example = { $name } met de côté le dernier dé, un { $face }. Le total est { $total }, et le tour s’arrête là.
rule-A5-example-2 = { $name } a mis de côté les six faces, { $total } points. Il reste { $count } dés, mais aucun lancer ne pourrait aider : le tour s’arrête là.
rule-A6-when = quelqu’un s’arrête sans ver, ou avec un total qui ne donne rien ?
rule-A6 = C’est permis, et c’est un lancer nul. On a même le droit d’échouer exprès, sauf si le ver en boîte intervient de lui-même et te rapporte quelque chose.
rule-A6-example = { $name } s’arrête avec { $aside }. Cela ferait { $total }, mais il manque un ver : lancer nul.
rule-A6-example-2 = { $name } s’arrête avec { $aside }, { $total } points. Les vers y sont, mais si peu ne donne rien : lancer nul.
rule-A7-when = deux 1 ou plus sont mis de côté d’un coup ?
rule-A7 = Avec les spécialistes, cela rapporte un ver grillé, un seul et tout de suite, quel que soit le nombre de 1 ; le dé doré compte aussi. Tu le gardes même si le lancer suivant est nul. Les 1 que tu ne mets pas de côté ne rapportent rien.
rule-A7-example = { $name } lance { $dice } et met de côté tous les { "1" }, { $count } en tout : un ver grillé. Le lancer suivant est nul, mais { $name } garde le ver grillé.
rule-A7-search = double 1, double un
rule-B1-when = j’ai le dé doré ?
rule-B1 = Avant ton premier lancer, tu décides une fois s’il rejoint les huit dés blancs. Il est alors un dé comme les autres, jusqu’à ce que tu le mettes de côté.
rule-B1-ruling = Les règles imprimées ne disent pas clairement quelles faces a le dé doré. Chez nous, il a trois 1 et trois vers. L’option « { option-golden_die } » lui donne les faces d’un dé blanc.
rule-B1-example = { $name } lance { $white } dés blancs et le dé doré : { $dice }. Le dé doré montre un ver, donc { $count } vers sont mis de côté ensemble.
rule-B2-when = j’ai la belette ?
rule-B2 = Juste après un lancer, avant de mettre des dés de côté, tu peux relancer exactement ces dés, une fois par tour, même si le lancer est nul. Le second résultat compte. Tu peux aussi accepter le lancer nul.
rule-B2-example = { $name } a { $aside } de côté et lance { $first } : ce serait un lancer nul. La belette relance les mêmes dés : { $second }. Cette fois, il y a quelque chose à mettre de côté.
rule-B2-example-2 = { $name } lance { $dice } : c’est un lancer nul. La belette pourrait relancer, mais { $name } l’accepte et rend le { $tile }.
rule-B2-search = relancer, relance
rule-B3-when = j’ai le ver en boîte mais aucun ver ?
rule-B3 = Quand tu t’arrêtes, le ver en boîte compte de lui-même comme un ver et 5 points, et il reste chez toi. Tu peux quand même mettre des vers de côté ; dès que tu en as un, le ver en boîte ne fait rien. Il ne sauve jamais un lancer nul.
rule-B3-ruling = Les règles imprimées ne disent pas si tu dois utiliser le ver en boîte. Chez nous, il compte de lui-même, parce qu’il aide presque toujours. En contrepartie, tu ne peux pas échouer exprès tant qu’il te rapporte quelque chose.
rule-B3-example = { $name } s’arrête avec { $aside }, soit { $dice }. Avec le ver en boîte, cela fait { $total }, et { $name } prend le { $tile }.
rule-B3-example-2 = { $name } a le ver en boîte et s’arrête avec { $aside }. Il y a des vers parmi les dés, donc il n’ajoute rien : { $total }, pas plus.
rule-C1-when = le Pickomino qui porte mon total est visible sur la brochette ?
rule-C1 = Tu le prends. Tu ne peux pas en choisir un plus petit.
rule-C1-example = { $name } s’arrête avec { $aside } : { $total } points et un ver. Le { $tile } est sur la brochette, donc { $name } le prend.
rule-C1-search = portion de vers, domino
rule-C2-when = le Pickomino qui porte mon total est au sommet de la pile d’un autre ?
rule-C2 = Tu le piques, sauf si c’est le 11 ou le 13.
rule-C2-ruling = Les règles imprimées disent à un endroit que tu peux piquer, et à un autre que tu obtiens le Pickomino. Chez nous, tu dois le faire, pour qu’un même total donne toujours le même résultat. Avec l’option « { option-steal } », c’est toi qui décides.
rule-C2-example = { $name } a { $total } points, et le { $tile } est au sommet chez { $victim } : piqué !
rule-C2-search = piquer, piqué, voler
rule-C3-when = j’ai exactement 11 ou 13 et que ce Pickomino n’est pas visible sur la brochette ?
rule-C3 = Lancer nul : le 11 et le 13 exigent le total exact et ne se prennent que sur la brochette.
rule-C3-example = { $name } s’arrête avec { $total }, mais { $owner } a déjà ce Pickomino : lancer nul.
rule-C4-when = je ne peux ni prendre ni piquer le Pickomino qui porte mon total ?
rule-C4 = Tu prends sur la brochette le plus grand Pickomino visible inférieur à ton total, mais jamais le 11 ni le 13. Peu importe pourquoi ton numéro manque : il peut être face cachée, recouvert, déjà au sommet de ta pile, ou dépasser 36. S’il n’y en a pas de plus petit, le lancer est nul.
rule-C4-example = { $name } s’arrête avec { $total }. Ce Pickomino n’existe pas, donc { $name } prend celui juste en dessous : le { $tile }.
rule-C4-example-2 = { $name } s’arrête avec { $total }, mais ce Pickomino est face cachée. Juste en dessous, il y a le { $tile }.
rule-C4-example-3 = { $name } s’arrête avec { $total }, mais ce Pickomino est déjà au sommet de sa propre pile. Juste en dessous, il y a le { $tile }.
rule-C4-example-4 = { $name } s’arrête avec { $total }, mais ce Pickomino est recouvert chez { $owner }. Juste en dessous, sur la brochette, il y a le { $tile }.
rule-C4-example-5 = { $name } s’arrête avec { $total }. Aucun Pickomino de la brochette n’est assez petit : lancer nul.
rule-D1-when = je prends un Pickomino ?
rule-D1 = Il va, visible, au sommet de ta pile. On ne s’occupe qu’ensuite du spécialiste qui était dessus.
rule-D1-ruling = À une vraie table, les Pickominos du bas d’une pile sont cachés. Nous affichons quand même toujours les vers de chacun, car il suffit d’être attentif pour les compter.
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
rule-D4-search = piquer, piqué, voler
rule-D5-when = je pique au joueur qui a la mère poule ?
rule-D5 = Seule la mère poule vient chez toi ; le Pickomino reste. Ton tour est quand même réussi.
rule-D5-example = { $name } piquerait le { $tile }, mais { $victim } a la mère poule. La mère poule passe à { $name }, et le { $tile } reste à { $victim }.
rule-D5-search = piquer, piqué, voler
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
rule-D8-search = piquer, piqué, voler
rule-E1-when = je reçois un ver grillé ?
rule-E1 = Tu le prends dans la réserve tant qu’il y en a.
rule-E1-example = { $name } prend le Pickomino du corbeau et un ver grillé : de { $before }, la réserve passe à { $after }.
rule-E2-when = la réserve est vide ?
rule-E2 = Tu prends un ver grillé à un joueur de ton choix qui en a. Le joueur qui a la mère poule est à l’abri, même sans Pickomino.
rule-E2-example = { $name } met de côté deux { "1" }, mais la réserve est vide. { $one } et { $other } ont des vers grillés ; { $name } choisit { $victim }.
rule-E2-example-2 = { $name } met de côté deux { "1" }, et la réserve est vide. { $holder } a des vers grillés, mais aussi la mère poule : { $name } ne reçoit rien.
rule-E2-search = prendre, voler
rule-E3-when = un seul joueur est possible, ou aucun ?
rule-E3 = S’il n’y en a qu’un, tu lui prends le ver grillé d’office. S’il n’y en a pas, il ne se passe rien.
rule-E3-ruling = Les règles imprimées ne disent pas ce qui se passe quand il n’y a personne à qui en prendre. Chez nous, tu ne reçois rien, car il ne reste aucun ver grillé à prendre.
rule-E3-example = { $name } met de côté deux { "1" }. Les seuls vers grillés sont chez { $victim } : { $name } en prend un aussitôt.
rule-E3-example-2 = { $name } a déjà les { $count } vers grillés et met de côté deux { "1" }. Personne d’autre n’en a : il ne se passe rien.
rule-F1-when = j’ai la mère poule et un Pickomino, et je fais un lancer nul ?
rule-F1 = Seule la mère poule est rendue. Tu gardes ton Pickomino, et rien n’est retourné sur la brochette.
rule-F1-example = { $name } fait un lancer nul. La mère poule va sur le { $next }, et { $name } garde le { $tile }.
rule-F1-search = rendre, rendu, remettre
rule-F2-when = j’ai la mère poule mais aucun Pickomino, et je fais un lancer nul ?
rule-F2 = Il ne se passe rien. La mère poule reste chez toi.
rule-F2-example = { $name } a la mère poule mais aucun Pickomino, et fait un lancer nul. Tout reste comme avant.
rule-F3-when = j’ai un Pickomino mais pas la mère poule, et je fais un lancer nul ?
rule-F3 = D’abord, ton Pickomino du dessus est remis, visible, sur la brochette. Puis ton spécialiste est rendu. Ensuite, le plus grand Pickomino visible de la brochette est retourné face cachée, sauf si c’est celui que tu viens de rendre. Enfin, un spécialiste qui s’y trouvait va sur le plus petit Pickomino libre ; le corbeau ne rapporte alors rien.
rule-F3-example = { $name } fait un lancer nul. Le { $tile } est remis sur la brochette, et le { $turned }, le plus grand, est retourné face cachée.
rule-F3-example-2 = { $name } a un spécialiste et fait un lancer nul. Le { $tile } est remis sur la brochette, { the-specialist-object } va sur le { $next }, et le { $turned } est retourné face cachée.
rule-F3-example-3 = { $name } fait un lancer nul et rend le { $tile }. C’est maintenant le plus grand de la brochette : il reste visible, et rien n’est retourné.
rule-F3-example-4 = { $name } fait un lancer nul et rend le { $tile }. Le plus grand, le { $turned }, est retourné face cachée, et { the-specialist-object } passe de là sur le { $next }.
rule-F3-search = rendre, rendu, remettre, retourner
rule-F4-when = je fais un lancer nul sans avoir de Pickomino ?
rule-F4 = On ne rend rien et on ne retourne rien.
rule-F4-example = { $name } n’a pas encore de Pickomino et fait un lancer nul. La brochette ne change pas.
rule-F4-search = rendre, rendu, remettre
rule-F5-when = un Pickomino est face cachée ?
rule-F5 = Il reste face cachée sur la brochette jusqu’à la fin. On ne peut pas le prendre, et il ne compte jamais comme le plus grand.
rule-F5-example = { $name } s’arrête avec { $total }, mais ce Pickomino est face cachée. { $name } prend le { $tile }.
rule-G1-when = il n’y a plus de Pickomino visible sur la brochette ?
rule-G1 = La partie est finie dès que les spécialistes et les vers grillés de ce tour sont réglés.
rule-G1-example = { $name } prend le dernier Pickomino. L’un des deux spécialistes doit encore être rendu ; puis la partie est finie.
rule-G2-when = on compte les vers ?
rule-G2 = On compte les vers de tes Pickominos, un par ver grillé, et trois pour la pomme.
rule-G2-ruling = Les règles imprimées ne disent pas combien de vers valent le 11 et le 13. Chez nous, c’est un chacun, comme pour les plus petits Pickominos du jeu original.
rule-G2-example = { $name } a { $tiles } vers sur ses Pickominos et la pomme : { $score }. { $other } en a { $other_tiles } et un ver grillé : { $other_score }. { $name } gagne.
rule-G3-when = il y a égalité ?
rule-G3 = À égalité, celui qui a le plus grand Pickomino gagne. Si aucun d’eux n’a de Pickomino, ils se partagent la victoire.
rule-G3-ruling = Les règles imprimées ne prévoient pas d’égalité entre joueurs sans Pickomino. Chez nous, ils se partagent la victoire, car il n’y a plus rien à comparer.
rule-G3-example = Avec { $score } vers, { $name } et { $other } sont à égalité. { $name } a le { $tile } et gagne.
rule-G3-example-2 = { $name } et { $other } ont chacun { $score } vers, tous grillés, et aucun Pickomino : la victoire est partagée.
rule-G3-search = ex aequo, départager

## Table options

rule-option-steal-when = à cette table, personne n’est obligé de piquer ?
rule-option-steal = Avec « { option-steal } : { option-steal-optional } », au lieu de piquer, tu peux prendre le Pickomino juste inférieur sur la brochette.
rule-option-steal-ruling = Les règles imprimées ne disent pas ce que tu obtiens si tu choisis de ne pas piquer. Chez nous, on fait comme si ce Pickomino n’était pas là, et tu prends celui juste inférieur (C4).
rule-option-steal-example = { $name } pourrait piquer avec { $total }, mais prend plutôt le { $tile } sur la brochette.
rule-option-returned_highest-when = à cette table, on retourne aussi le Pickomino rendu ?
rule-option-returned_highest = Avec « { option-returned_highest } : { option-returned_highest-turned } », le plus grand Pickomino est retourné face cachée après un lancer nul, même si on vient de le rendre.
rule-option-returned_highest-search = rendre, remettre
rule-option-returned_highest-example = { $name } fait un lancer nul et rend le { $tile }. C’est le plus grand, et ici il est retourné face cachée.
rule-option-golden_die-when = le dé doré de cette table est ordinaire ?
rule-option-golden_die = Avec « { option-golden_die } : { option-golden_die-standard } », le dé doré montre 1, 2, 3, 4, 5 et ver.
rule-option-golden_die-example = Chez { $name }, le dé doré montre un { $face }. Avec les dés blancs, { $count } sont mis de côté.
