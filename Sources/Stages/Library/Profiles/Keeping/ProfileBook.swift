package import Files
internal import Foundation

/// Everything that is kept about profiles: what the sealed file holds.
package struct ProfileBook: Codable, Sendable, Hashable {
    /// The profiles in the order they were made.
    package private(set) var profiles: [Profile]
    /// The key of the profile that applies where none is named.
    private var activeKey: String?
    /// The keys of the profiles used last, the latest first.
    private var recentKeys: [String]
    /// The number of scans as a guest, which is all that is kept of them.
    package private(set) var guestScans: Int
    /// Output folders in which a `profile.json` was written, as bytes of absolute paths.
    private var folderPaths: [Data]
    /// By a profile's key, a random number that stands for it where it isn't to be named.
    private var identities: [String: String]

    package static let mostProfiles = 100
    /// The number of profiles remembered for quick access.
    package static let mostRecent = 3
    /// The number of guest scans after which a person is invited to make a profile.
    package static let guestScansBeforeInvitation = 3

    package init() {
        (profiles, activeKey, recentKeys, guestScans, folderPaths, identities) = ([], nil, [], 0, [], [:])
    }

    enum CodingKeys: String, CodingKey {
        case profiles, identities
        case activeKey = "active"
        case recentKeys = "recent"
        case guestScans = "guest_scans"
        case folderPaths = "folders"
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        for profile in try container.decode([Profile].self, forKey: .profiles) { try append(profile) }
        activeKey = try container.decodeIfPresent(String.self, forKey: .activeKey)
        recentKeys = try container.decodeIfPresent([String].self, forKey: .recentKeys) ?? []
        guestScans = max(0, try container.decodeIfPresent(Int.self, forKey: .guestScans) ?? 0)
        folderPaths = try container.decodeIfPresent([Data].self, forKey: .folderPaths) ?? []
        identities = try container.decodeIfPresent([String: String].self, forKey: .identities) ?? [:]
        forgetUnknown()
    }

    // MARK: Looking

    /// Nil when there is none of this name, regardless of capitalisation.
    package func profile(named name: String) -> Profile? {
        let key = Profile.key(name)
        return profiles.first { $0.key == key }
    }

    /// The profile that applies where none is named: the one used last, or the only one. Nil without profiles.
    package var active: Profile? {
        if profiles.count == 1 { return profiles.first }
        return profiles.first { $0.key == activeKey } ?? recent.first ?? profiles.first
    }

    /// The profiles used last, the latest first; at most three.
    package var recent: [Profile] { recentKeys.compactMap { key in profiles.first { $0.key == key } } }

    /// The random number that stands for a profile; nil when it has none yet.
    package func identity(of profile: Profile) -> String? { identities[profile.key] }

    package var folders: [FilePath] { folderPaths.map { FilePath(bytes: Array($0)) } }

    /// Whether to invite a guest now. This happens once; whoever doesn't want a profile isn't asked again.
    package var invitesGuest: Bool { profiles.isEmpty && guestScans == Self.guestScansBeforeInvitation }

    // MARK: Changing

    /// Adds a profile and makes it the active one.
    ///
    /// - Throws: `nameTaken`, `tooManyProfiles`.
    package mutating func create(_ profile: Profile) throws(ProfileFailure) {
        try append(profile)
        use(profile.key)
    }

    /// Adds a profile, or replaces the one of that name; the active one stays the same.
    package mutating func put(_ profile: Profile) throws(ProfileFailure) {
        if let place = profiles.firstIndex(where: { $0.key == profile.key }) {
            profiles[place] = profile
        } else {
            try append(profile)
        }
    }

    /// Changes a profile; its name may change too.
    ///
    /// - Throws: `unknownName`, `nameTaken`, and what the change throws; then nothing is changed.
    package mutating func edit(
        _ name: String, _ change: (inout Profile) throws(ProfileFailure) -> Void
    ) throws(ProfileFailure) {
        let place = try place(of: name)
        var profile = profiles[place]
        let before = profile.key
        try change(&profile)
        guard !profiles.enumerated().contains(where: { $0 != place && $1.key == profile.key }) else { throw .nameTaken }
        profiles[place] = profile
        if activeKey == before { activeKey = profile.key }
        identities[profile.key] = identities.removeValue(forKey: before)
        recentKeys = recentKeys.map { $0 == before ? profile.key : $0 }
    }

    /// Makes a profile the active one.
    ///
    /// - Throws: `unknownName`.
    package mutating func activate(_ name: String) throws(ProfileFailure) {
        use(profiles[try place(of: name)].key)
    }

    /// Records that a profile was used for a run; the active one stays the same.
    ///
    /// - Throws: `unknownName`.
    package mutating func noteUse(of name: String) throws(ProfileFailure) {
        remember(profiles[try place(of: name)].key)
    }

    /// - Throws: `unknownName`, `lastProfile`.
    package mutating func delete(_ name: String) throws(ProfileFailure) {
        let place = try place(of: name)
        guard profiles.count > 1 else { throw .lastProfile }
        profiles.remove(at: place)
        forgetUnknown()
    }

    /// Gives a profile its random number, unless it has one.
    package mutating func identify(_ profile: Profile, as identity: String) {
        if identities[profile.key] == nil { identities[profile.key] = identity }
    }

    package mutating func countGuestScan() {
        guestScans = min(guestScans, .max - 1) + 1
    }

    /// Records a folder with a `profile.json`, as an absolute path.
    package mutating func note(folder: FilePath) {
        let path = Data(folder.bytes)
        if !folderPaths.contains(path) { folderPaths.append(path) }
    }

    private mutating func append(_ profile: Profile) throws(ProfileFailure) {
        guard profiles.count < Self.mostProfiles else { throw .tooManyProfiles }
        guard !profiles.contains(where: { $0.key == profile.key }) else { throw .nameTaken }
        profiles.append(profile)
    }

    private func place(of name: String) throws(ProfileFailure) -> Int {
        let key = Profile.key(name)
        guard let place = profiles.firstIndex(where: { $0.key == key }) else { throw .unknownName }
        return place
    }

    private mutating func use(_ key: String) {
        activeKey = key
        remember(key)
    }

    private mutating func remember(_ key: String) {
        recentKeys = Array(([key] + recentKeys.filter { $0 != key }).prefix(Self.mostRecent))
    }

    /// Drops the keys of profiles that are gone; of several, the one used last becomes active.
    private mutating func forgetUnknown() {
        let known = Set(profiles.map(\.key))
        recentKeys = Array(recentKeys.filter(known.contains).prefix(Self.mostRecent))
        identities = identities.filter { known.contains($0.key) }
        if activeKey.map(known.contains) != true { activeKey = recentKeys.first ?? profiles.first?.key }
    }
}
