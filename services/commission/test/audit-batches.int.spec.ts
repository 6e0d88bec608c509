import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestBatches } from './test-batches.js';

let scene: TestBatches;
let batchId: string;
beforeAll(async () => {
  scene = await TestBatches.start();
  const filed = await scene.filed(2);
  batchId = filed.batchId;
  const { reference, amount } = filed.rows[0]!;
  await scene.take(batchId, `Reference,Amount,Status,UTR\n${reference},${amount},Success,SBINN52026010500001`);
});
afterAll(() => scene.stop());

const rows = (name: string) => scene.commission.db.collection<{ _id: string }>(name);

/** Changes one document behind the service's back, audits, and puts it back. */
async function findingsAfter(name: string, filter: object, update: object): Promise<readonly string[]> {
  const before = await rows(name).findOne(filter);
  await rows(name).updateOne(filter, update);
  try {
    return (await scene.commission.audit()).sentences;
  } finally {
    await rows(name).replaceOne({ _id: before!._id }, before!);
  }
}

describe('the audit of batches', () => {
  it('finds nothing where rows, payouts and batches agree', async () => {
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it.each([
    ['a total that is not that of the rows', 'payout_batches', {}, { $inc: { totalPaise: 1 } }, /not the sum/],
    ['another sum that was paid', 'payout_batches', {}, { $inc: { paidPaise: 1 } }, /something else was paid/],
    ['wrong counts', 'payout_batches', {}, { $inc: { 'counts.waiting': 1 } }, /counts its rows wrongly/],
    ['a batch that ended while a row waits', 'payout_batches', {}, { $set: { state: 'done' } }, /is done with 1/],
    ['another amount', 'payout_batch_rows', { state: 'paid' }, { $inc: { amountPaise: 1 } }, /of another amount/],
    ['a row that no key keeps', 'payout_batch_rows', { state: 'paid' }, { $unset: { isTaken: 1 } }, /not kept/],
    [
      'a payout that was decided alone',
      'payouts',
      { status: 'Requested' },
      { $set: { status: 'Approved' } },
      /without the bank/,
    ],
    ['another UTR', 'payouts', { status: 'Approved' }, { $set: { utr: 'X' } }, /not as the bank says/],
    [
      'a payout that was paid and is in no batch',
      'payouts',
      { status: 'Approved' },
      { $set: { batchId: null } },
      /in no batch/,
    ],
    [
      'a payout of another batch',
      'payouts',
      { status: 'Requested' },
      { $set: { batchId: 'b' } },
      /which does not have it/,
    ],
  ])('finds %s', async (_what, name, filter, update, sentence) => {
    expect(await findingsAfter(name, filter, update)).toContainEqual(expect.stringMatching(sentence));
  });
});
