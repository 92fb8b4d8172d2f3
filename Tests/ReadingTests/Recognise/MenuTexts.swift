/// Short menus written for these tests, by Tesseract code.
enum MenuTexts {
    static let latin: [(language: String, text: String)] = [
        (
            "eng",
            """
            Leek and potato soup 6.50 / Roast chicken with gravy and carrots 14.00 / Steak and ale pie 13.50 /
            Battered cod, chips and mushy peas 15.00 / Wild mushroom risotto 12.50 / Sticky toffee pudding 7.00
            """
        ),
        (
            "eng",
            """
            Buttermilk pancakes, maple syrup 9 / Avocado toast with poached eggs 11 / Granola, yogurt, berries 8 /
            Bagel with smoked salmon 12 / Orange juice 4 / Hot chocolate 5
            """
        ),
        (
            "deu",
            """
            Flädlesuppe 5,20 / Linsen mit Spätzle und Saitenwürstle 12,80 / Zwiebelrostbraten mit Röstkartoffeln 22,50 /
            Gebackener Camembert, Preiselbeeren 9,90 / Forelle Müllerin 18,40 / Apfelstrudel mit Vanillesoße 6,50
            """
        ),
        (
            "deu",
            """
            Obatzda mit Brezn 8,50 / Leberkäse und Spiegelei 9,20 / Krustenbraten vom Schwein, Kraut 14,90 /
            Gulasch 11,00 / Radler 4,10 / Helles vom Fass 4,20 / Hausgemachte Limonade 3,90
            """
        ),
        (
            "fra",
            """
            Terrine de campagne 8,00 / Œufs mayonnaise 6,50 / Blanquette de veau à l'ancienne 17,00 /
            Filet de dorade, beurre blanc 19,00 / Gratin dauphinois 5,00 / Île flottante 7,00 / Crème brûlée 7,50
            """
        ),
        (
            "fra",
            """
            Galette complète jambon, œuf, fromage 9,50 / Crêpe au caramel beurre salé 6 / Cidre bouteille 12 /
            Pression 25 cl 3,50 / Assiette de charcuterie 14 / Verre de vin rouge 5
            """
        ),
        (
            "ita",
            """
            Bruschetta al pomodoro 5,00 / Vitello tonnato 11,00 / Trofie al pesto 10,00 / Saltimbocca alla romana 15,00 /
            Melanzane alla parmigiana 9,50 / Tiramisù della casa 5,50 / Caffè corretto 2,50
            """
        ),
        (
            "ita",
            """
            Margherita: pomodoro, mozzarella, basilico 6,50 / Capricciosa: carciofi, olive, prosciutto cotto 8,50 /
            Bresaola, rucola e grana 9,00 / Acqua frizzante 2,00 / Vino sfuso 1/2 litro 5,00
            """
        ),
        (
            "spa",
            """
            Patatas bravas 5,50 / Boquerones en vinagre 7,00 / Huevos rotos con jamón 9,50 / Rabo de toro 16,00 /
            Pimientos de Padrón 6,00 / Arroz con leche 4,50 / Tinto de verano 3,00
            """
        ),
        (
            "spa",
            """
            Sopes de pollo 85 / Enchiladas verdes con crema 110 / Chiles rellenos de queso 120 / Carne asada 160 /
            Agua de jamaica 30 / Café de olla 35 / Churros con chocolate 60
            """
        ),
        (
            "por",
            """
            Caldo verde 3,50 / Bacalhau à Brás 12,00 / Arroz de pato 11,50 / Sardinhas assadas com batata cozida 10,00 /
            Bifana no pão 3,00 / Pastel de nata 1,20 / Imperial 1,50
            """
        ),
        (
            "por",
            """
            Feijoada completa 45,00 / Moqueca de peixe 52,00 / Picanha com farofa e vinagrete 60,00 /
            Coxinha de frango 8,00 / Pão de queijo 6,00 / Suco de laranja 9,00 / Brigadeiro 4,00
            """
        ),
        (
            "nld",
            """
            Erwtensoep met roggebrood 8,50 / Boerenkool met rookworst 14,00 / Saté van kippendijen, friet 17,50 /
            Gebakken sliptong 22,00 / Broodje kroket 6,50 / Appelgebak met slagroom 5,00
            """
        ),
        (
            "nld",
            """
            Tosti ham en kaas 6,00 / Uitsmijter spek 9,50 / Salade geitenkaas, walnoten en honing 13,00 /
            Verse muntthee 3,80 / Karnemelk 2,50 / Glas rode wijn 5,00
            """
        ),
        (
            "pol",
            """
            Żurek z jajkiem i kiełbasą 18 / Pierogi ruskie 24 / Gołąbki w sosie pomidorowym 29 / Bigos staropolski 27 /
            Placki ziemniaczane ze śmietaną 22 / Szarlotka na ciepło 17 / Kompot 7
            """
        ),
        (
            "pol",
            """
            Schabowy z kapustą zasmażaną 34 / Kaczka pieczona z jabłkami 52 / Filet z dorsza, surówka 39 /
            Naleśniki z twarogiem 21 / Herbata z cytryną 9 / Piwo jasne 14
            """
        ),
        (
            "ces",
            """
            Kulajda s houbami a vejcem 65 / Vepřo knedlo zelo 175 / Svíčková na smetaně, brusinky 195 /
            Kuřecí řízek, bramborová kaše 169 / Tvarohové knedlíky s jahodami 145 / Pivo 0,5 l 49
            """
        ),
        (
            "ces",
            """
            Hovězí vývar s nudlemi 55 / Smažený květák, brambory 139 / Pečené koleno, křen a hořčice 229 /
            Nakládaný hermelín 95 / Palačinky s marmeládou 99 / Domácí limonáda 59
            """
        ),
        (
            "tur",
            """
            Ezogelin çorbası 60 / Adana kebap 220 / Karışık ızgara 380 / Zeytinyağlı yaprak sarma 110 /
            Çoban salata 70 / Sütlaç 85 / Şalgam suyu 30
            """
        ),
        (
            "tur",
            """
            Menemen 120 / Serpme kahvaltı iki kişilik 450 / Sucuklu yumurta 130 / Gözleme peynirli 90 / Simit 20 /
            Demli çay 25 / Türk kahvesi 60
            """
        ),
        (
            "vie",
            """
            Phở gà 50.000 / Bún bò Huế 55.000 / Cơm tấm sườn nướng 45.000 / Gỏi cuốn tôm thịt 35.000 /
            Cá kho tộ 80.000 / Rau muống xào tỏi 40.000 / Chè ba màu 25.000
            """
        ),
        (
            "vie",
            """
            Bánh xèo 60.000 / Hủ tiếu Nam Vang 50.000 / Lẩu Thái hải sản 250.000 / Nem rán 45.000 /
            Cà phê sữa đá 30.000 / Nước chanh 20.000
            """
        ),
        (
            "swe",
            """
            Toast skagen 125 / Köttbullar med potatismos och lingon 165 / Stekt strömming 145 / Dagens soppa med bröd 95 /
            Räksmörgås 139 / Kladdkaka med grädde 69
            """
        ),
        (
            "dan",
            """
            Stegt flæsk med persillesovs 159 / Smørrebrød med rejer 89 / Frikadeller og rødkål 119 /
            Stjerneskud 139 / Dagens fisk med nye kartofler 189 / Æblekage med flødeskum 65
            """
        ),
        (
            "hun",
            """
            Gulyásleves 1890 / Csirkepaprikás nokedlivel 3290 / Rántott sajt hasábburgonyával 2990 /
            Töltött káposzta tejföllel 3190 / Túrós csusza 2690 / Somlói galuska 1590
            """
        ),
        (
            "ron",
            """
            Ciorbă de burtă 22 / Sarmale cu mămăligă și smântână 34 / Mici cu muștar 25 / Ceafă de porc la grătar 36 /
            Cartofi prăjiți 12 / Papanași cu dulceață 24
            """
        ),
        (
            "fin",
            """
            Lohikeitto ja ruisleipää 14 / Poronkäristys, perunamuusi ja puolukkaa 24 / Paistetut muikut 18 /
            Lihapullat 15 / Päivän keitto 10 / Mustikkapiirakka kermalla 8
            """
        ),
        (
            "hrv",
            """
            Crni rižot 95 / Pečena janjetina s krumpirom 150 / Ćevapi s lukom i ajvarom 80 / Riba na žaru s blitvom 140 /
            Juha od rajčice 35 / Palačinke s orasima 45
            """
        ),
    ]
}
