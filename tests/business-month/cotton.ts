import { receiptPng } from '@deepam/api-client';
import { cottonOrders, decideCottonOrder, decideReturn, requestCotton, requestReturn } from '@deepam/contracts';
import { shown } from '../bank-month/month.js';
import { draw, type Ask } from './ask-for-plans.js';
import { chargePerKg, depositPerKg } from './books.js';
import type { Month } from './month.js';
import type { Member } from './people.js';
import type { Known } from './take-statements.js';

const proof = receiptPng(1, '1');

export async function orderCotton(month: Month, buyers: readonly Member[], day: string): Promise<Ask[]> {
  const drawn = buyers.map((member) => ({ member, kg: 1 + month.random.below(20), ...draw(month, day) }));
  return month.each(drawn, async ({ member, kg, utr, bank, isPaid, own, ...drawnNoise }) => {
    // No member pays for cotton by a link of ours.
    const noise = drawnNoise.noise === 'by-link' ? 'plain' : drawnNoise.noise;
    const body = { quantity: kg, address: 'Satara, Maharashtra 415001', utr };
    await month.client.call(requestCotton, { token: member.token, body, files: { paymentProof: proof } });
    const amountPaise = kg * depositPerKg;
    const paid = noise === 'wrong-amount' ? amountPaise - 100 : amountPaise;
    const sent = { day, party: member.name, direction: 'credit', of: member.memberId } as const;
    const payment = isPaid ? month.pay(bank, { ...sent, number: shown(noise, utr, '', own), amountPaise: paid }) : null;
    return { member, plan: null, amountPaise, noise, utr, payment };
  });
}

export async function decideCotton(month: Month, asks: readonly Known[], paid: ReadonlySet<Known>): Promise<void> {
  const drawn = asks.map((ask) => ({ ask, isReturned: month.random.chance(0.67) }));
  await month.each(drawn, async ({ ask, isReturned }) => {
    const { member, amountPaise, requestId: id } = ask;
    const decide = (status: 'Approved' | 'Delivered') =>
      month.client.call(decideCottonOrder, { ...month.asHead, params: { id }, body: { status } });
    if (!paid.has(ask)) {
      const body = { status: 'Rejected' as const, rejectionReason: 'Your money has not come.' };
      await month.client.call(decideCottonOrder, { ...month.asHead, params: { id }, body });
      return;
    }
    const kg = amountPaise / depositPerKg;
    await decide('Approved');
    month.orders.approved += 1;
    month.books.deposit(member, kg);
    await decide('Delivered');
    if (!isReturned) return;
    await month.client.call(requestReturn, { token: member.token, params: { id } });
    await month.client.until(cottonOrders, { token: member.token }, (orders) =>
      orders.some(({ _id, depositReturnRequested }) => _id === id && depositReturnRequested),
    );
    await month.client.call(decideReturn, { ...month.asHead, params: { id }, body: { status: 'Approved' } });
    month.orders.returned += 1;
    month.books.earn(member, kg * chargePerKg);
    month.owe({ id, kind: 'deposit-refund', member, amountPaise });
  });
}
