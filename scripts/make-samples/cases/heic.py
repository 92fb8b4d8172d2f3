from layout import Style, set_menu
from menu import Dish, Menu, expectation
from photo import heic, photograph, record

MENU = Menu(
    "Taberna El Molino Rojo",
    "Calle del Olivo 9, Valdeluz",
    [
        ("Tapas", [
            Dish("Patatas Bravas", "6,50 €", "plants", "salsa picante"),
            Dish("Croquetas de Jamón", "8,00 €", "meat"),
            Dish("Tortilla Española", "7,50 €", "vegetarian", "patata, huevo, cebolla", allergens="eggs"),
            Dish("Gambas al Ajillo", "11,50 €", "fish", allergens="crustaceans"),
            Dish("Boquerones en Vinagre", "7,80 €", "fish", allergens="fish"),
            Dish("Pimientos de Padrón", "6,90 €", "plants"),
            Dish("Queso Manchego", "9,50 €", "probably vegetarian", "con membrillo", allergens="milk"),
        ]),
        ("Platos", [
            Dish("Paella de Marisco", "17,50 €", "fish", "gambas, mejillones, calamares",
                 allergens="crustaceans molluscs"),
            Dish("Paella de Verduras", "14,00 €", "plants"),
            Dish("Albóndigas de Ternera", "10,50 €", "meat", "salsa de tomate"),
            Dish("Pulpo a la Gallega", "16,80 €", "fish", allergens="molluscs"),
            Dish("Gazpacho Andaluz", "6,00 €", "plants", "tomate, pepino, pimiento, ajo"),
        ]),
        ("Postres", [
            Dish("Flan Casero", "5,00 €", "vegetarian", "huevo, leche, caramelo", allergens="eggs milk"),
            # The chocolate is often made with milk.
            Dish("Churros con Chocolate", "5,50 €", "probably vegetarian"),
        ]),
    ])


def make() -> dict:
    page = set_menu(MENU, Style(1300, 1800, gap=10, leading=1.12))
    photo = photograph(page, (1300, 1800), seed=20)
    return {
        "menu.heic": heic(photo),
        "expect.json": expectation(
            "A HEIC file as phones write it; Spanish.", "complete", [record("menu.heic", photo, "heif")], [MENU],
            languages=["es"]),
    }
