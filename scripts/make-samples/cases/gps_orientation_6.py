from PIL import Image
from PIL.TiffImagePlugin import IFDRational

from layout import Style, set_menu
from menu import Dish, Menu, expectation
from photo import jpeg, photograph, record

MENU = Menu(
    "Beisl zum Blauen Karpfen",
    "Täglich frisch gekocht",
    [
        ("Suppen", [
            Dish("Kürbiscremesuppe", "5,90 €", "probably vegetarian", "mit Kernöl"),
            Dish("Leberknödelsuppe", "5,60 €", "meat"),
        ]),
        ("Hauptgerichte", [
            Dish("Schweinsbraten", "14,80 €", "meat", "mit Semmelknödel und Sauerkraut"),
            Dish("Gebackener Karpfen", "16,90 €", "fish", "mit Erdäpfelsalat", allergens="fish"),
            # A stew of chanterelles in cream; no meat in spite of its name.
            Dish("Eierschwammerlgulasch", "15,20 €", "probably vegetarian", "mit Serviettenknödel"),
            # Filled with minced meat by tradition.
            Dish("Gefüllte Paprika", "13,50 €", "meat", "mit Tomatensauce", labels="meat uncertain"),
            Dish("Spinatknödel", "12,90 €", "probably vegetarian", "mit brauner Butter und Bergkäse",
                 allergens="milk"),
            Dish("Backhendl", "15,40 €", "meat", "mit Kartoffelsalat"),
        ]),
        ("Süßes", [
            Dish("Apfelstrudel", "5,80 €", "probably vegetarian", "mit Vanillesauce"),
            Dish("Topfenknödel", "8,40 €", "vegetarian", allergens="milk"),
        ]),
    ])


def make() -> dict:
    page = set_menu(MENU, Style(1250, 1650, face="caladea", size=43, description_size=40, gap=10, leading=1.2))
    photo = photograph(page, (1250, 1650), seed=19)
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x0132] = "2024:05:17 19:32:08"
    exif[0x8769] = {0x9003: "2024:05:17 19:32:08"}
    exif[0x8825] = {
        1: "N", 2: (IFDRational(48), IFDRational(12), IFDRational(3000, 100)),
        3: "E", 4: (IFDRational(16), IFDRational(22), IFDRational(2280, 100)),
    }
    # Orientation 6: what is stored must be turned a quarter clockwise to stand upright.
    stored = photo.transpose(Image.Transpose.ROTATE_90)
    return {
        "menu.jpg": jpeg(stored, exif=exif.tobytes()),
        "expect.json": expectation(
            "Pixels stored turned (EXIF orientation 6), with a position in the centre of Vienna; German.", "complete",
            [record("menu.jpg", photo, orientation=6)], [MENU], languages=["de"],
            captured_at="2024-05-17T19:32:08",
            location={"source": "exif", "lat": 48.20833, "lng": 16.373, "city": "Vienna", "country": "AT"}),
    }
