import Menus
import Testing

@Suite struct TypefaceTests {
    private func page(tall: Double, small: Double, tail: Double) -> [[(text: String, height: Double)]] {
        (0..<8).map { _ in
            [
                ("Beurre", 100), ("Salt", 100 * tall), ("au", 100 * small), ("Crepe", 100 * (1 + tail)), ("4,50", 118),
            ]
        }
    }

    @Test func proportionsAreMeasuredOnWordsOfOneLine() {
        let typeface = Typeface(page(tall: 1.1, small: 0.68, tail: 0.33))
        #expect(
            abs(typeface.tall - 1.1) < 1e-9 && abs(typeface.small - 0.68) < 1e-9 && abs(typeface.tail - 0.33) < 1e-9)
        #expect(GlyphExtent("Salt", in: typeface).above == typeface.tall)
        #expect(GlyphExtent("glace", in: typeface).below == typeface.tail)
        #expect(GlyphExtent("au", in: typeface).above == typeface.small)
    }

    @Test func aFewWordsOrOddOnesSayNothing() {
        let few = Typeface(Array(page(tall: 1.1, small: 0.68, tail: 0.33).prefix(3)))
        #expect(few.tall == Typeface.usual.tall && few.small == Typeface.usual.small)
        let odd = Typeface(page(tall: 3, small: 0.1, tail: 2))
        #expect(odd.tall <= 1.15 && odd.small >= 0.6 && odd.tail <= 0.4)
        #expect(Typeface([]).tail == Typeface.usual.tail)
    }

    @Test func commasReachLessFarThanTails() {
        #expect(GlyphExtent("4,50").below < GlyphExtent("(A)").below)
        #expect(GlyphExtent("450").below == 0)
    }
}
