import Menus
import Models
import TestMaterial
import Testing

@Suite struct FindDishesTests {
    @Test func readsNamesPricesAndDescriptions() {
        var page = PrintedPage()
        page.print("STARTERS", x: 60, y: 100, size: 30)
        page.print("Tomato soup", price: "4.50", y: 170)
        page.print("with basil and cream", x: 60, y: 195, size: 14)
        page.print("Green salad (V)", price: "6.00", y: 240)
        page.print("leaves, seeds, lemon", x: 60, y: 265, size: 14)
        page.print("Fish cakes", price: "7.25", y: 310)
        let draft = page.draft
        #expect(draft.priced == ["Tomato soup 4.5", "Green salad 6.0", "Fish cakes 7.25"])
        #expect(draft.dishes.map(\.section) == ["STARTERS", "STARTERS", "STARTERS"])
        #expect(draft.dishes.first?.description == "with basil and cream")
        #expect(draft.dishes.dropFirst(1).first?.symbols.map(\.mark) == ["V"])
        #expect(draft.dishes.map(\.id) == ["d1", "d2", "d3"])
        #expect(draft.dishes.first?.lines == [1, 2])
        #expect(draft.pages[0].lines.map(\.role) == [.section, .dish, .dish, .dish, .dish, .dish])
        #expect(draft.conservesText && draft.addsNoWord)
    }

    @Test func givesTheSameResultHoweverPricesWereRead() {
        for split in [false, true] {
            for shift in [-6, 0, 6] {
                var page = PrintedPage()
                for (index, name) in ["Tomato soup", "Green salad", "Fish cakes", "Onion tart"].enumerated() {
                    let y = 100 + 60 * index
                    if split {
                        page.print(name, x: 60, y: y)
                        page.print("\(index + 4).50", x: 800, y: y + shift)
                    } else {
                        page.print(name, price: "\(index + 4).50", y: y)
                    }
                }
                #expect(
                    page.draft.priced == ["Tomato soup 4.5", "Green salad 5.5", "Fish cakes 6.5", "Onion tart 7.5"])
            }
        }
    }

    @Test func readsAPriceBlockApartFromTheNames() {
        var page = PrintedPage()
        let names = ["Tomato soup", "Green salad", "Fish cakes", "Onion tart"]
        for (index, name) in names.enumerated() { page.print(name, x: 60, y: 100 + 60 * index) }
        for (index, price) in ["14", "9", "16", "12"].enumerated() { page.print(price, x: 800, y: 103 + 60 * index) }
        #expect(page.draft.priced == ["Tomato soup 14.0", "Green salad 9.0", "Fish cakes 16.0", "Onion tart 12.0"])
    }

    @Test func readsTwoColumnsEachWithItsPrices() {
        var page = PrintedPage(width: 1600)
        for index in 0..<6 {
            page.print(
                "Soup number \("ABCDEF".map(String.init)[index])x", price: "\(index + 3).00", x: 60, right: 700,
                y: 100 + 60 * index)
            page.print(
                "Salad type \("ABCDEF".map(String.init)[index])y", price: "\(index + 13).00", x: 860, right: 1500,
                y: 100 + 60 * index)
        }
        let draft = page.draft
        #expect(draft.dishes.count == 12)
        #expect(draft.priced.prefix(2) == ["Soup number Ax 3.0", "Soup number Bx 4.0"])
        #expect(draft.priced.suffix(1) == ["Salad type Fy 18.0"])
    }

    @Test func sharesALineBetweenColumns() {
        var page = PrintedPage(width: 1600)
        for index in 0..<5 {
            let letter = "ABCDE".map(String.init)[index]
            page.print("Soup \(letter)x 3.00 ____________________ Salad \(letter)y 4.00", x: 60, y: 100 + 60 * index)
        }
        let draft = page.draft
        #expect(draft.dishes.count == 10)
        #expect(draft.dishes.allSatisfy { $0.lines.count == 1 && $0.prices.count == 1 })
        #expect(Set(draft.dishes.flatMap(\.lines)) == [0, 1, 2, 3, 4])
        #expect(draft.dishes.allSatisfy { $0.box.width < 400 })
        #expect(draft.conservesText)
    }

    @Test func readsLeaderDots() {
        var page = PrintedPage()
        page.print("Tomato soup ............................ 4.50", x: 60, y: 100)
        page.print("Green salad............................6.00", x: 60, y: 140)
        page.print("Fish cakes ............................ € 7", x: 60, y: 180)
        #expect(page.draft.priced == ["Tomato soup 4.5", "Green salad 6.0", "Fish cakes 7.0"])
        let place = Box(x: 522, y: 158, width: 30, height: 25)
        #expect(
            page.draft.dishes.dropFirst(2).first?.prices == [
                Price(text: "€ 7", amount: 7, currency: "EUR", box: place)
            ])
    }

    @Test func readsSeveralPricesWithTheirSizes() {
        var page = PrintedPage()
        page.print("Small", x: 600, y: 100)
        page.print("Large", x: 800, y: 100)
        for (index, name) in ["Latte", "Mocha", "Cappuccino"].enumerated() {
            page.print(name, x: 60, y: 160 + 50 * index)
            page.print("3.00", x: 605, y: 160 + 50 * index)
            page.print("4.50", x: 805, y: 160 + 50 * index)
        }
        let draft = page.draft
        #expect(draft.priced == ["Latte 3.0 4.5", "Mocha 3.0 4.5", "Cappuccino 3.0 4.5"])
        #expect(draft.dishes.first?.prices.map(\.label) == ["Small", "Large"])
        #expect(draft.pages[0].lines[0].role == .section)
    }

    @Test func readsSizesInTheLine() {
        var page = PrintedPage()
        page.print("House wine ______ glass 4.50 ______ bottle 19.00", x: 60, y: 100)
        page.print("Lemonade ______ 0,5 l 3,80", x: 60, y: 140)
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == ["House wine", "Lemonade"])
        #expect(draft.dishes.first?.prices.map(\.label) == ["glass", "bottle"])
        #expect(draft.dishes.dropFirst(1).first?.prices.map(\.label) == ["0,5 l"])
    }

    /// A recogniser often takes the "l" for a 1.
    @Test func aMisreadLitreIsASize() {
        var page = PrintedPage()
        page.print("Apple juice ______ 0,4 1 3,80", x: 60, y: 100)
        page.print("Lemonade ______ 0,25 I 2,80", x: 60, y: 140)
        page.print("Cola ______ 0,4 l 3,20", x: 60, y: 180)
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == ["Apple juice", "Lemonade", "Cola"])
        #expect(draft.dishes.flatMap(\.prices).map(\.label) == ["0,4 l", "0,25 l", "0,4 l"])
        #expect(draft.dishes.flatMap(\.prices).map(\.amount) == [3.8, 2.8, 3.2])
    }

    @Test func readsAPriceUnderTheName() {
        var page = PrintedPage()
        for (index, name) in ["Tomato soup", "Green salad", "Fish cakes"].enumerated() {
            page.print(name, x: 420, y: 100 + 140 * index)
            page.print("with something nice on it", x: 390, y: 130 + 140 * index, size: 15)
            page.print("\(index + 4).50", x: 470, y: 160 + 140 * index)
        }
        #expect(page.draft.priced == ["Tomato soup 4.5", "Green salad 5.5", "Fish cakes 6.5"])
    }

    @Test func readsPricesBeforeNames() {
        var page = PrintedPage()
        for (index, name) in ["Corn curd", "Thread paneer", "Garlic chicken", "Chilli lamb"].enumerated() {
            page.print("\(225 + 35 * index)", x: 40, y: 100 + 80 * index)
            page.print(name, x: 160, y: 100 + 80 * index)
            page.print("tossed in a hot sauce", x: 160, y: 130 + 80 * index, size: 14)
        }
        #expect(
            page.draft.priced == [
                "Corn curd 225.0", "Thread paneer 260.0", "Garlic chicken 295.0", "Chilli lamb 330.0",
            ])
    }

    @Test func takesNumbersOffNames() {
        var page = PrintedPage()
        page.print("12. Pad Thai", price: "9.50", y: 100)
        page.print("M3 Spring rolls", price: "5.50", y: 140)
        page.print("2 Pancakes", price: "4.50", y: 180)
        let draft = page.draft
        #expect(draft.dishes.map(\.number) == ["12", "M3", nil])
        #expect(draft.dishes.map(\.name) == ["Pad Thai", "Spring rolls", "2 Pancakes"])
    }

    @Test func columnsInTwoLanguagesAreOneListOfDishes() {
        var page = PrintedPage()
        let rows = [
            ("Levesek", "Soups", nil), ("Gulyásleves", "Goulash soup", "2490"),
            ("Halászlé", "Fisherman's soup", "2390"), ("Bableves", "Bean soup", "1990"),
            ("Desszertek", "Desserts", nil),
            ("Rétes", "Apple strudel", "1490"), ("Palacsinta", "Pancakes", "1290"),
        ]
        for (row, (name, other, price)) in rows.enumerated() {
            let size = price == nil ? 26 : 20
            page.print(name, x: 60, y: 100 + 40 * row, size: size)
            if let price {
                page.print(other, price: price, x: 420, right: 900, y: 102 + 40 * row, size: size)
            } else {
                page.print(other, x: 420, y: 102 + 40 * row, size: size)
            }
        }
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == ["Gulyásleves", "Halászlé", "Bableves", "Rétes", "Palacsinta"])
        #expect(draft.dishes.map { $0.prices.map(\.amount) } == [[2490], [2390], [1990], [1490], [1290]])
        #expect(draft.dishes.first?.description == "Goulash soup")
    }

    @Test func aRowBelowEachDishIsTheSameInAnotherLanguage() {
        var page = PrintedPage()
        let rows = [
            ("Sopa castellana", "Castilian garlic soup"), ("Gambas al ajillo", "Prawns in garlic oil"),
            ("Pollo al ajillo", "Garlic chicken"), ("Carrilleras al vino tinto", "Pork cheeks in red wine"),
            ("Callos a la madrileña", "Tripe Madrid style"),
        ]
        for (row, (name, other)) in rows.enumerated() {
            page.print(name, price: "\(row + 7),50", x: 60, y: 100 + 90 * row)
            page.print(other, x: 60, y: 135 + 90 * row)
        }
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == rows.map(\.0))
        #expect(draft.dishes.map(\.description) == rows.map(\.1))
    }

    private static let inTwoScripts = [
        ("छोले", "Chickpeas with fried bread"), ("आम का अचार", "Mango pickle"), ("तंदूरी रोटी", "Tandoori bread"),
        ("आलू पराठा", "Potato stuffed bread"), ("दाल मखनी", "Creamy black lentils"),
        ("अमृतसरी मछली", "Amritsari fried fish"), ("पालक गोश्त", "Spinach with mutton"), ("समोसा", "Samosa"),
    ]

    @Test func aRowInAnotherScriptBelowEachDishIsTheSame() {
        var page = PrintedPage()
        for (row, (name, other)) in Self.inTwoScripts.enumerated() {
            page.print(name, price: "\(150 + 10 * row)", x: 60, right: 1200, y: 100 + 75 * row)
            page.print(other, x: 60, y: 138 + 75 * row, size: 26)
        }
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == Self.inTwoScripts.map(\.0))
        #expect(draft.dishes.map(\.description) == Self.inTwoScripts.map(\.1))
    }

    @Test func wordsInAnotherScriptBesideEachDishAreTheSame() {
        var page = PrintedPage()
        for (row, (name, other)) in Self.inTwoScripts.enumerated() {
            // Sections of one dish show no parallel columns by themselves.
            let y = 100 + 150 * row
            page.print("STARTERS, SOUPS, SALADS AND SIDE DISHES", x: 60, y: y - 70, size: 34)
            page.print(name, x: 60, y: y)
            page.print(other, price: "\(150 + 10 * row)", x: 560, right: 1200, y: y)
        }
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == Self.inTwoScripts.map(\.0))
        // What stands across the page isn't what is tested.
        #expect(zip(draft.dishes, Self.inTwoScripts).allSatisfy { $0.description?.hasPrefix($1.1) == true })
        #expect(draft.dishes.map { $0.prices.count } == Self.inTwoScripts.map { _ in 1 })
    }

    @Test func aNameMisreadInTheOtherScriptStaysAPair() {
        var page = PrintedPage()
        let rows = Self.inTwoScripts
        for (row, (name, other)) in rows.enumerated() {
            let y = 100 + 150 * row
            page.print("STARTERS, SOUPS, SALADS AND SIDE DISHES", x: 60, y: y - 70, size: 34)
            page.print(row == 1 ? "AovKovpades" : name, x: 60, y: y)
            page.print(other, price: "\(150 + 10 * row)", x: 560, right: 1200, y: y)
        }
        #expect(page.draft.dishes.count == rows.count)
    }

    @Test func translationsAreKnownAroundANameThatNearlyTouchesOne() {
        let pairs = [
            ("Drštková polévka", "Tripe soup"), ("Bramboračka", "Potato soup"), ("Kuře na paprice", "Chicken paprika"),
            ("Hovězí vývar s játrovými knedlíčky a celestýnskými nudlemi", "Beef broth with liver dumplings"),
            ("Nakládaný hermelín", "Marinated camembert"), ("Medovník", "Honey cake"),
            ("Zvěřinový guláš", "Venison goulash"),
        ]
        var page = PrintedPage(width: 1_600)
        for (row, (name, _)) in pairs.enumerated() { page.print(name, x: 60, y: 100 + 60 * row) }
        let right = (page.lines.map(\.box.maxX).max() ?? 0) + 8
        for (row, (_, other)) in pairs.enumerated() {
            page.print(other, price: "\(95 + 10 * row),-", x: right, right: right + 700, y: 100 + 60 * row)
        }
        let draft = page.draft
        #expect(draft.dishes.count == pairs.count)
        #expect(draft.dishes.filter { $0.prices.count == 1 }.count == pairs.count)
    }

    @Test func givesASectionsPriceToItsDishes() {
        var page = PrintedPage()
        page.print("Caffè normale", price: "€ 1,50", y: 60)
        page.print("Caffè corretto", price: "€ 3,00", y: 95)
        page.print("Contorni", price: "€ 4,50", x: 300, right: 600, y: 160, size: 26)
        for (index, name) in ["Patatine fritte", "Polenta", "Spinaci saltati"].enumerated() {
            page.print(name, x: 330, y: 210 + 35 * index)
        }
        page.print("Coperto", price: "€ 2,00", x: 300, right: 600, y: 400)
        let draft = page.draft
        #expect(draft.priced.suffix(3) == ["Patatine fritte 4.5", "Polenta 4.5", "Spinaci saltati 4.5"])
        #expect(draft.dishes.last?.section == "Contorni")
        #expect(draft.pages[0].lines.last?.role == .section)
    }

    @Test func joinsOptionsAndExtrasToTheirDish() {
        var page = PrintedPage()
        page.print("CURRY SAUCE", x: 60, y: 100)
        page.print("-Shrimp", price: "$21", y: 130)
        page.print("-Lobster", price: "$28", y: 160)
        page.print("GREEN CURRY", price: "$18", y: 200)
        page.print("Add tofu", price: "2.00", x: 100, y: 225, size: 16)
        page.print("RED CURRY", price: "$18", y: 270)
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == ["CURRY SAUCE", "GREEN CURRY", "RED CURRY"])
        #expect(draft.dishes.first?.prices.map(\.label) == ["Shrimp", "Lobster"])
        #expect(draft.dishes.dropFirst(1).first?.prices.map(\.amount) == [18])
        #expect(draft.dishes.dropFirst(1).first?.description?.contains("Add tofu") == true)
    }

    @Test func joinsATranslationToItsDish() {
        var page = PrintedPage()
        let pairs = [("Balık Çorbası", "Fish Soup"), ("Kalamar Tava", "Fried Calamari"), ("Midye Tava", "Pan Mussel")]
        for (index, pair) in pairs.enumerated() {
            page.print(pair.0, price: "\(index + 18),00 TL", y: 100 + 90 * index)
            page.print(pair.1, x: 60, y: 128 + 90 * index)
        }
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == pairs.map(\.0))
        #expect(draft.dishes.map(\.description) == pairs.map(\.1))
        #expect(draft.dishes.allSatisfy { $0.prices.first?.currency == "TRY" })
    }

    @Test func spreadsAStatedCurrency() {
        var page = PrintedPage()
        page.print("Vorspeisen __________ Euro", x: 60, y: 100, size: 28)
        page.print("Tomatensuppe", price: "4,50", y: 160)
        page.print("Salat", price: "5,50", y: 200)
        let draft = page.draft
        #expect(draft.dishes.map(\.section) == ["Vorspeisen", "Vorspeisen"])
        #expect(draft.dishes.allSatisfy { $0.prices.map(\.currency) == ["EUR"] })
    }

    @Test func warnsWithAHeadingsMark() {
        var page = PrintedPage()
        page.print("Pasta (G)", x: 60, y: 100, size: 30)
        page.print("Napoli", price: "8,50", y: 160)
        page.print("Pesto", price: "9,50", y: 200)
        page.print("(V) vegetarisch, (G) enthält Gluten", x: 60, y: 500, size: 14)
        #expect(page.draft.dishes.allSatisfy { $0.symbols.map(\.meaning) == [.contains(.gluten)] })
    }

    /// What is set plainly is sure, and what could be two things less so.
    @Test func eachDishSaysHowSureItsBoundsAre() throws {
        var page = PrintedPage()
        let names = ["Tomato soup", "Green salad", "Mushroom risotto", "Apple pie", "Lentil stew"]
        for (index, name) in names.enumerated() {
            page.print(name, price: "\(index + 5).50", y: 100 + 50 * index)
        }
        #expect(page.draft.dishes.count == names.count)
        #expect(page.draft.dishes.allSatisfy { (0.9...1).contains($0.structure ?? 0) })
        // Rows without a price, in the type of names: descriptions, dishes or headings.
        for (index, row) in ["Seasonal vegetables", "Roast potatoes", "with rice", "Our chef"].enumerated() {
            page.print(row, x: 60, y: 330 + 32 * index)
        }
        #expect(page.draft.dishes.contains { $0.structure ?? 1 < 0.9 }, "\(page.draft.dishes.map(\.structure))")
    }

    /// A row of codes over a table's columns, level with a heading, isn't the heading's mark.
    @Test func aSectionHasNoMarksFromFarAway() {
        var page = PrintedPage()
        page.print("Pasta", x: 60, y: 100, size: 30)
        for (place, mark) in ["(A)", "(C)", "(G)"].enumerated() { page.print(mark, x: 600 + 60 * place, y: 100) }
        page.print("Napoli", price: "8,50", y: 160)
        page.print("Pesto", price: "9,50", y: 200)
        page.print("(A) enthält Gluten, (C) enthält Ei, (G) enthält Milch", x: 60, y: 500, size: 14)
        #expect(page.draft.dishes.allSatisfy { !$0.symbols.contains { $0.meaning == .contains(.eggs) } })
    }
}
