import { rankOfPlan, type Paise, type PlanName } from '@deepam/contracts';
import { DomainError, type MemberStanding, type MemberStandings } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { membershipModel, type Membership, type PlanRequest } from './membership.schema.js';

type PlanApproval = Pick<Membership, 'planApprovedAt' | 'planApprovedBy'>;
type Deletion = Required<Pick<Membership, 'deletedAt'>> & Pick<Membership, 'deletedBy'>;

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
  /** A member is placed once; the totals begin at 0. */
  async place(id: string, placed: Omit<Partial<Membership>, '_id' | 'live'>, session: ClientSession): Promise<void> {
    await this.model.updateOne(
      { _id: id, referralCode: { $exists: false } },
      { $set: { live: true, ...placed }, $inc: { earningsPaise: 0, commissionPaise: 0 } },
      { session, upsert: true },
    );
  }

  async approve(
    id: string,
    approval: Required<Pick<Membership, 'approvedAt' | 'approvedBy'>>,
    session: ClientSession,
  ): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { isApproved: true, ...approval } }, { session });
  }

  /** The profile may arrive before the placing. */
  async setProfile(id: string, profile: Omit<Partial<Membership>, '_id'>, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: profile }, { session, upsert: true });
  }

  async renameSponsor(sponsorId: string, name: string | undefined): Promise<void> {
    await this.model.updateMany(
      { sponsorId, live: true, 'sponsor.name': { $ne: name } },
      { $set: { 'sponsor.name': name } },
    );
  }

  /** The event of a suspension may arrive before the placing, and after the event of the next one. */
  async setSuspension(
    id: string,
    { revision, isSuspended }: { readonly revision: number; readonly isSuspended: boolean },
    session: ClientSession,
  ): Promise<void> {
    const known = await this.model.findById(id).session(session).lean<Partial<Membership>>();
    if ((known?.suspensionRevision ?? 0) >= revision) return;
    const change = { $set: { isSuspended, suspensionRevision: revision } };
    await this.model.updateOne({ _id: id }, change, { session, upsert: true });
  }

  /**
   * Only unapproved members can be deleted. The write to an unapproved sponsor conflicts with a concurrent deletion, so
   * one of them sees the other. An approved sponsor is not written and never becomes a bottleneck.
   */
  async holdAgainstDeletion(sponsorId: string, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: sponsorId }, { $inc: { registrationsBelow: 1 } }, { session });
  }

  /** Requests and approvals write the same document, so of two concurrent transactions the later one is repeated. */
  async holdForClosing(id: string, closingUntil: Date, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { closingUntil } }, { session });
  }

  async close(id: string, closedAt: Date, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { closedAt } }, { session, upsert: true });
  }

  /** A concurrent registration below writes the same document, see `holdAgainstDeletion`. */
  async delete(id: string, deletion: Deletion, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: deletion, $unset: { live: 1, planRequest: 1 } }, { session });
  }

  async requestPlan(id: string, planRequest: PlanRequest, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { planRequest } }, { session });
  }

  async rejectPlan(
    id: string,
    planRejection: NonNullable<Membership['planRejection']>,
    session: ClientSession,
  ): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { planRejection }, $unset: { planRequest: 1 } }, { session });
  }

  /**
   * @param approval also of the registration, if it was open
   * @returns false if the plan of the member has changed since the read
   */
  async setPlan(
    { _id, plan: held }: Pick<Membership, '_id' | 'plan'>,
    plan: PlanName,
    {
      settlesRequest,
      ...approval
    }: { readonly settlesRequest: boolean } & Partial<Pick<Membership, 'isApproved' | 'approvedAt' | 'approvedBy'>> &
      Required<PlanApproval>,
    session: ClientSession,
  ): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { _id, live: true, plan: held },
      {
        $set: { plan, planRank: rankOfPlan(plan), ...approval },
        $unset: { planRejection: 1, ...(settlesRequest && { planRequest: 1 }) },
      },
      { session },
    );
    return modifiedCount === 1;
  }

  /** @param approval of the previous plan; null without one */
  async restorePlan(
    id: string,
    { plan, previousPlan }: { readonly plan: PlanName; readonly previousPlan: PlanName | null },
    approval: Required<PlanApproval> | null,
    session: ClientSession,
  ): Promise<void> {
    await this.model.updateOne(
      { _id: id, live: true, plan },
      {
        $set: { plan: previousPlan, planRank: rankOfPlan(previousPlan), ...approval },
        ...(approval === null && { $unset: { planApprovedAt: 1, planApprovedBy: 1 } }),
      },
      { session },
    );
  }

  async recordCancellation(id: string, cancellationAskedAt: Date, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { cancellationAskedAt } }, { session });
  }

  async addTotals(
    totals: ReadonlyMap<string, { readonly earningsPaise: Paise; readonly commissionPaise: Paise }>,
    session: ClientSession,
  ): Promise<void> {
    await this.model.bulkWrite(
      [...totals].map(([_id, sums]) => ({ updateOne: { filter: { _id }, update: { $inc: sums }, upsert: true } })),
      { session, ordered: false },
    );
  }
}
