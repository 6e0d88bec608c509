import { poll, type Product } from '@deepam/testing';
import { differences, keptState, type KeptState } from './kept-state.js';

/** Longer than any loop of the services waits between two looks, in milliseconds: what is sealed, relayed or counted is so by then. */
const quietMs = 1_200;

/** Until nothing of what the services keep changes any more. */
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
