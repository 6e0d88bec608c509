import { creditCorrected } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { correctionEntry } from './domain/credit-entry.js';
import { Tally } from './tally.js';

@Controller()
export class OnCreditCorrected {
  constructor(private readonly tally: Tally) {}

  @OnEvent(creditCorrected)
  async handle(@Payload() { data }: EventOf<typeof creditCorrected>, @Ctx() { session }: EventContext): Promise<void> {
    await this.tally.add(correctionEntry(data), session);
  }
}
