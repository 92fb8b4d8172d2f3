internal import Foundation
internal import Pages

/// What a text may promise a guest, in words that only the classification or the menu itself may use.
enum Promise: CaseIterable, Hashable {
    case vegan, vegetarian, pescatarian
    /// That a dish meets a faith's rules for food.
    case religious
    /// That something is safe, certain or suitable.
    case safety
    /// That something isn't in the dish.
    case absence

    /// Everything that a text promises or denies.
    static func all(in text: String) -> Set<Promise> {
        let forms = PromiseText(text)
        return Set(folded.filter { $0.stems.contains(where: forms.contains) }.map(\.promise))
    }

    private static let folded = allCases.map { promise in
        (promise: promise, stems: promise.stems.map(\.foldedForSearch))
    }

    /// Punctuation counts as a space. A space at either end of a stem stands for the start or end of a word; without
    /// one the stem may stand inside a word.
    private var stems: [String] {
        switch self {
        case .vegan:
            [
                "vegan", "wegan", "vegaani", "vegetalien", "plant based", "plantbased", " plants ", "cruelty",
                "pflanzlich",
                "plantaardig", "vegetal ", "vegetale ", "chay ", "веган", "βιγκαν", "ビーガン", "ウィーガン", "ヴィーガン",
                "비건", "純素", "纯素", "全素", "वीगन", "วีแกน", "نباتي صرف", "טבעונ", "without animal", "no animal",
                "ohne tier", "sans produit animal",
            ]
        case .vegetarian:
            [
                "vegetar", "wegetar", "vejetaryen", " veggie", " veg ", "meatless", "fleischlos", "vegetalien",
                "вегетари", "постн", "χορτοφαγ", "νηστισιμ", "ベジタリアン", "菜食", "精進", "채식", "素", "斋", "齋",
                "शाकाहार", "มังสวิรัติ", "อาหารเจ", "نباتي", "צמחונ", "chay ",
            ]
        case .pescatarian: ["pescatari", "pescetari", "pesketari", "pescovegetari"]
        case .religious: ["halal", "helal", "kosher", "koscher", "kascher", "حلال", "כשר", "халял", "ハラール", "清真"]
        case .safety:
            [
                " safe", "sicher ", "unbedenklich", "guarant", "garant", "certif", "zertif", "harmless",
                " risk", "sicur", "segur", "surement", "bezpiecz", "veilig", "allergen", "allergi", "alerg",
                " suitable", "geeignet", "convient", " adatto", " apto ", "friendly", "安全", "保証", "保证",
                "안전", "безопас", "ปลอดภัย", "آمن", "सुरक्षित", "güvenli", "guvenli", "аллерг", "αλλεργι", "حساسية",
            ]
        case .absence:
            [
                " free ", "frei ", "freie ", "freies ", "freier ", "freien ", "freiem ", "libre de", "libero da",
                " without ", " no ", " not ", " non ",
                " ohne ", " kein", " nicht ", " sans ", " senza ", " sin ", " sem ", " zonder ", " geen ", "vrij ",
                " bez ", " nie ", " uden ", " utan ", " uten ", " fri ", "fri ", " ilman ", " nelkul", " tanpa ",
                " без ", " не ", " χωρις ", "siz ", "suz ", " khong ", "無", "无", "不含", "没有", "なし", "抜き",
                "不使用", "없", "무첨가", "ไม่", "بدون", "خال", "ללא", "בלי", "बिना", " pa de", " aucun",
            ]
        }
    }
}

/// A text in the forms in which it is searched for stems.
private struct PromiseText {
    /// Words with single spaces, one at either end too.
    private var words: String
    /// Letters alone, so that "v e g a n" and "v-e-g-a-n" are found.
    private var letters: String

    init(_ text: String) {
        // Hens that run about promise nothing.
        let folded = text.foldedForSearch
            .replacingOccurrences(of: "free-range", with: "").replacingOccurrences(of: "free range", with: "")
        words = " "
        letters = ""
        for scalar in folded.unicodeScalars {
            if CharacterSet.alphanumerics.contains(scalar) {
                words.unicodeScalars.append(scalar)
                letters.unicodeScalars.append(scalar)
            } else if words.last != " " {
                words.append(" ")
            }
        }
        if words.last != " " { words.append(" ") }
    }

    func contains(_ stem: String) -> Bool {
        if words.contains(stem) { return true }
        // Across words, only stems long enough not to arise by chance are searched for.
        return stem.utf8.count >= 5 && !stem.contains(" ") && letters.contains(stem)
    }
}
