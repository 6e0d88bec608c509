import { settled, type Session } from '@deepam/api-client';
import { freshMobile, nameFor, type Product } from '@deepam/testing';
import { atOnce } from './at-once.js';

/** Registrations at once: each hashes a password. */
const lanes = 4;

export interface Newcomer extends Session {
  readonly mobile: string;
}

/** So many people who have registered below the head; nobody has approved them. */
export function newcomers({ api, head }: Product, count: number): Promise<Newcomer[]> {
  return eachOf(count, async () => {
    const mobile = freshMobile();
    const person = { name: nameFor(mobile), mobile, plans: [], standing: 'unapproved' } as const;
    await settled(() => api.register(person, head));
    return { ...(await api.logIn(mobile)), mobile };
  });
}

/** Members with a plan, each below the one before: the last one has so many uplines beside the head. */
export async function chainOf(product: Product, length: number): Promise<Session[]> {
  const chain: Session[] = [];
  while (chain.length < length) chain.push(await product.member(chain.at(-1) ?? product.head, 'Gold'));
  return chain;
}

/** Members below `sponsor` who have asked for the plan Gold and shown that they paid. */
export function buyersBelow(product: Product, sponsor: Session, count: number): Promise<Session[]> {
  return eachOf(count, async () => {
    const buyer = await product.member(sponsor);
    await product.api.requestPlan(buyer, 'Gold');
    return buyer;
  });
}

async function eachOf<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  await atOnce(lanes, count, async () => made.push(await make()));
  return made;
}
