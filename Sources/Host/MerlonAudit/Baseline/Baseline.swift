// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The findings that a team knows and has put off: what is in it does not stop a build, and what is not in
/// it does.
public struct Baseline: Sendable, Hashable {
    /// The version of the format that this program writes.
    public static let currentVersion = 1

    /// The findings, ordered by rule, first place and fingerprint, so that two versions of a file differ in
    /// what changed alone.
    public var entries: [Entry]

    /// One known finding.
    public struct Entry: Sendable, Hashable {
        /// The finding's fingerprint.
        public var fingerprint: String
        /// The rule's id.
        public var ruleID: String
        /// The severity at the time: a finding that has become severer counts again, as where what was in
        /// developers' builds alone reaches users.
        public var severity: Severity
        /// The message at the time, for whoever reads the file.
        public var message: String
        /// Where it is known: the same finding at another place is a new one.
        public var places: [Place]

        /// An entry from its parts.
        public init(
            fingerprint: String, ruleID: String, severity: Severity, message: String, places: [Place]
        ) {
            self.fingerprint = fingerprint
            self.ruleID = ruleID
            self.severity = severity
            self.message = message
            self.places = places
        }
    }

    /// A place without line numbers: it stays the same when lines move.
    public struct Place: Sendable, Hashable, Comparable {
        /// The file's path relative to the operand, a member of an archive behind `!/`; `""` where the
        /// operand is that file. The operand's own name is left out, since a build folder's name changes.
        public var path: String
        /// The key path in a property list; nil where the whole file is meant.
        public var keyPath: String?

        /// A place from its parts.
        public init(path: String, keyPath: String? = nil) {
            self.path = path
            self.keyPath = keyPath
        }

        /// The place of a finding's location.
        public init(_ location: Location) {
            path = location.member.map { "\(location.path)!/\($0)" } ?? location.path
            keyPath = location.keyPath?.description
        }

        /// By path, then by key path.
        public static func < (left: Place, right: Place) -> Bool {
            (left.path, left.keyPath ?? "") < (right.path, right.keyPath ?? "")
        }
    }

    /// A baseline of `entries`, put in order; entries of one fingerprint become one.
    public init(_ entries: [Entry]) {
        var merged: [String: Entry] = [:]
        for entry in entries {
            guard var whole = merged[entry.fingerprint] else {
                merged[entry.fingerprint] = entry
                continue
            }
            whole.places += entry.places
            whole.severity = max(whole.severity, entry.severity)
            // Which of two messages is kept must not depend on the order of the findings.
            whole.message = min(whole.message, entry.message)
            merged[entry.fingerprint] = whole
        }
        self.entries = merged.values.map(\.inOrder).sorted { $0.order < $1.order }
    }

    /// What `report` found and nobody approved: an approval is the policy's business, and when it ends, its
    /// finding shall count.
    public init(of report: AuditReport) {
        self.init(
            report.findings.filter { $0.approval == nil }.map { reported in
                Entry(
                    fingerprint: reported.fingerprint, ruleID: reported.finding.ruleID,
                    severity: reported.finding.severity, message: reported.finding.message,
                    places: reported.finding.locations.map(Place.init))
            })
    }
}

extension Baseline.Entry {
    fileprivate var inOrder: Self {
        var entry = self
        entry.places = Set(places).sorted()
        return entry
    }

    fileprivate var order: (String, String, String) { (ruleID, places.first?.path ?? "", fingerprint) }
}
