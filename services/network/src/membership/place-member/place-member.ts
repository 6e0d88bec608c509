import { memberPlaced, type ContactSeenBy, type PictureHashes, type PlanName } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { PlanRequests } from '../../plan/request-plan-proof/plan-requests.js';
import { Tally } from '../../tally/tally.js';
import { placeBelow, placeOfHead } from '../../tree/domain/ancestry.js';
import { nameKey, searchFields } from '../../tree/domain/search-keys.js';
import { membershipModel, type Membership } from '../../tree/persistence/membership.schema.js';
import { MembershipsRepository } from '../../tree/persistence/memberships.repository.js';
import { ReferralCodes } from './referral-codes.js';
import { SponsorOfNewcomer } from './sponsor-of-newcomer.js';

@Injectable()
export class PlaceMemberHandler {
  constructor(
    @InjectModel(membershipModel) private readonly model: Model<Membership>,
    private readonly memberships: MembershipsRepository,
    private readonly sponsors: SponsorOfNewcomer,
    private readonly codes: ReferralCodes,
    private readonly planRequests: PlanRequests,
    private readonly tally: Tally,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @returns the referral code, the same one each time */
  async execute(newcomer: Newcomer, session: ClientSession): Promise<string> {
    const { memberId } = newcomer;
    const known = await this.model.findById(memberId).session(session).lean<Partial<Membership>>();
    if (known?.referralCode !== undefined) return known.referralCode;

    const sponsor = newcomer.sponsorId === null ? null : await this.sponsors.find(newcomer.sponsorId, session);
    const place = sponsor ? placeBelow(sponsor) : placeOfHead;
    const referralCode = await this.codes.next(place.depth, session);
    // A profile that arrived first is newer than the registration.
    const person = known?.profileRevision === undefined ? newcomer : { ...newcomer, ...(known as Membership) };
    const { name, email, mobile, contactSeenBy } = person;
    await this.memberships.place(
      memberId,
      {
        ...place,
        sponsorId: sponsor?._id ?? null,
        sponsor: sponsor && { name: sponsor.name, referralCode: sponsor.referralCode },
        referralCode,
        name,
        nameKey: nameKey(name),
        ...searchFields({ name, mobile, referralCode }),
        email,
        mobile,
        address: known?.address ?? null,
        ...(contactSeenBy && { contactSeenBy }),
        isHead: sponsor === null,
        isApproved: sponsor === null,
        plan: null,
        planRank: 0,
        registeredAt: newcomer.registeredAt,
      },
      session,
    );
    if (sponsor) {
      await this.tally.add({ kind: 'downline', by: 1, sponsorId: sponsor._id, ancestors: place.ancestors }, session);
    }
    await this.outbox.add(session, memberPlaced, {
      memberId,
      name,
      mobile,
      referralCode,
      depth: place.depth,
      sponsorId: sponsor?._id ?? null,
      isHead: sponsor === null,
      placedAt: this.clock.now().toISOString(),
    });
    if (newcomer.planRequest) {
      const { picture = null, ...request } = newcomer.planRequest;
      await this.planRequests.openForNewcomer(memberId, { ...request, picture }, session);
    }
    return referralCode;
  }
}

interface Newcomer {
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
