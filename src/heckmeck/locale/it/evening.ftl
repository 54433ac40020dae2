## Replay

replay-is = Rivedi qualsiasi partita registrata: scegli un file .heck o trascinalo qui.
replay-at = Passo { $at } di { $of }
replay-line = Riga { $line }: { $why }
play = Avvia
pause = Pausa
step-back = Un passo indietro
step-on = Un passo avanti
point-before = Svolta precedente
point-next = Svolta successiva
share-moment = Condividi il link a questo momento

## Sfida del giorno

daily-rules = Cominci tu. Senza suggerimenti.
daily-opponents = I tuoi avversari di oggi
daily-play = Gioca la sfida di oggi
daily-go-on = Continua
daily-once = Un solo tentativo. Puoi fare una pausa e tornare; conta fino a domani a mezzogiorno UTC.
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
daily-turn-taken = tessera presa
daily-turn-stolen = tessera rubata
daily-turn-failed = turno fallito
daily-better = Meglio del { $percent } % di altri { $players } oggi
daily-too-late = Finita dopo la rivelazione dei dadi, quindi non conta.
daily-late = troppo tardi per contare
daily-missed = non giocata
daily-copy = Copia il risultato
daily-share = Heckmeck { $day } · 🪱 { $worms } · { $place } · { $signs }
daily-weeks = Le tue ultime quattro settimane
daily-streak = { $count ->
    [one] 1 giorno di fila
   *[other] { $count } giorni di fila
}
daily-promise = I dadi sono promessi
daily-promise-is = Il segreto di ogni giorno è stato fissato molto tempo fa, e ognuno dimostra il successivo. Domani a mezzogiorno UTC viene rivelato quello di oggi, e puoi verificare ogni lancio. Chi gestisce il server poteva conoscere i dadi, ma non cambiarli.
daily-promise-first = Il tuo dispositivo ha annotato la promessa di oggi. Chi vede gli stessi segni ha gli stessi dadi.
daily-promise-kept = La promessa continua quella della tua ultima visita.
daily-promise-new = Dalla tua ultima visita è cominciata una nuova catena di promesse. Niente la lega alla vecchia.
daily-promise-broken = Il server non ha mantenuto la promessa: questi non sono i dadi che aveva fissato.
daily-verify = Verifica i tuoi dadi del { $day }
