## Pages of the lessons

learn-title = Impara a giocare
learn-is = Brevi lezioni sul tavolo di gioco. I lanci sono già decisi, le scelte toccano a te.
learn-original = Il gioco originale
learn-original-is = Circa cinque minuti
learn-specialists = Gli specialisti
learn-specialists-is = Qualche minuto in più, in qualsiasi ordine
learn-goal = Obiettivo: avere più vermi alla fine.
learn-done = fatta
learn-step = Passo { $at } di { $of }
learn-take-back = Torna indietro
learn-next = Prossima lezione
learn-again = Ancora una volta
learn-all = Tutte le lezioni
learn-play = Gioca la prima partita
learn-rule = Regola { $row }
learn-option = Opzione: { $row }

## Moves that are not what the lesson is about

lesson-detour-keep = È permesso, e fa { $total }. Per questa lezione torna indietro e segui l’indicazione.
lesson-detour-roll = Puoi lanciare. Ecco che cosa è uscito. Per questa lezione torna indietro e segui l’indicazione.
lesson-detour-roll-failed = Puoi lanciare, ma non è uscita nessuna faccia nuova: lancio sballato. Per questa lezione torna indietro e segui l’indicazione.
lesson-detour-stop = Puoi fermarti qui, ed ecco che cosa succede. Per questa lezione torna indietro e segui l’indicazione.
lesson-detour-stop-failed = Puoi fermarti qui, ma non ottieni niente: lancio sballato. Per questa lezione torna indietro e segui l’indicazione.
lesson-detour-reroll = La donnola ha rilanciato, ed ecco che cosa è uscito. Per questa lezione torna indietro e segui l’indicazione.
lesson-detour-fail = Puoi accettarlo, ed ecco che cosa succede. Torna indietro e lascia provare la donnola.

## Lessons

lesson-first_turn = Il tuo primo turno
lesson-first_turn-1 = Sono sulle porzioni, che conquisti con i dadi. Lancia tutti e otto i dadi.
lesson-first_turn-2 = Scegli una faccia, e tutti i dadi che la mostrano vanno accantonati. Tre 4 valgono 12: prendili.
lesson-first_turn-3 = { $total } punti. Potresti fermarti, ma non hai ancora un verme. Lancia gli altri { $hand } dadi.
lesson-first_turn-4 = I 4 sono usati per questo turno. Prendi il verme: vale 5.
lesson-first_turn-5 = { $total } punti con un verme, ma la porzione più bassa è la 21. Continua!
lesson-first_turn-6 = Il verme è già usato, restano solo i 5. Prendili tutti e due.
lesson-first_turn-7 = { $total } punti, e la { $tile } è nella grigliata. Fermati e prendila!
lesson-first_turn-7-roll = Che coraggio! Ma con due dadi si sballa facilmente. Torna indietro e metti al sicuro la porzione.
lesson-first_turn-end = La { $top } è tua, con { $worms } vermi. È stato un turno completo.

lesson-worm = A che cosa serve un verme
lesson-worm-1 = Senza un verme non ottieni niente, per quanto alto sia il totale. Lancia.
lesson-worm-2 = Nessun verme in vista. Prendi i 5, valgono di più.
lesson-worm-3 = { $total } punti. Lancia gli altri { $hand } dadi.
lesson-worm-4 = I 4 danno più punti, ma ecco un verme. Prendi il verme: forse non ne uscirà un altro.
lesson-worm-4-keep = { $total } punti sono belli, ma senza un verme non danno niente. Torna indietro e scegli il verme.
lesson-worm-4-keep-2 = { $total } punti, e ancora nessun verme. Senza un verme non danno niente. Torna indietro e scegli il verme.
lesson-worm-5 = { $total } punti e un verme. Serve ancora un po’: lancia.
lesson-worm-6 = Basta l’uno o l’altro: scegli tu.
lesson-worm-7 = { $total } punti con un verme: fermati e prendi la { $tile }.
lesson-worm-7-roll = Non serviva, e ancora non hai niente di sicuro. Torna indietro e fermati.
lesson-worm-end = Ricorda: prima un verme, poi il totale. La { $top } è tua.

lesson-failing = Quando va male
lesson-failing-1 = A metà di un turno: { $total } punti, nessun verme, e davanti a te la { $top }. Lancia gli ultimi { $hand } dadi.
lesson-failing-2 = Eccolo: prendi il verme.
lesson-failing-3 = Con { $total } punti avresti la { $tile }. I saggi si fermano qui. Per vedere che cosa può succedere, lancia ancora.
lesson-failing-3-stop = Buona decisione, si gioca così. Ma qui si impara a sballare: torna indietro e lancia.
lesson-failing-end = Nessuna faccia nuova: lancio sballato. La tua porzione è tornata nella grigliata, e la più alta è ora a faccia in giù. Nessuno può più prenderla.

lesson-highest = La più alta torna indietro
lesson-highest-1 = Hai la { $top }, la più alta di tutte. Vediamo che cosa succede se sballi. Lancia.
lesson-highest-2 = Prendi i 5.
lesson-highest-3 = { $total } punti, nessun verme. Lancia gli altri { $hand } dadi.
lesson-highest-end = Nessuna faccia nuova: lancio sballato. La tua porzione è tornata nella grigliata, ed è la più alta. Quella appena restituita non si gira mai, quindi non si gira niente. Puoi riconquistarla.

lesson-stealing = Rubare
lesson-stealing-1 = Hai { $total }, e la { $tile } sarebbe tua. Ma guarda: in cima alla pila di Ben c’è la 32. Lancia gli ultimi { $hand } dadi.
lesson-stealing-1-stop = Sul sicuro! Ma noi puntiamo alla porzione di Ben: torna indietro e lancia.
lesson-stealing-2 = Prendi il 3.
lesson-stealing-3 = La { $total } non è nella grigliata: Ben l’ha coperta. Avresti la { $tile }, quella subito sotto. Ancora un dado!
lesson-stealing-3-stop = Hai preso quella subito sotto. Qui vogliamo di più: torna indietro e lancia.
lesson-stealing-4 = Proprio quello che ti serve. Prendi il 2.
lesson-stealing-5 = { $total }! Proprio la porzione in cima alla pila di Ben. Fermati, ed è tua.
lesson-stealing-end = La { $top } viene da Ben. Per rubare serve il numero esatto della porzione in cima, e solo quella in cima è in pericolo.

lesson-end = La fine della partita
lesson-end-1 = Nella grigliata resta una porzione, e tu hai { $worms } vermi. Chi la prende chiude la partita. Lancia.
lesson-end-2 = Quattro vermi in un colpo! Prendili.
lesson-end-3 = { $total } punti non bastano. Lancia gli altri { $hand } dadi.
lesson-end-4 = Ti mancano quattro punti. Basta il 4, e bastano anche i due 2.
lesson-end-4-keep = { $total } non basta per l’ultima porzione. Torna indietro e trova quattro punti.
lesson-end-5 = { $total }: fermati e prendi l’ultima porzione.
lesson-end-end = La grigliata è vuota, quindi la partita è finita. Hai { $worms } vermi e vinci. In caso di parità decide la singola porzione più alta. Ora conosci tutto il gioco!

lesson-canned_worm = Il verme in scatola
lesson-canned_worm-1 = Hai il verme in scatola. Vale come un verme e 5 punti se ti fermi senza vermi. Lancia.
lesson-canned_worm-2 = Stavolta il verme non ti serve. Prendi i 5.
lesson-canned_worm-3 = { $total }, e con il verme in scatola cinque in più. Continua.
lesson-canned_worm-4 = Prendi tutti e due i 4.
lesson-canned_worm-5 = { $total } sui dadi, cinque dalla scatola: fa { $tile }. Fermati!
lesson-canned_worm-end = La { $top } senza un solo verme sui dadi, e il verme in scatola resta a te. Contro un lancio senza facce nuove non aiuta mai.

lesson-hen = La chioccia
lesson-hen-1 = Ben ha la 21, e la chioccia la protegge. Prova a rubarla. Lancia.
lesson-hen-2 = Prendi i 4.
lesson-hen-3 = { $total } punti. Lancia gli altri { $hand } dadi.
lesson-hen-4 = Prendi il verme: fa 21.
lesson-hen-5 = { $total }, la porzione in cima alla pila di Ben. Fermati e guarda che cosa fa la chioccia.
lesson-hen-6 = Ben ha tenuto la porzione, e la chioccia è venuta da te. Ora protegge la tua { $top }. Ben ha giocato. Lancia.
lesson-hen-7 = Prendi i 5.
lesson-hen-8 = { $total } senza vermi. Lancia gli ultimi { $hand } dadi e guarda che cosa succede se sballi.
lesson-hen-end = Lancio sballato, ma hai ancora la { $top }: è tornata indietro solo la chioccia, e non si è girato niente.

lesson-raven = Il corvo
lesson-raven-1 = Il corvo sta sulla 23. Nessuno può tenerlo, ma la sua porzione porta un vermarrosto. Lancia.
lesson-raven-2 = Prendi i tre vermi.
lesson-raven-3 = { $total } punti, ne mancano otto. Lancia.
lesson-raven-4 = I due 4, per favore.
lesson-raven-5 = { $total }: la porzione del corvo. Fermati!
lesson-raven-end = Hai la { $top } e un vermarrosto, in tutto { $worms } vermi. Il corvo è volato sulla porzione libera più bassa.

lesson-weasel = La donnola
lesson-weasel-1 = Hai la donnola. Una volta per turno rilancia i dadi appena lanciati. Lancia.
lesson-weasel-2 = Un buon lancio, risparmia la donnola. Prendi i 5.
lesson-weasel-2-reroll = La donnola ha rilanciato. Tra poco ti servirà: torna indietro e conservala.
lesson-weasel-3 = { $total } punti. Lancia gli altri { $hand } dadi.
lesson-weasel-4 = Solo 5! Senza la donnola sarebbe un lancio sballato. Falla rilanciare.
lesson-weasel-5 = Molto meglio. Prendi i vermi.
lesson-weasel-6 = { $total } punti. Fermati e prendi la { $tile }.
lesson-weasel-end = La { $top } dopo un lancio sballato: grazie, donnola. Nel tuo prossimo turno può aiutarti di nuovo.

lesson-golden_die = Il dado d’oro
lesson-golden_die-1 = Hai il dado d’oro: tre 1 e tre vermi. Decidi prima del primo lancio. Lancialo con gli altri!
lesson-golden_die-1-roll = Senza, lanci otto dadi come al solito. Torna indietro e prova con il dado d’oro.
lesson-golden_die-2 = Anche il dado d’oro mostra un verme. Prendi i due vermi insieme.
lesson-golden_die-3 = { $total } punti e ancora { $hand } dadi. Lancia.
lesson-golden_die-4 = La 11 e la 13 vanno centrate esattamente. Il 3 fa 13, e nessuno può rubarti quella porzione. I quattro 4 fanno 26, con due vermi. Scegli tu.
lesson-golden_die-4-keep-1 = Esattamente { $total }! Ma su quella porzione c’è il verme in scatola, e nessuno tiene due specialisti. C’è una lezione apposta. Per ora torna indietro.
lesson-golden_die-5 = { $total } punti: fermati e prendi la { $tile }.
lesson-golden_die-end = La { $top } è tua, e il dado d’oro aspetta il tuo prossimo turno. Ricorda la 11 e la 13: si prendono solo dalla grigliata e solo con quel totale esatto. In cima alla tua pila nessuno può rubarle, e nemmeno il tuo specialista.

lesson-apple = La mela
lesson-apple-1 = La mela sta sulla 29. Durante la partita non fa niente, ma alla fine vale tre vermi. Lancia.
lesson-apple-2 = Quattro vermi! Prendili.
lesson-apple-3 = { $total } punti, ne mancano nove. Lancia.
lesson-apple-4 = Prendi i tre 3.
lesson-apple-5 = { $total }: fermati, e la mela è tua.
lesson-apple-6 = Tre vermi sulla porzione e tre per la mela: già { $worms }. Ma se sballi, o se te la rubano, perdi tutte e due. Ben ha giocato. Lancia.
lesson-apple-7 = Prendi i 5.
lesson-apple-8 = { $total } punti, nessun verme. Lancia gli ultimi { $hand } dadi e guarda che cosa costa un lancio sballato.
lesson-apple-end = Un lancio sballato. La 29 è tornata nella grigliata, e la mela è passata sulla porzione libera più bassa, la 13. Poi la 36 è stata girata a faccia in giù. La mela conta solo per chi ce l’ha alla fine.

lesson-bratworms = I vermarrosti
lesson-bratworms-1 = Due o più 1 accantonati insieme portano un vermarrosto. Lancia.
lesson-bratworms-2 = Tre 1! Valgono poco, ma prendili.
lesson-bratworms-3 = Ecco il tuo vermarrosto, alla fine vale un verme. Continua e guarda che cosa succede se sballi.
lesson-bratworms-end = Lancio sballato, ma il vermarrosto resta a te: finora { $worms } verme. Quando la riserva è vuota ne prendi uno a un altro giocatore, ma mai a chi ha la chioccia.

lesson-two_specialists = Due specialisti
lesson-two_specialists-1 = Hai la donnola, e sulla 27 c’è il dado d’oro. Vallo a prendere. Lancia.
lesson-two_specialists-2 = Prendi i tre vermi.
lesson-two_specialists-3 = { $total } punti, ne mancano dodici. Lancia.
lesson-two_specialists-4 = Prendi i tre 4.
lesson-two_specialists-5 = { $total }: fermati e prendi la { $tile } con il dado d’oro.
lesson-two_specialists-6 = Ora hai due specialisti, e nessuno ne tiene due. Scegli quale restituire.
lesson-two_specialists-end = L’altro specialista ora sta sulla porzione libera più bassa, dove chiunque può prenderlo. Fai attenzione al tuo: lo perdi insieme alla porzione, sia se sballi sia se te la rubano. Solo la chioccia ti protegge.
