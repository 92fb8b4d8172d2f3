internal import Models

/// Letters read wrong: a slip never makes a claim, takes nothing away, and hides no animal.
package enum SlipPairs {
    package static let all = english + german + romance + others

    private static let english =
        NamePair.table(
            .vegan, "en",
            """
            Vegan cheese | Vegam cheese
            Vegan cheese | Vcgan cheese
            Vegan cheese | Uegan cheese
            Vegan cheese | Vegan't cheese
            Vegan burger | Vegaii burger
            Vegan burger | Veqan burger
            Vegan burger | Vvegan burger
            Vegan burger | Vegn burger
            Vegan burger | Vegann burger
            Vegan burger | Vegän burger
            Salad without egg | Salad withoüt egg
            Vegan lasagne (vegan) | Lasagne (vcgan)
            Plant-based sausage | Piant-bascd sausage
            Salad without egg | Salad witbout egg
            Salad without egg | Salad wlthout egg
            Salad without egg | Salad withoutegg
            Salad without egg | Salad with outegg
            Pasta without cheese | Pasta vvithout cheese
            Pasta without cheese | Pasta without chee5e and cheese
            Egg-free pancakes | Egg-frec pancakes
            Egg-free pancakes | Egg-tree pancakes
            Dairy-free ice cream | Dairy-fnee ice cream
            Soy milk | Soy, rnilk
            Coconut milk | Coconul milk
            Coconut milk | Cocoanut, mi1k
            Almond milk | Alrnond milk
            Tomato salad | Tomato salad with rnozzarella
            Rice with tofu | Rice with tofu and eqq
            Toast with jam | Toast with bulter
            Toast with jam | Toast with hcney
            Beans on toast | Beans and chcese on toast
            Fruit salad | Fruit salad with crearn
            Fruit salad | Fruit salad with yoqhurt
            """)
        + NamePair.table(
            .vegetarian, "en",
            """
            Beet burger | Beetburger
            Beet burger | Bcef burger
            Beet burger | Baef burger
            Beet burger | 8eef burger
            Beet steak with rice | Bee£ steak with rice
            Tofu with rice | Chlcken with rice
            Tofu with rice | Chickcn with rice
            Tofu with rice | 5chicken with rice
            Tofu with rice | 5chinken with rice
            Tofu with rice | Ch1cken with rice
            Tofu with rice | Ghicken with rice
            Tofu with rice | Chickenwith rice
            Tofu with rice | Chick en with rice
            Cheese sandwich | Harn sandwich
            Cheese sandwich | Cheese and hann sandwich
            Cheese sandwich | Cheese 8acon sandwich
            Cheese sandwich | Cheese and bac0n sandwich
            Cheese sandwich | Tvrkey sandwich
            Cheese sandwich | Tuma sandwich
            Potatoes with leek | Potatoes with iamb
            Potatoes with leek | Sa1mon with potatoes
            Potatoes with leek | Potatoes with salrnon
            Vegetarian curry | Vegelarian lamb curry
            Vegetarian sausage | Vegetarlan sausage
            Vegetarian sausage | Veqetarian sausage
            Meat-free sausage | Meat-tree sausage
            Rice without chicken | Rice wiithout chicken
            Rice without prawns | Rice with0ut prawns
            Bean chili | Bean and becf chili
            Mushroom soup | Mushroom and chickn soup
            Rice with peas | Rice with peas and porlc
            Pasta with tomatoes, olives, capers, basil, garlic, onions, peppers, peas, corn, carrots, leek, rice | Pasta with tomatoes, olives, capers, basil, garlic, onions, peppers, peas, corn, carrots, leek, rice, chlcken
            Salad with tomatoes | Salad with shrirnp
            Salad with tomatoes | Salad with anch0vies
            """)

    private static let german =
        NamePair.table(
            .vegan, "de",
            """
            Nudeln ohne Ei | Nudeln ohneEi
            Nudeln ohne Ei | Nudeln 0hne Ei
            Nudeln ohne Ei | Nudeln ohnc Ei
            Nudeln ohne Ei | Nudeln ohrıe Ei
            Nudeln ohne Ei | Nudeln ahne Ei
            Nudeln ohne Ei | Nudeln öhne Ei
            Nudeln ohne Ei | Nudeln ohnen Ei
            Salat ohne Käse | Salat ohme Käse
            Salat mit Tomaten | Salat mit Ka5e
            Salat mit Tomaten | Salat mit Kase
            Salat mit Tomaten | Salat mit Kàse
            Salat mit Tomaten | Salat mit Kãse
            Salat mit Tomaten | Salat mit K äse
            Tomaten auf Brot | 8utter auf Brot
            Tomaten auf Brot | Butler auf Brot
            Beeren | Beeren mit 5ahne
            Beeren | Beeren mit Sahnc
            Veganer Quark | Vegamer Quark
            Vegane Lasagne | Vcgane Lasagne
            Vegane Lasagne | Veganc Lasagne
            Eifreie Nudeln | Eifneie Nudeln mit Ei
            Hafermilch | Hafer Mi1ch
            """)
        + NamePair.table(
            .vegetarian, "de",
            """
            Bohnen mit Reis | 5peck mit Bohnen
            Bohnen mit Reis | Bohnen mit 5peck
            Bohnen mit Reis | Bohnen mit Spcck
            Bohnen mit Reis | Hahnchen mit Reis
            Bohnen mit Reis | Hàhnchen mit Reis
            Bohnen mit Reis | Hühnchcn mit Reis
            Bohnen mit Reis | Rlnd mit Reis
            Bohnen mit Reis | Lacns mit Reis
            Bohnen mit Reis | Schwcin mit Reis
            Käsebrot | Kase-Schinkcn-Brot
            Kartoffeln mit Quark | Kartoffeln mit Wunst
            Kartoffeln ohne Speck | Kartoffeln ohmeSpeck
            Kartoffeln ohne Speck | Kartoffeln onne Speck
            Kartoffeln ohne Speck | Kartoffeln ohneSpeck mit Speck
            Vegetarische Wurst | Vegetarlsche Wurst
            Vegetarische Wurst | Vegetanische Wurst
            Fleischlose Wurst | Fleischlase Wurst
            Fleischlose Wurst | Fleischiose Wurst
            Gemüsesuppe | Hühnersupρe
            Gemüsegulasch | Rindergulosch
            Sojagulasch | Sajagulasch
            Linsensuppe | Leberknödelsuppc
            """)

    private static let romance =
        NamePair.table(
            .vegetarian, "fr",
            """
            Salade sans jambon | Salade sams jambon
            Salade sans jambon | Salade sansjambon et jambon
            Riz aux légumes | Riz au pou1et
            Riz aux légumes | Riz au poulel
            Salade de tomates | Salade au th0n
            Burger végétarien | Burger vegetanien
            """)
        + NamePair.table(
            .vegan, "fr",
            """
            Salade de tomates | Salade au frornage
            Fraises | Fraises à la crerne
            Riz sans beurre | Riz sams beurre
            """)
        + NamePair.table(
            .vegetarian, "it",
            """
            Riso senza pollo | Riso senzo pollo
            Riso senza pollo | Riso 5enza pollo
            Pizza ai funghi | Pizza al prosciuffo
            Insalata di pomodori | Insalata con tonmo
            """)
        + NamePair.table(
            .vegan, "it",
            """
            Insalata di pomodori | Insalata con rnozzarella
            Lasagne vegane | Lasagne vegame
            """)
        + NamePair.table(
            .vegetarian, "es",
            """
            Arroz sin pollo | Arroz sln pollo
            Arroz sin pollo | Arroz 5in pollo
            Ensalada de tomate | Ensalada con alún
            Pan con tomate | Pan con jam6n
            Chili sin carne | Chili sim carne
            """)
        + NamePair.table(
            .vegan, "es",
            """
            Ensalada de tomate | Ensalada con quoso
            Hamburguesa vegana | Hamburguesa vegama
            """)

    private static let others =
        NamePair.table(
            .vegetarian, "nl",
            """
            Rijst zonder kip | Rijst zonoer kip
            Rijst met bonen | Rijst met zalrn
            """)
        + NamePair.table(
            .vegetarian, "pl",
            """
            Pierogi bez mięsa | Pierogi dez mięsa
            Pierogi z serem | Pierogi z miesem
            """)
        + NamePair.table(
            .vegetarian, "tr",
            """
            Etsiz çiğ köfte | Etsız ciğ köftc etli
            Peynirli pide | Kiymali pide
            """)
}
