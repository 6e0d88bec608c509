import { defaultServiceLevels, type ServiceLevelKind } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { useWaiting, type Waiting, type WaitingKind } from '../features/dashboard/api.js';
import { callApi } from '../lib/api-client.js';
import { keyOf } from '../lib/api/endpoint-query.js';
import { type QueueName, reviewing } from '../lib/auth/review-queues.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { cancellationsQuery } from '../lib/network/plan-sales.js';

export type WorkKind = WaitingKind | 'cancellations';

export const workOfQueue = {
  members: 'members',
  plans: 'plans',
  orders: 'cotton',
  returns: 'returns',
  payouts: 'payouts',
  cancellations: 'cancellations',
  passwords: 'passwords',
} as const satisfies Record<QueueName, WorkKind>;

/** The promise of the company that each kind of work has to keep; other work is expected within an approval's time. */
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

/** The cancellations are few, so that a page of them counts them: 100 means 100 or more. */
const mostCancellations = 100;

function useWaitingCancellations(): Waiting {
  const { may } = useDesk();
  const { data, isError } = useQuery({
    ...cancellationsQuery({ limit: mostCancellations, cursor: undefined }),
    enabled: may(...reviewing.cancellations),
    meta: { quiet: true },
    refetchInterval: 120_000,
  });
  return {
    count: data === undefined ? (isError ? null : undefined) : data.items.length,
    since: data?.items[0]?.requestedAt ?? null,
  };
}

export interface Work {
  readonly count: number;
  /** Some of it is older than the company promises. */
  readonly isLate: boolean;
  readonly isKnown: boolean;
}

export function useWorkOf(): (kinds: readonly WorkKind[]) => Work {
  const waiting: Readonly<Record<WorkKind, Waiting>> = {
    ...useWaiting(),
    cancellations: useWaitingCancellations(),
  };
  const isLate = useLateness();
  return (kinds) => ({
    count: kinds.reduce((sum, kind) => sum + (waiting[kind].count ?? 0), 0),
    isLate: kinds.some((kind) => isLate(kind, waiting[kind].since)),
    isKnown: kinds.every((kind) => waiting[kind].count !== undefined),
  });
}
