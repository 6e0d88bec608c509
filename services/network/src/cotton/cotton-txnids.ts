import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ExpectedPayments } from '../bank/expected-payments.js';
import { cottonTxnid } from './domain/cotton-txnid.js';

/** References of payments for cotton: nothing of them is stored before the order comes. */
@Injectable()
export class CottonTxnids {
  constructor(private readonly expected: ExpectedPayments) {}

  /** Of the order that this member makes next, if it is of so many kilograms. */
  async next(memberId: string, quantityKg: number, session?: ClientSession): Promise<string> {
    const ordersBefore = await this.expected.countOrders(memberId, session);
    return cottonTxnid({ memberId, quantityKg, ordersBefore });
  }
}
