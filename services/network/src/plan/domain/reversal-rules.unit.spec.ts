import { describe, expect, it } from '@jest/globals';
import type { PlanRequest } from '../../tree/persistence/membership.schema.js';
import { coolingOffError, reversalBlock } from './reversal-rules.js';

const reversal = {
  ...({ id: 'r', kind: 'wrong-approval', note: 'No money came.', at: new Date(), byId: 'head' } as const),
  isPriceOwed: false,
} as const;
const planRequest: PlanRequest = {
  requestId: 'r',
  plan: 'Gold',
  proofKey: 'k',
  utr: null,
  txnid: null,
  sent: {
    utr: null,
    sha256: null,
  },
  requestedAt: new Date(),
};

describe('the reversal of a sale', () => {
  it('a sale can be reversed while its plan is the present one and no request waits', () => {
    expect(reversalBlock({ plan: 'Silver' }, { plan: 'Silver' })).toBeNull();
  });

  it('a sale is reversed once, after later sales, and after open requests are decided', () => {
    const reversed = { plan: 'Silver', reversal } as const;
    expect(reversalBlock(reversed, { plan: 'Silver' })).toBe('reversed');
    expect(reversalBlock({ plan: 'Silver' }, { plan: 'Gold' })).toBe('later-sale');
    expect(reversalBlock({ plan: 'Silver' }, { plan: 'Silver', planRequest })).toBe('request-waits');
  });
});

describe('the cooling-off of a plan', () => {
  const approvedAt = new Date('2026-01-01T10:00:00Z');

  it('a plan can be given back until the end of the thirtieth day', () => {
    const at = (requestedAt: string) => coolingOffError({ amountPaise: 75_000, approvedAt }, new Date(requestedAt));
    expect(at('2026-01-31T18:29:59.999Z')).toBeNull();
    expect(at('2026-01-31T18:30:00Z')).toBe('NETWORK.COOLING_OFF_OVER');
  });

  it('a waived plan has nothing to give back', () => {
    expect(coolingOffError({ amountPaise: 0, approvedAt }, approvedAt)).toBe('NETWORK.NOTHING_PAID');
  });
});
