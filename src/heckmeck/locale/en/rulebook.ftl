## Pages of the rule book

rules-when = What exactly happens when…
rules-example = Example:
rules-ruling = Our ruling:
rules-worm-face = worm
rules-made = This is an independent implementation of the dice game by Reiner Knizia, with rules in its own words and pictures of its own.
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-before = before
rules-after = after
rules-link = Link to { $row }

## Chapters

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
    Collect the most worms. Roll eight dice, choose one face and set aside every die that shows it. Then roll the rest. You can use each face only once per turn. A worm counts 5 points, the other faces what they show.

    You can stop right after setting dice aside. With at least one worm, you get the tile that matches your total: from the grill, or from the top of another player’s stack. If it is in neither place, you get the next lower tile on the grill.

    If a roll shows no new face, or you stop and get nothing, your attempt has failed. Your top tile goes back to the grill. Then the highest tile on the grill is turned face down, unless it is the one you just put back.

    The game ends when no tile on the grill is face up. Whoever has the most worms wins.
chapter-setup = What you need
chapter-setup-text =
    The game is for two to seven players aged 8 and up. It takes 20 to 30 minutes.

    In the original game, sixteen tiles lie face up on the grill in ascending order, from 21 to 36. The printed rules call them roasted worm portions (RWP). They show one worm (21–24), two (25–28), three (29–32) or four (33–36). There are eight white dice with the faces 1, 2, 3, 4, 5 and worm.

    The specialists edition adds tiles 11 and 13 with one worm each, six specialists and seven Bratworms. At the start, each specialist stands on a tile: the canned worm on 11, the sitting hen on 21, the raven on 23, the weasel on 25, the golden die on 27 and the apple on 29. The Bratworms lie beside the grill as the supply.

    At a real table, keep your stack, your specialist and your Bratworms in front of you, where everyone can see them. Put the hen on your stack. Lay the weasel flat when you use it, and stand it up again when your turn ends.

    By the printed rules, the youngest player goes first. Online, the first player is drawn by lot. In the terminal, the first player you name goes first, unless you choose another one with --first. Play goes clockwise.
chapter-turn = Your turn
chapter-turn-text = A turn is rolling, setting aside, and deciding: once more, or stop?
chapter-buying = What your total buys
chapter-buying-text = When you stop, two things count: whether a worm is among the dice you set aside, and their total.
chapter-taking = Taking and stealing
chapter-taking-text = Your tiles lie in one stack, and only the top one is in danger. In the edition with specialists a tile may bring a specialist with it.
chapter-failing = A failed attempt
chapter-failing-text = An attempt fails when a roll shows no new face, or when you stop and get nothing. Then it is the next player’s turn, and usually it costs you a tile.
chapter-specialists = The specialists
chapter-specialists-text = Six specialists wait on the grill. Whoever takes their tile gets them, and nobody ever keeps two.
chapter-bratworms = Bratworms
chapter-bratworms-text = Seven Bratworms lie in the supply. You get one for two or more 1s set aside in one go (A7), or for the raven’s tile (D3). Each is worth one worm at the end, and nobody can steal it along with a tile.
chapter-end = The end and the winner
chapter-end-text = The game ends by itself when the grill is empty or face down. Then worms are counted.
chapter-options = Options of a table
chapter-options-text = The default is the printed rules, with our rulings where they are silent or contradict themselves. Before the game, a table can agree on these variants.

## Rows

rule-A1-when = a turn begins?
rule-A1 = You roll all eight white dice. You cannot pass.
rule-A1-example = { $name } begins with { $count } dice. Rolling is the only move; stopping is not possible yet.
rule-A2-when = dice have been rolled?
rule-A2 = You must set aside all dice of exactly one face, and it must be a face you have not set aside this turn. You cannot stop before that.
rule-A2-ruling = The printed rules do not say exactly when you may stop. We allow it only right after setting dice aside, so that nobody can walk away from a roll they do not like.
rule-A2-example = { $name } rolls { $dice } and chooses the { $face }: all { $count } of them go aside, { $total } points. In this turn the { $face } cannot be chosen again.
rule-A3-when = every face rolled is already set aside?
rule-A3 = The attempt has failed. Only the weasel can still help.
rule-A3-example = { $name } has set aside { $aside } and rolls { $dice }. There is no new face among them: a failed attempt.
rule-A3-search = bust
rule-A4-when = dice are left after setting aside?
rule-A4 = You choose: roll all remaining dice, or stop. Rolling needs at least one face that you have not used yet.
rule-A4-example = { $name } has { $aside } aside, { $total } points, and { $count } dice left. Both are possible: roll them, or stop.
rule-A5-when = no dice are left, or all six faces are used?
rule-A5 = Stopping is the only move.
rule-A5-example = { $name } sets aside the last die, a { $face }. The total is { $total }, and the turn ends here.
rule-A5-example-2 = { $name } has set aside all six faces, { $total } points. { $count } dice are left, but no roll could help: the turn ends here.
rule-A6-when = somebody stops without a worm, or with a total that buys nothing?
rule-A6 = That is allowed, and it is a failed attempt. You may even fail on purpose, unless the canned worm steps in automatically and gets you something.
rule-A6-example = { $name } stops with { $aside }. That would be { $total }, but there is no worm: a failed attempt.
rule-A6-example-2 = { $name } stops with { $aside }, { $total } points. There are worms, but no tile for so little: a failed attempt.
rule-A7-when = two or more ones are set aside in one go?
rule-A7 = With specialists this brings exactly one Bratworm, at once, however many ones they are; the golden die counts too. You keep it even if the attempt fails. Ones that stay in the roll bring nothing.
rule-A7-example = { $name } rolls { $dice } and sets aside all { $count } ones: one Bratworm. The next roll fails, but { $name } still has the Bratworm.
rule-A7-search = double 1, double one, two ones
rule-B1-when = I hold the golden die?
rule-B1 = Before your first roll you decide once whether it joins the eight white dice. If it does, it is a die like the others until you set it aside.
rule-B1-ruling = The printed rules are not clear about the faces of the golden die. We give it three 1s and three worms. The table option “Golden die” gives it the faces of a white die instead.
rule-B1-example = { $name } rolls { $white } white dice and the golden die: { $dice }. The golden die shows a worm, so { $count } worms go aside together.
rule-B2-when = I hold the weasel?
rule-B2 = Right after a roll, before setting anything aside from it, you may roll exactly these dice once more, once a turn, even if the roll would fail. The second result counts. You may also accept the failure.
rule-B2-example = { $name } has { $aside } aside and rolls { $first }: that would fail. The weasel rolls the same dice again: { $second }. Now there is something to take.
rule-B2-example-2 = { $name } rolls { $dice }, which fails. The weasel could roll again, but { $name } accepts the failure and returns tile { $tile }.
rule-B2-search = reroll, roll again
rule-B3-when = I hold the canned worm and have no worm?
rule-B3 = When you stop, the canned worm counts as a worm and 5 points, by itself, and it stays with you. You may still set worms aside as usual; as soon as you have one, the canned worm does nothing. It never saves a failed roll.
rule-B3-ruling = The printed rules do not say whether you have to use the canned worm. We count it automatically, because it almost always helps. The price is that you cannot fail on purpose while it gets you something.
rule-B3-example = { $name } stops with { $aside }, worth { $dice }. With the canned worm that is { $total }, and { $name } takes { $tile }.
rule-B3-example-2 = { $name } holds the canned worm and stops with { $aside }. There are worms among the dice, so it adds nothing: { $total }, no more.
rule-C1-when = the tile with my total lies face up on the grill?
rule-C1 = You take it. You cannot choose a lower one instead.
rule-C1-example = { $name } stops with { $aside }: { $total } points and a worm. Tile { $tile } is on the grill, so { $name } takes it.
rule-C1-search = roasted worm portion, RWP
rule-C2-when = the tile with my total is on top of another player’s stack?
rule-C2 = You steal it, unless it is 11 or 13.
rule-C2-ruling = The printed rules say in one place that you may steal and in another that you get the tile. With us you must, so that the same total always has the same result. The table option “Stealing” leaves it to you.
rule-C2-example = { $name } has { $total } points, and { $tile } lies on top of { $victim }’s stack: stolen!
rule-C2-search = steal, stealing, stolen
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
rule-D1-ruling = At a real table the lower tiles of a stack are covered. We still show everyone’s worms all the time, because anyone who pays attention can count them.
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
rule-D4-search = steal, stealing, stolen
rule-D5-when = I steal from the holder of the hen?
rule-D5 = Only the hen comes to you; the tile stays. Your turn is a success all the same.
rule-D5-example = { $name } would steal { $tile }, but { $victim } has the hen. The hen goes to { $name }, and { $tile } stays with { $victim }.
rule-D5-search = steal, stealing, stolen
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
rule-D8-search = steal, stealing, stolen
rule-E1-when = I get a Bratworm?
rule-E1 = You take it from the supply as long as there are any.
rule-E1-example = { $name } takes the raven’s tile and one of { $before } Bratworms; { $after } are left.
rule-E2-when = the supply is empty?
rule-E2 = You take a Bratworm from another player of your choice who has one. Whoever holds the hen is safe, even without a tile.
rule-E2-example = { $name } sets aside two ones, but the supply is empty. { $one } and { $other } have Bratworms; { $name } chooses { $victim }.
rule-E2-example-2 = { $name } sets aside two ones, and the supply is empty. { $holder } has Bratworms, but also the hen: { $name } gets nothing.
rule-E2-search = rob, robbing
rule-E3-when = only one player can be chosen, or nobody?
rule-E3 = From one player you take it without asking. If there is nobody, nothing happens.
rule-E3-ruling = The printed rules do not say what happens when there is nobody to take one from. With us you get nothing, because there is no Bratworm left to take.
rule-E3-example = { $name } sets aside two ones. Only { $victim } has Bratworms, so { $name } takes one from there at once.
rule-E3-example-2 = { $name } already has all { $count } Bratworms and sets aside two ones. There is nobody to take one from: nothing happens.
rule-F1-when = I hold the hen, have a tile, and fail?
rule-F1 = Only the hen is put back. You keep your tile, and nothing is turned on the grill.
rule-F1-example = { $name } fails. The hen goes back to { $next }, and { $name } keeps tile { $tile }.
rule-F1-search = return, returning, returned
rule-F2-when = I hold the hen without a tile and fail?
rule-F2 = Nothing happens. The hen stays with you.
rule-F2-example = { $name } has the hen but no tile, and fails. Everything stays as it was.
rule-F3-when = I have a tile, but not the hen, and fail?
rule-F3 = First your top tile goes back to the grill, face up. Second, your specialist is put back. Third, the highest face-up tile on the grill is turned face down, unless it is the one you have just returned. Fourth, a specialist that stood on the turned tile moves; the raven brings nothing then.
rule-F3-example = { $name } fails. Tile { $tile } goes back to the grill, and { $turned }, the highest one there, is turned face down.
rule-F3-example-2 = { $name } fails with a specialist. Tile { $tile } goes back, { the-specialist-object } is put back on { $next }, and { $turned } is turned face down.
rule-F3-example-3 = { $name } fails and returns { $tile }. Now it is the highest tile on the grill, so it stays face up and nothing is turned.
rule-F3-example-4 = { $name } fails and returns { $tile }. The highest tile, { $turned }, is turned face down, and { the-specialist-object } moves from there to { $next }.
rule-F3-search = return, returning, returned, bust, flip
rule-F4-when = I have no tile and fail?
rule-F4 = Nothing is returned and nothing is turned.
rule-F4-example = { $name } has no tile yet and fails. The grill stays as it is.
rule-F4-search = return, returning, returned
rule-F5-when = a tile is face down?
rule-F5 = It stays on the grill face down to the end. It cannot be taken, and it never counts as the highest.
rule-F5-example = { $name } has { $total }, but that tile lies face down. { $name } takes { $tile }.
rule-G1-when = no face-up tile is left on the grill?
rule-G1 = The game is over at once, as soon as specialists and Bratworms of this turn are settled.
rule-G1-example = { $name } takes the last tile. One of two specialists still has to go back; then the game is over.
rule-G2-when = the worms are counted?
rule-G2 = You count the worms on your tiles, one for each Bratworm, and three for the apple.
rule-G2-ruling = The printed rules do not say how many worms tiles 11 and 13 are worth. We count one each, as for the smallest tiles of the original game.
rule-G2-example = { $name } has { $tiles } worms on tiles and the apple: { $score }. { $other } has { $other_tiles } and a Bratworm: { $other_score }. { $name } wins.
rule-G3-when = there is a tie?
rule-G3 = Of the tied players the one with the highest single tile wins. If none of them has a tile, they share the win.
rule-G3-ruling = The printed rules do not cover a tie between players without tiles. With us they share the win, because there is nothing left to compare.
rule-G3-example = { $name } and { $other } both have { $score } worms. { $name } has the { $tile } and wins.
rule-G3-example-2 = { $name } and { $other } both have { $score } worms, all of them Bratworms. Neither has a tile: they share the win.
rule-G3-search = tie-break, tiebreaker, draw

## Table options

rule-option-steal-name = Stealing
rule-option-steal-when = the table does not force anybody to steal?
rule-option-steal = Option “stealing is optional”: instead of stealing you may take the next lower tile on the grill.
rule-option-steal-ruling = The printed rules do not say what you get when you choose not to steal. We treat the tile as if it were not there, so you get the next lower one (C4).
rule-option-steal-example = { $name } could steal with { $total }, but takes { $tile } from the grill instead.
rule-option-returned_highest-name = Returning
rule-option-returned_highest-when = the table turns the returned tile too?
rule-option-returned_highest = Option “the returned tile is turned”: after a failed attempt the highest tile is turned even if it is the one just returned.
rule-option-returned_highest-example = { $name } fails and returns { $tile }. It is the highest one, and here it is turned face down.
rule-option-golden_die-name = Golden die
rule-option-golden_die-when = the table plays with a plain golden die?
rule-option-golden_die = Option “golden die with ordinary faces”: it shows 1, 2, 3, 4, 5 and worm like the white dice.
rule-option-golden_die-example = The golden die of { $name } shows a { $face }. Together with the white dice { $count } of them go aside.
