// SPDX-License-Identifier: Apache-2.0

/// The parts that examples of policies are put together from.
enum PolicyExample {
    /// The head of a policy with two environments and one bundle.
    static let head = """
        version: 1
        app: Shop
        environments:
          debug: {}
          release: {}
        bundles:
          app: com.shop.example
        """

    /// An exception for one host, with what makes it an approval.
    static func exception(
        mark: String = "", domain: String = "img.shop.example",
        setting: String = "NSExceptionAllowsInsecureHTTPLoads: true",
        reason: String = "the image host has no certificate yet", data: String = "[public]",
        expires: String = "2027-03-31", environments: String = "[release]", bundles: String? = nil
    ) -> String {
        """
        \(head)
        exceptions:
          - \(mark)domain: \(domain)
            settings:
              \(setting)
            reason: \(reason)
            data: \(data)
            owner: web team
            expires: \(expires)
            removal: after the move to the new host
            environments: \(environments)
        """ + (bundles.map { "\n    bundles: \($0)" } ?? "")
    }

    /// The entry of one host that may be loaded in cleartext.
    static func cleartext(_ host: String = "img.shop.example", mark: String = "", more: String = "") -> String
    {
        """
        <key>NSExceptionDomains</key>
        <dict>
        	<key>\(host)</key>
        	<dict>\(more)<key>NSExceptionAllowsInsecureHTTPLoads</key>\(mark)<true/></dict>
        </dict>
        """
    }

    static let firstPin = "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="
    static let secondPin = "5kJvNEMw0KjrCAu7eXY5HZdvyCS13BbA0VJG1RSP91w="

    /// A policy that pins one host to two authorities.
    static let pinned = """
        \(head)
        hosts:
          - name: api.shop.example
            inspection: refuse
            pins:
              ca: [\(firstPin), \(secondPin)]
        """

    /// The entry of one pinned host.
    static func pins(_ pins: [String], mark: String = "") -> String {
        let elements = pins.map { pin in
            let isMarked = pin.hasPrefix("↓")
            return "\t\t<dict><key>SPKI-SHA256-BASE64</key>\(isMarked ? "↓" : "")"
                + "<string>\(isMarked ? String(pin.dropFirst()) : pin)</string></dict>"
        }
        return """
            <key>NSPinnedDomains</key>
            <dict>
            	\(mark)<key>api.shop.example</key>
            	<dict><key>NSPinnedCAIdentities</key><array>
            \(elements.joined(separator: "\n"))
            	</array></dict>
            </dict>
            """
    }
}
