import type { AuditField, AuditState } from '@deepam/contracts';
import type { Account, ProfileChange } from '../persistence/accounts.repository.js';

const fields: Readonly<Record<keyof ProfileChange, AuditField>> = {
  name: 'name',
  email: 'email',
  address: 'address',
  contactSeenBy: 'contactSeenBy',
  avatarKey: 'image',
  idProofKey: 'idProof',
  panProofKey: 'panidProof',
};

/**
 * The audit trail only records which fields were present, except for the choice of readers, whose value is recorded.
 */
export function profileTraces(change: ProfileChange, { before, after }: Record<'before' | 'after', Account>) {
  const names = Object.keys(change) as (keyof ProfileChange)[];
  const tracesOf = (account: Account): AuditState =>
    Object.fromEntries(
      names.map((name) => [fields[name], name === 'contactSeenBy' ? account[name] : traceOf(account[name])]),
    );
  return { before: tracesOf(before), after: tracesOf(after) };
}

const traceOf = (value: string | null | undefined) => (value == null ? null : 'XXXX');
