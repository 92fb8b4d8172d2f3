internal import Models

/// What somebody at the table says of themselves: a diet and allergies, in one row until it is opened. The choice is kept
/// in the page's address, and nowhere else.
struct Chooser {
    let words: Wording
    let ids: String

    func write(to html: inout HTMLWriter) {
        html.markup("<div class=\"chooser scripted\">")
        html.open("label")
        html.text(words[.iEat] + " ")
        html.markup("<select data-diet>")
        for diet in Diet.allCases {
            html.option(diet.rawValue, words.name(diet), isChosen: diet == Wishes.first.diet)
        }
        html.option("", words[.everything], isChosen: Wishes.first.diet == nil)
        html.markup("</select></label>\n<details class=\"allergies\"><summary>")
        html.element("span", ("data-allergies", ""), text: words[.allergies])
        html.markup("</summary><div class=\"choices\">")
        for allergen in Allergen.allCases {
            html.open("label")
            html.open("input", ("type", "checkbox"), ("data-allergy", allergen.rawValue))
            html.text(" " + words.name(allergen))
            html.close("label")
        }
        html.markup("</div></details></div>\n")
    }
}
