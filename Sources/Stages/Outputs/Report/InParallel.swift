internal import Dispatch
internal import Synchronization

/// Work on several things at once, on threads of the system's.
enum InParallel {
    /// The results in the order of what they were made from.
    static func map<Value: Sendable, Made: Sendable>(
        _ values: [Value], lanes: Int, _ work: @Sendable (Value) -> Made
    ) -> [Made] {
        guard lanes > 1, values.count > 1 else { return values.map(work) }
        let made = Mutex<[(place: Int, made: Made)]>([])
        let lanes = min(lanes, values.count)
        DispatchQueue.concurrentPerform(iterations: lanes) { lane in
            for place in stride(from: lane, to: values.count, by: lanes) {
                let one = work(values[place])
                made.withLock { $0.append((place, one)) }
            }
        }
        return made.withLock { $0.sorted { $0.place < $1.place }.map(\.made) }
    }
}
