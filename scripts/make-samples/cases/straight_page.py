from layout import Style, set_menu
from menu import Dish, Menu, expectation
from photo import jpeg, photograph, record

MENU = Menu(
    "The Copper Kettle",
    "14 Alder Lane, Wexcombe",
    [
        ("Starters", [
            Dish("Roast Tomato Soup", "£5.50", "plants", "basil oil, toasted sourdough"),
            Dish("Smoked Mackerel Pâté", "£7.25", "fish", "horseradish, pickled cucumber", allergens="fish"),
            Dish("Baked Camembert", "£8.50", "probably vegetarian", "garlic, rosemary, crusty bread",
                 allergens="milk"),
        ]),
        ("Mains", [
            Dish("Beef and Ale Pie", "£14.50", "meat", "shortcrust pastry, mash, gravy"),
            Dish("Beer Battered Haddock", "£15.00", "fish", "chips, mushy peas, tartare sauce", allergens="fish"),
            Dish("Roast Chicken Supreme", "£15.75", "meat", "leek and mustard sauce", allergens="mustard"),
            # Parmesan is made with calf rennet, which a strict vegetarian leaves.
            Dish("Mushroom Risotto", "£12.80", "probably vegetarian", "parmesan, thyme, truffle oil",
                 allergens="milk"),
            Dish("Vegetable Lasagne", "£12.50", "vegetarian", "courgette, aubergine, mozzarella",
                 allergens="milk"),
            Dish("Lamb Shank", "£18.25", "meat", "slow braised, rosemary jus"),
        ]),
        ("Puddings", [
            Dish("Sticky Toffee Pudding", "£6.75", "vegetarian", "vanilla ice cream", allergens="milk"),
            Dish("Apple Crumble", "£6.50", "vegetarian", "oat topping, warm custard"),
        ]),
    ])


def make() -> dict:
    page = set_menu(MENU, Style(gap=8, leading=1.12))
    photo = photograph(page, (1300, 1800), seed=11)
    return {
        "menu.jpg": jpeg(photo),
        "expect.json": expectation(
            "A straight page in English.", "complete", [record("menu.jpg", photo)], [MENU], languages=["en"]),
    }
