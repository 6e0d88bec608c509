import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { readRows } from './files/read-rows.js';
import { tableIn } from './files/statement-reader.js';
import { guessLayout } from './layouts/guess-layout.js';
import { readStatement } from './read-statement.js';
import { referencesIn } from './references/references-in.js';

/** The people in these bank files are invented. */
const folder = new URL('../test/inputs/', import.meta.url);

async function read(name: string) {
  const rows = await readRows(readFileSync(new URL(name, folder)));
  const table = tableIn(rows)!;
  const layout = guessLayout(table);
  return {
    layout,
    ...(layout ? readStatement(table, layout, '2099-12-31') : { lines: [], broken: [], isTurned: false }),
  };
}
type Line = readonly [day: string, amount: number, balance: number, number: string | null];
const shown = (lines: Awaited<ReturnType<typeof read>>['lines']): Line[] =>
  lines.map(({ date, direction, amountPaise, balancePaise, narration, reference }) => [
    date,
    (direction === 'debit' ? -amountPaise : amountPaise) / 100,
    balancePaise! / 100,
    referencesIn(narration, reference, date)[0] ?? null,
  ]);

it.each<[string, readonly Line[]]>([
  [
    '02-kotak-drcr-brackets.csv',
    [
      ['2026-08-01', 1_500, 11_500, '621312345678'],
      ['2026-08-02', -500, 11_000, null],
    ],
  ],
  ['04-canara.csv', [['2026-08-01', 1_500, 11_500, '621312345678']]],
  ['05-paytm.csv', [['2026-08-01', 1_500, 11_500, '621312345678']]],
  [
    '06-kotak-2025.csv',
    [
      ['2026-08-01', 1_500, 11_500, '621312345678'],
      ['2026-08-02', -500, 11_000, null],
    ],
  ],
  ['07-bandhan.csv', [['2026-08-01', 1_500, 11_500, '621312345678']]],
  ['08-month-name-first.csv', [['2026-08-01', 1_500, 11_500, '621312345678']]],
  ['09-equals-quoted.csv', [['2026-08-01', 1_500, 11_500, '621312345678']]],
  [
    '10-narration-next-row.csv',
    [
      ['2026-08-01', 1_500, 11_500, '621312345678'],
      ['2026-08-02', -500, 11_000, null],
    ],
  ],
  ['12-sbi-tsv-one-line.xls', [['2026-08-01', 1_500, 101_500, '621312345678']]],
  ['14-long-footer.csv', [['2026-08-01', 1_500, 11_500, '621312345678']]],
  ['15-icici-corporate.csv', [['2026-08-01', 1_500, 11_500, '621312345678']]],
  [
    '16-kotak-overdraft.csv',
    [
      ['2026-11-26', -1_500, -500, '633012345678'],
      ['2026-11-26', 1_500, 1_000, '633012345679'],
    ],
  ],
  [
    '17-indicator-with-balance.csv',
    [
      ['2026-11-26', -1_500, 8_500, '633012345678'],
      ['2026-11-26', 750, 9_250, '633012345679'],
    ],
  ],
  ['18-html-table.xls', [['2026-11-26', 750, 9_250, '633012345679']]],
  ['32-web-archive.xls', [['2026-11-27', 1_500, 11_500, '633212345678']]],
  ['33-browser-archive.mht', [['2026-11-27', 1_500, 11_500, '633212345678']]],
  ['19-excel-mangled-ref.csv', [['2026-11-26', 1_500, 11_500, '633012345679']]],
  ['20-plain.xlsx', [['2026-11-27', 1_500, 11_500, '633212345678']]],
  ['23-sheet-named-otherwise.xlsx', [['2026-11-27', 1_500, 11_500, '633212345678']]],
  ['24-absolute-target.xlsx', [['2026-11-27', 1_500, 11_500, '633212345678']]],
  ['25-backslashes.xlsx', [['2026-11-27', 1_500, 11_500, '633212345678']]],
  ['27-strict.xlsx', [['2026-11-27', 1_500, 11_500, '633212345678']]],
  [
    '28-number-utr.xlsx',
    [
      ['2026-11-27', 1_500, 11_500, '633212345678'],
      ['2026-11-27', 1_500, 13_000, '633212345679'],
    ],
  ],
  [
    '31-newest-day-first-within-day-oldest-first.csv',
    [
      ['2026-11-28', 100, 1_300, '633212345671'],
      ['2026-11-28', 200, 1_500, '633212345672'],
      ['2026-11-27', 50, 1_150, '633112345673'],
      ['2026-11-27', 50, 1_200, '633112345674'],
    ],
  ],
])('%s', async (name, lines) => {
  const found = await read(name);
  expect(shown(found.lines)).toEqual(lines);
  expect([found.broken, found.isTurned]).toEqual([[], false]);
});

it('01-hdfc-delimited.csv is rejected at its second line, whose cells a comma of the payer moves', async () => {
  const { lines, broken } = await read('01-hdfc-delimited.csv');
  expect(shown(lines)).toEqual([['2026-08-01', 1_500, 11_500, '621312345678']]);
  expect(broken).toEqual([{ line: 4, reason: 'cells' }]);
});

it('26-no-cell-refs.xlsx is rejected at the line with an amount in both columns, as its cells follow each other', async () => {
  const rows = await readRows(readFileSync(new URL('26-no-cell-refs.xlsx', folder)));
  expect(rows.map(({ cells }) => cells.length)).toEqual([7, 6]);
  const { lines, broken } = await read('26-no-cell-refs.xlsx');
  expect([lines, broken]).toEqual([[], [{ line: 2, reason: 'two-amounts' }]]);
});

it('29-excel-swapped-days.xlsx is rejected with its swapped days named', async () => {
  const { lines, broken } = await read('29-excel-swapped-days.xlsx');
  expect(shown(lines)).toEqual([['2026-11-13', 750, 13_000, '631712345678']]);
  expect(broken).toEqual([
    { line: 2, reason: 'swapped' },
    { line: 3, reason: 'swapped' },
  ]);
});
