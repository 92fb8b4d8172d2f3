internal import Foundation

/// What a run may take of the machine: what it has, as far as a container or a batch system allows.
struct MachineLimits: Sendable, Hashable {
    var cores: Int
    /// Bytes.
    var memory: Int

    static func current() -> MachineLimits {
        let machine = ProcessInfo.processInfo
        return MachineLimits(
            cores: machine.activeProcessorCount, memory: Int(clamping: machine.physicalMemory), groups: ControlGroups())
    }

    init(cores: Int, memory: Int, groups: ControlGroups) {
        // Half a core more is used by half.
        let allowed = groups.cores.map { Int(min($0.rounded(.up), 1_000_000)) } ?? cores
        self.cores = max(1, min(cores, allowed))
        self.memory = min(memory, groups.memory ?? memory)
    }

    /// Photos worked on at once: one a core, as far as memory allows.
    var lanes: Int { max(1, min(cores, memory / Self.memoryOfALane)) }

    /// Pixels worked on at once. Half of the memory is for them; the other half is for engines, the system and whoever
    /// else is there.
    var pixels: Int { max(1, memory / 2 / Self.bytesOfAPixel) }

    /// An engine with its languages, and a photo of 12 megapixels.
    private static let memoryOfALane = 1 << 30

    /// A colour picture, its grey sheet and the copies that straightening and reading make of it.
    private static let bytesOfAPixel = 12
}
