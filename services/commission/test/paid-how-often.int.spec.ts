import { describe, expect, it, jest } from '@jest/globals';
import { BatchesRepository } from '../src/batches/persistence/batches.repository.js';
import { PayeesRepository } from '../src/payouts/persistence/payees.repository.js';
import { answer, FreedPayouts, line, payouts, scene, withFreedPayouts, type Freed } from './freed-payouts.js';
import { clerk, consentIn, head } from './two-people.js';

const deciders = [head.memberId];
withFreedPayouts(deciders);

const { utr } = FreedPayouts;
const isTwice = async (batchId: string) => (await payouts.rowOf(batchId)).saidPaid?.isTwice;
const told = async (one: Pick<Freed, 'payoutId'>) => (await payouts.told(one)).map((event) => event.isTwice);

/** Two files had it and it was said of both that nothing was paid. */
async function freedTwice() {
  const one = await payouts.one();
  const batchId = await payouts.again(one);
  return { one, next: { batchId, reference: await payouts.failed(batchId) } };
}
const approveKnowing = async (one: Freed) =>
  scene.grant(clerk(), consentIn(await payouts.decide(clerk(), one, 'Approved', one.reference)));

describe('a payout is paid once', () => {
  it('where it was approved on one payment, and the other has come back', async () => {
    const { one, next } = await freedTwice();
    await payouts.says(one, 'debit');
    expect((await approveKnowing(one)).status).toBe(200);
    expect(await isTwice(one.batchId)).toBe(false);
    await payouts.says(next, 'debit');
    expect([await isTwice(one.batchId), await isTwice(next.batchId)]).toEqual([true, true]);
    await payouts.says(next, 'credit');
    expect([await isTwice(one.batchId), await isTwice(next.batchId)]).toEqual([false, undefined]);
    expect(await told(one)).toEqual([false, true]);
  });

  it('and what was told as twice is news again where its next file pays it after one of two has come back', async () => {
    const one = await payouts.one();
    const second = await payouts.again(one);
    const reference = await payouts.failed(second);
    const third = await payouts.again(one);
    await payouts.says(one, 'debit');
    await payouts.says({ reference }, 'debit');
    await payouts.says({ reference }, 'credit');
    expect([await told(one), await isTwice(one.batchId)]).toEqual([[false, true], false]);
    await scene.batches.take(third, answer(await payouts.rowOf(third), 'Success').replace(utr, 'HDFCN52026010577'));
    expect([await told(one), await isTwice(one.batchId)]).toEqual([[false, true, true], true]);
  });
});

it('what an earlier release has counted otherwise is counted again, also of what it has approved on a payment', async () => {
  const { one, next } = await freedTwice();
  await payouts.says(one, 'debit');
  await approveKnowing(one);
  const { db } = scene.commission;
  await db.collection<{ _id: string }>('payouts').updateOne({ _id: one.payoutId }, { $unset: { knownPayment: 1 } });
  const rows = db.collection('payout_batch_rows');
  await rows.updateOne(
    { reference: one.reference },
    { $set: { 'saidPaid.isTwice': true, 'saidPaid.toldTwice': true } },
  );
  await payouts.look();
  expect([await isTwice(one.batchId), await told(one)]).toEqual([false, [false]]);
  await payouts.says(next, 'debit');
  expect([await isTwice(one.batchId), await told(one)]).toEqual([true, [false, true]]);
});

it('one that was given back to the balance, and that the bank says it has paid, was paid once too often, which is told', async () => {
  const one = await payouts.one();
  await scene.grant(clerk(), consentIn(await payouts.decide(clerk(), one, 'Rejected')));
  await payouts.says(one, 'debit');
  expect([await isTwice(one.batchId), await told(one)]).toEqual([true, [true]]);
  // As an earlier release has counted it.
  const counted = { 'saidPaid.isTwice': false, 'saidPaid.toldTwice': false };
  await scene.commission.db.collection('payout_batch_rows').updateOne({ reference: one.reference }, { $set: counted });
  await payouts.look();
  expect([await isTwice(one.batchId), await told(one)]).toEqual([true, [true, true]]);
  await payouts.says(one, 'credit');
  expect(await payouts.rowOf(one.batchId)).not.toHaveProperty('saidPaid');
});

it('who approves it on the same payment once more is told that it was decided', async () => {
  const one = await payouts.one();
  await payouts.says(one, 'debit');
  await approveKnowing(one);
  expect(await payouts.decide(clerk(), one, 'Approved', one.reference)).toMatchObject({
    ...{ status: 409, error: { code: 'COMMISSION.PAYOUT_DECIDED' } },
  });
});

describe('where the payment on which it was approved came back', () => {
  const shown = async (one: Freed) => (await payouts.shown(one)).cameBackAt;

  it('those who decide payouts are told once that the member has nothing, and the list says so until it has left once more', async () => {
    const one = await payouts.one();
    await payouts.says(one, 'debit');
    await approveKnowing(one);
    await payouts.look();
    expect([await payouts.toldLost(one), await shown(one)]).toEqual([[], undefined]);
    scene.batches.network.tells(line(one, 'credit'));
    await Promise.all([payouts.look(), payouts.look(), payouts.look()]);
    await payouts.look();
    const { payoutId, batchId } = one;
    const lost = { payoutId, batchId, amountPaise: 1_000, deciders, foundAt: expect.any(String) };
    expect([await payouts.toldLost(one), await shown(one)]).toEqual([[lost], expect.any(String)]);
    await payouts.says(one, 'debit');
    expect([await shown(one), await told(one), await isTwice(batchId)]).toEqual([undefined, [false, false], false]);
    await payouts.says(one, 'credit');
    expect(await payouts.toldLost(one)).toHaveLength(2);
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('in one that an earlier release has approved as well', async () => {
    const one = await payouts.one();
    await payouts.says(one, 'debit');
    await approveKnowing(one);
    const rows = scene.commission.db.collection<{ _id: string }>('payouts');
    await rows.updateOne({ _id: one.payoutId }, { $unset: { knownPayment: 1 } });
    await payouts.says(one, 'credit');
    expect(await payouts.toldLost(one)).toHaveLength(1);
  });

  it('what is to be sent is what was left after the tax of its approval', async () => {
    const one = await payouts.one();
    await payouts.says(one, 'debit');
    await approveKnowing(one);
    const rows = scene.commission.db.collection<{ _id: string }>('payouts');
    await rows.updateOne({ _id: one.payoutId }, { $set: { 'tax.netPaise': 800 } });
    await payouts.says(one, 'credit');
    expect(await payouts.toldLost(one)).toMatchObject([{ amountPaise: 800 }]);
  });

  it('and an earlier release has noted that it left once more, the list says so no longer', async () => {
    const one = await payouts.one();
    await payouts.says(one, 'debit');
    await approveKnowing(one);
    const rows = scene.commission.db.collection<{ _id: string }>('payouts');
    await rows.updateOne({ _id: one.payoutId }, { $set: { cameBackAt: new Date() } });
    await payouts.look();
    expect(await shown(one)).toBeUndefined();
  });

  it('it is told when identity says to whom', async () => {
    const one = await payouts.one();
    await payouts.says(one, 'debit');
    await approveKnowing(one);
    scene.batches.identity.deciders = null;
    await payouts.says(one, 'credit');
    expect([await payouts.toldLost(one), await isTwice(one.batchId)]).toEqual([[], false]);
    scene.batches.identity.deciders = deciders;
    await payouts.look();
    expect(await payouts.toldLost(one)).toHaveLength(1);
  });

  it('nobody is told where it waits, where a person has sent it, and where another payment has reached the member', async () => {
    const waits = await payouts.one();
    const sent = await payouts.one();
    await payouts.sent(sent);
    const { one, next } = await freedTwice();
    await payouts.says(one, 'debit');
    await approveKnowing(one);
    scene.batches.network.tells(line(waits, 'debit'), line(sent, 'debit'), line(next, 'debit'));
    await payouts.look();
    scene.batches.network.tells(line(waits, 'credit'), line(sent, 'credit'), line(one, 'credit'));
    await payouts.look();
    for (const payout of [waits, sent, one]) expect(await payouts.toldLost(payout)).toEqual([]);
    expect(await isTwice(next.batchId)).toBe(false);
  });

  it('before it was approved, it is not approved any more by who names that payment', async () => {
    const one = await payouts.one();
    await payouts.says(one, 'debit');
    const id = consentIn(await payouts.decide(clerk(), one, 'Approved', one.reference));
    await payouts.says(one, 'credit');
    expect(await scene.grant(head, id)).toMatchObject({
      ...{ status: 409, error: { code: 'COMMISSION.PAYMENT_CAME_BACK' } },
    });
    expect((await payouts.decide(clerk(), one, 'Approved')).status).toBe(202);
  });
});

describe('what is found is told', () => {
  it('of an answer also where another row of it cannot be taken', async () => {
    const people = [await scene.batches.payout(), await scene.batches.payout()];
    const { _id: batchId } = await scene.batches.made(...people.map(({ payoutId }) => payoutId));
    await payouts.file(batchId);
    const [freed, other] = (await scene.batches.get(batchId)).rows;
    await scene.batches.take(batchId, answer(freed!, 'Rejected'));
    const [, paidAfterAll] = answer(freed!, 'Success').split('\n');
    const broken = jest.spyOn(PayeesRepository.prototype, 'decided').mockRejectedValueOnce(new Error('killed'));
    const text = `${answer(other!, 'Success').replace(utr, 'HDFCN52026010577')}\n${paidAfterAll}`;
    expect((await scene.batches.take(batchId, text)).status).toBe(500);
    broken.mockRestore();
    expect(await told(freed!)).toEqual([false]);
  });

  it('by one question to identity for all that a look finds', async () => {
    const found = [await payouts.one(), await payouts.one()];
    scene.batches.network.tells(...found.map((one) => line(one, 'debit')));
    const { length } = scene.batches.identity.asked;
    await payouts.look();
    expect(scene.batches.identity.asked).toHaveLength(length + 1);
    for (const one of found) expect(await told(one)).toEqual([false]);
  });

  it('of the others where one cannot be noted, and of that one at the next look', async () => {
    const [bad, good] = [await payouts.one(), await payouts.one()];
    const batches = scene.commission.get(BatchesRepository);
    const { _id: badRow } = (await batches.rowsOf(bad.batchId))[0]!;
    const own = batches.noteSaidPaid.bind(batches);
    const broken = jest
      .spyOn(batches, 'noteSaidPaid')
      .mockImplementation((session, rowId, saidPaid) =>
        rowId === badRow ? Promise.reject(new Error('killed')) : own(session, rowId, saidPaid),
      );
    scene.batches.network.tells(line(bad, 'debit'), line(good, 'debit'));
    await payouts.look();
    broken.mockRestore();
    expect([await told(bad), await told(good)]).toEqual([[], [false]]);
    await payouts.look();
    expect(await told(bad)).toEqual([false]);
  });

  it('also when the file is old by the time that identity says to whom', async () => {
    const [one, other] = [await payouts.one(), await payouts.one()];
    const next = await payouts.again(other);
    await payouts.says(other, 'debit');
    scene.batches.identity.deciders = null;
    await payouts.says(one, 'debit');
    await scene.batches.take(next, answer(await payouts.rowOf(next), 'Success').replace(utr, 'HDFCN52026010577'));
    expect([await told(one), await told(other)]).toEqual([[], [false]]);
    scene.commission.clock.advance(100 * 86_400_000);
    scene.batches.identity.deciders = deciders;
    await payouts.look();
    await payouts.look();
    expect([await told(one), await told(other)]).toEqual([[false], [false, true]]);
  });
});
