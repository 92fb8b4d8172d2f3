internal import Foundation
internal import Library
internal import Models

/// A problem report: what helps to understand a problem, and nothing that reveals menus, places or people.
struct ProblemReport: Encodable {
    struct SettingFact: Encodable {
        /// As it could be typed; "set" where it might be private.
        var value: String
        /// Who set it: flag, environment, file or default.
        var origin: String
    }

    var report = "vegyscan problem report"
    var reportVersion = "1.0"
    /// ISO 8601, UTC.
    var createdAt: String
    /// What its writer says; nil for nothing.
    var description: String?
    /// Of the program.
    var version = ProgramVersion.current
    /// Versions by name.
    var libraries: [String: String]
    var host = HostFacts()
    var settings: [String: SettingFact]
    /// What `vegyscan doctor` finds without a network.
    var checks: [HealthCheck]
    /// Counts and times of the latest run, from its log.
    var lastRun: [[String: LogValue]]

    enum CodingKeys: String, CodingKey {
        case report, description, version, libraries, host, settings, checks
        case reportVersion = "report_version"
        case createdAt = "created_at"
        case lastRun = "last_run"
    }

    init(
        description: String?, settings: Settings, checks: [HealthCheck], lastRun: RunLogExtract, mask: PathMask,
        at time: Date
    ) {
        createdAt = time.ISO8601Format()
        self.description = description
        libraries = Dictionary(
            ThirdParty.libraries.map { ($0.name, $0.version ?? "linked") }, uniquingKeysWith: { first, _ in first })
        self.settings = Dictionary(
            settings.list.map { ($0.key.rawValue, Self.fact($0)) }, uniquingKeysWith: { first, _ in first })
        self.checks = checks.map { check in
            var masked = check
            masked.finding = mask.masked(check.finding)
            masked.mend = check.mend.map(mask.masked)
            return masked
        }
        self.lastRun = lastRun.events.map { event in
            event.mapValues { if case .text(let text) = $0 { .text(mask.masked(text)) } else { $0 } }
        }
    }

    private static func fact(_ listed: ListedSetting) -> SettingFact {
        let isHidden = listed.setting.isPrivate && listed.origin != .default
        return SettingFact(
            value: isHidden ? "set" : listed.setting.isPrivate ? (listed.setting.defaultText ?? "none") : listed.value,
            origin: listed.origin.kind)
    }

    /// For people as well: indented, in a fixed order.
    var bytes: [UInt8] {
        let data = (try? JSONEncoder.bundle(pretty: true).encode(self)) ?? Data("{}".utf8)
        return Array(data) + [UInt8(ascii: "\n")]
    }
}
