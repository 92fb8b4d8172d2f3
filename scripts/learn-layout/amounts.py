"""What looks like a price, and the amounts it names."""

import functools
import re

from letters import plain

SIGNS = "$€£¥￥"
CURRENCY = (
    r"(?:[$€£¥￥₹₺₽฿₩₪₫]|rs\.?|rp\.?|usd|eur|rm|kr\.?|元|円|圆|块|rmb|kč|zł|ft|lei|tl|лв|руб\.?|р\.|ден|k|원|บาท|บ\.)")
# What Chinese menus count dishes by.
PORTIONS = "份|串|个|位|瓶|斤|只|碗|杯|条|打|听|桶|例|扎|人|盘|锅|套|壶|两|罐"
PER = rf"(?:[／/]?(?:{PORTIONS}|支|片|根|块|粒|煲|盅|pc|pcs|ea|each))?"
NUMBER = r"\d{1,3}(?:[.,’']\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:\s?[.,:·€]\s?(?:\d{1,2}|[-–—]+))?"
ONE = rf"(?:{CURRENCY})?\s*(?:{NUMBER})\s*(?:{CURRENCY})?{PER}"
PRICE = re.compile(rf"^[~^(\[+@&]*{ONE}(?:\s*[/|／\-–]\s*{ONE})*[)\],.;*~]*/?[-–—=]*$", re.IGNORECASE)
# Prices with one character misread at either end.
MISREAD = re.compile(
    rf"^[-–—]?\s*[{SIGNS}]\d{{1,4}}(?:[.,]\d\d?)?[-–—]?$|^\D?\d{{1,3}}[.,]\d\d\D?$|^\d{{2,3}}[tbpfdrTBPFDR]$")
UNIT = re.compile(rf"^(?:元|円)?\s*[／/]?(?:{PORTIONS}|元|円)$|^{CURRENCY}$", re.IGNORECASE)
# A currency as it marks a number; a lone k is as often misread.
MARKED = re.compile(CURRENCY.replace("|k|", "|"), re.IGNORECASE)
PER_PORTION = re.compile(rf"[/／](?:{PORTIONS})")
AMOUNT = re.compile(r"\d{1,3}(?:[.,’' ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?")
THOUSANDS = re.compile(r"(\d{1,3}(?:[.,’' ]\d{3})+)([.,]\d{1,2})?")
# What stands in a written price and is no amount: dozens, pieces, fractions.
MEASURES = re.compile(r"\d*\s*[¼½]?\s*(?:doz\.?|lb)|\d+\s*pcs\.?|[¼½]|\b1/[24]\b|\d+⁄\d+", re.IGNORECASE)


@functools.lru_cache(maxsize=200_000)
def is_price(text: str) -> bool:
    return bool(re.search(r"\d", text) and (PRICE.match(plain(text)) or MISREAD.match(text)))


@functools.lru_cache(maxsize=200_000)
def is_unit(text: str) -> bool:
    """What follows a number to make it a price."""
    return UNIT.match(text) is not None


def amount(number: str):
    """The number as it is written, or None."""
    parts = THOUSANDS.fullmatch(number)
    if parts and not re.fullmatch(r"\d{1,3} \d{3}", parts[1]):
        return float(re.sub(r"\D", "", parts[1]) + (parts[2] or "").replace(",", "."))
    try:
        return float(number.replace(" ", "").replace(",", "."))
    except ValueError:
        return None


def amounts(text: str) -> list:
    """All amounts of a word or a price."""
    text = re.sub(r"(?<=\d)\s*€\s*(?=\d\d\b)", ".", plain(text))
    found = [amount(number) for number in AMOUNT.findall(text)]
    return [round(value, 2) for value in found if value is not None]


def amounts_of_price(price) -> list:
    """Of the price of a dish in the truth, a text, a number or a list of them, without measures."""
    if isinstance(price, list):
        return [value for part in price for value in amounts_of_price(part)]
    return amounts(MEASURES.sub("", plain(str(price or "")).replace("1⁄2", "").replace("1⁄4", "")))
