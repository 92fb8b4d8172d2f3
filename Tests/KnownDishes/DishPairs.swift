internal import Models

/// Dishes and foods whose names differ in a word or a few letters.
package enum DishPairs {
    package static let all =
        NamePair.table(
            .vegetarian, "en",
            """
            Beet burger | Beef burger
            Lentil burger | Burger
            Tofu curry | Tuna curry
            Vegetable lasagne | Lasagne
            Chili sin carne | Chili con carne
            Corn soup | Corned beef soup
            Butternut squash | Butter chicken
            Eggplant parmesan | Eggs and bacon
            Mock duck pancakes with hoisin | Duck pancakes with hoisin
            Hearts of palm salad | Chicken hearts salad
            Artichoke hearts | Lamb hearts
            Vegan sausage roll | Sausage roll
            Bean chili | Beef chili
            Tofu instead of chicken | Chicken instead of tofu
            Rice without chicken | Rice with chicken
            Mushroom stroganoff | Stroganoff
            Cauliflower steak | Steak with cauliflower
            Vegetarian oyster sauce noodles | Beef in vegetarian oyster sauce
            Veggie hot dog | Hot dog
            Falafel wrap | Chicken and falafel wrap
            Peanut butter toast | Peanut chicken toast
            Jackfruit tacos | Carnitas tacos
            Miso aubergine | Miso salmon
            Plum tomato salad | Plum duck salad
            Tempeh satay | Chicken satay
            Egg salad | Caesar salad with anchovies
            Cheese pizza | Cheese and pepperoni pizza
            Vegan & seitan stew | Vegan & beef stew
            Grilled halloumi skewers | Grilled lamb skewers
            Potato rosti | Potato rosti with gammon
            """)
        + NamePair.table(
            .vegan, "en",
            """
            Vegan cheese burger | Vegan & cheese burger
            Coconut milk rice | Milk rice
            Peanut butter toast | Butter toast
            Plant-based cream pasta | Cream pasta
            Egg-free pancakes | Egg pancakes
            Rice noodles with tofu | Egg noodles with tofu
            Dairy-free chocolate cake | Dairy chocolate cake
            Eggplant curry | Egg curry
            Cocoa butter | Butter
            Soy yogurt with berries | Yogurt with berries
            Vegan mayo and chips | Mayo and chips
            Maple toast | Honey toast
            Salad without egg | Salad with egg
            Butter beans in tomato sauce | Buttered beans in tomato sauce
            Almond milk porridge | Milk porridge
            Vegan | Vegan option available
            Vegan lasagne | Not vegan lasagne
            Sorbet | Sherbet
            Pasta with tomato, vegan | Pasta with cheese, vegan
            Tomato bruschetta (vegan) | Mozzarella bruschetta (vegan)
            """)
        + NamePair.table(
            .vegetarian, "de",
            """
            Weißwurst vegan | Weißwurst
            Tofubratwurst | Bratwurst
            Sojagulasch | Gulasch
            Gemüseschnitzel | Schnitzel mit Gemüse
            Sellerieschnitzel | Schnitzel mit Sellerie
            Grünkernbratling | Leberkäse
            Fruchtfleisch | Fleisch
            Käsespätzle | Käsespätzle mit Speck
            Linsenbolognese | Bolognese
            Chili sin carne | Chili con carne
            Kräuterbaguette | Kräuterhähnchen
            Palmherzen | Hähnchenherzen
            Tofu statt Fleisch | Fleisch statt Tofu
            Vegetarische Wurst | Wurst, vegetarische Beilage
            Spinatlasagne | Lasagne
            Pfannkuchen ohne Speck | Pfannkuchen mit Speck
            Gemüsemaultaschen | Maultaschen mit Fleisch
            Kartoffelsuppe ohne Wurst | Kartoffelsuppe mit Wurst
            Kürbisgulasch | Rindergulasch
            Reis mit Gemüse | Reis mit Gemüse und Pute
            Veganer Döner | Döner
            Blumenkohlsteak | Putensteak mit Blumenkohl
            Falafelteller | Dönerteller
            Fleischlose Frikadelle | Frikadelle
            Räuchertofu | Räucherlachs
            """)
        + NamePair.table(
            .vegan, "de",
            """
            Nudeln ohne Ei | Nudeln mit Ei
            Kokosmilchreis | Milchreis
            Erdnussbutterbrot | Butterbrot
            Hafersahnesoße | Sahnesoße
            Reisnudeln | Eiernudeln
            Eisbergsalat | Eis
            Sojajoghurt | Joghurt
            Veganer Feta mit Tomaten | Feta mit Tomaten
            Vegane Mayonnaise | Mayonnaise
            Butternusskürbis | Butterkürbis mit Butter
            Cashewcreme | Sahnecreme
            Gemüsepfanne, vegan | Gemüsepfanne, auf Wunsch vegan
            Kakaobutter | Kräuterbutter
            Eifreie Nudeln | Eierspätzle
            Apfelmus mit Zimt | Apfelmus mit Sahne
            """)
        + NamePair.table(
            .vegetarian, "fr",
            """
            Steak de chou-fleur | Steak haché
            Pâtes aux légumes | Pâté de campagne
            Lasagnes aux légumes | Lasagnes
            Salade sans jambon | Salade au jambon
            Burger végétarien | Burger
            Lentilles | Lentilles aux lardons
            Noix | Noix de Saint-Jacques
            Couscous végétarien | Couscous merguez
            """)
        + NamePair.table(
            .vegan, "fr",
            """
            Lait de coco | Lait
            Beurre de cacahuète | Beurre
            Crêpe végane | Crêpe
            """)
        + NamePair.table(
            .vegetarian, "it",
            """
            Spaghetti al pomodoro | Spaghetti alle vongole
            Chili senza carne | Chili con carne
            Insalata senza tonno | Insalata con tonno
            Ragù di lenticchie | Ragù
            Pizza margherita | Pizza con prosciutto
            Polpette di melanzane | Polpette
            """)
        + NamePair.table(
            .vegan, "it",
            """
            Latte di mandorla | Latte
            Gelato vegano | Gelato
            """)
        + NamePair.table(
            .vegetarian, "es",
            """
            Chili sin carne | Chili con carne
            Hamburguesa de lentejas | Hamburguesa
            Tortilla de patatas | Tortilla de camarones
            Ensalada sin atún | Ensalada con atún
            Croquetas de espinacas | Croquetas de jamón
            Paella de verduras | Paella
            """)
        + NamePair.table(
            .vegan, "es",
            """
            Leche de almendras | Leche
            Queso vegano | Queso
            """)
}
