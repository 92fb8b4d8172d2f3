internal import Pages

/// The words that menus head their sections with, folded, in the languages menus are most often printed in.
package enum HeadingWords {
    /// Whether a text is nothing but such words, with at most one other among several.
    package static func isHeading(_ text: String) -> Bool {
        let words = words(text)
        guard !words.isEmpty, words.count <= 7 else { return false }
        let known = words.count { core.contains($0) }
        let other = words.count { !core.contains($0) && !joining.contains($0) }
        return known >= 1 && other == 0
    }

    /// Whether one letter of a folded word misread, lost or too many makes it such a word: "MENS", "PECIAL".
    package static func isNearHeading(_ word: String) -> Bool {
        guard word.count >= 4, word.utf8.count <= 24 else { return false }
        let letters = Array(word)
        return !core.contains(word) && core.contains { $0.count >= 4 && OneSlip.parts(letters, from: Array($0)) }
    }

    package static func words(_ text: String) -> [String] {
        text.foldedForMatching.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" }).map(String.init)
    }

    private static let core: Set<String> = set(
        """
        menu carte starters starter appetizers appetizer appetisers entrees entree mains main courses course sides side \
        soups soup salads salad sandwiches burgers burger wraps pizza pizzas pasta pastas noodles rice curries seafood \
        grill grills grilled steaks steak desserts dessert sweets drinks drink beverages beverage coffee coffees tea teas \
        juices juice smoothies milkshakes shakes beer beers wine wines cocktails cocktail spirits spirit liquor whisky \
        whiskey gin rum vodka breakfast brunch lunch dinner supper snacks snack nibbles bites plates platters specials \
        special specialties specialities signature signatures favourites favorites kids children extras toppings sauces \
        dips breads bread breakfasts vegetarian vegan poultry chicken beef lamb pork fish mutton duck tofu eggs omelettes \
        omelette omelets pancakes waffles bagels donuts pastries cakes bakery tapas sushi sashimi rolls dumplings dimsum \
        tandoori biryani biriyani gravy gravies combos combo sets set meals lunchtime daily handhelds \
        vorspeise vorspeisen suppe suppen salat salate hauptgericht hauptgerichte hauptspeisen beilagen nachspeisen \
        nachtisch nachtische desserts getranke speisen speisekarte tageskarte mittagstisch mittagsmenu tagesgericht \
        tagesgerichte tagessuppe fisch fischgerichte fleisch fleischgerichte geflugel vegetarisch vegetarische veganes \
        nudeln nudelgerichte kinder kindergerichte fruhstuck kuchen torten eis eisbecher kaffee tee bier biere weine \
        rotwein rotweine weisswein weissweine schnapse spirituosen alkoholfrei alkoholfreie warme kalte heisse \
        heissgetranke softdrinks brotzeit brotzeiten schmankerl wurst wurstwaren grillgerichte spezialitaten gerichte \
        montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday \
        sunday lundi mardi mercredi jeudi vendredi samedi dimanche lunedi martedi mercoledi giovedi venerdi sabato \
        domenica lunes martes miercoles jueves viernes domingo \
        entrees potages soupes salades plats plat viandes viande poissons poisson volailles legumes garnitures \
        accompagnements fromages fromage boissons boisson vins vin bieres cafes cafe the thes petit-dejeuner formules \
        formule crepes galettes grillades apero aperitifs aperitif digestifs gourmandises douceurs glaces \
        antipasti antipasto primi secondi contorni contorno dolci dolce pizze insalate insalata zuppe carne pesce pesci \
        bevande caffe vini birre birra bruschette panini piadine fritti formaggi gelati digestivi \
        entrantes entrante primeros segundos principales postres postre bebidas bebida ensaladas ensalada sopas sopa \
        carnes pescados pescado mariscos raciones bocadillos tostas arroces guarniciones vinos cervezas cafes desayunos \
        desayuno chacinas quesos huevos frituras fritos plancha almuerzo \
        voorgerechten hoofdgerechten nagerechten dranken bijgerechten soepen przystawki zupy dania desery napoje \
        predkrmy polevky hlavni jidla dezerty napoje \
        corbalar salatalar mezeler izgaralar izgara cesitleri tatlilar icecekler ana yemekler kahvalti \
        前菜 主食 汤 湯 甜品 甜点 饮料 飲料 小吃 热菜 凉菜 スープ サラダ ドリンク デザート
        """)

    private static let joining: Set<String> = set(
        """
        and or of the our with from a la de du des di del al alla alle e et y und mit zu aus der die das vom nos les le \
        hot cold soft fresh small large house homemade all day today today's todays chef's chefs non alcoholic red white \
        rose fried baked veg il los las el our your to start for nuestras nuestros dal dalla in one two three
        """)

    private static func set(_ words: String) -> Set<String> {
        Set(words.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
    }
}
