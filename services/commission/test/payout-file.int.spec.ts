import {
  cancelPayoutBatch,
  memberSuspended,
  payoutBatchFile,
  payoutFileLayouts,
  type payoutFileFormats,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OnMemberSuspended } from '../src/payouts/on-member-suspended/on-member-suspended.handler.js';
import { headId } from './commission-harness.js';
import { TestBatches } from './test-batches.js';

let scene: TestBatches;
beforeAll(async () => {
  scene = await TestBatches.start();
});
afterAll(() => scene.stop());

const fileOf = (batchId: string, format: (typeof payoutFileFormats)[number] = 'generic-neft') =>
  scene.commission.call(payoutBatchFile, headId, { params: { batchId }, query: { format } });
const referencesIn = (text: string) => [...new Set(text.match(/DPY\w{9}/g))];

describe('the file for the bank', () => {
  it('has who is paid where, under our reference, and is recorded for each of them', async () => {
    const people = [await scene.payout(10), await scene.payout(20.5)];
    const batch = await scene.made(...people.map(({ payoutId }) => payoutId));
    const { status, text, headers } = await fileOf(batch._id);
    const rows = batch.rows.map(({ memberId, reference }, at) => {
      const { bankAccountNo } = scene.identity.details.get(memberId)!;
      const amount = ['10.00', '20.50'][at];
      const day = text.match(/\d\d\/\d\d\/\d{4}/)![0];
      return `ASHA PATIL,${bankAccountNo},SBIN0005943,${amount},NEFT,${day},${reference},PAYOUT ${reference}`;
    });
    expect(status).toBe(200);
    expect(text.split('\r\n').slice(1)).toEqual([...rows, '']);
    expect(String(headers['content-disposition'])).toMatch(/payouts-\d{4}-\d\d-\d\d-\w{6}-generic-neft\.csv/);
    expect(scene.identity.revealed).toEqual(people.map(({ payoutId }) => payoutId));
    const kinds = { $in: ['bank-details-revealed', 'payout-file-made'] };
    const entries = await scene.commission.db
      .collection('outbox')
      .find({ 'envelope.data.kind': kinds })
      .sort({ _id: 1 })
      .toArray();
    const noted = entries.map(({ envelope }) => (envelope as { data: { subject: { id: string } } }).data.subject.id);
    expect(noted.toSorted()).toEqual([...people.map(({ payoutId }) => payoutId), batch._id].toSorted());
  });

  it('keeps no account number here, and can be had again, for another bank too', async () => {
    const { memberId, payoutId } = await scene.payout();
    const { _id, rows } = await scene.made(payoutId);
    await fileOf(_id);
    expect((await scene.get(_id)).rows[0]!.filedAt).toMatch(/^20/);
    const again = await fileOf(_id, 'sbi');
    expect(again.text).toMatch(/^001234567890##/);
    expect(referencesIn(again.text)).toEqual([rows[0]!.reference]);
    const { bankAccountNo } = scene.identity.details.get(memberId)!;
    for (const { name } of await scene.commission.db.db!.listCollections().toArray()) {
      const documents = await scene.commission.db.collection(name).find().toArray();
      expect(JSON.stringify(documents)).not.toContain(bankAccountNo);
    }
  });

  it('leaves out who can’t be paid any more; they leave the batch, and can be paid otherwise', async () => {
    const { commission, identity } = scene;
    const [fine, changed, gone, suspended, unnamed] = await Promise.all(
      Array.from({ length: 5 }, () => scene.payout()),
    );
    const all = [fine!, changed!, gone!, suspended!, unnamed!];
    const batch = await scene.made(...all.map(({ payoutId }) => payoutId));
    identity.knows(changed!.memberId, { digest: 'another account' });
    identity.details.delete(gone!.memberId);
    identity.knows(unnamed!.memberId, { name: 'आशा पाटील' });
    await commission.tell(OnMemberSuspended, memberSuspended, {
      ...{ memberId: suspended!.memberId, revision: 1, byId: newId(), reason: 'Another maker' },
      suspendedAt: commission.clock.now().toISOString(),
    });
    const { text } = await fileOf(batch._id);
    expect(referencesIn(text)).toEqual([batch.rows[0]!.reference]);
    const after = await scene.get(batch._id);
    expect(after).toMatchObject({ state: 'open', counts: { waiting: 1, released: 4 } });
    const reasons = [undefined, 'bank-details-changed', 'account-closed', 'suspended', 'name-unusable'];
    expect(after.rows.map(({ leftOut }) => leftOut)).toEqual(reasons);
    expect((await scene.payouts.decide(changed!.memberId, changed!.payoutId, 'Approved')).status).toBe(200);
  });

  it('that had a payment keeps it in the batch, whatever changes then: the bank may have paid', async () => {
    const [first, second] = [await scene.payout(), await scene.payout()];
    const { _id } = await scene.made(first.payoutId, second.payoutId);
    await fileOf(_id);
    scene.identity.knows(first.memberId, { digest: 'another account' });
    expect(referencesIn((await fileOf(_id)).text)).toHaveLength(1);
    expect(await scene.get(_id)).toMatchObject({
      counts: { waiting: 2 },
      rows: [{ state: 'waiting', leftOut: 'bank-details-changed' }, { state: 'waiting' }],
    });
    expect((await scene.payouts.decide(first.memberId, first.payoutId, 'Approved')).error?.code).toBe(
      'COMMISSION.IN_BATCH',
    );
  });

  it('made beside another one has nobody whom that one has set free', async () => {
    const [steady, changing] = [await scene.payout(), await scene.payout()];
    const { _id, rows } = await scene.made(steady.payoutId, changing.payoutId);
    const { asked, goOn } = scene.identity.holdNext();
    const slow = fileOf(_id);
    await asked;
    scene.identity.knows(changing.memberId, { digest: 'another account' });
    const quick = await fileOf(_id);
    goOn();
    for (const { text } of [quick, await slow]) expect(referencesIn(text)).toEqual([rows[0]!.reference]);
    expect((await scene.get(_id)).rows.map(({ state }) => state)).toEqual(['waiting', 'released']);
  });

  it('made while the bank answers another one has nobody who is paid', async () => {
    const { batchId, rows } = await scene.filed(2);
    const { asked, goOn } = scene.identity.holdNext();
    const slow = fileOf(batchId);
    await asked;
    const { reference, amount } = rows[0]!;
    await scene.take(batchId, `Reference,Amount,Status,UTR\n${reference},${amount},Success,SBINN52026010500001`);
    goOn();
    expect(referencesIn((await slow).text)).toEqual([rows[1]!.reference]);
  });

  it('is not made of nothing, nor of a batch that is over or not there', async () => {
    const { memberId, payoutId } = await scene.payout();
    const { _id } = await scene.made(payoutId);
    scene.identity.details.delete(memberId);
    expect((await fileOf(_id)).error?.code).toBe('COMMISSION.NOTHING_TO_FILE');
    expect((await scene.get(_id)).state).toBe('done');
    expect((await fileOf(_id)).error?.code).toBe('COMMISSION.BATCH_NOT_OPEN');
    expect((await fileOf(newId())).error?.code).toBe('COMMISSION.BATCH_NOT_FOUND');
    const other = await scene.made((await scene.payout()).payoutId);
    await scene.commission.call(cancelPayoutBatch, headId, { params: { batchId: other._id } });
    expect((await fileOf(other._id)).error?.code).toBe('COMMISSION.BATCH_NOT_OPEN');
  });

  it('needs both permissions, and a password given a short while ago', async () => {
    const { memberId, payoutId } = await scene.payout();
    const { _id: batchId } = await scene.made(payoutId);
    const ask = { params: { batchId }, query: { format: 'hdfc' as const } };
    const now = Math.floor(scene.commission.clock.now().getTime() / 1000);
    const as = async (...permissions: Permission[]) => {
      const staff = { memberId: newId(), isHead: false, permissions, authTime: now };
      return (await scene.commission.callWith(payoutBatchFile, staff, ask)).error?.code ?? 'made';
    };
    expect(await as('payouts')).toBe('ACCESS.NOT_PERMITTED');
    expect(await as('reveal-numbers')).toBe('ACCESS.NOT_PERMITTED');
    expect(await as('reveal-numbers', 'payouts')).toBe('made');
    expect((await scene.commission.call(payoutBatchFile, memberId, ask)).error?.code).toBe('ACCESS.HEAD_ONLY');
    const stale = { memberId: headId, isHead: true, authTime: now - 1801 };
    expect((await scene.commission.callWith(payoutBatchFile, stale, ask)).error?.code).toBe('AUTH.REAUTHENTICATE');
  });

  it('is described column by column, and says that no bank has taken one yet', async () => {
    const { body } = await scene.commission.call(payoutFileLayouts, headId);
    expect(body.map(({ format, confirmed }) => [format, confirmed])).toEqual([
      ...['generic-neft', 'hdfc', 'icici', 'sbi'].map((format) => [format, false]),
    ]);
    expect(body[0]!.columns).toContainEqual({ title: 'Account Number', holds: 'account number' });
  });
});
