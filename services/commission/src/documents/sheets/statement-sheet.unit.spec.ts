import { documentLanguages } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import type { PayoutDocument } from '../../payouts/persistence/payout.schema.js';
import { yearOf } from '../domain/year.js';
import { statementSheet } from './statement-sheet.js';

const paidAt = new Date('2026-05-04T05:00:00Z');
const payout = { amountPaise: 50_000, tax: { taxPaise: 1_000, netPaise: 49_000 }, utr: 'HDFC1', paidAt };
const statementOf = (...payouts: readonly object[]) => ({
  ...{ taxYear: '2026-27', issuer: ['Deepam'], party: { name: 'Asha', referralCode: 'FLM2345678' } },
  ...{ year: yearOf([]), payouts: payouts as PayoutDocument[], asOf: paidAt },
});

describe('the statement of a year', () => {
  it.each(documentLanguages)('names what the member has not received in a note, in %s', (language) => {
    const at = new Date('2026-05-06T05:00:00Z');
    const decided = { ...payout, paidAt: null, decidedAt: paidAt };
    const unsent = [
      { ...payout, cameBackAt: at },
      { ...decided, toSendSince: at },
      { ...payout, toSendSince: at },
    ];
    const [returned, toBeSent, sentAgain, ...others] = statementSheet(statementOf(payout, ...unsent), language).notes;
    for (const note of [returned, toBeSent]) {
      expect(note).toContain('₹490.00');
      expect(note).toContain('04/05/2026');
      expect(note).not.toMatch(/[{}]/);
    }
    expect(returned).not.toBe(toBeSent);
    expect(sentAgain).toBe(returned);
    // Of the other one there is nothing to say, nor of one that the bank has paid meanwhile.
    const paid = { ...payout, toSendSince: at, isPaidElsewhere: true };
    expect(statementSheet(statementOf(payout, paid), language).notes).toEqual(others);
  });
});
