internal import Models
internal import Pages

/// Characters whose simplified and traditional forms differ, to tell the two ways of writing Chinese apart.
enum HanVariants {
    /// The sum of the confidences of the characters that only one way of writing uses.
    ///
    /// Both Chinese models render what they see in their own forms, but the right one is more confident about them.
    static func evidence(in words: [Word], traditional: Bool) -> Double {
        let own = traditional ? traditionalOnly : simplifiedOnly
        return words.reduce(0) { sum, word in
            sum + word.confidence * Double(word.text.unicodeScalars.count { own.contains($0) })
        }
    }

    /// The share of a Japanese menu's letters that are kana; recognisers of Japanese see fewer in Chinese.
    private static let leastKana = 0.1

    /// Whether the text read by a recogniser of Japanese is Japanese, rather than Chinese in its characters.
    static func isJapanese(_ words: [Word]) -> Bool {
        let letters = words.lazy.flatMap(\.text.unicodeScalars).filter(\.isOfLetter)
        let kana = letters.count { Script.of($0) == .kana }
        return kana > 0 && Double(kana) >= leastKana * Double(letters.count)
    }

    /// The ratio by which the evidence for traditional characters must lead.
    ///
    /// The recogniser of traditional characters is nearly as confident about simplified ones in its own forms; the
    /// other one isn't. On 19 drawn menus the ratio of the two was 0.47 to 1.09 in simplified and 1.40 to 4.9 in
    /// traditional Chinese.
    static let leadOfTraditional = 1.23

    private static let simplifiedOnly = Set(
        ("鸡汤面饭鱼猪鸭虾贝卤烧锅凉饮单两个开团鲜丝红绿酱盐蒜头饺馄饨干炖萝葱姜东华风马龙儿黄乌骨类价钱块时间门店铺厅号码电话会员"
            + "营业节约请问关于广湾兰苏贵满园庆丰传统经济实际对应该们来说这为").unicodeScalars
    ).subtracting(shared)

    private static let traditionalOnly = Set(
        ("雞湯麵飯魚豬鴨蝦貝滷燒鍋涼飲單兩個開團鮮絲紅綠醬鹽蒜頭餃餛飩乾燉蘿蔥薑東華風馬龍兒黃烏骨類價錢塊時間門店鋪廳號碼電話會員"
            + "營業節約請問關於廣灣蘭蘇貴滿園慶豐傳統經濟實際對應該們來說這為").unicodeScalars
    ).subtracting(shared)

    /// Written the same in both forms, or used in traditional text as well.
    private static let shared = Set("面干姜蒜骨店于".unicodeScalars)
}
