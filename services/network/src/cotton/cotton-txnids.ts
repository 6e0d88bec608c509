import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ExpectedPayments } from '../bank/expected-payments.js';
import { cottonTxnid } from './domain/cotton-txnid.js';

@Injectable()
export class CottonTxnids {
  constructor(private readonly expected: ExpectedPayments) {}

  async next(memberId: string, quantityKg: number, session?: ClientSession): Promise<string> {
    const ordersBefore = await this.expected.countOrders(memberId, session);
    return cottonTxnid({ memberId, quantityKg, ordersBefore });
  }
}
