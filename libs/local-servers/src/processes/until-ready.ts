import { readFileSync } from 'node:fs';
import { OperatorError } from '../operator-error.js';
import type { Child } from './child.js';

export interface ReadyOptions {
  /** The wait ends after this number of milliseconds, 120 000 by default: RabbitMQ took 57 s on two busy cores. */
  readonly timeoutMs?: number;
  readonly intervalMs?: number;
}

/**
 * The call repeats `check` until it returns true or a value other than false; an error of `check` counts as not ready.
 * @throws OperatorError when the process ends before that, with the last line of its log, or when the time is over
 */
export async function untilReady(
  child: Child,
  check: () => Promise<boolean>,
  { timeoutMs = 120_000, intervalMs = 50 }: ReadyOptions = {},
): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    if (!child.isRunning()) {
      throw new OperatorError(
        `${child.name} ended at once; its log (${child.logFile}) ends with: ${lastLine(child.logFile)}`,
      );
    }
    if (await check().catch(() => false)) return;
    if (Date.now() > end) {
      await child.stop(2_000);
      throw new OperatorError(
        `${child.name} was not ready after ${Math.round(timeoutMs / 1_000)} seconds; see its log ${child.logFile}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}

export function lastLine(file: string): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return (lines.at(-1) ?? '').trim().slice(0, 300);
}
