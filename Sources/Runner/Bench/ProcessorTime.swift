internal import Foundation

/// The processor time used so far; unlike wall time it hardly depends on what else the machine is doing.
enum ProcessorTime {
    /// Seconds of this process on all its threads, in the program and in the system.
    static var own: Double { seconds(of: RUSAGE_SELF) }

    /// The same of the children that have ended.
    static var children: Double { seconds(of: RUSAGE_CHILDREN) }

    /// Seconds of the thread that asks, to the microsecond or better: for short spans on a busy machine.
    static var thread: Double {
        var time = timespec()
        guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }

    private static func seconds(of whom: __rusage_who) -> Double {
        var usage = rusage()
        guard unsafe getrusage(__rusage_who_t(whom.rawValue), &usage) == 0 else { return 0 }
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000 }
    }
}
