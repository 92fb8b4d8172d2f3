import Models
import Testing

@testable import Reading

struct ReadingOrderTests {
    private func line(_ text: String, _ x: Int, _ y: Int) -> ReadLine {
        var left = x
        let words = text.split(separator: " ").map { part -> Word in
            defer { left += part.count * 10 + 8 }
            return Word(
                text: "\(part)", box: Box(x: left, y: y, width: part.count * 10, height: 20), confidence: 0.9)
        }
        return ReadLine(words: words, block: 0)
    }

    private func texts(_ lines: [ReadLine]) -> [String] {
        ReadingOrder.arranged(lines).map { $0.words.map(\.text).joined(separator: " ") }
    }

    private func column(_ names: [String], x: Int, priceAt: Int?) -> [ReadLine] {
        names.enumerated().flatMap { row, name -> [ReadLine] in
            let y = 100 + row * 40
            return [line(name, x, y)] + (priceAt.map { [line("\(row + 5).50", $0, y)] } ?? [])
        }
    }

    @Test func columnsAreReadOneAfterTheOther() {
        let left = column(["Soup", "Salad", "Bread", "Olives"], x: 50, priceAt: 300)
        let right = column(["Steak", "Burger", "Pasta", "Trout"], x: 600, priceAt: 850)
        let wanted = [
            "Soup 5.50", "Salad 6.50", "Bread 7.50", "Olives 8.50", "Steak 5.50", "Burger 6.50", "Pasta 7.50",
            "Trout 8.50",
        ]
        #expect(texts(left + right) == wanted)
        #expect(texts(Array(zip(left, right).flatMap { [$1, $0] })) == wanted)
    }

    @Test func aNarrowGutterBehindPricesPartsColumns() {
        let left = column(["Soup", "Salad", "Bread", "Olives"], x: 50, priceAt: 300)
        let right = column(["Steak", "Burger", "Pasta", "Trout"], x: 356, priceAt: 850)
        #expect(texts(left + right).prefix(4) == ["Soup 5.50", "Salad 6.50", "Bread 7.50", "Olives 8.50"])
    }

    /// A name that is read as a number doesn't join the columns.
    @Test func aNameReadAsANumberDoesNotJoinColumns() {
        let names = ["Soup", "Salad", "Bread", "Olives", "Pickles", "Beans"]
        let left = column(names, x: 50, priceAt: 300) + [line("Menu", 450, 20)]
        let right = column(["Steak", "9", "Pasta", "Trout", "Pizza", "Cake"], x: 600, priceAt: 850)
        #expect(
            texts(left + right).prefix(8) == [
                "Menu", "Soup 5.50", "Salad 6.50", "Bread 7.50", "Olives 8.50", "Pickles 9.50", "Beans 10.50",
                "Steak 5.50",
            ])
    }

    /// The rows of a page tell its tilt where capitals and tails hide it in each line.
    @Test func aPriceFarAwayOnATiltedPageIsInItsRow() {
        let names = [
            "Soup of carrots with rye bread", "Salad of green peas and beans", "Bread with some red currant jelly",
            "Olives in warm honey and thyme",
        ]
        let lines = names.enumerated().flatMap { row, name -> [ReadLine] in
            let y = 100 + row * 60
            var line = line(name, 50, y)
            // The page rises by half a line towards the right; tails make each line sink.
            line.words[line.words.count - 1].box.height = 26
            return [line, self.line("\(row + 5).50", 1_000, y - 14)]
        }
        #expect(texts(lines) == zip(names, 5...).map { "\($0) \($1).50" })
    }

    @Test func columnsThatSayTheSameAreReadRowByRow() {
        let own = column(["Suppe", "Salat", "Brot", "Oliven", "Kuchen"], x: 50, priceAt: nil)
        let english = column(["Soup", "Salad", "Bread", "Olives", "Cake"], x: 600, priceAt: 850)
        #expect(
            texts(own + english)
                == [
                    "Suppe", "Soup 5.50", "Salat", "Salad 6.50", "Brot", "Bread 7.50", "Oliven", "Olives 8.50",
                    "Kuchen", "Cake 9.50",
                ])
    }

    @Test func aNameThatNearlyReachesTheTranslationsHidesThemFromNone() {
        let names = [
            "Suppe", "Salat", "Brot", "Kartoffelpfannkuchen mit Apfelmus und viel Zimt", "Kuchen", "Fisch", "Kohl",
        ]
        let own = column(names, x: 50, priceAt: nil)
        let english = column(["Soup", "Salad", "Bread", "Pancakes", "Cake", "Fish", "Cabbage"], x: 600, priceAt: 850)
        #expect(texts(own + english).prefix(4) == ["Suppe", "Soup 5.50", "Salat", "Salad 6.50"])
    }

    @Test func aNumberOfChineseIsAWord() {
        let own = column(["三杯雞", "味噌湯", "三杯杏鮑菇", "八寶粥", "花枝羹"], x: 50, priceAt: nil)
        let english = column(["Chicken", "Soup", "Mushrooms", "Porridge", "Cuttlefish"], x: 600, priceAt: 850)
        #expect(texts(own + english).prefix(2) == ["三杯雞", "Chicken 5.50"])
    }

    @Test func entriesOfALegendAreNoAmounts() {
        let left = column(["1 = milk", "3 = egg", "4 = fish"], x: 50, priceAt: nil)
        let right = column(["9 = celery", "11 = sesame seeds", "12 = sulphites"], x: 500, priceAt: nil)
        #expect(
            texts(left + right)
                == ["1 = milk", "3 = egg", "4 = fish", "9 = celery", "11 = sesame seeds", "12 = sulphites"])
    }

    @Test func aTitleAboveColumnsThatSayTheSameLeavesThemWhole() {
        let title = [line("Our menu of today for all", 250, 20)]
        let first = column(["Suppe", "Salat"], x: 50, priceAt: nil) + column(["Soup", "Salad"], x: 600, priceAt: 850)
        let rest =
            (column(["Brot", "Oliven", "Kuchen"], x: 50, priceAt: nil)
            + column(["Bread", "Olives", "Cake"], x: 600, priceAt: 850)).map { line -> ReadLine in
                var words = line.words
                for index in words.indices { words[index].box.y += 200 }
                return ReadLine(words: words, block: 0)
            }
        #expect(texts(title + first + rest).dropFirst().prefix(4) == ["Suppe", "Soup 5.50", "Salat", "Salad 6.50"])
    }

    @Test func numbersThatCountBelongToWhatFollows() {
        let lines = (0..<5).flatMap { row -> [ReadLine] in
            let y = 100 + row * 40
            return [
                line("Starter\("abcde".prefix(row + 1))", 20, y), line("\(row + 21)", 300, y),
                line("Dish\("abcde".prefix(row + 1))", 360, y),
            ]
        }
        #expect(texts(lines).suffix(2) == ["24 Dishabcd", "25 Dishabcde"])
    }

    @Test func aJoinedLineKnowsItsPieces() {
        let lines = ReadingOrder.arranged([
            line("Green salad", 50, 100), line("5.50", 600, 100), line("Soup of the day", 50, 140),
        ])
        #expect(lines.map(\.pieces) == [[2], []])
    }

    @Test func aHeadingAcrossThePageStandsFirst() {
        let lines =
            column(["Soup", "Salad", "Bread"], x: 50, priceAt: nil)
            + column(["Steak", "Burger", "Pasta"], x: 600, priceAt: nil)
            + [line("The best restaurant of this little town by the sea", 100, 20)]
        #expect(texts(lines).first == "The best restaurant of this little town by the sea")
        #expect(texts(lines).dropFirst() == ["Soup", "Salad", "Bread", "Steak", "Burger", "Pasta"])
    }

    @Test func pricesBeforeDishesStayWithThem() {
        let lines = (0..<5).flatMap {
            [line("\($0 + 3).00", 50, 100 + $0 * 40), line("Dish\("abcde".prefix($0 + 1))", 220, 100 + $0 * 40)]
        }
        #expect(texts(lines) == ["3.00 Disha", "4.00 Dishab", "5.00 Dishabc", "6.00 Dishabcd", "7.00 Dishabcde"])
    }

    @Test func blocksCountFromZeroAndGrow() {
        let lines =
            column(["Soup", "Salad", "Bread", "Olives"], x: 50, priceAt: nil)
            + column(["Steak", "Burger", "Pasta", "Trout"], x: 600, priceAt: nil) + [line("Desserts", 50, 500)]
        let blocks = ReadingOrder.arranged(lines).map(\.block)
        #expect(blocks.first == 0 && blocks == blocks.sorted())
        #expect(Set(blocks).count >= 2)
    }

    @Test func nothingIsLost() {
        var dice = 7
        let lines = (0..<3_000).map { index -> ReadLine in
            dice = (dice * 1_103 + 12_345) % 65_536
            return line("w\(index)", dice % 900, dice / 60)
        }
        for count in [0, 1, 5, 200, 3_000] {
            let words = ReadingOrder.arranged(Array(lines.prefix(count))).flatMap(\.words).map(\.text)
            #expect(words.sorted() == (0..<count).map { "w\($0)" }.sorted())
        }
    }

    @Test func aLetterAsTallAsManyLinesIsAShape() {
        let shape = ReadLine(
            words: [Word(text: "H", box: Box(x: 40, y: 90, width: 100, height: 240), confidence: 0.9)], block: 0)
        let initial = ReadLine(
            words: [Word(text: "H", box: Box(x: 40, y: 90, width: 40, height: 80), confidence: 0.9)], block: 0)
        let names = column(["Soup", "Salad", "Bread"], x: 50, priceAt: nil)
        func kept(_ lines: [ReadLine]) -> Int {
            SheetText(lines: lines, complete: true, languages: []).kept.count
        }
        #expect(kept(names + [shape]) == 3)
        #expect(kept(names + [initial]) == 4)
        #expect(kept([shape]) == 1)
    }

    @Test func scrapsWithoutConfidenceAreSpecks() {
        func speck(_ text: String, _ confidence: Double) -> Bool {
            ReadLine(
                words: [Word(text: text, box: Box(x: 0, y: 0, width: 5, height: 5), confidence: confidence)], block: 0
            )
            .isSpeck
        }
        #expect(speck("a|x", 0.1))
        #expect(!speck("(G)", 0.6))
        #expect(!speck("gluten", 0.1))
    }
}
