import { bankDetailsChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { BankChangesRepository } from '../persistence/bank-changes.repository.js';

/** Changed bank details hold approvals for a while; the first ones do not. */
@Controller()
export class OnBankDetailsChanged {
  constructor(private readonly changes: BankChangesRepository) {}

  @OnEvent(bankDetailsChanged, { projection: 'bank-changes' })
  async handle(
    @Payload() { data }: EventOf<typeof bankDetailsChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    if (!data.isFirst) await this.changes.changed(session, data.memberId, new Date(data.changedAt));
  }
}
