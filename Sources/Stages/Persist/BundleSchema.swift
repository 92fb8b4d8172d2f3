internal import Tables

/// The published shape of a bundle.
public enum BundleSchema {
    /// JSON Schema, draft 2020-12, as text.
    public static var text: String { unsafe String(decoding: table_bundle_schema().contents, as: UTF8.self) }
}
