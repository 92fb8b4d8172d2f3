import Menus
import Models
import TestMaterial
import Testing

/// Rows, headings and columns where the print is tight or bent.
@Suite struct RowsTests {
    @Test func aSpaceBehindThousandsDividesNoAmount() {
        var page = PrintedPage(languages: ["hu"])
        for (row, dish) in ["Gulyásleves", "Rántott gomba", "Töltött káposzta", "Kagyló fehérborban"].enumerated() {
            page.print(dish, price: "\(row + 3) \(row)90 Ft", y: 100 + 50 * row)
        }
        #expect(page.draft.dishes.map { $0.prices.compactMap(\.amount) } == [[3090], [4190], [5290], [6390]])
    }

    @Test func numbersThatCountTheDishesAreNoPrices() {
        var page = PrintedPage(languages: ["en"])
        let dishes = ["Spring rolls", "Miso soup", "Edamame", "Tofu salad", "Vegetable gyoza", "Seaweed salad"]
        for (row, dish) in dishes.enumerated() {
            page.print("\(146 + row)", x: 60, y: 100 + 50 * row)
            page.print(dish, price: "\(12 + 2 * (row % 3))", x: 140, right: 620, y: 100 + 50 * row)
        }
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == dishes)
        #expect(draft.dishes.map { $0.prices.compactMap(\.amount) } == [[12], [14], [16], [12], [14], [16]])
    }

    @Test func tightRowsOfABentPageKeepTheirPrices() {
        var page = PrintedPage()
        let names = ["Hungry man", "Omelette", "Steak and egg", "Breakfast club", "Bagel"]
        // Lines 18 apart with capitals of 16, falling by 6 from name to price.
        for (index, name) in names.enumerated() {
            let y = 100 + 18 * index
            page.print(name, x: 60, y: y, size: 16)
            let words = page.lines.removeLast().words
            page.print("\(index + 5).75", x: 700, y: y + 6, size: 16)
            page.add(words + page.lines.removeLast().words)
        }
        #expect(page.draft.priced == names.enumerated().map { "\($0.element) \(Double($0.offset + 5) + 0.75)" })
    }

    @Test func sizesBehindAHeadingHeadTheColumnsOfPrices() {
        var page = PrintedPage()
        page.print("CHICKEN 2 Pcs _2 4 Pcs _2 6 Pcs", x: 60, y: 100)
        for (index, name) in ["Butter chicken", "Kadai chicken", "Chicken curry", "Chicken korma"].enumerated() {
            page.print(name, x: 60, y: 150 + 50 * index)
            for column in 0..<3 { page.print("\(80 + 60 * column)", x: 420 + 160 * column, y: 150 + 50 * index) }
        }
        let draft = page.draft
        #expect(draft.dishes.count == 4)
        #expect(draft.dishes.allSatisfy { $0.section == "CHICKEN" && $0.prices.map(\.amount) == [80, 140, 200] })
    }

    @Test func aPricedHeadingPricesTheListBelow() {
        var page = PrintedPage()
        page.print("Contorni", price: "€ 4,50", y: 100)
        for (index, name) in ["Patatine Fritte", "Polenta", "Spinaci", "Fagiolini"].enumerated() {
            page.print(name, x: 60, y: 150 + 40 * index)
        }
        let draft = page.draft
        #expect(draft.dishes.count == 4)
        #expect(draft.dishes.allSatisfy { $0.section == "Contorni" && $0.prices.map(\.amount) == [4.5] })
    }

    @Test func aBigDishNameWithASmallDescriptionIsNoHeading() {
        var page = PrintedPage()
        for (index, name) in ["Mega Munch", "Full Irish", "Slimmer Breakfast"].enumerated() {
            let y = 100 + 140 * index
            page.print(name, price: "€1\(index).00", y: y, size: index == 2 ? 30 : 24)
            page.print("2 Medallions, 2 Eggs,", x: 60, y: y + 30, size: 14)
            page.print("Saute Mushrooms, Tomato,", x: 60, y: y + 52, size: 14)
            page.print("Potatoes", x: 60, y: y + 74, size: 14)
        }
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == ["Mega Munch", "Full Irish", "Slimmer Breakfast"])
    }

    @Test func noRowDescribesWhereThePriceStandsFirst() {
        var page = PrintedPage()
        for (index, name) in ["Corn curd", "Spring roll", "Jado chicken", "Chilli lamb"].enumerated() {
            let y = 100 + 120 * index
            page.print("\(225 + 10 * index)", x: 60, y: y)
            page.print(name, x: 160, y: y)
            page.print("Deep fried crispy strips", x: 160, y: y + 28)
            page.print("with green onion", x: 160, y: y + 56)
        }
        #expect(page.draft.dishes.map(\.name) == ["Corn curd", "Spring roll", "Jado chicken", "Chilli lamb"])
    }

    @Test func aNoteFarBelowTheLastDishIsNoDescription() {
        var page = PrintedPage()
        for (index, name) in ["Tomato soup", "Green salad", "Egg sandwich"].enumerated() {
            page.print(name, price: "\(index + 4).50", y: 100 + 66 * index)
            page.print("fresh every day", x: 60, y: 126 + 66 * index, size: 14)
        }
        page.print("We accept no liability for anything at all here", x: 60, y: 360)
        #expect(page.draft.dishes.last?.description == "fresh every day")
    }

    /// "The yolk can be left out" stands further from its dish than descriptions do, and looks like nothing else.
    @Test func aRowThatNamesFoodBelongsToTheDishAbove() {
        var page = PrintedPage(languages: ["cs"])
        let names = ["Tatarák z červené řepy", "Smažený sýr", "Bramborová polévka", "Zeleninový salát", "Svíčková"]
        for (row, name) in names.enumerated() {
            page.print(name, price: "\(95 + 20 * row) Kč", y: 100 + 100 * row)
        }
        page.print("žloutek lze vynechat", x: 60, y: 148, size: 13)
        page.print("objednejte u obsluhy", x: 60, y: 348, size: 13)
        let dishes = page.draft.dishes
        #expect(dishes.map(\.name) == names)
        #expect(dishes.map(\.description) == ["žloutek lze vynechat", nil, nil, nil, nil])
    }

    /// Short names far from their prices, on a page set askew by one part in sixty: boxes of the drawn page `zh-Hant-one-1`
    /// of seed 4, whose rows pile up best where each price meets the name below.
    @Test func rowsThatPileUpElsewhereKeepTheirPrices() {
        let rows = [
            [("菜單", 709, 181, 120, 62)], [("主菜", 149, 390, 97, 50)],
            [("花生豆花", 150, 504, 152, 40), ("80元", 1322, 482, 81, 36)],
            [("楊枝甘露", 153, 608, 152, 41), ("470元", 1300, 587, 105, 36)],
            [("蔥油鮮", 156, 713, 113, 40), ("150元", 1305, 690, 103, 37)],
            [("咖喱魚蛋", 159, 816, 150, 40), ("345元", 1306, 794, 105, 36)],
            [("醬通菜", 199, 919, 113, 40), ("140元", 1310, 898, 104, 36)],
            [("清炒高麗菜", 165, 1023, 188, 42), ("140元", 1312, 1002, 104, 36)],
            [("佛跳", 166, 1129, 76, 39), ("295元", 1314, 1106, 100, 36)], [("甜點", 170, 1261, 99, 51)],
            [("蛋撻", 172, 1377, 75, 38), ("185元", 1321, 1353, 103, 36)],
            [("芝麻", 176, 1480, 75, 39), ("湯圓", 253, 1480, 73, 37), ("465元", 1322, 1456, 105, 37)],
            [("雙皮奶", 181, 1687, 112, 40), ("465元", 1326, 1664, 106, 36)],
            [("鳯梨酥", 183, 1791, 114, 39), ("220元", 1330, 1768, 104, 36)],
        ]
        var page = PrintedPage(width: 1600, height: 2000, languages: ["zh-Hant"])
        for row in rows {
            page.add(
                row.map { Word(text: $0.0, box: Box(x: $0.1, y: $0.2, width: $0.3, height: $0.4), confidence: 0.95) })
        }
        #expect(
            page.draft.dishes.map { $0.prices.map(\.amount) }
                == [80, 470, 150, 345, 140, 140, 295, 185, 465, 465, 220].map { [$0] })
    }

    @Test func wordsWithoutSpacesAreOneName() {
        var page = PrintedPage(languages: ["ja"])
        for (index, name) in ["焼き 鳥 盛り 合わ せ", "揚げ 出し 豆腐", "ポテ ト サ ラ ダ", "海藻 サラ ダ"].enumerated() {
            page.print(name, price: "\(index + 1)80", y: 100 + 60 * index)
            var words = page.lines.removeLast().words
            // The reader parts words where the print has no gap.
            var left = 60
            for place in words.indices.dropLast() {
                words[place].box.x = left
                left += words[place].box.width
            }
            page.add(words)
        }
        #expect(page.draft.dishes.map(\.name) == ["焼き鳥盛り合わせ", "揚げ出し豆腐", "ポテトサラダ", "海藻サラダ"])
    }

    /// The price stands behind a name's last row; the row that breaks off is no description of the dish above.
    @Test func aRowThatBreaksOffGoesOnInThePricedRow() {
        var page = PrintedPage(languages: ["de"])
        page.print("Pommes frites", price: "9,10", y: 100)
        let rows = [
            ("Bandnudeln mit", "Lachs-Sahne-Soße"), ("Birnen, Bohnen und", "Speck"),
            ("Veganer Leberkäs mit", "süßem Senf"),
        ]
        for (row, (first, last)) in rows.enumerated() {
            page.print(first, x: 60, y: 150 + 90 * row)
            page.print(last, price: "1\(row),90", y: 180 + 90 * row)
        }
        page.print("Bauernfrühstück", price: "8,00", y: 430)
        #expect(
            page.draft.dishes.map(\.name) == [
                "Pommes frites", "Bandnudeln mit Lachs-Sahne-Soße", "Birnen, Bohnen und Speck",
                "Veganer Leberkäs mit süßem Senf", "Bauernfrühstück",
            ])
        #expect(page.draft.dishes.allSatisfy { $0.description == nil && $0.prices.count == 1 })
    }

    /// "Ile" means "with" and ends what it belongs to.
    @Test func aRowThatEndsInAPostpositionIsWhole() {
        var page = PrintedPage(languages: ["tr"])
        let dishes = [
            ("Levrek ızgara", "patates ve mevsim sebzeleri ile"),
            ("Etli kuru fasulye", "kekik, biberiye ve sarımsak ile"),
            ("İçli köfte", "kavrulmuş soğan ve maydanoz ile"), ("Musakka", "domates, soğan ve taze otlarla"),
        ]
        for (row, (name, description)) in dishes.enumerated() {
            page.print(name, price: "1\(row)0 TL", y: 100 + 60 * row)
            page.print(description, x: 60, y: 125 + 60 * row)
        }
        #expect(page.draft.dishes.map(\.name) == dishes.map(\.0))
        #expect(page.draft.dishes.map(\.description) == dishes.map(\.1))
    }
}
