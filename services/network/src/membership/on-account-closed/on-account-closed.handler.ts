import { accountClosed } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Model } from 'mongoose';
import { DeleteMemberHandler } from '../delete-member/delete-member.handler.js';
import { membershipModel, type Membership } from '../persistence/membership.schema.js';

/** A member has closed their account: the place stays, with those below, and earns nothing from now on. */
@Controller()
export class OnAccountClosed {
  constructor(
    @InjectModel(membershipModel) private readonly model: Model<Membership>,
    private readonly deleteMember: DeleteMemberHandler,
  ) {}

  @OnEvent(accountClosed, { projection: 'profiles' })
  async mark(@Payload() { data }: EventOf<typeof accountClosed>, @Ctx() { session }: EventContext): Promise<void> {
    const closedAt = new Date(data.closedAt);
    await this.model.updateOne({ _id: data.memberId }, { $set: { closedAt } }, { session, upsert: true });
  }

  /** Nobody waits for the approval of somebody who has gone. */
  @OnEvent(accountClosed)
  async withdraw(@Payload() { data }: EventOf<typeof accountClosed>, @Ctx() { session }: EventContext): Promise<void> {
    await this.deleteMember.withdraw(data.memberId, session);
  }
}
