internal import Models

/// A row of a list that may be very long. It is written once empty, as the template for the report's script, and filled
/// in for the first rows, so that a page shows something at once and without a script.
protocol ListingRow: Encodable {
    /// - Parameter row: nil for the empty template.
    static func write(_ row: Self?, _ words: Wording, to html: inout HTMLWriter)
}

/// A selection above a list.
struct ListingChoice {
    /// The field to compare, or "" for the order.
    var field: StaticString
    var name: String
    /// The value to compare with the field, or the field to sort by (with a minus for descending order); and its label.
    var options: [(value: String, text: String)]
}

/// A list in pages of a few rows, with a search, selections and an order. All rows are on the page as data.
struct Listing<Row: ListingRow> {
    /// The number of rows on one page: a screenful or two, and quickly drawn on a phone.
    static var pageSize: Int { 48 }

    var rows: [Row]
    var filters: [ListingChoice]
    var order: ListingChoice
    var words: Wording

    func write(to html: inout HTMLWriter) {
        html.open("div", ("class", "listing"), ("data-rows", "rows"), ("data-page-size", String(Self.pageSize)))
        html.open("div", ("class", "controls scripted"), ("role", "search"))
        html.open("label")
        html.text(words[.search] + " ")
        html.markup("<input type=\"search\" data-search autocomplete=\"off\"></label>\n")
        for filter in filters { write(filter, isOrder: false, &html) }
        write(order, isOrder: true, &html)
        html.close("div")
        let shown = min(rows.count, Self.pageSize)
        html.element(
            "p", ("role", "status"), ("data-status", words[.shownOf]), ("data-none", words[.noneOfThat]),
            text: rows.isEmpty ? "" : words[.shownOf, "1", String(shown), String(rows.count)])
        html.markup("\n<ul class=\"rows\">\n")
        for row in rows.prefix(Self.pageSize) { Row.write(row, words, to: &html) }
        html.markup("</ul>\n")
        html.open("nav", ("class", "pager scripted"), ("aria-label", words[.pagesOfList]))
        html.element("button", ("type", "button"), ("data-go", "-1"), text: words[.back])
        html.text(" ")
        html.element("span", ("data-page", words[.pageOf]), text: "")
        html.text(" ")
        html.element("button", ("type", "button"), ("data-go", "1"), text: words[.next])
        html.markup("</nav>\n<template>")
        Row.write(nil, words, to: &html)
        html.markup("</template></div>\n")
        html.data(id: "rows", rows)
    }

    private func write(_ choice: ListingChoice, isOrder: Bool, _ html: inout HTMLWriter) {
        html.open("label")
        html.text(choice.name + " ")
        html.open("select", (isOrder ? "data-order" : "data-filter", isOrder ? "" : "\(choice.field)"))
        for (value, text) in choice.options { html.option(value, text) }
        html.markup("</select></label>\n")
    }
}

extension HTMLWriter {
    /// An element whose text the script fills in for other rows; it is hidden where a row has none.
    mutating func field<Row>(
        _ tag: StaticString, _ name: StaticString, of row: Row?, class styles: String? = nil, _ value: (Row) -> String?
    ) {
        let text = row.flatMap(value)
        element(
            tag, ("data-field", "\(name)"), ("class", styles), ("dir", "auto"),
            ("hidden", row != nil && text == nil ? "" : nil), text: text ?? "")
    }

    /// A small picture that the script changes for other rows.
    mutating func picture<Row>(_ name: StaticString, of row: Row?, alternative: String, _ value: (Row) -> String?) {
        let source = row.flatMap(value)
        open(
            "img", ("data-src", "\(name)"), ("src", source), ("alt", alternative),
            ("loading", "lazy"), ("hidden", source == nil ? "" : nil))
    }
}
