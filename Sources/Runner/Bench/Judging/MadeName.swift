/// A name of so many characters, made up to see how time grows with its length.
enum MadeName: String, CaseIterable, Sendable {
    case list, run, unknown, hyphens, compound, claims, without, or, sentences, han

    /// What it is made of.
    var meaning: String {
        switch self {
        case .list: "foods with commas between"
        case .run: "dishes and foods without any comma"
        case .unknown: "words that nobody knows"
        case .hyphens: "words joined by hyphens"
        case .compound: "words of forty letters made of others"
        case .claims: "vegan and vegetarian over and over"
        case .without: "without and or over and over"
        case .or: "choices"
        case .sentences: "sentences about diets"
        case .han: "Chinese without spaces"
        }
    }

    var language: String { self == .han ? "zh" : self == .compound ? "de" : "en" }

    private var part: [String] {
        switch self {
        case .list: ["tomato, ", "goat cheese, ", "beef, ", "rocket, ", "egg noodles, ", "lemon, "]
        case .run: ["roast ", "tomato ", "soup ", "burger ", "chicken ", "pie ", "rice ", "green curry "]
        case .unknown: ["zwabux ", "zwebilux ", "zwodux ", "zwigalux "]
        case .hyphens: ["soja-", "milk-", "rice-", "zwabux-", "salad-", "egg-"]
        case .compound: ["kartoffelkäsesahnesoßengemüsepfannenauflauf "]
        case .claims: ["vegan cheese ", "vegetarian burger ", "veggie, ", "vegan & "]
        case .without: ["without egg or ", "milk and ", "without ham ", "fish-free ", "instead of "]
        case .or: ["chicken or tofu ", "or ", "beef or lentils "]
        case .sentences: ["All of it is vegan. ", "We cook meat too! ", "Ask for vegetarian options. "]
        case .han: ["红烧", "牛肉", "豆腐", "番茄", "鸡蛋", "面", "无", "素"]
        }
    }

    func name(characters count: Int) -> String {
        var name = ""
        var length = 0
        for place in 0... {
            let part = self.part[place % self.part.count]
            name += part
            length += part.count
            if length >= count { break }
        }
        return String(name.prefix(count))
    }
}
