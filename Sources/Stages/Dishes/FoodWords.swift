/// Common words of dishes, for telling a list of food from a list of anything else.
enum FoodWords {
    /// Whether a text has a word, or a German compound's end, that names food.
    static func mentionsFood(_ text: String) -> Bool {
        HeadingWords.words(text).contains { word in
            words.contains(word) || words.contains(singular(word)) || endings.contains { word.hasSuffix($0) }
        } || text.contains { ideographs.contains($0) }
    }

    private static func singular(_ word: String) -> String {
        word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
    }

    private static let endings = [
        "suppe", "salat", "schnitzel", "braten", "nudeln", "kartoffeln", "wurst", "kuchen", "brot", "brotchen",
        "fleisch",
        "filet", "gemuse", "sosse", "knodel", "reis", "auflauf", "pfanne", "kase",
    ]

    private static let ideographs: Set<Character> = Set("饭飯面麵汤湯肉鸡雞牛猪豬鱼魚虾蝦菜豆饺餃粥丼鍋锅串焼炒")

    private static let words: Set<String> = Set(
        """
        chicken beef lamb pork mutton fish tuna salmon shrimp prawn bacon ham sausage steak duck turkey egg cheese paneer \
        tofu rice noodle pasta spaghetti pizza burger sandwich toast bread roll bun soup salad curry masala biryani fries \
        potato tomato mushroom onion garlic corn bean spinach cauliflower vegetable veg fruit apple banana mango lemon \
        chocolate cake pie ice cream waffle pancake omelette pudding coffee tea juice milk latte cappuccino espresso \
        taco burrito nacho wrap dosa dhosa naan roti puri samosa kebab kabab tikka wing rib stew pickle sauce butter \
        suppe salat schnitzel kartoffel nudel reis fisch huhn hahnchen rind schwein kase brot ei eier gemuse braten \
        gulasch eintopf spatzle pommes lachs forelle pute ente pilze spargel kuchen strudel quark joghurt \
        soupe salade poulet boeuf porc agneau poisson saumon fromage pain oeuf riz pates frites legumes tarte gateau \
        glace creme pomme canard veau crevette moules jambon \
        zuppa insalata pollo manzo maiale pesce tonno salmone gamberi gamberetti formaggio pane uova riso risotto patate \
        patatine verdure funghi pomodoro prosciutto vitello polenta tiramisu gelato spinaci calamari scaloppine mozzarella \
        sopa ensalada ternera cerdo pescado atun queso huevo arroz patata verdura gamba jamon tortilla croqueta helado \
        tarta lomo chorizo merluza bacalao pulpo calamar aceituna \
        pho bun banh com ga bo heo tom cha nem corba kofte tavuk kuzu balik pilav salata ekmek peynir kebap kebabi \
        zupa salatka kurczak ryba ser polevka salat kure hovezi veprove knedliky brambory
        """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
