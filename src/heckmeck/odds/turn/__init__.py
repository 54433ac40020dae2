"""One turn as a problem: its model, its rolls, its endings, and how to play it out."""
