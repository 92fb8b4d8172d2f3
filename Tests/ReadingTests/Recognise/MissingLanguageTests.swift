import Models
import Testing

@testable import Reading

struct MissingLanguageTests {
    @Test(arguments: [("swe", "tesseract-ocr-swe"), ("kan", "tesseract-ocr-kan"), ("chi_sim", "tesseract-ocr-chi-sim")])
    func aMissingLanguageIsToldWithItsPackage(language: String, package: String) {
        let warning = Looks.missing(language)
        #expect(warning.code == "language_missing")
        #expect(warning.message.contains("`apt-get install \(package)`"))
    }
}
