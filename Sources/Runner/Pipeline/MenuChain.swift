internal import Models
internal import Stages

/// The way of one menu, from the text on its pages to the finished bundle.
struct MenuChain: Sendable {
    let symbols = Symbols()
    let findDishes = FindDishes()
    let locate: Locate
    let classify: Classify
    let qualityPolicy: QualityPolicy
    let producer: Producer

    /// - Parameter outcomes: one for each page, in page order.
    func callAsFunction(_ outcomes: [PhotoOutcome]) async -> MenuBundle {
        let (draft, location, capturedAt) = draft(of: outcomes)
        let judged = await classify(draft)
        return MenuBundle(
            id: BundleID.make(pageHashes: outcomes.map(\.photo.identity)),
            status: Self.status(of: outcomes, isComplete: judged.pending.isEmpty),
            source: Self.source(of: location),
            capturedAt: capturedAt,
            location: location,
            restaurantName: draft.restaurantName,
            languages: draft.languages,
            cuisine: draft.cuisine,
            pages: Self.allPages(outcomes, read: draft.pages),
            dishes: judged.dishes,
            pendingDishes: judged.pending,
            warnings: pageWarnings(outcomes) + placeWarnings(outcomes) + draft.warnings + noDishes(draft)
                + judged.warnings,
            producer: producer)
    }

    /// The menu before its dishes are judged; needs no network.
    func draft(of outcomes: [PhotoOutcome]) -> (draft: MenuDraft, location: Location, capturedAt: String?) {
        let pages = Self.readPages(of: outcomes)
        let location = locate(pages.map(\.page.metadata))
        let draft = findDishes(symbols(pages)).settingCuisine(country: location.country)
        return (draft, location, pages.lazy.compactMap(\.page.metadata.capturedAt).first)
    }

    private static func readPages(of outcomes: [PhotoOutcome]) -> [NumberedPage] {
        outcomes.enumerated().compactMap { index, outcome in
            guard case .read(let page) = outcome else { return nil }
            return NumberedPage(number: index + 1, page: page)
        }
    }

    /// The pages that were read, and the others with what is known of their photos.
    private static func allPages(_ outcomes: [PhotoOutcome], read: [Page]) -> [Page] {
        let byNumber = Dictionary(read.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        return outcomes.enumerated().map { index, outcome in
            let number = index + 1
            return switch outcome {
            case .read(let page): byNumber[number] ?? Page(number: number, photo: page.photo, lines: page.lines)
            case .rejected(let photo, let quality): Page(number: number, photo: photo, quality: quality)
            case .failed(let photo, let failure): Page(number: number, photo: photo, failure: failure)
            }
        }
    }

    private static func status(of outcomes: [PhotoOutcome], isComplete: Bool) -> BundleStatus {
        var read = 0
        var failed = 0
        var rejected = 0
        var hasText = false
        var isPartlyUnread = false
        for outcome in outcomes {
            switch outcome {
            case .read(let page):
                read += 1
                if page.hasText { hasText = true }
                if page.isPartlyUnread { isPartlyUnread = true }
            case .rejected: rejected += 1
            case .failed: failed += 1
            }
        }
        if read == 0 { return failed > 0 ? .failed : .rejected }
        if failed > 0 || rejected > 0 { return .partial }
        if !hasText { return .noText }
        if isPartlyUnread { return .partial }
        return isComplete ? .complete : .partial
    }

    private static func source(of location: Location) -> String {
        location.source == .none ? "Uploaded from library, no location data" : "Uploaded from library"
    }

    private func pageWarnings(_ outcomes: [PhotoOutcome]) -> [Warning] {
        var warnings: [Warning] = []
        for (index, outcome) in outcomes.enumerated() {
            let number = index + 1
            switch outcome {
            case .failed(_, let failure):
                warnings.append(Warning(code: .pageFailed, message: failure.message, page: number))
            case .rejected(_, let quality):
                let advice = quality.reasons.map(\.advice).joined(separator: " ")
                warnings.append(Warning(code: .pageRejected, message: advice, page: number))
            case .read(let page):
                if !page.hasText {
                    let message = "No menu text was found. Try a different photo."
                    warnings.append(Warning(code: .noText, message: message, page: number))
                }
                if qualityPolicy == .warn {
                    warnings += page.quality.reasons.map {
                        Warning(code: $0.code.rawValue, message: $0.advice, page: number)
                    }
                }
            }
        }
        if outcomes.count > Self.usualPages {
            let message = "A menu usually has at most \(Self.usualPages) pages; check that these belong together."
            warnings.append(Warning(code: .manyPages, message: message))
        }
        return warnings
    }

    /// Pages of one menu that lie too far apart; the places themselves stay out of the messages.
    private func placeWarnings(_ outcomes: [PhotoOutcome]) -> [Warning] {
        let pages = Self.readPages(of: outcomes)
        return locate.pagesElsewhere(pages.map(\.page.metadata)).map { place in
            Warning(
                code: .pagesApart,
                message: "This page was photographed elsewhere than the others; check that they belong to one menu.",
                page: pages[place].number)
        }
    }

    /// Text without a dish is rarely a menu, and more often one that was read badly.
    private func noDishes(_ draft: MenuDraft) -> [Warning] {
        guard draft.dishes.isEmpty, draft.pages.contains(where: { !$0.lines.isEmpty }) else { return [] }
        let message = "Text was found, but no dish in it. Take the photo straight from above, in even light, and close."
        return [Warning(code: .noDishes, message: message)]
    }

    /// From the requirements of the apps this program serves (P1).
    private static let usualPages = 20
}

extension PhotoRecord {
    /// What a page counts by in its menu's id: its content, or its name where the content could not be read.
    var identity: String { sha256.isEmpty ? "unread:" + path : sha256 }
}
