/**
 * Rows of one file with its spec: the fault, the replaced text (it must occur exactly once), its replacement, and a
 * part of the title of the test that must fail.
 */
export const faultsOf = (file, spec, rows) =>
  rows.map(([what, search, replacement, test]) => ({ what, file, search, replacement, spec, test }));
