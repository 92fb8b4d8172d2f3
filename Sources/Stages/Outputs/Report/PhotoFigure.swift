internal import Models
internal import Pages

/// One page's photo with everything found on it: a link over each dish, and layers that can be shown or hidden.
struct PhotoFigure {
    let page: Page
    let pictures: Result<PagePictures, PictureFailure>
    /// The dishes on this page.
    let dishes: [Dish]
    /// The path from the page to the folder of pictures.
    let folder: String

    func write(to html: inout HTMLWriter) {
        html.open("figure", ("id", "page-\(page.number)"), ("class", "page"))
        switch pictures {
        case .success(let pictures): write(pictures, to: &html)
        case .failure(let failure):
            html.element("p", ("class", "missing"), text: failure.message)
            // The boxes show where things stand, even without the photo.
            if page.photo.width > 0, page.failure == nil {
                write(view: "photo", image: nil, width: page.photo.width, height: page.photo.height, .identity, &html)
            }
        }
        html.open("figcaption")
        html.text("Page \(page.number): ")
        html.element("bdi", text: page.photo.path)
        if let failure = page.failure { html.element("strong", text: " " + failure.message) }
        html.close("figcaption")
        html.close("figure")
        html.markup("\n")
    }

    private func write(_ pictures: PagePictures, to html: inout HTMLWriter) {
        let size = pictures.photo
        write(
            view: "photo", image: pictures.photoFile, width: size.width, height: size.height,
            .scale(Double(size.width) / Double(max(1, page.photo.width))), &html)
        if let sheet = pictures.sheet {
            write(
                view: "sheet", image: pictures.sheetFile, width: sheet.size.width, height: sheet.size.height,
                SheetTransform(matrix: sheet.matrix), &html)
        }
    }

    private func write(
        view: String, image: String?, width: Int, height: Int, _ transform: SheetTransform, _ html: inout HTMLWriter
    ) {
        html.open("div", ("class", "view \(view)"), ("data-view", view))
        if let image {
            html.open(
                "img", ("src", folder + image), ("width", String(width)), ("height", String(height)),
                ("alt", "Photo of page \(page.number)" + (view == "sheet" ? ", straightened" : "")),
                ("loading", page.number == 1 ? nil : "lazy"))
        }
        html.open(
            "svg", ("viewBox", "0 0 \(width) \(height)"), ("class", image == nil ? "overlay bare" : "overlay"),
            ("role", "group"), ("aria-label", "Dishes on page \(page.number)"))
        let overlay = PhotoOverlay(transform: transform, smallest: Double(max(width, height)) / 70)
        overlay.write(page.lines, &html)
        overlay.write(dishes, page: page.number, &html)
        html.close("svg")
        html.close("div")
    }
}
