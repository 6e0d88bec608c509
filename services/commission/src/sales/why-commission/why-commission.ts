import type { ResponseOf, whyCommission } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { ClosedAccounts } from '../closed-accounts.js';
import { SalesRepository } from '../persistence/sales.repository.js';
import { explainCommission, type Reader } from './explain-commission.js';

@Injectable()
export class WhyCommissionHandler {
  constructor(
    private readonly sales: SalesRepository,
    private readonly closed: ClosedAccounts,
  ) {}

  /** @throws DomainError COMMISSION.SALE_NOT_FOUND, also for a reader who is no upline of the sale */
  async execute(saleId: string, reader: Reader): Promise<ResponseOf<typeof whyCommission>> {
    const [sale, reversal] = await Promise.all([this.sales.find(saleId), this.sales.reversalOf(saleId)]);
    const reversedAt = reversal?.reversedAt ?? null;
    const explanation = sale && explainCommission(await this.closed.unnamedIn(sale), reader, reversedAt);
    if (!explanation) throw new DomainError('COMMISSION.SALE_NOT_FOUND');
    return explanation;
  }
}
