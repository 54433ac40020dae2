## Pages of the lessons

learn-title = Apprendre à jouer
learn-is = De courtes leçons sur la table de jeu. Les lancers sont fixés d’avance, les décisions sont à toi.
learn-original = Le jeu original
learn-original-is = Environ cinq minutes
learn-specialists = Les spécialistes
learn-specialists-is = Quelques minutes de plus, dans n’importe quel ordre
learn-goal = But : avoir le plus de vers à la fin.
learn-done = fait
learn-step = Étape { $at } sur { $of }
learn-take-back = Revenir en arrière
learn-next = Leçon suivante
learn-again = Encore une fois
learn-all = Toutes les leçons
learn-play = Jouer une première partie
learn-rule = Règle { $row }
learn-option = Option : { $row }

## Moves that are not what the lesson is about

lesson-detour-keep = C’est permis, et cela fait { $total }. Pour cette leçon, reviens en arrière et suis la consigne.
lesson-detour-roll = Tu as le droit de lancer. Voilà ce qui est sorti. Pour cette leçon, reviens en arrière et suis la consigne.
lesson-detour-roll-failed = Tu as le droit de lancer, mais aucune face nouvelle n’est sortie : lancer nul. Pour cette leçon, reviens en arrière et suis la consigne.
lesson-detour-stop = Tu as le droit de t’arrêter, et voilà ce qui arrive. Pour cette leçon, reviens en arrière et suis la consigne.
lesson-detour-stop-failed = Tu as le droit de t’arrêter, mais tu n’obtiens rien : lancer nul. Pour cette leçon, reviens en arrière et suis la consigne.
lesson-detour-reroll = La belette a relancé, et voilà ce qui est sorti. Pour cette leçon, reviens en arrière et suis la consigne.
lesson-detour-fail = Tu peux l’accepter, et voilà ce qui arrive. Reviens en arrière et laisse essayer la belette.

## Lessons

lesson-first_turn = Ton premier tour
lesson-first_turn-1 = Ils sont sur les Pickominos, que tu gagnes avec les dés. Lance les huit dés.
lesson-first_turn-2 = Choisis une face, et tous les dés qui la montrent sont mis de côté. Trois 4 valent 12 : prends-les.
lesson-first_turn-3 = { $total } points. Tu pourrais t’arrêter, mais tu n’as pas encore de ver. Lance les { $hand } autres dés.
lesson-first_turn-4 = Les 4 sont pris pour ce tour. Prends le ver : il compte 5.
lesson-first_turn-5 = { $total } points avec un ver, mais le plus petit Pickomino est le 21. Continue !
lesson-first_turn-6 = Le ver est déjà pris, il ne reste que les 5. Prends les deux.
lesson-first_turn-7 = { $total } points, et le { $tile } est sur la brochette. Arrête-toi et prends-le !
lesson-first_turn-7-roll = Quel courage ! Mais avec deux dés, on échoue vite. Reviens en arrière et assure ton Pickomino.
lesson-first_turn-end = Le { $top } est à toi, avec ses { $worms } vers. C’était un tour complet.

lesson-worm = À quoi sert un ver
lesson-worm-1 = Sans ver, tu n’as rien, quel que soit ton total. Lance.
lesson-worm-2 = Pas de ver en vue. Prends les 5, ils rapportent le plus.
lesson-worm-3 = { $total } points. Lance les { $hand } autres dés.
lesson-worm-4 = Les 4 rapportent plus, mais voilà un ver. Prends le ver : il n’en sortira peut-être plus.
lesson-worm-4-keep = { $total } points, c’est beau, mais sans ver cela ne donne rien. Reviens en arrière et choisis le ver.
lesson-worm-4-keep-2 = { $total } points, et toujours pas de ver. Sans ver, cela ne donne rien. Reviens en arrière et choisis le ver.
lesson-worm-5 = { $total } points et un ver. Il en faut un peu plus : lance.
lesson-worm-6 = L’un ou l’autre suffit maintenant. Choisis.
lesson-worm-7 = { $total } points avec un ver : arrête-toi et prends le { $tile }.
lesson-worm-7-roll = Ce n’était pas nécessaire, et rien n’est encore à toi. Reviens en arrière et arrête-toi.
lesson-worm-end = Retiens : d’abord un ver, ensuite le total. Le { $top } est à toi.

lesson-failing = Quand ça tourne mal
lesson-failing-1 = Au milieu d’un tour : { $total } points, pas de ver, et le { $top } devant toi. Lance les { $hand } derniers dés.
lesson-failing-2 = Le voilà : prends le ver.
lesson-failing-3 = Avec { $total } points, tu aurais le { $tile }. Les sages s’arrêtent ici. Pour voir ce qui peut arriver, lance encore.
lesson-failing-3-stop = Bonne décision, c’est ainsi qu’on joue. Mais ici, on apprend à échouer : reviens en arrière et lance.
lesson-failing-end = Aucune face nouvelle : lancer nul. Ton Pickomino a été remis sur la brochette, et le plus grand qui s’y trouve est maintenant face cachée. Personne ne peut plus le prendre.

lesson-highest = Le plus grand est remis
lesson-highest-1 = Tu as le { $top }, le plus grand de tous. Voyons ce qu’il devient après un lancer nul. Lance.
lesson-highest-2 = Prends les 5.
lesson-highest-3 = { $total } points, pas de ver. Lance les { $hand } autres dés.
lesson-highest-end = Aucune face nouvelle : lancer nul. Ton Pickomino a été remis sur la brochette, et c’est le plus grand. On ne retourne jamais celui qui vient d’être remis, donc rien n’est retourné. Tu peux le regagner.

lesson-stealing = Piquer
lesson-stealing-1 = Tu as { $total }, et le { $tile } serait à toi. Mais regarde : le 32 est au sommet de la pile de Ben. Lance les { $hand } derniers dés.
lesson-stealing-1-stop = Quelle prudence ! Mais nous visons le Pickomino de Ben : reviens en arrière et lance.
lesson-stealing-2 = Prends le 3.
lesson-stealing-3 = Le { $total } n’est pas sur la brochette : Ben l’a recouvert. Tu aurais le { $tile }, juste en dessous. Encore un dé !
lesson-stealing-3-stop = Tu as pris celui juste en dessous. Ici, on veut mieux : reviens en arrière et lance.
lesson-stealing-4 = Exactement ce qu’il te faut. Prends le 2.
lesson-stealing-5 = { $total } ! Exactement le sommet de la pile de Ben. Arrête-toi, et il est à toi.
lesson-stealing-end = Le { $top } vient de chez Ben. Pour piquer, il faut exactement le numéro du Pickomino au sommet, et lui seul est en danger.

lesson-end = La fin de la partie
lesson-end-1 = Il reste un Pickomino sur la brochette, et tu as { $worms } vers. Le joueur qui le prend termine la partie. Lance.
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
lesson-hen-1 = Ben a le 21, et la mère poule le protège. Essaie de le piquer. Lance.
lesson-hen-2 = Prends les 4.
lesson-hen-3 = { $total } points. Lance les { $hand } autres dés.
lesson-hen-4 = Prends le ver : cela fait 21.
lesson-hen-5 = { $total }, le sommet de la pile de Ben. Arrête-toi et regarde ce que fait la mère poule.
lesson-hen-6 = Ben a gardé son Pickomino, et la mère poule est venue chez toi. Elle protège maintenant ton { $top }. Ben a joué. Lance.
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
lesson-weasel-2-reroll = La belette a relancé. Tu vas en avoir besoin : reviens en arrière et garde-la.
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
lesson-golden_die-4 = Le 11 et le 13 exigent le total exact. Le 3 fait 13, et personne ne pourra te piquer ce Pickomino. Les quatre 4 font 26, avec deux vers. Choisis.
lesson-golden_die-4-keep-1 = Exactement { $total } ! Mais le ver en boîte est sur ce Pickomino, et personne ne garde deux spécialistes. Une autre leçon en parle. Pour l’instant, reviens en arrière.
lesson-golden_die-5 = { $total } points : arrête-toi et prends le { $tile }.
lesson-golden_die-end = Le { $top } est à toi, et le dé doré attend ton prochain tour. Retiens pour le 11 et le 13 : ils ne se prennent que sur la brochette, avec ce total exact. Au sommet de ta pile, personne ne peut les piquer, ni ton spécialiste.

lesson-apple = La pomme
lesson-apple-1 = La pomme est sur le 29. Elle ne fait rien pendant la partie, mais vaut trois vers à la fin. Lance.
lesson-apple-2 = Quatre vers ! Prends-les.
lesson-apple-3 = { $total } points, il en manque neuf. Lance.
lesson-apple-4 = Prends les trois 3.
lesson-apple-5 = { $total } : arrête-toi, et la pomme est à toi.
lesson-apple-6 = Trois vers sur le Pickomino et trois pour la pomme : déjà { $worms }. Mais après un lancer nul, ou si on te le pique, tu perds les deux. Ben a joué. Lance.
lesson-apple-7 = Prends les 5.
lesson-apple-8 = { $total } points, pas de ver. Lance les { $hand } derniers dés et regarde ce que coûte un lancer nul.
lesson-apple-end = Un lancer nul. Le 29 a été remis sur la brochette, et la pomme est allée sur le plus petit Pickomino libre, le 13. Puis le 36 a été retourné face cachée. La pomme ne compte que pour le joueur qui l’a à la fin.

lesson-bratworms = Les vers grillés
lesson-bratworms-1 = Deux 1 ou plus mis de côté d’un coup rapportent un ver grillé. Lance.
lesson-bratworms-2 = Trois 1 ! Ils valent peu, mais prends-les.
lesson-bratworms-3 = Voilà ton ver grillé, qui vaut un ver à la fin. Continue et regarde ce que donne un lancer nul.
lesson-bratworms-end = Lancer nul, mais le ver grillé reste à toi : { $worms } ver pour l’instant. Quand la réserve est vide, tu en prends un à un autre joueur, mais jamais à celui qui a la mère poule.

lesson-two_specialists = Deux spécialistes
lesson-two_specialists-1 = Tu as la belette, et le dé doré est sur le 27. Va le chercher. Lance.
lesson-two_specialists-2 = Prends les trois vers.
lesson-two_specialists-3 = { $total } points, il en manque douze. Lance.
lesson-two_specialists-4 = Prends les trois 4.
lesson-two_specialists-5 = { $total } : arrête-toi et prends le { $tile } avec le dé doré.
lesson-two_specialists-6 = Tu as maintenant deux spécialistes, et personne n’en garde deux. Choisis lequel tu rends.
lesson-two_specialists-end = L’autre spécialiste est maintenant sur le plus petit Pickomino libre, où chacun peut le prendre. Fais attention au tien : tu le perds avec ton Pickomino, après un lancer nul comme après un vol. Seule la mère poule te protège.
