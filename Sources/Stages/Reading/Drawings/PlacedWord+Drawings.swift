internal import Pages

/// Whether the recogniser read letters into a drawing.
extension StripPlace.PlacedWord {
    /// Whether it may be any piece of a longer word: Thai has no spaces, and the recogniser parts it anywhere. That such a
    /// piece is short says nothing.
    private var isPiece: Bool { text.contains { Script.of($0) == .thai } }

    /// Whether it certainly consists of letters or digits.
    var isPlainlyRead: Bool {
        if isPiece { return true }
        let letters = text.count { $0.isLetter || $0.isNumber }
        return letters >= 3 && letters * 3 >= text.count * 2 && confidence >= 0.5
    }

    var isWithoutLetters: Bool { !text.contains { $0.isLetter || $0.isNumber } }

    /// Whether its text is so short or so uncertain that it may not be text at all.
    var mayBeMisread: Bool {
        if isPiece { return false }
        let letters = text.count { $0.isLetter || $0.isNumber }
        return text.count <= 4 && letters <= 3 && (letters < 3 || confidence < 0.6 || isOfOneLetter)
    }

    /// Whether it has letters beside which drawings can be told, however short it is: "zł", "€".
    var hasLettersOrCurrency: Bool { text.hasLetters(2) || Currency.isCurrency(text) }

    /// Whether it has the form of one or two marks: capitals, a single letter, a sign, or rings, which discs are read as.
    /// What a bracket opens is no drawing.
    var isCode: Bool {
        if isPiece || text.contains(where: { "([{".contains($0) }) { return false }
        let body = text.filter { !")]}.,:;".contains($0) }
        if !body.isEmpty, body.count <= 4, body.allSatisfy({ "0Oo".contains($0) }) { return true }
        guard (1...2).contains(body.count), !Currency.isCurrency(body) else { return false }
        return body.count == 1 ? !body.contains(where: \.isWholeNumber) : body.allSatisfy(\.isUppercase)
    }

    /// Whether its few characters may be drawings that were read as letters. Whoever reads the menu as a whole knows
    /// whether its marks are letters. Most letters that were printed are read with more confidence.
    var isDoubtful: Bool {
        isUnread
            || confidence < 0.95 && !isWithoutLetters && !Currency.isCurrency(text)
                && !text.contains { "([{".contains($0) } && (!isPlainlyRead || isOfOneLetter)
    }

    /// Whether it has several letters or digits, all the same: discs in a row are read as "000".
    var isOfOneLetter: Bool {
        if isPiece { return false }
        let letters = text.filter { $0.isLetter || $0.isNumber }
        return letters.count > 1 && Set(letters).count == 1
    }

    /// Whether a sign that menus do print was read here without much certainty.
    private var isUnsure: Bool { confidence < 0.9 }

    /// Whether ink was found that nobody could read.
    private var isUnread: Bool { text == "\u{FFFD}" }

    /// Whether the recogniser may have read this word into ink that is no letter: it stands out by its colour or is
    /// much too bold, it is one piece where several characters were read, or it was read as a sign that drawings are
    /// taken for.
    func mayBeDrawing(isDistinct: Bool, isBold: Bool, isOnePiece: Bool) -> Bool {
        if isPiece { return false }
        let letters = text.count { $0.isLetter || $0.isNumber }
        if isOnePiece, text.count >= 2, letters < 3 { return isDistinct || isBold || letters < text.count }
        let hasOpening = text.contains { "([{".contains($0) }
        if letters == 0 {
            let isSuspect = text.contains { "@©®«»°§¤€¥£•●○■□◆★☆".contains($0) || isUnsure && "%&?#".contains($0) }
            return isDistinct || isBold || !hasOpening && isSuspect
        }
        // A code in brackets is a mark of its own, even where thin letters run together.
        if hasOpening, !isBold { return false }
        if letters >= 2 { return isDistinct && (isBold || confidence < 0.6) || isBold && confidence < 0.6 }
        return isDistinct || isBold || confidence < 0.4
    }
}
