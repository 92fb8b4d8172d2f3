import Models
import Testing

@testable import Reading

struct LanguageTests {
    private func words(_ text: String, confidence: Double = 0.9) -> [Word] {
        text.split(separator: " ").map {
            Word(text: String($0), box: Box(x: 0, y: 0, width: 10, height: 10), confidence: confidence)
        }
    }

    private static let menus = [
        ("eng", "Grilled chicken with rice and salad, served with fresh bread"),
        ("deu", "Schnitzel mit Kartoffelsalat und gemischter Salat, dazu ein Glas Wein"),
        ("fra", "Soupe à l'oignon, salade de chèvre, poulet avec pommes de terre et légumes"),
        ("ita", "Spaghetti con pomodoro e basilico, insalata mista, formaggio della casa"),
        ("spa", "Ensalada mixta con atún, pollo a la plancha con patatas y pan"),
        ("por", "Bacalhau com batatas, frango grelhado com arroz e salada, pão com manteiga"),
        ("nld", "Gebakken zalm met groenten en aardappelen, soep van de dag met brood"),
        ("pol", "Zupa pomidorowa z ryżem, pierogi z mięsem, kotlet schabowy z ziemniakami"),
        ("ces", "Smažený sýr s hranolky, svíčková na smetaně, houskový knedlík a zelí"),
        ("tur", "Izgara köfte ve pilav, mercimek çorbası, karışık salata ile tavuk şiş"),
        ("vie", "Phở bò tái, bún chả với thịt nướng, gỏi cuốn tôm và nước mắm"),
    ]

    @Test(arguments: menus)
    func theLanguageIsToldByItsWords(language: String, text: String) {
        #expect(LanguageEvidence(words(text)).main == language)
    }

    @Test(arguments: menus.filter { $0.0 != "eng" })
    func evenWithoutAccents(language: String, text: String) {
        let plain = text.withoutAccents
        let ranking = LanguageEvidence(words(plain)).ranking
        #expect(ranking.first?.language == language)
    }

    @Test func noiseIsNoLanguage() {
        #expect(LanguageEvidence(words("xk qqz ~~ 12 3,50 Lrm Bvv")).main == nil)
        #expect(LanguageEvidence(words(Self.menus[1].1, confidence: 0.1)).main == nil)
        #expect(LanguageEvidence([]).ranking.isEmpty)
    }

    @Test(arguments: [
        ("カツ丼 と 味噌汁", ["jpn"], ["ja"]), ("宮保雞丁 牛肉麵", ["chi_tra"], ["zh-Hant"]),
        ("宫保鸡丁 牛肉面", ["chi_sim"], ["zh-Hans"]), ("비빔밥 김치찌개", ["kor"], ["ko"]),
        ("ต้มยำกุ้ง ผัดไทย", ["tha"], ["th"]), ("борщ со сметаной", ["rus"], ["ru"]), ("12,50 4.00", ["eng"], []),
        ("شوربة عدس", ["ara"], ["ar"]),
    ])
    func otherScriptsNameTheirLanguage(text: String, engine: [String], codes: [String]) {
        #expect(LanguagesOfText.identify([words(text)], readWith: engine) == codes)
    }

    @Test(arguments: [
        ("de", "deu"), ("DE", "deu"), ("deu", "deu"), ("pt-BR", "por"), ("zh-TW", "chi_tra"), ("zh-Hant", "chi_tra"),
        ("zh", "chi_sim"), ("zh_CN", "chi_sim"), ("chi_sim", "chi_sim"), ("xyz", "xyz"), ("", ""),
        ("German", "deu"), ("deutsch", "deu"), ("FRANÇAIS", "fra"), ("francais", "fra"),
        ("日本語", "jpn"), ("中文", "chi_sim"),
        ("Chinese", "chi_sim"), ("klingon", "klingon"),
    ])
    func codesAreUnderstood(given: String, tesseract: String) {
        #expect(LanguageCodes.tesseract(for: given) == tesseract)
    }

    @Test(
        arguments: [("klingon", nil), ("эльфийский", nil), ("germen", "`deu`"), ("xx", nil), ("frensh", "`fra`")]
            as [(String, String?)])
    func whatIsNoLanguageHasNoPackage(given: String, meant: String?) {
        let failure = #expect(throws: StageFailure.self) { _ = try LanguageData().codes(for: [given]) }
        #expect(failure?.message.contains("apt-get") == false, "\(given)")
        #expect(failure?.message.contains("Did you mean") == (meant != nil), "\(failure?.message ?? "")")
        if let meant { #expect(failure?.message.contains(meant) == true, "\(failure?.message ?? "")") }
    }

    @Test(arguments: ["", "../etc/passwd", "/abs", "a b", "deu+eng", "x;y", "ü", String(repeating: "a", count: 41)])
    func whatIsNoCodeIsRefused(code: String) {
        #expect(!LanguageCodes.isPlausible(code))
    }

    @Test func packagesFollowDebiansNames() {
        #expect(LanguageData.package(for: "chi_sim") == "tesseract-ocr-chi-sim")
        #expect(LanguageData.package(for: "ar") == "tesseract-ocr-ara")
    }

    @Test func aFolderWithoutDataIsEmpty() {
        let data = LanguageData(tessdata: "/nonexistent")
        #expect(data.installed.isEmpty && !data.hasOrientationDetection)
    }
}
