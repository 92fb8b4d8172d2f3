internal import Models

/// What one word of a legend can stand for.
enum LegendWord: Hashable {
    case meaning(SymbolMeaning)
    case allergen(Allergen)
    /// Milk sugar: its presence means milk, its absence says nothing about milk.
    case lactose
    /// Understood, but nothing a diet or an allergy depends on, such as "frozen".
    case neutral
    /// "free", before or behind what is absent.
    case free
    case not
    case may
    /// "on request", "option": true only for another version of the dish.
    case option
    case contains
    /// Articles, connectors and the words legends are built with.
    case filler
}

/// The words of legends in English, German, French, Italian, Spanish, Portuguese, Dutch, Polish, Czech, Turkish and
/// Chinese, without accents and in lower case.
///
/// Allergens follow the wording of Annex II of Regulation (EU) No 1169/2011 in each language; additives follow the
/// German declaration duties (LMZDV § 5).
enum MeaningWords {
    static func word(_ folded: String) -> LegendWord? {
        if let known = table[folded] { return known }
        // One slip of the recogniser or the menu's author in a long word, such as "gluteen".
        guard folded.count >= 6, folded.utf8.count <= 24 else { return nil }
        return nearMatches[folded]
    }

    private static let table: [String: LegendWord] = {
        var table: [String: LegendWord] = [:]
        for (words, meaning) in lists {
            for word in words.split(separator: " ") { table[String(word)] = meaning }
        }
        return table
    }()

    /// Doubled letters of long words, and single ones a recogniser takes for one another; anything looser could turn
    /// one allergen into another.
    private static let nearMatches: [String: LegendWord] = {
        var near: [String: LegendWord] = [:]
        for (words, meaning) in lists {
            switch meaning {
            case .allergen, .meaning(.vegetarian), .meaning(.additive): break
            default: continue
            }
            for word in words.split(separator: " ") where word.count >= 6 {
                for slip in slips(of: Array(word)) where table[slip] == nil { near[slip] = meaning }
            }
        }
        return near
    }()

    private static let misread: [Character: [Character]] = [
        "t": ["c", "l", "f"], "c": ["e", "o"], "e": ["c"], "l": ["i", "t"], "i": ["l"], "n": ["u"], "u": ["n"],
        "h": ["b"], "f": ["t"],
    ]

    private static func slips(of letters: [Character]) -> [String] {
        var slips: [String] = []
        for index in letters.indices {
            var doubled = letters
            doubled.insert(letters[index], at: index)
            slips.append(String(doubled))
            for other in misread[letters[index]] ?? [] {
                var changed = letters
                changed[index] = other
                slips.append(String(changed))
            }
        }
        return slips
    }

    private static let lists: [(String, LegendWord)] = allergens + diets + han + structure

    private static let diets: [(String, LegendWord)] = [
        (
            "vegan vegans vegane veganer veganes vegano vegana vegani vegane veganos veganas vegetalien vegetalienne "
                + "vegetaliens vegetaliennes veganistisch veganistische plantbased weganskie weganski weganska vegansky veganske",
            .meaning(.vegan)
        ),
        (
            "vegetarian vegetarians vegetarisch vegetarische vegetarischer vegetarisches vegetarier vegetarien "
                + "vegetarienne vegetariens vegetariennes vegetariano vegetariana vegetariani vegetariane vegetarianos "
                + "vegetarianas veggie veg ovolacto wegetarianskie wegetarianski wegetarianska vejetaryen vegetariansky "
                + "vegetarianske jarskie", .meaning(.vegetarian)
        ),
        ("pescatarian pescetarian pescatarians pescetarisch pescetarien pescetariano", .meaning(.pescatarian)),
        (
            "spicy hot scharf scharfe pikant pikante piccante epice epicee epices pimente pimentee picante pittig "
                + "chili chilli ostre ostry pikantne acı acılı", .meaning(.spicy)
        ),
        ("bezglutenowe bezglutenowy bezglutenowa bezlepkove bezlepkovy glutensiz", .meaning(.freeFrom(.gluten))),
        ("halal", .meaning(.halal)), ("kosher koscher casher kascher", .meaning(.kosher)),
        ("organic bio biologisch biologique biologico biologica ecologico ecologica", .meaning(.organic)),
        (
            "signature recommended recommendation empfehlung spezialitat hausspezialitat speciality specialty "
                + "specialita specialite especialidad favourite favorite bestseller popular chef chefs",
            .meaning(.houseSpecial)
        ),
        ("pork schwein schweinefleisch porc maiale suino cerdo varkensvlees", .meaning(.containsPork)),
        ("alcohol alcoholic alkohol alkoholhaltig alcool alcol", .meaning(.containsAlcohol)),
        (
            "meat fleisch viande carne vlees beef rindfleisch rind boeuf manzo ternera poultry geflugel volaille "
                + "pollame nonvegetarian nonveg", .meaning(.containsMeat)
        ),
        (
            "farbstoff farbstoffe farbstoffen konservierungsstoff konservierungsstoffe konservierungsstoffen "
                + "konservierungsmittel konserviert antioxidationsmittel antioxidationsmitteln geschmacksverstarker "
                + "geschmacksverstarkern geschwarzt gewachst phosphat phosphate sussungsmittel sussungsmitteln "
                + "sussstoff phenylalanin phenylalaninquelle koffein koffeinhaltig coffein coffeinhaltig chinin "
                + "chininhaltig taurin sauerungsmittel stabilisator stabilisatoren emulgator nitrit nitritpokelsalz "
                + "nitrat colouring coloring colorant colorants preservative preservatives conservateur conservateurs "
                + "conservante conservantes colorante coloranti colorantes conservanti sweetener sweeteners "
                + "edulcorant edulcorante edulcoranti antioxidant antioxidants caffeine cafeine caffeina quinine "
                + "additive additives zusatzstoff zusatzstoffe", .meaning(.additive)
        ),
        (
            "frozen surgelato surgelata surgelati surgelate congelato congelati congelada congelado surgele surgeles "
                + "tiefgekuhlt raw undercooked crudo homemade hausgemacht maison sugar zucker", .neutral
        ),
    ]

    private static let structure: [(String, LegendWord)] = [
        ("free frei freie libre libres", .free),
        ("without ohne sans senza sin sem zonder no bez icermez", .free),
        ("not nicht pas non kein keine", .not),
        (
            "may might trace traces spuren spur tracce trazas kann konnen puede pueden peut peuvent puo possono "
                + "pode sporen moze mohou mozna sladowe", .may
        ),
        (
            "option options optional available possible moglich wunsch request richiesta demande peticion disponible "
                + "disponibile ask can could modified adaptable adapted friendly substitute upon opcion opzione "
                + "verfugbar erhaltlich alternative variant variante", .option
        ),
        (
            "contains contain containing enthalt enthalten contient contiennent contenant contiene contengono "
                + "contienen bevat haltig presenza presence zawiera zawierac contem conter icerir obsahuje", .contains
        ),
        (
            "suitable for geeignet fur indicates indicate denotes denote means marked with dish dishes gericht "
                + "gerichte plat plats piatto piatti plato platos product products produkt produkte produits prodotti prodotto "
                + "productos erzeugnis erzeugnisse daraus hergestellte thereof derivati derives derivados a base and "
                + "und et e y or oder ou o ed item items the of de di du des del della mit con avec is are our sind "
                + "ist guests diet based plant choice all wie zb such as from der die das and/or inkl einschliesslich "
                + "including provenienza da in be served made menu allergen allergens allergene allergenen allergenes "
                + "allergeni alergenos alergenicos legend "
                + "legende leggenda leyenda key info information hinweis kennzeichnung tree fruits fruit frutta frutos meal "
                + "meals people persons dioxide dioxyde dioxido anidride anhydride dwutlenek graines grains granos semi seeds "
                + "zaden dania potrawy produkty alergeny alerjen alerjenler urunleri urunler kabuklu sert plody rija os as los "
                + "las le la les il lo i gli il",
            .filler
        ),
    ]
}
