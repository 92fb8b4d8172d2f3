internal import Models

/// What stands in for meat, fish, egg and milk, what only sounds so, and the same words beside the real thing.
package enum StandInPairs {
    package static let all = english + german + romance

    private static let english =
        NamePair.table(
            .vegetarian, "en",
            """
            Mock duck with pak choi | Duck with pak choi
            Mock duck curry | Mock duck and duck curry
            Mock turtle soup, vegetarian | Mock turtle soup
            Tofu with vegetarian oyster sauce | Beef with vegetarian oyster sauce
            Broccoli in vegetarian oyster sauce | Broccoli in oyster sauce
            Vegan chicken-style pieces | Chicken pieces
            Vegetarian duck pancakes | Duck pancakes, vegetarian dip
            Beyond burger with cheese | Beyond burger with bacon
            Impossible burger with cheese | Impossible burger with bacon
            Seitan steak | Beef steak with seitan
            Soy chunks curry | Soy-glazed chicken chunks
            Tofu scramble with toast | Tofu scramble with ham
            Vegan tuna salad | Tuna salad with vegan mayo
            Jackfruit pulled pork, vegan | Pulled pork with jackfruit slaw
            Carrot dogs | Corn dogs
            Tempeh bacon sandwich (vegan) | Bacon sandwich with tempeh
            Vegan fish fingers | Fish fingers with vegan tartare
            Mushroom steak | Mushroom and steak
            Tofu instead of beef | Beef instead of tofu
            Cauliflower wings | Chicken wings with cauliflower
            Nut roast with vegetables | Roast pork with nuts
            Watermelon poke | Tuna poke with watermelon
            Halloumi instead of bacon | Bacon instead of halloumi
            Vegan pulled pork bun | Vegan bun, pulled pork
            Falafel burger | Falafel and beef burger
            Grilled vegetables | Chicken-style beef
            Lentil meatballs | Meatballs with lentils
            Portobello burger | Burger with portobello
            Aubergine schnitzel | Schnitzel with aubergine
            Chickpea nuggets | Chicken nuggets with chickpeas
            """)
        + NamePair.table(
            .vegan, "en",
            """
            Cashew cream pasta | Cashew and cream pasta
            Coconut whipped cream on strawberries | Whipped cream on strawberries
            Oat milk porridge | Oats with milk
            Aquafaba meringue | Meringue
            Soy milk rice pudding | Rice pudding
            Vegan parmesan on spinach | Parmesan on spinach
            Almond butter toast | Almond and butter toast
            Peanut butter with jam | Peanut, butter, jam
            Coconut cream spinach | Coconut and cream spinach
            Tofu scramble | Scrambled eggs with tofu
            Rice milk | Rice, milk
            Vegan egg fried rice | Egg fried rice
            Almond milk chocolate | Almond, milk chocolate
            Agave instead of honey on oats | Honey instead of agave on oats
            Margarine on potatoes, vegan | Butter on potatoes
            """)

    private static let german =
        NamePair.table(
            .vegetarian, "de",
            """
            Sojaschnetzel mit Reis | Geschnetzeltes mit Reis
            Tofu statt Hähnchen | Hähnchen statt Tofu
            Gemüse anstelle von Fleisch | Fleisch anstelle von Gemüse
            Seitansteak | Rindersteak mit Seitan
            Tofubolognese | Bolognese mit Tofu
            Falscher Hase, vegetarisch | Falscher Hase
            Linsenfrikadelle | Frikadelle mit Linsen
            Veganes Hack mit Nudeln | Hack mit veganen Nudeln
            Auberginenschnitzel | Schweineschnitzel mit Aubergine
            Pilzgulasch | Pilz-Rindergulasch
            Jackfruit-Burger | Pulled-Pork-Burger mit Jackfruit
            Vegane Fischstäbchen | Fischstäbchen
            Kichererbsencurry | Kichererbsen-Hähnchen-Curry
            Räuchertofu mit Kraut | Räucherspeck mit Kraut
            Vegetarische Leberpastete | Leberpastete
            Gemüsebratling | Hackbratling
            Käseschnitzel | Käse-Schinken-Schnitzel
            """)
        + NamePair.table(
            .vegan, "de",
            """
            Hafermilchreis | Reis mit Milch
            Sojasahne auf Beeren | Sahne auf Beeren
            Kokoscreme mit Mango | Cremeschnitte mit Mango
            Mandelmilch | Mandel-Sahne
            Erdnussbutter auf Brot | Erdnuss und Butter auf Brot
            Cashewkäse mit Tomaten | Cashew und Käse mit Tomaten
            Agavensirup statt Honig, Hafer | Honig statt Agavensirup, Hafer
            Tofurührei | Rührei mit Tofu
            Veganes Ei auf Brot | Ei auf veganem Brot
            """)

    private static let romance =
        NamePair.table(
            .vegetarian, "fr",
            """
            Tofu au lieu de poulet | Poulet au lieu de tofu
            Steak de soja | Steak à la sauce soja
            Bolognaise de lentilles | Bolognaise
            Faux gras végétal | Faux-filet
            Caviar d'aubergine | Caviar
            """)
        + NamePair.table(
            .vegan, "fr",
            """
            Crème de coco | Crème
            Lait d'amande | Lait et amandes
            """)
        + NamePair.table(
            .vegetarian, "it",
            """
            Tofu invece di pollo | Pollo invece di tofu
            Bistecca di soia | Bistecca con salsa di soia
            Polpette di lenticchie | Polpette con lenticchie
            Cotoletta di melanzane | Cotoletta con melanzane
            """)
        + NamePair.table(
            .vegetarian, "es",
            """
            Tofu en lugar de pollo | Pollo en lugar de tofu
            Albóndigas de lentejas | Albóndigas con lentejas
            Filete de soja | Filete con salsa de soja
            """)
        + NamePair.table(
            .vegan, "es",
            """
            Leche de coco | Leche con coco
            Crema de cacahuete | Crema de leche
            """)
}
