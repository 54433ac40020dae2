# Italiano. Un catalogo per tutte le interfacce; i nomi sono ovunque gli stessi.

product = heckmeck

## Il materiale

tile-worms = { $worms ->
    [one] { $tile }, un verme
   *[other] { $tile }, { $worms } vermi
}
tile-down = { $tile }, girata
tile-with = { $tile }, sopra c'è: { $specialist }
tile-gone = { $tile }, già presa
tile-lit = è tua se ti fermi ora

specialist-canned_worm = verme in scatola
specialist-hen = chioccia
specialist-raven = corvo
specialist-weasel = donnola
specialist-golden_die = dado d'oro
specialist-apple = mela
specialist-canned_worm-does = Vale come un verme se ti fermi senza.
specialist-hen-does = Protegge le tue porzioni.
specialist-raven-does = Porta un vermarrosto e vola via.
specialist-weasel-does = Rilancia gli stessi dadi, una volta per turno.
specialist-golden_die-does = Un nono dado che mostra 1 o un verme.
specialist-apple-does = Alla fine vale tre vermi.

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-w = { $count ->
    [one] verme
   *[other] vermi
}
dice-of = { $count } × { $face }

worm-count = { $count ->
    [one] 1 verme
   *[other] { $count } vermi
}
bratworm-count = { $count ->
    [one] 1 vermarrosto
   *[other] { $count } vermarrosti
}

## Il tavolo

grill = Grigliata
players = Giocatori
dice = Dadi
set-aside = Accantonati
nothing-aside = Ancora niente accantonato
no-tile = nessuna porzione
tiles-below = +{ $count }
tiles-below-spoken = { $count ->
    [one] 1 porzione sotto
   *[other] { $count } porzioni sotto
}
top-tile = in cima la { $tile }
to-move = di turno
your-turn = Tocca a te
seconds-left = ancora { $count } secondi
me = tu
on-this-device = su questo dispositivo
is-bot = bot
stand-in = Un bot gioca per { $name }
left-for-good = { $name } ha lasciato il tavolo. Continua un bot
is-back = { $name } è di nuovo qui
away = assente
thinking = { $name } sta pensando…
rolling = I dadi rotolano…
hand-ready = { $count ->
    [one] 1 dado in mano
   *[other] { $count } dadi in mano
}

choose-face = Quali dadi accantoni?
choose-face-spoken = { $dice }, aggiunge { $adds }
face-used = già usata
face-used-spoken = { $dice }: in questo turno hai già accantonato { $face }
roll-dice = { $count ->
    [one] Lancia 1 dado
   *[other] Lancia { $count } dadi
}
roll-with-golden = Lancia con il dado d'oro
roll-without-golden = Lancia senza
stop = Fermati
stop-take = prendi la { $tile }
stop-steal = rubi la { $tile } a { $name }
stop-hen = attiri la chioccia di { $name }
stop-fail = un lancio sballato
stop-lower = prendi piuttosto una più bassa
stopping-take = Fermandoti prendi la { $tile } dalla grigliata
stopping-steal = Fermandoti rubi la { $tile } a { $name }
stopping-hen = Fermandoti attiri la chioccia di { $name }; la { $tile } resta
stopping-no_worm = Ancora niente: nessun verme
stopping-nothing_to_take = Ancora niente: nessuna porzione per { $total }
stopping-exact_tile_missing = Niente: la { $total } non è sulla grigliata
stopping-canned = il verme in scatola vale 5
weasel-reroll = Donnola: rilancia questi dadi
accept-fail = Accetta il lancio sballato
roll-failed = Nessuna faccia nuova
roll-failed-weasel = Nessuna faccia nuova. La donnola può rilanciare questi dadi.
rob-title = A chi prendi un vermarrosto?
return-title = Hai due specialisti. Quale restituisci?
return-one = Restituisci: { $specialist }
rob-one = A { $name }
last-dice = Nessun altro lancio: ora fermati

## Che cosa è successo

ev-dice_landed = { $name } lancia { $dice }
ev-face_set_aside = { $name } accantona { $dice }: { $total }
ev-bratworm_taken = { $name } riceve un vermarrosto
ev-bratworm_robbed = { $name } prende un vermarrosto a { $from }
ev-weasel_used = La donnola di { $name } rilancia
ev-failed-no_new_face = Lancio sballato per { $name }: nessuna faccia nuova
ev-failed-accepted = { $name } accetta il lancio sballato
ev-failed-no_worm = Lancio sballato per { $name }: nessun verme
ev-failed-nothing_to_take = Lancio sballato per { $name }: niente da prendere
ev-failed-exact_tile_missing = Lancio sballato per { $name }: quella porzione non c'è
ev-tile_taken = { $name } prende la { $tile }
ev-tile_stolen = { $name } ruba la { $tile } a { $from }
ev-tile_defended = La chioccia di { $from } salva la { $tile } e passa a { $name }
ev-specialist_gained = { $name } ora ha { the-specialist-object }
ev-specialist_gained-from = { $name } prende { the-specialist-object } a { $from }
ev-specialist_put_back = { the-specialist-begins } torna sulla { $tile }
ev-specialist_moved = { the-specialist-begins } si sposta sulla { $tile }
ev-specialist_left = { the-specialist-begins } esce dal gioco
ev-tile_returned = La { $tile } torna sulla grigliata
ev-tile_turned = La { $tile } viene girata
ev-turn_started = Tocca a { $name }
ev-game_over = La partita è finita
ev-won = Vittoria: { $names }
game-begins = La partita comincia
earlier-moves = Potrai rivedere le mosse precedenti dopo la partita
what-happened = Che cosa è successo
show-all = Mostra tutto quello che è successo
supply = { $count } nella riserva
actions = La tua mossa
hot-turn = Tocca a { $name }: passa il dispositivo
other-device = Gioca anche su un altro dispositivo
other-device-is = Apri questo link sull'altro dispositivo entro dieci minuti. Vale una volta sola.
other-device-link = Crea un link
hint-legend = vermi attesi · rischio di sballare
hint-spoken = vale { $value } vermi, { $risk } di rischio di sballare

reaction-hello = Ciao!
reaction-thanks = Grazie!
reaction-well_done = Ben fatto!
reaction-lucky = Che fortuna!
reaction-ouch = Ahi!
reaction-laugh = Ah ah!
reaction-worm = Gnam, vermi!
reaction-hurry = Fai con calma…
reaction-good_game = Bella partita!
back = Indietro

## Pagina iniziale e nuovo tavolo

tagline = Lancia, acchiappa vermi, non essere troppo ingordo. Da due a sette, anche con i bot.
play-bots = Gioca subito
play-now = Gioca contro tre bot
play-friends = Gioca con gli amici
create-table = Apri un tavolo
your-name = Il tuo nome
name-hint = come ti vedono gli altri
join-code = Entra con un codice
join = Entra
my-tables = Le tue partite
public-tables = Tavoli pubblici
no-public-tables = Al momento nessun tavolo pubblico. Aprine uno!
past-games = Partite passate
more = Altro
replay = Rivedi
verify = Verifica
settings = Impostazioni
independent = Una realizzazione indipendente del gioco di dadi di Reiner Knizia, pubblicato da Zoch. Tutte le immagini sono nostre.
edition = Edizione
edition-original = Originale
edition-original-is = Sedici porzioni e otto dadi: il classico.
edition-specialists = Con gli specialisti
edition-specialists-is = Due porzioni in più, sei personaggi con poteri e i vermarrosti.
bot-level = Forza dei bot
bot-random = Stordito
bot-random-is = fa qualsiasi cosa
bot-cautious = Prudente
bot-cautious-is = si ferma presto
bot-worms = Affamato
bot-worms-is = conta esattamente i vermi
bot-margin = Furbo
bot-margin-is = ti rovina anche il gioco
bot-easy = Facile
bot-easy-is = per le prime partite
bot-normal = Normale
bot-normal-is = gioca bene
bot-hard = Difficile
bot-hard-is = gioca molto bene
bot-expert = Esperto
bot-expert-is = gioca per vincere
seats = Posti
bots-at-start = Bot
pace = Ritmo
pace-relaxed = Tranquillo
pace-relaxed-is = Senza orologio.
pace-lively = Vivace
pace-lively-is = Un minuto per turno.
pace-days = Giorni
pace-days-is = Due giorni per turno.
more-options = Altre opzioni
table-title = Nome del tavolo
table-public = Mostralo nella lista dei tavoli pubblici
table-hints = Permetti suggerimenti
table-typed = Lancia dadi veri e scrivi il risultato
option-steal = Rubare
option-steal-required = Sempre
option-steal-optional = O prendere una più bassa
option-returned = Porzione restituita che è la più alta
option-returned-stays = Resta scoperta
option-returned-turned = Si gira anche lei
option-golden = Dado d'oro
option-golden-ones = Solo 1 e vermi
option-golden-standard = Come gli altri
yes = Sì
no = No
on = Sì
off = No
guest-1 = Gallina affamata
guest-2 = Donnola furba
guest-3 = Corvo chiassoso
guest-4 = Merlo ardito
guest-5 = Oca dorata
guest-6 = Gazza allegra
guest-7 = Piccione audace
guest-8 = Gallo arrugginito
life-open = aspetta giocatori
life-running = in corso
life-finished = finita
life-abandoned = abbandonata

## Impostazioni

language = Lingua
theme = Colori
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
sound = Suono
motion = Movimento
motion-auto = Come il dispositivo
motion-off = Poco
speed = Velocità
speed-normal = Facile da seguire
speed-fast = Veloce
notify = Avvisami quando tocca a me
reactions = Reazioni degli altri

## Sala d'attesa

table-of = Tavolo { $code }
invite = Invita altri
invite-text = Vieni a giocare al mio tavolo!
invite-watch = Invita qualcuno a guardare
invite-only-here = Questo link funziona solo su questo computer. Per far giocare i telefoni della tua rete, avvia il gioco con { $command }.
code-is = Codice di questo tavolo
link = Link a questo tavolo
share-link = Condividi il link
share-moment = Condividi il link a questo momento
copied = Copiato
qr-code = Codice QR con il link a questo tavolo
who-is-here = Chi c'è
seat-empty = posto libero
add-bot = Aggiungi un bot
add-bot-short = + Bot
remove = Togli { $name }
stand-up = Alzati
sit-down = Siediti
waits-for-you = { $name } ti aspetta
table-full = Tutti i posti sono occupati. Puoi guardare.
hot-seat = Qualcun altro gioca su questo dispositivo
friend-name = Il suo nome
add = Aggiungi
start-game = { $count ->
    [0] Comincia
    [1] Comincia
   *[other] Comincia in { $count }
}
need-two = Bisogna essere in due. Invita qualcuno o aggiungi un bot.
waiting-start = Si comincia appena lo dice chi ospita.
table-abandoned = Questo tavolo è stato abbandonato.

## Al tavolo

menu = Menu
hint = Mostra le probabilità
close = Chiudi
loading = Un momento…
go-home = Alla pagina iniziale
table-unknown = Questo tavolo non esiste, o non è aperto per te.
sent-away = Il tuo posto è stato liberato. Non sei più a questo tavolo.
keys-help = Tasti: da 1 a 5 e w mettono da parte i dadi, r lancia, s si ferma, h mostra le probabilità.
link-open = connesso
link-connecting = connessione in corso
link-lost = non connesso
link-closed = non connesso
connection-lost = Nessuna connessione
connection-lost-more = La connessione è caduta. Tutto è al sicuro; continuiamo a provare e si riprende appena possibile.
while-away = Mentre non c'eri
all-right = Va bene
bot-plays-for-you = Un bot sta giocando per te.
take-back = Torno a giocare io
hand-over = Lascia giocare un bot per me
leave-seat = Lascia la partita
leave-sure = Un bot prenderà il tuo posto per sempre. Uscire?
leave-yes = Sì, esci
close-table = Abbandona questo tavolo
type-title = Che cosa mostrano i dadi?
type-dice = { $left ->
    [0] Controlla i dadi
    [one] Tocca la faccia di un altro dado
   *[other] Tocca le facce di altri { $left } dadi
}
type-golden = E il dado d'oro?
undo = Annulla
dice-are-right = I dadi sono questi
error-offline = Il server non risponde. Sei in rete?
try-again = Riprova
error-broken = Qualcosa è andato storto sul server. Non è cambiato niente.
needs-script = Questa pagina ha bisogno di JavaScript.

## La fine

you-won = Hai vinto!
worm-unit = { $count ->
    [one] verme
   *[other] vermi
}
tie-highest_tile = Parità: ha deciso la singola porzione più alta.
tie-shared = Parità, e nessuno ha porzioni: la vittoria è divisa.
play-again = Gioca ancora
next-waits = La prossima partita ti aspetta.
verify-dice = Verifica i dadi
download = Scarica

## Rivedere e verificare

replay-is = Rivedi qualsiasi partita registrata: scegli un file .heck o trascinalo qui.
replay-at = Passo { $at } di { $of }
replay-line = Riga { $line }: { $why }
play = Avvia
pause = Pausa
step-back = Un passo indietro
step-on = Un passo avanti
point-before = Svolta precedente
point-next = Svolta successiva
choose-record = Scegli una registrazione
drop-record = o trascina un file .heck ovunque in questa pagina
file-too-large = Questo file è troppo grande per una registrazione.
not-a-record = Questa non è la registrazione di una partita.
verify-is = Prima del primo lancio il server si vincola a un segreto. Dopo la partita il tuo browser può ricalcolare da solo ogni lancio. Trascina una registrazione per vederlo.
verdict-verified = I dadi sono giusti, è dimostrato
verdict-failed = Qualcosa non torna
verdict-unproven = I dadi non si possono verificare
roll-count = { $count ->
    [one] 1 lancio
   *[other] { $count } lanci
}
check-right = giusto
check-wrong = sbagliato
check-unproven = non mostrato
check-proof = Prova nella registrazione
proof-hmac-sha256-1 = Metodo hmac-sha256-1.
proof-none = La registrazione non contiene prove dei suoi dadi.
proof-typed = Qui si sono lanciati dadi veri e scritti i risultati.
proof-unknown = La registrazione nomina un metodo che questa pagina non conosce.
proof-secret = Il segreto si rivela solo a partita finita.
proof-malformed = La prova non è scritta come deve.
check-commitment = Segreto e impegno
check-commitment-is = Lo SHA-256 del segreto dev'essere { $commitment }.
check-kept = L'impegno visto al tavolo
check-kept-is = Dev'essere quello che questo dispositivo ha visto prima della partita.
check-nonce = La tua parte dei dadi
check-nonce-is = Il numero casuale inviato da questo dispositivo dev'essere tra le parti.
check-first = Chi comincia
check-first-is = Il primo posto dev'essere quello sorteggiato.
check-rolls = Tutti i dadi
check-rolls-is = { $proven } lanci su { $rolls } derivano dal segreto e dalle parti.
check-fault = Riga { $line }: i dadi mostrano { $shown }, il lancio numero { $number } deve mostrare { $must }.

### Console, rifiuti, regolamento e lezioni

## La console

# Con l'articolo, a inizio frase e come complemento.
the-specialist-begins = { $specialist ->
    [canned_worm] Il verme in scatola
    [hen] La chioccia
    [raven] Il corvo
    [weasel] La donnola
    [golden_die] Il dado d'oro
   *[apple] La mela
}
the-specialist-object = { $specialist ->
    [canned_worm] il verme in scatola
    [hen] la chioccia
    [raven] il corvo
    [weasel] la donnola
    [golden_die] il dado d'oro
   *[apple] la mela
}
console-specialist = { $specialist ->
    [canned_worm] verme in scatola
    [hen] chioccia
    [raven] corvo
    [weasel] donnola
    [golden_die] dado d'oro
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
console-bratworm-robbed = { $name } prende un vermarrosto a { $source }.
console-failed-no_new_face = Lancio sballato: tutte le facce uscite sono già accantonate.
console-failed-accepted = Il lancio sballato viene accettato.
console-failed-no_worm = Lancio sballato: tra i dadi accantonati non c'è nessun verme.
console-failed-nothing_to_take = Lancio sballato: con questo totale non si prende niente.
console-failed-exact_tile_missing = Lancio sballato: quella porzione va centrata esattamente e non c'è.
console-takes = { $name } prende la { console-tile } dalla grigliata.
console-takes-lower = { $name } prende la { console-tile } dalla grigliata con { $total }.
console-steals = { $name } ruba la { console-tile } a { $source }!
console-defended = La chioccia salva la { $tile } di { $source }, ma cambia padrone.
console-returned = La { $tile } torna sulla grigliata.
console-turned = La { $tile } viene girata a faccia in giù.
console-gained = { $name } riceve { the-specialist-object }.
console-gained-from = { $name } prende { the-specialist-object } a { $source }.
console-put-back = { $name } restituisce { the-specialist-object }: va sulla { $tile }.
console-moved = { the-specialist-begins } si sposta sulla { $tile }.
console-left = { the-specialist-begins } non trova porzioni libere ed esce dal gioco.
console-player = Giocatore { $number }
player-number = il giocatore { $player }
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
    [original] { $players } giocano all'edizione originale.
   *[specialists] { $players } giocano all'edizione con gli specialisti.
}
console-option-steal-optional = A questo tavolo nessuno è obbligato a rubare: si può prendere una porzione più bassa.
console-option-returned_highest-turned = A questo tavolo la porzione restituita viene girata anche se è la più alta.
console-option-golden_die-standard = A questo tavolo il dado d'oro ha le facce di un dado bianco.
console-turn = Turno { $turn } · { $name }
console-over = La partita è finita.
console-stops = La registrazione si ferma al turno { $turn }; tocca a { $name }.
console-record = La registrazione è qui: { $path }
console-saved = Partita salvata. Per continuare: { $command }
console-by-hand = Ora giochi tu per { $names }: per questo la registrazione non nomina nessun bot conosciuto qui, e una registrazione non avvia mai un programma. Per far giocare un bot, nomina tutti: { $command }
console-bot-failed = { $why }. Un bot prudente continua per { $name }.
console-aside = accantonati { $dice } = { $total }
console-roll = { $count ->
    [one] lancia l'ultimo dado
   *[other] lancia { $count } dadi
}
console-roll-golden = lancia { $count } dadi e il dado d'oro
console-roll-white = lancia solo i { $count } dadi bianchi
console-keep = accantona { $dice }, totale { $total }
console-reroll = ancora: la donnola rilancia questi dadi
console-accept = accetta il lancio sballato
console-rob = prendi un vermarrosto a { $name }
console-return = restituisci { the-specialist-object }
console-stop-no_worm = fermati: ancora niente, nessun verme
console-stop-fail = fermati: niente da prendere
console-stop-take = fermati: prendi la { console-tile }
console-stop-steal = fermati: ruba la { console-tile } a { $name }
console-stop-hen = fermati: prendi la chioccia a { $name }
console-choose = Puoi scrivere { $keys }, q o ?.
console-not-now = Ora no: { $reason } ({ $rule }).
console-not-understood = Non ho capito.
console-illegal = { $reason } ({ $rule }); permesso: { $legal }
# Che cosa si può scrivere al posto di un tasto, parole separate da spazi.
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
    Scrivi la lettera o il numero davanti a una mossa e premi Invio. Vanno bene anche le parole.
      1 2 3 4 5 w   accantona tutti i dadi con quella faccia
      r             lancia (i dadi rimasti; g: con il dado d'oro)
      s             fermati (l: prendi la porzione più bassa invece di rubare)
      a             ancora: la donnola rilancia questi dadi
      f             accetta il lancio sballato
      A1 … G3       spiega quella regola
      q             esci; la partita è salvata

move-roll = lanciare
move-roll-golden = lanciare con il dado d'oro
move-roll-white = lanciare senza il dado d'oro
move-reroll = rilanciare con la donnola
move-keep = accantonare { $face }
move-stop = fermarsi
move-stop-lower = fermarsi e prendere la porzione più bassa
move-fail = accettare il lancio sballato
move-rob = prendere un vermarrosto al giocatore { $player }
move-return = restituire { the-specialist-object }
move-landing = { $golden ->
    [0] { $white } dadi bianchi
   *[other] { $white } dadi bianchi e il dado d'oro
}
move-nothing = niente
move-nothing-over = niente, la partita è finita

error-resume = con --resume edizione, opzioni, primo giocatore e dadi vengono dalla registrazione
error-resume-seats = nella registrazione giocano { $players }: con --resume non nominare nessuno o nominali tutti, o metti bot:TIPO al loro posto
error-exists = { $path } esiste già; continua con --resume o scegli un altro nome
error-players = si gioca da { $least } a { $most }, non in { $given }
error-first = --first è un posto da 1 a { $last }, non { $given }
error-unreadable = { $file }: non si può leggere: { $why }
error-unwritable = { $file }: non si può scrivere: { $why }
error-in-use = { $file }: un'altra partita ci sta scrivendo proprio ora
error-changed = { $file }: qualcun altro l'ha modificato dall'inizio della partita; non viene scritto altro
error-output = non si può scrivere l'output: { $why }

## Rifiuti, secondo il codice del motore di regole

refusal-no_dice_rolled = non è stato lanciato nessun dado
refusal-white_count = si lanciano { $white } dadi bianchi, non { $given }
refusal-no_white_face = un dado bianco non ha la faccia «{ $face }»
refusal-golden_in_hand = il dado d'oro è in gioco e si lancia con gli altri
refusal-golden_not_in_hand = il dado d'oro non è in gioco
refusal-no_golden_face = a questo tavolo il dado d'oro non ha la faccia «{ $face }»
refusal-over = la partita è finita
refusal-dice_in_air = i dadi stanno ancora rotolando
refusal-rob_first = prima scegli a chi prendere il vermarrosto
refusal-return_first = prima restituisci uno dei due specialisti
refusal-keep_before_roll = dopo un lancio bisogna prima accantonare dei dadi
refusal-no_dice_left = non restano dadi da lanciare
refusal-all_faces_used = tutte e sei le facce sono usate, nessun lancio può aiutare
refusal-golden_decision = chi ha il dado d'oro decide se si aggiunge al primo lancio
refusal-golden_decided = del dado d'oro si decide una volta sola, prima del primo lancio
refusal-no_golden_die = non hai il dado d'oro
refusal-no_weasel = non hai la donnola
refusal-weasel_used = la donnola è già stata usata in questo turno
refusal-weasel_no_roll = la donnola rilancia i dadi appena lanciati, e non ce ne sono
refusal-keep_without_roll = senza un lancio non c'è niente da accantonare
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
refusal-no_such_player = non c'è nessun giocatore { $player }
refusal-rob_hen = { $name } ha la chioccia, lì non si può prendere niente
refusal-rob_nothing = { $name } non ha vermarrosti

## Il regolamento: capitoli

rules-title = Regole
rules-when = Che cosa succede esattamente quando…
rules-example = Esempio:
rules-worm-face = verme
rules-topics = Argomenti: { $topics }
rules-nothing = Su «{ $word }» le regole non dicono niente. Gli argomenti sono { $topics }, e ogni riga da A1 a G3.
rules-made = Questa è una realizzazione indipendente del gioco di dadi di Reiner Knizia, con regole scritte con parole nostre e immagini nostre.
# La parola con cui si chiede un capitolo.
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
    Lancia otto dadi. Scegli una faccia e accantona tutti i dadi che la mostrano. Rilancia gli altri, scegli una faccia che non hai ancora, e così via. Un verme vale 5 punti, le altre facce quello che mostrano.

    Dopo aver accantonato puoi fermarti quando vuoi. Ti serve almeno un verme. Il totale è il numero della porzione di vermi che ottieni: prendila dalla grigliata, oppure rubala se è in cima alla pila di qualcuno. Se nessuna delle due cose è possibile, prendi dalla grigliata la porzione subito inferiore.

    Se un lancio mostra solo facce che hai già, è un lancio sballato: la tua porzione in cima torna sulla grigliata, e la più alta che c'è lì viene girata.

    Quando sulla grigliata non resta nessuna porzione scoperta, la partita è finita. Vince chi ha più vermi.
chapter-setup = Che cosa serve
chapter-setup-text =
    Da due a sette giocatori. Nel gioco originale sedici porzioni di vermi stanno scoperte sulla grigliata, da 21 a 36. Mostrano un verme (21–24), due (25–28), tre (29–32) o quattro vermi (33–36). Ci sono otto dadi bianchi con le facce 1, 2, 3, 4, 5 e verme.

    L'edizione con gli specialisti aggiunge le porzioni 11 e 13 con un verme ciascuna, sei specialisti, il dado d'oro e sette vermarrosti. All'inizio il verme in scatola sta sulla 11, la chioccia sulla 21, il corvo sulla 23, la donnola sulla 25, il dado d'oro sulla 27 e la mela sulla 29.

    Secondo le regole stampate comincia il più giovane; qui si tira a sorte. Si gioca in senso orario.
chapter-turn = Il tuo turno
chapter-turn-text = Un turno è lanciare, accantonare e decidere: ancora una volta, o basta?
chapter-buying = Che cosa ottieni con il totale
chapter-buying-text = Quando ti fermi contano due cose: se tra i dadi accantonati c'è un verme, e il loro totale.
chapter-taking = Prendere e rubare
chapter-taking-text = Le tue porzioni stanno in una sola pila, e solo quella in cima è in pericolo. Nell'edizione con gli specialisti una porzione può portare con sé uno specialista.
chapter-failing = Un lancio sballato
chapter-failing-text = Un lancio è sballato quando non mostra nessuna faccia nuova, o quando ti fermi e non c'è niente da prendere. Allora tocca al prossimo, e di solito ti costa una porzione.
chapter-specialists = Gli specialisti
chapter-specialists-text = Sei specialisti aspettano sulla grigliata. Chi prende la loro porzione li riceve, e nessuno ne tiene mai due.
chapter-bratworms = Vermarrosti
chapter-bratworms-text = Sette vermarrosti aspettano nella riserva. Ognuno vale un verme alla fine, e nessuno può rubarli insieme a una porzione.
chapter-end = La fine e la vittoria
chapter-end-text = La partita finisce da sola quando la grigliata è vuota o tutta girata. Allora si contano i vermi.
chapter-options = Opzioni del tavolo
chapter-options-text = Di base valgono le regole stampate. Prima della partita un tavolo può accordarsi su questo.

## Il regolamento: gli specialisti

rule-canned_worm = Il verme in scatola sostituisce il verme che ti manca: se ti fermi senza vermi, vale come un verme e 5 punti. Non si consuma.
rule-hen = La chioccia protegge la tua pila. Un ladro prende solo la chioccia, e dopo un lancio sballato torna indietro solo la chioccia. In entrambi i casi perdi la chioccia e tieni le tue porzioni.
rule-raven = Nessuno possiede mai il corvo. Chi prende la sua porzione riceve un vermarrosto, e il corvo vola via.
rule-weasel = La donnola rilancia i dadi appena lanciati, una volta per turno, anche dopo un lancio sballato.
rule-golden_die = Il dado d'oro è un nono dado con tre 1 e tre vermi. Prima del tuo primo lancio decidi se usarlo.
rule-apple = La mela non fa altro che aspettare. Chi ce l'ha alla fine conta tre vermi in più.

## Il regolamento: ogni riga

rule-A1-when = comincia un turno?
rule-A1 = Lanci tutti e otto i dadi bianchi. Non si può passare.
rule-A1-example = { $name } comincia con { $count } dadi. Lanciare è l'unica mossa; fermarsi non è ancora possibile.
rule-A2-when = i dadi sono stati lanciati?
rule-A2 = Devi accantonare tutti i dadi di una sola faccia, e dev'essere una faccia che in questo turno non hai ancora accantonato. Prima non puoi fermarti.
rule-A2-example = { $name } lancia { $dice } e sceglie il { $face }: tutti e { $count } vanno accantonati, { $total } punti. In questo turno il { $face } non si può più scegliere.
rule-A3-when = tutte le facce uscite sono già accantonate?
rule-A3 = È un lancio sballato. Solo la donnola può ancora aiutare.
rule-A3-example = { $name } ha accantonato { $aside } e lancia { $dice }. Non c'è nessuna faccia nuova: lancio sballato.
rule-A4-when = dopo aver accantonato restano dei dadi?
rule-A4 = Scegli tu: lanciare tutti i dadi rimasti o fermarti. Per lanciare ti deve mancare ancora almeno una faccia.
rule-A4-example = { $name } ha accantonato { $aside }, { $total } punti, e ha ancora { $count } dadi. Può lanciarli oppure fermarsi.
rule-A5-when = non restano dadi, o tutte e sei le facce sono usate?
rule-A5 = Fermarsi è l'unica mossa.
rule-A5-example = { $name } accantona l'ultimo dado, un { $face }. Il totale è { $total }, e il turno finisce qui.
rule-A5-example-2 = { $name } ha accantonato tutte e sei le facce, { $total } punti. Restano { $count } dadi, ma nessun lancio può aiutare: il turno finisce qui.
rule-A6-when = qualcuno si ferma senza vermi, o con un totale che non dà niente?
rule-A6 = È permesso, ed è un lancio sballato. Si può anche sbagliare apposta.
rule-A6-example = { $name } si ferma con { $aside }. Sarebbero { $total }, ma manca un verme: lancio sballato.
rule-A6-example-2 = { $name } si ferma con { $aside }, { $total } punti. I vermi ci sono, ma con così poco non si prende niente: lancio sballato.
rule-A7-when = due o più 1 vengono accantonati insieme?
rule-A7 = Con gli specialisti questo dà esattamente un vermarrosto, subito, per quanti 1 siano; conta anche il dado d'oro. Lo tieni anche se poi sballi. Gli 1 che non accantoni non danno niente.
rule-A7-example = { $name } lancia { $dice } e accantona tutti e { $count } i dadi con l'uno: un vermarrosto. Il lancio dopo è sballato, ma { $name } tiene il vermarrosto.
rule-B1-when = ho il dado d'oro?
rule-B1 = Prima del primo lancio decidi una volta sola se si unisce agli otto dadi bianchi. Poi è un dado come gli altri, finché non lo accantoni.
rule-B1-example = { $name } lancia { $white } dadi bianchi e il dado d'oro: { $dice }. Il dado d'oro mostra un verme, quindi { $count } vermi vanno accantonati insieme.
rule-B2-when = ho la donnola?
rule-B2 = Subito dopo un lancio, prima di accantonarne qualcosa, puoi rilanciare esattamente quei dadi, una volta per turno, anche se il lancio sarebbe sballato. Vale il secondo risultato. Puoi anche accettare il lancio sballato.
rule-B2-example = { $name } ha accantonato { $aside } e lancia { $first }: sarebbe sballato. La donnola rilancia gli stessi dadi: { $second }. Ora c'è qualcosa da prendere.
rule-B2-example-2 = { $name } lancia { $dice }: lancio sballato. La donnola potrebbe rilanciare, ma { $name } lo accetta e restituisce la { $tile }.
rule-B3-when = ho il verme in scatola ma nessun verme?
rule-B3 = Quando ti fermi, il verme in scatola vale da solo come un verme e 5 punti, e resta a te. Puoi comunque accantonare vermi; appena ne hai uno, il verme in scatola non fa niente. Non salva mai un lancio sballato.
rule-B3-example = { $name } si ferma con { $aside }, che fa { $dice }. Con il verme in scatola diventa { $total }, e { $name } prende la { $tile }.
rule-B3-example-2 = { $name } ha il verme in scatola e si ferma con { $aside }. Tra i dadi ci sono vermi, quindi non aggiunge niente: { $total }, non di più.
rule-C1-when = la porzione con il mio totale è scoperta sulla grigliata?
rule-C1 = La prendi. Non puoi sceglierne una più bassa.
rule-C1-example = { $name } si ferma con { $aside }: { $total } punti e un verme. La { $tile } è sulla grigliata, quindi { $name } la prende.
rule-C2-when = la porzione con il mio totale è in cima alla pila di un altro?
rule-C2 = La rubi, a meno che sia la 11 o la 13.
rule-C2-example = { $name } ha { $total } punti, e la { $tile } è in cima alla pila di { $victim }: rubata!
rule-C3-when = ho esattamente 11 o 13 e quella porzione non è scoperta sulla grigliata?
rule-C3 = Lancio sballato: la 11 e la 13 vanno centrate esattamente e si prendono solo dalla grigliata.
rule-C3-example = { $name } si ferma con { $total }, ma quella porzione ce l'ha già { $owner }: lancio sballato.
rule-C4-when = non c'è nessuna porzione con il mio totale?
rule-C4 = Prendi dalla grigliata la porzione scoperta più alta sotto il tuo totale, ma mai la 11 o la 13. Non importa perché il tuo numero manca: può essere girato, coperto, già in cima alla tua pila, o più alto di 36. Se non ce n'è una più bassa, il lancio è sballato.
rule-C4-example = { $name } si ferma con { $total }. Quella porzione non esiste, quindi { $name } prende quella subito sotto: la { $tile }.
rule-C4-example-2 = { $name } si ferma con { $total }, ma quella porzione è girata. Subito sotto c'è la { $tile }.
rule-C4-example-3 = { $name } si ferma con { $total }, ma quella porzione è già in cima alla sua pila. Subito sotto c'è la { $tile }.
rule-C4-example-4 = { $name } si ferma con { $total }, ma quella porzione è coperta nella pila di { $owner }. Subito sotto, sulla grigliata, c'è la { $tile }.
rule-C4-example-5 = { $name } si ferma con { $total }. Nessuna porzione sulla grigliata è abbastanza bassa: lancio sballato.
rule-D1-when = prendo una porzione?
rule-D1 = Va scoperta in cima alla tua pila. Solo dopo si guarda lo specialista che ci stava sopra.
rule-D1-example = { $name } mette la { $tile } sopra la { $below } e poi riceve { the-specialist-object }.
rule-D2-when = sulla porzione c'è uno specialista?
rule-D2 = Lo ricevi, a meno che sia il corvo.
rule-D2-example = { $name } prende la { $tile } e con essa { the-specialist-object }.
rule-D3-when = sulla porzione c'è il corvo?
rule-D3 = Ricevi un vermarrosto, e il corvo va sulla porzione libera più bassa. Nessuno possiede mai il corvo.
rule-D3-example = { $name } prende la { $tile } e riceve un vermarrosto. Il corvo vola sulla { $next }.
rule-D4-when = rubo a qualcuno senza la chioccia?
rule-D4 = Ricevi la porzione e, se c'è, lo specialista di quel giocatore. I vermarrosti restano dove sono.
rule-D4-example = { $name } ruba la { $tile } a { $victim } e con essa { the-specialist-object }. { $victim } tiene il vermarrosto.
rule-D5-when = rubo a chi ha la chioccia?
rule-D5 = Ti arriva solo la chioccia; la porzione resta dov'è. Il turno è comunque riuscito.
rule-D5-example = { $name } ruberebbe la { $tile }, ma { $victim } ha la chioccia. La chioccia passa a { $name }, e la { $tile } resta a { $victim }.
rule-D6-when = ora ho due specialisti?
rule-D6 = Scegli quale restituire. Nessuno ne tiene mai due.
rule-D6-example = { $name } ha la donnola e prende la { $tile }, su cui sta il dado d'oro. Uno dei due deve tornare indietro.
rule-D7-when = uno specialista viene restituito o si sposta?
rule-D7 = Va sulla porzione libera più bassa: la più bassa scoperta sulla grigliata su cui non c'è nessuno, comprese la 11 e la 13. Se non ce n'è, esce dal gioco. Se poi se ne libera una più bassa, non si muove più.
rule-D7-example = { $name } restituisce la donnola. Sulla { $occupied } c'è il verme in scatola, quindi la { $tile } è la più bassa libera.
rule-D7-example-2 = { $name } restituisce la donnola, ma su ogni porzione della grigliata c'è già qualcuno. La donnola esce dal gioco.
rule-D8-when = in cima alla mia pila c'è la 11 o la 13?
rule-D8 = Nessuno può rubarla, e quindi è al sicuro anche il tuo specialista, persino la chioccia.
rule-D8-example = { $name } arriva alla { $tile } che è in cima alla pila di { $owner } e non ottiene niente. { $owner } tiene la porzione e il verme in scatola.
rule-D8-example-2 = { $name } ha { $total }, ma { $owner } ci ha messo sopra la { $tile }. { $name } non ottiene niente, e { $owner } tiene la chioccia.
rule-E1-when = ricevo un vermarrosto?
rule-E1 = Lo prendi dalla riserva, finché ce ne sono.
rule-E1-example = { $name } prende la porzione del corvo e uno dei { $before } vermarrosti; ne restano { $after }.
rule-E2-when = la riserva è vuota?
rule-E2 = Prendi un vermarrosto a un altro giocatore a tua scelta, tra quelli che ne hanno. Chi ha la chioccia è al sicuro, anche senza porzioni.
rule-E2-example = { $name } accantona due dadi con l'uno, ma la riserva è vuota. { $one } e { $other } hanno vermarrosti; { $name } sceglie { $victim }.
rule-E2-example-2 = { $name } accantona due dadi con l'uno, e la riserva è vuota. { $holder } ha vermarrosti, ma anche la chioccia: { $name } non ottiene niente.
rule-E3-when = si può scegliere un solo giocatore, o nessuno?
rule-E3 = Se ce n'è uno solo, glielo prendi senza dover scegliere. Se non c'è nessuno, non succede niente.
rule-E3-example = { $name } accantona due dadi con l'uno. Solo { $victim } ha vermarrosti, quindi { $name } ne prende subito uno lì.
rule-E3-example-2 = { $name } ha già tutti e { $count } i vermarrosti e accantona due dadi con l'uno. Nessun altro ne ha: non succede niente.
rule-F1-when = ho la chioccia e una porzione, e sballo?
rule-F1 = Torna indietro solo la chioccia. Tieni la tua porzione, e sulla grigliata non si gira niente.
rule-F1-example = { $name } sballa. La chioccia torna sulla { $next }, e { $name } tiene la { $tile }.
rule-F2-when = ho la chioccia senza porzioni, e sballo?
rule-F2 = Non succede niente. La chioccia resta a te.
rule-F2-example = { $name } ha la chioccia ma nessuna porzione, e sballa. Tutto resta com'era.
rule-F3-when = ho una porzione ma non la chioccia, e sballo?
rule-F3 = Primo: la tua porzione in cima torna scoperta sulla grigliata. Secondo: il tuo specialista viene restituito. Terzo: la porzione scoperta più alta della grigliata viene girata, a meno che sia quella appena restituita. Quarto: uno specialista che stava sulla porzione girata si sposta; in questo caso il corvo non dà niente.
rule-F3-example = { $name } sballa. La { $tile } torna sulla grigliata, e la { $turned }, lì la più alta, viene girata.
rule-F3-example-2 = { $name } sballa e ha uno specialista. La { $tile } torna sulla grigliata, { the-specialist-object } va sulla { $next }, e la { $turned } viene girata.
rule-F3-example-3 = { $name } sballa e restituisce la { $tile }. Ora è la più alta della grigliata, quindi resta scoperta e non si gira niente.
rule-F3-example-4 = { $name } sballa e restituisce la { $tile }. La più alta, la { $turned }, viene girata, e { the-specialist-object } passa da lì alla { $next }.
rule-F4-when = non ho porzioni e sballo?
rule-F4 = Non si restituisce e non si gira niente.
rule-F4-example = { $name } non ha ancora porzioni e sballa. La grigliata resta com'è.
rule-F5-when = una porzione è girata?
rule-F5 = Resta girata sulla grigliata fino alla fine. Non si può prendere e non conta mai come la più alta.
rule-F5-example = { $name } ha { $total }, ma quella porzione è girata. { $name } prende la { $tile }.
rule-G1-when = sulla grigliata non resta nessuna porzione scoperta?
rule-G1 = La partita finisce subito, appena sono sistemati specialisti e vermarrosti di questo turno.
rule-G1-example = { $name } prende l'ultima porzione. Uno dei due specialisti deve ancora tornare indietro; poi la partita è finita.
rule-G2-when = si contano i vermi?
rule-G2 = Si contano i vermi sulle tue porzioni, uno per ogni vermarrosto e tre per la mela.
rule-G2-example = { $name } ha { $tiles } vermi sulle porzioni e la mela: { $score }. { $other } ne ha { $other_tiles } e un vermarrosto: { $other_score }. Vince { $name }.
rule-G3-when = c'è parità?
rule-G3 = Tra i giocatori in parità vince chi ha la singola porzione più alta. Se nessuno di loro ha porzioni, si dividono la vittoria.
rule-G3-example = { $name } e { $other } hanno { $score } vermi a testa. { $name } ha la { $tile } e vince.
rule-G3-example-2 = { $name } e { $other } hanno { $score } vermi a testa, tutti vermarrosti, e nessuna porzione: si dividono la vittoria.
rule-option-steal-name = Rubare
rule-option-steal-when = a questo tavolo nessuno è obbligato a rubare?
rule-option-steal = Opzione «rubare è facoltativo»: invece di rubare puoi prendere dalla grigliata la porzione subito inferiore.
rule-option-steal-example = { $name } con { $total } potrebbe rubare, ma prende invece la { $tile } dalla grigliata.
rule-option-returned_highest-name = Restituire
rule-option-returned_highest-when = a questo tavolo si gira anche la porzione restituita?
rule-option-returned_highest = Opzione «si gira anche la porzione restituita»: dopo un lancio sballato si gira la più alta anche se è quella appena restituita.
rule-option-returned_highest-example = { $name } sballa e restituisce la { $tile }. È la più alta, e qui viene girata.
rule-option-golden_die-name = Dado d'oro
rule-option-golden_die-when = a questo tavolo il dado d'oro è normale?
rule-option-golden_die = Opzione «dado d'oro con facce normali»: mostra 1, 2, 3, 4, 5 e verme come i dadi bianchi.
rule-option-golden_die-example = Il dado d'oro di { $name } mostra un { $face }. Con i dadi bianchi ne vanno accantonati { $count }.

## Imparare

learn = Impara
learn-new = Prima volta qui? Impara in cinque minuti
learn-title = Impara a giocare
learn-is = Brevi lezioni al tavolo vero. I dadi sono preparati, il resto tocca a te.
learn-original = Il gioco originale
learn-original-is = Circa cinque minuti
learn-specialists = Gli specialisti
learn-specialists-is = Due minuti in più, in qualsiasi ordine
learn-done = fatta
learn-step = Passo { $at } di { $of }
learn-take-back = Torna indietro
learn-next = Prossima lezione
learn-again = Ancora una volta
learn-all = Tutte le lezioni
learn-play = Gioca la prima partita
learn-rule = Regola { $row }
why = Perché?
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessuna regola trovata
    [one] 1 regola trovata
   *[other] { $count } regole trovate
}
rules-before = prima
rules-after = dopo
rules-link = Link a { $row }

lesson-detour-keep = È permesso, e fa { $total }. Per questa lezione torna indietro e segui il suggerimento.
lesson-detour-roll = Puoi lanciare. Ecco che cosa è uscito. Per questa lezione torna indietro e segui il suggerimento.
lesson-detour-stop = Puoi fermarti qui, ed ecco che cosa succede. Per questa lezione torna indietro e segui il suggerimento.
lesson-detour-reroll = La donnola ha rilanciato. Tra poco ti servirà: torna indietro e conservala.
lesson-detour-fail = Puoi accettarlo, ed ecco che cosa succede. Torna indietro e lascia provare la donnola.

lesson-first_turn = Il tuo primo turno
lesson-first_turn-1 = Cominci tu. Ogni turno inizia con tutti e otto i dadi: lanciali.
lesson-first_turn-2 = Scegli una faccia, e tutti i dadi che la mostrano vanno accantonati. Tre 4 valgono 12: prendili.
lesson-first_turn-3 = { $total } punti. Potresti fermarti, ma non hai ancora un verme. Lancia gli altri { $hand } dadi.
lesson-first_turn-4 = I 4 sono usati per questo turno. Prendi il verme: vale 5.
lesson-first_turn-5 = { $total } punti con un verme, ma la porzione più piccola è la 21. Continua!
lesson-first_turn-6 = Il verme è già usato, restano solo i 5. Prendili tutti e due.
lesson-first_turn-7 = { $total } punti, e la { $tile } è sulla grigliata. Fermati e prendila!
lesson-first_turn-7-roll = Che coraggio! Ma con due dadi si sballa facilmente. Torna indietro e metti al sicuro la porzione.
lesson-first_turn-end = La { $top } è tua, con { $worms } vermi. È stato un turno completo.

lesson-worm = A che cosa serve un verme
lesson-worm-1 = Senza un verme non ottieni niente, per quanto alto sia il totale. Lancia.
lesson-worm-2 = Nessun verme in vista. Prendi i 5, valgono di più.
lesson-worm-3 = { $total } punti. Lancia gli altri { $hand } dadi.
lesson-worm-4 = I 4 danno più punti, ma ecco un verme. Prendi il verme: forse non torna più.
lesson-worm-4-keep = { $total } punti sono belli, ma senza un verme non danno niente. Torna indietro e scegli il verme.
lesson-worm-5 = { $total } punti e un verme. Serve ancora un po': lancia.
lesson-worm-6 = Ora bastano tutti e due. Prendi quello che vuoi.
lesson-worm-7 = { $total } punti con un verme: fermati e prendi la { $tile }.
lesson-worm-7-roll = Non serviva, e ancora non hai niente di sicuro. Torna indietro e fermati.
lesson-worm-end = Ricorda: prima un verme, poi il totale. La { $top } è tua.

lesson-failing = Quando va male
lesson-failing-1 = A metà di un turno: { $total } punti, nessun verme, e davanti a te la { $top }. Lancia gli ultimi { $hand } dadi.
lesson-failing-2 = Eccolo: prendi il verme.
lesson-failing-3 = Con { $total } punti avresti la { $tile }. I saggi si fermano qui. Per vedere che cosa può succedere, lancia ancora.
lesson-failing-3-stop = Buona decisione, si gioca così. Ma qui si impara a sballare: torna indietro e lancia.
lesson-failing-end = Nessuna faccia nuova: lancio sballato. La tua porzione è tornata sulla grigliata, e la più alta lì è girata. Nessuno può più prenderla.

lesson-stealing = Rubare
lesson-stealing-1 = Hai { $total }, e la { $tile } sarebbe tua. Ma guarda: in cima alla pila di Ben c'è la 32. Lancia gli ultimi { $hand } dadi.
lesson-stealing-1-stop = Sul sicuro! Ma noi puntiamo alla porzione di Ben: torna indietro e lancia.
lesson-stealing-2 = Prendi il 3.
lesson-stealing-3 = La { $total } non è sulla grigliata: Ben l'ha coperta. Avresti la { $tile }, quella subito sotto. Ancora un dado!
lesson-stealing-3-stop = Hai preso quella subito sotto. Qui vogliamo di più: torna indietro e lancia.
lesson-stealing-4 = Proprio quello che ti serve. Prendi il 2.
lesson-stealing-5 = { $total }! Proprio la porzione in cima alla pila di Ben. Fermati, ed è tua.
lesson-stealing-end = La { $top } viene da Ben. Per rubare serve il numero esatto della porzione in cima, e solo quella in cima è in pericolo.

lesson-end = La fine della partita
lesson-end-1 = Sulla grigliata resta una porzione, e tu hai { $worms } vermi. Chi la prende chiude la partita. Lancia.
lesson-end-2 = Quattro vermi in un colpo! Prendili.
lesson-end-3 = { $total } punti non bastano. Lancia gli altri { $hand } dadi.
lesson-end-4 = Ti mancano quattro punti. Basta il 4, e bastano anche i due 2.
lesson-end-4-keep = { $total } non basta per l'ultima porzione. Torna indietro e trova quattro punti.
lesson-end-5 = { $total }: fermati e prendi l'ultima porzione.
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
lesson-hen-6 = Ben ha tenuto la porzione, e la chioccia è venuta da te. Ora protegge la tua { $top }. Ben ha giocato; lancia.
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
lesson-weasel-3 = { $total } punti. Lancia gli altri { $hand } dadi.
lesson-weasel-4 = Solo 5! Senza la donnola sarebbe un lancio sballato. Falla rilanciare.
lesson-weasel-5 = Molto meglio. Prendi i vermi.
lesson-weasel-6 = { $total } punti. Fermati e prendi la { $tile }.
lesson-weasel-end = La { $top } dopo un lancio sballato: grazie, donnola. Nel tuo prossimo turno può aiutarti di nuovo.

lesson-golden_die = Il dado d'oro
lesson-golden_die-1 = Hai il dado d'oro: tre 1 e tre vermi. Decidi prima del primo lancio. Lancialo con gli altri!
lesson-golden_die-1-roll = Senza, lanci otto dadi come al solito. Torna indietro e prova con il dado d'oro.
lesson-golden_die-2 = Anche il dado d'oro mostra un verme. Prendi i due vermi insieme.
lesson-golden_die-3 = { $total } punti e ancora { $hand } dadi. Lancia.
lesson-golden_die-4 = Quattro 4! Prendili.
lesson-golden_die-5 = { $total } punti. Fermati.
lesson-golden_die-end = Con nove dadi si va lontano. Il dado d'oro resta a te e aspetta il tuo prossimo turno.

lesson-apple = La mela
lesson-apple-1 = La mela sta sulla 29. Durante la partita non fa niente, ma alla fine vale tre vermi. Lancia.
lesson-apple-2 = Quattro vermi! Prendili.
lesson-apple-3 = { $total } punti, ne mancano nove. Lancia.
lesson-apple-4 = Prendi i tre 3.
lesson-apple-5 = { $total }: fermati, e la mela è tua.
lesson-apple-end = Tre vermi sulla porzione e tre per la mela: già { $worms }. Ma attenzione: chi ti ruba la porzione prende anche la mela.

lesson-bratworms = I vermarrosti
lesson-bratworms-1 = Due o più 1 accantonati insieme portano un vermarrosto. Lancia.
lesson-bratworms-2 = Tre 1! Valgono poco, ma prendili.
lesson-bratworms-3 = Ecco il tuo vermarrosto, alla fine vale un verme. Continua e guarda che cosa succede se sballi.
lesson-bratworms-end = Lancio sballato, ma il vermarrosto resta a te: finora { $worms } verme. Quando la riserva è vuota ne prendi uno a un altro giocatore, ma mai a chi ha la chioccia.

## Consigli della prima partita

tips = Consigli per la prima partita
tip-off = Basta consigli
tip-ok = Capito
tip-roll = Tocca a te: lancia tutti e otto i dadi.
tip-keep = Scegli una faccia. Tutti i dadi che la mostrano vanno accantonati, e in questo turno non potrai sceglierla di nuovo.
tip-worm = Non hai ancora un verme. Senza un verme non ottieni niente.
tip-low = Con { $total } punti non ottieni ancora niente. Continua.
tip-take = Potresti fermarti ora e prendere la { $tile }. O lanciare ancora.
tip-steal = { $total } è proprio la porzione in cima alla pila di { $name }: fermati e la rubi.
tip-hen = { $name } ha la chioccia. Se ti fermi ottieni solo la chioccia, e la porzione resta.
tip-failed = Nessuna faccia nuova: lancio sballato. Chi ha una porzione restituisce quella in cima, e la più alta della grigliata viene girata.
tip-stolen = { $name } ha rubato una porzione. È in pericolo solo quella in cima a una pila.
tip-return = Nessuno tiene due specialisti: scegli quale torna sulla grigliata.
tip-rob = La riserva è vuota, quindi il vermarrosto viene da un altro giocatore. Scegli da chi.

## Che cosa rifiuta il server, secondo il codice del protocollo

refused-bad_message = La richiesta non è chiara.
name-empty = un nome ha bisogno di almeno un carattere visibile
seats-too-few = non ci sono abbastanza posti per tutti
refused-too_large = È troppo grande.
refused-too_fast = Troppo in fretta. Aspetta un momento.
refused-protocol_unknown = Questa pagina è vecchia. Ricaricala.
refused-not_greeted = La connessione non è partita bene. Ricarica la pagina.
refused-token_unknown = Questo dispositivo non è più riconosciuto qui.
refused-link_unknown = Questo link non vale o è già stato usato.
refused-bad_origin = Questa pagina non appartiene a questo server.
refused-unknown_table = Questo tavolo non esiste, o non è aperto per te.
refused-not_your_seat = Non è il tuo posto.
refused-owner_only = Può farlo solo chi ospita.
refused-too_many_tables = Hai troppi tavoli. Prima finiscine uno.
refused-too_many_connections = Troppe connessioni da qui.
refused-too_many_identities = Troppi nuovi giocatori da qui. Aspetta un po'.
refused-not_open = Si può solo prima che la partita cominci.
refused-not_running = Si può solo durante la partita.
refused-not_finished = Si può solo dopo la partita.
refused-no_such_seat = Questo posto non esiste.
refused-seat_taken = Questo posto è occupato.
refused-seat_empty = Lì non c'è nessuno.
refused-too_few_players = Ci sono troppo pochi giocatori.
refused-unknown_bot = Questo bot non esiste.
refused-standing_in = Un bot gioca per te: prima riprendi il tuo posto.
refused-not_standing_in = Nessun bot gioca per te.
refused-not_your_turn = Non tocca a te.
refused-stale_version = Intanto la partita è andata avanti. Guarda di nuovo e scegli.
refused-version_ahead = La partita non è ancora a quel punto.
refused-illegal_move = Questa mossa ora non è possibile.
refused-dice_needed = A questo tavolo i dadi si scrivono.
refused-dice_not_typed = A questo tavolo i dadi li lancia il server.
refused-id_reused = Questa mossa è già stata inviata.
refused-nonce_given = La tua parte dei dadi è già data.
refused-hints_off = A questo tavolo non ci sono suggerimenti.
refused-reactions_off = A questo tavolo non ci sono reazioni.
refused-no_hint = Qui non c'è un suggerimento.
refused-not_found = Non trovato.
refused-not_allowed = Non è permesso.
refused-stopping = Il server si sta riavviando. Torna tra un momento.
refused-broken = Qualcosa è andato storto sul server. Non è cambiato niente.

### Probabilità, sfide, verifica e server nel terminale

number = { $value }

## Le probabilità

odds-percent = { $percent }%
odds-unit = { $objective ->
    [tile] probabilità di una porzione
    [margin] vantaggio atteso in vermi
   *[worms] vermi attesi
}
odds-turn = { $edition ->
    [original] Edizione originale, turno { $turn }: tocca a { $name }
   *[specialists] Edizione con gli specialisti, turno { $turn }: tocca a { $name }
}
odds-aside = accantonati
odds-rolled = lanciati
odds-moves = Mosse · { odds-unit } { $value }
odds-move = mossa
odds-value = valore
odds-success = riesce
odds-fail = sballa
odds-keep = accantona { $face } × { $count }
odds-roll = { $count ->
    [one] lancia 1 dado
   *[other] lancia { $count } dadi
}
odds-rob = prendi un vermarrosto a { $name }
odds-return = restituisci { the-specialist-object }
odds-stop-take = fermati: prendi la { console-tile }
odds-stop-steal = fermati: ruba la { console-tile } a { $name }
odds-stop-hen = fermati: vinci la chioccia di { $name }
odds-stop-fail = fermati: niente (lancio sballato)
odds-gives-take = prendi la { console-tile }
odds-gives-steal = rubi la { console-tile } a { $name }
odds-gives-hen = vinci la chioccia di { $name }
odds-gives-fail = niente (lancio sballato)
odds-or = { $one } o { $other }
odds-ends = Come finisce allora il turno
odds-end = fine
odds-chance = probabilità
odds-end-fail = lancio sballato
odds-end-bratworm = { $end }, con un vermarrosto
odds-totals = Totali, ciascuno cercato da solo (con un verme)
odds-total = totale
odds-at-least = almeno
odds-exactly = esatto
odds-buys = qui ottieni
odds-over = { $file }: la partita è finita; non c'è un turno di cui dire le probabilità
odds-other-edition = { $edition ->
    [original] { $file }: è una partita dell'edizione originale, non di quella con gli specialisti
   *[specialists] { $file }: è una partita dell'edizione con gli specialisti, non di quella originale
}
odds-own-options = { $file }: le opzioni le dice già la registrazione
odds-too-long = { $file }: supera { $megabytes } MB
odds-long-position = una posizione è più corta di { $most } byte
odds-empty = è vuoto; serve una registrazione o una posizione
odds-neither = né una registrazione né una posizione: { $why }
odds-figure-kind = --plot { $file }: una figura è un file che finisce in .svg o .png
odds-matplotlib = --plot ha bisogno di matplotlib, che arriva con: { $command }
odds-unwritable = --plot { $file }: non si può scrivere: { $why }
option-unknown = opzione sconosciuta { $name }; ci sono { $known }
option-value = l'opzione { $name } è { $one } o { $other }, non { $given }

## Le figure

plot-value = { odds-unit }: { $value }
plot-total = totale, con un verme
plot-chance = probabilità (%)
plot-totals = Raggiungere un totale
plot-at-least = almeno N
plot-exactly = esattamente N
plot-failed = sballato
plot-hen = chioccia di { $name }
plot-steal = ruba la { $tile } a { $name }
plot-ends = Come finisce il turno, giocato al meglio
plot-moves = Quanto vale ogni mossa
plot-won = partite vinte in percentuale, intervallo al 95%; punteggiato: pari forza
plot-games = { $edition ->
    [original] { arena-game-count }, edizione originale
   *[specialists] { arena-game-count }, edizione con gli specialisti
}

## Sfide e tornei

arena-games = partite
arena-bot = bot
arena-wins = vittorie %
arena-interval = intervallo al 95%
arena-fair = equo %
arena-rating = punteggio
arena-score = vermi
arena-failed = sballati
arena-steals = furti
arena-time = tempo per mossa
arena-against = contro { $place }
arena-game-count = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
arena-block-count = { $blocks ->
    [one] 1 blocco da { $seatings } disposizioni
   *[other] { $blocks } blocchi da { $seatings } disposizioni
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
arena-alone = Qui gioca un solo bot: non c'è niente da confrontare.
arena-forfeits = { $bot } ha perso { arena-game-count } a tavolino:
arena-stopped = Fermato dopo { $done } su { arena-game-count }.
arena-stopped-kept = Fermato dopo { $done } su { arena-game-count }; lo stesso comando continua.
arena-picture-kind = un'immagine finisce in .svg o .png, non { $file }
arena-no-directory = non c'è nessuna cartella { $directory }
arena-matplotlib = un'immagine ha bisogno di matplotlib: installa { $package }
arena-too-few = un tavolo da { $players } chiede almeno { $players } bot diversi
match-size = a una sfida partecipano da { $least } a { $most } bot, non { $given }
match-seconds = il tempo per una mossa è un numero di secondi maggiore di 0, non { $given }
match-directory = { $path } non si può usare: { $why }
match-line = { $where }: questa riga non è un blocco di una sfida
match-unlike = il blocco { $block } è finito in un altro modo quando è stato rigiocato per le registrazioni: un bot non si ripete; scegli un'altra cartella
match-description = { $path } non descrive una sfida
match-other = in { $directory } c'è un'altra sfida, diversa per { $keys }; scegli un'altra cartella
bot-unknown = non c'è nessun bot «{ $name }»; ci sono { $known }, e i programmi: cmd:COMANDO
bot-offered = il bot «{ $name }» di { $origin } non parte: { $why }
bot-command = «{ $name }» non è un comando: { $why }
bot-no-command = dopo «{ $prefix }» viene il comando di un bot
bot-no-program = non c'è nessun programma «{ $program }» per il bot «{ $name }»
bot-crashed = { $name } è andato in crash: { $why }
bot-illegal = { $name } ha risposto { $move }, che qui non è permesso
# Che cosa segue il nome di un bot che perde a tavolino.
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

## Verificare una registrazione

verify-verdict = { $verdict ->
    [verified] { $file }: verificata: { verify-counts }
    [so_far] { $file }: verificata fin dove arriva: { verify-counts }
    [unproven] { $file }: non si può verificare: { verify-counts }
    [failed] { $file }: NON verificata, i dadi sono sbagliati: { verify-counts }
   *[broken] { $file }: NON verificata, la registrazione è rovinata: { verify-counts }
}
verify-counts = { $count ->
    [one] 1 mossa permessa, lanci giusti: { $matching } su { $rolls }
   *[other] { $count } mosse permesse, lanci giusti: { $matching } su { $rolls }
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
verify-first = first è "drawn" o manca, non { $given }
verify-secret = il segreto non è rivelato, quindi nessun lancio si può verificare
verify-not-committed = il segreto non è quello dell'impegno: il suo SHA-256 è diverso
verify-lot = comincia il posto { $seat }, ma la sorte è caduta sul posto { $lot }
verify-published = l'impegno non è quello mostrato prima
verify-no-part = il numero casuale { $nonce } non ha parte in questi dadi
verify-roll = i dadi mostrano { $shown }, ma il lancio numero { $number } deve mostrare { $must }
verify-golden = { $dice } e d'oro { $golden }
verify-typed = i dadi sono stati scritti a mano, e questo non dimostra niente
verify-typed-rolls = { $count ->
    [one] 1 lancio è stato scritto a mano, e questo non dimostra niente
   *[other] { $count } lanci sono stati scritti a mano, e questo non dimostra niente
}
verify-most-differ = quasi tutti i lanci sono diversi, come se segreto, numeri casuali o conteggio fossero di un'altra partita
verify-unfinished = la partita non è finita
# Il soggetto delle due frasi seguenti.
proof-the-commitment = l'impegno
proof-the-secret = il segreto
proof-a-nonce = un numero casuale
proof-digits = { $what } si scrive a coppie di cifre 0-9a-f
proof-length = { $what } ha { $digits } cifre esadecimali, non { $given }
proof-secret-length = il segreto è lungo { $size } byte, non { $given }
proof-nonce-length = un numero casuale è lungo da { $least } a { $most } byte, non { $given }
proof-nonce-count = ci sono { $given } numeri casuali per { $most } posti al massimo

## Il server

serve-at = heckmeck è aperto su { $url }  (Ctrl-C per fermarlo)
serve-phones = Per i telefoni nella stessa rete:
serve-only-here = Ci arriva solo questo computer. Per i telefoni nella stessa rete: make play HOST=0.0.0.0 (oppure heckmeck serve --host 0.0.0.0)
serve-stopped = Fermato. Tutte le partite sono salvate e continuano al prossimo avvio.
serve-cannot-listen = impossibile ascoltare su { $host }, porta { $port }: { $why }
store-format = { $file } ha il formato { $found }; questo programma conosce { $known }
store-unusable = { $file } non si può usare: { $why }
store-used = un altro server sta già usando { $folder }
limit-unknown = non c'è nessun limite «{ $name }»; ci sono { $known }
limit-number = il limite { $name } è un numero, non «{ $given }»
language-unknown = non c'è nessuna lingua «{ $name }»; ci sono { $known }

## Di che cosa si lamenta il sistema

system-ENOENT = il file o la cartella non esiste
system-EACCES = permesso negato
system-EPERM = operazione non permessa
system-EISDIR = è una cartella
system-ENOTDIR = non è una cartella
system-EEXIST = il file esiste già
system-ENOSPC = il disco è pieno
system-EDQUOT = la quota del disco è superata
system-EFBIG = il file diventa troppo grande
system-EROFS = il disco è di sola lettura
system-ENAMETOOLONG = il nome del file è troppo lungo
system-ELOOP = i collegamenti girano in tondo
system-EIO = errore di lettura o scrittura
system-EBADF = l'uscita è chiusa
system-ESPIPE = non è un file normale
system-EMFILE = troppi file aperti
system-ENOEXEC = non è un programma
system-EADDRINUSE = l'indirizzo è già in uso
system-EADDRNOTAVAIL = questo computer non ha quell'indirizzo
system-database = il file non è una base di dati
system-open = la base di dati non si apre
system-readonly = la base di dati è di sola lettura
system-host = il nome di questo computer è sconosciuto
system-lookup = il nome del computer per ora non si trova
system-nul = il nome contiene un carattere nullo

## Come si scrivono registrazioni e posizioni

record-utf8 = non è testo UTF-8 (byte { $byte })
record-depth = annidato per più di { $most } livelli
record-mark = comincia con un indicatore dell'ordine dei byte (BOM), vietato in JSON
record-json = non è JSON: { $problem } (colonna { $column })
record-json-line = non è JSON: { $problem } (riga { $line }, colonna { $column })
record-constant = non è JSON: { $name } non è un numero JSON
record-number = un numero è troppo grande
record-key-twice = la chiave { $key } compare due volte
record-key = chiave sconosciuta { $key }; permesso: { $known }
record-one-of = { $key } può essere { $known }, non { $given }
record-empty = il file è vuoto; una registrazione comincia con un'intestazione
record-header = una registrazione comincia con un oggetto di intestazione, non con { $given }
record-none = questa non è una registrazione: nell'intestazione manca la chiave "heckmeck"
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
json-value = manca un valore
json-comma = manca una virgola
json-colon = mancano i due punti
json-name = manca un nome tra virgolette doppie
json-more = c'è qualcosa dopo la fine
json-open = una stringa non è chiusa
json-control = una stringa contiene un carattere di controllo
json-escape = dopo \ c'è un carattere non permesso
json-unicode = dopo \u servono quattro cifre esadecimali
json-comma-object = c'è una virgola di troppo alla fine di un oggetto
json-comma-array = c'è una virgola di troppo alla fine di una lista
# Che cosa non va in una posizione; davanti c'è la chiave di cui si parla: «grill: manca».
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
position-tile = una porzione di vermi ha tile, up e specialist; qui c'è { $given }
position-players = è una lista da { $least } a { $most } giocatori, non { $given }
position-player = il giocatore { $player } ha name, stack, specialist, bratworms e worms; qui c'è { $given }
position-no-player = non c'è nessun giocatore { $player }
position-removed = è una lista di specialisti, non { $given }
position-removed-needed = serve nella fase { $phase }
position-removed-twice = nomina due volte uno specialista
position-contradiction = è { $given }, ma dal resto della posizione risulta { $right }
position-worms = { $worms ->
    [one] il giocatore { $player } ha 1 verme
   *[other] il giocatore { $player } ha { $worms } vermi
}
position-no-tile = nell'edizione { $edition } non c'è la porzione di vermi { $tile }
position-tile-nowhere = la porzione di vermi { $tile } non è da nessuna parte invece che in un solo posto
position-tile-places = la porzione di vermi { $tile } è in { $count } posti invece che in uno solo
position-no-specialist = { the-specialist-object } non esiste nell'edizione { $edition }
position-specialist-nowhere = { the-specialist-object } non è da nessuna parte invece che in un solo posto
position-specialist-places = { the-specialist-object } è in { $count } posti invece che in uno solo
position-stands-down = { the-specialist-object } sta sulla { $tile }, che è girata
position-raven-held = il giocatore { $player } ha il corvo, che nessuno può tenere
position-held-without-tile = il giocatore { $player } ha { the-specialist-object } ma nessuna porzione di vermi
position-bratworms = vermarrosti in tutto: { $there } invece di { $right }
position-dice = dadi accantonati e in mano: { $count } invece di 8
position-dice-golden = dadi accantonati e in mano: { $count } invece di 8 o 9
position-golden-white = il dado d'oro prende il posto di uno bianco
position-no-golden-aside = nessun dado accantonato può essere quello d'oro
position-golden-face = a questo tavolo il dado d'oro non ha la faccia { $face }
position-golden-shown = mostra una faccia nella fase keep con il dado d'oro in mano, altrimenti no
position-golden-rolled = la faccia del dado d'oro non è tra quelle uscite
position-no-weasel = chi è di turno non ha la donnola
position-rolled-phase = dadi lanciati ci sono solo nella fase keep
position-rolled-count = dadi lanciati: { $rolled }, dadi in mano: { $hand }
position-fresh = non c'è niente di accantonato, quindi il turno è appena cominciato
position-failed = tutte le facce uscite sono già accantonate, quindi il turno è finito
position-no-dice = non ci sono dadi in mano da lanciare
position-all-faces = tutte e sei le facce sono accantonate, quindi non si può aver lanciato niente
position-over = la partita è finita quando nessuna porzione di vermi è scoperta, e solo allora
position-over-aside = la partita è finita, quindi non c'è niente di accantonato
position-between = { the-specialist-object } non è da nessuna parte
position-rob = un vermarrosto si prende a qualcuno solo se la riserva è vuota e c'è una scelta
position-no-bratworm = né due 1 né la porzione di vermi del corvo danno qui un vermarrosto
position-no-two = chi è di turno non ha due specialisti tra cui scegliere

## L'aiuto della console

help-usage = Uso:
help-options = Opzioni:
help-commands = Comandi:
help-default = predefinito:
help-help = Mostra questo aiuto.
help-version = Mostra la versione.
help-lang = Parla questa lingua (altrimenti quella di LANG).
help-heckmeck = Il gioco di dadi Il verme è tratto (Heckmeck): giocarlo, registrarlo, studiarlo.
summary-play = Giocare nel terminale, con gli amici a una tastiera o con i bot.
summary-serve = Avviare il server di gioco, per gli amici e i loro browser.
summary-replay = Mostrare una partita registrata, a parole o come JSON.
summary-verify = Controllare ogni mossa e ogni lancio di una registrazione.
summary-odds = Le probabilità esatte di un turno, a parole, come JSON o figura.
summary-arena = Far giocare ai bot molte partite e misurare chi è più bravo.
summary-tournament = Tanti bot, tutti contro tutti, con una classifica.
summary-rules = Leggere le regole: tutte, un tema o ciò che contiene una parola.
help-play =
    Giocare a una tastiera. Senza nomi: tu contro un bot.

    Ogni NOME è una persona, ogni bot:TIPO un bot (bot:cautious, bot:random, ...). La partita viene annotata mossa per mossa, così si può continuare anche dopo Ctrl-C:

      heckmeck play Anna Ben bot:cautious --edition specialists
      heckmeck play Anna "bot:cmd:python3 mybot.py"
      heckmeck play --resume partita.heck
help-edition = L'edizione con cui si gioca.
help-play-option = Un'opzione del tavolo: steal=optional, returned_highest=turned o golden_die=standard.
help-first = Il posto che comincia.
help-play-seed = Dadi che questo seme ripete; senza, escono a caso.
help-save = Dove scrivere la registrazione.
help-resume = Continuare una partita salvata.
help-serve =
    Tenere acceso il server di gioco, fino a Ctrl-C.

    Tutto sta in un file SQLite nella cartella dei dati; dopo un riavvio le partite continuano.
help-host = L'indirizzo su cui ascoltare; 0.0.0.0: per tutta la rete.
help-port = La porta; 0: una libera qualsiasi.
help-data = La cartella dei tavoli; se manca viene creata.
help-no-browser = Non aprire il browser.
help-behind-proxy = Credere a X-Forwarded-For di un proxy locale.
help-limit = Cambiare un limite.
help-replay =
    Mostrare partite registrate: ogni turno a parole o ogni posizione come JSON.

    FILE è una registrazione (NOME.heck) oppure - per lo standard input. Una registrazione rovinata viene mostrata fino alla riga che non si può leggere; lo stato di uscita è allora 2.
help-replay-json = Scrivere una posizione per riga, come JSON.
help-last = Scrivere solo l'ultima posizione di ogni file.
help-verify =
    Controllare registrazioni senza rete: ogni mossa, l'impegno e ogni lancio.

    Stato di uscita: 0 tutto è provato, 1 i dadi non sono giusti, 2 una registrazione è rovinata, 3 niente è sbagliato ma non tutto si può provare (nessuna prova, segreto non rivelato, dadi inseriti a mano).
help-commitment = L'impegno che hai visto prima della partita.
help-nonce = Un numero casuale che hai mandato tu.
help-verify-json = Un oggetto JSON per file.
help-odds =
    Mostrare le probabilità esatte di un turno.

    FILE è una registrazione (conta la sua ultima posizione), una posizione come JSON oppure - per lo standard input. Senza FILE è il primo turno di una partita nuova.
help-odds-edition = Quella di una partita nuova.
help-objective = A che cosa si punta: una porzione di vermi qualsiasi (tile), i propri vermi (worms), vermi di vantaggio sugli altri (margin).
help-odds-option = Un'opzione del tavolo per una posizione o una partita nuova, per esempio steal=optional.
help-odds-json = Scrivere le probabilità come un oggetto JSON.
help-odds-plot = Disegnare le probabilità in un file.
help-arena =
    Far giocare ai bot molte partite e dire chi è più bravo, con intervalli onesti.

    Un bot è un nome (vedi `heckmeck tournament --list`) o un programma: "cmd:python3 miobot.py". Gli stessi dadi vengono giocati in ogni disposizione dei posti, quindi il numero di partite è arrotondato a blocchi interi di disposizioni. Lo stesso seme dà le stesse partite, qualunque sia il numero di processi. Ctrl-C ferma; con --out lo stesso comando continua.
help-games = Partite di ogni sfida.
help-seed = Il seme dei dadi.
help-jobs = Processi che giocano.
help-json = Scrivere JSON.
help-move-seconds = Quanto può impiegare un programma per una mossa.
help-out = Tenere qui le partite finite e continuare più tardi.
help-records = Scrivere una registrazione di ogni partita.
help-arena-plot = Disegnare il risultato (.svg o .png).
help-tournament =
    Tanti bot, tutti contro tutti, con una tabella dei punteggi; senza nomi, tutti i nostri.

    Ogni tavolo di altrettanti bot diversi gioca --games partite.
help-players = Bot a un tavolo.
help-list = Elencare i bot disponibili, senza giocare.
help-rules =
    Leggere le regole. Senza tema: il gioco in un minuto.

    TEMA è un capitolo (minuto, materiale, turno, totale, prendere, sballato, specialisti, vermarrosti, fine, opzioni), tutti insieme (tutto), una riga delle regole come F3, uno specialista come chioccia o parole da cercare.
# Che cosa sta al posto di un valore nell'aiuto.
meta-options = [OPZIONI]
meta-command = COMANDO [ARGOMENTI]...
meta-seats = [NOME|bot:TIPO]...
meta-files = FILE...
meta-file = [FILE]
meta-bots = BOT BOT [BOT]...
meta-some-bots = [BOT]...
meta-topic = [TEMA]...
meta-option = NOME=VALORE
meta-limit = NOME=NUMERO
meta-hex = HEX
meta-figure = FILE.svg|png
meta-path = PERCORSO
meta-number = NUMERO
meta-text = TESTO
# Che cosa non va in una riga di comando.
usage-see = { $text }; vedi { $command }
usage-no-command = non c'è nessun comando «{ $given }»; ci sono { $known }
usage-no-option = non c'è nessuna opzione { $option }
usage-no-option-but = non c'è nessuna opzione { $option }, ma c'è { $close }
usage-needs-value = all'opzione { $option } serve un valore
usage-no-value = l'opzione { $option } non prende un valore
usage-missing = manca { $what }
usage-extra = { $given } è di troppo
usage-one-of = può essere { $known }, non «{ $given }»
usage-whole = è un numero intero, non «{ $given }»
usage-number = è un numero da { $least } a { $most }, non «{ $given }»
usage-folder = «{ $given }» è un file, non una cartella

## Perché la mossa migliore è la migliore

reason-only = Non c'è nessun'altra mossa.
reason-equal = Un'altra mossa è altrettanto buona.
reason-close = È questione di poco: la seconda scelta è appena peggiore.
reason-worms = { $value ->
    [one] { $value } verme
   *[other] { $value } vermi
}
reason-face = { $face ->
    [w] i vermi
    [1] gli 1
   *[other] i { $face }
}
reason-against = { $against ->
    [w] i vermi
    [1] gli 1
   *[other] i { $against }
}
reason-value = Questa mossa rende in media { reason-worms }, la seconda scelta { $other }.
reason-chance = Questa mossa riesce con probabilità { $success }%, la seconda scelta con { $other }%.
reason-stop-take = Fermandoti prendi di sicuro la { $tile }; se rilanci, va male con probabilità { $fail }%.
reason-stop-steal = Fermandoti rubi di sicuro la { $tile } a { $name }; se rilanci, va male con probabilità { $fail }%.
reason-stop-hen = Fermandoti prendi di sicuro la chioccia a { $name }; se rilanci, va male con probabilità { $fail }%.
reason-roll-no_worm = Senza verme non prendi ancora niente; rilanciando riesci con probabilità { $success }%.
reason-roll-nothing = Con { $total } non prendi ancora niente; rilanciando riesci con probabilità { $success }%.
reason-roll-more = Rilanciare rende in media { reason-worms }, fermarsi { $other }; va male con probabilità { $fail }%.
reason-keep-worm = Senza verme non conta niente: con i vermi riesci con probabilità { $success }%, con { reason-against } solo con { $other }%.
reason-keep-safer = Con { reason-face } riesci con probabilità { $success }%, con { reason-against } solo con { $other }%.
reason-keep-richer = Con { reason-face } puoi aspettarti { reason-worms }, con { reason-against } { $other }.
reason-keep-weasel = Questi dadi rendono in media { reason-worms }, rilanciare con la donnola { $other }.
reason-weasel = Rilanciare con la donnola rende in media { reason-worms }, questi dadi { $other }.
reason-weasel-failed = Questo lancio è sballato; con la donnola riesci ancora con probabilità { $success }%.
reason-accept = Accettare il lancio sballato rende in media { reason-worms }, rilanciare con la donnola { $other }.
reason-golden = Con il dado d'oro riesci con probabilità { $success }%, senza solo con { $other }%.
reason-golden-value = Con il dado d'oro puoi aspettarti { reason-worms }, senza { $other }.
reason-no-golden = Senza il dado d'oro riesci con probabilità { $success }%, usandolo solo con { $other }%.
reason-no-golden-value = Senza il dado d'oro puoi aspettarti { reason-worms }, usandolo { $other }.
reason-return = Restituire { the-specialist-object } rende { reason-worms }, restituire l'altro { $other }.
