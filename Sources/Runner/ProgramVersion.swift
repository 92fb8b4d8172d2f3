/// The program's version, in the one place it stands.
enum ProgramVersion {
    static let current = "0.1.0"
}
