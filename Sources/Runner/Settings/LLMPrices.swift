internal import Stages

/// The prices that costs are told by: the program's own, and before them those of a person's file.
struct LLMPrices {
    /// A table of prices is never larger.
    private static let mostBytes = 1 << 20

    /// Nil for the program's own prices alone.
    let file: FilePath?

    func read() throws(SettingsError) -> ModelPrices {
        guard let file else { return .builtIn }
        guard let bytes = SmallFile.bytes(of: file, limit: Self.mostBytes),
            let text = String(validating: bytes, as: UTF8.self)
        else {
            throw SettingsError(
                message: "The price table \(file.display) must be a readable file of UTF-8 text of at most 1 MiB.")
        }
        do throws(ModelPrices.TableError) {
            return try ModelPrices(text).before(.builtIn)
        } catch {
            throw SettingsError(message: "The price table \(file.display) is wrong. \(error.description)")
        }
    }
}
