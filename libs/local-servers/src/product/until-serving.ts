import { request } from 'undici';
import type { OutputTail } from '../console/output-tail.js';
import { OperatorError } from '../operator-error.js';
import type { Child } from '../processes/started-child.js';

const timeoutMs = 60_000;
const intervalMs = 100;

/**
 * Resolves when `readyUrl` answers with 200.
 * @throws OperatorError with what the process said last when it ends before that, or when it takes too long
 */
export async function untilServing(child: Child, readyUrl: string, tail: OutputTail): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isServing(readyUrl))) {
    if (!child.isRunning()) {
      throw new OperatorError(
        `${child.name} could not start (${reasonOf(await child.exited, tail)}); log: ${child.logFile}`,
      );
    }
    if (Date.now() > end) {
      await child.stop();
      throw new OperatorError(`${child.name} was not ready after ${timeoutMs / 1_000} seconds; log: ${child.logFile}`);
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}

/** "exit code 1: TypeError: …" */
export function reasonOf(code: number | null, tail: OutputTail): string {
  const how = code === null ? 'killed by a signal' : `exit code ${code}`;
  return [how, tail.toString()].filter((part) => part !== '').join(': ');
}

async function isServing(url: string): Promise<boolean> {
  try {
    const { statusCode, body } = await request(url, { headersTimeout: 2_000, bodyTimeout: 2_000 });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}
