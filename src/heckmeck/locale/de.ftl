### Konsole, Ablehnungen, Regelbuch und Lektionen

## Die Konsole

# Mit Artikel, am Satzanfang und als Objekt.
the-specialist-begins = { $specialist ->
    [canned_worm] Der Dosenwurm
    [hen] Die Glucke
    [raven] Der Rabe
    [weasel] Das Wiesel
    [golden_die] Der Goldene Würfel
   *[apple] Der Apfel
}
the-specialist-object = { $specialist ->
    [canned_worm] den Dosenwurm
    [hen] die Glucke
    [raven] den Raben
    [weasel] das Wiesel
    [golden_die] den Goldenen Würfel
   *[apple] den Apfel
}
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
console-failed-accepted = Fehlwurf: Der misslungene Wurf wird hingenommen.
console-failed-no_worm = Fehlwurf: Unter den beiseitegelegten Würfeln ist kein Wurm.
console-failed-nothing_to_take = Fehlwurf: Für diese Summe gibt es nichts.
console-failed-exact_tile_missing = Fehlwurf: Diese Bratwurmportion muss genau getroffen werden und liegt nicht aus.
console-takes = { $name } nimmt die { console-tile } vom Bratwurmgrill.
console-takes-lower = { $name } nimmt für { $total } die { console-tile } vom Bratwurmgrill.
console-steals = { $name } stiehlt die { console-tile } von { $source }!
console-defended = Die Glucke rettet die { $tile } für { $source } und ist dafür weg.
console-returned = Die { $tile } kommt zurück auf den Bratwurmgrill.
console-turned = Die { $tile } wird umgedreht.
console-gained = { $name } bekommt { the-specialist-object }.
console-gained-from = { $name } bekommt { the-specialist-object } von { $source }.
console-put-back = { $name } gibt { the-specialist-object } zurück, auf die { $tile }.
console-moved = { the-specialist-begins } zieht auf die { $tile }.
console-left = { the-specialist-begins } findet keine freie Bratwurmportion und verlässt das Spiel.
console-player = Spieler { $number }
console-you = Spieler
console-grill = Grill
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
console-option-returned_highest-turned = An diesem Tisch wird eine zurückgegebene Bratwurmportion auch dann umgedreht, wenn sie die höchste ist.
console-option-golden_die-standard = An diesem Tisch hat der Goldene Würfel die Seiten eines weißen Würfels.
console-turn = Zug { $turn } · { $name }
console-over = Das Spiel ist zu Ende.
console-stops = Die Aufzeichnung endet in Zug { $turn }; { $name } ist dran.
console-record = Die Aufzeichnung liegt hier: { $path }
console-saved = Gespeichert. Weiter geht es mit: { $command }
console-aside = beiseite { $dice } = { $total }
console-roll = { $count ->
    [one] den letzten Würfel werfen
   *[other] { $count } Würfel werfen
}
console-roll-golden = { $count } Würfel und den Goldenen werfen
console-roll-white = nur die { $count } weißen Würfel werfen
console-keep = { $dice } beiseitelegen, macht { $total }
console-reroll = noch einmal: Das Wiesel wirft diese Würfel neu
console-accept = den Fehlwurf hinnehmen
console-rob = { $name } einen Rostbratwurm wegnehmen
console-return = { the-specialist-object } zurückgeben
console-stop-no_worm = aufhören: noch nichts, kein Wurm
console-stop-fail = aufhören: Es gibt nichts zu nehmen
console-stop-take = aufhören: die { console-tile } nehmen
console-stop-steal = aufhören: die { console-tile } von { $name } stehlen
console-stop-hen = aufhören: die Glucke von { $name } nehmen
console-choose = Du kannst { $keys }, q oder ? eintippen.
console-not-now = Jetzt nicht: { $reason } ({ $rule }).
console-not-understood = Das habe ich nicht verstanden.
console-illegal = { $reason } ({ $rule }); erlaubt: { $legal }
# Was statt einer Taste eingetippt werden kann, Wörter durch Leerzeichen getrennt.
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
    Tippe den Buchstaben oder die Zahl vor einem Zug und drücke Enter. Wörter gehen auch.
      1 2 3 4 5 w   alle Würfel dieser Seite beiseitelegen
      r             würfeln (alle Würfel, die du noch hast; g: mit dem Goldenen Würfel)
      s             aufhören (l: die niedrigere Bratwurmportion nehmen statt zu stehlen)
      a             noch einmal: Das Wiesel wirft diese Würfel neu
      f             den Fehlwurf hinnehmen
      q             aufstehen; das Spiel ist gespeichert

move-roll = würfeln
move-roll-golden = mit dem Goldenen Würfel würfeln
move-roll-white = ohne den Goldenen Würfel würfeln
move-reroll = mit dem Wiesel neu würfeln
move-keep = { $face } beiseitelegen
move-stop = aufhören
move-stop-lower = aufhören und die niedrigere Bratwurmportion nehmen
move-fail = den Fehlwurf hinnehmen
move-rob = Spieler { $player } einen Rostbratwurm wegnehmen
move-return = { the-specialist-object } zurückgeben
move-landing = { $golden ->
    [0] { $white } weiße Würfel
   *[other] { $white } weiße Würfel und der Goldene Würfel
}
move-nothing = nichts

error-resume = mit --resume kommen Spieler, Optionen und Würfel aus der Aufzeichnung
error-exists = { $path } gibt es schon; spiele mit --resume weiter oder wähle einen anderen Namen
error-players = { $least } bis { $most } können mitspielen, nicht { $given }
error-first = --first ist ein Platz von 1 bis { $last }, nicht { $given }
error-bot = es gibt keinen Bot „{ $name }“; es gibt { $known }
error-unreadable = { $file }: lässt sich nicht lesen: { $why }

## Ablehnungen, nach dem Code der Regeln

refusal-no_dice_rolled = es wurde nicht gewürfelt
refusal-white_count = geworfen werden { $white } weiße Würfel, nicht { $given }
refusal-no_white_face = ein weißer Würfel hat keine Seite „{ $face }“
refusal-golden_in_hand = der Goldene Würfel ist im Spiel und wird mitgeworfen
refusal-golden_not_in_hand = der Goldene Würfel ist nicht im Spiel
refusal-no_golden_face = der Goldene Würfel hat an diesem Tisch keine Seite „{ $face }“
refusal-over = das Spiel ist zu Ende
refusal-dice_in_air = die Würfel rollen noch
refusal-rob_first = erst musst du wählen, wem du den Rostbratwurm wegnimmst
refusal-return_first = erst musst du einen von zwei Spezialisten zurückgeben
refusal-keep_before_roll = nach einem Wurf musst du erst Würfel beiseitelegen
refusal-no_dice_left = es ist kein Würfel mehr übrig
refusal-all_faces_used = alle sechs Seiten liegen beiseite, kein Wurf könnte noch helfen
refusal-golden_decision = wer den Goldenen Würfel hat, entscheidet vor dem ersten Wurf, ob er mitgeworfen wird
refusal-golden_decided = über den Goldenen Würfel wird einmal entschieden, vor dem ersten Wurf
refusal-no_golden_die = du hast den Goldenen Würfel nicht
refusal-no_weasel = du hast das Wiesel nicht
refusal-weasel_used = das Wiesel war in diesem Zug schon dran
refusal-weasel_no_roll = das Wiesel wirft eben geworfene Würfel neu, und es gibt keine
refusal-keep_without_roll = ohne Wurf gibt es nichts beiseitezulegen
refusal-face_used = die { $face } liegt in diesem Zug schon beiseite
refusal-face_not_rolled = kein Würfel zeigt { $face }
refusal-keep_before_stop = nach einem Wurf musst du erst Würfel beiseitelegen, bevor du aufhörst
refusal-no_pass = ein Zug beginnt mit einem Wurf, passen geht nicht
refusal-steal_required = an diesem Tisch muss gestohlen werden
refusal-no_lower_choice = hier gibt es keine Wahl zwischen Stehlen und einer niedrigeren Bratwurmportion
refusal-no_failed_roll = es gab keinen Fehlwurf
refusal-roll_not_failed = hinnehmen kann man nur einen Fehlwurf
refusal-not_two_specialists = niemand hat zwei Spezialisten
refusal-not_of_the_two = { the-specialist-object } hast du hier nicht zur Wahl
refusal-nothing_to_rob = jetzt wird niemandem ein Rostbratwurm weggenommen
refusal-rob_self = den Rostbratwurm nimmst du jemand anderem weg
refusal-no_such_player = es gibt keinen Spieler { $player }
refusal-rob_hen = Spieler { $player } hat die Glucke, dem kann man nichts wegnehmen
refusal-rob_nothing = Spieler { $player } hat keinen Rostbratwurm
