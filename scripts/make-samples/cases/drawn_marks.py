from drawings import BLUE, BROWN, GREEN, RED, chilli, leaf, moon, nut
from layout import Style, set_menu
from menu import Dish, Menu, expectation
from photo import jpeg, photograph, record

# The moon is no drawing that the program knows: only the legend says what it means.
MENU = Menu(
    "The Quiet Orchard",
    "18 Mill Lane, Upper Sorrel",
    [
        ("To Begin", [
            Dish("Carrot Soup", "5.20", "vegan", icons="green_leaf_icon"),
            Dish("Chilli Corn Fritters", "6.40", "vegan", "coriander, lime", icons="green_leaf_icon red_chilli_icon"),
            Dish("Chicken Liver Toast", "7.10", "meat", icons="blue_icon_3", allergens="gluten"),
            Dish("Marinated Olives", "3.90", "vegan", icons="green_leaf_icon"),
        ]),
        ("Main Plates", [
            Dish("Peppered Beef Stew", "14.60", "meat", "root vegetables", icons="red_chilli_icon"),
            Dish("Lentil and Walnut Loaf", "12.30", "vegan", icons="green_leaf_icon brown_icon_4"),
            Dish("Pork Belly with Apple", "15.80", "meat", icons="blue_icon_3"),
            Dish("Grilled Trout", "16.40", "fish", "new potatoes", allergens="fish"),
            Dish("Pumpkin Curry", "11.90", "vegan", "basmati rice", icons="green_leaf_icon red_chilli_icon"),
        ]),
        ("Desserts", [
            Dish("Hazelnut Sponge", "6.30", "probably vegetarian", icons="brown_icon_4 blue_icon_3"),
            Dish("Poached Pear", "5.70", "vegan", icons="green_leaf_icon"),
        ]),
    ],
    legend={"green_leaf_icon": "vegan", "red_chilli_icon": "spicy", "blue_icon_3": "contains_gluten",
            "brown_icon_4": "contains_nuts"},
    drawings={"green_leaf_icon": (leaf, GREEN), "red_chilli_icon": (chilli, RED), "blue_icon_3": (moon, BLUE),
              "brown_icon_4": (nut, BROWN)},
    explained={"green_leaf_icon": "vegan", "red_chilli_icon": "spicy", "blue_icon_3": "contains gluten",
               "brown_icon_4": "contains nuts"})


def make() -> dict:
    page = set_menu(MENU, Style(1300, 1800, face="carlito", size=44, description_size=38, gap=14, leading=1.16))
    photo = photograph(page, (1300, 1800), blur=1.4, seed=23)
    return {
        "menu.jpg": jpeg(photo),
        "expect.json": expectation(
            "Small drawings behind the names, one of them never seen elsewhere, and their legend; English.", "complete",
            [record("menu.jpg", photo)], [MENU], {"symbols": 0.9}, languages=["en"]),
    }
