internal import Files
package import Models

/// A restore whose process was killed.
package enum InterruptedRestore {
    /// Completes it: with the new state if all of that was ready, else with the old one.
    ///
    /// - Returns: what was done, as a sentence; nil when there was none.
    /// - Throws: `cannot_write` when it can't be completed, or another process is restoring.
    package static func settle(_ locations: StoreLocations) throws(StageFailure) -> String? {
        guard RestoreIntent.isThere(in: locations.history.parent) else { return nil }
        return try StorePresence.share(locations).settled.map { Warning.settled($0).message }
    }
}
