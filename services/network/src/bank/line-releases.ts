import { AuditTrail } from '@deepam/messaging';
import { Database } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CottonPayments } from './cotton-payments.js';
import { CreditUses } from './credit-uses.js';
import { bankLineModel, type BankLine, type LineRejection } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

interface Release {
  readonly lineId: string;
  readonly expectedId: string;
  readonly freedBy: readonly string[];
  /** A rejection by a person keeps the rules from finding the same pair again. */
  readonly rejection?: LineRejection;
}

@Injectable()
export class LineReleases {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly uses: CreditUses,
    private readonly cotton: CottonPayments,
    private readonly database: Database,
    private readonly audit: AuditTrail,
  ) {}

  async release({ lineId, expectedId, freedBy, rejection }: Release, session: ClientSession): Promise<void> {
    const free = { candidates: [], isUnseen: true } as const;
    const rejected = rejection && { notFor: rejection.expectedId };
    this.database.wakeUps.afterCommit(bankLineModel, session);
    await this.lines.updateOne(
      { _id: lineId, expectedId },
      {
        $set: { ...free, state: 'unmatched' },
        $unset: { expectedId: 1, matcherAccounts: 1 },
        $addToSet: { ...rejected, freedBy: { $each: [...freedBy] } },
        ...(rejection && { $push: { rejections: rejection } }),
      },
      { session },
    );
    await this.uses.free(expectedId, session);
    const payment = await this.expected
      .findOneAndUpdate(
        { _id: expectedId, lineId },
        { $set: { ...free, state: 'missing' }, $unset: { lineId: 1 } },
        { session },
      )
      .lean<ExpectedPayment>();
    await this.cotton.announceRelease(expectedId, lineId, session);
    const subject = { kind: 'bank-line' as const, id: lineId };
    await this.audit.record(session, 'bank-line-released', { memberId: payment?.memberId ?? null, subject });
  }
}
