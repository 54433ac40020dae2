"""Pictures for sharing: the result of a game, an invitation, the game itself. As SVG and as PNG."""

from heckmeck.cards.drawing import HEIGHT, WIDTH
from heckmeck.cards.picture import (
    Card,
    CardPlayer,
    InvitationCard,
    ResultCard,
    WelcomeCard,
    card_svg,
)
from heckmeck.cards.png import card_png

__all__ = [
    "HEIGHT",
    "WIDTH",
    "Card",
    "CardPlayer",
    "InvitationCard",
    "ResultCard",
    "WelcomeCard",
    "card_png",
    "card_svg",
]
