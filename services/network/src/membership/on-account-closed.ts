import { accountClosed } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Model } from 'mongoose';
import { deletionError } from './domain/standing-rules.js';
import { MembershipRemover } from './membership-remover.js';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';

/** The place of a closed account and its downline stay, but it earns nothing from now on. */
@Controller()
export class OnAccountClosed {
  constructor(
    @InjectModel(membershipModel) private readonly model: Model<Membership>,
    private readonly memberships: MembershipsRepository,
    private readonly remover: MembershipRemover,
  ) {}

  @OnEvent(accountClosed, { projection: 'profiles' })
  async handle(@Payload() { data }: EventOf<typeof accountClosed>, @Ctx() { session }: EventContext): Promise<void> {
    const closedAt = new Date(data.closedAt);
    await this.model.updateOne({ _id: data.memberId }, { $set: { closedAt } }, { session, upsert: true });
  }

  /** A closed registration is withdrawn. A member with a plan, an approval or a downline keeps the place. */
  @OnEvent(accountClosed)
  async withdraw(@Payload() { data }: EventOf<typeof accountClosed>, @Ctx() { session }: EventContext): Promise<void> {
    const member = await this.memberships.find(data.memberId, session);
    if (!member || deletionError(member, await this.memberships.hasDownline(data.memberId, session))) return;
    await this.remover.remove(member, session);
  }
}
