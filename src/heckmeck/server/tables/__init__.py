"""Tables: their log, their commands, their deadlines, and what is shown of them."""
