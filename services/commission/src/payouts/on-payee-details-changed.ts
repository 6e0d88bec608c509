import { payeeDetailsChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PayeeDetailsRepository } from '../people/payee-details.repository.js';
import { BankChangesRepository } from './persistence/bank-changes.repository.js';

/** The new details and the hold of payouts are stored together, so that no bank file sees only one of them. */
@Controller()
export class OnPayeeDetailsChanged {
  constructor(
    private readonly details: PayeeDetailsRepository,
    private readonly changes: BankChangesRepository,
  ) {}

  @OnEvent(payeeDetailsChanged, { projection: 'payee-details' })
  async handle(
    @Payload() { data }: EventOf<typeof payeeDetailsChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, heldFrom, ...details } = data;
    await this.details.recordChange({ _id: memberId, ...details }, session);
    // An older revision may be the one with the hold.
    if (heldFrom !== null) await this.changes.recordChange(session, memberId, new Date(heldFrom));
  }
}
