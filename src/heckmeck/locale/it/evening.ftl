## My games

games-running = In corso
games-finished = Finite
game-count = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
player-count = { $count } giocatori
games-more = { $count ->
    [one] Mostrane un’altra
   *[other] Mostrane altre (ancora { $count })
}
games-pending = { $count ->
    [one] 1 partita più vecchia è ancora da contare.
   *[other] Almeno { $count } partite più vecchie sono ancora da contare.
}
game-daily = Sfida del giorno
game-left = Hai lasciato questa partita
game-shared = Dispositivo condiviso
game-stood-in = Un bot ha giocato alcuni tuoi turni
verify-of = Verifica i dadi della partita con { $names } del { $day }
share-of = Condividi il risultato della partita con { $names } del { $day }
filter = Filtra le partite
filter-all = Tutte
filter-none = Mostra tutto
filter-remove = { $name }: mostra anche le altre
filter-edition = Edizione
filter-players = Giocatori
filter-company = Avversari
filter-period = Periodo
filter-result = Risultato
filter-opponent = Nome dell’avversario
company-people = Con persone
company-bots = Solo bot
period-week = Ultimi 7 giorni
period-month = Ultimi 30 giorni
period-year = Ultimi 365 giorni
result-won = Vinte
result-lost = Non vinte
no-games = Ancora niente di grigliato
no-games-is = Appena finisci una partita la trovi qui, con il tuo piazzamento, i tuoi vermi e il modo di rivederla.
no-games-play = Gioca la tua prima partita
open-file = Apri un file
open-file-is = Ti hanno mandato una registrazione (.heck)? Guardala o verificane i dadi.
forget-games = Elimina le mie partite e statistiche
forget-title = Eliminare le tue partite e statistiche?
forget-what = L’elenco delle tue partite e le tue statistiche vengono eliminati da questo server. Le partite giocate solo con i bot vengono eliminate del tutto. Non si può tornare indietro.
forget-others = Le partite con altri restano nei loro elenchi, con il tuo nome.
forget-yes = Elimina le mie partite

## My statistics

stat-recent = Le tue ultime partite
stat-recent-is = Una porzione per partita, con i tuoi vermi. Più sta in alto, migliore è il tuo piazzamento; quelle dorate sono vittorie.
result-spoken = { $day }: { $place }, { $worms }
stat-wins = Vittorie
stat-won-of = { $games ->
    [one] { $won } su { $games } partita
   *[other] { $won } su { $games } partite
}
stat-fails = Lanci sballati
stat-fails-of = { $turns ->
    [one] { $fails } su { $turns } turno
   *[other] { $fails } su { $turns } turni
}
share-between = la tua vera percentuale sta probabilmente tra { $low } e { $high }
interval = da { $low } a { $high }
stat-worms = Vermi
stat-worms-column = Vermi alla fine
stat-mean = { $count ->
    [one] { $mean } vermi in una partita
   *[other] { $mean } vermi a partita, in { $count } partite
}
stat-best = Partita migliore
stat-places = Piazzamenti
stat-steals = Porzioni che hai rubato
stat-robbed = Porzioni che ti hanno rubato
stat-streak = Vittorie di fila
stat-streak-longest = Serie di vittorie più lunga
stat-specialists = Vinto con uno specialista
stat-groups = Confronto
stat-games = Partite
stat-won = Vinte
stat-mean-short = Vermi
stat-fails-short = Sballati
stat-interval-is = Cifre piccole: dove sta probabilmente la tua vera percentuale (95%). Poche partite dicono poco.
stat-no-match = Nessuna partita finita corrisponde a questi filtri.
stat-stood-in = { $count ->
    [one] In 1 di queste partite un bot ha giocato alcuni tuoi turni. La partita conta; i lanci sballati e i furti contano solo se hai giocato tu.
   *[other] In { $count } di queste partite un bot ha giocato alcuni tuoi turni. Le partite contano; i lanci sballati e i furti contano solo se hai giocato tu.
}
stat-shared = { $count ->
    [one] 1 partita su un dispositivo condiviso non conta: nessuno sa quale giocatore eri.
   *[other] { $count } partite su un dispositivo condiviso non contano: nessuno sa quale giocatore eri.
}
stat-left = { $count ->
    [one] 1 partita che hai lasciato prima della fine non conta.
   *[other] { $count } partite che hai lasciato prima della fine non contano.
}

## Replay

replay-is = Rivedi qualsiasi partita registrata: scegli un file .heck o trascinalo qui.
replay-at = Turno { $turn } · Passo { $at } di { $of }
replay-speed = Velocità
replay-line = Riga { $line }: { $why }
replay-too-large = Questa registrazione è troppo grande per essere mostrata fino alla fine: ecco i primi { $shown } passi su { $all }.
play = Avvia
pause = Pausa
step-back = Un passo indietro
step-on = Un passo avanti
chances = Come è cambiata la partita
chances-are = Probabilità di vincere stimate dal nostro bot più forte. Solo la fine è esatta.
chances-turn = Turno
chances-end = Fine
swing = Turno { $turn }: { $what }.
swing-change = { $you ->
    [yes] Le tue probabilità { $way ->
        [up] salgono
       *[down] scendono
    } da { $from } a { $to }.
   *[no] Le probabilità di { $name } { $way ->
        [up] salgono
       *[down] scendono
    } da { $from } a { $to }.
}
swing-good = { $you ->
    [yes] Soprattutto fortuna: i dadi sono con te.
   *[no] Soprattutto fortuna: i dadi sono con { $name }.
}
swing-bad = { $you ->
    [yes] Soprattutto sfortuna: i dadi sono contro di te.
   *[no] Soprattutto sfortuna: i dadi sono contro { $name }.
}
swing-choice = { $you ->
    [yes] Soprattutto la tua scelta: altre mosse varrebbero circa { $points } punti percentuali in più.
   *[no] Soprattutto la scelta di { $name }: altre mosse varrebbero circa { $points } punti percentuali in più.
}
turn-back = Turno precedente
turn-on = Turno successivo
point-before = Svolta precedente
point-next = Svolta successiva
share-moment = Condividi il link a questo momento

## Sfida del giorno

daily-rules = Cominci tu. Senza suggerimenti.
daily-opponents = I tuoi avversari di oggi
daily-play = Gioca la sfida di oggi
daily-go-on = Continua
daily-once = Un solo tentativo. Puoi fare una pausa e tornare; finiscilo entro { $time }.
daily-still-open = Il tuo tentativo del { $day } è ancora aperto per { $time }.
daily-next = Prossima sfida tra { $time }
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min
daily-place = { $place ->
    [1] 1º posto su 4
    [2] 2º posto su 4
    [3] 3º posto su 4
   *[4] 4º posto su 4
}
daily-margin = { $sign ->
    [1] { $margin ->
        [one] 1 verme di vantaggio
       *[other] { $margin } vermi di vantaggio
    }
    [0] alla pari con il migliore degli altri
   *[other] { $margin ->
        [one] a 1 verme dal migliore
       *[other] a { $margin } vermi dal migliore
    }
}
daily-turns = I tuoi turni
daily-turn-taken = porzione presa
daily-turn-stolen = porzione rubata
daily-turn-failed = lancio sballato
daily-better = Meglio del { $percent }% degli altri { $players } oggi
daily-too-late = Finita dopo la rivelazione dei dadi, quindi non conta.
daily-late = troppo tardi per contare
daily-missed = non giocata
daily-gave-up = abbandonata
daily-ran-out = non finita
daily-copy = Copia il risultato
daily-share = Heckmeck { $day } · 🪱 { $worms } · { $place } · { $signs }
daily-weeks = Le tue ultime quattro settimane
daily-streak = { $count ->
    [one] 1 giorno di fila
   *[other] { $count } giorni di fila
}
daily-promise = Dadi verificabili
daily-promise-is = Il segreto di ogni giorno è stato fissato molto tempo fa, e ognuno dimostra il successivo. Quello di oggi viene rivelato { $time }. Da quel momento puoi verificare ogni lancio. Chi gestisce il server poteva conoscere i dadi, ma non cambiarli.
daily-promise-first = Il tuo dispositivo ha annotato la promessa di oggi. Se i tuoi amici vedono gli stessi caratteri, hanno gli stessi dadi.
daily-promise-kept = La promessa continua quella della tua ultima visita.
daily-promise-new = Dalla tua ultima visita è cominciata una nuova catena di promesse. Niente la lega alla vecchia.
daily-promise-broken = Il server non ha mantenuto la promessa: questi non sono i dadi che aveva fissato.
daily-promise-withheld = Il server non rivela un segreto che dovrebbe già rivelare. Finché manca, niente dimostra i dadi di quel giorno.
daily-verify = Verifica i tuoi dadi del { $day }

## Verifica delle partite

choose-record = Scegli una registrazione
drop-record = o trascina un file .heck ovunque in questa pagina
file-too-large = Questo file è troppo grande per una registrazione.
not-a-record = Questa non è la registrazione di una partita.
verify-is = Prima del primo lancio il server fissa un segreto e il dispositivo di ogni giocatore aggiunge un numero casuale. Dopo la partita il tuo browser ricalcola da solo ogni lancio. Trascina qui una registrazione per verificarla.
verdict-verified = I dadi sono verificati
verdict-failed = Qualcosa non torna
verdict-broken = Questa partita viola le regole
verdict-cut_off = Manca la fine
verdict-unproven = Non tutto si può verificare
verdict-pending = Finora è tutto giusto
roll-count = { $count ->
    [one] 1 lancio
   *[other] { $count } lanci
}
check-right = giusto
check-wrong = sbagliato
check-unproven = non dimostrato
checks-device = Che cosa ha visto questo dispositivo
checks-record = Che cosa dice la registrazione
check-proof = La prova
proof-hmac-sha256-1 = La registrazione contiene quanto serve per ricalcolare i lanci (metodo hmac-sha256-1). Questo vecchio metodo non dice nulla su nomi, opzioni e decisioni.
proof-daily-1 = La registrazione contiene tutto ciò che serve per verificarla (metodo daily-1, i dadi del giorno).
proof-hmac-sha256-2 = La registrazione contiene tutto ciò che serve per verificarla (metodo hmac-sha256-2).
proof-none = La registrazione non dice come sono stati lanciati i dadi.
proof-typed = Qui sono stati lanciati dadi veri e inseriti i risultati.
proof-unknown = La registrazione usa un metodo che questa pagina non conosce.
proof-later = Il segreto del giorno resta segreto finché non hanno giocato tutti. Viene rivelato il { $when }; da allora il tuo dispositivo può verificare { $rolls ->
    [0] i dadi.
    [one] il lancio.
   *[other] tutti i { $rolls } lanci.
}
proof-overdue = Il segreto del giorno doveva essere rivelato il { $when }, ma in questa registrazione manca. Riapri questa pagina dalla partita. Se manca ancora, il server lo tiene per sé, e niente dimostra questi dadi.
proof-secret = Il server rivela il suo segreto solo a partita finita.
proof-malformed = La prova è danneggiata, oppure qualcuno l’ha modificata.
check-commitment = Il segreto del server
check-commitment-right = Il server l’ha fissato prima della partita. Dopo non poteva sceglierne uno migliore.
check-commitment-wrong = Non è il segreto che il server aveva fissato prima della partita.
check-first = Chi comincia
check-first-right = Il sorteggio ha scelto { $name }.
check-first-wrong = Il sorteggio ha scelto { $drawn }, ma nella registrazione comincia { $name }.
check-first-agreed-right = Comincia { $name }, come stabilito prima della partita.
check-first-agreed-wrong = Era stabilito che cominciasse { $drawn }, ma nella registrazione comincia { $name }.
check-rolls = I lanci
check-rolls-right = { $rolls ->
    [0] Non ce ne sono.
    [one] Il lancio deriva dal segreto e dai numeri casuali dei giocatori.
   *[other] Tutti i { $rolls } lanci derivano dal segreto e dai numeri casuali dei giocatori. Nessuno ha cambiato un dado.
}
check-rolls-daily-right = { $rolls ->
    [0] Non ce ne sono.
    [one] Il lancio deriva dal segreto del { $day }. Tutti hanno avuto gli stessi dadi.
   *[other] Tutti i { $rolls } lanci derivano dal segreto del { $day }. Tutti hanno avuto gli stessi dadi.
}
check-rolls-daily-wrong = Solo { $proven } lanci su { $rolls } derivano dal segreto del { $day }.
check-rolls-wrong = Solo { $proven } lanci su { $rolls } derivano dal segreto e dai numeri casuali dei giocatori.
check-rolls-open = { $typed ->
    [one] 1 lancio è stato inserito a mano: nessuno può dimostrarlo.
   *[other] { $typed } lanci sono stati inseriti a mano: nessuno può dimostrarli.
} Gli altri sono giusti: { $proven } su { $rolls }.
check-fault = La riga { $line } mostra { $shown }. Il lancio numero { $number } era { $must }.
check-more = { $count ->
    [one] Un altro lancio è sbagliato.
   *[other] Altri { $count } lanci sono sbagliati.
}
check-digest = L’impronta della partita
check-digest-right = Corrisponde ai nomi, alle opzioni e a ogni riga della registrazione.
check-digest-wrong = Non corrisponde. Qualcuno ha cambiato, aggiunto o tolto un nome, una decisione o una riga.
check-cut_off = La fine della partita
check-cut_off-wrong = La registrazione si ferma prima della fine della partita, e nulla mostra come è andata avanti.
check-moves = Le mosse
check-moves-right = Il server ha rigiocato la partita: le regole permettono ogni mossa.
check-moves-wrong = { $why }
check-moves-dice = La riga { $line } viola le regole: i dadi lanciati o accantonati non sono quelli in mano.
check-kept = Il segreto promesso
check-kept-right = È quello che il server aveva fissato al tuo arrivo al tavolo.
check-kept-wrong = Al tuo arrivo al tavolo il server aveva fissato un altro segreto.
check-setup = Il tavolo all’inizio
check-setup-right = Nomi, posti, opzioni e numeri casuali sono quelli fissati prima dell’inizio.
check-setup-daily = Questa è la sfida del { $day }, uguale per tutti.
check-setup-wrong = Nomi, posti, opzioni o numeri casuali non sono quelli fissati prima dell’inizio.
check-nonce = Il tuo numero casuale
check-nonce-right = Il numero casuale di questo dispositivo fa parte di ogni lancio. Perciò nessuno poteva scegliere i lanci, nemmeno il server.
check-nonce-replaced = Il numero casuale di questo dispositivo è stato sostituito con un altro.
check-nonce-dropped = Il server ha accettato il numero casuale di questo dispositivo e poi l’ha lasciato fuori.
check-nonce-late = Il numero casuale di questo dispositivo è arrivato tardi e non fa parte dei lanci. Perciò nulla ti mostra che nessuno li abbia scelti.
check-nonce-unshared = Il server non ha preso un numero casuale da questo dispositivo. Se hai giocato con un altro dispositivo, verifica la partita lì.
check-nonce-missing = Il numero casuale di questo dispositivo non fa parte dei lanci.
check-seen = La partita come l’hai vista
check-seen-right = { $seen ->
    [one] L’unica riga è come l’ha vista questo dispositivo.
   *[other] Tutte le { $seen } righe sono come le ha viste questo dispositivo.
}
check-seen-start = Su questo dispositivo la partita è cominciata in modo diverso: con altri nomi, altri numeri casuali o un altro primo giocatore.
check-seen-line = La riga { $line } non è ciò che ha visto questo dispositivo.
check-seen-missing = { $missing ->
    [one] Manca l’ultima riga che questo dispositivo ha visto.
   *[other] Mancano le ultime { $missing } righe che questo dispositivo ha visto.
}
check-seen-added = { $added ->
    [one] Dopo la fine è stata aggiunta una riga.
   *[other] Dopo la fine sono state aggiunte { $added } righe.
}
