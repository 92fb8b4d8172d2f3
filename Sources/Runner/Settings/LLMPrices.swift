internal import Asking
internal import Files
internal import Library

/// The prices used for costs: the program's own, overridden by an installed update, and both overridden by those of a
/// person's file.
struct LLMPrices {
    /// A table of prices is never larger.
    private static let mostBytes = 1 << 20

    /// Nil for nobody's own.
    let file: FilePath?
    /// Where an update may be installed; nil for nowhere.
    var updates: Updates?

    func read() throws(SettingsError) -> ModelPrices {
        let known = try installed()
        guard let file else { return known }
        guard let bytes = SmallFile.bytes(of: file, limit: Self.mostBytes),
            let text = String(validating: bytes, as: UTF8.self)
        else {
            throw SettingsError(
                message: "The price table \(file.display) must be a readable file of UTF-8 text of at most 1 MiB.")
        }
        do throws(ModelPrices.TableError) {
            return try ModelPrices(text).before(known)
        } catch {
            throw SettingsError(message: "The price table \(file.display) is wrong. \(error.description)")
        }
    }

    private func installed() throws(SettingsError) -> ModelPrices {
        do {
            guard let text = try updates?.text(of: .prices) else { return .builtIn }
            return try ModelPrices(text).before(.builtIn)
        } catch {
            throw SettingsError(
                message: (error as? UpdateFailure)?.message
                    ?? "The installed prices can't be read; run \"vegyscan update remove prices\".")
        }
    }
}
