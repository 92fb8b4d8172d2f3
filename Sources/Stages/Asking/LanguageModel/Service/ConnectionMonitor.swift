public import Foundation
internal import Synchronization

/// How the connection to a model's service is doing.
public enum ConnectionState: Sendable, Hashable {
    /// Nothing has been asked yet.
    case idle
    case good
    /// The last answer took longer than 5 s.
    case slow
    /// A request failed and is about to be sent again.
    case retrying
    /// The service asked to be left alone until that time.
    case waiting(until: Date)
    /// It failed so often that it is left alone for a while.
    case away
    /// It accepts no further request: wrong key, no credit, wrong address.
    case refused
}

/// Reports how the connection is doing, at any time and without waiting.
public final class ConnectionMonitor: Sendable {
    private let current = Mutex(ConnectionState.idle)

    init() {}

    public var state: ConnectionState { current.withLock { $0 } }

    func set(_ state: ConnectionState) { current.withLock { $0 = state } }
}
