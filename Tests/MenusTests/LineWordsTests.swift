import Testing

@testable import Menus

@Suite struct LineWordsTests {
    /// A group that can't be read would be passed over in silence.
    @Test func everyGroupOfTheTableIsRead() {
        #expect(LineWords.faults.isEmpty)
        for kind in LineWords.allCases { #expect(!kind.list.isEmpty, "\(kind)") }
        #expect(LineWords.cuisines.count >= 18)
    }

    @Test func aSpaceBesideAPhraseCounts() {
        #expect(InfoPatterns.kind(of: "plus 5 gst") == .note && InfoPatterns.kind(of: "with vat on top") == .note)
        #expect(InfoPatterns.kind(of: "angst") == nil && InfoPatterns.kind(of: "vatapa") == nil)
    }
}
