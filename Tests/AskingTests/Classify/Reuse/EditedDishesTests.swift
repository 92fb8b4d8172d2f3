import Asking
import Judging
import Models
import Testing

/// Thousands of dishes against what one change makes of them.
@Suite struct EditedDishesTests {
    private static let dishes = try? EditedDishes()
    private let reuse = DishReuse(judge: Judge())

    private func question(_ name: String, _ language: String?) -> DishQuestion? {
        DishQuestion(DishText(name: name, language: language), targetLanguage: "en", model: "m", host: "h")
    }

    private func likeness(_ pair: EditedDishes.Pair) -> DishReuse.Likeness? {
        guard let left = question(pair.name, pair.language), let right = question(pair.edited, pair.language) else {
            return nil
        }
        // What the index doesn't propose is never compared.
        guard left.key != right.key else { return .exact }
        return left.skeleton == right.skeleton ? reuse.likeness(left, right) : nil
    }

    @Test func anotherWordIsAnotherDish() throws {
        let pairs = try #require(Self.dishes).words
        #expect(pairs.count >= 14_000)
        let wrong = pairs.filter { likeness($0) != nil }
        #expect(wrong.isEmpty, "\(wrong.prefix(20))")
    }

    @Test func anotherLetterIsAnotherDish() throws {
        let pairs = try #require(Self.dishes).letters
        #expect(pairs.count >= 7_000)
        let wrong = pairs.filter { likeness($0) != nil }
        #expect(wrong.isEmpty, "\(wrong.prefix(20))")
    }

    @Test func anotherNumberIsAnotherDish() throws {
        let pairs = try #require(Self.dishes).digits
        #expect(pairs.count >= 16_000)
        let wrong = pairs.filter { likeness($0) != nil }
        #expect(wrong.isEmpty, "\(wrong.prefix(20))")
    }

    /// Or a cache that never finds anything would pass.
    @Test func mostSlipsOfTheReaderAreTheSameDish() throws {
        var state: UInt64 = 42
        let pairs = try #require(Self.dishes).slips {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53)
        }
        #expect(pairs.count >= 2_000)
        let judge = Judge()
        let alike = pairs.filter { pair in
            let left = judge(DishText(name: pair.name, language: pair.language))
            let right = judge(DishText(name: pair.edited, language: pair.language))
            return left.claims == right.claims && left.label == right.label && left.allergens == right.allergens
        }
        let found = alike.count { likeness($0) == .slip }
        #expect(found * 100 >= alike.count * 85, "\(found) of \(alike.count), of \(pairs.count) slips in all")
    }
}
