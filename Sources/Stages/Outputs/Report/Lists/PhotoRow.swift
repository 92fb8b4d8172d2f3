internal import Models

/// A photo in the report's list of photos: its quality in words, what was done to it, and the figures for who wants them.
struct PhotoRow: ListingRow, Hashable {
    /// The link from the list to where it is shown.
    var page: String
    var title: String
    var menu: String
    /// The codes of its problems.
    var reasons: [String]
    var advice: String?
    var figures: String?
    var problem: String?
    var sharpness: Double?
    var brightness: Double?
    var contrast: Double?
    /// The picture as taken, and as it was read.
    var before: String?
    var after: String?

    init(_ page: Page, pictures: PagePictures?, of report: MenuReport) {
        let words = report.words
        self.page = ReportFolder.menus + "/" + report.pageName + "#page-\(page.number)"
        title = page.photo.path
        menu = report.title
        reasons = (page.quality?.reasons ?? []).map(\.code.rawValue)
        advice = page.quality.map(words.judgement)
        let done = page.straightening.map { "\(words[.straightening]): \(words.straightening($0))" }
        figures = page.quality.map { [words.figures($0), done].compactMap(\.self).joined(separator: ". ") }
        problem = page.failure.map(words.failure)
        sharpness = page.quality?.sharpness
        brightness = page.quality?.brightness
        contrast = page.quality?.contrast
        before = pictures.map { ReportFolder.pictures + "/" + $0.thumbnailFile }
        after = pictures.flatMap { $0.sheet == nil ? nil : ReportFolder.pictures + "/" + $0.sheetFile }
    }

    static func write(_ row: PhotoRow?, _ words: Wording, to html: inout HTMLWriter) {
        html.markup("<li class=\"card\"><div class=\"pair\">")
        html.picture("before", of: row, alternative: words[.asTaken], \.before)
        html.picture("after", of: row, alternative: words[.asRead], \.after)
        html.markup("</div><div><h3>")
        html.open("a", ("data-href", "page"), ("href", row?.page ?? "#"))
        html.field("bdi", "menu", of: row, \.menu)
        html.markup("</a></h3>")
        html.field("p", "title", of: row, class: "facts", \.title)
        html.field("p", "problem", of: row, class: "problem", \.problem)
        html.field("p", "advice", of: row, class: "advice", \.advice)
        html.open("details", ("data-for", "figures"), ("hidden", row != nil && row?.figures == nil ? "" : nil))
        html.element("summary", text: words[.figures])
        html.field("p", "figures", of: row, \.figures)
        html.markup("</details></div></li>\n")
    }
}
