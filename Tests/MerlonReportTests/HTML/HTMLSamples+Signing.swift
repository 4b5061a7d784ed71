// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit
import MerlonPropertyList

@testable import MerlonReport

extension HTMLSamples {
    /// Adds what an audit of signed bundles says beside its findings.
    static func addSigning(to report: inout AuditReport) {
        var app = signed(.app, "Shop.app", by: "Apple Distribution: Shop (TEAM123456)", "TEAM123456")
        app.distribution = .appStore
        app.provisioning = profile("Shop Store", devices: nil)
        app.privacy = manifest(
            tracks: true, domains: ["track.partner.example"],
            collected: [("EmailAddress", true), ("CrashData", false)], ["UserDefaults", "FileTimestamp"])
        var share = signed(.appExtension, "Shop.app/PlugIns/Share.appex", by: nil, "OTHER12345")
        share.distribution = .adHoc
        share.provisioning = profile("Shop Team", devices: 12)
        share.provisioning?.isIntact = false
        share.privacy = manifest(tracks: false, domains: [], collected: [], [])
        var tool = BundleFacts(kind: .tool, location: Location(path: "sync"))
        tool.executable = executable()
        var widget = BundleFacts(
            kind: .appExtension, location: Location(path: "Shop.app/PlugIns/Widget.appex"))
        widget.provisioning = profile("Shop Team", devices: 12)
        let listed = signed(
            .framework, "Shop.app/Frameworks/Alamofire.framework",
            by: "Apple Distribution: Shop (TEAM123456)", "TEAM123456")
        add([app, share, tool, widget, listed], to: &report)
    }

    /// The same with `names` wherever a name from outside can stand.
    static func addSigning(to report: inout AuditReport, _ names: [String]) {
        add(
            names.map { name in
                var bundle = signed(.app, name, by: name, name)
                bundle.provisioning = profile(name, devices: 1)
                bundle.provisioning?.chain = SigningChain(
                    certificates: [CertificateFacts(name: name, issuer: name, expires: 0)], isComplete: false)
                bundle.privacy = manifest(
                    tracks: true, domains: names, collected: [(name, true), (name, false)], [name])
                return bundle
            }, to: &report)
    }

    private static func add(_ bundles: [BundleFacts], to report: inout AuditReport) {
        var facts = AuditFacts(operand: "build/Shop.ipa", kind: .ipa)
        facts.bundles = bundles
        let audit = AuditEngine().report(on: [facts], tool: SampleReports.tool, threshold: .high)
        report.signatures = audit.signatures
        report.privacy = audit.privacy
    }

    private static func signed(
        _ kind: BundleFacts.Kind, _ path: String, by signer: String?, _ team: String
    ) -> BundleFacts {
        var bundle = BundleFacts(kind: kind, location: Location(path: path))
        var slice = MachOSlice(architecture: .arm64)
        slice.isSigned = true
        slice.directory = CodeDirectory(identifier: nil, team: team, isAdHoc: signer == nil)
        bundle.executable = executable()
        bundle.executable?.slices = [slice]
        bundle.executable?.signingIdentity = signer
        return bundle
    }

    private static func executable() -> MachOFacts {
        MachOFacts(
            platform: .iOS, isSimulator: false, minimumOS: nil, linkedSDK: nil, isEncrypted: false,
            entitlements: nil)
    }

    /// A profile that ends on 2027-05-14.
    private static func profile(_ name: String, devices: Int?) -> ProvisioningFacts {
        var profile = ProvisioningFacts(
            location: Location(path: "embedded.mobileprovision"), name: name, provisionsAllDevices: false,
            deviceCount: devices, allowsDebugger: false, expires: 832_000_000)
        profile.isIntact = true
        return profile
    }

    private static func manifest(
        tracks: Bool, domains: [String], collected: [(type: String, isLinked: Bool)], _ categories: [String]
    ) -> PrivacyFacts {
        let root = dictionary([
            ("NSPrivacyTracking", .init(.boolean(tracks))),
            ("NSPrivacyTrackingDomains", .init(.array(domains.map { .init(.string($0)) }))),
            (
                "NSPrivacyCollectedDataTypes",
                .init(
                    .array(
                        collected.map { data in
                            dictionary([
                                (
                                    "NSPrivacyCollectedDataType",
                                    .init(.string("NSPrivacyCollectedDataType" + data.type))
                                ), ("NSPrivacyCollectedDataTypeLinked", .init(.boolean(data.isLinked))),
                            ])
                        }))
            ),
            (
                "NSPrivacyAccessedAPITypes",
                .init(
                    .array(
                        categories.map {
                            dictionary([
                                (
                                    "NSPrivacyAccessedAPIType",
                                    .init(.string("NSPrivacyAccessedAPICategory" + $0))
                                )
                            ])
                        }))
            ),
        ])
        return PrivacyFacts(location: Location(path: "PrivacyInfo.xcprivacy"), root: root)
    }

    private static func dictionary(_ entries: [(String, PropertyListNode)]) -> PropertyListNode {
        .init(.dictionary(.init(entries.map { .init($0.0, $0.1) })))
    }
}
