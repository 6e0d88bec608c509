import { bankLineFilters } from '@deepam/contracts';
import { useAddressValues } from '../../lib/use-address-values.js';

export interface LineFilters {
  readonly state: (typeof bankLineFilters)[number] | '';
  readonly q: string;
  readonly from: string;
  readonly to: string;
}

const day = (typed: string | null): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed ?? '') && !Number.isNaN(Date.parse(typed!)) ? typed! : '';

export const filtersIn = (params: URLSearchParams): LineFilters => ({
  state: bankLineFilters.find((state) => state === params.get('state')) ?? '',
  q: (params.get('q') ?? '').slice(0, 100),
  from: day(params.get('from')),
  to: day(params.get('to')),
});

export const queryOf = ({ state, q, from, to }: LineFilters) => ({
  state: state || undefined,
  q: q || undefined,
  from: from || undefined,
  to: to || undefined,
});

export const lineStateNames = ['q', 'state', 'from', 'to'] as const;

export function useLineFilters(): [LineFilters, (change: Partial<LineFilters>) => void] {
  const [params, change] = useAddressValues();
  return [filtersIn(params), change];
}
