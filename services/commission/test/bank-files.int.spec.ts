import {
  accountClosed,
  bankFileFormats,
  bankFileLayouts,
  bankFiles,
  cancelTransfer,
  downloadBankFile,
  kycConsentChanged,
  memberSuspended,
  payables,
  previewBankFile,
  releaseTransfer,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OnKycConsentChanged, OnMemberSuspended } from '../src/payouts/on-identity-events.js';
import { headId } from './commission-harness.js';
import { listOf, TestTransfers } from './test-transfers.js';

let scene: TestTransfers;
beforeAll(async () => {
  scene = await TestTransfers.start();
});
afterEach(async () => {
  expect(await scene.commission.audit()).toMatchObject({ sentences: [], differencePaise: 0 });
});
afterAll(() => scene.stop());

const day = 86_400_000;
const suspend = (memberId: string) =>
  scene.commission.tell(OnMemberSuspended, memberSuspended, {
    memberId,
    revision: 1,
    byId: newId(),
    reason: 'Another maker',
    suspendedAt: scene.commission.clock.now().toISOString(),
  });
const referencesIn = (text: string) => [...new Set(text.match(/DPY\w{9}/g))];
const downloadAgain = async (bankFileId: string, format: 'generic-neft' | 'sbi' = 'generic-neft') =>
  scene.download(bankFileId, { format, lostDownload: (await scene.file(bankFileId)).submittedAt });
const stored = (transferId: string, set: object) =>
  scene.commission.db.collection<{ _id: string }>('transfers').updateOne({ _id: transferId }, { $set: set });

describe('a bank file', () => {
  it('a bank file approves its payouts, and lists payees and amounts with a reference for the bank', async () => {
    const [first, second] = [await scene.requested(10), await scene.requested(20.5)];
    const { status, body } = await scene.make(first.payoutId, second.payoutId, first.payoutId);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      bankFile: { state: 'open', total: 30.5, paid: 0, counts: { approved: 2, submitted: 0 }, madeBy: 'The Head' },
      blocked: [],
    });
    const { rows } = await scene.file(body.bankFile._id);
    expect(rows).toMatchObject([
      { payableId: first.payoutId, memberId: first.memberId, amount: 10, transfer: { state: 'approved' } },
      { payableId: second.payoutId, amount: 20.5, name: 'Asha Member' },
    ]);
    const references = rows.map(({ transfer }) => transfer.reference);
    for (const reference of references) expect(reference).toMatch(/^DPY[2-9A-Z]{9}$/);
    expect(new Set(references).size).toBe(2);
    const [entry] = (await scene.payouts.balanceOf(first.memberId)).commissionHistory;
    expect(entry).toMatchObject({ status: 'Approved', transfer: { state: 'approved' } });
    expect(await scene.payouts.balanceOf(first.memberId)).toMatchObject({ paid: 0, reserved: 0 });
  });

  it('a bank file leaves out blocked payments and names the reason, in the preview as well', async () => {
    const { commission, identity } = scene;
    const now = commission.clock.now();
    const [fine, decided, taken, closed, suspended, withdrawn, missing, held, paid] = await Promise.all(
      Array.from({ length: 9 }, () => scene.requested()),
    );
    await scene.payouts.decide(decided!.memberId, decided!.payoutId, 'Rejected');
    await scene.payouts.decide(paid!.memberId, paid!.payoutId, 'Approved');
    await scene.make(taken!.payoutId);
    await commission.takesIn(accountClosed, { memberId: closed!.memberId, closedAt: now.toISOString() });
    await suspend(suspended!.memberId);
    await commission.tell(OnKycConsentChanged, kycConsentChanged, {
      memberId: withdrawn!.memberId,
      revision: 1,
      isGiven: false,
      changedAt: now.toISOString(),
    });
    await identity.knows(missing!.memberId, { digest: null });
    await identity.knows(held!.memberId, { digest: 'another digest', heldFrom: now });
    const nobodys = newId();
    const until = new Date(now.getTime() + day).toISOString();
    const all = [fine, decided, taken, closed, suspended, withdrawn, missing, held, paid];
    const payableIds = [...all.map((one) => one!.payoutId), nobodys];
    const blocked = [
      { payableId: decided!.payoutId, reason: 'decided' },
      { payableId: taken!.payoutId, reason: 'in-transfer' },
      { payableId: closed!.payoutId, reason: 'account-closed' },
      { payableId: suspended!.payoutId, reason: 'suspended' },
      { payableId: withdrawn!.payoutId, reason: 'consent-withdrawn' },
      { payableId: missing!.payoutId, reason: 'bank-details-missing', name: 'Asha Member', amount: 10 },
      { payableId: held!.payoutId, reason: 'bank-details-held', until },
      { payableId: paid!.payoutId, reason: 'paid' },
      { payableId: nobodys, reason: 'not-found' },
    ];
    const seen = await commission.call(previewBankFile, headId, { body: { payableIds } });
    expect(seen.body).toMatchObject({ total: 10, payable: [{ payableId: fine!.payoutId }], blocked });
    const { body } = await scene.make(...payableIds);
    expect(body).toMatchObject({ bankFile: { total: 10, counts: { approved: 1 } }, blocked });
    const none = await scene.make(held!.payoutId);
    expect([none.status, none.error?.code]).toEqual([409, 'COMMISSION.NOTHING_TO_TRANSFER']);
  });

  it('fourteen concurrent bank files pay each of three payouts once', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => scene.requested()));
    const ids = people.map(({ payoutId }) => payoutId);
    await Promise.all(Array.from({ length: 14 }, () => scene.make(...ids)));
    for (const id of ids) expect(await scene.statesOf(id)).toEqual(['approved']);
  });

  it('a bank file and a concurrent decision take a payout once', async () => {
    for (let round = 0; round < 4; round++) {
      const { memberId, payoutId } = await scene.requested();
      const status = round % 2 === 0 ? 'Approved' : 'Rejected';
      const [made, decided] = await Promise.all([
        scene.make(payoutId),
        scene.payouts.decide(memberId, payoutId, status),
      ]);
      expect([made.status, decided.status].filter((code) => code < 300)).toHaveLength(1);
    }
  });

  it('bank files are listed newest first, page by page', async () => {
    const requestedPayout = await scene.requested();
    const { _id } = await scene.made(requestedPayout.payoutId);
    const { body, headers } = await scene.commission.call(bankFiles, headId, { query: { limit: 1 } });
    expect(body).toMatchObject([{ _id, state: 'open' }]);
    expect(headers['x-next-cursor']).toBeDefined();
  });
});

describe('the download of a bank file', () => {
  it('a download lists the payees with their accounts, and each reveal is recorded', async () => {
    const people = [await scene.requested(10), await scene.requested(20.5)];
    const made = await scene.made(...people.map(({ payoutId }) => payoutId));
    const { status, text, headers } = await scene.download(made._id);
    expect(status).toBe(200);
    const rows = made.rows.map(({ memberId, transfer: { reference } }, at) => {
      const { bankAccountNo } = scene.identity.details.get(memberId)!;
      const date = text.match(/\d\d\/\d\d\/\d{4}/)![0];
      const amount = ['10.00', '20.50'][at];
      return `ASHA PATIL,${bankAccountNo},SBIN0005943,${amount},NEFT,${date},${reference},PAYOUT ${reference}`;
    });
    expect(text.split('\r\n').slice(1)).toEqual([...rows, '']);
    expect(String(headers['content-disposition'])).toMatch(/payouts-\d{4}-\d\d-\d\d-\w{6}-generic-neft\.csv/);
    expect(scene.identity.revealed.slice(-2)).toEqual(people.map(({ payoutId }) => payoutId));
    expect((await scene.file(made._id)).counts).toMatchObject({ approved: 0, submitted: 2 });
    for (const { name } of await scene.commission.db.db!.listCollections().toArray()) {
      const documents = await scene.commission.db.collection(name).find().toArray();
      const { bankAccountNo } = scene.identity.details.get(people[0]!.memberId)!;
      expect(JSON.stringify(documents)).not.toContain(bankAccountNo);
    }
  });

  it('a second download needs the confirmation that the bank never received the first one', async () => {
    const { bankFileId, rows } = await scene.submitted();
    expect((await scene.download(bankFileId)).error?.code).toBe('COMMISSION.DOWNLOADED_BEFORE');
    const { submittedAt } = await scene.file(bankFileId);
    const second = await downloadAgain(bankFileId, 'sbi');
    expect(second.text).toMatch(/^001234567890##/);
    expect(referencesIn(second.text)).toEqual([rows[0]!.transfer.reference]);
    const stale = await scene.download(bankFileId, { format: 'sbi', lostDownload: submittedAt });
    expect(stale.error?.code).toBe('COMMISSION.DOWNLOADED_BEFORE');
  });

  it('a download leaves out a payee who can’t be paid any more; the transfer is cancelled, and its payable is owed again', async () => {
    const { identity } = scene;
    const all = await Promise.all(Array.from({ length: 6 }, () => scene.requested()));
    const [, changed, gone, suspended, unnamed, merged] = all;
    const made = await scene.made(...all.map(({ payoutId }) => payoutId));
    await identity.knows(changed!.memberId, { digest: 'another account', isOnItsWay: true });
    identity.details.delete(gone!.memberId);
    await identity.knows(unnamed!.memberId, { name: 'आशा पाटील' });
    await identity.knows(merged!.memberId, { ifscCode: 'SYNB0000445' });
    await suspend(suspended!.memberId);
    const { text } = await scene.download(made._id);
    expect(referencesIn(text)).toEqual([made.rows[0]!.transfer.reference]);
    const { counts, rows } = await scene.file(made._id);
    expect(counts).toMatchObject({ submitted: 1, cancelled: 5 });
    expect(rows.map(({ transfer }) => transfer.leftOut)).toEqual([
      undefined,
      'bank-details-changed',
      'account-closed',
      'suspended',
      'name-unusable',
      'bank-merged',
    ]);
    expect(await scene.payable(changed!.payoutId)).toMatchObject({ state: 'owed' });
  });

  it('a transfer of an earlier download stays, whatever changes then, since the bank may have paid it', async () => {
    const { bankFileId, people } = await scene.submitted(2);
    await scene.identity.knows(people[0]!.memberId, { digest: 'another account' });
    expect(referencesIn((await downloadAgain(bankFileId)).text)).toHaveLength(1);
    expect((await scene.file(bankFileId)).counts).toMatchObject({ submitted: 2 });
  });

  it('a download leaves out members who are suspended or paid while identity looks the details up', async () => {
    const [fine, suspended, paid] = [await scene.requested(), await scene.requested(), await scene.requested()];
    const made = await scene.made(fine.payoutId, suspended.payoutId, paid.payoutId);
    const { asked, goOn } = scene.identity.holdNext();
    const slow = scene.download(made._id);
    await asked;
    await suspend(suspended.memberId);
    await scene.statement(paid.payoutId, 'debit');
    goOn();
    expect(referencesIn((await slow).text)).toEqual([made.rows[0]!.transfer.reference]);
    expect(await scene.statesOf(paid.payoutId)).toEqual(['paid']);
  });

  it('a download needs both permissions and a recent password', async () => {
    const { payoutId } = await scene.requested();
    const { _id: bankFileId } = await scene.made(payoutId);
    const downloadAs = async (permissions: readonly Permission[], authTime?: number) => {
      const person = { memberId: newId(), permissions, ...(authTime !== undefined && { authTime }) };
      const input = { params: { bankFileId }, body: { format: 'generic-neft' as const } };
      return (await scene.commission.callWith(downloadBankFile, person, input)).error?.code ?? 'done';
    };
    expect(await downloadAs(['reveal-numbers'])).toBe('ACCESS.NOT_PERMITTED');
    expect(await downloadAs(['payouts'])).toBe('ACCESS.NOT_PERMITTED');
    expect(await downloadAs(['payouts', 'reveal-numbers'], 0)).toBe('AUTH.REAUTHENTICATE');
    expect(await downloadAs(['payouts', 'reveal-numbers'])).toBe('done');
  });

  it('a download has the layouts of banks, none of which was tried yet', async () => {
    const { body } = await scene.commission.call(bankFileLayouts, headId);
    expect(body.map(({ format, confirmed }) => [format, confirmed])).toEqual(
      bankFileFormats.map((format) => [format, false]),
    );
  });
});

describe('a bank file that is cancelled', () => {
  it('a cancelled bank file ends its transfers, and its payables are owed again', async () => {
    const { memberId, payoutId } = await scene.requested();
    const { _id } = await scene.made(payoutId);
    expect((await scene.cancel(_id)).body.bankFile).toMatchObject({ state: 'cancelled', counts: { cancelled: 1 } });
    expect((await scene.cancel(_id)).error?.code).toBe('COMMISSION.BANK_FILE_ENDED');
    expect((await scene.cancel(newId())).error?.code).toBe('COMMISSION.BANK_FILE_NOT_FOUND');
    expect(await scene.payable(payoutId)).toMatchObject({ state: 'owed' });
    const owed = await scene.commission.call(payables, headId, { query: { state: 'owed', memberId } });
    expect(owed.body).toMatchObject([{ _id: payoutId, transfer: { state: 'cancelled' } }]);
    expect((await scene.make(payoutId)).status).toBe(201);
  });

  it('after a download a cancellation must name the latest one, and for a week it needs the right to adjust money', async () => {
    const { bankFileId, people } = await scene.submitted();
    const { submittedAt } = await scene.file(bankFileId);
    expect((await scene.cancel(bankFileId)).error?.code).toBe('COMMISSION.CANCEL_UNCONFIRMED');
    await downloadAgain(bankFileId);
    const stale = { noneIsPaid: true, lastDownload: submittedAt };
    expect((await scene.cancel(bankFileId, stale)).error?.code).toBe('COMMISSION.CANCEL_UNCONFIRMED');
    const said = { noneIsPaid: true, lastDownload: (await scene.file(bankFileId)).submittedAt };
    expect((await scene.cancel(bankFileId, said)).body.bankFile).toMatchObject({ counts: { released: 1 } });
    expect(await scene.statesOf(people[0]!.payoutId)).toEqual(['released']);
  });

  it('a bank file with a paid transfer can’t be cancelled', async () => {
    const { bankFileId, rows } = await scene.submitted(2);
    await scene.take(bankFileId, listOf(rows.slice(0, 1)));
    expect((await scene.cancel(bankFileId, { noneIsPaid: true })).error?.code).toBe('COMMISSION.BANK_FILE_PAID');
  });
});

it('a transfer that the bank never answers is released seven days after its last download, and is cancelled only with its file', async () => {
  const { bankFileId, rows, people } = await scene.submitted();
  const transferId = rows[0]!.transfer._id;
  const release = () =>
    scene.commission.call(releaseTransfer, headId, { params: { transferId }, body: { reason: 'Asked by phone' } });
  expect((await release()).error?.code).toBe('COMMISSION.BANK_MAY_ANSWER');
  const cancel = await scene.commission.call(cancelTransfer, headId, {
    params: { transferId },
    body: { reason: 'Not sent' },
  });
  expect(cancel.error?.code).toBe('COMMISSION.TRANSFER_IN_FILE');
  const longAgo = new Date(Date.now() - 7 * day);
  const lastDownload = new Date(longAgo.getTime() + 60_000);
  await stored(transferId, { submittedAt: longAgo, resubmittedAt: lastDownload });
  expect((await scene.file(bankFileId)).rows[0]!.transfer).toMatchObject({
    submittedAt: longAgo.toISOString(),
    releasableFrom: new Date(lastDownload.getTime() + 7 * day).toISOString(),
  });
  expect((await release()).error?.code).toBe('COMMISSION.BANK_MAY_ANSWER');
  await stored(transferId, { submittedAt: longAgo, resubmittedAt: longAgo });
  expect((await release()).status).toBe(200);
  expect((await scene.file(bankFileId)).rows[0]!.transfer).toMatchObject({
    state: 'released',
    reason: 'Asked by phone',
  });
  expect(await scene.payable(people[0]!.payoutId)).toMatchObject({ state: 'owed' });
  expect((await release()).error?.code).toBe('COMMISSION.TRANSFER_ENDED');
});
