import { z } from 'zod';
import { type TableFormat, tableFormats } from '../list-limits.js';

/** A call that answers a table as a file has this format: CSV for programs, XLSX for Excel. */
export const inFormat = z.object({ format: z.enum(tableFormats).default('csv') });

export const tableTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFormat, string>;

export const tableContent = ['text/csv', tableTypes.xlsx] as const;
