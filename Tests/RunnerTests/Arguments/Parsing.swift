@testable import Runner

/// Words and bytes as a shell would hand them over.
func invocation(_ words: String...) throws(UsageError) -> Invocation {
    try ArgumentParser().parse(words.map { Array($0.utf8) })
}

func arguments(_ words: String...) throws -> ParsedArguments {
    let invocation = try ArgumentParser().parse(words.map { Array($0.utf8) })
    guard case .command(let parsed) = invocation else { throw NoCommand() }
    return parsed
}

/// The error a command line gives, or nil when it is fine.
func usageError(_ words: String...) -> UsageError? {
    do throws(UsageError) {
        _ = try ArgumentParser().parse(words.map { Array($0.utf8) })
        return nil
    } catch {
        return error
    }
}

struct NoCommand: Error {}
