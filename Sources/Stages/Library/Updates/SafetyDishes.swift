internal import Judging

/// Dishes that nobody may ever call vegan, whatever words are added; updates are tested on them before use.
enum SafetyDishes {
    static let all: [DishText] = rows.flatMap { language, names in
        names.map { DishText(name: $0, language: language) }
    }

    /// The names by language; each is a "no" for vegans by the program's own words.
    private static let rows: [(language: String, names: [String])] = [
        (
            "en",
            [
                "Grilled chicken", "Chicken with rice and vegetables", "Pasta with bacon", "Beef burger",
                "Salad with tuna and egg", "Cheese pizza", "Shrimp curry", "Lamb stew", "Ham and cheese toast",
                "Fish and chips", "Tomato soup with cream", "Pancakes with butter and honey", "Vegetable omelette",
                "Turkey sandwich", "Crab cakes", "Beans with pork", "Ice cream with whipped cream",
                "Mushrooms in cream sauce", "Spinach with feta", "Steak with green pepper", "Duck with plum sauce",
                "Salmon with lemon", "Yogurt with berries", "Rice with anchovies", "Veal schnitzel",
            ]
        ),
        (
            "de",
            [
                "Hähnchen mit Reis", "Gemüsesuppe mit Speck", "Wiener Schnitzel", "Käsespätzle", "Lachs mit Dill",
                "Rührei mit Schinken", "Kartoffeln mit Quark", "Rindergulasch", "Salat mit Thunfisch",
                "Pfannkuchen mit Sahne",
            ]
        ),
        (
            "fr",
            [
                "Poulet rôti", "Quiche lorraine", "Salade de chèvre chaud", "Moules frites", "Omelette aux champignons",
                "Soupe de poisson", "Gratin dauphinois", "Steak frites", "Crème brûlée", "Jambon beurre",
            ]
        ),
        (
            "it",
            [
                "Spaghetti alla carbonara", "Pizza margherita con mozzarella", "Prosciutto e melone",
                "Vitello tonnato", "Risotto ai frutti di mare", "Lasagne al ragù", "Tiramisù", "Panna cotta",
                "Pollo alla griglia", "Acciughe al limone",
            ]
        ),
        (
            "es",
            [
                "Tortilla de patatas con huevo", "Pollo al ajillo", "Croquetas de jamón", "Gambas al ajillo",
                "Calamares a la romana", "Queso manchego", "Albóndigas de ternera", "Flan con nata",
            ]
        ),
        ("pt", ["Bacalhau com natas", "Frango grelhado", "Arroz de marisco"]),
        ("nl", ["Kip met rijst", "Kaasfondue", "Haring met ui"]),
        ("pl", ["Kotlet schabowy", "Pierogi z serem", "Zupa z kurczakiem"]),
        ("tr", ["Tavuk döner", "Kıymalı pide", "Peynirli börek"]),
        ("ru", ["Суп с курицей", "Сырники со сметаной", "Салат с тунцом"]),
        ("ja", ["焼き鳥", "豚骨ラーメン", "卵焼き"]),
        ("zh", ["宫保鸡丁", "糖醋里脊", "番茄炒蛋"]),
        ("ko", ["삼겹살", "불고기", "계란찜"]),
        ("th", ["ต้มยำกุ้ง", "ข้าวมันไก่"]),
        ("vi", ["Phở bò", "Gà nướng"]),
        ("ar", ["دجاج مشوي", "لحم مع الأرز"]),
        ("hi", ["चिकन करी", "पनीर टिक्का"]),
    ]
}
