package import Files
internal import Library
package import Models

/// A page that holds everything itself: one menu, or a list of several and each below it. It can be mailed and kept.
package struct SinglePage: Sendable {
    /// What a menu should take at most, in bytes, with its share of the looks and the script.
    private static let mostPerMenu = 300_000

    package let menus: [FilePath]
    package let work: ReportMenu
    package let words: Wording

    package init(menus: [FilePath], work: ReportMenu, words: Wording) {
        (self.menus, self.work, self.words) = (menus, work, words)
    }

    /// What came of it.
    package struct Written: Sendable {
        package var menus = 0
        package var photos = 0
        package var shownPhotos = 0
        /// Menus whose bundle this version can't read.
        package var unreadable: [String] = []
    }

    /// - Throws: `cannot_write`.
    package func write(to file: FilePath) throws(StageFailure) -> Written {
        var written = Written()
        var reports: [MenuReport] = []
        let frame = ReportAsset.allCases.reduce(4_096) { $0 + $1.bytes.count }
        let room = Self.mostPerMenu - frame / max(1, menus.count)
        for (number, menu) in menus.enumerated() {
            let ids = menus.count == 1 ? "" : "m\(number + 1)-"
            guard let report = work.alone(menu, ids: ids, within: room) else {
                written.unreadable.append(menu.display)
                continue
            }
            reports.append(report)
            written.menus += 1
            written.photos += report.pictures.count
            written.shownPhotos += report.pictures.count { (try? $0.get()) != nil }
        }
        try AtomicFile.write(unsynced: page(reports), to: file)
        return written
    }

    private func page(_ reports: [MenuReport]) -> [UInt8] {
        let title = reports.count == 1 ? reports.first?.title : nil
        return ReportFrame(title: title ?? words[.menus], part: nil, words: words).page { html in
            html.dietDrawings()
            guard reports.count != 1 else {
                for report in reports { MenuPage(report: report).write(to: &html) }
                return
            }
            html.element("h1", text: words[.menus])
            html.open("ul", ("class", "menus"))
            for report in reports {
                html.open("li")
                html.element("a", ("href", "#\(report.ids)menu"), ("dir", "auto"), text: report.title)
                html.close("li")
            }
            html.close("ul")
            for report in reports {
                html.open("article", ("class", "one-of-many"))
                MenuPage(report: report).write(to: &html, among: true)
                html.close("article")
            }
        }
    }
}
