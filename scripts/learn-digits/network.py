"""A small convolutional network with two layers, learned by Adam (Kingma and Ba 2015) with a cosine's rate."""

import numpy

from drawing import CLASSES, COLUMNS, ROWS

MEASURES = 4
FIRST, SECOND = 8, 16


def neighbours(values: numpy.ndarray) -> numpy.ndarray:
    """Of pictures (number, rows, columns, channels): the nine values around each place behind each other."""
    number, rows, columns, channels = values.shape
    padded = numpy.zeros((number, rows + 2, columns + 2, channels), numpy.float32)
    padded[:, 1:-1, 1:-1] = values
    return numpy.concatenate(
        [padded[:, down:down + rows, right:right + columns] for down in range(3) for right in range(3)], 3)


def from_neighbours(slopes: numpy.ndarray, channels: int) -> numpy.ndarray:
    number, rows, columns, _ = slopes.shape
    padded = numpy.zeros((number, rows + 2, columns + 2, channels), numpy.float32)
    for place in range(9):
        down, right = divmod(place, 3)
        part = slopes[..., place * channels:(place + 1) * channels]
        padded[:, down:down + rows, right:right + columns] += part
    return padded[:, 1:-1, 1:-1]


def pooled(values: numpy.ndarray) -> tuple:
    """The greatest of each two by two, and which it is."""
    number, rows, columns, channels = values.shape
    fours = values.reshape(number, rows // 2, 2, columns // 2, 2, channels).transpose(0, 1, 3, 5, 2, 4)
    fours = fours.reshape(number, rows // 2, columns // 2, channels, 4)
    which = fours.argmax(-1)
    return numpy.take_along_axis(fours, which[..., None], -1)[..., 0], which


def spread(slopes: numpy.ndarray, which: numpy.ndarray) -> numpy.ndarray:
    number, rows, columns, channels = slopes.shape
    fours = numpy.zeros((number, rows, columns, channels, 4), numpy.float32)
    numpy.put_along_axis(fours, which[..., None], slopes[..., None], -1)
    fours = fours.reshape(number, rows, columns, channels, 2, 2).transpose(0, 1, 4, 2, 5, 3)
    return fours.reshape(number, rows * 2, columns * 2, channels)


class Network:
    def __init__(self, rng: numpy.random.Generator):
        dense = (ROWS // 4) * (COLUMNS // 4) * SECOND + MEASURES

        def start(inputs: int, outputs: int) -> numpy.ndarray:
            return rng.normal(0, (2 / inputs) ** 0.5, (inputs, outputs)).astype(numpy.float32)

        self.layers = {
            "first": start(9, FIRST), "first-bias": numpy.zeros(FIRST, numpy.float32),
            "second": start(9 * FIRST, SECOND), "second-bias": numpy.zeros(SECOND, numpy.float32),
            "dense": start(dense, len(CLASSES)), "dense-bias": numpy.zeros(len(CLASSES), numpy.float32),
        }

    def forward(self, shapes: numpy.ndarray) -> tuple:
        """The probabilities of the classes, and what the slopes are computed from."""
        weights = self.layers
        around = neighbours(shapes[:, :ROWS * COLUMNS].reshape(-1, ROWS, COLUMNS, 1))
        first = numpy.maximum(0, around @ weights["first"] + weights["first-bias"])
        first_pooled, first_which = pooled(first)
        around_first = neighbours(first_pooled)
        second = numpy.maximum(0, around_first @ weights["second"] + weights["second-bias"])
        second_pooled, second_which = pooled(second)
        flat = numpy.concatenate([second_pooled.reshape(len(shapes), -1), shapes[:, ROWS * COLUMNS:]], 1)
        scores = flat @ weights["dense"] + weights["dense-bias"]
        powers = numpy.exp(scores - scores.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True), (
            around, first, first_which, around_first, second, second_which, flat)

    def probabilities(self, shapes: numpy.ndarray) -> numpy.ndarray:
        return numpy.concatenate([self.forward(shapes[start:start + 2000])[0] for start in range(0, len(shapes), 2000)])

    def slopes(self, probabilities: numpy.ndarray, classes: numpy.ndarray, kept: tuple) -> dict:
        around, first, first_which, around_first, second, second_which, flat = kept
        error = probabilities.copy()
        error[numpy.arange(len(classes)), classes] -= 1
        error /= len(classes)
        found = {"dense": flat.T @ error, "dense-bias": error.sum(0)}
        into = (error @ self.layers["dense"].T)[:, :-MEASURES].reshape(second_which.shape)
        behind = spread(into, second_which) * (second > 0)
        found["second"] = around_first.reshape(-1, around_first.shape[-1]).T @ behind.reshape(-1, SECOND)
        found["second-bias"] = behind.sum((0, 1, 2))
        into = from_neighbours(behind @ self.layers["second"].T, FIRST)
        behind = spread(into, first_which) * (first > 0)
        found["first"] = around.reshape(-1, 9).T @ behind.reshape(-1, FIRST)
        found["first-bias"] = behind.sum((0, 1, 2))
        return found


def learned(shapes: numpy.ndarray, classes: numpy.ndarray, rounds: int, seed: int, batch: int = 128) -> Network:
    rng = numpy.random.default_rng(seed)
    network = Network(rng)
    mean = {name: numpy.zeros_like(layer) for name, layer in network.layers.items()}
    square = {name: numpy.zeros_like(layer) for name, layer in network.layers.items()}
    step = 0
    for turn in range(rounds):
        rate = 3e-3 * 0.5 * (1 + numpy.cos(numpy.pi * turn / rounds)) + 2e-5
        order = rng.permutation(len(shapes))
        for start in range(0, len(shapes) - batch + 1, batch):
            places = order[start:start + batch]
            some = shapes[places]
            # Ink is fainter on one photo than on another.
            some[:, :ROWS * COLUMNS] *= rng.uniform(0.8, 1.1, (len(some), 1)).astype(numpy.float32)
            probabilities, kept = network.forward(some)
            step += 1
            for name, slope in network.slopes(probabilities, classes[places], kept).items():
                slope = slope + 2e-5 * network.layers[name]
                mean[name] = 0.9 * mean[name] + 0.1 * slope
                square[name] = 0.999 * square[name] + 0.001 * slope ** 2
                change = mean[name] / (1 - 0.9 ** step) / (numpy.sqrt(square[name] / (1 - 0.999 ** step)) + 1e-8)
                network.layers[name] -= (rate * change).astype(numpy.float32)
    return network
