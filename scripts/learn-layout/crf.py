"""A linear-chain conditional random field whose steps have features too, learned from labels that are partly known.

A page weighs words' features times their weights for each label, and steps' features times theirs for each two labels.
All pages are computed at once, a word of each at a time, in the order of falling length.
"""

import numpy
import scipy.optimize
import scipy.sparse

from labels import LABELS

COUNT = len(LABELS)
# Of L-BFGS; more were not tried.
ROUNDS = 60


class Weights:
    """`words`: features × labels; `steps`: features × (label before × label). Names give the rows."""

    def __init__(self, word_names: list, step_names: list, words=None, steps=None):
        self.word_names, self.step_names = word_names, step_names
        self.words = numpy.zeros((len(word_names), COUNT), numpy.float32) if words is None else words
        self.steps = numpy.zeros((len(step_names), COUNT * COUNT), numpy.float32) if steps is None else steps

    def flat(self):
        return numpy.concatenate([self.words.ravel(), self.steps.ravel()]).astype(numpy.float64)

    def of_flat(self, values):
        """Weights of the same names with these values."""
        values = values.astype(numpy.float32)
        words, steps = values[:self.words.size], values[self.words.size:]
        return Weights(
            self.word_names, self.step_names, words.reshape(self.words.shape), steps.reshape(self.steps.shape))


def matrix(rows: list, names: list):
    """Lists of (name, value) as a sparse matrix; names that have no weight are left out."""
    columns = {name: place for place, name in enumerate(names)}
    starts, places, values = [0], [], []
    for row in rows:
        for name, value in row:
            if name in columns:
                places.append(columns[name])
                values.append(value)
        starts.append(len(places))
    arrays = numpy.array(values, numpy.float32), numpy.array(places, numpy.int32), numpy.array(starts)
    return scipy.sparse.csr_matrix(arrays, shape=(len(rows), len(names)))


class Batch:
    """Pages with features under the names of the weights; each has `words`, `steps`, `allowed` and `weight`."""

    def __init__(self, pages: list, weights: Weights):
        self.words = matrix([row for page in pages for row in page.words], weights.word_names)
        self.steps = matrix([row for page in pages for row in page.steps], weights.step_names)
        self.words_across, self.steps_across = self.words.T.tocsr(), self.steps.T.tocsr()
        lengths = numpy.array([len(page.words) for page in pages])
        starts = numpy.concatenate([[0], numpy.cumsum(lengths)])[:-1]
        by_length = numpy.argsort(-lengths, kind="stable")
        # The words of all pages that are first, second and so on.
        self.times = [starts[by_length[:(lengths > time).sum()]] + time for time in range(lengths.max())]
        follows = numpy.ones(self.words.shape[0], bool)
        follows[starts] = False
        self.following = numpy.nonzero(follows)[0]
        self.allowed = numpy.concatenate([page.allowed for page in pages])
        # How much each word counts, as a column.
        self.counts = numpy.repeat(numpy.array([page.weight for page in pages], numpy.float32), lengths)[:, None]

    def potentials(self, weights: Weights) -> tuple:
        """Of labels and of steps, as exponentials that can't overflow; the small number keeps sums above zero."""
        of_words, of_steps = self.words @ weights.words, self.steps @ weights.steps
        of_words = numpy.exp(of_words - of_words.max(1, keepdims=True)).astype(numpy.float32) + 1e-20
        of_steps = numpy.exp(of_steps - of_steps.max(1, keepdims=True)).astype(numpy.float32) + 1e-12
        return of_words, of_steps.reshape(-1, COUNT, COUNT)

    def forward_backward(self, of_words, of_steps) -> tuple:
        """Probabilities of labels, what the steps' are computed from, and the logarithm of each word's scale."""
        forward, backward = numpy.empty_like(of_words), numpy.ones_like(of_words)
        scales = numpy.empty(len(of_words), numpy.float32)
        last = None
        for time, places in enumerate(self.times):
            found = of_words[places]
            if time > 0:
                found = found * numpy.matmul(last[:len(places), None, :], of_steps[places])[:, 0]
            scales[places] = found.sum(1)
            last = forward[places] = found / scales[places][:, None]
        for places in reversed(self.times[1:]):
            later = of_words[places] * backward[places] / scales[places][:, None]
            backward[places - 1] = numpy.matmul(of_steps[places], later[:, :, None])[:, :, 0]
        labels = forward * backward
        labels /= labels.sum(1, keepdims=True)
        return labels, (forward, backward, scales), numpy.log(scales)

    def step_probabilities(self, of_words, of_steps, state: tuple):
        forward, backward, scales = state
        found, places = numpy.zeros_like(of_steps), self.following
        later = of_words[places] * backward[places] / scales[places][:, None]
        found[places] = forward[places - 1][:, :, None] * of_steps[places] * later[:, None, :]
        return found.reshape(len(found), -1)

    def loss(self, weights: Weights) -> tuple:
        """How improbable the allowed labels are, and its slopes."""
        of_words, of_steps = self.potentials(weights)
        labels, state, free = self.forward_backward(of_words, of_steps)
        steps = self.step_probabilities(of_words, of_steps, state)
        held_words = of_words * self.allowed
        held_labels, state, held = self.forward_backward(held_words, of_steps)
        steps -= self.step_probabilities(held_words, of_steps, state)
        slopes = self.words_across @ (self.counts * (labels - held_labels)), self.steps_across @ (self.counts * steps)
        return float((self.counts[:, 0] * (free - held)).sum()), numpy.concatenate([slope.ravel() for slope in slopes])


def trained(pages: list, start: Weights, penalty: float) -> Weights:
    """Weights that make the allowed labels probable without going far from those at the start."""
    batch, origin = Batch(pages, start), start.flat()

    def objective(values):
        loss, slopes = batch.loss(start.of_flat(values))
        moved = values - origin
        return loss + 0.5 * penalty * float(moved @ moved), slopes + penalty * moved

    found = scipy.optimize.minimize(
        objective, origin, jac=True, method="L-BFGS-B", options={"maxiter": ROUNDS, "maxcor": 8})
    return start.of_flat(found.x)
