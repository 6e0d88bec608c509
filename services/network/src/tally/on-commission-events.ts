import { commissionCredited, earningsCredited, creditCorrected } from '@deepam/contracts';
import { OnEventBatch, type EventOf, type EventsContext, OnEvent, type EventContext } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { commissionEntry, earningsEntry, correctionEntry } from './domain/credit-entry.js';
import { Tally } from './tally.js';

/** The tally adds to a member's document even before the placing. */
@Controller()
export class OnCommissionCredited {
  constructor(private readonly tally: Tally) {}

  @OnEventBatch(commissionCredited)
  async handle(
    @Payload() events: readonly EventOf<typeof commissionCredited>[],
    @Ctx() { session }: EventsContext,
  ): Promise<void> {
    await this.tally.addAll(
      events.map(({ data }) => commissionEntry(data)),
      session,
    );
  }
}

@Controller()
export class OnEarningsCredited {
  constructor(private readonly tally: Tally) {}

  @OnEvent(earningsCredited)
  async handle(@Payload() { data }: EventOf<typeof earningsCredited>, @Ctx() { session }: EventContext): Promise<void> {
    await this.tally.add(earningsEntry(data), session);
  }
}

@Controller()
export class OnCreditCorrected {
  constructor(private readonly tally: Tally) {}

  @OnEvent(creditCorrected)
  async handle(@Payload() { data }: EventOf<typeof creditCorrected>, @Ctx() { session }: EventContext): Promise<void> {
    await this.tally.add(correctionEntry(data), session);
  }
}
