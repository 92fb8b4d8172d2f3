import Files
import Foundation
import Models
import Synchronization
import TestMaterial
import Testing

@testable import Library

/// A keyring in memory, or one that never answers.
private final class TestKeyring: Keyring {
    private let keys = Mutex<[String: SecretKey]>([:])
    private let hangs: Mutex<Bool>
    private let never = DispatchSemaphore(value: 0)

    init(hangs: Bool = false) {
        self.hangs = Mutex(hangs)
    }

    func set(hangs: Bool) { self.hangs.withLock { $0 = hangs } }
    var count: Int { keys.withLock { $0.count } }

    var isHanging: Bool { hangs.withLock { $0 } }

    private func wait() { if isHanging { never.wait() } }

    func key(_ id: String) -> KeyringAnswer {
        wait()
        return keys.withLock { $0[id] }.map { .key($0) } ?? .absent
    }

    func keep(_ key: SecretKey, _ id: String) -> Bool {
        wait()
        keys.withLock { $0[id] = key }
        return true
    }

    func forget(_ id: String) -> Bool {
        wait()
        keys.withLock { $0[id] = nil }
        return true
    }

    func cancel() {}
}

@Suite struct ProfileStoreTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func store(_ keyring: TestKeyring? = nil) -> ProfileStore {
        ProfileStore(
            dataFolder: folder.path.appending("data"), configFolder: folder.path.appending("config"),
            keyring: keyring.map {
                KeyringWatch(keyring: $0, patience: $0.isHanging ? .milliseconds(20) : .seconds(60))
            })
    }

    private func fill(_ store: ProfileStore, name: String = "Canary") throws {
        try store.update { book throws(ProfileFailure) in
            try book.create(Profile(name: name, restrictions: [.allergy("canaryfruit", .critical)]))
        }
    }

    private func permissions(_ path: FilePath) throws -> Int {
        let facts = try FileManager.default.attributesOfItem(atPath: path.display)
        return try #require(facts[.posixPermissions] as? Int)
    }

    private var keyFiles: [FilePath] {
        (try? FolderListing.names(in: folder.path.appending("config"))) ?? []
    }

    @Test func keepsWithAKeyFileThatNobodyElseCanRead() throws {
        #expect(try store().load() == ProfileBook())
        #expect(!store().isThere && keyFiles.isEmpty, "looking makes nothing")
        try fill(store())
        #expect(try store().load().profiles.map(\.name) == ["Canary"])
        let sealed = try #require(SmallFile.bytes(of: store().file, limit: 1 << 20))
        #expect(Data(sealed).firstRange(of: Data("anary".utf8)) == nil)
        #expect(try permissions(store().file) == 0o600)
        let key = folder.path.appending("config").appending(try #require(keyFiles.first))
        #expect(try permissions(key) == 0o600)
        #expect(try permissions(folder.path.appending("config")) == 0o700)
        #expect(try permissions(folder.path.appending("data")) == 0o700)
        #expect(keyFiles.count == 1)
    }

    @Test func keepsTheKeyInAKeyringWhereThereIsOne() throws {
        let keyring = TestKeyring()
        try fill(store(keyring))
        #expect(keyring.count == 1 && keyFiles.isEmpty)
        #expect(try store(keyring).load().profiles.count == 1)
        #expect(throws: ProfileFailure.keyringSilent) { try store().load() }
        #expect(throws: ProfileFailure.keyMissing("in the system's keyring")) { try store(TestKeyring()).load() }
        keyring.set(hangs: true)
        #expect(throws: ProfileFailure.keyringSilent) { try store(keyring).load() }
        #expect(!store(keyring).erase().isEmpty, "a key that may be left is told")
        #expect(!store(keyring).isThere)
    }

    @Test func aKeyringThatHangsIsPassedOver() throws {
        let keyring = TestKeyring(hangs: true)
        try fill(store(keyring))
        #expect(keyFiles.count == 1)
        #expect(try store().load().profiles.count == 1)
    }

    /// Every way in which the file may be another: refused, and not a byte is overwritten.
    @Test func whatCanNotBeOpenedIsNotOverwritten() throws {
        try fill(store())
        let whole = try #require(SmallFile.bytes(of: store().file, limit: 1 << 20))
        var newer = whole
        newer[8] = 2
        var tampered = whole
        tampered[whole.count - 20] ^= 1
        var header = whole
        header[9] ^= 1
        let damaged = ProfileFailure.damaged(store().file.display)
        let cases: [([UInt8], Set<ProfileFailure>)] = [
            ([], [damaged]), (Array("{}".utf8), [damaged]), (Array(whole.prefix(8)), [damaged]),
            (Array(whole.prefix(26)), [damaged]), (Array(whole.prefix(40)), [.refused]),
            (Array(whole.dropLast()), [.refused]), (newer, [.newer]), (tampered, [.refused]),
            (header, [.keyringSilent]),
        ]
        for (bytes, wanted) in cases {
            try AtomicFile.write(bytes, to: store().file)
            for attempt in [{ _ = try store().load() }, { try fill(store(), name: "B") }] as [() throws -> Void] {
                do {
                    try attempt()
                    Issue.record("\(bytes.count) bytes were taken")
                } catch let failure as ProfileFailure {
                    #expect(wanted.contains(failure), "\(bytes.count) bytes: \(failure)")
                    #expect(!failure.message.contains("anary"))
                }
            }
            #expect(SmallFile.bytes(of: store().file, limit: 1 << 20) == bytes)
        }
    }

    @Test func aKeyThatIsGoneOrOpenToOthersIsRefused() throws {
        try fill(store())
        let key = folder.path.appending("config").appending(try #require(keyFiles.first))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: key.display)
        #expect(throws: ProfileFailure.self) { try store().load() }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key.display)
        #expect(try store().load().profiles.count == 1)
        try AtomicFile.write(Array(String(repeating: "0", count: 64).utf8), to: key, permissions: 0o600)
        #expect(throws: ProfileFailure.refused) { try store().load() }
    }

    @Test func noHomeNoKey() throws {
        let store = ProfileStore(dataFolder: folder.path, configFolder: nil, keyring: nil)
        #expect(throws: ProfileFailure.self) { try fill(store) }
        #expect(!store.isThere)
    }

    @Test func eraseLeavesNothing() throws {
        try fill(store())
        #expect(store().erase().isEmpty)
        #expect(!store().isThere && keyFiles.isEmpty)
        #expect(store().erase().isEmpty, "again")
    }

    /// Each of many changes at once is kept, and nobody reads a half.
    @Test func changesAtOnceAreAllKept() async throws {
        try fill(store())
        let store = store()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<12 {
                group.addTask {
                    do {
                        try store.update { book throws(ProfileFailure) in
                            book.countGuestScan()
                            try book.create(Profile(name: "P\(number)"))
                        }
                    } catch { Issue.record(error) }
                }
            }
        }
        let book = try store.load()
        #expect(book.guestScans == 12 && book.profiles.count == 13)
    }

    @Test func exportsOpenWithThePassphraseOnly() throws {
        let profiles = [try Profile(name: "Canary", restrictions: [.avoid("canaryfruit")])]
        let cost = ScryptCost(rounds: 1 << 4, blockSize: 8, parallelism: 1)
        let bytes = try ProfileArchive.bytes(of: profiles, passphrase: Array("open sesame".utf8), cost: cost)
        #expect(Data(bytes).firstRange(of: Data("anary".utf8)) == nil)
        #expect(try ProfileArchive.profiles(in: bytes, passphrase: Array("open sesame".utf8)) == profiles)
        #expect(throws: ProfileFailure.refused) {
            try ProfileArchive.profiles(in: bytes, passphrase: Array("open sesamy".utf8))
        }
        var dear = bytes
        dear[9] = 40
        var newer = bytes
        newer[8] = 9
        let cases: [([UInt8], ProfileFailure)] = [
            (dear, .foreign), (newer, .newer), ([], .foreign), (Array(bytes.prefix(20)), .foreign),
            (Array(bytes.dropLast()), .refused),
        ]
        for (bytes, failure) in cases {
            #expect(throws: failure) { try ProfileArchive.profiles(in: bytes, passphrase: Array("open sesame".utf8)) }
        }
    }
}
