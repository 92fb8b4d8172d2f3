internal import CSecret
internal import Files
internal import Glibc

/// The system's keyring, reached by the Secret Service interface of freedesktop.org through libsecret, which is opened
/// at run time and may be missing.
@safe final class SecretService: Keyring, Sendable {
    /// The name under which the keyring's own program shows the key.
    static let label = "VegyScan: key to dietary profiles"

    private let library: Handle
    private let cancellable: Handle

    /// A pointer that libsecret and GLib allow to be used from any thread, and that is never released.
    @safe private struct Handle: @unchecked Sendable {
        let pointer: UnsafeMutableRawPointer
    }

    /// Nil where there is no library, or no session bus to find a keyring on: libsecret would otherwise start one.
    static func find() -> SecretService? {
        guard hasBus else { return nil }
        return SecretService()
    }

    private init?() {
        // GLib's types don't survive being unloaded, so it stays open.
        guard let library = unsafe dlopen("libsecret-1.so.0", RTLD_NOW | RTLD_LOCAL),
            let cancellable = unsafe secret_make_cancellable(library)
        else { return nil }
        self.library = unsafe Handle(pointer: library)
        self.cancellable = unsafe Handle(pointer: cancellable)
    }

    private static var hasBus: Bool {
        if let address = unsafe getenv("DBUS_SESSION_BUS_ADDRESS"), unsafe address.pointee != 0 { return true }
        guard let folder = unsafe getenv("XDG_RUNTIME_DIR") else { return false }
        let socket = unsafe FilePath(String(cString: folder)).appending("bus")
        return FileKind.of(socket) == .file
    }

    func key(_ id: String) -> KeyringAnswer {
        var secret = [CChar](repeating: 0, count: 256)
        switch unsafe secret_lookup(library.pointer, cancellable.pointer, id, &secret, secret.count) {
        case SECRET_DONE.rawValue:
            let digits = String(
                decoding: secret.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            return SecretKey(hexadecimal: digits).map { .key($0) } ?? .absent
        case SECRET_ABSENT.rawValue: return .absent
        default: return .silent
        }
    }

    func keep(_ key: SecretKey, _ id: String) -> Bool {
        unsafe secret_store(library.pointer, cancellable.pointer, id, Self.label, key.hexadecimal)
            == SECRET_DONE.rawValue
    }

    func forget(_ id: String) -> Bool {
        unsafe secret_clear(library.pointer, cancellable.pointer, id) != SECRET_FAILED.rawValue
    }

    func cancel() { unsafe secret_cancel(library.pointer, cancellable.pointer) }
}
