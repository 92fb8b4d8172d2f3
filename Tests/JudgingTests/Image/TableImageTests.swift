import Testing

@testable import Judging

/// Tables that were written and read back know what they knew, and nothing else is taken for tables.
struct TableImageTests {
    private static let rows = """
        ingredient\tde\tmeat\trindfleisch|speck
        ingredient\ten\tegg milk?\tegg custard
        dish\tru\tpeanut\tарахисовое масло
        neutral\t*\tplant\tgemüse
        """

    private let table: PhraseTable = {
        var builder = KnowledgeBuilder()
        builder.add(KnowledgeTable(text: rows), rank: .own)
        return builder.table
    }()

    /// Reads from a copy of the bytes that stays until the body has ended.
    private func read(_ bytes: [UInt8], _ body: (inout TableImage) throws -> Void) throws {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        defer { unsafe copy.deallocate() }
        unsafe copy.copyBytes(from: bytes)
        var image = unsafe try TableImage(MappedValues(UnsafeBufferPointer(copy.bindMemory(to: UInt8.self))))
        try body(&image)
    }

    private var image: [UInt8] {
        get throws {
            var (image, copy) = (TableImage(), table)
            try copy.exchange(with: &image)
            return image.bytes
        }
    }

    @Test func whatIsReadBackIsWhatWasWritten() throws {
        try read(image) { image in
            var read = PhraseTable()
            try read.exchange(with: &image)
            let (own, other) = (PhraseIndex(table), PhraseIndex(read))
            #expect(other.phraseCount == own.phraseCount)
            for word in ["speck", "rindfleisch", "gemüse", "gemuse", "egg", "custard", "speckk", "rindfleich", "масло"]
            {
                let bytes = Array(word.utf8)
                for code in ["de", "en", "ru", nil] {
                    let language = ReadingLanguage(code: code)
                    let hash = WordHash(bytes.span)
                    #expect(
                        other.meaning(of: bytes.span, hash, language) == own.meaning(of: bytes.span, hash, language))
                    #expect(other.misread(bytes.span, language) == own.misread(bytes.span, language))
                }
                #expect(other.resemblesAnimalWord(bytes.span) == own.resemblesAnimalWord(bytes.span))
            }
            for phrase in ["egg custard", "арахисовое масло", "egg egg"] {
                let keys = PhraseKeys(Array(phrase.utf8).span)
                #expect(other.meaning(of: keys, in: .all) == own.meaning(of: keys, in: .all))
            }
            let stems = { (index: PhraseIndex) in
                var key = StemKey(LanguageSet(code: "ru") ?? [])
                let stem = WordStem.of(LanguageSet(code: "ru") ?? [])
                for word in ["арахисовым", "маслом"] {
                    if let stem { key.append(Array(word.utf8).span, stem) }
                }
                return index.phrases(of: key).map(\.node)
            }
            #expect(!stems(own).isEmpty && stems(other) == stems(own))
        }
    }

    @Test func whatIsCutOffIsNoImage() throws {
        let image = try image
        for length in [0, 8, 16, 24, 40, image.count / 2, image.count - 24] {
            #expect(throws: TableImageFault.self) {
                try read(Array(image.prefix(length))) { image in
                    var table = PhraseTable()
                    try table.exchange(with: &image)
                }
            }
        }
    }

    @Test func valuesOfAnotherSizeAreNoTables() throws {
        var (image, short) = (TableImage(), Block(repeating: UInt16(1), count: 8))
        try image.exchange(&short)
        let bytes = image.bytes
        #expect(throws: TableImageFault.self) {
            try read(bytes) { image in
                var long = Block<UInt32>()
                try image.exchange(&long)
            }
        }
    }

    /// The tests are another program than the one that has its tables behind it: they read the texts.
    @Test func aProgramWithoutAnImageReadsItsTexts() {
        #expect(!ProgramImage.isThere)
        #expect(Knowledge.embedded.count > 10_000)
    }
}
