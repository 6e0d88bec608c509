import { expect, it } from '@jest/globals';
import { sayingsOf } from './transfer-sayings.js';

type Line = Parameters<typeof sayingsOf>[0];
type Known = Parameters<typeof sayingsOf>[1][number];

const number = 'SBINN52026010512345';
const line = (more: Partial<Line> = {}): Line => ({
  direction: 'debit',
  amountPaise: 100,
  references: [number],
  namedTransfers: [],
  date: '2026-01-05',
  narration: '',
  reference: '',
  ...more,
});
const known = (_id: string, more: Partial<Known> = {}): Known => ({
  _id,
  reference: `DPY${_id}`,
  amountPaise: 100,
  utrs: [],
  proven: [],
  ...more,
});
const kindsOf = (one: Line, ...transfers: readonly Known[]) =>
  sayingsOf(one, transfers).map(({ transfer, says }) => `${transfer._id} ${says}`);
const [told, proven] = [{ utrs: [number] }, { utrs: [number], proven: [number] }];

it('a line belongs to the transfer of its reference, whatever number another transfer has', () => {
  const named = line({ namedTransfers: ['DPYa'] });
  expect(kindsOf(named, known('a'), known('b', told))).toEqual(['a evident', 'b of-another']);
  expect(kindsOf(named, known('a'), known('b', proven))).toEqual(['a evident', 'b of-another']);
});

it('a line with another amount, or with the references of two transfers, contradicts each', () => {
  expect(kindsOf(line({ namedTransfers: ['DPYa'], amountPaise: 99 }), known('a'))).toEqual(['a contradicted']);
  const ofBoth = line({ namedTransfers: ['DPYa', 'DPYb'] });
  expect(kindsOf(ofBoth, known('a'), known('b', { amountPaise: 99 }))).toEqual(['a contradicted', 'b contradicted']);
});

it('a line without a reference belongs to a number that a debit has proven, before a typed one', () => {
  expect(kindsOf(line(), known('a', told))).toEqual(['a evident']);
  expect(kindsOf(line(), known('a', told), known('b', proven))).toEqual(['b evident', 'a of-another']);
  expect(kindsOf(line(), known('a', told), known('b', told))).toEqual(['a contradicted', 'b contradicted']);
  expect(kindsOf(line(), known('a', told), known('b', { ...told, amountPaise: 99 }))).toEqual([
    'a evident',
    'b of-another',
  ]);
});

it('a line with the reference of an unknown transfer contradicts a typed number', () => {
  expect(kindsOf(line({ namedTransfers: ['DPYx'] }), known('a', told))).toEqual(['a contradicted']);
});

it('a credit returns a transfer by a reference or a proven number only', () => {
  const credit = line({ direction: 'credit' });
  expect(kindsOf(credit, known('a', told))).toEqual([]);
  expect(kindsOf(credit, known('a', proven))).toEqual(['a evident']);
  expect(kindsOf({ ...credit, namedTransfers: ['DPYa'] }, known('a'))).toEqual(['a evident']);
});

it('a line does not contradict a transfer by a number of twelve digits that proves no payment', () => {
  const account = '409912345678';
  const other = line({ references: [account], amountPaise: 99 });
  expect(kindsOf(other, known('a', { utrs: [account] }))).toEqual([]);
});
