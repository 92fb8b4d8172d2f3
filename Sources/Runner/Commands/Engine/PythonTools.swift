internal import Files
internal import Reading

/// What Debian's Python does for us, as a child process: pip fetches packages, its zipfile module unpacks them.
///
/// So neither the index's address nor a ZIP reader is part of the program. `-I` keeps Python from loading modules of
/// the current folder.
struct PythonTools: Sendable {
    let environment: ProcessEnvironment
    /// Looked for in PATH.
    var program = "python3"

    enum Failure: Error {
        case noPython
        case noPip
        /// The index can't be reached, or doesn't have these packages with these sums.
        case notFetched
        case notUnpacked
    }

    /// Time for downloads of some 55 MB over a slow line.
    private static let patience = 1_800

    /// Fetches the packages of a release into an existing folder, each under its file name.
    ///
    /// pip checks their sums, and is told the system they are for, so that the version of Python here doesn't matter.
    func fetch(_ release: EngineRelease, into folder: FilePath) throws(Failure) {
        do throws(Failure) {
            try run(["-m", "pip", "--version"], within: 60, else: .noPip)
        } catch .noPython {
            throw .noPython
        } catch {
            throw .noPip
        }
        let list = folder.appending("requirements.txt")
        let lines = release.wheels.map { "\($0.package)==\($0.version) --hash=sha256:\($0.sha256)\n" }
        guard (try? AtomicFile.write(Array(lines.joined().utf8), to: list)) != nil else { throw .notFetched }
        let download = ["-m", "pip"] + Self.download(release) + ["--quiet", "--disable-pip-version-check"]
        try run(
            download + ["--no-input", "--retries", "1", "--timeout", "15", "--require-hashes"],
            [Array("--dest".utf8), folder.absolute.bytes, Array("--requirement".utf8), list.absolute.bytes],
            within: Self.patience, else: .notFetched)
    }

    /// pip's words for fetching a release, without those that say where to and which packages.
    static func download(_ release: EngineRelease) -> [String] {
        [
            "download", "--no-deps", "--only-binary", ":all:", "--python-version", "3.11", "--platform",
            release.platform,
        ]
    }

    /// Unpacks a package whose sum is right into a folder, which is made.
    func unpack(_ wheel: FilePath, into folder: FilePath) throws(Failure) {
        try run(
            ["-m", "zipfile", "-e"], [wheel.absolute.bytes, folder.absolute.bytes], within: 300, else: .notUnpacked)
    }

    private func run(
        _ words: [String], _ paths: [[UInt8]] = [], within seconds: Int, else failure: Failure
    ) throws(Failure) {
        let child = ChildProcess(
            program: program, arguments: (["-I", "-B"] + words).map { Array($0.utf8) } + paths,
            environment: environment.entriesWithoutSecrets())
        do throws(ChildProcess.Failure) {
            _ = try child.output(within: seconds)
        } catch .missing {
            throw .noPython
        } catch {
            throw failure
        }
    }
}
