import type { ContactSeenBy, PictureHashes, PlanName } from '@deepam/contracts';

export interface Newcomer {
  readonly memberId: string;
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string;
  /** Null for a head: every head is a root of their own. */
  readonly sponsorId: string | null;
  readonly registeredAt: Date;
  readonly contactSeenBy?: ContactSeenBy | undefined;
  /** From Add Member. */
  readonly planRequest: {
    readonly plan: PlanName;
    readonly proofKey: string;
    readonly utr: string | null;
    readonly picture?: PictureHashes | undefined;
  } | null;
}
