"""What dishes cost in each language's country, and how that is printed."""

import dataclasses
import random

import numerals


@dataclasses.dataclass(frozen=True)
class Style:
    # {} stands for the number.
    pattern: str = "{}"
    decimals: int = 0
    point: str = "."
    # Between thousands.
    group: str = ""
    # Turns a whole number into another kind of digits.
    digits: object = str

    def text(self, amount: float) -> str:
        whole = self.digits(int(amount)) if not self.group else f"{int(amount):,}".replace(",", self.group)
        cents = f"{self.point}{round(amount * 100) % 100:02}" if self.decimals else ""
        return self.pattern.replace("{}", whole + cents)


@dataclasses.dataclass(frozen=True)
class Prices:
    lowest: float
    highest: float
    step: float
    # A page uses one of them.
    styles: tuple
    # For columns of upright characters; empty where there are none.
    upright: tuple = ()

    def amount(self, chance: random.Random, style: Style) -> float:
        step = self.step if style.decimals or self.step >= 1 else 1
        return self.lowest + step * chance.randint(0, int((self.highest - self.lowest) / step))


def plain(*patterns: str, group: str = "") -> tuple:
    return tuple(Style(pattern, group=group) for pattern in patterns)


def exact(*patterns: str, point: str = ",") -> tuple:
    return tuple(Style(pattern, decimals=2, point=point) for pattern in patterns)


def thousands(pattern: str) -> Style:
    """45K for 45,000."""
    return Style(pattern, digits=lambda amount: str(amount // 1000))


PRICES = {
    "en": Prices(5, 24, 0.25, exact("£{}", "${}", "{}", point=".") + plain("£{}")),
    "de": Prices(5, 26, 0.1, exact("{} €", "€ {}", "{}", "{}€")),
    "fr": Prices(6, 28, 0.5, exact("{} €", "{}€", "{}") + plain("{} €")),
    "it": Prices(5, 24, 0.5, exact("€ {}", "{} €", "{}")),
    "es": Prices(4, 22, 0.25, exact("{} €", "{}€", "{}")),
    "pt": Prices(5, 22, 0.25, exact("{} €", "{}€", "{}")),
    "nl": Prices(5, 26, 0.25, exact("€ {}", "{}") + exact("€{}", point=".")),
    "pl": Prices(16, 78, 1, plain("{} zł", "{},- zł", "{}") + exact("{} zł")),
    "cs": Prices(65, 390, 5, plain("{} Kč", "{},-", "{},- Kč", "{}")),
    "tr": Prices(90, 650, 5, plain("₺{}", "{} TL", "{} ₺") + exact("{} TL")),
    "vi": Prices(35_000, 195_000, 5_000, plain("{}đ", "{} ₫", "{}", group=".") + (thousands("{}K"),)),
    "sv": Prices(75, 295, 5, plain("{} kr", "{}:-", "{}")),
    "da": Prices(65, 275, 5, plain("{} kr.", "{},-", "{}") + exact("{}")),
    "fi": Prices(6, 29, 0.1, exact("{} €", "{}", "{}€")),
    "hu": Prices(1_290, 6_990, 100, plain("{} Ft", "{}", group=".") + plain("{} Ft", group=" ") + plain("{} Ft")),
    "ro": Prices(18, 89, 1, plain("{} lei", "{} RON", "{}") + exact("{} lei")),
    "el": Prices(4, 22, 0.1, exact("{} €", "{}€", "€{}", "{}")),
    "ru": Prices(220, 1_290, 10, plain("{} ₽", "{} руб.", "{}", "₽{}")),
    "uk": Prices(85, 460, 5, plain("{} грн", "{} ₴", "{}")),
    "ar": Prices(12, 95, 1, plain("{}", "{} ر.س", "{} درهم") + (Style("{} ج.م", digits=numerals.arabic),)),
    "he": Prices(18, 98, 1, plain("₪{}", "{} ₪", "{}", "₪ {}")),
    "hi": Prices(60, 480, 10, plain("₹{}", "₹ {}", "{}/-", "रु {}")),
    "th": Prices(50, 320, 5, plain("฿{}", "{} บาท", "{}", "{}.-")),
    "ja": Prices(380, 1_980, 10, plain("¥{}", "{}円", "{}", group=",") + plain("{}円"),
                 (Style("{}円", digits=numerals.japanese), Style("{}円", digits=numerals.by_place), Style("{}円"))),
    "ko": Prices(5_000, 32_000, 500, plain("{}원", "₩{}", "{}", "{} 원", group=",")),
    "zh-Hans": Prices(12, 128, 1, plain("¥{}", "{}元", "{}", "￥{}"),
                      (Style("{}元", digits=numerals.chinese), Style("{}元"))),
    "zh-Hant": Prices(45, 480, 5, plain("NT${}", "${}", "{}元", "{}"),
                      (Style("{}元", digits=numerals.chinese), Style("{}元"))),
    "id": Prices(15_000, 145_000, 1_000, plain("Rp {}", "Rp{}", "{}", group=".") + (thousands("{}K"),)),
}
