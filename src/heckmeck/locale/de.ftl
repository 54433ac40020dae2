# Deutsch. Ein Katalog für alle Oberflächen; die Namen sind überall dieselben.

product = heckmeck

## Spielteile

tile-worms = { $worms ->
    [one] { $tile }, ein Wurm
   *[other] { $tile }, { $worms } Würmer
}
tile-down = { $tile }, umgedreht
tile-with = { $tile }, darauf steht: { $specialist }
tile-gone = { $tile }, schon weg
tile-lit = die bekommst du, wenn du jetzt aufhörst

specialist-canned_worm = Dosenwurm
specialist-hen = Glucke
specialist-raven = Rabe
specialist-weasel = Wiesel
specialist-golden_die = Goldener Würfel
specialist-apple = Apfel
specialist-canned_worm-does = Zählt als Wurm, wenn du ohne einen aufhörst.
specialist-hen-does = Beschützt deine Bratwurmportionen.
specialist-raven-does = Bringt einen Rostbratwurm und fliegt weiter.
specialist-weasel-does = Wirft dieselben Würfel noch einmal, einmal pro Zug.
specialist-golden_die-does = Ein neunter Würfel, der 1 oder einen Wurm zeigt.
specialist-apple-does = Am Ende drei Würmer wert.

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

## Der Tisch

grill = Bratwurmgrill
players = Mitspieler
dice = Würfel
set-aside = Beiseite
nothing-aside = Noch nichts beiseitegelegt
no-tile = keine Bratwurmportion
tiles-below = +{ $count }
tiles-below-spoken = { $count ->
    [one] 1 Bratwurmportion darunter
   *[other] { $count } Bratwurmportionen darunter
}
top-tile = oben liegt die { $tile }
to-move = ist dran
your-turn = Du bist dran
seconds-left = noch { $count } Sekunden
me = du
on-this-device = an diesem Gerät
is-bot = Bot
stand-in = Für { $name } spielt ein Bot
left-for-good = { $name } ist gegangen. Ein Bot spielt weiter
is-back = { $name } ist wieder da
away = weg
thinking = { $name } überlegt …
rolling = Die Würfel rollen …
hand-ready = { $count ->
    [one] 1 Würfel in der Hand
   *[other] { $count } Würfel in der Hand
}

choose-face = Welche Würfel legst du beiseite?
choose-face-spoken = { $dice }, bringt { $adds }
face-used = vergeben
face-used-spoken = { $dice }: In diesem Zug hast du schon { $face } beiseitegelegt
roll-dice = { $count ->
    [one] 1 Würfel werfen
   *[other] { $count } Würfel werfen
}
roll-with-golden = Mit dem Goldenen würfeln
roll-without-golden = Ohne ihn würfeln
stop = Aufhören
stop-take = bringt die { $tile }
stop-steal = stiehlt die { $tile } von { $name }
stop-hen = lockt die Glucke von { $name } weg
stop-fail = ein Fehlwurf
stop-lower = lieber eine niedrigere nehmen
stopping-take = Aufhören bringt dir die { $tile } vom Bratwurmgrill
stopping-steal = Aufhören stiehlt die { $tile } von { $name }
stopping-hen = Aufhören lockt die Glucke von { $name } weg; die { $tile } bleibt liegen
stopping-no_worm = Noch nichts: kein Wurm
stopping-nothing_to_take = Noch nichts: für { $total } gibt es nichts
stopping-exact_tile_missing = Nichts: die { $total } liegt nicht auf dem Bratwurmgrill
stopping-canned = der Dosenwurm zählt 5
weasel-reroll = Wiesel: noch einmal werfen
accept-fail = Fehlwurf hinnehmen
roll-failed = Keine neue Seite
roll-failed-weasel = Keine neue Seite. Das Wiesel kann diese Würfel noch einmal werfen.
rob-title = Wem nimmst du einen Rostbratwurm weg?
return-title = Du hast zwei Spezialisten. Wer geht zurück?
return-one = Zurück: { $specialist }
rob-one = Von { $name }
last-dice = Kein Wurf mehr möglich: jetzt aufhören

## Was passiert ist

ev-dice_landed = { $name } würfelt { $dice }
ev-face_set_aside = { $name } legt { $dice } beiseite: { $total }
ev-bratworm_taken = { $name } bekommt einen Rostbratwurm
ev-bratworm_robbed = { $name } nimmt { $from } einen Rostbratwurm weg
ev-weasel_used = Das Wiesel von { $name } wirft noch einmal
ev-failed-no_new_face = Fehlwurf für { $name }: keine neue Seite
ev-failed-accepted = { $name } nimmt den Fehlwurf hin
ev-failed-no_worm = Fehlwurf für { $name }: kein Wurm
ev-failed-nothing_to_take = Fehlwurf für { $name }: nichts zu nehmen
ev-failed-exact_tile_missing = Fehlwurf für { $name }: die liegt nicht da
ev-tile_taken = { $name } nimmt die { $tile }
ev-tile_stolen = { $name } stiehlt die { $tile } von { $from }
ev-tile_defended = Die Glucke rettet { $from } die { $tile } und geht zu { $name }
ev-specialist_gained = { $name } hat jetzt { the-specialist-object }
ev-specialist_gained-from = { $name } bekommt { the-specialist-object } von { $from }
ev-specialist_put_back = { the-specialist-begins } geht zurück auf die { $tile }
ev-specialist_moved = { the-specialist-begins } zieht auf die { $tile }
ev-specialist_left = { the-specialist-begins } verlässt das Spiel
ev-tile_returned = Die { $tile } kommt zurück auf den Bratwurmgrill
ev-tile_turned = Die { $tile } wird umgedreht
ev-turn_started = { $name } ist dran
ev-game_over = Das Spiel ist zu Ende
ev-won = Gewonnen: { $names }
game-begins = Das Spiel beginnt
earlier-moves = Frühere Züge kannst du dir nach dem Spiel noch mal ansehen
what-happened = Was passiert ist
show-all = Alles zeigen, was passiert ist
supply = { $count } im Vorrat
actions = Dein Zug
hot-turn = { $name } ist dran: Gib das Gerät weiter
other-device = Auch auf einem anderen Gerät spielen
other-device-is = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt einmal.
other-device-link = Link erzeugen
hint-legend = zu erwartende Würmer · Risiko eines Fehlwurfs
hint-spoken = { $value } Würmer wert, { $risk } Risiko für einen Fehlwurf

reaction-hello = Hallo!
reaction-thanks = Danke!
reaction-well_done = Gut gemacht!
reaction-lucky = Glück gehabt!
reaction-ouch = Autsch!
reaction-laugh = Haha!
reaction-worm = Mmh, Würmer!
reaction-hurry = Lass dir ruhig Zeit …
reaction-good_game = Schönes Spiel!
back = Zurück

## Startseite und neuer Tisch

tagline = Würfeln, Würmer schnappen, nicht zu gierig werden. Für zwei bis sieben, auch mit Bots.
play-bots = Sofort spielen
play-now = Gegen drei Bots spielen
play-friends = Mit Freunden spielen
create-table = Einen Tisch eröffnen
your-name = Dein Name
name-hint = so sehen dich die anderen
join-code = Mit Code dazukommen
join = Mitspielen
my-tables = Deine Spiele
public-tables = Offene Tische
no-public-tables = Gerade gibt es keinen offenen Tisch. Eröffne einen!
past-games = Frühere Spiele
more = Mehr
replay = Noch mal ansehen
verify = Nachprüfen
settings = Einstellungen
independent = Eine unabhängige Umsetzung des Würfelspiels von Reiner Knizia, erschienen bei Zoch. Alle Bilder sind unsere eigenen.
edition = Ausgabe
edition-original = Grundspiel
edition-original-is = Sechzehn Bratwurmportionen und acht Würfel: der Klassiker.
edition-specialists = Mit Spezialisten
edition-specialists-is = Zwei Bratwurmportionen mehr, sechs Figuren, die etwas können, und Rostbratwürmer.
bot-level = Stärke der Bots
bot-random = Wirr
bot-random-is = macht irgendwas
bot-cautious = Vorsichtig
bot-cautious-is = hört früh auf
bot-worms = Hungrig
bot-worms-is = zählt die Würmer genau
bot-margin = Schlau
bot-margin-is = verdirbt dir auch das Spiel
bot-easy = Leicht
bot-easy-is = für die ersten Spiele
bot-normal = Normal
bot-normal-is = spielt gut
bot-hard = Schwer
bot-hard-is = spielt sehr gut
bot-expert = Experte
bot-expert-is = spielt auf Sieg
seats = Plätze
bots-at-start = Bots
pace = Tempo
pace-relaxed = Gemütlich
pace-relaxed-is = Ohne Uhr.
pace-lively = Flott
pace-lively-is = Eine Minute pro Zug.
pace-days = Tage
pace-days-is = Zwei Tage pro Zug.
more-options = Mehr einstellen
table-title = Name des Tisches
table-public = In der Liste der offenen Tische zeigen
table-hints = Tipps erlauben
table-typed = Mit echten Würfeln würfeln und eintippen
option-steal = Stehlen
option-steal-required = Immer
option-steal-optional = Oder eine niedrigere nehmen
option-returned = Zurückgegebene Bratwurmportion, wenn sie die höchste ist
option-returned-stays = Bleibt offen
option-returned-turned = Wird auch umgedreht
option-golden = Goldener Würfel
option-golden-ones = Einsen und Würmer
option-golden-standard = Wie die anderen
yes = Ja
no = Nein
on = An
off = Aus
guest-1 = Hungrige Henne
guest-2 = Wendiges Wiesel
guest-3 = Rauflustiger Rabe
guest-4 = Mutiger Marder
guest-5 = Goldene Gans
guest-6 = Fröhliche Elster
guest-7 = Tapfere Taube
guest-8 = Rostiger Gockel
life-open = wartet auf Mitspieler
life-running = läuft
life-finished = zu Ende
life-abandoned = aufgegeben

## Einstellungen

language = Sprache
theme = Farben
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
sound = Ton
motion = Bewegung
motion-auto = Wie das Gerät
motion-off = Wenig
speed = Geschwindigkeit
speed-normal = Zum Mitverfolgen
speed-fast = Schnell
notify = Sag mir, wenn ich dran bin
reactions = Reaktionen der anderen

## Warteraum

table-of = Tisch { $code }
invite = Andere einladen
invite-text = Komm an meinen Tisch und spiel mit!
invite-watch = Jemanden zum Zuschauen einladen
invite-only-here = Dieser Link funktioniert nur auf diesem Computer. Damit Handys in deinem Netz mitspielen können, starte das Spiel mit { $command }.
code-is = Code dieses Tisches
link = Link zu diesem Tisch
share-link = Link teilen
share-moment = Link zu diesem Moment teilen
copied = Kopiert
qr-code = QR-Code mit dem Link zu diesem Tisch
who-is-here = Wer ist da
seat-empty = freier Platz
add-bot = Bot dazusetzen
add-bot-short = + Bot
remove = { $name } wegschicken
stand-up = Aufstehen
sit-down = Hinsetzen
waits-for-you = { $name } wartet auf dich
table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
hot-seat = Noch jemand spielt an diesem Gerät
friend-name = Name der Person
add = Hinzufügen
start-game = { $count ->
    [0] Anfangen
    [1] Anfangen
    [2] Zu zweit anfangen
    [3] Zu dritt anfangen
    [4] Zu viert anfangen
    [5] Zu fünft anfangen
    [6] Zu sechst anfangen
    [7] Zu siebt anfangen
   *[other] Zu { $count } anfangen
}
need-two = Ihr müsst mindestens zwei sein. Lade jemanden ein oder setz einen Bot dazu.
waiting-start = Es geht los, sobald der Gastgeber es sagt.
table-abandoned = Dieser Tisch wurde aufgegeben.

## Am Tisch

menu = Menü
hint = Chancen zeigen
close = Schließen
loading = Einen Moment …
go-home = Zur Startseite
table-unknown = Diesen Tisch gibt es nicht, oder er ist nicht offen für dich.
sent-away = Dein Platz wurde frei gemacht. Du bist nicht mehr an diesem Tisch.
keys-help = Tasten: 1 bis 5 und w legen Würfel beiseite, r würfelt, s hört auf, h zeigt die Chancen.
link-open = verbunden
link-connecting = Verbindung wird aufgebaut
link-lost = nicht verbunden
link-closed = nicht verbunden
connection-lost = Keine Verbindung
connection-lost-more = Die Verbindung ist weg. Verloren geht nichts: Wir versuchen es weiter, und sobald es klappt, geht das Spiel weiter.
while-away = Während du weg warst
all-right = Alles klar
bot-plays-for-you = Ein Bot spielt gerade für dich.
take-back = Wieder selbst spielen
hand-over = Einen Bot für mich spielen lassen
leave-seat = Das Spiel verlassen
leave-sure = Ein Bot übernimmt deinen Platz für immer. Wirklich gehen?
leave-yes = Ja, gehen
close-table = Diesen Tisch aufgeben
type-title = Was zeigen die Würfel?
type-dice = { $left ->
    [one] Noch 1 Würfel: Tippe an, was er zeigt
    [0] Schau die Würfel noch einmal an
   *[other] Noch { $left } Würfel: Tippe an, was sie zeigen
}
type-golden = Und der Goldene Würfel?
undo = Zurücknehmen
dice-are-right = So liegen die Würfel
error-offline = Der Server antwortet nicht. Bist du online?
try-again = Noch einmal versuchen
error-broken = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.
needs-script = Diese Seite braucht JavaScript.

## Das Ende

you-won = Du hast gewonnen!
worm-unit = { $count ->
    [one] Wurm
   *[other] Würmer
}
tie-highest_tile = Gleichstand: Die höchste einzelne Bratwurmportion hat entschieden.
tie-shared = Gleichstand, und niemand hat eine Bratwurmportion: Der Sieg wird geteilt.
play-again = Noch einmal spielen
next-waits = Das nächste Spiel wartet auf dich.
verify-dice = Würfel nachprüfen
download = Herunterladen

## Ansehen und nachprüfen

replay-is = Sieh dir jedes aufgezeichnete Spiel noch einmal an: Wähle eine .heck-Datei oder lass sie hier fallen.
replay-at = Schritt { $at } von { $of }
replay-line = Zeile { $line }: { $why }
play = Abspielen
pause = Anhalten
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
point-before = Voriger Wendepunkt
point-next = Nächster Wendepunkt
choose-record = Aufzeichnung wählen
drop-record = oder lass eine .heck-Datei irgendwo auf dieser Seite fallen
file-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
not-a-record = Das ist keine Aufzeichnung eines Spiels.
verify-is = Vor dem ersten Wurf legt sich der Server auf ein Geheimnis fest. Nach dem Spiel kann dein Browser jeden Wurf selbst nachrechnen. Lass eine Aufzeichnung fallen, dann siehst du es.
verdict-verified = Die Würfel stimmen nachweislich
verdict-failed = Etwas stimmt nicht
verdict-unproven = Die Würfel lassen sich nicht nachprüfen
roll-count = { $count ->
    [one] 1 Wurf
   *[other] { $count } Würfe
}
check-right = stimmt
check-wrong = stimmt nicht
check-unproven = nicht gezeigt
check-proof = Beweis in der Aufzeichnung
proof-hmac-sha256-1 = Verfahren hmac-sha256-1.
proof-none = Die Aufzeichnung enthält keinen Beweis für ihre Würfel.
proof-typed = Hier wurde mit echten Würfeln gewürfelt und eingetippt.
proof-unknown = Die Aufzeichnung nennt ein Verfahren, das diese Seite nicht kennt.
proof-secret = Das Geheimnis wird erst nach dem Spiel verraten.
proof-malformed = Der Beweis ist nicht so geschrieben, wie er sein muss.
check-commitment = Geheimnis und Festlegung
check-commitment-is = SHA-256 des Geheimnisses muss { $commitment } sein.
check-kept = Die am Tisch gesehene Festlegung
check-kept-is = Es muss die sein, die dieses Gerät vor dem Spiel gezeigt bekam.
check-nonce = Dein Anteil an den Würfeln
check-nonce-is = Die Zufallszahl dieses Geräts muss unter den Anteilen sein.
check-first = Wer beginnt
check-first-is = Der erste Platz muss der ausgeloste sein.
check-rolls = Alle Würfel
check-rolls-is = { $proven } von { $rolls } Würfen folgen aus Geheimnis und Anteilen.
check-fault = Zeile { $line }: Die Würfel zeigen { $shown }, Wurf Nummer { $number } muss { $must } zeigen.

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
console-failed-accepted = Der Fehlwurf wird hingenommen.
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
player-number = Spieler { $player }
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
console-by-hand = Du spielst jetzt für { $names }: Die Aufzeichnung nennt dafür keinen Bot, der hier bekannt ist, und eine Aufzeichnung startet nie ein Programm. Soll ein Bot spielen, nenne alle: { $command }
console-bot-failed = { $why }. Für { $name } spielt ein vorsichtiger Bot weiter.
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
      A1 … G3       diese Regel erklären
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
move-nothing-over = nichts, das Spiel ist zu Ende

error-resume = mit --resume kommen Ausgabe, Optionen, Startspieler und Würfel aus der Aufzeichnung
error-resume-seats = in der Aufzeichnung spielen { $players }: nenne mit --resume niemanden oder alle, oder an ihrer Stelle bot:ART
error-exists = { $path } gibt es schon; spiele mit --resume weiter oder wähle einen anderen Namen
error-players = { $least } bis { $most } können mitspielen, nicht { $given }
error-first = --first ist ein Platz von 1 bis { $last }, nicht { $given }
error-unreadable = { $file }: lässt sich nicht lesen: { $why }
error-unwritable = { $file }: lässt sich nicht schreiben: { $why }
error-in-use = { $file }: ein anderes Spiel schreibt gerade hinein
error-changed = { $file }: jemand anders hat die Datei seit Spielbeginn geändert; es wird nichts mehr geschrieben
error-output = die Ausgabe lässt sich nicht schreiben: { $why }

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

## Das Regelbuch: Kapitel

rules-title = Regeln
rules-when = Was genau passiert, wenn …
rules-example = Beispiel:
rules-worm-face = Wurm
rules-topics = Themen: { $topics }
rules-nothing = Über „{ $word }“ steht nichts in den Regeln. Es gibt die Themen { $topics } und jede Zeile von A1 bis G3.
rules-made = Dies ist eine unabhängige Umsetzung des Würfelspiels von Reiner Knizia, mit Regeln in eigenen Worten und eigenen Bildern.
# Wie ein Kapitel mit einem Wort heißt, wenn man danach fragt.
topic-minute = minute
topic-setup = aufbau
topic-turn = zug
topic-buying = summe
topic-taking = nehmen
topic-failing = fehlwurf
topic-specialists = spezialisten
topic-bratworms = rostbratwürmer
topic-end = ende
topic-options = varianten
topic-all = alles

chapter-minute = In einer Minute
chapter-minute-text =
    Würfle mit acht Würfeln. Such dir eine Seite aus und lege alle Würfel, die sie zeigen, beiseite. Wirf den Rest, such dir eine Seite aus, die du noch nicht hast, und so weiter. Ein Wurm zählt 5 Punkte, die anderen Seiten das, was sie zeigen.

    Nach dem Beiseitelegen darfst du jederzeit aufhören. Du brauchst mindestens einen Wurm. Deine Summe sagt dir, welche Bratwurmportion du bekommst: Nimm sie vom Bratwurmgrill, oder stiehl sie, wenn sie bei jemandem oben auf dem Stapel liegt. Geht beides nicht, bekommst du die nächstniedrigere vom Grill.

    Zeigt ein Wurf nur Seiten, die du schon hast, ist das ein Fehlwurf: Deine oberste Bratwurmportion kommt zurück auf den Grill, und die höchste dort wird umgedreht.

    Liegt auf dem Grill keine offene Bratwurmportion mehr, ist das Spiel zu Ende. Wer die meisten Würmer hat, gewinnt.
chapter-setup = Was du brauchst
chapter-setup-text =
    Zwei bis sieben Leute. Im Grundspiel liegen sechzehn Bratwurmportionen offen auf dem Bratwurmgrill, von 21 bis 36. Sie zeigen einen Wurm (21–24), zwei (25–28), drei (29–32) oder vier Würmer (33–36). Dazu gehören acht weiße Würfel mit den Seiten 1, 2, 3, 4, 5 und Wurm.

    In der Ausgabe mit Spezialisten kommen die Bratwurmportionen 11 und 13 mit je einem Wurm dazu, sechs Spezialisten, der Goldene Würfel und sieben Rostbratwürmer. Am Anfang steht der Dosenwurm auf der 11, die Glucke auf der 21, der Rabe auf der 23, das Wiesel auf der 25, der Goldene Würfel auf der 27 und der Apfel auf der 29.

    Nach der gedruckten Regel beginnt, wer am jüngsten ist; hier entscheidet das Los. Gespielt wird im Uhrzeigersinn.
chapter-turn = Dein Zug
chapter-turn-text = Ein Zug heißt: würfeln, beiseitelegen und entscheiden – noch einmal oder aufhören?
chapter-buying = Was du für deine Summe bekommst
chapter-buying-text = Wenn du aufhörst, zählt zweierlei: ob ein Wurm unter den beiseitegelegten Würfeln ist, und ihre Summe.
chapter-taking = Nehmen und Stehlen
chapter-taking-text = Deine Bratwurmportionen liegen auf einem Stapel, und nur die oberste ist in Gefahr. In der Ausgabe mit Spezialisten kann eine Bratwurmportion einen Spezialisten mitbringen.
chapter-failing = Ein Fehlwurf
chapter-failing-text = Ein Fehlwurf ist es, wenn ein Wurf keine neue Seite zeigt oder wenn du aufhörst und es nichts zu nehmen gibt. Dann ist der Nächste dran, und meistens kostet es dich eine Bratwurmportion.
chapter-specialists = Die Spezialisten
chapter-specialists-text = Sechs Spezialisten warten auf dem Bratwurmgrill. Wer ihre Bratwurmportion nimmt, bekommt sie dazu, und niemand behält je zwei.
chapter-bratworms = Rostbratwürmer
chapter-bratworms-text = Sieben Rostbratwürmer liegen im Vorrat. Jeder ist am Ende einen Wurm wert, und mit einer Bratwurmportion zusammen kann sie niemand stehlen.
chapter-end = Das Ende und der Sieg
chapter-end-text = Das Spiel endet von selbst, wenn der Bratwurmgrill leer ist oder alles umgedreht liegt. Dann werden die Würmer gezählt.
chapter-options = Varianten am Tisch
chapter-options-text = Von sich aus gilt, was gedruckt ist. Vor dem Spiel darf ein Tisch das hier anders abmachen.

## Das Regelbuch: die Spezialisten

rule-canned_worm = Der Dosenwurm springt für den fehlenden Wurm ein: Hörst du ganz ohne Wurm auf, zählt er als Wurm und 5 Punkte. Er wird nicht verbraucht.
rule-hen = Die Glucke bewacht deinen Stapel. Ein Dieb bekommt nur die Glucke, und nach einem Fehlwurf geht nur die Glucke zurück. So oder so bist du die Glucke los und behältst deine Bratwurmportionen.
rule-raven = Den Raben hat nie jemand. Wer seine Bratwurmportion nimmt, bekommt einen Rostbratwurm, und der Rabe fliegt weiter.
rule-weasel = Das Wiesel wirft die eben geworfenen Würfel noch einmal, einmal pro Zug, sogar nach einem Fehlwurf.
rule-golden_die = Der Goldene Würfel ist ein neunter Würfel mit drei Einsen und drei Würmern. Vor deinem ersten Wurf entscheidest du, ob er mitkommt.
rule-apple = Der Apfel tut nichts, er wartet. Wer ihn am Ende hat, zählt drei Würmer mehr.

## Das Regelbuch: jede Zeile

rule-A1-when = ein Zug beginnt?
rule-A1 = Du wirfst alle acht weißen Würfel. Passen geht nicht.
rule-A1-example = { $name } beginnt mit { $count } Würfeln. Würfeln ist der einzige Zug, aufhören geht noch nicht.
rule-A2-when = gewürfelt wurde?
rule-A2 = Du musst alle Würfel von genau einer Seite beiseitelegen, und zwar von einer, die in diesem Zug noch nicht beiseiteliegt. Vorher kannst du nicht aufhören.
rule-A2-example = { $name } würfelt { $dice } und entscheidet sich für die { $face }: Alle { $count } kommen beiseite, das sind { $total } Punkte. In diesem Zug ist die { $face } damit vergeben.
rule-A3-when = alle gewürfelten Seiten schon beiseiteliegen?
rule-A3 = Das ist ein Fehlwurf. Nur das Wiesel kann noch helfen.
rule-A3-example = Bei { $name } liegen { $aside } beiseite, gewürfelt wird { $dice }. Da ist keine neue Seite dabei: ein Fehlwurf.
rule-A4-when = nach dem Beiseitelegen noch Würfel übrig sind?
rule-A4 = Du hast die Wahl: alle übrigen Würfel werfen oder aufhören. Zum Weiterwürfeln muss dir mindestens eine Seite noch fehlen.
rule-A4-example = Bei { $name } liegen { $aside } beiseite, { $total } Punkte, und { $count } Würfel sind übrig. Beides geht: würfeln oder aufhören.
rule-A5-when = kein Würfel mehr übrig ist oder alle sechs Seiten beiseiteliegen?
rule-A5 = Aufhören ist der einzige Zug.
rule-A5-example = { $name } legt den letzten Würfel beiseite, eine { $face }. Die Summe ist { $total }, und der Zug ist hier zu Ende.
rule-A5-example-2 = { $name } hat alle sechs Seiten beiseitegelegt, { $total } Punkte. { $count } Würfel sind noch übrig, aber kein Wurf könnte helfen: Der Zug ist hier zu Ende.
rule-A6-when = jemand ohne Wurm aufhört oder mit einer Summe, für die es nichts gibt?
rule-A6 = Das ist erlaubt und ein Fehlwurf. Du darfst auch mit Absicht scheitern.
rule-A6-example = { $name } hört mit { $aside } auf. Das wären { $total }, aber ein Wurm fehlt: ein Fehlwurf.
rule-A6-example-2 = { $name } hört mit { $aside } auf, { $total } Punkte. Würmer sind dabei, aber für so wenig gibt es nichts: ein Fehlwurf.
rule-A7-when = zwei oder mehr Einsen auf einmal beiseitekommen?
rule-A7 = Mit Spezialisten bringt das genau einen Rostbratwurm, sofort und egal, wie viele Einsen es sind; der Goldene Würfel zählt mit. Du behältst ihn auch nach einem Fehlwurf. Einsen, die du nicht beiseitelegst, bringen nichts.
rule-A7-example = { $name } würfelt { $dice } und legt alle { $count } Einsen beiseite: ein Rostbratwurm. Der nächste Wurf ist ein Fehlwurf, aber den Rostbratwurm behält { $name }.
rule-B1-when = ich den Goldenen Würfel habe?
rule-B1 = Vor deinem ersten Wurf entscheidest du einmal, ob er zu den acht weißen Würfeln kommt. Dann ist er ein Würfel wie die anderen, bis du ihn beiseitelegst.
rule-B1-example = { $name } wirft { $white } weiße Würfel und den Goldenen: { $dice }. Der Goldene zeigt einen Wurm, also kommen { $count } Würmer zusammen beiseite.
rule-B2-when = ich das Wiesel habe?
rule-B2 = Gleich nach einem Wurf, bevor du davon etwas beiseitelegst, darfst du genau diese Würfel noch einmal werfen – einmal pro Zug, auch wenn der Wurf ein Fehlwurf wäre. Das zweite Ergebnis gilt. Du darfst den Fehlwurf auch hinnehmen.
rule-B2-example = Bei { $name } liegen { $aside } beiseite, gewürfelt wird { $first }: Das wäre ein Fehlwurf. Das Wiesel wirft dieselben Würfel noch einmal: { $second }. Jetzt gibt es etwas zu nehmen.
rule-B2-example-2 = { $name } würfelt { $dice }, ein Fehlwurf. Das Wiesel könnte noch einmal werfen, aber { $name } nimmt ihn hin und gibt die { $tile } zurück.
rule-B3-when = ich den Dosenwurm habe, aber keinen Wurm?
rule-B3 = Wenn du aufhörst, zählt der Dosenwurm von selbst als Wurm und 5 Punkte, und er bleibt bei dir. Würmer darfst du trotzdem beiseitelegen; sobald einer beiseiteliegt, tut der Dosenwurm nichts. Einen Fehlwurf rettet er nie.
rule-B3-example = { $name } hört mit { $aside } auf, das sind { $dice }. Mit dem Dosenwurm sind es { $total }, und { $name } nimmt die { $tile }.
rule-B3-example-2 = { $name } hat den Dosenwurm und hört mit { $aside } auf. Es sind Würmer dabei, also bringt er nichts dazu: { $total }, mehr nicht.
rule-C1-when = die Bratwurmportion mit meiner Summe offen auf dem Grill liegt?
rule-C1 = Du nimmst sie. Eine niedrigere darfst du dir nicht aussuchen.
rule-C1-example = { $name } hört mit { $aside } auf: { $total } Punkte mit Wurm. Die { $tile } liegt auf dem Grill, also nimmt { $name } sie.
rule-C2-when = die Bratwurmportion mit meiner Summe bei jemandem oben auf dem Stapel liegt?
rule-C2 = Du stiehlst sie, außer es ist die 11 oder die 13.
rule-C2-example = { $name } hat { $total } Punkte, und die { $tile } liegt bei { $victim } oben auf dem Stapel: gestohlen!
rule-C3-when = ich genau 11 oder 13 habe und diese Bratwurmportion nicht offen auf dem Grill liegt?
rule-C3 = Das ist ein Fehlwurf: Die 11 und die 13 bekommst du nur genau und nur vom Grill.
rule-C3-example = { $name } hört mit { $total } auf, aber die hat schon { $owner }: ein Fehlwurf.
rule-C4-when = es zu meiner Summe keine Bratwurmportion gibt?
rule-C4 = Du nimmst die höchste offene Bratwurmportion auf dem Grill, die unter deiner Summe liegt, aber nie die 11 oder die 13. Es ist egal, warum deine Zahl fehlt: Sie kann umgedreht sein, verdeckt unter einer anderen liegen, dir selbst schon gehören oder höher als 36 sein. Gibt es keine niedrigere, ist es ein Fehlwurf.
rule-C4-example = { $name } hört mit { $total } auf. So eine gibt es nicht, also nimmt { $name } die nächstniedrigere: die { $tile }.
rule-C4-example-2 = { $name } hört mit { $total } auf, aber die liegt umgedreht da. Die nächstniedrigere ist die { $tile }.
rule-C4-example-3 = { $name } hört mit { $total } auf, aber die liegt schon oben auf dem eigenen Stapel. Die nächstniedrigere ist die { $tile }.
rule-C4-example-4 = { $name } hört mit { $total } auf, aber die liegt verdeckt im Stapel von { $owner }. Die nächstniedrigere auf dem Grill ist die { $tile }.
rule-C4-example-5 = { $name } hört mit { $total } auf. Keine Bratwurmportion auf dem Grill ist niedrig genug: ein Fehlwurf.
rule-D1-when = ich eine Bratwurmportion nehme?
rule-D1 = Sie kommt offen oben auf deinen Stapel. Erst dann geht es um den Spezialisten, der auf ihr stand.
rule-D1-example = { $name } legt die { $tile } auf die { $below } und bekommt dann { the-specialist-object }.
rule-D2-when = ein Spezialist auf der Bratwurmportion steht?
rule-D2 = Du bekommst ihn, außer es ist der Rabe.
rule-D2-example = { $name } nimmt die { $tile } und bekommt dazu { the-specialist-object }.
rule-D3-when = der Rabe auf der Bratwurmportion steht?
rule-D3 = Du bekommst einen Rostbratwurm, und der Rabe zieht auf die niedrigste freie Bratwurmportion. Den Raben hat nie jemand.
rule-D3-example = { $name } nimmt die { $tile } und bekommt einen Rostbratwurm. Der Rabe fliegt weiter auf die { $next }.
rule-D4-when = ich jemanden ohne Glucke bestehle?
rule-D4 = Du bekommst die Bratwurmportion und dazu den Spezialisten, falls es einen gibt. Rostbratwürmer bleiben, wo sie sind.
rule-D4-example = { $name } stiehlt die { $tile } von { $victim } und dazu { the-specialist-object }. Den Rostbratwurm behält { $victim }.
rule-D5-when = ich jemanden mit der Glucke bestehle?
rule-D5 = Nur die Glucke kommt zu dir, die Bratwurmportion bleibt liegen. Dein Zug ist trotzdem gelungen.
rule-D5-example = { $name } würde die { $tile } stehlen, aber { $victim } hat die Glucke. Die Glucke geht an { $name }, und die { $tile } bleibt bei { $victim }.
rule-D6-when = ich jetzt zwei Spezialisten habe?
rule-D6 = Du wählst, welchen du zurückgibst. Niemand behält je zwei.
rule-D6-example = { $name } hat das Wiesel und nimmt die { $tile }, auf der der Goldene Würfel steht. Einer von beiden muss zurück.
rule-D7-when = ein Spezialist zurückkommt oder weiterzieht?
rule-D7 = Er geht auf die niedrigste freie Bratwurmportion: die niedrigste offene auf dem Grill, auf der niemand steht, auch die 11 und die 13. Gibt es keine, verlässt er das Spiel. Wird später eine niedrigere frei, bleibt er stehen.
rule-D7-example = { $name } gibt das Wiesel zurück. Auf der { $occupied } steht der Dosenwurm, also ist die { $tile } die niedrigste freie.
rule-D7-example-2 = { $name } gibt das Wiesel zurück, aber auf jeder Bratwurmportion auf dem Grill steht schon jemand. Das Wiesel verlässt das Spiel.
rule-D8-when = oben auf meinem Stapel die 11 oder die 13 liegt?
rule-D8 = Niemand kann sie stehlen, und damit ist auch dein Spezialist sicher, selbst die Glucke.
rule-D8-example = { $name } erreicht die { $tile }, die bei { $owner } oben liegt, und bekommt nichts. { $owner } behält sie und den Dosenwurm.
rule-D8-example-2 = { $name } hat { $total }, aber { $owner } hat die { $tile } daraufgelegt. { $name } bekommt nichts, und { $owner } behält die Glucke.
rule-E1-when = ich einen Rostbratwurm bekomme?
rule-E1 = Solange welche da sind, nimmst du ihn aus dem Vorrat.
rule-E1-example = { $name } nimmt die Bratwurmportion des Raben und einen von { $before } Rostbratwürmern; { $after } sind noch da.
rule-E2-when = der Vorrat leer ist?
rule-E2 = Du nimmst jemandem einen Rostbratwurm weg; du suchst aus, wem. Wer die Glucke hat, ist sicher, auch ohne Bratwurmportion.
rule-E2-example = { $name } legt zwei Einsen beiseite, aber der Vorrat ist leer. { $one } und { $other } haben Rostbratwürmer; { $name } wählt { $victim }.
rule-E2-example-2 = { $name } legt zwei Einsen beiseite, und der Vorrat ist leer. { $holder } hat Rostbratwürmer, aber auch die Glucke: { $name } bekommt nichts.
rule-E3-when = nur eine Person infrage kommt oder niemand?
rule-E3 = Kommt nur eine Person infrage, nimmst du den Rostbratwurm ohne Rückfrage von ihr. Kommt niemand infrage, passiert nichts.
rule-E3-example = { $name } legt zwei Einsen beiseite. Nur { $victim } hat Rostbratwürmer, also nimmt sich { $name } dort sofort einen.
rule-E3-example-2 = { $name } hat schon alle { $count } Rostbratwürmer und legt zwei Einsen beiseite. Niemand hat noch einen: Es passiert nichts.
rule-F1-when = ich die Glucke und eine Bratwurmportion habe und scheitere?
rule-F1 = Nur die Glucke geht zurück. Deine Bratwurmportion behältst du, und auf dem Grill wird nichts umgedreht.
rule-F1-example = { $name } hat einen Fehlwurf. Die Glucke geht zurück auf die { $next }, und { $name } behält die { $tile }.
rule-F2-when = ich die Glucke ohne Bratwurmportion habe und scheitere?
rule-F2 = Es passiert nichts. Die Glucke bleibt bei dir.
rule-F2-example = { $name } hat die Glucke, aber keine Bratwurmportion, und dann einen Fehlwurf. Alles bleibt, wie es war.
rule-F3-when = ich eine Bratwurmportion habe, aber nicht die Glucke, und scheitere?
rule-F3 = Erstens kommt deine oberste Bratwurmportion offen zurück auf den Grill. Zweitens geht dein Spezialist zurück. Drittens wird die höchste offene auf dem Grill umgedreht, außer es ist die, die du eben zurückgegeben hast. Viertens zieht ein Spezialist weiter, der auf der umgedrehten stand; der Rabe bringt dabei nichts.
rule-F3-example = { $name } hat einen Fehlwurf. Die { $tile } kommt zurück auf den Grill, und die { $turned }, dort die höchste, wird umgedreht.
rule-F3-example-2 = { $name } hat mit einem Spezialisten einen Fehlwurf. Die { $tile } kommt zurück, für { the-specialist-object } geht es zurück auf die { $next }, und die { $turned } wird umgedreht.
rule-F3-example-3 = { $name } hat einen Fehlwurf und gibt die { $tile } zurück. Jetzt ist sie die höchste auf dem Grill, also bleibt sie offen, und nichts wird umgedreht.
rule-F3-example-4 = { $name } hat einen Fehlwurf und gibt die { $tile } zurück. Die höchste, die { $turned }, wird umgedreht, und { the-specialist-object } findet man jetzt auf der { $next }.
rule-F4-when = ich keine Bratwurmportion habe und scheitere?
rule-F4 = Nichts wird zurückgegeben und nichts umgedreht.
rule-F4-example = { $name } hat noch keine Bratwurmportion und dann einen Fehlwurf. Auf dem Grill bleibt alles, wie es ist.
rule-F5-when = eine Bratwurmportion umgedreht ist?
rule-F5 = Sie bleibt bis zum Ende verdeckt auf dem Grill liegen. Man kann sie nicht nehmen, und sie gilt nie als die höchste.
rule-F5-example = { $name } hat { $total }, aber die liegt umgedreht da. { $name } nimmt die { $tile }.
rule-G1-when = keine offene Bratwurmportion mehr auf dem Grill liegt?
rule-G1 = Das Spiel ist sofort zu Ende, sobald Spezialisten und Rostbratwürmer dieses Zuges geklärt sind.
rule-G1-example = { $name } nimmt die letzte Bratwurmportion. Einer von zwei Spezialisten muss noch zurück, dann ist das Spiel zu Ende.
rule-G2-when = die Würmer gezählt werden?
rule-G2 = Es zählen die Würmer auf deinen Bratwurmportionen, einer für jeden Rostbratwurm und drei für den Apfel.
rule-G2-example = { $name } hat { $tiles } Würmer auf Bratwurmportionen und den Apfel: { $score }. { $other } hat { $other_tiles } und einen Rostbratwurm: { $other_score }. { $name } gewinnt.
rule-G3-when = es einen Gleichstand gibt?
rule-G3 = Von denen, die gleichauf liegen, gewinnt, wer die höchste einzelne Bratwurmportion hat. Hat keiner von ihnen eine, teilen sie sich den Sieg.
rule-G3-example = { $name } und { $other } haben beide { $score } Würmer. { $name } hat die { $tile } und gewinnt.
rule-G3-example-2 = { $name } und { $other } haben beide { $score } Würmer, lauter Rostbratwürmer. Eine Bratwurmportion hat keiner von beiden: Sie teilen sich den Sieg.
rule-option-steal-name = Stehlen
rule-option-steal-when = an diesem Tisch niemand stehlen muss?
rule-option-steal = Variante „Stehlen ist freiwillig“: Statt zu stehlen, darfst du die nächstniedrigere Bratwurmportion vom Grill nehmen.
rule-option-steal-example = { $name } könnte mit { $total } stehlen, nimmt aber lieber die { $tile } vom Grill.
rule-option-returned_highest-name = Rückgabe
rule-option-returned_highest-when = an diesem Tisch auch die zurückgegebene umgedreht wird?
rule-option-returned_highest = Variante „Auch die zurückgegebene wird umgedreht“: Nach einem Fehlwurf wird die höchste umgedreht, selbst wenn es die eben zurückgegebene ist.
rule-option-returned_highest-example = { $name } hat einen Fehlwurf und gibt die { $tile } zurück. Sie ist die höchste und wird hier umgedreht.
rule-option-golden_die-name = Goldener Würfel
rule-option-golden_die-when = der Goldene Würfel an diesem Tisch gewöhnlich ist?
rule-option-golden_die = Variante „Goldener Würfel mit gewöhnlichen Seiten“: Er zeigt wie die weißen Würfel 1, 2, 3, 4, 5 und Wurm.
rule-option-golden_die-example = Der Goldene Würfel von { $name } zeigt eine { $face }. Mit den weißen Würfeln zusammen kommen { $count } davon beiseite.

## Lernen

learn = Lernen
learn-new = Neu hier? In fünf Minuten gelernt
learn-title = Spielen lernen
learn-is = Kurze Lektionen am echten Tisch. Die Würfel sind gestellt, der Rest liegt bei dir.
learn-original = Das Grundspiel
learn-original-is = Etwa fünf Minuten
learn-specialists = Die Spezialisten
learn-specialists-is = Zwei Minuten mehr, in beliebiger Reihenfolge
learn-done = geschafft
learn-step = Schritt { $at } von { $of }
learn-take-back = Zurücknehmen
learn-next = Nächste Lektion
learn-again = Noch einmal
learn-all = Alle Lektionen
learn-play = Das erste Spiel spielen
learn-rule = Regel { $row }
why = Warum?
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-before = vorher
rules-after = nachher
rules-link = Link zu { $row }

lesson-detour-keep = Das ist erlaubt und macht { $total }. Nimm es für diese Lektion zurück und folge dem Hinweis.
lesson-detour-roll = Würfeln darfst du. Diese Würfel sind gefallen. Nimm es für diese Lektion zurück und folge dem Hinweis.
lesson-detour-stop = Aufhören darfst du, und das kommt dabei heraus. Nimm es für diese Lektion zurück und folge dem Hinweis.
lesson-detour-reroll = Das Wiesel hat noch einmal geworfen. Du brauchst es gleich: Nimm es zurück und heb es dir auf.
lesson-detour-fail = Du darfst ihn hinnehmen, und das kommt dabei heraus. Nimm es zurück und lass das Wiesel ran.

lesson-first_turn = Dein erster Zug
lesson-first_turn-1 = Du beginnst. Jeder Zug fängt mit allen acht Würfeln an: Wirf sie.
lesson-first_turn-2 = Such dir eine Seite aus, und alle Würfel, die sie zeigen, kommen beiseite. Drei Vieren sind 12 wert: Nimm sie.
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
lesson-worm-5 = { $total } Punkte und ein Wurm. Ein bisschen fehlt noch: würfle.
lesson-worm-6 = Jetzt reicht beides. Nimm, was du magst.
lesson-worm-7 = { $total } Punkte mit Wurm: Hör auf und nimm die { $tile }.
lesson-worm-7-roll = Das war nicht nötig, und noch hast du nichts sicher. Nimm es zurück und hör auf.
lesson-worm-end = Merk dir: erst ein Wurm, dann die Summe. Die { $top } gehört dir.

lesson-failing = Wenn es schiefgeht
lesson-failing-1 = Mitten in einem Zug: { $total } Punkte, kein Wurm, und vor dir liegt die { $top }. Wirf die letzten { $hand } Würfel.
lesson-failing-2 = Da ist er: Nimm den Wurm.
lesson-failing-3 = Für { $total } Punkte gäbe es die { $tile }. Kluge Leute hören hier auf. Um zu sehen, was passieren kann, würfle noch einmal.
lesson-failing-3-stop = Gut entschieden, so spielt man. Aber hier geht es ums Scheitern: Nimm es zurück und würfle.
lesson-failing-end = Keine neue Seite: ein Fehlwurf. Deine Bratwurmportion liegt wieder auf dem Bratwurmgrill, und die höchste dort ist umgedreht. Die bekommt niemand mehr.

lesson-stealing = Stehlen
lesson-stealing-1 = Du hast { $total }, die { $tile } wäre dir sicher. Aber schau: Bei Ben liegt oben auf dem Stapel die 32. Wirf die letzten { $hand } Würfel.
lesson-stealing-1-stop = Auf Nummer sicher! Aber wir haben es auf Bens Bratwurmportion abgesehen: Nimm es zurück und würfle.
lesson-stealing-2 = Nimm die Drei.
lesson-stealing-3 = Die { $total } liegt nicht auf dem Bratwurmgrill, Ben hat sie zugedeckt. Du bekämst die { $tile }, die nächstniedrigere. Einen Würfel noch!
lesson-stealing-3-stop = Du hast die nächstniedrigere genommen. Hier wollen wir mehr: Nimm es zurück und würfle.
lesson-stealing-4 = Genau, was du brauchst. Nimm die Zwei.
lesson-stealing-5 = { $total }! Genau die, die bei Ben oben liegt. Hör auf, und sie gehört dir.
lesson-stealing-end = Die { $top } kommt von Ben. Zum Stehlen brauchst du genau die Zahl der obersten Bratwurmportion, und nur die oberste ist in Gefahr.

lesson-end = Das Ende des Spiels
lesson-end-1 = Eine Bratwurmportion liegt noch auf dem Bratwurmgrill, und du hast { $worms } Würmer. Wer sie nimmt, beendet das Spiel. Würfle.
lesson-end-2 = Vier Würmer auf einmal! Nimm sie.
lesson-end-3 = { $total } Punkte reichen nicht. Wirf die anderen { $hand } Würfel.
lesson-end-4 = Dir fehlen noch vier Punkte. Die Vier schafft es, beide Zweien auch.
lesson-end-4-keep = { $total } reicht nicht für die letzte Bratwurmportion. Nimm es zurück und finde vier Punkte.
lesson-end-5 = { $total }: Hör auf und nimm die letzte Bratwurmportion.
lesson-end-end = Der Bratwurmgrill ist leer, also ist das Spiel zu Ende. Du hast { $worms } Würmer und gewinnst. Bei Gleichstand entscheidet die höchste einzelne Bratwurmportion. Jetzt kannst du das ganze Spiel!

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
lesson-hen-6 = Ben hat seine Bratwurmportion behalten, und die Glucke ist zu dir gekommen. Jetzt bewacht sie deine { $top }. Ben hat gespielt; würfle.
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
lesson-golden_die-4 = Vier Vieren! Nimm sie.
lesson-golden_die-5 = { $total } Punkte. Hör auf.
lesson-golden_die-end = Mit neun Würfeln kommt man weit. Der Goldene Würfel bleibt bei dir und wartet auf deinen nächsten Zug.

lesson-apple = Der Apfel
lesson-apple-1 = Der Apfel steht auf der 29. Im Spiel tut er nichts, aber am Ende ist er drei Würmer wert. Würfle.
lesson-apple-2 = Vier Würmer! Nimm sie.
lesson-apple-3 = { $total } Punkte, neun fehlen noch. Würfle.
lesson-apple-4 = Nimm die drei Dreien.
lesson-apple-5 = { $total }: Hör auf, und der Apfel gehört dir.
lesson-apple-end = Drei Würmer auf der Bratwurmportion und drei für den Apfel: schon { $worms }. Aber Vorsicht: Wer sie dir stiehlt, bekommt auch den Apfel.

lesson-bratworms = Rostbratwürmer
lesson-bratworms-1 = Zwei oder mehr Einsen auf einmal beiseitegelegt bringen einen Rostbratwurm. Würfle.
lesson-bratworms-2 = Drei Einsen! Sie sind wenig wert, aber nimm sie.
lesson-bratworms-3 = Da ist dein Rostbratwurm, am Ende einen Wurm wert. Würfle weiter und sieh, was bei einem Fehlwurf passiert.
lesson-bratworms-end = Ein Fehlwurf, aber der Rostbratwurm bleibt dir: bisher { $worms } Wurm. Ist der Vorrat leer, nimmst du einen von jemand anderem, aber nie von dem, der die Glucke hat.

## Tipps im ersten Spiel

tips = Tipps für das erste Spiel
tip-off = Keine Tipps mehr
tip-ok = Verstanden
tip-roll = Du bist dran: Wirf alle acht Würfel.
tip-keep = Such dir eine Seite aus. Alle Würfel, die sie zeigen, kommen beiseite, und in diesem Zug kannst du sie nicht noch einmal wählen.
tip-worm = Du hast noch keinen Wurm. Ohne Wurm bekommst du nichts.
tip-low = Für { $total } Punkte gibt es noch nichts. Würfle weiter.
tip-take = Du könntest jetzt aufhören und die { $tile } nehmen. Oder du würfelst weiter.
tip-steal = { $total } liegt genau bei { $name } oben: Hör auf, und du stiehlst sie.
tip-hen = { $name } hat die Glucke. Wenn du aufhörst, bekommst du nur die Glucke, und die Bratwurmportion bleibt.
tip-failed = Keine neue Seite: ein Fehlwurf. Wer eine Bratwurmportion hat, gibt die oberste zurück, und die höchste auf dem Bratwurmgrill wird umgedreht.
tip-stolen = { $name } hat gestohlen. In Gefahr ist immer nur die oberste Bratwurmportion eines Stapels.
tip-return = Niemand behält zwei Spezialisten: Such aus, wer zurück auf den Bratwurmgrill geht.
tip-rob = Der Vorrat ist leer, also kommt der Rostbratwurm von jemand anderem. Such aus, von wem.

## Was der Server ablehnt, nach dem Code des Protokolls

refused-bad_message = Diese Anfrage war nicht zu verstehen.
name-empty = ein Name braucht mindestens ein sichtbares Zeichen
seats-too-few = es gibt nicht genug Plätze für alle
refused-too_large = Das ist zu groß.
refused-too_fast = Zu schnell. Warte einen Moment.
refused-protocol_unknown = Diese Seite ist veraltet. Lade sie neu.
refused-not_greeted = Die Verbindung kam nicht richtig zustande. Lade die Seite neu.
refused-token_unknown = Dieses Gerät ist hier nicht mehr bekannt.
refused-link_unknown = Dieser Link gilt nicht oder wurde schon benutzt.
refused-bad_origin = Diese Seite gehört nicht zu diesem Server.
refused-unknown_table = Diesen Tisch gibt es nicht, oder er ist nicht offen für dich.
refused-not_your_seat = Das ist nicht dein Platz.
refused-owner_only = Das kann nur der Gastgeber.
refused-too_many_tables = Du hast zu viele Tische. Beende erst einen.
refused-too_many_connections = Zu viele Verbindungen von hier.
refused-too_many_identities = Zu viele neue Spieler von hier. Warte ein wenig.
refused-not_open = Das geht nur, bevor das Spiel beginnt.
refused-not_running = Das geht nur, solange das Spiel läuft.
refused-not_finished = Das geht nur nach dem Spiel.
refused-no_such_seat = Diesen Platz gibt es nicht.
refused-seat_taken = Dieser Platz ist besetzt.
refused-seat_empty = Da sitzt niemand.
refused-too_few_players = Es sind zu wenige.
refused-unknown_bot = Diesen Bot gibt es nicht.
refused-standing_in = Ein Bot spielt für dich: Übernimm erst deinen Platz wieder.
refused-not_standing_in = Für dich spielt kein Bot.
refused-not_your_turn = Du bist nicht dran.
refused-stale_version = Das Spiel ist inzwischen weiter. Schau noch einmal hin und wähle neu.
refused-version_ahead = So weit ist das Spiel noch nicht.
refused-illegal_move = Dieser Zug geht jetzt nicht.
refused-dice_needed = An diesem Tisch werden die Würfel eingetippt.
refused-dice_not_typed = An diesem Tisch würfelt der Server.
refused-id_reused = Dieser Zug wurde schon geschickt.
refused-nonce_given = Dein Anteil an den Würfeln ist schon abgegeben.
refused-hints_off = An diesem Tisch gibt es keine Tipps.
refused-reactions_off = An diesem Tisch gibt es keine Reaktionen.
refused-no_hint = Hier gibt es keinen Tipp.
refused-not_found = Das wurde nicht gefunden.
refused-not_allowed = Das ist nicht erlaubt.
refused-stopping = Der Server startet gerade neu. Komm gleich wieder.
refused-broken = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.

### Chancen, Wettkämpfe, Prüfen und Server im Terminal

number = { $value }

## Chancen

odds-percent = { $percent } %
odds-unit = { $objective ->
    [tile] Chance auf eine Bratwurmportion
    [margin] erwarteter Vorsprung in Würmern
   *[worms] erwartete Würmer
}
odds-turn = { $edition ->
    [original] Grundspiel, Zug { $turn }: { $name } ist dran
   *[specialists] Ausgabe mit Spezialisten, Zug { $turn }: { $name } ist dran
}
odds-aside = beiseite
odds-rolled = gewürfelt
odds-moves = Spielzüge · { odds-unit } { $value }
odds-move = Spielzug
odds-value = Wert
odds-success = Erfolg
odds-fail = Fehlwurf
odds-keep = { $face } × { $count } beiseitelegen
odds-roll = { $count ->
    [one] 1 Würfel werfen
   *[other] { $count } Würfel werfen
}
odds-rob = { $name } einen Rostbratwurm wegnehmen
odds-return = { the-specialist-object } zurückgeben
odds-stop-take = aufhören: die { console-tile } nehmen
odds-stop-steal = aufhören: die { console-tile } von { $name } stehlen
odds-stop-hen = aufhören: die Glucke von { $name } gewinnen
odds-stop-fail = aufhören: nichts (Fehlwurf)
odds-gives-take = nimmt die { console-tile }
odds-gives-steal = stiehlt die { console-tile } von { $name }
odds-gives-hen = gewinnt die Glucke von { $name }
odds-gives-fail = nichts (Fehlwurf)
odds-or = { $one } oder { $other }
odds-ends = Wie der Zug dann endet
odds-end = Ende
odds-chance = Chance
odds-end-fail = Fehlwurf
odds-end-bratworm = { $end }, mit Rostbratwurm
odds-totals = Summen, wenn man nur auf diese eine spielt (mit Wurm)
odds-total = Summe
odds-at-least = mindestens
odds-exactly = genau
odds-buys = bringt hier
odds-over = { $file }: Das Spiel ist zu Ende; es gibt keinen Zug mehr, der Chancen hätte
odds-other-edition = { $edition ->
    [original] { $file }: das ist eine Partie des Grundspiels, nicht der Ausgabe mit Spezialisten
   *[specialists] { $file }: das ist eine Partie der Ausgabe mit Spezialisten, nicht des Grundspiels
}
odds-own-options = { $file }: die Aufzeichnung nennt ihre Optionen selbst
odds-too-long = { $file }: ist länger als { $megabytes } MB
odds-long-position = eine Stellung ist kürzer als { $most } Bytes
odds-empty = ist leer; erwartet wird eine Aufzeichnung oder eine Stellung
odds-neither = weder eine Aufzeichnung noch eine Stellung: { $why }
odds-figure-kind = --plot { $file }: ein Bild ist eine Datei, die auf .svg oder .png endet
odds-matplotlib = --plot braucht matplotlib; das kommt mit: { $command }
odds-unwritable = --plot { $file }: lässt sich nicht schreiben: { $why }
option-unknown = unbekannte Option { $name }; es gibt { $known }
option-value = für die Option { $name } gibt es { $one } oder { $other }, nicht { $given }

## Bilder

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

## Wettkämpfe und Turniere

arena-games = Partien
arena-bot = Bot
arena-wins = Siege %
arena-interval = 95-%-Intervall
arena-fair = gerecht %
arena-rating = Wertung
arena-score = Würmer
arena-failed = Fehlwürfe
arena-steals = Diebstähle
arena-time = Zeit je Spielzug
arena-against = gegen { $place }
arena-game-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
arena-block-count = { $blocks ->
    [one] 1 Block zu { $seatings } Sitzordnungen
   *[other] { $blocks } Blöcken zu { $seatings } Sitzordnungen
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
arena-picture-kind = ein Bild endet auf .svg oder .png, nicht { $file }
arena-no-directory = es gibt keinen Ordner { $directory }
arena-matplotlib = ein Bild braucht matplotlib: installiere { $package }
arena-too-few = ein Tisch zu { $players } braucht mindestens { $players } verschiedene Bots
match-size = ein Wettkampf ist für { $least } bis { $most } Bots, nicht { $given }
match-seconds = die Zeit für einen Spielzug ist eine Zahl von Sekunden über 0, nicht { $given }
match-directory = { $path } lässt sich nicht benutzen: { $why }
match-line = { $where }: diese Zeile ist kein Block eines Wettkampfs
match-unlike = Block { $block } ging anders aus, als er für seine Aufzeichnungen noch einmal gespielt wurde: ein Bot wiederholt sich nicht; wähle einen anderen Ordner
match-description = { $path } beschreibt keinen Wettkampf
match-other = in { $directory } liegt ein anderer Wettkampf, verschieden in { $keys }; wähle einen anderen Ordner
bot-unknown = es gibt keinen Bot „{ $name }“; es gibt { $known } und Programme: cmd:BEFEHL
bot-offered = der Bot „{ $name }“ aus { $origin } lässt sich nicht starten: { $why }
bot-command = „{ $name }“ ist kein Befehl: { $why }
bot-no-command = nach „{ $prefix }“ kommt der Befehl eines Bots
bot-no-program = es gibt kein Programm „{ $program }“ für den Bot „{ $name }“
bot-crashed = { $name } ist abgestürzt: { $why }
bot-illegal = { $name } hat { $move } geantwortet, was hier nicht erlaubt ist
# Was nach dem Namen eines Bots steht, der kampflos verliert.
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

## Eine Aufzeichnung prüfen

verify-verdict = { $verdict ->
    [verified] { $file }: bewiesen: { verify-counts }
    [so_far] { $file }: so weit es reicht, bewiesen: { verify-counts }
    [unproven] { $file }: lässt sich nicht beweisen: { verify-counts }
    [failed] { $file }: NICHT bewiesen, die Würfel stimmen nicht: { verify-counts }
   *[broken] { $file }: NICHT bewiesen, die Aufzeichnung ist beschädigt: { verify-counts }
}
verify-counts = { $count ->
    [one] 1 erlaubter Spielzug, { $matching } von { $rolls } Würfen stimmen
   *[other] { $count } erlaubte Spielzüge, { $matching } von { $rolls } Würfen stimmen
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
verify-first = first ist "drawn" oder fehlt, nicht { $given }
verify-secret = das Geheimnis ist nicht aufgedeckt, also lässt sich kein Wurf prüfen
verify-not-committed = das Geheimnis ist nicht das festgelegte: sein SHA-256 ist nicht die Festlegung
verify-lot = Platz { $seat } beginnt, aber das Los fiel auf Platz { $lot }
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
# Das Subjekt der beiden Sätze darunter.
proof-the-commitment = die Festlegung
proof-the-secret = das Geheimnis
proof-a-nonce = eine Zufallszahl
proof-digits = { $what } wird in Paaren der Ziffern 0-9a-f geschrieben
proof-length = { $what } hat { $digits } Hexziffern, nicht { $given }
proof-secret-length = das Geheimnis ist { $size } Bytes lang, nicht { $given }
proof-nonce-length = eine Zufallszahl ist { $least } bis { $most } Bytes lang, nicht { $given }
proof-nonce-count = es gibt { $given } Zufallszahlen für höchstens { $most } Plätze

## Der Server

serve-at = heckmeck läuft auf { $url }  (Strg-C beendet es)
serve-phones = Für Handys im selben Netz:
serve-only-here = Nur dieser Computer kommt dorthin. Für Handys im selben Netz: make play HOST=0.0.0.0 (oder heckmeck serve --host 0.0.0.0)
serve-stopped = Beendet. Alle Spiele sind gespeichert und gehen beim nächsten Start weiter.
serve-cannot-listen = auf { $host }, Port { $port }, geht es nicht: { $why }
store-format = { $file } hat das Format { $found }; dieses Programm kennt { $known }
store-unusable = { $file } lässt sich nicht benutzen: { $why }
store-used = ein anderer Server benutzt schon { $folder }
limit-unknown = es gibt keine Grenze „{ $name }“; es gibt { $known }
limit-number = die Grenze { $name } ist eine Zahl, nicht „{ $given }“
language-unknown = es gibt keine Sprache „{ $name }“; es gibt { $known }

## Worüber sich das Betriebssystem beschwert

system-ENOENT = Datei oder Ordner gibt es nicht
system-EACCES = keine Berechtigung
system-EPERM = das ist nicht erlaubt
system-EISDIR = das ist ein Ordner
system-ENOTDIR = das ist kein Ordner
system-EEXIST = die Datei gibt es schon
system-ENOSPC = der Speicher ist voll
system-EDQUOT = der erlaubte Speicherplatz ist aufgebraucht
system-EFBIG = die Datei wird zu groß
system-EROFS = hier darf nur gelesen werden
system-ENAMETOOLONG = der Dateiname ist zu lang
system-ELOOP = die Verknüpfungen drehen sich im Kreis
system-EIO = Ein- oder Ausgabefehler
system-EBADF = die Ausgabe ist geschlossen
system-ESPIPE = das ist keine gewöhnliche Datei
system-EMFILE = es sind zu viele Dateien offen
system-ENOEXEC = das ist kein Programm
system-EADDRINUSE = die Adresse ist schon belegt
system-EADDRNOTAVAIL = diese Adresse hat der Rechner nicht
system-database = die Datei ist keine Datenbank
system-open = die Datenbank lässt sich nicht öffnen
system-readonly = die Datenbank darf nur gelesen werden
system-host = diesen Rechnernamen gibt es nicht
system-lookup = der Rechnername lässt sich gerade nicht finden
system-nul = der Name enthält ein Nullzeichen

## Wie Aufzeichnungen und Stellungen geschrieben werden

record-utf8 = kein UTF-8-Text (Byte { $byte })
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
json-value = ein Wert fehlt
json-comma = ein Komma fehlt
json-colon = ein Doppelpunkt fehlt
json-name = ein Name in doppelten Anführungszeichen fehlt
json-more = nach dem Ende kommt noch etwas
json-open = eine Zeichenkette hört nicht auf
json-control = ein Steuerzeichen steht in einer Zeichenkette
json-escape = nach einem \ steht ein falsches Zeichen
json-unicode = nach \u müssen vier Hexziffern stehen
json-comma-object = ein Komma zu viel am Ende eines Objekts
json-comma-array = ein Komma zu viel am Ende einer Liste
# Was an einer Stellung falsch ist; davor steht der Schlüssel, um den es geht: „grill: fehlt“.
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
position-over = das Spiel ist zu Ende, wenn keine Bratwurmportion offen liegt, und nur dann
position-over-aside = das Spiel ist zu Ende, also liegt nichts beiseite
position-between = { the-specialist-begins } ist nirgends
position-rob = ein Rostbratwurm wird nur bei leerem Vorrat und nur mit einer Wahl weggenommen
position-no-bratworm = weder zwei Einsen noch die Bratwurmportion des Raben bringen hier einen Rostbratwurm
position-no-two = wer dran ist, hat keine zwei Spezialisten zur Wahl

## Hilfe der Konsole

help-usage = Aufruf:
help-options = Optionen:
help-commands = Befehle:
help-default = Vorgabe:
help-help = Zeigt diese Hilfe.
help-version = Zeigt die Version.
help-lang = Spricht diese Sprache (sonst die von LANG).
help-heckmeck = Das Würfelspiel Heckmeck: spielen, aufzeichnen, erforschen.
summary-play = Im Terminal spielen, mit Freunden an einer Tastatur oder Bots.
summary-serve = Den Spielserver starten, für Freunde und ihre Browser.
summary-replay = Ein aufgezeichnetes Spiel zeigen, in Worten oder als JSON.
summary-verify = Jeden Spielzug und jeden Wurf einer Aufzeichnung prüfen.
summary-odds = Genaue Chancen eines Zugs, in Worten, als JSON oder als Bild.
summary-arena = Bots viele Partien spielen lassen und messen, wer besser ist.
summary-tournament = Viele Bots, jeder gegen jeden, mit Wertung.
summary-rules = Die Regeln lesen: alle, ein Thema oder was ein Wort enthält.
help-play =
    An einer Tastatur spielen. Ohne Namen: du gegen einen Bot.

    Jeder NAME ist ein Mensch, jedes bot:ART ein Bot (bot:cautious, bot:random, ...). Das Spiel wird Spielzug für Spielzug aufgeschrieben, damit es auch nach Strg-C weitergehen kann:

      heckmeck play Anna Ben bot:cautious --edition specialists
      heckmeck play Anna "bot:cmd:python3 mybot.py"
      heckmeck play --resume spiel.heck
help-edition = Die Ausgabe, die gespielt wird.
help-play-option = Eine Option des Tisches: steal=optional, returned_highest=turned oder golden_die=standard.
help-first = Welcher Platz beginnt.
help-play-seed = Würfel, die dieser Startwert wiederholt; ohne ihn fallen sie neu.
help-save = Wohin die Aufzeichnung geschrieben wird.
help-resume = Ein gespeichertes Spiel fortsetzen.
help-serve =
    Den Spielserver laufen lassen, bis Strg-C.

    Alles liegt in einer SQLite-Datei im Datenordner; Spiele gehen nach einem Neustart weiter.
help-host = Die Adresse, auf der er hört; 0.0.0.0: für das ganze Netz.
help-port = Der Port; 0: irgendein freier.
help-data = Ordner für die Tische; wird angelegt, wenn er fehlt.
help-no-browser = Keinen Browser öffnen.
help-behind-proxy = X-Forwarded-For eines Proxys auf diesem Rechner glauben.
help-limit = Eine Grenze ändern.
help-replay =
    Aufgezeichnete Spiele zeigen: jeden Zug in Worten oder jede Stellung als JSON.

    DATEI ist eine Aufzeichnung (NAME.heck) oder - für die Standardeingabe. Eine beschädigte Aufzeichnung wird bis zu der Zeile gezeigt, die nicht lesbar ist; der Exit-Status ist dann 2.
help-replay-json = Eine Stellung pro Zeile ausgeben, als JSON.
help-last = Von jeder Datei nur die letzte Stellung ausgeben.
help-verify =
    Aufzeichnungen ohne Netz prüfen: jeden Spielzug, die Festlegung und jeden Wurf.

    Exit-Status: 0 alles ist bewiesen, 1 die Würfel stimmen nicht, 2 eine Aufzeichnung ist beschädigt, 3 nichts ist falsch, aber nicht alles lässt sich beweisen (kein Beweis, Geheimnis nicht aufgedeckt, Würfel eingetippt).
help-commitment = Die Festlegung, die du vor dem Spiel gesehen hast.
help-nonce = Eine Zufallszahl, die du selbst geschickt hast.
help-verify-json = Ein JSON-Objekt pro Datei.
help-odds =
    Die genauen Chancen eines Zugs zeigen.

    DATEI ist eine Aufzeichnung (ihre letzte Stellung zählt), eine Stellung als JSON oder - für die Standardeingabe. Ohne DATEI ist es der erste Zug eines neuen Spiels.
help-odds-edition = Die eines neuen Spiels.
help-objective = Worauf gespielt wird: irgendeine Bratwurmportion (tile), eigene Würmer (worms), Vorsprung in Würmern (margin).
help-odds-option = Eine Option des Tisches für eine Stellung oder ein neues Spiel, etwa steal=optional.
help-odds-json = Die Chancen als ein JSON-Objekt ausgeben.
help-odds-plot = Die Chancen in eine Datei zeichnen.
help-arena =
    Bots viele Partien spielen lassen und sagen, wer besser ist, mit ehrlichen Intervallen.

    Ein Bot ist ein Name (siehe `heckmeck tournament --list`) oder ein Programm: "cmd:python3 meinbot.py". Dieselben Würfel werden in jeder Sitzordnung gespielt, also wird die Zahl der Partien auf ganze Blöcke von Sitzordnungen aufgerundet. Derselbe Startwert gibt dieselben Partien, gleich wie viele Prozesse spielen. Strg-C hält an; mit --out macht derselbe Befehl weiter.
help-games = Partien jedes Wettkampfs.
help-seed = Der Startwert der Würfel.
help-jobs = Prozesse, die spielen.
help-json = Als JSON ausgeben.
help-move-seconds = Wie lange ein Programm für einen Spielzug brauchen darf.
help-out = Fertige Partien hier aufheben und später weitermachen.
help-records = Von jeder Partie eine Aufzeichnung schreiben.
help-arena-plot = Das Ergebnis zeichnen (.svg oder .png).
help-tournament =
    Viele Bots, jeder gegen jeden, mit einer Tabelle der Wertungen; ohne Namen alle eigenen.

    Jeder Tisch aus so vielen verschiedenen Bots spielt --games Partien.
help-players = Bots an einem Tisch.
help-list = Die vorhandenen Bots nennen und nichts spielen.
help-rules =
    Die Regeln lesen. Ohne Thema: das Spiel in einer Minute.

    THEMA ist ein Kapitel (minute, aufbau, zug, summe, nehmen, fehlwurf, spezialisten, rostbratwürmer, ende, varianten), alle zusammen (alles), eine Zeile der Regeln wie F3, ein Spezialist wie Glucke oder Wörter, nach denen gesucht wird.
# Was in der Hilfe für einen Wert steht.
meta-options = [OPTIONEN]
meta-command = BEFEHL [ANGABEN]...
meta-seats = [NAME|bot:ART]...
meta-files = DATEI...
meta-file = [DATEI]
meta-bots = BOT BOT [BOT]...
meta-some-bots = [BOT]...
meta-topic = [THEMA]...
meta-option = NAME=WERT
meta-limit = NAME=ZAHL
meta-hex = HEX
meta-figure = DATEI.svg|png
meta-path = PFAD
meta-number = ZAHL
meta-text = TEXT
# Was an einer Befehlszeile falsch ist.
usage-see = { $text }; siehe { $command }
usage-no-command = es gibt keinen Befehl „{ $given }“; es gibt { $known }
usage-no-option = es gibt keine Option { $option }
usage-no-option-but = es gibt keine Option { $option }, aber { $close } gibt es
usage-needs-value = die Option { $option } braucht einen Wert
usage-no-value = die Option { $option } hat keinen Wert
usage-missing = { $what } fehlt
usage-extra = { $given } ist zu viel
usage-one-of = dafür gibt es { $known }, nicht „{ $given }“
usage-whole = ist eine ganze Zahl, nicht „{ $given }“
usage-number = ist eine Zahl von { $least } bis { $most }, nicht „{ $given }“
usage-folder = „{ $given }“ ist eine Datei, kein Ordner

## Warum der beste Spielzug der beste ist

reason-only = Es gibt keinen anderen Spielzug.
reason-equal = Ein anderer Spielzug ist genauso gut.
reason-close = Es ist knapp: Der nächstbeste Spielzug ist kaum schlechter.
reason-worms = { $value ->
    [one] { $value } Wurm
   *[other] { $value } Würmer
}
reason-face = { $face ->
    [w] den Würmern
   *[other] der { $face }
}
reason-against = { $against ->
    [w] den Würmern
   *[other] der { $against }
}
reason-value = Das bringt im Schnitt { reason-worms }, der nächstbeste Spielzug { $other }.
reason-chance = Das gelingt in { $success } % der Fälle, der nächstbeste Spielzug in { $other } %.
reason-stop-take = Aufhören bringt sicher die { $tile }; Weiterwürfeln geht in { $fail } % der Fälle schief.
reason-stop-steal = Aufhören stiehlt { $name } sicher die { $tile }; Weiterwürfeln geht in { $fail } % der Fälle schief.
reason-stop-hen = Aufhören bringt sicher die Glucke von { $name }; Weiterwürfeln geht in { $fail } % der Fälle schief.
reason-roll-no_worm = Ohne Wurm bekommst du noch nichts; Weiterwürfeln gelingt in { $success } % der Fälle.
reason-roll-nothing = Für { $total } gibt es noch nichts; Weiterwürfeln gelingt in { $success } % der Fälle.
reason-roll-more = Weiterwürfeln bringt im Schnitt { reason-worms }, Aufhören { $other }; es geht in { $fail } % der Fälle schief.
reason-keep-worm = Ohne Wurm zählt nichts: Mit den Würmern gelingt der Zug in { $success } % der Fälle, mit { reason-against } nur in { $other } %.
reason-keep-safer = Mit { reason-face } gelingt der Zug in { $success } % der Fälle, mit { reason-against } nur in { $other } %.
reason-keep-richer = Mit { reason-face } kannst du { reason-worms } erwarten, mit { reason-against } { $other }.
reason-keep-weasel = Diese Würfel bringen im Schnitt { reason-worms }, ein neuer Wurf des Wiesels { $other }.
reason-weasel = Ein neuer Wurf des Wiesels bringt im Schnitt { reason-worms }, diese Würfel { $other }.
reason-weasel-failed = Das ist ein Fehlwurf; mit dem Wiesel gelingt der Zug noch in { $success } % der Fälle.
reason-accept = Den Fehlwurf hinzunehmen bringt im Schnitt { reason-worms }, das Wiesel { $other }.
reason-golden = Mit dem Goldenen Würfel gelingt der Zug in { $success } % der Fälle, ohne ihn nur in { $other } %.
reason-golden-value = Mit dem Goldenen Würfel kannst du { reason-worms } erwarten, ohne ihn { $other }.
reason-no-golden = Ohne den Goldenen Würfel gelingt der Zug in { $success } % der Fälle, mit ihm nur in { $other } %.
reason-no-golden-value = Ohne den Goldenen Würfel kannst du { reason-worms } erwarten, mit ihm { $other }.
reason-return = Gibst du { the-specialist-object } zurück, bringt der Zug { reason-worms }, sonst { $other }.
