from layout import Style, set_menu
from menu import Dish, Menu, expectation
from photo import jpeg, photograph, record

MENU = Menu(
    "Trattoria Il Melograno",
    "Via delle Lucciole 7, Montefiore",
    [
        ("Antipasti", [
            Dish("Bruschetta al Pomodoro", "6,50 €", "plants", "pane tostato, pomodoro, aglio, basilico"),
            Dish("Insalata Caprese", "8,50 €", "vegetarian", "mozzarella, pomodoro, basilico", allergens="milk"),
            Dish("Vitello Tonnato", "11,00 €", "meat", "fettine di vitello, salsa al tonno", allergens="fish"),
        ]),
        ("Primi", [
            Dish("Spaghetti alla Carbonara", "11,50 €", "meat", "guanciale, uova, pecorino", allergens="eggs milk"),
            # Pecorino is often grated over it.
            Dish("Penne all'Arrabbiata", "9,50 €", "plants", "pomodoro, aglio, peperoncino"),
            Dish("Linguine alle Vongole", "13,00 €", "fish", "vongole veraci, prezzemolo", allergens="molluscs"),
            Dish("Gnocchi al Gorgonzola", "10,50 €", "probably vegetarian", "crema di gorgonzola, noci tostate",
                 allergens="milk nuts"),
        ]),
        ("Secondi", [
            Dish("Saltimbocca alla Romana", "16,50 €", "meat", "vitello, prosciutto crudo, salvia"),
            Dish("Melanzane alla Parmigiana", "12,00 €", "probably vegetarian", "melanzane, mozzarella, parmigiano",
                 allergens="milk"),
        ]),
        ("Dolci", [
            Dish("Tiramisù", "6,00 €", "vegetarian", "mascarpone, caffè, savoiardi", allergens="milk"),
            # Set with gelatine by tradition.
            Dish("Panna Cotta", "5,50 €", "meat", "frutti di bosco", labels="uncertain meat",
                 never="vegan vegetarian"),
        ]),
    ])


def make() -> dict:
    page = set_menu(MENU, Style(1640, 2320, margin=110, size=58, description_size=54, gap=8,
                                leading=1.1))
    corners = [(176, 110), (1248, 72), (1352, 1700), (66, 1738)]
    photo = photograph(page, (1400, 1800), corners, shadow=0.3, falloff=0.16, noise=2.6, blur=0.9, seed=12)
    return {
        "menu.jpg": jpeg(photo, 74),
        "expect.json": expectation(
            "A page on a darker table, seen at an angle, with a soft shadow; Italian.", "complete",
            [record("menu.jpg", photo)], [MENU], {"dishes": 0.9, "sections": 0.9},
            languages=["it"], extra_dishes=1),
    }
