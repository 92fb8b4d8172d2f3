internal import Models

extension MeaningWords {
    /// The words of Chinese legends, simplified and traditional; "全素" and "純素" are the terms Taiwan's labelling rules
    /// define as purely of plants, "蛋奶素" and plain "素食" are not.
    static let han: [(String, LegendWord)] = [
        ("纯素 純素 全素 纯素食 純素食 维根 維根", .meaning(.vegan)),
        ("素 素食 素食者 蛋素 奶素 蛋奶素 奶蛋素", .meaning(.vegetarian)),
        ("辣 微辣 中辣 大辣 特辣 香辣", .meaning(.spicy)), ("清真", .meaning(.halal)),
        ("招牌 推荐 推薦 特色", .meaning(.houseSpecial)), ("猪肉 豬肉", .meaning(.containsPork)),
        ("肉 肉类 肉類 牛肉 羊肉 鸡肉 雞肉", .meaning(.containsMeat)), ("酒 酒精", .meaning(.containsAlcohol)),
        ("麸质 麩質 麸 小麦 小麥 面筋 麵筋", .allergen(.gluten)),
        ("甲壳类 甲殼類 甲壳 甲殼 虾 蝦 蟹", .allergen(.crustaceans)), ("蛋 鸡蛋 雞蛋", .allergen(.eggs)),
        ("鱼 魚 鱼类 魚類", .allergen(.fish)), ("花生", .allergen(.peanuts)), ("大豆 黄豆 黃豆", .allergen(.soybeans)),
        ("奶 牛奶 奶类 奶類 乳制品 乳製品 奶制品 奶製品", .allergen(.milk)), ("乳糖", .lactose),
        ("坚果 堅果", .allergen(.nuts)), ("芹菜", .allergen(.celery)), ("芥末", .allergen(.mustard)),
        ("芝麻", .allergen(.sesame)), ("亚硫酸盐 亞硫酸鹽 二氧化硫", .allergen(.sulphites)),
        ("羽扇豆", .allergen(.lupin)), ("软体动物 軟體動物 贝类 貝類", .allergen(.molluscs)),
        ("不含 无 無", .free), ("非 不", .not), ("可能 微量", .may), ("可选 可選 选项 選項 可做", .option),
        ("含 含有 包含", .contains),
        ("过敏原 過敏原 图例 圖例 说明 說明 及其 和 及 与 或 的 类 類 制品 製品 产品 產品 菜 菜品 者", .filler),
    ]

    private static let longestHan = 5

    /// A run of Han characters as words of the table, the longest first; what the table lacks stays single characters.
    static func segmented(_ run: String) -> [String] {
        let characters = Array(run)
        var words: [String] = []
        var index = 0
        while index < characters.count {
            let longest = min(longestHan, characters.count - index)
            let length = (1...longest).reversed().first { word(String(characters[index..<(index + $0)])) != nil } ?? 1
            words.append(String(characters[index..<(index + length)]))
            index += length
        }
        return words
    }
}
