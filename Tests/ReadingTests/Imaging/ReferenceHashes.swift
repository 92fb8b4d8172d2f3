import Foundation
import Testing

/// What other programs make of the photos in `samples/`: Python's imagehash 4.3.2 (`phash`, `average_hash`, `dhash`) and
/// pdqhash 0.2.8, and for block means Pillow's `resize((16, 16), Image.BOX)` compared with NumPy's `median`, all on the
/// upright pixels that Pillow 13.0.0 decodes.
struct ReferenceHashes: Sendable, CustomTestStringConvertible {
    var photo: String
    var phash: String
    var pdq: String
    var quality: Int
    var average: String
    var difference: String
    var blocks: String

    var testDescription: String { photo }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../samples").standardizedFileURL

    static let all = [
        ReferenceHashes(
            photo: "drawn-marks/menu.jpg", phash: "9fbd60617078ccd8",
            pdq: "393c716171f8a97c1d683b3c7878f9692abc4b0dc7195e0fd007c7c38403e6d6", quality: 100,
            average: "c33e1e1e3e3e1e7c", difference: "96747070707072c0",
            blocks: "77f8f00c8ffe83fc83fc87fd83fd81fc83f887fc8ffe03fc07f8000007800000"),
        ReferenceHashes(
            photo: "german-allergens/menu.jpg", phash: "9fec606c607bc839",
            pdq: "8ff48471d4f083f017bcfbfcc3b1c7fc1a399d4ec0010ee705036c0be40371fb", quality: 100,
            average: "c33e3e1e1e1e1e08", difference: "17747070707078da",
            blocks: "efbce0060ffc83fc8fff83fd87f981f987fd03f80ffc03f807f800f800000000"),
        ReferenceHashes(
            photo: "gps-orientation-6/menu.jpg", phash: "9ff86163780be08e",
            pdq: "1cc74ec75e151f81def48fd00ff07abcc385de3ce603f07e000f38632143e30f", quality: 100,
            average: "813f1e1e1e3e3e3c", difference: "0b74707870786060",
            blocks: "7ffcc0009d3e83f883f987f980f983f981f987f880f887f81ff807f007e00000"),
        ReferenceHashes(
            photo: "hostile/menu.jpg", phash: "9ff16064e1689e3c",
            pdq: "c69c51412fdc4e4d1d795e39fe69eae4c32c3c5e483c81df8443fc13810373c7", quality: 100,
            average: "c33e1e3e3f1e0022", difference: "965c7878787c76c4",
            blocks: "fffcf81ebffe827881f887f98ff98ff987ff87f887f802bc03f0000005800000"),
        ReferenceHashes(
            photo: "indian-marks/menu.jpg", phash: "9f3d616171e01e1e",
            pdq: "64377a9c618761e171e0f1e4e1709df019e47aacfe3c87031fc79c438403cf9e", quality: 100,
            average: "c3161e1e1c3efe3c", difference: "967470707060d0e0",
            blocks: "3ff86004b81c87f881f887f883f89ffe81f881f887f87ff83ff01fe000000000"),
        ReferenceHashes(
            photo: "light-on-dark/menu.jpg", phash: "e08e1f1b1fc00f67",
            pdq: "0f51739e470e678e0742061e728f8443c71ee403c3f81dc17afc31ec7ffce838", quality: 100,
            average: "3cf0f0e0e0e1e060", difference: "698b82828b838bca",
            blocks: "0e800ff07ff07e067e067f867f867e0670007c067c067c0670007e067c000000"),
        ReferenceHashes(
            photo: "no-text/photo.jpg", phash: "d1c24c31fb8d46d9",
            pdq: "26cc733d98d3ce64736cbc93c35c2c25ced270cd7531cb18b4ef6a46931994a1", quality: 54,
            average: "ffffffffef000000", difference: "e0f0e0d8da9ab2d0",
            blocks: "fffefffefffefffefffefffefffc7cfc38c800c0000000000000000000000000"),
        ReferenceHashes(
            photo: "perspective-shadow/menu.jpg", phash: "d0956f6a2a2a3a3e",
            pdq: "7cfb408347ae4133d4ee102ff0ab102e83ae403ec2ff407a0bbe40eb0afbbfd4", quality: 100,
            average: "027e7e7e7e7e7c00", difference: "d4d4f8b0b090e0a0",
            blocks: "00003ffc3ffc3ffc3ffc3ffc3ffc3ffc2ff83ff85ff040c05f80400000000000"),
        ReferenceHashes(
            photo: "straight-page/menu.jpg", phash: "9fe16164e0e7f01c",
            pdq: "39e531e53e3199f8cd6c7d78f1713e3cf1cc7b9c8e079c731403c6938043c483", quality: 100,
            average: "e31f1f1f1e1e1e1c", difference: "8674707830787070",
            blocks: "fffcf00e9ffe81fd81fd81fd87fd81f981f983f981f880f801fc03f801e00000"),
        ReferenceHashes(
            photo: "two-columns-leader-dots/menu.jpg", phash: "87e4f829f89b4ec0",
            pdq: "5b9ac3f62a8f644ec0766c347fa1a9b1cd64b791a2f9446c600ff64e110f1b93", quality: 100,
            average: "c3e7363636322e7c", difference: "868e6444e44458e0",
            blocks: "fffcf00ef40e1f3f9e1c8e1c0e1c0c3d8e3c3f000e080c1000fc3ff81fe00000"),
        ReferenceHashes(
            photo: "two-pages/page-10.jpg", phash: "9f3d60e161c01e9f",
            pdq: "78f978f1a143850ddd34e161e778fb7cdb6d9e6cde3cc0018743a503200336de", quality: 100,
            average: "c30f1c1e1e1efe3c", difference: "96747074706cc0e0",
            blocks: "3ff8700cf81c83f881f887f883f89ffc83f883fe80383ff83ff01fe000000000"),
        ReferenceHashes(
            photo: "two-pages/page-2.jpg", phash: "9f2f607860f01ec7",
            pdq: "66e71e071e9c53c1f2c172f4b3f193f073f072b13ebc1d0789038c0e8903f97a", quality: 100,
            average: "c11f3e3e3e1efe7c", difference: "23627878787870e0",
            blocks: "7ffce004f0068ff883f980f98ff98ff980f980fc81f880f80ff83ff00fe00000"),
        ReferenceHashes(
            photo: "vegan-marks/menu.jpg", phash: "9fbd607ce063e01c",
            pdq: "e1f13e3cf471e4b4afbccc61aabc55293ffc6b9cd003f9431403038fc0031cde", quality: 100,
            average: "c31e1f1f1e1e1e7c", difference: "96747070707078e0",
            blocks: "fffcf00687fc81fd83fd81fd81fd83fd83fd83fd81f88ffe007c000000000000"),
    ]
}
