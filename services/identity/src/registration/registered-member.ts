import type { PictureHashes, PlanName, register, ResponseOf } from '@deepam/contracts';
import type { Account } from '../accounts/persistence/accounts.repository.js';

export interface PlanRequest {
  readonly plan: PlanName;
  readonly proofKey: string;
  readonly utr: string | null;
  readonly picture: PictureHashes;
}

export type Registered = ResponseOf<typeof register>;

export function registeredMember(
  account: Account,
  referralCode: string | null,
  planRequest: PlanRequest | null,
): Registered['user'] {
  return {
    _id: account._id,
    name: account.name,
    email: account.email,
    mobile: account.mobile,
    referralCode,
    registeredDate: account.registeredAt.toISOString(),
    plan: planRequest?.plan ?? null,
    requestedPlan: planRequest?.plan ?? null,
    planApproved: false,
    isApproved: false,
  };
}
