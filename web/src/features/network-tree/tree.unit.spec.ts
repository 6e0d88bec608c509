import type { NetworkBranch } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import type { BranchPage, LoadedBranches } from './api.js';
import { moveFor } from './tree-keys.js';
import { treeRows } from './tree-rows.js';

const member = (_id: string, directCount = 0): NetworkBranch =>
  ({ _id, name: `Name of ${_id}`, directCount }) as NetworkBranch;
const page = (items: NetworkBranch[], nextCursor: string | null = null): BranchPage => ({
  data: { items, nextCursor, total: null },
  error: null,
  retry: () => undefined,
});
const waiting: BranchPage = { data: undefined, error: null, retry: () => undefined };
const broken: BranchPage = { data: undefined, error: new Error('no line'), retry: () => undefined };

const keys = (loaded: LoadedBranches, count = 2) =>
  treeRows('top', count, loaded).map(({ key, depth }) => `${depth} ${key}`);

describe('the rows of the tree', () => {
  it('rows are the members from top to bottom, those below an open one right after it', () => {
    const loaded = new Map([
      ['top', [page([member('a', 1), member('b')])]],
      ['a', [page([member('c')])]],
    ]);
    expect(keys(loaded)).toEqual(['1 a', '2 c', '1 b']);
  });

  it('the rows of the tree end with the number of missing rows until the last page is loaded', () => {
    const first = page([member('a'), member('b')], 'next');
    expect(treeRows('top', 5, new Map([['top', [first]]])).at(-1)).toMatchObject({
      type: 'more',
      cursor: 'next',
      left: 3,
    });
    expect(keys(new Map([['top', [first, waiting]]]))).toEqual(['1 a', '1 b', '1 loading:top']);
    expect(keys(new Map([['top', [first, page([member('c')])]]]))).toEqual(['1 a', '1 b', '1 c']);
    // Another row than before: the place of the focus is that of the first that was loaded.
    const second = treeRows('top', 5, new Map([['top', [first, page([member('c')], 'after')]]])).at(-1)!;
    expect(second.key).not.toBe(treeRows('top', 5, new Map([['top', [first]]])).at(-1)!.key);
  });

  it('a row shows that a part could not be loaded', () => {
    const loaded = new Map([
      ['top', [page([member('a', 3)])]],
      ['a', [broken]],
    ]);
    expect(keys(loaded)).toEqual(['1 a', '2 failed:a']);
  });

  it('the rows of the tree contain the place of each among its siblings', () => {
    const rows = treeRows('top', 7, new Map([['top', [page([member('a'), member('b')], 'next')]]]));
    expect(rows[1]).toMatchObject({ position: 2, siblings: 7 });
  });
});

describe('a key in the tree', () => {
  const rows = treeRows(
    'top',
    3,
    new Map([
      ['top', [page([member('a', 1), member('b', 4), member('d')])]],
      ['a', [page([member('c')])]],
    ]),
  );

  it.each([
    ['ArrowDown', 0, { to: 1 }],
    ['ArrowDown', 3, { to: 3 }],
    ['ArrowUp', 0, { to: 0 }],
    ['End', 0, { to: 3 }],
    ['Home', 2, { to: 0 }],
    ['ArrowRight', 0, { to: 1 }],
    ['ArrowRight', 2, { open: 'b' }],
    ['ArrowRight', 3, null],
    ['ArrowLeft', 0, { close: 'a' }],
    ['ArrowLeft', 1, { to: 0 }],
    ['ArrowLeft', 3, null],
    ['Enter', 1, { press: 1 }],
    ['n', 3, { to: 0 }],
    ['z', 0, null],
    ['Tab', 0, null],
  ])('the key %s at row %d does %j', (key, at, move) => {
    expect(moveFor(key, rows, at)).toEqual(move);
  });
});
