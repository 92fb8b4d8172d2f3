internal import Judging
internal import Pages

/// The kitchen a menu cooks in, from words on it that name one.
package enum Cuisine {
    /// The cuisine at least three different words speak for, and twice as many as for any other; else nil.
    ///
    /// A cuisine's own name in two lines or more counts as two further words.
    package static func named(in texts: some Sequence<String>) -> String? {
        let counts = counts(in: texts)
        guard let best = counts.max(by: { $0.count < $1.count }), best.count >= fewestWords else { return nil }
        let second = counts.filter { $0.name != best.name }.map(\.count).max() ?? 0
        return best.count >= 2 * second ? best.name : nil
    }

    /// The cuisine that the menu's main language and the country it hangs in point to, where its words name none: a menu
    /// in Thai is Thai; one in Italian is Italian in Italy. Words of another cuisine leave it open.
    ///
    /// - Parameters:
    ///   - language: a BCP 47 code, or nil.
    ///   - country: an ISO 3166-1 alpha-2 code, or nil.
    package static func hinted(language: String?, country: String?, in texts: some Sequence<String>) -> String? {
        guard let language, let hinted = CuisineOrigin.cuisine(language: language, country: country) else { return nil }
        let contradicts = counts(in: texts).contains { $0.name != hinted && $0.count >= contradictingWords }
        return contradicts ? nil : hinted
    }

    /// How many different words of each cuisine the texts hold.
    private static func counts(in texts: some Sequence<String>) -> [(name: String, count: Int)] {
        var seen: Set<String> = []
        var namings: [String: Int] = [:]
        for text in texts {
            let words = Set(HeadingWords.words(text))
            seen.formUnion(words)
            for word in words where names(word) { namings[word, default: 0] += 1 }
            if text.contains(where: \.isIdeograph) { seen.formUnion(hanWords.filter(text.contains)) }
        }
        return table.map { entry in
            let own = entry.words.intersection(seen).count
            // "Thai chili" is an ingredient: a name adds only to what other words say.
            let isNamed = own >= fewestWords && (namings[entry.name] ?? 0) >= 2
            return (name: entry.name, count: isNamed ? own + 2 : own)
        }
    }

    /// Whether a folded word is a cuisine's name.
    package static func names(_ word: String) -> Bool {
        table.contains { $0.name == word }
    }

    private static let fewestWords = 3
    /// So many words of another cuisine weigh more than a language or a country.
    private static let contradictingWords = 2

    private static let hanWords: [String] = table.flatMap(\.words).filter { $0.contains(where: \.isIdeograph) }.sorted()

    /// Dish and kitchen words that belong to one cuisine; words in use everywhere (pizza, curry) are left out.
    private static let table: [(name: String, words: Set<String>)] = [
        (
            "italian",
            words(
                "antipasti primi secondi contorni spaghetti tagliatelle penne risotto gnocchi carbonara bolognese tiramisu "
                    + "bruschetta carpaccio saltimbocca ristorante trattoria osteria prosecco panna cotta minestrone lasagne "
                    + "lasagna ravioli caprese parmigiana scaloppine calzone margherita quattro italian italiano")
        ),
        (
            "french",
            words(
                "entrees plats fromages magret confit cassoulet bourguignon tartare gratin escargots foie croque ratatouille "
                    + "bouillabaisse quiche crepes brasserie formule canard dauphinois provencale french francais moules"
            )
        ),
        (
            "german",
            words(
                "schnitzel bratwurst sauerkraut spatzle kasespatzle knodel semmelknodel kartoffelsalat bratkartoffeln "
                    + "schweinebraten sauerbraten leberkase weisswurst currywurst rouladen haxe schweinshaxe rotkohl "
                    + "obatzda brotzeit maultaschen flammkuchen brezel hendl wirtshaus gasthaus biergarten weissbier")
        ),
        (
            "spanish",
            words(
                "tapas paella tortilla jamon chorizo croquetas gazpacho patatas bravas raciones gambas boquerones pulpo "
                    + "bocadillos chacinas salmorejo iberico bellota manchego sangria morcilla revuelto cazuela")
        ),
        (
            "mexican",
            words(
                "taco tacos burrito burritos quesadilla quesadillas enchiladas enchilada guacamole nachos fajitas fajita "
                    + "salsa tamales chilaquiles pozole carnitas churros margarita mezcal mexican")
        ),
        (
            "chinese",
            words(
                "wonton wontons szechuan sichuan kung pao chow mein lo dim sum dimsum peking cantonese hunan mapo tofu "
                    + "manchurian hakka chinese 炒饭 炒飯 麻婆豆腐 宫保鸡丁 宮保雞丁 饺子 餃子 水饺 水餃 炒面 炒麵 "
                    + "点心 點心 牛肉面 牛肉麵 鱼香 魚香 红烧 紅燒 糖醋 酸辣 炸酱 炸醬 回锅肉 回鍋肉 凉菜 馄饨 餛飩 松花蛋 皮蛋 红油 豆腐汤")
        ),
        (
            "japanese",
            words(
                "sushi sashimi nigiri maki ramen udon soba tempura teriyaki miso gyoza edamame donburi katsu yakitori "
                    + "tonkotsu onigiri uramaki temaki sake japanese")
        ),
        ("thai", words("pad thai tom yum kha som tum satay massaman panang krapow larb khao green thailand prik")),
        ("vietnamese", words("pho banh mi bun goi cuon nem com cha gio bo ga nuong vietnamese rieu hue")),
        (
            "indian",
            words(
                "paneer tikka masala naan roti biryani biriyani dal dosa dhosa idli samosa tandoori korma vindaloo raita "
                    + "lassi chaat pakora aloo gobi palak makhani paratha sambar sambhar uttapam vada kulcha thali indian"
            )
        ),
        ("korean", words("kimchi bibimbap bulgogi japchae tteokbokki galbi gimbap kimbap korean soju banchan jjigae")),
        (
            "turkish",
            words(
                "doner kebap kebabi kofte lahmacun pide izgara adana urfa iskender ayran baklava kunefe corba meze mezeler "
                    + "borek lokanta beyti pirzola tavuk kuzu")
        ),
        (
            "greek",
            words(
                "gyros souvlaki moussaka tzatziki feta ouzo saganaki dolmades spanakopita bifteki pita greek horiatiki")
        ),
        (
            "middle_eastern",
            words(
                "hummus falafel shawarma tabbouleh fattoush kibbeh baba ghanoush labneh mutabal shish tawook arayes "
                    + "manakish lebanese kebbeh tahini")
        ),
        (
            "american",
            words(
                "cheeseburger wings bbq ribs brisket sliders mac hash browns biscuits gravy buffalo skillet cornbread grits "
                    + "reuben philly jambalaya gumbo american")
        ),
        (
            "british",
            words(
                "fish chips shepherd's pie mash bangers rashers pudding puddings scampi crumble yorkshire gammon ploughman's "
                    + "scone scones jacket bubble squeak custard rasher boxty colcannon irish british english")
        ),
        ("burmese", words("burmese burma laphet mohinga kebat palata shwe ohn khao swe")),
        ("ethiopian", words("injera tibs wot doro kitfo berbere shiro ethiopian")),
    ]

    private static func words(_ list: String) -> Set<String> {
        Set(list.split(separator: " ").map(String.init))
    }
}
