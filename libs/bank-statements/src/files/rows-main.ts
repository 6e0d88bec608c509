import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { StatementRefused, type Refusal } from '../statement-refused.js';
import { readRows } from './read-rows.js';
import type { Row } from './row.js';

export type RowsResult = { readonly rows: readonly Row[] } | { readonly refusal: Refusal };

/** This program reads the files of banks: StatementReader starts it without secrets. */
async function resultOf(path: string): Promise<RowsResult> {
  try {
    return { rows: await readRows(await readFile(path)) };
  } catch (error) {
    if (error instanceof StatementRefused) return { refusal: error.reason };
    throw error;
  }
}

// Calls have priority, and when memory runs out, the system ends this process instead of the service.
setPriority(5);
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Only Linux has this file.
}
// The signals of a terminal reach a whole group of processes; this process ends with the service.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', ({ path }: { path: string }) => {
  void resultOf(path).then((result) => process.send?.(result));
});
process.send?.('ready');
