public import Models

internal import struct Foundation.Data
internal import class Foundation.JSONDecoder

/// One `bundle.json`, by its path.
public struct BundleFile: Sendable {
    public let path: FilePath

    public init(_ path: FilePath) {
        self.path = path
    }

    /// Nil when there is none that this version can read and trust.
    public var bundle: MenuBundle? {
        guard let content = SmallFile.bytes(of: path, limit: BundleWriter.sizeLimit),
            let bundle = try? JSONDecoder().decode(MenuBundle.self, from: Data(content)),
            bundle.schemaVersion == MenuBundle.currentSchemaVersion, bundle.isPlausible
        else { return nil }
        return bundle
    }

    /// Puts another bundle in its place, whole or not at all.
    ///
    /// - Throws: `cannot_write`.
    public func write(_ bundle: MenuBundle) throws(StageFailure) {
        try AtomicFile.write(try BundleWriter.bytes(of: bundle), to: path)
    }

    /// Writes the bundle without its place, whole or not at all; does nothing where there is none.
    ///
    /// - Throws: `cannot_write`.
    public func eraseLocation() throws(StageFailure) {
        guard var bundle, bundle.location != Location(source: .off) else { return }
        bundle.location = Location(source: .off)
        try write(bundle)
    }
}
