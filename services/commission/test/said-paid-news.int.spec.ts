import { balance, payoutSaidPaid } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { describe, expect, it } from '@jest/globals';
import { answer, FreedPayouts, line, payouts, scene, withFreedPayouts, type Freed } from './freed-payouts.js';
import { clerk, consentIn, head } from './two-people.js';

const deciders = [newId(), newId()];
withFreedPayouts(deciders);

const { utr } = FreedPayouts;
const told = (one: Pick<Freed, 'payoutId'>) => payouts.told(one);
/** Of the outbox, whose every other event goes on. */
const refuseNews = (isRefused: boolean) =>
  scene.commission.db.db!.command({
    ...{ collMod: 'outbox', validator: isRefused ? { routingKey: { $ne: payoutSaidPaid.routingKey } } : {} },
  });

describe('those who may decide payouts', () => {
  it('are told once of one that was paid after all, however often it is looked at', async () => {
    const one = await payouts.one();
    await payouts.look();
    expect(await told(one)).toEqual([]);
    scene.batches.network.tells(line(one, 'debit'));
    await Promise.all([payouts.look(), payouts.look(), payouts.look()]);
    await payouts.look();
    expect((await payouts.batch(clerk(), one)).status).toBe(409);
    const { payoutId, batchId } = one;
    const found = { payoutId, batchId, amountPaise: 1_000, isTwice: false, deciders, foundAt: expect.any(String) };
    expect(await told(one)).toEqual([found]);
    expect(scene.batches.identity.asked.at(-1)).toEqual([['payouts'], undefined]);
  });

  it('are told of it by a later answer of the bank, once', async () => {
    const one = await payouts.one();
    const take = async () => (await scene.batches.take(one.batchId, answer(one, 'Success'))).body.rows[0]!.outcome;
    expect([await take(), await take()]).toEqual(['paid-after-all', 'already']);
    await payouts.look();
    expect(await told(one)).toMatchObject([{ isTwice: false, deciders }]);
  });

  it('are told once more when its next file pays it as well, with that answer', async () => {
    const one = await payouts.one();
    const next = await payouts.again(one);
    scene.batches.network.tells(line(one, 'debit'));
    await payouts.look();
    expect(await told(one)).toMatchObject([{ isTwice: false }]);
    const second = answer(await payouts.rowOf(next), 'Success').replace(utr, 'HDFCN52026010577');
    await scene.batches.take(next, second);
    expect(await told(one)).toMatchObject([{ isTwice: false }, { isTwice: true, batchId: one.batchId }]);
    await scene.batches.take(next, second);
    await payouts.look();
    expect(await told(one)).toHaveLength(2);
  });

  it('are told once of one that was paid again before a statement shows the first payment', async () => {
    const one = await payouts.one();
    await payouts.sent(one);
    scene.batches.network.tells(line(one, 'debit'));
    await payouts.look();
    await payouts.look();
    expect(await told(one)).toMatchObject([{ isTwice: true, batchId: one.batchId }]);
  });

  it('are told once of a second number for a file that was made twice', async () => {
    const { payoutId } = await scene.batches.payout();
    const batchId = (await payouts.batch(clerk(), { payoutId })).body.batch._id;
    await payouts.file(batchId);
    const row = await payouts.rowOf(batchId);
    await payouts.file(batchId, row.filedAt);
    for (const number of [utr, 'HDFCN52026010599', 'HDFCN52026010599'])
      await scene.batches.take(batchId, answer(row, 'Success').replace(utr, number));
    expect(await told({ payoutId })).toMatchObject([{ isTwice: true, batchId }]);
  });

  it('are told that two files were paid which were both said not to be, until one comes back', async () => {
    const one = await payouts.one();
    const next = await payouts.again(one);
    const reference = await payouts.failed(next);
    scene.batches.network.tells(line(one, 'debit'), line({ reference }, 'debit'));
    await payouts.look();
    expect((await told(one)).at(-1)).toMatchObject({ isTwice: true });
    for (const batchId of [one.batchId, next]) expect((await payouts.rowOf(batchId)).saidPaid?.isTwice).toBe(true);
    const { length } = await told(one);
    scene.batches.network.tells(line({ reference }, 'credit'));
    await payouts.look();
    expect((await payouts.rowOf(one.batchId)).saidPaid?.isTwice).toBe(false);
    expect(await told(one)).toHaveLength(length);
  });

  it('are told anew when what came back has left once more', async () => {
    const one = await payouts.one();
    for (const direction of ['debit', 'credit', 'debit'] as const) {
      scene.batches.network.tells(line(one, direction));
      await payouts.look();
    }
    expect(await told(one)).toMatchObject([{ isTwice: false }, { isTwice: false }]);
  });
});

describe('what is found is not lost', () => {
  it('when the news cannot be written: it is noted and told together, or not at all', async () => {
    const one = await payouts.one();
    scene.batches.network.tells(line(one, 'debit'));
    await refuseNews(true);
    await payouts.look();
    expect(await payouts.rowOf(one.batchId)).not.toHaveProperty('saidPaid');
    await refuseNews(false);
    await payouts.look();
    expect((await payouts.rowOf(one.batchId)).saidPaid).toMatchObject({ utr });
    expect(await told(one)).toHaveLength(1);
  });

  it('while identity does not say whom to tell: it is noted, and told later', async () => {
    const one = await payouts.one();
    scene.batches.network.tells(line(one, 'debit'));
    scene.batches.identity.deciders = null;
    await payouts.look();
    expect((await payouts.rowOf(one.batchId)).saidPaid).toMatchObject({ utr });
    expect(await told(one)).toEqual([]);
    scene.batches.identity.deciders = deciders;
    await Promise.all([payouts.look(), payouts.look()]);
    await payouts.look();
    expect(await told(one)).toMatchObject([{ isTwice: false, deciders }]);
  });

  it('when an earlier release has noted it and told nobody', async () => {
    const one = await payouts.one();
    await payouts.sent(one);
    const rows = scene.commission.db.collection('payout_batch_rows');
    const saidPaid = { utr, on: '2026-01-05', notedAt: new Date(), isTwice: true };
    await rows.updateOne({ reference: one.reference }, { $set: { saidPaid } });
    await payouts.look();
    await payouts.look();
    expect(await told(one)).toMatchObject([{ isTwice: true, batchId: one.batchId }]);
  });
});

it('the member reads what the bank says of a payout that waits, and no more once it is decided', async () => {
  const one = await payouts.one();
  const shown = async () => (await scene.commission.call(balance, one.memberId)).body.commissionHistory[0];
  expect(await shown()).not.toHaveProperty('saidPaid');
  scene.batches.network.tells(line(one, 'debit'));
  await payouts.look();
  expect(await shown()).toMatchObject({ status: 'Requested', saidPaid: { utr, on: '2026-01-05' } });
  const id = consentIn(await payouts.decide(clerk(), one, 'Approved', one.reference));
  await scene.grant(head, id);
  expect(await shown()).toMatchObject({ status: 'Approved' });
  expect(await shown()).not.toHaveProperty('saidPaid');
});
