## Words of the game

product = heckmeck
# With the article, at the beginning of a sentence and as an object.
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
player-number = Spieler { $player }
specialist-canned_worm = Dosenwurm
specialist-hen = Glucke
specialist-raven = Rabe
specialist-weasel = Wiesel
specialist-golden_die = Goldener Würfel
specialist-apple = Apfel
face-1 = { $count ->
    [one] Eins
   *[other] Einsen
}
face-2 = { $count ->
    [one] Zwei
   *[other] Zweien
}
face-3 = { $count ->
    [one] Drei
   *[other] Dreien
}
face-4 = { $count ->
    [one] Vier
   *[other] Vieren
}
face-5 = { $count ->
    [one] Fünf
   *[other] Fünfen
}
face-w = { $count ->
    [one] Wurm
   *[other] Würmer
}
dice-of = { $count } { $face }
worm-count = { $count ->
    [one] 1 Wurm
   *[other] { $count } Würmer
}
bratworm-count = { $count ->
    [one] 1 Rostbratwurm
   *[other] { $count } Rostbratwürmer
}

## What each specialist does

rule-canned_worm = Der Dosenwurm springt für den fehlenden Wurm ein: Hörst du ganz ohne Wurm auf, zählt er als Wurm und 5 Punkte. Er wird nicht verbraucht.
rule-hen = Die Glucke bewacht deinen Stapel. Ein Dieb bekommt nur die Glucke, und nach einem Fehlwurf geht nur die Glucke zurück. So oder so bist du die Glucke los und behältst deine Bratwurmportionen.
rule-raven = Niemand bekommt je den Raben. Wer seine Bratwurmportion nimmt, bekommt einen Rostbratwurm, und der Rabe fliegt weiter.
rule-weasel = Das Wiesel wirft die eben geworfenen Würfel noch einmal, einmal pro Zug, sogar nach einem Fehlwurf.
rule-golden_die = { $golden_die ->
    [standard] Der Goldene Würfel ist ein neunter Würfel. An diesem Tisch hat er dieselben Seiten wie die weißen. Vor deinem ersten Wurf entscheidest du, ob du ihn mitwirfst.
   *[ones_and_worms] Der Goldene Würfel ist ein neunter Würfel mit drei Einsen und drei Würmern. Vor deinem ersten Wurf entscheidest du, ob du ihn mitwirfst.
}
rule-apple = Der Apfel kann nichts, aber er bringt am Ende drei Würmer ein.

## Bots

bot-random = Wirr
bot-random-is = spielt auf gut Glück
bot-cautious = Vorsichtig
bot-cautious-is = hört früh auf
bot-worms = Hungrig
bot-worms-is = will die meisten Würmer
bot-margin = Schlau
bot-margin-is = macht dir das Leben schwer
bot-easy = Leicht
bot-easy-is = sieht nur die Würfel auf dem Tisch: gut für die ersten Partien
bot-normal = Normal
bot-normal-is = kennt die Chancen und geht auf Nummer sicher
bot-hard = Schwer
bot-hard-is = wägt jeden Wurm gegen jedes Risiko ab
bot-expert = Experte
bot-expert-is = spielt auf Sieg und behält dich im Auge
bot-champion = Meister
bot-champion-is = spielt auf Sieg und kennt die Chancen aller
bot-plays = Bot, Stufe { $level }: { $text }.

## Characters: what follows the name, like “Bruno …”

character-bruno-is = hat es auf große Bratwurmportionen abgesehen, auch wenn es etwas riskanter ist
character-ida-is = geht lieber auf Nummer sicher
character-rocco-is = stiehlt, wann immer es sich lohnt, und manchmal auch, wenn es sich nur fast lohnt
character-lotta-is = nimmt lieber vom Grill, als jemanden zu bestehlen
character-zita-is = hört auf, sobald eine Bratwurmportion gut genug ist
character-tilo-is = würfelt noch einmal, wo andere aufhören
character-nora-is = kann keinem Spezialisten widerstehen; ohne Spezialisten spielt sie einfach, so gut sie kann
character-milo-is = legt Würmer am liebsten zuerst beiseite
character-vera-is = bleibt ganz ruhig und spielt immer, so gut sie kann
character-plays = { $name } { $text }.

## What happened

ev-dice_landed = { $you ->
    [by] Du würfelst { $dice }
   *[no] { $name } würfelt { $dice }
}
ev-face_set_aside = { $you ->
    [by] Du legst { $dice } beiseite: { $total }
   *[no] { $name } legt { $dice } beiseite: { $total }
}
ev-sum = { $you ->
    [by] Du hast { $points }
   *[no] { $name } hat { $points }
}
ev-bratworm_taken = { $you ->
    [by] Du bekommst einen Rostbratwurm
   *[no] { $name } bekommt einen Rostbratwurm
}
ev-bratworm_robbed = { $you ->
    [by] Du nimmst { $from } einen Rostbratwurm weg
    [from] { $name } nimmt dir einen Rostbratwurm weg
   *[no] { $name } nimmt { $from } einen Rostbratwurm weg
}
ev-weasel_used = { $you ->
    [by] Dein Wiesel würfelt noch einmal
   *[no] Das Wiesel von { $name } würfelt noch einmal
}
ev-failed-no_new_face = { $you ->
    [by] Du hast einen Fehlwurf: keine neue Seite
   *[no] { $name } hat einen Fehlwurf: keine neue Seite
}
ev-failed-accepted = { $you ->
    [by] Du nimmst den Fehlwurf hin
   *[no] { $name } nimmt den Fehlwurf hin
}
ev-failed-no_worm = { $you ->
    [by] Du hast einen Fehlwurf: kein Wurm
   *[no] { $name } hat einen Fehlwurf: kein Wurm
}
ev-failed-nothing_to_take = { $you ->
    [by] Du hast einen Fehlwurf: nichts zu nehmen
   *[no] { $name } hat einen Fehlwurf: nichts zu nehmen
}
ev-failed-exact_tile_missing = { $you ->
    [by] Du hast einen Fehlwurf: Diese Bratwurmportion liegt nicht aus
   *[no] { $name } hat einen Fehlwurf: Diese Bratwurmportion liegt nicht aus
}
ev-tile_taken = { $you ->
    [by] Du nimmst die { $tile }
   *[no] { $name } nimmt die { $tile }
}
ev-tile_stolen = { $you ->
    [by] Du stiehlst { $from } die { $tile }
    [from] { $name } stiehlt dir die { $tile }
   *[no] { $name } stiehlt die { $tile } von { $from }
}
ev-tile_defended = { $you ->
    [by] Die Glucke rettet { $from } die { $tile } und kommt zu dir
    [from] Deine Glucke rettet dir die { $tile } und geht zu { $name }
   *[no] Die Glucke rettet { $from } die { $tile } und geht zu { $name }
}
ev-specialist_gained = { $you ->
    [by] Du bekommst { the-specialist-object }
   *[no] { $name } hat jetzt { the-specialist-object }
}
ev-specialist_gained-from = { $you ->
    [by] Du bekommst { the-specialist-object } von { $from }
    [from] { $name } bekommt { the-specialist-object } von dir
   *[no] { $name } bekommt { the-specialist-object } von { $from }
}
ev-specialist_put_back = { the-specialist-begins } kommt auf die { $tile }
ev-specialist_moved = { the-specialist-begins } zieht auf die { $tile }
ev-specialist_left = { the-specialist-begins } scheidet aus
ev-tile_returned = { $you ->
    [by] Deine { $tile } kommt zurück auf den Bratwurmgrill
   *[no] Die { $tile } kommt zurück auf den Bratwurmgrill
}
ev-tile_turned = Die { $tile } wird umgedreht
ev-game_over = Die Partie ist zu Ende
ev-won = { $you ->
    [alone] Du hast gewonnen
    [shared] Du und { $names } habt gewonnen
   *[no] Gewonnen: { $names }
}

## Moments that are worth a pause

moment-lose-tile = Du verlierst die { $tile }!
moment-lose-hen = Du verlierst die Glucke!
moment-fail = Ein Fehlwurf
moment-free = Du verlierst nichts.
moment-robbed = { $name } stiehlt dir die { $tile }!
moment-steal = Du stiehlst die { $tile }!
moment-from = von { $name }
moment-hen-lost = Deine Glucke rettet die { $tile }!
moment-hen-won = Die Glucke kommt zu dir!
moment-specialist-lost = { $name } nimmt dir { the-specialist-object } weg!
moment-specialist = Du bekommst { the-specialist-object }!
moment-last-taken = { $you ->
    [by] Du nimmst die letzte Portion!
   *[no] { $name } nimmt die letzte Portion
}
moment-last-left = Nur noch die { $tile } liegt auf dem Grill
moment-win = Du gewinnst!

## Moves

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
move-nothing-over = nichts, die Partie ist zu Ende

## Refused moves, by the code of the rules

refusal-no_dice_rolled = es wurde nicht gewürfelt
refusal-white_count = geworfen werden { $white } weiße Würfel, nicht { $given }
refusal-no_white_face = ein weißer Würfel hat keine Seite „{ $face }“
refusal-golden_in_hand = der Goldene Würfel ist im Spiel und wird mitgeworfen
refusal-golden_not_in_hand = der Goldene Würfel ist nicht im Spiel
refusal-no_golden_face = der Goldene Würfel hat an diesem Tisch keine Seite „{ $face }“
refusal-over = die Partie ist zu Ende
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
refusal-face_used = { $face ->
    [w] die Würmer liegen in diesem Zug schon beiseite
   *[other] die { $face } liegt in diesem Zug schon beiseite
}
refusal-face_not_rolled = { $face ->
    [w] kein Würfel zeigt einen Wurm
   *[other] kein Würfel zeigt { $face }
}
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
refusal-rob_hen = { $name } hat die Glucke, da gibt es nichts wegzunehmen
refusal-rob_nothing = { $name } hat keinen Rostbratwurm

## Unreadable records and options

option-unknown = unbekannte Option { $name }; es gibt { $known }
option-value = für die Option { $name } gibt es { $known }, nicht { $given }
record-utf8 = kein UTF-8-Text (Byte { $byte })
record-text = kein Text: { $given } ist nur ein halbes Zeichen
record-depth = mehr als { $most }-fach verschachtelt
record-mark = beginnt mit einer Bytereihenfolge-Marke (BOM), die in JSON nicht sein darf
record-json = kein JSON: { $problem } (Spalte { $column })
record-json-line = kein JSON: { $problem } (Zeile { $line }, Spalte { $column })
record-constant = kein JSON: { $name } ist keine JSON-Zahl
record-number = eine Zahl ist zu groß
record-key-twice = der Schlüssel { $key } kommt zweimal vor
record-key = unbekannter Schlüssel { $key }; erlaubt: { $known }
record-one-of = für { $key } gibt es { $known }, nicht { $given }
record-empty = die Datei ist leer; eine Aufzeichnung beginnt mit einem Kopf
record-header = eine Aufzeichnung beginnt mit einem Objekt als Kopf, nicht mit { $given }
record-none = das ist keine Aufzeichnung: im Kopf fehlt der Schlüssel "heckmeck"
record-version = Version { $given } einer Aufzeichnung ist unbekannt; dieses Programm liest { $known }
record-players = players ist eine Liste von { $least } bis { $most } Namen, nicht { $given }
record-first = first ist ein Platz von 0 bis { $last }, nicht { $given }
record-options = options ist ein Objekt, nicht { $given }
record-move = ein Spielzug ist ein JSON-Objekt, nicht { $given }
record-do = ein Spielzug braucht den Schlüssel "do"
record-golden = golden ist true oder false, nicht { $given }
record-seat = player ist die Nummer eines Platzes, nicht { $given }
record-dice = dice ist eine Zeichenkette aus den Seiten { $faces }, nicht { $given }
record-line = die Zeile ist länger als { $most } Bytes
record-legal = { $reason }; erlaubt: { $legal }

## Names and seats that are refused

name-empty = ein Name braucht mindestens ein sichtbares Zeichen
seats-too-few = es gibt nicht genug Plätze für alle
