import { commissionCredited } from '@deepam/contracts';
import { OnEventBatch, type EventOf, type EventsContext } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { commissionEntry } from './domain/credit-entry.js';
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
