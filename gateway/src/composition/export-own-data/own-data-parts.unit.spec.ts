import { expect, it } from '@jest/globals';
import { jsonText, Pages, type Parts } from './own-data-parts.js';

async function* inTurn<T>(items: readonly T[]): AsyncGenerator<T> {
  await Promise.resolve();
  yield* items;
}
const pages = (...all: unknown[][]) => new Pages(inTurn(all));
async function read(parts: Parts): Promise<unknown> {
  let text = '';
  for await (const piece of jsonText(parts)) text += piece;
  return JSON.parse(text);
}

it('the text of an object has its parts in order, and lists page after page, also empty ones', async () => {
  const object = { name: 'Asha "A" Patil', none: null };
  const parts = inTurn<readonly [string, unknown]>([
    ['account', object],
    ['rows', pages([1, 2], [], [3])],
    ['nothing', pages()],
    ['empty', pages([])],
  ]);
  expect(await read(parts)).toEqual({ account: object, rows: [1, 2, 3], nothing: [], empty: [] });
});
