## Replay

replay-is = Watch any recorded game again: choose a .heck file or drop it here.
replay-at = Step { $at } of { $of }
replay-line = Line { $line }: { $why }
play = Play
pause = Pause
step-back = Step back
step-on = Step forward
point-before = Previous turning point
point-next = Next turning point
share-moment = Share a link to this moment
