// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy
import Testing

struct PolicyHostIndexTests {
    static let index = PolicyHostIndex([
        .init(name: "shop.example", includesSubdomains: true), .init(name: "img.shop.example"),
        .init(name: "a.img.shop.example"), .init(name: "myshop.example"),
    ])

    @Test(
        "an entry reaches its own name, names below by subdomains, and hosts above that mean names below",
        arguments: [
            ("shop.example", false, [0]), ("shop.example", true, [0, 1, 2]),
            ("img.shop.example", false, [0, 1]),
            ("IMG.shop.example", true, [0, 1, 2]), ("x.shop.example", false, [0]), ("example", false, []),
            ("op.example", true, []), ("other.example", true, []),
        ] as [(String, Bool, [Int])])
    func reaches(_ domain: String, _ subdomains: Bool, _ expected: [Int]) {
        #expect(Self.index.hosts(reachedBy: domain, includesSubdomains: subdomains) == expected)
    }
}
