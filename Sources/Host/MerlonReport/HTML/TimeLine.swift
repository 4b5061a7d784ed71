// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy

/// The scale of the approvals: some months before and behind today, in percent of the width.
struct TimeLine {
    private let today: Int
    private let first: Int
    private let last: Int

    /// A scale that shows `today` and `days`, as far as they lie within a year before and two years behind.
    init(today: PolicyDay, days: [PolicyDay]) {
        self.today = today.daysSince1970
        let numbers = days.map(\.daysSince1970)
        let earliest = max(numbers.min() ?? self.today, self.today - 365)
        let latest = min(numbers.max() ?? self.today, self.today + 730)
        let span = max(90, max(latest, self.today) - min(earliest, self.today))
        first = min(earliest, self.today) - span / 12
        last = max(latest, self.today + 60) + span / 12
    }

    /// The months with their names, and today. The list below says the same in words.
    var axis: HTML {
        """
        <svg class="scale" aria-hidden="true" focusable="false">\(ticks)\
        <text class="now" x="\(percent(of: today))" y="12" text-anchor="middle">today</text>\
        </svg>
        """
    }

    /// A bar from today to `day`, or back to it where it is over.
    func bar(until day: PolicyDay) -> HTML {
        let end = min(max(day.daysSince1970, first), last)
        let start = min(today, end)
        let beyond: HTML =
            day.daysSince1970 > last
            ? "<text class=\"beyond\" x=\"99%\" y=\"11\" text-anchor=\"end\">→</text>" : .empty
        return """
            <svg class="bar" aria-hidden="true" focusable="false">\
            <line class="base" x1="0" x2="100%" y1="7" y2="7"/>\
            <rect x="\(percent(of: start))" width="\(percent(start, to: max(today, end)))" y="3" height="8"/>\
            <line class="now" x1="\(percent(of: today))" x2="\(percent(of: today))" y1="0" y2="14"/>\(beyond)</svg>
            """
    }

    /// At most eight months with room between them, and none beside today's own word.
    private var ticks: [HTML] {
        let step = max(1, (last - first) / 30 / 6)
        var ticks: [HTML] = []
        guard var month = PolicyDay(daysSince1970: first).flatMap(\.nextMonth) else { return [] }
        while month.daysSince1970 < last {
            let number = month.daysSince1970
            if (month.year * 12 + month.month - 1) % step == 0 {
                let isFree = abs(number - today) * 14 > last - first
                let name = "\(Self.months[month.month - 1]) \(month.year)"
                ticks.append(
                    """
                    <line x1="\(percent(of: number))" x2="\(percent(of: number))" y1="18" y2="26"/>\
                    \(isFree ? "<text x=\"\(percent(of: number))\" y=\"12\" text-anchor=\"middle\">\(name)</text>" : .empty)
                    """)
            }
            guard let next = month.nextMonth else { break }
            month = next
        }
        return ticks
    }

    private func percent(of day: Int) -> HTML { percent(first, to: day) }

    private func percent(_ start: Int, to end: Int) -> HTML {
        let hundredths = (end - start) * 10_000 / max(1, last - first)
        return "\(hundredths / 100).\(hundredths % 100 / 10)%"
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}

extension PolicyDay {
    /// The first day of the month after this one's.
    fileprivate var nextMonth: PolicyDay? {
        month == 12
            ? PolicyDay(year: year + 1, month: 1, day: 1) : PolicyDay(year: year, month: month + 1, day: 1)
    }
}
