internal import Models

/// Words that stand where a price would: it changes from day to day, or the guest is to ask.
enum MarketPrice {
    /// How many tokens at the end say so; 0 when none do.
    static func count(atEndOf tokens: [Token]) -> Int {
        var last = tokens.count
        while last > 0, tokens[last - 1].isLeader || tokens[last - 1].text.isEmpty { last -= 1 }
        for length in stride(from: min(longest, last), through: 1, by: -1) {
            let words = tokens[(last - length)..<last].map { word in
                word.text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "/" }
            }
            if phrases.contains(words.filter { !$0.isEmpty }.joined(separator: " ")) {
                return tokens.count - (last - length)
            }
        }
        return 0
    }

    private static let longest = 4

    /// In the languages of the menus seen; single words only where they mean nothing else at the end of a line.
    private static let phrases: Set<String> = [
        "market price", "market", "mp", "m/p", "mrp", "seasonal price", "price on request", "ask for price",
        "please ask", "ask your server", "as per size", "apr", "tagespreis", "nach tagespreis", "tagespreise",
        "preis auf anfrage", "auf anfrage", "nach gewicht", "prix du jour", "prix du marché", "selon arrivage",
        "selon marché", "sur demande", "s/q", "prezzo di mercato", "prezzo del giorno", "al peso", "a peso",
        "secondo mercato", "secondo disponibilità", "precio de mercado", "precio según mercado", "según mercado", "s/m",
        "consultar", "consultar precio", "preço de mercado", "sob consulta", "dagprijs", "dagkoers", "dagpris",
        "cena dnia", "cena na zapytanie", "lütfen sorunuz", "lütfen", "sorunuz", "günlük fiyat", "时价", "時價", "时价",
        "時価", "시가", "ตามน้ําหนัก", "ราคาตลาด", "thời giá", "giá thời điểm",
    ]
}
