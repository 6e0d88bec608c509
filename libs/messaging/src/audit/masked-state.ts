import { maskDigits, objectId, type AuditField, type AuditState } from '@deepam/contracts';

/** They name people and roles by ids, one in eleven of which has nine digits in a row and would name nobody. */
const named: ReadonlySet<string> = new Set<AuditField>(['askedBy', 'grantedBy', 'passwordFrom', 'role']);

/** Reasons are typed by people, who type numbers into them. */
export function maskedState(state: AuditState | undefined) {
  if (state === undefined) return null;
  return Object.fromEntries(
    Object.entries(state)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, typeof value === 'string' ? maskedIn(field, value) : value]),
  );
}

const maskedIn = (field: string, value: string): string =>
  named.has(field) && objectId.safeParse(value).success ? value : maskDigits(value).slice(0, 1_000);
