import Menus
import Models
import Pages
import TestMaterial
import Testing

@testable import Library

/// Pages from a cache that this program can't have written: later stages add up their numbers.
@Suite struct PlausibilityTests {
    private static func page(_ change: (inout IconCandidate) -> Void) throws -> ReadPage {
        var page = ReadPage.sample()
        let box = page.lines[0].box
        page.lines[0].words = [Word(text: "Soup", box: box, confidence: 0.9)]
        let mask = try #require(IconMask(cells: String(repeating: "0", count: 256)))
        var icon = IconCandidate(
            box: box, line: 0, word: 1, isBehind: true, gap: 0.5, size: 1, thickness: 2, colour: .green,
            isDistinct: true, mask: mask, misread: [WordPlace(line: 0, word: 0)])
        change(&icon)
        page.icons = [icon]
        return page
    }

    @Test func iconsOnThePageArePlausible() throws {
        #expect(try Self.page { _ in }.isPlausible)
    }

    /// Adding the width of such a box to its place ended the program.
    @Test func iconsFarFromAnyPhotoAreNot() throws {
        #expect(try !Self.page { $0.box.x = .max }.isPlausible)
        #expect(try !Self.page { $0.box.height = -1 }.isPlausible)
    }

    @Test func signsFarFromAnyPhotoAreNot() throws {
        var page = try Self.page { _ in }
        page.table = SignTable(signs: [TableSign(box: Box(x: 5, y: 5, width: 9, height: 9))])
        page.level = LevelBoxes(words: [], table: page.table)
        #expect(page.isPlausible)
        page.level?.table?.signs[0].box.y = .min
        #expect(!page.isPlausible)
        page.level = nil
        page.table?.turned = [Word(text: "Milk", box: Box(x: 5, y: 5, width: .max, height: 9), confidence: 1)]
        #expect(!page.isPlausible)
    }

    /// Whoever looks for the words takes what is there.
    @Test func iconsBesideWordsThatAreNotThereDoNoHarm() throws {
        for (line, word) in [(7, 0), (0, 7), (-1, 0), (0, -1)] {
            let page = try Self.page { icon in
                (icon.line, icon.word) = (line, word)
                icon.misread = [WordPlace(line: line, word: word), WordPlace(line: .max, word: .min)]
            }
            #expect(page.isPlausible)
            _ = FindDishes()(Symbols()([NumberedPage(number: 1, page: page)]))
        }
        #expect(try !Self.page { $0.word = .max }.isPlausible)
        #expect(try !Self.page { $0.line = .min }.isPlausible)
    }

    // MARK: Bundles

    private static func bundle(_ change: (inout [Dish]) -> Void) -> MenuBundle {
        var bundle = MenuBundle.sample(dishes: ["Soup", "Stew"])
        change(&bundle.dishes)
        return bundle
    }

    /// Whoever looks a dish up by its id would take one for the other.
    @Test func noTwoDishesHaveOneID() {
        #expect(Self.bundle { _ in }.isPlausible)
        #expect(!Self.bundle { $0[1].id = "d1" }.isPlausible)
    }

    @Test func theBoxesOfWhatADishPrintsLieOnAPhoto() {
        let nowhere = Box(x: .max, y: .max, width: .max, height: .max)
        #expect(!Self.bundle { $0[0].nameBox = nowhere }.isPlausible)
        #expect(!Self.bundle { $0[0].prices = [Price(text: "5", box: nowhere)] }.isPlausible)
        #expect(
            !Self.bundle {
                $0[0].symbols = [DietarySymbol(mark: "V", meaning: .vegan, source: .legend, box: nowhere)]
            }.isPlausible)
    }
}
