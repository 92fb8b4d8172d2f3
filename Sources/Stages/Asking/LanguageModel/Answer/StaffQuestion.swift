/// Filters the questions that a model proposes.
enum StaffQuestion {
    static let maximumCount = 3
    static let maximumLength = 160
    /// More digits than this make a telephone number.
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

    /// Whether it is one sentence with a question mark at its end and only there. Without one, a question can't be told
    /// from a statement.
    private static func isOneQuestion(_ text: String) -> Bool {
        let marks: Set<Character> = ["?", "？", "؟"]
        let stops = marks.union([".", "!", "。", "！", "…", ":", ";"])
        return text.last.map(marks.contains) == true && !text.dropLast().contains(where: stops.contains)
    }

    /// Whether it has words that a question about an ingredient doesn't need but a false promise does. A question may
    /// mention an absence: "Is it made without lard?"
    private static func promises(_ text: String) -> Bool {
        var promises = Promise.all(in: text)
        promises.remove(.absence)
        return !promises.isEmpty || isDenial(text) || confirming.contains(where: text.lowercased().hasSuffix)
    }

    /// Whether it is a statement in the form of a question: "Is it nut-free?", "This contains no …", "100 % …".
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
