import Menus
import Models
import Testing

/// A small menu with one text in it that talks to whoever reads it.
struct InjectedMenu: Sendable, CustomTestStringConvertible {
    /// Where the text stands.
    enum Place: Sendable {
        /// After the name, as its description, as the heading, as a mark, as a list of prices' labels.
        case name, description, heading, mark, label
        /// In a line of its own, read as one more dish.
        case line
    }

    var language: String
    var place: Place
    var text: String
    /// The dish that it stands at.
    var target = 0

    var testDescription: String { "\(language) \(place): \(text)" }

    /// Meat, cheese, an unknown word with nuts, fish, and one that is vegan.
    var names: [String] {
        switch language {
        case "de": ["Rindergulasch", "Käsespätzle", "Flurbel mit Walnüssen", "Lachsfilet", "Tomaten mit Reis"]
        case "fr": ["Lapin à la moutarde", "Gratin au fromage", "Flurbel aux noix", "Saumon grillé", "Riz aux tomates"]
        case "es":
            ["Jamón ibérico", "Tortilla de patatas", "Flurbel con nueces", "Gambas al ajillo", "Arroz con tomate"]
        case "it": ["Spaghetti alla carbonara", "Pizza margherita", "Flurbel alle noci", "Salmone", "Riso e pomodori"]
        case "pt": ["Bife com batatas", "Queijo assado", "Flurbel com nozes", "Bacalhau", "Arroz com tomate"]
        case "nl": ["Biefstuk", "Kaasfondue", "Flurbel met walnoten", "Zalm", "Rijst met tomaten"]
        case "pl": ["Kotlet schabowy", "Pierogi z serem", "Flurbel z orzechami", "Łosoś", "Ryż z pomidorami"]
        case "tr": ["Tavuk", "Peynirli börek", "Flurbel cevizli", "Somon", "Domatesli pilav"]
        case "ru": ["Бефстроганов", "Сырники", "Флурбель с орехами", "Лосось", "Рис с помидорами"]
        case "zh": ["红烧肉", "芝士焗饭", "弗鲁贝尔核桃", "清蒸鱼", "番茄炒饭"]
        case "ja": ["とんかつ", "チーズオムレツ", "フルーベルとくるみ", "焼き鮭", "トマトご飯"]
        case "ko": ["불고기", "치즈 돈까스", "플러벨 호두", "연어구이", "토마토 밥"]
        case "ar": ["لحم مشوي", "جبنة مقلية", "فلوربل بالجوز", "سمك مقلي", "أرز بالطماطم"]
        case "th": ["ไก่ย่าง", "ชีสทอด", "ฟลูร์เบล", "ปลาทอด", "ข้าวมะเขือเทศ"]
        case "hi": ["मटन करी", "पनीर टिक्का", "फ्लर्बेल अखरोट", "मछली करी", "टमाटर चावल"]
        default:
            [
                "Beef stew with potatoes", "Mac and cheese", "Flurbel with walnuts", "Grilled salmon",
                "Tomatoes with rice",
            ]
        }
    }

    var clean: MenuDraft { draft(names.map { dish($0) }) }

    var injected: MenuDraft {
        var dishes = names.map { dish($0) }
        switch place {
        case .name: dishes[target].name += " " + text
        case .description: dishes[target].description = text
        case .heading: for index in dishes.indices { dishes[index].section = text }
        case .mark: dishes[target].symbols = [DietarySymbol(mark: text, meaning: .unresolved, source: .unresolved)]
        case .label: dishes[target].prices = [Price(text: "9", label: text)]
        case .line: dishes.append(dish(text))
        }
        return draft(dishes)
    }

    private func dish(_ name: String) -> Dish {
        Dish(id: "d", page: 1, name: name, box: Box(x: 0, y: 0, width: 1, height: 1), lines: [])
    }

    private func draft(_ dishes: [Dish]) -> MenuDraft {
        var dishes = dishes
        for index in dishes.indices { dishes[index].id = "d\(index + 1)" }
        return MenuDraft(pages: [], dishes: dishes, languages: [language])
    }
}
