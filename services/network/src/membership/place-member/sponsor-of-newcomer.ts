import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { uplineOf } from '../domain/ancestry.js';
import { membershipModel, type Membership } from '../persistence/membership.schema.js';
import { MembershipsRepository } from '../persistence/memberships.repository.js';

/** Below whom a new member really comes. */
@Injectable()
export class SponsorOfNewcomer {
  constructor(
    private readonly memberships: MembershipsRepository,
    @InjectModel(membershipModel) private readonly model: Model<Membership>,
  ) {}

  /**
   * The sponsor, or the nearest live member above when the sponsor was deleted meanwhile: nobody is placed below nobody.
   * @throws DomainError NETWORK.MEMBER_NOT_FOUND when there was never such a sponsor
   */
  async find(sponsorId: string, session: ClientSession): Promise<Membership> {
    const named = await this.model.findById(sponsorId).session(session).lean<Membership>();
    if (named?.referralCode === undefined) throw new DomainError('NETWORK.MEMBER_NOT_FOUND');
    const sponsor = named.live ? named : (await this.memberships.inOrder(uplineOf(named.ancestors), session))[0];
    if (!sponsor) throw new DomainError('NETWORK.MEMBER_NOT_FOUND');
    if (!sponsor.isApproved) await this.holdAgainstDeletion(sponsor._id, session);
    return sponsor;
  }

  /**
   * Only the unapproved can be deleted. Writing to such a sponsor makes a deletion at the same moment conflict with this
   * placing, so one of the two sees the other; an approved sponsor is left alone and never becomes a bottleneck.
   */
  private async holdAgainstDeletion(sponsorId: string, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: sponsorId }, { $inc: { registrationsBelow: 1 } }, { session });
  }
}
