import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { beginningOf, isProof, namesReversal, referencesIn } from './references-in.js';

const date = '2026-11-23';
const utr = '632712345678';

describe('references of a line', () => {
  it.each([
    ['UPI/632712345678/Asha', [utr]],
    ['UPI-ASHA-ok@upi-632712345678-PAY', [utr]],
    ['UPI 6327 1234 5678 Asha', [utr]],
    ['UPI/632712\n345678/Asha', [utr]],
    ['UPI/632712/345678 Asha', [utr]],
    ['0000632712345678', [utr]],
    ['NEFT SBIN426327123456 ASHA', ['SBIN426327123456']],
    ['RTGS-HDFCR52026112312345678', ['HDFCR52026112312345678']],
    ['UPI/dpm6a01b2c3d4e5f60718293a4b/x', ['DPM6A01B2C3D4E5F60718293A4B']],
    ['UPI/DPM6A01B2C3D4E5 F60718293A4B/x', ['DPM6A01B2C3D4E5F60718293A4B']],
    ['UPI/DPC6A01B2C3D4E5 F60718293A4B/x', ['DPC6A01B2C3D4E5F60718293A4B']],
    ['UPI/MOB/632712345678/kit', [utr]],
    ['UPI/PH/632712345678/kit', [utr]],
    ['UPI/AC/632712345678/kit', [utr]],
    ['UPI/JOSEPH/632712345678/UPI', [utr]],
    ['UPI/JOSEPH 632712345678', [utr]],
    ['UPI/ISAAC-632712345678-UPI', [utr]],
    ['UPI/RALPH/632712345678', [utr]],
    ['UPI/ANITA MAC/632712345678', [utr]],
    ['BY TRANSFER-INB IMPS632712345678/9876543210/XX1234', [utr]],
    ['UPI632712345678ASHA', [utr]],
    ['RRN632712345678', [utr]],
    ['RRN:632712345678', [utr]],
    ['UTR632712345678/ASHA', [utr]],
    ['NEFT632712345678', [utr]],
    ['REV632712345678', [utr]],
    ['IMPS/P2A632712345678', [utr]],
    ['NEFT-N332260012345678-ASHA PATIL', ['N332260012345678']],
    ['NEFT CR N332260012345678', ['N332260012345678']],
    ['NEFTSBIN426327123456 ASHA', ['SBIN426327123456']],
    ['UTRHDFCR52026112312345678', ['HDFCR52026112312345678']],
  ])('the references of %j are %j', (narration, found) => {
    expect(referencesIn(narration, '', date)).toEqual(found);
  });

  it.each([
    ['an account number', 'TRF FROM A/C 512345678901'],
    ['an account number that reads as of this day', 'TRF FROM A/C NO. 632712345678'],
    ['an account number in capitals', 'TRF TO ACCT: 632712345678'],
    ['an account number after a hyphen', 'NEFT A/C-632712345678'],
    ['an account number of another day behind a slash', 'TRF A/C/512345678901'],
    ['a telephone', 'UPI/919876543210/Asha'],
    ['a telephone of ten digits', 'UPI/9876543210/Asha'],
    ['an instant', 'ATM 231120261230 PUNE'],
    ['a longer number', 'X 6327123456789'],
    ['part of a word', 'AB632712345678CD'],
    ['two numbers that make more', '63271234 5678901'],
  ])('the text %s has no reference', (_what, narration) => expect(referencesIn(narration, '', date)).toEqual([]));

  it("a reference in the bank's own column counts as well, and once", () => {
    expect(referencesIn(`UPI/${utr}`, utr, date)).toEqual([utr]);
  });

  const name = fc
    .constantFrom(...'JOSEPH ISAAC RALPH ASHA|PATIL MAC|ANITA PHIROZ ACHARYA BALA|ACE MOBIN'.split(' '))
    .map((one) => one.replace('|', ' '));
  const narrations: fc.Arbitrary<(number: string, name: string) => string> = fc.constantFrom(
    (number: string) => `UPI/MOB/${number}/kit`,
    (number: string, party: string) => `UPI/${party}/${number}/UPI`,
    (number: string, party: string) => `UPI-${party}-PAY@OKAXIS-UTIB0000001-${number}-UPI`,
    (number: string, party: string) => `UPI/CR/${number}/${party}/SBIN/**ha@ok/PAY`,
    (number: string, party: string) => `BY TRANSFER-INB IMPS${number}/9876543210/XX1234/${party}`,
    (number: string, party: string) => `IMPS-${number}-${party}-SBIN-XXXXXXXX1234-KIT`,
    (number: string, party: string) => `MMT/IMPS/${number}/${party}/HDFC0000001`,
    (number: string, party: string) => `RRN:${number} ${party}`,
    (number: string, party: string) => `UTR${number} FROM ${party}`,
    (number: string, party: string) => `${party} ${number} 10:20:30`,
    (number: string, party: string) => `UPI${number}${party}`,
    (number: string) => `0000${number}`,
  );
  const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });

  it('references are found in every known narration of banks, whoever paid', () => {
    fc.assert(
      fc.property(days, fc.nat(99_999_999), name, narrations, (day, rest, party, write) => {
        const [year, on] = [day.getUTCFullYear(), day.toISOString().slice(0, 10)];
        const ofYear = Math.floor((day.getTime() - Date.UTC(year, 0, 1)) / 86_400_000) + 1;
        const number = `${year % 10}${String(ofYear).padStart(3, '0')}${String(rest).padStart(8, '0')}`;
        const narration = write(number, party);
        expect([narration, referencesIn(narration, '', on)]).toEqual([narration, [number]]);
      }),
    );
  });

  it('account numbers are no references, whatever precedes them', () => {
    const label = fc.constantFrom(
      'A/C ',
      'A/C NO ',
      'A/C NO.',
      'AC ',
      'ACCT ',
      'ACCOUNT NUMBER ',
      'Acct: ',
      'a/c-',
      'ACC NO ',
    );
    fc.assert(
      fc.property(label, name, fc.integer({ min: 10 ** 11, max: 10 ** 12 - 1 }), (words, party, number) => {
        expect(referencesIn(`NEFT ${party} ${words}${number} KIT`, '', date)).toEqual([]);
      }),
    );
  });

  it('a reference is found wherever a bank breaks it once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 11 }), fc.constantFrom(' ', '/', '\n', '-'), (at, separator) => {
        const broken = `UPI/${utr.slice(0, at)}${separator}${utr.slice(at)}/Asha`;
        expect(referencesIn(broken, '', date)).toContain(utr);
      }),
    );
  });
});

describe('a number proves which payment it is', () => {
  it.each([
    ['of the day of the line', utr, '', true],
    ['of the day before', '632612345678', '', true],
    ['of a transfer', 'ICICN52026112312345678', '', true],
    ['of a link', 'DPM6A01B2C3D4E5F60718293A4B', '', true],
    ['of another day, in the column of the bank', '631012345678', '0000631012345678', true],
    ['of another day, in the column of the bank behind a channel', '631012345678', 'UPI-631012345678', true],
    ['of an account', '002401512345', '', false],
    ['of another day', '631012345678', '', false],
    ['of an account, among other words in the column of the bank', '002401512345', 'TRF FROM 002401512345', false],
  ])('%s: %s in %j: %j', (_what, number, reference, expected) => {
    expect(isProof(number, { reference, date })).toBe(expected);
  });
});

describe('a very long text', () => {
  it('a very long text is read at its beginning, and a number that the end would cut is left out', () => {
    const before = 'X '.repeat(147);
    expect(referencesIn(`${before}${utr}123456`, '', date)).toEqual([]);
    expect(referencesIn(`UPI/${utr} ${before}`, '', date)).toEqual([utr]);
    expect([beginningOf('UPI/1'), beginningOf(`${before}${utr}`)]).toEqual(['UPI/1', before]);
  });
});

describe('a reversal', () => {
  it.each([
    'UPI/REV/632712345678/ASHA',
    'REV-UPI-632712345678',
    'UPI REVERSAL 632712345678',
    'NEFT RETURN-ASHA',
    'REV632712345678',
    'IMPS REFUND 632712345678',
  ])('a reversal is named by %j', (narration) => expect(namesReversal(narration, '')).toBe(true));
  it.each(['UPI/REVATI/632712345678', 'UPI/RETHESH PATIL', 'PREVIOUS PAYMENT', 'UPI/TREVOR/1'])(
    'a reversal is not named by %j',
    (narration) => expect(namesReversal(narration, '')).toBe(false),
  );
});
