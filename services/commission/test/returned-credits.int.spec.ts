import { indianDay } from '@deepam/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answer, FreedPayouts, line } from './freed-payouts.js';
import { clerk, head, TwoPeople } from './two-people.js';

let scene: TwoPeople;
let payouts: FreedPayouts;
beforeAll(async () => {
  scene = await TwoPeople.start();
  payouts = new FreedPayouts(scene);
  scene.batches.network.confirms(headers, columns);
});
beforeEach(() => {
  scene.batches.identity.deciders = [head.memberId];
});
afterAll(() => scene.stop());

const headers = 'Date,Narration,Ref,Debit,Credit';
const columns = {
  ...{
    date: 0,
    narration: 1,
    reference: 2,
    debit: 3,
    credit: 4,
    amount: null,
    mark: null,
    balance: null,
    balanceMark: null,
  },
  dateStyle: 'dmy' as const,
};
const today = () => indianDay(scene.commission.clock.now()).split('-').toReversed().join('/');
const out = (reference: string) => `${today()},NEFT DR-${FreedPayouts.utr}-${reference},,10.00,`;
const into = (reference: string, number = '600512345678') => `${today()},UPI/${number}/${reference},,,10.00`;
const statement = (...rows: readonly string[]) => [headers, ...rows].join('\n');
const outcomes = async (deed: 'take' | 'preview', batchId: string, text: string) =>
  (await scene.batches[deed](batchId, text)).body.rows.map(({ outcome }) => outcome);

/** A payout whose file the bank has. */
async function filed() {
  const { memberId, payoutId } = await scene.batches.payout();
  const batchId = (await payouts.batch(clerk(), { payoutId })).body.batch._id;
  await payouts.file(batchId);
  const { reference } = await payouts.rowOf(batchId);
  return { memberId, payoutId, batchId, reference };
}
/** By its batch, as the bank has answered. */
async function paid() {
  const one = await filed();
  await scene.batches.take(one.batchId, answer(one, 'Success'));
  return one;
}
const { served, claimed } = {
  served: () => scene.batches.network.served,
  claimed: () => scene.batches.network.claimed,
};

describe('a credit that names a payout and pays for a request', () => {
  it('returns no payout by an answer of the bank, also where the preview has not claimed it', async () => {
    const one = await paid();
    served().add(one.reference);
    const text = statement(into(one.reference));
    expect(await outcomes('preview', one.batchId, text)).toEqual(['serves-other']);
    expect(await outcomes('take', one.batchId, text)).toEqual(['serves-other']);
    expect(await payouts.rowOf(one.batchId)).not.toHaveProperty('returnedAt');
    expect((await payouts.shown(one)).cameBackAt).toBeUndefined();
    served().delete(one.reference);
    expect(await outcomes('take', one.batchId, text)).toEqual(['returned']);
  });

  it('stands in one statement with the debit: the payout is paid, and not free to be paid again', async () => {
    const one = await filed();
    served().add(one.reference);
    const text = statement(out(one.reference), into(one.reference));
    expect(await outcomes('preview', one.batchId, text)).toEqual(['paid', 'serves-other']);
    expect(await outcomes('take', one.batchId, text)).toEqual(['paid', 'serves-other']);
    expect(await payouts.shown(one)).toMatchObject({ status: 'Approved' });
  });

  it('is no return in a statement that was imported either', async () => {
    const one = await paid();
    await scene.batches.take(one.batchId, statement(into(one.reference, '600512345679')));
    // It is in doubt, and looked at every hour.
    const rows = scene.commission.db.collection('payout_batch_rows');
    await rows.updateOne(
      { batchId: one.batchId },
      { $unset: { returnedAt: 1, returnedOn: 1 }, $set: { isRefiled: true } },
    );
    served().add(one.reference);
    const on = indianDay(scene.commission.clock.now());
    scene.batches.network.tells({ ...line(one, 'debit'), on }, { ...line(one, 'credit'), on });
    await payouts.look();
    expect(await payouts.rowOf(one.batchId)).not.toHaveProperty('returnedAt');
    served().delete(one.reference);
    await payouts.look();
    expect(await payouts.rowOf(one.batchId)).toHaveProperty('returnedAt');
  });
});

describe('a credit that returned a payout', () => {
  it('is claimed when the answer is imported and not when it is looked at, and the row keeps which it was', async () => {
    const one = await paid();
    const text = statement(into(one.reference));
    expect(await outcomes('preview', one.batchId, text)).toEqual(['returned']);
    expect(claimed().has(one.reference)).toBe(false);
    expect(await outcomes('take', one.batchId, text)).toEqual(['returned']);
    expect(claimed().has(one.reference)).toBe(true);
    const rows = scene.commission.db.collection('payout_batch_rows');
    expect(await rows.findOne({ batchId: one.batchId })).toMatchObject({
      returnedCredit: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('waits while network does not answer', async () => {
    const one = await paid();
    scene.batches.network.isAway = true;
    expect((await scene.batches.take(one.batchId, statement(into(one.reference)))).status).toBe(503);
    scene.batches.network.isAway = false;
    expect(await payouts.rowOf(one.batchId)).not.toHaveProperty('returnedAt');
  });
});

describe('a debit that names payouts of two batches', () => {
  it('is the transfer of one of them, and no evidence for the other', async () => {
    const [one, other] = [await filed(), await filed()];
    scene.batches.network.transfers = new Map();
    const text = statement(out(`${one.reference} ${other.reference}`));
    expect(await outcomes('take', one.batchId, text)).toEqual(['paid']);
    expect(await outcomes('preview', other.batchId, text)).toEqual(['serves-other']);
    expect(await outcomes('take', other.batchId, text)).toEqual(['serves-other']);
    expect(await payouts.rowOf(other.batchId)).toMatchObject({ state: 'waiting' });
    expect(await outcomes('take', one.batchId, text)).toEqual(['already']);
  });
});
