/// Who finds the lines of text on a photo.
public enum DetectorChoice: String, Sendable, CaseIterable, Codable {
    /// The neural engine where it is installed, else the program's own methods.
    case automatic = "auto"
    /// The program's own methods.
    case classic
    /// The neural engine; a run doesn't start without it.
    case neural
}
