## My games

games-running = Laufend
games-finished = Beendet
game-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
player-count = { $count } Spieler
games-more = { $count ->
    [one] 1 weitere zeigen
   *[other] Mehr zeigen (noch { $count })
}
games-pending = { $count ->
    [one] 1 ältere Partie wird noch ausgewertet.
   *[other] Mindestens { $count } ältere Partien werden noch ausgewertet.
}
game-daily = Tagesaufgabe
game-left = Du hast diese Partie verlassen
game-shared = Gemeinsames Gerät
game-stood-in = Einige deiner Züge hat ein Bot gespielt
verify-of = Würfel der Partie mit { $names } vom { $day } prüfen
share-of = Ergebnis der Partie mit { $names } vom { $day } teilen
filter = Partien filtern
filter-all = Alle
filter-none = Alles zeigen
filter-remove = { $name }: auch andere zeigen
filter-edition = Ausgabe
filter-players = Spieler
filter-company = Gegner
filter-period = Zeitraum
filter-result = Ergebnis
filter-opponent = Name des Gegners
company-people = Mit Menschen
company-bots = Nur Bots
period-week = Letzte 7 Tage
period-month = Letzte 30 Tage
period-year = Letzte 365 Tage
result-won = Gewonnen
result-lost = Nicht gewonnen
no-games = Noch nichts gegrillt
no-games-is = Sobald du eine Partie beendet hast, findest du sie hier, mit deinem Platz, deinen Würmern und der Aufzeichnung.
no-games-play = Spiel deine erste Partie
open-file = Datei öffnen
open-file-is = Jemand hat dir eine Aufzeichnung (.heck) geschickt? Sieh sie dir an oder prüf ihre Würfel.
forget-games = Meine Partien und Statistik löschen
forget-title = Deine Partien und Statistik löschen?
forget-what = Die Liste deiner Partien und deine Statistik werden auf diesem Server gelöscht. Partien, die du nur mit Bots gespielt hast, werden ganz gelöscht. Niemand kann das rückgängig machen.
forget-others = Partien mit anderen bleiben in deren Listen, mit deinem Namen.
forget-yes = Meine Partien löschen

## My statistics

stat-recent = Deine letzten Partien
stat-recent-is = Jede Partie ist eine Portion mit deinen Würmern darauf. Je höher sie steht, desto besser dein Platz; goldene sind Siege.
result-spoken = { $day }: { $place }, { $worms }
stat-wins = Siege
stat-won-of = { $games ->
    [one] { $won } von { $games } Partie
   *[other] { $won } von { $games } Partien
}
stat-fails = Fehlwürfe
stat-fails-of = { $turns ->
    [one] { $fails } von { $turns } Zug
   *[other] { $fails } von { $turns } Zügen
}
share-between = deine wahre Quote liegt wahrscheinlich zwischen { $low } und { $high }
interval = { $low } bis { $high }
stat-worms = Würmer
stat-worms-column = Würmer am Ende
stat-mean = { $count ->
    [one] { $mean } Würmer in einer Partie
   *[other] { $mean } Würmer pro Partie, in { $count } Partien
}
stat-best = Beste Partie
stat-places = Plätze
stat-steals = Von dir gestohlen
stat-robbed = Dir gestohlen
stat-streak = Siege in Folge
stat-streak-longest = Längste Siegesserie
stat-specialists = Mit Spezialisten gewonnen
stat-groups = Im Vergleich
stat-games = Partien
stat-won = Gewonnen
stat-mean-short = Würmer
stat-fails-short = Fehlwürfe
stat-interval-is = Kleine Zahlen: wo deine wahre Quote wahrscheinlich liegt (95 %). Wenige Partien sagen wenig aus.
stat-no-match = Keine beendete Partie passt zu diesen Filtern.
stat-stood-in = { $count ->
    [one] In 1 dieser Partien hat ein Bot einige deiner Züge gespielt. Die Partie zählt; Fehlwürfe und Diebstähle zählen nur, wenn du selbst gespielt hast.
   *[other] In { $count } dieser Partien hat ein Bot einige deiner Züge gespielt. Die Partien zählen; Fehlwürfe und Diebstähle zählen nur, wenn du selbst gespielt hast.
}
stat-shared = { $count ->
    [one] 1 Partie an einem gemeinsamen Gerät zählt nicht: Niemand weiß, wer von euch du warst.
   *[other] { $count } Partien an einem gemeinsamen Gerät zählen nicht: Niemand weiß, wer von euch du warst.
}
stat-left = { $count ->
    [one] 1 Partie, die du vor dem Ende verlassen hast, zählt nicht.
   *[other] { $count } Partien, die du vor dem Ende verlassen hast, zählen nicht.
}

## Replay

replay-is = Sieh dir jede aufgezeichnete Partie noch einmal an: Wähle eine .heck-Datei oder zieh sie hierher.
replay-at = Zug { $turn } · Schritt { $at } von { $of }
replay-speed = Tempo
replay-line = Zeile { $line }: { $why }
replay-too-large = Diese Aufzeichnung ist zu groß, um sie bis zum Ende zu zeigen: Hier sind die ersten { $shown } von { $all } Schritten.
play = Abspielen
pause = Anhalten
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
chances = Wie die Partie kippte
chances-are = Gewinnchancen, wie unser stärkster Bot sie schätzt. Genau ist nur der Schluss.
chances-turn = Zug
chances-end = Ende
swing = Zug { $turn }: { $what }.
swing-change = { $you ->
    [yes] Deine Chance { $way ->
        [up] steigt
       *[down] sinkt
    } von { $from } auf { $to }.
   *[no] Die Chance von { $name } { $way ->
        [up] steigt
       *[down] sinkt
    } von { $from } auf { $to }.
}
swing-good = { $you ->
    [yes] Vor allem Glück: Die Würfel meinen es gut mit dir.
   *[no] Vor allem Glück: Die Würfel meinen es gut mit { $name }.
}
swing-bad = { $you ->
    [yes] Vor allem Pech: Die Würfel lassen dich im Stich.
   *[no] Vor allem Pech: Die Würfel lassen { $name } im Stich.
}
swing-choice = { $you ->
    [yes] Vor allem deine Wahl: Andere Entscheidungen wären etwa { $points } Prozentpunkte mehr wert.
   *[no] Vor allem die Wahl von { $name }: Andere Entscheidungen wären etwa { $points } Prozentpunkte mehr wert.
}
turn-back = Voriger Zug
turn-on = Nächster Zug
point-before = Voriger Wendepunkt
point-next = Nächster Wendepunkt
share-moment = Link zu diesem Moment teilen

## Tagesaufgabe

daily-rules = Du beginnst. Ohne Tipps.
daily-opponents = Deine Gegner heute
daily-play = Tagesaufgabe spielen
daily-go-on = Weiterspielen
daily-once = Ein Versuch. Du kannst unterbrechen und später weiterspielen; beende ihn bis { $time }.
daily-still-open = Dein Versuch vom { $day } ist noch { $time } offen.
daily-next = Nächste Aufgabe in { $time }
daily-hours = { $hours } Std. { $minutes } Min.
daily-minutes = { $minutes } Min.
daily-place = { $place ->
    [1] Platz 1 von 4
    [2] Platz 2 von 4
    [3] Platz 3 von 4
   *[4] Platz 4 von 4
}
daily-margin = { $sign ->
    [1] { $margin ->
        [one] 1 Wurm Vorsprung
       *[other] { $margin } Würmer Vorsprung
    }
    [0] gleichauf mit dem Besten der anderen
   *[other] { $margin ->
        [one] 1 Wurm hinter dem Besten
       *[other] { $margin } Würmer hinter dem Besten
    }
}
daily-turns = Deine Züge
daily-turn-taken = Portion genommen
daily-turn-stolen = gestohlen
daily-turn-failed = Fehlwurf
daily-better = Besser als { $percent } % von { $players } anderen heute
daily-too-late = Nach der Offenlegung der Würfel beendet, darum zählt es nicht.
daily-late = zu spät, zählt nicht
daily-missed = nicht gespielt
daily-gave-up = aufgegeben
daily-ran-out = nicht beendet
daily-copy = Ergebnis kopieren
daily-share = Heckmeck { $day } · 🪱 { $worms } · { $place } · { $signs }
daily-weeks = Deine letzten vier Wochen
daily-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-promise = Faire Würfel
daily-promise-is = Das Geheimnis jedes Tages wurde vor langer Zeit festgelegt, und jedes beweist das nächste. Das von heute wird am { $time } offengelegt. Danach kannst du jeden Wurf prüfen. Wer den Server betreibt, konnte die Würfel kennen, aber nicht ändern.
daily-promise-first = Dein Gerät hat sich das Versprechen für heute gemerkt. Wer dieselben Zeichen sieht, bekommt dieselben Würfel.
daily-promise-kept = Das Versprechen setzt das von deinem letzten Besuch fort.
daily-promise-new = Seit deinem letzten Besuch hat eine neue Kette von Versprechen begonnen. Nichts verbindet sie mit der alten.
daily-promise-broken = Der Server hat sein Versprechen gebrochen: Das sind nicht die Würfel, die er festgelegt hatte.
daily-promise-withheld = Der Server legt ein Geheimnis nicht offen, das fällig ist. Solange es fehlt, beweist nichts die Würfel jenes Tages.
daily-verify = Deine Würfel vom { $day } prüfen

## Prüfen von Aufzeichnungen

choose-record = Aufzeichnung wählen
drop-record = oder zieh eine .heck-Datei auf diese Seite
file-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
not-a-record = Das ist keine Aufzeichnung einer Partie.
verify-is = Vor dem ersten Wurf legt sich der Server auf ein Geheimnis fest, und jedes Gerät am Tisch steuert eine Zufallszahl bei. Nach der Partie rechnet dein Browser jeden Wurf selbst nach. Zieh eine Aufzeichnung hierher, um sie zu prüfen.
verdict-verified = Die Würfel sind geprüft
verdict-failed = Etwas stimmt nicht
verdict-broken = Diese Partie verstößt gegen die Regeln
verdict-cut_off = Das Ende fehlt
verdict-unproven = Nicht alles lässt sich nachprüfen
verdict-pending = Bis jetzt stimmt alles
roll-count = { $count ->
    [one] 1 Wurf
   *[other] { $count } Würfe
}
check-right = stimmt
check-wrong = stimmt nicht
check-unproven = nicht belegt
checks-device = Was dieses Gerät gesehen hat
checks-record = Was die Aufzeichnung sagt
check-proof = Der Beweis
proof-hmac-sha256-1 = Die Aufzeichnung enthält alles, um ihre Würfe nachzurechnen (Verfahren hmac-sha256-1). Über Namen, Regeln und Entscheidungen sagt dieses ältere Verfahren nichts.
proof-daily-1 = Die Aufzeichnung enthält alles, was man zum Prüfen braucht (Verfahren daily-1, die Würfel des Tages).
proof-hmac-sha256-2 = Die Aufzeichnung enthält alles, was man zum Prüfen braucht (Verfahren hmac-sha256-2).
proof-none = In der Aufzeichnung steht nicht, wie gewürfelt wurde.
proof-typed = Hier wurde mit echten Würfeln gewürfelt und eingetippt.
proof-unknown = Die Aufzeichnung nennt ein Verfahren, das diese Seite nicht kennt.
proof-later = Das Geheimnis des Tages bleibt geheim, bis alle gespielt haben. Es wird am { $when } offengelegt; ab dann kann dein Gerät { $rolls ->
    [0] die Würfel
    [one] den Wurf
   *[other] alle { $rolls } Würfe
} prüfen.
proof-overdue = Das Geheimnis des Tages war am { $when } fällig, aber in dieser Aufzeichnung fehlt es. Öffne diese Seite noch einmal von der Partie aus. Fehlt es dann immer noch, hält der Server es zurück, und nichts beweist diese Würfel.
proof-secret = Der Server verrät sein Geheimnis erst nach der Partie.
proof-malformed = Der Beweis ist beschädigt, oder jemand hat ihn verändert.
check-commitment = Das Geheimnis des Servers
check-commitment-right = Der Server hat es vor der Partie festgelegt. Später konnte er kein besseres mehr aussuchen.
check-commitment-wrong = Das ist nicht das Geheimnis, das der Server vor der Partie festgelegt hat.
check-first = Wer beginnt
check-first-right = Das Los fiel auf { $name }.
check-first-wrong = Das Los fiel auf { $drawn }, aber in der Aufzeichnung beginnt { $name }.
check-first-agreed-right = { $name } beginnt, wie vor der Partie festgelegt.
check-first-agreed-wrong = Festgelegt war, dass { $drawn } beginnt, aber in der Aufzeichnung beginnt { $name }.
check-rolls = Die Würfe
check-rolls-right = { $rolls ->
    [0] Es gibt keine.
    [one] Der Wurf ergibt sich aus dem Geheimnis und den Zufallszahlen am Tisch.
   *[other] Alle { $rolls } Würfe ergeben sich aus dem Geheimnis und den Zufallszahlen am Tisch. Niemand hat einen Würfel verändert.
}
check-rolls-daily-right = { $rolls ->
    [0] Es gibt keine.
    [one] Der Wurf folgt aus dem Geheimnis vom { $day }. Alle hatten dieselben Würfel.
   *[other] Alle { $rolls } Würfe folgen aus dem Geheimnis vom { $day }. Alle hatten dieselben Würfel.
}
check-rolls-daily-wrong = Nur { $proven } von { $rolls } Würfen folgen aus dem Geheimnis vom { $day }.
check-rolls-wrong = Nur { $proven } von { $rolls } Würfen ergeben sich aus dem Geheimnis und den Zufallszahlen am Tisch.
check-rolls-open = { $typed ->
    [one] 1 Wurf wurde von Hand eingetippt; den kann niemand belegen.
   *[other] { $typed } Würfe wurden von Hand eingetippt; die kann niemand belegen.
} Die übrigen stimmen: { $proven } von { $rolls }.
check-fault = In Zeile { $line } steht { $shown }. Wurf Nummer { $number } war { $must }.
check-more = { $count ->
    [one] Ein weiterer Wurf stimmt nicht.
   *[other] { $count } weitere Würfe stimmen nicht.
}
check-digest = Die Prüfsumme der Partie
check-digest-right = Sie passt zu den Namen, den Regeln und jeder Zeile der Aufzeichnung.
check-digest-wrong = Sie passt nicht. Jemand hat einen Namen, eine Entscheidung oder eine Zeile geändert, ergänzt oder entfernt.
check-cut_off = Das Ende der Partie
check-cut_off-wrong = Die Aufzeichnung hört auf, bevor die Partie zu Ende ist, und nichts zeigt, wie es weiterging.
check-moves = Die Züge
check-moves-right = Der Server hat die Partie nachgespielt: Jeder Zug ist erlaubt.
check-moves-wrong = { $why }
check-moves-dice = Zeile { $line } verstößt gegen die Regeln: Es wurden andere Würfel geworfen oder beiseitegelegt, als da waren.
check-kept = Das versprochene Geheimnis
check-kept-right = Es ist dasselbe, das der Server festgelegt hatte, als du an den Tisch kamst.
check-kept-wrong = Als du an den Tisch kamst, hatte der Server ein anderes Geheimnis festgelegt.
check-setup = Der Tisch beim Start
check-setup-right = Namen, Plätze, Regeln und Zufallszahlen sind die, die vor dem Start feststanden.
check-setup-daily = Das ist die Tagesaufgabe vom { $day }, für alle dieselbe.
check-setup-wrong = Namen, Plätze, Regeln oder Zufallszahlen sind nicht die, die vor dem Start feststanden.
check-nonce = Deine Zufallszahl
check-nonce-right = Die Zufallszahl dieses Geräts steckt in jedem Wurf. Deshalb konnte niemand die Würfe aussuchen, auch der Server nicht.
check-nonce-replaced = Die Zufallszahl dieses Geräts wurde durch eine andere ersetzt.
check-nonce-dropped = Der Server hat die Zufallszahl dieses Geräts angenommen und dann weggelassen.
check-nonce-late = Die Zufallszahl dieses Geräts kam zu spät und steckt nicht in den Würfen. Nichts zeigt dir also, dass niemand sie ausgesucht hat.
check-nonce-unshared = Der Server hat von diesem Gerät keine Zufallszahl genommen. Falls du mit einem anderen Gerät dabei warst, prüf die Partie dort nach.
check-nonce-missing = Die Zufallszahl dieses Geräts steckt nicht in den Würfen.
check-seen = Die Partie, wie du sie gesehen hast
check-seen-right = { $seen ->
    [one] Die einzige Zeile ist so, wie dieses Gerät sie gesehen hat.
   *[other] Alle { $seen } Zeilen sind so, wie dieses Gerät sie gesehen hat.
}
check-seen-start = Auf diesem Gerät hat die Partie anders angefangen: mit anderen Namen, anderen Zufallszahlen oder anderem Startspieler.
check-seen-line = Zeile { $line } ist nicht das, was dieses Gerät gesehen hat.
check-seen-missing = { $missing ->
    [one] Die letzte Zeile, die dieses Gerät gesehen hat, fehlt.
   *[other] Die letzten { $missing } Zeilen, die dieses Gerät gesehen hat, fehlen.
}
check-seen-added = { $added ->
    [one] Nach dem Ende wurde eine Zeile angehängt.
   *[other] Nach dem Ende wurden { $added } Zeilen angehängt.
}
