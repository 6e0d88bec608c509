import { earningsCredited } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { earningsEntry } from './domain/credit-entry.js';
import { Tally } from './tally.js';

@Controller()
export class OnEarningsCredited {
  constructor(private readonly tally: Tally) {}

  @OnEvent(earningsCredited)
  async handle(@Payload() { data }: EventOf<typeof earningsCredited>, @Ctx() { session }: EventContext): Promise<void> {
    await this.tally.add(earningsEntry(data), session);
  }
}
