import Files
import Foundation
import Models
import TestMaterial
import Testing

@testable import Runner

@Suite struct WatchedFoldersTests {
    private let temporary: TemporaryFolder
    private let root: FilePath

    init() throws {
        temporary = try TemporaryFolder()
        root = temporary.path.appending("in")
        try make("in")
    }

    private func place(_ name: String) -> String { temporary.path.appending(FilePath(name)).display }

    private func make(_ folder: String) throws {
        try FileManager.default.createDirectory(atPath: place(folder), withIntermediateDirectories: true)
    }

    private func put(at photo: String) throws {
        let photo = FilePath(photo)
        try make(photo.parent.display)
        try temporary.put(Array("photo".utf8), at: photo)
    }

    private func watched() throws -> WatchedFolders {
        try WatchedFolders([root], excluding: temporary.path.appending("out"))
    }

    /// What has come so far, without waiting for more.
    private func message(_ watched: WatchedFolders) -> String? {
        watched.wake()
        if case .failure(let failure) = watched.news() { return failure.message }
        return nil
    }

    /// Of a new folder in its place nothing would ever be heard.
    @Test func theEndOfAWatchedFolderIsTold() throws {
        for end in ["removed", "moved"] {
            let watched = try watched()
            #expect(message(watched) == nil)
            if end == "moved" {
                try FileManager.default.moveItem(atPath: root.display, toPath: place("elsewhere"))
            } else {
                try FileManager.default.removeItem(atPath: root.display)
            }
            try make("in")
            #expect(message(watched)?.contains("was removed or moved") == true, "\(end)")
        }
    }

    @Test func aFolderWithinMayGo() throws {
        try make("in/menu/deep")
        let watched = try watched()
        try FileManager.default.removeItem(atPath: place("in/menu/deep"))
        try FileManager.default.moveItem(atPath: place("in/menu"), toPath: place("in/other"))
        #expect(message(watched) == nil)
        #expect(message(watched) == nil)
    }

    /// As a scan does; a photo that was just written shows whether its folder is watched.
    @Test func linksThatLeadOutAreNotFollowed() throws {
        try put(at: "outside/photo.jpg")
        try FileManager.default.createSymbolicLink(
            atPath: place("in/linked"), withDestinationPath: place("outside"))
        let watched = try watched()
        #expect(watched.isAtRest)
        try FileManager.default.createSymbolicLink(
            atPath: place("in/late"), withDestinationPath: place("outside"))
        #expect(message(watched) == nil)
        #expect(watched.isAtRest)
        try put(at: "in/menu/photo.jpg")
        #expect(message(watched) == nil)
        #expect(!watched.isAtRest)
    }
}
