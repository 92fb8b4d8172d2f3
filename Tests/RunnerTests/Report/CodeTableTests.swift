import Foundation
import Library
import Models
import Testing

@testable import Runner

/// `vegyscan help codes` names each code that results and events can hold, and no other.
@Suite struct CodeTableTests {
    @Test func theTableHasEveryCodeAndNoOther() {
        let codes =
            FailureCode.allCases.map(\.rawValue) + QualityCode.allCases.map(\.rawValue)
            + WarningCode.allCases.map(\.rawValue) + RunCode.allCases.map(\.rawValue)
        #expect(Set(CodeTable.meanings.keys).symmetricDifference(codes).isEmpty)
        for (code, meaning) in CodeTable.meanings {
            #expect(meaning.hasSuffix(".") || meaning.hasSuffix("vegyscan retry"), "\(code): \(meaning)")
            #expect(!meaning.contains("  "), "\(code)")
        }
    }

    @Test func everyEndHasACode() {
        for code in ExitCode.allCases where code != .success && code != .someFailed {
            let word = RunCode.word(for: code)
            #expect(word.map { CodeTable.meanings[$0] != nil } == true, "\(code)")
        }
    }
}
