internal import Judging

/// Dishes of ordinary names in several languages, made up to see how many can be judged in a second.
struct MadeMenu: Sendable {
    /// A BCP 47 code.
    var language: String
    var dishes: [DishText]

    /// Every main with every side: the first half by name alone, of the others the side as description.
    private init(_ language: String, _ joint: String, _ mains: [String], _ sides: [String]) {
        self.language = language
        dishes = []
        for (place, main) in mains.enumerated() {
            for side in sides {
                dishes.append(
                    place < mains.count / 2
                        ? DishText(name: main + joint + side, language: language)
                        : DishText(name: main, description: side, language: language))
            }
        }
    }

    static let all = [
        MadeMenu(
            "en", " with ",
            [
                "Tomato soup", "Grilled chicken breast", "Mushroom risotto", "Fish pie", "Lentil curry",
                "Caesar salad", "The Old Mill special", "Beef burger", "Roast lamb", "Pumpkin ravioli",
            ],
            [
                "garlic bread", "chips and peas", "sour cream", "a fresh green salad", "basmati rice",
                "rosemary potatoes, carrots and gravy", "goat cheese and walnuts", "fried egg",
            ]),
        MadeMenu(
            "de", " mit ",
            [
                "Kartoffelsuppe", "Wiener Schnitzel", "Gemüseauflauf", "Rinderroulade", "Käsespätzle",
                "Linseneintopf", "Forelle Müllerin", "Hausteller", "Pilzpfanne", "Maultaschen",
            ],
            [
                "Pommes frites", "Preiselbeeren und Zitrone", "Sahnesoße", "Rotkohl und Semmelknödeln",
                "gemischtem Salat", "Kräuterquark", "Röstzwiebeln, Speck und Schnittlauch", "Butterreis",
            ]),
        MadeMenu(
            "fr", " avec ",
            [
                "Soupe à l'oignon", "Poulet rôti", "Ratatouille", "Boeuf bourguignon", "Quiche lorraine",
                "Salade niçoise", "Filet de truite", "L'assiette du chef", "Gratin dauphinois", "Crêpe complète",
            ],
            [
                "pommes sautées", "haricots verts", "crème fraîche", "salade verte et noix", "riz pilaf",
                "beurre aux herbes, citron et persil", "fromage de chèvre", "pain grillé",
            ]),
        MadeMenu(
            "it", " con ",
            [
                "Minestrone", "Pollo alla griglia", "Risotto ai funghi", "Spaghetti alle vongole", "Lasagne",
                "Insalata mista", "Branzino al forno", "Piatto della casa", "Gnocchi al pesto", "Parmigiana",
            ],
            [
                "patate arrosto", "verdure di stagione", "mozzarella di bufala", "pane e olio", "rucola e grana",
                "pomodorini, olive e capperi", "salsa verde", "prosciutto crudo",
            ]),
        MadeMenu(
            "es", " con ",
            [
                "Sopa de ajo", "Pollo asado", "Arroz con verduras", "Tortilla española", "Gambas al ajillo",
                "Ensalada mixta", "Merluza a la plancha", "Plato del día", "Croquetas caseras", "Gazpacho",
            ],
            [
                "patatas fritas", "pimientos asados", "queso manchego", "pan y aceite", "arroz blanco",
                "tomate, cebolla y atún", "salsa de almendras", "huevo frito",
            ]),
        MadeMenu(
            "pl", ", ",
            [
                "Zupa pomidorowa", "Kotlet schabowy", "Pierogi ruskie", "Gołąbki", "Placki ziemniaczane",
                "Żurek", "Łosoś", "Danie dnia", "Bigos", "Naleśniki",
            ],
            [
                "ziemniaki", "kapusta", "śmietana", "surówka i marchew", "ryż", "sos grzybowy", "ser żółty",
                "cebula i boczek",
            ]),
        MadeMenu(
            "zh", "",
            ["番茄炒", "红烧", "清炒", "麻辣", "宫保", "糖醋", "蒜蓉", "鱼香", "干煸", "酸辣"],
            ["鸡蛋", "豆腐", "牛肉面", "西兰花", "鸡丁", "里脊", "茄子煲", "四季豆"]),
        MadeMenu(
            "ja", "と",
            ["天ぷら", "焼き鳥", "親子丼", "味噌汁", "うどん", "刺身", "豆腐", "餃子", "カレーライス", "野菜炒め"],
            ["ご飯", "漬物", "卵", "サラダ", "海老", "ねぎ", "枝豆", "のり"]),
        MadeMenu(
            "th", "",
            ["ผัดไทย", "ข้าวผัด", "แกงเขียวหวาน", "ต้มยำ", "ผัดกะเพรา", "ยำวุ้นเส้น", "ส้มตำ", "ก๋วยเตี๋ยว", "แกงมัสมั่น", "ผัดผัก"],
            ["กุ้ง", "ไก่", "หมู", "เต้าหู้", "ทะเล", "ไข่ดาว", "เห็ด", "เนื้อ"]),
    ]
}
