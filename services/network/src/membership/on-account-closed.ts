import { accountClosed } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { deletionError } from './domain/standing-rules.js';
import { MembershipRemover } from './membership-remover.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';

/** The place of a closed account and its downline stay, but it earns nothing from now on. */
@Controller()
export class OnAccountClosed {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly remover: MembershipRemover,
  ) {}

  @OnEvent(accountClosed, { projection: 'profiles' })
  async handle(@Payload() { data }: EventOf<typeof accountClosed>, @Ctx() { session }: EventContext): Promise<void> {
    await this.memberships.close(data.memberId, new Date(data.closedAt), session);
  }

  /** A closed registration is withdrawn. A member with a plan, an approval or a downline keeps the place. */
  @OnEvent(accountClosed)
  async onAccountClosed(
    @Payload() { data }: EventOf<typeof accountClosed>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const member = await this.memberships.find(data.memberId, session);
    if (!member || deletionError(member, await this.memberships.hasDownline(data.memberId, session))) return;
    await this.remover.remove(member, session);
  }
}
