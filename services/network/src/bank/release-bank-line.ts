import { AuditTrail, ApprovalPolicy } from '@deepam/messaging';
import { accountsOf, Clock, Database, DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { LineReleases } from './line-releases.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

type Releaser = Pick<Caller, 'memberId' | 'influencedBy' | 'isHead'>;

@Injectable()
export class ReleaseBankLineHandler {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly releases: LineReleases,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * Only a person can match the same pair again.
   * @throws DomainError NETWORK.BANK_LINE_NOT_FOUND, NETWORK.BANK_LINE_FREE, NETWORK.BANK_LINE_SERVES_SALE,
   * NETWORK.BANK_LINE_OF_ORDER
   */
  async execute(lineId: string, caller: Releaser): Promise<void> {
    await this.transactions.run(async (session): Promise<void> => {
      const line = await this.lines.findById(lineId, null, { session }).lean<BankLine>();
      if (!line) throw new DomainError('NETWORK.BANK_LINE_NOT_FOUND');
      const { expectedId } = line;
      if (expectedId === undefined) return this.rejectCandidates(line, caller, session);
      const payment = await this.expected.findById(expectedId, null, { session }).lean<ExpectedPayment>();
      // A match by hand can be corrected, under dual approval only by the head; a match by number is proven.
      const isByHand = line.candidates.some(({ reason }) => reason === 'by-hand');
      const mayMend = caller.isHead || !this.approvalPolicy.isOn;
      const isKept = !isByHand || !mayMend || payment?.reversedAt !== undefined;
      const isSettled = payment?.status === 'approved' && isKept;
      if (isSettled) throw new DomainError('NETWORK.BANK_LINE_SERVES_SALE');
      // Network learns of a decision late, so the order may just have been approved on this line.
      if (payment?.kind === 'cotton' && !mayMend) throw new DomainError('NETWORK.BANK_LINE_OF_ORDER');
      const rejection = { expectedId, by: caller.memberId, at: this.clock.now() };
      await this.releases.release({ lineId, expectedId, freedBy: accountsOf(caller), rejection }, session);
    });
  }

  private async rejectCandidates(
    { _id, candidates }: BankLine,
    caller: Releaser,
    session: ClientSession,
  ): Promise<void> {
    const by = caller.memberId;
    const ids = candidates.map(({ id }) => id);
    if (ids.length === 0) throw new DomainError('NETWORK.BANK_LINE_FREE');
    const at = this.clock.now();
    this.database.wakeUps.afterCommit(bankLineModel, session);
    await this.lines.updateOne(
      { _id, expectedId: { $exists: false } },
      {
        $set: { state: 'unmatched', candidates: [], isUnseen: true },
        $addToSet: { notFor: { $each: ids }, freedBy: { $each: accountsOf(caller) } },
        $push: { rejections: { $each: ids.map((expectedId) => ({ expectedId, by, at })) } },
      },
      { session },
    );
    const subject = { kind: 'bank-line' as const, id: _id };
    await this.audit.record(session, 'bank-line-released', { memberId: null, subject });
  }
}
