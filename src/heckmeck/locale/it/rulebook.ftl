## Pages of the rule book

rules-when = Che cosa succede esattamente quando…
rules-question = Che cosa succede esattamente quando { $when }
rules-example = Esempio:
rules-ruling = La nostra decisione:
rules-worm-face = verme
rules-made = Questa è una realizzazione indipendente del gioco di dadi di Reiner Knizia, con regole scritte con parole nostre e immagini nostre.
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessuna regola trovata
    [one] 1 regola trovata
   *[other] { $count } regole trovate
}
rules-before = prima
rules-after = dopo
rules-link = Link a { $row }

## Chapters

# What a chapter is called by in one word, to ask for it.
topic-minute = minuto
topic-setup = materiale
topic-turn = turno
topic-buying = totale
topic-taking = prendere
topic-failing = sballato
topic-specialists = specialisti
topic-bratworms = vermarrosti
topic-end = fine
topic-options = opzioni
topic-all = tutto
chapter-minute = In un minuto
chapter-minute-text =
    Raccogli più vermi di tutti. Lancia otto dadi, scegli una faccia e accantona tutti i dadi che la mostrano. Poi lancia gli altri. Ogni faccia si può usare una sola volta per turno. Un verme vale 5 punti, le altre facce quello che mostrano.

    Puoi fermarti subito dopo aver accantonato. Con almeno un verme ottieni la porzione di vermi con il tuo totale: dalla grigliata, o dalla cima della pila di un altro giocatore. Se non è né qui né lì, prendi dalla grigliata la porzione subito inferiore.

    Se un lancio non mostra nessuna faccia nuova, o se ti fermi e non ottieni niente, il lancio è sballato. La tua porzione in cima torna nella grigliata. Poi la più alta della grigliata viene girata a faccia in giù, a meno che non sia quella appena restituita.

    La partita finisce quando nella grigliata non resta nessuna porzione scoperta. Vince chi ha più vermi.
chapter-setup = Che cosa serve
chapter-setup-text =
    Si gioca da due a sette giocatori, dagli 8 anni in su. Una partita dura da 20 a 30 minuti.

    Nel gioco originale sedici porzioni di vermi (PdV) stanno scoperte nella grigliata in ordine crescente, da 21 a 36. Mostrano un verme (21–24), due (25–28), tre (29–32) o quattro vermi (33–36). Ci sono otto dadi bianchi con le facce 1, 2, 3, 4, 5 e verme.

    L’edizione con gli specialisti aggiunge le porzioni 11 e 13 con un verme ciascuna, sei specialisti e sette vermarrosti. All’inizio ogni specialista sta su una porzione: il verme in scatola sulla 11, la chioccia sulla 21, il corvo sulla 23, la donnola sulla 25, il dado d’oro sulla 27 e la mela sulla 29. I vermarrosti stanno accanto alla grigliata e formano la riserva.

    A un tavolo vero tieni la pila, lo specialista e i vermarrosti davanti a te, ben visibili. Metti la chioccia sulla tua pila. Quando usi la donnola, sdraiala; alla fine del turno rimettila in piedi.

    Secondo le regole stampate comincia il più giovane. In rete il primo giocatore viene sorteggiato. Si gioca in senso orario.
chapter-turn = Il tuo turno
chapter-turn-text = Un turno è lanciare, accantonare e decidere: ancora una volta, o basta?
chapter-buying = Che cosa ottieni con il totale
chapter-buying-text = Quando ti fermi contano due cose: se tra i dadi accantonati c’è un verme, e il loro totale.
chapter-taking = Prendere e rubare
chapter-taking-text = Le tue porzioni stanno in una sola pila, e solo quella in cima è in pericolo. Nell’edizione con gli specialisti una porzione può portare con sé uno specialista.
chapter-failing = Un lancio sballato
chapter-failing-text = Un lancio è sballato quando non mostra nessuna faccia nuova, o quando ti fermi e non ottieni niente. Allora è il turno del prossimo, e di solito ti costa una porzione.
chapter-specialists = Gli specialisti
chapter-specialists-text = Sei specialisti aspettano nella grigliata. Chi prende la loro porzione li riceve, tranne il corvo, che porta invece un vermarrosto. Nessuno ne tiene mai due.
chapter-bratworms = Vermarrosti
chapter-bratworms-text = Sette vermarrosti aspettano nella riserva. Ne ricevi uno per due o più 1 accantonati insieme (A7), o per la porzione del corvo (D3). Ognuno vale un verme alla fine, e nessuno può rubarlo insieme a una porzione.
chapter-end = La fine e la vittoria
chapter-end-text = La partita finisce da sola quando la grigliata è vuota o tutta a faccia in giù. Allora si contano i vermi.
chapter-options = Opzioni del tavolo
chapter-options-text = Di base valgono le regole stampate e, dove tacciono o si contraddicono, le nostre decisioni. Prima della partita un tavolo può accordarsi su queste varianti.

## Rows

rule-A1-when = comincia un turno?
rule-A1 = Lanci tutti e otto i dadi bianchi. Non si può passare.
rule-A1-example = { $name } comincia con { $count } dadi. Lanciare è l’unica mossa; fermarsi non è ancora possibile.
rule-A2-when = i dadi sono stati lanciati?
rule-A2 = Devi accantonare tutti i dadi di una sola faccia, e dev’essere una faccia che in questo turno non hai ancora accantonato. Prima non puoi fermarti.
rule-A2-ruling = Le regole stampate non dicono esattamente quando ci si può fermare. Da noi si può solo subito dopo aver accantonato, così nessuno sfugge a un lancio che non gli piace.
rule-A2-example = { $name } lancia { $dice } e sceglie il { $face }: tutti e { $count } vanno accantonati, { $total } punti. In questo turno il { $face } non si può più scegliere.
rule-A3-when = tutte le facce uscite sono già accantonate?
rule-A3 = È un lancio sballato. Solo la donnola può ancora aiutare.
rule-A3-example = { $name } ha accantonato { $aside } e lancia { $dice }. Non c’è nessuna faccia nuova: lancio sballato.
rule-A3-search = sballare, sballato
rule-A4-when = dopo aver accantonato restano dei dadi?
rule-A4 = Scegli tu: lanciare tutti i dadi rimasti o fermarti. Per lanciare ti deve mancare ancora almeno una faccia.
rule-A4-example = { $name } ha accantonato { $aside }, { $total } punti, e ha ancora { $count } dadi. Può lanciarli oppure fermarsi.
rule-A5-when = non restano dadi, o tutte e sei le facce sono usate?
rule-A5 = Fermarsi è l’unica mossa.
rule-A5-example = { $name } accantona l’ultimo dado, un { $face }. Il totale è { $total }, e il turno finisce qui.
rule-A5-example-2 = { $name } ha accantonato tutte e sei le facce, { $total } punti. Restano { $count } dadi, ma nessun lancio può aiutare: il turno finisce qui.
rule-A6-when = qualcuno si ferma senza vermi, o con un totale che non dà niente?
rule-A6 = È permesso, ed è un lancio sballato. Si può anche sballare apposta, a meno che il verme in scatola non intervenga da solo e non ti faccia ottenere qualcosa.
rule-A6-example = { $name } si ferma con { $aside }. Sarebbero { $total }, ma manca un verme: lancio sballato.
rule-A6-example-2 = { $name } si ferma con { $aside }, { $total } punti. I vermi ci sono, ma con così poco non si prende niente: lancio sballato.
rule-A7-when = due o più 1 vengono accantonati insieme?
rule-A7 = Con gli specialisti questo dà esattamente un vermarrosto, subito, qualunque sia il numero di 1; conta anche il dado d’oro. Lo tieni anche se poi sballi. Gli 1 che non accantoni non danno niente.
rule-A7-example = { $name } lancia { $dice } e accantona tutti gli { "1" }, { $count } in tutto: un vermarrosto. Il lancio dopo è sballato, ma { $name } tiene il vermarrosto.
rule-A7-search = doppio 1, doppio uno
rule-B1-when = ho il dado d’oro?
rule-B1 = Prima del primo lancio decidi una volta sola se si unisce agli otto dadi bianchi. Poi è un dado come gli altri, finché non lo accantoni.
rule-B1-ruling = Le regole stampate non dicono chiaramente quali facce ha il dado d’oro. Da noi ha tre 1 e tre vermi. L’opzione «{ option-golden_die }» gli dà le facce di un dado bianco.
rule-B1-example = { $name } lancia { $white } dadi bianchi e il dado d’oro: { $dice }. Il dado d’oro mostra un verme, quindi { $count } vermi vanno accantonati insieme.
rule-B2-when = ho la donnola?
rule-B2 = Subito dopo un lancio, prima di accantonarne qualcosa, puoi rilanciare esattamente quei dadi, una volta per turno, anche se il lancio sarebbe sballato. Vale il secondo risultato. Puoi anche accettare il lancio sballato.
rule-B2-example = { $name } ha accantonato { $aside } e lancia { $first }: sarebbe sballato. La donnola rilancia gli stessi dadi: { $second }. Ora c’è qualcosa da accantonare.
rule-B2-example-2 = { $name } lancia { $dice }: lancio sballato. La donnola potrebbe rilanciare, ma { $name } lo accetta e restituisce la { $tile }.
rule-B2-search = rilanciare, rilancio
rule-B3-when = ho il verme in scatola ma nessun verme?
rule-B3 = Quando ti fermi, il verme in scatola conta automaticamente come un verme da 5 punti, e resta a te. Puoi comunque accantonare vermi; appena ne hai uno, il verme in scatola non fa niente. Non salva mai un lancio sballato.
rule-B3-ruling = Le regole stampate non dicono se devi usare il verme in scatola. Da noi conta da solo, perché aiuta quasi sempre. Il prezzo: finché ti fa ottenere qualcosa, non puoi sballare apposta.
rule-B3-example = { $name } si ferma con { $aside }, che fa { $dice }. Con il verme in scatola diventa { $total }, e { $name } prende la { $tile }.
rule-B3-example-2 = { $name } ha il verme in scatola e si ferma con { $aside }. Tra i dadi ci sono vermi, quindi non aggiunge niente: { $total }, non di più.
rule-C1-when = la porzione con il mio totale è scoperta nella grigliata?
rule-C1 = La prendi. Non puoi sceglierne una più bassa.
rule-C1-example = { $name } si ferma con { $aside }: { $total } punti e un verme. La { $tile } è nella grigliata, quindi { $name } la prende.
rule-C1-search = porzione di vermi, PdV
rule-C2-when = la porzione con il mio totale è in cima alla pila di un altro?
rule-C2 = La rubi, a meno che non sia la 11 o la 13.
rule-C2-ruling = Le regole stampate dicono in un punto che puoi rubare e in un altro che ottieni la porzione. Da noi devi farlo, così lo stesso totale dà sempre lo stesso risultato. Con l’opzione «{ option-steal }» decidi tu.
rule-C2-example = { $name } ha { $total } punti, e la { $tile } è in cima alla pila di { $victim }: rubata!
rule-C2-search = rubare, rubata, furto
rule-C3-when = ho esattamente 11 o 13 e quella porzione non è scoperta nella grigliata?
rule-C3 = Lancio sballato: la 11 e la 13 vanno centrate esattamente e si prendono solo dalla grigliata.
rule-C3-example = { $name } si ferma con { $total }, ma quella porzione ce l’ha già { $owner }: lancio sballato.
rule-C4-when = non posso né prendere né rubare la porzione con il mio totale?
rule-C4 = Prendi dalla grigliata la porzione scoperta più alta sotto il tuo totale, ma mai la 11 o la 13. Non importa perché il tuo numero manca: può essere a faccia in giù, coperto, già in cima alla tua pila, o più alto di 36. Se non ce n’è una più bassa, il lancio è sballato.
rule-C4-example = { $name } si ferma con { $total }. Quella porzione non esiste, quindi { $name } prende quella subito sotto: la { $tile }.
rule-C4-example-2 = { $name } si ferma con { $total }, ma quella porzione è a faccia in giù. Subito sotto c’è la { $tile }.
rule-C4-example-3 = { $name } si ferma con { $total }, ma quella porzione è già in cima alla sua pila. Subito sotto c’è la { $tile }.
rule-C4-example-4 = { $name } si ferma con { $total }, ma quella porzione è coperta nella pila di { $owner }. Subito sotto, nella grigliata, c’è la { $tile }.
rule-C4-example-5 = { $name } si ferma con { $total }. Nessuna porzione nella grigliata è abbastanza bassa: lancio sballato.
rule-D1-when = prendo una porzione?
rule-D1 = Va scoperta in cima alla tua pila. Solo dopo si guarda lo specialista che ci stava sopra.
rule-D1-ruling = A un tavolo vero le porzioni più in basso di una pila sono coperte. Noi mostriamo comunque sempre i vermi di tutti, perché chi sta attento può contarli.
rule-D1-example = { $name } mette la { $tile } sopra la { $below } e poi riceve { the-specialist-object }.
rule-D2-when = sulla porzione c’è uno specialista?
rule-D2 = Lo ricevi, a meno che non sia il corvo.
rule-D2-example = { $name } prende la { $tile } e con essa { the-specialist-object }.
rule-D3-when = sulla porzione c’è il corvo?
rule-D3 = Ricevi un vermarrosto, e il corvo va sulla porzione libera più bassa. Nessuno possiede mai il corvo.
rule-D3-example = { $name } prende la { $tile } e riceve un vermarrosto. Il corvo vola sulla { $next }.
rule-D4-when = rubo a qualcuno senza la chioccia?
rule-D4 = Ricevi la porzione e, se c’è, lo specialista di quel giocatore. I vermarrosti restano dove sono.
rule-D4-example = { $name } ruba la { $tile } di { $victim } e con essa { the-specialist-object }. { $victim } tiene il vermarrosto.
rule-D4-search = rubare, rubata, furto
rule-D5-when = rubo a chi ha la chioccia?
rule-D5 = Ti arriva solo la chioccia; la porzione resta dov’è. Il turno è comunque riuscito.
rule-D5-example = { $name } ruberebbe la { $tile }, ma { $victim } ha la chioccia. La chioccia va da { $name }, e { $victim } tiene la { $tile }.
rule-D5-search = rubare, rubata, furto
rule-D6-when = ora ho due specialisti?
rule-D6 = Scegli quale restituire. Nessuno ne tiene mai due.
rule-D6-example = { $name } ha la donnola e prende la { $tile }, su cui sta il dado d’oro. Uno dei due deve tornare indietro.
rule-D7-when = uno specialista viene restituito o si sposta?
rule-D7 = Va sulla porzione libera più bassa: la più bassa scoperta nella grigliata su cui non c’è nessuno, comprese la 11 e la 13. Se non ce n’è, esce dal gioco. Se poi se ne libera una più bassa, non si muove più.
rule-D7-example = { $name } restituisce la donnola. Sulla { $occupied } c’è il verme in scatola, quindi la { $tile } è la più bassa libera.
rule-D7-example-2 = { $name } restituisce la donnola, ma su ogni porzione della grigliata c’è già qualcuno. La donnola esce dal gioco.
rule-D8-when = in cima alla mia pila c’è la 11 o la 13?
rule-D8 = Nessuno può rubarla, e quindi è al sicuro anche il tuo specialista, persino la chioccia.
rule-D8-example = { $name } arriva alla { $tile } che è in cima alla pila di { $owner } e non ottiene niente. { $owner } tiene la porzione e il verme in scatola.
rule-D8-example-2 = { $name } ha { $total }, ma { $owner } ci ha messo sopra la { $tile }. { $name } non ottiene niente, e { $owner } tiene la chioccia.
rule-D8-search = rubare, rubata, furto
rule-E1-when = ricevo un vermarrosto?
rule-E1 = Lo prendi dalla riserva, finché ce ne sono.
rule-E1-example = { $name } prende la porzione del corvo e uno dei { $before } vermarrosti; ne restano { $after }.
rule-E2-when = la riserva è vuota?
rule-E2 = Prendi un vermarrosto a un altro giocatore a tua scelta, tra quelli che ne hanno. Chi ha la chioccia è al sicuro, anche senza porzioni.
rule-E2-example = { $name } accantona due { "1" }, ma la riserva è vuota. { $one } e { $other } hanno vermarrosti; { $name } sceglie { $victim }.
rule-E2-example-2 = { $name } accantona due { "1" }, e la riserva è vuota. { $holder } ha vermarrosti, ma anche la chioccia: { $name } non ottiene niente.
rule-E2-search = prendere, derubare
rule-E3-when = si può scegliere un solo giocatore, o nessuno?
rule-E3 = Se ce n’è uno solo, glielo prendi senza dover scegliere. Se non c’è nessuno, non succede niente.
rule-E3-ruling = Le regole stampate non dicono che cosa succede se non c’è nessuno a cui prenderlo. Da noi non ricevi niente, perché non c’è più nessun vermarrosto da prendere.
rule-E3-example = { $name } accantona due { "1" }. Solo { $victim } ha vermarrosti, quindi { $name } ne prende subito uno lì.
rule-E3-example-2 = { $name } ha già tutti e { $count } i vermarrosti e accantona due { "1" }. Nessun altro ne ha: non succede niente.
rule-F1-when = ho la chioccia e una porzione, e sballo?
rule-F1 = Torna indietro solo la chioccia. Tieni la tua porzione, e nella grigliata non si gira niente.
rule-F1-example = { $name } sballa. La chioccia va sulla { $next }, e { $name } tiene la { $tile }.
rule-F1-search = restituire, restituita
rule-F2-when = ho la chioccia senza porzioni, e sballo?
rule-F2 = Non succede niente. La chioccia resta a te.
rule-F2-example = { $name } ha la chioccia ma nessuna porzione, e sballa. Tutto resta com’era.
rule-F3-when = ho una porzione ma non la chioccia, e sballo?
rule-F3 = Primo: la tua porzione in cima torna scoperta nella grigliata. Secondo: il tuo specialista viene restituito. Terzo: la porzione scoperta più alta della grigliata viene girata a faccia in giù, a meno che non sia quella appena restituita. Quarto: uno specialista che stava sulla porzione girata va sulla porzione libera più bassa; in questo caso il corvo non dà niente.
rule-F3-example = { $name } sballa. La { $tile } torna nella grigliata, e la { $turned }, la più alta rimasta, viene girata a faccia in giù.
rule-F3-example-2 = { $name } sballa e ha uno specialista. La { $tile } torna nella grigliata, { the-specialist-object } va sulla { $next }, e la { $turned } viene girata a faccia in giù.
rule-F3-example-3 = { $name } sballa e restituisce la { $tile }. Ora è la più alta della grigliata, quindi resta scoperta e non si gira niente.
rule-F3-example-4 = { $name } sballa e restituisce la { $tile }. La più alta, la { $turned }, viene girata a faccia in giù, e { the-specialist-object } passa da lì alla { $next }.
rule-F3-search = restituire, restituita, girare
rule-F4-when = non ho porzioni e sballo?
rule-F4 = Non si restituisce e non si gira niente.
rule-F4-example = { $name } non ha ancora porzioni e sballa. La grigliata resta com’è.
rule-F4-search = restituire, restituita
rule-F5-when = una porzione è a faccia in giù?
rule-F5 = Resta a faccia in giù nella grigliata fino alla fine. Non si può prendere e non conta mai come la più alta.
rule-F5-example = { $name } ha { $total }, ma quella porzione è a faccia in giù. { $name } prende la { $tile }.
rule-G1-when = nella grigliata non resta nessuna porzione scoperta?
rule-G1 = La partita finisce appena sono sistemati specialisti e vermarrosti di questo turno.
rule-G1-example = { $name } prende l’ultima porzione. Uno dei due specialisti deve ancora tornare indietro; poi la partita è finita.
rule-G2-when = si contano i vermi?
rule-G2 = Si contano i vermi sulle tue porzioni, uno per ogni vermarrosto e tre per la mela.
rule-G2-ruling = Le regole stampate non dicono quanti vermi valgono la 11 e la 13. Da noi ne valgono uno ciascuna, come le porzioni più piccole del gioco originale.
rule-G2-example = { $name } ha { $tiles } vermi sulle porzioni e la mela: { $score }. { $other } ne ha { $other_tiles } e un vermarrosto: { $other_score }. Vince { $name }.
rule-G3-when = c’è parità?
rule-G3 = Tra i giocatori in parità vince chi ha la singola porzione più alta. Se nessuno di loro ha porzioni, si dividono la vittoria.
rule-G3-ruling = Le regole stampate non prevedono una parità tra giocatori senza porzioni. Da noi si dividono la vittoria, perché non resta niente da confrontare.
rule-G3-example = { $name } e { $other } hanno { $score } vermi a testa. { $name } ha la { $tile } e vince.
rule-G3-example-2 = { $name } e { $other } hanno { $score } vermi a testa, tutti vermarrosti, e nessuna porzione: si dividono la vittoria.
rule-G3-search = pareggio, spareggio

## Table options

rule-option-steal-when = a questo tavolo nessuno è obbligato a rubare?
rule-option-steal = Con «{ option-steal }: { option-steal-optional }», invece di rubare puoi prendere dalla grigliata la porzione subito inferiore.
rule-option-steal-ruling = Le regole stampate non dicono che cosa ottieni se scegli di non rubare. Da noi si fa come se quella porzione non ci fosse, e prendi quella subito inferiore (C4).
rule-option-steal-example = { $name } con { $total } potrebbe rubare, ma prende invece la { $tile } dalla grigliata.
rule-option-returned_highest-when = a questo tavolo si gira anche la porzione restituita?
rule-option-returned_highest = Con «{ option-returned_highest }: { option-returned_highest-turned }», dopo un lancio sballato si gira a faccia in giù la porzione più alta anche se è quella appena restituita.
rule-option-returned_highest-search = restituire, girare
rule-option-returned_highest-example = { $name } sballa e restituisce la { $tile }. È la più alta, e qui viene girata a faccia in giù.
rule-option-golden_die-when = a questo tavolo il dado d’oro è normale?
rule-option-golden_die = Con «{ option-golden_die }: { option-golden_die-standard }», il dado d’oro mostra 1, 2, 3, 4, 5 e verme.
rule-option-golden_die-example = Il dado d’oro di { $name } mostra un { $face }. Con i dadi bianchi ne vanno accantonati { $count }.
