import { payoutAccounts, payoutStatuses, planNames } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { mayBePaid, stepFor } from './payout.js';

describe('the states of a payout', () => {
  it('a requested payout becomes approved or rejected, once', () => {
    const allowed = payoutStatuses.flatMap((from) =>
      (['Approved', 'Rejected'] as const).flatMap((to) => {
        const step = stepFor(from, to);
        return step === null ? [] : [`${from} to ${to}: ${step}`];
      }),
    );
    expect(allowed).toEqual(['Requested to Approved: payout-approved', 'Requested to Rejected: payout-rejected']);
  });
});

describe('the payee of a payout', () => {
  const payees = (from: (typeof payoutAccounts)[number]) =>
    [null, ...planNames].filter((plan) => mayBePaid({ isHead: false, plan }, from));

  it('Silver and Gold members receive commission, and every member receives earnings', () => {
    expect(payees('commission')).toEqual(['Silver', 'Gold']);
    expect(payees('earnings')).toEqual([null, ...planNames]);
  });

  it('the head receives no payout', () => {
    for (const from of payoutAccounts) expect(mayBePaid({ isHead: true, plan: null }, from)).toBe(false);
  });
});
