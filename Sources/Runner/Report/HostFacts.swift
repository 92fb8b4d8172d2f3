internal import Foundation

/// The machine, as far as it explains how long a run took or why it failed; nothing that reveals its owner.
struct HostFacts: Encodable {
    /// Name and version of the operating system.
    var system: String
    /// Release of the kernel.
    var kernel: String
    /// Those that this process may use.
    var processors: Int
    var memoryBytes: UInt64

    enum CodingKeys: String, CodingKey {
        case system, kernel, processors
        case memoryBytes = "memory_bytes"
    }

    init() {
        let machine = ProcessInfo.processInfo
        system = Self.systemName ?? "Linux"
        kernel = Self.firstLine(of: "/proc/sys/kernel/osrelease") ?? "unknown"
        processors = machine.activeProcessorCount
        memoryBytes = machine.physicalMemory
    }

    /// As `os-release` names it, such as "Debian GNU/Linux 12 (bookworm)".
    private static var systemName: String? {
        guard let text = try? String(contentsOfFile: "/etc/os-release", encoding: .utf8) else { return nil }
        let key = "PRETTY_NAME="
        return text.split(separator: "\n").first { $0.hasPrefix(key) }
            .map { $0.dropFirst(key.count).trimmingCharacters(in: ["\""]) }
    }

    private static func firstLine(of path: String) -> String? {
        (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n").first.map(String.init)
    }
}
