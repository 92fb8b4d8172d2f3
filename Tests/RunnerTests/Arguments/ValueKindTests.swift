import Files
import Reading
import Testing

@testable import Runner

@Suite struct ValueKindTests {
    private func read(_ kind: ValueKind, _ text: String) -> ArgumentValue? { try? kind.read(Array(text.utf8)) }

    @Test func amountsTakeSuffixes() {
        let decimal = ValueKind.amount(1...500_000_000, .decimal)
        #expect(read(decimal, "100000000") == .integer(100_000_000))
        #expect(read(decimal, "100M") == .integer(100_000_000))
        #expect(read(decimal, "7K") == .integer(7000))
        #expect(read(decimal, "501M") == nil)
        let binary = ValueKind.amount(1...1 << 30, .binary)
        #expect(read(binary, "64m") == .integer(67_108_864))
        #expect(read(binary, "1G") == .integer(1 << 30))
        for wrong in ["", "0", "M", "1MM", "1 M", "-1", "+1", "1e3", "0x10", "\u{0661}", "9223372036854775807G"] {
            #expect(read(binary, wrong) == nil, "\(wrong)")
        }
    }

    @Test func amountsAreShownShort() {
        #expect(AmountUnit.decimal.short(100_000_000) == "100M")
        #expect(AmountUnit.binary.short(64 << 20) == "64M")
        #expect(AmountUnit.binary.short(1 << 40) == "1024G")
        #expect(AmountUnit.binary.short(1000) == "1000")
        #expect(AmountUnit.decimal.short(1500) == "1500")
        #expect(AmountUnit.decimal.short(0) == "0")
    }

    @Test(arguments: ["eng", "de", "chi_sim", "chi-tra", "pt-BR", "aze_cyrl", "zh-Hant-TW"])
    func languageCodesAreTaken(code: String) {
        #expect(read(.languages, code) == .languages(.fixed([code])))
        #expect(read(.languageCode, code) == .text(code))
    }

    @Test(arguments: [
        "", "e", "+", "eng+", ",deu", "eng++deu", "../eng", "a/b", "e n", "eng\u{0}", "d\u{E9}-u", "eng+auto",
    ])
    func otherLanguagesAreRefused(text: String) {
        #expect(read(.languages, text) == nil)
        #expect(read(.languageCode, text) == nil)
    }

    @Test(arguments: ["Portuguese", "Français", "日本語", "हिन्दी"])
    func namesOfLanguagesAreTaken(name: String) {
        #expect(read(.languages, "eng+" + name) == .languages(.fixed(["eng", name])))
    }

    /// A name is no code, and neither is what no language has.
    @Test(arguments: ["klingon", "english", "xx", "qqq", "en-", "en-klingon", "auto"])
    func onlyCodesOfLanguagesAreTaken(text: String) {
        #expect(read(.languageCode, text) == nil)
    }

    @Test func languageListsKeepTheirOrderWithoutRepeats() {
        #expect(read(.languages, "fra,eng+fra+deu") == .languages(.fixed(["fra", "eng", "deu"])))
        #expect(read(.languages, "auto") == .languages(.automatic))
        #expect(read(.languages, Array(repeating: "eng", count: 51).joined(separator: "+")) == nil)
    }

    @Test(arguments: [
        "http://localhost:11434/v1", "https://api.example.org", "HTTPS://example.org/a/b/", "http://[::1]:8080/v1",
        "http://192.168.1.5:1",
    ])
    func addressesAreTaken(text: String) {
        #expect(read(.webAddress, text) == .text(text))
    }

    @Test(arguments: [
        "", "localhost", "ftp://example.org", "file:///etc/passwd", "http://", "http:///v1", "https://a:b@example.org",
        "https://key@example.org", "https://example.org/?key=x", "https://example.org/#x", "http://example.org:0",
        "http://example.org:99999", "http://exa mple.org", "http://example.org/\r\nHost: x", "http://ex\u{E4}mple.org",
        "javascript:alert(1)",
    ])
    func otherAddressesAreRefused(text: String) {
        #expect(read(.webAddress, text) == nil)
    }

    @Test func togglesTakeTheUsualWords() {
        for word in ["on", "TRUE", "yes", "1"] { #expect(read(.toggle, word) == .toggle(true)) }
        for word in ["off", "false", "No", "0"] { #expect(read(.toggle, word) == .toggle(false)) }
        for word in ["", "2", "enable", "on "] { #expect(read(.toggle, word) == nil) }
    }

    @Test func textIsPlain() {
        #expect(read(.text, "Thai \u{E9}") == .text("Thai \u{E9}"))
        for wrong in ["", "a\nb", "\u{1B}[0m", "a\u{0}", String(repeating: "a", count: 1001)] {
            #expect(read(.text, wrong) == nil)
        }
    }

    @Test func pathsAreAnyBytesButNone() throws {
        #expect(try ValueKind.file.read([0xFF, 0x0A]) == .path(FilePath(bytes: [0xFF, 0x0A])))
        #expect(read(.file, "") == nil)
        #expect(read(.folder, "a\u{0}b") == nil)
    }
}
