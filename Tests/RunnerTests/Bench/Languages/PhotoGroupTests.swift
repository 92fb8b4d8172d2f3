import Testing

@testable import Runner

@Suite struct PhotoGroupTests {
    private func groups(_ rows: [(String, [String], String?)], of files: [String]) -> [PhotoGroup] {
        LanguageTruth(rows.map { (file: $0.0, languages: $0.1, layout: $0.2) }).groups(of: files)
    }

    @Test func languagesAreInOrderAndLayoutsAsTheIndexNamesThem() {
        let found = groups(
            [
                ("1", ["th", "en"], "two"), ("2", ["en"], "one"), ("3", ["en", "th"], "two"), ("4", ["en"], nil),
                ("5", ["en"], "one"),
            ],
            of: ["0", "5", "4", "3", "2", "1"])
        #expect(
            found == [
                PhotoGroup(language: "en", layout: nil, photos: [1, 2, 3, 4]),
                PhotoGroup(language: "en", layout: "two", photos: [3]),
                PhotoGroup(language: "en", layout: "one", photos: [1, 4]),
                PhotoGroup(language: "th", layout: nil, photos: [5]),
                PhotoGroup(language: "th", layout: "two", photos: [5]),
            ])
    }

    @Test func oneLanguageWithoutLayoutsIsNotToldApart() {
        #expect(groups([("1", ["de"], nil), ("2", ["de", "en"], nil), ("3", ["en"], "one")], of: ["1", "2"]).isEmpty)
        #expect(groups([("1", ["de"], "one"), ("2", ["de"], nil)], of: ["1", "2"]).map(\.layout) == [nil, "one"])
        #expect(groups([("1", ["de"], nil), ("2", ["en"], nil)], of: ["1", "2"]).map(\.language) == ["de", "en"])
        #expect(groups([("1", ["de"], "one")], of: ["2"]).isEmpty && groups([], of: []).isEmpty)
    }
}
