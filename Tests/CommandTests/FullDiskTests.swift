import Foundation
import TestMaterial
import Testing

/// A disk that is full, or files that may not grow: one clear sentence, exit code 73, the old file and nothing else.
@Suite struct FullDiskTests {
    private let secret = ["VEGYSCAN_PASSPHRASE": "correct horse"]

    /// A small disk of one's own, which goes with the shell.
    private static let disk = "mkdir -p disk && mount -t tmpfs -o size=256k tmpfs disk && "

    private static let mayMount: @Sendable () async throws -> Bool = {
        try await Program().shell("unshare -m bash -c '\(disk)true'").code == 0
    }

    private func scanned() async throws -> ScanFolder {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        #expect(try await folder.scan(["in"], ["--quiet"]).code == 0)
        return folder
    }

    @Test func settingsThatMayNotGrowStayAsTheyAre() async throws {
        let program = try Program()
        try program.home.write(#"{"jobs": 2}"#, to: "config/vegyscan/config.json")
        let before = try program.home.contents()
        let outcome = try await program.shell("ulimit -f 0; exec \"$VEGYSCAN\" settings set jobs 1")
        #expect(outcome.code == 73, "\(outcome)")
        #expect(outcome.errors.contains("The settings can't be written"), "\(outcome)")
        #expect(try program.home.contents() == before)
    }

    @Test func anExportThatMayNotGrowLeavesTheOldOne() async throws {
        let program = try Program()
        try program.home.write("old", to: "old.json")
        let before = try program.home.contents()
        for words in ["export old.json --yes", "export new.json"] {
            let outcome = try await program.shell("ulimit -f 0; exec \"$VEGYSCAN\" \(words)")
            #expect(outcome.code == 73 && outcome.errors.contains("Export failed"), "\(outcome)")
            #expect(outcome.errors.contains("files may not get that large here"), "\(outcome)")
            #expect(try program.home.contents() == before)
        }
        #expect(try await program.run("export", "old.json", "--yes").code == 0)
    }

    @Test func aBackupThatMayNotGrowLeavesTheOldOne() async throws {
        let folder = try await scanned()
        func backup(_ limit: String) async throws -> Outcome {
            try await folder.program.shell(
                "ulimit -f \(limit); exec \"$VEGYSCAN\" backup --to old.backup --store store", environment: secret)
        }
        #expect(try await backup("unlimited").code == 0)
        let before = try folder.home.contents().filter { !$0.key.hasPrefix("store/") }
        // More than the databases' shared memory, and less than the history.
        let outcome = try await backup("48")
        #expect(outcome.code == 73 && outcome.errors.contains("old.backup: "), "\(outcome)")
        let after = try folder.home.contents()
        #expect(after.filter { !$0.key.hasPrefix("store/") } == before)
        #expect(!after.keys.contains { $0.hasSuffix(".tmp") }, "\(after.keys)")
        let settings = try await folder.program.run("settings", "--store", "store")
        #expect(settings.output.contains("failed"), "\(settings)")
        #expect(try await backup("unlimited").code == 0)
    }

    @Test(.enabled("needs to mount a small disk", mayMount))
    func aFullDiskLeavesTheOldOne() async throws {
        let folder = try await scanned()
        // Prints a line for each command: its exit code, what it said, and what lies on the disk before and after.
        let line = """
            \(Self.disk)
            "$VEGYSCAN" export disk/old.json --store store --quiet && "$VEGYSCAN" backup --to disk/old.backup --store store \
              --quiet > /dev/null || exit 1
            cat /dev/zero > disk/filling 2> /dev/null
            before=$(ls -A disk; cksum disk/old.*)
            for words in "export disk/old.json --yes" "export disk/new.json" "backup --to disk/old.backup" \
              "backup --to disk/new.backup"; do
              said=$("$VEGYSCAN" $words --store store 2>&1); echo "$? $said"
              after=$(ls -A disk; cksum disk/old.*)
              [ "$before" = "$after" ] || { echo "changed: $after"; exit 2; }
            done
            """
        let outcome = try await folder.program.shell(
            "unshare -m bash -c \"$LINE\"", environment: secret.merging(["LINE": line]) { $1 })
        #expect(outcome.code == 0, "\(outcome)")
        let said = outcome.outputLines.filter { $0.hasPrefix("73 ") }
        #expect(said.count == 4, "\(outcome)")
        #expect(said.allSatisfy { $0.contains("No space left on the disk") }, "\(outcome)")
        #expect(said.count { $0.contains("Export failed") } == 2, "\(outcome)")
    }

    /// A menu for which there is no room leaves no folder, and the others are listed, now or by the next run.
    @Test(.enabled("needs to mount a small disk", mayMount))
    func aScanOntoAFullDiskSaysHowItGoesOn() async throws {
        let folder = try await scanned()
        try folder.addGoodPhoto("sub/menu/1.jpg")
        let line = """
            \(Self.disk)
            "$VEGYSCAN" scan in/good.jpg --out disk/out --store store --quiet || exit 1
            rm disk/out/index.jsonl; cat /dev/zero > disk/filling 2> /dev/null
            "$VEGYSCAN" scan in --out disk/out --store store --quiet; echo "code $?"
            find disk/out -type d -empty -not -path '*/.vegyscan*'
            rm disk/filling; "$VEGYSCAN" scan in --out disk/out --store store --quiet && wc -l < disk/out/index.jsonl
            """
        let outcome = try await folder.program.shell("unshare -m bash -c \"$LINE\"", environment: ["LINE": line])
        #expect(outcome.outputLines == ["code 73", "2"], "\(outcome)")
        #expect(outcome.errors.contains("vegyscan repair disk/out"), "\(outcome)")
    }

    /// Whoever is told that a dish is a favourite must find it.
    @Test(.enabled("needs to mount a small disk", mayMount))
    func aFavouriteThatCouldNotBeKeptIsNone() async throws {
        let folder = try await scanned()
        // With the room that some numbers of pages leave, the history can be opened but not be written. Prints for each
        // how often it said yes, and how many favourites there are.
        let line = """
            mkdir -p disk
            for pages in 8 9 10 11 12; do
              mount -t tmpfs -o size=600k tmpfs disk && cp store/vegyscan.sqlite store/vegyscan.kept disk/ || exit 1
              cat /dev/zero > disk/filling 2> /dev/null; truncate -s -$((pages * 4096)) disk/filling
              added=0
              for dish in d1 d2; do "$VEGYSCAN" favourite add 1 $dish --store disk && added=$((added + 1)); done
              rm disk/filling; echo "$added $("$VEGYSCAN" favourite list --store disk | tail -n +2 | wc -l)"
              umount disk
            done
            """
        let outcome = try await folder.program.shell("unshare -m bash -c \"$LINE\"", environment: ["LINE": line])
        let found = outcome.outputLines.map { $0.split(separator: " ") }
        #expect(found.count == 5 && found.allSatisfy { $0.first == $0.last }, "\(outcome)")
        #expect(outcome.errors.contains("no space left on the disk"), "\(outcome)")
    }
}
