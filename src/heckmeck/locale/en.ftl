# English. One catalogue for every interface; other languages translate the same names.

product = heckmeck

### Console, refusals, rule book and lessons

## The console

# With the article, at the beginning of a sentence and as an object.
the-specialist-begins = { $specialist ->
    [canned_worm] The canned worm
    [hen] The hen
    [raven] The raven
    [weasel] The weasel
    [golden_die] The golden die
   *[apple] The apple
}
the-specialist-object = { $specialist ->
    [canned_worm] the canned worm
    [hen] the hen
    [raven] the raven
    [weasel] the weasel
    [golden_die] the golden die
   *[apple] the apple
}
console-specialist = { $specialist ->
    [canned_worm] canned worm
    [hen] hen
    [raven] raven
    [weasel] weasel
    [golden_die] golden die
   *[apple] apple
}
console-tile = { $worms ->
    [one] { $tile } (1 worm)
   *[other] { $tile } ({ $worms } worms)
}
console-rolls = rolls { $dice }
console-weasel = lets the weasel roll these dice again
console-keeps = keeps { $dice } = { $total }
console-bratworm = { $name } gets a Bratworm from the supply.
console-bratworm-robbed = { $name } takes a Bratworm from { $source }.
console-failed-no_new_face = Failed: every face rolled is already set aside.
console-failed-accepted = Failed: the failed roll is accepted.
console-failed-no_worm = Failed: there is no worm among the dice set aside.
console-failed-nothing_to_take = Failed: the total buys nothing.
console-failed-exact_tile_missing = Failed: that tile has to be hit exactly and is not there.
console-takes = { $name } takes { console-tile } from the grill.
console-takes-lower = { $name } takes { console-tile } from the grill for { $total }.
console-steals = { $name } steals { console-tile } from { $source }!
console-defended = The hen saves tile { $tile } for { $source } and is lost for it.
console-returned = Tile { $tile } goes back to the grill.
console-turned = Tile { $tile } is turned face down.
console-gained = { $name } gets { the-specialist-object }.
console-gained-from = { $name } gets { the-specialist-object } from { $source }.
console-put-back = { $name }’s { console-specialist } goes back, to tile { $tile }.
console-moved = { the-specialist-begins } moves to tile { $tile }.
console-left = { the-specialist-begins } finds no free tile and leaves the game.
console-player = Player { $number }
player-number = player { $player }
console-you = Player
console-grill = grill
console-standing = { console-specialist } on { $tile }
console-stack = { $below ->
    [0] tile { $tile }
   *[other] tile { $tile } (+{ $below } below)
}
console-no-tiles = no tiles
console-wins = { $name } wins.
console-wins-highest = { $name } wins: tied at the top, the highest tile, { $tile }, decides.
console-wins-shared = { $names } share the win: tied, and none of them has a tile.
console-and = { $names } and { $last }
console-playing = { $edition ->
    [original] { $players } play the original edition.
   *[specialists] { $players } play the specialists edition.
}
console-option-steal-optional = At this table nobody has to steal: a lower tile may be taken instead.
console-option-returned_highest-turned = At this table a returned tile is turned even if it is the highest.
console-option-golden_die-standard = At this table the golden die has the faces of a white one.
console-turn = Turn { $turn } · { $name }
console-over = The game is over.
console-stops = The record stops in turn { $turn }; { $name } to move.
console-record = The record is { $path }
console-saved = Saved. Go on with: { $command }
console-by-hand = You play for { $names } now: the record does not name a bot for that which is known here, and a record never starts a program. To let a bot play, name everybody: { $command }
console-bot-failed = { $why }. A cautious bot plays on for { $name }.
console-aside = aside { $dice } = { $total }
console-roll = { $count ->
    [one] roll the last die
   *[other] roll { $count } dice
}
console-roll-golden = roll { $count } dice and the golden one
console-roll-white = roll { $count } white dice only
console-keep = keep { $dice } for { $total }
console-reroll = again: the weasel rolls these dice once more
console-accept = accept the failed roll
console-rob = take a Bratworm from { $name }
console-return = put back { the-specialist-object }
console-stop-no_worm = stop: nothing yet, no worm
console-stop-fail = stop: nothing to take
console-stop-take = stop: take { console-tile }
console-stop-steal = stop: steal { console-tile } from { $name }
console-stop-hen = stop: take the hen from { $name }
console-choose = You can type { $keys }, q or ?.
console-not-now = Not now: { $reason } ({ $rule }).
console-not-understood = That was not understood.
console-illegal = { $reason } ({ $rule }); legal: { $legal }
# What may be typed instead of a key, words separated by spaces.
console-word-w = worm worms
console-word-r = roll
console-word-s = stop
console-word-a = again
console-word-f = fail accept
console-word-g = golden
console-word-l = lower
console-word-q = q quit exit
console-word-help = ? h help
console-word-keep = keep
console-help =
    Type the letter or number in front of a move and Enter. Words work too.
      1 2 3 4 5 w   set aside all dice of that face
      r             roll (the dice in hand; g: with the golden die)
      s             stop (l: take the lower tile instead of stealing)
      a             again: let the weasel roll these dice again
      f             accept the failed roll
      A1 … G3       explain that rule
      q             leave; the game is saved

move-roll = roll
move-roll-golden = roll with the golden die
move-roll-white = roll without the golden die
move-reroll = reroll
move-keep = keep { $face }
move-stop = stop
move-stop-lower = stop taking the lower tile
move-fail = fail
move-rob = rob player { $player }
move-return = return { the-specialist-object }
move-landing = { $golden ->
    [0] { $white } white dice
   *[other] { $white } white dice and the golden die
}
move-nothing = nothing
move-nothing-over = nothing, the game is over

error-resume = with --resume edition, options, the first player and the dice come from the record
error-resume-seats = the record is of { $players }: with --resume name nobody or all of them, or bot:KIND in their place
error-exists = { $path } exists already; go on with it by --resume, or choose another name
error-players = { $least } to { $most } can play, not { $given }
error-first = --first is a seat from 1 to { $last }, not { $given }
error-unreadable = { $file }: cannot be read: { $why }
error-unwritable = { $file }: cannot be written: { $why }
error-in-use = { $file }: another game is writing to it just now
error-changed = { $file }: somebody else has changed it since the game began; nothing more is written
error-output = the output cannot be written: { $why }

## Refusals, by the code of the rules engine

refusal-no_dice_rolled = no dice were rolled
refusal-white_count = { $white } white dice are rolled, not { $given }
refusal-no_white_face = a white die has no face '{ $face }'
refusal-golden_in_hand = the golden die is in hand and rolls with the others
refusal-golden_not_in_hand = the golden die is not in hand
refusal-no_golden_face = the golden die has no face '{ $face }' at this table
refusal-over = the game is over
refusal-dice_in_air = the dice have not landed yet
refusal-rob_first = first a player to take the Bratworm from must be chosen
refusal-return_first = first one of two specialists must be put back
refusal-keep_before_roll = after a roll dice must be set aside first
refusal-no_dice_left = no dice are left to roll
refusal-all_faces_used = all six faces are used, no roll could help
refusal-golden_decision = the holder of the golden die decides whether it joins the first roll
refusal-golden_decided = the golden die is decided on once, before the first roll
refusal-no_golden_die = the player does not hold the golden die
refusal-no_weasel = the player does not hold the weasel
refusal-weasel_used = the weasel was already used this turn
refusal-weasel_no_roll = the weasel rerolls dice just rolled, and none are
refusal-keep_without_roll = no dice were rolled to set aside from
refusal-face_used = { $face ->
    [w] the worms were already set aside this turn
   *[other] face { $face } was already set aside this turn
}
refusal-face_not_rolled = { $face ->
    [w] no die shows a worm
   *[other] no die shows { $face }
}
refusal-keep_before_stop = after a roll dice must be set aside before stopping
refusal-no_pass = the turn begins with a roll, there is no pass
refusal-steal_required = at this table stealing is required
refusal-no_lower_choice = there is no choice between stealing and a lower tile here
refusal-no_failed_roll = no roll has failed
refusal-roll_not_failed = only a failed roll can be accepted as a failure
refusal-not_two_specialists = no player has two specialists
refusal-not_of_the_two = { the-specialist-object } is not one of the two specialists
refusal-nothing_to_rob = there is no Bratworm to take from a player now
refusal-rob_self = a Bratworm is taken from another player
refusal-no_such_player = there is no player { $player }
refusal-rob_hen = { $name } holds the hen and cannot be robbed
refusal-rob_nothing = { $name } has no Bratworm

## The rule book: chapters

rules-title = Rules
rules-when = What exactly happens when…
rules-example = Example:
rules-worm-face = worm
rules-topics = Topics: { $topics }
rules-nothing = There is nothing about “{ $word }” in the rules. Topics are { $topics }, and every row from A1 to G3.
rules-made = This is an independent implementation of the dice game by Reiner Knizia, with rules in its own words and pictures of its own.
# What a chapter is called by in one word, to ask for it.
topic-minute = minute
topic-setup = setup
topic-turn = turn
topic-buying = buying
topic-taking = taking
topic-failing = failing
topic-specialists = specialists
topic-bratworms = bratworms
topic-end = end
topic-options = options
topic-all = all

chapter-minute = In one minute
chapter-minute-text =
    Roll eight dice. Choose one face and set aside all dice that show it. Roll the rest, choose a face you have not used yet, and so on. A worm counts 5 points, the other faces what they show.

    Stop whenever you like after setting dice aside. You need at least one worm. Your total is the number of the tile you get: take it from the grill, or steal it if it lies on top of another player’s stack. If neither is possible, you get the next lower tile on the grill.

    If a roll shows only faces you have already used, the attempt has failed: your top tile goes back to the grill and the highest tile there is turned face down.

    When no face-up tile is left on the grill, the game is over. Most worms on the tiles win.
chapter-setup = What you need
chapter-setup-text =
    Two to seven players. In the original game sixteen tiles lie face up on the grill, 21 to 36. They show one worm (21–24), two (25–28), three (29–32) or four (33–36). There are eight white dice with the faces 1, 2, 3, 4, 5 and worm.

    The edition with specialists adds the tiles 11 and 13 with one worm each, six specialists, the golden die and seven Bratworms. At the start the canned worm stands on 11, the sitting hen on 21, the raven on 23, the weasel on 25, the golden die on 27 and the apple on 29.

    By the printed rules the youngest player begins; here lots are drawn. Play goes clockwise.
chapter-turn = Your turn
chapter-turn-text = A turn is rolling, setting aside, and deciding: once more, or stop?
chapter-buying = What your total buys
chapter-buying-text = When you stop, two things count: whether a worm is among the dice you set aside, and their total.
chapter-taking = Taking and stealing
chapter-taking-text = Your tiles lie in one stack, and only the top one is in danger. In the edition with specialists a tile may bring a specialist with it.
chapter-failing = A failed attempt
chapter-failing-text = An attempt fails when a roll shows no new face, or when you stop with nothing to take. Then it is the next player’s turn, and usually you pay a tile.
chapter-specialists = The specialists
chapter-specialists-text = Six specialists wait on the grill. Whoever takes their tile gets them, and nobody ever keeps two.
chapter-bratworms = Bratworms
chapter-bratworms-text = Seven Bratworms wait in the supply. Each one is worth a worm at the end, and nobody can steal them together with a tile.
chapter-end = The end and the winner
chapter-end-text = The game ends by itself when the grill is empty or face down. Then worms are counted.
chapter-options = Options of a table
chapter-options-text = The printed rules are the default. A table may agree on these before the game.

## The rule book: the specialists

rule-canned_worm = The canned worm stands in for the worm you need: stop without any worm, and it counts as one, for 5 points. It is not used up.
rule-hen = The sitting hen guards your stack. A thief only gets the hen, and after a failed attempt only the hen goes back. Either way you lose the hen and keep your tiles.
rule-raven = Nobody ever holds the raven. Whoever takes its tile gets a Bratworm, and the raven flies on.
rule-weasel = The weasel rolls the dice you have just rolled once more, once a turn, even after a failed roll.
rule-golden_die = The golden die is a ninth die with three ones and three worms. You decide before your first roll whether it joins in.
rule-apple = The apple does nothing but wait. Whoever holds it at the end counts three worms more.

## The rule book: every row

rule-A1-when = a turn begins?
rule-A1 = You roll all eight white dice. You cannot pass.
rule-A1-example = { $name } begins with { $count } dice. Rolling is the only move; stopping is not possible yet.
rule-A2-when = dice have been rolled?
rule-A2 = You must set aside all dice of exactly one face, and it must be a face you have not set aside this turn. You cannot stop before that.
rule-A2-example = { $name } rolls { $dice } and chooses the { $face }: all { $count } of them go aside, { $total } points. In this turn the { $face } cannot be chosen again.
rule-A3-when = every face rolled is already set aside?
rule-A3 = The attempt has failed. Only the weasel can still help.
rule-A3-example = { $name } has set aside { $aside } and rolls { $dice }. There is no new face among them: a failed attempt.
rule-A4-when = dice are left after setting aside?
rule-A4 = You choose: roll all remaining dice, or stop. Rolling needs at least one face that you have not used yet.
rule-A4-example = { $name } has { $aside } aside, { $total } points, and { $count } dice left. Both are possible: roll them, or stop.
rule-A5-when = no dice are left, or all six faces are used?
rule-A5 = Stopping is the only move.
rule-A5-example = { $name } sets aside the last die, a { $face }. The total is { $total }, and the turn ends here.
rule-A5-example-2 = { $name } has set aside all six faces, { $total } points. { $count } dice are left, but no roll could help: the turn ends here.
rule-A6-when = somebody stops without a worm, or with a total that buys nothing?
rule-A6 = That is allowed, and it is a failed attempt. You may even fail on purpose.
rule-A6-example = { $name } stops with { $aside }. That would be { $total }, but there is no worm: a failed attempt.
rule-A6-example-2 = { $name } stops with { $aside }, { $total } points. There are worms, but no tile for so little: a failed attempt.
rule-A7-when = two or more ones are set aside in one go?
rule-A7 = With specialists this brings exactly one Bratworm, at once, however many ones they are; the golden die counts too. You keep it even if the attempt fails. Ones that stay in the roll bring nothing.
rule-A7-example = { $name } rolls { $dice } and sets aside all { $count } ones: one Bratworm. The next roll fails, but { $name } still has the Bratworm.
rule-B1-when = I hold the golden die?
rule-B1 = Before your first roll you decide once whether it joins the eight white dice. If it does, it is a die like the others until you set it aside.
rule-B1-example = { $name } rolls { $white } white dice and the golden die: { $dice }. The golden die shows a worm, so { $count } worms go aside together.
rule-B2-when = I hold the weasel?
rule-B2 = Right after a roll, before setting anything aside from it, you may roll exactly these dice once more, once a turn, even if the roll would fail. The second result counts. You may also accept the failure.
rule-B2-example = { $name } has { $aside } aside and rolls { $first }: that would fail. The weasel rolls the same dice again: { $second }. Now there is something to take.
rule-B2-example-2 = { $name } rolls { $dice }, which fails. The weasel could roll again, but { $name } accepts the failure and returns tile { $tile }.
rule-B3-when = I hold the canned worm and have no worm?
rule-B3 = When you stop, the canned worm counts as a worm and 5 points, by itself, and it stays with you. You may still set worms aside as usual; as soon as you have one, the canned worm does nothing. It never saves a failed roll.
rule-B3-example = { $name } stops with { $aside }, worth { $dice }. With the canned worm that is { $total }, and { $name } takes { $tile }.
rule-B3-example-2 = { $name } holds the canned worm and stops with { $aside }. There are worms among the dice, so it adds nothing: { $total }, no more.
rule-C1-when = the tile with my total lies face up on the grill?
rule-C1 = You take it. You cannot choose a lower one instead.
rule-C1-example = { $name } stops with { $aside }: { $total } points and a worm. Tile { $tile } is on the grill, so { $name } takes it.
rule-C2-when = the tile with my total is on top of another player’s stack?
rule-C2 = You steal it, unless it is 11 or 13.
rule-C2-example = { $name } has { $total } points, and { $tile } lies on top of { $victim }’s stack: stolen!
rule-C3-when = I have exactly 11 or 13 and that tile is not face up on the grill?
rule-C3 = A failed attempt: 11 and 13 have to be taken exactly, and only from the grill.
rule-C3-example = { $name } stops with { $total }, but { $owner } already has that tile: a failed attempt.
rule-C4-when = there is no tile with my total?
rule-C4 = You take the highest face-up tile on the grill below your total, but never 11 or 13. It does not matter why your number is missing: it may be face down, covered, your own top tile, or higher than 36. If there is no lower tile, the attempt has failed.
rule-C4-example = { $name } stops with { $total }. There is no such tile, so { $name } takes the next lower one: { $tile }.
rule-C4-example-2 = { $name } stops with { $total }, but that tile lies face down. The next lower one is { $tile }.
rule-C4-example-3 = { $name } stops with { $total }, but that tile already lies on top of { $name }’s own stack. The next lower one is { $tile }.
rule-C4-example-4 = { $name } stops with { $total }, but that tile lies covered in { $owner }’s stack. The next lower one on the grill is { $tile }.
rule-C4-example-5 = { $name } stops with { $total }. No tile on the grill is low enough: a failed attempt.
rule-D1-when = I take a tile?
rule-D1 = It goes face up on top of your stack. Only then you look at the specialist that stood on it.
rule-D1-example = { $name } puts { $tile } on top of { $below }, and then gets { the-specialist-object }.
rule-D2-when = a specialist stands on the tile?
rule-D2 = You get it, unless it is the raven.
rule-D2-example = { $name } takes { $tile } and with it { the-specialist-object }.
rule-D3-when = the raven stands on the tile?
rule-D3 = You get a Bratworm, and the raven moves to the lowest free tile. Nobody ever holds the raven.
rule-D3-example = { $name } takes { $tile } and gets a Bratworm. The raven flies on to { $next }.
rule-D4-when = I steal from somebody without the hen?
rule-D4 = You get the tile and the specialist of that player, if there is one. Bratworms stay where they are.
rule-D4-example = { $name } steals { $tile } from { $victim } and { the-specialist-object } with it. { $victim } keeps the Bratworm.
rule-D5-when = I steal from the holder of the hen?
rule-D5 = Only the hen comes to you; the tile stays. Your turn is a success all the same.
rule-D5-example = { $name } would steal { $tile }, but { $victim } has the hen. The hen goes to { $name }, and { $tile } stays with { $victim }.
rule-D6-when = I have two specialists now?
rule-D6 = You choose which of them to put back. Nobody ever keeps two.
rule-D6-example = { $name } has the weasel and takes { $tile } with the golden die on it. One of the two has to go back.
rule-D7-when = a specialist is put back or moves?
rule-D7 = It goes to the lowest free tile: the lowest face-up tile on the grill that nobody stands on, 11 and 13 included. If there is none, it leaves the game. It does not move again when a lower tile becomes free.
rule-D7-example = { $name } puts back the weasel. The canned worm stands on { $occupied }, so { $tile } is the lowest free tile.
rule-D7-example-2 = { $name } puts back the weasel, but somebody stands on every tile of the grill. The weasel leaves the game.
rule-D8-when = my top tile is 11 or 13?
rule-D8 = Nobody can steal it, so your specialist is safe too, even the hen.
rule-D8-example = { $name } reaches the { $tile } that lies on top of { $owner }’s stack and gets nothing. { $owner } keeps the tile and the canned worm.
rule-D8-example-2 = { $name } has { $total }, but { $owner } has covered that tile with the { $tile }. { $name } gets nothing, and { $owner } keeps the hen.
rule-E1-when = I get a Bratworm?
rule-E1 = You take it from the supply as long as there are any.
rule-E1-example = { $name } takes the raven’s tile and one of { $before } Bratworms; { $after } are left.
rule-E2-when = the supply is empty?
rule-E2 = You take a Bratworm from another player of your choice who has one. Whoever holds the hen is safe, even without a tile.
rule-E2-example = { $name } sets aside two ones, but the supply is empty. { $one } and { $other } have Bratworms; { $name } chooses { $victim }.
rule-E2-example-2 = { $name } sets aside two ones, and the supply is empty. { $holder } has Bratworms, but also the hen: { $name } gets nothing.
rule-E3-when = only one player can be chosen, or nobody?
rule-E3 = From one player you take it without asking. If there is nobody, nothing happens.
rule-E3-example = { $name } sets aside two ones. Only { $victim } has Bratworms, so { $name } takes one from there at once.
rule-E3-example-2 = { $name } already has all { $count } Bratworms and sets aside two ones. There is nobody to take one from: nothing happens.
rule-F1-when = I hold the hen, have a tile, and fail?
rule-F1 = Only the hen is put back. You keep your tile, and nothing is turned on the grill.
rule-F1-example = { $name } fails. The hen goes back to { $next }, and { $name } keeps tile { $tile }.
rule-F2-when = I hold the hen without a tile and fail?
rule-F2 = Nothing happens. The hen stays with you.
rule-F2-example = { $name } has the hen but no tile, and fails. Everything stays as it was.
rule-F3-when = I have a tile, but not the hen, and fail?
rule-F3 = First your top tile goes back to the grill, face up. Second, your specialist is put back. Third, the highest face-up tile on the grill is turned face down, unless it is the one you have just returned. Fourth, a specialist that stood on the turned tile moves; the raven brings nothing then.
rule-F3-example = { $name } fails. Tile { $tile } goes back to the grill, and { $turned }, the highest one there, is turned face down.
rule-F3-example-2 = { $name } fails with a specialist. Tile { $tile } goes back, { the-specialist-object } is put back on { $next }, and { $turned } is turned face down.
rule-F3-example-3 = { $name } fails and returns { $tile }. Now it is the highest tile on the grill, so it stays face up and nothing is turned.
rule-F3-example-4 = { $name } fails and returns { $tile }. The highest tile, { $turned }, is turned face down, and { the-specialist-object } moves from there to { $next }.
rule-F4-when = I have no tile and fail?
rule-F4 = Nothing is returned and nothing is turned.
rule-F4-example = { $name } has no tile yet and fails. The grill stays as it is.
rule-F5-when = a tile is face down?
rule-F5 = It stays on the grill face down to the end. It cannot be taken, and it never counts as the highest.
rule-F5-example = { $name } has { $total }, but that tile lies face down. { $name } takes { $tile }.
rule-G1-when = no face-up tile is left on the grill?
rule-G1 = The game is over at once, as soon as specialists and Bratworms of this turn are settled.
rule-G1-example = { $name } takes the last tile. One of two specialists still has to go back; then the game is over.
rule-G2-when = the worms are counted?
rule-G2 = You count the worms on your tiles, one for each Bratworm, and three for the apple.
rule-G2-example = { $name } has { $tiles } worms on tiles and the apple: { $score }. { $other } has { $other_tiles } and a Bratworm: { $other_score }. { $name } wins.
rule-G3-when = there is a tie?
rule-G3 = Of the tied players the one with the highest single tile wins. If none of them has a tile, they share the win.
rule-G3-example = { $name } and { $other } both have { $score } worms. { $name } has the { $tile } and wins.
rule-G3-example-2 = { $name } and { $other } both have { $score } worms, all of them Bratworms. Neither has a tile: they share the win.
rule-option-steal-name = Stealing
rule-option-steal-when = the table does not force anybody to steal?
rule-option-steal = Option “stealing is optional”: instead of stealing you may take the next lower tile on the grill.
rule-option-steal-example = { $name } could steal with { $total }, but takes { $tile } from the grill instead.
rule-option-returned_highest-name = Returning
rule-option-returned_highest-when = the table turns the returned tile too?
rule-option-returned_highest = Option “the returned tile is turned”: after a failed attempt the highest tile is turned even if it is the one just returned.
rule-option-returned_highest-example = { $name } fails and returns { $tile }. It is the highest one, and here it is turned face down.
rule-option-golden_die-name = Golden die
rule-option-golden_die-when = the table plays with a plain golden die?
rule-option-golden_die = Option “golden die with ordinary faces”: it shows 1, 2, 3, 4, 5 and worm like the white dice.
rule-option-golden_die-example = The golden die of { $name } shows a { $face }. Together with the white dice { $count } of them go aside.

## Learning

learn = Learn
learn-new = New here? Learn it in five minutes
learn-title = Learn to play
learn-is = Short lessons at the real table. The dice are arranged, the rest is up to you.
learn-original = The original game
learn-original-is = About five minutes
learn-specialists = The specialists
learn-specialists-is = Two minutes more, in any order
learn-done = done
learn-step = Step { $at } of { $of }
learn-take-back = Take it back
learn-next = Next lesson
learn-again = Once more
learn-all = All lessons
learn-play = Play a first game
learn-rule = Rule { $row }
why = Why?
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-before = before
rules-after = after
rules-link = Link to { $row }

lesson-detour-keep = That is allowed: it makes { $total }. For this lesson take it back and follow the hint.
lesson-detour-roll = You may roll. These dice came up. For this lesson take it back and follow the hint.
lesson-detour-stop = You may stop here, and this is what happens. For this lesson take it back and follow the hint.
lesson-detour-reroll = The weasel rolled again. You will need it in a moment: take it back and save it.
lesson-detour-fail = You may accept it, and this is what happens. Take it back and let the weasel try.

lesson-first_turn = Your first turn
lesson-first_turn-1 = You begin. Every turn starts with all eight dice: roll them.
lesson-first_turn-2 = Choose one face, and all dice that show it go aside. Three 4s are worth 12: take them.
lesson-first_turn-3 = { $total } points. You could stop, but you have no worm yet. Roll the other { $hand } dice.
lesson-first_turn-4 = The 4s are used up for this turn. Take the worm: it counts 5.
lesson-first_turn-5 = { $total } points with a worm, but the smallest tile is 21. Roll on!
lesson-first_turn-6 = The worm is used, so only the 5s are left to choose. Take both.
lesson-first_turn-7 = { $total } points, and tile { $tile } lies on the grill. Stop and take it!
lesson-first_turn-7-roll = Brave! But two dice can easily fail. Take it back and secure your tile.
lesson-first_turn-end = Tile { $top } is yours, with { $worms } worms on it. That was a whole turn.

lesson-worm = What a worm is for
lesson-worm-1 = Without a worm you get nothing, however high your total is. Roll.
lesson-worm-2 = No worm in sight. Take the 5s, they bring most.
lesson-worm-3 = { $total } points. Roll the other { $hand } dice.
lesson-worm-4 = The 4s bring more points, but here is a worm. Take the worm: it may not come again.
lesson-worm-4-keep = { $total } points look good, but without a worm they buy nothing. Take it back and choose the worm.
lesson-worm-5 = { $total } points and a worm. A little more is needed: roll.
lesson-worm-6 = Both are enough now. Choose what you like.
lesson-worm-7 = { $total } points with a worm: stop and take tile { $tile }.
lesson-worm-7-roll = That was not needed, and nothing is safe yet. Take it back and stop.
lesson-worm-end = Remember: first a worm, then the total. Tile { $top } is yours.

lesson-failing = When it goes wrong
lesson-failing-1 = In the middle of a turn: { $total } points, no worm, and tile { $top } in front of you. Roll the last { $hand } dice.
lesson-failing-2 = There it is: take the worm.
lesson-failing-3 = { $total } points would buy tile { $tile }. Wise people stop here. To see what can happen, roll once more.
lesson-failing-3-stop = Well decided, that is how to play. But this lesson is about failing: take it back and roll.
lesson-failing-end = No new face: a failed attempt. Your tile went back to the grill, and the highest tile there was turned face down. Nobody can take it any more.

lesson-stealing = Stealing
lesson-stealing-1 = You have { $total }, and tile { $tile } would be yours. But look: 32 lies on top of Ben’s stack. Roll the last { $hand } dice.
lesson-stealing-1-stop = Safe and sound! But we are after Ben’s tile: take it back and roll.
lesson-stealing-2 = Take the 3.
lesson-stealing-3 = { $total } is not on the grill: Ben covered it. You would get { $tile }, the next lower one. One more die!
lesson-stealing-3-stop = You took the next lower tile. Here we want more: take it back and roll.
lesson-stealing-4 = Exactly what you need. Take the 2.
lesson-stealing-5 = { $total }! Exactly the tile on top of Ben’s stack. Stop, and it is yours.
lesson-stealing-end = Tile { $top } came from Ben. Stealing needs exactly the number of the top tile, and only the top tile is in danger.

lesson-end = The end of the game
lesson-end-1 = One tile is left on the grill, and you have { $worms } worms. Whoever takes it ends the game. Roll.
lesson-end-2 = Four worms at once! Take them.
lesson-end-3 = { $total } points are not enough. Roll the other { $hand } dice.
lesson-end-4 = You need four more points. The 4 does it, and so do both 2s.
lesson-end-4-keep = { $total } is not enough for the last tile. Take it back and find four points.
lesson-end-5 = { $total }: stop, and take the last tile.
lesson-end-end = The grill is empty, so the game is over. You have { $worms } worms and win. In a tie the highest single tile decides. Now you know the whole game!

lesson-canned_worm = The canned worm
lesson-canned_worm-1 = You hold the canned worm. It counts as a worm and 5 points if you stop without any worm. Roll.
lesson-canned_worm-2 = You do not need the worm this time. Take the 5s.
lesson-canned_worm-3 = { $total }, and with the canned worm five more. Roll on.
lesson-canned_worm-4 = Take both 4s.
lesson-canned_worm-5 = { $total } on the dice, five from the tin: that makes { $tile }. Stop!
lesson-canned_worm-end = Tile { $top } without a single worm on the dice, and you keep the canned worm. It never helps against a roll without a new face.

lesson-hen = The sitting hen
lesson-hen-1 = Ben has tile 21, and the sitting hen guards it. Try to steal it. Roll.
lesson-hen-2 = Take the 4s.
lesson-hen-3 = { $total } points. Roll the other { $hand } dice.
lesson-hen-4 = Take the worm: that makes 21.
lesson-hen-5 = { $total }, Ben’s top tile. Stop and see what the hen does.
lesson-hen-6 = Ben kept the tile, and the hen came to you. Now she guards your tile { $top }. Ben has played; roll.
lesson-hen-7 = Take the 5s.
lesson-hen-8 = { $total } without a worm. Roll the last { $hand } dice and see what happens if it fails.
lesson-hen-end = A failed attempt, but you still have tile { $top }: only the hen went back, and nothing was turned.

lesson-raven = The raven
lesson-raven-1 = The raven sits on 23. Nobody can keep it, but its tile brings a Bratworm. Roll.
lesson-raven-2 = Take the three worms.
lesson-raven-3 = { $total } points, eight to go. Roll.
lesson-raven-4 = Both 4s, please.
lesson-raven-5 = { $total }: the raven’s tile. Stop!
lesson-raven-end = You got tile { $top } and a Bratworm, together { $worms } worms. The raven flew on to the lowest free tile.

lesson-weasel = The weasel
lesson-weasel-1 = You hold the weasel. Once a turn it rolls the dice you have just rolled again. Roll.
lesson-weasel-2 = A good roll, save the weasel. Take the 5s.
lesson-weasel-3 = { $total } points. Roll the other { $hand } dice.
lesson-weasel-4 = Only 5s! Without the weasel that would be a failed attempt. Let it roll again.
lesson-weasel-5 = Much better. Take the worms.
lesson-weasel-6 = { $total } points. Stop and take tile { $tile }.
lesson-weasel-end = Tile { $top } after a failed roll: thank the weasel. It can help again in your next turn.

lesson-golden_die = The golden die
lesson-golden_die-1 = You hold the golden die: three ones and three worms. Decide before the first roll. Roll with it!
lesson-golden_die-1-roll = Without it you roll eight dice as usual. Take it back and try it with the golden one.
lesson-golden_die-2 = The golden die shows a worm too. Take both worms together.
lesson-golden_die-3 = { $total } points, and still { $hand } dice. Roll.
lesson-golden_die-4 = Four 4s! Take them.
lesson-golden_die-5 = { $total } points. Stop.
lesson-golden_die-end = With nine dice you come far. The golden die stays with you and waits for your next turn.

lesson-apple = The apple
lesson-apple-1 = The apple stands on 29. It does nothing during the game, but it is worth three worms at the end. Roll.
lesson-apple-2 = Four worms! Take them.
lesson-apple-3 = { $total } points, nine to go. Roll.
lesson-apple-4 = Take the three 3s.
lesson-apple-5 = { $total }: stop, and the apple is yours.
lesson-apple-end = Three worms on the tile and three for the apple: { $worms } already. But beware: whoever steals the tile gets the apple too.

lesson-bratworms = Bratworms
lesson-bratworms-1 = Two or more ones set aside in one go bring a Bratworm. Roll.
lesson-bratworms-2 = Three ones! They are worth little, but take them.
lesson-bratworms-3 = There is your Bratworm, worth a worm at the end. Now roll on and see what happens if it fails.
lesson-bratworms-end = Failed, but the Bratworm stays with you: { $worms } worm so far. When the supply is empty, you take one from another player, but never from the holder of the hen.

## Tips of the first game

tips = Tips for the first game
tip-off = No more tips
tip-ok = Got it
tip-roll = Your turn: roll all eight dice.
tip-keep = Choose one face. All dice that show it go aside, and you cannot choose this face again in this turn.
tip-worm = You have no worm yet. Without a worm you get nothing.
tip-low = With { $total } points you get nothing yet. Roll on.
tip-take = You could stop now and take tile { $tile }. Or roll on for more.
tip-steal = { $total } is exactly { $name }’s top tile: stop, and you steal it.
tip-hen = { $name } has the hen. If you stop you only get the hen, and the tile stays.
tip-failed = No new face: a failed attempt. Whoever has a tile gives the top one back, and the highest one on the grill is turned.
tip-stolen = { $name } stole a tile. Only the top tile of a stack is ever in danger.
tip-return = Nobody keeps two specialists: choose which one goes back to the grill.
tip-rob = The supply is empty, so the Bratworm comes from another player. Choose from whom.

## What the server refuses, by the code of the protocol

refused-bad_message = This request could not be understood.
name-empty = a name needs at least one visible character
seats-too-few = there are not enough seats for all of them
refused-too_large = That is too large.
refused-too_fast = Too fast. Wait a moment.
refused-protocol_unknown = This page is out of date. Reload it.
refused-not_greeted = The connection did not start properly. Reload the page.
refused-token_unknown = This device is not known here any more.
refused-link_unknown = This link is not valid, or it was already used.
refused-bad_origin = This page does not belong to this server.
refused-unknown_table = There is no such table, or it is not open to you.
refused-not_your_seat = That is not your seat.
refused-owner_only = Only the host can do that.
refused-too_many_tables = You have too many tables. Finish one first.
refused-too_many_connections = Too many connections from here.
refused-too_many_identities = Too many new players from here. Wait a little.
refused-not_open = That is only possible before the game starts.
refused-not_running = That is only possible while the game runs.
refused-not_finished = That is only possible after the game.
refused-no_such_seat = There is no such seat.
refused-seat_taken = This seat is taken.
refused-seat_empty = Nobody sits there.
refused-too_few_players = There are too few players.
refused-unknown_bot = There is no such bot.
refused-standing_in = A bot stands in for you: take your seat back first.
refused-not_standing_in = No bot stands in for you.
refused-not_your_turn = It is not your turn.
refused-stale_version = The game has moved on since then. Look again and choose.
refused-version_ahead = The game is not there yet.
refused-illegal_move = This move is not possible now.
refused-dice_needed = At this table the dice are typed in.
refused-dice_not_typed = At this table the server rolls the dice.
refused-id_reused = This move was already sent.
refused-nonce_given = Your share of the dice is already given.
refused-hints_off = There are no hints at this table.
refused-reactions_off = There are no reactions at this table.
refused-no_hint = There is no hint here.
refused-not_found = That was not found.
refused-not_allowed = That is not allowed.
refused-stopping = The server is being restarted. Come back in a moment.
refused-broken = Something went wrong on the server. Nothing was changed.

### Table and pages

## Pieces

tile-worms = { $worms ->
    [one] { $tile }, one worm
   *[other] { $tile }, { $worms } worms
}
tile-down = { $tile }, face down
tile-with = { $tile }, with { $specialist } on it
tile-gone = { $tile }, taken
tile-lit = stopping now takes it

specialist-canned_worm = canned worm
specialist-hen = sitting hen
specialist-raven = raven
specialist-weasel = weasel
specialist-golden_die = golden die
specialist-apple = apple
specialist-canned_worm-does = Counts as a worm when you stop without one.
specialist-hen-does = Protects your tiles.
specialist-raven-does = Brings a Bratworm and flies on.
specialist-weasel-does = Rolls the same dice again, once a turn.
specialist-golden_die-does = A ninth die that shows 1 or a worm.
specialist-apple-does = Worth three worms at the end.

face-1 = { $count ->
    [one] one
   *[other] ones
}
face-2 = { $count ->
    [one] two
   *[other] twos
}
face-3 = { $count ->
    [one] three
   *[other] threes
}
face-4 = { $count ->
    [one] four
   *[other] fours
}
face-5 = { $count ->
    [one] five
   *[other] fives
}
face-w = { $count ->
    [one] worm
   *[other] worms
}
dice-of = { $count } { $face }

worm-count = { $count ->
    [one] 1 worm
   *[other] { $count } worms
}
bratworm-count = { $count ->
    [one] 1 Bratworm
   *[other] { $count } Bratworms
}

## The table

grill = Grill
players = Players
dice = Dice
set-aside = Set aside
nothing-aside = Nothing set aside yet
no-tile = no tile
tiles-below = +{ $count }
tiles-below-spoken = { $count ->
    [one] 1 tile below
   *[other] { $count } tiles below
}
top-tile = top tile { $tile }
to-move = to move
your-turn = Your turn
seconds-left = { $count } seconds left
me = you
on-this-device = on this device
is-bot = bot
stand-in = A bot plays for { $name }
left-for-good = { $name } has left. A bot plays on
is-back = { $name } is back
away = away
thinking = { $name } is thinking…
rolling = The dice are rolling…
hand-ready = { $count ->
    [one] 1 die in hand
   *[other] { $count } dice in hand
}

choose-face = Choose which dice to set aside
choose-face-spoken = { $dice }, adds { $adds }
face-used = used
face-used-spoken = { $dice }: you already set { $face } aside this turn
roll-dice = { $count ->
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
roll-with-golden = Roll with the golden die
roll-without-golden = Roll without it
stop = Stop
stop-take = takes { $tile }
stop-steal = steals { $tile } from { $name }
stop-hen = lures the hen from { $name }
stop-fail = a failed attempt
stop-lower = take a lower tile instead
stopping-take = Stopping takes { $tile } from the grill
stopping-steal = Stopping steals { $tile } from { $name }
stopping-hen = Stopping lures the hen away from { $name }; tile { $tile } stays
stopping-no_worm = Nothing yet: no worm
stopping-nothing_to_take = Nothing yet: no tile for { $total }
stopping-exact_tile_missing = Nothing: { $total } is not on the grill
stopping-canned = canned worm counts 5
weasel-reroll = Weasel: roll these again
accept-fail = Accept the failure
roll-failed = No new face
roll-failed-weasel = No new face. The weasel can roll these dice again.
rob-title = Take a Bratworm from…
return-title = You have two specialists. Which one goes back?
return-one = Put back: { $specialist }
rob-one = From { $name }
last-dice = No more rolls: stop now

## What happened

ev-dice_landed = { $name } rolled { $dice }
ev-face_set_aside = { $name } set aside { $dice }: { $total }
ev-bratworm_taken = { $name } gets a Bratworm
ev-bratworm_robbed = { $name } takes a Bratworm from { $from }
ev-weasel_used = { $name }’s weasel rolls again
ev-failed-no_new_face = { $name } failed: no new face
ev-failed-accepted = { $name } accepted the failure
ev-failed-no_worm = { $name } failed: no worm
ev-failed-nothing_to_take = { $name } failed: nothing to take
ev-failed-exact_tile_missing = { $name } failed: that tile is not there
ev-tile_taken = { $name } took { $tile }
ev-tile_stolen = { $name } stole { $tile } from { $from }
ev-tile_defended = { $from }’s hen saved { $tile } and went to { $name }
ev-specialist_gained = { $name } has { the-specialist-object } now
ev-specialist_gained-from = { $name } got { the-specialist-object } from { $from }
ev-specialist_put_back = { the-specialist-begins } goes back to { $tile }
ev-specialist_moved = { the-specialist-begins } moves to { $tile }
ev-specialist_left = { the-specialist-begins } leaves the game
ev-tile_returned = { $tile } went back to the grill
ev-tile_turned = { $tile } was turned face down
ev-turn_started = { $name }’s turn
ev-game_over = The game is over
ev-won = { $names } won
game-begins = The game begins
earlier-moves = Earlier moves are in the replay after the game
what-happened = What happened
show-all = Show everything that happened
supply = { $count } in the supply
actions = Your move
hot-turn = { $name }’s turn: take the device
other-device = Use another device too
other-device-is = Open this link on the other device within ten minutes. It works once.
other-device-link = Make a link
hint-legend = worms to expect · risk to fail
hint-spoken = worth { $value } worms, { $risk } risk to fail

reaction-hello = Hello!
reaction-thanks = Thanks!
reaction-well_done = Well done!
reaction-lucky = Lucky!
reaction-ouch = Ouch!
reaction-laugh = Ha ha!
reaction-worm = Mmm, worms!
reaction-hurry = Take your time…
reaction-good_game = Good game!
back = Back

## Home and creating a table

tagline = Roll, grab worms, do not get greedy. For two to seven, with bots.
play-bots = Play now
play-now = Play against three bots
play-friends = Play with friends
create-table = Create a table
your-name = Your name
name-hint = what others see
join-code = Join by code
join = Join
my-tables = Your games
public-tables = Public tables
no-public-tables = No public table at the moment. Create one!
past-games = Past games
more = More
replay = Replay
verify = Verify
settings = Settings
independent = An independent implementation of the dice game by Reiner Knizia, published by Zoch. All pictures are our own.
edition = Edition
edition-original = Original
edition-original-is = Sixteen tiles and eight dice: the classic.
edition-specialists = With specialists
edition-specialists-is = Two more tiles, six characters with powers, Bratworms.
bot-level = Strength of the bots
bot-random = Dizzy
bot-random-is = does anything
bot-cautious = Careful
bot-cautious-is = stops early
bot-worms = Hungry
bot-worms-is = counts the worms exactly
bot-margin = Clever
bot-margin-is = also spoils your game
bot-easy = Easy
bot-easy-is = for the first games
bot-normal = Normal
bot-normal-is = plays well
bot-hard = Hard
bot-hard-is = plays very well
bot-expert = Expert
bot-expert-is = plays to win the game
seats = Seats
bots-at-start = Bots
pace = Pace
pace-relaxed = Relaxed
pace-relaxed-is = No clock.
pace-lively = Lively
pace-lively-is = A minute for each turn.
pace-days = Days
pace-days-is = Two days for each turn.
more-options = More options
table-title = Name of the table
table-public = Show it in the list of public tables
table-hints = Allow hints
table-typed = Roll real dice and type them in
option-steal = Stealing
option-steal-required = Always
option-steal-optional = Or take a lower tile
option-returned = Returned tile that is the highest
option-returned-stays = Stays face up
option-returned-turned = Is turned too
option-golden = Golden die
option-golden-ones = Ones and worms
option-golden-standard = Like the others
yes = Yes
no = No
on = On
off = Off
guest-1 = Hungry Hen
guest-2 = Wily Weasel
guest-3 = Rowdy Raven
guest-4 = Brave Bantam
guest-5 = Golden Goose
guest-6 = Merry Magpie
guest-7 = Plucky Pigeon
guest-8 = Rusty Rooster
life-open = waiting for players
life-running = running
life-finished = finished
life-abandoned = given up

## Settings

language = Language
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
sound = Sound
motion = Motion
motion-auto = As the device
motion-off = Little
speed = Speed
speed-normal = Easy to follow
speed-fast = Fast
notify = Tell me when it is my turn
reactions = Reactions of others

## Waiting room

table-of = Table { $code }
invite = Invite others
invite-text = Come and play at my table!
invite-watch = Invite someone to watch
invite-only-here = This link works on this computer only. To let phones in your network in, start the game with { $command }.
code-is = Code of this table
link = Link to this table
share-link = Share the link
share-moment = Share a link to this moment
copied = Copied
qr-code = QR code with the link to this table
who-is-here = Who is here
seat-empty = free seat
add-bot = Add a bot
add-bot-short = + Bot
remove = Remove { $name }
stand-up = Stand up
sit-down = Sit down
waits-for-you = { $name } is waiting for you
table-full = All seats are taken. You can watch.
hot-seat = Someone else plays on this device
friend-name = Their name
add = Add
start-game = { $count ->
    [0] Start
    [1] Start
   *[other] Start with { $count } players
}
need-two = Two players are needed. Invite someone or add a bot.
waiting-start = The game starts as soon as the host says so.
table-abandoned = This table was given up.

## At the table

menu = Menu
hint = Show the odds
close = Close
loading = One moment…
go-home = To the start page
table-unknown = There is no such table, or it is not open to you.
sent-away = The host has freed your seat. You are no longer at this table.
keys-help = Keys: 1 to 5 and w set dice aside, r rolls, s stops, h shows the odds.
link-open = connected
link-connecting = connecting
link-lost = not connected
link-closed = not connected
connection-lost = No connection
connection-lost-more = The connection is lost. Everything so far is safe; we keep trying and go on as soon as it works.
while-away = While you were away
all-right = All right
bot-plays-for-you = A bot is playing for you.
take-back = Play again myself
hand-over = Let a bot play for me
leave-seat = Leave the game
leave-sure = A bot will take your seat for good. Leave?
leave-yes = Yes, leave
close-table = Give up this table
type-title = What do the dice show?
type-dice = { $left ->
    [one] Tap the face of 1 more die
    [0] Check the dice
   *[other] Tap the faces of { $left } more dice
}
type-golden = And the golden die?
undo = Undo
dice-are-right = These are the dice
error-offline = The server does not answer. Are you online?
try-again = Try again
error-broken = Something went wrong on the server. Nothing was changed.
needs-script = This page needs JavaScript.

## The end

you-won = You won!
worm-unit = { $count ->
    [one] worm
   *[other] worms
}
tie-highest_tile = It was a tie: the highest single tile decided.
tie-shared = It was a tie and nobody has a tile: the win is shared.
play-again = Play again
next-waits = The next game is waiting for you.
verify-dice = Verify the dice
download = Download

## Replay and verify

replay-is = Watch any recorded game again: choose a .heck file or drop it here.
replay-at = Step { $at } of { $of }
replay-line = Line { $line }: { $why }
play = Play
pause = Pause
step-back = One step back
step-on = One step on
point-before = Last turning point
point-next = Next turning point
choose-record = Choose a record
drop-record = or drop a .heck file anywhere on this page
file-too-large = This file is too large for a record.
not-a-record = This is not a record of a game.
verify-is = Before the first roll the server binds itself to a secret. After the game your browser can compute every roll again by itself. Drop a record to see it.
verdict-verified = The dice are proven
verdict-failed = Something is wrong
verdict-unproven = The dice cannot be proven
roll-count = { $count ->
    [one] 1 roll
   *[other] { $count } rolls
}
check-right = right
check-wrong = wrong
check-unproven = not shown
check-proof = Proof in the record
proof-hmac-sha256-1 = Method hmac-sha256-1.
proof-none = The record carries no proof of its dice.
proof-typed = People rolled real dice and typed them in.
proof-unknown = The record names a method this page does not know.
proof-secret = The secret is revealed only when the game is over.
proof-malformed = The proof is not written as it must be.
check-commitment = Secret and commitment
check-commitment-is = SHA-256 of the secret must be { $commitment }.
check-kept = The commitment seen at the table
check-kept-is = It must be the one this device was shown before the game.
check-nonce = Your share of the dice
check-nonce-is = The random number this device sent must be among the shares.
check-first = Who begins
check-first-is = The first seat must be the one that was drawn.
check-rolls = All dice
check-rolls-is = { $proven } of { $rolls } rolls follow from secret and shares.
check-fault = Line { $line }: the dice show { $shown }, roll number { $number } must show { $must }.

### Odds, matches, checking and serving in the terminal

number = { $value }

## Odds

odds-percent = { $percent }%
odds-unit = { $objective ->
    [tile] chance of a tile
    [margin] expected worms ahead of the others
   *[worms] expected worms
}
odds-turn = { $edition ->
    [original] Original edition, turn { $turn }: { $name } to move
   *[specialists] Specialists edition, turn { $turn }: { $name } to move
}
odds-aside = set aside
odds-rolled = rolled
odds-moves = Moves · { odds-unit } { $value }
odds-move = move
odds-value = value
odds-success = success
odds-fail = fail
odds-keep = keep { $face } × { $count }
odds-roll = { $count ->
    [one] roll 1 die
   *[other] roll { $count } dice
}
odds-rob = take a Bratworm from { $name }
odds-return = put { the-specialist-object } back
odds-stop-take = stop: take { console-tile }
odds-stop-steal = stop: steal { console-tile } from { $name }
odds-stop-hen = stop: win the hen of { $name }
odds-stop-fail = stop: nothing (failed attempt)
odds-gives-take = take { console-tile }
odds-gives-steal = steal { console-tile } from { $name }
odds-gives-hen = win the hen of { $name }
odds-gives-fail = nothing (failed attempt)
odds-or = { $one }, or { $other }
odds-ends = How the turn ends then
odds-end = end
odds-chance = chance
odds-end-fail = failed attempt
odds-end-bratworm = { $end }, with a Bratworm
odds-totals = Totals, each when played for alone (a worm included)
odds-total = total
odds-at-least = at least
odds-exactly = exactly
odds-buys = buys here
odds-over = { $file }: the game is over; there is no turn to tell the odds of
odds-other-edition = { $edition ->
    [original] { $file }: this is a game of the original edition, not of specialists
   *[specialists] { $file }: this is a game of the specialists edition, not of original
}
odds-own-options = { $file }: the record tells its options itself
odds-too-long = { $file }: is longer than { $megabytes } MB
odds-long-position = a position is shorter than { $most } bytes
odds-empty = is empty; a record or a position was expected
odds-neither = neither a record nor a position: { $why }
odds-figure-kind = --plot { $file }: a figure is a file that ends in .svg or .png
odds-matplotlib = --plot needs matplotlib; it comes with: { $command }
odds-unwritable = --plot { $file }: cannot be written: { $why }
option-unknown = unknown option { $name }; options are { $known }
option-value = option { $name } is { $one } or { $other }, not { $given }

## Figures

plot-value = { odds-unit }: { $value }
plot-total = total, with a worm
plot-chance = chance (%)
plot-totals = Reaching a total
plot-at-least = at least N
plot-exactly = exactly N
plot-failed = failed
plot-hen = hen of { $name }
plot-steal = steal { $tile }, { $name }
plot-ends = How the turn ends, played best
plot-moves = What each move is worth
plot-won = games won in percent, with 95% interval; dotted: equal strength
plot-games = { $edition ->
    [original] { arena-game-count }, original edition
   *[specialists] { arena-game-count }, specialists edition
}

## Matches and tournaments

arena-games = games
arena-bot = bot
arena-wins = wins %
arena-interval = 95% interval
arena-fair = fair %
arena-rating = rating
arena-score = score
arena-failed = failed
arena-steals = steals
arena-time = time a move
arena-against = vs { $place }
arena-game-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
arena-block-count = { $blocks ->
    [one] 1 block of { $seatings } seatings
   *[other] { $blocks } blocks of { $seatings } seatings
}
arena-played = { $edition ->
    [original] { arena-game-count } in { arena-block-count }, original edition, seed { $seed }; { $turns } turns a game, the longest { $longest }.
   *[specialists] { arena-game-count } in { arena-block-count }, specialists edition, seed { $seed }; { $turns } turns a game, the longest { $longest }.
}
arena-cut = { $count ->
    [one] 1 game was cut at { $turns } turns.
   *[other] { $count } games were cut at { $turns } turns.
}
arena-endless = { $count ->
    [one] 1 game was cut as endless.
   *[other] { $count } games were cut as endless.
}
arena-given-up = { $count ->
    [one] 1 game was forfeited by every bot; nobody wins it.
   *[other] { $count } games were forfeited by every bot; nobody wins them.
}
arena-alone = Only one bot plays here, so there is nothing to compare.
arena-forfeits = { $bot } forfeited { arena-game-count }:
arena-stopped = Stopped after { $done } of { arena-game-count }.
arena-stopped-kept = Stopped after { $done } of { arena-game-count }; the same command goes on.
arena-picture-kind = a picture is .svg or .png, not { $file }
arena-no-directory = there is no directory { $directory }
arena-matplotlib = a picture needs matplotlib: install { $package }
arena-too-few = a table of { $players } needs { $players } different bots or more
match-size = a match is for { $least } to { $most } bots, not { $given }
match-seconds = the time for a move is a number of seconds above 0, not { $given }
match-directory = { $path } cannot be used: { $why }
match-line = { $where }: this line is no block of a match
match-unlike = block { $block } came out otherwise when it was played again for its records: a bot does not repeat itself; choose another directory
match-description = { $path } is no description of a match
match-other = { $directory } holds another match: its { $keys } differ; choose another directory
bot-unknown = there is no bot '{ $name }'; there are { $known }, and programs: cmd:COMMAND
bot-offered = the bot '{ $name }' of { $origin } cannot be made: { $why }
bot-command = '{ $name }' is no command: { $why }
bot-no-command = after '{ $prefix }' comes the command of a bot
bot-no-program = there is no program '{ $program }' for the bot '{ $name }'
bot-crashed = { $name } crashed: { $why }
bot-illegal = { $name } answered { $move }, which is not legal here
# What follows the name of a bot that forfeits.
bot-failed = { $name } { $what }
bot-not-started = cannot be started: { $why }
bot-unasked = spoke without being asked: { $said }
bot-long = answered with more than { $most } bytes
bot-late = gave no answer within { $seconds } s
bot-lines = answered with more than one line: { $said }
bot-ended = ended without an answer
bot-ended-status = ended without an answer (status { $status })
bot-ended-words = ended without an answer (status { $status }): { $said }
bot-nonsense = answered { $said }: { $why }
bot-cheated = cheated: { $move } is not legal here

## Checking a record

verify-verdict = { $verdict ->
    [verified] { $file }: verified: { verify-counts }
    [so_far] { $file }: verified as far as it goes: { verify-counts }
    [unproven] { $file }: cannot be verified: { verify-counts }
    [failed] { $file }: NOT verified, the dice are wrong: { verify-counts }
   *[broken] { $file }: NOT verified, the record is broken: { verify-counts }
}
verify-counts = { $count ->
    [one] 1 legal move, { $matching } of { $rolls } rolls match
   *[other] { $count } legal moves, { $matching } of { $rolls } rolls match
}
verify-and = { $text }; { $reason }
verify-further = { $count ->
    [one] { $file }: 1 further roll is wrong
   *[other] { $file }: { $count } further rolls are wrong
}
verify-no-proof = the record carries no proof of its dice
verify-no-method = meta.dice is an object with a method, not { $given }
verify-method = dice of the method { $method } cannot be checked
verify-malformed = the proof of the dice is malformed: { $why }
verify-nonces = nonces is a list with at most one for each of the { $seats } seats
verify-server-alone = no player added a nonce: the server alone determined the dice
verify-first = first is "drawn" or left out, not { $given }
verify-secret = the secret is not revealed, so no roll can be checked
verify-not-committed = the secret is not the committed one: its SHA-256 is not the commitment
verify-lot = seat { $seat } begins, but the lot fell on seat { $lot }
verify-published = the commitment is not the one that was published
verify-no-part = the nonce { $nonce } took no part in these dice
verify-roll = the dice show { $shown }, but roll number { $number } must show { $must }
verify-golden = { $dice } and golden { $golden }
verify-typed = the dice were typed in, which proves nothing about them
verify-typed-rolls = { $count ->
    [one] 1 roll was typed in, which proves nothing about it
   *[other] { $count } rolls were typed in, which proves nothing about them
}
verify-most-differ = most rolls differ, as if secret, nonces or the count were not theirs
verify-unfinished = the game is not finished
# The subject of the two sentences below.
proof-the-commitment = the commitment
proof-the-secret = the secret
proof-a-nonce = a nonce
proof-digits = { $what } is written as pairs of the digits 0-9a-f
proof-length = { $what } has { $digits } hex digits, not { $given }
proof-secret-length = the secret is { $size } bytes long, not { $given }
proof-nonce-length = a nonce is { $least } to { $most } bytes long, not { $given }
proof-nonce-count = there are { $given } nonces for at most { $most } seats

## Serving

serve-at = heckmeck is served at { $url }  (Ctrl-C stops it)
serve-phones = For phones in the same network:
serve-only-here = Only this computer gets there. For phones in the same network: make play HOST=0.0.0.0 (or heckmeck serve --host 0.0.0.0)
serve-stopped = Stopped. All games are stored and go on at the next start.
serve-cannot-listen = cannot listen on { $host } port { $port }: { $why }
store-format = { $file } has format { $found }; this program knows { $known }
store-unusable = { $file } cannot be used: { $why }
store-used = another server is using { $folder }
limit-unknown = there is no limit '{ $name }'; there are { $known }
limit-number = limit { $name } is a number, not '{ $given }'
language-unknown = there is no language '{ $name }'; there are { $known }

## What the operating system complains of

system-ENOENT = No such file or directory
system-EACCES = Permission denied
system-EPERM = Operation not permitted
system-EISDIR = Is a directory
system-ENOTDIR = Not a directory
system-EEXIST = File exists
system-ENOSPC = No space left on device
system-EDQUOT = Disk quota exceeded
system-EFBIG = File too large
system-EROFS = Read-only file system
system-ENAMETOOLONG = File name too long
system-ELOOP = Too many levels of symbolic links
system-EIO = Input/output error
system-EBADF = Bad file descriptor
system-ESPIPE = Illegal seek
system-EMFILE = Too many open files
system-ENOEXEC = Exec format error
system-EADDRINUSE = Address already in use
system-EADDRNOTAVAIL = Cannot assign requested address
system-database = file is not a database
system-open = unable to open database file
system-readonly = attempt to write a readonly database
system-host = Name or service not known
system-lookup = Temporary failure in name resolution
system-nul = embedded null byte

## How records and positions are written

record-utf8 = not UTF-8 text (byte { $byte })
record-depth = nested more than { $most } deep
record-mark = begins with a byte order mark, which JSON must not have
record-json = not JSON: { $problem } at column { $column }
record-json-line = not JSON: { $problem } at line { $line }, column { $column }
record-constant = not JSON: { $name } is not a JSON number
record-number = a number is too large
record-key-twice = key { $key } is given twice
record-key = unknown key { $key }; allowed: { $known }
record-one-of = { $key } is one of { $known }, not { $given }
record-empty = the file is empty; a record begins with a header
record-header = a record begins with a header object, not { $given }
record-none = this is no record: the header has no key "heckmeck"
record-version = record version { $given } is unknown; this program reads { $known }
record-players = players is a list of { $least } to { $most } names, not { $given }
record-first = first is a seat from 0 to { $last }, not { $given }
record-options = options is an object, not { $given }
record-move = a move is a JSON object, not { $given }
record-do = a move needs the key "do"
record-golden = golden is true or false, not { $given }
record-seat = player is the number of a seat, not { $given }
record-dice = dice is a string of faces { $faces }, not { $given }
record-line = the line is longer than { $most } bytes
record-legal = { $reason }; legal: { $legal }
json-value = Expecting value
json-comma = Expecting ',' delimiter
json-colon = Expecting ':' delimiter
json-name = Expecting property name enclosed in double quotes
json-more = Extra data
json-open = Unterminated string starting
json-control = Invalid control character
json-escape = Invalid \escape
json-unicode = Invalid \uXXXX escape
json-comma-object = Illegal trailing comma before end of object
json-comma-array = Illegal trailing comma before end of array
# What is wrong with a position: the key it is about stands before it, as in "grill: is missing".
position-object = is not a JSON object
position-key = is not a key of a position
position-missing = is missing
position-number = is a whole number from { $least }, not { $given }
position-boolean = is true or false, not { $given }
position-one-of = is one of { $known }, not { $given }
position-dice-string = is a string of up to nine faces 12345w, not { $given }
position-face = is a face or null, not { $given }
position-hand = is {"{"}"white": 0 to 8, "golden": true or false{"}"}, not { $given }
position-grill = is a list of tiles, not { $given }
position-tile = a tile has tile, up and specialist; this is { $given }
position-players = is a list of { $least } to { $most } players, not { $given }
position-player = player { $player } has name, stack, specialist, bratworms and worms; this is { $given }
position-no-player = there is no player { $player }
position-removed = is a list of specialists, not { $given }
position-removed-needed = is needed in phase { $phase }
position-removed-twice = names a specialist twice
position-contradiction = is { $given }, but the rest of the position makes it { $right }
position-worms = player { $player } has { $worms } worms
position-no-tile = there is no tile { $tile } in the edition { $edition }
position-tile-nowhere = tile { $tile } is nowhere, not in exactly one place
position-tile-places = tile { $tile } is in { $count } places, not in exactly one place
position-no-specialist = the edition { $edition } has no { $specialist }
position-specialist-nowhere = the { $specialist } is nowhere, not in exactly one place
position-specialist-places = the { $specialist } is in { $count } places, not in exactly one place
position-stands-down = the { $specialist } stands on { $tile }, which is face down
position-raven-held = player { $player } holds the raven, which nobody ever holds
position-held-without-tile = player { $player } holds the { $specialist } without a tile
position-bratworms = there are { $there } bratworms in all, not { $right }
position-dice = { $count } dice are aside and in hand, not 8
position-dice-golden = { $count } dice are aside and in hand, not 8 or 9
position-golden-white = the golden die takes the place of a white one
position-no-golden-aside = no die set aside can be the golden one
position-golden-face = the golden die has no face { $face } at this table
position-golden-shown = it shows a face in phase keep with the golden die in hand, else not
position-golden-rolled = the golden die's face is not among the rolled ones
position-no-weasel = the player does not hold the weasel
position-rolled-phase = dice lie rolled in phase keep and in no other
position-rolled-count = { $rolled } dice are rolled, { $hand } in hand
position-fresh = nothing is set aside, so the turn is fresh
position-failed = every rolled face is already set aside, so the turn is over
position-no-dice = no dice are in hand to roll
position-all-faces = all six faces are set aside, so no dice can have been rolled
position-over = the game is over when no tile is face up, and only then
position-over-aside = the game is over, so nothing is set aside
position-between = the { $specialist } is nowhere
position-rob = a bratworm is robbed from an empty supply and with a choice only
position-no-bratworm = neither two ones nor the raven's tile give a bratworm here
position-no-two = the player does not have two specialists to choose from

## Help of the console

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-default = default:
help-help = Show this message and exit.
help-version = Show the version and exit.
help-lang = Speak this language (else as LANG says).
help-heckmeck = The dice game Heckmeck (Pickomino): play it, record it, study it.
summary-play = Play in the terminal, with friends at one keyboard or bots.
summary-serve = Run the game server, for friends and their browsers.
summary-replay = Show a recorded game, for people or as JSON.
summary-verify = Check every move and every roll of a record.
summary-odds = Exact chances of a turn, for people, as JSON or as a figure.
summary-arena = Let bots play many games and measure which is better.
summary-tournament = Round robin over many bots, with ratings.
summary-rules = Read the rules: all, a topic, or what holds a word.
help-play =
    Play at one keyboard. Without names: you against a bot.

    Each NAME is a person, each bot:KIND a bot (bot:cautious, bot:random, ...). The game is written down move by move, so that it can be gone on with after Ctrl-C:

      heckmeck play Anna Ben bot:cautious --edition specialists
      heckmeck play Anna "bot:cmd:python3 mybot.py"
      heckmeck play --resume game.heck
help-edition = The edition that is played.
help-play-option = A table option: steal=optional, returned_highest=turned or golden_die=standard.
help-first = Which seat begins.
help-play-seed = Dice that this seed repeats; without it they are drawn anew.
help-save = Where the record is written.
help-resume = Go on with a saved game.
help-serve =
    Run the game server, until Ctrl-C.

    Everything is kept in one SQLite file in the data folder; games go on after a restart.
help-host = The address to listen on; 0.0.0.0: for the network.
help-port = The port; 0: any free one.
help-data = Folder for the tables; made if it is not there.
help-no-browser = Do not open a browser.
help-behind-proxy = Believe X-Forwarded-For of a local proxy.
help-limit = Change a limit.
help-replay =
    Show recorded games: every turn in words, or every position as JSON.

    FILE is a record (NAME.heck), or - for standard input. A broken record is shown up to the line that cannot be read; the exit status is then 2.
help-replay-json = Print one position a line, as JSON.
help-last = Print only the last position of each file.
help-verify =
    Check records offline: every move, the commitment and every roll.

    Exit status: 0 all is proven, 1 the dice are wrong, 2 a record is broken, 3 nothing is wrong but not everything can be proven (no proof, secret not revealed, dice typed in).
help-commitment = The commitment you were shown before the game.
help-nonce = A nonce you sent yourself.
help-verify-json = One JSON object a file.
help-odds =
    Show the exact odds of a turn.

    FILE is a record (its last position counts), a position as JSON, or - for standard input. Without FILE it is the first turn of a fresh game.
help-odds-edition = Of a fresh game.
help-objective = What the player plays for: any tile, own worms, worms ahead of the others.
help-odds-option = A table option of a position or a fresh game, such as steal=optional.
help-odds-json = Print the odds as one JSON object.
help-odds-plot = Draw the odds into a file.
help-arena =
    Let bots play many games and say which is better, with honest intervals.

    A bot is a name (see `heckmeck tournament --list`) or a program: "cmd:python3 mybot.py". The same dice are played in every seating, so the number of games is rounded up to whole blocks of seatings. The same seed gives the same games, whatever the number of jobs. Ctrl-C stops; with --out the same command goes on.
help-games = Games of each match.
help-seed = The luck.
help-jobs = Processes that play.
help-json = Print JSON.
help-move-seconds = What a program may take for a move.
help-out = Keep finished games here and go on.
help-records = Write a record of every game.
help-arena-plot = Draw the result (.svg or .png).
help-tournament =
    Round robin over many bots with a table of ratings; without names, over all our own.

    Every table of so many different bots plays --games games.
help-players = Bots at a table.
help-list = List the bots there are, and play nothing.
help-rules =
    Read the rules. Without a topic: the game in one minute.

    TOPIC is a chapter (minute, setup, turn, buying, taking, failing, specialists, bratworms, end, options), all of them (all), a row of the rules such as F3, a specialist such as hen, or words to look for.
# What stands for a value in the help.
meta-options = [OPTIONS]
meta-command = COMMAND [ARGS]...
meta-seats = [NAME|bot:KIND]...
meta-files = FILE...
meta-file = [FILE]
meta-bots = BOT BOT [BOT]...
meta-some-bots = [BOT]...
meta-topic = [TOPIC]...
meta-option = NAME=VALUE
meta-limit = NAME=NUMBER
meta-hex = HEX
meta-figure = FILE.svg|png
meta-path = PATH
meta-number = NUMBER
meta-text = TEXT
# What is wrong with a command line.
usage-see = { $text }; see { $command }
usage-no-command = there is no command '{ $given }'; there are { $known }
usage-no-option = there is no option { $option }
usage-no-option-but = there is no option { $option }, but there is { $close }
usage-needs-value = the option { $option } needs a value
usage-no-value = the option { $option } takes no value
usage-missing = { $what } is missing
usage-extra = { $given } is too much
usage-one-of = is one of { $known }, not '{ $given }'
usage-whole = is a whole number, not '{ $given }'
usage-number = is a number from { $least } to { $most }, not '{ $given }'
usage-folder = '{ $given }' is a file, not a folder

## Why the best move is best

reason-only = There is no other move.
reason-equal = Another move is just as good.
reason-close = It is close: the next best move is hardly worse.
reason-worms = { $value ->
    [one] { $value } worm
   *[other] { $value } worms
}
reason-face = { $face ->
    [w] the worms
   *[other] the { $face }s
}
reason-against = { $against ->
    [w] the worms
   *[other] the { $against }s
}
reason-value = On average this is worth { reason-worms }, the next best move { $other }.
reason-chance = This succeeds { $success }% of the time, the next best move { $other }%.
reason-stop-take = Stopping takes { $tile } for sure; rolling on fails { $fail }% of the time.
reason-stop-steal = Stopping steals { $tile } from { $name } for sure; rolling on fails { $fail }% of the time.
reason-stop-hen = Stopping wins the hen of { $name } for sure; rolling on fails { $fail }% of the time.
reason-roll-no_worm = Without a worm you get nothing yet; rolling on succeeds { $success }% of the time.
reason-roll-nothing = { $total } buys nothing yet; rolling on succeeds { $success }% of the time.
reason-roll-more = Rolling on brings { reason-worms } on average, stopping { $other }; it fails { $fail }% of the time.
reason-keep-worm = Without a worm nothing counts: with the worms you succeed { $success }% of the time, with { reason-against } only { $other }%.
reason-keep-safer = With { reason-face } you succeed { $success }% of the time, with { reason-against } only { $other }%.
reason-keep-richer = With { reason-face } you can expect { reason-worms }, with { reason-against } { $other }.
reason-keep-weasel = These dice bring { reason-worms } on average, letting the weasel roll again { $other }.
reason-weasel = Letting the weasel roll again brings { reason-worms } on average, these dice { $other }.
reason-weasel-failed = This roll has failed; with the weasel you still succeed { $success }% of the time.
reason-accept = Accepting the failure is worth { reason-worms } on average, the weasel { $other }.
reason-golden = With the golden die you succeed { $success }% of the time, without it only { $other }%.
reason-golden-value = With the golden die you can expect { reason-worms }, without it { $other }.
reason-no-golden = Without the golden die you succeed { $success }% of the time, with it only { $other }%.
reason-no-golden-value = Without the golden die you can expect { reason-worms }, with it { $other }.
reason-return = Putting back { the-specialist-object } is worth { reason-worms }, putting back the other one { $other }.
