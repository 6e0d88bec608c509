import { describe, expect, it } from '@jest/globals';
import { readRows } from './files/read-rows.js';
import { findTable } from './layouts/find-table.js';
import { fingerprintOf } from './layouts/fingerprint.js';
import { guessLayout } from './layouts/guess-layout.js';
import { isWhole, type Layout } from './layouts/layout.js';
import { templateFor, templates } from './layouts/templates.js';
import { readStatement } from './read-statement.js';

async function read(text: string, layout?: Partial<Layout>) {
  const found = findTable(await readRows(Buffer.from(text)))!;
  return readStatement(found, { ...guessLayout(found)!, ...layout }, '2026-12-31');
}
const hdfc = [
  'HDFC BANK Ltd.,,,,,,',
  'Statement From : 01/11/2026 To : 30/11/2026,,,,,,',
  '********,********,****,****,****,****,****',
  'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
  '********,********,****,****,****,****,****',
  '01/11/26,UPI-ASHA-632712345678,0000632712345678,01/11/26,,"1,500.00","11,500.00"',
  '02/11/26,RENT,,02/11/26,500.00,0.00,"11,000.00"',
  'Page No 1,,,,,,',
  'STATEMENT SUMMARY :-,,,,,,',
  'Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal,',
  '"10,000.00",1,1,500.00,"1,500.00","11,000.00",',
];

describe('a layout', () => {
  it.each(templates.map((known) => [`${known.bank}: ${known.headers.join('|')}`, known] as const))(
    'a layout of %s is guessed from its headers',
    (_bank, known) => {
      const header = { line: 1, cells: known.headers };
      expect(guessLayout({ header, rows: [] })).toEqual(known.layout);
      expect(isWhole(known.layout, known.headers.length)).toBe(true);
      const spelled = { line: 9, cells: [...known.headers.map((name) => ` ${name.toUpperCase()} `), ''] };
      expect(templateFor(fingerprintOf(spelled))?.bank).toBe(known.bank);
      expect(known.confirmed).toBe(false);
    },
  );

  it('a layout is not guessed if the headers are ambiguous', () => {
    expect(findTable([{ line: 1, cells: ['Name', 'Age', 'Town'] }])).toBeNull();
    expect(guessLayout({ header: { line: 1, cells: ['Date', 'Narration', 'Balance'] }, rows: [] })).toBeNull();
  });

  it('a layout has the month first if only that gives dates for all lines', async () => {
    const { lines } = await read('Date,Narration,Amount\n11/23/2026,a,-5\n11/05/2026,b,5\n');
    expect(lines.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-05']);
  });
});

describe('a statement', () => {
  it("a statement is read without the bank's text around its lines", async () => {
    const { lines, broken } = await read(hdfc.slice(0, 9).join('\r\n'));
    expect(broken).toEqual([]);
    expect(
      lines.map(({ line, direction, amountPaise, balancePaise }) => [line, direction, amountPaise, balancePaise]),
    ).toEqual([
      [6, 'credit', 150_000, 1_150_000],
      [7, 'debit', 50_000, 1_100_000],
    ]);
  });

  it.each([
    ['date', '32/11/26,x,,,,5.00,'],
    ['amount', '03/11/26,x,,,,five,'],
    ['two-amounts', '03/11/26,x,,,1.00,5.00,'],
    ['balance', '03/11/26,x,,,,5.00,much'],
    ['direction', '03/11/26,x,,,,-5.00,'],
    ['gap', '03/11/26,x,,,,5.00,"11,005.01"'],
    ['date', '31/13/26,Legend Traders,,,,5.00,"11,005.00"'],
    ['amount', '03/11/26,Closing Balance Ltd,,,,5.0O,"11,005.00"'],
    ['future', '01/01/27,x,,,,5.00,"11,005.00"'],
    ['cells', '03/11/26,UPI-X,,,,2500.00,,632712345678,03/11/26,,1.00,"11,001.00"'],
  ])('the line with a fault is reported: %s', async (reason, row) => {
    expect((await read([...hdfc.slice(0, 7), row].join('\n'))).broken).toEqual([{ line: 8, reason }]);
  });

  it('a quotation mark that swallows the following rows makes a statement unreadable', async () => {
    const rows = ['03/11/26,"UPI,,,,5.00,11005', '04/11/26,x,,,,7.00,11012', '05/11/26,y",,,,1.00,11013'];
    expect((await read([...hdfc.slice(0, 7), ...rows].join('\n'))).broken).toEqual([{ line: 10, reason: 'cells' }]);
  });

  it('a statement may show its balance on some lines only, and is checked by those', async () => {
    const shown = ['03/11/26,x,,,,5.00,', '04/11/26,y,,,,1.00,"11,006.00"', '05/11/26,z,,,,1.00,"11,008.00"'];
    const gap = [{ line: 10, reason: 'gap' }];
    expect((await read([...hdfc.slice(0, 7), ...shown].join('\n'))).broken).toEqual(gap);
  });

  it('a statement may show one amount with its mark, or with its sign', async () => {
    const marked = await read(
      'Date,Description,Amount,Dr / Cr\n01-11-2026,a,5,CR\n01-11-2026,b,6,DR\n01-11-2026,c,7,?\n',
    );
    expect(marked.lines.map(({ direction }) => direction)).toEqual(['credit', 'debit']);
    expect(marked.broken).toEqual([{ line: 4, reason: 'direction' }]);
    const signed = await read('Date;Details;Amount\n01 Nov 2026;a;5\n01 Nov 2026;b;(6)\n');
    expect(signed.lines.map(({ direction }) => direction)).toEqual(['credit', 'debit']);
  });
});
