"""Pictures as bitmaps, because services that preview links show no SVG."""

from heckmeck.cards.picture import Card, card_svg


def card_png(card: Card) -> bytes:
    """The card as PNG. This takes tens of milliseconds: not on the event loop."""
    from resvg_py import svg_to_bytes  # which only a worker needs

    return bytes(svg_to_bytes(svg_string=card_svg(card), skip_system_fonts=True))
