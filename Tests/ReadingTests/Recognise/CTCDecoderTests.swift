import Testing

@testable import Reading

struct CTCDecoderTests {
    /// Classes: blank, a, b, 中, space.
    private let decoder = CTCDecoder(list: "a\nb\n中\n")

    /// One step a number: the class that is likeliest, with the given probability.
    private func output(_ steps: [(Int, Float)]) throws -> Tensor {
        let values = steps.flatMap { best, probability in
            (0..<5).map { $0 == best ? probability : (1 - probability) / 4 }
        }
        return try #require(Tensor(shape: [1, steps.count, 5], values: values))
    }

    @Test func repetitionsAndBlanksGo() throws {
        let decoder = try #require(decoder)
        let glyphs = try #require(
            decoder.glyphs(
                try output([(0, 0.9), (1, 0.6), (1, 0.8), (0, 0.9), (1, 0.9), (4, 0.9), (3, 0.7), (2, 0.9)])))
        #expect(glyphs.map(\.text).joined() == "aa中b")
        #expect(abs(glyphs[0].confidence - 0.8) < 1e-6)
        // Steps 1 and 2 of 8 are one character, whose middle is at 2 of 8.
        #expect(abs(glyphs[0].place - 0.25) < 1e-9)
        #expect(zip(glyphs, glyphs.dropFirst()).allSatisfy { $0.place < $1.place })
    }

    @Test func aCharacterCarriesTheProbabilityOfASpaceBeforeIt() throws {
        let decoder = try #require(decoder)
        let glyphs = try #require(
            decoder.glyphs(try output([(1, 0.9), (4, 0.7), (0, 0.6), (2, 0.8), (2, 0.9), (3, 1)])))
        #expect(glyphs.map(\.text) == ["a", "b", "中"])
        #expect(abs(glyphs[1].spaceBefore - 0.7) < 1e-6)
        // The steps of "b" itself say nothing of a space behind it.
        #expect(glyphs[2].spaceBefore == 0)
    }

    @Test func aTraceOfADotlessIIsOneInTurkish() throws {
        // Classes: blank, i, ı, space.
        let decoder = try #require(CTCDecoder(list: "i\nı\n"))
        func spelled(_ i: Float, _ dotless: Float) throws -> [String] {
            let values = [0.001, i, dotless, 0, 0.9, 0.05, 0.05, 0]
            let output = try #require(Tensor(shape: [1, 2, 4], values: values))
            return try #require(decoder.glyphs(output)).flatMap { [$0.text, $0.turkish.text] }
        }
        #expect(try spelled(0.99, 0.004) == ["i", "ı"])
        #expect(try spelled(0.99, 0.0001) == ["i", "i"])
        #expect(try spelled(0.3, 0.6) == ["ı", "ı"])
    }

    @Test func onlyTheSignsAskedForAreRead() throws {
        let decoder = try #require(decoder)
        let output = try output([(0, 0.9), (1, 0.6), (0, 0.9), (3, 0.7), (2, 0.5)])
        // "b" may be a "B", all else is left out; where only that is left it is unsure.
        let glyphs = try #require(decoder.glyphs(output, among: ["b": "B"]))
        #expect(glyphs.map(\.text) == ["B"])
        #expect(abs((glyphs.first?.confidence ?? 0) - 0.5) < 1e-6)
        #expect(decoder.glyphs(output, among: [:])?.isEmpty == true)
    }

    @Test func otherShapesAreRefused() throws {
        let decoder = try #require(decoder)
        for shape in [[5, 2], [1, 2, 5, 1], [2, 1, 5], [1, 5, 2], [1, 10, 1]] {
            let tensor = try #require(Tensor(shape: shape, values: [Float](repeating: 0, count: 10)))
            #expect(decoder.glyphs(tensor) == nil)
        }
    }

    @Test func numbersThatAreNoneAreNoCertainty() throws {
        let decoder = try #require(decoder)
        let tensor = try #require(Tensor(shape: [1, 1, 5], values: [.nan, .nan, .infinity, .nan, -1]))
        let glyphs = try #require(decoder.glyphs(tensor))
        #expect(glyphs.allSatisfy { $0.confidence >= 0 && $0.confidence <= 1 })
        #expect(CTCDecoder(list: "") == nil)
    }
}
