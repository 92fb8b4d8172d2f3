internal import Judging
internal import Models
internal import Pages
internal import Tables

/// What somebody with an allergy says to the staff, in one language.
struct StaffWords: Sendable, Encodable {
    /// The question about one dish; `{0}` stands for the allergens.
    let dish: String
    /// The question about the whole menu.
    let menu: String
    /// The allergens as staff know them.
    let names: [Allergen: String]

    /// Nil where the table lacks the language.
    ///
    /// - Parameter language: one of `QuestionTable.languages`.
    init?(language: String) {
        guard let group = Self.all.groups.first(where: { $0.heading == [language] }) else { return nil }
        let texts = Dictionary(
            Wording.texts(of: group).map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
        guard let dish = texts["allergy"], let menu = texts["allergyMenu"] else { return nil }
        (self.dish, self.menu) = (dish, menu)
        names = Dictionary(
            Allergen.allCases.compactMap { allergen in texts[allergen.rawValue].map { (allergen, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    static var all: GroupedTable { table }
    private static let table = unsafe GroupedTable(table_report_staff())
}
