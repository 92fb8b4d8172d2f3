import Files
import Models
import Stages
import Testing

/// Both chains as one, from photos to a bundle.
@Suite struct ChainTests {
    @Test func photosBecomeTheMenuOfTheirPages() async {
        var chain = Chain(producer: Producer(version: "test", fingerprint: "test"))
        chain.menu = MenuChainTests.chain()
        chain.makePhotoChain = {
            var photo = PhotoChainTests.chain()
            let load = photo.load
            photo.load = { file throws(StageFailure) in
                if file.shown == "missing.bmp" { throw StageFailure(.decode, .notFound, "It isn't there.") }
                return try load(file)
            }
            return photo
        }
        let photos = ["a.bmp", "missing.bmp"].map { PhotoFile(path: FilePath("/nowhere"), shown: $0) }
        let bundle = await chain(photos)
        #expect(bundle.status == .partial)
        #expect(bundle.dishes.map(\.name) == ["Soup"])
        #expect(bundle.pages.map(\.photo.path) == ["a.jpg", "missing.bmp"])
        #expect(bundle.pages.map(\.failure?.code) == [nil, .notFound])
        #expect(bundle.producer.version == "test")
    }
}
