import { identified, type StatementLine } from '@deepam/bank-statements';
import { expect, it } from '@jest/globals';
import type { FreeLine, OpenRequest } from './match-types.js';
import { matchPayments } from './matching.js';

function milliseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const date = '2026-11-23';
const several = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
/** The name has the maximal length of a cell, in a script whose sounds are compared. */
const long = 'आशा पाटील '.repeat(98).slice(0, 975);

/** A busy machine needs up to three times as long as a quiet one; the faults that these tests fear took 26 s and more. */
it('a statement with 4 000 long narrations of one amount is matched with five requests within 3 s of processor time', () => {
  const lines = several(4_000, (at): FreeLine => {
    const narration = `${long}${at}`;
    return { id: `l${at}`, date, narration, references: [], amountPaise: 150_000 };
  });
  const requests = several(5, (at): OpenRequest => {
    const who = { id: `r${at}`, name: 'Asha Ramchandra Patil', requestedOn: date };
    return { ...who, amountPaise: 150_000, utr: `63271234567${at}`, txnids: [] };
  });
  expect(milliseconds(() => matchPayments(lines, requests))).toBeLessThan(3_000);
});

it('a statement with the same long narrations on many days and 1 000 requests is matched within 9 s of processor time', () => {
  const lines = several(4_000, (at): FreeLine => {
    const on = `2026-11-${String(1 + (at % 28)).padStart(2, '0')}`;
    return { id: `l${at}`, date: on, narration: `${at} ${long}`, references: [], amountPaise: 150_000 + (at % 4) };
  });
  const requests = several(1_000, (at): OpenRequest => {
    const who = { id: `r${at}`, name: `Asha Ramchandra Patil ${at}`, requestedOn: date };
    return { ...who, amountPaise: 150_000 + (at % 4), utr: String(632_712_345_000 + at), txnids: [] };
  });
  expect(milliseconds(() => matchPayments(lines, requests))).toBeLessThan(9_000);
});

it.each([
  ['single digits', '1 '.repeat(499)],
  ['digits and letters', '1 1 1 A'.repeat(140)],
  ['words of banks', 'UPI/1 2 3/'.repeat(99)],
  ['the word account', 'A/C 1 '.repeat(160)],
])('a statement with 9 900 narrations of %s is read within 5 s of processor time', (_what, narration) => {
  const lines = several(9_900, (at): StatementLine => ({
    line: at + 1,
    date,
    narration,
    reference: '',
    direction: 'credit',
    amountPaise: 15e4,
    balancePaise: at,
  }));
  expect(milliseconds(() => identified(lines, 'a'))).toBeLessThan(5_000);
});
