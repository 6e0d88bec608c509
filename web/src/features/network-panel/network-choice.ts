import type { PlanName } from '@deepam/contracts';

/** Whom the reader wants to see; empty texts leave nobody out. */
export interface NetworkChoice {
  readonly search: string;
  readonly plan: PlanName | 'none' | '';
  readonly show: 'approved' | 'unapproved' | '';
}

export const everybody: NetworkChoice = { search: '', plan: '', show: '' };

export const isNarrowed = ({ search, plan, show }: NetworkChoice): boolean =>
  search !== '' || plan !== '' || show !== '';

/** What the choice asks of GET /member/network. */
export function questionOf({ search, plan, show }: NetworkChoice) {
  return {
    search,
    plan: plan === '' ? undefined : plan,
    approved: show === '' ? undefined : show === 'approved' ? 'true' : 'false',
  } as const;
}
