import {
  balance,
  deskPayouts,
  holdMoney,
  memberCommissionsCsv,
  payoutAmountToSend,
  payoutBankDetails,
  payoutCameBack,
  payoutSent,
  recordPayoutSent,
  waitingPayouts,
} from '@deepam/contracts';
import { tinyJpeg } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answer, line, payouts, scene, withFreedPayouts, type Freed } from './freed-payouts.js';
import { clerk, codeOf, consentIn, head, type Person } from './two-people.js';
import { headId } from './commission-harness.js';
import { TestBatches } from './test-batches.js';

/** Where nobody is the second person. */
let alone: TestBatches;
withFreedPayouts();
beforeAll(async () => {
  alone = await TestBatches.start();
});
afterAll(() => alone.stop());

type Payout = Pick<Freed, 'payoutId' | 'memberId'>;
interface Kept {
  readonly _id: string;
  readonly [field: string]: unknown;
}
const kept = (of: TestBatches) => of.commission.db.collection<Kept>('payouts');
const approvedOn = async (one: Freed) => {
  await payouts.says(one, 'debit');
  await scene.grant(clerk(), consentIn(await payouts.decide(clerk(), one, 'Approved', one.reference)));
};
/** It was approved on a payment, which came back. */
async function lost(): Promise<Freed> {
  const one = await payouts.one();
  await approvedOn(one);
  await payouts.says(one, 'credit');
  return one;
}
/** The same as such news leave it, by one person. */
async function lostAlone(): Promise<Payout> {
  const one = await alone.payout();
  await alone.payouts.decide(one.memberId, one.payoutId, 'Approved');
  const $set = { knownPayment: 'DPY222222222', cameBackAt: new Date(), isSentGranted: true };
  await kept(alone).updateOne({ _id: one.payoutId }, { $set });
  return one;
}
const send = (person: Person, { payoutId }: Payout, net = 10) =>
  scene.call(recordPayoutSent, person, { params: { payoutId }, body: { net } });
const sendAlone = async ({ payoutId }: Payout) =>
  alone.commission.call(recordPayoutSent, headId, {
    ...{ params: { payoutId }, body: { net: 10 } },
    files: { paymentProof: await tinyJpeg() },
  });
const isSent = async (one: Payout) => scene.grant(clerk(), consentIn(await send(clerk(), one)));
/** And recorded by who asked. */
async function hasLeft(one: Payout): Promise<void> {
  const asker = clerk();
  await scene.grant(clerk(), consentIn(await send(asker, one)));
  await payouts.records(asker, one);
}
const toSendAgain = async () => {
  const { body, headers } = await scene.commission.callWith(deskPayouts, head, { query: { cameBack: 'true' } });
  return [body.map(({ _id }) => _id), Number(headers['x-total-count'])];
};
const waiting = async () => (await scene.commission.callWith(waitingPayouts, head)).body;
const booked = async () => (await scene.commission.postings()).length;

describe('a payout whose payment came back', () => {
  it('is recorded as sent by two people, however little it is, and nothing of it is posted again', async () => {
    const one = await lost();
    expect(await toSendAgain()).toEqual([[one.payoutId], 1]);
    const { cameBackAt } = await payouts.shown(one);
    expect(await waiting()).toMatchObject({ toSendAgain: 1, since: { toSendAgain: cameBackAt } });
    const before = await booked();
    const asker = clerk();
    const id = consentIn(await send(asker, one));
    expect((await scene.list(head)).find(({ _id }) => _id === id)).toMatchObject({
      ...{ call: 'recordPayoutSent', amount: 10, subject: { kind: 'payout', id: one.payoutId } },
    });
    expect((await payouts.shown(one)).cameBackAt).toEqual(expect.any(String));
    expect((await scene.grant(head, id)).status).toBe(200);
    expect(await kept(scene.batches).findOne({ _id: one.payoutId })).toMatchObject({
      ...{ status: 'Approved', knownPayment: null, sentBy: asker.memberId, sentAt: expect.any(Date) },
    });
    expect(await kept(scene.batches).findOne({ _id: one.payoutId })).not.toHaveProperty('cameBackAt');
    // Granted is not sent.
    expect(await payouts.shown(one)).toMatchObject({ status: 'Approved', toSendSince: expect.any(String) });
    expect(await payouts.shown(one)).not.toHaveProperty('sentAt');
    expect(await toSendAgain()).toEqual([[], 0]);
    expect(await waiting()).toMatchObject({ toSendAgain: 0, since: { toSendAgain: null } });
    const entries = (await scene.entries('payout-sent')).filter(({ subject }) => subject?.id === one.payoutId);
    expect(entries).toMatchObject([
      { actor: { id: head.memberId }, memberId: one.memberId, after: { amount: 10, askedBy: asker.memberId } },
    ]);
    expect(await booked()).toBe(before);
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('goes to the bank details that are looked at, with what was left after the tax of its approval', async () => {
    const one = await lost();
    await kept(scene.batches).updateOne(
      { _id: one.payoutId },
      { $set: { tax: { taxPaise: 200, netPaise: 800, hasPan: false } } },
    );
    const params = { payoutId: one.payoutId };
    const seen = await scene.call(payoutAmountToSend, clerk(), { params });
    expect(seen.body).toEqual({ amount: 10, tax: 2, net: 8, hasPan: false, needsSecondPerson: true });
    const before = (await scene.entries('bank-details-revealed')).length;
    const { body } = await scene.call(payoutBankDetails, clerk(), { params });
    expect(body).toMatchObject({ name: 'Asha Patil', ifscCode: 'SBIN0005943' });
    const reveals = (await scene.entries('bank-details-revealed')).slice(before);
    expect(reveals).toMatchObject([{ memberId: one.memberId, subject: { kind: 'payout', id: one.payoutId } }]);
    expect(await send(clerk(), one)).toMatchObject({
      ...{ status: 409, error: { code: 'COMMISSION.NET_CHANGED', details: { net: 8 } } },
    });
    expect((await scene.grant(head, consentIn(await send(clerk(), one, 8)))).status).toBe(200);
    for (const endpoint of [payoutAmountToSend, payoutBankDetails])
      expect(codeOf(await scene.call(endpoint, clerk(), { params }))).toBe('409 COMMISSION.PAYOUT_DECIDED');
    await kept(scene.batches).updateOne({ _id: one.payoutId }, { $unset: { tax: 1 } });
  });

  it('is not sent where nothing came back, and once only', async () => {
    const [waits, approved, one] = [await payouts.one(), await payouts.one(), await lost()];
    await scene.grant(clerk(), consentIn(await payouts.decide(clerk(), approved, 'Approved')));
    await isSent(one);
    for (const payout of [waits, approved, one])
      expect(codeOf(await send(clerk(), payout))).toBe('409 COMMISSION.NOT_CAME_BACK');
    const stale = await payouts.one();
    await scene.grant(clerk(), consentIn(await payouts.decide(clerk(), stale, 'Approved')));
    // As an older process could leave it.
    await kept(scene.batches).updateOne({ _id: stale.payoutId }, { $set: { cameBackAt: new Date() } });
    expect(codeOf(await send(clerk(), stale))).toBe('409 COMMISSION.NOT_CAME_BACK');
    await kept(scene.batches).updateOne({ _id: stale.payoutId }, { $unset: { cameBackAt: 1 } });
    const { error } = await scene.call(recordPayoutSent, clerk(), {
      ...{ params: { payoutId: 'f'.repeat(24) }, body: { net: 10 } },
    });
    expect(error?.code).toBe('COMMISSION.PAYOUT_NOT_FOUND');
  });

  it('is not sent when a statement shows meanwhile that it has left once more, nor by an older consent', async () => {
    const one = await lost();
    const id = consentIn(await send(clerk(), one));
    scene.batches.network.tells(line(one, 'debit'));
    expect(await send(clerk(), one)).toMatchObject({
      ...{ status: 409, error: { code: 'COMMISSION.SAID_PAID', details: { reference: one.reference } } },
    });
    await payouts.says(one, 'credit');
    expect(codeOf(await scene.grant(head, id))).toBe('409 FOUR_EYES.OUTDATED');
    expect((await isSent(one)).status).toBe(200);
  });

  it.each([
    ['SUSPENDED', 'suspensions', { revision: 1, isSuspended: true }, 'COMMISSION.MEMBER_SUSPENDED'],
    ['CONSENT', 'consents', { revision: 1, isGiven: false }, 'COMMISSION.CONSENT_WITHDRAWN'],
    ['BANK', 'bank_changes', { changedAt: new Date() }, 'COMMISSION.BANK_DETAILS_HELD'],
    ['ZERO', 'balances', { 'commission.available': -1_000_000 }, 'COMMISSION.NOT_COVERED'],
  ])('waits while its member is held as an approval does: %s', async (_, collection, held, code) => {
    const one = await lost();
    const rows = scene.commission.db.collection<Kept>(collection);
    const before = await rows.findOne({ _id: one.memberId });
    await rows.updateOne({ _id: one.memberId }, { $set: held }, { upsert: true });
    expect(codeOf(await send(clerk(), one))).toBe(`409 ${code}`);
    await (before === null
      ? rows.deleteOne({ _id: one.memberId })
      : rows.replaceOne({ _id: one.memberId }, before, { upsert: true }));
    expect((await isSent(one)).status).toBe(200);
  });

  it('is sent once by one consent that two people grant at one moment', async () => {
    const one = await lost();
    const asker = clerk();
    const id = consentIn(await send(asker, one));
    expect(codeOf(await send(asker, one))).toBe('409 FOUR_EYES.WAITS_ALREADY');
    const granted = await Promise.all([scene.grant(clerk(), id), scene.grant(clerk(), id)]);
    expect(granted.map(codeOf).toSorted()).toEqual(['200 done', '409 FOUR_EYES.ENDED']);
  });

  it('is sent once by two people, and twice by nobody, at one moment, with the picture of who was first', async () => {
    const one = await lostAlone();
    const codes = (await Promise.all([sendAlone(one), sendAlone(one), sendAlone(one)])).map(codeOf);
    expect(codes.toSorted()).toEqual(['200 done', ...Array(2).fill('409 COMMISSION.NOT_CAME_BACK')]);
    const { body } = await alone.commission.call(deskPayouts, headId, { query: { payoutId: one.payoutId } });
    expect(body[0]).toMatchObject({ paymentProof: expect.any(String), sentAt: expect.any(String) });
    expect(body[0]).not.toHaveProperty('toSendSince');
    const told = { memberId: one.memberId, amountPaise: 1_000 };
    const sent = (await alone.commission.outboxEventsOf(payoutSent)).filter(
      ({ payoutId }) => payoutId === one.payoutId,
    );
    expect(sent).toMatchObject([told]);
    // That was of its approval.
    expect(await kept(alone).findOne({ _id: one.payoutId })).not.toHaveProperty('isSentGranted');
    expect(await alone.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('is sent by one person, who sees where to, also where nobody has recorded in time that it was sent', async () => {
    const one = await alone.payout();
    await alone.payouts.decide(one.memberId, one.payoutId, 'Approved');
    const params = { payoutId: one.payoutId };
    const look = async () => codeOf(await alone.commission.call(payoutBankDetails, headId, { params }));
    const at = (days: number) => new Date(alone.commission.clock.now().getTime() - days * 86_400_000);
    // As two people have left it, before it was decided that one is enough.
    const isGranted = { isSentGranted: true, decidedBy: 'somebody', toSendSince: at(6) };
    await kept(alone).updateOne({ _id: one.payoutId }, { $set: isGranted });
    expect([await look(), codeOf(await sendAlone(one))]).toEqual([
      '409 COMMISSION.PAYOUT_DECIDED',
      '409 COMMISSION.NOT_CAME_BACK',
    ]);
    await kept(alone).updateOne({ _id: one.payoutId }, { $set: { toSendSince: at(7) } });
    expect([await look(), codeOf(await sendAlone(one))]).toEqual(['200 done', '200 done']);
    expect(await kept(alone).findOne({ _id: one.payoutId })).not.toHaveProperty('toSendSince');
    expect(await look()).toBe('409 COMMISSION.PAYOUT_DECIDED');
    await kept(alone).updateOne({ _id: one.payoutId }, { $set: { decidedBy: headId } });
  });

  it('says so to its member until it is sent again, and not by whom', async () => {
    const one = await lost();
    const own = async () => (await scene.commission.call(balance, one.memberId)).body.commissionHistory[0]!;
    expect(await own()).toMatchObject({ status: 'Approved', cameBackAt: expect.any(String) });
    await isSent(one);
    const entry = await own();
    expect(entry).toMatchObject({ status: 'Approved', toSendSince: expect.any(String) });
    for (const field of ['cameBackAt', 'decidedBy', 'sentBy']) expect(entry).not.toHaveProperty(field);
  });

  it('stands alone in the list and the file of those that are to be sent again, which an index finds', async () => {
    const one = await lost();
    const [ids] = await toSendAgain();
    expect(ids).toEqual([one.payoutId]);
    const query = { cameBack: 'true' as const };
    const { text } = await scene.commission.callWith(memberCommissionsCsv, head, { query });
    expect(text.match(/,Approved,/g)).toHaveLength(1);
    expect(text).toContain(one.payoutId);
    const plan = await kept(scene.batches)
      .find({ cameBackAt: { $exists: true } })
      .explain('executionStats');
    expect(plan).toMatchObject({ executionStats: { totalDocsExamined: 1 } });
    await isSent(one);
  });

  it('counts as paid twice when a later statement shows its first payment once more, until that came back', async () => {
    const one = await lost();
    await hasLeft(one);
    const known = (await payouts.told(one)).length;
    await payouts.says(one, 'debit');
    expect((await payouts.told(one)).slice(known)).toMatchObject([{ isTwice: true, deciders: [head.memberId] }]);
    expect((await payouts.rowOf(one.batchId)).saidPaid?.isTwice).toBe(true);
    await payouts.says(one, 'credit');
    expect(await payouts.shown(one)).not.toHaveProperty('cameBackAt');
    const lostNews = await scene.commission.outboxEventsOf(payoutCameBack);
    expect(lostNews.filter(({ payoutId }) => payoutId === one.payoutId)).toHaveLength(1);
  });

  it('counts as paid twice when the bank pays it on a later day, also where no statement shows its first payment', async () => {
    const one = await payouts.one();
    await scene.batches.take(one.batchId, answer(one, 'Success'));
    await scene.grant(clerk(), consentIn(await payouts.decide(clerk(), one, 'Approved', one.reference)));
    await payouts.says(one, 'credit');
    await hasLeft(one);
    scene.batches.network.tells({ ...line(one, 'debit'), on: '2026-01-08' });
    await payouts.look();
    expect((await payouts.told(one)).map(({ isTwice }) => isTwice)).toEqual([false, true]);
  });

  it('keeps its member from closing the account, with which the bank details would be gone, until it is sent', async () => {
    const { payoutId, memberId } = await lost();
    const { available } = (await scene.commission.call(balance, memberId)).body;
    const body = {
      memberId,
      hold: false,
      waiver: { amountPaise: Math.round(available * 100), words: 'I give it up.' },
      writeOff: null,
    };
    const closes = async () => codeOf(await scene.commission.callAsService(holdMoney, { body }));
    expect(await closes()).toBe('409 COMMISSION.CLOSING_PAYOUT_WAITS');
    await isSent({ payoutId, memberId });
    // It is sent after the grant, which may take days.
    expect(await closes()).toBe('409 COMMISSION.CLOSING_PAYOUT_WAITS');
    const weekAgo = new Date(scene.commission.clock.now().getTime() - 7 * 86_400_000);
    await kept(scene.batches).updateOne(
      { _id: payoutId },
      { $unset: { toSendSince: 1 }, $set: { sentAt: weekAgo, decidedAt: weekAgo } },
    );
    expect(await closes()).toBe('200 done');
  });
});
