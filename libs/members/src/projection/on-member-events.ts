import {
  accountClosed,
  mayHaveChanged,
  memberApproved,
  memberDeleted,
  memberPlaced,
  planApproved,
  profileChanged,
  rankOfPlan,
  saleReversed,
} from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Database, type Change, type Documents } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { ClientSession } from 'mongoose';
import { withReversal, withSale, type PlanStanding, type SoldPlan } from './domain/plan-standing.js';
import { memberDefaults, memberModel, type MemberDocument } from './member.schema.js';

const members = { projection: 'members' };

@Controller()
export class OnMemberEvents {
  private readonly documents: Documents<MemberDocument>;

  constructor(database: Database) {
    this.documents = database.documents(memberModel);
  }

  @OnEvent(memberPlaced, members)
  async onMemberPlaced(
    @Payload() event: EventOf<typeof memberPlaced>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, name, mobile, referralCode, isHead } = event.data;
    const asHead = isHead ? { isHead, isApproved: true } : {};
    await this.upsert(memberId, { referralCode, ...asHead }, session);
    const first = { _id: memberId, profileRevision: { $exists: false } };
    await this.change({ filter: first, update: { $set: { name, mobile } } }, session);
  }

  @OnEvent(memberApproved, members)
  async onMemberApproved(
    @Payload() event: EventOf<typeof memberApproved>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.upsert(event.data.memberId, { isApproved: true }, session);
  }

  @OnEvent(planApproved, members)
  async onPlanApproved(
    @Payload() event: EventOf<typeof planApproved>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, saleId, plan } = event.data;
    await this.standing(memberId, (sales) => withSale(sales, saleId, rankOfPlan(plan)), session);
  }

  @OnEvent(saleReversed, members)
  async onSaleReversed(
    @Payload() event: EventOf<typeof saleReversed>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, saleId, plan } = event.data;
    await this.standing(memberId, (sales) => withReversal(sales, saleId, rankOfPlan(plan)), session);
  }

  @OnEvent(memberDeleted, members)
  async onMemberDeleted(
    @Payload() event: EventOf<typeof memberDeleted>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.upsert(event.data.memberId, { isDeleted: true }, session);
  }

  /** The profile event removes the name; the closed account has no access. */
  @OnEvent(accountClosed, members)
  async onAccountClosed(
    @Payload() event: EventOf<typeof accountClosed>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.upsert(event.data.memberId, { isDeleted: true }, session);
  }

  @OnEvent(profileChanged, {
    ...members,
    concerns: (onProfileChanged) => mayHaveChanged(onProfileChanged, 'name', 'mobile'),
  })
  async profile(@Payload() event: EventOf<typeof profileChanged>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, revision, name, mobile } = event.data;
    await this.upsert(memberId, {}, session);
    const older = { $or: [{ profileRevision: { $exists: false } }, { profileRevision: { $lt: revision } }] };
    const update = { $set: { name, mobile, profileRevision: revision } };
    await this.change({ filter: { _id: memberId, ...older }, update }, session);
  }

  /** The database retries one of two concurrent transactions, which then sees the other: both write to the document. */
  private async standing(
    memberId: string,
    change: (sales: readonly SoldPlan[]) => PlanStanding,
    session: ClientSession,
  ): Promise<void> {
    const found = await this.documents.findOne({ _id: memberId }, { session });
    await this.upsert(memberId, change(found?.sales ?? []), session);
  }

  private async upsert(memberId: string, $set: Partial<MemberDocument>, session: ClientSession): Promise<void> {
    const $setOnInsert = Object.fromEntries(Object.entries(memberDefaults).filter(([field]) => !(field in $set)));
    // MongoDB before 5.0 rejects an operator without fields.
    const update = { ...(Object.keys($set).length > 0 && { $set }), $setOnInsert };
    await this.change({ filter: { _id: memberId }, update, upsert: true }, session);
  }

  private async change(change: Change<MemberDocument>, session: ClientSession): Promise<void> {
    await this.documents.updateEachUnchecked([change], session);
  }
}
