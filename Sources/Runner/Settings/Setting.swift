internal import Files

/// A setting's value and who set it.
struct Setting<Value: Sendable>: Sendable {
    var value: Value
    var origin: SettingOrigin
}

extension Setting: Equatable where Value: Equatable {}

/// Who set a setting.
enum SettingOrigin: Sendable, Hashable, CustomStringConvertible {
    case flag(OptionName)
    /// The variable's name.
    case environment(String)
    case file(FilePath)
    /// What earlier work was begun with.
    case kept
    case `default`

    /// As a listing shows it.
    var description: String {
        switch self {
        case .flag(let option): option.typed
        case .environment(let name): name
        case .file(let path): path.display
        case .kept: "earlier run"
        case .default: "default"
        }
    }
}

/// Why settings can't be used; the program ends with code 78.
///
/// The message is one sentence that names the file or variable and the key, never the value.
struct SettingsError: Error, Sendable, Hashable {
    var message: String
}
