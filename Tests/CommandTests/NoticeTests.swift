import Foundation
import TestMaterial
import Testing

/// A notice is told once a day at most, says how it ends, and does.
@Suite struct NoticeTests {
    private func folder() throws -> ScanFolder {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/blank.jpg")
        return folder
    }

    @Test func aFailedUpdateIsToldOnceAndForgottenForGood() async throws {
        let folder = try folder()
        let failed = try await folder.program.run("update", "prices", "--from", "none.tsv", "--store", "store")
        #expect(failed.code != 0 && failed.errors.contains("--forget"), "\(failed)")
        let first = try await folder.scan()
        #expect(first.errors.contains("An update of prices failed"), "\(first)")
        #expect(first.errors.contains("Never again: vegyscan update prices --forget."), "\(first)")
        for _ in 1...2 {
            let later = try await folder.scan()
            #expect(!later.errors.contains("An update of prices"), "\(later)")
        }
        let forgotten = try await folder.program.run("update", "prices", "--forget", "--store", "store")
        #expect(forgotten.code == 0, "\(forgotten)")
        let status = try await folder.program.run("update", "status", "--store", "store")
        #expect(!status.output.contains("none.tsv"), "\(status)")
        let nothing = try await folder.program.run("update", "prices", "--forget", "--store", "store")
        #expect(nothing.code == 64, "\(nothing)")
    }

    @Test func aMisspeltVariableIsToldOnce() async throws {
        let folder = try folder()
        let environment = ["VEGYSCAN_JOB": "3"]
        let first = try await folder.program.run(["settings", "list"], environment: environment)
        #expect(first.errors.contains("did you mean VEGYSCAN_JOBS? Unset it"), "\(first)")
        let second = try await folder.program.run(["settings", "list"], environment: environment)
        #expect(!second.errors.contains("VEGYSCAN_JOBS"), "\(second)")
    }

    @Test func aReportThatCannotBeSentIsToldOnce() async throws {
        let folder = try folder()
        // Nobody listens there.
        let environment = ["VEGYSCAN_SUPPORT_URL": "http://127.0.0.1:1/"]
        let scan = ["scan", "in", "--out", "out"]
        let report = try await folder.program.run(
            ["support", "--describe", "hello", "--send"], environment: environment)
        var told = report.errors.contains("could not be sent") ? 1 : 0
        for _ in 1...2 {
            let run = try await folder.program.run(scan, environment: environment)
            if run.errors.contains("could not be sent") { told += 1 }
            #expect(!run.errors.contains("could not be sent") || run.errors.contains("remove "), "\(run)")
        }
        #expect(told == 1, "\(report)")
    }

    @Test func aGuestIsInvitedOnce() async throws {
        let folder = try folder()
        var invitations = 0
        for _ in 1...5 {
            let run = try await folder.scan(["in"], ["--guest"])
            if run.errors.contains("vegyscan profile create") { invitations += 1 }
        }
        #expect(invitations == 1)
    }
}
