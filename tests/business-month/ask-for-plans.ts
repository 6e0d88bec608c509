import { receiptPng } from '@deepam/api-client';
import { enrollUpi, requestPlanProof, toRupees, type PlanName } from '@deepam/contracts';
import { bankTemplates } from '../bank-month/bank-files.js';
import { freshMobile } from '@deepam/testing';
import { expect } from '@jest/globals';
import { drawName, drawNoise, drawUtr, shown, type Noise } from '../bank-month/month.js';
import { SeededRandom } from '../world/seeded-random.js';
import { priceOf } from './books.js';
import { enter, logIn, type Member } from './people.js';
import type { BankedPayment, Month } from './month.js';

/** The payment that a member claims, and the truth about it. */
export interface Ask {
  readonly member: Member;
  readonly plan: PlanName | null;
  readonly amountPaise: number;
  readonly noise: Noise;
  readonly utr: string;
  readonly payment: BankedPayment | null;
}

const proof = receiptPng(1, '1');
const planShares: readonly PlanName[] = ['Gold', 'Gold', 'Gold', 'Silver', 'Silver', 'Silver', 'Bronze', 'Bronze'];

/**
 * People who join now, below sponsors with a plan.
 * @param buyers the number of the first ones who log in; the others stay passive
 */
export async function join(month: Month, count: number, buyers: number): Promise<Member[]> {
  const sponsors = month.members.filter(({ plan }) => plan === 'Gold' || plan === 'Silver');
  // The last members sponsor the next ones, so that the tree grows down.
  const near = sponsors.slice(-Math.max(10, Math.ceil(sponsors.length / 3)));
  const newcomers = Array.from({ length: count }, () => ({
    name: drawName(month.random),
    mobile: freshMobile(),
    sponsor: sponsors.length === 0 || month.random.chance(0.02) ? null : month.random.pick(near),
  }));
  const { referralCode } = month.test.head;
  const joined = await month.each(newcomers.slice(0, buyers), async (newcomer) => {
    await enter(month.client, newcomer, referralCode);
    return logIn(month.client, newcomer);
  });
  month.beside(newcomers.slice(buyers), (newcomer) => enter(month.client, newcomer, referralCode));
  month.registered += count;
  month.members.push(...joined);
  return joined;
}

export async function askForPlans(
  month: Month,
  buyers: readonly Member[],
  day: string,
  chosen?: PlanName,
): Promise<Ask[]> {
  const drawn = buyers.map((member) => ({
    member,
    plan: chosen ?? month.random.pick(planShares),
    ...draw(month, day),
  }));
  return month.each(drawn, async ({ member, plan, noise, utr, bank, isPaid, isTwice, twin, own }) => {
    const { token } = member;
    const amountPaise = priceOf(plan, member.plan);
    const { txnid, amount } = await month.answer(enrollUpi, { token, body: { plan } });
    expect(amount).toBe(toRupees(amountPaise));
    const typed = noise === 'by-link' ? {} : { utr };
    await month.client.call(requestPlanProof, { token, body: { plan, txnid, ...typed }, files: { planProof: proof } });
    const sent = { day, party: member.name, direction: 'credit' } as const;
    const paid = noise === 'wrong-amount' ? amountPaise - 100 : amountPaise;
    const number = shown(noise, utr, txnid, own);
    const payment = isPaid ? month.pay(bank, { ...sent, of: member.memberId, number, amountPaise: paid }) : null;
    if (isTwice) month.pay(bank, { ...sent, of: null, number: twin, amountPaise });
    return { member, plan, amountPaise, noise, utr, payment };
  });
}

export function draw(month: Month, day: string) {
  const { random } = month;
  return {
    noise: drawNoise(random),
    utr: drawUtr(random, day),
    bank: random.below(bankTemplates.length),
    isPaid: random.chance(0.9),
    isTwice: random.chance(0.02),
    twin: drawUtr(random, day),
    own: new SeededRandom(random.below(2 ** 31)),
  };
}

export function addOtherMoney(month: Month, count: number, day: string): void {
  const { random } = month;
  for (let n = 0; n < count; n += 1) {
    const number = random.pick([
      drawUtr(random, day),
      `91${9_000_000_000 + random.below(10 ** 9)}`,
      `A/C ${drawUtr(random, day)}`,
    ]);
    const direction = random.below(3) === 0 ? 'debit' : 'credit';
    const amountPaise = random.pick([75_000, 150_000, 250_000, 40_000, 500_000]);
    month.pay(random.below(bankTemplates.length), {
      of: null,
      day,
      party: drawName(random),
      number,
      amountPaise,
      direction,
    });
  }
}
