## Pictures for sharing, and what services show beside a link.

card-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
card-place = { $name }: { $place }. Platz
card-player = Spieler { $number }
card-list = { $first } und { $last }
card-invitation = Komm, spiel mit!
card-invitation-from = { $name } lädt dich zum Spielen ein
card-free = { $count ->
    [0] Alle Plätze sind besetzt
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
card-running = Schau der Partie zu
card-welcome = Die Würmer liegen auf dem Grill!
card-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
preview-result = { $names }. { $edition }, { $date }. Schau dir die Partie noch einmal an, Wurf für Wurf.
preview-score = { $name } { $worms }
preview-invitation = { $edition }. { $free }. Ein Tipp und du sitzt am Tisch, ganz ohne Konto.
preview-running = { $edition }: { $names }. Ein Tipp und du schaust zu.
preview-daily = Die Würfel des Tages
preview-daily-is = Für alle dieselben Würfel, ein Versuch pro Tag. Wie viele Würmer schaffst du?
shortcut-play = Spielen
shortcut-daily = Tagesaufgabe
shortcut-games = Meine Partien
shortcut-rules = Regeln
