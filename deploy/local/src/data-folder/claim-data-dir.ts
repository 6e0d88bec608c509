import { mkdir } from 'node:fs/promises';
import { dropClaim, OperatorError, type Reporter, startReaper, takeClaim } from '@deepam/local-servers';
import { currentRun, isOurs, isRunning, writeRun } from './run-file.js';

type Notes = Pick<Reporter, 'info'>;

/** Milliseconds: a little more than the reaper takes at most. */
const patienceMs = 12_000;
const claimName = 'claim';

/**
 * Claims the folder for this process until `removeRun`, after the processes of a killed run have ended.
 * @throws OperatorError when the folder is in use
 */
export const claimDataDir = (dataDir: string, url: string, notes: Notes): Promise<void> =>
  // The run file names the reaper from the beginning, because a start may be killed at any time.
  whileClaimed(dataDir, notes, () => writeRun(dataDir, { pid: process.pid, reaperPid: startReaper(), url }));

/**
 * Uses a folder that no other process uses, after the processes of a killed run have ended. The run file is read last,
 * so that at most one of two concurrent callers continues.
 * @throws OperatorError when the folder is in use
 */
export async function whileClaimed(dataDir: string, notes: Notes, work: () => Promise<void>): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (!takeClaim(dataDir, claimName, isOurs)) {
    throw new OperatorError('Another start or reset of this folder has just begun: wait for it, or end it first.');
  }
  try {
    await untilUnused(dataDir, notes);
    await work();
  } finally {
    dropClaim(dataDir, claimName);
  }
}

async function untilUnused(dataDir: string, notes: Notes): Promise<void> {
  const end = Date.now() + patienceMs;
  let isNoted = false;
  for (let run = await currentRun(dataDir); run !== null; run = await currentRun(dataDir)) {
    if (isRunning(run) || Date.now() > end) {
      throw new OperatorError(`It is running already, at ${run.url} (process ${run.pid}): end that one first.`);
    }
    if (!isNoted) notes.info('Waiting for the processes of the run before to end …');
    isNoted = true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
