// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList
import Testing

@Suite struct CordovaReaderTests {
    private func read(_ content: String, _ others: [String: String] = [:]) -> [Project] {
        let text = """
            <?xml version='1.0' encoding='utf-8'?>
            <widget id="example.shop" version="1.0.0" xmlns="http://www.w3.org/ns/widgets" xmlns:cdv="http://cordova.apache.org/ns/1.0">
                <name>Shop</name>
            \(content)
            </widget>
            """
        let files = MemoryProjectFiles(others.merging(["config.xml": text]) { $1 })
        return CordovaReader().projects(at: "config.xml", in: files, budget: .init())
    }

    @Test(arguments: [
        ("", "-"),
        ("<access origin=\"*\"/>", "{AllowsArbitraryLoads: true}"),
        (
            "<access origin=\"*\" allows-arbitrary-loads-in-web-content=\"true\" allows-arbitrary-loads-for-media=\"true\" allows-local-networking=\"true\"/>",
            "{AllowsArbitraryLoads: true, AllowsArbitraryLoadsInWebContent: true, AllowsArbitraryLoadsForMedia: true, AllowsLocalNetworking: true}"
        ),
        ("<allow-navigation href=\"*\"/>", "{AllowsArbitraryLoads: true}"),
        (
            "<access origin=\"http://API.shop.example:8080/v1\"/>",
            "{ExceptionDomains: {api.shop.example: {ExceptionAllowsInsecureHTTPLoads: true}}}"
        ),
        ("<access origin=\"https://api.shop.example\"/>", "{ExceptionDomains: {api.shop.example: {}}}"),
        (
            "<access origin=\"https://a.example\" minimum-tls-version=\"TLSv1.1\" requires-forward-secrecy=\"false\"/>",
            "{ExceptionDomains: {a.example: {ExceptionMinimumTLSVersion: 'TLSv1.1', ExceptionRequiresForwardSecrecy: false}}}"
        ),
        (
            "<access origin=\"https://a.example\" minimum-tls-version=\"TLSv1.2\"/>",
            "{ExceptionDomains: {a.example: {}}}"
        ),
        (
            "<access origin=\"*://*.shop.example\"/>",
            "{ExceptionDomains: {shop.example: {IncludesSubdomains: true, ExceptionAllowsInsecureHTTPLoads: true}}}"
        ),
        (
            "<allow-navigation href=\"https://a.example\"/><access origin=\"http://a.example\"/>",
            "{ExceptionDomains: {a.example: {ExceptionAllowsInsecureHTTPLoads: true}}}"
        ),
        ("<allow-intent href=\"http://*/*\"/><access origin=\"tel:*\"/>", "-"),
        (
            "<platform name=\"android\"><access origin=\"*\"/></platform><platform name=\"ios\"><access origin=\"https://a.example\"/></platform>",
            "{ExceptionDomains: {a.example: {}}}"
        ),
        (
            "<access origin=\"*\"/><platform name=\"ios\"><config-file target=\"*-Info.plist\" parent=\"NSAppTransportSecurity\"><dict><key>NSAllowsArbitraryLoads</key><false/><key>NSAllowsLocalNetworking</key><true/></dict></config-file></platform>",
            "{AllowsArbitraryLoads: true, AllowsLocalNetworking: true}"
        ),
        (
            "<access origin=\"*\"/><edit-config file=\"*-Info.plist\" mode=\"merge\" target=\"NSAppTransportSecurity\"><dict><key>NSAllowsArbitraryLoads</key><false/></dict></edit-config>",
            "{AllowsArbitraryLoads: false}"
        ),
        (
            "<access origin=\"*\"/><edit-config platform=\"android\" file=\"*-Info.plist\" mode=\"overwrite\" target=\"NSAppTransportSecurity\"><dict/></edit-config>",
            "{AllowsArbitraryLoads: true}"
        ),
    ])
    func entriesMakeTheDictionary(_ content: String, _ expected: String) {
        let projects = read(content)
        #expect(projects.transportSecurity == ["Shop/Debug": expected, "Shop/Release": expected])
        #expect(projects.flatMap(\.problems) == [])
    }

    @Test func findingsPointAtTheElement() throws {
        let project = try #require(read("    <access origin=\"*\"/>").first)
        let build = try #require(project.build("Shop", "Release"))
        let loads = PropertyListKeyPath(keys: "NSAppTransportSecurity", "NSAllowsArbitraryLoads")
        #expect(build.infoPlist?.path == "config.xml")
        #expect(build.infoPlist?.document.root[loads]?.place.line == 4)
        #expect(build.bundleIdentifier == "example.shop")
    }

    @Test func wildcardBehindASchemeDependsOnNode() {
        let projects = read("<access origin=\"http://*.shop.example\"/>")
        #expect(projects.first?.kinds == [.dependsOnVersion])
        #expect(
            projects.transportSecurity["Shop/Release"]
                == "{ExceptionDomains: {shop.example: {IncludesSubdomains: true, ExceptionAllowsInsecureHTTPLoads: true}}}"
        )
    }

    @Test func aWidgetWithAccessAloneIsRecognised() {
        let text =
            "<widget id='example.shop' xmlns='http://www.w3.org/ns/widgets'><name>Shop</name><access origin='*'/></widget>"
        let files = MemoryProjectFiles(["config.xml": text])
        let projects = CordovaReader().projects(at: "config.xml", in: files, budget: .init())
        #expect(projects.transportSecurity["Shop/Release"] == "{AllowsArbitraryLoads: true}")
    }

    @Test func otherFilesOfTheNameAreLeftAlone() {
        let android = ["package.json": #"{"cordova": {"platforms": ["android"]}}"#]
        #expect(read("", android).isEmpty)
        let tizen =
            "<widget xmlns='http://www.w3.org/ns/widgets' xmlns:tizen='http://tizen.org/ns/widgets'><access origin='*'/></widget>"
        for text in [
            "<project/>", tizen, "<widget xmlns='http://www.w3.org/ns/widgets'><name>a</name></widget>",
            "<widget xmlns:tizen='x'/>", "{}",
        ] {
            let files = MemoryProjectFiles(["config.xml": text])
            #expect(CordovaReader().projects(at: "config.xml", in: files, budget: .init()).isEmpty)
        }
    }

    @Test(arguments: [
        "<widget><allow-intent \u{E9}/></widget>", "<widget \u{E9}='1'><allow-intent/></widget>",
        "<widget><allow-intent a='\u{E9}'/></widget>",
    ])
    func bytesThatAreNoUTF8AreAProblem(_ text: String) {
        let bytes = text.unicodeScalars.map { UInt8($0.value) }
        let files = MemoryProjectFiles(["config.xml": bytes])
        let projects = CordovaReader().projects(at: "config.xml", in: files, budget: .init())
        #expect(projects.map(\.kinds) == [[.malformed]])
        #expect(projects.first?.problems.first?.losesFacts == true)
    }

    @Test func brokenFileIsAProblem() {
        #expect(read("<access").first?.kinds == [.malformed])
        let change =
            "<config-file target=\"*-Info.plist\" parent=\"NSAppTransportSecurity\"><dict><true/></dict></config-file>"
        #expect(read(change).first?.problems.map(\.losesFacts) == [true])
    }
}
