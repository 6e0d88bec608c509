import {
  addEarnings,
  balance,
  commissionRequest,
  toRupees,
  transferByHand,
  updateCommissionStatus,
  updateProfile,
} from '@deepam/contracts';
import { untilPayable } from '../world/until-payable.js';
import type { Month } from './month.js';
import type { Payable } from './payable.js';
import type { Details, Member } from './people.js';
import { personOf, type Deducted } from './tax-years.js';

const leastPaise = 100;

export async function askForMoney(month: Month): Promise<void> {
  const { random, books } = month;
  const pans = month.members.flatMap(({ details }) => details?.pan ?? []);
  const drawn = month.members
    .filter(({ plan }) => plan !== null)
    .map((member) => ({
      member,
      gift: random.chance(0.1) ? 1 + random.below(5e4) : 0,
      share: random.pick([1, 1, random.next()]),
      details: drawDetails(month, member, pans),
      isAsking: random.chance(0.85),
    }));
  const asked = await month.each(drawn, async ({ member, gift, share, details, isAsking }) => {
    const { token, memberId: userId } = member;
    if (gift > 0) {
      await month.client.call(addEarnings, { ...month.asHead, body: { userId, earning: toRupees(gift) } });
      books.earn(member, gift);
    }
    const from = member.plan === 'Bronze' ? 'earnings' : 'commission';
    const { commission, earnings } = books.available(member);
    const most = Math.min(commission + earnings, from === 'earnings' ? earnings : Infinity);
    if (most < leastPaise || !isAsking) return [];
    if (member.details === null) {
      const bank = details.hasBank ? { bankAccountNo: accountOf(member), ifscCode: 'SBIN0005943' } : {};
      const pan = details.pan === null ? {} : { panCardNo: details.pan };
      await month.client.call(updateProfile, {
        token,
        body: { ...bank, ...pan, address: 'Satara, Maharashtra 415001' },
      });
      member.details = details;
    }
    const amountPaise = Math.max(leastPaise, Math.floor(most * share));
    const body = { commissionAmount: toRupees(amountPaise), from } as const;
    await month.client.call(commissionRequest, { token, body });
    const known = new Set(month.waiting.map(({ id }) => id));
    const id = await month.client.until(balance, { token }, ({ commissionHistory }) => {
      return commissionHistory.find(({ _id, status }) => status === 'Requested' && !known.has(_id))?._id;
    });
    const taken = books.ask(member, amountPaise, from);
    return [{ id, kind: 'payout' as const, member, amountPaise, taken, deducted: null }];
  });
  const told = month.members.filter(({ details }) => details?.hasBank === true || (details?.pan ?? null) !== null);
  await untilPayable(
    month.test,
    told.map(({ memberId }) => memberId),
  );
  month.waiting.push(...asked.flat());
}

function drawDetails({ random }: Month, { details }: Member, known: readonly string[]): Details {
  if (details !== null) return details;
  const letters = (count: number) => Array.from({ length: count }, () => random.pick([...'ABCDEFGHJK'])).join('');
  const own = `${letters(3)}P${letters(1)}${1000 + random.below(9000)}${letters(1)}`;
  const pan = !random.chance(0.8) ? null : random.chance(0.2) && known.length > 0 ? random.pick(known) : own;
  return { hasBank: random.chance(0.95), pan };
}
const accountOf = ({ memberId }: Member): string => String(BigInt(`0x${memberId.slice(-12)}`)).padStart(12, '1');

/** Payouts of one person are decided one after the other, because the tax of each counts the previous ones. */
export async function decideSome(month: Month): Promise<void> {
  const drawn = month.waiting
    .filter(({ deducted }) => deducted === null)
    .map((payout) => ({ payout, what: month.random.below(20) }))
    .filter(({ what }) => what <= 2);
  const ofPersons = new Map<string, typeof drawn>();
  for (const drawnPayable of drawn) {
    const person = personOf(drawnPayable.payout.member);
    ofPersons.set(person, [...(ofPersons.get(person) ?? []), drawnPayable]);
  }
  await month.each([...ofPersons.values()], async (own) => {
    for (const { payout, what } of own) {
      if (what === 0) await reject(month, payout);
      else if (isCovered(month, payout.member)) await approve(month, payout);
    }
  });
}

async function reject(month: Month, payout: Payable): Promise<void> {
  await decide(month, payout, 'Rejected');
  month.books.refuse(payout.member, payout.taken);
  markDone(month, payout);
}

async function approve(month: Month, payout: Payable): Promise<void> {
  const deducted = taxOf(month, payout);
  await decide(month, payout, 'Approved');
  month.taxes.keep(personOf(payout.member), deducted);
  approved(month, payout, deducted);
  settle(month, payout);
}

const decide = (month: Month, { id, member }: Payable, status: 'Approved' | 'Rejected') =>
  month.client.call(updateCommissionStatus, {
    ...month.asHead,
    body: { userId: member.memberId, commissionId: id, status },
  });

/** A refund whose bank file has no answer yet can't be transferred by hand. */
export async function refundSome(month: Month, open: ReadonlySet<Payable>): Promise<void> {
  const refunds = month.waiting.filter((payable) => payable.kind !== 'payout' && !open.has(payable));
  const drawn = refunds.filter(() => month.random.chance(0.33));
  await month.each(drawn, async (refund) => {
    const params = { payableId: refund.id };
    await month.client.call(transferByHand, { ...month.asHead, params, body: { net: toRupees(refund.amountPaise) } });
    settle(month, refund);
  });
}

/** The books have an approved payout as paid, and its tax as due, whether or not the money has reached the member. */
export function approved(month: Month, payout: Payable, deducted: Deducted): void {
  month.books.pay(payout.member, payout.taken, deducted.tax);
  month.paidOut.payouts += 1;
  month.paidOut.taxPaise += deducted.tax;
  payout.deducted = deducted;
}

export function settle(month: Month, payable: Payable): void {
  const { kind, member, amountPaise } = payable;
  if (kind === 'payout') month.paidOut.settled += 1;
  else month.books.refund(member, kind, amountPaise);
  if (kind === 'deposit-refund') month.paidOut.deposits += 1;
  markDone(month, payable);
}

function markDone(month: Month, payable: Payable): void {
  month.waiting = month.waiting.filter((one) => one !== payable);
}

export const taxOf = ({ taxes }: Month, { member, taken }: Payable): Deducted =>
  taxes.of(personOf(member), member.details!.pan !== null, taken.commission);

export function isCovered({ books }: Month, member: Member): boolean {
  const { commission, earnings } = books.available(member);
  return commission + earnings >= 0;
}
