// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonATS

/// Prints what a decision costs, from a URL's bytes to a verdict with its trace, on one core: by number of
/// exceptions, of labels and of prefix lengths, beside what others pay for the same URLs.
@main struct DecisionBench {
    static func main() {
        print(
            "From URL bytes to a decision with its trace; processor time of one thread, median of 21 rounds.\n"
        )
        printRow("exceptions", "decisions/s", "ns each", "allocations each")
        for count in [5, 50, 500, 5000] {
            let configuration = Workload.configuration(exceptions: count)
            printRow("\(count)", decisions(configuration, Workload.urls(exceptions: count)))
        }

        print("")
        printRow("labels (500 exceptions)", "decisions/s", "ns each", "allocations each")
        for labels in [2, 4, 8, 16, 32, 64] {
            let configuration = Workload.configuration(exceptions: 500)
            printRow("\(labels)", decisions(configuration, Workload.urls(labels: labels)))
        }

        print("")
        printRow("prefix lengths (IPv4 URLs)", "decisions/s", "ns each", "allocations each")
        for lengths in [1, 4, 16, 32] {
            let configuration = Workload.configuration(prefixLengths: lengths)
            printRow("\(lengths)", decisions(configuration, Workload.addressURLs()))
        }

        print("")
        printPeers()
    }

    private static func decisions(_ configuration: ATSConfiguration, _ urls: [[UInt8]]) -> Cost {
        let evaluator = ATSEvaluator(configuration, system: .newestRead)
        return measure(count: urls.count) {
            for url in urls {
                // A URL without a decision would make the figures too good.
                guard let decision = try? evaluator.decide(url) else { fatalError("no decision on a URL") }
                consume(decision)
            }
        }
    }

    /// The same 1,000 URLs: Foundation takes them apart, and a dictionary finds the host alone.
    private static func printPeers() {
        let urls = Workload.urls(exceptions: 500)
        let configuration = Workload.configuration(exceptions: 500)
        let own = decisions(configuration, urls)
        let texts = urls.map { String(decoding: $0, as: UTF8.self) }
        let components = measure(count: urls.count) {
            for text in texts { consume(URLComponents(string: text)?.host) }
        }
        let url = measure(count: urls.count) {
            for text in texts { consume(URL(string: text)?.host()) }
        }
        let hosts = urls.map {
            ArraySlice($0.drop { $0 != UInt8(ascii: "/") }.dropFirst(2).prefix { $0 != UInt8(ascii: "/") })
        }
        let table = Dictionary(
            configuration.exceptionDomains.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
        let dictionary = measure(count: urls.count) {
            for host in hosts { consume(table[String(decoding: host, as: UTF8.self)]) }
        }
        printRow("beside (500 exceptions)", "per second", "ns each", "allocations each")
        printRow("this decision", own)
        printRow("URLComponents(string:).host, no decision", components)
        printRow("URL(string:).host(), no decision", url)
        printRow("one Dictionary look-up by String, no URL, no parents", dictionary)
        print(
            String(
                format: "\nratio to URLComponents %.2f, to URL %.2f, to one look-up %.2f",
                own.nanoseconds / components.nanoseconds, own.nanoseconds / url.nanoseconds,
                own.nanoseconds / dictionary.nanoseconds))
    }

    private static func printRow(_ label: String, _ cost: Cost) {
        let allocations = cost.allocations.map { String(format: "%.2f", $0) } ?? "not counted"
        printRow(
            label, String(format: "%.0f", cost.perSecond), String(format: "%.0f", cost.nanoseconds),
            allocations)
    }

    private static func printRow(_ columns: String...) {
        let widths = [54, 14, 10, 18]
        let cells = zip(columns, widths).enumerated().map { index, cell in
            let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return index == 0 ? cell.0 + padding : padding + cell.0
        }
        print(cells.joined())
    }
}
