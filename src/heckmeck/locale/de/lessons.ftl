## Pages of the lessons

learn-title = Spielen lernen
learn-is = Kurze Lektionen am Spieltisch. Die Würfe stehen fest, die Entscheidungen triffst du.
learn-original = Das Grundspiel
learn-original-is = Etwa fünf Minuten
learn-specialists = Die Spezialisten
learn-specialists-is = Ein paar Minuten mehr, in beliebiger Reihenfolge
learn-goal = Ziel: am Ende die meisten Würmer.
learn-done = geschafft
learn-step = Schritt { $at } von { $of }
learn-take-back = Zurücknehmen
learn-next = Nächste Lektion
learn-again = Noch einmal
learn-all = Alle Lektionen
learn-play = Erste Partie spielen
learn-rule = Regel { $row }
learn-option = Option: { $row }

## Moves that are not what the lesson is about

lesson-detour-keep = Das ist erlaubt und macht { $total }. Nimm es für diese Lektion zurück und folge dem Hinweis.
lesson-detour-roll = Würfeln darfst du. Diese Würfel sind gefallen. Nimm es für diese Lektion zurück und folge dem Hinweis.
lesson-detour-roll-failed = Würfeln darfst du, aber es kam keine neue Seite: ein Fehlwurf. Nimm es für diese Lektion zurück und folge dem Hinweis.
lesson-detour-stop = Aufhören darfst du, und das kommt dabei heraus. Nimm es für diese Lektion zurück und folge dem Hinweis.
lesson-detour-stop-failed = Aufhören darfst du, aber du bekommst nichts: ein Fehlwurf. Nimm es für diese Lektion zurück und folge dem Hinweis.
lesson-detour-reroll = Das Wiesel hat noch einmal geworfen, und so sind die Würfel gefallen. Nimm es für diese Lektion zurück und folge dem Hinweis.
lesson-detour-fail = Du darfst ihn hinnehmen, und das kommt dabei heraus. Nimm es zurück und lass das Wiesel ran.

## Lessons

lesson-first_turn = Dein erster Zug
lesson-first_turn-1 = Sie sind auf den Bratwurmportionen, die du dir erwürfelst. Wirf alle acht Würfel.
lesson-first_turn-2 = Such dir eine Seite aus, und alle Würfel, die sie zeigen, werden beiseitegelegt. Drei Vieren sind 12 wert: Nimm sie.
lesson-first_turn-3 = { $total } Punkte. Du könntest aufhören, hast aber noch keinen Wurm. Wirf die anderen { $hand } Würfel.
lesson-first_turn-4 = Die Vieren sind in diesem Zug vergeben. Nimm den Wurm: Er zählt 5.
lesson-first_turn-5 = { $total } Punkte mit Wurm, aber die kleinste Bratwurmportion ist die 21. Würfle weiter!
lesson-first_turn-6 = Der Wurm ist vergeben, also bleiben nur die Fünfen. Nimm beide.
lesson-first_turn-7 = { $total } Punkte, und die { $tile } liegt auf dem Bratwurmgrill. Hör auf und nimm sie!
lesson-first_turn-7-roll = Mutig! Aber mit zwei Würfeln geht es leicht schief. Nimm es zurück und sichere dir deine Bratwurmportion.
lesson-first_turn-end = Die { $top } gehört dir, mit { $worms } Würmern darauf. Das war ein ganzer Zug.

lesson-worm = Wozu ein Wurm gut ist
lesson-worm-1 = Ohne Wurm bekommst du nichts, egal wie hoch deine Summe ist. Würfle.
lesson-worm-2 = Kein Wurm in Sicht. Nimm die Fünfen, die bringen am meisten.
lesson-worm-3 = { $total } Punkte. Wirf die anderen { $hand } Würfel.
lesson-worm-4 = Die Vieren bringen mehr Punkte, aber da ist ein Wurm. Nimm den Wurm: Vielleicht kommt keiner mehr.
lesson-worm-4-keep = { $total } Punkte sehen gut aus, aber ohne Wurm gibt es dafür nichts. Nimm es zurück und wähle den Wurm.
lesson-worm-4-keep-2 = { $total } Punkte und immer noch kein Wurm. Ohne ihn gibt es dafür nichts. Nimm es zurück und wähle den Wurm.
lesson-worm-5 = { $total } Punkte und ein Wurm. Ein bisschen fehlt noch: Würfle.
lesson-worm-6 = Jetzt reicht beides. Such dir etwas aus.
lesson-worm-7 = { $total } Punkte mit Wurm: Hör auf und nimm die { $tile }.
lesson-worm-7-roll = Das war nicht nötig, und noch hast du nichts sicher. Nimm es zurück und hör auf.
lesson-worm-end = Merk dir: erst ein Wurm, dann die Summe. Die { $top } gehört dir.

lesson-failing = Wenn es schiefgeht
lesson-failing-1 = Mitten in einem Zug: { $total } Punkte, kein Wurm, und vor dir liegt die { $top }. Wirf die letzten { $hand } Würfel.
lesson-failing-2 = Da ist er: Nimm den Wurm.
lesson-failing-3 = Für { $total } Punkte gäbe es die { $tile }. Kluge Leute hören hier auf. Um zu sehen, was passieren kann, würfle noch einmal.
lesson-failing-3-stop = Gut entschieden, so spielt man. Aber hier geht es um den Fehlwurf: Nimm es zurück und würfle.
lesson-failing-end = Keine neue Seite: ein Fehlwurf. Deine Bratwurmportion liegt wieder auf dem Bratwurmgrill, und die höchste dort ist umgedreht. Die bekommt niemand mehr.

lesson-highest = Die höchste geht zurück
lesson-highest-1 = Du hast die { $top }, die höchste von allen. Mal sehen, was bei einem Fehlwurf mit ihr passiert. Würfle.
lesson-highest-2 = Nimm die Fünfen.
lesson-highest-3 = { $total } Punkte, kein Wurm. Wirf die anderen { $hand } Würfel.
lesson-highest-end = Keine neue Seite: ein Fehlwurf. Deine Bratwurmportion liegt wieder auf dem Bratwurmgrill und ist dort die höchste. Eine eben zurückgelegte wird nie umgedreht, also wird gar nichts umgedreht. Du kannst sie dir wieder holen.

lesson-stealing = Stehlen
lesson-stealing-1 = Du hast { $total }, die { $tile } wäre dir sicher. Aber schau: Bei Ben liegt oben auf dem Stapel die 32. Wirf die letzten { $hand } Würfel.
lesson-stealing-1-stop = Auf Nummer sicher! Aber wir haben es auf Bens Bratwurmportion abgesehen: Nimm es zurück und würfle.
lesson-stealing-2 = Nimm die Drei.
lesson-stealing-3 = Die { $total } liegt nicht auf dem Bratwurmgrill, Ben hat sie zugedeckt. Du bekämst die { $tile }, die nächstniedrigere. Einen Würfel noch!
lesson-stealing-3-stop = Du hast die nächstniedrigere genommen. Hier wollen wir mehr: Nimm es zurück und würfle.
lesson-stealing-4 = Genau, was du brauchst. Nimm die Zwei.
lesson-stealing-5 = { $total }! Genau die, die bei Ben oben liegt. Hör auf, und sie gehört dir.
lesson-stealing-end = Die { $top } kommt von Ben. Zum Stehlen brauchst du genau die Zahl der obersten Bratwurmportion, und nur die oberste ist in Gefahr.

lesson-end = Das Ende der Partie
lesson-end-1 = Eine Bratwurmportion liegt noch auf dem Bratwurmgrill, und du hast { $worms } Würmer. Wer sie nimmt, beendet die Partie. Würfle.
lesson-end-2 = Vier Würmer auf einmal! Nimm sie.
lesson-end-3 = { $total } Punkte reichen nicht. Wirf die anderen { $hand } Würfel.
lesson-end-4 = Dir fehlen noch vier Punkte. Die Vier schafft es, beide Zweien auch.
lesson-end-4-keep = { $total } reicht nicht für die letzte Bratwurmportion. Nimm es zurück und finde vier Punkte.
lesson-end-5 = { $total }: Hör auf und nimm die letzte Bratwurmportion.
lesson-end-end = Der Bratwurmgrill ist leer, also ist die Partie zu Ende. Du hast { $worms } Würmer und gewinnst. Bei Gleichstand entscheidet die höchste einzelne Bratwurmportion. Jetzt kannst du das ganze Spiel!

lesson-canned_worm = Der Dosenwurm
lesson-canned_worm-1 = Du hast den Dosenwurm. Er zählt als Wurm und 5 Punkte, wenn du ganz ohne Wurm aufhörst. Würfle.
lesson-canned_worm-2 = Den Wurm brauchst du diesmal nicht. Nimm die Fünfen.
lesson-canned_worm-3 = { $total }, und mit dem Dosenwurm fünf mehr. Würfle weiter.
lesson-canned_worm-4 = Nimm beide Vieren.
lesson-canned_worm-5 = { $total } auf den Würfeln, fünf aus der Dose: macht { $tile }. Hör auf!
lesson-canned_worm-end = Die { $top } ganz ohne Wurm auf den Würfeln, und den Dosenwurm behältst du. Gegen einen Wurf ohne neue Seite hilft er nie.

lesson-hen = Die Glucke
lesson-hen-1 = Ben hat die 21, und die Glucke bewacht sie. Versuch, sie zu stehlen. Würfle.
lesson-hen-2 = Nimm die Vieren.
lesson-hen-3 = { $total } Punkte. Wirf die anderen { $hand } Würfel.
lesson-hen-4 = Nimm den Wurm: Das macht 21.
lesson-hen-5 = { $total }, die liegt bei Ben oben. Hör auf und sieh, was die Glucke tut.
lesson-hen-6 = Ben hat seine Bratwurmportion behalten, und die Glucke ist zu dir gekommen. Jetzt bewacht sie deine { $top }. Ben war dran. Würfle.
lesson-hen-7 = Nimm die Fünfen.
lesson-hen-8 = { $total } ohne Wurm. Wirf die letzten { $hand } Würfel und sieh, was bei einem Fehlwurf passiert.
lesson-hen-end = Ein Fehlwurf, aber die { $top } hast du noch: Nur die Glucke ist zurückgegangen, und nichts wurde umgedreht.

lesson-raven = Der Rabe
lesson-raven-1 = Der Rabe sitzt auf der 23. Behalten kann ihn niemand, aber seine Bratwurmportion bringt einen Rostbratwurm. Würfle.
lesson-raven-2 = Nimm die drei Würmer.
lesson-raven-3 = { $total } Punkte, acht fehlen noch. Würfle.
lesson-raven-4 = Beide Vieren, bitte.
lesson-raven-5 = { $total }: die Bratwurmportion des Raben. Hör auf!
lesson-raven-end = Du hast die { $top } und einen Rostbratwurm, zusammen { $worms } Würmer. Der Rabe ist auf die niedrigste freie Bratwurmportion geflogen.

lesson-weasel = Das Wiesel
lesson-weasel-1 = Du hast das Wiesel. Einmal pro Zug wirft es die eben geworfenen Würfel noch einmal. Würfle.
lesson-weasel-2 = Ein guter Wurf, spar dir das Wiesel auf. Nimm die Fünfen.
lesson-weasel-2-reroll = Das Wiesel hat noch einmal geworfen. Du brauchst es gleich: Nimm es zurück und heb es dir auf.
lesson-weasel-3 = { $total } Punkte. Wirf die anderen { $hand } Würfel.
lesson-weasel-4 = Nur Fünfen! Ohne Wiesel wäre das ein Fehlwurf. Lass es noch einmal werfen.
lesson-weasel-5 = Viel besser. Nimm die Würmer.
lesson-weasel-6 = { $total } Punkte. Hör auf und nimm die { $tile }.
lesson-weasel-end = Die { $top } nach einem Fehlwurf: Danke, Wiesel. In deinem nächsten Zug kann es wieder helfen.

lesson-golden_die = Der Goldene Würfel
lesson-golden_die-1 = Du hast den Goldenen Würfel: drei Einsen und drei Würmer. Entscheide vor dem ersten Wurf. Nimm ihn dazu!
lesson-golden_die-1-roll = Ohne ihn wirfst du acht Würfel wie sonst. Nimm es zurück und versuch es mit dem Goldenen.
lesson-golden_die-2 = Auch der Goldene Würfel zeigt einen Wurm. Nimm beide Würmer zusammen.
lesson-golden_die-3 = { $total } Punkte und noch { $hand } Würfel. Würfle.
lesson-golden_die-4 = Die 11 und die 13 musst du genau treffen. Die Drei macht 13, und die kann dir niemand stehlen. Die vier Vieren machen 26 mit zwei Würmern. Such dir etwas aus.
lesson-golden_die-4-keep-1 = Genau { $total }! Aber auf der steht der Dosenwurm, und niemand behält zwei Spezialisten. Dazu gibt es eine eigene Lektion. Nimm es erst einmal zurück.
lesson-golden_die-5 = { $total } Punkte: Hör auf und nimm die { $tile }.
lesson-golden_die-end = Die { $top } gehört dir, und der Goldene Würfel wartet auf deinen nächsten Zug. Merk dir zur 11 und zur 13: Du bekommst sie nur vom Bratwurmgrill und nur mit genau dieser Summe. Liegen sie oben auf deinem Stapel, kann sie niemand stehlen, und deinen Spezialisten auch nicht.

lesson-apple = Der Apfel
lesson-apple-1 = Der Apfel steht auf der 29. Während der Partie tut er nichts, aber am Ende ist er drei Würmer wert. Würfle.
lesson-apple-2 = Vier Würmer! Nimm sie.
lesson-apple-3 = { $total } Punkte, neun fehlen noch. Würfle.
lesson-apple-4 = Nimm die drei Dreien.
lesson-apple-5 = { $total }: Hör auf, und der Apfel gehört dir.
lesson-apple-6 = Drei Würmer auf der Bratwurmportion und drei für den Apfel: schon { $worms }. Aber bei einem Fehlwurf oder Diebstahl verlierst du beides. Ben war dran. Würfle.
lesson-apple-7 = Nimm die Fünfen.
lesson-apple-8 = { $total } Punkte, kein Wurm. Wirf die letzten { $hand } Würfel und sieh, was ein Fehlwurf kostet.
lesson-apple-end = Ein Fehlwurf. Die 29 liegt wieder auf dem Bratwurmgrill, und der Apfel steht auf der niedrigsten freien Bratwurmportion, der 13. Danach wurde die 36 umgedreht. Der Apfel zählt nur für den, der ihn am Ende hat.

lesson-bratworms = Rostbratwürmer
lesson-bratworms-1 = Zwei oder mehr Einsen auf einmal beiseitegelegt bringen einen Rostbratwurm. Würfle.
lesson-bratworms-2 = Drei Einsen! Sie sind wenig wert, aber nimm sie.
lesson-bratworms-3 = Da ist dein Rostbratwurm, am Ende einen Wurm wert. Würfle weiter und sieh, was bei einem Fehlwurf passiert.
lesson-bratworms-end = Ein Fehlwurf, aber der Rostbratwurm bleibt dir: bisher { $worms } Wurm. Ist der Vorrat leer, nimmst du einen von jemand anderem, aber nie von dem, der die Glucke hat.

lesson-two_specialists = Zwei Spezialisten
lesson-two_specialists-1 = Du hast das Wiesel, und auf der 27 steht der Goldene Würfel. Hol ihn dir. Würfle.
lesson-two_specialists-2 = Nimm die drei Würmer.
lesson-two_specialists-3 = { $total } Punkte, zwölf fehlen noch. Würfle.
lesson-two_specialists-4 = Nimm die drei Vieren.
lesson-two_specialists-5 = { $total }: Hör auf und nimm die { $tile } mit dem Goldenen Würfel.
lesson-two_specialists-6 = Jetzt hast du zwei Spezialisten, und niemand behält zwei. Such aus, wer zurückgeht.
lesson-two_specialists-end = Der andere Spezialist steht jetzt auf der niedrigsten freien Bratwurmportion, wo ihn jeder bekommen kann. Pass auf deinen auf: Du verlierst ihn mit deiner Bratwurmportion, bei einem Fehlwurf ebenso wie bei einem Diebstahl. Nur die Glucke schützt dich.
