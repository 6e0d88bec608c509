import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { OperatorError } from '@deepam/local-servers';
import { processEnvironment, readLocalConfig } from '../config.js';
import { whileClaimed } from '../data-folder/claim-data-dir.js';

/** Removes all local data; refuses while the product runs, and waits until the processes of a killed run have ended. @returns the exit code */
export async function reset(root: string): Promise<number> {
  const { DATA_DIR } = readLocalConfig(processEnvironment());
  const dataDir = isAbsolute(DATA_DIR) ? DATA_DIR : join(root, DATA_DIR);
  if (!existsSync(dataDir)) {
    process.stdout.write('There was no local data.\n');
    return 0;
  }
  const note = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    await whileClaimed(dataDir, { info: note }, () => rm(dataDir, { recursive: true, force: true }));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  note(`Removed ${dataDir}.`);
  return 0;
}
