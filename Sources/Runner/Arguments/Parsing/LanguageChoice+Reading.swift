internal import Reading

extension LanguageChoice {
    /// Understands `auto`, `eng+deu`, `en,de`, `German`; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "+" || $0 == "," }.map(String.init)
        if parts.count == 1, text.lowercased() == "auto" {
            self = .automatic
            return
        }
        // More languages than anyone has installed would only slow the engine down.
        guard parts.count <= 50, parts.allSatisfy({ (Self.isCode($0) || Self.isName($0)) && $0.lowercased() != "auto" })
        else { return nil }
        var seen: Set<String> = []
        self = .fixed(parts.filter { seen.insert($0).inserted })
    }

    /// The choice as it would be written in an option.
    var text: String {
        switch self {
        case .automatic: "auto"
        case .fixed(let codes): codes.joined(separator: "+")
        }
    }

    /// Whether it may be the name of a language, in whatever script.
    private static func isName(_ text: String) -> Bool {
        (2...30).contains(text.count) && text.allSatisfy(\.isLetter)
    }

    /// Whether it has the form of a code: `de`, `deu`, `pt-BR`, `chi_sim`, `aze_cyrl`. The stages decide whether there
    /// is such a language.
    static func isCode(_ text: String) -> Bool {
        let parts = text.utf8.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        guard let first = parts.first, (2...8).contains(first.count), parts.count <= 4 else { return false }
        let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) }
        return first.allSatisfy(isLetter)
            && parts.dropFirst().allSatisfy { part in
                (2...8).contains(part.count) && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
            }
    }
}
