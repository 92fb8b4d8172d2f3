import Files
import Foundation
import TestMaterial
import Testing

@testable import Reading
@testable import Runner

/// An engine of two small packages, made with the same tool that unpacks them.
private struct MadeRelease {
    let temporary: TemporaryFolder
    let release: EngineRelease
    /// Holds the packages.
    let packages: FilePath
    let target: FilePath
    /// Where a stand-in for Python may be put before the real one.
    let programs: FilePath

    static let library: [UInt8] = Array("a library".utf8)
    static let model = [UInt8](repeating: 7, count: 5_000)

    /// - Parameter inner: what the first package holds as the library.
    init(inner: [UInt8] = library) throws {
        temporary = try TemporaryFolder()
        let root = temporary.path
        (packages, target, programs) = (
            root.appending("packages"), root.appending("engine"), root.appending("programs")
        )
        for folder in ["make/one", "make/two", "packages", "programs", "engine"] {
            try Folder.create(root.appending(folder))
        }
        try temporary.put(inner, at: FilePath("make/one/lib.so"))
        try temporary.put(Self.model, at: FilePath("make/two/model.onnx"))
        var wheels: [EngineRelease.Wheel] = []
        for name in ["one", "two"] {
            let file = packages.appending("\(name)-1.0-py3-none-any.whl")
            let made = root.appending("make/\(name)")
            let child = ChildProcess(
                program: "python3",
                arguments: ["-m", "zipfile", "-c", file.display, made.display].map { Array($0.utf8) },
                environment: ProcessEnvironment.current().entriesWithoutSecrets())
            _ = try child.output(within: 60)
            let bytes = try #require(SmallFile.bytes(of: file, limit: 1 << 20))
            wheels.append(
                EngineRelease.Wheel(
                    package: name, version: "1.0", fileName: file.lastComponent.display,
                    sha256: ContentHash.sha256(bytes), size: bytes.count))
        }
        release = EngineRelease(
            platform: "any", wheels: wheels,
            files: [
                EngineRelease.File(
                    source: "two/model.onnx", name: "model.onnx", sha256: ContentHash.sha256(Self.model),
                    size: Self.model.count),
                EngineRelease.File(
                    source: "one/lib.so", name: "lib.so", sha256: ContentHash.sha256(Self.library),
                    size: Self.library.count),
            ])
    }

    /// - Parameter program: stands in for Python.
    func installation(program: String = "python3") -> EngineInstallation {
        let environment = ProcessEnvironment([
            "PATH": ProcessEnvironment.current().text("PATH") ?? "", "HOME": temporary.path.display,
            "PACKAGES": packages.display,
        ])
        return EngineInstallation(
            release: release, folder: target, python: PythonTools(environment: environment, program: program))
    }

    func content(_ name: String) -> [UInt8]? { SmallFile.bytes(of: target.appending(name), limit: 1 << 20) }

    var names: [String] { ((try? FolderListing.names(in: target)) ?? []).map(\.display) }
}

@Suite struct EngineInstallationTests {
    @Test func packagesAreUnpackedAndOnlyWhatIsWantedIsKept() throws {
        let made = try MadeRelease()
        try made.installation().install(from: made.packages)
        #expect(made.names == ["lib.so", "model.onnx"])
        #expect(made.release.isWhole(in: made.target))
        // The engine that came of it is itself a source.
        let other = try MadeRelease()
        try EngineInstallation(
            release: made.release, folder: other.target, python: PythonTools(environment: ProcessEnvironment())
        ).install(from: made.target)
        #expect(made.release.isWhole(in: other.target))
    }

    @Test func aDamagedFileIsReplaced() throws {
        let made = try MadeRelease()
        try made.temporary.put([1, 2], at: FilePath("engine/model.onnx"))
        try made.temporary.put([3], at: FilePath("engine/notes of mine"))
        #expect(!made.release.isWhole(in: made.target))
        try made.installation().install(from: made.packages)
        #expect(made.release.isWhole(in: made.target))
        #expect(made.content("notes of mine") == [3])
    }

    /// The package's sum is right and what it holds isn't: nothing of it arrives, and what was there stays.
    @Test func nothingIsInstalledBeforeAllIsRight() throws {
        let made = try MadeRelease(inner: Array("a strange".utf8))
        try made.temporary.put([1, 2], at: FilePath("engine/model.onnx"))
        let failure = #expect(throws: CommandFailure.self) { try made.installation().install(from: made.packages) }
        #expect(failure?.exitCode == .noInput)
        #expect(failure?.message.contains("lib.so") == true)
        #expect(made.names == ["model.onnx"])
        #expect(made.content("model.onnx") == [1, 2])
    }

    /// Nobody unpacks it: without Python the complaint would be another.
    @Test func aPackageWithAnotherSumIsNotUnpacked() throws {
        let made = try MadeRelease()
        let name = try #require(made.release.wheels.last?.fileName)
        try made.temporary.put([1, 2, 3], at: FilePath("packages/" + name))
        let failure = #expect(throws: CommandFailure.self) { try made.installation().install(from: made.packages) }
        #expect(failure?.message.contains(name) == true)
        #expect(failure?.exitCode == .noInput)
        #expect(made.names.isEmpty)
    }

    @Test func withoutPythonPackagesStayWhereTheyAre() throws {
        let made = try MadeRelease()
        let failure = #expect(throws: CommandFailure.self) {
            try made.installation(program: made.programs.display + "/python3").install(from: made.packages)
        }
        #expect(failure?.exitCode == .unavailable)
        #expect(failure?.message.contains("python3-pip") == true)
        #expect(made.names.isEmpty)
    }

    /// Stands in for pip: it is asked for the packages by their sums, and for the folder where they are looked for.
    @Test(arguments: [true, false]) func whatPipFetchesIsInstalled(isReachable: Bool) throws {
        let made = try MadeRelease()
        let script = """
            #!/bin/sh
            case "$*" in
            *"pip --version"*) exit 0 ;;
            *"pip download"*)
              case "$*" in *"--require-hashes"*) ;; *) exit 3 ;; esac
              while [ $# -gt 0 ]; do
                case "$1" in --dest) dest=$2 ;; --requirement) list=$2 ;; esac
                shift
              done
              [ "$(grep -c -- '--hash=sha256:[0-9a-f]*$' "$list")" = 2 ] || exit 4
              /bin/cp "$PACKAGES"/*.whl "$dest" && exit \(isReachable ? 0 : 1) ;;
            *) exec python3 "$@" ;;
            esac
            """
        try made.temporary.put(Array(script.utf8), at: FilePath("programs/python3"))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: made.programs.appending("python3").display)
        let installation = made.installation(program: made.programs.display + "/python3")
        if isReachable {
            try installation.install(from: nil)
            #expect(made.release.isWhole(in: made.target))
            #expect(made.names == ["lib.so", "model.onnx"])
        } else {
            let failure = #expect(throws: CommandFailure.self) { try installation.install(from: nil) }
            #expect(failure?.exitCode == .unavailable)
            #expect(failure?.message.contains("one 1.0, two 1.0") == true)
            #expect(made.names.isEmpty)
        }
    }

    /// Every file has a sum, and the three that reading needs are among them.
    @Test(arguments: [EngineRelease.amd64, .arm64]) func releasesAreFixed(release: EngineRelease) {
        let sums = release.wheels.map(\.sha256) + release.files.map(\.sha256)
        #expect(sums.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
        #expect(Set(sums).count == sums.count)
        #expect(release.wheels.allSatisfy { $0.fileName.contains("-\($0.version)-") })
        #expect(release.files.contains { $0.name == "libonnxruntime.so" && $0.source.hasSuffix(release.version) })
    }
}
