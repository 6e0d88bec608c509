import { planNames, plans, toRupees } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import type { ItemOf } from '../../../lib/api/endpoint-types.js';

export type PlanView = ItemOf<'listPlans'>;

/** The same plans as the server's, if both are of one release: shown while loading, and prerendered. */
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
