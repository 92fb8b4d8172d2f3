/// Where something reused was found, the most reliable level first.
package enum CacheLevel: String, Codable, Sendable, CaseIterable {
    /// The same bytes: everything that was read from the photo.
    case photo
    /// The same pixels in another file: everything that was read from it.
    case pixels
    /// The same dish on a page that looks like this one: the model's answer.
    case menu
    /// The same dish anywhere: the model's answer.
    case dish
    /// Another reading of the same dish: the model's answer.
    case slip
}
