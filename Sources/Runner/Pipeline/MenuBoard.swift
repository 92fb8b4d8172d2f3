internal import Files
internal import Models
internal import Reading
internal import Stages

/// Collects the outcomes of each menu's pages until the menu is whole.
actor MenuBoard {
    struct ReadMenu: Sendable {
        var index: Int
        var outcomes: [PhotoOutcome]
        /// How the files of its photos looked, in page order.
        var stamps: [FileStamp?]
        var seconds: Double
    }

    private struct Sheet {
        var outcomes: [PhotoOutcome?]
        var stamps: [FileStamp?]
        var seconds = 0.0
    }

    private var open: [Int: Sheet] = [:]

    func takeUp(_ menu: Int, pages: Int) {
        open[menu] = Sheet(
            outcomes: Array(repeating: nil, count: pages), stamps: Array(repeating: nil, count: pages))
    }

    /// The whole menu when this was its last page.
    func add(_ outcome: PhotoOutcome, stamp: FileStamp?, menu: Int, page: Int, seconds: Double) -> ReadMenu? {
        guard var sheet = open[menu], sheet.outcomes.indices.contains(page) else { return nil }
        sheet.outcomes[page] = outcome
        sheet.stamps[page] = stamp
        sheet.seconds += seconds
        open[menu] = sheet
        let outcomes = sheet.outcomes.compactMap(\.self)
        guard outcomes.count == sheet.outcomes.count else { return nil }
        open[menu] = nil
        return ReadMenu(index: menu, outcomes: outcomes, stamps: sheet.stamps, seconds: sheet.seconds)
    }
}
