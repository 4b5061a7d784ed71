#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Audits property lists as they are staged, not as they lie in the folder: what is committed counts.
# As .git/hooks/pre-commit it takes all that are staged; pre-commit hands over their names, and before them
# options of 'merlon audit' (args: [--fail-on=medium]). MERLON names the program.
set -euo pipefail

merlon=${MERLON:-merlon}
if ! command -v "$merlon" >/dev/null; then
    echo "merlon is not installed: put it in PATH, or name it in MERLON" >&2
    exit 2
fi
root=$(git rev-parse --show-toplevel)
cd "$root"

options=()
files=()
# Options by their names alone: a file may be called -x.plist.
for word in "$@"; do
    case $word in
        --baseline=/*) options+=("$word") ;;
        # The audit runs in another folder.
        --baseline=*) options+=("--baseline=$root/${word#--baseline=}") ;;
        --fail-on=* | --format=* | --color=* | --quiet) options+=("$word") ;;
        *) files+=("$word") ;;
    esac
done
if [ "${#files[@]}" -eq 0 ]; then
    while IFS= read -r -d '' file; do files+=("$file"); done \
        < <(git diff --cached --name-only --diff-filter=ACMR -z -- '*.plist')
fi
[ "${#files[@]}" -eq 0 ] && exit 0

staged=$(mktemp -d)
trap 'rm -rf "$staged"' EXIT
git checkout-index --prefix="$staged/" -- "${files[@]}"
cd "$staged"
"$merlon" audit --no-progress ${options[@]+"${options[@]}"} .
