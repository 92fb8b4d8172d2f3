import Foundation
import Models
import Testing

/// The bundle of each sample against its `expect.json`.
@Suite struct SampleTests {
    @Test func allAreThere() {
        #expect(SampleCase.all.count >= 14, "a sample has lost its expect.json")
    }

    @Test func oneFailedPhotoMakesTheExitCodeOne() async throws {
        let run = try await SampleRun.shared
        #expect(run.outcome.code == 1, "\(run.outcome)")
        #expect(run.outcome.output.isEmpty, "standard output must stay free")
        #expect(run.outcome.errors.contains("corrupt"), "the photo that failed must be named: \(run.outcome)")
        #expect(try run.index().count == SampleCase.all.count)
    }

    @Test(arguments: SampleCase.all)
    func statusAndPages(_ sample: SampleCase) async throws {
        let expected = try sample.expectation()
        let bundle = try await SampleRun.shared.bundle(of: sample)
        #expect(bundle.status == expected.status)
        #expect(bundle.schemaVersion == MenuBundle.currentSchemaVersion)
        #expect(bundle.pages.map(\.number) == Array(1...expected.pages.count))
        for (page, wanted) in zip(bundle.pages, expected.pages) {
            #expect(page.photo.path.split(separator: "/").last.map(String.init) == wanted.file)
            #expect(page.photo.format == wanted.format)
            #expect(page.photo.sha256.count == 64)
            if let codes = wanted.failure {
                #expect(page.failure.map { codes.contains($0.code) } == true, "\(String(describing: page.failure))")
                #expect(page.lines.isEmpty)
            } else {
                #expect(page.failure == nil)
                #expect([page.photo.width, page.photo.height] == [wanted.width, wanted.height])
                #expect(page.photo.orientation == wanted.orientation)
                #expect(page.photo.perceptualHash?.value.isEmpty == false)
            }
        }
    }

    @Test(arguments: SampleCase.all)
    func menu(_ sample: SampleCase) async throws {
        let expected = try sample.expectation()
        let bundle = try await SampleRun.shared.bundle(of: sample)
        if !expected.languages.isEmpty {
            #expect(bundle.languages.first.map(expected.languages.contains) == true, "\(bundle.languages)")
        }
        if let name = expected.restaurantName {
            let found = try #require(bundle.restaurantName)
            #expect(Likeness.of(name, found) >= 0.9, "\(found)")
        }
        #expect(bundle.capturedAt == expected.capturedAt)
        #expect(bundle.location.source == expected.location.source)
        #expect(bundle.location.city == expected.location.city)
        #expect(bundle.location.country == expected.location.country)
        #expect((bundle.location.lat == nil) == (expected.location.lat == nil))
        #expect((bundle.location.lng == nil) == (expected.location.lng == nil))
        #expect(abs((bundle.location.lat ?? 0) - (expected.location.lat ?? 0)) < 0.0001)
        #expect(abs((bundle.location.lng ?? 0) - (expected.location.lng ?? 0)) < 0.0001)
    }

    @Test(arguments: SampleCase.all)
    func dishes(_ sample: SampleCase) async throws {
        let expected = try sample.expectation()
        let bundle = try await SampleRun.shared.bundle(of: sample)
        let found = DishPairs(expected.dishes, bundle.dishes)
        #expect(found.share >= expected.minimum.dishes, "not found: \(found.missing.map(\.name))")
        #expect(found.extra.count <= expected.extraDishes, "made up: \(found.extra.map(\.name))")

        let prices = found.check { wanted, dish in
            dish.prices.map { ExpectedPrice(amount: $0.amount ?? -1, currency: $0.currency) } == wanted.prices
        }
        #expect(prices.share >= expected.minimum.prices, "wrong prices: \(prices.wrong)")
        let sections = found.check { wanted, dish in
            Likeness.of(wanted.section, dish.section ?? "") >= Likeness.found
        }
        #expect(sections.share >= expected.minimum.sections, "wrong sections: \(sections.wrong)")
        let descriptions = found.check { wanted, dish in
            Likeness.of(wanted.description ?? "", dish.description ?? "") >= 0.8
        }
        #expect(descriptions.share >= expected.minimum.descriptions, "wrong descriptions: \(descriptions.wrong)")
        let symbols = found.check { wanted, dish in
            Set(dish.symbols.map { ExpectedSymbol(mark: $0.mark, meaning: $0.meaning) }) == Set(wanted.symbols)
        }
        #expect(symbols.share >= expected.minimum.symbols, "wrong marks: \(symbols.wrong)")
    }
}
