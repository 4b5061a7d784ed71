#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The step of the GitHub Action (action.yml): annotations to the log, a summary to the job, SARIF and
# Markdown to files, and the audit's exit status. Reads MERLON (the program), MERLON_PATHS and MERLON_OPTIONS
# (one a line), MERLON_FAIL_ON, MERLON_POLICY, MERLON_ENVIRONMENT and MERLON_BASELINE.
set -uo pipefail

merlon=${MERLON:-}
[ -n "$merlon" ] || merlon=$(cd "$(dirname "$0")/../.." && pwd)/script/run
folder=${RUNNER_TEMP:-$(mktemp -d)}

paths=()
while IFS= read -r line; do
    [ -z "$line" ] || paths+=("$line")
done <<<"${MERLON_PATHS:-.}"
options=(--fail-on "${MERLON_FAIL_ON:-high}")
[ -z "${MERLON_POLICY:-}" ] || options+=(--policy "$MERLON_POLICY")
[ -z "${MERLON_ENVIRONMENT:-}" ] || options+=(--environment "$MERLON_ENVIRONMENT")
[ -z "${MERLON_BASELINE:-}" ] || options+=(--baseline "$MERLON_BASELINE")
while IFS= read -r line; do
    [ -z "$line" ] || options+=("$line")
done <<<"${MERLON_OPTIONS:-}"

# audit FORMAT [OPTION…]: the same audit in another format.
audit() {
    local format=$1
    shift
    "$merlon" audit --format "$format" "${options[@]}" "$@" -- ${paths[@]+"${paths[@]}"}
}

status=0
audit github || status=$?
if [ "$status" -eq 2 ]; then echo "::error title=merlon::The audit failed: the log of this step says why."; fi
audit markdown --quiet --output "$folder/merlon.md" 2>/dev/null
audit sarif --quiet --output "$folder/merlon.sarif" 2>/dev/null

if [ -f "$folder/merlon.md" ]; then cat "$folder/merlon.md" >>"${GITHUB_STEP_SUMMARY:-/dev/null}"; fi
{
    echo "status=$status"
    echo "markdown=$folder/merlon.md"
    echo "sarif=$folder/merlon.sarif"
} >>"${GITHUB_OUTPUT:-/dev/null}"
exit "$status"
