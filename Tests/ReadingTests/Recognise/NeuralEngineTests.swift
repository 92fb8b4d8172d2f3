import Files
import Foundation
import Models
import Pages
import TestMaterial
import Testing

@testable import Reading

/// The engine that `vegyscan engine install` fetched, where it was.
enum InstalledEngine {
    static let folder: EngineFolder? = {
        let environment = ProcessInfo.processInfo.environment
        let named = environment["VEGYSCAN_ENGINE_FOLDER"].map { EngineFolder(FilePath($0)) }
        guard let folder = named ?? EngineFolder.standard(environment: environment), folder.isComplete else {
            return nil
        }
        return folder
    }()
}

struct EngineFolderTests {
    /// A folder with the given content for each part.
    private func folder(_ contents: [EngineFolder.Part: [UInt8]]) throws -> (EngineFolder, TemporaryFolder) {
        let temporary = try TemporaryFolder()
        for (part, bytes) in contents {
            try temporary.put(bytes, at: FilePath(part.rawValue))
        }
        return (EngineFolder(temporary.path), temporary)
    }

    @Test func theStandardPlaceFollowsXDG() {
        let places = [["XDG_DATA_HOME": "/d", "HOME": "/h"], ["XDG_DATA_HOME": "d", "HOME": "/h"], ["HOME": "h"]]
        #expect(
            places.map { EngineFolder.standard(environment: $0)?.path.display } == [
                "/d/vegyscan/engines/ppocr", "/h/.local/share/vegyscan/engines/ppocr", nil,
            ])
    }

    @Test func whatIsMissingIsSaidWithTheCommandThatMendsIt() throws {
        let (folder, temporary) = try folder([.detection: [1]])
        _ = temporary
        #expect(!folder.isComplete)
        let failure = #expect(throws: StageFailure.self) { try folder.check() }
        #expect(failure?.code == .engine)
        #expect(failure?.message.contains("vegyscan engine install") == true)
    }

    @Test(arguments: [[], [1, 2, 3], Array("not a library\n".utf8), [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1]] as [[UInt8]])
    func aFileThatIsNoLibraryIsAFailure(bytes: [UInt8]) throws {
        let parts = EngineFolder.Part.allCases.map { ($0, bytes) }
        let (folder, temporary) = try folder(Dictionary(uniqueKeysWithValues: parts))
        _ = temporary
        #expect(folder.isComplete)
        let failure = #expect(throws: StageFailure.self) { try folder.check() }
        #expect(failure?.code == .engine)
    }

    /// Any other library can be opened, but has no entry point.
    @Test func anotherLibraryIsAFailure() throws {
        let other = ["/lib/x86_64-linux-gnu/libm.so.6", "/lib/aarch64-linux-gnu/libm.so.6"].first {
            FileManager.default.fileExists(atPath: $0)
        }
        guard let other else { return }
        #expect(throws: StageFailure.self) { _ = try OnnxLibrary(path: FilePath(other)) }
    }

    @Test func theIdentityChangesWithEachPart() throws {
        let same = EngineFolder.Part.allCases.map { ($0, [UInt8(1)]) }
        let (first, one) = try folder(Dictionary(uniqueKeysWithValues: same))
        var identities = [first.identity]
        for part in EngineFolder.Part.allCases {
            var contents = Dictionary(uniqueKeysWithValues: same)
            contents[part] = [2]
            let (folder, other) = try folder(contents)
            identities.append(folder.identity)
            _ = other
        }
        _ = one
        #expect(Set(identities).count == EngineFolder.Part.allCases.count + 1)
        #expect(identities.allSatisfy { $0.count == 64 })
    }

    @Test func withoutTheEngineAutomaticReadingIsClassic() throws {
        let (folder, temporary) = try folder([:])
        _ = temporary
        let sheet = try TestSheet.blank()
        let recognise = Recognise(languages: .fixed(["eng"]), detector: .automatic, engineFolder: folder)
        #expect(try recognise(sheet).lines.isEmpty)
        let asked = Recognise(languages: .fixed(["eng"]), detector: .neural, engineFolder: folder)
        #expect(throws: StageFailure.self) { _ = try asked(try TestSheet.blank()) }
        let nowhere = Recognise(languages: .fixed(["eng"]), detector: .neural)
        #expect(throws: StageFailure.self) { _ = try nowhere(try TestSheet.blank()) }
    }
}

@Suite(.enabled(if: InstalledEngine.folder != nil, "vegyscan engine install was not run"))
struct NeuralEngineTests {
    private func library() throws -> OnnxLibrary {
        try OnnxLibrary(path: try #require(InstalledEngine.folder).file(.library))
    }

    @Test func theEngineTellsItsVersion() throws {
        let version = try #require(InstalledEngine.folder).check()
        #expect(version.first?.isNumber == true && version.contains("."))
    }

    @Test(arguments: [[], [0], Array("no model".utf8), [UInt8](repeating: 8, count: 4_096)] as [[UInt8]])
    func bytesThatAreNoModelAreAFailure(bytes: [UInt8]) throws {
        let library = try library()
        let failure = #expect(throws: StageFailure.self) { _ = try OnnxModel(bytes, library: library) }
        #expect(failure?.code == .engine)
    }

    @Test func aModelCutShortIsAFailure() throws {
        let library = try library()
        let bytes = try #require(InstalledEngine.folder?.bytes(of: .detection))
        #expect(throws: StageFailure.self) { _ = try OnnxModel(Array(bytes.prefix(bytes.count / 2)), library: library) }
    }

    @Test func aModelForAnotherPurposeIsAFailure() throws {
        let library = try library()
        let folder = try #require(InstalledEngine.folder)
        let detection = try OnnxModel(try #require(folder.bytes(of: .detection)), library: library)
        #expect(throws: StageFailure.self) { _ = try NeuralRecognizer(model: detection) }
        let recognition = try OnnxModel(try #require(folder.bytes(of: .recognition)), library: library)
        #expect(throws: StageFailure.self) {
            let detector = NeuralLineDetector(model: recognition, side: 64)
            _ = try detector.lines(on: try TestSheet.blank().pix)
        }
    }

    @Test func aShapeTheModelCannotTakeIsAFailure() throws {
        let model = try OnnxModel(
            try #require(InstalledEngine.folder?.bytes(of: .detection)), library: try library())
        let input = try #require(Tensor(shape: [1, 2, 7], values: [Float](repeating: 0, count: 14)))
        #expect(throws: StageFailure.self) { _ = try model.run(input) }
    }

    @Test func itReadsAloneWhatItKnowsTheLettersOf() throws {
        let engine = try NeuralEngine(try #require(InstalledEngine.folder))
        let known = ["eng", "deu", "fra", "pol", "tur", "hun", "chi_sim", "chi_tra", "jpn"]
        #expect(known.filter { !engine.recognizer.reads($0) } == [])
        #expect(["vie", "rus", "ell", "ara", "heb", "tha", "kor", "hin"].filter { engine.recognizer.reads($0) } == [])
    }

    @Test func aBlankPageHasNoLines() throws {
        let recognise = Recognise(
            languages: .automatic, detector: .neural, engineFolder: InstalledEngine.folder)
        #expect(try recognise(try TestSheet.blank()).lines.isEmpty)
    }
}
