internal import Models

/// "-free" and its kin: what is gone is the thing named, not its kin, and "free" alone takes nothing away.
package enum FreeFromPairs {
    package static let all = english + german + french + italian + spanish + others

    private static let english =
        NamePair.table(
            .vegan, "en",
            """
            Egg-free mayo with chips | Free-range egg mayo with chips
            Dairy-free ice cream | Ice cream, free dairy topping
            Vegan cheese toastie | Lactose-free cheese toastie
            Dairy-free chocolate | Nut-free milk chocolate
            Soy yoghurt | Fat-free yoghurt
            Coconut yoghurt | Sugar-free yoghurt
            Mango sorbet | Sugar-free ice cream
            Gluten-free pasta with tomatoes | Gluten-free pasta with cream
            Oat milk latte | Lactose-free milk latte
            Avocado toast | Avocado toast with cage-free eggs
            Toast with jam | Toast with cruelty-free honey
            Egg-free noodles with tofu | Gluten-free egg noodles with tofu
            Dairy-free pancakes with maple syrup | Gluten-free pancakes with butter
            Salad with dairy-free dressing | Salad with oil-free yoghurt dressing
            Milk-free porridge | Free milk with porridge
            Cheese-free salad | Salad with free cheese
            Nut-free granola with soy milk | Nut-free granola with milk
            Potatoes with vegan butter | Potatoes with lactose-free butter
            Coffee with oat milk | Coffee with fat free milk
            Free-from vegan brownie | Gluten free brownie
            Vegan quark with berries | Lactose-free quark with berries
            Rice pudding with coconut milk | Lactose-free rice pudding with milk
            Soy cream mushrooms | Lactose-free cream mushrooms
            Vegan cottage cheese | Low-fat cottage cheese
            Lentil soup | Lentil soup with 0 % fat yoghurt
            """)
        + NamePair.table(
            .vegetarian, "en",
            """
            Meat-free sausage | Meat sausage
            Meat free lasagne | Meat lasagne
            Bacon-free potato salad | Free bacon with potato salad
            Chicken-free nuggets | Free-range chicken nuggets
            Gluten-free bread with tofu | Gluten-free bread with ham
            Tomato soup, no MSG | Chicken soup, no MSG
            Vegetable soup | MSG-free beef soup
            Meatless balls in tomato sauce | Meatballs in tomato sauce
            Nut-free vegetable curry | Nut-free lamb curry
            Egg salad sandwich | Egg-free tuna salad sandwich
            Free-range eggs on toast | Free-range pork on toast
            Cheese pizza | Lactose-free salami pizza
            Tofu with vegetables | Antibiotic-free turkey with vegetables
            Dairy-free lentil dal | Dairy-free chicken
            Sugar-free granola with yoghurt | Sugar-free ham
            """)

    private static let german =
        NamePair.table(
            .vegan, "de",
            """
            Eifreie Mayonnaise mit Pommes | Mayonnaise mit Pommes
            Sojajoghurt mit Beeren | Laktosefreier Joghurt mit Beeren
            Veganer Käse mit Tomaten | Laktosefreier Käse mit Tomaten
            Glutenfreie Nudeln mit Tomaten | Glutenfreie Nudeln mit Sahne
            Hafermilch | Laktosefreie Milch
            Milchfreier Reis | Fettfreie Milch mit Reis
            Kartoffeln, käsefrei | Kartoffeln, Käse, frei Haus
            Zuckerfreier Apfelkuchen (vegan) | Zuckerfreier Quark
            Tofu ohne Ei | Tofu mit Freilandei
            Fruchtsorbet | Zuckerfreies Milcheis
            Kokosjoghurt | Joghurt ohne Zucker
            Margarine auf Brot (vegan) | Laktosefreie Butter auf Brot
            """)
        + NamePair.table(
            .vegetarian, "de",
            """
            Fleischfreie Frikadelle | Frikadelle, glutenfrei
            Fleischloser Eintopf | Eintopf mit Fleisch, laktosefrei
            Laktosefreier Käse mit Brot | Laktosefreie Salami mit Brot
            Eierpfannkuchen, schweinefleischfrei | Eierpfannkuchen, glutenfrei, mit Schinken
            Gemüsesuppe ohne Geschmacksverstärker | Hühnersuppe ohne Geschmacksverstärker
            Salat, alkoholfrei | Freilandhuhn
            """)

    private static let french =
        NamePair.table(
            .vegan, "fr",
            """
            Yaourt de soja | Yaourt sans lactose
            Lait d'avoine | Lait sans lactose
            Fromage végétal | Fromage sans lactose
            Pâtes sans gluten aux tomates | Pâtes sans gluten à la crème
            Sorbet sans sucre | Glace sans sucre
            Mayonnaise sans œuf | Mayonnaise sans gluten
            Gâteau végétalien | Gâteau sans gluten
            """)
        + NamePair.table(
            .vegetarian, "fr",
            """
            Chili sans viande | Chili con carne sans gluten
            Omelette aux champignons | Omelette sans gluten au jambon
            Riz sans gluten aux légumes | Riz sans gluten au poulet
            """)

    private static let italian =
        NamePair.table(
            .vegan, "it",
            """
            Latte di soia | Latte senza lattosio
            Formaggio vegano | Formaggio senza lattosio
            Gelato vegano | Gelato senza lattosio
            Sorbetto senza zucchero | Gelato senza zucchero
            Insalata con tofu | Insalata con mozzarella senza lattosio
            Pasta senza glutine al pomodoro | Pasta senza glutine al burro
            """)
        + NamePair.table(
            .vegetarian, "it",
            """
            Ragù senza carne | Ragù senza glutine
            Pizza senza lattosio ai funghi | Pizza senza lattosio al salame
            Panino con formaggio | Panino senza glutine con salame
            """)

    private static let spanish =
        NamePair.table(
            .vegan, "es",
            """
            Leche de soja | Leche sin lactosa
            Queso vegano | Queso sin lactosa
            Yogur de coco | Yogur sin azúcar
            Mayonesa sin huevo | Mayonesa sin gluten
            Pan sin gluten con tomate | Pan sin gluten con mantequilla
            Sorbete de limón | Helado sin azúcar
            """)
        + NamePair.table(
            .vegetarian, "es",
            """
            Pan sin gluten con queso | Pan sin gluten con jamón
            Hamburguesa sin carne | Hamburguesa sin gluten
            """)

    private static let others =
        NamePair.table(
            .vegan, "nl",
            """
            Sojamelk | Lactosevrije melk
            Yoghurt van soja | Suikervrije yoghurt
            Rijst met tofu | Glutenvrije kaas
            """)
        + NamePair.table(
            .vegan, "pt",
            """
            Leite de soja | Leite sem lactose
            Queijo vegano | Queijo sem lactose
            """)
        + NamePair.table(
            .vegan, "pl",
            """
            Mleko sojowe | Mleko bez laktozy
            Ser wegański | Ser bez laktozy
            """)
        + NamePair.table(
            .vegan, "ru",
            """
            Соевое молоко | Безлактозное молоко
            Рис с овощами | Сыр без лактозы
            """)
}
