import type { Answer } from '@deepam/api-client';
import {
  makePayoutBatch,
  payoutBatch,
  payoutBatchFile,
  previewPayoutResult,
  takePayoutResult,
  type ResponseOf,
} from '@deepam/contracts';
import { headId, TestCommission } from './commission-harness.js';
import { TestIdentity } from './test-identity.js';
import { TestPayouts } from './test-payouts.js';

/** Payouts in batches, with an identity that knows where they go. */
export class TestBatches {
  readonly payouts: TestPayouts;

  private constructor(
    readonly commission: TestCommission,
    readonly identity: TestIdentity,
  ) {
    this.payouts = new TestPayouts(commission);
  }

  static async start(): Promise<TestBatches> {
    const identity = await TestIdentity.start();
    const commission = await TestCommission.start({ identityUrl: identity.url });
    identity.ownToken = await commission.ownToken();
    return new TestBatches(commission, identity);
  }

  async stop(): Promise<void> {
    await this.commission.stop();
    await this.identity.stop();
  }

  /** A payout that waits, of somebody with bank details. */
  async payout(amount = 10): Promise<{ readonly memberId: string; readonly payoutId: string }> {
    const memberId = await this.payouts.rich();
    this.identity.knows(memberId);
    return { memberId, payoutId: (await this.payouts.ask(memberId, amount)).body.entry._id };
  }

  readonly make = (...payoutIds: readonly string[]): Promise<Answer<typeof makePayoutBatch>> =>
    this.commission.call(makePayoutBatch, headId, { body: { payoutIds: [...payoutIds] } });

  async made(...payoutIds: readonly string[]): Promise<ResponseOf<typeof payoutBatch>> {
    return this.get((await this.make(...payoutIds)).body.batch._id);
  }

  /** A batch of so many payouts whose file the bank has. */
  async filed(count: number) {
    const people = await Promise.all(Array.from({ length: count }, (_, at) => this.payout(10 + at)));
    const batch = await this.made(...people.map(({ payoutId }) => payoutId));
    const file = { params: { batchId: batch._id }, query: { format: 'generic-neft' as const } };
    await this.commission.call(payoutBatchFile, headId, file);
    const rows = batch.rows.map(({ payoutId, reference, amount }) => ({ payoutId, reference, amount }));
    return { batchId: batch._id, rows, people };
  }

  readonly preview = (batchId: string, text: string): Promise<Answer<typeof previewPayoutResult>> =>
    this.commission.call(previewPayoutResult, headId, { params: { batchId }, files: { answer: Buffer.from(text) } });

  readonly take = (batchId: string, text: string): Promise<Answer<typeof takePayoutResult>> =>
    this.commission.call(takePayoutResult, headId, { params: { batchId }, files: { answer: Buffer.from(text) } });

  readonly get = async (batchId: string): Promise<ResponseOf<typeof payoutBatch>> =>
    (await this.commission.call(payoutBatch, headId, { params: { batchId } })).body;
}
