from layout import Style, set_menu
from menu import Dish, Menu, expectation
from photo import jpeg, photograph, record

MENU = Menu(
    "Greenhouse Kitchen",
    "5 Orchard Row, Little Marden",
    [
        ("Small Plates", [
            Dish("Hummus and Flatbread", "6.00", "vegan", marks="(VG)"),
            Dish("Halloumi Fries", "6.80", "vegetarian", "mint, pomegranate", marks="(V) (GF)", allergens="milk"),
            Dish("Salt and Pepper Squid", "7.90", "fish", "lime mayonnaise", allergens="molluscs"),
            Dish("Chicken Satay Skewers", "7.50", "meat", "peanut sauce", marks="(N)", allergens="peanuts"),
            # Honey under a vegan mark: the contradiction must lower the claim.
            Dish("Honey Roast Carrots", "5.80", "probably vegetarian", marks="(VG)"),
        ]),
        ("Large Plates", [
            Dish("Red Lentil Dahl", "12.00", "vegan", "basmati rice, coriander", marks="(VG) (GF)"),
            Dish("Pumpkin Ravioli", "13.50", "vegetarian", "sage butter, walnuts", marks="(V) (N)",
                 allergens="milk"),
            Dish("Tofu Pad Thai", "12.80", "vegan", "rice noodles, peanuts", marks="(VG) (N)", allergens="peanuts"),
            Dish("Duck Ragu Pappardelle", "15.90", "meat"),
            Dish("Seared Tuna Salad", "16.20", "fish", "green beans, olives", marks="(GF)", allergens="fish"),
        ]),
        ("Desserts", [
            Dish("Chocolate Almond Torte", "6.50", "vegan", marks="(VG) (N)"),
            Dish("Lemon Cheesecake", "6.20", "vegetarian", marks="(V)", allergens="milk"),
            Dish("Mango Sorbet", "4.90", "vegan", marks="(VG) (GF)"),
        ]),
    ],
    foot=["(V) vegetarian   (VG) vegan   (GF) gluten free   (N) contains nuts"],
    legend={"V": "vegetarian", "VG": "vegan", "GF": "gluten_free", "N": "contains_nuts"})


def make() -> dict:
    page = set_menu(MENU, Style(1300, 1800, face="liberation", size=40, description_size=36, gap=12, leading=1.16,
                                paper=(244, 248, 240), accent=(46, 98, 60)))
    photo = photograph(page, (1300, 1800), blur=1.5, seed=16)
    return {
        "menu.jpg": jpeg(photo),
        "expect.json": expectation(
            "Marks (V), (VG), (GF), (N) with their legend, prices without a currency; English.", "complete",
            [record("menu.jpg", photo)], [MENU], {"symbols": 0.9}, languages=["en"]),
    }
