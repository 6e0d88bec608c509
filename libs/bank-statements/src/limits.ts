import { maxFileBytes } from '@deepam/contracts';

/** What one file may hold. A month of a business with 20 000 members fits; more than a transaction can write does not. */
export const limits = {
  bytes: maxFileBytes,
  /** Of everything in an XLSX, unpacked. */
  unpackedBytes: 48 * 1024 * 1024,
  entries: 200,
  rows: 20_000,
  columns: 60,
  /** All rows together: 25 cells in each of the most rows that are read. */
  cells: 500_000,
  cellLength: 1_000,
  /** All cells together. */
  characters: 10_000_000,
} as const;
