import {
  memberSuspended,
  exportPayoutFile,
  payoutFileLayouts,
  type payoutFileFormats,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BatchesRepository } from '../src/batches/persistence/batches.repository.js';
import { OnMemberSuspended } from '../src/payouts/on-member-suspended/on-member-suspended.handler.js';
import { headId } from './commission-harness.js';
import { TestBatches } from './test-batches.js';

let scene: TestBatches;
beforeAll(async () => {
  scene = await TestBatches.start();
});
afterAll(() => scene.stop());

const fileOf = (batchId: string, format: (typeof payoutFileFormats)[number] = 'generic-neft') =>
  scene.fileAnew(batchId, format);
const suspend = (memberId: string) =>
  scene.commission.tell(OnMemberSuspended, memberSuspended, {
    ...{ memberId, revision: 1, byId: newId(), reason: 'Another maker' },
    suspendedAt: scene.commission.clock.now().toISOString(),
  });
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
    const { identity } = scene;
    const [fine, changed, gone, suspended, unnamed, merged] = await Promise.all(
      Array.from({ length: 6 }, () => scene.payout()),
    );
    const all = [fine!, changed!, gone!, suspended!, unnamed!, merged!];
    const batch = await scene.made(...all.map(({ payoutId }) => payoutId));
    identity.knows(changed!.memberId, { digest: 'another account' });
    identity.details.delete(gone!.memberId);
    identity.knows(unnamed!.memberId, { name: 'आशा पाटील' });
    identity.knows(merged!.memberId, { ifscCode: 'SYNB0000445' });
    await suspend(suspended!.memberId);
    const { text } = await fileOf(batch._id);
    expect(referencesIn(text)).toEqual([batch.rows[0]!.reference]);
    const after = await scene.get(batch._id);
    expect(after).toMatchObject({ state: 'open', counts: { waiting: 1, released: 5 } });
    const reasons = [undefined, 'bank-details-changed', 'account-closed', 'suspended', 'name-unusable', 'bank-merged'];
    expect(after.rows.map(({ leftOut }) => leftOut)).toEqual(reasons);
    expect((await scene.payouts.decide(changed!.memberId, changed!.payoutId, 'Approved')).status).toBe(200);
  });

  it('asks identity for nobody who can’t be paid anyway', async () => {
    const [fine, suspended] = [await scene.payout(), await scene.payout()];
    const both = await scene.made(fine.payoutId, suspended.payoutId);
    const alone = await scene.payout();
    const { _id: batchOfOne } = await scene.made(alone.payoutId);
    for (const { memberId } of [suspended, alone]) await suspend(memberId);
    const before = scene.identity.revealed.length;
    expect(referencesIn((await fileOf(both._id)).text)).toEqual([both.rows[0]!.reference]);
    expect((await fileOf(batchOfOne)).error?.code).toBe('COMMISSION.NOTHING_TO_FILE');
    expect(scene.identity.revealed.slice(before)).toEqual([fine.payoutId]);
    expect((await scene.get(batchOfOne)).rows).toMatchObject([{ state: 'released', leftOut: 'suspended' }]);
  });

  it('leaves out who is suspended while identity looks the details up', async () => {
    const [fine, suspended] = [await scene.payout(), await scene.payout()];
    const { _id, rows } = await scene.made(fine.payoutId, suspended.payoutId);
    const { asked, goOn } = scene.identity.holdNext();
    const slow = fileOf(_id);
    await asked;
    await suspend(suspended.memberId);
    goOn();
    expect(referencesIn((await slow).text)).toEqual([rows[0]!.reference]);
  });

  it('names a member as the bank does, whose own name is in a script that banks don’t take', async () => {
    const { memberId, payoutId } = await scene.payout();
    const { _id } = await scene.made(payoutId);
    scene.identity.knows(memberId, { name: 'आशा पाटील', bankHolder: 'ASHA M. PATIL' });
    expect((await fileOf(_id)).text).toContain('\r\nASHA M PATIL,');
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

  it('made beside another one is given to one of two, even if both say that the first was lost', async () => {
    const [steady, changing] = [await scene.payout(), await scene.payout()];
    const { _id, rows } = await scene.made(steady.payoutId, changing.payoutId);
    const { asked, goOn } = scene.identity.holdNext();
    const slow = fileOf(_id);
    await asked;
    scene.identity.knows(changing.memberId, { digest: 'another account' });
    const quick = await fileOf(_id);
    goOn();
    expect(referencesIn(quick.text)).toEqual([rows[0]!.reference]);
    expect((await slow).error?.code).toBe('COMMISSION.FILED_BEFORE');
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

  it('of a batch that is cancelled between the look at it and the one at its rows is refused, and nobody is revealed', async () => {
    const { _id } = await scene.made((await scene.payout()).payoutId);
    const revealed = scene.identity.revealed.length;
    for (const look of ['find', 'rowsOf'] as const) {
      const original = BatchesRepository.prototype[look] as (...args: unknown[]) => Promise<unknown>;
      jest.spyOn(BatchesRepository.prototype, look).mockImplementation(async function (
        this: BatchesRepository,
        ...args: unknown[]
      ) {
        // The first one of both, whichever that is.
        jest.restoreAllMocks();
        const seen = await original.apply(this, args);
        await scene.cancel(_id);
        return seen as never;
      });
    }
    expect((await scene.file(_id, { format: 'sbi' })).error?.code).toBe('COMMISSION.BATCH_NOT_OPEN');
    expect(scene.identity.revealed).toHaveLength(revealed);
  });

  it('is not made of nothing, nor of a batch that is over or not there', async () => {
    const { memberId, payoutId } = await scene.payout();
    const { _id } = await scene.made(payoutId);
    scene.identity.details.delete(memberId);
    expect((await fileOf(_id)).error?.code).toBe('COMMISSION.NOTHING_TO_FILE');
    expect((await scene.get(_id)).state).toBe('done');
    // No file was made, and the trail says only who was left out.
    const about = { 'envelope.data.kind': /^payout-(file|left)/, 'envelope.data.subject.id': { $in: [_id, payoutId] } };
    const entries = await scene.commission.db.collection('outbox').find(about).toArray();
    expect(entries.map(({ envelope }) => (envelope as { data: { kind: string } }).data.kind)).toEqual([
      'payout-left-out',
    ]);
    expect((await fileOf(_id)).error?.code).toBe('COMMISSION.BATCH_NOT_OPEN');
    expect((await fileOf(newId())).error?.code).toBe('COMMISSION.BATCH_NOT_FOUND');
    const other = await scene.made((await scene.payout()).payoutId);
    await scene.cancel(other._id);
    expect((await fileOf(other._id)).error?.code).toBe('COMMISSION.BATCH_NOT_OPEN');
  });

  it('needs both permissions, and a password given a short while ago', async () => {
    const { memberId, payoutId } = await scene.payout();
    const { _id: batchId } = await scene.made(payoutId);
    const ask = { params: { batchId }, body: { format: 'hdfc' as const } };
    const now = Math.floor(scene.commission.clock.now().getTime() / 1000);
    const as = async (...permissions: Permission[]) => {
      const staff = { memberId: newId(), isHead: false, permissions, authTime: now };
      return (await scene.commission.callWith(exportPayoutFile, staff, ask)).error?.code ?? 'made';
    };
    expect(await as('payouts')).toBe('ACCESS.NOT_PERMITTED');
    expect(await as('reveal-numbers')).toBe('ACCESS.NOT_PERMITTED');
    expect(await as('reveal-numbers', 'payouts')).toBe('made');
    expect((await scene.commission.call(exportPayoutFile, memberId, ask)).error?.code).toBe('ACCESS.HEAD_ONLY');
    const stale = { memberId: headId, isHead: true, authTime: now - 1801 };
    expect((await scene.commission.callWith(exportPayoutFile, stale, ask)).error?.code).toBe('AUTH.REAUTHENTICATE');
  });

  it('is described column by column, and says that no bank has taken one yet', async () => {
    const { body } = await scene.commission.call(payoutFileLayouts, headId);
    expect(body.map(({ format, confirmed }) => [format, confirmed])).toEqual([
      ...['generic-neft', 'hdfc', 'icici', 'sbi'].map((format) => [format, false]),
    ]);
    expect(body[0]!.columns).toContainEqual({ title: 'Account Number', holds: 'account number' });
  });

  it('is made a second time only if somebody says that the bank never got the first one', async () => {
    const { payoutId } = await scene.payout();
    const { _id } = await scene.made(payoutId);
    const first = await scene.file(_id, { format: 'hdfc' });
    expect([first.status, first.headers['content-type']]).toEqual([200, 'text/plain; charset=us-ascii']);
    const shown = scene.identity.revealed.length;
    const second = await scene.file(_id, { format: 'hdfc' });
    expect([second.status, second.error?.code]).toEqual([409, 'COMMISSION.FILED_BEFORE']);
    expect(scene.identity.revealed).toHaveLength(shown);
    const seen = (await scene.get(_id)).rows[0]!.filedAt!;
    // Of another file than the latest nobody has said anything.
    for (const apart of [-1, 1, 86_400_000]) {
      const lostFile = new Date(Date.parse(seen) + apart).toISOString();
      expect((await scene.file(_id, { format: 'hdfc', lostFile })).error?.code).toBe('COMMISSION.FILED_BEFORE');
    }
    expect((await scene.file(_id, { format: 'hdfc', lostFile: seen })).status).toBe(200);
    const entries = await scene.commission.db
      .collection('outbox')
      .find({ 'envelope.data.kind': 'payout-file-made', 'envelope.data.subject.id': _id })
      .sort({ _id: 1 })
      .toArray();
    const after = entries.map(({ envelope }) => (envelope as { data: { after: object } }).data.after);
    expect(after).toEqual([{ amount: 10 }, { amount: 10, how: 'again' }]);
  });

  it('is given to one of two who ask for it at one moment', async () => {
    for (let round = 0; round < 3; round++) {
      const { _id } = await scene.made((await scene.payout()).payoutId);
      const both = await Promise.all([1, 2].map(() => scene.file(_id)));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });
});
