internal import Models

/// The report's list of photos, the worst first: before and after, with the quality figures.
struct PhotosPage {
    let rows: [PhotoRow]

    var bytes: [UInt8] {
        ReportFrame(title: "Photos", part: .photos).page { html in
            html.markup("<h1>Photos</h1>\n")
            html.markup("<p>Each photo as it was taken and as it was read, with what made it hard to read.</p>\n")
            html.markup("<h2>All photos</h2>\n")
            Listing(
                noun: "photos", rows: rows,
                filters: [
                    ListingChoice(
                        field: "reasons", name: "Trouble",
                        options: [("", "any or none")] + QualityCode.allCases.map { ($0.rawValue, $0.words) })
                ],
                order: ListingChoice(
                    field: "", name: "Order",
                    options: [
                        ("", "most trouble first"), ("sharpness", "least sharp first"),
                        ("contrast", "least contrast first"), ("brightness", "darkest first"), ("title", "by name"),
                    ])
            ).write(to: &html)
        }
    }

    init(_ rows: [PhotoRow]) {
        // The sort is stable, so that equally bad photos stay in the folder's order.
        self.rows = rows.enumerated().sorted { left, right in
            (-left.element.trouble, left.offset) < (-right.element.trouble, right.offset)
        }.map(\.element)
    }
}

extension PhotoRow {
    fileprivate var trouble: Int { (problem == nil ? 0 : 100) + reasons.count }
}
