/// The choice of detector that finds the lines of text on a photo.
public enum DetectorChoice: String, Sendable, CaseIterable, Codable {
    /// The neural engine where it is installed, else the program's own methods.
    case automatic = "auto"
    /// The program's own methods.
    case classic
    /// The neural engine; without it, a run doesn't start.
    case neural
}
