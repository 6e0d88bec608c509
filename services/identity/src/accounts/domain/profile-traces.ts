import type { AuditField, AuditState } from '@deepam/contracts';
import type { Account, ProfileChange } from '../persistence/accounts.repository.js';

const fields: Readonly<Record<keyof ProfileChange, AuditField>> = {
  name: 'name',
  email: 'email',
  address: 'address',
  avatarKey: 'image',
  idProofKey: 'idProof',
  panProofKey: 'panidProof',
};

/** Which fields were there before and after, for the audit trail: what is in them is nobody's business there. */
export function profileTraces(change: ProfileChange, { before, after }: Record<'before' | 'after', Account>) {
  const names = Object.keys(change) as (keyof ProfileChange)[];
  const tracesOf = (account: Account): AuditState =>
    Object.fromEntries(names.map((name) => [fields[name], account[name] === null ? null : 'XXXX']));
  return { before: tracesOf(before), after: tracesOf(after) };
}
