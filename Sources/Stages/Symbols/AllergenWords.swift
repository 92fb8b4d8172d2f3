internal import Models

extension MeaningWords {
    /// Names of the fourteen allergens and of the foods Annex II names under them.
    static let allergens: [(String, LegendWord)] = [
        (
            "gluten glutenhaltig glutenhaltige glutenhaltiges glutenhaltigen glutenhaltiger glutine wheat weizen ble "
                + "frumento grano trigo getreide cereal cereals cereali cereales cereale barley gerste orge orzo "
                + "cebada rye roggen seigle segale centeno oats hafer avoine avena dinkel spelt epeautre farro espelta "
                + "granen tarwe", .allergen(.gluten)
        ),
        (
            "crustacean crustaceans krebstier krebstiere krebse krustentiere schalentiere crustace crustaces crostacei "
                + "crostaceo crustaceo crustaceos schaaldieren shrimp prawn prawns garnelen gamberi gambas",
            .allergen(.crustaceans)
        ),
        ("shellfish", .allergen(.crustaceans)),
        (
            "egg eggs ei eier oeuf oeufs œuf œufs uova uovo huevo huevos ovo ovos eieren eierzeugnisse",
            .allergen(.eggs)
        ),
        ("fish fisch fische poisson poissons pesce pesci pescado peixe vis fischerzeugnisse", .allergen(.fish)),
        (
            "peanut peanuts erdnuss erdnusse arachide arachides arachidi cacahuete cacahuetes cacahuate amendoim "
                + "pinda pindas", .allergen(.peanuts)
        ),
        ("soy soya soybean soybeans soja sojabohnen sojabohne soia", .allergen(.soybeans)),
        (
            "milk dairy milch milchprodukte milcherzeugnisse milcheiweiss lait laitiers latte latticini leche lacteos "
                + "leite melk cheese kase butter cream", .allergen(.milk)
        ),
        ("lactose laktose lattosio lactosa laktosehaltig", .lactose),
        (
            "nut nuts nuss nusse schalenfruchte schalenfrucht noix noisettes coque guscio secos cascara noten "
                + "almond almonds mandeln mandel amandes mandorle almendras hazelnut hazelnuts haselnuss haselnusse "
                + "walnut walnuts walnuss walnusse cashew cashews pistachio pistachios pistazien pecan noci nueces "
                + "nocciole", .allergen(.nuts)
        ),
        ("celery sellerie celeri sedano apio aipo selderij", .allergen(.celery)),
        ("mustard senf moutarde senape mostaza mostarda mosterd", .allergen(.mustard)),
        ("sesame sesam sesamsamen sesamo ajonjoli sesamzaad", .allergen(.sesame)),
        (
            "sulphite sulphites sulfite sulfites sulphur sulfur sulphides schwefeldioxid schwefel sulfit geschwefelt "
                + "solfiti solforosa sulfitos sulfito sulfureux anhydride zwaveldioxide", .allergen(.sulphites)
        ),
        ("lupin lupins lupine lupinen lupini altramuz altramuces tremoco", .allergen(.lupin)),
        (
            "mollusc molluscs mollusk mollusks weichtier weichtiere mollusque mollusques molluschi mollusco molusco "
                + "moluscos weekdieren", .allergen(.molluscs)
        ),
    ]
}
