### Console, rifiuti, regolamento e lezioni

## La console

# Con l’articolo, a inizio frase e come complemento.
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
console-failed-accepted = Lancio sballato: il lancio fallito viene accettato.
console-failed-no_worm = Lancio sballato: tra i dadi accantonati non c'è nessun verme.
console-failed-nothing_to_take = Lancio sballato: con questo totale non si prende niente.
console-failed-exact_tile_missing = Lancio sballato: quella porzione va centrata esattamente e non c'è.
console-takes = { $name } prende la { console-tile } dalla grigliata.
console-takes-lower = { $name } prende la { console-tile } dalla grigliata con { $total }.
console-steals = { $name } ruba la { console-tile } a { $source }!
console-defended = La chioccia salva la { $tile } di { $source }, ma passa all'altro.
console-returned = La { $tile } torna sulla grigliata.
console-turned = La { $tile } viene girata a faccia in giù.
console-gained = { $name } riceve { the-specialist-object }.
console-gained-from = { $name } prende { the-specialist-object } a { $source }.
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
console-aside = da parte { $dice } = { $total }
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

error-resume = con --resume giocatori, opzioni e dadi vengono dalla registrazione
error-exists = { $path } esiste già; continua con --resume o scegli un altro nome
error-players = si gioca da { $least } a { $most }, non in { $given }
error-first = --first è un posto da 1 a { $last }, non { $given }
error-bot = non c'è nessun bot «{ $name }»; ci sono { $known }
error-unreadable = { $file }: non si può leggere: { $why }

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
refusal-face_used = la faccia { $face } è già accantonata in questo turno
refusal-face_not_rolled = nessun dado mostra { $face }
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
refusal-rob_hen = il giocatore { $player } ha la chioccia, non gli si può prendere niente
refusal-rob_nothing = il giocatore { $player } non ha vermarrosti
