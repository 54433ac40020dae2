## Pictures for sharing, and what services show beside a link.

card-won = { $count ->
    [one] { $names } vince!
   *[other] { $names } vincono!
}
card-place = { $name }: { $place }º posto
card-player = Giocatore { $number }
card-list = { $first } e { $last }
card-invitation = Vieni a giocare!
card-invitation-from = { $name } ti invita a giocare
card-free = { $count ->
    [0] Tutti i posti sono occupati
    [one] Un posto libero
   *[other] { $count } posti liberi
}
card-running = Guarda la partita
card-welcome = La grigliata è pronta!
card-date = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
preview-result = { $names }. { $edition }, { $date }. Rivedi la partita, lancio dopo lancio.
preview-score = { $name } { $worms }
preview-invitation = { $edition }. { $free }. Un tocco e sei al tavolo, senza account.
preview-running = { $edition }: { $names }. Un tocco e guardi la partita.
preview-daily = I dadi del giorno
preview-daily-is = Gli stessi dadi per tutti, un tentativo al giorno. Quanti vermi farai?
shortcut-play = Gioca
shortcut-daily = Sfida del giorno
shortcut-games = Le mie partite
shortcut-rules = Regole
