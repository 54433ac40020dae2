## Pages of the rule book

rules-when = Was genau passiert, wenn …
rules-question = Was genau passiert, wenn { $when }
rules-example = Beispiel:
rules-ruling = Unsere Auslegung:
rules-worm-face = Wurm
rules-made = Dies ist eine unabhängige Umsetzung des Würfelspiels von Reiner Knizia, mit Regeln in eigenen Worten und eigenen Bildern.
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Keine Regel gefunden
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-before = vorher
rules-after = nachher
rules-link = Link zu { $row }

## Chapters

# What a chapter is called by in one word, to ask for it.
topic-minute = minute
topic-setup = aufbau
topic-turn = zug
topic-buying = summe
topic-taking = nehmen
topic-failing = fehlwurf
topic-specialists = spezialisten
topic-bratworms = rostbratwürmer
topic-end = ende
topic-options = optionen
topic-all = alles
chapter-minute = In einer Minute
chapter-minute-text =
    Sammle die meisten Würmer. Wirf acht Würfel, such dir eine Seite aus und leg alle Würfel beiseite, die sie zeigen. Dann wirf die übrigen. Jede Seite darfst du nur einmal pro Zug nehmen. Ein Wurm zählt 5 Punkte, die anderen Seiten zählen, was sie zeigen.

    Direkt nach dem Beiseitelegen darfst du aufhören. Mit mindestens einem Wurm bekommst du die Bratwurmportion mit deiner Summe: vom Bratwurmgrill oder oben vom Stapel eines anderen. Liegt sie weder hier noch dort, bekommst du die nächstniedrigere vom Bratwurmgrill.

    Zeigt ein Wurf keine neue Seite oder bekommst du beim Aufhören nichts, ist das ein Fehlwurf. Deine oberste Bratwurmportion geht zurück auf den Bratwurmgrill. Dann wird die höchste dort umgedreht, außer es ist genau die, die du zurückgelegt hast.

    Die Partie endet, wenn auf dem Bratwurmgrill keine Bratwurmportion mehr offen liegt. Wer die meisten Würmer hat, gewinnt.
chapter-setup = Was du brauchst
chapter-setup-text =
    Das Spiel ist für zwei bis sieben Leute ab 8 Jahren. Eine Partie dauert 20 bis 30 Minuten.

    Im Grundspiel liegen sechzehn Bratwurmportionen (BWP) offen und aufsteigend auf dem Bratwurmgrill, von 21 bis 36. Sie zeigen einen Wurm (21–24), zwei (25–28), drei (29–32) oder vier Würmer (33–36). Dazu gehören acht weiße Würfel mit den Seiten 1, 2, 3, 4, 5 und Wurm.

    In der Ausgabe mit Spezialisten kommen die Bratwurmportionen 11 und 13 mit je einem Wurm dazu, sechs Spezialisten und sieben Rostbratwürmer. Am Anfang steht jeder Spezialist auf einer Bratwurmportion: der Dosenwurm auf der 11, die Glucke auf der 21, der Rabe auf der 23, das Wiesel auf der 25, der Goldene Würfel auf der 27 und der Apfel auf der 29. Die Rostbratwürmer liegen als Vorrat neben dem Bratwurmgrill.

    Am echten Tisch liegen dein Stapel, dein Spezialist und deine Rostbratwürmer gut sichtbar vor dir. Die Glucke kommt auf deinen Stapel. Das Wiesel legst du hin, wenn du es benutzt, und stellst es am Ende deines Zuges wieder auf.

    Nach der gedruckten Regel beginnt, wer am jüngsten ist. Online wird ausgelost, wer beginnt. Gespielt wird im Uhrzeigersinn.
chapter-turn = Dein Zug
chapter-turn-text = Ein Zug heißt: würfeln, beiseitelegen und entscheiden – noch einmal oder aufhören?
chapter-buying = Was du für deine Summe bekommst
chapter-buying-text = Wenn du aufhörst, zählt zweierlei: ob ein Wurm unter den beiseitegelegten Würfeln ist, und ihre Summe.
chapter-taking = Nehmen und Stehlen
chapter-taking-text = Deine Bratwurmportionen liegen auf einem Stapel, und nur die oberste ist in Gefahr. In der Ausgabe mit Spezialisten kann eine Bratwurmportion einen Spezialisten mitbringen.
chapter-failing = Ein Fehlwurf
chapter-failing-text = Ein Fehlwurf ist es, wenn ein Wurf keine neue Seite zeigt oder wenn du aufhörst und nichts bekommst. Dann ist der Nächste dran, und meistens kostet es dich eine Bratwurmportion.
chapter-specialists = Die Spezialisten
chapter-specialists-text = Sechs Spezialisten warten auf dem Bratwurmgrill. Wer eine Bratwurmportion nimmt, bekommt den Spezialisten darauf dazu. Nur der Rabe bringt stattdessen einen Rostbratwurm. Niemand behält je zwei.
chapter-bratworms = Rostbratwürmer
chapter-bratworms-text = Sieben Rostbratwürmer liegen im Vorrat. Du bekommst einen für zwei oder mehr Einsen, die du auf einmal beiseitelegst (A7), oder für die Bratwurmportion des Raben (D3). Jeder ist am Ende einen Wurm wert, und zusammen mit einer Bratwurmportion kann ihn niemand stehlen.
chapter-end = Das Ende und der Sieg
chapter-end-text = Die Partie endet von selbst, wenn der Bratwurmgrill leer ist oder alles umgedreht liegt. Dann werden die Würmer gezählt.
chapter-options = Optionen am Tisch
chapter-options-text = Standard sind die gedruckten Regeln und, wo sie schweigen oder sich widersprechen, unsere Auslegung. Vor der Partie könnt ihr euch auf diese Varianten einigen.

## Rows

rule-A1-when = ein Zug beginnt?
rule-A1 = Du wirfst alle acht weißen Würfel. Passen geht nicht.
rule-A1-example = { $name } beginnt mit { $count } Würfeln. Hier geht nur würfeln; aufhören geht noch nicht.
rule-A2-when = gewürfelt wurde?
rule-A2 = Du musst alle Würfel von genau einer Seite beiseitelegen, und zwar von einer, die in diesem Zug noch nicht beiseiteliegt. Vorher kannst du nicht aufhören.
rule-A2-ruling = Die gedruckten Regeln sagen nicht genau, wann du aufhören darfst. Bei uns geht es nur direkt nach dem Beiseitelegen, damit niemand vor einem schlechten Wurf davonlaufen kann.
rule-A2-example = { $name } würfelt { $dice } und entscheidet sich für die { $face }: Alle { $count } werden beiseitegelegt, das sind { $total } Punkte. In diesem Zug ist die { $face } damit vergeben.
rule-A3-when = alle gewürfelten Seiten schon beiseiteliegen?
rule-A3 = Das ist ein Fehlwurf. Nur das Wiesel kann noch helfen.
rule-A3-example = { $name } hat { $aside } beiseitegelegt und würfelt { $dice }. Da ist keine neue Seite dabei: ein Fehlwurf.
rule-A3-search = geplatzt, kein neues Symbol
rule-A4-when = nach dem Beiseitelegen noch Würfel übrig sind?
rule-A4 = Du hast die Wahl: alle übrigen Würfel werfen oder aufhören. Zum Weiterwürfeln muss dir mindestens eine Seite noch fehlen.
rule-A4-example = Bei { $name } liegen { $aside } beiseite, { $total } Punkte, und { $count } Würfel sind übrig. Beides geht: würfeln oder aufhören.
rule-A5-when = kein Würfel mehr übrig ist oder alle sechs Seiten beiseiteliegen?
rule-A5 = Du kannst nur noch aufhören.
rule-A5-example = { $name } legt den letzten Würfel beiseite, eine { $face }. Die Summe ist { $total }, und der Zug ist hier zu Ende.
rule-A5-example-2 = { $name } hat alle sechs Seiten beiseitegelegt, { $total } Punkte. { $count } Würfel sind noch übrig, aber kein Wurf könnte helfen: Der Zug ist hier zu Ende.
rule-A6-when = jemand ohne Wurm aufhört oder mit einer Summe, für die es nichts gibt?
rule-A6 = Das ist erlaubt und ein Fehlwurf. Sogar ein absichtlicher Fehlwurf ist möglich, außer der Dosenwurm springt von selbst ein und verschafft dir etwas.
rule-A6-example = { $name } hört mit { $aside } auf. Das wären { $total }, aber ein Wurm fehlt: ein Fehlwurf.
rule-A6-example-2 = { $name } hört mit { $aside } auf, { $total } Punkte. Würmer sind dabei, aber für so wenig gibt es nichts: ein Fehlwurf.
rule-A7-when = ich zwei oder mehr Einsen auf einmal beiseitelege?
rule-A7 = Mit Spezialisten bringt das genau einen Rostbratwurm, sofort und egal, wie viele Einsen es sind; der Goldene Würfel zählt mit. Du behältst ihn auch nach einem Fehlwurf. Für Einsen, die du nicht beiseitelegst, bekommst du nichts.
rule-A7-example = { $name } würfelt { $dice } und legt alle { $count } Einsen beiseite: ein Rostbratwurm. Der nächste Wurf ist ein Fehlwurf, aber den Rostbratwurm behält { $name }.
rule-A7-search = Doppel 1, Doppel-Eins, Einserpasch
rule-B1-when = ich den Goldenen Würfel habe?
rule-B1 = Vor deinem ersten Wurf entscheidest du einmal, ob er zu den acht weißen Würfeln kommt. Dann ist er ein Würfel wie die anderen, bis du ihn beiseitelegst.
rule-B1-ruling = Welche Seiten der Goldene Würfel hat, lassen die gedruckten Regeln offen. Bei uns hat er drei Einsen und drei Würmer. Mit der Option „{ option-golden_die }“ hat er die Seiten eines weißen Würfels.
rule-B1-example = { $name } wirft { $white } weiße Würfel und den Goldenen: { $dice }. Der Goldene zeigt einen Wurm, also werden { $count } Würmer zusammen beiseitegelegt.
rule-B2-when = ich das Wiesel habe?
rule-B2 = Gleich nach einem Wurf, bevor du davon etwas beiseitelegst, darfst du genau diese Würfel noch einmal werfen – einmal pro Zug, auch wenn der Wurf ein Fehlwurf wäre. Das zweite Ergebnis gilt. Du darfst den Fehlwurf auch hinnehmen.
rule-B2-example = { $name } hat { $aside } beiseitegelegt und würfelt { $first }: Das wäre ein Fehlwurf. Das Wiesel wirft dieselben Würfel noch einmal: { $second }. Jetzt gibt es etwas beiseitezulegen.
rule-B2-example-2 = { $name } würfelt { $dice }, ein Fehlwurf. Das Wiesel könnte noch einmal werfen, aber { $name } nimmt ihn hin und gibt die { $tile } zurück.
rule-B2-search = neu würfeln, noch einmal würfeln
rule-B3-when = ich den Dosenwurm habe, aber keinen Wurm?
rule-B3 = Wenn du aufhörst, zählt der Dosenwurm von selbst als Wurm und 5 Punkte, und er bleibt bei dir. Würmer darfst du trotzdem beiseitelegen; sobald einer beiseiteliegt, tut der Dosenwurm nichts. Einen Fehlwurf rettet er nie.
rule-B3-ruling = Die gedruckten Regeln sagen nicht, ob du den Dosenwurm einsetzen musst. Bei uns zählt er von selbst, weil er fast immer hilft. Der Preis: Solange er dir etwas verschafft, ist kein absichtlicher Fehlwurf möglich.
rule-B3-example = { $name } hört mit { $aside } auf, das sind { $dice }. Mit dem Dosenwurm sind es { $total }, und { $name } nimmt die { $tile }.
rule-B3-example-2 = { $name } hat den Dosenwurm und hört mit { $aside } auf. Es sind Würmer dabei, also bringt er nichts dazu: { $total }, mehr nicht.
rule-C1-when = die Bratwurmportion mit meiner Summe offen auf dem Bratwurmgrill liegt?
rule-C1 = Du nimmst sie. Eine niedrigere darfst du dir nicht aussuchen.
rule-C1-example = { $name } hört mit { $aside } auf: { $total } Punkte mit Wurm. Die { $tile } liegt auf dem Bratwurmgrill, also nimmt { $name } sie.
rule-C1-search = BWP, Portion
rule-C2-when = die Bratwurmportion mit meiner Summe bei jemandem oben auf dem Stapel liegt?
rule-C2 = Du stiehlst sie, außer es ist die 11 oder die 13.
rule-C2-ruling = Die gedruckten Regeln sagen an einer Stelle, dass du stehlen darfst, und an einer anderen, dass du die Bratwurmportion bekommst. Bei uns musst du, damit dieselbe Summe immer dasselbe bringt. Mit der Option „{ option-steal }“ entscheidest du.
rule-C2-example = { $name } hat { $total } Punkte, und die { $tile } liegt bei { $victim } oben auf dem Stapel: gestohlen!
rule-C2-search = stehlen, gestohlen, klauen
rule-C3-when = ich genau 11 oder 13 habe und diese Bratwurmportion nicht offen auf dem Bratwurmgrill liegt?
rule-C3 = Das ist ein Fehlwurf: Die 11 und die 13 bekommst du nur mit genau dieser Summe und nur vom Bratwurmgrill.
rule-C3-example = { $name } hört mit { $total } auf, aber die { $total } hat schon { $owner }: ein Fehlwurf.
rule-C4-when = ich die Bratwurmportion mit meiner Summe weder nehmen noch stehlen kann?
rule-C4 = Du nimmst die höchste offene Bratwurmportion auf dem Bratwurmgrill, die unter deiner Summe liegt, aber nie die 11 oder die 13. Es ist egal, warum deine Zahl fehlt: Sie kann umgedreht sein, verdeckt unter einer anderen liegen, dir selbst schon gehören oder höher als 36 sein. Gibt es keine niedrigere, ist es ein Fehlwurf.
rule-C4-example = { $name } hört mit { $total } auf. Eine { $total } gibt es nicht, also nimmt { $name } die nächstniedrigere: die { $tile }.
rule-C4-example-2 = { $name } hört mit { $total } auf, aber die { $total } liegt umgedreht da. Die nächstniedrigere ist die { $tile }.
rule-C4-example-3 = { $name } hört mit { $total } auf, aber die { $total } liegt schon oben auf dem eigenen Stapel. Die nächstniedrigere ist die { $tile }.
rule-C4-example-4 = { $name } hört mit { $total } auf, aber die { $total } liegt verdeckt im Stapel von { $owner }. Die nächstniedrigere auf dem Bratwurmgrill ist die { $tile }.
rule-C4-example-5 = { $name } hört mit { $total } auf. Keine Bratwurmportion auf dem Bratwurmgrill ist niedrig genug: ein Fehlwurf.
rule-D1-when = ich eine Bratwurmportion nehme?
rule-D1 = Sie kommt offen oben auf deinen Stapel. Erst dann geht es um den Spezialisten, der auf ihr stand.
rule-D1-ruling = Am echten Tisch sind die unteren Bratwurmportionen eines Stapels verdeckt. Wir zeigen trotzdem immer alle Würmer an, denn wer aufpasst, kann mitzählen.
rule-D1-example = { $name } legt die { $tile } auf die { $below } und bekommt dann { the-specialist-object }.
rule-D2-when = ein Spezialist auf der Bratwurmportion steht?
rule-D2 = Du bekommst ihn, außer es ist der Rabe.
rule-D2-example = { $name } nimmt die { $tile } und bekommt dazu { the-specialist-object }.
rule-D3-when = der Rabe auf der Bratwurmportion steht?
rule-D3 = Du bekommst einen Rostbratwurm, und der Rabe zieht auf die niedrigste freie Bratwurmportion. Niemand bekommt je den Raben.
rule-D3-example = { $name } nimmt die { $tile } und bekommt einen Rostbratwurm. Der Rabe fliegt weiter auf die { $next }.
rule-D4-when = ich jemanden ohne Glucke bestehle?
rule-D4 = Du bekommst die Bratwurmportion und dazu den Spezialisten, falls es einen gibt. Rostbratwürmer bleiben, wo sie sind.
rule-D4-example = { $name } stiehlt die { $tile } von { $victim } und dazu { the-specialist-object }. Den Rostbratwurm behält { $victim }.
rule-D4-search = stehlen, gestohlen, klauen
rule-D5-when = ich jemanden mit der Glucke bestehle?
rule-D5 = Nur die Glucke kommt zu dir, die Bratwurmportion bleibt liegen. Dein Zug ist trotzdem gelungen.
rule-D5-example = { $name } würde die { $tile } stehlen, aber { $victim } hat die Glucke. Die Glucke geht an { $name }, und die { $tile } bleibt bei { $victim }.
rule-D5-search = stehlen, gestohlen, klauen
rule-D6-when = ich jetzt zwei Spezialisten habe?
rule-D6 = Du wählst, welchen du zurückgibst. Niemand behält je zwei.
rule-D6-example = { $name } hat das Wiesel und nimmt die { $tile }, auf der der Goldene Würfel steht. Einer von beiden muss zurück.
rule-D7-when = ein Spezialist zurückkommt oder weiterzieht?
rule-D7 = Er geht auf die niedrigste freie Bratwurmportion: die niedrigste offene auf dem Bratwurmgrill, auf der niemand steht, auch die 11 und die 13. Gibt es keine, scheidet er aus. Wird später eine niedrigere frei, bleibt er stehen.
rule-D7-example = { $name } gibt das Wiesel zurück. Auf der { $occupied } steht der Dosenwurm, also ist die { $tile } die niedrigste freie.
rule-D7-example-2 = { $name } gibt das Wiesel zurück, aber auf jeder Bratwurmportion auf dem Bratwurmgrill steht schon jemand. Das Wiesel scheidet aus.
rule-D8-when = oben auf meinem Stapel die 11 oder die 13 liegt?
rule-D8 = Niemand kann sie stehlen, und damit ist auch dein Spezialist sicher, selbst die Glucke.
rule-D8-example = { $name } erreicht die { $tile }, die bei { $owner } oben liegt, und bekommt nichts. { $owner } behält sie und den Dosenwurm.
rule-D8-example-2 = { $name } hat { $total }, aber { $owner } hat die { $tile } daraufgelegt. { $name } bekommt nichts, und { $owner } behält die Glucke.
rule-D8-search = stehlen, gestohlen, klauen
rule-E1-when = ich einen Rostbratwurm bekomme?
rule-E1 = Solange welche da sind, nimmst du ihn aus dem Vorrat.
rule-E1-example = { $name } nimmt die Bratwurmportion des Raben und einen von { $before } Rostbratwürmern; { $after } sind noch da.
rule-E2-when = der Vorrat leer ist?
rule-E2 = Du nimmst jemandem einen Rostbratwurm weg; du suchst aus, wem. Wer die Glucke hat, ist sicher, auch ohne Bratwurmportion.
rule-E2-example = { $name } legt zwei Einsen beiseite, aber der Vorrat ist leer. { $one } und { $other } haben Rostbratwürmer; { $name } wählt { $victim }.
rule-E2-example-2 = { $name } legt zwei Einsen beiseite, und der Vorrat ist leer. { $holder } hat Rostbratwürmer, aber auch die Glucke: { $name } bekommt nichts.
rule-E2-search = rauben, wegnehmen
rule-E3-when = nur eine Person infrage kommt oder niemand?
rule-E3 = Kommt nur eine Person infrage, nimmst du den Rostbratwurm ohne Rückfrage von ihr. Kommt niemand infrage, passiert nichts.
rule-E3-ruling = Die gedruckten Regeln sagen nicht, was passiert, wenn niemand infrage kommt. Bei uns gehst du leer aus, weil es keinen Rostbratwurm mehr zu holen gibt.
rule-E3-example = { $name } legt zwei Einsen beiseite. Nur { $victim } hat Rostbratwürmer, also nimmt sich { $name } dort sofort einen.
rule-E3-example-2 = { $name } hat schon alle { $count } Rostbratwürmer und legt zwei Einsen beiseite. Sonst hat niemand einen: Es passiert nichts.
rule-F1-when = ich mit der Glucke und einer Bratwurmportion einen Fehlwurf habe?
rule-F1 = Nur die Glucke geht zurück. Deine Bratwurmportion behältst du, und auf dem Bratwurmgrill wird nichts umgedreht.
rule-F1-example = { $name } hat einen Fehlwurf. Die Glucke geht zurück auf die { $next }, und { $name } behält die { $tile }.
rule-F1-search = zurückgeben, Rückgabe
rule-F2-when = ich mit der Glucke, aber ohne Bratwurmportion einen Fehlwurf habe?
rule-F2 = Es passiert nichts. Die Glucke bleibt bei dir.
rule-F2-example = { $name } hat die Glucke, aber keine Bratwurmportion, und verursacht einen Fehlwurf. Alles bleibt, wie es war.
rule-F3-when = ich mit einer Bratwurmportion, aber ohne Glucke einen Fehlwurf habe?
rule-F3 = Erstens kommt deine oberste Bratwurmportion offen zurück auf den Bratwurmgrill. Zweitens geht dein Spezialist zurück. Drittens wird die höchste offene Bratwurmportion auf dem Bratwurmgrill umgedreht, außer es ist die, die du eben zurückgegeben hast. Viertens zieht ein Spezialist, der auf der umgedrehten Bratwurmportion stand, auf die niedrigste freie Bratwurmportion; der Rabe bringt dabei nichts ein.
rule-F3-example = { $name } hat einen Fehlwurf. Die { $tile } kommt zurück auf den Bratwurmgrill, und die { $turned }, dort die höchste, wird umgedreht.
rule-F3-example-2 = { $name } hat einen Spezialisten und einen Fehlwurf. Die { $tile } kommt zurück auf den Bratwurmgrill. { the-specialist-begins } geht zurück auf die { $next }. Dann wird die { $turned } umgedreht.
rule-F3-example-3 = { $name } hat einen Fehlwurf und gibt die { $tile } zurück. Jetzt ist sie die höchste auf dem Bratwurmgrill, also bleibt sie offen, und nichts wird umgedreht.
rule-F3-example-4 = { $name } hat einen Fehlwurf und gibt die { $tile } zurück. Die höchste, die { $turned }, wird umgedreht. { the-specialist-begins } zieht von dort auf die { $next }.
rule-F3-search = zurückgeben, Rückgabe, umdrehen
rule-F4-when = ich ohne Bratwurmportion einen Fehlwurf habe?
rule-F4 = Nichts wird zurückgegeben und nichts umgedreht.
rule-F4-example = { $name } hat noch keine Bratwurmportion und verursacht einen Fehlwurf. Auf dem Bratwurmgrill bleibt alles, wie es ist.
rule-F4-search = zurückgeben, Rückgabe
rule-F5-when = eine Bratwurmportion umgedreht ist?
rule-F5 = Sie bleibt bis zum Ende umgedreht auf dem Bratwurmgrill liegen. Man kann sie nicht nehmen, und sie gilt nie als die höchste.
rule-F5-example = { $name } hört mit { $total } auf, aber die { $total } liegt umgedreht da. { $name } nimmt die { $tile }.
rule-G1-when = keine offene Bratwurmportion mehr auf dem Bratwurmgrill liegt?
rule-G1 = Die Partie ist zu Ende, sobald Spezialisten und Rostbratwürmer dieses Zuges geklärt sind.
rule-G1-example = { $name } nimmt die letzte Bratwurmportion. Einer von zwei Spezialisten muss noch zurück, dann ist die Partie zu Ende.
rule-G2-when = die Würmer gezählt werden?
rule-G2 = Es zählen die Würmer auf deinen Bratwurmportionen, einer für jeden Rostbratwurm und drei für den Apfel.
rule-G2-ruling = Die gedruckten Regeln sagen nicht, wie viele Würmer die 11 und die 13 wert sind. Bei uns ist es je einer, wie bei den kleinsten Bratwurmportionen des Grundspiels.
rule-G2-example = { $name } hat { $tiles } Würmer auf Bratwurmportionen und den Apfel: { $score }. { $other } hat { $other_tiles } und einen Rostbratwurm: { $other_score }. { $name } gewinnt.
rule-G3-when = es einen Gleichstand gibt?
rule-G3 = Von denen, die gleichauf liegen, gewinnt, wer die höchste einzelne Bratwurmportion hat. Hat keiner von ihnen eine, teilen sie sich den Sieg.
rule-G3-ruling = Einen Gleichstand ohne Bratwurmportionen kennen die gedruckten Regeln nicht. Bei uns teilt man sich dann den Sieg, weil es nichts mehr zu vergleichen gibt.
rule-G3-example = { $name } und { $other } haben beide { $score } Würmer. { $name } hat die { $tile } und gewinnt.
rule-G3-example-2 = { $name } und { $other } haben beide { $score } Würmer, lauter Rostbratwürmer. Eine Bratwurmportion hat keiner von beiden: Sie teilen sich den Sieg.
rule-G3-search = unentschieden, Patt, Stichentscheid

## Table options

rule-option-steal-when = an diesem Tisch niemand stehlen muss?
rule-option-steal = Mit „{ option-steal }: { option-steal-optional }“ darfst du, statt zu stehlen, die nächstniedrigere Bratwurmportion vom Bratwurmgrill nehmen.
rule-option-steal-ruling = Die gedruckten Regeln sagen nicht, was du bekommst, wenn du nicht stiehlst. Bei uns gilt die Bratwurmportion dann als nicht vorhanden, und du bekommst die nächstniedrigere (C4).
rule-option-steal-example = { $name } könnte mit { $total } stehlen, nimmt aber lieber die { $tile } vom Bratwurmgrill.
rule-option-returned_highest-when = an diesem Tisch auch die zurückgegebene Bratwurmportion umgedreht wird?
rule-option-returned_highest = Mit „{ option-returned_highest }: { option-returned_highest-turned }“ wird nach einem Fehlwurf die höchste Bratwurmportion umgedreht, selbst wenn es die eben zurückgegebene ist.
rule-option-returned_highest-search = zurückgeben, Rückgabe
rule-option-returned_highest-example = { $name } hat einen Fehlwurf und gibt die { $tile } zurück. Sie ist die höchste und wird hier umgedreht.
rule-option-golden_die-when = der Goldene Würfel an diesem Tisch gewöhnlich ist?
rule-option-golden_die = Mit „{ option-golden_die }: { option-golden_die-standard }“ zeigt der Goldene Würfel 1, 2, 3, 4, 5 und Wurm.
rule-option-golden_die-example = Der Goldene Würfel von { $name } zeigt eine { $face }. Mit den weißen Würfeln zusammen werden { $count } davon beiseitegelegt.
