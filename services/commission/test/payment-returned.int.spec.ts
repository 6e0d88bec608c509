import { indianDay, recordPayoutSent } from '@deepam/contracts';
import { Transactions } from '@deepam/platform';
import { describe, expect, it, jest } from '@jest/globals';
import { EarlierFiles } from '../src/batches/earlier-files/earlier-files.js';
import { BatchesRepository } from '../src/batches/persistence/batches.repository.js';
import { PayoutsRepository } from '../src/payouts/persistence/payouts.repository.js';
import { answer, FreedPayouts, line, payouts, scene, withFreedPayouts, type Freed } from './freed-payouts.js';
import { clerk, consentIn, head } from './two-people.js';

const deciders = [head.memberId];
withFreedPayouts(deciders);

const { utr } = FreedPayouts;
const isReturned = (one: Pick<Freed, 'reference'>) => answer(one, 'Success').replace('Success', 'Returned');
const takes = async (batchId: string, text: string) => {
  const { status, body } = await scene.batches.take(batchId, text);
  return status === 200 ? body.rows[0]!.outcome : status;
};

const otherUtr = 'HDFCN52026010577';
const dayMs = 86_400_000;
const dayIn = (days: number) => indianDay(new Date(scene.commission.clock.now().getTime() + days * dayMs));
const says = async (one: Pick<Freed, 'reference'>, ...moves: readonly (readonly ['debit' | 'credit', number])[]) => {
  scene.batches.network.tells(...moves.map(([direction, days]) => ({ ...line(one, direction), on: dayIn(days) })));
  await payouts.look();
};
const asks = async ({ payoutId }: Pick<Freed, 'payoutId'>, asker = clerk()) =>
  consentIn(await scene.call(recordPayoutSent, asker, { params: { payoutId }, body: { net: 10 } }));
/** Granted, and recorded by who asked. */
const isSent = async (one: Pick<Freed, 'payoutId'>) => {
  const asker = clerk();
  expect((await scene.grant(clerk(), await asks(one, asker))).status).toBe(200);
  await payouts.records(asker, one);
};
const told = async (one: Pick<Freed, 'payoutId'>) => (await payouts.told(one)).map(({ isTwice }) => isTwice);
const isWithNothing = async (one: Pick<Freed, 'payoutId'>) => [
  (await payouts.shown(one)).cameBackAt !== undefined,
  (await payouts.toldLost(one)).length,
];
const books = async () => expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });

const rows = () => scene.commission.db.collection('payout_batch_rows');
/** So many days ago. */
const wasFiled = async (batchId: string, days: number) =>
  void (await rows().updateOne(
    { batchId },
    { $set: { filedAt: new Date(scene.commission.clock.now().getTime() - days * dayMs) } },
  ));
const madeAgo = async (_id: string, days: number) => {
  const madeAt = new Date(scene.commission.clock.now().getTime() + days * dayMs);
  await scene.commission.db.collection<{ _id: string }>('payout_batches').updateOne({ _id }, { $set: { madeAt } });
};
/** A list that says so of a day. */
const dated = (text: string, days: number) => {
  const [head, row] = text.split('\n');
  return `${head},Value Date\n${row},${dayIn(days).split('-').toReversed().join('/')}`;
};

/** By a batch, as the bank has answered. */
async function paid({ isRefiled = false, on }: { readonly isRefiled?: boolean; readonly on?: number } = {}) {
  const { memberId, payoutId } = await scene.batches.payout();
  const batchId = (await payouts.batch(clerk(), { payoutId })).body.batch._id;
  await payouts.file(batchId);
  const { reference, filedAt } = await payouts.rowOf(batchId);
  if (isRefiled) await payouts.file(batchId, filedAt);
  const text = answer({ reference }, 'Success');
  if (on !== undefined) await madeAgo(batchId, on);
  await takes(batchId, on === undefined ? text : dated(text, on));
  return { memberId, payoutId, batchId, reference };
}

describe('a payment of a batch that came back', () => {
  it('by a later answer of the bank is shown, and those who decide payouts are told once that the member has nothing', async () => {
    const one = await paid();
    const { payoutId, batchId } = one;
    const seen = await scene.batches.preview(batchId, isReturned(one));
    expect([seen.body.rows[0]!.outcome, await payouts.toldLost(one)]).toEqual(['returned', []]);
    expect(await takes(batchId, isReturned(one))).toBe('returned');
    expect(await takes(batchId, isReturned(one))).toBe('already');
    expect(await payouts.rowOf(batchId)).toMatchObject({ state: 'paid', utr, returnedAt: expect.any(String) });
    const lost = { payoutId, batchId, amountPaise: 1_000, deciders, foundAt: expect.any(String) };
    expect(await payouts.toldLost(one)).toEqual([lost]);
    expect(await payouts.shown(one)).toMatchObject({ status: 'Approved', cameBackAt: expect.any(String) });
    const entries = await scene.entries('payout-came-back');
    expect(entries.filter(({ subject }) => subject?.id === payoutId)).toHaveLength(1);
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('is set right where a process of an earlier release has counted it as paid', async () => {
    const one = await paid();
    await takes(one.batchId, isReturned(one));
    const kept = scene.commission.db.collection<{ _id: string }>('payouts');
    await kept.updateOne({ _id: one.payoutId }, { $unset: { cameBackAt: 1 } });
    await payouts.look();
    expect([(await payouts.shown(one)).cameBackAt, (await payouts.toldLost(one)).length]).toEqual([
      expect.any(String),
      1,
    ]);
  });

  it('waits to be sent again since it was found, however often it is counted', async () => {
    const one = await paid();
    await takes(one.batchId, isReturned(one));
    const { cameBackAt } = await payouts.shown(one);
    const { clock } = scene.commission;
    clock.advance(dayMs);
    const earlier = scene.commission.get(EarlierFiles);
    await scene.commission.get(Transactions).run(async (s) => void (await earlier.counted(s, one.payoutId, [])));
    clock.advance(-dayMs);
    expect((await payouts.shown(one)).cameBackAt).toBe(cameBackAt);
  });

  it('contradicts what was noted while its answer was uploaded', async () => {
    const one = await paid();
    const repository = scene.commission.get(BatchesRepository);
    const noteReturned = repository.noteReturned.bind(repository);
    jest.spyOn(repository, 'noteReturned').mockImplementationOnce(async (...args) => {
      const saidPaid = { utr: otherUtr, on: dayIn(0), notedAt: new Date(), isTwice: true };
      await rows().updateOne({ batchId: one.batchId }, { $set: { saidPaid } });
      return noteReturned(...args);
    });
    expect(await takes(one.batchId, isReturned(one))).toBe('contradicts');
    expect(await isWithNothing(one)).toEqual([false, 0]);
  });

  it('is not noted while identity does not say who is told, and then by the same file', async () => {
    const one = await paid();
    scene.batches.identity.deciders = null;
    expect(await takes(one.batchId, isReturned(one))).toBe(503);
    expect(await payouts.rowOf(one.batchId)).not.toHaveProperty('returnedAt');
    scene.batches.identity.deciders = deciders;
    expect(await takes(one.batchId, isReturned(one))).toBe('returned');
    expect(await payouts.toldLost(one)).toHaveLength(1);
  });

  it('was paid twice where a person has sent it again, and the bank has as well', async () => {
    const one = await paid();
    await takes(one.batchId, isReturned(one));
    const sent = { params: { payoutId: one.payoutId }, body: { net: 10 } };
    await isSent(one);
    expect((await scene.call(recordPayoutSent, clerk(), sent)).status).toBe(409);
    await payouts.look();
    expect([await payouts.told(one), (await payouts.shown(one)).cameBackAt]).toEqual([[], undefined]);
    scene.batches.network.tells(line(one, 'debit'), line(one, 'credit'), line(one, 'debit'));
    await payouts.look();
    expect(await payouts.told(one)).toMatchObject([{ isTwice: true }]);
    expect((await payouts.shown(one)).cameBackAt).toBeUndefined();
  });

  it('by a statement is found where an earlier file had its payout, until it has left once more', async () => {
    const one = await payouts.one();
    const next = await payouts.again(one);
    await takes(next, answer(await payouts.rowOf(next), 'Success'));
    const { reference } = await payouts.rowOf(next);
    const on = indianDay(scene.commission.clock.now());
    scene.batches.network.tells(line({ reference }, 'debit'), { ...line({ reference }, 'credit'), on });
    await Promise.all([payouts.look(), payouts.look()]);
    await payouts.look();
    expect(await payouts.toldLost(one)).toMatchObject([{ batchId: next, amountPaise: 1_000, deciders }]);
    expect(await payouts.rowOf(next)).toHaveProperty('returnedAt');
    expect(await payouts.shown(one)).toHaveProperty('cameBackAt');
    scene.batches.network.tells({ ...line({ reference }, 'debit'), on });
    await payouts.look();
    expect(await payouts.shown(one)).not.toHaveProperty('cameBackAt');
    expect(await payouts.told(one)).toMatchObject([{ isTwice: false, batchId: next }]);
  });

  it('is one of two where the bank has paid an earlier file after all: the member has one, and it is no longer paid twice', async () => {
    const one = await payouts.one();
    const next = await payouts.again(one);
    await takes(next, answer(await payouts.rowOf(next), 'Success').replace(utr, 'HDFCN52026010577'));
    scene.batches.network.tells(line(one, 'debit'));
    await payouts.look();
    expect((await payouts.rowOf(one.batchId)).saidPaid).toMatchObject({ isTwice: true });
    expect(await takes(next, isReturned(await payouts.rowOf(next)))).toBe('returned');
    expect((await payouts.rowOf(one.batchId)).saidPaid).toMatchObject({ isTwice: false });
    expect(await payouts.toldLost(one)).toEqual([]);
  });
});

describe('what the bank pays once more after it came back', () => {
  it('is found in an answer that says so by another number, of a later day', async () => {
    const one = await paid();
    await takes(one.batchId, isReturned(one));
    await isSent(one);
    const again = (days: number) => dated(answer(one, 'Success').replace(utr, otherUtr), days);
    expect(await takes(one.batchId, again(0))).toBe('already');
    expect(await takes(one.batchId, again(1))).toBe('paid-after-all');
    expect([await told(one), await isWithNothing(one)]).toEqual([[true], [false, 1]]);
    await books();
  });

  it('is found in a statement that shows nothing of before', async () => {
    const one = await paid();
    await takes(one.batchId, isReturned(one));
    await isSent(one);
    await says(one, ['debit', 2]);
    expect(await told(one)).toEqual([true]);
    await books();
  });

  it('is found though it left before anybody was told of the return, whose day the answer names', async () => {
    const one = await paid();
    await wasFiled(one.batchId, 4);
    expect(await takes(one.batchId, dated(isReturned(one), -2))).toBe('returned');
    await isSent(one);
    await says(one, ['debit', -1]);
    expect(await told(one)).toEqual([true]);
    await books();
  });

  it('is not the first payment, which a statement dates later than a list that names its day beside the return', async () => {
    const one = await paid({ on: -3 });
    expect(await takes(one.batchId, dated(isReturned(one), -3))).toBe('returned');
    await says(one, ['debit', -2]);
    expect(await isWithNothing(one)).toEqual([true, 1]);
  });

  it('is not counted on a day of its return that has not come', async () => {
    const one = await paid();
    expect(await takes(one.batchId, dated(isReturned(one), 30))).toBe('returned');
    await says(one, ['debit', 2]);
    expect(await isWithNothing(one)).toEqual([false, 1]);
  });

  it('is found in an answer that says so, though a statement was looked at after it left', async () => {
    const one = await payouts.one();
    const next = await payouts.again(one);
    await wasFiled(next, 4);
    const ofNext = { ...one, batchId: next, reference: (await payouts.rowOf(next)).reference };
    await takes(next, answer(ofNext, 'Success'));
    await says(ofNext, ['debit', -4], ['credit', -3]);
    expect(await isWithNothing(one)).toEqual([true, 1]);
    expect(await takes(next, dated(answer(ofNext, 'Success').replace(utr, otherUtr), -1))).toBe('paid-after-all');
    expect(await isWithNothing(one)).toEqual([false, 1]);
  });

  it('is not what had come back, of which a statement shows the rest later', async () => {
    const one = await paid();
    await takes(one.batchId, isReturned(one));
    await isSent(one);
    for (const move of [['debit', 0] as const, ['credit', 1] as const]) {
      await says(one, move);
      expect(await told(one)).toEqual([]);
    }
    await says(one, ['debit', 3]);
    expect(await told(one)).toEqual([true]);
    await says(one, ['credit', 4]);
    expect(await payouts.rowOf(one.batchId)).not.toHaveProperty('saidPaid');
    expect(await isWithNothing(one)).toEqual([false, 1]);
    await books();
  });
});

describe('of two payments by two files of one batch', () => {
  it('one return takes back one, also where no statement shows the other, and the second one the rest', async () => {
    const one = await paid({ isRefiled: true });
    expect(await takes(one.batchId, answer(one, 'Success').replace(utr, otherUtr))).toBe('paid-twice');
    await says(one, ['debit', 0], ['credit', 0]);
    await payouts.look();
    expect(await payouts.rowOf(one.batchId)).not.toHaveProperty('saidPaid');
    expect(await isWithNothing(one)).toEqual([false, 0]);
    await says(one, ['debit', 0], ['credit', 0]);
    expect(await isWithNothing(one)).toEqual([true, 1]);
    await books();
  });

  it('the second is with the member where the first came back before it left', async () => {
    const one = await paid({ isRefiled: true });
    await says(one, ['credit', 0]);
    expect(await isWithNothing(one)).toEqual([false, 0]);
    await says(one, ['debit', 2]);
    expect([await isWithNothing(one), await told(one)]).toEqual([[false, 0], []]);
  });
});

it('a process that is killed while it takes back or records leaves nothing half done', async () => {
  const one = await paid();
  const repository = scene.commission.get(PayoutsRepository);
  const noteSent = repository.noteSent.bind(repository);
  jest.spyOn(repository, 'noteFinding').mockRejectedValueOnce(new Error('killed'));
  jest.spyOn(repository, 'noteSent').mockImplementationOnce(async (...args) => {
    await noteSent(...args);
    throw new Error('killed');
  });
  expect(await takes(one.batchId, isReturned(one))).toBe(500);
  expect(await payouts.rowOf(one.batchId)).not.toHaveProperty('returnedAt');
  expect(await isWithNothing(one)).toEqual([false, 0]);
  expect(await takes(one.batchId, isReturned(one))).toBe('returned');
  const id = await asks(one);
  expect((await scene.grant(head, id)).status).toBe(500);
  expect(await isWithNothing(one)).toEqual([true, 1]);
  expect((await scene.grant(head, id)).status).toBe(200);
  expect(await isWithNothing(one)).toEqual([false, 1]);
  await books();
});
