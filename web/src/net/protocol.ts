/* Generated from src/heckmeck/protocol/schema.json by `npm run types`. Do not edit. */

/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage = (Hello | MakeMove | Sit | Stand | CommitNonce | RevealNonce | HandOver | TakeBack | SeatBot | Kick | Start | Close | PlayAgain | Vote | Wait | React | AskHint | Ping)
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Code".
 */
export type Code = ("bad_message" | "too_large" | "too_fast" | "protocol_unknown" | "not_greeted" | "token_unknown" | "banned" | "link_unknown" | "bad_origin" | "bad_host" | "unknown_table" | "name_forbidden" | "not_your_seat" | "owner_only" | "too_many_tables" | "too_many_seats" | "too_many_connections" | "too_many_identities" | "daily" | "not_open" | "not_running" | "not_finished" | "no_such_seat" | "seat_taken" | "seat_empty" | "too_few_players" | "unknown_bot" | "standing_in" | "not_standing_in" | "no_vote" | "vote_too_early" | "not_your_turn" | "stale_version" | "version_ahead" | "illegal_move" | "dice_needed" | "dice_not_typed" | "starting" | "not_starting" | "commitment_given" | "nonce_wrong" | "nonce_given" | "hints_off" | "reactions_off" | "no_hint" | "too_many_hints" | "busy" | "not_found" | "not_allowed" | "log_full" | "table_unreadable" | "store_full" | "store_unavailable" | "broken")
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameEvent".
 */
export type GameEvent = (RollCalledEvent | WeaselUsedEvent | DiceLandedEvent | FaceSetAsideEvent | BratwormTakenEvent | RobberyDueEvent | AttemptFailedEvent | TileTakenEvent | TileStolenEvent | TileDefendedEvent | SpecialistGainedEvent | ReturnDueEvent | SpecialistPutBackEvent | SpecialistMovedEvent | SpecialistLeftEvent | TileReturnedEvent | TileTurnedEvent | TurnStartedEvent | GameOverEvent)
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reaction".
 */
export type Reaction = ("hello" | "thanks" | "well_done" | "lucky" | "ouch" | "laugh" | "worm" | "hurry" | "good_game")
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = (Welcome | Step | YouAre | Presence | Done | Refused | Reacted | Hint | Pong)

export interface Protocol {

}
/**
 * The table was closed without finishing the game.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Abandoned".
 */
export interface Abandoned {
kind: "abandoned"
why: ("closed" | "everyone_left" | "operator" | "too_old")
}
/**
 * What this server is and what it offers.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "About".
 */
export interface About {
name: string
version: string
protocol: number
bots: string[]
reactions: string[]
url?: (string | null)
levels?: string[]
characters?: CharacterView[]
}
/**
 * Somebody who plays as a bot. The temperament is how they play, the level how well.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CharacterView".
 */
export interface CharacterView {
id: string
name: string
temperament: string
level?: (string | null)
}
/**
 * The players continue at another table.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Again".
 */
export interface Again {
kind: "again"
table: string
}
/**
 * Ask how good every legal move is, if the table allows hints.
 * 
 *     `margin`: the expected lead in worms after this turn. `win`: the chance to win the game.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskHint".
 */
export interface AskHint {
type: "hint"
id: string
objective?: ("margin" | "win")
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AttemptFailedEvent".
 */
export interface AttemptFailedEvent {
event: "attempt_failed"
seat: number
reason: ("accepted" | "exact_tile_missing" | "no_new_face" | "no_worm" | "nothing_to_take")
}
/**
 * The player whose turn it is is not connected. Times are milliseconds, as time left.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Away".
 */
export interface Away {
seat: number
left: (number | null)
vote_in: number
}
/**
 * The owner put a bot on a seat. Its name is the name of the character.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BotSat".
 */
export interface BotSat {
kind: "bot_sat"
seat: number
bot: string
character?: (string | null)
score?: (SeriesScore | null)
}
/**
 * What a player has reached in a series of games with the same company.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeriesScore".
 */
export interface SeriesScore {
games?: number
wins?: number
worms?: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BratwormTakenEvent".
 */
export interface BratwormTakenEvent {
event: "bratworm_taken"
seat: number
source: (number | null)
}
/**
 * Take over the identity behind a code.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
code: string
device?: (string | null)
}
/**
 * Who connects. Without a token: an anonymous spectator. `since`: the last version seen.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
type: "hello"
protocol: number
token?: (string | null)
since?: (number | null)
reactions?: boolean
}
/**
 * A move of the game: one of `legal`, made against the position of this version.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MakeMove".
 */
export interface MakeMove {
type: "move"
id: string
version: number
move: (RollMove | RerollMove | KeepMove | StopMove | FailMove | RobMove | ReturnMove)
dice?: (TypedDice | null)
}
/**
 * Roll. `golden` only if the holder of the golden die decides, before the first roll.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RollMove".
 */
export interface RollMove {
do: "roll"
golden?: (boolean | null)
}
/**
 * Use the weasel.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RerollMove".
 */
export interface RerollMove {
do: "reroll"
}
/**
 * Set aside all rolled dice of a face.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "KeepMove".
 */
export interface KeepMove {
do: "keep"
face: ("1" | "2" | "3" | "4" | "5" | "w")
}
/**
 * End the turn.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StopMove".
 */
export interface StopMove {
do: "stop"
take?: ("lower" | null)
}
/**
 * Accept a failed roll instead of using the weasel.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FailMove".
 */
export interface FailMove {
do: "fail"
}
/**
 * Take a bratworm from this seat.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RobMove".
 */
export interface RobMove {
do: "rob"
player: number
}
/**
 * Put back this one of two specialists.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReturnMove".
 */
export interface ReturnMove {
do: "return"
specialist: ("apple" | "canned_worm" | "golden_die" | "hen" | "raven" | "weasel")
}
/**
 * The result of real dice: the white dice, and the golden die if it was rolled.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TypedDice".
 */
export interface TypedDice {
dice: string
golden?: (("1" | "2" | "3" | "4" | "5" | "w") | null)
}
/**
 * Take an empty seat. `name`: if friends share a device, one name per seat.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
type: "sit"
id: string
seat: number
name?: (string | null)
commitment?: (string | null)
}
/**
 * Leave one of your seats for good.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Stand".
 */
export interface Stand {
type: "stand"
id: string
seat: number
}
/**
 * Commit to a nonce for one of your seats, before the list of seats is fixed.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CommitNonce".
 */
export interface CommitNonce {
type: "commit"
id: string
seat: number
commitment: string
}
/**
 * Reveal the nonce of one of your seats, once the list of seats is fixed.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RevealNonce".
 */
export interface RevealNonce {
type: "reveal"
id: string
seat: number
nonce: string
}
/**
 * Let a bot play for one of your seats.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HandOver".
 */
export interface HandOver {
type: "hand_over"
id: string
seat: number
}
/**
 * Take your seat back from the bot.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
type: "take_back"
id: string
seat: number
}
/**
 * Owner: put a bot on an empty seat before the game starts.
 * 
 *     `character`: who it shall be; if null or if somebody has that name, the server chooses.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatBot".
 */
export interface SeatBot {
type: "seat_bot"
id: string
seat: number
bot: string
character?: (string | null)
}
/**
 * Owner: remove a player or a bot before the game starts. In the game, players vote.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Kick".
 */
export interface Kick {
type: "kick"
id: string
seat: number
}
/**
 * Owner: fix the list of seats and start the game. Empty seats are removed.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
type: "start"
id: string
}
/**
 * Owner: close a table before its game starts.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Close".
 */
export interface Close {
type: "close"
id: string
}
/**
 * Any player, after the game: a new table with the same people and bots.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayAgain".
 */
export interface PlayAgain {
type: "again"
id: string
}
/**
 * A player, in the game: a bot shall stand in for somebody who does not move, or somebody
 *     shall be removed. `agree` false: you do not want it any more.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Vote".
 */
export interface Vote {
type: "vote"
id: string
seat: number
on: ("remove" | "stand_in")
agree?: boolean
}
/**
 * A player, in the game: wait longer for the one whose turn it is and who is away.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Wait".
 */
export interface Wait {
type: "wait"
id: string
seat: number
}
/**
 * Show a reaction to everyone at the table.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "React".
 */
export interface React {
type: "react"
seat: number
reaction: ("good_game" | "hello" | "hurry" | "laugh" | "lucky" | "ouch" | "thanks" | "well_done" | "worm")
}
/**
 * Send at least every 30 seconds, or the server closes the connection.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
type: "ping"
at?: (number | null)
}
/**
 * The clock of the turn, as time left: the clocks of server and client need not agree.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
seat: number
left: number
limit: number
starts_in?: number
}
/**
 * Today's challenge. Days are dates in UTC, times left are milliseconds.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Daily".
 */
export interface Daily {
day: string
edition: ("original" | "specialists")
bots: DailyBot[]
commitment: string
chain_since: string
left: number
finish_left: number
players?: number
beaten?: (number | null)
yours?: (DailyResult | null)
recent?: DailyResult[]
streak?: number
revealed?: (DailySecret | null)
}
/**
 * An opponent of the day.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DailyBot".
 */
export interface DailyBot {
bot: string
character: string
name: string
}
/**
 * Your try on one day.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DailyResult".
 */
export interface DailyResult {
day: string
table: string
lifecycle: ("abandoned" | "finished" | "open" | "running")
counts: boolean
ran_out?: boolean
worms?: (number | null)
place?: (number | null)
margin?: (number | null)
turns?: ("failed" | "stolen" | "taken")[]
}
/**
 * The secret of a day that is over.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DailySecret".
 */
export interface DailySecret {
day: string
secret: string
table: (string | null)
}
/**
 * Your table of today.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DailyStarted".
 */
export interface DailyStarted {
table: string
}
/**
 * A time limit per turn, in days.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Days".
 */
export interface Days {
kind: "days"
days?: number
}
/**
 * A device that can use your identity. Days look like `2026-11-16`.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Device".
 */
export interface Device {
id: string
label: (string | null)
created: (string | null)
used: (string | null)
current: boolean
}
/**
 * Your devices, oldest first.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DeviceList".
 */
export interface DeviceList {
devices: Device[]
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DiceLandedEvent".
 */
export interface DiceLandedEvent {
event: "dice_landed"
seat: number
rolled: string
golden: (string | null)
}
/**
 * The fair dice: the commitment from the start, the secret once the game has ended.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DiceView".
 */
export interface DiceView {
kind: ("fair" | "typed")
commitment: string
secret: (string | null)
}
/**
 * Your command was carried out, perhaps long ago, and durably stored as this version.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
type: "done"
id: string
version: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FaceSetAsideEvent".
 */
export interface FaceSetAsideEvent {
event: "face_set_aside"
seat: number
face: ("1" | "2" | "3" | "4" | "5" | "w")
count: number
total: number
}
/**
 * What a failed attempt would do to a player; without any of these it costs nothing.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Failing".
 */
export interface Failing {
returned?: (number | null)
specialist?: (("apple" | "canned_worm" | "golden_die" | "hen" | "raven" | "weasel") | null)
put_on?: (number | null)
turned?: (number | null)
moved?: (("apple" | "canned_worm" | "golden_die" | "hen" | "raven" | "weasel") | null)
moved_to?: (number | null)
}
/**
 * Sums over some games. Divide by `games` or by `turns` for means and shares.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Figures".
 */
export interface Figures {
games: number
won: number
worms: number
turns: number
fails: number
steals: number
robbed: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RollCalledEvent".
 */
export interface RollCalledEvent {
event: "roll_called"
seat: number
white: number
golden: boolean
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WeaselUsedEvent".
 */
export interface WeaselUsedEvent {
event: "weasel_used"
seat: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RobberyDueEvent".
 */
export interface RobberyDueEvent {
event: "robbery_due"
seat: number
choices: number[]
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TileTakenEvent".
 */
export interface TileTakenEvent {
event: "tile_taken"
seat: number
tile: number
total: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TileStolenEvent".
 */
export interface TileStolenEvent {
event: "tile_stolen"
seat: number
tile: number
source: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TileDefendedEvent".
 */
export interface TileDefendedEvent {
event: "tile_defended"
seat: number
tile: number
source: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SpecialistGainedEvent".
 */
export interface SpecialistGainedEvent {
event: "specialist_gained"
seat: number
specialist: ("apple" | "canned_worm" | "golden_die" | "hen" | "raven" | "weasel")
source: (number | null)
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReturnDueEvent".
 */
export interface ReturnDueEvent {
event: "return_due"
seat: number
/**
 * @minItems 2
 * @maxItems 2
 */
choices: never[]
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SpecialistPutBackEvent".
 */
export interface SpecialistPutBackEvent {
event: "specialist_put_back"
seat: number
specialist: ("apple" | "canned_worm" | "golden_die" | "hen" | "raven" | "weasel")
tile: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SpecialistMovedEvent".
 */
export interface SpecialistMovedEvent {
event: "specialist_moved"
specialist: ("apple" | "canned_worm" | "golden_die" | "hen" | "raven" | "weasel")
tile: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SpecialistLeftEvent".
 */
export interface SpecialistLeftEvent {
event: "specialist_left"
specialist: ("apple" | "canned_worm" | "golden_die" | "hen" | "raven" | "weasel")
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TileReturnedEvent".
 */
export interface TileReturnedEvent {
event: "tile_returned"
seat: number
tile: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TileTurnedEvent".
 */
export interface TileTurnedEvent {
event: "tile_turned"
tile: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TurnStartedEvent".
 */
export interface TurnStartedEvent {
event: "turn_started"
seat: number
turn: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameOverEvent".
 */
export interface GameOverEvent {
event: "game_over"
scores: number[]
winners: number[]
tie_break: ("highest_tile" | "none" | "shared")
}
/**
 * A page of your finished games, the latest first.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameList".
 */
export interface GameList {
games: PlayedGame[]
total: number
next: (string | null)
pending: number
}
/**
 * A finished game, seen by one of its players. `updated` is when it ended.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayedGame".
 */
export interface PlayedGame {
id: string
code: string
lifecycle: ("abandoned" | "finished" | "open" | "running")
edition: string
title: (string | null)
players: (string | null)[]
bots: boolean[]
created: number
updated: number
worms: (number[] | null)
winners: number[]
your_turn: boolean
daily?: (string | null)
your_seats?: number[]
seat: number
own_seats: number
place: number
won: boolean
bot_turns: number
left: boolean
}
/**
 * A position, and everything about it that a client would need the rules for.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameView".
 */
export interface GameView {
position: Position
stopping: (Stopping | null)
lower: (Stopping | null)
keeps: KeepPreview[]
returns?: ReturnPreview[]
meaning?: (Meaning | null)
golden_faces?: (string | null)
}
/**
 * Exactly the position object of the record format.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Position".
 */
export interface Position {
edition: ("original" | "specialists")
turn: number
player: number
phase: ("keep" | "over" | "return" | "rob" | "roll")
grill: GrillPlace[]
players: PlayerPlace[]
supply: number
removed: ("apple" | "canned_worm" | "golden_die" | "hen" | "raven" | "weasel")[]
aside: string
total: number
rolled: (string | null)
golden: (string | null)
hand: Hand
weasel_used: boolean
legal: (RollMove | RerollMove | KeepMove | StopMove | FailMove | RobMove | ReturnMove)[]
over: boolean
winners: number[]
}
/**
 * A tile lying on the grill.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GrillPlace".
 */
export interface GrillPlace {
tile: number
up: boolean
specialist: (("apple" | "canned_worm" | "golden_die" | "hen" | "raven" | "weasel") | null)
}
/**
 * What lies in front of a player; the last tile of the stack is the visible one.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayerPlace".
 */
export interface PlayerPlace {
name: string
stack: number[]
specialist: (("apple" | "canned_worm" | "golden_die" | "hen" | "raven" | "weasel") | null)
bratworms: number
worms: number
}
/**
 * The dice not set aside.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hand".
 */
export interface Hand {
white: number
golden: boolean
}
/**
 * What stopping gives: a tile from the grill (`take`), a tile of another player (`steal`), only
 *     the hen of another player (`hen`), or a failed attempt with its reason (`fail`).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Stopping".
 */
export interface Stopping {
result: ("fail" | "hen" | "steal" | "take")
tile: (number | null)
from: (number | null)
total: (number | null)
reason: (("accepted" | "exact_tile_missing" | "no_new_face" | "no_worm" | "nothing_to_take") | null)
}
/**
 * What setting this face aside leads to.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "KeepPreview".
 */
export interface KeepPreview {
face: ("1" | "2" | "3" | "4" | "5" | "w")
count: number
total: number
stopping: Stopping
}
/**
 * What putting back this specialist does.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReturnPreview".
 */
export interface ReturnPreview {
specialist: ("apple" | "canned_worm" | "golden_die" | "hen" | "raven" | "weasel")
put_on: (number | null)
}
/**
 * The meaning of the pieces while they lie as they do.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Meaning".
 */
export interface Meaning {
higher: {
[k: string]: number[]
}
stakes: Stakes[]
}
/**
 * What the score of a player consists of, and what this player could lose now.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Stakes".
 */
export interface Stakes {
tiles: number
bratworms: number
failing: Failing
extra?: number
theft?: (("hen" | "steal") | null)
robbable?: boolean
}
/**
 * The server is running.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
ok: boolean
tables: number
connections: number
}
/**
 * How good the moves of the position at this version are, best move first.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
type: "hint"
id: string
version: number
moves: HintMove[]
reason?: (Message | null)
objective?: ("margin" | "win")
}
/**
 * A legal move: its value, and the chances that the turn succeeds and fails.
 * 
 *     The value is in worms (`margin`) or a chance between 0 and 1 (`win`).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HintMove".
 */
export interface HintMove {
move: (RollMove | RerollMove | KeepMove | StopMove | FailMove | RobMove | ReturnMove)
value: number
success: number
fail: number
}
/**
 * The key of a message in the catalogues, and what the message is about.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Message".
 */
export interface Message {
code: string
details: {
[k: string]: number | string | Message
}
}
/**
 * The secret of a device. It is sent only once; use it as `Authorization: Bearer TOKEN`.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Identity".
 */
export interface Identity {
token: string
name: string
}
/**
 * A person or a bot left a seat for good. In a running game a bot takes over.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Left".
 */
export interface Left {
kind: "left"
seat: number
removed?: boolean
bot?: (string | null)
code?: (string | null)
}
/**
 * A time limit per turn, in seconds.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Lively".
 */
export interface Lively {
kind: "lively"
seconds?: number
}
/**
 * An entry of the log with its version, its time and, for a move, its events.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LogStep".
 */
export interface LogStep {
version: number
at: number
entry: (Opened | Sat | BotSat | Left | Renamed | ShutOut | NonceGiven | NonceCommitted | StoodIn | Voted | Waited | TakenBack | Starting | Revealed | Started | Moved | Abandoned | Again)
events: GameEvent[]
}
/**
 * The table was created; always version 1.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Opened".
 */
export interface Opened {
kind: "opened"
settings: Settings
game?: number
}
/**
 * What is chosen when a table is created and never changes.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Settings".
 */
export interface Settings {
edition?: ("original" | "specialists")
options?: OptionSettings
seats?: number
title?: (string | null)
pace?: (Relaxed | Lively | Days)
grace?: (number | null)
stand_in?: (string | null)
bot_pace?: number
public?: boolean
spectators?: boolean
hints?: boolean
reactions?: boolean
dice?: ("fair" | "typed")
confirm_fail?: boolean
daily?: (string | null)
first?: ("drawn" | "host")
}
/**
 * The table options of the rules; the defaults are the printed rules.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OptionSettings".
 */
export interface OptionSettings {
steal?: ("required" | "optional")
returned_highest?: ("stays" | "turned")
golden_die?: ("ones_and_worms" | "standard")
}
/**
 * No time limit.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Relaxed".
 */
export interface Relaxed {
kind: "relaxed"
}
/**
 * A person took a seat.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sat".
 */
export interface Sat {
kind: "sat"
seat: number
name: string
nonce?: (string | null)
commitment?: (string | null)
score?: (SeriesScore | null)
}
/**
 * The operator of the server renamed a player, before the game started.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Renamed".
 */
export interface Renamed {
kind: "renamed"
seat: number
name: string
}
/**
 * Somebody who was removed from the table before this one stays out. Who, is private.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ShutOut".
 */
export interface ShutOut {
kind: "shut_out"
}
/**
 * A player contributed a nonce to the dice. Only in logs of older versions.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NonceGiven".
 */
export interface NonceGiven {
kind: "nonce_given"
seat: number
nonce: string
}
/**
 * A player committed to a nonce.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NonceCommitted".
 */
export interface NonceCommitted {
kind: "committed"
seat: number
commitment: string
}
/**
 * A bot plays for this player until the player takes the seat back.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StoodIn".
 */
export interface StoodIn {
kind: "stood_in"
seat: number
bot: string
why: ("asked" | "gone" | "time" | "voted")
}
/**
 * A player voted on another one. What a vote decides follows as an entry of its own.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Voted".
 */
export interface Voted {
kind: "voted"
seat: number
by: number
on: ("remove" | "stand_in")
agree?: boolean
}
/**
 * A player wants to wait for somebody who is away. The time until a bot stands in restarts.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Waited".
 */
export interface Waited {
kind: "waited"
seat: number
by: number
}
/**
 * The player took the seat back from the bot.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TakenBack".
 */
export interface TakenBack {
kind: "taken_back"
seat: number
}
/**
 * The list of seats is fixed. Empty seats are removed: seat i was seat `seats[i]` before.
 * 
 *     From here on nothing in the header changes, and everybody reveals their nonces.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Starting".
 */
export interface Starting {
kind: "starting"
seats: number[]
header: {

}
}
/**
 * A player revealed the nonce that the seat had committed to.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Revealed".
 */
export interface Revealed {
kind: "revealed"
seat: number
nonce: string
}
/**
 * The game begins. A seat whose nonce was not revealed in time is left out of the dice.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Started".
 */
export interface Started {
kind: "started"
seats: number[]
header: {

}
}
/**
 * A move, as a line of the record, including the dice that landed.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
kind: "moved"
seat: number
line: {

}
by: ("bot" | "human" | "standing_in")
}
/**
 * Your identity.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
name: string
}
/**
 * A bot at a new table. If somebody has the name of the character, the server chooses.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewBot".
 */
export interface NewBot {
bot: string
character?: (string | null)
}
/**
 * A device that visits for the first time.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewIdentity".
 */
export interface NewIdentity {
name: string
device?: (string | null)
}
/**
 * A table to create. Bots take the last seats; the creator may take the first.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
settings?: Settings
/**
 * @maxItems 7
 */
bots?: (string | NewBot)[]
sit?: boolean
}
/**
 * What the operator of the server did about you.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OperatorAction".
 */
export interface OperatorAction {
at: number
action: string
reason: string
}
/**
 * What a finished game was for you, as it counts in your statistics.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OwnResult".
 */
export interface OwnResult {
ended: number
edition: string
players: number
people: number
seat: number
own_seats: number
place: number
worms: number
won: boolean
turns: number
fails: number
steals: number
robbed: number
bot_turns: number
left: boolean
specialists: string
daily: (string | null)
}
/**
 * A table that you own or had a seat at.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OwnTable".
 */
export interface OwnTable {
table: TableSummary
seats: number[]
names: string[]
record: (string | null)
result?: (OwnResult | null)
}
/**
 * A table in a list.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableSummary".
 */
export interface TableSummary {
id: string
code: string
lifecycle: ("abandoned" | "finished" | "open" | "running")
edition: string
title: (string | null)
players: (string | null)[]
bots: boolean[]
created: number
updated: number
worms: (number[] | null)
winners: number[]
your_turn: boolean
daily?: (string | null)
your_seats?: number[]
}
/**
 * Everything the server stores about you.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PersonalData".
 */
export interface PersonalData {
name: string
created: number
ban: (string | null)
devices: Device[]
operator_actions: OperatorAction[]
tables: OwnTable[]
}
/**
 * The answer to `ping`.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
type: "pong"
at: (number | null)
version: number
}
/**
 * Who is connected. It is not stored, so it has no version.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
type: "presence"
connected: boolean[]
spectators: number
away?: (Away | null)
starts_in?: (number | null)
votes?: VoteView[]
}
/**
 * An open vote: a bot stands in for this player, or the player is removed.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "VoteView".
 */
export interface VoteView {
seat: number
on: ("remove" | "stand_in")
voters: number[]
needed: number
}
/**
 * The body of every error response.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
code: ("bad_host" | "bad_message" | "bad_origin" | "banned" | "broken" | "busy" | "commitment_given" | "daily" | "dice_needed" | "dice_not_typed" | "hints_off" | "illegal_move" | "link_unknown" | "log_full" | "name_forbidden" | "no_hint" | "no_such_seat" | "no_vote" | "nonce_given" | "nonce_wrong" | "not_allowed" | "not_finished" | "not_found" | "not_greeted" | "not_open" | "not_running" | "not_standing_in" | "not_starting" | "not_your_seat" | "not_your_turn" | "owner_only" | "protocol_unknown" | "reactions_off" | "seat_empty" | "seat_taken" | "stale_version" | "standing_in" | "starting" | "store_full" | "store_unavailable" | "table_unreadable" | "token_unknown" | "too_fast" | "too_few_players" | "too_large" | "too_many_connections" | "too_many_hints" | "too_many_identities" | "too_many_seats" | "too_many_tables" | "unknown_bot" | "unknown_table" | "version_ahead" | "vote_too_early")
sentence: string
why?: (Message | null)
}
/**
 * A player showed a reaction.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reacted".
 */
export interface Reacted {
type: "reacted"
seat: number
reaction: ("good_game" | "hello" | "hurry" | "laugh" | "lucky" | "ouch" | "thanks" | "well_done" | "worm")
}
/**
 * Nothing was changed. `id` is the id of the command, if it had one.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
type: "refused"
id: (string | null)
code: ("bad_host" | "bad_message" | "bad_origin" | "banned" | "broken" | "busy" | "commitment_given" | "daily" | "dice_needed" | "dice_not_typed" | "hints_off" | "illegal_move" | "link_unknown" | "log_full" | "name_forbidden" | "no_hint" | "no_such_seat" | "no_vote" | "nonce_given" | "nonce_wrong" | "not_allowed" | "not_finished" | "not_found" | "not_greeted" | "not_open" | "not_running" | "not_standing_in" | "not_starting" | "not_your_seat" | "not_your_turn" | "owner_only" | "protocol_unknown" | "reactions_off" | "seat_empty" | "seat_taken" | "stale_version" | "standing_in" | "starting" | "store_full" | "store_unavailable" | "table_unreadable" | "token_unknown" | "too_fast" | "too_few_players" | "too_large" | "too_many_connections" | "too_many_hints" | "too_many_identities" | "too_many_seats" | "too_many_tables" | "unknown_bot" | "unknown_table" | "version_ahead" | "vote_too_early")
sentence: string
version: number
row?: (string | null)
why?: (Message | null)
}
/**
 * A new label for one of your devices.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RelabelDevice".
 */
export interface RelabelDevice {
label: string
}
/**
 * A new name for your identity.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
name: string
}
/**
 * A record to replay on the server, for clients that do not know the rules.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReplayRequest".
 */
export interface ReplayRequest {
record: string
}
/**
 * The game after one line of a record, and the events of that line.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReplayStep".
 */
export interface ReplayStep {
game: GameView
events: GameEvent[]
}
/**
 * The game after the header and after every move, up to the first line that is wrong.
 * 
 *     Only a record that would make the answer too large is not replayed to its end.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Replayed".
 */
export interface Replayed {
steps: ReplayStep[]
problem: (string | null)
row?: (string | null)
why?: (Message | null)
chances?: TurnChances[]
swings?: Swing[]
left_out?: number
}
/**
 * Everybody's estimated chance to win when a turn begins, by seat; exact after the end.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TurnChances".
 */
export interface TurnChances {
step: number
turn: number
chances: number[]
}
/**
 * A turn that changed somebody's estimated chance to win a lot.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Swing".
 */
export interface Swing {
step: number
turn: number
mover: number
seat: number
before: number
after: number
luck: number
choice: number
}
/**
 * One seat of a table. `bot` is the bot that sits here or plays for the player.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
kind: ("bot" | "empty" | "human")
name: (string | null)
bot: (string | null)
standing_in: (("asked" | "gone" | "time" | "voted") | null)
connected: boolean
colour: number
commitment: (string | null)
nonce: (string | null)
bot_replaces_player?: boolean
character?: (string | null)
}
/**
 * The games that the players of a table have played in a row, by "play again".
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeriesView".
 */
export interface SeriesView {
game: number
scores: SeriesScore[]
}
/**
 * The complete view: the answer to `hello`, sent again if a client fell too far behind.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
type: "welcome"
protocol: number
version: number
table: TableView
game: (GameView | null)
clock: (Clock | null)
you: You
missed: (LogStep[] | null)
away?: (Away | null)
starts_in?: (number | null)
}
/**
 * Everything about a table except the game on it.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableView".
 */
export interface TableView {
id: string
code: string
lifecycle: ("abandoned" | "finished" | "open" | "running")
settings: Settings
seats: SeatView[]
owner: (number | null)
dice: DiceView
created: number
spectators: number
next: (string | null)
abandoned: (("closed" | "everyone_left" | "operator" | "too_old") | null)
starting?: boolean
votes?: VoteView[]
series?: (SeriesView | null)
}
/**
 * The role of the recipient at this table.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "You".
 */
export interface You {
name: (string | null)
seats: number[]
owner: boolean
}
/**
 * The table changed to the next version.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
type: "step"
step: LogStep
game: (GameView | null)
table: (TableView | null)
clock: (Clock | null)
away?: (Away | null)
starts_in?: (number | null)
}
/**
 * Your role at this table changed.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "YouAre".
 */
export interface YouAre {
type: "you"
you: You
}
/**
 * Games in which you held a specialist at any time, and how many of these you won.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SpecialistFigures".
 */
export interface SpecialistFigures {
games: number
won: number
}
/**
 * Your games in figures, without games you left and games on a shared device.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Statistics".
 */
export interface Statistics {
total: Figures
by_edition: {
[k: string]: Figures
}
by_players: {
[k: string]: Figures
}
by_company: {
[k: string]: Figures
}
places: {
[k: string]: number[]
}
worms: {
[k: string]: number
}
specialists: {
[k: string]: SpecialistFigures
}
recent: StatisticsGame[]
best: (StatisticsGame | null)
longest_streak: number
current_streak: number
stood_in: number
shared: number
left: number
pending: number
}
/**
 * One game in a row of results.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StatisticsGame".
 */
export interface StatisticsGame {
id: string
ended: number
edition: string
players: number
place: number
worms: number
won: boolean
}
/**
 * A page of a table's log, oldest first.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StepList".
 */
export interface StepList {
version: number
steps: LogStep[]
}
/**
 * A new table: its id, and the short code to read out.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableCreated".
 */
export interface TableCreated {
id: string
code: string
}
/**
 * Several tables.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableList".
 */
export interface TableList {
tables: TableSummary[]
}
/**
 * A one-time code that gives another device the same identity, before it expires.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TransferLink".
 */
export interface TransferLink {
code: string
expires: number
}

export const PROTOCOL = 2;
export const OPTION_VALUES = {"steal":["required","optional"],"returned_highest":["stays","turned"],"golden_die":["ones_and_worms","standard"]} as const;
export const REACTIONS = ["hello","thanks","well_done","lucky","ouch","laugh","worm","hurry","good_game"] as const;
