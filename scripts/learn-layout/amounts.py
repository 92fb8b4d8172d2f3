"""The amounts that the price of a dish in the truth names. Those of words come from the program."""

import re

from letters import plain

AMOUNT = re.compile(r"\d{1,3}(?:[.,’' ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?")
THOUSANDS = re.compile(r"(\d{1,3}(?:[.,’' ]\d{3})+)([.,]\d{1,2})?")
# What stands in a written price and is no amount: dozens, pieces, fractions.
MEASURES = re.compile(r"\d*\s*[¼½]?\s*(?:doz\.?|lb)|\d+\s*pcs\.?|[¼½]|\b1/[24]\b|\d+⁄\d+", re.IGNORECASE)


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
    """All amounts of a written price."""
    text = re.sub(r"(?<=\d)\s*€\s*(?=\d\d\b)", ".", plain(text))
    found = [amount(number) for number in AMOUNT.findall(text)]
    return [round(value, 2) for value in found if value is not None]


def amounts_of_price(price) -> list:
    """Of the price of a dish, a text, a number or a list of them, without measures."""
    if isinstance(price, list):
        return [value for part in price for value in amounts_of_price(part)]
    return amounts(MEASURES.sub("", plain(str(price or "")).replace("1⁄2", "").replace("1⁄4", "")))
