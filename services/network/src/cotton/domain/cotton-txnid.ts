import { createHash } from 'node:crypto';

interface CottonPayment {
  readonly memberId: string;
  readonly quantityKg: number;
  /** How many orders of the member were heard of before. */
  readonly ordersBefore: number;
}

/**
 * `tr` of the UPI link for the next order of a member: the same in every tab and after every return to the browser until that order comes, and known
 * to whoever hears of the order without having been told.
 */
export function cottonTxnid({ memberId, quantityKg, ordersBefore }: CottonPayment): string {
  const facts = createHash('sha256').update(`cotton ${memberId} ${quantityKg} ${ordersBefore}`);
  return `DPC${facts.digest('hex').slice(0, 24).toUpperCase()}`;
}
