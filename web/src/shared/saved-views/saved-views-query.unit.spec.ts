import { expect, it } from '@jest/globals';
import { fewAtOnce } from './saved-views-query.js';

it('work runs with the given concurrency to its end, even after an error', async () => {
  const run = fewAtOnce(2);
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, index) =>
      run(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((goOn) => setImmediate(goOn));
        running -= 1;
        if (index === 3) throw new Error('no');
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
});
