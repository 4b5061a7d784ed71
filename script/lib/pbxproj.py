# SPDX-License-Identifier: Apache-2.0
"""Writes the project.pbxproj of projects that are made for benchmarks and tests."""
import os


class Objects:
    """The objects of a project.pbxproj, as text; its lists have these configurations."""

    def __init__(self, configurations):
        self.names = configurations
        self.lines = []
        self.size = 0

    def add(self, isa, comment="", **fields):
        identifier = f"{len(self.lines):024X}"
        body = "".join(f"\n\t\t\t{key} = {value};" for key, value in fields.items())
        self.lines.append(f"\t\t{identifier} /* {comment} */ = {{\n\t\t\tisa = {isa};{body}\n\t\t}};\n")
        self.size += len(self.lines[-1])
        return identifier

    def configurations(self, settings_of, base_of):
        """A list of the configurations."""
        ids = []
        for name in self.names:
            fields = {"baseConfigurationReference": base_of(name)} if base_of(name) else {}
            settings = "".join(f'\n\t\t\t\t"{key}" = "{value}";' for key, value in settings_of(name).items())
            fields["buildSettings"] = "{" + settings + "\n\t\t\t}"
            ids.append(self.add("XCBuildConfiguration", name, **fields, name=name))
        names = ", ".join(ids)
        return self.add("XCConfigurationList", buildConfigurations=f"({names})", defaultConfigurationName="Release")

    def sources(self, count):
        """A target's source files with their build files, and the group that holds them."""
        files = []
        for number in range(count):
            name = f"Source{number}.swift"
            file = self.add(
                "PBXFileReference", name, lastKnownFileType="sourcecode.swift", path=name, sourceTree='"<group>"'
            )
            self.add("PBXBuildFile", f"{name} in Sources", fileRef=f"{file} /* {name} */")
            files.append(file)
        names = ", ".join(files)
        return self.add("PBXGroup", children=f"({names})", path="Sources", sourceTree='"<group>"')

    def write(self, path, root):
        """Writes the project into the folder `path`, a `.xcodeproj`."""
        body = "".join(self.lines)
        write(
            f"{path}/project.pbxproj",
            f"// !$*UTF8*$!\n{{\n\tarchiveVersion = 1;\n\tobjectVersion = 77;\n\tobjects = {{\n{body}\t}};\n\trootObject = {root};\n}}\n",
        )


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
