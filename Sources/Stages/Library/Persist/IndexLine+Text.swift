internal import Models

internal import class Foundation.JSONEncoder

extension IndexLine {
    /// The line as it stands in `index.jsonl`, without a line feed. It equals the output of `JSONEncoder.bundle()` but
    /// is built by hand, since an index of 100,000 lines is written at the end of each run and the encoder takes
    /// seconds for that.
    var text: [UInt8] {
        let texts = [menu, bundle, id, source, restaurantName, failure, failureCode, stage] + codes
        guard texts.allSatisfy({ $0?.utf8.allSatisfy { $0 >= 0x20 } ?? true }) else {
            // JSON has its own escapes for control characters.
            return (try? JSONEncoder.bundle().encode(self)).map(Array.init) ?? []
        }
        var line = Array(#"{"bundle":"#.utf8)
        Self.add(bundle, to: &line)
        line += #","codes":["#.utf8
        for (place, code) in codes.enumerated() {
            if place > 0 { line.append(UInt8(ascii: ",")) }
            Self.add(code, to: &line)
        }
        line += #"],"dishes":\#(dishes),"failure":"#.utf8
        Self.add(failure, to: &line)
        line += #","failure_code":"#.utf8
        Self.add(failureCode, to: &line)
        line += #","id":"#.utf8
        Self.add(id, to: &line)
        line += #","labels":{"meat":\#(labels.meat),"pescatarian":\#(labels.pescatarian),"#.utf8
        line += #""uncertain":\#(labels.uncertain),"vegan":\#(labels.vegan),"vegetarian":\#(labels.vegetarian)}"#.utf8
        line += #","menu":"#.utf8
        Self.add(menu, to: &line)
        line += #","pages":\#(pages),"restaurant_name":"#.utf8
        Self.add(restaurantName, to: &line)
        line += #","source":"#.utf8
        Self.add(source, to: &line)
        line += #","stage":"#.utf8
        Self.add(stage, to: &line)
        line += #","status":"\#(status.rawValue)","warnings":\#(warnings)}"#.utf8
        return line
    }

    private static func add(_ text: String?, to line: inout [UInt8]) {
        guard let text else {
            line += "null".utf8
            return
        }
        line.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { line.append(UInt8(ascii: "\\")) }
            line.append(byte)
        }
        line.append(UInt8(ascii: "\""))
    }
}
