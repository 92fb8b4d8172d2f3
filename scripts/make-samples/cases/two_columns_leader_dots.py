from layout import Style, set_menu
from menu import Dish, Menu, expectation
from photo import jpeg, photograph, record

MENU = Menu(
    "Bistrot de la Fontaine Bleue",
    "3 rue des Tilleuls, Valbourg",
    [
        ("Entrées", [
            # Made with beef stock by tradition.
            Dish("Soupe à l'oignon", "8,50 €", "probably vegetarian", labels="uncertain meat"),
            Dish("Salade de chèvre chaud", "9,80 €", "vegetarian", allergens="milk"),
            Dish("Œufs mayonnaise", "6,50 €", "vegetarian", allergens="eggs"),
            Dish("Terrine de canard", "10,50 €", "meat"),
            # Snails: no fish, and no meat for everyone.
            Dish("Escargots au beurre", "11,00 €", "fish", labels="meat pescatarian uncertain",
                 allergens="molluscs"),
            Dish("Crudités vinaigrette", "6,00 €", "plants"),
        ]),
        ("Plats", [
            Dish("Bœuf bourguignon", "17,50 €", "meat"),
            Dish("Moules marinières", "15,00 €", "fish", allergens="molluscs"),
            Dish("Ratatouille provençale", "12,50 €", "plants"),
            Dish("Coq au vin", "16,80 €", "meat"),
        ]),
        ("Légers", [
            Dish("Quiche lorraine", "11,50 €", "meat"),
            Dish("Omelette aux cèpes", "10,00 €", "vegetarian", allergens="eggs"),
            Dish("Filet de saumon", "18,20 €", "fish", allergens="fish"),
            # Some kitchens fry in beef dripping.
            Dish("Pommes frites", "4,50 €", "plants"),
        ]),
        ("Desserts", [
            Dish("Crème brûlée", "7,00 €", "vegetarian"),
            # The pastry is made with butter nearly everywhere.
            Dish("Tarte aux pommes", "6,50 €", "probably vegetarian"),
            Dish("Mousse au chocolat", "6,80 €", "probably vegetarian"),
            Dish("Sorbet citron", "5,00 €", "plants"),
        ]),
    ])


def make() -> dict:
    page = set_menu(MENU, Style(1800, 1250, margin=90, columns=2, face="caladea", size=42, gap=12, leading=1.2,
                                leaders=True, paper=(247, 243, 230), accent=(30, 60, 110)))
    photo = photograph(page, (1800, 1250), blur=1.3, seed=13)
    return {
        "menu.jpg": jpeg(photo),
        "expect.json": expectation(
            "Two columns, leader dots between name and price; French.", "complete", [record("menu.jpg", photo)],
            [MENU], {"dishes": 0.9, "sections": 0.75}, languages=["fr"], extra_dishes=1),
    }
