import { orderTotal, type cottonUpi, type ResponseOf } from '@deepam/contracts';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { assertNotClosing } from '../tree/domain/closing.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { UpiPayments } from '../plan/upi-payments.js';
import { CottonTxnids } from './cotton-txnids.js';

@Injectable()
export class CottonUpiHandler {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly txnids: CottonTxnids,
    private readonly payments: UpiPayments,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError ACCESS.ACCOUNT_CLOSING, since the order would be rejected */
  async execute(memberId: string, quantityKg: number): Promise<ResponseOf<typeof cottonUpi>> {
    assertNotClosing(await this.memberships.get(memberId), this.clock.now());
    const txnid = await this.txnids.next(memberId, quantityKg);
    return this.payments.payment({ txnid, amountPaise: orderTotal(quantityKg), note: `Cotton ${quantityKg} kg` });
  }
}
