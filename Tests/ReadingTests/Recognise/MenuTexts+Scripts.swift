extension MenuTexts {
    /// With the BCP 47 code.
    static let otherScripts: [(language: String, code: String, text: String)] = [
        ("jpn", "ja", "味噌ラーメン 900円 / とんかつ定食 1200円 / 天ぷらうどん 850円 / 鮭のおにぎり 180円 / 抹茶アイス 400円 / 生ビール 550円"),
        ("kor", "ko", "김치찌개 8,000 / 돌솥비빔밥 9,500 / 불고기 정식 13,000 / 해물파전 15,000 / 냉면 9,000 / 막걸리 4,000"),
        ("chi_sim", "zh-Hans", "宫保鸡丁 38元 / 麻婆豆腐 22元 / 红烧牛肉面 28元 / 西红柿炒鸡蛋 20元 / 酸辣汤 12元 / 扬州炒饭 18元"),
        ("chi_tra", "zh-Hant", "三杯雞 280 / 紅燒牛肉麵 180 / 滷肉飯 45 / 燙青菜 50 / 蚵仔煎 70 / 珍珠奶茶 60 / 酸辣湯餃 90"),
        ("tha", "th", "ต้มยำกุ้ง 120 / ผัดไทยกุ้งสด 80 / แกงเขียวหวานไก่ 90 / ส้มตำไทย 60 / ข้าวเหนียวมะม่วง 70 / ชาเย็น 35"),
        (
            "ara", "ar",
            "حمص بالطحينة 25 / فتوش 30 / شيش طاووق 55 / كبسة لحم 70 / ورق عنب 35 / كنافة بالجبن 40 / عصير ليمون 18"
        ),
        (
            "heb", "he",
            "חומוס עם פול 32 / סלט ירקות קצוץ 38 / שקשוקה 48 / פרגיות על האש 72 / מלבי 28 / לימונדה עם נענע 16"
        ),
        (
            "rus", "ru",
            "Борщ со сметаной 250 / Пельмени домашние 320 / Салат оливье 210 / Котлета по-киевски 390 / Блины с икрой 450"
        ),
        (
            "ell", "el",
            "Χωριάτικη σαλάτα 7,50 / Μουσακάς 9,00 / Σουβλάκι χοιρινό 8,50 / Καλαμαράκια τηγανητά 10,00 / Τζατζίκι 4,00"
        ),
        ("hin", "hi", "पनीर बटर मसाला 220 / दाल मखनी 180 / आलू गोभी 150 / तंदूरी रोटी 20 / जीरा चावल 120 / गुलाब जामुन 60"),
    ]

    /// Menus whose dishes stand in two languages; the main one first.
    static let bilingual: [(main: String, other: String, text: String)] = [
        (
            "deu", "eng",
            """
            Tomatensuppe mit Sahne / Tomato soup with cream / Gegrillter Lachs auf Spinat / Grilled salmon on spinach /
            Rinderroulade mit Rotkohl und Knödel / Beef roulade with red cabbage and dumpling /
            Gemischtes Eis / Mixed ice cream
            """
        ),
        (
            "fra", "eng",
            """
            Soupe à l'oignon gratinée / French onion soup / Confit de canard, pommes sarladaises / Duck leg with potatoes /
            Moules marinières et frites / Mussels in white wine with fries / Tarte aux pommes / Apple tart
            """
        ),
        (
            "ita", "eng",
            """
            Insalata di mare / Seafood salad / Gnocchi al gorgonzola e noci / Gnocchi with blue cheese and walnuts /
            Tagliata di manzo con rucola / Sliced beef with rocket / Panna cotta ai frutti di bosco / Cream with berries
            """
        ),
        (
            "spa", "eng",
            """
            Gambas al ajillo / Garlic prawns / Croquetas de jamón / Ham croquettes / Pulpo a la gallega con patatas /
            Galician octopus with potatoes / Tarta de queso / Cheese cake / Pan y aceitunas / Bread and olives
            """
        ),
        (
            "por", "eng",
            """
            Sopa de legumes / Vegetable soup / Polvo à lagareiro com batatas / Roasted octopus with potatoes /
            Frango grelhado no carvão / Grilled chicken / Arroz doce / Sweet rice pudding / Pão e azeitonas / Bread and olives
            """
        ),
        (
            "tur", "eng",
            """
            Mercimek çorbası / Lentil soup / Kuzu pirzola, pilav ve salata / Lamb chops with rice and salad /
            Izgara levrek / Grilled sea bass / Fıstıklı baklava / Baklava with pistachios / Taze portakal suyu / Orange juice
            """
        ),
        (
            "vie", "eng",
            """
            Phở bò tái / Rare beef noodle soup / Gà xào sả ớt / Chicken with lemongrass and chili / Cơm chiên tôm /
            Shrimp fried rice / Chả giò / Fried spring rolls / Đậu hũ sốt cà / Tofu in tomato sauce
            """
        ),
        (
            "pol", "eng",
            """
            Rosół z makaronem / Chicken broth with noodles / Pierogi z mięsem / Dumplings with meat /
            Pstrąg pieczony z ziemniakami / Baked trout with potatoes / Sernik domowy / Homemade cheese cake
            """
        ),
        (
            "nld", "eng",
            """
            Tomatensoep met room / Tomato soup with cream / Gebakken zalm met groenten / Fried salmon with vegetables /
            Kip van de grill met frietjes / Grilled chicken with fries / Vers fruit met ijs / Fresh fruit with ice cream
            """
        ),
    ]
}
