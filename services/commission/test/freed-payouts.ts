import type { Answer } from '@deepam/api-client';
import {
  deskPayouts,
  exportPayoutFile,
  makePayoutBatch,
  payoutCameBack,
  payoutSaidPaid,
  recordGrantedSent,
  updateCommissionStatus,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { EarlierFileWatch } from '../src/batches/earlier-files/earlier-file-watch.js';
import { clerk, consentIn, head, TwoPeople, type Person } from './two-people.js';

export interface Freed {
  readonly memberId: string;
  readonly payoutId: string;
  readonly batchId: string;
  readonly reference: string;
}

/** Of the file that runs. */
export let scene: TwoPeople;
export let payouts: FreedPayouts;

/** A commission for the tests of a file, whose payouts a file for the bank has had. @param deciders who may decide payouts */
export function withFreedPayouts(deciders: readonly string[] = [head.memberId]): void {
  beforeAll(async () => {
    scene = await TwoPeople.start();
    payouts = new FreedPayouts(scene);
  });
  beforeEach(() => {
    scene.batches.identity.deciders = [...deciders];
  });
  afterAll(() => scene.stop());
}

/** Payouts of 10 rupees that a file had, and of which somebody has then brought the answer that they failed. */
export class FreedPayouts {
  static readonly utr = 'HDFCN52026010512';

  constructor(private readonly scene: TwoPeople) {}

  readonly decide = (
    person: Person,
    { memberId, payoutId }: Pick<Freed, 'memberId' | 'payoutId'>,
    status: 'Approved' | 'Rejected',
    saidPaid?: string,
    sentToo?: 'true',
  ) =>
    this.scene.call(updateCommissionStatus, person, {
      body: { userId: memberId, commissionId: payoutId, status, saidPaid, sentToo },
    });

  /** Approved by two people; who asked sends it, and records that. */
  async sent(one: Pick<Freed, 'memberId' | 'payoutId'>): Promise<void> {
    const asker = clerk();
    await this.scene.grant(clerk(), consentIn(await this.decide(asker, one, 'Approved')));
    await this.records(asker, one);
  }

  /** Who sends what was granted records that they have. */
  async records(sender: Person, { payoutId }: Pick<Freed, 'payoutId'>): Promise<void> {
    const row = (await this.scene.call(deskPayouts, sender, { query: { payoutId } })).body[0]!;
    const body = { since: row.toSend!.since };
    const { status, text } = await this.scene.call(recordGrantedSent, sender, { params: { payoutId }, body });
    if (status !== 200) throw new Error(`It is not recorded: ${text}`);
  }

  readonly batch = (person: Person, { payoutId }: Pick<Freed, 'payoutId'>): Promise<Answer<typeof makePayoutBatch>> =>
    this.scene.call(makePayoutBatch, person, { body: { payoutIds: [payoutId] } });

  /** The file of a batch, by two people. */
  async file(batchId: string, lostFile?: string): Promise<Answer<typeof exportPayoutFile>> {
    const asker = clerk();
    const wish = { params: { batchId }, body: { format: 'generic-neft' as const, lostFile } };
    await this.scene.grant(clerk(), consentIn(await this.scene.call(exportPayoutFile, asker, wish)));
    return this.scene.call(exportPayoutFile, asker, wish);
  }

  /** As commission does every hour. */
  readonly look = () => this.scene.commission.get(EarlierFileWatch).look();

  /** A statement tells of it, and is looked at. */
  readonly says = async (one: Pick<Freed, 'reference'>, direction: 'debit' | 'credit') => {
    this.scene.batches.network.tells(line(one, direction));
    await this.look();
  };

  /** As the desk sees it. */
  readonly shown = async ({ payoutId }: Pick<Freed, 'payoutId'>) =>
    (await this.scene.commission.callWith(deskPayouts, head, { query: { payoutId } })).body[0]!;

  /** The one of a batch. */
  readonly rowOf = async (batchId: string) => (await this.scene.batches.get(batchId)).rows[0]!;

  /** What those who decide payouts were told of it, the first news first. */
  readonly told = async ({ payoutId }: Pick<Freed, 'payoutId'>) =>
    (await this.scene.commission.outboxEventsOf(payoutSaidPaid)).filter((event) => event.payoutId === payoutId);

  /** What they were told of its payment that came back. */
  readonly toldLost = async ({ payoutId }: Pick<Freed, 'payoutId'>) =>
    (await this.scene.commission.outboxEventsOf(payoutCameBack)).filter((event) => event.payoutId === payoutId);

  async one(): Promise<Freed> {
    const { memberId, payoutId } = await this.scene.batches.payout();
    const batchId = (await this.batch(clerk(), { payoutId })).body.batch._id;
    return { memberId, payoutId, batchId, reference: await this.failed(batchId) };
  }

  /** Put into another batch, by two people, whose file the bank has; its id. */
  async again({ payoutId }: Freed): Promise<string> {
    await this.scene.grant(clerk(), consentIn(await this.batch(clerk(), { payoutId })));
    const payouts = this.scene.commission.db.collection<{ _id: string; batchId: string }>('payouts');
    const { batchId } = (await payouts.findOne({ _id: payoutId }))!;
    await this.file(batchId);
    return batchId;
  }

  /** Somebody brings the answer that the payout of the batch, whose file may be made, was not paid; its reference. */
  async failed(batchId: string): Promise<string> {
    const [row] = (await this.scene.batches.get(batchId)).rows;
    if (row!.filedAt === undefined) await this.file(batchId);
    const taken = await this.scene.batches.take(batchId, answer(row!, 'Rejected'));
    const [{ outcome } = {}] = taken.body.rows;
    if (outcome !== 'failed') throw new Error(`It has not failed: ${outcome}`);
    return row!.reference;
  }
}

export const answer = ({ reference }: Pick<Freed, 'reference'>, status: 'Success' | 'Rejected') =>
  `Reference,Amount,Status,UTR\n${reference},10.00,${status},${status === 'Success' ? FreedPayouts.utr : ''}`;

export const line = ({ reference }: Pick<Freed, 'reference'>, direction: 'debit' | 'credit', amountPaise = 1_000) => ({
  ...{ reference, key: `${newId()}00000000`, direction, amountPaise, on: '2026-01-05', utr: FreedPayouts.utr },
});
