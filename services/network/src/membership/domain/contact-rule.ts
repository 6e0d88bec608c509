import { contactSeenByDefault } from '@deepam/contracts';
import { isOfCompany, may, type Caller } from '@deepam/platform';
import type { Membership } from '../../tree/persistence/membership.schema.js';

export function seesContact(
  viewer: Pick<Caller, 'memberId' | 'isHead' | 'permissions'>,
  { sponsorId, contactSeenBy = contactSeenByDefault }: Pick<Membership, 'sponsorId' | 'contactSeenBy'>,
): boolean {
  if (isOfCompany(viewer)) return may(viewer, 'approve-members', 'manage-members');
  switch (contactSeenBy) {
    case 'upline':
      return true;
    case 'sponsor':
      return sponsorId === viewer.memberId;
    case 'company':
      return false;
  }
}
