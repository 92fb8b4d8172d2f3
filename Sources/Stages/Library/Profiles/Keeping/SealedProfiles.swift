internal import Foundation

/// The file that profiles are kept in: a header that names the key, and a sealed book.
///
/// The header is 8 bytes `VGSCPROF`, the format's version, where the key is kept, and 16 bytes that name it.
struct SealedProfiles: Sendable, Hashable {
    /// Where the key to a file is.
    enum Keeper: UInt8, Sendable {
        case file = 0
        case keyring = 1
    }

    var keeper: Keeper
    /// 32 hexadecimal digits.
    var keyID: String
    private var sealed: [UInt8] = []

    private static let magic = Array("VGSCPROF".utf8)
    private static let version: UInt8 = 1
    private static let idLength = 16
    private static let headerLength = 26
    /// Larger files aren't ours: a hundred profiles take less than 1 MiB.
    static let sizeLimit = 16 << 20

    /// Makes the header of a first file with a new key.
    ///
    /// - Throws: `system` when there are no random numbers.
    init(keeper: Keeper) throws(ProfileFailure) {
        self.keeper = keeper
        guard let id = try? RandomBytes.make(Self.idLength) else { throw .noCrypto }
        keyID = Self.hexadecimal(id)
    }

    /// - Throws: `foreign`, `newer`.
    init(_ bytes: [UInt8]) throws(ProfileFailure) {
        guard bytes.starts(with: Self.magic), bytes.count > Self.magic.count else { throw .foreign }
        guard bytes[Self.magic.count] <= Self.version else { throw .newer }
        guard bytes.count > Self.headerLength, bytes[Self.magic.count] == Self.version,
            let keeper = Keeper(rawValue: bytes[Self.magic.count + 1])
        else { throw .foreign }
        self.keeper = keeper
        keyID = Self.hexadecimal(bytes[(Self.headerLength - Self.idLength)..<Self.headerLength])
        sealed = Array(bytes.dropFirst(Self.headerLength))
    }

    /// - Throws: `refused` when the key differs or a byte was changed; `newer` when this version doesn't understand the
    ///   contents.
    func open(with key: SecretKey) throws(ProfileFailure) -> ProfileBook {
        let plain: [UInt8]
        do throws(CryptoError) {
            plain = try SealedBox.open(sealed, with: key, header: header)
        } catch {
            throw error == .refused ? .refused : .noCrypto
        }
        guard let book = try? JSONDecoder().decode(ProfileBook.self, from: Data(plain)) else { throw .newer }
        return book
    }

    /// The bytes of a file that holds a book.
    func bytes(of book: ProfileBook, key: SecretKey) throws(ProfileFailure) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let plain = try? encoder.encode(book),
            let sealed = try? SealedBox.seal(Array(plain), with: key, header: header)
        else { throw .noCrypto }
        return header + sealed
    }

    private var header: [UInt8] {
        let digits = Array(keyID)
        let id = stride(from: 0, to: digits.count - 1, by: 2).map {
            UInt8(String(digits[$0...($0 + 1)]), radix: 16) ?? 0
        }
        return Self.magic + [Self.version, keeper.rawValue] + id
    }

    static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension ProfileFailure {
    static let noCrypto = ProfileFailure.system(
        "Nothing can be sealed here: the system gives no random numbers or too little memory; try again later.")
}
