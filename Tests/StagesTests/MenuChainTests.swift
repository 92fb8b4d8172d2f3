import Asking
import Menus
import Models
import Pages
import Stages
import Testing

/// The chain of a menu with stages that stand in for ours.
@Suite struct MenuChainTests {
    /// Finds the same dish on every menu with a line of text, and judges none.
    static func chain(
        pending: [String] = [], qualityPolicy: QualityPolicy = .warn, findsDishes: Bool = true
    ) -> MenuChain {
        var chain = MenuChain(
            locate: Locate(), classify: Classify(), qualityPolicy: qualityPolicy,
            producer: Producer(version: "test", fingerprint: "test"))
        chain.symbols = { pages in MarkedMenu(pages: pages.map { MarkedPage(number: $0.number, page: $0.page) }) }
        chain.findDishes = { menu in
            let soup = Dish(id: "d1", page: 1, name: "Soup", box: Box(x: 0, y: 0, width: 9, height: 9), lines: [0])
            let pages = menu.pages.map { Page(number: $0.number, photo: $0.page.photo, lines: $0.page.lines) }
            let hasText = pages.contains { !$0.lines.isEmpty }
            return MenuDraft(
                pages: pages, dishes: findsDishes && hasText ? [soup] : [],
                warnings: [Warning(code: "of_the_draft", message: "From the menu's stages.")])
        }
        chain.classify = { draft in
            JudgedDishes(
                dishes: draft.dishes, pending: pending,
                warnings: [Warning(code: "of_the_judgement", message: "From judging.")])
        }
        return chain
    }

    static let failed = PhotoOutcome.failed(
        TestPages.record("b.jpg"), StageFailure(.decode, .corrupt, "The photo is damaged."))
    static let rejected = PhotoOutcome.rejected(TestPages.record("c.jpg"), TestPages.poor(.blur, .tooDark))

    static let cut = Warning(code: .deadline, message: "Reading took too long.")

    // MARK: Status

    @Test(
        arguments: [
            ([.read(TestPages.read())], .complete),
            ([.read(TestPages.read()), failed], .partial),
            ([.read(TestPages.read()), rejected], .partial),
            ([.read(TestPages.partlyUnread())], .partial),
            ([.read(TestPages.read(warnings: [cut]))], .partial),
            ([.read(TestPages.withoutText())], .noText),
            ([.read(TestPages.withoutText()), .read(TestPages.read())], .complete),
            ([.read(TestPages.withoutText()), failed], .partial),
            ([failed], .failed),
            ([rejected], .rejected),
            ([rejected, failed], .failed),
        ] as [([PhotoOutcome], BundleStatus)])
    func theStatusFollowsFromThePages(_ outcomes: [PhotoOutcome], _ status: BundleStatus) async {
        #expect(await Self.chain()(outcomes).status == status)
    }

    @Test func aMenuIsPartialWhileADishWaits() async {
        let bundle = await Self.chain(pending: ["d1"])([.read(TestPages.read())])
        #expect(bundle.status == .partial)
        #expect(bundle.pendingDishes == ["d1"])
    }

    // MARK: Warnings

    @Test func eachPageThatWasNotReadIsToldOf() async {
        let bundle = await Self.chain()([.read(TestPages.read()), Self.failed, Self.rejected])
        #expect(
            bundle.warnings.prefix(2) == [
                Warning(code: .pageFailed, message: "The photo is damaged.", page: 2),
                Warning(code: .pageRejected, message: "Advice on blur. Advice on too_dark.", page: 3),
            ])
        #expect(bundle.pages.map(\.number) == [1, 2, 3])
        #expect(bundle.pages[1].failure?.code == .corrupt)
        #expect(bundle.pages[2].quality?.reasons.count == 2)
    }

    @Test func aPageWithoutTextIsToldOf() async {
        let bundle = await Self.chain()([.read(TestPages.withoutText())])
        #expect(bundle.warnings.map(\.code) == ["no_text", "of_the_draft", "of_the_judgement"])
    }

    @Test(arguments: [QualityPolicy.warn, .off])
    func adviceOnPhotosIsGivenUnlessItIsSwitchedOff(_ policy: QualityPolicy) async {
        let page = TestPages.read(quality: TestPages.poor(.glare))
        let bundle = await Self.chain(qualityPolicy: policy)([.read(TestPages.read()), .read(page)])
        let advice = bundle.warnings.filter { $0.code == QualityCode.glare.rawValue }
        #expect(advice.map(\.page) == (policy == .warn ? [2] : []))
    }

    @Test(arguments: [20, 21])
    func aMenuOfVeryManyPagesIsToldOf(_ count: Int) async {
        let bundle = await Self.chain()(Array(repeating: .read(TestPages.read()), count: count))
        #expect(bundle.warnings.contains { $0.code == WarningCode.manyPages.rawValue } == (count == 21))
    }

    @Test func aPagePhotographedElsewhereIsCountedWithThePagesThatWereNotRead() async {
        var chain = Self.chain()
        chain.pagesElsewhere = { _ in [1] }
        let bundle = await chain([Self.failed, .read(TestPages.read()), .read(TestPages.read())])
        #expect(bundle.warnings.filter { $0.code == WarningCode.pagesApart.rawValue }.map(\.page) == [3])
    }

    /// Lines that make no words are no text in which a dish could be.
    @Test func whereThereIsNoTextNoDishIsMissed() async {
        var page = TestPages.read()
        for place in page.lines.indices { page.lines[place].unread = true }
        let bundle = await Self.chain(findsDishes: false)([.read(page)])
        #expect(bundle.status == .noText && !bundle.warnings.contains { $0.code == "no_dishes" })
    }

    @Test func textWithoutADishIsToldOfBetweenTheStagesOwnWarnings() async {
        let bundle = await Self.chain(findsDishes: false)([.read(TestPages.read())])
        #expect(bundle.warnings.map(\.code) == ["of_the_draft", "no_dishes", "of_the_judgement"])
    }

    // MARK: Stages

    @Test func aReplacedStageIsUsed() async {
        var chain = Self.chain()
        chain.locate = { _ in Location(lat: 1, lng: 2, source: .exif) }
        let classify = chain.classify
        chain.classify = { draft in
            var judged = await classify(draft)
            judged.dishes[0].name = "Soup, judged"
            return judged
        }
        let bundle = await chain([.read(TestPages.read())])
        #expect(bundle.location == Location(lat: 1, lng: 2, source: .exif))
        #expect(bundle.dishes.map(\.name) == ["Soup, judged"])
    }

    @Test func pagesKeepTheirNumbersBesideOthersThatWereNotRead() async {
        var chain = Self.chain()
        chain.symbols = { pages in
            MarkedMenu(pages: [], legend: pages.map { LegendEntry(mark: String($0.number), meanings: []) })
        }
        chain.findDishes = { MenuDraft(pages: [], dishes: [], restaurantName: $0.legend.map(\.mark).joined()) }
        let bundle = await chain([Self.failed, .read(TestPages.read()), Self.rejected, .read(TestPages.read())])
        #expect(bundle.restaurantName == "24")
    }
}
