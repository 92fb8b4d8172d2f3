import Files
import Models
import Pages
import Reading
import Stages
import Testing

/// The chain of a photo with stages that stand in for the slow ones: nothing is recognised.
@Suite struct PhotoChainTests {
    static let page = TestPages.read()

    /// Decodes and straightens a blank picture, and reads `page` on it.
    ///
    /// - Parameter byte: a byte of the file that isn't part of the picture.
    static func chain(
        cache: (any PageMemory)? = nil, gate: (any PixelAdmission)? = nil, quality: QualityPolicy = .warn,
        byte: UInt8 = 0, begins: @escaping (StageName) -> Void = { _ in }
    ) -> PhotoChain {
        var chain = PhotoChain(ReadingSettings(quality: quality), cache: cache, gate: gate, begins: begins)
        chain.load = { file in
            let bytes = blankPicture(byte: byte)
            return LoadedPhoto(path: file.shown, bytes: bytes, sha256: ContentHash.sha256(bytes))
        }
        chain.inspect = { (_: borrowing Picture) in TestPages.plain }
        chain.recognise = { (_: consuming Sheet, _) in page }
        return chain
    }

    static let photo = PhotoFile(path: FilePath("/nowhere/a.bmp"), shown: "a.bmp")

    /// A grey BMP of 64 by 48 pixels.
    private static func blankPicture(byte: UInt8) -> [UInt8] {
        func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
        let size = 64 * 48 * 3
        let head = Array("BM".utf8) + little(54 + size, 4) + [byte, 0, 0, 0] + little(54, 4)
        let format = little(40, 4) + little(64, 4) + little(48, 4) + little(1, 2) + little(24, 2)
        return head + format + little(0, 24) + Array(repeating: 200, count: size)
    }

    // MARK: Stages

    @Test func stagesRunInOrderAndEachIsTimed() async {
        var begun: [StageName] = []
        var durations = StageDurations()
        let outcome = await Self.chain(begins: { begun.append($0) })(Self.photo, durations: &durations)
        #expect(outcome.readPage == Self.page)
        #expect(begun == [.decode, .inspect, .straighten, .recognise])
        #expect(durations.seconds.map(\.stage) == begun)
    }

    @Test(arguments: [StageName.decode, .inspect, .straighten, .recognise])
    func aStageThatFailsEndsThePhotoAndIsTimedToo(_ stage: StageName) async {
        let failure = StageFailure(stage, .engine, "It failed.")
        var chain = Self.chain()
        switch stage {
        case .decode: chain.decode = { _ throws(StageFailure) in throw failure }
        case .inspect: chain.inspect = { (_: borrowing Picture) throws(StageFailure) in throw failure }
        case .straighten: chain.straighten = { (_: consuming Picture, _, _) throws(StageFailure) in throw failure }
        default: chain.recognise = { (_: consuming Sheet, _) throws(StageFailure) in throw failure }
        }
        var durations = StageDurations()
        let outcome = await chain(Self.photo, durations: &durations)
        guard case .failed(let record, let told) = outcome else {
            Issue.record("the photo didn't fail")
            return
        }
        #expect(told == failure)
        #expect(record.path == "a.bmp")
        #expect(record.sha256.count == 64)
        let stages: [StageName] = [.decode, .inspect, .straighten, .recognise]
        #expect(durations.seconds.map(\.stage) == Array(stages.prefix { $0 != stage }) + [stage])
    }

    @Test func aFileThatCannotBeLoadedIsNamed() async {
        var chain = Self.chain()
        let failure = StageFailure(.decode, .notFound, "It isn't there.")
        chain.load = { _ throws(StageFailure) in throw failure }
        var durations = StageDurations()
        let outcome = await chain(Self.photo, durations: &durations)
        #expect(outcome.failure == failure)
        #expect(outcome.photo == PhotoRecord(path: "a.bmp", sha256: ""))
        #expect(durations.seconds.isEmpty)
    }

    @Test func aPhotoTooPoorIsLeftOutBeforeItIsStraightened() async {
        var begun: [StageName] = []
        var chain = Self.chain(quality: .reject, begins: { begun.append($0) })
        chain.inspect = { (_: borrowing Picture) in TestPages.poor(.blur) }
        var durations = StageDurations()
        let outcome = await chain(Self.photo, durations: &durations)
        #expect(outcome.rejectedFor == [.blur])
        #expect(begun == [.decode, .inspect])
    }

    @Test func aPhotoTakenAtAnAngleIsLeftOutBeforeItIsRead() async {
        var begun: [StageName] = []
        var chain = Self.chain(quality: .reject, begins: { begun.append($0) })
        let straighten = chain.straighten
        chain.straighten = { (picture: consuming Picture, quality, steps) throws(StageFailure) in
            var sheet = try straighten(picture, quality, steps)
            sheet.quality = TestPages.poor(.extremePerspective)
            return sheet
        }
        var durations = StageDurations()
        let outcome = await chain(Self.photo, durations: &durations)
        #expect(outcome.rejectedFor == [.extremePerspective])
        #expect(begun == [.decode, .inspect, .straighten])
    }

    // MARK: Earlier readings

    @Test func aPhotoReadBeforeIsNotDecoded() async {
        let memory = RememberedPages()
        let gate = CountingGate()
        var durations = StageDurations()
        _ = await Self.chain(cache: memory)(Self.photo, durations: &durations)
        #expect(memory.kept.count == 1)

        var begun: [StageName] = []
        var chain = Self.chain(cache: memory, gate: gate, begins: { begun.append($0) })
        chain.decode = { _ throws(StageFailure) in throw StageFailure(.decode, .corrupt, "It was decoded.") }
        durations = StageDurations()
        let outcome = await chain(Self.photo, durations: &durations)
        #expect(outcome.readPage == Self.page)
        #expect(begun.isEmpty && durations.seconds.isEmpty)
        #expect(gate.admitted.isEmpty)
        #expect(memory.kept.count == 1)
    }

    @Test func aPhotoWithThePixelsOfAnotherIsDecodedAndNotRead() async {
        let memory = RememberedPages()
        var durations = StageDurations()
        _ = await Self.chain(cache: memory, byte: 1)(Self.photo, durations: &durations)

        var begun: [StageName] = []
        var chain = Self.chain(cache: memory, byte: 2, begins: { begun.append($0) })
        chain.recognise = { (_: consuming Sheet, _) in TestPages.withoutText() }
        let outcome = await chain(Self.photo, durations: &durations)
        #expect(outcome.readPage == Self.page)
        #expect(begun == [.decode])
        #expect(memory.kept.count == 1)
    }

    @Test func aPhotoNeverReadIsReadAndKeptByBytesAndPixels() async throws {
        let memory = RememberedPages()
        var durations = StageDurations()
        _ = await Self.chain(cache: memory, byte: 1)(Self.photo, durations: &durations)
        let kept = try #require(memory.kept.first)
        #expect(kept.photo == ContentHash.sha256(Self.blankPicture(byte: 1)))
        #expect(kept.pixels.count == 64)
        #expect(kept.page == Self.page)
    }

    @Test func whatADeadlineCutShortIsGivenAndNotKept() async {
        let memory = RememberedPages()
        let cut = TestPages.read(warnings: [Warning(code: .deadline, message: "There was no time for all of it.")])
        var chain = Self.chain(cache: memory)
        chain.recognise = { (_: consuming Sheet, _) in cut }
        var durations = StageDurations()
        let outcome = await chain(Self.photo, durations: &durations)
        #expect(outcome.readPage == cut)
        #expect(memory.kept.isEmpty)
    }

    @Test(arguments: [QualityPolicy.reject, .warn])
    func aPageReadBeforeIsLeftOutToo(_ policy: QualityPolicy) async {
        let memory = RememberedPages()
        let poor = TestPages.read(quality: TestPages.poor(.blur))
        var chain = Self.chain(cache: memory)
        chain.recognise = { (_: consuming Sheet, _) in poor }
        var durations = StageDurations()
        _ = await chain(Self.photo, durations: &durations)
        let again = await Self.chain(cache: memory, quality: policy)(Self.photo, durations: &durations)
        #expect(again.rejectedFor == (policy == .reject ? [.blur] : []))
    }

    // MARK: Memory

    @Test(arguments: [true, false])
    func whoeverIsAdmittedLeavesAlsoAfterAFailure(_ fails: Bool) async {
        let gate = CountingGate()
        var chain = Self.chain(gate: gate)
        if fails {
            chain.recognise = { (_: consuming Sheet, _) throws(StageFailure) in
                throw StageFailure(.recognise, .engine, "It failed.")
            }
        }
        var durations = StageDurations()
        _ = await chain(Self.photo, durations: &durations)
        #expect(gate.admitted == [64 * 48])
        #expect(gate.left == [64 * 48])
    }
}

/// Keeps pages in memory, as the cache does on the disk.
private final class RememberedPages: PageMemory {
    private(set) var kept: [(photo: String, pixels: String, page: ReadPage)] = []

    func page(forPhoto sha256: String, _ facts: PhotoFacts) async -> ReadPage? {
        kept.first { $0.photo == sha256 }?.page
    }

    func page(forPixels pixels: String, photo sha256: String, _ facts: PhotoFacts) async -> ReadPage? {
        kept.first { $0.pixels == pixels }?.page
    }

    func keep(_ page: ReadPage, forPhoto sha256: String, pixels: String) async {
        kept.append((sha256, pixels, page))
    }
}

private final class CountingGate: PixelAdmission {
    private(set) var admitted: [Int] = []
    private(set) var left: [Int] = []

    func admit(_ pixels: Int) async { admitted.append(pixels) }
    func leave(_ pixels: Int) { left.append(pixels) }
}

extension PhotoOutcome {
    fileprivate var readPage: ReadPage? {
        if case .read(let page) = self { page } else { nil }
    }

    fileprivate var failure: StageFailure? {
        if case .failed(_, let failure) = self { failure } else { nil }
    }

    /// Empty for a photo that wasn't left out.
    fileprivate var rejectedFor: [QualityCode] {
        if case .rejected(_, let quality) = self { quality.reasons.map(\.code) } else { [] }
    }
}
