import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ExpectedPayments } from '../bank/expected-payments.js';

@Injectable()
export class CottonTxnids {
  constructor(private readonly expected: ExpectedPayments) {}

  async next(memberId: string, quantityKg: number, session?: ClientSession): Promise<string> {
    const ordersBefore = await this.expected.countOrders(memberId, session);
    return cottonTxnid({ memberId, quantityKg, ordersBefore });
  }
}

interface CottonPayment {
  readonly memberId: string;
  readonly quantityKg: number;
  readonly ordersBefore: number;
}

/**
 * The `tr` of the UPI link for a member's next order is the same in every tab and every session until that order
 * arrives. The reader of the order can compute it.
 */
export function cottonTxnid({ memberId, quantityKg, ordersBefore }: CottonPayment): string {
  const facts = createHash('sha256').update(`cotton ${memberId} ${quantityKg} ${ordersBefore}`);
  return `DPC${facts.digest('hex').slice(0, 24).toUpperCase()}`;
}
