import type { PlanRequest } from '../domain/registered-member.js';
import type { Account } from '../persistence/accounts.repository.js';
import type { Sponsor } from './network.client.js';

export function placement(account: Account, sponsor: Sponsor, planRequest: PlanRequest | null) {
  return {
    memberId: account._id,
    name: account.name,
    email: account.email,
    mobile: account.mobile,
    sponsorId: sponsor._id,
    registeredAt: account.registeredAt.toISOString(),
    ...(account.contactSeenBy && { contactSeenBy: account.contactSeenBy }),
    planRequest,
  };
}
