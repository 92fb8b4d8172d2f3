/// Sifts the questions a model proposes.
enum StaffQuestion {
    static let maximumCount = 3
    static let maximumLength = 160
    /// More digits are a telephone number.
    private static let mostDigits = 4

    /// At most three, each a single question about ingredients; anything that states or promises something is dropped.
    static func usable(_ proposed: [String]) -> [String] {
        var kept: [String] = []
        for text in proposed {
            guard kept.count < maximumCount else { break }
            guard text.utf8.count <= maximumLength * 8, let question = MenuWords.clean(text),
                (8...maximumLength).contains(question.count), isOneQuestion(question), !promises(question),
                !FreeText.leadsElsewhere(question), FreeText.digits(in: question) <= mostDigits,
                !FreeText.isDisguised(question), !kept.contains(question)
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

    /// Words that a question about an ingredient doesn't need and a false promise does. Of what isn't in it a question
    /// may speak: "Is it made without lard?" asks.
    private static func promises(_ text: String) -> Bool {
        var promises = Promise.all(in: text)
        promises.remove(.absence)
        return !promises.isEmpty || isDenial(text) || confirming.contains(where: text.lowercased().hasSuffix)
    }

    /// "Is it nut-free?", "This contains no …", "100 % …": statements in a question's clothes.
    private static func isDenial(_ text: String) -> Bool {
        let lower = text.lowercased()
        return [
            "100", "-free", " free", "frei ", "frei?", "libre de", "contains no", "has no", "holds no", "there is no ",
        ]
        .contains(where: lower.contains)
    }

    /// "…, right?" turns a statement into something that only looks like a question.
    private static let confirming = [
        " right?", "correct?", "isn't it?", "isn’t it?", "doesn't it?", "doesn’t it?", "nicht wahr?", ", oder?",
        "n'est-ce pas?", "n'est-ce pas ?", "n’est-ce pas ?", ", vero?", "verdad?", ", no?", ", ok?", "okay?",
    ]
}
