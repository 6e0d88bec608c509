import { OperatorError, type Reporter } from '@deepam/local-servers';
import { currentRun, isRunning } from './run-file.js';

/** Milliseconds: a little more than the reaper takes at most. */
const patienceMs = 12_000;

/**
 * Waits until the processes of a killed run have ended.
 * @throws OperatorError when the folder is in use
 */
export async function claimDataDir(dataDir: string, reporter: Reporter): Promise<void> {
  const end = Date.now() + patienceMs;
  let isNoted = false;
  for (let run = await currentRun(dataDir); run !== null; run = await currentRun(dataDir)) {
    if (isRunning(run) || Date.now() > end) {
      throw new OperatorError(`It is running already, at ${run.url} (process ${run.pid}): end that one first.`);
    }
    if (!isNoted) reporter.note('Waiting for the processes of the run before to end …');
    isNoted = true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
