## Pages of the lessons

learn-title = Learn to play
learn-is = Short lessons on the game table. The rolls are set, the decisions are yours.
learn-original = The original game
learn-original-is = About five minutes
learn-specialists = The specialists
learn-specialists-is = A few minutes more, in any order
learn-goal = Your goal: the most worms at the end.
learn-done = done
learn-step = Step { $at } of { $of }
learn-take-back = Take it back
learn-next = Next lesson
learn-again = Repeat
learn-all = All lessons
learn-play = Play your first game
learn-rule = Rule { $row }
learn-option = Option: { $row }

## Moves that are not what the lesson is about

lesson-detour-keep = That is allowed, and it makes { $total }. For this lesson, take it back and follow the instruction.
lesson-detour-roll = You may roll, and these dice came up. For this lesson, take it back and follow the instruction.
lesson-detour-roll-failed = You may roll, but no new face came up: a failed attempt. For this lesson, take it back and follow the instruction.
lesson-detour-stop = You may stop here, and this is what happens. For this lesson, take it back and follow the instruction.
lesson-detour-stop-failed = You may stop here, but you get nothing: a failed attempt. For this lesson, take it back and follow the instruction.
lesson-detour-reroll = The weasel rerolled, and these dice came up. For this lesson, take it back and follow the instruction.
lesson-detour-fail = You may accept it, and this is what happens. Take it back and let the weasel try.

## Lessons

lesson-first_turn = Your first turn
lesson-first_turn-1 = They are on the tiles of the grill, and dice get you tiles. Roll all eight.
lesson-first_turn-2 = Choose a face, and all dice that show it are set aside. Three 4s are worth 12. Take them.
lesson-first_turn-3 = { $total } points. You could stop, but you have no worm yet. Roll the other { $hand } dice.
lesson-first_turn-4 = The 4s are used for this turn. Take the worm: it is worth 5.
lesson-first_turn-5 = { $total } points with a worm, but the lowest tile is 21. Keep rolling!
lesson-first_turn-6 = The worm is used, so only the 5s are left. Take both.
lesson-first_turn-7 = { $total } points, and tile { $tile } is on the grill. Stop and take it!
lesson-first_turn-7-roll = Brave! But two dice can easily fail. Take it back and secure your tile.
lesson-first_turn-end = Tile { $top } is yours, with { $worms } worms on it. That was a complete turn.

lesson-worm = Why you need a worm
lesson-worm-1 = Without a worm you get nothing, no matter how high your total is. Roll.
lesson-worm-2 = No worm in sight. Take the 5s: they are worth the most.
lesson-worm-3 = { $total } points. Roll the other { $hand } dice.
lesson-worm-4 = The 4s are worth more, but here is a worm. Take the worm: there may not be another.
lesson-worm-4-keep = { $total } points look good, but without a worm they get you nothing. Take it back and choose the worm.
lesson-worm-4-keep-2 = { $total } points, and still no worm. Without one they get you nothing. Take it back and choose the worm.
lesson-worm-5 = { $total } points and a worm. You need a little more. Roll.
lesson-worm-6 = Either is enough now. Take your pick.
lesson-worm-7 = { $total } points with a worm: stop and take tile { $tile }.
lesson-worm-7-roll = That was not necessary, and nothing is yours yet. Take it back and stop.
lesson-worm-end = Remember: first a worm, then the total. Tile { $top } is yours.

lesson-failing = When it goes wrong
lesson-failing-1 = You are in the middle of a turn: { $total } points, no worm, and tile { $top } in front of you. Roll the last { $hand } dice.
lesson-failing-2 = There it is: take the worm.
lesson-failing-3 = { $total } points would get you tile { $tile }. A wise player stops here. To see what can happen, roll once more.
lesson-failing-3-stop = Good decision! But this lesson is about failing. Take it back and roll.
lesson-failing-end = No new face: a failed attempt. Your tile went back to the grill, and the highest tile there was turned face down. Nobody can take that one any more.

lesson-highest = The highest tile goes back
lesson-highest-1 = You have tile { $top }, the highest of all. Let’s see what happens when you fail with it. Roll.
lesson-highest-2 = Take the 5s.
lesson-highest-3 = { $total } points, no worm. Roll the other { $hand } dice.
lesson-highest-end = No new face: a failed attempt. Your tile went back to the grill, and it is the highest one there. A tile that has just come back is never turned, so nothing is turned at all. You can win it again.

lesson-stealing = Stealing
lesson-stealing-1 = You have { $total }, enough for tile { $tile }. But look: 32 is on top of Ben’s stack. Roll the last { $hand } dice.
lesson-stealing-1-stop = Safe and sound! But we want Ben’s tile. Take it back and roll.
lesson-stealing-2 = Take the 3.
lesson-stealing-3 = { $total } is not on the grill: Ben has covered it. You would get { $tile }, the next lower tile. One more die!
lesson-stealing-3-stop = You took the next lower tile. Here we want more. Take it back and roll.
lesson-stealing-4 = Exactly what you need. Take the 2.
lesson-stealing-5 = { $total }! Exactly the tile on top of Ben’s stack. Stop, and it is yours.
lesson-stealing-end = Tile { $top } came from Ben. To steal, you need exactly the number of the top tile, and only the top tile is in danger.

lesson-end = The end of the game
lesson-end-1 = One tile is left on the grill, and you have { $worms } worms. Whoever takes it ends the game. Roll.
lesson-end-2 = Four worms at once! Take them.
lesson-end-3 = { $total } points are not enough. Roll the other { $hand } dice.
lesson-end-4 = You need four more points. The 4 is enough, and so are the two 2s.
lesson-end-4-keep = { $total } is not enough for the last tile. Take it back and find four points.
lesson-end-5 = { $total } points: stop and take the last tile.
lesson-end-end = The grill is empty, so the game is over. You have { $worms } worms and win. In a tie, the highest single tile decides. Now you know the whole game!

lesson-canned_worm = The canned worm
lesson-canned_worm-1 = You have the canned worm. It counts as a worm worth 5 points if you stop without one. Roll.
lesson-canned_worm-2 = This time you do not need the worm. Take the 5s.
lesson-canned_worm-3 = { $total }, and five more with the canned worm. Keep rolling.
lesson-canned_worm-4 = Take both 4s.
lesson-canned_worm-5 = { $total } on the dice, plus five from the can: that makes { $tile }. Stop!
lesson-canned_worm-end = Tile { $top } without a single worm on the dice, and you keep the canned worm. It never helps against a roll without a new face.

lesson-hen = The sitting hen
lesson-hen-1 = Ben has tile 21, and the sitting hen guards it. Try to steal it. Roll.
lesson-hen-2 = Take the 4s.
lesson-hen-3 = { $total } points. Roll the other { $hand } dice.
lesson-hen-4 = Take the worm: that makes 21.
lesson-hen-5 = { $total }, Ben’s top tile. Stop and see what the hen does.
lesson-hen-6 = Ben kept his tile, and the hen came to you. Now she guards your tile { $top }. Ben has played. Roll.
lesson-hen-7 = Take the 5s.
lesson-hen-8 = { $total } points, no worm. Roll the last { $hand } dice and see what happens if you fail.
lesson-hen-end = A failed attempt, but you still have tile { $top }. Only the hen went back, and nothing was turned.

lesson-raven = The raven
lesson-raven-1 = The raven stands on 23. Nobody can keep it, but its tile brings a Bratworm. Roll.
lesson-raven-2 = Take the three worms.
lesson-raven-3 = { $total } points, eight to go. Roll.
lesson-raven-4 = Both 4s, please.
lesson-raven-5 = { $total }: the raven’s tile. Stop!
lesson-raven-end = You got tile { $top } and a Bratworm, { $worms } worms in all. The raven moved to the lowest free tile.

lesson-weasel = The weasel
lesson-weasel-1 = You have the weasel. Once per turn, it rerolls the dice you just rolled. Roll.
lesson-weasel-2 = A good roll. Save the weasel and take the 5s.
lesson-weasel-2-reroll = The weasel rerolled. You will need it in a moment: take it back and save it.
lesson-weasel-3 = { $total } points. Roll the other { $hand } dice.
lesson-weasel-4 = Only 5s! Without the weasel, that would be a failed attempt. Let it reroll.
lesson-weasel-5 = Much better. Take the worms.
lesson-weasel-6 = { $total } points. Stop and take tile { $tile }.
lesson-weasel-end = Tile { $top } after a failed roll: thank the weasel. It can help again on your next turn.

lesson-golden_die = The golden die
lesson-golden_die-1 = You have the golden die, with three 1s and three worms. Decide before your first roll: roll with it!
lesson-golden_die-1-roll = Without it, you roll eight dice as usual. Take it back and try the golden die.
lesson-golden_die-2 = The golden die shows a worm too. Take both worms together.
lesson-golden_die-3 = { $total } points, and { $hand } dice left. Roll.
lesson-golden_die-4 = Tiles 11 and 13 must be hit exactly. The 3 makes 13, and nobody can steal that tile from you. The four 4s make 26, with two worms. Take your pick.
lesson-golden_die-4-keep-1 = Exactly { $total }! But the canned worm stands on that tile, and nobody keeps two specialists. There is a lesson about that. For now, take it back.
lesson-golden_die-5 = { $total } points: stop and take tile { $tile }.
lesson-golden_die-end = Tile { $top } is yours, and the golden die waits for your next turn. Remember 11 and 13: you can only take them from the grill, with exactly that total. On top of your stack, they cannot be stolen, and neither can your specialist.

lesson-apple = The apple
lesson-apple-1 = The apple stands on 29. It does nothing during the game, but it is worth three worms at the end. Roll.
lesson-apple-2 = Four worms! Take them.
lesson-apple-3 = { $total } points, nine to go. Roll.
lesson-apple-4 = Take the three 3s.
lesson-apple-5 = { $total }: stop, and the apple is yours.
lesson-apple-6 = Three worms on the tile and three for the apple: { $worms } already. But you lose both if you fail or somebody steals the tile. Ben has played. Roll.
lesson-apple-7 = Take the 5s.
lesson-apple-8 = { $total } points, no worm. Roll the last { $hand } dice and see what failing costs.
lesson-apple-end = A failed attempt. Tile 29 went back to the grill, and the apple moved to the lowest free tile, 13. Then 36 was turned face down. The apple only counts for whoever holds it at the end.

lesson-bratworms = Bratworms
lesson-bratworms-1 = Two or more 1s set aside in one go bring a Bratworm. Roll.
lesson-bratworms-2 = Three 1s! They are not worth many points, but take them.
lesson-bratworms-3 = There is your Bratworm, worth a worm at the end. Now keep rolling and see what happens if you fail.
lesson-bratworms-end = You failed, but you keep the Bratworm: { $worms } worm so far. When the supply is empty, you take one from another player, but never from the one who has the hen.

lesson-two_specialists = Two specialists
lesson-two_specialists-1 = You have the weasel, and the golden die stands on 27. Go and get it. Roll.
lesson-two_specialists-2 = Take the three worms.
lesson-two_specialists-3 = { $total } points, twelve to go. Roll.
lesson-two_specialists-4 = Take the three 4s.
lesson-two_specialists-5 = { $total }: stop and take tile { $tile } with the golden die.
lesson-two_specialists-6 = Now you have two specialists, and nobody keeps two. Choose which one goes back.
lesson-two_specialists-end = The other specialist stands on the lowest free tile now, where anybody can get it. Look after yours: you lose it with your tile, whether you fail or somebody steals from you. Only the hen protects you.
