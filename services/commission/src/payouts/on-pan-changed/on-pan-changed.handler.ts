import { panChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { BankChangesRepository } from '../persistence/bank-changes.repository.js';

/** A changed PAN holds payouts like changed bank details: tax is deducted by it. */
@Controller()
export class OnPanChanged {
  constructor(private readonly changes: BankChangesRepository) {}

  @OnEvent(panChanged, { projection: 'bank-changes' })
  async handle(@Payload() { data }: EventOf<typeof panChanged>, @Ctx() { session }: EventContext): Promise<void> {
    await this.changes.changed(session, data.memberId, new Date(data.changedAt));
  }
}
