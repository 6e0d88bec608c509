import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { RunResult } from './figures/result.js';

/** @param file by default one in the build folder of the tests, named by the moment of the run. @returns its path */
export function writeResult(root: string, file: string | undefined, began: Date, result: RunResult): string {
  const name = `${began.toISOString().replace(/[:.]/g, '-')}.json`;
  const path = file === undefined ? join(root, 'tests/dist/goals', name) : resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(result, null, 1)}\n`);
  return path;
}
