/// Signs and words that name a currency on a menu.
package enum Currency {
    /// The ISO 4217 code of a sign or word that stands beside an amount, or nil when it names no currency.
    ///
    /// Several currencies share `$`, `¥` and `kr`; the commonest one is taken ("kr" is left open).
    package static func code(of text: String) -> String? {
        let trimmed = text.lowercased().filter { $0 != "." && $0 != ":" }
        guard !trimmed.isEmpty, trimmed.count <= 5 else { return nil }
        return table[trimmed]
    }

    /// The currency that a word names beyond doubt even without an amount beside it, such as "Euro" or "€".
    package static func named(by word: String) -> String? {
        let bare = word.lowercased().filter { $0.isLetter || signs.contains($0) }
        return ["€", "eur", "euro", "euros", "chf", "£", "₹", "inr", "usd", "₺"].contains(bare) ? code(of: bare) : nil
    }

    /// Whether a text is a currency, be it a known one or one shared by several countries.
    package static func isCurrency(_ text: String) -> Bool {
        code(of: text) != nil || ["kr", "k"].contains(text.lowercased().filter { $0 != "." })
    }

    /// The currency's word, of three letters or more, of which this is all but the first letter; nil where there is none.
    package static func word(endingIn rest: String) -> String? {
        guard rest.count > 1 else { return nil }
        return table.keys.filter { $0.dropFirst() == rest }.min()
    }

    /// Signs that may touch an amount on either side.
    package static let signs: Set<Character> = [
        "€", "$", "£", "¥", "₹", "₺", "₩", "฿", "₫", "₽", "₴", "₱", "₪", "₾", "￥", "＄", "元", "円", "圓", "원", "đ", "บ",
    ]

    private static let table: [String: String] = [
        "€": "EUR", "eur": "EUR", "euro": "EUR", "euros": "EUR",
        "$": "USD", "＄": "USD", "usd": "USD", "us$": "USD", "a$": "AUD", "c$": "CAD", "s$": "SGD", "hk$": "HKD",
        "nt$": "TWD", "r$": "BRL", "mx$": "MXN", "nz$": "NZD", "aud": "AUD", "cad": "CAD",
        "£": "GBP", "gbp": "GBP",
        "¥": "JPY", "￥": "JPY", "円": "JPY", "jpy": "JPY", "元": "CNY", "圓": "TWD", "块": "CNY", "rmb": "CNY",
        "cny": "CNY",
        "₹": "INR", "rs": "INR", "inr": "INR", "re": "INR", "/-": "INR", "रु": "INR", "रू": "INR", "रुपये": "INR",
        "रुपए": "INR",
        "₺": "TRY", "tl": "TRY", "try": "TRY",
        "₩": "KRW", "원": "KRW", "krw": "KRW", "฿": "THB", "thb": "THB", "baht": "THB", "บาท": "THB",
        "₫": "VND", "đ": "VND", "vnd": "VND", "vnđ": "VND",
        "₽": "RUB", "руб": "RUB", "р": "RUB", "₴": "UAH", "грн": "UAH", "₱": "PHP", "₪": "ILS",
        "chf": "CHF", "sfr": "CHF", "fr": "CHF", "zł": "PLN", "zl": "PLN", "pln": "PLN",
        "kč": "CZK", "kc": "CZK", "czk": "CZK", "ft": "HUF", "huf": "HUF", "lei": "RON", "ron": "RON",
        "лв": "BGN", "kn": "HRK", "sek": "SEK", "nok": "NOK", "dkk": "DKK", "rm": "MYR", "rp": "IDR", "idr": "IDR",
        "رس": "SAR", "دإ": "AED", "جم": "EGP", "دك": "KWD", "رق": "QAR", "رع": "OMR", "دب": "BHD", "دا": "JOD",
        "لل": "LBP", "درهم": "AED", "ريال": "SAR", "جنيه": "EGP", "ש״ח": "ILS", "שח": "ILS",
        "ש\"ח": "ILS", "nis": "ILS", "تومان": "IRR", "ریال": "IRR", "₾": "GEL", "gel": "GEL", "дин": "RSD",
        "rsd": "RSD",
        "aed": "AED", "sar": "SAR", "qar": "QAR",
    ]
}
