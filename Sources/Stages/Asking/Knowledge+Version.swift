internal import Files
public import Judging

extension Knowledge {
    /// 16 hexadecimal digits of the SHA-256 over the program's own tables. They tell a verdict made with other tables
    /// from one made with these.
    public static let version = String(ContentHash.sha256(Knowledge.tables).prefix(16))
}
