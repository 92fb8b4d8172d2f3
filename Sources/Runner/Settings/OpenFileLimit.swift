internal import Foundation

/// How many files this process may have open at once, pipes included (`ulimit -n`).
enum OpenFileLimit {
    /// With fewer, the system's own libraries end the program or wait for ever: measured with 20, while 24 were enough
    /// for one lane.
    private static let fewest = 32
    /// What is taken where the system lets a process have more than it was started with.
    private static let wanted: rlim_t = 1024
    /// Databases, output, libraries and one photo's way through a lane.
    private static let withoutLanes = 32
    /// The two pipes of a worker with a file on either side.
    private static let perLane = 6

    /// Raises a low limit as far as the system allows.
    ///
    /// - Returns: why the program can't work with what is left, or nil.
    static func raise() -> String? {
        var limit = current
        if limit.rlim_cur < wanted, limit.rlim_cur < limit.rlim_max {
            limit.rlim_cur = min(wanted, limit.rlim_max)
            unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        }
        guard current.rlim_cur < fewest else { return nil }
        return
            "Only \(current.rlim_cur) files may be open at once here; allow at least \(fewest) (ulimit -n) and run again."
    }

    /// Photos worked on at once, as far as open files go.
    static var lanes: Int { max(1, (Int(clamping: current.rlim_cur) - withoutLanes) / perLane) }

    private static var current: rlimit {
        var limit = rlimit(rlim_cur: wanted, rlim_max: wanted)
        unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return limit
    }
}
