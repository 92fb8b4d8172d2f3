/// A run of rows without any price, which may be a list of dishes, as canteens print them, or anything else.
struct UnpricedList {
    let rows: [Row]

    init(_ rows: [Row]) {
        self.rows = rows
    }

    /// Whether the rows are dishes: they stand under a heading of menus, bear marks, or look like one list that speaks
    /// of food. Prose, addresses and opening hours do not.
    func isFood(underHeading: Bool) -> Bool {
        guard rows.count >= 2, isUniform else { return false }
        if underHeading { return true }
        let marked = rows.count { !$0.symbols.isEmpty }
        if marked >= 2, marked * 3 >= rows.count { return true }
        let food = rows.count { FoodWords.mentionsFood($0.text) }
        return rows.count >= 4 && food * 3 >= rows.count
    }

    /// Whether the rows are of one size and short, as names are.
    private var isUniform: Bool {
        let heights = rows.map(\.capital).sorted()
        let usual = heights[heights.count / 2]
        let fitting = rows.count { row in
            abs(row.capital - usual) < 0.25 * usual && row.text.split(separator: " ").count <= 8
        }
        let prose = rows.count { $0.text.split(separator: " ").count > 9 || $0.text.hasSuffix(".") }
        return fitting * 4 >= rows.count * 3 && prose * 5 <= rows.count
    }
}
