import type { Watched } from '../running/watched.js';
import { ProcessTimes } from '../running/process-cost.js';

export type Seconds = Readonly<Record<string, number>>;

export async function takenWhile(
  watched: readonly Watched[],
  work: () => Promise<unknown>,
): Promise<{ taken: Seconds; passed: number }> {
  const own = process.cpuUsage();
  const before = await ProcessTimes.now();
  const began = performance.now();
  await work();
  const passed = (performance.now() - began) / 1_000;
  const after = await ProcessTimes.now();
  const { user, system } = process.cpuUsage(own);
  const entries = watched.map(({ name, pid }) => [name, after.of(pid) - before.of(pid)] as const);
  return { taken: { ...Object.fromEntries(entries), client: (user + system) / 1e6 }, passed };
}

/**
 * Microseconds for a call: the processor time minus the idle time of the processes, divided by the calls.
 * @param rest processor seconds in a second without calls
 */
export function perCall(
  { taken, passed }: { readonly taken: Seconds; readonly passed: number },
  rest: Seconds,
  calls: number,
): Record<string, number> {
  const entries = Object.entries(taken).map(
    ([name, seconds]) => [name, ((seconds - (rest[name] ?? 0) * passed) / calls) * 1e6] as const,
  );
  return Object.fromEntries(entries);
}
