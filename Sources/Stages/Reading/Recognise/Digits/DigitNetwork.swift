internal import Foundation
internal import Models
internal import Pages
internal import Tables

/// Tells the digits of Arabic and Persian by their shapes: a convolutional network of two layers.
///
/// Neither recogniser's data for Arabic knows these digits. What was learned from, and how well numbers are read in
/// typefaces that weren't, `scripts/learn-digits` says.
struct DigitNetwork: Sendable {
    /// What a piece of ink may be.
    struct Likelihoods {
        /// Of ٠ to ٩, or the same in Persian.
        let digits: ArraySlice<Float>
        /// Of 0 to 9 as the West writes them.
        let western: ArraySlice<Float>
        let point: Float
        let other: Float
    }

    private let first: Layer
    private let second: Layer
    private let dense: Layer

    /// The program's own weights, read when first used; nil where the table is damaged.
    static let embedded = unsafe DigitNetwork(table_digit_weights().contents)

    /// - Parameter table: UTF-8, as `scripts/learn-digits` writes it; nil where it isn't in that form.
    init?(_ table: some Collection<UInt8>) {
        var rows: [Substring: [[Float]]] = [:]
        for line in String(decoding: Array(table), as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t")
            let weights = cells.dropFirst().compactMap { Int($0).map { Float($0) / 100 } }
            guard let name = cells.first, weights.count == cells.count - 1 else { return nil }
            rows[name, default: []].append(weights)
        }
        let flat = DigitShape.rows / 4 * (DigitShape.columns / 4) * 16 + DigitShape.measures
        guard let first = Layer(rows["first"], rows["first-bias"], inputs: 9, outputs: 8),
            let second = Layer(rows["second"], rows["second-bias"], inputs: 72, outputs: 16),
            let dense = Layer(rows["dense"], rows["dense-bias"], inputs: flat, outputs: 22)
        else { return nil }
        (self.first, self.second, self.dense) = (first, second, dense)
    }

    func likelihoods(of shape: DigitShape) -> Likelihoods {
        let fields = DigitShape.rows * DigitShape.columns
        var picture = Picture(rows: DigitShape.rows, columns: DigitShape.columns, channels: 1)
        picture.values = Array(shape.values.prefix(fields))
        let seen = picture.convolved(by: first).pooled.convolved(by: second).pooled
        let scores = dense.outputs(of: seen.values + shape.values.dropFirst(fields))
        let highest = scores.max() ?? 0
        let powers = scores.map { exp($0 - highest) }
        let sum = powers.reduce(0, +)
        let shares = powers.map { $0 / sum }
        return Likelihoods(digits: shares[0..<10], western: shares[10..<20], point: shares[20], other: shares[21])
    }

    /// Weights of a layer, input by input.
    private struct Layer {
        let weights: [Float]
        let biases: [Float]

        init?(_ weights: [[Float]]?, _ biases: [[Float]]?, inputs: Int, outputs: Int) {
            guard let weights, let biases = biases?.first, weights.count == inputs, biases.count == outputs,
                weights.allSatisfy({ $0.count == outputs })
            else { return nil }
            self.weights = weights.flatMap(\.self)
            self.biases = biases
        }

        func outputs(of inputs: [Float]) -> [Float] {
            var sums = biases
            for (input, value) in inputs.enumerated() where value != 0 {
                let row = input * sums.count
                for output in sums.indices { sums[output] += value * weights[row + output] }
            }
            return sums
        }
    }

    /// Values of several channels in rows and columns.
    private struct Picture {
        let rows: Int
        let columns: Int
        let channels: Int
        /// Row by row, column by column, channel by channel.
        var values: [Float]

        init(rows: Int, columns: Int, channels: Int) {
            (self.rows, self.columns, self.channels) = (rows, columns, channels)
            values = [Float](repeating: 0, count: rows * columns * channels)
        }

        /// Each place with its eight neighbours through a layer, and what is below 0 left out; beside the picture it is 0.
        func convolved(by layer: Layer) -> Picture {
            var result = Picture(rows: rows, columns: columns, channels: layer.biases.count)
            var around = [Float](repeating: 0, count: 9 * channels)
            for row in 0..<rows {
                for column in 0..<columns {
                    for place in 0..<9 {
                        let (y, x) = (row + place / 3 - 1, column + place % 3 - 1)
                        let isInside = y >= 0 && y < rows && x >= 0 && x < columns
                        for channel in 0..<channels {
                            around[place * channels + channel] =
                                isInside ? values[(y * columns + x) * channels + channel] : 0
                        }
                    }
                    let start = (row * columns + column) * result.channels
                    for (channel, value) in layer.outputs(of: around).enumerated() {
                        result.values[start + channel] = max(0, value)
                    }
                }
            }
            return result
        }

        /// The greatest value of each two by two places.
        var pooled: Picture {
            var result = Picture(rows: rows / 2, columns: columns / 2, channels: channels)
            for row in 0..<result.rows {
                for column in 0..<result.columns {
                    for channel in 0..<channels {
                        let four = [(0, 0), (0, 1), (1, 0), (1, 1)].map { down, right in
                            values[((2 * row + down) * columns + 2 * column + right) * channels + channel]
                        }
                        result.values[(row * result.columns + column) * channels + channel] = four.max() ?? 0
                    }
                }
            }
            return result
        }
    }
}
