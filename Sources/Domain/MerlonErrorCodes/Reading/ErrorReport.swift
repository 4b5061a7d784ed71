// SPDX-License-Identifier: Apache-2.0

/// Reads error text as people paste it: console lines, `print(error)`, descriptions alone, logs of
/// frameworks, in any wrapping, colouring or escaping.
public enum ErrorReport {
    /// What `text` says. Never fails: what can't be understood is left, what was not read is in
    /// ``ErrorReading/cuts``.
    public static func read(_ text: String, budget: ErrorReadingBudget = ErrorReadingBudget()) -> ErrorReading
    {
        read(Array(text.utf8.prefix(max(0, budget.bytes))), ofTotal: text.utf8.count, budget: budget)
    }

    /// What the text in `bytes` says: UTF-8 or UTF-16; bytes that are neither are passed over, and an input
    /// that is no text at all is not read.
    public static func read(_ bytes: [UInt8], budget: ErrorReadingBudget = ErrorReadingBudget())
        -> ErrorReading
    {
        read(Array(bytes.prefix(max(0, budget.bytes))), ofTotal: bytes.count, budget: budget)
    }

    private static let phrases = PhraseIndex(
        Phrase.english + Phrase.posix + Phrase.status + Phrase.languages + Phrase.trust + Phrase.pins
            + Phrase.connection + Phrase.path + Phrase.interception + Phrase.frameworks)

    private static func read(_ bytes: [UInt8], ofTotal total: Int, budget: ErrorReadingBudget) -> ErrorReading
    {
        var reading = ErrorReading()
        guard BinaryNoise.isText(bytes) else {
            reading.cuts.append(.notText)
            return reading
        }
        if total > bytes.count { reading.cuts.append(.text(bytes: total, limit: bytes.count)) }
        let text = CleanText(bytes)
        var scanner = CodeScanner(text, depthLimit: budget.nesting)
        scanner.scan()
        var collector = CodeCollector(scanner)
        let joined = text.joined()
        if !joined.joints.isEmpty {
            var second = CodeScanner(joined, depthLimit: budget.nesting)
            second.scan()
            collector.addJoined(second)
        }
        if scanner.wasTooDeep { reading.cuts.append(.nesting(limit: budget.nesting)) }
        let squeezed = SqueezedText(text)
        for match in phrases.matches(in: squeezed, of: text) {
            let place = squeezed.source[match.start]..<squeezed.source[match.end - 1] + 1
            switch phrases.phrases[match.phrase].meaning {
            case .code(let domain, let number): collector.addWords(domain, number, place, scanner)
            case .sign(let sign): reading.add(sign, at: text.offset(place.lowerBound))
            case .wrapper(let wrapper): reading.add(wrapper)
            }
        }
        if collector.isEmpty, let place = CancellationWord.place(in: squeezed) {
            collector.addWords(.url, -999, place, scanner)
        }
        reading.take(collector, limit: budget.codes)
        reading.takeURLs(of: text, joined: joined, limit: budget.urls)
        reading.takeChain(of: text, limit: budget.certificates)
        return reading
    }
}

extension ErrorReading {
    fileprivate mutating func add(_ sign: ErrorSign, at offset: Int) {
        if !signs.contains(where: { $0.sign == sign }) { signs.append(FoundSign(sign: sign, offset: offset)) }
    }

    fileprivate mutating func add(_ wrapper: ErrorWrapper) {
        if !wrappers.contains(wrapper) { wrappers.append(wrapper) }
    }

    fileprivate mutating func take(_ collector: CodeCollector, limit: Int) {
        let all = collector.codes()
        codes = Array(all.prefix(limit))
        if all.count > limit || collector.longNumbers.count > limit { cuts.append(.codes(limit: limit)) }
        for long in collector.longNumbers.prefix(limit) {
            cuts.append(.numberTooLong(domain: long.domain, offset: long.offset))
        }
    }

    fileprivate mutating func takeURLs(of text: CleanText, joined: CleanText, limit: Int) {
        let all = URLCollector.collect(text, joined: joined, limit: limit)
        urls = Array(all.prefix(limit))
        if all.count > limit { cuts.append(.urls(limit: limit)) }
    }

    fileprivate mutating func takeChain(of text: CleanText, limit: Int) {
        let chain = PeerChainScanner(text: text).scan(limit: limit)
        peerCertificates = Array(chain.prefix(limit))
        if chain.count > limit { cuts.append(.certificates(limit: limit)) }
    }
}

/// The whole description of a cancelled load is one word, which means nothing inside another text.
enum CancellationWord {
    private static let words = [
        "cancelled", "canceled", "abgebrochen", "annule", "cancelado", "annullato", "annullata",
        "geannuleerd", "キャンセルしました", "キャンセルされました", "已取消", "취소됨",
    ].map(SqueezedText.needle)

    /// Where the word stands in the clean text, if the text ends in it.
    static func place(in text: SqueezedText) -> Range<Int>? {
        for word in words
        where text.bytes.count >= word.count && text.bytes.suffix(word.count).elementsEqual(word) {
            let start = text.bytes.count - word.count
            return text.source[start]..<text.source[text.bytes.count - 1] + 1
        }
        return nil
    }
}
