from layout import Style, set_menu
from menu import Dish, Menu, expectation
from photo import jpeg, photograph

MENU = Menu("The Broken Jug", "1 Shard Lane", [("Mains", [Dish("Cottage Pie", "£9.50", "meat")])])


def make() -> dict:
    photo = photograph(set_menu(MENU, Style(800, 600)), (800, 600), seed=22)
    # The header says 800 × 600; of the picture itself hardly a row is left.
    whole = jpeg(photo)
    return {
        "menu.jpg": whole[:1400],
        "expect.json": expectation(
            "A JPEG whose transfer broke off: the header is there, the picture isn't.", "failed",
            [{"file": "menu.jpg", "format": "jpeg", "failure": ["corrupt", "unreadable"]}]),
    }
