import { request } from 'undici';
import type { OutputTail } from '../console/output-tail.js';
import { OperatorError } from '../operator-error.js';
import type { Child } from '../processes/child.js';

/** The timeout is in milliseconds. Several products may start together on two processors. */
const timeoutMs = 150_000;
/**
 * A process that serves may go without one of its parts, such as the broker, for this number of milliseconds before it
 * counts as started.
 */
const wholeMs = 15_000;
const intervalMs = 100;

/**
 * In the state `ready`, the process answers calls while some of its parts are down. In the state `whole`, all its parts
 * are up.
 */
export type Serving = 'down' | 'ready' | 'whole';

/**
 * The promise resolves when the process at `readyUrl` is ready with all its parts, or has been ready without some of
 * them for 15 seconds.
 * @throws OperatorError with the last output of the process when it ends before that, or when it takes too long
 */
export async function untilServing(child: Child, readyUrl: string, tail: OutputTail): Promise<void> {
  const begin = Date.now();
  for (;;) {
    const serving = await servingAt(readyUrl);
    if (serving === 'whole' || (serving === 'ready' && Date.now() > begin + wholeMs)) return;
    if (!child.isRunning()) {
      throw new OperatorError(
        `${child.name} could not start (${reasonOf(await child.exited, tail)}); log: ${child.logFile}`,
      );
    }
    if (Date.now() > begin + timeoutMs) {
      await child.stop();
      throw new OperatorError(`${child.name} was not ready after ${timeoutMs / 1_000} seconds; log: ${child.logFile}`);
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}

export function reasonOf(code: number | null, tail: OutputTail): string {
  const how = code === null ? 'killed by a signal' : `exit code ${code}`;
  return [how, tail.toString()].filter((part) => part !== '').join(': ');
}

/** @param url of the readiness call; only callers on this machine read the state of each part */
export async function servingAt(url: string): Promise<Serving> {
  try {
    const { statusCode, body } = await request(url, { headersTimeout: 2_000, bodyTimeout: 2_000 });
    const { checks } = (await body.json()) as { readonly checks: Readonly<Record<string, string>> };
    if (statusCode !== 200) return 'down';
    return Object.values(checks).every((state) => state === 'up') ? 'whole' : 'ready';
  } catch {
    return 'down';
  }
}
