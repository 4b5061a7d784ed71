// SPDX-License-Identifier: Apache-2.0
import MerlonATS

/// The options that choose the system of a decision: `--ios V` and its like, and `--sdk V`.
enum SystemOptions {
    /// One option a platform, of which one may be given.
    static let platforms: [(platform: ATSSystem.Platform, option: Option)] = [
        platform(.iOS), platform(.iPadOS), platform(.macOS), platform(.tvOS), platform(.visionOS),
        platform(.watchOS),
    ]
    static let sdk = Option(
        "sdk", .text("VERSION"),
        help: "the SDK that the app was linked with, by the version of its platform",
        standard: "what the app's executable says, else the system's version")

    /// The options in the order in which the help lists them.
    static var all: [Option] { platforms.map(\.option) + [sdk] }

    /// The system that `arguments` ask for. What they leave open is what the app says of itself, and else the
    /// newest version whose rules could be read.
    static func system(_ arguments: Arguments, app: AppSystem) throws(CommandError) -> ATSSystem {
        var system = ATSSystem(app.platform, ATSSystem.newestRead.version, linkedSDK: app.linkedSDK)
        for (platform, option) in platforms {
            guard let version = try version(option, arguments) else { continue }
            // An SDK is numbered by its platform: another platform's number says nothing here.
            let sdk = platform.sharesSDK(with: app.platform) ? app.linkedSDK : nil
            system = ATSSystem(platform, version, linkedSDK: sdk)
        }
        if let version = try version(sdk, arguments) { system.linkedSDK = version }
        return system
    }

    private static func platform(_ platform: ATSSystem.Platform) -> (ATSSystem.Platform, Option) {
        (
            platform,
            Option(
                platform.rawValue.lowercased(), .text("VERSION"),
                help: "decide as \(platform.rawValue) VERSION",
                standard: nil, group: "platform")
        )
    }

    private static func version(_ option: Option, _ arguments: Arguments) throws(CommandError) -> OSVersion? {
        guard let text = arguments.value(option) else { return nil }
        guard let version = OSVersion(text) else {
            throw .usage(.valueMalformed("--\(option.name)", value: text, expected: "a version such as 17.2"))
        }
        return version
    }
}

extension ATSSystem.Platform {
    /// Whether one SDK serves both: iPadOS apps are built with the SDK of iOS.
    fileprivate func sharesSDK(with other: ATSSystem.Platform) -> Bool {
        let mobile: Set<ATSSystem.Platform> = [.iOS, .iPadOS]
        return self == other || (mobile.contains(self) && mobile.contains(other))
    }
}
