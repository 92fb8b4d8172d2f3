/// The program's version, stated only here.
enum ProgramVersion {
    static let current = "0.1.0"
}
