internal import Models

/// Brackets, hyphens, capitals, line breaks and missing spaces.
package enum LayoutPairs {
    package static let all =
        NamePair.table(
            .vegetarian, "en",
            """
            LENTIL BURGER | BEEF BURGER
            Chili (vegetarian) | Chili (non-vegetarian)
            TOFU-CURRY | TUNA-CURRY
            Vegetable wrap | Chickenwrap
            Vegetable⏎lasagne | Beef⏎lasagne
            Rice⏎(without chicken) | Rice⏎(with chicken)
            Tofu [no meat] | Tofu [minced meat]
            Bean / cheese burrito | Bean / beef burrito
            Mushroom-risotto with cheese | Mushroom-risotto with ham-cubes
            Grilled cheese | GrilledcheeseBACON
            Vegan⏎sausage roll | Vegan⏎& sausage roll
            Veggie burger – with cheese | Burger – with veggies
            Potato soup (without bacon) | Potato soup (without) bacon
            Vegetarian: pasta bake | Vegetarian no: pasta bake with ham
            Tomatosoup | Chickensoup
            Cheesesandwich | Hamsandwich
            Tofu “chicken” (vegan) | Tofu + chicken
            Tofu: fried | Tofu: fried, with: shrimp
            Cheese*pizza | Cheese*salami*pizza
            Veg.lasagne (vegetarian) | Lasagne veg.option
            """)
        + NamePair.table(
            .vegan, "en",
            """
            VEGAN BURGER | VEGAN? BURGER
            Burger (vegan) | Burger (vegan on request)
            Burger [vegan] | Burger [not vegan]
            Burger (vegan) | Burger (no vegan)
            Pancakes, vegan | Pancakes, vegan-option
            Vegan cheeseburger | Vegan-or-cheeseburger
            Toast with jam | Buttertoast with jam
            COCONUT-MILK | COCONUT, MILK
            Coconut milk rice | Coconut⏎⏎milk rice
            Peanutbutter toast | Peanut toast, butter
            Soy-milk | Soy / milk
            Vegan cheese burger | Vegan⏎cheese⏎burger with egg
            Tomato salad | Tomato&mozzarella salad
            """)
        + NamePair.table(
            .vegetarian, "de",
            """
            GEMÜSESUPPE | HÜHNERSUPPE
            Tofu-Pfanne | Puten-Pfanne
            Kartoffelsuppe⏎ohne Speck | Kartoffelsuppe⏎mit Speck
            Linsensuppe (ohne Wurst) | Linsensuppe (ohne) Wurst
            Käse-Lauch-Suppe | Käse-Lauch-Suppe mit Hack
            Gemüsepizza | Schinkenpizza
            Spinatknödel | Speckknödel
            Käsebrot | Wurstbrot
            KÄSEBROT | WURSTBROT
            Gemüsebrühe | Fleischbrühe
            Nudel-Gemüse-Pfanne | Nudel-Hähnchen-Pfanne
            """)
        + NamePair.table(
            .vegan, "de",
            """
            KARTOFFELSUPPE (VEGAN) | KARTOFFELSUPPE (NICHT VEGAN)
            Hafer-Milch | Hafer, Milch
            Tomatenreis | Tomaten-Käse-Reis
            Reis-Pfanne ohne Ei | Reis-Ei-Pfanne
            """)
}
