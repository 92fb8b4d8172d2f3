import Files
import Foundation
import Testing

@testable import Runner

@Suite struct MachineLimitsTests {
    /// The machine has 8 cores and 64 GiB; the files are those of its control groups, by their path from the root.
    private func limits(_ files: [String: String]) throws -> MachineLimits {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("groups-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in files {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try (text + "\n").write(to: file, atomically: false, encoding: .utf8)
        }
        return MachineLimits(cores: 8, memory: 64 << 30, groups: ControlGroups(root: FilePath(root.path)))
    }

    @Test func withoutGroupsTheMachineIsTheLimit() throws {
        let limits = try limits([:])
        #expect(limits.cores == 8 && limits.memory == 64 << 30 && limits.lanes == 8)
    }

    @Test func versionTwoCounts() throws {
        let limits = try limits([
            "proc/self/cgroup": "0::/batch/job",
            "sys/fs/cgroup/batch/job/memory.max": "max", "sys/fs/cgroup/batch/job/cpu.max": "250000 100000",
            "sys/fs/cgroup/batch/memory.max": "5368709120", "sys/fs/cgroup/batch/cpu.max": "max 100000",
        ])
        #expect(limits.cores == 3)
        #expect(limits.memory == 5 << 30)
    }

    @Test func versionOneCounts() throws {
        let limits = try limits([
            "proc/self/cgroup": "4:memory:/a\n1:cpu,cpuacct:/b\n0::/",
            "sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712",
            "sys/fs/cgroup/memory/a/memory.limit_in_bytes": "2147483648",
            "sys/fs/cgroup/cpu/b/cpu.cfs_quota_us": "50000", "sys/fs/cgroup/cpu/b/cpu.cfs_period_us": "100000",
            "sys/fs/cgroup/cpu/cpu.cfs_quota_us": "-1", "sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000",
        ])
        #expect(limits.cores == 1)
        #expect(limits.memory == 2 << 30)
        #expect(limits.lanes == 1)
    }

    /// In a container the path is the host's, and the mount begins at the container's own group.
    @Test func aPathThatIsNotThereIsPassedOver() throws {
        let limits = try limits([
            "proc/self/cgroup": "0::/docker/0123", "sys/fs/cgroup/memory.max": "3221225472",
            "sys/fs/cgroup/cpu.max": "200000 100000",
        ])
        #expect(limits.cores == 2 && limits.memory == 3 << 30)
    }

    @Test func coresAreThoseOfTheMask() {
        func cores(_ text: String) -> Int? { MachineLimits.allowedCores(in: Array(text.utf8)) }
        #expect(cores("Name:\tx\nCpus_allowed:\t0000000f,00000001\nCpus_allowed_list:\t0,32-35\n") == 5)
        #expect(cores("Cpus_allowed:\t3\n") == 2)
        #expect(cores("Cpus_allowed:\t0\n") == nil)
        #expect(cores("Name:\tx\n") == nil)
    }

    @Test func nonsenseIsNoLimit() throws {
        let limits = try limits([
            "proc/self/cgroup": "::\n:\nx", "sys/fs/cgroup/memory.max": "-5", "sys/fs/cgroup/cpu.max": "0 0",
            "sys/fs/cgroup/cpu/cpu.cfs_quota_us": "many",
        ])
        #expect(limits.cores == 8 && limits.memory == 64 << 30)
    }

    @Test func lessMemoryLetsFewerPixelsIn() {
        let none = ControlGroups(root: FilePath("/nowhere"))
        let small = MachineLimits(cores: 4, memory: 2 << 30, groups: none)
        let large = MachineLimits(cores: 4, memory: 32 << 30, groups: none)
        #expect(small.lanes == 3 && large.lanes == 4)
        // Two of 100 megapixels only where there is room for them.
        #expect(small.pixels < 200_000_000 && large.pixels > 400_000_000)
    }
}
