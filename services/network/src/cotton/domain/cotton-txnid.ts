import { createHash } from 'node:crypto';

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
