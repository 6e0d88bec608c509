import { contactSeenByDefault, type EventData, type profileChanged, type ProfileField } from '@deepam/contracts';
import type { Account } from '../persistence/accounts.repository.js';

/**
 * The whole present state of what others show of a profile.
 * @param changed all that this revision has set; left out where it may be anything
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
