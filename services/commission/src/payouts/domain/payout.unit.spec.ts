import { payoutStatuses } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { stepFor } from './payout.js';

describe('the states of a payout', () => {
  it('lead from Requested to Approved or Rejected, once', () => {
    const allowed = payoutStatuses.flatMap((from) =>
      (['Approved', 'Rejected'] as const).flatMap((to) => (stepFor(from, to) === null ? [] : [`${from} to ${to}`])),
    );
    expect(allowed).toEqual(['Requested to Approved', 'Requested to Rejected']);
  });
});
