## Words of the game

product = heckmeck
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
player-number = player { $player }
specialist-canned_worm = canned worm
specialist-hen = sitting hen
specialist-raven = raven
specialist-weasel = weasel
specialist-golden_die = golden die
specialist-apple = apple
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

## What each specialist does

rule-canned_worm = The canned worm stands in for the worm you need. If you stop without a worm, it counts as one, worth 5 points. It is not used up.
rule-hen = The sitting hen guards your stack. A thief only gets the hen, and after a failed attempt only the hen goes back. Either way, you lose the hen and keep your tiles.
rule-raven = Nobody ever holds the raven. Whoever takes its tile gets a Bratworm, and the raven moves to another tile.
rule-weasel = Once per turn, the weasel rerolls the dice you just rolled, even after a failed roll.
rule-golden_die = { $golden_die ->
    [standard] The golden die is a ninth die. At this table it has the same faces as the white dice. Before your first roll, you decide whether to roll it too.
   *[ones_and_worms] The golden die is a ninth die, with three 1s and three worms. Before your first roll, you decide whether to roll it too.
}
rule-apple = The apple does nothing during the game. Whoever holds it at the end gets three extra worms.

## Bots

bot-random = Dizzy
bot-random-is = plays at random
bot-cautious = Careful
bot-cautious-is = stops early
bot-worms = Hungry
bot-worms-is = goes for the most worms
bot-margin = Clever
bot-margin-is = gets in your way, too
bot-easy = Easy
bot-easy-is = looks only at the dice on the table: good for your first games
bot-normal = Normal
bot-normal-is = knows the odds and plays it safe
bot-hard = Hard
bot-hard-is = weighs every worm against every risk
bot-expert = Expert
bot-expert-is = plays to win, and keeps an eye on you
bot-champion = Champion
bot-champion-is = plays to win, and knows everybody’s chances
bot-plays = Bot, level { $level }: { $text }.

## Characters: what follows the name, like “Bruno …”

character-bruno-is = goes for the big tiles, even if that is a little riskier
character-ida-is = would rather play it safe
character-rocco-is = steals whenever it is worth it, and sometimes when it almost is
character-lotta-is = would rather take from the grill than rob anyone
character-zita-is = stops as soon as a tile will do
character-tilo-is = rolls once more where others would stop
character-nora-is = cannot resist a specialist; without specialists, she simply plays her best
character-milo-is = sets worms aside first
character-vera-is = keeps calm and always plays her best
character-plays = { $name } { $text }.

## What happened

ev-dice_landed = { $you ->
    [by] You rolled { $dice }
   *[no] { $name } rolled { $dice }
}
ev-face_set_aside = { $you ->
    [by] You set aside { $dice }: { $total }
   *[no] { $name } set aside { $dice }: { $total }
}
ev-sum = { $you ->
    [by] You have { $points }
   *[no] { $name } has { $points }
}
ev-bratworm_taken = { $you ->
    [by] You got a Bratworm
   *[no] { $name } got a Bratworm
}
ev-bratworm_robbed = { $you ->
    [by] You took a Bratworm from { $from }
    [from] { $name } took a Bratworm from you
   *[no] { $name } took a Bratworm from { $from }
}
ev-weasel_used = { $you ->
    [by] You rerolled with the weasel
   *[no] { $name } rerolled with the weasel
}
ev-failed-no_new_face = { $you ->
    [by] You failed: no new face
   *[no] { $name } failed: no new face
}
ev-failed-accepted = { $you ->
    [by] You accepted the failed roll
   *[no] { $name } accepted the failed roll
}
ev-failed-no_worm = { $you ->
    [by] You failed: no worm
   *[no] { $name } failed: no worm
}
ev-failed-nothing_to_take = { $you ->
    [by] You failed: nothing to take
   *[no] { $name } failed: nothing to take
}
ev-failed-exact_tile_missing = { $you ->
    [by] You failed: that tile is not on the grill
   *[no] { $name } failed: that tile is not on the grill
}
ev-tile_taken = { $you ->
    [by] You took { $tile }
   *[no] { $name } took { $tile }
}
ev-tile_stolen = { $you ->
    [by] You stole { $tile } from { $from }
    [from] { $name } stole your { $tile }
   *[no] { $name } stole { $tile } from { $from }
}
ev-tile_defended = { $you ->
    [by] { $from }’s hen saved { $tile } and came to you
    [from] Your hen saved your { $tile } and went to { $name }
   *[no] { $from }’s hen saved { $tile } and went to { $name }
}
ev-specialist_gained = { $you ->
    [by] You got { the-specialist-object }
   *[no] { $name } got { the-specialist-object }
}
ev-specialist_gained-from = { $you ->
    [by] You got { the-specialist-object } from { $from }
    [from] { $name } got { the-specialist-object } from you
   *[no] { $name } got { the-specialist-object } from { $from }
}
ev-specialist_put_back = { the-specialist-begins } was put back on { $tile }
ev-specialist_moved = { the-specialist-begins } moved to { $tile }
ev-specialist_left = { the-specialist-begins } left the game
ev-tile_returned = { $you ->
    [by] Your { $tile } went back to the grill
   *[no] { $tile } went back to the grill
}
ev-tile_turned = { $tile } was turned face down
ev-game_over = The game is over
ev-won = { $you ->
    [alone] You won
    [shared] You and { $names } won
   *[no] { $names } won
}

## Moments that are worth a pause

moment-lose-tile = You lose { $tile }!
moment-lose-hen = You lose the hen!
moment-fail = A failed attempt
moment-free = You lose nothing.
moment-robbed = { $name } steals your { $tile }!
moment-steal = You steal { $tile }!
moment-from = from { $name }
moment-hen-lost = Your hen saves { $tile }!
moment-hen-won = The hen comes to you!
moment-specialist-lost = { $name } takes { the-specialist-object } from you!
moment-specialist = You get { the-specialist-object }!
moment-last-taken = { $you ->
    [by] You take the last tile!
   *[no] { $name } takes the last tile
}
moment-last-left = Only { $tile } is left on the grill
moment-win = You win!

## Moves

move-roll = roll
move-roll-golden = roll with the golden die
move-roll-white = roll without the golden die
move-reroll = reroll
move-keep = keep { $face }
move-stop = stop
move-stop-lower = stop and take the lower tile
move-fail = fail
move-rob = rob player { $player }
move-return = return { the-specialist-object }
move-landing = { $golden ->
    [0] { $white } white dice
   *[other] { $white } white dice and the golden die
}
move-nothing = nothing
move-nothing-over = nothing, the game is over

## Refused moves, by the code of the rules

refusal-no_dice_rolled = no dice were rolled
refusal-white_count = { $white } white dice must be rolled, not { $given }
refusal-no_white_face = a white die has no face '{ $face }'
refusal-golden_in_hand = the golden die is in hand and must be rolled with the others
refusal-golden_not_in_hand = the golden die is not in hand
refusal-no_golden_face = the golden die has no face '{ $face }' at this table
refusal-over = the game is over
refusal-dice_in_air = the dice have not landed yet
refusal-rob_first = a player to take the Bratworm from must be chosen first
refusal-return_first = one of the two specialists must be put back first
refusal-keep_before_roll = dice must be set aside before rolling again
refusal-no_dice_left = there are no dice left to roll
refusal-all_faces_used = all six faces are used, so no roll could help
refusal-golden_decision = the first roll must say whether the golden die is rolled too
refusal-golden_decided = the golden die can only be added to the first roll
refusal-no_golden_die = the player does not have the golden die
refusal-no_weasel = the player does not have the weasel
refusal-weasel_used = the weasel was already used this turn
refusal-weasel_no_roll = there are no rolled dice for the weasel to reroll
refusal-keep_without_roll = there are no rolled dice to set aside
refusal-face_used = { $face ->
    [w] the worms were already set aside this turn
   *[other] face { $face } was already set aside this turn
}
refusal-face_not_rolled = { $face ->
    [w] no die shows a worm
   *[other] no die shows { $face }
}
refusal-keep_before_stop = dice must be set aside before stopping
refusal-no_pass = a turn must start with a roll
refusal-steal_required = stealing is required at this table
refusal-no_lower_choice = there is no choice between stealing and a lower tile here
refusal-no_failed_roll = no roll has failed
refusal-roll_not_failed = only a failed roll can be accepted as a failure
refusal-not_two_specialists = no player has two specialists
refusal-not_of_the_two = { the-specialist-object } is not one of the two specialists
refusal-nothing_to_rob = there is no Bratworm to take from a player now
refusal-rob_self = a Bratworm must be taken from another player
refusal-no_such_player = there is no player { $player }
refusal-rob_hen = { $name } has the hen and cannot be robbed
refusal-rob_nothing = { $name } has no Bratworm

## Unreadable records and options

option-unknown = unknown option { $name }; options are { $known }
option-value = option { $name } must be one of { $known }, not { $given }
record-utf8 = not UTF-8 text (byte { $byte })
record-text = not text: { $given } is half of a character
record-depth = nested more than { $most } levels deep
record-mark = must not begin with a byte order mark
record-json = not JSON: { $problem } at column { $column }
record-json-line = not JSON: { $problem } at line { $line }, column { $column }
record-constant = not JSON: { $name } is not a JSON number
record-number = a number is too large
record-key-twice = key { $key } is given twice
record-key = unknown key { $key }; allowed: { $known }
record-one-of = { $key } must be one of { $known }, not { $given }
record-empty = the file is empty; a record must begin with a header
record-header = a record must begin with a header object, not { $given }
record-none = this is not a record: the header has no key "heckmeck"
record-version = unknown record version { $given }; this program reads { $known }
record-players = players must be a list of { $least } to { $most } names, not { $given }
record-first = first must be a seat from 0 to { $last }, not { $given }
record-options = options must be an object, not { $given }
record-move = a move must be a JSON object, not { $given }
record-do = a move must have the key "do"
record-golden = golden must be true or false, not { $given }
record-seat = player must be the number of a seat, not { $given }
record-dice = dice must be a string of faces { $faces }, not { $given }
record-line = a line must not be longer than { $most } bytes
record-legal = { $reason }; legal: { $legal }

## Names and seats that are refused

name-empty = a name must have at least one visible character
seats-too-few = there are not enough seats for everybody
