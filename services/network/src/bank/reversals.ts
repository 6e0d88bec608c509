import { AuditTrail } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CottonPayments } from './cotton-payments.js';
import { CreditUses } from './credit-uses.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

type Moved = Pick<BankLine, 'direction' | 'references' | 'date'>;

/**
 * Flags credits that share the bank's number with a debit, in whichever order both are imported. The match of a request that waits ends;
 * the line of an approved request stays with it.
 */
@Injectable()
export class Reversals {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly uses: CreditUses,
    private readonly cotton: CottonPayments,
    private readonly audit: AuditTrail,
  ) {}

  /** @param news lines that this transaction has stored */
  async flag(news: readonly Moved[], session: ClientSession): Promise<void> {
    const numbers = [...new Set(news.flatMap(({ references }) => references))];
    const shown = { direction: 1, references: 1, date: 1 } as const;
    const ofDebits = { direction: 'debit' as const, references: { $in: numbers } };
    const debits = await this.lines.find(ofDebits, shown).session(session).lean<BankLine[]>();
    if (debits.length === 0) return;
    const dayOf = new Map(
      debits.flatMap(({ references, date }) => references.map((number) => [number, date] as const)),
    );
    const ofCredits = {
      direction: 'credit' as const,
      references: { $in: [...dayOf.keys()] },
      reversedOn: { $exists: false },
    };
    for (const credit of await this.lines.find(ofCredits).session(session).lean<BankLine[]>()) {
      const reversedOn = credit.references.map((number) => dayOf.get(number)).find((day) => day !== undefined)!;
      await this.lines.updateOne({ _id: credit._id }, { $set: { reversedOn } }, { session });
      if (credit.expectedId !== undefined) await this.endMatch(credit, credit.expectedId, session);
    }
  }

  private async endMatch({ _id }: BankLine, expectedId: string, session: ClientSession): Promise<void> {
    const payment = await this.expected.findById(expectedId).session(session).lean<ExpectedPayment>();
    const subject = { kind: 'bank-line' as const, id: _id };
    if (payment?.status === 'approved') return;
    const free = { candidates: [], isUnseen: true as const };
    await this.lines.updateOne(
      { _id },
      { $set: { ...free, state: 'unmatched' }, $unset: { expectedId: 1, matchedBy: 1 } },
      { session },
    );
    await this.uses.free(expectedId, session);
    await this.expected.updateOne(
      { _id: expectedId, lineId: _id },
      { $set: { ...free, state: 'missing' }, $unset: { lineId: 1 } },
      { session },
    );
    await this.cotton.released(expectedId, _id, session);
    await this.audit.record(session, 'bank-line-freed', { memberId: payment?.memberId ?? null, subject });
  }
}
