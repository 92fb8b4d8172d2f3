/// The beginning of a backup file, which is unencrypted but authenticated together with what follows.
///
/// All numbers are big-endian: a magic word of 16 bytes, the format's version (2 bytes), scrypt's N (8), r (4) and p
/// (4), the salt (16), the length of the sealed part (8), and a sealed empty text (28) that tells a wrong passphrase
/// from a damaged file. The sealed part follows: a `SealedBox` over a `BackupContainer`.
struct BackupHeader: Hashable {
    static let magic = Array("vegyscan-backup\n".utf8)
    static let version: UInt16 = 1
    static let saltLength = 16
    static let length = plainLength + checkLength
    private static let plainLength = 16 + 2 + 8 + 4 + 4 + 16 + 8
    private static let checkLength = 28

    var cost: ScryptCost
    var salt: [UInt8]
    /// Bytes of the sealed part.
    var sealedLength: Int

    /// The header as it stands in the file.
    func bytes(with key: SecretKey) throws(CryptoError) -> [UInt8] {
        plain + (try SealedBox.seal([], with: key, header: plain))
    }

    private var plain: [UInt8] {
        Self.magic + Self.bytes(Self.version) + Self.bytes(cost.rounds)
            + Self.bytes(UInt32(clamping: cost.blockSize)) + Self.bytes(UInt32(clamping: cost.parallelism)) + salt
            + Self.bytes(UInt64(clamping: sealedLength))
    }

    /// Reads the header of a file.
    init(_ file: [UInt8]) throws(BackupFailure) {
        guard file.starts(with: Self.magic) else {
            throw BackupFailure(.source, "This is no backup of this program.")
        }
        var rest = file.dropFirst(Self.magic.count)
        func number(_ length: Int) -> UInt64 {
            defer { rest = rest.dropFirst(length) }
            return rest.prefix(length).reduce(0) { $0 << 8 | UInt64($1) }
        }
        guard rest.count >= 2 else { throw Self.truncated }
        guard number(2) == UInt64(Self.version) else {
            throw BackupFailure(.source, "Another version of this program made the backup; restore it with that one.")
        }
        guard file.count >= Self.length else { throw Self.truncated }
        cost = ScryptCost(rounds: number(8), blockSize: number(4), parallelism: number(4))
        salt = Array(rest.prefix(Self.saltLength))
        rest = rest.dropFirst(Self.saltLength)
        guard let length = Int(exactly: number(8)), length <= Backup.largest, cost.isBearable else {
            throw BackupFailure(.source, "The backup is damaged; restore another one.")
        }
        sealedLength = length
        guard file.count - Self.length >= length else { throw Self.truncated }
        guard file.count - Self.length == length else {
            throw BackupFailure(.source, "The backup is damaged: something was added at its end; restore another one.")
        }
    }

    init(cost: ScryptCost, salt: [UInt8], sealedLength: Int) {
        self.cost = cost
        self.salt = salt
        self.sealedLength = sealedLength
    }

    /// Whether the key is the one that the file was made with.
    func isKey(_ key: SecretKey, of file: [UInt8]) -> Bool {
        let check = file.dropFirst(Self.plainLength).prefix(Self.checkLength)
        return (try? SealedBox.open(Array(check), with: key, header: plain)) == []
    }

    private static let truncated = BackupFailure(
        .source, "The backup is cut off: it was not copied whole, or its disk was full; copy it again or use another.")

    private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        stride(from: number.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}

extension ScryptCost {
    /// Whether the cost is acceptable: a file from elsewhere must not use all memory or take hours, so at most 512 MiB
    /// and four passes over them are allowed.
    fileprivate var isBearable: Bool {
        rounds.nonzeroBitCount == 1 && rounds >= 2 && (1...32).contains(blockSize) && (1...4).contains(parallelism)
            && memory <= 512 << 20
    }
}
