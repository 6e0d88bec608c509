import { expect, it } from '@jest/globals';
import { linesNaming, returnsOf } from './lines-naming.js';

const line = (narration: string, reference = '') => ({
  ...{ movementKey: narration, narration, reference, references: ['600512345678'], direction: 'debit' as const },
  ...{ amountPaise: 1_000, date: '2026-01-05' },
});
const found = (...lines: ReturnType<typeof line>[]) =>
  linesNaming(['DPY222222222', 'DPY333333333'], lines).map(({ reference }) => reference);

it('names references of payouts however the bank breaks them, and no others', () => {
  expect(found(line('NEFT DR-PAYOUT DPY2222 22222'), line('NEFT', 'dpy33333/3333'))).toEqual([
    'DPY222222222',
    'DPY333333333',
  ]);
  expect(found(line('PAYOUT DPY22222222'), line('PAYOUT DPY2222', '22222'), line('SALARY'))).toEqual([]);
});

it('knows what came back also by the number of the bank alone, and once', () => {
  const named = linesNaming(['DPY222222222'], [line('NEFT DR DPY222222222')]);
  const credit = (narration: string, references = ['600512345678']) => ({
    ...{ ...line(narration), references, direction: 'credit' as const },
  });
  const credits = [
    credit('NEFT RETURN 600512345678'),
    credit('RETURN DPY222222222 600512345678'),
    credit('UPI 600512345679', ['600512345679']),
  ];
  expect(returnsOf(named, credits)).toEqual([
    {
      ...{ reference: 'DPY222222222', key: 'NEFT RETURN 600512345678', direction: 'credit' },
      ...{ amountPaise: 1_000, on: '2026-01-05', utr: '600512345678' },
    },
  ]);
  expect(returnsOf([], credits)).toEqual([]);
});
