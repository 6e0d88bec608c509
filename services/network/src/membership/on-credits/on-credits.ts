import { commissionCredited, creditCorrected, earningsCredited } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { Tally } from '../../tally/tally.js';
import { commissionEntry, correctionEntry, earningsEntry } from './credit-entry.js';

/** Totals for lists. The tally adds to a member's document whether or not the member is placed yet. */
@Controller()
export class OnCredits {
  constructor(private readonly tally: Tally) {}

  @OnEvent(commissionCredited)
  async commission(
    @Payload() { data }: EventOf<typeof commissionCredited>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.tally.add(commissionEntry(data), session);
  }

  @OnEvent(earningsCredited)
  async earnings(
    @Payload() { data }: EventOf<typeof earningsCredited>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.tally.add(earningsEntry(data), session);
  }

  @OnEvent(creditCorrected)
  async correction(
    @Payload() { data }: EventOf<typeof creditCorrected>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.tally.add(correctionEntry(data), session);
  }
}
