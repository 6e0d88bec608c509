import type { PlanName } from '@deepam/contracts';
import type { NetworkSort } from '../../lib/network/member-network.js';
import { useAddressValues } from '../../lib/use-address-values.js';

export interface MemberFilters {
  readonly search: string;
  readonly sort: NetworkSort;
  readonly order: 'asc' | 'desc';
  readonly plan: PlanName | 'none' | '';
  readonly member: string;
  readonly show: '' | 'approved' | 'unapproved' | 'plan-requests';
}

const sorts = ['registeredDate', 'name', 'referralCode', 'level', 'plan', 'earnings', 'commission'] as const;
const queueSorts = [...sorts, 'requestedDate'] as const;
const planChoices = ['Bronze', 'Silver', 'Gold', 'none'] as const;
const shows = ['approved', 'unapproved', 'plan-requests'] as const;

const oneOf = <T extends string, D>(choices: readonly T[], value: string | null, otherwise: D): T | D =>
  choices.find((choice) => choice === value) ?? otherwise;

export const savedFilterNames = ['search', 'plan', 'show', 'sort', 'order'] as const;

export function filtersIn(params: URLSearchParams): MemberFilters {
  const isQueue = params.get('show') === 'plan-requests';
  return {
    search: params.get('search') ?? '',
    sort: oneOf(isQueue ? queueSorts : sorts, params.get('sort'), isQueue ? 'requestedDate' : 'registeredDate'),
    order: oneOf(['asc', 'desc'], params.get('order'), isQueue ? 'asc' : 'desc'),
    plan: oneOf(planChoices, params.get('plan'), ''),
    show: oneOf(shows, params.get('show'), ''),
    member: /^[0-9a-f]{24}$/.exec(params.get('member') ?? '')?.[0] ?? '',
  };
}

export function useMemberFilters(): [MemberFilters, (change: Partial<MemberFilters>) => void] {
  const [params, change] = useAddressValues();
  return [filtersIn(params), change];
}

export function queryOf({ search, sort, order, plan, show }: MemberFilters) {
  return {
    search,
    sort,
    order,
    plan: plan === '' ? undefined : plan,
    approved: show === 'approved' ? 'true' : show === 'unapproved' ? 'false' : undefined,
    planRequested: show === 'plan-requests' ? 'true' : undefined,
  } as const;
}

export const noFilters = { search: '', plan: '', show: '', member: '' } as const;
