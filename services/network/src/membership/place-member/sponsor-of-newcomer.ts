import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { uplineOf } from '../../tree/domain/ancestry.js';
import { membershipModel, type Membership } from '../../tree/persistence/membership.schema.js';
import { MembershipsRepository } from '../../tree/persistence/memberships.repository.js';

@Injectable()
export class SponsorOfNewcomer {
  constructor(
    private readonly memberships: MembershipsRepository,
    @InjectModel(membershipModel) private readonly model: Model<Membership>,
  ) {}

  /**
   * If the sponsor was deleted since, the nearest live upline is used.
   * @throws DomainError NETWORK.MEMBER_NOT_FOUND if such a sponsor never existed
   */
  async find(sponsorId: string, session: ClientSession): Promise<Membership> {
    const named = await this.model.findById(sponsorId).session(session).lean<Membership>();
    if (named?.referralCode === undefined) throw new DomainError('NETWORK.MEMBER_NOT_FOUND');
    const sponsor = named.live ? named : (await this.memberships.inOrder(uplineOf(named.ancestors), session))[0];
    if (!sponsor) throw new DomainError('NETWORK.MEMBER_NOT_FOUND');
    if (!sponsor.isApproved) await this.memberships.holdAgainstDeletion(sponsor._id, session);
    return sponsor;
  }
}
