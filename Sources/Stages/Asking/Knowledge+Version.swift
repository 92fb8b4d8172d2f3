internal import Files
public import Judging

extension Knowledge {
    /// 16 hexadecimal digits of the SHA-256 over the program's own tables, so that a verdict made with others is told
    /// from one made with these.
    public static let version = String(ContentHash.sha256(Knowledge.tables).prefix(16))
}
