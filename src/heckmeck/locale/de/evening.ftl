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
