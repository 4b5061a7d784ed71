#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Audits a repository as it will be committed, not as it lies in the folder: the property lists, the projects
# and the policy that are staged, with those that are tracked beside them, since a project is judged as a whole.
# It does so where one of them is staged. As .git/hooks/pre-commit it is called without arguments; pre-commit
# hands over options of 'merlon audit' (args: [--fail-on=medium, --environment=release]) and names of files.
# MERLON names the program.
set -euo pipefail

merlon=${MERLON:-merlon}
if ! command -v "$merlon" >/dev/null; then
    echo "merlon is not installed: put it in PATH, or name it in MERLON" >&2
    exit 2
fi
root=$(git rev-parse --show-toplevel)
cd "$root"

# What makes a repository one of an app, and what is read beside it.
apps=(
    '*.plist' '*.pbxproj' '*project.yml' '*project.yaml' '*Project.swift' '*app.json' '*app.config.*' '*config.xml'
    '*merlon.yml' '*merlon.yaml' '*merlon.json'
)
beside=(
    '*.xcconfig' '*.xcscheme' '*.xcworkspacedata' '*.entitlements' '*.xcprivacy' '*.yml' '*.yaml' '*package.json'
    '*Workspace.swift' '*Tuist/*.swift'
)
if git diff --cached --quiet --diff-filter=ACDMR -- "${apps[@]}" "${beside[@]}"; then exit 0; fi
if [ -z "$(git ls-files --cached -- "${apps[@]}" | head -n 1)" ]; then exit 0; fi

staged=$(mktemp -d)
trap 'rm -rf "$staged"' EXIT
git ls-files -z --cached -- "${apps[@]}" "${beside[@]}" | git checkout-index --prefix="$staged/" -z --stdin

# A path that the audit, which runs on what is staged, finds: there, or in the folder.
path() {
    case $1 in
        /*) printf %s "$1" ;;
        *) if [ -e "$staged/$1" ]; then printf %s "$1"; else printf %s "$root/$1"; fi ;;
    esac
}
options=()
# Options by their names alone: a file may be called -x.plist.
for word in "$@"; do
    case $word in
        --baseline=* | --policy=*) options+=("${word%%=*}=$(path "${word#*=}")") ;;
        --configuration=* | --environment=* | --fail-on=* | --format=* | --color=* | --no-policy | --quiet | --today=*)
            options+=("$word")
            ;;
    esac
done
cd "$staged"
"$merlon" audit --no-progress ${options[@]+"${options[@]}"} .
