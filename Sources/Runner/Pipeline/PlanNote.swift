internal import Stages

/// Something that a person should know of how a run took what it was given.
struct PlanNote: Sendable, Hashable {
    /// For programs.
    var code: String
    /// One sentence, or two.
    var message: String

    /// Nil when there are none.
    ///
    /// - Parameter folders: of menus that are new in the output folder and could not have their plain names.
    static func sharedNames(_ folders: [String], in output: FilePath) -> PlanNote? {
        guard !folders.isEmpty else { return nil }
        let named = folders.sorted().prefix(3).joined(separator: ", ") + (folders.count > 3 ? ", …" : "")
        let menus = folders.count == 1 ? "1 menu shares its name" : "\(folders.count) menus share their names"
        return PlanNote(
            code: "name_shared",
            message: "\(output.display): \(menus) with others; digits of the photos' content tell the folders apart: "
                + "\(named).")
    }
}
