"""Under which heading a dish belongs, told roughly from its English name, so that no soup stands among the drinks."""

import re

# The order of the headings of each language in headings.tsv.
STARTERS, SOUPS, MAINS, DESSERTS, DRINKS = range(5)

# The first that holds a word of the name decides; what holds none is a main dish.
WORDS = [
    (DRINKS, r"drink|lemonade|juice|smoothie|lassi|iced coffee|egg coffee|milk tea|iced tea|soy milk$"),
    (MAINS, r"black pudding|fish cakes|pudding with bacon|sweet potato fries|pork jelly|meat jelly|radish cake"),
    (SOUPS, r"\bsoup$|\bsoup (with|of|from)|borsch|chowder|broth with"),
    (DESSERTS, r"ice cream|sorbet|cheesecake|strudel|tiramisu|baklava|trifle|mousse|custard|(rice|milk) pudding"
               r"|(apple|lime) pie|(honey|carrot|layer|sponge|princess|pineapple|sun) cake|caramel\b|in syrup|doughnut"
               r"|(strawberry|almond|coffee|fruit) jelly|rice with milk|fried banana|bananas? in|panna cotta|toffee"
               r"|pudding with (cream|nuts)|fruit salad|shortcake|meringue|kheer|fudge|halva|egg tart"),
    (STARTERS, r"salad|\bdip$|bread$|pickle|olives|toast$|spring roll|falafel|hummus|herring|spread$|tartare$|fries$"
               r"|edamame"),
]


def kind(english: str) -> int:
    """The place of the heading among the five of each language."""
    return next((found for found, words in WORDS if re.search(words, english, re.IGNORECASE)), MAINS)
