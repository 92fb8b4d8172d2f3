internal import Files
internal import Models
internal import Reading
internal import Stages

/// A picture of one page of each form of legend or table, for somebody to look at what was scored.
struct MarkSheet {
    private var pages: [Page] = []

    private struct Page {
        var form: String
        var photo: NamedPhoto
        var figures: MarkTally
    }

    /// Adds a scored page. Of several pages of one form, the one of which least was said is shown.
    ///
    /// - Parameter form: what the index calls it; nil shows the page by itself.
    mutating func add(_ photo: NamedPhoto, _ figures: MarkTally, form: String?) {
        let page = Page(form: form ?? photo.name, photo: photo, figures: figures)
        guard let place = pages.firstIndex(where: { $0.form == page.form }) else { return pages.append(page) }
        if figures.recall ?? 1 < pages[place].figures.recall ?? 1 { pages[place] = page }
    }

    /// The pages by the names of their forms, each with what was said of what it prints, as the bytes of a JPEG file.
    ///
    /// A photo that can't be read is left out; it is among those that failed already.
    ///
    /// - Throws: `engine` where there is no page to show, or no memory.
    func jpegBytes(limits: PhotoLimits) throws(StageFailure) -> [UInt8] {
        let (load, decode) = (LoadPhoto(limits: limits), Decode(limits: limits, readsLocation: false))
        let sheet = ContactSheet(width: Self.width, columns: Self.columns)
        for page in pages.sorted(by: { $0.form < $1.form }) {
            guard let loaded = try? load(page.photo.file), let picture = try? decode(loaded) else { continue }
            sheet?.add(picture, caption: "\(page.form): \(page.figures.said) of \(page.figures.printed) said")
        }
        guard let bytes = sheet?.jpegBytes else {
            throw StageFailure(
                .persist, .engine, "The contact sheet has no page to show, or needs more memory than there is.")
        }
        return bytes
    }

    private static let width = 480
    private static let columns = 6
}
