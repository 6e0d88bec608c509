import { cottonOrderSorts, cottonOrderStatuses, type CottonOrderSort } from '@deepam/contracts';
import type { Sort } from '../../components/ui/columns.js';
import { isBackward, periodIn, queryOf, usePeriod } from '../../lib/period.js';
import { useAddressValues } from '../../lib/use-address-values.js';
import { choiceIn, useSearchChoice } from '../../lib/use-search-choice.js';

const choices = ['all', 'returns', ...cottonOrderStatuses] as const;

export const orderStateNames = ['search', 'from', 'to', 'sort', 'order']
  .map((parameter) => `orders-${parameter}`)
  .concat('orders');

export function orderFiltersIn(params: URLSearchParams) {
  const shown = choiceIn(params, 'orders', choices);
  return {
    search: params.get('orders-search') ?? '',
    status: shown === 'all' || shown === 'returns' ? undefined : shown,
    depositReturnStatus: shown === 'returns' ? ('Requested' as const) : undefined,
    ...queryOf(periodIn(params, 'orders-')),
  };
}

export function useOrderChoice() {
  const [params, change] = useAddressValues();
  const [shown, show] = useSearchChoice('orders', choices);
  const [period, choosePeriod] = usePeriod('orders-');
  const filters = orderFiltersIn(params);
  const { search } = filters;
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
    filters,
  };
}
