import {
  addEarnings,
  balance,
  commissionRequest,
  exportPayoutFile,
  makePayoutBatch,
  cancelPayoutBatch,
  payoutBatch,
  payoutBatches,
  takePayoutAnswer,
  toRupees,
  updateCommissionStatus,
  updateProfile,
  type PayoutBatchRow,
} from '@deepam/contracts';
import { expect } from '@jest/globals';
import type { Taken } from './books.js';
import type { Month } from './month.js';
import type { Details, Member } from './people.js';
import type { Deducted } from './tax-years.js';

export interface Payout {
  readonly id: string;
  readonly member: Member;
  readonly amountPaise: number;
  readonly taken: Taken;
}
/** A payout in the batch of a bank. */
interface Row {
  readonly payout: Payout;
  readonly reference: string;
  readonly netPaise: number;
  readonly deducted: Deducted;
}
export interface Batch {
  readonly batchId: string;
  readonly rows: readonly Row[];
}

const leastPaise = 100;
const rowsOfBatch = 200;

/** Who may ask for money does, mostly, after having said where it goes; and some get something for their work first. */
export async function askForMoney(month: Month): Promise<void> {
  const { random, books } = month;
  const pans = month.members.flatMap(({ details }) => details?.pan ?? []);
  const drawn = month.members
    .filter(({ plan }) => plan !== null)
    .map((member) => ({
      ...{ member, gift: random.chance(0.1) ? 1 + random.below(50_000) : 0, share: random.pick([1, 1, random.next()]) },
      ...{ details: drawDetails(month, member, pans), isAsking: random.chance(0.85) },
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
    return [{ id, member, amountPaise, taken: books.ask(member, amountPaise, from) }];
  });
  month.waiting.push(...asked.flat());
}

/** Of five one has given no PAN, and of the others one has that of somebody else. */
function drawDetails({ random }: Month, { details }: Member, known: readonly string[]): Details {
  if (details !== null) return details;
  const letters = (count: number) => Array.from({ length: count }, () => random.pick([...'ABCDEFGHJK'])).join('');
  const own = `${letters(3)}P${letters(1)}${1000 + random.below(9000)}${letters(1)}`;
  const pan = !random.chance(0.8) ? null : random.chance(0.2) && known.length > 0 ? random.pick(known) : own;
  return { hasBank: random.chance(0.95), pan };
}
const accountOf = ({ memberId }: Member): string => String(BigInt(`0x${memberId.slice(-12)}`)).padStart(12, '1');

/** A few are decided by themselves; those of one person, whose tax each counts the ones before, one after the other. */
export async function decideSome(month: Month): Promise<void> {
  const drawn = month.waiting
    .map((payout) => ({ payout, what: month.random.below(20) }))
    .filter(({ what }) => what <= 2);
  const ofPersons = new Map<string, typeof drawn>();
  for (const one of drawn) {
    const person = personOf(one.payout.member);
    ofPersons.set(person, [...(ofPersons.get(person) ?? []), one]);
  }
  await month.each([...ofPersons.values()], async (own) => {
    for (const { payout, what } of own) {
      if (what === 0) await refuse(month, payout);
      else if (isCovered(month, payout.member)) await approve(month, payout);
    }
  });
}

async function refuse(month: Month, payout: Payout): Promise<void> {
  await decide(month, payout, 'Rejected');
  month.books.refuse(payout.member, payout.taken);
  done(month, payout);
}

async function approve(month: Month, payout: Payout): Promise<void> {
  const deducted = taxOf(month, payout);
  await decide(month, payout, 'Approved');
  month.taxes.keep(personOf(payout.member), deducted);
  book(month, payout, deducted);
}

const decide = (month: Month, { id, member }: Payout, status: 'Approved' | 'Rejected') =>
  month.client.call(updateCommissionStatus, {
    ...month.asHead,
    body: { userId: member.memberId, commissionId: id, status },
  });

/** What waits goes to the bank in batches; the first and one of four is given up and made again. */
export async function makeBatches(month: Month): Promise<Batch[]> {
  const batches: Batch[] = [];
  const left = [...month.waiting];
  while (left.length > 0) {
    const payouts = left.splice(0, rowsOfBatch);
    let batch = await makeBatch(month, payouts);
    if (batch === null) continue;
    if (month.paidOut.cancelled === 0 || month.random.chance(0.25)) {
      await month.client.call(cancelPayoutBatch, { ...month.asHead, params: { batchId: batch.batchId }, body: {} });
      for (const { payout, deducted } of batch.rows) month.taxes.drop(personOf(payout.member), deducted);
      month.paidOut.cancelled += 1;
      batch = (await makeBatch(month, payouts))!;
    }
    await giveFile(month, batch);
    batches.push(batch);
  }
  return batches;
}

/** Compared row by row with what the truth has of tax, and of who cannot be paid. */
async function makeBatch(month: Month, payouts: readonly Payout[]): Promise<Batch | null> {
  const rows: { payout: Payout; deducted: Deducted }[] = [];
  const blocked: [string, string][] = [];
  for (const payout of payouts) {
    const { member, amountPaise } = payout;
    const deducted = taxOf(month, payout);
    if (!isCovered(month, member)) blocked.push([payout.id, 'not-covered']);
    else if (!member.details!.hasBank) blocked.push([payout.id, 'bank-details-missing']);
    else if (amountPaise === deducted.tax) {
      blocked.push([payout.id, 'all-is-tax']);
    } else {
      month.taxes.keep(personOf(member), deducted);
      rows.push({ payout, deducted });
    }
  }
  if (rows.length === 0) return null;
  const payoutIds = payouts.map(({ id }) => id);
  const made = await month.client.call(makePayoutBatch, { ...month.asHead, body: { payoutIds } });
  if (made) expect(made.blocked.map(({ payoutId, reason }) => [payoutId, reason])).toEqual(blocked);
  const batchId = made?.batch._id ?? (await month.answer(payoutBatches, month.asHead))[0]!._id;
  const known = new Map((await rowsOf(month, batchId)).map((row) => [row.payoutId, row]));
  const found = rows.map(({ payout: { id } }) => [id, known.get(id)?.tax, known.get(id)?.net]);
  const expected = rows.map(({ payout: { id, amountPaise }, deducted: { tax } }) => [
    ...[id, toRupees(tax), toRupees(amountPaise - tax)],
  ]);
  expect(found).toEqual(expected);
  return {
    batchId,
    rows: rows.map(({ payout, deducted }) => ({
      ...{ payout, deducted, netPaise: payout.amountPaise - deducted.tax },
      reference: known.get(payout.id)!.reference,
    })),
  };
}

const rowsOf = async (month: Month, batchId: string): Promise<readonly PayoutBatchRow[]> =>
  (await month.answer(payoutBatch, { ...month.asHead, params: { batchId } })).rows;

/** Where a crash took the answer along, the file was lost, and somebody says so. */
async function giveFile(month: Month, { batchId }: Batch): Promise<void> {
  const file = (lostFile?: string) =>
    month.client.call(exportPayoutFile, {
      ...month.asHead,
      params: { batchId },
      body: { format: 'generic-neft', ...(lostFile !== undefined && { lostFile }) },
    });
  if ((await file()) !== null) return;
  const filed = (await rowsOf(month, batchId)).flatMap(({ filedAt }) => filedAt ?? []).toSorted();
  await file(filed.at(-1));
}

/** What is still open of each batch. */
export async function takeAnswers(month: Month, batches: readonly Batch[], last: boolean): Promise<Batch[]> {
  const open = [];
  for (const batch of batches) open.push(await takeAnswer(month, batch, last));
  return open;
}

/**
 * The bank has paid most of it, has sent some back, and says nothing of others yet.
 * @param last it has answered about everything
 */
async function takeAnswer(month: Month, batch: Batch, last: boolean): Promise<Batch> {
  const { random } = month;
  const says = batch.rows.map((row) => ({
    row,
    says: last ? ('Success' as const) : random.pick(sayings),
  }));
  const lines = says.flatMap(({ row: { reference, netPaise }, says: word }) => {
    if (word === 'silent') return [];
    const amount = toRupees(word === 'other amount' ? netPaise + 1 : netPaise).toFixed(2);
    const utr = word === 'Rejected' ? '' : `HDFCN5202${reference.slice(3)}`;
    const status = word === 'Rejected' ? 'Rejected' : 'Success';
    return [
      ['A PAYEE', reference, amount, status, utr, month.dayBefore(0).split('-').toReversed().join('/')].join(','),
    ];
  });
  const head = 'Beneficiary,Reference,Amount,Status,UTR,Payment Date';
  const stranger = `A STRANGER,DPY${'ABCDEFGHJ'},1.00,Success,HDFCN5202000000000,01/01/2026`;
  const files = { answer: Buffer.from([head, ...lines, stranger].join('\n')) };
  const take = () =>
    month.client.call(takePayoutAnswer, { ...month.asHead, params: { batchId: batch.batchId }, files });
  // Two people have the same file, and one has it again later.
  await Promise.all([take(), take()]);
  await take();
  const states = new Map((await rowsOf(month, batch.batchId)).map(({ payoutId, state }) => [payoutId, state]));
  const stateOf = { Success: 'paid', Rejected: 'failed', silent: 'waiting', 'other amount': 'waiting' } as const;
  expect(says.map(({ row }) => states.get(row.payout.id))).toEqual(says.map(({ says: word }) => stateOf[word]));
  for (const { row, says: word } of says) {
    if (word === 'Success') {
      month.paidOut.byBank += 1;
      month.paidOut.netByBankPaise += row.netPaise;
      book(month, row.payout, row.deducted);
    } else if (word === 'Rejected') {
      month.paidOut.failed += 1;
      month.taxes.drop(personOf(row.payout.member), row.deducted);
    }
  }
  return { ...batch, rows: says.filter(({ says: word }) => stateOf[word] === 'waiting').map(({ row }) => row) };
}
const sayings = [
  ...Array.from({ length: 16 }, () => 'Success' as const),
  ...(['Rejected', 'Rejected', 'silent', 'other amount'] as const),
];

function book(month: Month, payout: Payout, { tax }: Deducted): void {
  month.books.pay(payout.member, payout.taken, tax);
  month.paidOut.payouts += 1;
  month.paidOut.taxPaise += tax;
  done(month, payout);
}

function done(month: Month, payout: Payout): void {
  month.waiting = month.waiting.filter((one) => one !== payout);
}

const personOf = ({ memberId, details }: Member): string => details?.pan ?? memberId;
const taxOf = ({ taxes }: Month, { member, taken }: Payout): Deducted =>
  taxes.of(personOf(member), member.details!.pan !== null, taken.commission);

function isCovered({ books }: Month, member: Member): boolean {
  const { commission, earnings } = books.available(member);
  return commission + earnings >= 0;
}
