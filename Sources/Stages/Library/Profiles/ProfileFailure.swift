/// Why something can't be done with profiles. It contains neither names nor restrictions.
package enum ProfileFailure: Error, Sendable, Hashable {
    /// The name is empty, too long or has characters that can't be shown.
    case badName
    case nameTaken
    case unknownName
    case lastProfile
    case tooManyProfiles
    case tooManyRestrictions
    /// The file isn't one of ours, or is cut off.
    case foreign
    /// The own file of profiles, at this place, is damaged.
    case damaged(String)
    /// It was made by a later version.
    case newer
    /// It was changed, or sealed with another key or passphrase.
    case refused
    /// There is a file but no key to it; the text says where the key was looked for.
    case keyMissing(String)
    /// The key is in the system's keyring, which doesn't answer.
    case keyringSilent
    /// Reading or writing failed; a sentence with what to do.
    case system(String)

    /// One sentence with what to do next.
    package var message: String {
        switch self {
        case .badName:
            "A profile's name must have 1 to \(Profile.longestName) characters, none of them invisible; choose another."
        case .nameTaken:
            "There is a profile of this name already (capitals make no difference); choose another name."
        case .unknownName: "There is no profile of this name; \"vegyscan profile list\" shows all."
        case .lastProfile:
            "The last profile can't be deleted; make another first, or run \"vegyscan profile erase\" to remove "
                + "everything."
        case .tooManyProfiles:
            "There are \(ProfileBook.mostProfiles) profiles, and no more can be kept; delete one first."
        case .tooManyRestrictions:
            "A profile can't have more than \(Profile.mostRestrictions) restrictions; remove some first."
        case .foreign:
            "The file holds no profiles of this program, or not all of them; name another, or restore it from a backup."
        case .damaged(let place):
            "\(place): The profiles are damaged and stay as they are; bring them back with \"vegyscan restore\", or start "
                + "anew with \"vegyscan profile erase\"."
        case .newer: "The profiles were written by a later version of this program; update it to read them."
        case .refused:
            "The profiles can't be opened: the key or passphrase is another one, or the file was changed; nothing was "
                + "overwritten."
        case .keyMissing(let place):
            "The key to the profiles isn't there (\(place)); put it back from a backup, or start anew with \"vegyscan "
                + "profile erase\"."
        case .keyringSilent:
            "The key to the profiles is in the system's keyring, which doesn't answer; unlock it and run again."
        case .system(let sentence): sentence
        }
    }
}
