import { defaultServiceLevels } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import type { WaitingKind } from '../features/dashboard/api.js';
import { callApi } from '../lib/api-client.js';
import { keyOf } from '../lib/api/endpoint-query.js';
import { promiseFor } from './back-office-pages.js';

const hourMs = 3_600_000;
const { approvalHours, deliveryDays, payoutDays, refundDays } = defaultServiceLevels;
const defaultHours = {
  approval: approvalHours,
  delivery: 24 * deliveryDays,
  payout: 24 * payoutDays,
  refund: 24 * refundDays,
};

/** @returns whether work of this kind is older than the company promises; `since` is the time of the oldest. */
export function useLateness(): (kind: WaitingKind, since: string | null) => boolean {
  const { data } = useQuery({
    queryKey: keyOf('getServiceLevels'),
    queryFn: ({ signal }) => callApi('getServiceLevels', { signal }),
    staleTime: 24 * hourMs,
    meta: { quiet: true },
  });
  const promisedHours = (kind: WaitingKind): number => {
    const promise = promiseFor[kind] ?? 'approval';
    const view = data?.serviceLevels.find((one) => one.kind === promise);
    if (view) return view.unit === 'hours' ? view.promised : 24 * view.promised;
    return defaultHours[promise];
  };
  return (kind, since) => since !== null && Date.now() - Date.parse(since) > promisedHours(kind) * hourMs;
}
