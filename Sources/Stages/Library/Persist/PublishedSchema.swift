internal import Judging
internal import Pages
internal import Tables

/// The formats that other programs read from this one, and the file that people write for it, with their published
/// schemas.
package enum PublishedSchema: String, Sendable, CaseIterable {
    /// `bundle.json`.
    case bundle
    /// One line of `--json`, or of a run log.
    case events
    /// What `vegyscan export` writes.
    case export
    /// `vegyscan.json`, which says something of the menus below its folder.
    case folder
    /// One line of `index.jsonl`.
    case index
    /// One line of what `vegyscan judge` prints.
    case judge
    /// `profile.json`.
    case profile
    /// `words.json`.
    case words

    /// JSON Schema, draft 2020-12, as text.
    package var text: String {
        let table =
            switch self {
            case .bundle: unsafe table_bundle_schema()
            case .events: unsafe table_events_schema()
            case .export: unsafe table_export_schema()
            case .folder: unsafe table_folder_schema()
            case .index: unsafe table_index_schema()
            case .judge: unsafe table_judge_schema()
            case .profile: unsafe table_profile_schema()
            case .words: unsafe table_words_schema()
            }
        return unsafe String(decoding: table.contents, as: UTF8.self)
    }
}
