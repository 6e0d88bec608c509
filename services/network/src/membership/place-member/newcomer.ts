import type { ContactSeenBy, PictureHashes, PlanName } from '@deepam/contracts';

export interface Newcomer {
  readonly memberId: string;
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string;
  readonly sponsorId: string | null;
  readonly registeredAt: Date;
  readonly contactSeenBy?: ContactSeenBy | undefined;
  readonly planRequest: {
    readonly plan: PlanName;
    readonly proofKey: string;
    readonly utr: string | null;
    readonly picture: PictureHashes;
  } | null;
}
