internal import Models

/// The report's list of photos, the worst first: before and after, and what made them hard to read.
struct PhotosPage {
    let rows: [PhotoRow]
    let words: Wording

    var bytes: [UInt8] {
        ReportFrame(title: words[.photos], part: .photos, words: words).page { html in
            html.element("h1", text: words[.photos])
            html.element("p", text: words[.photosIntro])
            html.element("h2", text: words[.allPhotos])
            Listing(
                rows: rows,
                filters: [
                    ListingChoice(
                        field: "reasons", name: words[.trouble],
                        options: [("", words[.anyOrNone])]
                            + QualityCode.allCases.map { ($0.rawValue, words.name($0)) })
                ],
                order: ListingChoice(
                    field: "", name: words[.orderBy],
                    options: [
                        ("", words[.mostTrouble]), ("sharpness", words[.leastSharp]),
                        ("contrast", words[.leastContrast]), ("brightness", words[.darkest]),
                        ("title", words[.byName]),
                    ]),
                words: words
            ).write(to: &html)
        }
    }

    init(_ rows: [PhotoRow], words: Wording) {
        self.words = words
        // The sort is stable, so that equally bad photos stay in the folder's order.
        self.rows = rows.enumerated().sorted { left, right in
            (-left.element.trouble, left.offset) < (-right.element.trouble, right.offset)
        }.map(\.element)
    }
}

extension PhotoRow {
    fileprivate var trouble: Int { (problem == nil ? 0 : 100) + reasons.count }
}
