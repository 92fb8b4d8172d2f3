import Library
import Testing

@Suite struct SealedBoxTests {
    private let header = Array("a header".utf8)

    @Test(arguments: [0, 1, 16, 100_000])
    func givesBackWhatWasSealed(length: Int) throws {
        let key = try SecretKey.random()
        let plain = try RandomBytes.make(length)
        let sealed = try SealedBox.seal(plain, with: key, header: header)
        #expect(sealed.count == length + 28)
        #expect(try SealedBox.open(sealed, with: key, header: header) == plain)
        #expect(try SealedBox.seal(plain, with: key, header: header) != sealed, "each time another nonce")
    }

    @Test func anyOtherByteIsRefused() throws {
        let key = try SecretKey.random()
        let sealed = try SealedBox.seal(Array("peanuts".utf8), with: key, header: header)
        for place in sealed.indices {
            var changed = sealed
            changed[place] ^= 1
            #expect(throws: CryptoError.refused) { try SealedBox.open(changed, with: key, header: header) }
            #expect(throws: CryptoError.refused) {
                try SealedBox.open(Array(sealed.prefix(place)), with: key, header: header)
            }
        }
        #expect(throws: CryptoError.refused) { try SealedBox.open(sealed, with: key) }
        #expect(throws: CryptoError.refused) { try SealedBox.open(sealed, with: .random(), header: header) }
    }

    /// The second example of RFC 7914, section 12, cut to the 32 bytes of a key.
    @Test func derivesKeysAsTheStandardSays() throws {
        let key = try SecretKey(
            passphrase: Array("password".utf8), salt: Array("NaCl".utf8),
            cost: ScryptCost(rounds: 1024, blockSize: 8, parallelism: 16))
        let wanted: [UInt8] = [
            0xFD, 0xBA, 0xBE, 0x1C, 0x9D, 0x34, 0x72, 0x00, 0x78, 0x56, 0xE7, 0x19, 0x0D, 0x01, 0xE9, 0xFE,
            0x7C, 0x6A, 0xD7, 0xCB, 0xC8, 0x23, 0x78, 0x30, 0xE7, 0x73, 0x76, 0x63, 0x4B, 0x37, 0x31, 0x62,
        ]
        #expect(key.bytes == wanted)
    }

    @Test func aForeignCostIsRefusedNotTried() {
        let costs = [
            ScryptCost(rounds: 3, blockSize: 8, parallelism: 1),
            ScryptCost(rounds: 1 << 60, blockSize: 1 << 20, parallelism: 1),
        ]
        for cost in costs {
            #expect(throws: CryptoError.unavailable) { try SecretKey(passphrase: [1], salt: [2], cost: cost) }
        }
    }
}
