## Replay

replay-is = Revois n’importe quelle partie enregistrée : choisis un fichier .heck ou dépose-le ici.
replay-at = Étape { $at } sur { $of }
replay-line = Ligne { $line } : { $why }
play = Lire
pause = Pause
step-back = Une étape en arrière
step-on = Une étape en avant
point-before = Tournant précédent
point-next = Tournant suivant
share-moment = Partager un lien vers ce moment
