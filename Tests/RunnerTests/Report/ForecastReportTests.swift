import Asking
import Foundation
import Testing

@testable import Runner

@Suite("What a run would cost")
struct ForecastReportTests {
    private func report(cost: Int?, worst: Int?, budget: Int?, calls: Int = 2) -> ForecastReport {
        var forecast = Forecast(dishes: 10)
        forecast.calls = calls
        forecast.answered = [.dishCache: 4]
        forecast.cost = cost.map { Money(micros: $0, in: .euro) }
        forecast.worstCost = worst.map { Money(micros: $0, in: .euro) }
        return ForecastReport(
            menus: 2, photos: 3, unchangedMenus: 1, knownPhotos: 1, forecast: forecast,
            budget: budget.map { Money(micros: $0, in: .euro) })
    }

    @Test func theWorstCaseDecidesWhetherABudgetIsEnough() {
        #expect(report(cost: 10, worst: 100, budget: 100).budgetSuffices == .yes)
        #expect(report(cost: 10, worst: 100, budget: 99).budgetSuffices == .maybe)
        #expect(report(cost: 10, worst: 100, budget: 9).budgetSuffices == .no)
        #expect(report(cost: nil, worst: nil, budget: 9).budgetSuffices == .unknown)
        #expect(report(cost: nil, worst: nil, budget: 9, calls: 0).budgetSuffices == .yes)
        #expect(report(cost: 10, worst: 100, budget: nil).budgetSuffices == nil)
    }

    @Test func anUnknownPriceIsShownAsUnknown() {
        #expect(report(cost: nil, worst: nil, budget: nil).text.contains("unknown"))
        let known = report(cost: 2_100, worst: 5_000, budget: 500_000).text
        #expect(known.contains("about 0.0021 EUR, at most 0.005 EUR") && known.contains("0.50 EUR: enough"))
        #expect(known.contains("known from earlier runs") && known.contains("6"))
    }

    @Test func withoutAModelNothingIsSpent() throws {
        let report = ForecastReport(menus: 1, photos: 1, unchangedMenus: 0, knownPhotos: 0)
        #expect(report.text.contains("none is configured"))
        let object = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
        #expect(object?["dry_run"] as? Bool == true && object?["forecast"] is NSNull)
    }
}
