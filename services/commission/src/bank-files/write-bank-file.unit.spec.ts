import { bankFileFormats } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { bankFileLayouts } from './bank-file-layouts.js';
import { writeBankFile } from './write-bank-file.js';
import { bankName } from './file-lines.js';

const line = {
  name: 'ASHA PATIL',
  accountNumber: '001234567890',
  ifsc: 'SBIN0005943',
  amountPaise: 123_450,
  reference: 'DPY7K2M9QX4T',
};
const company = { account: '998877665544', day: '2026-11-23' };
const rowsOf = (format: (typeof bankFileFormats)[number], lines = [line, { ...line, amountPaise: 5 }]) =>
  writeBankFile(bankFileLayouts[format], lines, company).split('\r\n');

describe('a bank file', () => {
  it('a bank file has one row for each payment, amounts without groups, and days in the bank’s format', () => {
    expect(rowsOf('generic-neft')).toEqual([
      'Beneficiary Name,Account Number,IFSC,Amount,Payment Mode,Payment Date,Reference,Narration',
      'ASHA PATIL,001234567890,SBIN0005943,1234.50,NEFT,23/11/2026,DPY7K2M9QX4T,PAYOUT DPY7K2M9QX4T',
      'ASHA PATIL,001234567890,SBIN0005943,0.05,NEFT,23/11/2026,DPY7K2M9QX4T,PAYOUT DPY7K2M9QX4T',
      '',
    ]);
  });

  it('a bank file of SBI begins with the sum that leaves the account of the company', () => {
    expect(rowsOf('sbi').slice(0, 2)).toEqual([
      '998877665544##23/11/2026#1234.55##PAYOUTS#',
      '001234567890#SBIN0005943#23/11/2026##1234.50#DPY7K2M9QX4T#ASHA PATIL',
    ]);
  });

  it.each([
    ['hdfc', 0, 'HDFC0001234', 'I'],
    ['hdfc', 0, 'SBIN0005943', 'N'],
    ['icici', 1, 'ICIC0000002', 'FT'],
    ['icici', 1, 'HDFC0001234', 'NEFT'],
  ] as const)('a bank file of %s names in cell %d how an account of %s is paid: %s', (format, at, ifsc, mode) => {
    const rows = rowsOf(format, [{ ...line, ifsc }]);
    expect(rows.at(-2)!.split(',')[at]).toBe(mode);
  });

  it.each(bankFileFormats)(
    'a bank file of %s has all cells in every row, with account, IFSC, amount and our reference',
    (format) => {
      const { columns, separator, debit, hasTitles } = bankFileLayouts[format];
      const rows = rowsOf(format).slice(0, -1);
      expect(rows.map((row) => row.split(separator).length)).toEqual(rows.map(() => columns.length));
      const first = rows[Number(hasTitles) + Number(debit !== undefined)]!.split(separator);
      for (const value of ['001234567890', 'SBIN0005943', '1234.50', 'DPY7K2M9QX4T', 'ASHA PATIL']) {
        expect(first).toContain(value);
      }
    },
  );
});

describe('a name for a bank', () => {
  it.each([
    ['Asha Patil', 'ASHA PATIL'],
    ['=HYPERLINK("http://x")', 'HYPERLINK HTTP X'],
    ['+91, #Ravi; Kumar-Rao', '91 RAVI KUMAR RAO'],
    ['José  Ñandú', 'JOSE NANDU'],
    ['A'.repeat(60), 'A'.repeat(35)],
    ['Asha "; DROP\r\nTABLE', 'ASHA DROP TABLE'],
  ])('the bank name of %s is %s', (name, expected) => expect(bankName(name)).toBe(expected));

  it.each(['आशा पाटील', 'ஆஷா', '१२३', '—'])('a bank name can’t be made of %s', (name) =>
    expect(bankName(name)).toBeNull(),
  );
});
