import { maxFileBytes } from '@deepam/contracts';

/**
 * The limits are those of one file. A month of a business with 20 000 members fits; a file that exceeds one transaction
 * does not.
 */
export const limits = {
  bytes: maxFileBytes,
  unpackedBytes: 48 * 1024 * 1024,
  entries: 200,
  rows: 20_000,
  columns: 60,
  cells: 500_000,
  cellLength: 1_000,
  characters: 10_000_000,
} as const;
