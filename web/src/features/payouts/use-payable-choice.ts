import { payableKinds, payableRowStates, payableSorts, type PayableSort } from '@deepam/contracts';
import type { Sort } from '../../components/ui/columns.js';
import { isBackward, periodIn, queryOf, usePeriod } from '../../lib/period.js';
import { useAddressValues } from '../../lib/use-address-values.js';
import { choiceIn, useSearchChoice } from '../../lib/use-search-choice.js';

export const pageSizes = ['20', '50', '100'] as const;
export const kindChoices = ['all', ...payableKinds] as const;

export const payableStateNames = ['search', 'kind', 'from', 'to', 'sort', 'order']
  .map((parameter) => `payouts-${parameter}`)
  .concat('payouts');

export const payableFiltersIn = (params: URLSearchParams) => {
  const kind = choiceIn(params, 'payouts-kind', kindChoices);
  return {
    search: params.get('payouts-search') ?? '',
    state: choiceIn(params, 'payouts', payableRowStates),
    kind: kind === 'all' ? undefined : kind,
    ...queryOf(periodIn(params, 'payouts-')),
  };
};

export function usePayableChoice() {
  const [params, change] = useAddressValues();
  const filters = payableFiltersIn(params);
  const { search } = filters;
  const [state, setState] = useSearchChoice('payouts', payableRowStates);
  const [kind, setKind] = useSearchChoice('payouts-kind', kindChoices);
  const [size, setSize] = useSearchChoice('payouts-size', pageSizes);
  const [period, choosePeriod] = usePeriod('payouts-');
  const sort = payableSorts.find((one) => one === params.get('payouts-sort')) ?? 'date';
  const order = params.get('payouts-order') === 'asc' ? ('asc' as const) : ('desc' as const);
  return {
    search,
    setSearch: (text: string) => change({ 'payouts-search': text }),
    state,
    setState,
    kind,
    setKind,
    size,
    setSize,
    period,
    choosePeriod,
    sorted: { key: sort, order } satisfies Sort & { key: PayableSort },
    setSort: ({ key, order: direction }: Sort) => change({ 'payouts-sort': key, 'payouts-order': direction }),
    isNarrowed: search !== '' || kind !== 'all' || period.from !== '' || period.to !== '',
    isBackward: isBackward(period),
    filters,
  };
}
