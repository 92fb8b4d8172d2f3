/// What a run keeps in the output folder for itself; no part of the result, and it may be removed between runs.
enum OwnFolder {
    static let name = FilePath(".vegyscan")

    static func path(in output: FilePath) -> FilePath { output.appending(name) }
}
