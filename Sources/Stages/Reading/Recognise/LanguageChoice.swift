/// Which languages a photo is read in.
public enum LanguageChoice: Sendable, Hashable, Codable {
    /// Found out from each photo, among the languages installed.
    case automatic
    /// Always these, the main one first: Tesseract codes such as `deu`, or BCP 47 codes such as `de` or `zh-Hant`.
    case fixed([String])
}
