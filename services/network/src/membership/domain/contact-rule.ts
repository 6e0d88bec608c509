import { contactSeenByDefault } from '@deepam/contracts';
import type { Membership } from '../persistence/membership.schema.js';

/** Whether somebody who sees a member in their list, and so stands above, is shown e-mail and address too. */
export function seesContact(
  viewer: { readonly memberId: string; readonly isHead: boolean },
  { sponsorId, contactSeenBy = contactSeenByDefault }: Pick<Membership, 'sponsorId' | 'contactSeenBy'>,
): boolean {
  if (viewer.isHead) return true;
  switch (contactSeenBy) {
    case 'upline':
      return true;
    case 'sponsor':
      return sponsorId === viewer.memberId;
    case 'company':
      return false;
  }
}
