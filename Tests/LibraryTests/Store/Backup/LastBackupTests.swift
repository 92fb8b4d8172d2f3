import Files
import Foundation
import TestMaterial
import Testing

@testable import Library

@Suite struct LastBackupTests {
    private let day = Date(timeIntervalSince1970: 1_800_000_000)

    @Test func aFailureIsToldUntilABackupSucceeds() throws {
        let locations = try TemporaryFolder().locations
        #expect(LastBackup.read(locations).text == "never")
        LastBackup.note(.init(time: day, place: "/b", menus: 1), locations)
        #expect(LastBackup.read(locations).text == "2027-01-15T08:00:00Z, to /b (1 menu)")
        LastBackup.note(.init(time: day + 60, place: "/b", problem: "No space."), locations)
        #expect(
            LastBackup.read(locations).text
                == "2027-01-15T08:00:00Z, to /b (1 menu). The attempt of 2027-01-15T08:01:00Z failed: No space")
        LastBackup.note(.init(time: day + 120, place: "/b", menus: 2), locations)
        #expect(LastBackup.read(locations).text == "2027-01-15T08:02:00Z, to /b (2 menus)")
    }

    @Test func nonsenseIsNothingKnown() throws {
        let folder = try TemporaryFolder()
        try Folder.create(folder.path.appending("store"))
        try folder.put(Array("[1".utf8), at: FilePath("store/backup.json"))
        #expect(LastBackup.read(folder.locations) == LastBackup())
    }
}
