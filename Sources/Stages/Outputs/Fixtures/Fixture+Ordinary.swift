internal import Library
internal import Models

extension Fixture {
    /// Results of everyday scans.
    static func ordinary(_ menu: FixtureMenu) -> [Fixture] {
        [
            whole(menu), labels(menu), partial(menu),
            made(
                "empty-menu", "a photo that was read and holds no dish",
                "Say that no dish was found; it is no error.", menu.bundle("empty-menu", [])),
            made(
                "no-text", "a photo without text", "Say so, and that another photo would help.",
                menu.bundle("no-text", [], status: .noText)),
            rejected(menu), failed(menu),
        ]
    }

    static func made(_ name: String, _ title: String, _ note: String, _ bundle: MenuBundle) -> Fixture {
        Fixture(
            name: name, title: title, note: note, content: (try? BundleWriter.bytes(of: bundle)) ?? [], isValid: true,
            isDecodable: true)
    }

    /// A bundle in which every possible field is filled.
    private static func whole(_ menu: FixtureMenu) -> Fixture {
        let box = Box(x: 100, y: 100, width: 54, height: 36)
        let curry = FixtureMenu.Entry(
            name: "Green Curry", description: "Thai aubergine, celery, basil, add prawns", section: "Mains",
            prices: [
                Price(text: "£9.50", amount: 9.5, currency: "GBP", label: "small", box: box),
                Price(text: "£12", amount: 12, currency: "GBP", label: "large", box: box),
            ],
            symbols: [
                DietarySymbol(mark: "VO", meaning: .veganOption, source: .legend, box: box),
                DietarySymbol(mark: "7", meaning: .unresolved, source: .unresolved),
            ],
            classification: .fixture(
                .uncertain, allergens: [.fish: .mayContain, .celery: .contains],
                evidence: [
                    Evidence(
                        kind: .symbol, text: "VO", finding: "can be made vegan", code: .diet, basis: .mark,
                        says: [.vegan: .maybe], page: 1, box: box),
                    Evidence(
                        kind: .symbol, text: "7", finding: "mark without a known meaning", code: .unexplainedMark,
                        says: [:], page: 1),
                    Evidence(
                        kind: .words, text: "celery", finding: "celery", code: .ingredient, ingredient: .celery,
                        likelihood: .always, basis: .words, says: [:], page: 1, box: box),
                    Evidence(
                        kind: .words, text: "prawns", finding: "sometimes crustaceans", code: .ingredient,
                        ingredient: .crustacean, likelihood: .sometimes, basis: .words, isOption: true,
                        says: [.vegan: .maybe, .vegetarian: .maybe], page: 1, box: box),
                    Evidence(
                        kind: .knowledge, text: "green curry", finding: "sometimes fish", code: .ingredient,
                        ingredient: .fish, likelihood: .sometimes, basis: .recipe, says: [.vegan: .maybe], page: 1),
                    Evidence(
                        kind: .llm, text: "language model", finding: "agrees: vegan", code: .model, basis: .model,
                        says: [.vegan: .maybe]),
                ],
                reason: "Can be made vegan by a mark (VO); traditionally contains fish sauce - ask.",
                questions: [
                    StaffQuestion(
                        about: .fish,
                        texts: ["en": "Is there any fish or fish sauce in it?", "th": "จานนี้มีปลาหรือน้ำปลาไหม"])
                ],
                options: DishOptions(
                    words: ["prawns"], without: [.vegan: .maybe, .vegetarian: .maybe, .pescatarian: .maybe]),
                hidden: [
                    HiddenIngredient(
                        ingredient: "fish sauce", local: "น้ำปลา", likelihood: .common, why: "it salts the sauce",
                        change: .moderate, question: "Can it be made without fish sauce?")
                ], allergenBasis: [.fish: .recipe, .celery: .words],
                headline: Headline(code: .unknown, because: "green curry")),
            translation: Translation(
                language: "de", name: "Grünes Curry",
                description: "Thai-Aubergine, Sellerie, Basilikum, auf Wunsch Garnelen"),
            type: .main)
        let soup = FixtureMenu.Entry(
            name: "Lentil Soup", section: "Starters",
            symbols: [DietarySymbol(mark: "V", meaning: .vegan, source: .legend)],
            classification: .fixture(
                .vegan, confidence: 3,
                evidence: [
                    Evidence(
                        kind: .symbol, text: "V", finding: "marked vegan in the legend", code: .diet, basis: .mark,
                        says: [.vegan: .yes, .vegetarian: .yes, .pescatarian: .yes], page: 2, box: box)
                ], reason: "Appears vegan by a mark (V)."), type: .soup, page: 2)
        var bundle = menu.bundle("complete", [curry, soup], pages: 2, languages: ["en", "th"])
        bundle.capturedAt = "2026-05-31T19:45:00+07:00"
        bundle.location = Location(lat: 13.7563, lng: 100.5018, city: "Bangkok", country: "TH", source: .exif)
        bundle.source = BundleSource.library.text
        bundle.restaurantName = "The Lotus Pond"
        bundle.cuisine = "thai"
        bundle.warnings = [Warning(code: .languageMissing, message: "The data for Thai is not installed.", page: 1)]
        return made(
            "complete", "every field filled",
            "Show all of it. The first dish may be made vegan if the kitchen is asked; it must not be shown as vegan.",
            bundle)
    }

    private static func labels(_ menu: FixtureMenu) -> Fixture {
        let entries = DietLabel.allCases.flatMap { label in
            (1...3).map { sure in
                FixtureMenu.Entry(
                    name: "Dish \(label.rawValue) \(sure)", classification: .fixture(label, confidence: sure))
            }
        }
        let all = FixtureMenu.Entry(
            name: "All Allergens",
            classification: .fixture(
                .meat,
                allergens: Dictionary(
                    uniqueKeysWithValues: Allergen.allCases.enumerated().map {
                        ($1, $0 % 2 == 0 ? AllergenStatus.contains : .mayContain)
                    })))
        return made(
            "labels-and-allergens", "each label with each confidence, and each allergen",
            "Show label and confidence by word and shape, not by colour alone. An allergen that isn't listed is unknown, "
                + "never absent.", menu.bundle("labels-and-allergens", entries + [all]))
    }

    private static func partial(_ menu: FixtureMenu) -> Fixture {
        var bundle = menu.bundle(
            "partial",
            [
                FixtureMenu.Entry(name: "Stuffed Vine Leaves", classification: .fixture(.uncertain, confidence: 1)),
                FixtureMenu.Entry(name: "Olives", classification: .fixture(.vegan)),
            ], pages: 2, status: .partial)
        bundle.pages[1].failure = StageFailure(
            .recognise, .tooSlow, "Reading the photo took too long; make it smaller or raise --deadline.")
        bundle.pages[1].quality = nil
        bundle.pages[1].straightening = nil
        bundle.pendingDishes = ["d1"]
        bundle.dishes[0].classification?.offlineData = true
        bundle.warnings = [Warning(code: .pageFailed, message: "Page 2 could not be read.", page: 2)]
        return made(
            "partial", "one page failed, one dish waits for a language model",
            "Show what is there, say that a page is missing, and that the dish in pending_dishes may still change. "
                + "Mark an answer with offline_data as an old one.", bundle)
    }

    private static func rejected(_ menu: FixtureMenu) -> Fixture {
        var bundle = menu.bundle("rejected", [], status: .rejected)
        bundle.pages[0].quality?.reasons = [
            QualityReason(code: .tooDark, advice: "Too dark – use more light."),
            QualityReason(code: .blur, advice: "Blurred – hold still and let the camera focus."),
        ]
        return made("rejected", "a photo that was left out as too poor", "Show the advice of its reasons.", bundle)
    }

    private static func failed(_ menu: FixtureMenu) -> Fixture {
        var bundle = menu.bundle("failed", [], status: .failed)
        bundle.pages[0].photo = PhotoRecord(path: "failed/page-1.jpg", sha256: "")
        bundle.pages[0].quality = nil
        bundle.pages[0].straightening = nil
        bundle.pages[0].failure = StageFailure(
            .decode, .corrupt, "The JPEG ends too early, part of the picture is missing; copy the photo again.")
        bundle.warnings = [Warning(code: .pageFailed, message: "Page 1 could not be read.", page: 1)]
        return made(
            "failed", "a photo that could not be opened", "Show the message; the photo has no size and no hash.", bundle
        )
    }
}
