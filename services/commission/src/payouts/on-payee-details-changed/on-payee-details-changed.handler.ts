import { payeeDetailsChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PayeeDetailsRepository } from '../../people/payee-details.repository.js';
import { BankChangesRepository } from '../persistence/bank-changes.repository.js';

/** The new details and the hold of payouts to them come together: no bank file has the one without the other. */
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
    await this.details.changed({ _id: memberId, ...details }, session);
    // An older revision may be the one that holds.
    if (heldFrom !== null) await this.changes.changed(session, memberId, new Date(heldFrom));
  }
}
