internal import Models

/// A photo in the report's list of photos: its quality, and what was done to it.
struct PhotoRow: ListingRow, Hashable {
    /// The link from the list to where it is shown.
    var page: String
    var title: String
    var menu: String
    /// The codes of its problems.
    var reasons: [String]
    var advice: String?
    var figures: String?
    var done: String?
    var problem: String?
    var sharpness: Double?
    var brightness: Double?
    var contrast: Double?
    /// The picture as taken, and as it was read.
    var before: String?
    var after: String?

    init(_ page: Page, pictures: PagePictures?, of report: MenuReport) {
        self.page = ReportFolder.menus + "/" + report.pageName + "#page-\(page.number)"
        title = page.photo.path
        menu = report.title
        reasons = (page.quality?.reasons ?? []).map(\.code.rawValue)
        let sentences = (page.quality?.reasons ?? []).map(\.advice)
        advice = sentences.isEmpty ? nil : sentences.joined(separator: " ")
        figures = page.quality?.words
        done = page.straightening.map { "Straightening: \($0.words)" }
        problem = page.failure?.message
        sharpness = page.quality?.sharpness
        brightness = page.quality?.brightness
        contrast = page.quality?.contrast
        before = pictures.map { ReportFolder.pictures + "/" + $0.thumbnailFile }
        after = pictures.flatMap { $0.sheet == nil ? nil : ReportFolder.pictures + "/" + $0.sheetFile }
    }

    static func write(_ row: PhotoRow?, to html: inout HTMLWriter) {
        html.markup("<li class=\"card\"><div class=\"pair\">")
        html.picture("before", of: row, alternative: "As taken", \.before)
        html.picture("after", of: row, alternative: "As it was read", \.after)
        html.markup("</div><div><h3>")
        html.open("a", ("data-href", "page"), ("href", row?.page ?? "#"))
        html.field("bdi", "title", of: row, \.title)
        html.markup("</a></h3>")
        html.field("p", "problem", of: row, class: "problem", \.problem)
        html.field("p", "advice", of: row, class: "advice", \.advice)
        html.field("p", "figures", of: row, \.figures)
        html.field("p", "done", of: row, \.done)
        html.markup("</div></li>\n")
    }
}
