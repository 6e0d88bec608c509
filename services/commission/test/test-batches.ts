import type { Answer } from '@deepam/api-client';
import {
  cancelPayoutBatch,
  exportPayoutFile,
  makePayoutBatch,
  payoutBatch,
  previewPayoutAnswer,
  takePayoutAnswer,
  type BodyInputOf,
  type ResponseOf,
} from '@deepam/contracts';
import { headId, TestCommission } from './commission-harness.js';
import { TestIdentity } from './test-identity.js';
import { TestNetwork } from './test-network.js';
import { TestPayouts } from './test-payouts.js';

/** Payouts in batches, with an identity that knows where they go. */
export class TestBatches {
  readonly payouts: TestPayouts;

  private constructor(
    readonly commission: TestCommission,
    readonly identity: TestIdentity,
    readonly network: TestNetwork,
  ) {
    this.payouts = new TestPayouts(commission);
  }

  static async start(wish: { readonly fourEyesAbove?: number } = {}): Promise<TestBatches> {
    const identity = await TestIdentity.start();
    const network = await TestNetwork.start();
    const commission = await TestCommission.start({ ...wish, identityUrl: identity.url, networkUrl: network.url });
    identity.ownToken = await commission.ownToken();
    return new TestBatches(commission, identity, network);
  }

  async stop(): Promise<void> {
    await this.commission.stop();
    await Promise.all([this.identity.stop(), this.network.stop()]);
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
    await this.file(batch._id);
    const rows = batch.rows.map(({ payoutId, reference, amount }) => ({ payoutId, reference, amount }));
    return { batchId: batch._id, rows, people };
  }

  readonly file = (
    batchId: string,
    body: BodyInputOf<typeof exportPayoutFile> = { format: 'generic-neft' },
  ): Promise<Answer<typeof exportPayoutFile>> =>
    this.commission.call(exportPayoutFile, headId, { params: { batchId }, body });

  /** Of one whose files, if there were any, the bank never got. */
  readonly fileAnew = async (
    batchId: string,
    format: BodyInputOf<typeof exportPayoutFile>['format'],
  ): Promise<Answer<typeof exportPayoutFile>> => {
    const rows = this.commission.db
      .collection('payout_batch_rows')
      .find({ batchId, state: 'waiting', filedAt: { $exists: true } });
    const last = (await rows.sort({ filedAt: -1 }).toArray())[0];
    const lostFile = (last?.['filedAt'] as Date | undefined)?.toISOString();
    return this.file(batchId, { format, ...(lostFile !== undefined && { lostFile }) });
  };

  readonly cancel = (
    batchId: string,
    noneIsPaid?: boolean,
    lastFile?: string,
  ): Promise<Answer<typeof cancelPayoutBatch>> =>
    this.commission.call(cancelPayoutBatch, headId, { params: { batchId }, body: { noneIsPaid, lastFile } });

  readonly preview = (batchId: string, text: string): Promise<Answer<typeof previewPayoutAnswer>> =>
    this.commission.call(previewPayoutAnswer, headId, { params: { batchId }, files: { answer: Buffer.from(text) } });

  readonly take = (batchId: string, text: string): Promise<Answer<typeof takePayoutAnswer>> =>
    this.commission.call(takePayoutAnswer, headId, { params: { batchId }, files: { answer: Buffer.from(text) } });

  readonly get = async (batchId: string): Promise<ResponseOf<typeof payoutBatch>> =>
    (await this.commission.call(payoutBatch, headId, { params: { batchId } })).body;
}
