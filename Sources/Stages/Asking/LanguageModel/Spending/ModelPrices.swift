internal import Judging
internal import Pages
internal import Tables

/// List prices by service and model, with the exchange rates they need; a table for people to edit.
public struct ModelPrices: Sendable, Hashable {
    private struct Row: Sendable, Hashable {
        var service: String
        var model: String
        var price: ModelPrice
    }

    private struct Rate: Sendable, Hashable {
        var from: CurrencyCode
        var to: CurrencyCode
        /// Millionths of the other currency's unit for one of this.
        var micros: Int
    }

    /// An error in a table, with its place.
    public struct TableError: Error, Sendable, Hashable, CustomStringConvertible {
        /// Counted from 1.
        public var line: Int

        public init(line: Int) {
            self.line = line
        }

        public var description: String {
            """
            Line \(line) of the price table is neither a price (service, model, input and output per million tokens, \
            currency, date) nor a rate ("rate", from, to, rate, date), parted by tabs.
            """
        }
    }

    /// The program's own table, Sources/Stages/Tables/prices/models.tsv.
    public static let builtIn: ModelPrices = {
        let text = unsafe String(decoding: table_prices().contents, as: UTF8.self)
        return (try? ModelPrices(text)) ?? ModelPrices()
    }()

    private var rows: [Row] = []
    private var rates: [Rate] = []

    public init() {}

    /// Reads a table; empty lines and those that begin with "#" are skipped.
    public init(_ text: String) throws(TableError) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in lines.enumerated() where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { cell in
                String(cell.drop(while: { $0 == " " }))
            }
            if cells == [""] { continue }
            if let rate = Self.rate(cells) {
                rates.append(rate)
            } else if let row = Self.row(cells) {
                rows.append(row)
            } else {
                throw TableError(line: number + 1)
            }
        }
    }

    /// These prices, with the other's where these have none.
    public func before(_ other: ModelPrices) -> ModelPrices {
        var both = self
        both.rows += other.rows
        both.rates += other.rates
        return both
    }

    /// The price of a model in a currency, or nil where no row or no exchange rate is known.
    ///
    /// The first matching row counts. A server on this machine costs nothing unless a row names it.
    public func price(of settings: LanguageModelSettings, in currency: CurrencyCode) -> ModelPrice? {
        guard let address = try? EndpointAddress(settings.url) else { return nil }
        return price(model: settings.model, at: address, in: currency)
    }

    func price(model: String, at address: EndpointAddress, in currency: CurrencyCode) -> ModelPrice? {
        let model = model.lowercased()
        let host = address.name
        guard let row = rows.first(where: { Self.fits(host, $0.service) && Self.fits(model, $0.model) }) else {
            return address.isLocal ? .free(in: currency) : nil
        }
        if row.price.currency == currency { return row.price }
        guard let rate = rates.first(where: { $0.from == row.price.currency && $0.to == currency }) else { return nil }
        return ModelPrice(
            input: row.price.input.timesMillionth(rate.micros), output: row.price.output.timesMillionth(rate.micros),
            currency: currency, asOf: row.price.asOf)
    }

    private static func rate(_ cells: [String]) -> Rate? {
        guard cells.count == 5, cells[0] == "rate", let from = CurrencyCode(cells[1]), let to = CurrencyCode(cells[2]),
            let micros = Money.micros(cells[3]), micros > 0
        else { return nil }
        return Rate(from: from, to: to, micros: micros)
    }

    private static func row(_ cells: [String]) -> Row? {
        guard cells.count == 6, !cells[0].isEmpty, !cells[1].isEmpty, let input = Money.micros(cells[2]),
            let output = Money.micros(cells[3]), let currency = CurrencyCode(cells[4])
        else { return nil }
        return Row(
            service: cells[0].lowercased(), model: cells[1].lowercased(),
            price: ModelPrice(input: input, output: output, currency: currency, asOf: cells[5]))
    }

    /// Whether a name matches the pattern; a star at its end stands for anything.
    private static func fits(_ name: String, _ pattern: String) -> Bool {
        pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
    }
}
