internal import Foundation

/// Sifts the questions a model proposes: they are the only free text of its answer that a guest sees.
enum StaffQuestion {
    static let maximumCount = 3
    static let maximumLength = 160

    /// At most three, each a single question about ingredients; anything that states or promises something is dropped.
    static func usable(_ proposed: [String]) -> [String] {
        var kept: [String] = []
        for text in proposed {
            guard kept.count < maximumCount else { break }
            guard text.utf8.count <= maximumLength * 8, let question = MenuWords.clean(text),
                (8...maximumLength).contains(question.count), isOneQuestion(question), !promises(question),
                !leadsElsewhere(question), !kept.contains(question)
            else { continue }
            kept.append(question)
        }
        return kept
    }

    /// One sentence, with its question mark at the end and only there. Without a mark nothing tells a question from a
    /// statement.
    private static func isOneQuestion(_ text: String) -> Bool {
        let marks: Set<Character> = ["?", "？", "؟"]
        let stops = marks.union([".", "!", "。", "！", "…", ":", ";"])
        return text.last.map(marks.contains) == true && !text.dropLast().contains(where: stops.contains)
    }

    /// Words that a question about an ingredient doesn't need and a false promise does, without case and accents.
    private static func promises(_ text: String) -> Bool {
        let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        return promising.contains(where: plain.contains) || confirming.contains(where: plain.hasSuffix)
    }

    private static let promising = [
        // Diets: only the classification speaks of them.
        "vegan", "wegan", "vegetari", "wegetari", "vegetalien", "vejetaryen", "pescatari", "pescetari", "pesketari",
        "plant-based", "plant based", "plantbased", "pflanzlich", "plantaardig", "chay", "ビーガン", "ウィーガン",
        "ヴィーガン", "ベジタリアン", "菜食", "비건", "채식", "純素", "纯素", "素食", "全素",
        // Safety and certainty.
        "safe", "sicher", "guarant", "garant", "certif", "zertif", "unbedenklich", "harmless", "risk", "sicur", "segur",
        "surement", "bezpiecz", "veilig", "100", "allergen", "allergi", "alerg", "安全", "保証", "保证", "안전",
        // "nut-free", "this contains no …": statements in a question's clothes.
        "-free", " free", "frei ", "frei?", "libre de", "contains no", "no animal", "is made without",
    ]

    /// "…, right?" turns a statement into something that only looks like a question.
    private static let confirming = [
        " right?", "correct?", "isn't it?", "isn’t it?", "doesn't it?", "doesn’t it?", "nicht wahr?", ", oder?",
        "n'est-ce pas?", "n'est-ce pas ?", "n’est-ce pas ?", ", vero?", "verdad?", ", no?", ", ok?", "okay?",
    ]

    /// Addresses, telephone numbers and markup have no place in a question to the waiter.
    private static func leadsElsewhere(_ text: String) -> Bool {
        let lower = text.lowercased()
        let digits = text.unicodeScalars.filter { $0.properties.numericType != nil }.count
        return digits > 4 || ["http", "www.", "@", "//", "<", ">", "`", "](", "{", "}"].contains(where: lower.contains)
    }
}
