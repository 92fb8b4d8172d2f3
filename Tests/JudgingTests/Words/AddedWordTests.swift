import Testing

@testable import Judging

@Suite struct AddedWordTests {
    private func word(_ word: String, _ kind: String, _ language: String, _ meaning: String) throws -> AddedWord {
        try AddedWord(word, kind: kind, language: language, meaning: meaning)
    }

    @Test func itStandsBelowItsHeading() throws {
        let stew = try word("flurb  stew", "dish", "EN-gb", " milk  egg~")
        let fresh = try #require(stew.added(to: ""))
        #expect(
            fresh.hasPrefix("# ") && fresh.contains("# Origin: ")
                && fresh.hasSuffix("\n\n[dish\ten\tmilk egg~]\nflurb stew\n"))
        #expect(stew.added(to: fresh) == nil)
        let table = "[dish\ten\tmilk egg~]\na\n# mine\nb\n\n[dish\tde\tmilk]\nc\n"
        #expect(stew.added(to: table) == "[dish\ten\tmilk egg~]\na\n# mine\nb\nflurb stew\n\n[dish\tde\tmilk]\nc\n")
        let old = "dish\ten\tmilk egg~\ta|b\n"
        #expect(stew.added(to: old) == old + "\n[dish\ten\tmilk egg~]\nflurb stew\n")
        for text in [fresh, table, old] {
            let addition = KnowledgeAddition(stew.added(to: text) ?? text)
            #expect(addition.faults.isEmpty && addition.words > 0)
        }
    }

    @Test(arguments: [
        ("flurb", "soup", "en", "milk"), ("flurb", "dish", "xx", "milk"), ("flurb", "dish", "en", "ham"),
        ("flurb", "dish", "en", " "), ("a|b", "dish", "en", "milk"), ("[flurb", "dish", "en", "milk"),
        ("# flurb", "dish", "en", "milk"), ("!", "dish", "en", "milk"), (" ", "dish", "en", "milk"),
        (String(repeating: "ü", count: 101), "dish", "en", "milk"),
    ])
    func whatNoTableCanHoldIsAProblem(text: String, kind: String, language: String, meaning: String) {
        #expect(throws: AddedWord.Problem.self) { try word(text, kind, language, meaning) }
    }

    @Test func whatIsKnownOtherwiseIsTold() throws {
        #expect(try word("butter", "ingredient", "en", "plant").known?.contains("milk") == true)
        #expect(try word("butter", "ingredient", "*", "plant").known?.contains("milk") == true)
        #expect(try word("flurb", "ingredient", "en", "plant").known == nil)
    }

    @Test func whatGetsSaferIsTold() throws {
        #expect(try word("butter", "ingredient", "en", "plant").savings.contains("not vegan"))
        #expect(try word("butter", "ingredient", "en", "plant").savings.contains("holding milk"))
        // The phrase isn't known, but its words are.
        #expect(try word("flurb bacon", "dish", "en", "plant").savings.contains("not vegetarian"))
        #expect(try word("butter", "ingredient", "en", "milk beef").savings.isEmpty)
        #expect(try word("flurb", "ingredient", "en", "plant").savings.isEmpty)
        #expect(try word("flurbfree", "vegan", "en", "plant").isOperator)
        #expect(try !word("flurb", "dish", "en", "plant").isOperator)
    }
}
