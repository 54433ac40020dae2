## Words of the game

product = heckmeck
# With the article, at the beginning of a sentence and as an object.
the-specialist-begins = { $specialist ->
    [canned_worm] Il verme in scatola
    [hen] La chioccia
    [raven] Il corvo
    [weasel] La donnola
    [golden_die] Il dado d’oro
   *[apple] La mela
}
the-specialist-object = { $specialist ->
    [canned_worm] il verme in scatola
    [hen] la chioccia
    [raven] il corvo
    [weasel] la donnola
    [golden_die] il dado d’oro
   *[apple] la mela
}
player-number = il giocatore { $player }
specialist-canned_worm = verme in scatola
specialist-hen = chioccia
specialist-raven = corvo
specialist-weasel = donnola
specialist-golden_die = dado d’oro
specialist-apple = mela
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-w = { $count ->
    [one] verme
   *[other] vermi
}
dice-of = { $count ->
    [1] un { $face }
    [2] due { $face }
    [3] tre { $face }
    [4] quattro { $face }
    [5] cinque { $face }
    [6] sei { $face }
    [7] sette { $face }
    [8] otto { $face }
    [9] nove { $face }
   *[other] { $count } × { $face }
}
worm-count = { $count ->
    [one] 1 verme
   *[other] { $count } vermi
}
bratworm-count = { $count ->
    [one] 1 vermarrosto
   *[other] { $count } vermarrosti
}

## What each specialist does

rule-canned_worm = Il verme in scatola sostituisce il verme che ti manca: se ti fermi senza vermi, vale come un verme e 5 punti. Non si consuma.
rule-hen = La chioccia protegge la tua pila. Un ladro prende solo la chioccia, e dopo un lancio sballato torna indietro solo la chioccia. In entrambi i casi perdi la chioccia e tieni le tue porzioni.
rule-raven = Nessuno possiede mai il corvo. Chi prende la sua porzione riceve un vermarrosto, e il corvo si sposta su un’altra porzione.
rule-weasel = La donnola rilancia i dadi appena lanciati, una volta per turno, anche dopo un lancio sballato.
rule-golden_die = { $golden_die ->
    [standard] Il dado d’oro è un nono dado. A questo tavolo ha le stesse facce dei dadi bianchi. Prima del tuo primo lancio decidi se lanciare anche lui.
   *[ones_and_worms] Il dado d’oro è un nono dado, con tre 1 e tre vermi. Prima del tuo primo lancio decidi se lanciare anche lui.
}
rule-apple = La mela non fa niente durante la partita. Chi ce l’ha alla fine conta tre vermi in più.

## Bots

bot-random = Stordito
bot-random-is = gioca a caso
bot-cautious = Prudente
bot-cautious-is = si ferma presto
bot-worms = Affamato
bot-worms-is = punta a più vermi possibile
bot-margin = Furbo
bot-margin-is = ti mette anche i bastoni tra le ruote
bot-easy = Facile
bot-easy-is = vede solo i dadi sul tavolo: ideale per le prime partite
bot-normal = Normale
bot-normal-is = conosce le probabilità e va sul sicuro
bot-hard = Difficile
bot-hard-is = soppesa ogni verme contro ogni rischio
bot-expert = Esperto
bot-expert-is = gioca per vincere e ti tiene d’occhio
bot-champion = Campione
bot-champion-is = gioca per vincere e conosce le probabilità di tutti
bot-plays = Bot, livello { $level }: { $text }.

## Characters: what follows the name, like “Bruno …”

character-bruno-is = punta alle porzioni grosse, anche se si rischia un po’ di più
character-ida-is = preferisce andare sul sicuro
character-rocco-is = ruba ogni volta che conviene, e a volte quando conviene quasi
character-lotta-is = preferisce prendere dalla grigliata piuttosto che derubare qualcuno
character-zita-is = si ferma appena una porzione va bene
character-tilo-is = lancia ancora dove altri si fermerebbero
character-nora-is = non resiste a nessuno specialista; senza specialisti gioca semplicemente al meglio
character-milo-is = accantona prima i vermi
character-vera-is = resta calma e gioca sempre al meglio
character-plays = { $name } { $text }.

## What happened

ev-dice_landed = { $you ->
    [by] Lanci { $dice }
   *[no] { $name } lancia { $dice }
}
ev-face_set_aside = { $you ->
    [by] Accantoni { $dice } (totale { $total })
   *[no] { $name } accantona { $dice } (totale { $total })
}
ev-sum = { $you ->
    [by] Hai { $points }
   *[no] { $name } ha { $points }
}
ev-bratworm_taken = { $you ->
    [by] Ricevi un vermarrosto
   *[no] { $name } riceve un vermarrosto
}
ev-bratworm_robbed = { $you ->
    [by] Prendi un vermarrosto di { $from }
    [from] { $name } ti prende un vermarrosto
   *[no] { $name } prende un vermarrosto di { $from }
}
ev-weasel_used = { $you ->
    [by] La tua donnola rilancia
   *[no] La donnola di { $name } rilancia
}
ev-failed-no_new_face = { $you ->
    [by] Lancio sballato per te: nessuna faccia nuova
   *[no] Lancio sballato per { $name }: nessuna faccia nuova
}
ev-failed-accepted = { $you ->
    [by] Accetti il lancio sballato
   *[no] { $name } accetta il lancio sballato
}
ev-failed-no_worm = { $you ->
    [by] Lancio sballato per te: nessun verme
   *[no] Lancio sballato per { $name }: nessun verme
}
ev-failed-nothing_to_take = { $you ->
    [by] Lancio sballato per te: niente da prendere
   *[no] Lancio sballato per { $name }: niente da prendere
}
ev-failed-exact_tile_missing = { $you ->
    [by] Lancio sballato per te: quella porzione non c’è
   *[no] Lancio sballato per { $name }: quella porzione non c’è
}
ev-tile_taken = { $you ->
    [by] Prendi la { $tile }
   *[no] { $name } prende la { $tile }
}
ev-tile_stolen = { $you ->
    [by] Rubi la { $tile } di { $from }
    [from] { $name } ti ruba la { $tile }
   *[no] { $name } ruba la { $tile } di { $from }
}
ev-tile_defended = { $you ->
    [by] La chioccia di { $from } salva la { $tile } e viene da te
    [from] La tua chioccia salva la tua { $tile } e va da { $name }
   *[no] La chioccia di { $from } salva la { $tile } e va da { $name }
}
ev-specialist_gained = { $you ->
    [by] Ora hai { the-specialist-object }
   *[no] { $name } ora ha { the-specialist-object }
}
ev-specialist_gained-from = { $you ->
    [by] Ricevi { the-specialist-object } da { $from }
    [from] { $name } ti prende { the-specialist-object }
   *[no] { $name } riceve { the-specialist-object } da { $from }
}
ev-specialist_put_back = { the-specialist-begins } torna nella grigliata, sulla { $tile }
ev-specialist_moved = { the-specialist-begins } si sposta sulla { $tile }
ev-specialist_left = { the-specialist-begins } esce dal gioco
ev-tile_returned = { $you ->
    [by] La tua { $tile } torna nella grigliata
   *[no] La { $tile } torna nella grigliata
}
ev-tile_turned = La { $tile } viene girata a faccia in giù
ev-game_over = La partita è finita
ev-won = { $you ->
    [alone] Hai vinto
    [shared] Hai vinto con { $names }
   *[no] Vittoria: { $names }
}

## Moments that are worth a pause

moment-lose-tile = Perdi la { $tile }!
moment-lose-hen = Perdi la chioccia!
moment-fail = Lancio sballato
moment-free = Non perdi nulla.
moment-robbed = { $name } ti ruba la { $tile }!
moment-steal = Rubi la { $tile }!
moment-from = a { $name }
moment-hen-lost = La tua chioccia salva la { $tile }!
moment-hen-won = La chioccia viene da te!
moment-specialist-lost = { $name } ti prende { the-specialist-object }!
moment-specialist = Ora hai { the-specialist-object }!
moment-last-taken = { $you ->
    [by] Prendi l’ultima porzione!
   *[no] { $name } prende l’ultima porzione
}
moment-last-left = Nella grigliata resta solo la { $tile }
moment-win = Hai vinto!

## Moves

move-roll = lanciare
move-roll-golden = lanciare con il dado d’oro
move-roll-white = lanciare senza il dado d’oro
move-reroll = rilanciare con la donnola
move-keep = accantonare { $face }
move-stop = fermarsi
move-stop-lower = fermarsi e prendere la porzione più bassa
move-fail = accettare il lancio sballato
move-rob = prendere un vermarrosto al giocatore { $player }
move-return = restituire { the-specialist-object }
move-landing = { $golden ->
    [0] { $white } dadi bianchi
   *[other] { $white } dadi bianchi e il dado d’oro
}
move-nothing = niente
move-nothing-over = niente, la partita è finita

## Refused moves, by the code of the rules

refusal-no_dice_rolled = non è stato lanciato nessun dado
refusal-white_count = si lanciano { $white } dadi bianchi, non { $given }
refusal-no_white_face = un dado bianco non ha la faccia «{ $face }»
refusal-golden_in_hand = il dado d’oro è in gioco e si lancia con gli altri
refusal-golden_not_in_hand = il dado d’oro non è in gioco
refusal-no_golden_face = a questo tavolo il dado d’oro non ha la faccia «{ $face }»
refusal-over = la partita è finita
refusal-dice_in_air = i dadi stanno ancora rotolando
refusal-rob_first = prima scegli a chi prendere il vermarrosto
refusal-return_first = prima restituisci uno dei due specialisti
refusal-keep_before_roll = dopo un lancio bisogna prima accantonare dei dadi
refusal-no_dice_left = non restano dadi da lanciare
refusal-all_faces_used = tutte e sei le facce sono usate, nessun lancio può aiutare
refusal-golden_decision = chi ha il dado d’oro decide se si aggiunge al primo lancio
refusal-golden_decided = del dado d’oro si decide una volta sola, prima del primo lancio
refusal-no_golden_die = non hai il dado d’oro
refusal-no_weasel = non hai la donnola
refusal-weasel_used = la donnola è già stata usata in questo turno
refusal-weasel_no_roll = la donnola rilancia i dadi appena lanciati, e non ce ne sono
refusal-keep_without_roll = senza un lancio non c’è niente da accantonare
refusal-face_used = { $face ->
    [w] i vermi sono già accantonati in questo turno
   *[other] la faccia { $face } è già accantonata in questo turno
}
refusal-face_not_rolled = { $face ->
    [w] nessun dado mostra un verme
   *[other] nessun dado mostra { $face }
}
refusal-keep_before_stop = dopo un lancio bisogna accantonare dei dadi prima di fermarsi
refusal-no_pass = il turno comincia con un lancio, non si passa
refusal-steal_required = a questo tavolo bisogna rubare
refusal-no_lower_choice = qui non si sceglie tra rubare e una porzione più bassa
refusal-no_failed_roll = nessun lancio è sballato
refusal-roll_not_failed = si può accettare solo un lancio sballato
refusal-not_two_specialists = nessuno ha due specialisti
refusal-not_of_the_two = { the-specialist-object } non è uno dei due specialisti
refusal-nothing_to_rob = ora non si prende un vermarrosto a nessuno
refusal-rob_self = il vermarrosto si prende a un altro giocatore
refusal-no_such_player = non c’è nessun giocatore { $player }
refusal-rob_hen = { $name } ha la chioccia, lì non si può prendere niente
refusal-rob_nothing = { $name } non ha vermarrosti

## Unreadable records and options

option-unknown = opzione sconosciuta { $name }; ci sono { $known }
option-value = l’opzione { $name } può essere { $known }, non { $given }
record-utf8 = non è testo UTF-8 (byte { $byte })
record-text = non è testo: { $given } è solo mezzo carattere
record-depth = annidato per più di { $most } livelli
record-mark = comincia con un indicatore dell’ordine dei byte (BOM), vietato in JSON
record-json = non è JSON: { $problem } (colonna { $column })
record-json-line = non è JSON: { $problem } (riga { $line }, colonna { $column })
record-constant = non è JSON: { $name } non è un numero JSON
record-number = un numero è troppo grande
record-key-twice = la chiave { $key } compare due volte
record-key = chiave sconosciuta { $key }; permesso: { $known }
record-one-of = { $key } può essere { $known }, non { $given }
record-empty = il file è vuoto; una registrazione comincia con un’intestazione
record-header = una registrazione comincia con un oggetto di intestazione, non con { $given }
record-none = questa non è una registrazione: nell’intestazione manca la chiave "heckmeck"
record-version = la versione { $given } di una registrazione è sconosciuta; questo programma legge { $known }
record-players = players è una lista da { $least } a { $most } nomi, non { $given }
record-first = first è un posto da 0 a { $last }, non { $given }
record-options = options è un oggetto, non { $given }
record-move = una mossa è un oggetto JSON, non { $given }
record-do = a una mossa serve la chiave "do"
record-golden = golden è true o false, non { $given }
record-seat = player è il numero di un posto, non { $given }
record-dice = dice è una stringa fatta delle facce { $faces }, non { $given }
record-line = la riga supera { $most } byte
record-legal = { $reason }; permesso: { $legal }

## Names and seats that are refused

name-empty = un nome ha bisogno di almeno un carattere visibile
seats-too-few = non ci sono abbastanza posti per tutti
