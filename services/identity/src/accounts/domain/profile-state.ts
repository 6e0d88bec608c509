import {
  type AuditField,
  type AuditState,
  contactSeenByDefault,
  type EventData,
  type profileChanged,
  type ProfileField,
} from '@deepam/contracts';
import type { Account, ProfileChange } from '../persistence/accounts.repository.js';

/**
 * The event has the complete state of the profile.
 * @param changed all fields of this revision; missing if any field may have changed
 */
export function profileState(account: Account, changed?: readonly ProfileField[]): EventData<typeof profileChanged> {
  return {
    memberId: account._id,
    revision: account.revision,
    name: account.name,
    email: account.email,
    mobile: account.mobile,
    address: account.address,
    contactSeenBy: account.contactSeenBy ?? contactSeenByDefault,
    avatarKey: account.avatarKey,
    idProofKey: account.idProofKey,
    panProofKey: account.panProofKey,
    ...(changed && { changed: [...changed] }),
  };
}

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
