export { readRows } from './files/read-rows.js';
export type { Row } from './files/row.js';
export { StatementReader, tableIn, type StatementTable } from './files/statement-reader.js';
export { findTable, searchedRows } from './layouts/find-table.js';
export { fingerprintOf } from './layouts/fingerprint.js';
export { guessLayout, tellsDirection } from './layouts/guess-layout.js';
export { plain } from './layouts/header-words.js';
export { columns, isWhole, type Column, type DateStyle, type Layout, type Table } from './layouts/layout.js';
export { templateFor, templates, type Template } from './layouts/templates.js';
export { limits } from './limits.js';
export {
  hasOtherNumbers,
  identified,
  type IdentifiedLine,
  isSameText,
  otherKeysOf,
  pairedWithKnown,
  payoutReferenceShape,
  payoutReferencesIn,
  showsMore,
} from './lines/line-identity.js';
export { amountIn, type Direction } from './lines/parse-amount.js';
export { dateIn } from './lines/parse-date.js';
export type { BrokenLine, StatementLine } from './lines/statement-line.js';
export { readStatement, type ReadStatement } from './read-statement.js';
export {
  beginningOf,
  isLinkReference,
  namesReversal,
  provingNumberOf,
  provingNumbersOf,
  referencesIn,
} from './references/references-in.js';
export { refusals, StatementRefused, type Refusal } from './statement-refused.js';
