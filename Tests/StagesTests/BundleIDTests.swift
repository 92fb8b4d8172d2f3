import Stages
import Testing

@Suite struct BundleIDTests {
    @Test func theIdIsMadeFromThePagesInOrder() {
        let one = String(repeating: "1", count: 64)
        let two = String(repeating: "2", count: 64)
        // printf '%s\n' 1…1 | sha256sum | cut -c 1-32
        #expect(BundleID.make(pageHashes: [one]) == "88095ece32a68a2c42cce91e501e931f")
        #expect(BundleID.make(pageHashes: [one, two]) != BundleID.make(pageHashes: [two, one]))
        #expect(BundleID.make(pageHashes: []) == "e3b0c44298fc1c149afbf4c8996fb924")
    }
}
