"""The languages that are drawn."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Language:
    # BCP 47, as the program prints it.
    code: str
    # What stands at the top of the page.
    title: str
    # The key of FACES.
    script: str = "latin"
    is_right_to_left: bool = False
    # Whether it is also written in columns from top to bottom.
    is_vertical: bool = False
    # Whether words have spaces between them, at which a line may be broken.
    has_spaces: bool = True

    @property
    def second(self) -> str:
        """The other language of a bilingual page."""
        return "de" if self.code == "en" else "en"


LANGUAGES = {language.code: language for language in [
    Language("en", "Menu"),
    Language("de", "Speisekarte"),
    Language("fr", "La Carte"),
    Language("it", "Menù"),
    Language("es", "Carta"),
    Language("pt", "Ementa"),
    Language("nl", "Menukaart"),
    Language("pl", "Karta dań"),
    Language("cs", "Jídelní lístek"),
    Language("tr", "Yemek Menüsü"),
    Language("vi", "Thực đơn"),
    Language("sv", "Meny"),
    Language("da", "Menukort"),
    Language("fi", "Ruokalista"),
    Language("hu", "Étlap"),
    Language("ro", "Meniu"),
    Language("el", "Κατάλογος"),
    Language("ru", "Меню"),
    Language("uk", "Меню"),
    Language("ar", "قائمة الطعام", "arabic", is_right_to_left=True),
    Language("he", "תפריט", "hebrew", is_right_to_left=True),
    Language("hi", "व्यंजन सूची", "devanagari"),
    Language("th", "รายการอาหาร", "thai", has_spaces=False),
    Language("ja", "お品書き", "japanese", is_vertical=True, has_spaces=False),
    Language("ko", "메뉴", "korean"),
    Language("zh-Hans", "菜单", "simplified", is_vertical=True, has_spaces=False),
    Language("zh-Hant", "菜單", "traditional", is_vertical=True, has_spaces=False),
    Language("id", "Daftar Menu"),
]}
