import Models
import Testing

@testable import Menus

/// What nearly all dishes of a page share makes those that lack it doubtful.
@Suite struct DishHabitsTests {
    /// Drafts with or without a price, all in one section.
    private static func certainties(_ arePriced: [Bool], sections: [String?] = []) -> [Bool] {
        let drafts = arePriced.enumerated().map { place, isPriced in
            var draft = DishDraft(
                section: sections.isEmpty ? nil : sections[place], name: [], cell: place, lastCell: place)
            if isPriced {
                let rect = Rect(left: 0, top: 0, right: 1, bottom: 1)
                draft.prices = [FoundPrice(price: Price(text: "5.50", amount: 5.5), rect: rect, isMarked: false)]
            }
            return draft
        }
        let habits = DishHabits(drafts)
        return drafts.indices.map { place in
            habits.certainty(of: drafts[place], below: place > 0 ? drafts[place - 1] : nil) > 0.6
        }
    }

    /// It is as likely as not the beginning of the name below it.
    @Test func aDishWithoutAPriceAmongOthersIsDoubtfulAndTheNextToo() {
        #expect(
            Self.certainties([true, true, false, true, true, true]) == [true, true, false, false, true, true])
    }

    @Test func aHeadingPartsThem() {
        let sections = ["Soups", "Soups", "Soups", "Mains", "Mains", "Mains"]
        #expect(
            Self.certainties([true, true, false, true, true, true], sections: sections)
                == [true, true, false, true, true, true])
    }

    @Test func withoutAHabitNoneIs() {
        #expect(!Self.certainties([true, false, false, true, false, true]).contains(false))
        #expect(!Self.certainties([true, true, false]).contains(false))
    }
}
