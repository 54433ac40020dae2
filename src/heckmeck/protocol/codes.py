"""Error codes: why the server refuses a message or a request."""

from typing import Literal, get_args

Code = Literal[
    # the message itself
    "bad_message",  # not JSON, an unknown type or key, or a value out of range
    "too_large",  # a frame or body over the size limit
    "too_fast",  # too many messages or requests
    "protocol_unknown",  # a protocol version this server does not support
    "not_greeted",  # the first message must be hello
    # the sender
    "token_unknown",  # no such identity
    "banned",  # the operator has blocked this identity
    "link_unknown",  # no such transfer link, or it was used or has expired
    "bad_origin",  # a request or a socket of a page of another site
    "bad_host",  # the server is not known by this name
    "unknown_table",  # no such table, or you may not see it: deliberately the same
    "name_forbidden",  # a name or title contains a word that the operator does not allow
    "not_your_seat",
    "owner_only",
    "too_many_tables",
    "too_many_seats",  # at public tables
    "too_many_connections",
    "too_many_identities",
    "daily",  # not in the daily challenge, which everybody plays alike
    # the state of the table
    "not_open",  # only possible before the game starts
    "not_running",  # only possible while the game runs
    "not_finished",  # only possible after the game
    "no_such_seat",
    "seat_taken",
    "seat_empty",
    "too_few_players",
    "unknown_bot",
    "standing_in",  # a bot plays for you: take your seat back first
    "not_standing_in",
    "no_vote",  # there can be no such vote now
    "vote_too_early",  # the player may think a little longer
    "not_your_turn",
    "stale_version",  # the position has changed since that version
    "version_ahead",  # that version does not exist yet
    "illegal_move",
    "dice_needed",  # at this table the dice are typed in
    "dice_not_typed",  # at this table the server rolls
    "starting",  # the list of seats is fixed: wait until the game has started
    "not_starting",  # nonces are revealed only between the list and the start
    "commitment_given",  # the commitment cannot be changed
    "nonce_wrong",  # the nonce is not the one that this seat committed to
    "nonce_given",  # the nonce was revealed before
    # unavailable or broken
    "hints_off",
    "reactions_off",
    "no_hint",
    "too_many_hints",  # more hints than your budget allows: wait a little
    "busy",  # too many people ask for this at the moment
    "not_found",
    "not_allowed",
    "log_full",  # this table has had too many changes
    "table_unreadable",  # the server cannot read this table; nothing of it is lost
    "store_full",  # the disk of the server is full; nothing was changed
    "store_unavailable",  # the server cannot store anything at the moment; nothing was changed
    "broken",  # a bug in the server; nothing was changed
]

CODES: tuple[Code, ...] = get_args(Code)
