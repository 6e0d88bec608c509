import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { processEnvironment, readLocalConfig } from '../config.js';
import { currentRun } from '../data-folder/run-file.js';

/** Removes all local data; refuses while the product runs. @returns the exit code */
export async function reset(root: string): Promise<number> {
  const { DATA_DIR } = readLocalConfig(processEnvironment());
  const dataDir = isAbsolute(DATA_DIR) ? DATA_DIR : join(root, DATA_DIR);
  const run = await currentRun(dataDir);
  if (run) {
    process.stderr.write(`It is running at ${run.url} (process ${run.pid}): end that first, then reset.\n`);
    return 1;
  }
  const existed = existsSync(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  process.stdout.write(existed ? `Removed ${dataDir}.\n` : 'There was no local data.\n');
  return 0;
}
