package import Files
internal import Library
package import Models

/// A page that holds everything itself: one menu, or a list of several and each below it. It can be mailed and kept.
package struct SinglePage: Sendable {
    /// What a menu should take at most, in bytes, with its share of the looks and the script.
    private static let mostPerMenu = 300_000

    package let menus: [FilePath]
    /// How many menus are worked on at once.
    package let lanes: Int
    package let work: ReportMenu
    package let words: Wording

    package init(menus: [FilePath], lanes: Int, work: ReportMenu, words: Wording) {
        (self.menus, self.lanes, self.work, self.words) = (menus, lanes, work, words)
    }

    /// What came of it.
    package struct Written: Sendable {
        package var menus = 0
        package var photos = 0
        package var shownPhotos = 0
        /// Menus whose bundle this version can't read.
        package var unreadable: [String] = []
    }

    /// Writes each menu once those before it are written, so that it doesn't matter how many there are.
    ///
    /// - Throws: `cannot_write`.
    package func write(to file: FilePath) throws(StageFailure) -> Written {
        let titles = work.titles(menus, lanes: lanes)
        let readable = zip(menus, titles).compactMap { menu, title in title.map { (menu: menu, title: $0) } }
        let chunks = Chunks(page: self, menus: readable)
        chunks.written.unreadable = zip(menus, titles).filter { $0.1 == nil }.map(\.0.display)
        try AtomicFile.write(unsynced: chunks, to: file)
        return chunks.written
    }

    /// The page's bytes: its beginning, as many menus at a time as there are lanes, its end. It can be iterated only once.
    private final class Chunks: Sequence, IteratorProtocol {
        private enum Place { case begin, menus, over }

        var written = Written()
        private let page: SinglePage
        private let menus: [(menu: FilePath, title: String)]
        private let frame: ReportFrame
        /// What a menu may take beside its share of the frame, in bytes.
        private let room: Int
        private var place = Place.begin
        private var done = 0
        private var isAlone: Bool { menus.count == 1 }

        init(page: SinglePage, menus: [(menu: FilePath, title: String)]) {
            (self.page, self.menus) = (page, menus)
            let title = menus.count == 1 ? menus.first?.title : nil
            let frameSize = ReportAsset.allCases.reduce(4_096) { $0 + $1.compactBytes.count }
            room = SinglePage.mostPerMenu - frameSize / Swift.max(1, menus.count)
            frame = ReportFrame(title: title ?? page.words[.menus], part: nil, words: page.words)
        }

        func next() -> [UInt8]? {
            var html = HTMLWriter()
            switch place {
            case .begin:
                place = .menus
                frame.begin(&html)
                html.dietDrawings()
                if !isAlone { list(&html) }
            case .menus where done < menus.count: return chunk()
            case .menus:
                place = .over
                frame.end(&html)
            case .over: return nil
            }
            return html.bytes
        }

        private func list(_ html: inout HTMLWriter) {
            html.element("h1", text: page.words[.menus])
            html.open("ul", ("class", "menus"))
            for (number, menu) in menus.enumerated() {
                html.open("li")
                html.element("a", ("href", "#\(Self.ids(number))menu"), ("dir", "auto"), text: menu.title)
                html.close("li")
            }
            html.close("ul")
        }

        private static func ids(_ number: Int) -> String { "m\(number + 1)-" }

        private func chunk() -> [UInt8] {
            let start = done
            done = Swift.min(menus.count, start + page.lanes)
            let (menus, work, isAlone, room) = (menus, page.work, isAlone, room)
            let made = InParallel.map(Array(start..<done), lanes: page.lanes) { number in
                work.alone(menus[number].menu, ids: isAlone ? "" : Self.ids(number), within: room).map { report in
                    var html = HTMLWriter()
                    if !isAlone { html.open("article", ("class", "one-of-many")) }
                    MenuPage(report: report).write(to: &html, among: !isAlone)
                    if !isAlone { html.close("article") }
                    return (bytes: html.bytes, photos: report.pictures.map { (try? $0.get()) != nil })
                }
            }
            var bytes: [UInt8] = []
            for (number, menu) in zip(start..<done, made) {
                guard let menu else {
                    written.unreadable.append(menus[number].menu.display)
                    continue
                }
                written.menus += 1
                written.photos += menu.photos.count
                written.shownPhotos += menu.photos.count { $0 }
                bytes += menu.bytes
            }
            return bytes
        }
    }
}
