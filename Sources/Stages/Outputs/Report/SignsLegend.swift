internal import Library
internal import Models

/// What every sign of the report means.
struct SignsLegend {
    let words: Wording

    func write(to html: inout HTMLWriter) {
        html.open("details", ("class", "signs"))
        html.element("summary", text: words[.signs])
        html.element("p", text: words[.signsOnPhoto])
        html.open("ul")
        for verdict in Verdict.allCases {
            html.open("li", ("class", "mark " + verdict.style))
            html.drawing(verdict.style)
            html.text(words.name(verdict))
            html.close("li")
        }
        for label in DietLabel.safestFirst {
            html.open("li")
            html.mark(label, words)
            html.close("li")
        }
        for (sure, text) in [(3, words[.surePlain]), (2, words[.sureUsual]), (1, words[.sureLittle])] {
            html.open("li")
            html.confidence(sure, words)
            html.text(" " + text)
            html.close("li")
        }
        html.markup("</ul></details>\n")
    }
}
