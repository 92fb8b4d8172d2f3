internal import Foundation
internal import Library

/// The environment of a run: the first line of its log, for investigating a run that went wrong.
///
/// Names of the machine and the user, paths, addresses and names of models are left out.
struct RunContext: Encodable {
    struct SettingFact: Encodable {
        /// As it could be typed; nil where it might be private.
        var value: String?
        /// Who set it: flag, environment, file or default.
        var origin: String
    }

    var event = "run_context"
    /// ISO 8601, UTC.
    var startedAt: String
    var command: String
    /// Versions by name.
    var libraries: [String: String]
    var host: HostFacts
    var settings: [String: SettingFact]

    enum CodingKeys: String, CodingKey {
        case event, command, libraries, host, settings
        case startedAt = "started_at"
    }

    init(command: CommandName, settings: Settings, startedAt: Date) {
        self.startedAt = startedAt.ISO8601Format()
        self.command = command.rawValue
        libraries = Dictionary(
            ThirdParty.libraries.map { ($0.name, $0.version ?? "linked") }, uniquingKeysWith: { first, _ in first })
        libraries["vegyscan"] = ProgramVersion.current
        host = HostFacts()
        self.settings = Dictionary(
            uniqueKeysWithValues: settings.list.map { listed in
                (
                    listed.key.rawValue,
                    SettingFact(value: listed.setting.isPrivate ? nil : listed.value, origin: listed.origin.kind)
                )
            })
    }
}

extension SettingOrigin {
    /// Without the name of a file or variable.
    var kind: String {
        switch self {
        case .flag: "flag"
        case .environment: "environment"
        case .file: "file"
        case .kept: "kept"
        case .default: "default"
        }
    }
}
