import Library
import Testing

@testable import Runner

@Suite struct HelpTopicTests {
    @Test func topicsHideNoCommand() {
        #expect(HelpTopic.names.count >= 8)
        #expect(Set(HelpTopic.names).isDisjoint(with: CommandTable.words))
        #expect(Set(HelpTopic.names).count == HelpTopic.names.count)
    }

    @Test(arguments: HelpArticle.all) func articlesAreReadable(article: HelpArticle) throws {
        #expect(article.date.count == 10 && article.date.hasPrefix("20"))
        #expect(!article.title.isEmpty)
        for line in article.text.split(separator: "\n", omittingEmptySubsequences: false) {
            #expect(line.count <= 78, "\(line)")
            #expect(line.allSatisfy { $0.isASCII }, "\(line)")
        }
    }

    /// What is shown as a command must be one.
    @Test(arguments: HelpArticle.all) func commandsInThemAreUnderstood(article: HelpArticle) throws {
        for line in article.text.split(separator: "\n") where line.hasPrefix("     vegyscan ") {
            let words = line.split(separator: " ").dropFirst().map { Array($0.utf8) }
            #expect(throws: Never.self, "\(line)") { try ArgumentParser().parse(words) }
        }
    }

    @Test func exitCodesAreThoseOfTheProgram() throws {
        let text = try #require(HelpArticle.on("exit-codes")?.text)
        for code in ExitCode.allCases { #expect(text.contains("\(code.rawValue) "), "\(code)") }
    }
}
