// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import Testing

@testable import merlon

@Suite struct SystemOptionsTests {
    @Test(
        "the system comes from the options, then from the app, then is the newest",
        arguments: [
            ([], AppSystem(), ATSSystem(.iOS, OSVersion(26, 4))),
            ([], AppSystem(platform: .macOS), ATSSystem(.macOS, OSVersion(26, 4))),
            (
                [], AppSystem(platform: .watchOS, linkedSDK: OSVersion(9)),
                ATSSystem(.watchOS, OSVersion(26, 4), linkedSDK: OSVersion(9))
            ),
            (["--ios", "16"], AppSystem(), ATSSystem(.iOS, OSVersion(16))),
            (
                ["--ipados", "17.2"], AppSystem(linkedSDK: OSVersion(15)),
                ATSSystem(.iPadOS, OSVersion(17, 2), linkedSDK: OSVersion(15))
            ),
            (["--macos", "14"], AppSystem(linkedSDK: OSVersion(15)), ATSSystem(.macOS, OSVersion(14))),
            (
                ["--macos", "10.15.7", "--sdk", "10.9"], AppSystem(),
                ATSSystem(.macOS, OSVersion(10, 15, 7), linkedSDK: OSVersion(10, 9))
            ),
            (
                ["--sdk", "8.4"], AppSystem(linkedSDK: OSVersion(15)),
                ATSSystem(.iOS, OSVersion(26, 4), linkedSDK: OSVersion(8, 4))
            ),
        ] as [([String], AppSystem, ATSSystem)])
    func choosesTheSystem(_ words: [String], _ app: AppSystem, _ expected: ATSSystem) throws {
        #expect(try SystemOptions.system(arguments(words), app: app) == expected)
    }

    @Test(arguments: [["--ios", "17.x"], ["--sdk", "1.2.3.4"], ["--visionos=v2"]])
    func refusesWhatIsNoVersion(_ words: [String]) throws {
        let arguments = try arguments(words)
        #expect(throws: CommandError.self) { try SystemOptions.system(arguments, app: AppSystem()) }
    }

    private func arguments(_ words: [String]) throws -> Arguments {
        guard
            case .command(_, let arguments) = try ArgumentParser.parse(
                ["explain", "http://a.example"] + words)
        else {
            Issue.record("not a command")
            return Arguments()
        }
        return arguments
    }
}
