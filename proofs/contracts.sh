#!/usr/bin/env bash
# Writes theories/contracts.v again, from the contracts under specs/ that
# src/app/test/java/org/certigjk/specs/coq-contracts.txt lists. Needs a JDK.
exec "$(dirname "${BASH_SOURCE[0]}")/../specs/tool.sh" specs.CoqContracts
