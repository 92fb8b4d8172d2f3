internal import Files
internal import Foundation
internal import Models
internal import Reading

/// Puts the neural engine into its folder: each file whole or not at all, and none before all were found right.
struct EngineInstallation: Sendable {
    let release: EngineRelease
    /// The engine's folder.
    let folder: FilePath
    let python: PythonTools

    /// A hidden folder for what is fetched and unpacked; it goes at the end, or at the next installation.
    private var work: FilePath { folder.appending(".fetch") }

    /// - Parameter source: a folder with the release's packages, or with the files of an engine; nil to fetch them.
    func install(from source: FilePath?) throws(CommandFailure) {
        do throws(StageFailure) {
            try Folder.create(folder, as: .engine)
        } catch {
            throw CommandFailure(error)
        }
        let result: Result<Void, CommandFailure>
        do throws(StageFailure) {
            result = try PrivateFolder.hold(folder) {
                defer { removeWork() }
                return Result { () throws(CommandFailure) in try installAlone(from: source) }
            }
        } catch {
            throw CommandFailure(error)
        }
        try result.get()
    }

    private func installAlone(from source: FilePath?) throws(CommandFailure) {
        removeWork()
        let found: [[UInt8]]
        if let source {
            found = try files(in: source)
        } else {
            let fetched = work.appending("packages")
            try make(fetched)
            do throws(PythonTools.Failure) {
                try python.fetch(release, into: fetched)
            } catch {
                throw EngineFailure.of(error, release)
            }
            found = try files(in: fetched)
        }
        AtomicFile.sweep(folder: folder)
        do throws(StageFailure) {
            for (file, bytes) in zip(release.files, found) {
                try AtomicFile.write(bytes, to: folder.appending(file.name), as: .engine)
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The bytes of the release's files, in their order.
    private func files(in source: FilePath) throws(CommandFailure) -> [[UInt8]] {
        if isThere(source, release.files.map(\.name)) {
            return try release.files.map { file throws(CommandFailure) in
                try bytes(of: file, at: source.appending(file.name))
            }
        }
        guard isThere(source, release.wheels.map(\.fileName)) else { throw EngineFailure.nothingIn(source, release) }
        let unpacked = work.appending("unpacked")
        for wheel in release.wheels {
            let path = source.appending(wheel.fileName)
            // Only what is known byte for byte is unpacked.
            guard wheel.isWhole(at: path) else { throw EngineFailure.isOther(wheel.fileName, release) }
            try make(unpacked)
            do throws(PythonTools.Failure) {
                try python.unpack(path, into: unpacked)
            } catch {
                throw EngineFailure.of(error, release)
            }
        }
        return try release.files.map { file throws(CommandFailure) in
            try bytes(of: file, at: unpacked.appending(file.source))
        }
    }

    private func bytes(of file: EngineRelease.File, at path: FilePath) throws(CommandFailure) -> [UInt8] {
        guard let bytes = file.bytes(at: path) else { throw EngineFailure.isOther(file.name, release) }
        return bytes
    }

    private func isThere(_ folder: FilePath, _ names: [String]) -> Bool {
        names.allSatisfy { FileKind.of(folder.appending($0)) == .file }
    }

    private func make(_ folder: FilePath) throws(CommandFailure) {
        do throws(StageFailure) {
            try Folder.create(folder, as: .engine)
        } catch {
            throw CommandFailure(error)
        }
    }

    private func removeWork() { Folder.removeTree(work) }
}
