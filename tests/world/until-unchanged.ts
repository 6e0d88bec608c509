import { poll, type Product } from '@deepam/testing';
import { differences, keptState, type KeptState } from './kept-state.js';

/** Milliseconds, longer than any loop of the services waits: sealing, relaying and counting are done by then. */
const quietMs = 1_200;

export async function untilUnchanged(test: Product): Promise<KeptState> {
  let last = await keptState(test);
  return poll(
    async () => {
      const before = last;
      last = await keptState(test);
      return differences(before, last).length === 0 && last;
    },
    { timeout: 30_000, interval: quietMs },
  );
}
