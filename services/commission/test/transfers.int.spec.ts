import {
  cancelTransfer,
  payableBankDetails,
  recordRecovery,
  recordTransferSent,
  transferByHand,
  transferReminderDue,
  transferStateChanged,
  updateCommissionStatus,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { tinyJpeg } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { RequesterReminders } from '../src/transfers/remind-requesters.js';
import { headId } from './commission-harness.js';
import type { Payee, TestTransfers } from './test-transfers.js';
import { clerk, codeOf, approvalIn, head, TwoPeople, type Person } from './two-people.js';

let scene: TwoPeople;
let transfers: TestTransfers;
beforeAll(async () => {
  scene = await TwoPeople.start();
  transfers = scene.transfers;
});
afterEach(async () => {
  const { sentences, differencePaise } = await scene.commission.audit();
  expect({ sentences: sentences.filter((one) => !one.includes('is paid 2 times')), differencePaise }).toMatchObject({
    sentences: [],
  });
});
afterAll(() => scene.stop());

const day = 86_400_000;
const approve = (person: Person, { memberId, payoutId }: Payee, more: { paymentProof?: Buffer } = {}) =>
  scene.call(updateCommissionStatus, person, {
    body: { userId: memberId, commissionId: payoutId, status: 'Approved' },
    ...(more.paymentProof && { files: { paymentProof: more.paymentProof } }),
  });
const record = async (person: Person, transferId: string, utr?: string) =>
  codeOf(await scene.call(recordTransferSent, person, { params: { transferId }, body: { utr } }));
const details = async (person: Person, payableId: string) =>
  codeOf(await scene.call(payableBankDetails, person, { params: { payableId } }));
const latest = async (payableId: string) => (await transfers.payable(payableId)).transfers[0]!;
const storedAt = (transferId: string, set: object) =>
  scene.commission.db.collection<{ _id: string }>('transfers').updateOne({ _id: transferId }, { $set: set });
const stateEvents = async (payableId: string) =>
  (await scene.commission.outboxEventsOf(transferStateChanged))
    .filter((event) => event.payableId === payableId)
    .map(({ from, to, payableState }) => [from, to, payableState]);

async function approved(
  requester = clerk(),
): Promise<Payee & { readonly requester: Person; readonly transferId: string }> {
  const requestedPayout = await transfers.requested(10);
  // A clerk who has requested the payout for the member may be the member.
  await scene.commission.db
    .collection<{ _id: string }>('payouts')
    .updateOne(
      { _id: requestedPayout.payoutId },
      { $set: { requesterAccounts: [requestedPayout.memberId, requester.memberId] } },
    );
  expect((await scene.grant(head, approvalIn(await approve(requester, requestedPayout)))).status).toBe(200);
  return { ...requestedPayout, requester, transferId: (await latest(requestedPayout.payoutId))._id };
}

describe('an approval without a second approver', () => {
  it('an approval records a manual transfer that was sent before, with its picture, and publishes it once', async () => {
    const requestedPayout = await transfers.requested();
    expect((await approve(head, requestedPayout, { paymentProof: await tinyJpeg() })).status).toBe(200);
    const view = await transfers.payable(requestedPayout.payoutId);
    expect(view).toMatchObject({ kind: 'payout', state: 'paid', amount: 10, decidedBy: 'The Head' });
    expect(view.transfers).toMatchObject([
      {
        channel: 'manual',
        state: 'paid',
        amount: 10,
        requestedBy: 'The Head',
        proof: expect.any(String),
        evidence: [
          {
            source: 'person',
            says: 'paid',
            amount: 10,
            recordedBy: 'The Head',
          },
        ],
      },
    ]);
    expect(view.transfers[0]).not.toHaveProperty('approvedBy');
    expect(await stateEvents(requestedPayout.payoutId)).toEqual([[null, 'paid', 'paid']]);
    const [entry] = (await transfers.payouts.balanceOf(requestedPayout.memberId)).commissionHistory;
    expect(entry).toMatchObject({
      status: 'Approved',
      paymentProof: expect.any(String),
      transfer: { state: 'paid', paidOn: expect.any(String) },
    });
  });

  it('a second transfer needs a second approver, however small it is', async () => {
    const { payoutId } = await transfers.owed();
    const asked = await scene.call(transferByHand, head, { params: { payableId: payoutId }, body: { net: 10 } });
    const id = approvalIn(asked);
    const [shown] = await scene.list(clerk());
    expect(shown).toMatchObject({ _id: id, call: 'transferByHand', amount: 10, transferredBefore: 1 });
    expect((await scene.grant(clerk(), id)).status).toBe(200);
    expect(await transfers.statesOf(payoutId)).toEqual(['approved', 'cancelled']);
  });
});

describe('a manual transfer with a second approval', () => {
  it('the manual transfer’s requester sends and records it, and sees the bank details for a week; until then the member has nothing', async () => {
    const { payoutId, memberId, requester, transferId } = await approved();
    expect(await latest(payoutId)).toMatchObject({ state: 'approved', approvedBy: 'The Head', evidence: [] });
    expect(await transfers.payouts.balanceOf(memberId)).toMatchObject({ paid: 0 });
    expect(await details(requester, payoutId)).toBe('200 done');
    expect(await details(clerk(), payoutId)).toBe('409 COMMISSION.PAYABLE_NOT_OWED');
    expect(await record(clerk(), transferId)).toBe('403 ACCESS.NOT_YOURS');
    expect(await record(requester, transferId, 'SBINN52026010599991')).toBe('200 done');
    expect(await latest(payoutId)).toMatchObject({ state: 'paid', utr: 'SBINN52026010599991' });
    expect(await transfers.payouts.balanceOf(memberId)).toMatchObject({ paid: 10 });
    expect(await record(requester, transferId)).toBe('409 COMMISSION.TRANSFER_ENDED');
    expect(await details(requester, payoutId)).toBe('409 COMMISSION.PAYABLE_NOT_OWED');
    expect(await stateEvents(payoutId)).toEqual([
      [null, 'approved', 'in-transfer'],
      ['approved', 'paid', 'paid'],
    ]);
  });

  it('the manual transfer’s requester sees no bank details during a hold of changed ones', async () => {
    const { payoutId, memberId, requester } = await approved();
    const heldFrom = scene.commission.clock.now();
    await transfers.identity.knows(memberId, { digest: 'another account', heldFrom });
    expect(await details(requester, payoutId)).toBe('409 COMMISSION.BANK_DETAILS_HELD');
  });

  it('the manual transfer’s requester sees no bank details that were changed after the approval, even when their hold is over', async () => {
    const { payoutId, memberId, requester } = await approved();
    expect(await details(requester, payoutId)).toBe('200 done');
    await transfers.identity.knows(memberId, { digest: 'the account of the clerk' });
    expect(await details(requester, payoutId)).toBe('409 COMMISSION.BANK_DETAILS_CHANGED');
  });

  it('the manual transfer’s requester is reminded after two and after six days, and other people may record it after seven', async () => {
    const { requester, transferId } = await approved();
    const reminders = async () =>
      (await scene.commission.outboxEventsOf(transferReminderDue)).filter((event) => event.transferId === transferId);
    const sendReminders = () => scene.commission.get(RequesterReminders).remindDue();
    const since = (days: number) => storedAt(transferId, { approvedAt: new Date(Date.now() - days * day) });
    for (const [days, count] of [
      [1.9, 0],
      [2, 1],
      [5.9, 1],
      [6, 2],
      [6.9, 2],
    ] as const) {
      await since(days);
      await Promise.all([sendReminders(), sendReminders()]);
      expect(await reminders()).toHaveLength(count);
    }
    expect((await reminders())[0]).toMatchObject({ requestedBy: requester.memberId, amountPaise: 1_000 });
    const other = clerk();
    expect(await record(other, transferId)).toBe('403 ACCESS.NOT_YOURS');
    await since(7);
    expect(await record(other, transferId)).toBe('200 done');
  });

  it('the manual transfer can be cancelled before it is sent, and its payable is owed again', async () => {
    const { payoutId, requester, transferId } = await approved();
    const body = { reason: 'The member asked to wait' };
    const cancel = () => scene.call(cancelTransfer, requester, { params: { transferId }, body });
    expect((await cancel()).status).toBe(200);
    expect(await transfers.payable(payoutId)).toMatchObject({
      state: 'owed',
      transfers: [{ state: 'cancelled', ...body }],
    });
    expect(codeOf(await cancel())).toBe('409 COMMISSION.TRANSFER_ENDED');
  });

  it('only its requester can cancel it until a week is over', async () => {
    const { payoutId, transferId } = await approved();
    const cancel = async () =>
      codeOf(await scene.call(cancelTransfer, clerk(), { params: { transferId }, body: { reason: 'Not sent' } }));
    expect(await cancel()).toBe('403 ACCESS.NOT_YOURS');
    await storedAt(transferId, { approvedAt: new Date(Date.now() - 7 * day) });
    expect(await cancel()).toBe('200 done');
    expect(await transfers.statesOf(payoutId)).toEqual(['cancelled']);
  });

  it('the manual transfer is recorded once by twenty concurrent calls, and is never both recorded and cancelled', async () => {
    const requestedPayout = await approved();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => record(requestedPayout.requester, requestedPayout.transferId)),
    );
    expect(answers.filter((answer) => answer === '200 done')).toHaveLength(1);
    expect((await latest(requestedPayout.payoutId)).evidence).toHaveLength(1);
    const other = await approved();
    await Promise.all([
      record(other.requester, other.transferId),
      scene.call(cancelTransfer, other.requester, { params: { transferId: other.transferId }, body: { reason: 'x' } }),
    ]);
    const view = await transfers.payable(other.payoutId);
    expect([view.state, view.transfers[0]!.state]).toEqual(
      view.state === 'paid' ? ['paid', 'paid'] : ['owed', 'cancelled'],
    );
  });
});

describe('a manual transfer', () => {
  it('a manual transfer has a bank number that no other transfer has', async () => {
    const [one, other] = [await approved(), await approved()];
    const utr = 'SBINN52026010577777';
    const answers = await Promise.all(
      [one, other].map(({ requester, transferId }) => record(requester, transferId, utr)),
    );
    expect(answers.toSorted()).toEqual(['200 done', '409 COMMISSION.UTR_USED']);
  });

  it('one of several concurrent manual transfers is opened', async () => {
    const { payoutId } = await transfers.owed();
    const people = Array.from({ length: 6 }, () => clerk());
    const asked = await Promise.all(
      people.map((person) =>
        scene.call(transferByHand, person, { params: { payableId: payoutId }, body: { net: 10 } }),
      ),
    );
    await Promise.all(asked.map((answer) => scene.grant(head, approvalIn(answer))));
    expect((await transfers.statesOf(payoutId)).filter((state) => state === 'approved')).toHaveLength(1);
  });

  it('a payable that a concurrent statement line pays gets no manual transfer', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { payoutId } = await transfers.owed();
      const asked = await scene.call(transferByHand, head, { params: { payableId: payoutId }, body: { net: 10 } });
      await Promise.all([transfers.statement(payoutId, 'debit'), scene.grant(clerk(), approvalIn(asked))]);
      const view = await transfers.payable(payoutId);
      expect(view.state).toBe('paid');
      expect(view.transfers.filter(({ state }) => state === 'paid')).toHaveLength(1);
      expect(view.transfers.filter(({ state }) => state === 'approved').length).toBeLessThanOrEqual(1);
      expect(await details(head, payoutId)).toBe('409 COMMISSION.PAYABLE_NOT_OWED');
    }
  });

  it('a manual transfer with another amount, or of a paid payable, is rejected', async () => {
    const { payoutId } = await transfers.owed();
    const send = async (net: number) =>
      codeOf(await scene.call(transferByHand, head, { params: { payableId: payoutId }, body: { net } }));
    expect(await send(9)).toBe('409 COMMISSION.NET_CHANGED');
    const requestedPayout = await transfers.requested();
    await approve(head, requestedPayout);
    const paid = await scene.call(transferByHand, head, {
      params: { payableId: requestedPayout.payoutId },
      body: { net: 10 },
    });
    expect(codeOf(paid)).toBe('409 COMMISSION.PAYABLE_NOT_OWED');
    const nothing = await scene.call(transferByHand, head, { params: { payableId: newId() }, body: { net: 10 } });
    expect(codeOf(nothing)).toBe('404 COMMISSION.PAYABLE_NOT_FOUND');
  });
});

describe('a duplicate payment', () => {
  it('a duplicate payment ends when two people record that the member gave it back', async () => {
    const { payoutId } = await transfers.requested();
    const made = await transfers.made(payoutId);
    await storedAt(made.rows[0]!.transfer._id, { submittedAt: new Date(), state: 'submitted' });
    await transfers.statement(payoutId, 'debit', { day: '2026-01-05' });
    await transfers.statement(payoutId, 'debit', { day: '2026-01-06' });
    const view = await transfers.payable(payoutId);
    expect([view.state, view.transfers[0]!.state]).toEqual(['paid-twice', 'paid-twice']);
    const transferId = view.transfers[0]!._id;
    const body = { reason: 'Sent back by UPI', day: '2026-01-08' };
    const early = { ...body, day: '2026-01-05' };
    const refused = await scene.call(recordRecovery, head, { params: { transferId }, body: early });
    expect(codeOf(refused)).toBe('422 REQUEST.INVALID');
    const asked = await scene.call(recordRecovery, head, { params: { transferId }, body });
    expect(await transfers.payable(payoutId)).toMatchObject({ state: 'paid-twice' });
    expect((await scene.grant(clerk(), approvalIn(asked))).status).toBe(200);
    expect(await transfers.payable(payoutId)).toMatchObject({ state: 'paid', transfers: [{ state: 'paid' }] });
    const again = await scene.call(recordRecovery, head, { params: { transferId }, body });
    expect(codeOf(again)).toBe('409 COMMISSION.NOT_PAID_TWICE');
  });

  it('a recovery can’t have a future day', async () => {
    const body = { reason: 'x', day: '2999-01-01' };
    const answer = await scene.commission.call(recordRecovery, headId, { params: { transferId: newId() }, body });
    expect(codeOf(answer)).toBe('422 COMMISSION.DAY_AHEAD');
  });
});
