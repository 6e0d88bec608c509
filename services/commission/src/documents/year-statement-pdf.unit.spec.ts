import { documentLanguages, type TransferState } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import { yearOf } from './domain/year.js';
import { statementSheet, type StatedPayout } from './year-statement-pdf.js';

const decidedAt = new Date('2026-05-04T05:00:00Z');
const payout = { amountPaise: 50_000, tax: { taxPaise: 1_000, netPaise: 49_000 }, decidedAt } as PayoutDocument;
const inState = (state: TransferState): StatedPayout => ({ payout, transfer: { state, utr: 'HDFC1' } });
const statementOf = (...payouts: readonly StatedPayout[]) => ({
  taxYear: '2026-27',
  issuer: ['Deepam'],
  party: {
    name: 'Asha',
    referralCode: 'FLM2345678',
  },
  year: yearOf([]),
  payouts,
  asOf: decidedAt,
});

it.each(documentLanguages)('a note names each payout that the member has not received, in %s', (language) => {
  const unpaid = [inState('returned'), inState('submitted'), { payout }];
  const [returned, submitted, untried, ...others] = statementSheet(statementOf(...unpaid), language).notes;
  for (const note of [returned, submitted]) {
    expect(note).toContain('₹490.00');
    expect(note).toContain('04/05/2026');
    expect(note).not.toMatch(/[{}]/);
  }
  expect(returned).not.toBe(submitted);
  expect(untried).toBe(submitted);
  const paid = [inState('paid'), inState('paid-twice')];
  expect(statementSheet(statementOf(...paid), language).notes).toEqual(others);
});
