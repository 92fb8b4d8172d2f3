internal import Models

/// "Vegan" and "vegetarian": what makes a claim, and what only looks like one.
package enum ClaimPairs {
    package static let all = english + german + romance + others

    private static let english =
        NamePair.table(
            .vegan, "en",
            """
            Vegan burger | Non-vegan burger
            Vegan burger | Not vegan burger
            Vegan burger | Almost vegan burger
            Vegan burger | Nearly vegan burger
            Vegan burger | Mostly vegan burger
            Vegan burger | Semi-vegan burger
            Vegan burger | Half vegan burger
            Vegan burger | Un-vegan burger
            Vegan burger | Anti-vegan burger
            Vegan burger | Vegan-ish burger
            Vegan burger | Veganish burger
            Vegan burger | Vegan-inspired burger
            Vegan burger | Vegan's nightmare burger
            Vegan burger | Sorry vegans burger
            Vegan burger | Ex-vegan burger
            Vegan lasagne | Lasagne, vegan on request
            Vegan lasagne | Lasagne (vegan option available)
            Vegan lasagne | Lasagne (vegan option)
            Vegan lasagne | Lasagne – can be made vegan
            Vegan lasagne | Lasagne, ask for vegan
            Vegan lasagne | Lasagne, vegan available
            Vegan lasagne | Lasagne, vegan possible
            Vegan lasagne | Lasagne (make it vegan +2)
            Vegan lasagne | Lasagne (vegan +2.50)
            Vegan lasagne | Lasagne (also available vegan)
            Vegan lasagne | Lasagne or vegan lasagne
            Vegan lasagne | Lasagne (not vegan)
            Vegan lasagne | Lasagne (no vegan)
            Vegan lasagne | Lasagne (vegan?)
            Vegan lasagne | Lasagne, unsuitable for vegans
            Vegan lasagne | Lasagne, not for vegans
            Vegan lasagne | Lasagne, vegan version on Mondays
            Vegan lasagne | Lasagne (vegan alternative)
            Vegan chips with mayo (vegan) | Vegan chips with mayo and bacon
            Vegan mayo with chips | Vegan mayo with bacon
            Vegan sausage | Vegan bun with sausage
            Vegan pizza | Pizza with vegan base
            Vegan ice cream | Ice cream with vegan sprinkles
            Pancakes (vegan) with maple syrup | Pancakes with vegan maple syrup
            Vegan kebab | Kebab next to vegan salad
            Vegan cream cheese bagel | Bagel with cream cheese and vegan spread
            Plant-based milk | Plant-fed cow's milk
            Vegan tiramisu | Tiramisu with vegan biscuits
            Vegan omelette | Omelette with vegan cheese
            Vegan pho | Pho, vegan friendly upon request
            Vegan brownie | Brownie with vegan ice cream
            Vegan caesar salad | Caesar salad & vegan croutons
            Vegan sushi | Sushi vegan or salmon
            Vegan burrito | Burrito, vegan for 2 extra
            Vegan tacos | Never vegan tacos
            Vegan tacos | Vegan-type tacos
            Vegan tacos | Tacos, vegan for vegans only
            Vegan rice bowl with tofu | Vegan rice bowl with sausage
            Vegan noodles | Vegan noodles with meatballs
            Vegan salad | Vegan salad with schnitzel strips
            Vegan wrap | Vegan wrap with chlcken
            Vegan cheeseburger | Vegancheeseburger
            """)
        + NamePair.table(
            .vegetarian, "en",
            """
            Vegetarian curry | Non-vegetarian curry
            Veg biryani | Non-veg biryani
            Veg thali | Nonveg thali
            Veg momos | Non veg momos
            Veg or paneer momos | Veg or non-veg momos
            Vegetarian lasagne | Lasagne, vegetarian on request
            Vegetarian moussaka | Moussaka (vegetarian option available)
            Vegetarian stuffed peppers | Vegetarian or beef stuffed peppers
            Veggie sausage roll | Veggie & sausage roll
            Vegetarian sausage | Sausage, vegetarian side dish
            Meatless Monday chili | Meat Monday chili
            Vegetarian paella | Paella (vegetarians beware)
            Vegetarian gravy with potatoes | Beef gravy with vegetarian potatoes
            Vegetarian hot dog | Hot dog with vegetarian chili
            Vegan burger with fries | Beef burger with vegan fries
            Veggie burger with cheese | Veggie burger with bacon
            Vegetarian pepperoni pizza | Pepperoni pizza with vegetarian cheese
            Vegetarian haggis | Haggis, almost vegetarian
            Vegan bacon roll | Vegan roll with bacon
            Vegan chicken wings | Chicken wings with vegan dip
            """)

    private static let german =
        NamePair.table(
            .vegan, "de",
            """
            Vegane Lasagne | Lasagne, auf Wunsch vegan
            Vegane Lasagne | Lasagne (auch vegan möglich)
            Vegane Lasagne | Lasagne (nicht vegan)
            Vegane Lasagne | Fast vegane Lasagne
            Vegane Lasagne | Lasagne, vegan erhältlich
            Vegane Lasagne | Lasagne (vegan auf Anfrage)
            Vegane Lasagne | Lasagne, vegan gegen Aufpreis
            Vegane Lasagne | Lasagne oder vegan
            Vegane Lasagne | Lasagne mit veganem Salat
            Vegane Lasagne | Lasagne (vegane Alternative)
            Vegane Lasagne | Halb vegane Lasagne
            Vegane Lasagne | Lasagne, leider nicht vegan
            Veganes Eis | Eis mit veganer Waffel
            Vegane Waffel | Waffel mit veganer Sahne
            Vegane Käsespätzle | Käsespätzle mit veganem Salat
            Veganer Quark | Quark mit veganem Brot
            Vegane Sahnesoße | Sahnesoße mit veganen Nudeln
            Kürbissuppe (vegan) | Kürbissuppe mit Sahne (vegan ohne Sahne)
            Veganes Rührei | Rührei und vegan
            Vegane Bowl | Unvegane Bowl
            """)
        + NamePair.table(
            .vegetarian, "de",
            """
            Vegetarische Maultaschen | Maultaschen, vegetarisch möglich
            Vegetarische Maultaschen | Maultaschen (nicht vegetarisch)
            Vegetarische Maultaschen | Maultaschen oder vegetarisch
            Vegetarischer Döner | Döner (wahlweise vegetarisch)
            Vegane Currywurst | Currywurst mit veganer Soße
            Vegane Bratwurst mit Brot | Bratwurst mit veganem Brot
            Vegetarisches Gulasch | Gulasch, vegetarisch auf Anfrage
            Fleischloses Schnitzel | Schnitzel, nicht fleischlos
            Vegetarischer Burger | Burger, auch vegetarisch
            Vegane Leberwurst | Vegane und Leberwurst
            Vegetarische Frikadelle | Beinahe vegetarische Frikadelle
            """)

    private static let romance =
        NamePair.table(
            .vegan, "fr",
            """
            Lasagnes véganes | Lasagnes (option végane)
            Lasagnes véganes | Lasagnes (non véganes)
            Lasagnes véganes | Lasagnes presque véganes
            Crème glacée végane | Crème glacée, version végane sur demande
            Gâteau végane | Gâteau, pas végane
            Pizza végane | Pizza, pâte végane
            """)
        + NamePair.table(
            .vegetarian, "fr",
            """
            Burger végétarien | Burger (option végétarienne)
            Couscous végétarien | Couscous non végétarien
            Saucisse végétarienne | Saucisse, garniture végétarienne
            Lasagnes végétariennes | Lasagnes ou végétarien
            Curry végétarien | Curry de poulet ou végétarien
            Burger végétarien | Burger pas végétarien
            """)
        + NamePair.table(
            .vegan, "it",
            """
            Lasagne vegane | Lasagne (versione vegana disponibile)
            Lasagne vegane | Lasagne non vegane
            Lasagne vegane | Lasagne quasi vegane
            Torta vegana | Torta, anche vegana
            Gelato vegano | Gelato con cialda vegana
            """)
        + NamePair.table(
            .vegetarian, "it",
            """
            Lasagne vegetariane | Lasagne non vegetariane
            Polpette vegetariane | Polpette, su richiesta vegetariane
            Hamburger vegetariano | Hamburger con contorno vegetariano
            """)
        + NamePair.table(
            .vegan, "es",
            """
            Hamburguesa vegana | Hamburguesa, opción vegana
            Hamburguesa vegana | Hamburguesa no vegana
            Hamburguesa vegana | Hamburguesa casi vegana
            Tarta vegana | Tarta, también vegana
            Helado vegano | Helado con barquillo vegano
            """)
        + NamePair.table(
            .vegetarian, "es",
            """
            Hamburguesa vegetariana | Hamburguesa no vegetariana
            Paella vegetariana | Paella, opción vegetariana
            Empanada vegetariana | Empanada de carne o vegetariana
            Canelones vegetarianos | Canelones con ensalada vegetariana
            """)

    private static let others =
        NamePair.table(
            .vegan, "nl",
            """
            Vegan bitterballen | Bitterballen, niet vegan
            Vegan lasagne | Lasagne, vegan mogelijk
            Vegan burger | Bijna vegan burger
            """)
        + NamePair.table(
            .vegetarian, "nl",
            """
            Vegetarische frikandel | Frikandel met vegetarische saus
            Vegetarische lasagne | Lasagne, ook vegetarisch
            Vegetarische lasagne | Lasagne, niet vegetarisch
            """)
        + NamePair.table(
            .vegetarian, "pt",
            """
            Lasanha vegetariana | Lasanha não vegetariana
            Hambúrguer vegetariano | Hambúrguer, opção vegetariana
            Feijoada vegetariana | Feijoada
            """)
        + NamePair.table(
            .vegan, "pl",
            """
            Burger wegański | Burger niewegański
            Pierogi wegańskie | Pierogi, opcja wegańska
            """)
}
