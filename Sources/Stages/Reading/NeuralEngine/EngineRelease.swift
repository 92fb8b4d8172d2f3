package import Files

/// The neural engine at fixed versions: the packages it comes in, and the files that are kept of them.
///
/// Sums and sizes are those of the files that the Python Package Index serves; a file with another sum is never used.
package struct EngineRelease: Sendable {
    /// A package of the Python Package Index for one kind of processor: a ZIP archive.
    package struct Wheel: Sendable, Hashable {
        /// As the index calls it, such as `onnxruntime`.
        package var package: String
        package var version: String
        package var fileName: String
        /// SHA-256 as 64 hexadecimal digits.
        package var sha256: String
        /// In bytes.
        package var size: Int
    }

    /// A file of the engine's folder.
    package struct File: Sendable, Hashable {
        /// Within the unpacked packages.
        package var source: String
        /// In the engine's folder.
        package var name: String
        package var sha256: String
        /// In bytes.
        package var size: Int
    }

    /// pip's name for the kind of system, such as `manylinux_2_28_x86_64`.
    package var platform: String
    package var wheels: [Wheel]
    /// Those that the engine can't do without come last, the library after all others.
    package var files: [File]

    package init(platform: String, wheels: [Wheel], files: [File]) {
        (self.platform, self.wheels, self.files) = (platform, wheels, files)
    }

    /// The one for this processor; nil where there is none.
    package static var current: EngineRelease? {
        #if arch(x86_64)
            amd64
        #elseif arch(arm64)
            arm64
        #else
            nil
        #endif
    }

    /// Of ONNX Runtime, such as `1.32.0`.
    package var version: String { wheels.first?.version ?? "" }

    /// What is fetched, in bytes.
    package var download: Int { wheels.reduce(0) { $0 + $1.size } }

    /// Whether the engine in a folder is this one, to the last byte.
    package func isWhole(in folder: FilePath) -> Bool {
        files.allSatisfy { $0.bytes(at: folder.appending($0.name)) != nil }
    }
}

extension EngineRelease.File {
    /// The bytes at a place, if they are this file's.
    package func bytes(at path: FilePath) -> [UInt8]? {
        guard let bytes = SmallFile.bytes(of: path, limit: size), ContentHash.sha256(bytes) == sha256 else {
            return nil
        }
        return bytes
    }
}

extension EngineRelease.Wheel {
    /// Whether the file at a place is this package.
    package func isWhole(at path: FilePath) -> Bool {
        SmallFile.bytes(of: path, limit: size).map { ContentHash.sha256($0) == sha256 } ?? false
    }
}

extension EngineRelease {
    package static let amd64 = EngineRelease(
        platform: "manylinux_2_28_x86_64",
        wheels: [
            Wheel(
                package: "onnxruntime", version: "1.32.0",
                fileName: "onnxruntime-1.32.0-cp311-cp311-manylinux_2_28_x86_64.whl",
                sha256: "5a34fc4dfeb5a7b4a74c95dcba1e773d722abda720b474edf1b0c419dc6d163d", size: 27_773_237),
            models,
        ],
        files: others + [
            File(
                source: "onnxruntime/capi/libonnxruntime.so.1.32.0", name: EngineFolder.Part.library.rawValue,
                sha256: "6c1585d1bbf45b0712ea4a21b705c5fcb4ba04ff2e30f1fbf81a49faf658638f", size: 34_824_680)
        ])

    package static let arm64 = EngineRelease(
        platform: "manylinux_2_28_aarch64",
        wheels: [
            Wheel(
                package: "onnxruntime", version: "1.32.0",
                fileName: "onnxruntime-1.32.0-cp311-cp311-manylinux_2_28_aarch64.whl",
                sha256: "2303372a85299b6757b0e11e1cbf13e410ddf7e10c37f4b37e99d1c90e7daf7c", size: 23_195_070),
            models,
        ],
        files: others + [
            File(
                source: "onnxruntime/capi/libonnxruntime.so.1.32.0", name: EngineFolder.Part.library.rawValue,
                sha256: "49852228a93995158b2a813d4df487d47a1b76b0eaa894507ef49e91b6d7954a", size: 27_165_936)
        ])

    private static let models = Wheel(
        package: "rapidocr", version: "3.10.0", fileName: "rapidocr-3.10.0-py3-none-any.whl",
        sha256: "2fc34e26cd0f48514804a94f8832283039c7334076bff60768b1fed9ad068050", size: 27_288_134)

    /// What is the same for every processor.
    private static let others = [
        File(
            source: "onnxruntime/LICENSE", name: "onnxruntime-LICENSE",
            sha256: "2f07c72751aed99790b8a4869cf2311df85a860b22ded05fa22803587a48922c", size: 1_073),
        File(
            source: "onnxruntime/ThirdPartyNotices.txt", name: "onnxruntime-ThirdPartyNotices.txt",
            sha256: "d8696258afcf9df7827a5e01d6b6d55ee9b461b4e82020f5f48242deb9cc2270", size: 334_795),
        File(
            source: "rapidocr/models/PP-OCRv6_det_small.onnx", name: EngineFolder.Part.detection.rawValue,
            sha256: "090f04abcd9d9a7498bc4ebf677e4cb9bdce1fe4197ddb7e529f1ef44e1ff94f", size: 9_929_594),
        File(
            source: "rapidocr/models/PP-OCRv6_rec_small.onnx", name: EngineFolder.Part.recognition.rawValue,
            sha256: "6f327246b50388f3c176ae304bd95767ea6dc0c9ae92153ef8cbe210b3c14884", size: 21_234_383),
        File(
            source: "rapidocr-3.10.0.dist-info/licenses/LICENSE", name: "rapidocr-LICENSE",
            sha256: "3e0af25fdd06aa9586ae97adb00ea927ebe5a3805ac77d2d3a81ce5f55693333", size: 11_422),
        File(
            source: "rapidocr-3.10.0.dist-info/licenses/MODEL_LICENSES.md", name: "rapidocr-MODEL_LICENSES.md",
            sha256: "c5fd0e8603d3df743355b546121e6fe0f4ef8ff455c5a85c1681fd3ae520e153", size: 8_398),
    ]
}
