import type { Session } from '@deepam/api-client';
import type { Product } from '@deepam/testing';
import { atOnce } from './at-once.js';

const lanes = 4;

export interface Reader extends Session {
  readonly mobile: string;
}

export async function chainOf(product: Product, length: number): Promise<Session[]> {
  const chain: Session[] = [];
  while (chain.length < length) chain.push(await product.member(chain.at(-1) ?? product.head, 'Gold'));
  return chain;
}

export async function buyersBelow(product: Product, sponsor: Session, count: number): Promise<Session[]> {
  const buyers: Session[] = [];
  await atOnce(lanes, count, async () => {
    const buyer = await product.member(sponsor);
    await product.api.requestPlan(buyer, 'Gold');
    buyers.push(buyer);
  });
  return buyers;
}
