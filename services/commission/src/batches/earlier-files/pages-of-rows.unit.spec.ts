import { maxStatementReferences } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { pagesOf } from './pages-of-rows.js';

const filed = (day: number) => ({ filedAt: new Date(day * 86_400_000) });

it('one old file is asked about by itself, and so are more than network takes at once', () => {
  expect(pagesOf([])).toEqual([]);
  expect(pagesOf([filed(1_000), filed(0), filed(910), filed(1_001)])).toEqual([
    [filed(0)],
    [filed(910), filed(1_000)],
    [filed(1_001)],
  ]);
  const many = Array.from({ length: maxStatementReferences + 1 }, () => filed(0));
  expect(pagesOf(many).map(({ length }) => length)).toEqual([maxStatementReferences, 1]);
});
