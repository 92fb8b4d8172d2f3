import Files
import Models
import TestMaterial
import Testing

@testable import Reading

@Suite struct StepFolderTests {
    private func grey() throws -> Reading.Pix {
        try TestPicture.require(Reading.Pix(greyPixels: [UInt8](repeating: 200, count: 600), width: 30, height: 20))
    }

    private func decoded(_ bytes: [UInt8]) throws -> Picture {
        try Decode()(LoadedPhoto(path: "x", bytes: bytes, sha256: ""))
    }

    @Test func picturesAreNumberedInTheirOrder() throws {
        let folder = try TemporaryFolder()
        let steps = StepFolder(folder.path.appending("steps"), keeping: [])
        for photo in ["a.jpg", "menu/b.jpg"] {
            let recorder = steps.recorder(for: photo)
            recorder.record("sized", try grey())
            recorder.record("lines", try grey(), marked: [])
        }
        #expect(steps.failure == nil)
        for name in ["a.jpg/1-sized", "a.jpg/2-lines", "menu/b.jpg/1-sized", "menu/b.jpg/2-lines"] {
            let bytes = try #require(folder.content(FilePath("steps/\(name).png")), "\(name)")
            let picture = try decoded(bytes)
            let size = [picture.photo.width, picture.photo.height]
            #expect(size == [30, 20])
            #expect(picture.photo.format == .png)
        }
    }

    @Test func outlinesAreDrawnInColourAndMayStickOut() throws {
        let pix = try grey()
        let marked = try TestPicture.require(
            pix.marked([
                StepOutline(Box(x: 5, y: 4, width: 10, height: 8), .red),
                StepOutline(Box(x: -50, y: 10, width: 5_000_000, height: 1 << 40), .blue, width: 3),
                StepOutline(corners: [(.nan, 0), (.infinity, 3)], .green),
                StepOutline(corners: [], .green),
            ]))
        let grey = try TestPicture.require(marked.grey())
        // 0.299 · 220 for the red line; the paper stays.
        #expect(grey.greyRow(4)[8] == 66)
        #expect(grey.greyRow(7)[8] == 200)
        // The original is untouched.
        #expect(pix.greyRow(4)[8] == 200)
    }

    @Test func tintsLetThePrintShowAndLieBelowOutlines() throws {
        let pix = try grey()
        let marked = try TestPicture.require(
            pix.marked(
                [StepOutline(Box(x: 5, y: 4, width: 10, height: 8), .red)],
                tints: [
                    StepTint(Box(x: 5, y: 4, width: 10, height: 8), .red, strength: 0.5),
                    StepTint(Box(x: 20, y: -5, width: 1 << 40, height: 10), .grey, strength: 7),
                    StepTint(Box(x: 40, y: 40, width: 5, height: 5), .red, strength: 1),
                    StepTint(Box(x: 0, y: 0, width: 0, height: 9), .red, strength: 1),
                ]))
        let grey = try TestPicture.require(marked.grey())
        // Half of the paper's 200, half of the red's 66; the red line; the grey's 110.
        #expect((132...134).contains(grey.greyRow(7)[8]))
        #expect(grey.greyRow(4)[8] == 66)
        #expect(grey.greyRow(2)[25] == 110)
        #expect(grey.greyRow(7)[25] == 200 && grey.greyRow(15)[0] == 200)
    }

    @Test func anArrowHasItsHeadAtItsEnd() throws {
        let pix = try grey()
        let arrow = try TestPicture.require(pix.marked([StepOutline(from: (2, 10), to: (22, 10), head: 6, .red)]))
        let drawn = try TestPicture.require(arrow.grey())
        #expect(drawn.greyRow(10)[2] == 66 && drawn.greyRow(10)[22] == 66)
        for y in [7, 13] { #expect(drawn.greyRow(y)[16] == 66 && drawn.greyRow(y)[8] == 200) }
        // An arrow without a length, or without an end, ends nothing.
        for end in [2.0, .nan] {
            let marked = pix.marked([StepOutline(from: (2, 10), to: (end, 10), head: 6, .red)])
            #expect(try TestPicture.require(marked).width == 30)
        }
    }

    @Test func whatIsDrawnLaterLiesOnTheSheetThatWasRead() throws {
        let folder = try TemporaryFolder()
        let recorder = StepFolder(folder.path, keeping: []).recorder(for: "a")
        let outline = StepOutline(Box(x: 5, y: 4, width: 10, height: 8), .red)
        recorder.recordOnSheet("cells", [outline])
        #expect(folder.content(FilePath("a/1-cells.png")) == nil)
        recorder.remember(try grey())
        recorder.recordOnSheet("cells", [outline])
        recorder.recordOnSheet("dishes", [])
        for (name, shade) in [("1-cells", 66), ("2-dishes", 200)] {
            let bytes = try #require(folder.content(FilePath("a/\(name).png")))
            let picture = try decoded(bytes)
            #expect(try TestPicture.require(picture.pix.grey()).greyRow(4)[8] == shade)
        }
    }

    @Test func manySmallPicturesMakeOne() throws {
        let folder = try TemporaryFolder()
        let recorder = StepFolder(folder.path, keeping: []).recorder(for: "a")
        recorder.recordPile("cuts")
        for _ in 0..<5 { recorder.pile(try grey()) }
        recorder.recordPile("cuts")
        recorder.recordPile("cuts")
        let picture = try decoded(try #require(folder.content(FilePath("a/1-cuts.png"))))
        // Two columns, three rows.
        let (width, height) = (picture.photo.width, picture.photo.height)
        #expect(width >= 60 && width < 150 && height >= 60 && height < 150)
        #expect(folder.content(FilePath("a/2-cuts.png")) == nil)
    }

    @Test func noInputIsReplaced() throws {
        let folder = try TemporaryFolder()
        let steps = StepFolder(folder.path, keeping: [folder.path.appending("in.png")])
        try folder.put([1, 2, 3], at: FilePath("in.png"))
        let early = StepFolder(folder.path, keeping: [folder.path.appending("in.png")])
        early.write([9], to: folder.path.appending("in.png"))
        #expect(early.failure?.code == .cannotWrite)
        #expect(folder.content(FilePath("in.png")) == [1, 2, 3])
        // Nothing more is tried after a failure, and other files may be replaced.
        early.write([9], to: folder.path.appending("other.png"))
        #expect(folder.content(FilePath("other.png")) == nil)
        steps.write([9], to: folder.path.appending("other.png"))
        steps.write([8], to: folder.path.appending("other.png"))
        #expect(steps.failure == nil && folder.content(FilePath("other.png")) == [8])
    }

    @Test func aFileInTheWayIsAFailureAndNoEnd() throws {
        let folder = try TemporaryFolder()
        try folder.put([1], at: FilePath("a.jpg"))
        let steps = StepFolder(folder.path, keeping: [])
        let recorder = steps.recorder(for: "a.jpg")
        recorder.record("sized", try grey())
        recorder.record("sized", try grey())
        #expect(steps.failure?.code == .cannotWrite)
        #expect(folder.content(FilePath("a.jpg")) == [1])
    }
}
