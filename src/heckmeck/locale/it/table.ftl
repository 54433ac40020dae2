## Learning and rules

learn = Impara
learn-new = Prima volta qui? Impara in cinque minuti
rules-title = Regole
why = Perché?
rule-more = La regola

## Tiles on the grill

tile-worms = { $worms ->
    [one] { $tile }, un verme
   *[other] { $tile }, { $worms } vermi
}
tile-down = { $tile }, a faccia in giù
tile-with = sopra c’è: { $specialist }
tile-gone = { $tile }, già presa
tile-lit = si prende fermandosi ora

## The table

grill = Grigliata
players = Giocatori
dice = Dadi
set-aside = Accantonati
label = { $name }: { $text }
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
turn-of = È il turno di { $name }
seconds-left = ancora { $count } secondi
me = tu
on-this-device = su questo dispositivo
is-bot = bot
stand-in = Un bot gioca per { $name }
left-for-good = { $name } ha lasciato il tavolo. Continua un bot
was-removed = { $name } è fuori dalla partita. Un bot prende il suo posto
voted-stand_in = { $name } vorrebbe che un bot giocasse per { $other }
voted-remove = { $name } vorrebbe togliere { $other } dalla partita
is-back = { $name } è di nuovo qui
away = assente
thinking = { $name } sta pensando…
away-is = { $name } non c’è
away-bot-in = Un bot subentra tra { $time }
away-no-bot = La partita aspetta
away-wait = Aspetta ancora
away-bot = Fai giocare un bot
watching-you = Stai guardando
watching-play = Gioca anche tu
watchers = { $count ->
    [one] 1 persona guarda
   *[other] { $count } persone guardano
}
watchers-are = Vedono quello che vedono tutti e non possono muovere nulla.
pass-to = Passa il dispositivo a { $name }
pass-here = { $name } è qui
pass-device = Chiedi di passare il dispositivo
skip-to-me = Salta al mio turno
skip-to-now = Vai al presente
rolling = I dadi rotolano…
hand-ready = { $count ->
    [one] 1 dado in mano
   *[other] { $count } dadi in mano
}
choose-face = Quali dadi accantoni?
choose-face-spoken = { $dice }, aggiunge { $adds }
face-used = già usata
face-used-spoken = { $dice }: faccia già usata in questo turno
roll-dice = { $count ->
    [one] Lancia 1 dado
   *[other] Lancia { $count } dadi
}
roll-with-golden = Lancia con il dado d’oro
roll-without-golden = Lancia senza
stop = Fermati
stop-take = prendi la { $tile }
stop-steal = rubi la { $tile } di { $name }
stop-hen = prendi la chioccia di { $name }
stop-fail = e sballi
stop-lower = Prendi piuttosto una più bassa
stopping-take = Fermarsi vale la { $tile } della grigliata
stopping-steal = Fermarsi permette di rubare la { $tile } di { $name }
stopping-hen = Fermarsi vale la chioccia di { $name }; la { $tile } resta
stopping-no_worm = Ancora niente: nessun verme
stopping-nothing_to_take = Ancora niente: nessuna porzione per { $total }
stopping-exact_tile_missing = Ancora niente: la { $total } non è nella grigliata
weasel-reroll = Donnola: rilancia questi dadi
accept-fail = Accetta il lancio sballato
roll-failed = Nessuna faccia nuova
roll-failed-weasel = Nessuna faccia nuova. Usi la donnola?
rob-title = A chi prendi un vermarrosto?
return-title = Hai due specialisti. A quale rinunci?
return-one = Restituisci: { $specialist }
rob-protected = La chioccia protegge i vermarrosti di { $name }.
last-dice = Nessun altro lancio: ora fermati
fail-sure = { $do ->
    [fail] Accettare il lancio sballato?
   *[stop] Fermarti e sballare?
}
fail-yes = { $do ->
    [fail] Accetta
   *[stop] Fermati lo stesso
}
fail-no = Continua a giocare
power-canned_worm = sostituisce il verme
power-hen = protegge la tua pila
power-raven = porta un vermarrosto
power-weasel = un rilancio per turno
power-golden_die = un nono dado
power-apple = vermi in più alla fine

## What the pieces mean now

means-range = da { $from } a { $to }
means-tile = { $you ->
    [yes] La prendi con un totale di { $totals } e almeno un verme.
   *[no] { $name } la prende con un totale di { $totals } e almeno un verme.
}
means-tile-lit = Fermarsi ora permette di prenderla.
means-tile-turned = { $you ->
    [yes] Se sballi, viene girata.
   *[no] Se { $name } sballa, viene girata.
}
means-tile-down = Nessuno può più prenderla. Resta a faccia in giù fino alla fine.
means-tile-held = { $you ->
    [yes] È nella tua pila.
   *[no] È nella pila di { $name }.
}
means-on-tile = Chi prende questa porzione riceve { the-specialist-object }.
means-below = { $count ->
    [one] Sotto c’è la { $tiles }. Una porzione coperta è al sicuro.
   *[other] Sotto ci sono { $tiles }. Le porzioni coperte sono al sicuro.
}
means-no-tile = { $you ->
    [yes] Non hai ancora porzioni.
   *[no] { $name } non ha ancora porzioni.
}
means-steal = { $you ->
    [yes] Gli altri possono rubare la tua { $tile } con un totale di esattamente { $tile }.
    [nobody] Gli altri possono rubare la { $tile } di { $name } con un totale di esattamente { $tile }.
   *[no] Con un totale di esattamente { $tile } rubi la { $tile } di { $name }.
}
means-loot = { $you ->
    [yes] Il ladro prenderebbe anche { the-specialist-object }.
    [nobody] Il ladro prenderebbe anche { the-specialist-object }.
   *[no] Prenderesti anche { the-specialist-object }.
}
means-hen = { $you ->
    [yes] La tua chioccia protegge la tua { $tile }: un ladro prende la chioccia, la { $tile } resta.
    [nobody] La chioccia protegge la { $tile } di { $name }: un ladro prende la chioccia, la { $tile } resta.
   *[no] La chioccia protegge la { $tile } di { $name }: con esattamente { $tile } prendi la chioccia, la { $tile } resta.
}
means-safe = Nessuno può rubare la { $tile }.
means-failing = { $you ->
    [yes] Se sballi: { $parts }.
   *[no] Se { $name } sballa: { $parts }.
}
means-failing-free = { $you ->
    [yes] Ora sballare non ti costerebbe niente.
   *[no] Ora sballare non costerebbe niente a { $name }.
}
cost-returned = { $you ->
    [yes] perdi la { $tile }
   *[no] la { $tile } torna nella grigliata
}
cost-put_back = { the-specialist-object } torna sulla { $tile }
cost-left = { the-specialist-object } esce dal gioco
cost-turned = la { $tile } viene girata
cost-hen = { $you ->
    [yes] perdi la chioccia e tieni la { $tile }
   *[no] la chioccia se ne va, la { $tile } resta
}
means-score = { worm-count }: { $parts }.
means-score-tiles = { $count } sulle porzioni
means-score-extra = { $count } per { the-specialist-object }
means-extra = { $count ->
    [one] Alla fine vale un verme.
   *[other] Alla fine vale { $count } vermi.
}
means-weasel-used = In questo turno è già stata usata.
means-weasel-ready = In questo turno si può ancora usare.
means-hen-mine = La chioccia protegge la tua { $tile }: se sballi, perdi la chioccia al suo posto.
means-hen-idle = { $you ->
    [yes] Non hai porzioni da proteggere: la chioccia resta con te anche se sballi.
   *[no] { $name } non ha porzioni da proteggere: la chioccia resta lì anche dopo un lancio sballato.
}
means-bratworms = Ogni vermarrosto vale un verme alla fine.
means-bratworms-safe = Finché ce ne sono nella riserva, nessuno li prende a un giocatore.
means-bratworms-hen = La chioccia li protegge.
means-bratworms-open = La riserva è vuota: il prossimo si prende a un giocatore.
means-supply = Ne ricevi uno quando accantoni due o più 1 in una volta, o quando prendi la porzione del corvo.
means-keep = { $dice }: { $before } + { $adds } = { $total }
means-keep-then = Poi: { $words }
means-used = Questa faccia è già accantonata. In questo turno non si può più scegliere.
means-next-total = Il prossimo totale che dà una porzione della grigliata è { $total }.
means-roll = Se non esce nessuna faccia nuova, il lancio è sballato.
means-first-roll = Il primo lancio di un turno non è mai nullo.
means-clock = { $count ->
    [one] Ancora 1 secondo per questo turno
   *[other] Ancora { $count } secondi per questo turno
}

## The log

game-begins = La partita comincia
earlier-moves = Potrai rivedere le mosse precedenti dopo la partita
what-happened = Che cosa è successo
show-all = Mostra tutto quello che è successo
turn-worms = { $text }, { worm-count }
turn-lost = { $text }. { $lost }
set-aside-sum = accantonati, { $total } in tutto
fold-log = Riduci la cronologia
supply = { $count } nella riserva
actions = Azioni
other-device = Gioca anche su un altro dispositivo
other-device-is = Apri questo link sull’altro dispositivo entro dieci minuti. Vale una volta sola.
other-device-link = Crea un link
devices = I tuoi dispositivi
device-this = Questo dispositivo
device-unnamed = Un dispositivo senza nome
device-used = Usato l’ultima volta il { $day }
device-sign-out = Disconnetti
device-sign-out-spoken = Disconnetti { $label }
devices-sign-out-others = Disconnetti tutti gli altri dispositivi
your-data = I tuoi dati
your-data-download = Scarica tutto ciò che mi riguarda
your-data-delete = Elimina tutto ciò che mi riguarda
delete-title = Eliminare tutto ciò che ti riguarda?
delete-what = Il tuo nome, i tuoi dispositivi e l’elenco delle tue partite vengono eliminati da questo server. Non si può tornare indietro.
delete-bots = Anche le partite che hai giocato solo con i bot vengono eliminate.
delete-running = Nelle partite in corso con altre persone, un bot continua a giocare con il tuo nome.
delete-finished = Le partite finite con altre persone conservano il tuo nome. Senza di esso nessuno potrebbe più verificare i loro dadi.
delete-download = Se vuoi conservare qualcosa, scaricalo prima.
delete-yes = Elimina tutto
delete-no = Conserva tutto
delete-done = Tutto ciò che ti riguarda è stato eliminato da questo server.
hint-legend = Che cosa dicono i numeri
hint-win = probabilità di vincere
hint-margin = vermi · rischio
hint-win-spoken = { $chance } di probabilità di vincere
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
react = Reagisci
back = Indietro

## Home and creating a table

tagline = Lancia i dadi, acchiappa i vermi, non essere troppo ingordo. Da due a sette giocatori, con o senza bot.
play-now = Gioca subito
play-against = Tu contro { $names }
play-friends = Gioca con gli amici
create-table = Apri un tavolo
your-name = Il tuo nome
name-hint = come ti vedono gli altri
join-code = Entra con un codice
join = Entra
daily-title = Sfida del giorno
daily-invite = Gli stessi dadi per tutti. Oggi hai un tentativo.
daily-running = Il tuo tentativo è ancora aperto. Continua!
daily-done = Oggi hai giocato: { $worms ->
    [one] 1 verme
   *[other] { $worms } vermi
}. A domani!
daily-given-up = Hai abbandonato il tentativo di oggi. Domani ce n’è uno nuovo.
daily-over = Non finita in tempo: i dadi di questa sfida sono stati rivelati.
my-tables = Partite in corso
public-tables = Tavoli pubblici
no-public-tables = Al momento nessun tavolo pubblico. Aprine uno!
my-games = Le mie partite
my-statistics = Le mie statistiche
all-my-games = Tutte le mie partite
game-place = { $place }º su { $players }
replay-of = Rivedi la partita con { $names } del { $day }
more = Altro
replay = Rivedi
verify = Verifica
settings = Impostazioni
independent = Una realizzazione indipendente del gioco di dadi di Reiner Knizia, pubblicato da Zoch. Tutte le immagini sono nostre.
edition = Edizione
edition-original = Originale
edition-original-is = Sedici porzioni e otto dadi: il classico.
edition-specialists = Con gli specialisti
edition-specialists-is = Due porzioni in più, sei specialisti con poteri speciali e i vermarrosti.
bot-level = Livello
level-of = Livello di { $name }
levels-differ = ognuno gioca al suo livello
choose-opponents = Scegli gli avversari
opponents-count = { $count ->
    [one] 1 avversario
   *[other] { $count } avversari
}
shuffle = Mescola
other-bots = Altri bot
seats = Posti
seats-is = Persone e bot insieme. Puoi mettere dei bot ai posti liberi.
bots-at-start = Bot
pace = Ritmo
pace-relaxed = Tranquillo
pace-relaxed-is = Senza limiti di tempo.
pace-lively = Vivace
pace-lively-is = Un minuto per turno.
pace-days = Giorni
pace-days-is = Due giorni per turno.
more-options = Altre opzioni
table-title = Nome del tavolo
table-public = Mostralo nella lista dei tavoli pubblici
table-public-is = Tutti su questo server vedono il tavolo nella lista e possono sedersi.
table-hints = Permetti di vedere le probabilità
table-hints-is = Una lampadina mostra a tutti quanto vale ogni scelta. Nessuno ne trae vantaggio.
table-typed = Lancia dadi veri e inserisci il risultato
table-confirm_fail = Chiedi prima di fermarsi e sballare
table-confirm_fail-is = Se fermarti non ti dà niente, ti viene chiesta conferma e vedi quanto costa.
option-steal = Rubare
option-steal-is = Se il tuo totale è proprio la porzione in cima alla pila di qualcuno: devi rubarla, oppure puoi prenderne una più bassa dalla grigliata.
option-steal-required = Obbligatorio
option-steal-optional = Facoltativo
option-returned_highest = Porzione restituita
option-returned_highest-is = Dopo un lancio sballato la porzione più alta della grigliata viene girata. Qui decidi che cosa succede se è quella appena restituita.
option-returned_highest-stays = Resta scoperta
option-returned_highest-turned = Viene girata anch’essa
option-golden_die = Dado d’oro
option-golden_die-is = Quali facce ha il dado d’oro: tre 1 e tre vermi, o quelle dei dadi bianchi.
option-golden_die-ones_and_worms = Solo 1 e vermi
option-golden_die-standard = Come i dadi bianchi
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
life-abandoned = tavolo chiuso

## Settings

language = Lingua
theme = Colori
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
sound = Suono
vibration = Vibrazione
motion = Movimento
motion-auto = Come il dispositivo
motion-off = Ridotto
speed = Ritmo del gioco
speed-about = Per quanto tempo i lanci e le scelte degli altri restano visibili su questo dispositivo. Ognuno sceglie il proprio ritmo.
speed-slow = Lento
speed-normal = Normale
speed-fast = Veloce
speed-instant = Immediato
speed-is = Ritmo: { $pace }
notify = Avvisami quando tocca a me
notify-ask = Vuoi una notifica quando tocca a te?
notify-yes = Sì, avvisami
notify-no = No, grazie
reactions = Reazioni degli altri
reactions-of = Reazioni di { $name }
mute = Nascondi le reazioni di { $name }
unmute = Mostra le reazioni di { $name }

## Waiting room

table-of = Tavolo { $code }
against = Contro { $names }
invite = Invita altri
invite-text = Vieni a giocare al mio tavolo!
invite-watch = Invita qualcuno a guardare
invite-only-here = Questo link funziona solo su questo computer. Per far giocare i telefoni della tua rete, avvia il gioco con { $command }.
code-is = Codice di questo tavolo
link = Link a questo tavolo
share-link = Condividi il link
copied = Copiato
qr-code = Codice QR con il link a questo tavolo
who-is-here = Chi c’è
seat-empty = posto libero
add-bot = Aggiungi un bot
add-bot-short = + Bot
remove = Togli { $name }
stand-up = Alzati
sit-down = Siediti
waits-for-you = { $name } ti aspetta
facts-title = Che cosa si gioca qui
facts-more = Tutte le altre impostazioni
facts-seconds = { $count ->
    [one] 1 secondo per turno. Poi gioca un bot.
   *[other] { $count } secondi per turno. Poi gioca un bot.
}
facts-days = { $count ->
    [one] 1 giorno per turno. Poi gioca un bot.
   *[other] { $count } giorni per turno. Poi gioca un bot.
}
facts-dice-fair = Lancia il server. Dopo la partita tutti possono verificare ogni lancio.
facts-dice-typed = Lanciate dadi veri e inserite il risultato.
facts-watch = Altri possono guardare
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
waiting-start = In attesa che chi ospita avvii la partita.
host = invita
starting = Agitiamo i dadi…
starting-is = Ogni dispositivo aggiunge un pizzico di fortuna, così nessuno può scegliere i lanci.
starting-waits = Aspettiamo ancora { $names }.
table-abandoned = Questo tavolo è stato chiuso.

## Menu, connection and typed dice

menu = Menu
hint = Mostra le probabilità
close = Chiudi
loading = Un momento…
go-home = Pagina iniziale
table-unknown = Questo tavolo non esiste, o non hai accesso.
sent-away = Non puoi più vedere questo tavolo.
keys-help = Tasti: da 1 a 5 e w accantonano i dadi, r lancia, s si ferma, h mostra le probabilità, p cambia il ritmo.
link-open = connesso
link-connecting = connessione in corso
link-lost = non connesso
link-closed = non connesso
alarm-title = Non fidarti dei dadi di questo tavolo
alarm-table = Il server mostra all’improvviso un altro tavolo con questo link.
alarm-commitment = Il server ha cambiato il segreto che aveva fissato prima della partita.
alarm-share = Il server ha lasciato fuori il numero casuale di questo dispositivo.
alarm-list = Il server ha avviato una partita diversa da quella annunciata.
alarm-dropped = Il server ha accettato il numero casuale di questo dispositivo e poi l’ha lasciato fuori.
alarm-rewritten = Il server ha cambiato in seguito ciò che aveva detto a questo dispositivo.
alarm-daily = Questa non è la sfida di quel giorno, che è uguale per tutti.
alarm-shown = Il server mostra qui qualcosa di diverso da ciò che scrive nella registrazione.
alarm-withheld = Questo dispositivo tiene per sé il suo numero casuale.
share-missing = Il numero casuale di questo dispositivo non è arrivato in tempo per i dadi. La partita continua senza.
connection-lost = Nessuna connessione
connection-lost-more = La connessione è caduta. Ogni mossa che hai fatto è salvata; continuiamo a provare e si riprende appena possibile.
while-away = Mentre non c’eri
all-right = Va bene
bot-plays-for-you = Un bot sta giocando per te.
take-back = Torno a giocare io
hand-over = Fai giocare un bot per me
vote-title = Se qualcuno blocca la partita
vote-is = Deve essere d’accordo più della metà degli altri. Chi è sostituito da un bot può riprendere il posto in qualsiasi momento.
vote-call-bot = Fai giocare un bot per { $name }
vote-call-removal = Togli { $name } dalla partita
vote-stand_in = Un bot deve giocare per { $name }? Voti: { $votes } su { $needed }.
vote-remove = Togliere { $name } dalla partita? Voti: { $votes } su { $needed }.
vote-on-you-stand_in = Gli altri vorrebbero che un bot giocasse per te ({ $votes } su { $needed }). Ti basta giocare.
vote-on-you-remove = Gli altri vorrebbero toglierti dalla partita ({ $votes } su { $needed }).
vote-agree = D’accordo
vote-withdraw = Ritira il voto
leave-seat = Lascia la partita
leave-sure = Un bot prenderà il tuo posto per sempre. Uscire?
leave-ends = Non gioca nessun altro, quindi la partita finisce qui. Uscire?
leave-yes = Sì, esci
close-table = Chiudi questo tavolo
type-title = Che cosa mostrano i dadi?
type-dice = { $left ->
    [0] Controlla i dadi
    [one] Tocca la faccia di un altro dado
   *[other] Tocca le facce di altri { $left } dadi
}
type-golden = E il dado d’oro?
undo = Annulla
dice-are-right = Conferma questi dadi
offline-title = Sei offline
offline-more = Regole e lezioni funzionano senza connessione. Le tue partite sono al sicuro sul server: ogni mossa che hai fatto è salvata, e continui appena torni online.
new-version = Nuova versione – ricarica
install-app = Installa come app
install-ios = Per installarla, tocca «Condividi» e poi «Aggiungi alla schermata Home».
launch-title = Aprire questo link?
launch-more = Porta via da questo tavolo. La partita resta com’è e puoi tornare quando vuoi.
launch-open = Apri
launch-stay = Resta qui
error-offline = Il server non risponde. Sei online?
try-again = Riprova
needs-script = Questa pagina ha bisogno di JavaScript.

## The end of a game

you-won = Hai vinto!
end-behind = { $count ->
    [one] Ti mancava solo un verme. Per un soffio!
   *[other] Ti mancavano { $count } vermi.
}
end-you = tu
worm-unit = { $count ->
    [one] verme
   *[other] vermi
}
tie-highest_tile = Parità: ha deciso la singola porzione più alta.
tie-shared = Parità, e nessuno ha porzioni: vittoria condivisa.
play-again = Gioca ancora
share-result = Condividi il risultato
shared-saved = Immagine salvata
shared-saved-copied = Immagine salvata, link copiato
next-waits = La prossima partita ti aspetta.
watch-next = Guarda la prossima partita
follow-now = Unisciti ora
follow-stay = Resta qui
follow-title = { $count ->
    [one] La prossima partita sta per iniziare. Ti unisci tra un secondo.
   *[other] La prossima partita sta per iniziare. Ti unisci tra { $count } secondi.
}
series = Serie
series-after = { $count ->
    [one] Serie dopo 1 partita
   *[other] Serie dopo { $count } partite
}
series-wins = { $count ->
    [one] 1 vittoria
   *[other] { $count } vittorie
}
rematch-title = Partita { $game }
rematch-in = { $count ->
    [one] Inizia tra 1 secondo
   *[other] Inizia tra { $count } secondi
}
rematch-is = La partita inizia appena ci sono tutti. Chi non arriva in tempo non gioca.
rematch-here = presente
rematch-absent = non ancora qui
rematch-not = Non stavolta
dice-checking = Verifica dei dadi…
dice-verified = Dadi verificati: { $rolls ->
    [one] il lancio è giusto.
   *[other] tutti i { $rolls } lanci sono giusti.
}
dice-verified-seen = Dadi verificati: { $rolls ->
    [one] il lancio è giusto e la registrazione corrisponde alla partita che hai visto.
   *[other] tutti i { $rolls } lanci sono giusti e la registrazione corrisponde alla partita che hai visto.
}
dice-as-seen = La registrazione corrisponde alla partita che hai visto.
dice-failed = Questa registrazione non è affidabile
dice-cut_off = Nella registrazione manca la fine della partita
dice-unproven = Non è stato possibile verificare del tutto i dadi.
dice-unavailable = I dadi non sono ancora verificati.
dice-untold = Il server non dice tutto ciò che è accaduto nella partita.
dice-details = Dettagli
game-given-up = Questa partita è stata abbandonata.
verify-dice = Verifica i dadi
download = Registrazione

## Records

note-left_out = Da { $names } non è arrivato in tempo nessun numero casuale. Chi conosceva il segreto del server avrebbe così potuto scegliere tra almeno { $games } partite.
note-daily = I dadi di una sfida del giorno sono uguali per tutti, quindi nessuno aggiunge un numero casuale. Chi gestisce il server poteva conoscerli prima, ma non cambiarli.
note-server_alone = Nessun giocatore ha aggiunto un numero casuale: su questi dadi ha deciso solo il server.
note-given_up = La partita è stata abbandonata. Fin lì è tutto giusto.
note-saw_part = Questo dispositivo ha visto { $seen } righe su { $moves }. Le altre non può confrontarle.
note-not_there = Questo dispositivo non c’era, quindi non ha nulla da confrontare. Confronta l’impronta con qualcuno che c’era.
note-not_kept = Questo browser non salva nulla. Se chiudi o ricarichi la pagina, dimentica ciò che ha visto della partita.
fingerprint = Impronta di questa partita
fingerprint-is = Se i tuoi amici vedono la stessa, avete visto tutti la stessa partita.
fingerprint-copy = Copia

## Tips for the first game

tips = Consigli per la prima partita
tip-off = Basta consigli
tip-ok = Capito
tip-roll = Tocca a te: lancia tutti e otto i dadi. Alla fine vince chi ha più vermi.
tip-keep = Scegli una faccia: tutti i dadi che la mostrano vanno accantonati. Ogni faccia solo una volta per turno.
tip-worm = Ancora nessun verme. Senza un verme non ottieni niente.
tip-low = { $total } non basta ancora. Continua.
tip-nothing = Non puoi più lanciare, e questi dadi non danno niente. Fermarsi è un lancio sballato.
tip-take = { $more ->
    [yes] Fermati e la { $tile } è tua. O lancia ancora.
   *[no] Fermati e la { $tile } è tua.
}
tip-steal = La { $total } è in cima alla pila di { $name }: fermati e la rubi.
tip-hen = { $name } ha la chioccia. Se ti fermi ottieni solo quella.
tip-failed = Lancio sballato: la porzione in cima torna nella grigliata. Poi la più alta viene girata, a meno che non sia quella appena tornata.
tip-stolen = { $name } ha rubato una porzione. È in pericolo solo quella in cima a una pila.
tip-return = Nessuno tiene due specialisti: scegli quale cedere.
tip-rob = La riserva è vuota: scegli a chi prendere il vermarrosto.

## What the server refuses, by the code of the protocol

refused-bad_message = Il server non ha capito la richiesta.
refused-too_large = È troppo grande.
refused-too_fast = Troppo in fretta. Aspetta un momento.
refused-protocol_unknown = Questa pagina è vecchia. Ricaricala.
refused-not_greeted = La connessione non è partita bene. Ricarica la pagina.
refused-token_unknown = Questo dispositivo non è più riconosciuto qui.
refused-banned = Il gestore di questo server ti ha bloccato.
refused-link_unknown = Questo link non è valido o è già stato usato.
refused-bad_origin = Questa pagina non appartiene a questo server.
refused-bad_host = Questo server non è conosciuto con questo nome. Chi lo gestisce può consentire il nome con --allow-host.
refused-unknown_table = Questo tavolo non esiste, o non hai accesso.
refused-name_forbidden = Questo nome non è consentito qui. Scegline un altro.
refused-not_your_seat = Non è il tuo posto.
refused-owner_only = Può farlo solo chi ospita.
refused-too_many_tables = Hai troppi tavoli. Prima finiscine uno.
refused-too_many_seats = Hai un posto a troppi tavoli pubblici. Lasciane uno o aspetta un po’.
refused-too_many_connections = Troppe connessioni dalla tua rete.
refused-too_many_identities = Troppi nuovi giocatori dalla tua rete. Aspetta un po’.
refused-daily = Non nella sfida del giorno: tutti la giocano allo stesso modo, da soli e una volta sola.
refused-not_open = Si può solo prima che la partita cominci.
refused-not_running = Si può solo durante la partita.
refused-not_finished = Si può solo dopo la partita.
refused-no_such_seat = Questo posto non esiste.
refused-seat_taken = Questo posto è occupato.
refused-seat_empty = Lì non c’è nessuno.
refused-too_few_players = Non ci sono abbastanza giocatori.
refused-unknown_bot = Questo bot non esiste.
refused-standing_in = Un bot gioca per te: prima riprendi il tuo posto.
refused-not_standing_in = Nessun bot gioca per te.
refused-no_vote = Ora questo voto non è possibile.
refused-vote_too_early = Aspetta ancora un po’ prima di votare.
refused-not_your_turn = Non tocca a te.
refused-stale_version = Intanto la partita è andata avanti. Guarda di nuovo e scegli.
refused-version_ahead = La partita non è ancora a quel punto.
refused-illegal_move = Questa mossa ora non è possibile.
refused-dice_needed = A questo tavolo si inserisce il risultato dei dadi.
refused-dice_not_typed = A questo tavolo i dadi li lancia il server.
refused-starting = La partita sta cominciando. Aspetta un momento.
refused-not_starting = I numeri casuali si rivelano solo mentre una partita comincia. Questo è arrivato troppo tardi o troppo presto.
refused-commitment_given = Ti sei già impegnato per la tua parte dei dadi.
refused-nonce_wrong = Non è il numero casuale del tuo impegno.
refused-nonce_given = La tua parte dei dadi è già rivelata.
refused-hints_off = A questo tavolo le probabilità non si possono vedere.
refused-reactions_off = A questo tavolo non ci sono reazioni.
refused-no_hint = Qui non c’è niente da decidere, quindi nessuna probabilità da mostrare.
refused-too_many_hints = Hai chiesto le probabilità molte volte di fila. Aspetta un momento.
refused-busy = Il server è occupato in questo momento. Riprova tra poco.
refused-not_found = Non trovato.
refused-not_allowed = Non è permesso.
refused-log_full = A questo tavolo ci sono stati troppi cambiamenti. Aprine uno nuovo.
refused-table_unreadable = Il server al momento non riesce a leggere questo tavolo. Niente è andato perso.
refused-store_full = Il disco del server è pieno. Non è stato cambiato niente. Riprova più tardi.
refused-store_unavailable = Il server al momento non può salvare niente. Non è stato cambiato niente. Riprova.
refused-broken = Qualcosa è andato storto sul server. Non è cambiato niente.

## More exact reasons of the server; clients add the capital letter and the full stop

server-banned = il gestore di questo server ti ha bloccato: { $reason }
server-bot = non c’è nessun bot { $bot }; ci sono { $known }
server-character = il personaggio { $character } non esiste; ci sono { $known }
server-connections = hai troppe connessioni aperte
server-over = la partita è finita
server-daily = solo il server avvia una sfida del giorno
server-daily-over = i dadi di questa sfida ormai sono rivelati, il tuo tentativo è finito
server-own-seat = per liberare il tuo posto, lascialo
server-players = servono almeno { $least } giocatori
server-public-tables = puoi avere { $most } tavoli pubblici aperti alla volta
server-record = la registrazione è disponibile quando la partita è finita o abbandonata
server-record-slow = la registrazione non è stata riprodotta in tempo
server-card = l’immagine del risultato è disponibile quando la partita è finita
server-removal = durante la partita decidono gli altri con un voto
server-request = la richiesta non è valida: { $problem }
server-seat-none = non hai un posto a questo tavolo
server-spectator = senza un nome puoi solo guardare
server-stand-in = un bot gioca già per te
server-token = l’intestazione Authorization deve essere Bearer TOKEN
server-vote-alone = per togliere qualcuno devono essere d’accordo altri due
server-vote-bot = a questo posto gioca un bot
server-vote-given = hai già votato così
server-vote-own = non puoi votare su di te
server-vote-turn = non è il suo turno, oppure un bot gioca già al suo posto
server-vote-wait = { $seconds ->
    [one] potrai votare tra 1 secondo
   *[other] potrai votare tra { $seconds } secondi
}
server-wait-given = hai già scelto di aspettare in questo turno
server-wait-there = non serve aspettare: questa persona c’è, o non è il suo turno
