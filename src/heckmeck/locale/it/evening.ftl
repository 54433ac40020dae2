## Replay

replay-is = Rivedi qualsiasi partita registrata: scegli un file .heck o trascinalo qui.
replay-at = Passo { $at } di { $of }
replay-line = Riga { $line }: { $why }
play = Avvia
pause = Pausa
step-back = Un passo indietro
step-on = Un passo avanti
point-before = Svolta precedente
point-next = Svolta successiva
share-moment = Condividi il link a questo momento
