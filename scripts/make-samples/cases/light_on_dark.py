from layout import Style, set_menu
from menu import Dish, Menu, expectation
from photo import jpeg, photograph, record

MENU = Menu(
    "Night Owl Burgers",
    "88 Lantern Street, Port Ellery",
    [
        ("Burgers", [
            Dish("Classic Cheeseburger", "$11.50", "meat", "beef patty, cheddar, pickles", allergens="milk"),
            Dish("Crispy Chicken Burger", "$12.00", "meat", "slaw, hot sauce"),
            Dish("Vegan Beetroot Burger", "$11.00", "vegan", "chickpea patty, vegan mayo, lettuce"),
            Dish("Halloumi Burger", "$11.75", "vegetarian", "grilled pepper, mint yoghurt", allergens="milk"),
            Dish("Fish Finger Sandwich", "$10.50", "fish", "tartare sauce", allergens="fish"),
        ]),
        ("Sides", [
            Dish("Sweet Potato Fries", "$4.50", "plants"),
            Dish("Mac and Cheese", "$6.00", "probably vegetarian", allergens="milk"),
            Dish("Bacon Loaded Fries", "$6.50", "meat"),
            # The batter may hold egg or milk.
            Dish("Onion Rings", "$5.00", "probably vegetarian"),
        ]),
        ("Shakes", [
            Dish("Vanilla Milkshake", "$5.50", "vegetarian", allergens="milk"),
            # Oat milk is no milk.
            Dish("Chocolate Oat Shake", "$6.00", "plants", "oat milk, cocoa, banana"),
        ]),
    ])


def make() -> dict:
    page = set_menu(MENU, Style(1300, 1700, face="liberation", size=42, description_size=38, gap=20, leading=1.25,
                                paper=(34, 36, 40), ink=(240, 236, 224), accent=(250, 196, 84)))
    photo = photograph(page, (1300, 1700), blur=1.3, seed=14)
    return {
        "menu.jpg": jpeg(photo),
        "expect.json": expectation(
            "Light text on a dark board; English.", "complete", [record("menu.jpg", photo)], [MENU],
            {"dishes": 0.9}, languages=["en"], extra_dishes=1),
    }
