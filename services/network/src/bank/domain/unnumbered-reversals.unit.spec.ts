import { expect, it } from '@jest/globals';
import { creditsReversedBy, isUnnumberedReversal } from './unnumbered-reversals.js';

const line = (
  date: string,
  narration: string,
  more: Partial<{
    amountPaise: number;
    references: string[];
    account: string;
    dismissedReversals: string[];
  }> = {},
) => ({
  account: 'MAIN',
  date,
  amountPaise: 15e4,
  narration,
  reference: '',
  references: [],
  _id: `${date} ${narration}`,
  ...more,
});
const reversedBy = (debit: ReturnType<typeof line>, ...credits: ReturnType<typeof line>[]) => [
  ...creditsReversedBy([debit], credits).keys(),
];
const asha = line('2026-11-20', 'UPI-ASHA PATIL-asha@okaxis-633012345678');
const bina = line('2026-11-20', 'UPI/633012345679/BINA RAO');

it.each([
  ['UPI REVERSAL ASHA PATIL', [], true],
  ['RETURN OF IMPS', [], true],
  ['REV-UPI-633012345678', ['633012345678'], false],
  ['UPI-ASHA PATIL', [], false],
])('the narration %s with the numbers %j is a reversal without a number: %s', (narration, references, expected) => {
  expect(isUnnumberedReversal(line('2026-11-21', narration, { references }))).toBe(expected);
});

it('such a reversal reverses the credit of the payer that it names', () => {
  expect(reversedBy(line('2026-11-21', 'REV-UPI-ASHA PATIL'), asha, bina)).toEqual([asha]);
  expect(reversedBy(line('2026-11-21', 'REV-UPI-MEERA SEN'), asha, bina)).toEqual([]);
});

it('such a reversal reverses each credit of its amount if it names no payer', () => {
  const debit = line('2026-11-21', 'UPI REVERSAL');
  expect(reversedBy(debit, asha)).toEqual([asha]);
  expect(reversedBy(debit, asha, bina)).toEqual([asha, bina]);
});

it('such a reversal reverses the credit although another one of its day was dismissed', () => {
  const [dismissed, other] = [line('2026-11-21', 'REV-UPI-ASHA PATIL'), line('2026-11-21', 'UPI RETURN ASHA PATIL')];
  const credit = { ...asha, dismissedReversals: [dismissed._id] };
  expect(reversedBy(dismissed, credit)).toEqual([]);
  expect([...creditsReversedBy([other, dismissed], [credit])]).toEqual([[credit, other]]);
});

it.each([
  ['of another amount', line('2026-11-20', asha.narration, { amountPaise: 150_001 })],
  ['of another account', line('2026-11-20', asha.narration, { account: 'SAVINGS' })],
  ['of a later day', line('2026-11-22', asha.narration)],
  ['of more than a week before', line('2026-11-13', asha.narration)],
])('such a reversal reverses no credit %s', (_which, credit) => {
  expect(reversedBy(line('2026-11-21', 'REV-UPI-ASHA PATIL'), credit)).toEqual([]);
});
