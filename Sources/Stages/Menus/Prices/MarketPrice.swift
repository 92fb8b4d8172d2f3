internal import Models

/// Words that stand where a price would: it changes from day to day, or the guest is to ask.
package struct MarketPrice {
    /// How many tokens at the end of the segment say so.
    package let count: Int
    /// Nil when the tokens don't end so.
    package init?(atEndOf tokens: [Token]) {
        let words = tokens.map { token in
            token.isLeader ? "" : token.text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "/" }
        }
        guard let last = words.lastIndex(where: { !$0.isEmpty }) else { return nil }
        for first in max(0, last - Self.longest + 1)...last where !words[first].isEmpty {
            let phrase = words[first...last].filter { !$0.isEmpty }.joined(separator: " ")
            let isAlone = words[..<first].allSatisfy(\.isEmpty)
            guard Self.priced.contains(phrase) || isAlone && Self.asking.contains(phrase) else { continue }
            count = tokens.count - first
            return
        }
        return nil
    }

    private static let longest = 4

    /// In the languages of the menus seen.
    private static let priced: Set<String> = [
        "market price", "seasonal price", "price on request", "ask for price", "tagespreis", "nach tagespreis",
        "tagespreise", "preis auf anfrage", "prix du jour", "prix du marché", "prezzo di mercato", "prezzo del giorno",
        "precio de mercado", "precio según mercado", "consultar precio", "preço de mercado", "dagprijs", "dagkoers",
        "dagpris", "cena dnia", "cena na zapytanie", "günlük fiyat", "时价", "時價", "時価", "시가", "ราคาตลาด", "thời giá",
        "giá thời điểm",
    ]

    /// Only where nothing stands beside them: behind "vegan" or "without gluten" they limit what is promised, and must
    /// stay there.
    private static let asking: Set<String> = [
        "mp", "m/p", "mrp", "s/q", "s/m", "as per size", "please ask", "ask your server", "auf anfrage", "nach gewicht",
        "selon arrivage", "selon marché", "sur demande", "al peso", "a peso", "secondo mercato", "según mercado",
        "consultar", "sob consulta", "lütfen sorunuz", "lütfen", "sorunuz", "ตามน้ําหนัก",
    ]
}
