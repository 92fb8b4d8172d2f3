import Foundation
import Judging
import Models
import Pages
import StubService

@testable import Asking

/// A language model at a stub, and its clock.
struct ModelUnderTest {
    /// TCP's port service multiplexer, which no system runs any more. A stub's own port, once it stopped, may be given to
    /// the next one.
    static let unusedPort = 1

    let stub: StubServer
    let model: LanguageModel
    let time: FakeTime

    /// - Parameter port: of another server than the stub; nobody listens at `unusedPort`.
    init(
        key: String? = "canary-key-7f3a", timeout: Double = 10, patience: Double = 180, width: Int = 4,
        random: Double = 0,
        cache: (any OpinionCache)? = nil, path: String = "", budget: String? = nil, prices: String = "",
        isOffline: Bool = false,
        forms: (any FormMemory)? = nil, readKey: (@Sendable () throws -> APIKey?)? = nil,
        port: Int? = nil, time: FakeTime = FakeTime(), _ script: @escaping StubServer.Script
    ) throws {
        self.time = time
        stub = try StubServer(script)
        let elsewhere = port.flatMap { URL(string: "http://127.0.0.1:\($0)/v1") }
        var settings = LanguageModelSettings(
            url: (elsewhere ?? stub.url).appending(path: path), model: "tiny", key: key.flatMap { APIKey($0) },
            timeout: timeout, patience: patience, width: width, budget: budget.flatMap { Money($0, in: .euro) },
            prices: try ModelPrices(prices))
        settings.isOffline = isOffline
        model = try LanguageModel(
            settings, cache: cache, forms: forms, readKey: readKey, timing: time.timing(random: random))
    }

    /// What each dish was answered with, and why others wait.
    func answers(_ names: [String]) async -> DishAnswers {
        await model.answers(to: names.map { DishText(name: $0) }, targetLanguage: "en")
    }

    func opinions(_ names: [String]) async throws(LanguageModelFailure) -> [ModelOpinion?] {
        try await model.opinions(on: names.map { DishText(name: $0) }, targetLanguage: "en")
    }

    /// The failure of asking about some dish; nil when it worked.
    func failure() async -> LanguageModelFailure? {
        do throws(LanguageModelFailure) {
            _ = try await opinions(["Soup of the day"])
            return nil
        } catch {
            return error
        }
    }
}

extension LanguageModel {
    /// The opinions alone; throws when any dish was left without one by a failure.
    func opinions(
        on dishes: [DishText], targetLanguage: String
    ) async throws(LanguageModelFailure) -> [ModelOpinion?] {
        let found = await answers(to: dishes, targetLanguage: targetLanguage)
        if let failure = found.failure { throw failure }
        return found.answers.map { $0?.opinion }
    }
}

/// `count` names, all different.
func dishNames(_ count: Int) -> [String] { (0..<count).map { "Dish number \($0)" } }

/// Dishes as a model at "h" is asked about them.
func asked(_ dishes: [DishText], targetLanguage: String = "en") -> [AskedDish] {
    dishes.compactMap { AskedDish($0, targetLanguage: targetLanguage, model: "m", host: "h") }
}

func asked(_ dish: DishText, targetLanguage: String = "en") -> [AskedDish] {
    asked([dish], targetLanguage: targetLanguage)
}
