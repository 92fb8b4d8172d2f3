import Files
import Foundation

@testable import Runner

/// Arguments, each ended by a zero byte.
func fuzzArguments(_ input: [UInt8]) {
    let arguments = input.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
    do throws(UsageError) {
        _ = try ArgumentParser().parse(arguments)
    } catch {
        precondition(!error.message.isEmpty)
    }
}

/// A settings file, once as the person's own and once as one that lay in the folder.
func fuzzSettings(_ input: [UInt8]) {
    let path = FuzzFolder.path.appending("settings.json")
    FuzzFolder.write(input, to: path)
    for isOwn in [true, false] {
        do throws(SettingsError) {
            _ = try SettingsFile(path: path, isOwn: isOwn, home: FilePath("/home/nobody")).layer()
        } catch {
            precondition(!error.message.isEmpty)
        }
    }
}
