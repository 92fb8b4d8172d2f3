"""Whole numbers below ten thousand in other digits than 0 to 9."""

ARABIC = "٠١٢٣٤٥٦٧٨٩"
HAN = "〇一二三四五六七八九"


def arabic(amount: int) -> str:
    return "".join(ARABIC[int(digit)] for digit in str(amount))


def by_place(amount: int) -> str:
    """九八〇 for 980."""
    return "".join(HAN[int(digit)] for digit in str(amount))


def japanese(amount: int) -> str:
    """千二百八十 for 1280: no one stands before ten, hundred and thousand."""
    text = ""
    for power, name in [(1000, "千"), (100, "百"), (10, "十"), (1, "")]:
        digit = amount // power % 10
        if digit:
            text += ("" if digit == 1 and name else HAN[digit]) + name
    return text or HAN[0]


def chinese(amount: int) -> str:
    """一百零五 for 105, 一百一十 for 110, 十八 for 18."""
    text, is_gap = "", False
    for power, name in [(1000, "千"), (100, "百"), (10, "十"), (1, "")]:
        digit = amount // power % 10
        if digit:
            text += ("零" if is_gap and text else "") + HAN[digit] + name
        is_gap = digit == 0
    return text.removeprefix("一") if 10 <= amount < 20 else text or HAN[0]
