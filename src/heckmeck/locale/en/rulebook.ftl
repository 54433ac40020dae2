## Pages of the rule book

rules-when = What exactly happens when…
rules-question = What exactly happens when { $when }
rules-example = Example:
rules-ruling = Our ruling:
rules-worm-face = worm
rules-made = This is an independent implementation of Reiner Knizia’s dice game, with rules in our own words and our own pictures.
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

    By the printed rules, the youngest player goes first. Online, the first player is drawn by lot. Play goes clockwise.
chapter-turn = Your turn
chapter-turn-text = On your turn you roll, set dice aside and decide: roll again, or stop?
chapter-buying = What your total buys
chapter-buying-text = When you stop, two things count: whether there is a worm among the dice you set aside, and what they add up to.
chapter-taking = Taking and stealing
chapter-taking-text = Your tiles form one stack, and only the top one is in danger. In the specialists edition, a tile can bring a specialist with it.
chapter-failing = A failed attempt
chapter-failing-text = An attempt fails when a roll shows no new face, or when you stop and get nothing. Then it is the next player’s turn, and usually it costs you a tile.
chapter-specialists = The specialists
chapter-specialists-text = Six specialists wait on the grill. You get a specialist by taking its tile, except the raven, which brings a Bratworm instead. Nobody ever keeps two.
chapter-bratworms = Bratworms
chapter-bratworms-text = Seven Bratworms lie in the supply. You get one for two or more ones set aside in one go (A7), or for the raven’s tile (D3). Each is worth one worm at the end, and nobody can steal it along with a tile.
chapter-end = The end of the game
chapter-end-text = The game ends as soon as no tile on the grill is face up. Then you count worms.
chapter-options = Table options
chapter-options-text = The default is the printed rules, with our rulings where they are silent or contradict themselves. Before the game, a table can agree on these variants.

## Rows

rule-A1-when = a turn begins?
rule-A1 = You roll all eight white dice. You cannot pass.
rule-A1-example = { $name } starts with { $count } dice. There is nothing to do but roll: stopping is not possible yet.
rule-A2-when = dice have been rolled?
rule-A2 = You must set aside all dice of exactly one face, and it must be a face you have not set aside yet this turn. You cannot stop before that.
rule-A2-ruling = The printed rules do not say exactly when you may stop. We allow it only right after setting dice aside, so that nobody can walk away from a roll they do not like.
rule-A2-example = { $name } rolls { $dice } and chooses the { $face }. All { $count } of them are set aside, for { $total } points. The { $face } cannot be chosen again this turn.
rule-A3-when = every rolled face is already set aside?
rule-A3 = The attempt has failed. Only the weasel can still help.
rule-A3-example = { $name } has set aside { $aside } and rolls { $dice }. There is no new face: a failed attempt.
rule-A3-search = bust
rule-A4-when = there are dice left after setting some aside?
rule-A4 = You choose: roll all remaining dice, or stop. You can only roll if there is still a face you have not used.
rule-A4-example = { $name } has set aside { $aside } for { $total } points and has { $count } dice left. Rolling and stopping are both possible.
rule-A5-when = no dice are left, or all six faces are used?
rule-A5 = You can only stop.
rule-A5-example = { $name } sets aside the last die, a { $face }. The total is { $total }, and the turn ends here.
rule-A5-example-2 = { $name } has set aside all six faces, for { $total } points. { $count } dice are left, but no roll could help. The turn ends here.
rule-A6-when = somebody stops without a worm, or with a total that buys nothing?
rule-A6 = That is allowed, and it is a failed attempt. You may even fail on purpose, unless the canned worm steps in automatically and gets you something.
rule-A6-example = { $name } stops with { $aside }. That makes { $total }, but there is no worm: a failed attempt.
rule-A6-example-2 = { $name } stops with { $aside }, { $total } points. There are worms, but no tile is that low: a failed attempt.
rule-A7-when = two or more ones are set aside in one go?
rule-A7 = In the specialists edition, you get exactly one Bratworm right away, no matter how many ones there are. The golden die counts too. You keep the Bratworm even if the attempt fails. Ones that you do not set aside bring nothing.
rule-A7-example = { $name } rolls { $dice } and sets aside all { $count } ones: one Bratworm. The next roll fails, but { $name } keeps the Bratworm.
rule-A7-search = double 1, double one, two ones
rule-B1-when = I have the golden die?
rule-B1 = Before your first roll, you decide once whether to roll it with the eight white dice. If you do, it is a die like the others until you set it aside.
rule-B1-ruling = The printed rules are not clear about the faces of the golden die. We give it three 1s and three worms. The table option “{ option-golden_die }” gives it the faces of a white die instead.
rule-B1-example = { $name } rolls { $white } white dice and the golden die: { $dice }. The golden die shows a worm, so { $count } worms are set aside together.
rule-B2-when = I have the weasel?
rule-B2 = Right after a roll, before you set aside any of it, you may reroll exactly those dice, once per turn, even if the roll would fail. The second result counts. You may also accept the failed roll.
rule-B2-example = { $name } has set aside { $aside } and rolls { $first }: that would fail. The weasel rerolls the same dice: { $second }. Now there is something to set aside.
rule-B2-example-2 = { $name } rolls { $dice }, a failed roll. The weasel could reroll, but { $name } accepts the failure and returns tile { $tile }.
rule-B2-search = reroll, roll again
rule-B3-when = I have the canned worm and stop without a worm?
rule-B3 = The canned worm automatically counts as a worm worth 5 points, and you keep it. You can still set worms aside as usual. As soon as you have one, the canned worm does nothing. It never saves a failed roll.
rule-B3-ruling = The printed rules do not say whether you have to use the canned worm. We count it automatically, because it almost always helps. The price is that you cannot fail on purpose while it gets you something.
rule-B3-example = { $name } stops with { $aside }, worth { $dice }. The canned worm makes it { $total }, and { $name } takes { $tile }.
rule-B3-example-2 = { $name } has the canned worm and stops with { $aside }. There are worms among the dice, so the canned worm adds nothing: the total stays { $total }.
rule-C1-when = the tile with my total is face up on the grill?
rule-C1 = You take it. You cannot choose a lower one instead.
rule-C1-example = { $name } stops with { $aside }: { $total } points and a worm. Tile { $tile } is on the grill, so { $name } takes it.
rule-C1-search = roasted worm portion, RWP
rule-C2-when = the tile with my total is on top of another player’s stack?
rule-C2 = You steal it, unless it is 11 or 13.
rule-C2-ruling = The printed rules say in one place that you may steal and in another that you get the tile. With us you must, so that the same total always has the same result. The table option “{ option-steal }” leaves it to you.
rule-C2-example = { $name } has { $total } points, and { $tile } is on top of { $victim }’s stack. { $name } steals it.
rule-C2-search = steal, stealing, stolen
rule-C3-when = I have exactly 11 or 13 and that tile is not face up on the grill?
rule-C3 = The attempt fails. 11 and 13 have to be hit exactly, and you can only take them from the grill.
rule-C3-example = { $name } stops with { $total }, but { $owner } already has that tile: a failed attempt.
rule-C4-when = I cannot take or steal the tile with my total?
rule-C4 = You take the highest face-up tile on the grill below your total, but never 11 or 13. It does not matter why you cannot get your number: the tile may be face down, covered, on top of your own stack, or there may be no such tile. If there is no lower tile, the attempt fails.
rule-C4-example = { $name } stops with { $total }. There is no such tile, so { $name } takes the next lower one: { $tile }.
rule-C4-example-2 = { $name } stops with { $total }, but that tile is face down. The next lower one is { $tile }.
rule-C4-example-3 = { $name } stops with { $total }, but that tile is already on top of { $name }’s own stack. The next lower one is { $tile }.
rule-C4-example-4 = { $name } stops with { $total }, but that tile is covered in { $owner }’s stack. The next lower one on the grill is { $tile }.
rule-C4-example-5 = { $name } stops with { $total }. No tile on the grill is low enough: a failed attempt.
rule-D1-when = I take a tile?
rule-D1 = It goes face up on top of your stack. Only then do you deal with the specialist that stood on it.
rule-D1-ruling = At a real table the lower tiles of a stack are covered. We still show everyone’s worms all the time, because anyone who pays attention can count them.
rule-D1-example = { $name } puts { $tile } on top of { $below }, and then gets { the-specialist-object }.
rule-D2-when = a specialist stands on the tile?
rule-D2 = You get it, unless it is the raven.
rule-D2-example = { $name } takes { $tile } and gets { the-specialist-object } with it.
rule-D3-when = the raven stands on the tile?
rule-D3 = You get a Bratworm, and the raven moves to the lowest free tile. Nobody ever holds the raven.
rule-D3-example = { $name } takes { $tile } and gets a Bratworm. The raven moves to { $next }.
rule-D4-when = I steal from somebody who does not have the hen?
rule-D4 = You get the tile and that player’s specialist, if there is one. Bratworms stay where they are.
rule-D4-example = { $name } steals { $tile } from { $victim }, and { the-specialist-object } with it. { $victim } keeps the Bratworm.
rule-D4-search = steal, stealing, stolen
rule-D5-when = I steal from the player who has the hen?
rule-D5 = You only get the hen, and the tile stays. It is not a failed attempt.
rule-D5-example = { $name } would steal { $tile }, but { $victim } has the hen. The hen goes to { $name }, and { $tile } stays with { $victim }.
rule-D5-search = steal, stealing, stolen
rule-D6-when = I have two specialists now?
rule-D6 = You choose which one to put back. Nobody ever keeps two.
rule-D6-example = { $name } has the weasel and takes { $tile } with the golden die on it. One of the two has to go back.
rule-D7-when = a specialist is put back or moves?
rule-D7 = It goes to the lowest free tile: the lowest face-up tile on the grill without a specialist, including 11 and 13. If there is none, it leaves the game. It does not move again if a lower tile becomes free later.
rule-D7-example = { $name } puts back the weasel. The canned worm stands on { $occupied }, so { $tile } is the lowest free tile.
rule-D7-example-2 = { $name } puts back the weasel, but every tile on the grill already has a specialist. The weasel leaves the game.
rule-D8-when = my top tile is 11 or 13?
rule-D8 = Nobody can steal it, so your specialist is safe too, even the hen.
rule-D8-example = { $name } has exactly { $tile }, but that tile is on top of { $owner }’s stack. { $name } gets nothing, and { $owner } keeps the tile and the canned worm.
rule-D8-example-2 = { $name } has { $total }, but { $owner } has covered that tile with { $tile }. { $name } gets nothing, and { $owner } keeps the hen.
rule-D8-search = steal, stealing, stolen
rule-E1-when = I get a Bratworm?
rule-E1 = You take it from the supply as long as there are any left.
rule-E1-example = { $name } takes the raven’s tile and one of the { $before } Bratworms. That leaves { $after }.
rule-E2-when = the supply is empty?
rule-E2 = You take a Bratworm from another player who has one. You choose the player. Whoever has the hen is safe, even without a tile.
rule-E2-example = { $name } sets aside two ones, but the supply is empty. { $one } and { $other } have Bratworms, and { $name } chooses { $victim }.
rule-E2-example-2 = { $name } sets aside two ones, and the supply is empty. { $holder } has Bratworms, but also the hen: { $name } gets nothing.
rule-E2-search = rob, robbing
rule-E3-when = there is only one player to take it from, or nobody?
rule-E3 = If there is only one, you take it from that player without choosing. If there is nobody, nothing happens.
rule-E3-ruling = The printed rules do not say what happens when there is nobody to take one from. With us you get nothing, because there is no Bratworm left to take.
rule-E3-example = { $name } sets aside two ones. Only { $victim } has Bratworms, so { $name } takes one of those right away.
rule-E3-example-2 = { $name } already has all { $count } Bratworms and sets aside two ones. Nobody else has one, so nothing happens.
rule-F1-when = I have the hen and a tile, and fail?
rule-F1 = Only the hen is put back. You keep your tile, and nothing is turned face down.
rule-F1-example = { $name } fails. The hen is put back on { $next }, and { $name } keeps tile { $tile }.
rule-F1-search = return, returning, returned
rule-F2-when = I have the hen but no tile, and fail?
rule-F2 = Nothing happens. The hen stays with you.
rule-F2-example = { $name } has the hen but no tile, and fails. Everything stays as it was.
rule-F3-when = I have a tile but not the hen, and fail?
rule-F3 = First, your top tile goes back to the grill, face up. Second, your specialist is put back. Third, the highest face-up tile on the grill is turned face down, unless it is the one you just returned. Fourth, a specialist that stood on the turned tile moves to the lowest free tile. The raven brings nothing then.
rule-F3-example = { $name } fails. Tile { $tile } goes back to the grill, and { $turned }, the highest one there, is turned face down.
rule-F3-example-2 = { $name } has a specialist and fails. Tile { $tile } goes back, { the-specialist-object } is put back on { $next }, and { $turned } is turned face down.
rule-F3-example-3 = { $name } fails and returns { $tile }. Now it is the highest tile on the grill, so it stays face up and nothing is turned.
rule-F3-example-4 = { $name } fails and returns { $tile }. The highest tile, { $turned }, is turned face down, and { the-specialist-object } moves from there to { $next }.
rule-F3-search = return, returning, returned, bust, flip
rule-F4-when = I have no tile and fail?
rule-F4 = Nothing is returned and nothing is turned.
rule-F4-example = { $name } has no tile yet and fails. The grill stays as it is.
rule-F4-search = return, returning, returned
rule-F5-when = a tile is face down?
rule-F5 = It stays face down on the grill until the end. Nobody can take it, and it never counts as the highest tile.
rule-F5-example = { $name } has { $total }, but that tile is face down. { $name } takes { $tile }.
rule-G1-when = no tile on the grill is face up any more?
rule-G1 = The game ends as soon as the specialists and Bratworms of this turn are settled.
rule-G1-example = { $name } takes the last tile. One of two specialists still has to go back. Then the game is over.
rule-G2-when = the worms are counted?
rule-G2 = You count the worms on your tiles, one worm for each Bratworm, and three for the apple.
rule-G2-ruling = The printed rules do not say how many worms tiles 11 and 13 are worth. We count one each, as for the smallest tiles of the original game.
rule-G2-example = { $name } has { $tiles } worms on tiles and the apple: { $score }. { $other } has { $other_tiles } and a Bratworm: { $other_score }. { $name } wins.
rule-G3-when = there is a tie?
rule-G3 = Among the tied players, the one with the highest single tile wins. If none of them has a tile, they share the win.
rule-G3-ruling = The printed rules do not cover a tie between players without tiles. With us they share the win, because there is nothing left to compare.
rule-G3-example = { $name } and { $other } both have { $score } worms. { $name } has the { $tile } and wins.
rule-G3-example-2 = { $name } and { $other } both have { $score } worms, all of them Bratworms. Neither has a tile, so they share the win.
rule-G3-search = tie-break, tiebreaker, draw

## Table options

rule-option-steal-when = nobody has to steal at this table?
rule-option-steal = With “{ option-steal }: { option-steal-optional }”, you may take the next lower tile on the grill instead of stealing.
rule-option-steal-ruling = The printed rules do not say what you get when you choose not to steal. We treat the tile as if it were not there, so you get the next lower one (C4).
rule-option-steal-example = { $name } could steal with { $total }, but takes { $tile } from the grill instead.
rule-option-returned_highest-when = the returned tile is turned too at this table?
rule-option-returned_highest = With “{ option-returned_highest }: { option-returned_highest-turned }”, the highest tile is turned face down after a failed attempt even if it is the one just returned.
rule-option-returned_highest-search = return, returning
rule-option-returned_highest-example = { $name } fails and returns { $tile }. It is the highest tile, and here it is turned face down.
rule-option-golden_die-when = the golden die is an ordinary die at this table?
rule-option-golden_die = With “{ option-golden_die }: { option-golden_die-standard }”, the golden die shows 1, 2, 3, 4, 5 and worm.
rule-option-golden_die-example = { $name }’s golden die shows a { $face }. Together with the white dice, { $count } of them are set aside.
