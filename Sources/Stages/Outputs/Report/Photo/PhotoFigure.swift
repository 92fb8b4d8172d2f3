internal import Library
internal import Models
internal import Pages

/// One page's photo between two margins, in which each dish has its sign; nothing is drawn over the photo's words unless
/// somebody points at a dish.
struct PhotoFigure {
    let page: Page
    let pictures: Result<PagePictures, PictureFailure>
    let report: MenuReport

    private var words: Wording { report.words }

    func write(to html: inout HTMLWriter) {
        html.open("figure", ("id", "\(report.ids)page-\(page.number)"), ("class", "page"))
        switch pictures {
        case .success(let pictures): write(pictures, to: &html)
        case .failure(let failure):
            html.element("p", ("class", "missing"), text: words.picture(failure))
            // The boxes show where things stand, even without the photo.
            if page.photo.width > 0, page.failure == nil {
                write(view: "photo", image: nil, width: page.photo.width, height: page.photo.height, .identity, &html)
            }
        }
        html.open("figcaption")
        html.text(words[.page, String(page.number)] + ": ")
        html.element("bdi", text: page.photo.path)
        if let failure = page.failure { html.element("strong", text: " " + words.failure(failure)) }
        html.close("figcaption")
        html.close("figure")
        html.markup("\n")
    }

    private func write(_ pictures: PagePictures, to html: inout HTMLWriter) {
        let size = pictures.photo
        write(
            view: "photo", image: pictures.address(of: .photo), width: size.width, height: size.height,
            .scale(Double(size.width) / Double(max(1, page.photo.width))), &html)
        if let sheet = pictures.sheet {
            write(
                view: "sheet", image: pictures.address(of: .sheet), width: sheet.size.width, height: sheet.size.height,
                SheetTransform(matrix: sheet.matrix), &html)
        }
    }

    private func write(
        view: String, image: String?, width: Int, height: Int, _ transform: SheetTransform, _ html: inout HTMLWriter
    ) {
        let overlay = PhotoOverlay(
            transform: transform, width: Double(width), height: Double(height), report: report, page: page.number,
            isPhoto: view == "photo")
        html.open("div", ("class", "view \(view)"), ("data-view", view))
        html.open(
            "svg", ("viewBox", overlay.viewBox), ("class", image == nil ? "overlay bare" : "overlay"),
            ("role", "group"), ("aria-label", words[.dishesOnPage, String(page.number)]))
        if let image {
            html.open(
                "image", ("id", view == "photo" ? "\(report.ids)image-\(page.number)" : nil), ("href", image),
                ("width", String(width)), ("height", String(height)), ("role", "img"),
                ("aria-label", words[.photoOfPage, String(page.number)]))
            html.close("image")
        }
        if report.detail == .whole { overlay.write(page.lines, &html) }
        overlay.writeDishes(&html)
        html.close("svg")
        html.close("div")
    }
}
