internal import Models

extension MeaningWords {
    /// Names of the fourteen allergens and of the foods Annex II names under them.
    static let allergens: [(String, LegendWord)] = [
        (
            "gluten glutenhaltig glutenhaltige glutenhaltiges glutenhaltigen glutenhaltiger glutine wheat weizen ble "
                + "frumento grano trigo getreide cereal cereals cereali cereales cereale barley gerste orge orzo "
                + "cebada rye roggen seigle segale centeno oats hafer avoine avena dinkel spelt epeautre farro espelta "
                + "granen tarwe cereais zboza pszenica zyto jeczmien owies bugday tahıl tahıllar arpa cavdar yulaf "
                + "lepek psenice obiloviny", .allergen(.gluten)
        ),
        (
            "crustacean crustaceans krebstier krebstiere krebse krustentiere schalentiere crustace crustaces crostacei "
                + "crostaceo crustaceo crustaceos schaaldieren shrimp prawn prawns garnelen gamberi gambas shellfish "
                + "skorupiaki kabuklular karides yengec deniz korysi", .allergen(.crustaceans)
        ),
        (
            "egg eggs ei eier oeuf oeufs œuf œufs uova uovo huevo huevos ovo ovos eieren eierzeugnisse jaja jajka jajko "
                + "yumurta yumurtalar vejce", .allergen(.eggs)
        ),
        (
            "fish fisch fische poisson poissons pesce pesci pescado peixe peixes vis fischerzeugnisse ryby ryba balık balik",
            .allergen(.fish)
        ),
        (
            "peanut peanuts erdnuss erdnusse arachide arachides arachidi cacahuete cacahuetes cacahuate amendoim "
                + "amendoins pinda pindas pinda's orzeszki arachidowe ziemne fıstık fıstıgı yerfıstıgı arasidy",
            .allergen(.peanuts)
        ),
        ("soy soya soybean soybeans soja sojabohnen sojabohne soia", .allergen(.soybeans)),
        (
            "milk dairy milch milchprodukte milcherzeugnisse milcheiweiss lait laitiers latte latticini leche lacteos "
                + "leite melk cheese kase butter cream mleko sut", .allergen(.milk)
        ),
        ("lactose laktose lattosio lactosa laktosehaltig laktoza laktoz", .lactose),
        (
            "nut nuts nuss nusse schalenfruchte schalenfrucht noix noisettes coque guscio secos cascara noten "
                + "almond almonds mandeln mandel amandes mandorle almendras hazelnut hazelnuts haselnuss haselnusse "
                + "walnut walnuts walnuss walnusse cashew cashews pistachio pistachios pistazien pecan noci nueces "
                + "nocciole casca rija nozes amendoas avelas orzechy migdaly migdały fındık ceviz badem yemis yemisler "
                + "orechy skorapkove", .allergen(.nuts)
        ),
        ("celery sellerie celeri sedano apio aipo selderij seler kereviz celer", .allergen(.celery)),
        ("mustard senf moutarde senape mostaza mostarda mosterd gorczyca hardal horcice", .allergen(.mustard)),
        ("sesame sesam sesamsamen sesamo ajonjoli sesamzaad sezam susam", .allergen(.sesame)),
        (
            "sulphite sulphites sulfite sulfites sulphur sulfur sulphides schwefeldioxid schwefel sulfit geschwefelt "
                + "solfiti solforosa sulfitos sulfito sulfureux zwaveldioxide sulfieten azufre enxofre siarki siarczyny "
                + "sulfitler kukurt siricity", .allergen(.sulphites)
        ),
        (
            "lupin lupins lupine lupinen lupini altramuz altramuces tremoco tremocos łubin lubin bakla lupina",
            .allergen(.lupin)
        ),
        (
            "mollusc molluscs mollusk mollusks weichtier weichtiere mollusque mollusques molluschi mollusco molusco "
                + "moluscos weekdieren mieczaki yumusakcalar mekkysi", .allergen(.molluscs)
        ),
    ]
}
