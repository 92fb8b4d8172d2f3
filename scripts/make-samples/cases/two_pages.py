from layout import Style, set_menu
from menu import Dish, Menu, expectation
from photo import jpeg, photograph, record

FIRST = Menu(
    "Crêperie du Phare Gris",
    "12 quai des Mouettes, Port-Landrec",
    [
        ("Galettes", [
            Dish("La Complète", "10,50 €", "meat", "jambon, œuf, fromage", allergens="eggs milk"),
            Dish("La Forestière", "10,00 €", "vegetarian", "champignons, crème, emmental", allergens="milk"),
            Dish("La Bretonne", "11,50 €", "meat", "andouille, oignons confits"),
            Dish("La Marine", "12,80 €", "fish", "saumon fumé, crème citronnée", allergens="fish milk"),
            # Buckwheat pancakes are fried in butter nearly everywhere.
            Dish("La Jardinière", "9,50 €", "probably vegetarian", "courgettes, tomates, aubergines"),
            Dish("La Fermière", "11,20 €", "meat", "poulet, champignons, crème", allergens="milk"),
            Dish("La Chèvre Miel", "10,80 €", "vegetarian", "fromage de chèvre, miel, noix", allergens="milk nuts"),
        ]),
    ])

SECOND = Menu(
    "Crêpes et Coupes",
    "servies jusqu'à minuit",
    [
        ("Crêpes sucrées", [
            Dish("Beurre Sucre", "4,20 €", "vegetarian", allergens="milk"),
            Dish("Caramel au Beurre Salé", "5,50 €", "vegetarian", allergens="milk"),
            Dish("Chocolat Banane", "6,00 €", "probably vegetarian"),
            Dish("Citron Miel", "5,20 €", "probably vegetarian"),
            Dish("Pommes Flambées", "7,50 €", "probably vegetarian", "calvados"),
            Dish("Crème de Marrons", "5,80 €", "vegetarian", "chantilly", labels="vegetarian uncertain"),
        ]),
        ("Coupes glacées", [
            Dish("Dame Blanche", "6,90 €", "vegetarian", "glace vanille, chocolat chaud, chantilly",
                 allergens="milk"),
        ]),
    ])


def make() -> dict:
    first = set_menu(FIRST, Style(1200, 1500, gap=16, leading=1.15,
                                  accent=(26, 66, 92)))
    second = set_menu(SECOND, Style(1200, 1500, gap=16, leading=1.15,
                                    accent=(26, 66, 92)))
    pages = {
        "page-2.jpg": photograph(first, (1200, 1500), seed=17),
        "page-10.jpg": photograph(second, (1200, 1500), seed=18),
    }
    return {file: jpeg(photo) for file, photo in pages.items()} | {
        "expect.json": expectation(
            "A menu of two pages, whose order is by number, not by letter; French.", "complete",
            [record(file, photo) for file, photo in pages.items()], [FIRST, SECOND], languages=["fr"]),
    }
