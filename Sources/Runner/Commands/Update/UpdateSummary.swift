internal import Library

/// Which words and prices are in use, in a few words for the settings' screen.
struct UpdateSummary {
    let kind: UpdateKind
    /// Nil where nothing can be installed.
    let updates: Updates?

    var label: String {
        switch kind {
        case .knowledge: "Words"
        case .prices: "Prices of models"
        }
    }

    var text: String {
        do throws(UpdateFailure) {
            guard let installed = try updates?.installed(kind) else { return "the program's own" }
            return "update \(installed.version), installed \(installed.installedAt)"
        } catch {
            return "unknown, the list of updates can't be read"
        }
    }
}
