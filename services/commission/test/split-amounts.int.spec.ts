import type { Answer } from '@deepam/api-client';
import {
  commissionRequest,
  correctPosting,
  handedPasswordReplaced,
  makeBankFile,
  mobileCorrected,
  payableAmount,
  statement,
  temporaryPasswordGiven,
  updateCommissionStatus,
  type Endpoint,
} from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  OnHandedPasswordReplaced,
  OnMobileCorrected,
  OnTemporaryPasswordGiven,
} from '../src/payouts/on-identity-events.js';
import { clerk, head, TwoPeople, type Person } from './two-people.js';

let scene: TwoPeople;
beforeAll(async () => {
  scene = await TwoPeople.start();
});
afterAll(() => scene.stop());

const HOUR = 3_600_000;
const statuses = (answers: readonly Answer<Endpoint>[]) => answers.map(({ status }) => status);
/** The amounts age without the clock, since tokens would expire long before. */
async function haveAged(hours: number): Promise<void> {
  const kept = scene.commission.db.collection<PassedAmountsDocument>('passed_amounts');
  for (const { _id, amounts } of await kept.find().toArray()) {
    const older = amounts.map(({ at, amountPaise }) => ({
      at: new Date(at.getTime() - hours * 3_600_000),
      amountPaise,
    }));
    await kept.updateOne({ _id }, { $set: { amounts: older } });
  }
}
interface PassedAmountsDocument {
  readonly _id: string;
  readonly amounts: { at: Date; amountPaise: number }[];
}
const member = () => scene.commission.member();

async function payoutOf(amount: number): Promise<{ memberId: string; payoutId: string }> {
  const memberId = await scene.transfers.payouts.rich(1_000);
  await scene.transfers.identity.knows(memberId);
  return { memberId, payoutId: (await scene.transfers.payouts.ask(memberId, amount)).body.entry._id };
}
const approve = (person: Person, { memberId, payoutId }: { memberId: string; payoutId: string }) =>
  scene.call(updateCommissionStatus, person, {
    body: { userId: memberId, commissionId: payoutId, status: 'Approved' },
  });

// More than a thousand rupees need a second approver.
describe('amounts below the threshold', () => {
  it('amounts of one clerk to many members pass until their sum is above the threshold, and expire after a day', async () => {
    const firstClerk = clerk();
    const answers: Answer<Endpoint>[] = [];
    for (let n = 0; n < 5; n += 1) answers.push(await scene.add(firstClerk, await member(), 400));
    expect(statuses(answers)).toEqual([200, 200, 202, 202, 202]);
    await haveAged(23);
    expect((await scene.add(firstClerk, await member(), 400)).status).toBe(202);
    await haveAged(1);
    expect((await scene.add(firstClerk, await member(), 1_000)).status).toBe(200);
  });

  it('amounts of many clerks to one member pass until their sum is above the threshold', async () => {
    const memberId = await member();
    const answers: Answer<Endpoint>[] = [];
    for (let n = 0; n < 4; n += 1) answers.push(await scene.add(clerk(), memberId, 400 + n));
    expect(statuses(answers)).toEqual([200, 200, 202, 202]);
  });

  it('amounts of twenty concurrent calls pass as often as the threshold allows', async () => {
    const firstClerk = clerk();
    const people = await Promise.all(Array.from({ length: 20 }, member));
    const byOne = await Promise.all(people.map((id) => scene.add(firstClerk, id, 100)));
    expect(statuses(byOne).toSorted()).toEqual([...Array(10).fill(200), ...Array(10).fill(202)]);
    const payee = await member();
    const toOne = await Promise.all(Array.from({ length: 20 }, (_, n) => scene.add(clerk(), payee, 100 + n / 100)));
    expect(statuses(toOne).filter((status) => status === 200)).toHaveLength(9);
    expect(await scene.earned(payee)).toBeLessThanOrEqual(100_000);
  });

  it('amounts of one person with several logins count together, whichever login is used first', async () => {
    const boss = clerk();
    const [one, two] = [clerk(), clerk()].map((login) => ({ ...login, influencedBy: [boss.memberId] }));
    const third = { ...clerk(), influencedBy: [two!.memberId, boss.memberId] };
    const answers: Answer<Endpoint>[] = [];
    for (const login of [one!, boss, two!, third]) answers.push(await scene.add(login, await member(), 400));
    expect(statuses(answers)).toEqual([200, 200, 202, 202]);
    expect((await scene.add(clerk(), await member(), 400)).status).toBe(200);
  });

  it('amounts that a second approver approved do not count', async () => {
    const firstClerk = clerk();
    const memberId = await member();
    expect((await scene.grant(clerk(), await scene.asked(firstClerk, memberId, 5_000))).status).toBe(200);
    expect((await scene.add(firstClerk, memberId, 1_000)).status).toBe(200);
  });

  it('amounts of earnings, corrections, payouts and batches count together', async () => {
    const firstClerk = clerk();
    const payouts = [await payoutOf(400), await payoutOf(401), await payoutOf(402)] as const;
    const foreseen = async () =>
      (await scene.call(payableAmount, firstClerk, { params: { payableId: payouts[1].payoutId } })).body.needsApprover;
    expect((await approve(firstClerk, payouts[0])).status).toBe(200);
    expect(await foreseen()).toBe(false);
    expect((await scene.add(firstClerk, await member(), 300)).status).toBe(200);
    expect(await foreseen()).toBe(true);
    expect((await approve(firstClerk, payouts[1])).status).toBe(202);
    const batch = { body: { payableIds: [payouts[2].payoutId] } };
    expect((await scene.call(makeBankFile, firstClerk, batch)).status).toBe(202);
    expect((await scene.call(makeBankFile, clerk(), batch)).status).toBe(201);
    const added = await member();
    await scene.add(head, added, 350);
    const { body } = await scene.call(statement, head, { query: { userId: added } });
    const correct = (person: Person) =>
      scene.call(correctPosting, person, { body: { postingId: body[0]!._id, reason: 'Wrong' } });
    expect((await correct(firstClerk)).status).toBe(202);
    expect((await correct(clerk())).status).toBe(201);
  });
});

describe('a payout of a member whose mobile or password a clerk has set', () => {
  const askedBehind = async (behind: Person, amount: number) => {
    const memberId = await scene.transfers.payouts.rich(1_000);
    await scene.transfers.identity.knows(memberId);
    const login = { memberId, influencedBy: [behind.memberId] };
    const { body } = await scene.call(commissionRequest, login, { body: { commissionAmount: amount } });
    return { memberId, payoutId: body.entry._id };
  };

  it('the payout needs a second approver when this clerk or a clone of the clerk approves it, singly or in a batch', async () => {
    const firstClerk = clerk();
    const clone = { ...clerk(), influencedBy: [firstClerk.memberId] };
    const payout = await askedBehind(firstClerk, 100);
    const foreseen = async (person: Person) =>
      (await scene.call(payableAmount, person, { params: { payableId: payout.payoutId } })).body.needsApprover;
    expect([await foreseen(firstClerk), await foreseen(clone), await foreseen(clerk())]).toEqual([true, true, false]);
    expect((await approve(firstClerk, payout)).status).toBe(202);
    const batch = { body: { payableIds: [payout.payoutId] } };
    expect((await scene.call(makeBankFile, clone, batch)).status).toBe(202);
    expect((await approve(clerk(), payout)).status).toBe(200);
  });

  it('the payout needs a second approver for 30 days even when it was requested before', async () => {
    const { commission } = scene;
    const clockNow = () => commission.clock.now();
    // Tokens need the real time.
    commission.clock.set(new Date(Date.now() - 32 * 24 * HOUR).toISOString());
    const [giver, corrector, boss] = [clerk(), clerk(), clerk()];
    const [given, replaced, corrected] = [await payoutOf(100), await payoutOf(100), await payoutOf(100)];
    const batched = await payoutOf(100);
    const at = clockNow().toISOString();
    const by = { byId: giver.memberId, influencedBy: [giver.memberId, boss.memberId] };
    for (const { memberId } of [given, batched]) {
      const password = { memberId, ...by, givenAt: at, validUntil: at };
      await commission.tell(OnTemporaryPasswordGiven, temporaryPasswordGiven, password);
    }
    const replacement = { memberId: replaced.memberId, ...by, isFirst: false, replacedAt: at, heldUntil: at };
    await commission.tell(OnHandedPasswordReplaced, handedPasswordReplaced, replacement);
    const byCorrector = { byId: corrector.memberId, influencedBy: [corrector.memberId] };
    const correction = { memberId: corrected.memberId, ...byCorrector, ending: '4321', correctedAt: at };
    await commission.tell(OnMobileCorrected, mobileCorrected, correction);
    commission.clock.advance(25 * HOUR);
    const answers = [
      await approve(giver, given),
      await approve(boss, replaced),
      await approve(corrector, corrected),
      await scene.call(makeBankFile, giver, { body: { payableIds: [batched.payoutId] } }),
    ];
    expect(statuses(answers)).toEqual([202, 202, 202, 202]);
    const { body } = await scene.call(payableAmount, giver, { params: { payableId: given.payoutId } });
    expect(body.needsApprover).toBe(true);
    expect((await approve(corrector, given)).status).toBe(200);
    commission.clock.advance(30 * 24 * HOUR);
    expect((await approve(giver, batched)).status).toBe(200);
  });

  it('the head approves it without a second approver, as the head may set the password of every member', async () => {
    expect((await approve(head, await askedBehind(head, 100))).status).toBe(200);
  });
});
