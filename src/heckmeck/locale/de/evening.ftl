## Replay

replay-is = Sieh dir jedes aufgezeichnete Spiel noch einmal an: Wähle eine .heck-Datei oder zieh sie hierher.
replay-at = Schritt { $at } von { $of }
replay-line = Zeile { $line }: { $why }
play = Abspielen
pause = Anhalten
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
point-before = Voriger Wendepunkt
point-next = Nächster Wendepunkt
share-moment = Link zu diesem Moment teilen

## Tagesaufgabe

daily-rules = Du beginnst. Ohne Tipps.
daily-opponents = Deine Gegner heute
daily-play = Tagesaufgabe spielen
daily-go-on = Weiterspielen
daily-once = Ein Versuch. Du kannst unterbrechen und später weiterspielen; er zählt bis morgen 12 Uhr UTC.
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
daily-turn-taken = Stein genommen
daily-turn-stolen = gestohlen
daily-turn-failed = Fehlversuch
daily-better = Besser als { $percent } % von { $players } anderen heute
daily-too-late = Nach der Offenlegung der Würfel beendet, darum zählt es nicht.
daily-late = zu spät, zählt nicht
daily-missed = nicht gespielt
daily-copy = Ergebnis kopieren
daily-share = Heckmeck { $day } · 🪱 { $worms } · { $place } · { $signs }
daily-weeks = Deine letzten vier Wochen
daily-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-promise = Die Würfel stehen fest
daily-promise-is = Das Geheimnis jedes Tages wurde vor langer Zeit festgelegt, und jedes beweist das nächste. Morgen um 12 Uhr UTC wird das von heute offengelegt, und du kannst jeden Wurf prüfen. Wer den Server betreibt, konnte die Würfel kennen, aber nicht ändern.
daily-promise-first = Dein Gerät hat sich das Versprechen für heute gemerkt. Wer dieselben Zeichen sieht, bekommt dieselben Würfel.
daily-promise-kept = Das Versprechen setzt das von deinem letzten Besuch fort.
daily-promise-new = Seit deinem letzten Besuch hat eine neue Kette von Versprechen begonnen. Nichts verbindet sie mit der alten.
daily-promise-broken = Der Server hat sein Versprechen gebrochen: Das sind nicht die Würfel, die er festgelegt hatte.
daily-verify = Deine Würfel vom { $day } prüfen
