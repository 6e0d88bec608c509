import { defaultServiceLevels, type ServiceLevelKind } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { isCountCut, useWaiting, type WaitingKind } from '../features/dashboard/api.js';
import { callApi } from '../lib/api-client.js';
import { keyOf } from '../lib/api/endpoint-query.js';
import type { QueueName } from '../lib/auth/review-queues.js';

export type WorkKind = WaitingKind;

export const workOfQueue = {
  members: 'members',
  plans: 'plans',
  orders: 'cotton',
  returns: 'returns',
  payouts: 'payouts',
  cancellations: 'cancellations',
  passwords: 'passwords',
} as const satisfies Record<QueueName, WorkKind>;

/** Work of a kind without a promise of the company is expected within an approval's time. */
const promiseFor: Readonly<Partial<Record<WorkKind, ServiceLevelKind>>> = {
  returns: 'refund',
  payouts: 'payout',
  owed: 'payout',
  toSend: 'payout',
};

const hourMs = 3_600_000;
const { approvalHours, deliveryDays, payoutDays, refundDays } = defaultServiceLevels;
const defaultHours = {
  approval: approvalHours,
  delivery: 24 * deliveryDays,
  payout: 24 * payoutDays,
  refund: 24 * refundDays,
};

/** @returns whether work of this kind is older than the company promises; `since` is the time of the oldest. */
export function useLateness(): (kind: WorkKind, since: string | null) => boolean {
  const { data } = useQuery({
    queryKey: keyOf('getServiceLevels'),
    queryFn: ({ signal }) => callApi('getServiceLevels', { signal }),
    staleTime: 24 * hourMs,
    meta: { quiet: true },
  });
  const promisedHours = (kind: WorkKind): number => {
    const promise = promiseFor[kind] ?? 'approval';
    const view = data?.serviceLevels.find((one) => one.kind === promise);
    if (view) return view.unit === 'hours' ? view.promised : 24 * view.promised;
    return defaultHours[promise];
  };
  return (kind, since) => since !== null && Date.now() - Date.parse(since) > promisedHours(kind) * hourMs;
}

export interface Work {
  readonly count: number;
  /** The count is a lower bound. */
  readonly isCut: boolean;
  /** Part of the work is older than the company promises. */
  readonly isLate: boolean;
  readonly isKnown: boolean;
}

export function useWorkOf(): (kinds: readonly WorkKind[]) => Work {
  const waiting = useWaiting();
  const isLate = useLateness();
  return (kinds) => ({
    count: kinds.reduce((sum, kind) => sum + (waiting[kind].count ?? 0), 0),
    isCut: kinds.some((kind) => isCountCut(kind, waiting[kind])),
    isLate: kinds.some((kind) => isLate(kind, waiting[kind].since)),
    isKnown: kinds.every((kind) => waiting[kind].count !== undefined),
  });
}
