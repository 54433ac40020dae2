## Playing and telling a game

console-specialist = { $specialist ->
    [canned_worm] Dosenwurm
    [hen] Glucke
    [raven] Rabe
    [weasel] Wiesel
    [golden_die] Goldener Würfel
   *[apple] Apfel
}
console-tile = { $worms ->
    [one] { $tile } (1 Wurm)
   *[other] { $tile } ({ $worms } Würmer)
}
console-rolls = würfelt { $dice }
console-weasel = lässt das Wiesel diese Würfel noch einmal werfen
console-keeps = legt { $dice } beiseite = { $total }
console-bratworm = { $name } bekommt einen Rostbratwurm aus dem Vorrat.
console-bratworm-robbed = { $name } nimmt { $source } einen Rostbratwurm weg.
console-failed-no_new_face = Fehlwurf: Alle gewürfelten Seiten liegen schon beiseite.
console-failed-accepted = Der Fehlwurf wird hingenommen.
console-failed-no_worm = Fehlwurf: Unter den beiseitegelegten Würfeln ist kein Wurm.
console-failed-nothing_to_take = Fehlwurf: Für diese Summe gibt es nichts.
console-failed-exact_tile_missing = Fehlwurf: Diese Bratwurmportion muss genau getroffen werden und liegt nicht aus.
console-takes = { $name } nimmt die { console-tile } vom Bratwurmgrill.
console-takes-lower = { $name } nimmt für { $total } die { console-tile } vom Bratwurmgrill.
console-steals = { $name } stiehlt die { console-tile } von { $source }!
console-defended = Die Glucke rettet { $source } die { $tile }, wechselt dafür aber den Besitzer.
console-returned = Die { $tile } kommt zurück auf den Bratwurmgrill.
console-turned = Die { $tile } wird umgedreht.
console-gained = { $name } bekommt { the-specialist-object }.
console-gained-from = { $name } bekommt { the-specialist-object } von { $source }.
console-put-back = { $name } gibt { the-specialist-object } zurück, auf die { $tile }.
console-moved = { the-specialist-begins } zieht auf die { $tile }.
console-left = { the-specialist-begins } findet keine freie Bratwurmportion und scheidet aus.
console-player = Spieler { $number }
console-you = Spieler
console-grill = Bratwurmgrill
console-standing = { console-specialist } auf { $tile }
console-stack = { $below ->
    [0] oben { $tile }
   *[other] oben { $tile } (+{ $below } darunter)
}
console-no-tiles = keine Bratwurmportion
console-wins = { $name } gewinnt.
console-wins-highest = { $name } gewinnt: Gleichstand an der Spitze, die höchste Bratwurmportion entscheidet, die { $tile }.
console-wins-shared = { $names } teilen sich den Sieg: Gleichstand, und niemand von ihnen hat eine Bratwurmportion.
console-and = { $names } und { $last }
console-playing = { $edition ->
    [original] { $players } spielen das Grundspiel.
   *[specialists] { $players } spielen die Ausgabe mit Spezialisten.
}
console-option-steal-optional = An diesem Tisch muss niemand stehlen: Stattdessen darf man eine niedrigere Bratwurmportion nehmen.
console-option-returned_highest-turned = An diesem Tisch wird die höchste Bratwurmportion auch dann umgedreht, wenn sie gerade erst zurückgegeben wurde.
console-option-golden_die-standard = An diesem Tisch hat der Goldene Würfel die Seiten eines weißen Würfels.
console-turn = Zug { $turn } · { $name }
console-over = Die Partie ist zu Ende.
console-stops = Die Aufzeichnung endet in Zug { $turn }; { $name } ist dran.
console-record = Die Aufzeichnung liegt hier: { $path }
console-saved = Gespeichert. Weiter geht es mit: { $command }
console-by-hand = Du spielst jetzt für { $names }: Die Aufzeichnung nennt keinen Bot, der hier bekannt ist, und eine Aufzeichnung startet nie ein Programm. Soll ein Bot spielen, nenne alle: { $command }
console-bot-failed = { $why }. Für { $name } spielt ein vorsichtiger Bot weiter.
console-aside = beiseite { $dice } = { $total }
console-roll = { $count ->
    [one] den letzten Würfel werfen
   *[other] { $count } Würfel werfen
}
console-roll-golden = { $count } Würfel und den Goldenen werfen
console-roll-white = nur die { $count } weißen Würfel werfen
console-keep = { $dice } beiseitelegen: { $total }
console-reroll = das Wiesel einsetzen: diese Würfel neu werfen
console-accept = den Fehlwurf hinnehmen
console-rob = { $name } einen Rostbratwurm wegnehmen
console-return = { the-specialist-object } zurückgeben
console-stop-no_worm = aufhören: ein Fehlwurf (kein Wurm)
console-stop-fail = aufhören: ein Fehlwurf (nichts zu nehmen)
console-stop-costs-tile = { $stop }, die { $tile } geht zurück
console-stop-costs-hen = { $stop }, die Glucke geht zurück
console-stop-take = aufhören: die { console-tile } nehmen
console-stop-steal = aufhören: die { console-tile } von { $name } stehlen
console-stop-hen = aufhören: die Glucke von { $name } nehmen
console-choose = Du kannst { $keys }, q oder ? eintippen.
console-not-now = Jetzt nicht: { $reason } ({ $rule }).
console-not-understood = Das habe ich nicht verstanden.
console-illegal = { $reason } ({ $rule }); erlaubt: { $legal }
# What may be typed instead of a key, words separated by spaces.
console-word-w = wurm würmer
console-word-r = würfeln werfen
console-word-s = aufhören stopp
console-word-a = nochmal wiesel
console-word-f = fehlwurf hinnehmen
console-word-g = golden gold
console-word-l = niedriger
console-word-q = q ende raus
console-word-help = ? h hilfe
console-word-keep = lege
console-help =
    Tippe das Zeichen vor einem Spielzug und drücke Enter. Wörter gehen
    auch. Enter allein würfelt, wenn es keinen anderen Spielzug gibt.
      1 2 3 4 5 w   alle Würfel dieser Seite beiseitelegen
      r             alle übrigen Würfel werfen (g: auch den Goldenen Würfel)
      s             aufhören (l: niedrigere Bratwurmportion nehmen statt stehlen)
      a             noch einmal: Das Wiesel wirft diese Würfel neu
      f             den Fehlwurf hinnehmen
      A1 … G3       diese Regel erklären
      q             beenden; die Partie wird gespeichert

## Reading the rules

rules-topics = Themen: { $topics }
rules-nothing = Über „{ $word }“ steht nichts in den Regeln. Es gibt die Themen { $topics } und jede Regel von A1 bis G3.
rules-also = Siehe auch die Kapitel: { $topics }

## Odds

number = { $value }
odds-percent = { $percent } %
odds-unit = { $objective ->
    [tile] Chance auf eine Bratwurmportion
    [win] Gewinnchance
    [margin] erwarteter Vorsprung in Würmern
   *[worms] erwartete Würmer
}
odds-turn = { $edition ->
    [original] Grundspiel, Zug { $turn }: { $name } ist dran
   *[specialists] Ausgabe mit Spezialisten, Zug { $turn }: { $name } ist dran
}
odds-everybody = Gewinnchancen: { $chances }
odds-aside = beiseite
odds-rolled = gewürfelt
odds-moves = Spielzüge · bester: { $value } ({ odds-unit })
odds-move = Spielzug
odds-value = Wert
odds-wins = gewinnt
odds-success = Erfolg
odds-fail = Fehlwurf
odds-gives-take = die { console-tile } nehmen
odds-gives-steal = die { console-tile } von { $name } stehlen
odds-gives-hen = die Glucke von { $name } nehmen
odds-gives-fail = nichts (Fehlwurf)
odds-or = { $one } oder { $other }
odds-ends = So endet der Zug
odds-end = Ende
odds-chance = Chance
odds-end-fail = Fehlwurf
odds-end-bratworm = { $end }, mit Rostbratwurm
odds-totals = Chance auf jede Summe, wenn du nur auf sie spielst (mit Wurm)
odds-total = Summe
odds-at-least = mindestens
odds-exactly = genau
odds-buys = bringt hier
objective-unknown = es gibt kein Ziel „{ $name }“; es gibt { $known }
train-extra = das Training braucht numba; installiere heckmeck mit dem Extra „fast“
train-piece = { $model }, Schritt { $step }: gewinnt { $share } % ± { $error } gegen margin
train-stopped = Training angehalten. Derselbe Befehl setzt es fort.
train-stopped-cluster = Training angehalten. Was der Cluster gerade trainierte, wurde abgebrochen; derselbe Befehl setzt es ab den letzten Zwischenständen fort.
train-done = Die Gewichte liegen in { $folder }.
training-damaged = { $file } ist kein Zwischenstand eines Trainings
training-other = { $file } gehört zu einem Training mit anderen Einstellungen; wähle ein anderes Verzeichnis
training-log-damaged = { $file } ist nicht das Protokoll dieses Trainings; wähle ein anderes Verzeichnis
training-program = { $file } wurde von heckmeck { $theirs } begonnen, nicht von { $mine }, und anderer Code könnte anders trainieren; setze das Training mit jener Version fort oder wähle ein anderes Verzeichnis
training-older = { $file } wurde von einer älteren Version als heckmeck { $mine } begonnen, und anderer Code könnte anders trainieren; setze das Training mit jener Version fort oder wähle ein anderes Verzeichnis
training-locked = ein anderes `heckmeck train` trainiert gerade { $name } in { $folder }; warte, bis es fertig ist, oder wähle ein anderes Verzeichnis
training-unreadable = { $file } lässt sich nicht lesen: { $why }
training-unwritable = { $file } lässt sich nicht schreiben: { $why }
training-worker-died = ein Arbeitsprozess ist abgestürzt, vielleicht aus Mangel an Speicher; derselbe Befehl setzt das Training ab den letzten Zwischenständen fort, auf Wunsch mit einer kleineren Zahl für --jobs
training-cluster-killed = mehrere Worker des Clusters sind beim Training desselben Modells abgestürzt, vielleicht aus Mangel an Speicher
model-damaged = das Modell „{ $name }“, das zu heckmeck gehört, fehlt oder ist beschädigt; installiere heckmeck neu
model-not-there = in { $folder } ist kein unbeschädigtes Modell „{ $name }“ von `heckmeck train`
models-not-there = „{ $folder }“ ist weder ein Bot, dessen Spiel sich hier messen lässt, noch ein Ordner mit Modellen von `heckmeck train`
models-other-games = in { $folder } ist kein Modell für die gewählten Partien; dort gibt es { $names }
models-not-common = { $one } und { $other } haben keine Modelle für dieselben Partien, also gibt es nichts zu spielen
solve-over = die Partie ist zu Ende; es gibt keinen Zug zu berechnen
solve-no-choice = hier gibt es nichts zu entscheiden
solve-other-turn = dieser Stand gehört nicht zu dem Zug, der berechnet wurde
solve-no-move = { $move } ist kein Spielzug innerhalb eines Zuges

## Figures

plot-value = { odds-unit }: { $value }
plot-total = Summe, mit Wurm
plot-chance = Chance (%)
plot-totals = Eine Summe erreichen
plot-at-least = mindestens N
plot-exactly = genau N
plot-failed = Fehlwurf
plot-hen = Glucke von { $name }
plot-steal = { $tile } stehlen, { $name }
plot-ends = Wie der Zug bei bestem Spiel endet
plot-moves = Was jeder Spielzug wert ist
plot-won = gewonnene Partien in Prozent, mit 95-%-Intervall; gepunktet: gleich stark
plot-games = { $edition ->
    [original] { arena-game-count }, Grundspiel
   *[specialists] { arena-game-count }, Ausgabe mit Spezialisten
}

## Matches and tournaments

arena-games = Partien
arena-bot = Bot
arena-wins = Siege %
arena-interval = 95-%-Intervall
arena-fair = erwartet %
arena-rating = Wertung
arena-averages = Durchschnitt je Partie
arena-score = Würmer
arena-failed = Fehlwürfe
arena-steals = Diebstähle
arena-time = Zeit je Spielzug
arena-against = gegen { $place }
arena-game-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
arena-seating-count = { $seatings ->
    [one] 1 Sitzordnung
   *[other] { $seatings } Sitzordnungen
}
arena-block-count = { $blocks ->
    [one] 1 Block zu { arena-seating-count }
   *[other] { $blocks } Blöcken zu { arena-seating-count }
}
arena-played = { $edition ->
    [original] { arena-game-count } in { arena-block-count }, Grundspiel, Startwert { $seed }; { $turns } Züge je Partie, die längste { $longest }.
   *[specialists] { arena-game-count } in { arena-block-count }, Ausgabe mit Spezialisten, Startwert { $seed }; { $turns } Züge je Partie, die längste { $longest }.
}
arena-cut = { $count ->
    [one] 1 Partie wurde nach { $turns } Zügen abgebrochen.
   *[other] { $count } Partien wurden nach { $turns } Zügen abgebrochen.
}
arena-endless = { $count ->
    [one] 1 Partie wurde als endlos abgebrochen.
   *[other] { $count } Partien wurden als endlos abgebrochen.
}
arena-given-up = { $count ->
    [one] 1 Partie haben alle Bots kampflos verloren; niemand gewinnt sie.
   *[other] { $count } Partien haben alle Bots kampflos verloren; niemand gewinnt sie.
}
arena-slow = Die kompilierte Berechnung der Chancen ist nicht installiert, deshalb dauert es lange. Installiere sie mit „make setup“ in einem Klon oder mit dem Extra „fast“ von heckmeck.
arena-alone = Hier spielt nur ein Bot, es gibt also nichts zu vergleichen.
arena-forfeits = { $bot } hat { arena-game-count } kampflos verloren:
arena-stopped = { $count ->
    [one] Angehalten nach { $done } von 1 Partie.
   *[other] Angehalten nach { $done } von { $count } Partien.
}
arena-stopped-kept = { $count ->
    [one] Angehalten nach { $done } von 1 Partie; derselbe Befehl macht weiter.
   *[other] Angehalten nach { $done } von { $count } Partien; derselbe Befehl macht weiter.
}
match-size = ein Wettkampf ist für { $least } bis { $most } Bots, nicht { $given }
match-seconds = die Zeit für einen Spielzug ist eine Zahl von Sekunden über 0, nicht { $given }
match-directory = { $path } lässt sich nicht benutzen: { $why }
match-worker-died = ein Arbeitsprozess ist abgestürzt, vielleicht aus Mangel an Speicher; versuche es mit einer kleineren Zahl für --jobs
match-line = { $where }: diese Zeile ist kein Block eines Wettkampfs
match-unlike = Block { $block } ging anders aus, als er für seine Aufzeichnungen noch einmal gespielt wurde: ein Bot wiederholt sich nicht; wähle einen anderen Ordner
match-description = { $path } beschreibt keinen Wettkampf
match-other = in { $directory } liegt ein anderer Wettkampf, verschieden in { $keys }; wähle einen anderen Ordner
cluster-extra = --cluster braucht Dask; installiere es mit: pip install 'heckmeck[cluster]'
cluster-address = „{ $address }“ ist keine Adresse wie 192.168.0.10:8786
cluster-tls = die Adresse { $address } passt nicht zu den TLS-Einstellungen von Dask (distributed.comm): tls:// braucht ein Zertifikat und require-encryption braucht tls://
cluster-silent = unter { $address } antwortet kein Dask-Scheduler
cluster-lost = die Verbindung zum Dask-Scheduler { $address } ist abgebrochen; mit --out macht derselbe Befehl weiter, mit oder ohne Cluster
cluster-empty = der Dask-Cluster { $address } hat keine Worker; starte welche mit: dask worker { $address } --nthreads 1
cluster-stranger = auf dem Rechner { $machine } des Clusters läuft heckmeck { $mine } nicht: { $why }
cluster-version = der Rechner { $machine } des Clusters hat heckmeck { $theirs } statt { $mine }; installiere auf allen Rechnern dieselbe Version
cluster-slow = dem Rechner { $machine } des Clusters fehlt die kompilierte Berechnung der Chancen; installiere heckmeck dort mit dem Extra „fast“
cluster-bot = der Rechner { $machine } des Clusters kann nicht spielen: { $why }
cluster-killed = mehrere Worker des Clusters sind bei denselben Partien abgestürzt, vielleicht aus Mangel an Speicher

## Messungen

measure-extra = Messungen brauchen numba; installiere heckmeck mit dem Extra „fast“
measure-stopped = Angehalten nach { $done } von { $count } Messungen.
measure-edition = { $edition ->
    [original] Grundspiel
   *[specialists] Ausgabe mit Spezialisten
}
measure-kind = { measure-edition }, { $players } Spieler
measure-sample = { measure-kind }: { arena-game-count } mit { $positions } Stellungen, Startwert { $seed }
measure-seats = { measure-edition }, nach Plätzen: { arena-game-count } je Zeile, Startwert { $seed }
measure-forecast = Vorhersage
measure-champion = champion
measure-expert = expert
measure-guess = geraten
measure-log-loss = Log-Verlust
measure-brier = Brier-Wert
measure-behind = Rückstand
measure-error = Abweichung %
measure-by-chance = Zufall %
measure-range = Modell %
measure-said = Mittel %
measure-happened = gewonnen %
measure-count = Anzahl
measure-players = Spieler
measure-won = Siege %
measure-model = Modell %
measure-games = Ausgabe und Spielerzahl
measure-match = { $one } gegen { $other } auf allen anderen Plätzen: { arena-game-count } je Zeile, Startwert { $seed }
measure-unfinished = { $count ->
    [one] Eine Partie wurde nach { $turns } Zügen abgebrochen und gilt als verloren.
   *[other] { $count } Partien wurden nach { $turns } Zügen abgebrochen und gelten als verloren.
}
measure-options = Gespielt mit { $options }.
measure-trained = { $name } wurde mit { $options } trainiert: { $models }
measure-ahead = Ein champion schaut einen Zug weiter voraus: { arena-game-count } je Zeile, Startwert { $seed }
measure-ahead-legend = ms: Millisekunden je Zug zum Bewerten der Ausgänge, mit und ohne Vorausschau.
measure-equal = gleich %
measure-ahead-time = ms
measure-plain-time = ms ohne
measure-endgames = { measure-kind }, Startwert { $seed }
measure-solved = Gelöst: { $solved } von { $looked } späten Stellungen.
measure-solved-fewer = Gelöst: { $solved } von { $looked } späten Stellungen; gewünscht waren { $wanted }.
measure-endgames-legend = Prozentpunkte neben der exakten Chance: das Mittel und der größte Fehler.
measure-endgames-interval = ±: 95-%-Intervall des Mittels aller, ab { $count } Stellungen.
measure-endgames-lost = Verloren: durch einen Zug nach dem Modell.
measure-positions = Stellungen
measure-tiles = Portionen
measure-turn-later = ein Zug später
measure-lost = verloren
measure-all = alle
measure-worst = größter Fehler
plot-calibration-said = vorhergesagte Gewinnchance (%)
plot-calibration-happened = tatsächlich gewonnen (%)
plot-calibration-legend = Striche: 95-%-Intervalle. Balken: wie oft das vorhergesagt wurde.
plot-seats = Abweichung vom gleichen Anteil an Siegen, in Prozentpunkten
plot-seats-players = Anzahl der Spieler
plot-seats-legend = Zahlen: die Plätze in der Reihenfolge am Tisch, mit 95-%-Intervallen. Querstriche: was das Modell vor dem ersten Zug vorhersagt.

## Bots that cannot play

bot-unknown = es gibt keinen Bot „{ $name }“; es gibt { $known } und Programme: cmd:BEFEHL
bot-offered = der Bot „{ $name }“ aus { $origin } lässt sich nicht starten: { $why }
bot-not-text = der Name eines Bots muss Text sein, nicht { $name }
bot-command = „{ $name }“ ist kein Befehl: { $why }
bot-no-command = nach „{ $prefix }“ kommt der Befehl eines Bots
bot-no-program = es gibt kein Programm „{ $program }“ für den Bot „{ $name }“
bot-crashed = { $name } ist abgestürzt: { $why }
bot-illegal = { $name } hat { $move } geantwortet, was hier nicht erlaubt ist
bot-other-plan = { $name } hat einen anderen Zug geplant als diesen
# What follows the name of a bot that forfeits.
bot-failed = { $name } { $what }
bot-not-started = lässt sich nicht starten: { $why }
bot-unasked = hat ungefragt geredet: { $said }
bot-long = hat mit mehr als { $most } Bytes geantwortet
bot-late = hat nicht innerhalb von { $seconds } s geantwortet
bot-lines = hat mit mehr als einer Zeile geantwortet: { $said }
bot-ended = hat sich ohne Antwort beendet
bot-ended-status = hat sich ohne Antwort beendet (Status { $status })
bot-ended-words = hat sich ohne Antwort beendet (Status { $status }): { $said }
bot-nonsense = hat { $said } geantwortet: { $why }
bot-cheated = hat geschummelt: { $move } ist hier nicht erlaubt

## Checking a record

verify-verdict = { $verdict ->
    [verified] { $file }: bewiesen: { $counts }
    [cut_off] { $file }: ABGESCHNITTEN, nur bis hierher bewiesen: { $counts }
    [unproven] { $file }: lässt sich nicht beweisen: { $counts }
    [failed] { $file }: NICHT bewiesen, Würfel oder Aufzeichnung stimmen nicht: { $counts }
   *[broken] { $file }: NICHT bewiesen, die Aufzeichnung ist beschädigt
}
verify-moves = { $count ->
    [one] 1 erlaubter Spielzug
   *[other] { $count } erlaubte Spielzüge
}
verify-counts = { verify-moves }, { $matching } von { $rolls } Würfen stimmen
verify-unchecked = { $rolls ->
    [one] { verify-moves }, 1 Wurf nicht geprüft
   *[other] { verify-moves }, { $rolls } Würfe nicht geprüft
}
verify-and = { $text }; { $reason }
verify-further = { $count ->
    [one] { $file }: 1 weiterer Wurf stimmt nicht
   *[other] { $file }: { $count } weitere Würfe stimmen nicht
}
verify-no-proof = die Aufzeichnung enthält keinen Beweis für ihre Würfel
verify-no-method = meta.dice ist ein Objekt mit einem Verfahren (method), nicht { $given }
verify-method = Würfel nach dem Verfahren { $method } lassen sich nicht prüfen
verify-malformed = der Beweis für die Würfel ist falsch geschrieben: { $why }
verify-nonces = nonces ist eine Liste mit höchstens einem Eintrag für jeden der { $seats } Plätze
verify-server-alone = niemand hat eine Zufallszahl beigetragen: der Server allein hat die Würfel bestimmt
verify-daily = das sind die Würfel des Tages, für alle dieselben: Wer den Server betreibt, konnte sie vorher kennen, aber nicht ändern
verify-daily-secret = das Geheimnis vom { $day } wird am { $when } offengelegt; vorher lässt sich kein Wurf prüfen
verify-daily-overdue = das Geheimnis vom { $day } war am { $when } fällig, aber in dieser Aufzeichnung fehlt es; hole die Aufzeichnung noch einmal, und wenn es dann noch fehlt, hält der Server es zurück
verify-not-daily = das ist nicht die Tagesaufgabe vom { $day }: Ausgabe und Optionen stehen fest, und der erste Spieler beginnt
verify-day = day muss ein Datum wie "2026-11-17" sein, nicht { $given }
verify-daily-players = eine Tagesaufgabe hat { $players } Spieler, nicht { $given }
verify-first-agreed = Wer beginnt, wurde nicht gelost: Laut der Liste vor der Partie beginnt Platz { $seat }
verify-first = first ist "drawn" oder fehlt, nicht { $given }
verify-first-seat = first ist die Nummer eines Platzes oder fehlt, nicht { $given }
verify-secret = das Geheimnis ist nicht aufgedeckt, also lässt sich kein Wurf prüfen
verify-not-committed = das Geheimnis ist nicht das festgelegte: sein SHA-256 ist nicht die Festlegung
verify-lot = Platz { $seat } beginnt, aber das Los fiel auf Platz { $lot }
verify-agreed = Platz { $seat } beginnt, aber laut Liste beginnt Platz { $lot }
verify-published = die Festlegung ist nicht die, die vorher gezeigt wurde
verify-no-part = die Zufallszahl { $nonce } hat an diesen Würfeln keinen Anteil
verify-roll = die Würfel zeigen { $shown }, aber Wurf Nummer { $number } muss { $must } zeigen
verify-golden = { $dice } und golden { $golden }
verify-typed = die Würfel wurden eingetippt, das beweist nichts über sie
verify-typed-rolls = { $count ->
    [one] 1 Wurf wurde eingetippt, das beweist nichts über ihn
   *[other] { $count } Würfe wurden eingetippt, das beweist nichts über sie
}
verify-most-differ = die meisten Würfe weichen ab, als gehörten Geheimnis, Zufallszahlen oder Zählung nicht dazu
verify-unfinished = die Partie ist nicht zu Ende
verify-key = meta.dice hat einen unbekannten Schlüssel { $key }
verify-seats = seats ist eine Liste mit einem Eintrag für jeden der { $seats } Plätze
verify-seat = der Eintrag von Platz { $seat } gehört weder zu einem Menschen noch zu einem Bot: { $given }
verify-nonce-wrong = die Zufallszahl von Platz { $seat } ist nicht die, auf die er sich festgelegt hat
verify-given-up-value = given_up ist true oder fehlt, nicht { $given }
verify-given-up-finished = die Aufzeichnung nennt die Partie abgebrochen, aber sie ist zu Ende gespielt
verify-given-up = die Partie wurde hier abgebrochen
verify-cut-off = das Ende der Partie fehlt, und die Aufzeichnung beweist nicht, dass sie abgebrochen wurde
verify-left-out = { $count ->
    [one] 1 Mensch hat seine Zufallszahl nicht aufgedeckt und wurde ausgelassen; wer das Geheimnis kannte und hinter diesem Platz stand, konnte zwischen mindestens { $games } Partien wählen
   *[other] { $count } Menschen haben ihre Zufallszahlen nicht aufgedeckt und wurden ausgelassen; wer das Geheimnis kannte und hinter diesen Plätzen stand, konnte zwischen mindestens { $games } Partien wählen
}
verify-alone = ohne Vergleich mit dem, was ein Spieler aufgehoben hat, zeigt eine Aufzeichnung nur, dass sie in sich stimmt
verify-digest = die Prüfsumme passt nicht: eine Zeile, eine Entscheidung oder ein Name wurde geändert, eingefügt oder entfernt
verify-no-digest = die Prüfsumme fehlt, obwohl die Partie zu Ende ist
verify-digest-seen = die Prüfsumme ist nicht die, die dein Gerät gesehen hat
verify-other-method = das ist nicht das Verfahren, mit dem gespielt wurde
verify-setup = Plätze, Namen oder Optionen sind nicht die, die vor dem Aufdecken der Zufallszahlen feststanden
verify-own-nonce = deine eigene Zufallszahl fehlt auf Platz { $seat }, obwohl der Server sie angenommen hat
verify-no-share = keine deiner Zufallszahlen zählte, weil sie zu spät kam oder der Server sie ausließ: nichts zeigt dir, dass die Würfel nicht ausgesucht waren
verify-start-seen = die Partie begann auf deinem Gerät anders
verify-line-seen = das ist nicht der Zug, den dein Gerät gesehen hat
verify-fewer-lines = die Aufzeichnung hat { $moves } Züge, dein Gerät sah aber { $count }
verify-more-lines = die Aufzeichnung hat mehr Züge als die { $count }, die dein Gerät bis zum Ende sah
seen-commitment = der Server hat seine Festlegung geändert
seen-second-list = der Server hat eine zweite Liste der Plätze veröffentlicht
seen-own-seat = in der Liste fehlt deine eigene Festlegung auf Platz { $seat }
seen-no-record = der Server gab die Aufzeichnung nicht heraus
seen-no-list = die Partie begann ohne eine Liste der Plätze
seen-second-start = der Server ließ die Partie ein zweites Mal beginnen
seen-other-table = Namen oder Optionen in der Liste sind nicht die, die am Tisch gezeigt wurden
seen-other-position = die Stellung, die der Server zeigte, folgt nicht aus den Zügen
seen-rewritten = der Server hat nachträglich geändert, was vorher geschehen war
seen-after-end = die Partie ging weiter, nachdem der Server sie für beendet erklärt hatte
# The subject of the two sentences below.
proof-the-commitment = die Festlegung
proof-the-secret = das Geheimnis
proof-a-nonce = eine Zufallszahl
proof-a-digest = eine Prüfsumme
proof-digits = { $what } wird in Paaren der Ziffern 0-9a-f geschrieben
proof-length = { $what } hat { $digits } Hexziffern, nicht { $given }
proof-secret-length = das Geheimnis ist { $size } Bytes lang, nicht { $given }
proof-nonce-length = eine Zufallszahl ist { $least } bis { $most } Bytes lang, nicht { $given }

## Serving

serve-at = heckmeck läuft auf { $url }  (Strg-C beendet es)
serve-phones = Für Handys im selben Netz:
serve-only-here = Nur dieser Computer kommt dorthin. Für Handys im selben Netz: make play HOST=0.0.0.0 (oder heckmeck serve --host 0.0.0.0)
serve-public = Zu erreichen ist es unter { $url }
serve-stopped = Beendet. Alle Partien sind gespeichert und gehen beim nächsten Start weiter.
serve-port-used = Port { $port } auf { $host } ist schon belegt, vielleicht von heckmeck selbst; mit --port geht ein anderer
serve-cannot-listen = auf { $host }, Port { $port }, geht es nicht: { $why }
store-format = { $file } hat das Format { $found }; dieses Programm kennt { $known }
store-unusable = { $file } lässt sich nicht benutzen: { $why }
store-used = ein Server benutzt { $folder } schon
store-foreign = { $file } ist die Datenbank eines anderen Programms
store-damaged = { $file } ist beschädigt: { $why }; spiele eine Sicherung ein
store-migration = { $file } ließ sich nicht von Format { $found } auf { $known } umstellen und ist unverändert: { $why }
store-empty = { $file } ist leer; spiele eine Sicherung ein oder lösche die Datei, um mit nichts anzufangen
store-missing = { $file } fehlt, aber { $trace } zeigt, dass es die Datei gab; spiele eine Sicherung ein oder lösche { $trace }, um mit nichts anzufangen
store-none = in { $folder } ist keine Datenbank
node-folder = { $folder } hat eine eigene Datenbank; zieh sie mit heckmeck move-store um oder wähle mit --data einen anderen Ordner
postgres-missing = das Programm für PostgreSQL fehlt; installiere heckmeck mit der Erweiterung: pip install "heckmeck[scale]"
postgres-address = die Adresse der Datenbank muss wie postgresql://name@rechner/datenbank aussehen, Sonderzeichen eines Passworts als %40 und so weiter
postgres-unreachable = { $database } ist nicht zu erreichen: { $why }
postgres-password = { $database } lässt diesen Benutzer nicht ein: { $why }
postgres-database = { $database } gibt es nicht; lege die Datenbank zuerst mit createdb an
postgres-version = { $database } läuft auf PostgreSQL { $found }; nötig ist mindestens { $least }
postgres-read-only = { $database } lässt sich nur lesen; nimm die Adresse des Hauptservers oder schalte default_transaction_read_only aus
postgres-starting = { $database } startet gerade oder wird beendet; versuche es gleich noch einmal
postgres-unsafe = { $database } könnte bei einem Absturz Spiele verlieren, weil { $setting } ausgeschaltet ist; schalte es in postgresql.conf ein
postgres-permission = dieser Benutzer darf in { $database } keine Tabellen anlegen; mache ihn zum Eigentümer der Datenbank
backup-exists = { $file } gibt es schon; wähle einen anderen Namen oder ersetze die Datei mit --force
backup-failed = { $file } ließ sich nicht schreiben: { $why }
restore-exists = { $folder } hat schon eine Datenbank; mit --force wird sie ersetzt (die alte bleibt erhalten)
export-format = { $file } hat das Format { $found }; starte einmal den Server, um es auf { $known } umzustellen
import-exists = { $folder } ist nicht leer; wähle einen anderen Datenordner
import-malformed = { $file } ist kein vollständiger Export eines Servers: { $why }
import-chain = { $file } verspricht für die Tagesaufgabe andere Würfel als der Export, und beide Versprechen lassen sich nicht halten; wähle einen anderen Datenordner, oder räume die Datei weg, wenn kein Server sie mehr braucht
chain-damaged = { $file } mit den Geheimnissen der Tagesaufgabe ist beschädigt; lege eine gute Kopie zurück, oder räume die Datei weg, um ohne sie weiterzumachen: Dann beginnt eine neue Kette, und alle Geräte sagen das
store-moved = die Spiele aus { $file } sind jetzt in { $target }
move-folders = { $source } und { $target } sind beides Datenordner; nimm heckmeck backup und heckmeck restore
move-databases = { $source } und { $target } sind beides PostgreSQL-Datenbanken; nimm pg_dump und pg_restore
move-used = { $file } wird benutzt ({ $nodes }); halte zuerst alle Knoten an
move-none = in { $file } sind keine Spiele: Kein Knoten hat diese Datenbank je benutzt
move-exists = in { $file } sind schon Spiele; wähle eine leere Datenbank
move-chain = { $file } verspricht für die Tagesaufgabe andere Würfel als die Spiele, die dorthin umziehen sollen; wähle eine leere Datenbank
move-differs = die Kopie in { $file } ist nicht gleich wie { $source } und wurde verworfen
move-failed = { $file } ließ sich nicht kopieren: { $why }
words-unreadable = { $file } ist nicht lesbar: { $why }
admin-no-table = es gibt keinen Tisch { $table }
admin-closed = Tisch { $table } ist schon zu Ende ({ $lifecycle })
admin-not-banned = Person { $person } ist nicht gesperrt
admin-no-person = es gibt keine Person { $person }
admin-no-answer = der laufende Server hat nicht geantwortet: { $why }
admin-refused = es ist nichts geschehen: { $why }
admin-in-doubt = die Verbindung zur Datenbank ging verloren: vielleicht ist es geschehen, vielleicht nicht; sieh nach, bevor du es noch einmal versuchst
message-malformed = keine Nachricht dieses Protokolls: { $problem }

## Positions

# What is wrong with a position: the key it is about stands before it, as in "grill: is missing".
position-object = ist kein JSON-Objekt
position-key = ist kein Schlüssel einer Stellung
position-missing = fehlt
position-number = ist eine ganze Zahl ab { $least }, nicht { $given }
position-boolean = ist true oder false, nicht { $given }
position-one-of = dafür gibt es { $known }, nicht { $given }
position-dice-string = ist eine Zeichenkette aus höchstens neun Seiten 12345w, nicht { $given }
position-face = ist eine Seite oder null, nicht { $given }
position-hand = ist {"{"}"white": 0 bis 8, "golden": true oder false{"}"}, nicht { $given }
position-grill = ist eine Liste von Bratwurmportionen, nicht { $given }
position-tile = eine Bratwurmportion hat tile, up und specialist; hier steht { $given }
position-players = ist eine Liste von { $least } bis { $most } Mitspielern, nicht { $given }
position-player = Spieler { $player } hat name, stack, specialist, bratworms und worms; hier steht { $given }
position-no-player = es gibt keinen Spieler { $player }
position-removed = ist eine Liste von Spezialisten, nicht { $given }
position-removed-needed = wird in der Phase { $phase } gebraucht
position-removed-twice = nennt einen Spezialisten zweimal
position-contradiction = ist { $given }, aber aus dem Rest der Stellung folgt { $right }
position-worms = { $worms ->
    [one] Spieler { $player } hat 1 Wurm
   *[other] Spieler { $player } hat { $worms } Würmer
}
position-no-tile = in der Ausgabe { $edition } gibt es keine Bratwurmportion { $tile }
position-tile-nowhere = die Bratwurmportion { $tile } ist nirgends statt an genau einem Ort
position-tile-places = die Bratwurmportion { $tile } ist an { $count } Orten statt an genau einem
position-grill-order = die Bratwurmportionen liegen nicht in aufsteigender Reihenfolge
position-no-specialist = { the-specialist-object } gibt es in der Ausgabe { $edition } nicht
position-specialist-nowhere = { the-specialist-begins } ist nirgends statt an genau einem Ort
position-specialist-places = { the-specialist-begins } ist an { $count } Orten statt an genau einem
position-stands-down = { the-specialist-begins } steht auf der { $tile }, die umgedreht ist
position-raven-held = Spieler { $player } hat den Raben, den niemand je bekommt
position-held-without-tile = Spieler { $player } hat { the-specialist-object }, aber keine Bratwurmportion
position-bratworms = Rostbratwürmer insgesamt: { $there } statt { $right }
position-dice = Würfel beiseite und in der Hand: { $count } statt 8
position-dice-golden = Würfel beiseite und in der Hand: { $count } statt 8 oder 9
position-golden-white = der Goldene Würfel steht für einen weißen
position-no-golden-aside = kein beiseitegelegter Würfel kann der Goldene sein
position-golden-face = der Goldene Würfel hat an diesem Tisch keine { $face }
position-golden-shown = zeigt eine Seite, wenn in der Phase keep der Goldene Würfel in der Hand ist, sonst nicht
position-golden-rolled = die Seite des Goldenen Würfels ist nicht unter den gewürfelten
position-no-weasel = wer dran ist, hat das Wiesel nicht
position-rolled-phase = gewürfelte Würfel liegen in der Phase keep da und in keiner anderen
position-rolled-count = gewürfelt: { $rolled } Würfel, in der Hand: { $hand }
position-fresh = nichts liegt beiseite, also beginnt der Zug gerade
position-failed = alle gewürfelten Seiten liegen schon beiseite, also ist der Zug zu Ende
position-no-dice = es sind keine Würfel zum Werfen in der Hand
position-all-faces = alle sechs Seiten liegen beiseite, also kann nichts gewürfelt worden sein
position-over = die Partie ist zu Ende, wenn keine Bratwurmportion offen liegt, und nur dann
position-over-aside = die Partie ist zu Ende, also liegt nichts beiseite
position-between = { the-specialist-begins } ist nirgends
position-rob = ein Rostbratwurm wird nur bei leerem Vorrat und nur mit einer Wahl weggenommen
position-no-bratworm = weder zwei Einsen noch die Bratwurmportion des Raben bringen hier einen Rostbratwurm
position-no-two = wer dran ist, hat keine zwei Spezialisten zur Wahl
