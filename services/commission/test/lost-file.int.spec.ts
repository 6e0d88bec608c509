import { describe, expect, it } from '@jest/globals';
import { answer, FreedPayouts, line, payouts, scene, withFreedPayouts } from './freed-payouts.js';
import { clerk, codeOf } from './two-people.js';

withFreedPayouts();

const { utr } = FreedPayouts;
const shown = { utr, on: '2026-01-05', isTwice: false };

/** A batch of so many payouts, of whose file somebody will say that the bank never got it. */
async function filed(count: number) {
  const people = await Promise.all(Array.from({ length: count }, () => scene.batches.payout()));
  const { _id: batchId } = await scene.batches.made(...people.map(({ payoutId }) => payoutId));
  await payouts.file(batchId);
  const { rows } = await scene.batches.get(batchId);
  return { batchId, rows, lost: rows[0]!.filedAt!, first: rows[0]! };
}

describe('what a statement shows as paid by a file that is said to be lost', () => {
  it('is in no second file, is shown with its number, and is paid by the answer of the bank, once', async () => {
    const { batchId, rows, lost, first } = await filed(2);
    scene.batches.network.tells(line(first, 'debit'));
    const { status, text } = await payouts.file(batchId, lost);
    expect([status, rows.map(({ reference }) => text.includes(reference))]).toEqual([200, [false, true]]);
    expect(await payouts.rowOf(batchId)).toMatchObject({ state: 'waiting', leftOut: 'said-paid', saidPaid: shown });
    const entries = (await scene.entries('payout-said-paid')).filter(({ subject }) => subject?.id === first.payoutId);
    expect(entries).toHaveLength(1);
    const taken = await scene.batches.take(batchId, answer(first, 'Success'));
    expect(taken.body.rows[0]!.outcome).toBe('paid');
    await payouts.look();
    expect(await payouts.rowOf(batchId)).toMatchObject({ state: 'paid', utr });
    expect(await payouts.rowOf(batchId)).not.toHaveProperty('saidPaid');
    expect(await payouts.told(first)).toEqual([]);
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('is approved by who knows of it, where somebody says that it was not paid', async () => {
    const { batchId, lost, first } = await filed(1);
    scene.batches.network.tells(line(first, 'debit'));
    expect(codeOf(await payouts.file(batchId, lost))).toBe('409 COMMISSION.NOTHING_TO_FILE');
    expect(await payouts.rowOf(batchId)).toMatchObject({ state: 'waiting', filedAt: lost, leftOut: 'said-paid' });
    await payouts.failed(batchId);
    expect(codeOf(await payouts.decide(clerk(), first, 'Approved'))).toBe('409 COMMISSION.SAID_PAID');
    expect((await payouts.decide(clerk(), first, 'Approved', first.reference)).status).toBe(202);
    expect(await payouts.told(first)).toMatchObject([{ isTwice: false }]);
  });

  it('is in the second file once it has come back', async () => {
    const { batchId, lost, first } = await filed(1);
    scene.batches.network.tells(line(first, 'debit'));
    expect(codeOf(await payouts.file(batchId, lost))).toBe('409 COMMISSION.NOTHING_TO_FILE');
    scene.batches.network.tells(line(first, 'credit'));
    expect((await payouts.file(batchId, lost)).text).toContain(first.reference);
    const row = await payouts.rowOf(batchId);
    for (const gone of ['saidPaid', 'leftOut']) expect(row).not.toHaveProperty(gone);
  });

  it('is paid twice where its second file is paid by another number', async () => {
    const { batchId, lost, first } = await filed(1);
    await payouts.file(batchId, lost);
    const second = (await payouts.rowOf(batchId)).filedAt!;
    scene.batches.network.tells(line(first, 'debit'));
    expect(codeOf(await payouts.file(batchId, second))).toBe('409 COMMISSION.NOTHING_TO_FILE');
    await scene.batches.take(batchId, answer(first, 'Success').replace(utr, 'HDFCN52026010577'));
    await payouts.look();
    expect(await payouts.rowOf(batchId)).toMatchObject({ state: 'paid', saidPaid: { ...shown, isTwice: true } });
    expect(await payouts.told(first)).toMatchObject([{ isTwice: true, batchId }]);
  });

  it('is paid once where the statement gives no number', async () => {
    const { batchId, lost, first } = await filed(1);
    await payouts.file(batchId, lost);
    const second = (await payouts.rowOf(batchId)).filedAt!;
    scene.batches.network.tells({ ...line(first, 'debit'), utr: null });
    expect(codeOf(await payouts.file(batchId, second))).toBe('409 COMMISSION.NOTHING_TO_FILE');
    await scene.batches.take(batchId, answer(first, 'Success'));
    await payouts.look();
    expect(await payouts.rowOf(batchId)).not.toHaveProperty('saidPaid');
    expect(await payouts.told(first)).toEqual([]);
  });

  it('is neither given back nor paid again where its batch is cancelled, and is told', async () => {
    const { batchId, lost, first } = await filed(1);
    scene.batches.network.tells(line(first, 'debit'));
    await payouts.file(batchId, lost);
    expect((await scene.batches.cancel(batchId, true, lost)).status).toBe(200);
    for (const status of ['Approved', 'Rejected'] as const)
      expect(codeOf(await payouts.decide(clerk(), first, status))).toBe('409 COMMISSION.SAID_PAID');
    expect(codeOf(await payouts.batch(clerk(), first))).toBe('409 COMMISSION.NOTHING_TO_BATCH');
    expect(await payouts.told(first)).toMatchObject([{ isTwice: false }]);
  });
});
