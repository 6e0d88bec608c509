import { auditKinds, type AuditKind } from '@deepam/contracts';
import { useAddressValues } from '../../lib/use-address-values.js';

export interface AuditFilters {
  readonly person: string;
  readonly member: string;
  readonly kind: AuditKind | '';
  readonly from: string;
  readonly to: string;
}

const oneId = /^[0-9a-f]{24}$/;
const oneDay = /^\d{4}-\d{2}-\d{2}$/;

export function filtersIn(params: URLSearchParams): AuditFilters {
  const fitting = (name: string, form: RegExp) => (form.test(params.get(name) ?? '') ? params.get(name)! : '');
  const day = (name: string) => (Number.isNaN(Date.parse(fitting(name, oneDay))) ? '' : fitting(name, oneDay));
  return {
    person: fitting('person', oneId),
    member: fitting('member', oneId),
    kind: auditKinds.find((kind) => kind === params.get('kind')) ?? '',
    from: day('from'),
    to: day('to'),
  };
}

export function queryOf({ person, member, kind, from, to }: AuditFilters) {
  return {
    person: person || undefined,
    member: member || undefined,
    kind: kind || undefined,
    from: from === '' ? undefined : beginOf(from, 0),
    to: to === '' ? undefined : beginOf(to, 1),
  };
}
export type AuditQuery = ReturnType<typeof queryOf>;

const dayMs = 24 * 3_600_000;

/** India has one time zone and no summer time. */
const beginOf = (day: string, later: number): string =>
  new Date(Date.parse(`${day}T00:00:00+05:30`) + later * dayMs).toISOString();

export function useAuditFilters(): [AuditFilters, (change: Partial<AuditFilters>) => void] {
  const [params, change] = useAddressValues();
  return [filtersIn(params), change];
}

export const noFilters: AuditFilters = { person: '', member: '', kind: '', from: '', to: '' };
