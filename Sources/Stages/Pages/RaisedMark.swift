/// What is agreed of a word that hangs raised behind a name: the "A,C" of an allergen legend.
package enum RaisedMark {
    /// The text of one that can't be read: Unicode's replacement character.
    package static let unread = "\u{FFFD}"

    /// From this confidence on, it may say something else than the legend; below it, or among signs that look alike, it is
    /// likely and not certain: it may warn and never promises.
    package static let certain = 0.8
}
