internal import Foundation
internal import Library

/// The identity under which verdicts on menus are written, which may be copied or sent on with the results.
enum ProfileIdentity {
    /// The number of a profile; a new one where it has none yet. Nil where its name and reasons may be told.
    static func number(of profile: Profile, in book: ProfileBook, _ settings: Settings) -> String? {
        settings.profileReasons.value ? nil : book.identity(of: profile) ?? UUID().uuidString
    }
}
