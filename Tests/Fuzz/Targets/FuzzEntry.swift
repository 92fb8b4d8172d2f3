import Glibc
import Judging

/// SwiftPM gives each program a `main` of its own, so that libFuzzer's is out of reach; its driver does the same.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ each: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@_cdecl("Fuzz_main")
public func fuzzMain(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var count = count
    var arguments = unsafe arguments
    _ = chosen
    // Read once, and not by the first input, whose time is taken.
    _ = Knowledge.embedded
    return unsafe runDriver(&count, &arguments, fuzzOne)
}

/// What libFuzzer calls with each input. The target is named by `VEGYSCAN_FUZZ_TARGET`, so that one program, which
/// takes minutes to build, serves all of them.
///
/// A target crashes where the code under test traps or a check of its own fails; what it returns means nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    unsafe chosen(Array(UnsafeBufferPointer(start: start, count: size)))
    return 0
}

typealias FuzzTarget = @Sendable (_ input: [UInt8]) -> Void

private let targets: [String: FuzzTarget] = [
    "answer": fuzzAnswer, "arguments": fuzzArguments, "bundle": fuzzBundle, "exif": fuzzExif,
    "knowledge": fuzzKnowledge, "page": fuzzPage, "pdftext": fuzzPDFText, "picture": fuzzPicture,
    "settings": fuzzSettings, "store": fuzzStore, "text": fuzzText,
]

private let chosen: FuzzTarget = {
    let name = unsafe getenv("VEGYSCAN_FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
    guard let target = targets[name] else {
        print("VEGYSCAN_FUZZ_TARGET must be one of: \(targets.keys.sorted().joined(separator: ", "))")
        exit(64)
    }
    return target
}()
