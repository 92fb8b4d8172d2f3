internal import Files
internal import Models

extension FilePath {
    /// Does what may fail, and has a failure name this file or folder, of which there may be many.
    func naming<Value>(_ work: () throws(StageFailure) -> Value) throws(StageFailure) -> Value {
        do throws(StageFailure) {
            return try work()
        } catch {
            var failure = error
            failure.message = "\(display): \(error.message)"
            throw failure
        }
    }
}
