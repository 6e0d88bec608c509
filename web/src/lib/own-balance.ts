import { mayBuildNetwork, type Paise, type PlanName, sumPaise, toPaise } from '@deepam/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from './api-client.js';
import { keyOf } from './api/endpoint-query.js';
import type { Answer } from './api/endpoint-types.js';

export type Balance = Answer<'balance'>;

const balanceQuery = () =>
  queryOptions({ queryKey: keyOf('balance'), queryFn: ({ signal }) => callApi('balance', { signal }) });

export const useBalance = (enabled = true) => useQuery({ ...balanceQuery(), enabled });

export interface Parts {
  readonly commission: number;
  readonly earnings: number;
}

export interface Withdrawable {
  readonly amount: Paise;
  readonly parts: Parts;
  readonly lockedCommission: number;
  readonly paysCommission: boolean;
  readonly isPossible: boolean;
}

export const leastPayout = 100;

/** Commission requires Silver or Gold. */
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
