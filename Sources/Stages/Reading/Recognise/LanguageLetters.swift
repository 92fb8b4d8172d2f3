internal import Pages

/// Letters by which languages written in Latin letters give themselves away.
enum LanguageLetters {
    /// For each group of such letters that a word (lower case) has one of, the Tesseract codes of the languages using it.
    static func languages(ofLettersIn word: String) -> [[String]] {
        guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
        return groups.filter { group in word.contains { group.letters.contains($0) } }.map(\.languages)
    }

    /// The letters that a recogniser of a language, given by Tesseract's code, must know beyond those of English; nil
    /// for a language whose letters aren't listed.
    static func needed(for language: String) -> Set<Character>? {
        if let signs = signs[language] { return signs }
        guard LanguageWords.lists.contains(where: { $0.language == language }) else { return nil }
        return groups.filter { $0.languages.contains(language) }.reduce(into: []) { $0.formUnion($1.letters) }
    }

    /// For languages with too many characters to list, some that a recogniser of another language doesn't know.
    private static let signs: [String: Set<Character>] = [
        "chi_sim": ["鸡", "汤", "面", "饭"], "chi_tra": ["雞", "湯", "麵", "飯"], "jpn": ["の", "ん", "ラ", "メ", "鶏"],
    ]

    /// Of the languages in `LanguageWords`, only the ones named use the letters.
    private static let groups: [(languages: [String], letters: Set<Character>)] = [
        (["deu"], ["ß"]), (["spa"], ["ñ"]), (["fra"], ["œ"]), (["tur"], ["ğ", "ı"]), (["tur", "ron"], ["ş"]),
        (["pol"], ["ą", "ę", "ł", "ż", "ź", "ś", "ń"]), (["hrv", "pol"], ["ć"]),
        (["ces"], ["ř", "ě", "ů", "ď", "ť", "ň"]),
        (["ces", "hrv"], ["č", "ž", "š"]), (["hun"], ["ő", "ű"]), (["ron"], ["ț", "ș"]), (["dan"], ["ø", "æ"]),
        (["dan", "fin", "swe"], ["å"]), (["hrv", "vie"], ["đ"]),
        (
            ["vie"],
            [
                "ơ", "ư", "ạ", "ả", "ấ", "ầ", "ẩ", "ẫ", "ậ", "ắ", "ằ", "ẳ", "ẵ", "ặ", "ẹ", "ẻ", "ẽ", "ế", "ề", "ể", "ễ",
                "ệ", "ỉ", "ị", "ọ", "ỏ", "ố", "ồ", "ổ", "ỗ", "ộ", "ớ", "ờ", "ở", "ỡ", "ợ", "ụ", "ủ", "ứ", "ừ", "ử", "ữ",
                "ự", "ỳ", "ỵ", "ỷ", "ỹ",
            ]
        ),
    ]
}
