/// The conventions for a word raised behind a name: the "A,C" of an allergen legend.
package enum RaisedMark {
    /// The text of a mark that can't be read: Unicode's replacement character.
    package static let unread = "\u{FFFD}"

    /// From this confidence on, a mark may say something other than the legend. Below it, or among signs that look
    /// alike, a mark is likely but not certain: it may warn but never promises.
    package static let certain = 0.8
}
