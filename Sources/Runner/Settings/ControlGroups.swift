internal import Files

/// The limits that Linux control groups, and therefore containers and batch systems, set for this process.
///
/// It looks where every current system mounts them: below `/sys/fs/cgroup`, version 2 as a whole or under `unified`,
/// version 1 by controller. A group's limit also holds for the groups below it, so every group up to the root counts.
/// In a container the path may begin in the middle, and missing groups are skipped.
struct ControlGroups {
    /// What the paths below are in; a folder of its own in tests.
    var root = FilePath("/")

    /// Bytes; nil for no limit.
    var memory: Int? {
        values(named: "memory.max", controller: "memory.limit_in_bytes", of: "memory").compactMap { text in
            // Version 1 writes a number near 2^63 for none.
            Int(text).flatMap { (1..<1 << 60).contains($0) ? $0 : nil }
        }.min()
    }

    /// How many cores' time it may use, such as 1.5; nil for no limit.
    var cores: Double? {
        let unified = values(named: "cpu.max", controller: nil, of: "cpu").compactMap { text in
            let parts = text.split(separator: " ").compactMap { Double($0) }
            return parts.count == 2 ? share(parts[0], of: parts[1]) : nil
        }
        let quotas = folders(of: "cpu").compactMap { folder in
            number("cpu.cfs_quota_us", in: folder).flatMap { quota in
                number("cpu.cfs_period_us", in: folder).flatMap { share(quota, of: $0) }
            }
        }
        return (unified + quotas).min()
    }

    private func share(_ quota: Double, of period: Double) -> Double? {
        quota > 0 && period > 0 ? quota / period : nil
    }

    private func number(_ name: String, in folder: FilePath) -> Double? {
        text(of: folder.appending(name)).flatMap { Double($0) }
    }

    /// The texts of one file in all groups of version 2, and of another in those of version 1.
    private func values(named name: String, controller file: String?, of controller: String) -> [String] {
        let unified = folders(of: nil).compactMap { text(of: $0.appending(name)) }
        guard let file else { return unified }
        return unified + folders(of: controller).compactMap { text(of: $0.appending(file)) }
    }

    /// The group's folder and those above it.
    ///
    /// - Parameter controller: of version 1; nil for version 2.
    private func folders(of controller: String?) -> [FilePath] {
        let mounts = controller.map { ["sys/fs/cgroup/" + $0] } ?? ["sys/fs/cgroup", "sys/fs/cgroup/unified"]
        var parts = path(of: controller).split(separator: "/")
        var folders: [FilePath] = []
        while true {
            for mount in mounts {
                folders.append(root.appending(mount).appending(parts.joined(separator: "/")))
            }
            if parts.popLast() == nil { return folders }
        }
    }

    /// As `/proc/self/cgroup` has it, with lines such as `4:memory:/a/b`, and `0::/a/b` for version 2.
    private func path(of controller: String?) -> String {
        let lines = text(of: root.appending("proc/self/cgroup"))?.split(separator: "\n") ?? []
        for line in lines {
            let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3 else { continue }
            let names = fields[1].split(separator: ",")
            if controller.map({ names.contains(Substring($0)) }) ?? (fields[0] == "0") { return String(fields[2]) }
        }
        return ""
    }

    /// Without the line end.
    private func text(of file: FilePath) -> String? {
        guard let bytes = SmallFile.bytes(of: file, limit: 1 << 16) else { return nil }
        return String(decoding: bytes, as: UTF8.self).trimmingSuffix { $0.isWhitespace }
    }
}

extension String {
    fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> String {
        var rest = self[...]
        while let last = rest.last, isLeftOut(last) { rest.removeLast() }
        return String(rest)
    }
}
