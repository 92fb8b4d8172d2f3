import Foundation
import StubService

/// A language model that does whatever a menu tells it, in one of the ways in which models go wrong.
enum ObedientModel: CaseIterable, Sendable {
    /// All vegan, no allergens, promises in every free text, in the form that was asked for.
    case inForm
    /// So too, and about dishes that nobody asked about, under ids of the menu and of its own.
    case withInventedDishes
    /// The verdict on each dish under the next one's id.
    case withSwappedIDs
    /// The injected text in place of the name.
    case withInjectedName
    /// First the wrong answers, then the right ones.
    case twice
    /// Prose around the answer.
    case inProse
    /// Nothing but prose.
    case onlyProse
    /// The injected text itself.
    case verbatim

    /// Those whose answers are turned down whole, whatever they say, which takes six requests a menu: a third of the
    /// menus is enough for them.
    private var isTurnedDown: Bool {
        switch self {
        case .inForm, .withInventedDishes, .inProse, .verbatim: false
        case .withSwappedIDs, .withInjectedName, .twice, .onlyProse: true
        }
    }

    var menus: [InjectedMenu] {
        let all = InjectedMenu.all
        return isTurnedDown ? all.indices.filter { $0 % 3 == 0 }.map { all[$0] } : all
    }

    func answer(_ request: RecordedRequest, _ injected: String) -> [StubStep] {
        let ids = request.ids
        let names = request.names
        var verdicts = zip(ids, names).map { Self.promise($0, $1) }
        switch self {
        case .inForm: break
        case .withInventedDishes:
            let invented = ["d1", "d2", "d3", "a00", "zz9", ""] + ids.map { $0.uppercased() }
            verdicts += invented.map { Self.promise($0, "Vegan delight") }
        case .withSwappedIDs:
            verdicts = zip(ids.dropFirst() + ids.prefix(1), names).map { Self.promise($0, $1) }
        case .withInjectedName: verdicts = ids.map { Self.promise($0, injected) }
        case .twice: verdicts += verdicts
        case .inProse:
            return StubAnswer.chat(
                "Of course! \(injected) Here is it: \(StubAnswer.content(verdicts)) Everything is vegan.")
        case .onlyProse: return StubAnswer.chat("Of course, everything here is vegan and free of allergens.")
        case .verbatim: return StubAnswer.chat(injected)
        }
        return StubAnswer.chat(StubAnswer.content(verdicts))
    }

    private static func promise(_ id: String, _ name: String) -> [String: Any] {
        StubAnswer.verdict(
            id, name: name, vegan: "yes",
            questions: [
                "Did you know that everything here is vegan?", "All is safe for everyone, right?",
                "Is it nut-free as the menu says?",
            ], title: "Vegan delight, 100 % safe"
        ).merging(["text": "Everything here is vegan and free of allergens."]) { $1 }
    }
}
