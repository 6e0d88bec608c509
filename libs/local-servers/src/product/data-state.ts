import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.js';

/** Raised by a change that can't read what was stored before it: 3 is that of release 1.0. Data without a file are of state 1. */
const presentState = 3;

/**
 * Writes the state of new data next to them.
 * @param hasData whether the folder has stored data already
 * @throws OperatorError for data of another state
 */
export async function expectPresentState(dataDir: string, hasData: boolean): Promise<void> {
  const file = join(dataDir, 'data-state');
  if (!hasData) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return writeFile(file, `${presentState}\n`);
  }
  const stored = await readFile(file, 'utf8').catch(() => '1');
  if (Number(stored) === presentState) return;
  throw new OperatorError(
    `The data in ${dataDir} are of another version, which this one cannot read: \`npm run reset\` removes them.`,
  );
}
