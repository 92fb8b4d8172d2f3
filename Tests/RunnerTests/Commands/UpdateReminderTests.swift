import Files
import Foundation
import Library
import Testing

@testable import Runner

/// What was put off is tried again by itself after an hour.
@Suite struct UpdateReminderTests {
    private let day = Date(timeIntervalSince1970: 1_800_000_000)

    /// A person is told once a day at most, whether it is only told of or tried again each hour.
    @Test func tellsOnceADay() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("updates-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let updates = Updates(.folder(FilePath(folder.appendingPathComponent("store").path)), program: "1")
        let reminder = UpdateReminder(updates: updates, mayConnect: false, console: Console(isQuiet: true))
        let missing = try UpdateSource(FilePath(folder.appendingPathComponent("none.tsv").path))
        await #expect(throws: UpdateFailure.self) {
            try await updates.install(.knowledge, from: missing, sha256: nil, mayConnect: false, at: day)
        }
        func quietUntil() throws -> Double? { try updates.pending(.knowledge)?.quietUntil }
        let start = day.timeIntervalSince1970
        await reminder.run(at: day + 1)
        #expect(try quietUntil() == start + 86_401)
        await reminder.run(at: day + 80_000)
        #expect(try quietUntil() == start + 86_401, "not told again")
        try updates.postpone(.knowledge, at: day + 80_000)
        await reminder.run(at: day + 84_000)
        #expect(try quietUntil() == start + 86_401, "tried again, and not told")
        await reminder.run(at: day + 87_700)
        #expect(try quietUntil() == start + 87_700 + 86_400)
        #expect(try updates.forget(.knowledge))
        await reminder.run(at: day + 999_999)
        #expect(try updates.pending(.knowledge) == nil && !updates.forget(.knowledge))
    }

    @Test func triesAgainAfterAnHourAndNotBefore() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("updates-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("words.tsv")
        let updates = Updates(.folder(FilePath(folder.appendingPathComponent("store").path)), program: "1")
        let reminder = UpdateReminder(updates: updates, mayConnect: false, console: Console(isQuiet: true))
        await #expect(throws: UpdateFailure.self) {
            try await updates.install(
                .knowledge, from: UpdateSource(FilePath(file.path)), sha256: nil, mayConnect: false, at: day)
        }
        #expect(try updates.pending(.knowledge)?.cause == .storage)
        try updates.postpone(.knowledge, at: day)
        await reminder.run(at: day + 3601)
        #expect(try updates.pending(.knowledge)?.retryAt == day.timeIntervalSince1970 + 7201, "an hour on")
        try Data("ingredient\ten\tplant\tzorblax root\n".utf8).write(to: file)
        await reminder.run(at: day + 7000)
        #expect(try updates.installed(.knowledge) == nil, "too early")
        await reminder.run(at: day + 7201)
        #expect(try updates.installed(.knowledge)?.entries == 1)
        #expect(try updates.pending(.knowledge) == nil)
    }
}
