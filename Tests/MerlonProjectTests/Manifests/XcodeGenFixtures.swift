// SPDX-License-Identifier: Apache-2.0

extension ManifestFixture {
    static let xcodeGen: [ManifestFixture] = [
        ManifestFixture(
            name: "one app whose list XcodeGen writes",
            path: "App/project.yml",
            files: [
                "App/project.yml": """
                name: Shop
                options:
                  bundleIdPrefix: example
                targets:
                  Shop:
                    type: application
                    platform: iOS
                    deploymentTarget: "17.0"
                    sources: [Sources]
                    info:
                      path: Sources/Info.plist
                      properties:
                        NSAppTransportSecurity:
                          NSAllowsArbitraryLoads: YES
                          NSExceptionDomains:
                            api.shop.example: {NSExceptionAllowsInsecureHTTPLoads: "YES"}
                """,
                // The generator overwrites what lies there.
                "App/Sources/Info.plist": .plist("<key>Old</key><true/>"),
            ],
            expected: Dictionary(
                uniqueKeysWithValues: ["Shop/Debug", "Shop/Release"].map {
                    (
                        $0,
                        "{AllowsArbitraryLoads: true, ExceptionDomains: {api.shop.example: {ExceptionAllowsInsecureHTTPLoads: 'YES'}}}"
                    )
                })),
        ManifestFixture(
            name: "a list per configuration, by a setting with a partly matching name",
            path: "project.yml",
            files: [
                "project.yml": """
                name: Shop
                configs: {Debug Shop: debug, Release Shop: release}
                targets:
                  Shop:
                    type: application
                    platform: iOS
                    settings:
                      base: {INFOPLIST_FILE: Info.plist}
                      configs:
                        debug: {INFOPLIST_FILE: Info-Debug.plist}
                """,
                "Info.plist": .plist(""),
                "Info-Debug.plist": .plist(
                    "<key>NSAppTransportSecurity</key><dict><key>NSAllowsLocalNetworking</key><true/></dict>"),
            ],
            expected: ["Shop/Debug Shop": "{AllowsLocalNetworking: true}", "Shop/Release Shop": "-"]),
        ManifestFixture(
            name: "templates, attributes, setting groups and several platforms",
            path: "project.yml",
            files: [
                "project.yml": """
                name: Shop
                settingGroups:
                  app:
                    configs:
                      Debug: {HOST: localhost}
                      Release: {HOST: api.shop.example}
                targetTemplates:
                  Base:
                    settings: {groups: [app]}
                    info:
                      path: ${target_name}/Info.plist
                      properties:
                        NSAppTransportSecurity:
                          NSExceptionDomains:
                            $(HOST): {NSIncludesSubdomains: "${deep}"}
                  App:
                    templates: [Base]
                    type: application
                    templateAttributes: {deep: "no such boolean"}
                targets:
                  Shop:
                    templates: [App]
                    platform: [iOS, tvOS]
                """
            ],
            expected: [
                "Shop_iOS/Debug": "{ExceptionDomains: {localhost: {IncludesSubdomains: 'no such boolean'}}}",
                "Shop_iOS/Release":
                    "{ExceptionDomains: {api.shop.example: {IncludesSubdomains: 'no such boolean'}}}",
                "Shop_tvOS/Debug": "{ExceptionDomains: {localhost: {IncludesSubdomains: 'no such boolean'}}}",
                "Shop_tvOS/Release":
                    "{ExceptionDomains: {api.shop.example: {IncludesSubdomains: 'no such boolean'}}}",
            ]),
        ManifestFixture(
            name: "included files, one over the other, with a replaced mapping",
            path: "project.yml",
            files: [
                "project.yml": """
                name: Shop
                include:
                  - base.yml
                  - path: App/target.yml
                  - {path: local.yml, enable: false}
                targets:
                  Shop:
                    info:
                      properties:
                        NSAppTransportSecurity:
                          NSExceptionDomains:REPLACE:
                            b.example: {}
                """,
                "base.yml": """
                configs: {Beta: release, Debug: debug}
                targets:
                  Shop: {platform: iOS, type: application}
                """,
                "App/target.yml": """
                targets:
                  Shop:
                    info:
                      path: ../Made/Info.plist
                      properties:
                        NSAppTransportSecurity:
                          NSAllowsLocalNetworking: true
                          NSExceptionDomains:
                            a.example: {}
                """,
            ],
            expected: [
                "Shop/Beta": "{AllowsLocalNetworking: true, ExceptionDomains: {b.example: {}}}",
                "Shop/Debug": "{AllowsLocalNetworking: true, ExceptionDomains: {b.example: {}}}",
            ]),
        ManifestFixture(
            name: "a list found among the sources, and one that another target writes",
            path: "project.yml",
            files: [
                "project.yml": """
                name: Shop
                targets:
                  Shop:
                    type: application
                    platform: iOS
                    sources: [{path: Shop}]
                  Share:
                    type: app-extension
                    platform: iOS
                    settings: {INFOPLIST_FILE: Made/Info.plist}
                  Watch:
                    type: app-extension
                    platform: iOS
                    info:
                      path: Made/Info.plist
                      properties: {NSAppTransportSecurity: {NSAllowsLocalNetworking: true}}
                  Tests: {type: bundle.unit-test, platform: iOS}
                """,
                "Shop/Deep/Info.plist": .plist(
                    "<key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict>"),
            ],
            expected: [
                "Shop/Debug": "{AllowsArbitraryLoads: true}", "Shop/Release": "{AllowsArbitraryLoads: true}",
                "Share/Debug": "{AllowsLocalNetworking: true}",
                "Share/Release": "{AllowsLocalNetworking: true}",
                "Watch/Debug": "{AllowsLocalNetworking: true}",
                "Watch/Release": "{AllowsLocalNetworking: true}",
            ]),
    ]
}
