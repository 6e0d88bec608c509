import { poll, type Product } from '@deepam/testing';
import { differences, keptState, type KeptState } from './kept-state.js';

/** Until nothing of what the services keep changes any more: for half a second it has been the same. */
export async function untilUnchanged(test: Product): Promise<KeptState> {
  let last = await keptState(test);
  return poll(
    async () => {
      const before = last;
      last = await keptState(test);
      return differences(before, last).length === 0 && last;
    },
    { timeout: 30_000, interval: 500 },
  );
}
