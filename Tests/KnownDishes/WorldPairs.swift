internal import Models

/// The same turns in languages with other words and other scripts.
package enum WorldPairs {
    package static let all = european + turkish + chinese + japanese + korean + southEastAsian + hindi

    private static let european =
        NamePair.table(
            .vegetarian, "nl",
            """
            Erwtensoep zonder worst | Erwtensoep met worst
            Pannenkoek zonder spek | Pannenkoek met spek
            Friet zonder frikandel | Friet met frikandel
            Rijst zonder kip | Rijst met kip
            Kaas | Kaas en ham
            Salade met tofu in plaats van kip | Salade met kip in plaats van tofu
            """)
        + NamePair.table(
            .vegetarian, "pt",
            """
            Arroz sem frango | Arroz com frango
            Feijão sem carne | Feijão com carne
            Sopa sem chouriço | Sopa com chouriço
            Batata sem bacalhau | Batata com bacalhau
            Queijo | Queijo e fiambre
            """)
        + NamePair.table(
            .vegetarian, "pl",
            """
            Pierogi bez mięsa | Pierogi z mięsem
            Kapusta bez kiełbasy | Kapusta z kiełbasą
            Pierogi z serem | Pierogi z kurczakiem
            Ryż bez kurczaka | Ryż z kurczakiem
            Naleśniki z serem | Naleśniki z szynką
            """)
        + NamePair.table(
            .vegetarian, "ru",
            """
            Плов без мяса | Плов с мясом
            Борщ без мяса | Борщ с говядиной
            Рис с овощами | Рис с курицей
            Пельмени с картофелем | Пельмени
            Блины с творогом | Блины с икрой
            Салат без рыбы | Салат с рыбой
            """)
        + NamePair.table(
            .vegetarian, "cs",
            """
            Rýže bez masa | Rýže s masem
            Smažený sýr | Smažený sýr se šunkou
            """)

    private static let turkish = NamePair.table(
        .vegetarian, "tr",
        """
        Etsiz çiğ köfte | Etli çiğ köfte
        Etsiz kuru fasulye | Etli kuru fasulye
        Peynirli pide | Kıymalı pide
        Mercimek çorbası | İşkembe çorbası
        Tavuksuz pilav | Tavuklu pilav
        Zeytinyağlı yaprak sarma | Etli yaprak sarma
        Sebzeli gözleme | Kıymalı gözleme
        Etsiz dolma | Etli dolma
        Mantar ızgara | Mantarlı tavuk
        Vegan lahmacun | Lahmacun
        """)

    private static let chinese =
        NamePair.table(
            .vegetarian, "zh",
            """
            素饺子 | 肉饺子
            素春卷 | 荤春卷
            素炒饭 | 鸡肉炒饭
            不含肉 | 含肉
            炒青菜 | 肉末炒青菜
            素鸡 | 鸡
            麻婆豆腐(不加肉) | 麻婆豆腐(加肉)
            素包子 | 肉包子
            素食套餐 | 荤素套餐
            香菇青菜 | 香菇滑鸡
            番茄炒蛋 | 番茄牛肉
            素火腿 | 火腿
            """)
        + NamePair.table(
            .vegan, "zh",
            """
            纯素蛋糕 | 蛋糕
            純素 | 非純素
            豆浆 | 牛奶
            青椒土豆丝 | 蛋炒土豆丝
            不加蛋炒饭 | 加蛋炒饭
            """)

    private static let japanese =
        NamePair.table(
            .vegetarian, "ja",
            """
            野菜カレー | 牛肉カレー
            肉なし弁当 | 肉弁当
            豆腐サラダ | 豚しゃぶサラダ
            野菜餃子 | 餃子
            野菜炒め | 肉野菜炒め
            精進料理 | 料理
            ベジタリアンラーメン | ラーメン
            """)
        + NamePair.table(
            .vegan, "ja",
            """
            ビーガンケーキ | ケーキ
            豆乳 | 牛乳
            卵不使用マヨネーズ | マヨネーズ
            """)

    private static let korean =
        NamePair.table(
            .vegetarian, "ko",
            """
            채식 비빔밥 | 소고기 비빔밥
            두부찌개 채식 | 돼지고기 두부찌개
            야채김밥 | 참치김밥
            고기 없는 만두 | 고기 만두
            채식 만두 | 비채식 만두
            """)
        + NamePair.table(
            .vegan, "ko",
            """
            비건 케이크 | 케이크
            두유 | 우유
            """)

    private static let southEastAsian =
        NamePair.table(
            .vegetarian, "th",
            """
            ข้าวผัดแบบเจ | ข้าวผัดไก่
            ผัดผักเจ | ผัดผักหมู
            ผัดไทยเจ | ผัดไทยกุ้ง
            เต้าหู้ทอด | ปลาทอด
            แกงเขียวหวานเจ | แกงเขียวหวานไก่
            อาหารเจ | ไม่เจ
            """)
        + NamePair.table(
            .vegetarian, "vi",
            """
            Phở chay | Phở mặn
            Phở chay | Phở bò
            Cơm chiên chay | Cơm chiên mặn
            Bánh mì chay | Bánh mì thịt
            Đậu hũ chiên | Gà chiên
            Bún chay | Bún không chay
            Gỏi cuốn chay | Gỏi cuốn tôm
            Cơm không thịt | Cơm thịt
            """)

    private static let hindi =
        NamePair.table(
            .vegetarian, "hi",
            """
            Paneer tikka | Murgh tikka
            Veg korma | Gosht korma
            Aloo keema, veg | Keema
            Veg kofta | Mutton kofta
            Paneer kathi roll | Anda chicken kathi roll
            Shakahari thali | Mansahari thali
            पनीर टिक्का | मुर्ग टिक्का
            शाकाहारी थाली | मांसाहारी थाली
            """)
        + NamePair.table(
            .vegan, "hi",
            """
            Jeera aloo without ghee | Jeera aloo in ghee
            Chana masala, vegan | Paneer masala
            """)
}
