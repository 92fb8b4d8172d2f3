extension Console {
    /// Reports an error that ends the program, to people and, where one listens, to a program.
    func end(_ failure: CommandFailure, asEvent isEvent: Bool) -> ExitCode {
        error(failure.message)
        if isEvent { StandardStreams.print(EventRecord(failure).jsonLine) }
        return failure.exitCode
    }
}
