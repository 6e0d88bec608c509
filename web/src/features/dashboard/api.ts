import { queryOptions, useQuery, useQueries } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import type { Answer, EndpointName } from '../../lib/api/endpoint-types.js';
import { maxWaitingCounted } from '@deepam/contracts';
import {
  seeingGrievances,
  seeingOrders,
  seeingPasswordRequests,
  seeingPayouts,
  seeingWaitingMembers,
} from '../../lib/auth/desk-permissions.js';
import { approvalCallsOf, decidingApprovals, holders } from '../../lib/approval/who-decides.js';
import { reviewing } from '../../lib/auth/review-queues.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { formatCount } from '../../lib/format/money.js';
import { cancellationsQuery } from '../../lib/network/plan-sales.js';

export type DashboardView = Answer<'dashboard'>;

export const dashboardQuery = () =>
  queryOptions({
    queryKey: keyOf('dashboard'),
    queryFn: ({ signal }) => callApi('dashboard', { query: { limit: 1 }, signal }),
  });

export const useDashboard = () => useQuery(dashboardQuery());

export type WaitingKind =
  | 'members'
  | 'plans'
  | 'cotton'
  | 'returns'
  | 'payouts'
  | 'owed'
  | 'toSend'
  | 'paidTwice'
  | 'cancellations'
  | 'passwords'
  | 'grievances'
  | 'approvals';

export interface Waiting {
  /** The count is undefined while it is unknown, and null if the work can't be counted. */
  readonly count: number | null | undefined;
  readonly since: string | null;
}

const wholeCounts: ReadonlySet<WaitingKind> = new Set(['cancellations', 'passwords']);

/** The other counts stop at a limit: that number means "this or more". */
export const isCountCut = (kind: WaitingKind, { count }: Waiting): boolean =>
  !wholeCounts.has(kind) && (count ?? 0) >= maxWaitingCounted;

export const waitingText = (count: number, isCut: boolean): string =>
  isCut ? `${maxWaitingCounted - 1}+` : formatCount(count);

const refetchInterval = 120_000;

type Ask<Counts> = (options: { signal: AbortSignal }) => Promise<Counts>;

const countsQuery = <Counts>(name: EndpointName, enabled: boolean, ask: Ask<Counts>) => ({
  queryKey: keyOf(name),
  queryFn: ({ signal }: { signal: AbortSignal }) => ask({ signal }),
  enabled,
  meta: { quiet: true },
  refetchInterval,
});

const useCounts = <Counts>(name: EndpointName, enabled: boolean, ask: Ask<Counts>) =>
  useQuery(countsQuery(name, enabled, ask));

export function useWaiting(): Readonly<Record<WaitingKind, Waiting>> {
  const { may } = useDesk();
  const members = useCounts('waitingMembers', may(...seeingWaitingMembers), (asked) =>
    callApi('waitingMembers', asked),
  );
  const cotton = useCounts('waitingCotton', may(...seeingOrders), (asked) => callApi('waitingCotton', asked));
  const payouts = useCounts('waitingPayouts', may(...seeingPayouts), (asked) => callApi('waitingPayouts', asked));
  const passwords = useCounts('waitingPasswordRequests', may(...seeingPasswordRequests), (asked) =>
    callApi('waitingPasswordRequests', asked),
  );
  const cancellations = useQuery({
    ...cancellationsQuery({ limit: 1, cursor: undefined }),
    enabled: may(...reviewing.cancellations),
    meta: { quiet: true },
    refetchInterval,
  });
  const grievances = useCounts('waitingGrievances', may(...seeingGrievances), (asked) =>
    callApi('waitingGrievances', asked),
  );
  const approvals = useQueries({
    queries: holders.map((holder) => {
      const name = approvalCallsOf[holder].waiting;
      return countsQuery(name, may(...decidingApprovals[holder]), (asked) => callApi(name, asked));
    }),
  });
  const workOf = <T extends { since?: Record<K, string | null> | undefined } & Record<K, number>, K extends string>(
    { data, isError }: { data: T | undefined; isError: boolean },
    what: K,
  ): Waiting => ({
    count: data === undefined ? (isError ? null : undefined) : data[what],
    since: data?.since?.[what] ?? null,
  });
  return {
    members: workOf(members, 'registrations'),
    plans: workOf(members, 'planRequests'),
    cotton: workOf(cotton, 'orders'),
    returns: workOf(cotton, 'returns'),
    payouts: workOf(payouts, 'payouts'),
    owed: workOf(payouts, 'owed'),
    toSend: workOf(payouts, 'toSend'),
    paidTwice: { count: payouts.data?.paidTwice ?? 0, since: null },
    cancellations: {
      count:
        cancellations.data === undefined
          ? cancellations.isError
            ? null
            : undefined
          : (cancellations.data.total ?? cancellations.data.items.length),
      since: cancellations.data?.items[0]?.requestedAt ?? null,
    },
    passwords: workOf(passwords, 'passwordRequests'),
    grievances: workOf(grievances, 'grievances'),
    approvals: together(approvals.map((found) => workOf(found, 'approvals'))),
  };
}

function together(counts: readonly Waiting[]): Waiting {
  const since = counts.flatMap((one) => one.since ?? []).toSorted();
  return { count: counts.reduce((sum, { count }) => sum + (count ?? 0), 0), since: since[0] ?? null };
}
