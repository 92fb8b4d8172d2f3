import Foundation
import Testing

/// What other programs make of the photos in `samples/`: Python's imagehash 4.3.2 (`phash`) and pdqhash 0.2.8, both on
/// the upright pixels that Pillow 13.0.0 decodes.
struct ReferenceHashes: Sendable, CustomTestStringConvertible {
    var photo: String
    var phash: String
    var pdq: String
    var quality: Int

    var testDescription: String { photo }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../samples").standardizedFileURL

    static let all = [
        ReferenceHashes(
            photo: "drawn-marks/menu.jpg", phash: "9fbd60617078ccd8",
            pdq: "393c716171f8a97c1d683b3c7878f9692abc4b0dc7195e0fd007c7c38403e6d6", quality: 100),
        ReferenceHashes(
            photo: "german-allergens/menu.jpg", phash: "9fec606c607bc839",
            pdq: "8ff48471d4f083f017bcfbfcc3b1c7fc1a399d4ec0010ee705036c0be40371fb", quality: 100),
        ReferenceHashes(
            photo: "gps-orientation-6/menu.jpg", phash: "9ff86163780be08e",
            pdq: "1cc74ec75e151f81def48fd00ff07abcc385de3ce603f07e000f38632143e30f", quality: 100),
        ReferenceHashes(
            photo: "hostile/menu.jpg", phash: "9ff16064e1689e3c",
            pdq: "c69c51412fdc4e4d1d795e39fe69eae4c32c3c5e483c81df8443fc13810373c7", quality: 100),
        ReferenceHashes(
            photo: "indian-marks/menu.jpg", phash: "9f3d616171e01e1e",
            pdq: "64377a9c618761e171e0f1e4e1709df019e47aacfe3c87031fc79c438403cf9e", quality: 100),
        ReferenceHashes(
            photo: "light-on-dark/menu.jpg", phash: "e08e1f1b1fc00f67",
            pdq: "0f51739e470e678e0742061e728f8443c71ee403c3f81dc17afc31ec7ffce838", quality: 100),
        ReferenceHashes(
            photo: "no-text/photo.jpg", phash: "d1c24c31fb8d46d9",
            pdq: "26cc733d98d3ce64736cbc93c35c2c25ced270cd7531cb18b4ef6a46931994a1", quality: 54),
        ReferenceHashes(
            photo: "perspective-shadow/menu.jpg", phash: "d0956f6a2a2a3a3e",
            pdq: "7cfb408347ae4133d4ee102ff0ab102e83ae403ec2ff407a0bbe40eb0afbbfd4", quality: 100),
        ReferenceHashes(
            photo: "straight-page/menu.jpg", phash: "9fe16164e0e7f01c",
            pdq: "39e531e53e3199f8cd6c7d78f1713e3cf1cc7b9c8e079c731403c6938043c483", quality: 100),
        ReferenceHashes(
            photo: "two-columns-leader-dots/menu.jpg", phash: "87e4f829f89b4ec0",
            pdq: "5b9ac3f62a8f644ec0766c347fa1a9b1cd64b791a2f9446c600ff64e110f1b93", quality: 100),
        ReferenceHashes(
            photo: "two-pages/page-10.jpg", phash: "9f3d60e161c01e9f",
            pdq: "78f978f1a143850ddd34e161e778fb7cdb6d9e6cde3cc0018743a503200336de", quality: 100),
        ReferenceHashes(
            photo: "two-pages/page-2.jpg", phash: "9f2f607860f01ec7",
            pdq: "66e71e071e9c53c1f2c172f4b3f193f073f072b13ebc1d0789038c0e8903f97a", quality: 100),
        ReferenceHashes(
            photo: "vegan-marks/menu.jpg", phash: "9fbd607ce063e01c",
            pdq: "e1f13e3cf471e4b4afbccc61aabc55293ffc6b9cd003f9431403038fc0031cde", quality: 100),
    ]
}
