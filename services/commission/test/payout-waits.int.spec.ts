import { deskPayouts, makePayoutBatch, recordPayoutSent } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { answer, payouts, scene, withFreedPayouts, type Freed } from './freed-payouts.js';
import { clerk, consentIn, head } from './two-people.js';

withFreedPayouts();

const waits = async ({ payoutId }: Pick<Freed, 'payoutId'>) =>
  (await scene.call(deskPayouts, head, { query: { payoutId } })).body[0]!.waits;

/** Which of them a batch could take. */
async function freeOf(...some: readonly Freed[]): Promise<boolean[]> {
  const { body } = await scene.call(deskPayouts, head, { query: { free: 'true', status: 'Requested', limit: 200 } });
  return some.map(({ payoutId }) => body.some(({ _id }) => _id === payoutId));
}

it('a payout of the list says that it waits for a second person, whoever asked for whatever, until that ends', async () => {
  const [one, other] = [await payouts.one(), await payouts.one()];
  expect(await waits(one)).toBeUndefined();
  expect(await freeOf(one, other)).toEqual([true, true]);
  const [approver, batcher] = [clerk(), clerk()];
  const id = consentIn(await payouts.decide(approver, one, 'Approved'));
  expect(await freeOf(one, other)).toEqual([false, true]);
  const since = scene.commission.clock.now();
  const body = { payoutIds: [one.payoutId, other.payoutId] };
  const batch = consentIn(await scene.call(makePayoutBatch, batcher, { body }));
  expect(await freeOf(one, other)).toEqual([false, false]);
  const asked = await waits(one);
  expect(asked).toEqual({ askedBy: `Name of ${approver.memberId}`, askedAt: expect.any(String) });
  expect(Date.parse(asked!.askedAt)).toBeLessThanOrEqual(since.getTime());
  expect(await waits(other)).toMatchObject({ askedBy: `Name of ${batcher.memberId}` });
  await scene.withdraw(approver, id);
  expect(await waits(one)).toMatchObject({ askedBy: `Name of ${batcher.memberId}` });
  await scene.isOver(batch, 'expiresAt');
  expect([await waits(one), await waits(other)]).toEqual([undefined, undefined]);
  expect(await freeOf(one, other)).toEqual([true, true]);
});

it('so does one that is to be sent again', async () => {
  const one = await payouts.one();
  await payouts.says(one, 'debit');
  await scene.grant(clerk(), consentIn(await payouts.decide(clerk(), one, 'Approved', one.reference)));
  await payouts.says(one, 'credit');
  const asker = clerk();
  const sent = { params: { payoutId: one.payoutId }, body: { net: 10 } };
  const id = consentIn(await scene.call(recordPayoutSent, asker, sent));
  expect(await waits(one)).toMatchObject({ askedBy: `Name of ${asker.memberId}` });
  await scene.refuse(head, id);
  expect(await waits(one)).toBeUndefined();
});

it('a payout that was decided otherwise waits for nobody, although the request is there', async () => {
  const one = await payouts.one();
  const asker = clerk();
  const id = consentIn(await payouts.decide(asker, one, 'Approved'));
  const row = await payouts.rowOf(await payouts.again(one));
  expect(await waits(one)).toMatchObject({ askedBy: `Name of ${asker.memberId}` });
  const { batchId } = await payouts.shown(one);
  await scene.batches.take(batchId!, answer(row, 'Success'));
  expect(await waits(one)).toBeUndefined();
  await scene.batches.take(batchId!, answer(row, 'Success').replace('Success', 'Returned'));
  expect([await waits(one), await scene.stateOf(id)]).toEqual([undefined, 'waiting']);
});
