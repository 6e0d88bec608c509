import { maskDigits, objectId, type AuditField, type AuditState } from '@deepam/contracts';

/** These fields hold ids of people and roles. One id in eleven has nine digits in a row; masking would destroy it. */
const named: ReadonlySet<string> = new Set<AuditField>([
  'askedBy',
  'grantedBy',
  'passwordFrom',
  'influencedBy',
  'role',
]);

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
  named.has(field) && value.split(', ').every((id) => objectId.safeParse(id).success)
    ? value
    : maskDigits(value).slice(0, 1_000);
