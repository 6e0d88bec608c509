import {
  type PlanName,
  type BodyInputOf,
  type requestCancellation,
  planNames,
  plans,
  toRupees,
  type BodyOf,
  type requestPlanProof,
} from '@deepam/contracts';
import { callApi } from '../../lib/api-client.js';
import { useRefresh, keyOf } from '../../lib/api/endpoint-query.js';
import type { Answer, ItemOf } from '../../lib/api/endpoint-types.js';
import { useAction } from '../../lib/api/use-action.js';
import { useQuery } from '@tanstack/react-query';

export type Enrollment = Answer<'enrollUpi'>;

export function useEnrollUpi() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (plan: PlanName, key) => callApi('enrollUpi', { key, body: { plan } }),
    onSuccess: () => void refresh('listUnfinishedPayments'),
  });
}

export type OwnSale = ItemOf<'listPlanSales'>;

export const usePlanSales = () =>
  useQuery({
    queryKey: keyOf('listPlanSales'),
    queryFn: ({ signal }) => callApi('listPlanSales', { signal }),
    meta: { quiet: true },
  });

export function useRequestCancellation() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (body: BodyInputOf<typeof requestCancellation>, key) => callApi('requestCancellation', { key, body }),
    onSettled: () => refresh('listPlanSales'),
  });
}

export function useWithdrawCancellation() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (id: string, key) => callApi('withdrawCancellation', { key, params: { id } }),
    onSettled: () => refresh('listPlanSales'),
  });
}

export type PlanView = ItemOf<'listPlans'>;

/** These plans equal the server's if both are of one release, so they are shown while loading and prerendered. */
const expected: PlanView[] = planNames.map((name) => {
  const { pricePaise, cottonGrams, contents } = plans[name];
  return { name, price: toRupees(pricePaise), cottonGrams, contents: [...contents] };
});

export const usePlans = () =>
  useQuery({
    queryKey: keyOf('listPlans'),
    queryFn: ({ signal }) => callApi('listPlans', { signal }),
    placeholderData: expected,
    // Prices change with a release, not within a visit.
    staleTime: 600_000,
  });

/** A proof under this name stays the same action until the server answers. */
export const proofDraft = 'requestPlanProof';

export function useRequestPlanProof() {
  const refresh = useRefresh();
  return useAction({
    draft: proofDraft,
    mutationFn: ({ planProof, ...body }: BodyOf<typeof requestPlanProof> & { planProof: File }, key) =>
      callApi('requestPlanProof', { key, body, files: { planProof } }),
    onSettled: () => refresh('membership', 'dashboard', 'profile', 'listUnfinishedPayments'),
  });
}

export const useUnfinishedPayments = () =>
  useQuery({
    queryKey: keyOf('listUnfinishedPayments'),
    queryFn: ({ signal }) => callApi('listUnfinishedPayments', { signal }),
    meta: { quiet: true },
  });
