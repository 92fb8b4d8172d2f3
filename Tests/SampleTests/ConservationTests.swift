import Models
import Testing

/// Every line of text ends in exactly one place, and every box lies in its photo.
@Suite struct ConservationTests {
    @Test(arguments: SampleCase.all)
    func everyLineIsInOnePlace(_ sample: SampleCase) async throws {
        let bundle = try await SampleRun.shared.bundle(of: sample)
        for page in bundle.pages {
            #expect(page.lines.map(\.id) == Array(page.lines.indices))
            #expect(page.unassigned == page.lines.filter { $0.role == .unassigned }.map(\.id))
            let used = bundle.dishes.filter { $0.page == page.number }.flatMap(\.lines)
            #expect(Set(used).count == used.count, "a line belongs to two dishes")
            #expect(used.sorted() == page.lines.filter { $0.role == .dish }.map(\.id), "dish lines without a dish")
        }
        #expect(bundle.dishes.allSatisfy { (1...bundle.pages.count).contains($0.page) })
        #expect(bundle.dishes.map(\.id) == bundle.dishes.indices.map { "d\($0 + 1)" })
    }

    /// What a dish is said to be must stand on its lines, letter for letter, though not in the order of the lines.
    @Test(arguments: SampleCase.all)
    func dishesAreMadeOfTheirLines(_ sample: SampleCase) async throws {
        let bundle = try await SampleRun.shared.bundle(of: sample)
        for dish in bundle.dishes {
            let page = try #require(bundle.pages.first { $0.number == dish.page })
            let printed = dish.lines.sorted().compactMap { id in page.lines.first { $0.id == id }?.text }
            var rest = Likeness.folded(printed.joined(separator: " "))
            for letter in Likeness.folded(dish.name + (dish.description ?? "")) {
                let place = try #require(rest.firstIndex(of: letter), "\(dish.name) isn't on its lines")
                rest.remove(at: place)
            }
            for price in dish.prices {
                let digits = price.text.filter(\.isNumber)
                #expect(
                    printed.contains { $0.filter(\.isNumber).contains(digits) }, "\(price.text) isn't on its lines")
            }
        }
    }

    /// Word by word: each is in one dish, one heading, or on a line of another role.
    @Test(arguments: SampleCase.all)
    func everyWordIsInOnePlace(_ sample: SampleCase) async throws {
        let bundle = try await SampleRun.shared.bundle(of: sample)
        for page in bundle.pages {
            let ledger = WordLedger(page, of: bundle)
            #expect(ledger.invented.isEmpty)
            #expect(ledger.doubled.isEmpty)
            #expect(ledger.inventedPrices.isEmpty)
            #expect(ledger.lost.isEmpty)
        }
    }

    @Test(arguments: SampleCase.all)
    func linesAreMadeOfTheirWords(_ sample: SampleCase) async throws {
        for page in try await SampleRun.shared.bundle(of: sample).pages {
            for line in page.lines {
                #expect(line.words.map(\.text).joined(separator: " ") == line.text)
                #expect((0...1).contains(line.confidence))
                #expect(line.words.allSatisfy { (0...1).contains($0.confidence) && !$0.text.isEmpty })
            }
        }
    }

    @Test(arguments: SampleCase.all)
    func boxesLieInThePhoto(_ sample: SampleCase) async throws {
        let bundle = try await SampleRun.shared.bundle(of: sample)
        for page in bundle.pages {
            let dishes = bundle.dishes.filter { $0.page == page.number }.map(\.box)
            for box in page.lines.flatMap({ [$0.box] + $0.words.map(\.box) }) + dishes {
                #expect(box.x >= 0 && box.y >= 0 && box.width > 0 && box.height > 0, "\(box)")
                #expect(box.maxX <= page.photo.width && box.maxY <= page.photo.height, "\(box)")
            }
        }
    }

    /// In the upright photo the title of every sample stands at the top, in the middle third.
    @Test(arguments: SampleCase.all)
    func titleIsAtTheTop(_ sample: SampleCase) async throws {
        guard let name = try sample.expectation().restaurantName else { return }
        let page = try #require(try await SampleRun.shared.bundle(of: sample).pages.first)
        let title = try #require(page.lines.first { Likeness.of($0.text, name) >= Likeness.found })
        #expect(title.box.midY < page.photo.height / 5)
        #expect((page.photo.width / 3...page.photo.width * 2 / 3).contains(title.box.midX))
        #expect(title.box.width > title.box.height * 4)
        #expect(title.role == .restaurant)
    }
}
