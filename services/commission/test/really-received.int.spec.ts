import { balance, indianDay, payoutBatches, recordGrantedSent, recordPayoutSent } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { answer, FreedPayouts, line, payouts, scene, withFreedPayouts, type Freed } from './freed-payouts.js';
import { small, TestTax } from './test-tax.js';
import { clerk, consentIn, head } from './two-people.js';

withFreedPayouts();

const returned = (one: Pick<Freed, 'reference'>) => answer(one, 'Success').replace('Success', 'Returned');
/** In rupees, as the wallet and its history say. */
const received = async ({ memberId }: Pick<Freed, 'memberId'>) =>
  (await scene.commission.call(balance, memberId)).body.paid;
/** What its page and the list say alike. */
const batchOf = async (batchId: string) => {
  const { paid, counts } = await scene.batches.get(batchId);
  const listed = (await scene.commission.callWith(payoutBatches, head, { query: { limit: 200 } })).body;
  expect(listed.find(({ _id }) => _id === batchId)).toMatchObject({ paid, counts });
  return { paid, counts };
};
const none = { waiting: 0, paid: 0, failed: 0, released: 0 };
const isPaid = { paid: 10, counts: { ...none, paid: 1 } };
const isBack = { paid: 0, counts: { ...none, returned: 1 } };

const approved = async (one: Freed, reference?: string) =>
  void (await scene.grant(clerk(), consentIn(await payouts.decide(clerk(), one, 'Approved', reference))));
/** Granted to be sent, and recorded as sent then. */
const sentAgain = async (one: Pick<Freed, 'memberId' | 'payoutId'>, net = 10) => {
  const params = { payoutId: one.payoutId };
  const asker = clerk();
  const id = consentIn(await scene.call(recordPayoutSent, asker, { params, body: { net } }));
  expect((await scene.grant(head, id)).status).toBe(200);
  expect(await received(one)).toBe(0);
  const body = { since: (await payouts.shown(one)).toSendSince! };
  expect((await scene.call(recordGrantedSent, asker, { params, body })).status).toBe(200);
};
const books = async () => expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });

/** By a second batch. */
async function paid() {
  const one = await payouts.one();
  const next = await payouts.again(one);
  const { reference } = await payouts.rowOf(next);
  await scene.batches.take(next, answer({ reference }, 'Success'));
  expect([await received(one), await batchOf(next)]).toEqual([10, isPaid]);
  return { ...one, batchId: next, reference };
}

describe('what is shown as paid', () => {
  it('is without what an answer of the bank says it has returned, until that is sent again by hand', async () => {
    const one = await paid();
    await scene.batches.take(one.batchId, returned(one));
    expect([await received(one), await batchOf(one.batchId)]).toEqual([0, isBack]);
    await sentAgain(one);
    expect([await received(one), await batchOf(one.batchId)]).toEqual([10, isBack]);
    await books();
  });

  it('is without what a statement shows to have come back, until the bank has paid it once more', async () => {
    const one = await paid();
    const on = indianDay(scene.commission.clock.now());
    scene.batches.network.tells(line(one, 'debit'), { ...line(one, 'credit'), on });
    await payouts.look();
    expect([await received(one), await batchOf(one.batchId)]).toEqual([0, isBack]);
    scene.batches.network.tells({ ...line(one, 'debit'), on });
    await payouts.look();
    expect([await received(one), await batchOf(one.batchId)]).toEqual([10, isPaid]);
    await books();
  });

  it('counts once what was sent again by hand and by the bank', async () => {
    const one = await paid();
    await scene.batches.take(one.batchId, returned(one));
    await sentAgain(one);
    scene.batches.network.tells(line(one, 'debit'), line(one, 'credit'), line(one, 'debit'));
    await payouts.look();
    expect(await payouts.told(one)).toMatchObject([{ isTwice: true }]);
    expect(await received(one)).toBe(10);
    await books();
  });

  it('is without a payment on which a person has approved, and which came back', async () => {
    const one = await payouts.one();
    await payouts.says(one, 'debit');
    expect(await received(one)).toBe(0);
    await approved(one, one.reference);
    expect(await received(one)).toBe(10);
    await payouts.says(one, 'credit');
    expect(await received(one)).toBe(0);
    await books();
  });

  it('is without what was rejected, whose money is in the balance, also where the bank has paid it', async () => {
    const one = await payouts.one();
    const before = (await scene.commission.call(balance, one.memberId)).body.available;
    await scene.grant(clerk(), consentIn(await payouts.decide(clerk(), one, 'Rejected')));
    for (const direction of ['debit', 'credit'] as const) {
      await payouts.says(one, direction);
      const { paid: sum, available } = (await scene.commission.call(balance, one.memberId)).body;
      expect([sum, available]).toEqual([0, before + 10]);
    }
    await books();
  });

  it('is without what came back in what a release of before has counted', async () => {
    const one = await paid();
    const db = scene.commission.db;
    // As that release notes it.
    const at = scene.commission.clock.now();
    await db.collection('payout_batch_rows').updateOne({ batchId: one.batchId }, { $set: { returnedAt: at } });
    await db.collection<{ _id: string }>('payouts').updateOne({ _id: one.payoutId }, { $set: { cameBackAt: at } });
    expect([await received(one), await batchOf(one.batchId)]).toEqual([0, isBack]);
    await books();
  });

  it('is without what came back of one with tax, which was paid to the government', async () => {
    const startsOn = indianDay(scene.commission.clock.now());
    const rates = { ...small, threshold: 5, startsOn };
    await scene.grant(clerk(), consentIn(await new TestTax(scene.batches).setRates(rates)));
    const { memberId, payoutId } = await scene.batches.payout(200);
    const batchId = (await payouts.batch(clerk(), { payoutId })).body.batch._id;
    await payouts.file(batchId);
    const { reference, net } = await payouts.rowOf(batchId);
    const says = (status: string) =>
      scene.batches.take(batchId, `Reference,Amount,Status,UTR\n${reference},160.00,${status},${FreedPayouts.utr}`);
    await says('Success');
    expect([net, await received({ memberId })]).toEqual([160, 160]);
    await says('Returned');
    expect(await received({ memberId })).toBe(0);
    await sentAgain({ memberId, payoutId }, 160);
    expect(await received({ memberId })).toBe(160);
    await books();
  });
});
