from layout import Style, set_menu
from menu import Dish, Menu, expectation
from photo import jpeg, photograph, record

MENU = Menu(
    "Gasthaus zum Silberfuchs",
    "Mühlgasse 21, Hinterbach",
    [
        ("Vorspeisen", [
            Dish("Frittatensuppe", "5,20 €", "meat", "klare Rindsuppe mit Frittaten", marks="(A,C,G,L)"),
            Dish("Grüner Salat", "4,80 €", "plants", "mit Hausdressing", marks="(M,O)"),
        ]),
        ("Hauptspeisen", [
            Dish("Wiener Schnitzel", "21,50 €", "meat", "vom Kalb, mit Petersilerdäpfeln", marks="(A,C,G)"),
            Dish("Käsespätzle", "13,90 €", "vegetarian", "mit Röstzwiebeln", marks="(A,C,G)"),
            Dish("Tafelspitz", "22,80 €", "meat", "mit Apfelkren und Rösterdäpfeln", marks="(G,L,O)"),
            Dish("Gebratener Zander", "19,40 €", "fish", "mit Petersilkartoffeln", marks="(A,D,G)"),
            Dish("Schinkenfleckerl", "12,60 €", "meat", "mit grünem Salat", marks="(A,C,G,2,3)"),
            Dish("Gemüsecurry mit Tofu", "13,20 €", "plants", "Kokosmilch, Basmatireis", marks="(F,L)"),
        ]),
        ("Nachspeisen", [
            Dish("Kaiserschmarrn", "10,80 €", "vegetarian", "mit Zwetschkenröster", marks="(A,C,G)"),
            Dish("Marillenknödel", "9,40 €", "vegetarian", "mit Butterbröseln", marks="(A,C,G)"),
            Dish("Himbeersorbet", "5,60 €", "plants", marks="(3)"),
        ]),
    ],
    foot=[
        "Allergene: A Gluten, C Ei, D Fisch, F Soja,",
        "G Milch, L Sellerie, M Senf, O Sulfite",
        "Zusatzstoffe: 2 mit Konservierungsstoff, 3 mit Antioxidationsmittel",
    ],
    legend={
        "A": "contains_gluten", "C": "contains_eggs", "D": "contains_fish", "F": "contains_soybeans",
        "G": "contains_milk", "L": "contains_celery", "M": "contains_mustard", "O": "contains_sulphites",
        "2": "additive", "3": "additive",
    })


def make() -> dict:
    page = set_menu(MENU, Style(1400, 1800, face="liberation", size=39, description_size=36, gap=9, leading=1.16,
                                accent=(40, 84, 52)))
    photo = photograph(page, (1400, 1800), blur=1.5, seed=15)
    return {
        "menu.jpg": jpeg(photo, 74),
        "expect.json": expectation(
            "Allergen letters and additive numbers with their legend at the foot; Austrian German.", "complete",
            [record("menu.jpg", photo)], [MENU], {"symbols": 0.9}, languages=["de"]),
    }
