import Foundation
import TestMaterial
import Testing

/// The program has its tables of words behind it, byte by byte the same whenever they are made; where they were lost, it
/// reads the texts and says the same.
@Suite struct ProgramTablesTests {
    /// Lists of dishes in all languages, as `judge` reads them.
    private static let dishes = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Dishes").path

    @Test func theBuiltProgramHasItsTables() async throws {
        let outcome = try await Program().run("tables")
        #expect(outcome.code == 64 && outcome.output.isEmpty, "\(outcome)")
    }

    @Test func withoutThemAnswersAreTheSame() async throws {
        let program = try Program()
        let outcome = try await program.shell(
            """
            set -e
            head -c -8 "$VEGYSCAN" > bare && chmod +x bare
            cat '\(Self.dishes)'/*.jsonl > dishes
            ./bare judge < dishes > read && "$VEGYSCAN" judge < dishes > mapped
            cmp read mapped
            wc -l < mapped
            ./bare tables > first && ./bare tables > second
            cmp first second
            tail -c 8 first
            """)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let lines = outcome.outputLines
        #expect(lines.first.flatMap { Int($0) }.map { $0 > 1_000 } == true, "\(lines)")
        #expect(lines.last == "VegyTabl", "\(lines)")
    }
}
