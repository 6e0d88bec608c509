import { DomainError, type MemberStanding, type MemberStandings } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { membershipModel, type Membership } from './membership.schema.js';

@Injectable()
export class MembershipsRepository implements MemberStandings {
  constructor(@InjectModel(membershipModel) private readonly model: Model<Membership>) {}

  async find(id: string, session: ClientSession | null = null): Promise<Membership | null> {
    return this.model.findOne({ _id: id, live: true }).session(session).lean<Membership>();
  }

  /** @throws DomainError NETWORK.MEMBER_NOT_FOUND */
  async get(id: string, session: ClientSession | null = null): Promise<Membership> {
    const found = await this.find(id, session);
    if (!found) throw new DomainError('NETWORK.MEMBER_NOT_FOUND');
    return found;
  }

  async findByCode(referralCode: string): Promise<Membership | null> {
    return this.model.findOne({ referralCode, live: true }).lean<Membership>();
  }

  async inOrder(ids: readonly string[], session: ClientSession | null = null): Promise<Membership[]> {
    const found = await this.model
      .find({ _id: { $in: ids }, live: true })
      .session(session)
      .lean<Membership[]>();
    const byId = new Map(found.map((membership) => [membership._id, membership]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async hasDownline(id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.exists({ sponsorId: id, live: true }).session(session)) !== null;
  }

  async standingOf(memberId: string): Promise<MemberStanding | null> {
    const found = await this.model
      .findById(memberId, { live: 1, referralCode: 1, isApproved: 1, plan: 1 })
      .lean<Membership>();
    if (found?.referralCode === undefined) return null;
    const { isApproved, plan } = found;
    return { isApproved, plan, isDeleted: found.live !== true };
  }
}
