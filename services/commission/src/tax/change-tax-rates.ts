import { indianDay, toPaise, type BodyOf, type changeTaxRates } from '@deepam/contracts';
import { AuditTrail, ApprovalPolicy } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { TaxRatesRepository, type TaxRatesDocument } from './persistence/tax-rates.repository.js';

type Terms = Pick<TaxRatesDocument, (typeof shown)[number]>;

@Injectable()
export class ChangeTaxRatesHandler {
  constructor(
    private readonly rates: TaxRatesRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * The new version holds for payouts that are approved from its day on; deducted tax stays.
   * @throws DomainError COMMISSION.TAX_RATES_CHANGED if `seen.version` is not the latest one,
   * COMMISSION.TAX_RATES_PAST; ApproverNeeded
   */
  async execute(seen: BodyOf<typeof changeTaxRates>, changedBy: string): Promise<void> {
    const { version, threshold, ...terms } = seen;
    const changedAt = this.clock.now();
    if (terms.startsOn < indianDay(changedAt)) throw new DomainError('COMMISSION.TAX_RATES_PAST');
    const newest = (await this.rates.findAll())[0]!;
    if (newest._id !== version)
      throw new DomainError('COMMISSION.TAX_RATES_CHANGED', { details: { version: newest._id } });
    const next = { ...terms, thresholdPaise: toPaise(threshold), _id: version + 1, changedAt, changedBy };
    await this.transactions.run(async (session) => {
      await this.approvalPolicy.consume(session, {
        subject: { kind: 'tax-rates', id: String(next._id) },
        changes: changesOf(newest, next),
        seen: version,
      });
      await this.rates.insert(next, session);
      await this.audit.record(session, 'tax-rates-changed', {
        subject: { kind: 'tax-rates', id: String(next._id) },
        before: { version },
        after: { version: next._id },
      });
    });
  }
}

const shown = ['isOn', 'rateBasisPoints', 'panlessBasisPoints', 'thresholdPaise', 'mode', 'startsOn'] as const;

function changesOf(before: Terms, after: Terms) {
  const changed = shown.filter((field) => before[field] !== after[field]);
  return changed.map((field) => ({ field, before: String(before[field]), after: String(after[field]) }));
}
