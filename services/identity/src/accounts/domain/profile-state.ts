import { contactSeenByDefault, type EventData, type profileChanged, type ProfileField } from '@deepam/contracts';
import type { Account } from '../persistence/accounts.repository.js';

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
