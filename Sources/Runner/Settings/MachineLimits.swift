internal import Files
internal import Foundation

/// How much of the machine a run may use: what there is, as far as a container or a batch system permits.
struct MachineLimits: Sendable, Hashable {
    var cores: Int
    /// Bytes.
    var memory: Int

    static func current() -> MachineLimits {
        let machine = ProcessInfo.processInfo
        let status = SmallFile.bytes(of: FilePath("/proc/self/status"), limit: 1 << 16)
        return MachineLimits(
            cores: status.flatMap(allowedCores) ?? machine.activeProcessorCount,
            memory: Int(clamping: machine.physicalMemory), groups: ControlGroups())
    }

    /// The cores this process may run on, by a set of the control groups, `taskset` or a batch system.
    ///
    /// - Parameter status: the text of `/proc/PID/status`, which has them as a mask such as `ff,ffffffff`.
    static func allowedCores(in status: [UInt8]) -> Int? {
        for line in String(decoding: status, as: UTF8.self).split(separator: "\n") {
            guard line.hasPrefix("Cpus_allowed:") else { continue }
            let digits = line.dropFirst("Cpus_allowed:".count).compactMap(\.hexDigitValue)
            let count = digits.reduce(0) { $0 + $1.nonzeroBitCount }
            return count > 0 ? count : nil
        }
        return nil
    }

    init(cores: Int, memory: Int, groups: ControlGroups) {
        // Half a core more is used by half.
        let allowed = groups.cores.map { Int(min($0.rounded(.up), 1_000_000)) } ?? cores
        self.cores = max(1, min(cores, allowed))
        self.memory = min(memory, groups.memory ?? memory)
    }

    /// Photos worked on at once: one a core, as far as memory allows.
    var lanes: Int { max(1, min(cores, memory / Self.memoryOfALane)) }

    /// Pixels processed at once. Half of the memory is for them; the other half is for engines, the system and other
    /// programs.
    var pixels: Int { max(1, memory / 2 / Self.bytesOfAPixel) }

    /// Engines with their languages and a photo of the usual size: reading 31 photos of menus took 477 MB at most.
    private static let memoryOfALane = 640 << 20

    /// A colour picture has four, and as many while it is turned upright; that of 100 megapixels (PNG) took 350 MB more
    /// than one of 12.
    private static let bytesOfAPixel = 8
}
