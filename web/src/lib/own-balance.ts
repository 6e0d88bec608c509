import { mayBuildNetwork, type Paise, type PlanName, sumPaise, toPaise } from '@deepam/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from './api-client.js';
import { keyOf } from './api/endpoint-query.js';
import type { Answer } from './api/endpoint-types.js';

export type Balance = Answer<'balance'>;

const balanceQuery = () =>
  queryOptions({ queryKey: keyOf('balance'), queryFn: ({ signal }) => callApi('balance', { signal }) });

/** The caller's own balances and payouts. */
export const useBalance = (enabled = true) => useQuery({ ...balanceQuery(), enabled });

/** In rupees. */
export interface Parts {
  readonly commission: number;
  readonly earnings: number;
}

export interface Withdrawable {
  /** What one payout can bring now. */
  readonly amount: Paise;
  /** Which of it comes from where. */
  readonly parts: Parts;
  /** Commission that this plan is not paid, in rupees. */
  readonly lockedCommission: number;
  readonly paysCommission: boolean;
  /** Whether a payout can be asked for. */
  readonly isPossible: boolean;
}

export const leastPayout = 100;

/** What a member of this plan can ask for; commission is paid with Silver and Gold alone. */
export function withdrawableOf(balance: Balance, plan: PlanName | null): Withdrawable {
  const paysCommission = mayBuildNetwork(plan);
  const held = balance.availableFrom ?? { commission: Math.max(0, balance.available), earnings: 0 };
  const parts = { commission: paysCommission ? held.commission : 0, earnings: held.earnings };
  const amount = sumPaise([toPaise(parts.commission), toPaise(parts.earnings)]);
  const isSuspended = balance.payoutsWait?.suspended === true;
  return {
    amount,
    parts,
    lockedCommission: paysCommission ? 0 : held.commission,
    paysCommission,
    isPossible: amount >= leastPayout && !isSuspended,
  };
}
