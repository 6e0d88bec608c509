/** A row of a file, as text; empty ones are left out. */
export interface Row {
  /** As an editor or a spreadsheet counts it, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}
