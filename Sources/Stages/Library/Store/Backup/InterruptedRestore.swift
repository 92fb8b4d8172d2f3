internal import Files
package import Models

/// A restore whose process was killed.
package enum InterruptedRestore {
    /// Brings it to its end: to the new state when all of that was ready, else to the old one.
    ///
    /// - Returns: what was done, as a sentence; nil when there was none.
    /// - Throws: `cannot_write` when it can't be ended, or another process is just restoring.
    package static func settle(_ locations: StoreLocations) throws(StageFailure) -> String? {
        guard RestoreIntent.isThere(in: locations.history.parent) else { return nil }
        return try StorePresence.share(locations).settled.map { Warning.settled($0).message }
    }
}
