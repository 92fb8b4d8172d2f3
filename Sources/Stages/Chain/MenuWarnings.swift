internal import Menus
internal import Models
internal import Pages

/// What the chain itself has to say of a menu; stages say their own.
extension MenuChain {
    func warnings(of outcomes: [PhotoOutcome]) -> [Warning] {
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
        return warnings + warningsOfPlaces(outcomes)
    }

    /// Text without a dish is rarely a menu, and more often one that was read badly.
    func warnings(of draft: MenuDraft, from outcomes: [PhotoOutcome]) -> [Warning] {
        guard draft.dishes.isEmpty, readPages(of: outcomes).contains(where: { $0.page.hasText }) else { return [] }
        let message = "Text was found, but no dish in it. Take the photo straight from above, in even light, and close."
        return [Warning(code: .noDishes, message: message)]
    }

    /// Pages of one menu that lie too far apart; the places themselves stay out of the messages.
    private func warningsOfPlaces(_ outcomes: [PhotoOutcome]) -> [Warning] {
        let pages = readPages(of: outcomes)
        return pagesElsewhere(pages.map(\.page.metadata)).map { place in
            Warning(
                code: .pagesApart,
                message: "This page was photographed elsewhere than the others; check that they belong to one menu.",
                page: pages[place].number)
        }
    }

    /// From the requirements of the apps this program serves (P1).
    private static let usualPages = 20
}
