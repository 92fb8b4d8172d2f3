"""What a word of a menu can be."""

LABELS = {
    "B": "a name begins",
    "I": "a name goes on",
    "P": "a price of the dish whose name came last",
    "D": "a description",
    "S": "a size, of a portion or a column",
    "H": "a heading",
    "N": "a number or a bullet before a name",
    "X": "anything else: marks, notes, slogans, misread pictures",
    "A": "an addition to a dish",
    "Q": "a price of an addition or of a whole section",
}
INDEX = {label: place for place, label in enumerate(LABELS)}
