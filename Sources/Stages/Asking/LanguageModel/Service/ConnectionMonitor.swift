public import Foundation
internal import Synchronization

/// How the connection to a model's service is doing.
public enum ConnectionState: Sendable, Hashable {
    /// Nothing was asked yet.
    case idle
    case good
    /// The last answer took longer than 5 s.
    case slow
    /// A request failed and is about to be sent again.
    case retrying
    /// The service asked to be left alone until then.
    case waiting(until: Date)
    /// It failed so often that it is left alone for a while.
    case away
    /// It takes no further request: wrong key, no credit, wrong address.
    case refused
}

/// Tells at any time, without waiting, how the connection is doing.
public final class ConnectionMonitor: Sendable {
    private let current = Mutex(ConnectionState.idle)

    init() {}

    public var state: ConnectionState { current.withLock { $0 } }

    func set(_ state: ConnectionState) { current.withLock { $0 = state } }
}
