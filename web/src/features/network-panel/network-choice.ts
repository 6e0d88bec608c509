import type { PlanName } from '@deepam/contracts';
import type { NetworkSort } from '../../lib/network/member-network.js';

const sorts = {
  date: 'registeredDate',
  plan: 'plan',
  code: 'referralCode',
  name: 'name',
  earnings: 'earnings',
  commission: 'commission',
} as const satisfies Readonly<Record<string, NetworkSort>>;
export type SortKey = keyof typeof sorts;

export interface NetworkChoice {
  readonly search: string;
  readonly plan: PlanName | 'none' | '';
  readonly show: 'approved' | 'unapproved' | '';
  readonly sort: SortKey;
  readonly order: 'asc' | 'desc';
}

export const everybody: NetworkChoice = { search: '', plan: '', show: '', sort: 'date', order: 'desc' };

const plans = ['Bronze', 'Silver', 'Gold', 'none'] as const;
const shows = ['approved', 'unapproved'] as const;
const sortKeys = Object.keys(sorts) as SortKey[];

export function readChoice(params: URLSearchParams): NetworkChoice {
  const oneOf = <T extends string, D>(choices: readonly T[], name: string, usual: D): T | D =>
    choices.find((choice) => choice === params.get(name)) ?? usual;
  return {
    search: params.get('search') ?? '',
    plan: oneOf(plans, 'plan', everybody.plan),
    show: oneOf(shows, 'show', everybody.show),
    sort: oneOf(sortKeys, 'sort', everybody.sort),
    order: oneOf(['asc', 'desc'], 'order', everybody.order),
  };
}

export const unusual = (change: Partial<NetworkChoice>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      value === everybody[name as keyof NetworkChoice] ? '' : value,
    ]),
  );

export const isNarrowed = ({ search, plan, show }: NetworkChoice): boolean =>
  search !== '' || plan !== '' || show !== '';

export function queryOf({ search, plan, show, sort, order }: NetworkChoice) {
  return {
    search,
    plan: plan === '' ? undefined : plan,
    approved: show === '' ? undefined : show === 'approved' ? 'true' : 'false',
    sort: sorts[sort],
    order,
  } as const;
}
