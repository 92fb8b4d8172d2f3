internal import CTesseract
internal import Foundation

/// The text recogniser's installed languages.
public struct LanguageData: Sendable, Hashable {
    /// The folder that holds the `*.traineddata` files.
    public let folder: String
    /// Tesseract codes, sorted; `osd` (orientation and script detection) is not a language and not among them.
    public let installed: [String]
    /// Whether orientation and script can be detected.
    public let hasOrientationDetection: Bool

    /// Looks into `tessdata` or, when that is nil, into `TESSDATA_PREFIX` or else the places where Debian and Tesseract
    /// itself put the data. A folder that can't be read counts as empty.
    public init(tessdata: String? = nil) {
        let named = [tessdata, ProcessInfo.processInfo.environment["TESSDATA_PREFIX"]].compactMap { $0 }
        let places = named.first { !$0.isEmpty }.map { [$0, $0 + "/tessdata"] } ?? Self.usualFolders
        let found = places.lazy.map { ($0, Self.codes(in: $0)) }.first { !$0.1.isEmpty }
        folder = found?.0 ?? places.first ?? ""
        let codes = found?.1 ?? []
        installed = codes.filter { $0 != "osd" }
        hasOrientationDetection = codes.contains("osd")
    }

    /// The version of the Tesseract library the program runs with, such as `5.3.0`.
    public static var tesseractVersion: String {
        guard let text = unsafe TessVersion() else { return "unknown" }
        return unsafe String(cString: text)
    }

    /// The Debian package that brings the data for a Tesseract or BCP 47 code, such as `tesseract-ocr-chi-sim`.
    public static func package(for code: String) -> String {
        "tesseract-ocr-" + LanguageCodes.tesseract(for: code).lowercased().replacing("_", with: "-")
    }

    private static let usualFolders = [
        "/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata",
        "/usr/local/share/tessdata", "/usr/share/tessdata",
    ]

    private static func codes(in folder: String) -> [String] {
        let ending = ".traineddata"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
            .filter { LanguageCodes.isPlausible($0) }.sorted()
    }
}
