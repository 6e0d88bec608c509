import { commissionCredited } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { commissionEntry } from '../domain/credit-entry.js';
import { Tally } from '../tally.js';

/** Totals for lists. The tally adds to a member's document whether or not the member is placed yet. */
@Controller()
export class OnCommissionCredited {
  constructor(private readonly tally: Tally) {}

  @OnEvent(commissionCredited)
  async handle(
    @Payload() { data }: EventOf<typeof commissionCredited>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.tally.add(commissionEntry(data), session);
  }
}
