import { cottonOrderSorts, cottonOrderStatuses, type CottonOrderSort } from '@deepam/contracts';
import type { Sort } from '../../components/columns.js';
import { isBackward, questionOf, usePeriod } from '../../lib/period.js';
import { useAddressValues } from '../../lib/use-address-values.js';
import { useSearchChoice } from '../../lib/use-search-choice.js';

/** Which of the head's orders are shown, and in which order; kept in the address. */
export function useOrderChoice() {
  const [params, change] = useAddressValues();
  const search = params.get('orders-search') ?? '';
  const [shown, show] = useSearchChoice('orders', ['all', 'returns', ...cottonOrderStatuses]);
  const [period, choosePeriod] = usePeriod('orders-');
  const sort = cottonOrderSorts.find((one) => one === params.get('orders-sort')) ?? 'requestDate';
  const order = params.get('orders-order') === 'asc' ? ('asc' as const) : ('desc' as const);
  return {
    search,
    setSearch: (text: string) => change({ 'orders-search': text }),
    shown,
    show,
    period,
    choosePeriod,
    sorted: { key: sort, order } satisfies Sort & { key: CottonOrderSort },
    setSort: ({ key, order: direction }: Sort) => change({ 'orders-sort': key, 'orders-order': direction }),
    isNarrowed: search !== '' || shown !== 'all' || period.from !== '' || period.to !== '',
    isBackward: isBackward(period),
    filters: {
      search,
      status: shown === 'all' || shown === 'returns' ? undefined : shown,
      depositReturnStatus: shown === 'returns' ? ('Requested' as const) : undefined,
      ...questionOf(period),
    },
  };
}
