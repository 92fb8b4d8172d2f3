from drawings import GREEN, RED, veg
from layout import Style, set_menu
from menu import Dish, Menu, expectation
from photo import jpeg, photograph, record

VEGETARIAN, OTHER = "green_dot_in_a_square", "red_dot_in_a_square"
MENU = Menu(
    "Neem Tree Canteen",
    "Station Road, Sundarpur",
    [
        ("Snacks", [
            Dish("Onion Pakora", "80.00", "probably vegetarian", icons=VEGETARIAN, labels="vegan vegetarian uncertain"),
            Dish("Chicken Tikka Roll", "160.00", "meat", icons=OTHER),
            Dish("Paneer Pakora", "120.00", "vegetarian", icons=VEGETARIAN, allergens="milk"),
            Dish("Mutton Samosa", "110.00", "meat", icons=OTHER),
        ]),
        ("Thali", [
            Dish("Paneer Butter Masala", "190.00", "vegetarian", icons=VEGETARIAN, allergens="milk"),
            Dish("Fish Curry and Rice", "220.00", "fish", icons=OTHER, labels="pescatarian meat uncertain",
                 allergens="fish"),
            Dish("Jeera Rice", "90.00", "plants", icons=VEGETARIAN),
            Dish("Egg Biryani", "150.00", "vegetarian", icons=OTHER, labels="meat vegetarian uncertain",
                 allergens="eggs"),
        ]),
    ],
    legend={VEGETARIAN: "vegetarian", OTHER: "contains_meat"},
    drawings={VEGETARIAN: (veg, GREEN), OTHER: (veg, RED)})


def make() -> dict:
    page = set_menu(MENU, Style(1300, 1500, face="liberation", size=44, gap=26))
    photo = photograph(page, (1300, 1500), blur=1.4, seed=29)
    return {
        "menu.jpg": jpeg(photo),
        "expect.json": expectation(
            "The Indian marks for vegetarian and other food behind the names, without a legend; English.", "complete",
            [record("menu.jpg", photo)], [MENU], {"symbols": 0.9}, languages=["en"]),
    }
