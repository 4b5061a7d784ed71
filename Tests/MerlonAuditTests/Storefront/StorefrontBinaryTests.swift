// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@testable import MerlonAudit

/// The readers on files that a real compiler and linker made.
@Suite struct StorefrontBinaryTests {
    @Test func readsTheApp() throws {
        let facts = try MachOReader.read(Storefront.bytes(Storefront.executable))
        #expect(facts.platform == .iOS)
        #expect(!facts.isSimulator)
        #expect(facts.minimumOS == OSVersion(17))
        #expect(facts.linkedSDK == OSVersion(26, 2))
        #expect(!facts.isEncrypted)
        #expect(facts.problems.isEmpty)
        #expect(facts.slices.map(\.architecture) == [.arm64])
        #expect(facts.entitlements?["get-task-allow"]?.boolean == false)
        #expect(facts.entitlements?["beta-reports-active"]?.boolean == true)
        #expect(
            facts.entitlements?["com.apple.developer.associated-domains"]?.array?.map(\.string)
                == ["applinks:storefront.example", "webcredentials:storefront.example"])
    }

    @Test(arguments: [Storefront.executable, Storefront.shareExtension, Storefront.watchApp])
    func bothFormsOfEntitlementsAgree(_ path: String) throws {
        for slice in try MachOReader.read(Storefront.bytes(path)).slices {
            #expect(slice.xmlEntitlements != nil)
            #expect(slice.derEntitlements != nil)
            #expect(!slice.entitlementsDisagree)
        }
    }

    @Test func readsTheFatWatchApp() throws {
        let facts = try MachOReader.read(Storefront.bytes(Storefront.watchApp))
        #expect(facts.slices.map(\.architecture) == [.arm64_32, .arm64])
        #expect(facts.slices.map(\.platform) == [.watchOS, .watchOS])
        #expect(facts.minimumOS == OSVersion(10))
        #expect(facts.problems.isEmpty)
    }

    @Test func readsTheFramework() throws {
        let facts = try MachOReader.read(Storefront.bytes(Storefront.framework))
        #expect(facts.platform == .iOS)
        #expect(facts.entitlements == nil)
        #expect(facts.slices.map(\.isSigned) == [true])
        #expect(facts.problems.isEmpty)
    }

    @Test func readsAPatchedCryptID() throws {
        var bytes = try Storefront.bytes(Storefront.executable)
        // LC_ENCRYPTION_INFO_64 and its length stand before its three numbers.
        let command: [UInt8] = [0x2C, 0, 0, 0, 24, 0, 0, 0]
        let start = try #require(
            stride(from: 0, to: 4096, by: 4).first { Array(bytes[$0..<$0 + 8]) == command })
        bytes[start + 16] = 1
        #expect(try MachOReader.read(bytes).isEncrypted)
    }

    @Test(arguments: [Storefront.executable, Storefront.watchApp])
    func everyTruncationIsSaid(_ path: String) throws {
        let bytes = try Storefront.bytes(path)
        for length in Self.interesting(bytes) {
            let source = MachOSource(size: length) { Array(bytes[$0..<$0 + $1]) }
            do throws(MachOError) {
                let facts = try MachOReader.read(source)
                #expect(!facts.problems.isEmpty, "\(length) of \(bytes.count) bytes")
            } catch {
                #expect(!error.isLimit)
            }
        }
    }

    @Test(arguments: [Storefront.executable, Storefront.watchApp])
    func randomDamageIsSurvived(_ path: String) throws {
        let bytes = try Storefront.bytes(path)
        let damage = RandomDamage(places: Self.interesting(bytes), rounds: 500, seed: 2026)
        let refused = damage.refusals(of: bytes)
        #expect((1..<500).contains(refused))
    }

    /// Offsets in headers, load commands and signatures: all in the first and last 4 KiB, some between.
    private static func interesting(_ bytes: [UInt8]) -> [Int] {
        Array(0..<2048) + Array(stride(from: 2048, to: bytes.count - 4096, by: 97))
            + Array(bytes.count - 4096..<bytes.count - 16)
    }
}
