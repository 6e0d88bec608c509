import type { Session } from '@deepam/api-client';
import type { Product } from '@deepam/testing';
import { atOnce } from './at-once.js';

/** Registrations at once: each hashes a password. */
const lanes = 4;

/** Somebody who can log in again. */
export interface Reader extends Session {
  readonly mobile: string;
}

/** Members with a plan, each below the one before: the last one has so many uplines beside the head. */
export async function chainOf(product: Product, length: number): Promise<Session[]> {
  const chain: Session[] = [];
  while (chain.length < length) chain.push(await product.member(chain.at(-1) ?? product.head, 'Gold'));
  return chain;
}

/** Members below `sponsor` who have asked for the plan Gold and shown that they paid. */
export async function buyersBelow(product: Product, sponsor: Session, count: number): Promise<Session[]> {
  const buyers: Session[] = [];
  await atOnce(lanes, count, async () => {
    const buyer = await product.member(sponsor);
    await product.api.requestPlan(buyer, 'Gold');
    buyers.push(buyer);
  });
  return buyers;
}
