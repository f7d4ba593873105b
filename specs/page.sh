#!/usr/bin/env bash
# Writes docs/contracts.md again, from the contracts and specs/verified.tsv, and what
# docs/verification.md quotes of specs/run.tsv. Needs a JDK.
exec "$(dirname "${BASH_SOURCE[0]}")/tool.sh" specs.ContractsPage
