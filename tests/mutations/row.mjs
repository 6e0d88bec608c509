/**
 * Rows of one file with its spec: what the fault is, the text that is replaced (it must stand exactly once), by what, and a part of the
 * title of the test that must go red.
 */
export const faultsOf = (file, spec, rows) =>
  rows.map(([what, search, replacement, test]) => ({ what, file, search, replacement, spec, test }));
