import { payoutSorts, type PayoutSort } from '@deepam/contracts';
import type { Sort } from '../../components/columns.js';
import { isBackward, periodIn, questionOf, usePeriod } from '../../lib/period.js';
import { useAddressValues } from '../../lib/use-address-values.js';
import { choiceIn, useSearchChoice } from '../../lib/use-search-choice.js';

export const pageSizes = ['20', '50', '100'] as const;
const choices = ['all', 'open', 'to-send', 'came-back'] as const;

/** What of the address is a state of the list that can be saved. */
export const payoutStateNames = ['search', 'from', 'to', 'sort', 'order']
  .map((parameter) => `payouts-${parameter}`)
  .concat('payouts');

/** What an address asks of the list. */
export const payoutFiltersIn = (params: URLSearchParams) => {
  const shown = choiceIn(params, 'payouts', choices);
  return {
    search: params.get('payouts-search') ?? '',
    status: shown === 'open' ? ('Requested' as const) : undefined,
    toSend: shown === 'to-send' ? ('true' as const) : undefined,
    cameBack: shown === 'came-back' ? ('true' as const) : undefined,
    ...questionOf(periodIn(params, 'payouts-')),
  };
};

/** Which of the head's payouts are shown, and in which order; kept in the address. */
export function usePayoutChoice() {
  const [params, change] = useAddressValues();
  const filters = payoutFiltersIn(params);
  const { search } = filters;
  const [shown, show] = useSearchChoice('payouts', choices);
  const [size, setSize] = useSearchChoice('payouts-size', pageSizes);
  const [period, choosePeriod] = usePeriod('payouts-');
  const sort = payoutSorts.find((one) => one === params.get('payouts-sort')) ?? 'requestedAt';
  const order = params.get('payouts-order') === 'asc' ? ('asc' as const) : ('desc' as const);
  return {
    search,
    setSearch: (text: string) => change({ 'payouts-search': text }),
    shown,
    show,
    size,
    setSize,
    period,
    choosePeriod,
    sorted: { key: sort, order } satisfies Sort & { key: PayoutSort },
    setSort: ({ key, order: direction }: Sort) => change({ 'payouts-sort': key, 'payouts-order': direction }),
    isNarrowed: search !== '' || shown !== 'all' || period.from !== '' || period.to !== '',
    isBackward: isBackward(period),
    filters,
  };
}
