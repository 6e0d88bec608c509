import {
  accountClosed,
  memberApproved,
  memberDeleted,
  memberPlaced,
  planApproved,
  planApprovedV1,
  profileChanged,
  rankOfPlan,
  saleReversed,
} from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Ctx, Payload } from '@nestjs/microservices';
import type { ClientSession, Model, UpdateQuery } from 'mongoose';
import { withReversal, withSale, type PlanStanding } from './domain/plan-standing.js';
import { memberModel, type MemberDocument } from './member.schema.js';

const members = { projection: 'members' };

/** Feeds the projection. Every change is an upsert that gives the same end whatever order the events come in. */
@Controller()
export class OnMemberEvents {
  constructor(@InjectModel(memberModel) private readonly model: Model<MemberDocument>) {}

  @OnEvent(memberPlaced, members)
  async placed(@Payload() event: EventOf<typeof memberPlaced>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, name, mobile, referralCode, isHead } = event.data;
    const asHead = isHead ? { isHead, isApproved: true } : {};
    await this.upsert(memberId, { $set: { referralCode, ...asHead } }, session);
    await this.model.updateOne({ _id: memberId, profileRevision: { $exists: false } }, { name, mobile }, { session });
  }

  @OnEvent(memberApproved, members)
  async approved(@Payload() event: EventOf<typeof memberApproved>, @Ctx() { session }: EventContext): Promise<void> {
    await this.upsert(event.data.memberId, { $set: { isApproved: true } }, session);
  }

  @OnEvent(planApproved, members)
  async planRose(@Payload() event: EventOf<typeof planApproved>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, saleId, plan } = event.data;
    await this.standing(memberId, (before) => withSale(before, saleId, rankOfPlan(plan)), session);
  }

  @OnEvent(planApprovedV1, members)
  async planRoseV1(@Payload() event: EventOf<typeof planApprovedV1>, @Ctx() context: EventContext): Promise<void> {
    await this.planRose(event, context);
  }

  @OnEvent(saleReversed, members)
  async planFell(@Payload() event: EventOf<typeof saleReversed>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, saleId, plan, previousPlan } = event.data;
    const ranks = { rank: rankOfPlan(plan), previousRank: rankOfPlan(previousPlan) };
    await this.standing(memberId, (before) => withReversal(before, saleId, ranks), session);
  }

  @OnEvent(memberDeleted, members)
  async deleted(@Payload() event: EventOf<typeof memberDeleted>, @Ctx() { session }: EventContext): Promise<void> {
    await this.upsert(event.data.memberId, { $set: { isDeleted: true } }, session);
  }

  /** Nobody to whom anything is open any more; the name went with the profile. */
  @OnEvent(accountClosed, members)
  async closed(@Payload() event: EventOf<typeof accountClosed>, @Ctx() { session }: EventContext): Promise<void> {
    await this.upsert(event.data.memberId, { $set: { isDeleted: true } }, session);
  }

  @OnEvent(profileChanged, members)
  async profile(@Payload() event: EventOf<typeof profileChanged>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, revision, name, mobile } = event.data;
    await this.upsert(memberId, { $setOnInsert: { _id: memberId } }, session);
    await this.model.updateOne(
      { _id: memberId, $or: [{ profileRevision: { $exists: false } }, { profileRevision: { $lt: revision } }] },
      { name, mobile, profileRevision: revision },
      { session },
    );
  }

  /** Of two transactions at a time one is run again, and sees the other: both write to the document. */
  private async standing(
    memberId: string,
    change: (before: PlanStanding) => PlanStanding,
    session: ClientSession,
  ): Promise<void> {
    const found = await this.model.findById(memberId, null, { session }).lean<MemberDocument>();
    await this.upsert(memberId, { $set: change(found ?? { planRank: 0 }) }, session);
  }

  private async upsert(memberId: string, update: UpdateQuery<MemberDocument>, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: memberId }, update, { session, upsert: true, setDefaultsOnInsert: true });
  }
}
