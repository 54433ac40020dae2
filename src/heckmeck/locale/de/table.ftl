## Learning and rules

learn = Lernen
learn-new = Neu hier? In fünf Minuten gelernt
rules-title = Regeln
why = Warum?
rule-more = Die Regel

## Tiles on the grill

tile-worms = { $worms ->
    [one] { $tile }, ein Wurm
   *[other] { $tile }, { $worms } Würmer
}
tile-down = { $tile }, umgedreht
tile-with = darauf steht: { $specialist }
tile-gone = { $tile }, schon weg
tile-lit = Aufhören bringt jetzt genau diese

## The table

grill = Bratwurmgrill
players = Spieler
dice = Würfel
set-aside = Beiseite
label = { $name }: { $text }
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
turn-of = { $name } ist dran
seconds-left = noch { $count } Sekunden
me = du
on-this-device = an diesem Gerät
is-bot = Bot
stand-in = Für { $name } spielt ein Bot
left-for-good = { $name } ist gegangen. Ein Bot spielt weiter
was-removed = { $name } wurde entfernt. Ein Bot übernimmt
voted-stand_in = { $name } möchte, dass ein Bot für { $other } spielt
voted-remove = { $name } möchte { $other } aus der Partie entfernen
is-back = { $name } ist wieder da
away = nicht da
thinking = { $name } überlegt …
away-is = { $name } ist abwesend
away-bot-in = Ein Bot übernimmt in { $time }
away-no-bot = Die Partie wartet
away-wait = Länger warten
away-bot = Bot spielen lassen
watching-you = Du schaust zu
watching-play = Selbst spielen
watchers = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
watchers-are = Sie sehen, was alle sehen, und können nichts bewegen.
pass-to = Gib das Gerät weiter an { $name }
pass-here = { $name } ist da
pass-device = Zum Weitergeben des Geräts auffordern
skip-to-me = Weiter bis zu mir
skip-to-now = Zum jetzigen Stand
rolling = Die Würfel rollen …
hand-ready = { $count ->
    [one] 1 Würfel in der Hand
   *[other] { $count } Würfel in der Hand
}
choose-face = Welche Würfel legst du beiseite?
choose-face-spoken = { $dice }, bringt { $adds }
face-used = vergeben
face-used-spoken = { $dice }: Diese Seite ist in diesem Zug schon vergeben
roll-dice = { $count ->
    [one] 1 Würfel werfen
   *[other] { $count } Würfel werfen
}
roll-with-golden = Mit dem Goldenen würfeln
roll-without-golden = Ohne ihn würfeln
stop = Aufhören
stop-take = bringt die { $tile }
stop-steal = stiehlt die { $tile } von { $name }
stop-hen = bringt die Glucke von { $name }
stop-fail = mit einem Fehlwurf
stop-lower = Lieber eine niedrigere nehmen
stopping-take = Aufhören bringt die { $tile } vom Bratwurmgrill
stopping-steal = Aufhören stiehlt die { $tile } von { $name }
stopping-hen = Aufhören bringt die Glucke von { $name }; die { $tile } bleibt liegen
stopping-no_worm = Noch nichts: kein Wurm
stopping-nothing_to_take = Noch nichts: für { $total } gibt es nichts
stopping-exact_tile_missing = Noch nichts: die { $total } liegt nicht auf dem Bratwurmgrill
weasel-reroll = Wiesel: noch einmal werfen
accept-fail = Fehlwurf hinnehmen
roll-failed = Keine neue Seite
roll-failed-weasel = Keine neue Seite. Wiesel einsetzen?
rob-title = Wem nimmst du einen Rostbratwurm weg?
return-title = Du hast zwei Spezialisten. Wen gibst du ab?
return-one = Zurück: { $specialist }
rob-protected = Die Glucke schützt die Rostbratwürmer von { $name }.
last-dice = Weiterwürfeln geht nicht mehr: Jetzt aufhören
fail-sure = { $do ->
    [fail] Fehlwurf hinnehmen?
   *[stop] Mit einem Fehlwurf aufhören?
}
fail-yes = { $do ->
    [fail] Hinnehmen
   *[stop] Trotzdem aufhören
}
fail-no = Weiterspielen
power-canned_worm = ersetzt den fehlenden Wurm
power-hen = bewacht deinen Stapel
power-raven = bringt einen Rostbratwurm
power-weasel = ein zweiter Wurf pro Zug
power-golden_die = ein neunter Würfel
power-apple = Zusatzwürmer am Ende

## What the pieces mean now

means-range = { $from } bis { $to }
means-tile = { $you ->
    [yes] Du bekommst sie mit einer Summe von { $totals } und mindestens einem Wurm.
   *[no] { $name } bekommt sie mit einer Summe von { $totals } und mindestens einem Wurm.
}
means-tile-lit = Jetzt aufzuhören bringt sie ein.
means-tile-turned = { $you ->
    [yes] Bei einem Fehlwurf von dir wird sie umgedreht.
   *[no] Bei einem Fehlwurf von { $name } wird sie umgedreht.
}
means-tile-down = Niemand kann sie mehr nehmen. Sie bleibt bis zum Ende umgedreht.
means-tile-held = { $you ->
    [yes] Sie liegt in deinem Stapel.
   *[no] Sie liegt im Stapel von { $name }.
}
means-on-tile = Wer diese Bratwurmportion nimmt, bekommt { the-specialist-object }.
means-below = { $count ->
    [one] Darunter liegt die { $tiles }. Was verdeckt ist, ist sicher.
   *[other] Darunter liegen { $tiles }. Was verdeckt ist, ist sicher.
}
means-no-tile = { $you ->
    [yes] Du hast noch keine Bratwurmportion.
   *[no] { $name } hat noch keine Bratwurmportion.
}
means-steal = { $you ->
    [yes] Andere können deine { $tile } mit genau { $tile } stehlen.
    [nobody] Andere können die { $tile } von { $name } mit genau { $tile } stehlen.
   *[no] Mit genau { $tile } stiehlst du die { $tile } von { $name }.
}
means-loot = { $you ->
    [yes] Wer stiehlt, bekommt auch { the-specialist-object }.
    [nobody] Wer stiehlt, bekommt auch { the-specialist-object }.
   *[no] Dazu bekämst du { the-specialist-object }.
}
means-hen = { $you ->
    [yes] Deine Glucke schützt deine { $tile }: Ein Dieb bekommt die Glucke, die { $tile } bleibt.
    [nobody] Die Glucke schützt die { $tile } von { $name }: Ein Dieb bekommt die Glucke, die { $tile } bleibt.
   *[no] Die Glucke schützt die { $tile } von { $name }: Mit genau { $tile } bekommst du die Glucke, die { $tile } bleibt.
}
means-safe = Die { $tile } kann niemand stehlen.
means-failing = { $you ->
    [yes] Bei einem Fehlwurf: { $parts }.
   *[no] Bei einem Fehlwurf von { $name }: { $parts }.
}
means-failing-free = { $you ->
    [yes] Ein Fehlwurf würde dich gerade nichts kosten.
   *[no] Ein Fehlwurf würde { $name } gerade nichts kosten.
}
cost-returned = { $you ->
    [yes] du verlierst die { $tile }
   *[no] die { $tile } geht zurück auf den Bratwurmgrill
}
cost-put_back = { $specialist ->
    [canned_worm] der Dosenwurm geht zurück auf die { $tile }
    [hen] die Glucke geht zurück auf die { $tile }
    [raven] der Rabe geht zurück auf die { $tile }
    [weasel] das Wiesel geht zurück auf die { $tile }
    [golden_die] der Goldene Würfel geht zurück auf die { $tile }
   *[apple] der Apfel geht zurück auf die { $tile }
}
cost-left = { $specialist ->
    [canned_worm] der Dosenwurm scheidet aus
    [hen] die Glucke scheidet aus
    [raven] der Rabe scheidet aus
    [weasel] das Wiesel scheidet aus
    [golden_die] der Goldene Würfel scheidet aus
   *[apple] der Apfel scheidet aus
}
cost-turned = die { $tile } wird umgedreht
cost-hen = { $you ->
    [yes] du verlierst die Glucke und behältst die { $tile }
   *[no] die Glucke geht, die { $tile } bleibt
}
means-score = { worm-count }: { $parts }.
means-score-tiles = { $count } auf Bratwurmportionen
means-score-extra = { $count } für { the-specialist-object }
means-extra = { $count ->
    [one] Am Ende ist er einen Wurm wert.
   *[other] Am Ende ist er { $count } Würmer wert.
}
means-weasel-used = In diesem Zug ist es schon benutzt.
means-weasel-ready = In diesem Zug kann es noch helfen.
means-hen-mine = Die Glucke schützt deine { $tile }: Bei einem Fehlwurf verlierst du stattdessen die Glucke.
means-hen-idle = { $you ->
    [yes] Du hast nichts zu schützen, also bleibt die Glucke auch bei einem Fehlwurf bei dir.
   *[no] { $name } hat nichts zu schützen, also bleibt die Glucke auch bei einem Fehlwurf dort.
}
means-bratworms = Jeder Rostbratwurm zählt am Ende als ein Wurm.
means-bratworms-safe = Solange der Vorrat reicht, nimmt niemand einem Spieler welche weg.
means-bratworms-hen = Die Glucke schützt sie.
means-bratworms-open = Der Vorrat ist leer. Der nächste wird einem Spieler weggenommen.
means-supply = Du bekommst einen, wenn du zwei oder mehr Einsen auf einmal beiseitelegst oder die Bratwurmportion mit dem Raben nimmst.
means-keep = { $dice }: { $before } + { $adds } = { $total }
means-keep-then = Danach: { $words }
means-used = Diese Seite liegt schon beiseite. In diesem Zug kann sie nicht noch einmal gewählt werden.
means-next-total = Die nächste Summe, mit der es etwas vom Bratwurmgrill gibt, ist { $total }.
means-roll = Kommt keine neue Seite, ist es ein Fehlwurf.
means-first-roll = Der erste Wurf eines Zuges ist nie ein Fehlwurf.
means-clock = { $count ->
    [one] Noch 1 Sekunde für diesen Zug
   *[other] Noch { $count } Sekunden für diesen Zug
}

## The log

game-begins = Die Partie beginnt
earlier-moves = Frühere Spielzüge kannst du dir nach der Partie noch einmal ansehen
what-happened = Was passiert ist
show-all = Alles zeigen, was passiert ist
turn-worms = { $text }, { worm-count }
turn-lost = { $text }. { $lost }
set-aside-sum = beiseite, zusammen { $total }
fold-log = Verlauf einklappen
supply = { $count } im Vorrat
actions = Aktionen
other-device = Auch auf einem anderen Gerät spielen
other-device-is = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt einmal.
other-device-link = Link erzeugen
devices = Deine Geräte
device-this = Dieses Gerät
device-unnamed = Ein Gerät ohne Namen
device-used = Zuletzt benutzt am { $day }
device-sign-out = Abmelden
device-sign-out-spoken = { $label } abmelden
devices-sign-out-others = Alle anderen Geräte abmelden
your-data = Deine Daten
your-data-download = Alles über mich herunterladen
your-data-delete = Alles über mich löschen
delete-title = Alles über dich löschen?
delete-what = Dein Name, deine Geräte und die Liste deiner Partien werden auf diesem Server gelöscht. Niemand kann das rückgängig machen.
delete-bots = Auch Partien, die du nur mit Bots gespielt hast, werden gelöscht.
delete-running = In laufenden Partien mit anderen spielt ein Bot unter deinem Namen weiter.
delete-finished = Beendete Partien mit anderen behalten deinen Namen. Ohne ihn könnte niemand mehr ihre Würfel prüfen.
delete-download = Wenn du etwas behalten willst, lade es vorher herunter.
delete-yes = Alles löschen
delete-no = Alles behalten
delete-done = Auf diesem Server ist alles über dich gelöscht.
hint-legend = Was die Zahlen sagen
hint-win = Gewinnchance
hint-margin = Würmer · Risiko
hint-win-spoken = { $chance } Gewinnchance
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
react = Reagieren
back = Zurück

## Home and creating a table

tagline = Würfeln, Würmer schnappen, nicht zu gierig werden. Für zwei bis sieben, mit oder ohne Bots.
play-now = Sofort spielen
play-against = Du gegen { $names }
play-friends = Mit Freunden spielen
create-table = Einen Tisch eröffnen
your-name = Dein Name
name-hint = so sehen dich andere
join-code = Mit Code dazukommen
join = Mitspielen
daily-title = Tagesaufgabe
daily-invite = Dieselben Würfel für alle. Heute hast du einen Versuch.
daily-running = Dein Versuch ist noch offen. Spiel weiter!
daily-done = Heute hast du gespielt: { $worms ->
    [one] 1 Wurm
   *[other] { $worms } Würmer
}. Bis morgen!
daily-given-up = Du hast den Versuch von heute aufgegeben. Morgen gibt es einen neuen.
daily-over = Nicht rechtzeitig beendet: Die Würfel dieser Aufgabe sind offengelegt.
my-tables = Laufende Partien
public-tables = Öffentliche Tische
no-public-tables = Gerade gibt es keinen öffentlichen Tisch. Eröffne einen!
my-games = Meine Partien
my-statistics = Meine Statistik
all-my-games = Alle meine Partien
game-place = { $place }. von { $players }
replay-of = Partie mit { $names } vom { $day } noch einmal ansehen
more = Mehr
replay = Aufzeichnung ansehen
verify = Nachprüfen
settings = Einstellungen
independent = Eine unabhängige Umsetzung des Würfelspiels von Reiner Knizia, erschienen bei Zoch. Alle Bilder sind unsere eigenen.
edition = Ausgabe
edition-original = Grundspiel
edition-original-is = Sechzehn Bratwurmportionen und acht Würfel: der Klassiker.
edition-specialists = Mit Spezialisten
edition-specialists-is = Zwei Bratwurmportionen mehr, sechs Spezialisten mit besonderen Fähigkeiten und Rostbratwürmer.
bot-level = Spielstärke
level-of = Spielstärke von { $name }
levels-differ = unterschiedlich stark
choose-opponents = Gegner aussuchen
opponents-count = { $count ->
    [one] 1 Gegner
   *[other] { $count } Gegner
}
shuffle = Mischen
other-bots = Andere Bots
seats = Plätze
seats-is = Menschen und Bots zusammen. Auf freie Plätze kannst du Bots setzen.
bots-at-start = Bots
pace = Tempo
pace-relaxed = Gemütlich
pace-relaxed-is = Ohne Zeitlimit.
pace-lively = Flott
pace-lively-is = Eine Minute pro Zug.
pace-days = Tage
pace-days-is = Zwei Tage pro Zug.
more-options = Weitere Optionen
table-title = Name des Tisches
table-public = Als öffentlichen Tisch anzeigen
table-public-is = Alle auf diesem Server sehen den Tisch in der Liste und können sich dazusetzen.
table-hints = Chancenanzeige erlauben
table-hints-is = Eine Glühbirne zeigt allen, wie gut jede Möglichkeit ist. Niemand hat dadurch einen Vorteil.
table-typed = Mit echten Würfeln würfeln und eintippen
table-confirm_fail = Vor einem Fehlwurf beim Aufhören nachfragen
table-confirm_fail-is = Wer aufhört und nichts bekommt, wird noch einmal gefragt und erfährt, was es kostet.
option-steal = Stehlen
option-steal-is = Was gilt, wenn deine Summe genau die oberste Bratwurmportion eines anderen ist: Du musst sie stehlen, oder du darfst auch eine niedrigere vom Bratwurmgrill nehmen.
option-steal-required = Pflicht
option-steal-optional = Freiwillig
option-returned_highest = Zurückgegebene Bratwurmportion
option-returned_highest-is = Nach einem Fehlwurf wird die höchste Bratwurmportion auf dem Bratwurmgrill umgedreht. Hier legst du fest, was gilt, wenn das die eben zurückgegebene ist.
option-returned_highest-stays = Bleibt offen
option-returned_highest-turned = Kann umgedreht werden
option-golden_die = Goldener Würfel
option-golden_die-is = Welche Seiten der Goldene Würfel hat: drei Einsen und drei Würmer, oder die der weißen Würfel.
option-golden_die-ones_and_worms = Einsen und Würmer
option-golden_die-standard = Wie die weißen Würfel
yes = Ja
no = Nein
on = An
off = Aus
guest-1 = Hungerhenne
guest-2 = Flinkwiesel
guest-3 = Raufrabe
guest-4 = Mutmarder
guest-5 = Goldgans
guest-6 = Lachelster
guest-7 = Tapfertaube
guest-8 = Rostgockel
life-open = wartet auf Mitspieler
life-running = läuft
life-finished = zu Ende
life-abandoned = geschlossen

## Settings

language = Sprache
theme = Farben
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
sound = Ton
vibration = Vibration
motion = Bewegung
motion-auto = Wie das Gerät
motion-off = Reduziert
speed = Spieltempo
speed-about = Wie lange Würfe und Entscheidungen der anderen auf diesem Gerät zu sehen sind. Alle am Tisch wählen ihr eigenes Tempo.
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
speed-is = Tempo: { $pace }
notify = Sag mir, wenn ich dran bin
notify-ask = Möchtest du benachrichtigt werden, wenn du dran bist?
notify-yes = Ja, bitte
notify-no = Nein, danke
reactions = Reaktionen der anderen
reactions-of = Reaktionen von { $name }
mute = Reaktionen von { $name } ausblenden
unmute = Reaktionen von { $name } zeigen

## Waiting room

table-of = Tisch { $code }
against = Gegen { $names }
invite = Andere einladen
invite-text = Komm an meinen Tisch und spiel mit!
invite-watch = Jemanden zum Zuschauen einladen
invite-only-here = Dieser Link funktioniert nur auf diesem Computer. Damit Handys in deinem Netz mitspielen können, starte das Spiel mit { $command }.
code-is = Code dieses Tisches
link = Link zu diesem Tisch
share-link = Link teilen
copied = Kopiert
qr-code = QR-Code mit dem Link zu diesem Tisch
who-is-here = Wer ist da
seat-empty = freier Platz
add-bot = Bot dazusetzen
add-bot-short = + Bot
remove = { $name } entfernen
stand-up = Aufstehen
sit-down = Hinsetzen
waits-for-you = { $name } wartet auf dich
facts-title = Was hier gespielt wird
facts-more = Alle anderen Einstellungen
facts-seconds = { $count ->
    [one] 1 Sekunde pro Zug. Dann zieht ein Bot.
   *[other] { $count } Sekunden pro Zug. Dann zieht ein Bot.
}
facts-days = { $count ->
    [one] 1 Tag pro Zug. Dann zieht ein Bot.
   *[other] { $count } Tage pro Zug. Dann zieht ein Bot.
}
facts-dice-fair = Der Server würfelt. Nach der Partie können alle jeden Wurf nachprüfen.
facts-dice-typed = Ihr werft echte Würfel und tippt ein, was sie zeigen.
facts-watch = Andere dürfen zuschauen
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
waiting-start = Warten, bis der Gastgeber startet.
host = hat eingeladen
starting = Die Würfel werden geschüttelt …
starting-is = Jedes Gerät gibt eine Prise Glück dazu, damit niemand die Würfe bestimmen kann.
starting-waits = Wir warten noch auf { $names }.
table-abandoned = Dieser Tisch wurde geschlossen.

## Menu, connection and typed dice

menu = Menü
hint = Chancen zeigen
close = Schließen
loading = Einen Moment …
go-home = Zur Startseite
table-unknown = Diesen Tisch gibt es nicht, oder du hast keinen Zugriff.
sent-away = Du kannst diesen Tisch nicht mehr sehen.
keys-help = Tasten: 1 bis 5 und w legen Würfel beiseite, r würfelt, s hört auf, h zeigt die Chancen, p wechselt das Tempo.
link-open = verbunden
link-connecting = Verbindung wird aufgebaut
link-lost = nicht verbunden
link-closed = nicht verbunden
alarm-title = Trau den Würfeln an diesem Tisch nicht
alarm-table = Der Server zeigt unter diesem Link plötzlich einen anderen Tisch.
alarm-commitment = Der Server hat das Geheimnis geändert, das er vor der Partie festgelegt hatte.
alarm-share = Der Server hat die Zufallszahl dieses Geräts weggelassen.
alarm-list = Der Server hat eine andere Partie gestartet, als er angekündigt hatte.
alarm-dropped = Der Server hat die Zufallszahl dieses Geräts angenommen und dann weggelassen.
alarm-rewritten = Der Server hat nachträglich geändert, was er diesem Gerät mitgeteilt hatte.
alarm-daily = Das ist nicht die Tagesaufgabe dieses Tages, die für alle dieselbe ist.
alarm-shown = Der Server zeigt hier etwas anderes, als er in die Aufzeichnung schreibt.
alarm-withheld = Dieses Gerät gibt seine Zufallszahl nicht heraus.
share-missing = Die Zufallszahl dieses Geräts kam nicht rechtzeitig in die Würfel. Die Partie geht ohne sie weiter.
connection-lost = Keine Verbindung
connection-lost-more = Die Verbindung ist weg. Jeder Zug, den du gemacht hast, ist gespeichert. Wir versuchen es immer wieder, und sobald es klappt, geht die Partie weiter.
while-away = Während du weg warst
all-right = Alles klar
bot-plays-for-you = Ein Bot spielt gerade für dich.
take-back = Wieder selbst spielen
hand-over = Einen Bot für mich spielen lassen
vote-title = Wenn jemand die Partie aufhält
vote-is = Mehr als die Hälfte der anderen muss zustimmen. Wer von einem Bot vertreten wird, kann den Platz jederzeit wieder übernehmen.
vote-call-bot = Einen Bot für { $name } spielen lassen
vote-call-removal = { $name } entfernen
vote-stand_in = Soll ein Bot für { $name } spielen? Stimmen: { $votes } von { $needed }.
vote-remove = Soll { $name } aus der Partie entfernt werden? Stimmen: { $votes } von { $needed }.
vote-on-you-stand_in = Die anderen möchten einen Bot für dich spielen lassen ({ $votes } von { $needed }). Mach einfach deinen Zug.
vote-on-you-remove = Die anderen möchten dich aus der Partie entfernen ({ $votes } von { $needed }).
vote-agree = Zustimmen
vote-withdraw = Zurücknehmen
leave-seat = Partie verlassen
leave-sure = Ein Bot übernimmt deinen Platz für immer. Wirklich gehen?
leave-ends = Sonst spielt niemand mit, also endet die Partie. Wirklich gehen?
leave-yes = Ja, gehen
close-table = Diesen Tisch schließen
type-title = Was zeigen die Würfel?
type-dice = { $left ->
    [one] Noch 1 Würfel: Tippe an, was er zeigt
    [0] Schau die Würfel noch einmal an
   *[other] Noch { $left } Würfel: Tippe an, was sie zeigen
}
type-golden = Und der Goldene Würfel?
undo = Zurücknehmen
dice-are-right = Diese Würfel übernehmen
offline-title = Du bist offline
offline-more = Regeln und Lektionen funktionieren auch ohne Verbindung. Deine Partien sind auf dem Server sicher: Jeder Zug, den du gemacht hast, ist gespeichert, und du spielst weiter, sobald du wieder online bist.
new-version = Neue Version – neu laden
install-app = Als App installieren
install-ios = Zum Installieren tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.
launch-title = Diesen Link öffnen?
launch-more = Er führt von diesem Tisch weg. Die Partie bleibt, wie sie ist, und du kannst jederzeit zurückkommen.
launch-open = Öffnen
launch-stay = Hierbleiben
error-offline = Der Server antwortet nicht. Bist du online?
try-again = Noch einmal versuchen
needs-script = Diese Seite braucht JavaScript.

## The end of a game

you-won = Du hast gewonnen!
end-behind = { $count ->
    [one] Dir hat nur ein Wurm gefehlt. Ganz knapp!
   *[other] Dir haben { $count } Würmer gefehlt.
}
end-you = du
worm-unit = { $count ->
    [one] Wurm
   *[other] Würmer
}
tie-highest_tile = Gleichstand: Die höchste einzelne Bratwurmportion hat entschieden.
tie-shared = Gleichstand, und niemand hat eine Bratwurmportion: Der Sieg wird geteilt.
play-again = Neue Partie
share-result = Ergebnis teilen
shared-saved = Bild gespeichert
shared-saved-copied = Bild gespeichert, Link kopiert
next-waits = Die nächste Partie wartet auf dich.
watch-next = Nächste Partie anschauen
follow-now = Gleich mitspielen
follow-stay = Hierbleiben
follow-title = { $count ->
    [one] Die nächste Partie beginnt gleich. In einer Sekunde bist du dabei.
   *[other] Die nächste Partie beginnt gleich. In { $count } Sekunden bist du dabei.
}
series = Serie
series-after = { $count ->
    [one] Serie nach 1 Partie
   *[other] Serie nach { $count } Partien
}
series-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
rematch-title = Partie { $game }
rematch-in = { $count ->
    [one] Beginnt in 1 Sekunde
   *[other] Beginnt in { $count } Sekunden
}
rematch-is = Die Partie beginnt, sobald alle da sind. Wer nicht rechtzeitig kommt, spielt nicht mit.
rematch-here = da
rematch-absent = noch nicht da
rematch-not = Diesmal nicht
dice-checking = Die Würfel werden geprüft …
dice-verified = Würfel geprüft: { $rolls ->
    [one] Der Wurf stimmt.
   *[other] Alle { $rolls } Würfe stimmen.
}
dice-verified-seen = Würfel geprüft: { $rolls ->
    [one] Der Wurf stimmt, und die Aufzeichnung zeigt die Partie, die du gesehen hast.
   *[other] Alle { $rolls } Würfe stimmen, und die Aufzeichnung zeigt die Partie, die du gesehen hast.
}
dice-as-seen = Die Aufzeichnung zeigt die Partie, die du gesehen hast.
dice-failed = Dieser Aufzeichnung ist nicht zu trauen
dice-cut_off = In der Aufzeichnung fehlt das Ende
dice-unproven = Die Würfel ließen sich nicht vollständig prüfen.
dice-unavailable = Die Würfel sind noch nicht geprüft.
dice-untold = Der Server sagt nicht alles, was in der Partie geschehen ist.
dice-details = Einzelheiten
game-given-up = Diese Partie wurde abgebrochen.
verify-dice = Würfel nachprüfen
download = Aufzeichnung

## Records

note-left_out = Von { $names } kam rechtzeitig keine Zufallszahl. Wer das Geheimnis des Servers kannte, hätte so zwischen mindestens { $games } Partien wählen können.
note-daily = Die Würfel einer Tagesaufgabe sind für alle gleich, darum steuert niemand eine Zufallszahl bei. Wer den Server betreibt, konnte diese Würfel vorher kennen, aber nicht ändern.
note-server_alone = Niemand am Tisch hat eine Zufallszahl beigesteuert. Über diese Würfel hat der Server allein entschieden.
note-given_up = Die Partie wurde abgebrochen. Bis dahin stimmt alles.
note-saw_part = Dieses Gerät hat { $seen } von { $moves } Zeilen gesehen. Die übrigen kann es nicht vergleichen.
note-not_there = Dieses Gerät war nicht dabei und kann deshalb nichts vergleichen. Vergleich die Prüfsumme mit jemandem, der dabei war.
note-not_kept = Dieser Browser speichert nichts. Wenn du die Seite schließt oder neu lädst, vergisst er, was er von der Partie gesehen hat.
fingerprint = Prüfsumme dieser Partie
fingerprint-is = Seht ihr alle dieselbe, dann habt ihr alle dieselbe Partie gesehen.
fingerprint-copy = Kopieren

## Tips for the first game

tips = Tipps für die erste Partie
tip-off = Keine Tipps mehr
tip-ok = Verstanden
tip-roll = Du bist dran: Wirf alle acht Würfel. Wer am Ende die meisten Würmer hat, gewinnt.
tip-keep = Wähle eine Seite: Alle Würfel, die sie zeigen, werden beiseitegelegt. Jede Seite geht nur einmal pro Zug.
tip-worm = Noch kein Wurm. Ohne Wurm bekommst du nichts.
tip-low = { $total } reicht noch nicht. Würfle weiter.
tip-nothing = Weiterwürfeln geht nicht, und die Würfel bringen nichts. Aufhören ist ein Fehlwurf.
tip-take = { $more ->
    [yes] Hör auf, und die { $tile } gehört dir. Oder würfle weiter.
   *[no] Hör auf, und die { $tile } gehört dir.
}
tip-steal = Die { $total } liegt bei { $name } obenauf: Hör auf, und du stiehlst sie.
tip-hen = { $name } hat die Glucke. Wenn du aufhörst, bekommst du nur die Glucke.
tip-failed = Fehlwurf: Die oberste Portion geht zurück. Dann wird die höchste auf dem Grill umgedreht, außer sie ist gerade erst zurückgekommen.
tip-stolen = { $name } hat gestohlen. In Gefahr ist immer nur die oberste Bratwurmportion eines Stapels.
tip-return = Niemand behält zwei Spezialisten: Such aus, wen du abgibst.
tip-rob = Der Vorrat ist leer: Such aus, wem du den Rostbratwurm wegnimmst.

## What the server refuses, by the code of the protocol

refused-bad_message = Diese Anfrage war nicht zu verstehen.
refused-too_large = Das ist zu groß.
refused-too_fast = Zu schnell. Warte einen Moment.
refused-protocol_unknown = Diese Seite ist veraltet. Lade sie neu.
refused-not_greeted = Die Verbindung kam nicht richtig zustande. Lade die Seite neu.
refused-token_unknown = Dieses Gerät ist hier nicht mehr bekannt.
refused-banned = Der Betreiber dieses Servers hat dich gesperrt.
refused-link_unknown = Dieser Link gilt nicht oder wurde schon benutzt.
refused-bad_origin = Diese Seite gehört nicht zu diesem Server.
refused-bad_host = Dieser Server ist unter diesem Namen nicht bekannt. Wer ihn betreibt, kann den Namen mit --allow-host erlauben.
refused-unknown_table = Diesen Tisch gibt es nicht, oder du hast keinen Zugriff.
refused-name_forbidden = Dieser Name ist hier nicht erlaubt. Wähle einen anderen.
refused-not_your_seat = Das ist nicht dein Platz.
refused-owner_only = Das kann nur der Gastgeber.
refused-too_many_tables = Du hast zu viele Tische. Beende erst einen.
refused-too_many_seats = Du sitzt an zu vielen öffentlichen Tischen. Verlass erst einen oder warte ein wenig.
refused-too_many_connections = Zu viele Verbindungen aus deinem Netz.
refused-too_many_identities = Zu viele neue Spieler aus deinem Netz. Warte ein wenig.
refused-daily = In der Tagesaufgabe geht das nicht: Alle spielen sie auf dieselbe Weise, allein und nur einmal.
refused-not_open = Das geht nur, bevor die Partie beginnt.
refused-not_running = Das geht nur, solange die Partie läuft.
refused-not_finished = Das geht nur nach der Partie.
refused-no_such_seat = Diesen Platz gibt es nicht.
refused-seat_taken = Dieser Platz ist besetzt.
refused-seat_empty = Da sitzt niemand.
refused-too_few_players = Dafür seid ihr zu wenige.
refused-unknown_bot = Diesen Bot gibt es nicht.
refused-standing_in = Ein Bot spielt für dich: Übernimm erst deinen Platz wieder.
refused-not_standing_in = Für dich spielt kein Bot.
refused-no_vote = So eine Abstimmung ist gerade nicht möglich.
refused-vote_too_early = Warte noch ein wenig, bevor du abstimmst.
refused-not_your_turn = Du bist nicht dran.
refused-stale_version = Die Partie ist inzwischen weiter. Schau noch einmal hin und wähle neu.
refused-version_ahead = So weit ist die Partie noch nicht.
refused-illegal_move = Dieser Spielzug geht jetzt nicht.
refused-dice_needed = An diesem Tisch werden die Würfel eingetippt.
refused-dice_not_typed = An diesem Tisch würfelt der Server.
refused-starting = Die Partie fängt gerade an. Bitte warte einen Moment.
refused-not_starting = Zufallszahlen werden nur aufgedeckt, während eine Partie anfängt. Diese kam zu spät oder zu früh.
refused-commitment_given = Auf deinen Anteil an den Würfeln hast du dich schon festgelegt.
refused-nonce_wrong = Das ist nicht die Zufallszahl, auf die du dich festgelegt hast.
refused-nonce_given = Dein Anteil an den Würfeln ist schon aufgedeckt.
refused-hints_off = An diesem Tisch gibt es keine Chancenanzeige.
refused-reactions_off = An diesem Tisch gibt es keine Reaktionen.
refused-no_hint = Hier gibt es nichts zu entscheiden, also auch keine Chancen.
refused-too_many_hints = Du hast die Chancen oft hintereinander abgefragt. Warte einen Moment.
refused-busy = Der Server ist gerade ausgelastet. Versuch es gleich noch einmal.
refused-not_found = Das wurde nicht gefunden.
refused-not_allowed = Das ist nicht erlaubt.
refused-log_full = An diesem Tisch wurde zu oft etwas geändert. Eröffne einen neuen.
refused-table_unreadable = Der Server kann diesen Tisch zurzeit nicht lesen. Es ist nichts verloren.
refused-store_full = Der Speicherplatz des Servers ist voll. Es wurde nichts geändert. Versuch es später noch einmal.
refused-store_unavailable = Der Server kann zurzeit nichts speichern. Es wurde nichts geändert. Versuch es noch einmal.
refused-broken = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.

## More exact reasons of the server; clients add the capital letter and the full stop

server-banned = der Betreiber dieses Servers hat dich gesperrt: { $reason }
server-bot = es gibt keinen Bot { $bot }; es gibt { $known }
server-character = die Figur { $character } gibt es nicht; es gibt { $known }
server-connections = du hast zu viele offene Verbindungen
server-over = die Partie ist zu Ende
server-daily = nur der Server beginnt eine Tagesaufgabe
server-daily-over = die Würfel dieser Aufgabe sind inzwischen offengelegt, dein Versuch ist zu Ende
server-own-seat = deinen eigenen Platz gibst du auf, indem du aufstehst
server-players = eine Partie braucht mindestens { $least } Spieler
server-public-tables = du kannst höchstens { $most } öffentliche Tische gleichzeitig offen haben
server-record = die Aufzeichnung gibt es, wenn die Partie zu Ende oder abgebrochen ist
server-record-slow = die Aufzeichnung ließ sich nicht rechtzeitig abspielen
server-card = das Bild zum Ergebnis gibt es, wenn die Partie zu Ende gespielt ist
server-removal = während der Partie stimmen die anderen darüber ab
server-request = die Anfrage ist ungültig: { $problem }
server-seat-none = du hast an diesem Tisch keinen Platz
server-spectator = ohne Namen kannst du nur zuschauen
server-stand-in = für dich spielt schon ein Bot
server-token = die Kopfzeile Authorization muss Bearer TOKEN sein
server-vote-alone = um jemanden zu entfernen, müssen zwei andere zustimmen
server-vote-bot = auf diesem Platz spielt ein Bot
server-vote-given = so hast du schon abgestimmt
server-vote-own = über dich selbst kannst du nicht abstimmen
server-vote-turn = dieser Spieler ist nicht dran, oder ein Bot springt schon ein
server-vote-wait = { $seconds ->
    [one] in 1 Sekunde kannst du abstimmen
   *[other] in { $seconds } Sekunden kannst du abstimmen
}
server-wait-given = du hast in diesem Zug schon gewartet
server-wait-there = auf diesen Spieler muss niemand warten: er ist da oder nicht dran
