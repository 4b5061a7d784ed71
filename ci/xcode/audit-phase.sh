#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A build phase for Xcode ("Run Script", after the product's Info.plist is made): findings are issues beside
# the file. The phase's input file is the Info.plist that was built, which a sandboxed script
# (ENABLE_USER_SCRIPT_SANDBOXING) may read only because it is listed:
#
#     input file     $(TARGET_BUILD_DIR)/$(INFOPLIST_PATH)
#     output file    $(DERIVED_FILE_DIR)/merlon-audit.stamp
#
# Settings by build settings: MERLON (the program), MERLON_FAIL_ON (high), MERLON_POLICY and MERLON_BASELINE
# (list them among the input files too), MERLON_CONFIGURATIONS (those in which it runs; all where it is empty).
# With MERLON_POLICY the Info.plist has to equal what the policy makes for the environment of the configuration
# that is built, or for MERLON_ENVIRONMENT.
set -u

# Indexing and previews build again and again, and ship nothing. Previews build into a folder of their own.
case "${ACTION:-}" in indexbuild | clean) exit 0 ;; esac
if [ "${XCODE_RUNNING_FOR_PREVIEWS:-}" = 1 ]; then exit 0; fi
case "${OBJROOT:-}/${TARGET_BUILD_DIR:-}/" in */Previews/*) exit 0 ;; esac

if [ -n "${MERLON_CONFIGURATIONS:-}" ]; then
    case " $MERLON_CONFIGURATIONS " in *" ${CONFIGURATION:-} "*) ;; *) exit 0 ;; esac
fi

merlon=${MERLON:-}
# Xcode's PATH holds neither of the folders that a Mac has programs of its own in.
[ -n "$merlon" ] || merlon=$(PATH=$PATH:/opt/homebrew/bin:/usr/local/bin command -v merlon) || {
    echo "warning: merlon is not installed, so transport security was not audited"
    exit 0
}

inputs=()
index=0
while [ "$index" -lt "${SCRIPT_INPUT_FILE_COUNT:-0}" ]; do
    name=SCRIPT_INPUT_FILE_$index
    case "${!name}" in
        "${MERLON_BASELINE:-}" | "${MERLON_POLICY:-}") ;;
        *) inputs+=("${!name}") ;;
    esac
    index=$((index + 1))
done
if [ "${#inputs[@]}" -eq 0 ]; then
    # shellcheck disable=SC2016 # the words of the message
    echo 'error: the audit phase has no input file: list $(TARGET_BUILD_DIR)/$(INFOPLIST_PATH)'
    exit 1
fi

options=(--fail-on "${MERLON_FAIL_ON:-high}")
if [ -z "${MERLON_POLICY:-}" ]; then
    # The folder of the phase is the project's: what lies there by chance is not what was asked for.
    options+=(--no-policy)
elif [ -n "${MERLON_ENVIRONMENT:-}" ]; then
    options+=(--policy "$MERLON_POLICY" --environment "$MERLON_ENVIRONMENT")
else
    options+=(--policy "$MERLON_POLICY" --configuration "${CONFIGURATION:-}")
fi
[ -z "${MERLON_BASELINE:-}" ] || options+=(--baseline "$MERLON_BASELINE")
status=0
"$merlon" audit --format xcode "${options[@]}" -- "${inputs[@]}" || status=$?
if [ "$status" -eq 0 ] && [ -n "${SCRIPT_OUTPUT_FILE_0:-}" ]; then
    mkdir -p "$(dirname "$SCRIPT_OUTPUT_FILE_0")" && : >"$SCRIPT_OUTPUT_FILE_0"
fi
exit "$status"
