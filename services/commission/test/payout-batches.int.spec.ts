import {
  bankDetailsChanged,
  cancelPayoutBatch,
  kycConsentChanged,
  makePayoutBatch,
  memberSuspended,
  payoutBatches,
  previewPayoutBatch,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OnBankDetailsChanged } from '../src/payouts/on-bank-details-changed/on-bank-details-changed.handler.js';
import { OnKycConsentChanged } from '../src/payouts/on-kyc-consent-changed/on-kyc-consent-changed.handler.js';
import { OnMemberSuspended } from '../src/payouts/on-member-suspended/on-member-suspended.handler.js';
import { headId } from './commission-harness.js';
import { TestBatches } from './test-batches.js';

let scene: TestBatches;
beforeAll(async () => {
  scene = await TestBatches.start();
});
afterAll(() => scene.stop());

const preview = (...payoutIds: string[]) =>
  scene.commission.call(previewPayoutBatch, headId, { body: { payoutIds } }).then(({ body }) => body);
const cancel = (...said: Parameters<typeof scene.cancel>) => scene.cancel(...said);

describe('a batch of payouts', () => {
  it('holds who gets how much, under a reference for the bank, and the payouts still wait', async () => {
    const [first, second] = [await scene.payout(10), await scene.payout(20.5)];
    const { status, body } = await scene.make(first.payoutId, second.payoutId, first.payoutId);
    const counts = { waiting: 2, paid: 0, failed: 0, released: 0 };
    expect(status).toBe(201);
    expect(body).toMatchObject({
      batch: { state: 'open', total: 30.5, paid: 0, counts, madeBy: 'The Head' },
      blocked: [],
    });
    const { rows } = await scene.get(body.batch._id);
    expect(rows).toMatchObject([
      { ...first, amount: 10, name: 'Asha Member', state: 'waiting', utr: null },
      { ...second, amount: 20.5, state: 'waiting' },
    ]);
    for (const { reference } of rows) expect(reference).toMatch(/^DPY[2-9A-Z]{9}$/);
    expect(rows[0]!.reference).not.toBe(rows[1]!.reference);
    expect((await scene.payouts.balanceOf(first.memberId)).commissionHistory[0]).toMatchObject({ status: 'Requested' });
  });

  it('leaves out what is blocked, and says why, in the preview as well', async () => {
    const { commission, identity } = scene;
    const now = commission.clock.now();
    const [fine, decided, taken, closed, suspended, withdrawn, missing, held, late] = await Promise.all(
      Array.from({ length: 9 }, () => scene.payout()),
    );
    await scene.payouts.decide(decided!.memberId, decided!.payoutId, 'Rejected');
    await scene.make(taken!.payoutId);
    identity.details.delete(closed!.memberId);
    await commission.tell(OnMemberSuspended, memberSuspended, {
      ...{ memberId: suspended!.memberId, revision: 1, byId: newId(), reason: 'Another maker' },
      suspendedAt: now.toISOString(),
    });
    await commission.tell(OnKycConsentChanged, kycConsentChanged, {
      ...{ memberId: withdrawn!.memberId, revision: 1, isGiven: false },
      changedAt: now.toISOString(),
    });
    identity.knows(missing!.memberId, { digest: null });
    await commission.tell(OnBankDetailsChanged, bankDetailsChanged, {
      ...{ memberId: held!.memberId, isFirst: false },
      changedAt: now.toISOString(),
    });
    // The event of it has not come.
    identity.knows(late!.memberId, { digest: 'another digest', changedAt: now });
    const nobodys = newId();
    const until = new Date(now.getTime() + 24 * 3_600_000).toISOString();
    const ids = [fine, decided, taken, closed, suspended, withdrawn, missing, held, late].map((one) => one!.payoutId);
    const blocked = [
      { payoutId: decided!.payoutId, reason: 'decided' },
      { payoutId: taken!.payoutId, reason: 'in-batch' },
      { payoutId: closed!.payoutId, reason: 'account-closed' },
      { payoutId: suspended!.payoutId, reason: 'suspended' },
      { payoutId: withdrawn!.payoutId, reason: 'consent-withdrawn' },
      { payoutId: missing!.payoutId, reason: 'bank-details-missing', name: 'Asha Member', amount: 10 },
      { payoutId: held!.payoutId, reason: 'bank-details-held', until },
      { payoutId: late!.payoutId, reason: 'bank-details-held', until },
      { payoutId: nobodys, reason: 'not-found' },
    ];
    const seen = await preview(...ids, nobodys);
    expect(seen).toMatchObject({ total: 10, payable: [{ payoutId: fine!.payoutId }], blocked });
    const { body } = await scene.make(...ids, nobodys);
    expect(body).toMatchObject({ batch: { total: 10, counts: { waiting: 1 } }, blocked });
    const none = await scene.make(held!.payoutId);
    expect([none.status, none.error?.code]).toEqual([409, 'COMMISSION.NOTHING_TO_BATCH']);
  });

  it('is made by one of several heads who take the same payouts at one moment', async () => {
    for (let round = 0; round < 3; round++) {
      const shared = await scene.payout();
      const own = await Promise.all([scene.payout(), scene.payout(), scene.payout()]);
      const answers = await Promise.all(own.map(({ payoutId }) => scene.make(shared.payoutId, payoutId)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      const taken = answers.map(({ body }) => body.batch.counts.waiting).toSorted();
      expect(taken).toEqual([1, 1, 2]);
      const refused = answers.flatMap(({ body }) => body.blocked);
      expect(refused).toMatchObject(Array(2).fill({ payoutId: shared.payoutId, reason: 'in-batch' }));
    }
  });

  it('is not decided one by one, and a batch that races with a decision takes the payout or leaves it', async () => {
    const kept = await scene.payout();
    await scene.make(kept.payoutId);
    for (const status of ['Approved', 'Rejected'] as const) {
      const refused = await scene.payouts.decide(kept.memberId, kept.payoutId, status);
      expect([refused.status, refused.error?.code]).toEqual([409, 'COMMISSION.IN_BATCH']);
    }
    for (let round = 0; round < 5; round++) {
      const { memberId, payoutId } = await scene.payout();
      const [made, decided] = await Promise.all([
        scene.make(payoutId),
        scene.payouts.decide(memberId, payoutId, round % 2 === 0 ? 'Approved' : 'Rejected'),
      ]);
      const outcome = [made.status, decided.status, made.error?.code ?? decided.error?.code];
      expect([
        [201, 409, 'COMMISSION.IN_BATCH'],
        [409, 200, 'COMMISSION.NOTHING_TO_BATCH'],
      ]).toContainEqual(outcome);
    }
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('that is cancelled gives its payouts free, once', async () => {
    const { memberId, payoutId } = await scene.payout();
    const { _id } = await scene.made(payoutId);
    const { body } = await cancel(_id);
    expect(body.batch).toMatchObject({ state: 'cancelled', counts: { waiting: 0, released: 1 } });
    expect((await scene.get(_id)).rows).toMatchObject([{ state: 'released' }]);
    const again = await cancel(_id);
    expect([again.status, again.error?.code]).toEqual([409, 'COMMISSION.BATCH_NOT_OPEN']);
    expect((await cancel(newId())).error?.code).toBe('COMMISSION.BATCH_NOT_FOUND');
    const next = await scene.made(payoutId);
    expect(next.counts.waiting).toBe(1);
    await cancel(next._id);
    expect((await scene.payouts.decide(memberId, payoutId, 'Approved')).status).toBe(200);
  });

  it('is not cancelled by a word about an earlier file, when another one was made since', async () => {
    const { batchId } = await scene.filed(1);
    const seen = (await scene.get(batchId)).rows[0]!.filedAt!;
    const { status } = await scene.file(batchId, { format: 'sbi', lostFile: seen });
    expect([status, (await cancel(batchId, true, seen)).error?.code]).toEqual([200, 'COMMISSION.CANCEL_UNCONFIRMED']);
    const latest = (await scene.get(batchId)).rows[0]!.filedAt!;
    expect((await cancel(batchId, false, latest)).error?.code).toBe('COMMISSION.CANCEL_UNCONFIRMED');
    expect((await cancel(batchId, true, latest)).body.batch).toMatchObject({ state: 'cancelled' });
  });

  it('whose file was made is cancelled by a word that none of it is paid, and a password given a short while ago', async () => {
    const { batchId, people } = await scene.filed(2);
    const refused = await cancel(batchId);
    expect([refused.status, refused.error?.code]).toEqual([409, 'COMMISSION.CANCEL_UNCONFIRMED']);
    expect((await scene.get(batchId)).counts.waiting).toBe(2);
    const now = Math.floor(scene.commission.clock.now().getTime() / 1000);
    const stale = { memberId: headId, isHead: true, authTime: now - 1801 };
    const input = { params: { batchId }, body: { noneIsPaid: true } };
    const late = await scene.commission.callWith(cancelPayoutBatch, stale, input);
    expect(late.error?.code).toBe('AUTH.REAUTHENTICATE');
    const cancelAs = async (...permissions: Permission[]) => {
      const staff = { memberId: newId(), isHead: false, permissions, authTime: now };
      return (await scene.commission.callWith(cancelPayoutBatch, staff, input)).error?.code ?? 'cancelled';
    };
    expect(await cancelAs('payouts')).toBe('COMMISSION.CANCEL_TOO_EARLY');
    expect((await cancel(batchId, true)).body.batch).toMatchObject({ state: 'cancelled', counts: { released: 2 } });
    const { batchId: aged } = await scene.filed(1);
    const daysAgo = (days: number) => ({ $set: { filedAt: new Date(Date.now() - days * 86_400_000) } });
    const rows = scene.commission.db.collection('payout_batch_rows');
    for (const [days, outcome] of [
      [6.9, 'COMMISSION.CANCEL_TOO_EARLY'],
      [7.1, 'cancelled'],
    ] as const) {
      await rows.updateMany({ batchId: aged }, daysAgo(days));
      Object.assign(input.params, { batchId: aged });
      expect(await cancelAs('payouts')).toBe(outcome);
    }
    expect((await scene.make(people[0]!.payoutId)).status).toBe(201);
  });

  it('is listed with others, newest first, page by page', async () => {
    const made = [await scene.payout(), await scene.payout(), await scene.payout()];
    const ids: string[] = [];
    for (const { payoutId } of made) ids.unshift((await scene.made(payoutId))._id);
    const first = await scene.commission.call(payoutBatches, headId, { query: { limit: 2 } });
    const cursor = String(first.headers['x-next-cursor']);
    const second = await scene.commission.call(payoutBatches, headId, { query: { limit: 1, cursor } });
    expect([...first.body, ...second.body].map(({ _id }) => _id)).toEqual(ids);
  });

  it('is for the head and for staff who pay, not for members', async () => {
    const { memberId, payoutId } = await scene.payout();
    const body = { payoutIds: [payoutId] };
    expect((await scene.commission.call(makePayoutBatch, memberId, { body })).error?.code).toBe('ACCESS.HEAD_ONLY');
    const staff = { memberId: newId(), isHead: false };
    const as = (permissions: ('read' | 'payouts')[]) =>
      scene.commission.callWith(makePayoutBatch, { ...staff, permissions }, { body });
    expect((await as(['read'])).error?.code).toBe('ACCESS.NOT_PERMITTED');
    expect((await as(['payouts'])).status).toBe(201);
  });
});
