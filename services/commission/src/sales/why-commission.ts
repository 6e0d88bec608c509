import { type ResponseOf, type whyCommission, toRupees } from '@deepam/contracts';
import { DomainError, isOfCompany, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { ClosedAccounts } from './closed-accounts.js';
import { SalesRepository } from './persistence/sales.repository.js';
import { saleBase } from './domain/distribute.js';
import type { DistributedSale } from './persistence/distributed-sale.schema.js';

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

type Explanation = ResponseOf<typeof whyCommission>;

type Reader = Pick<Caller, 'memberId' | 'isHead' | 'permissions'>;

/**
 * An upline sees their own level in full and of the other levels only whether they were paid, since names, amounts and
 * reasons belong to those members.
 * @returns null for a reader who is no upline of the sale
 */
export function explainCommission(
  sale: DistributedSale,
  reader: Reader,
  reversedAt: Date | null = null,
): Explanation | null {
  const names = new Map(sale.upline.map((upline) => [upline.memberId, upline.name]));
  const rows = sale.rows.map((row) => {
    const yours = row.memberId === reader.memberId;
    const visible = yours || isOfCompany(reader);
    return {
      level: row.level,
      yours,
      rateBasisPoints: row.rateBasisPoints,
      outcome: row.skipped === null ? ('credited' as const) : ('skipped' as const),
      amount: visible ? toRupees(row.amountPaise) : null,
      skipReason: visible ? row.skipped : null,
      name: visible ? (names.get(row.memberId) ?? null) : null,
    };
  });
  if (!isOfCompany(reader) && !rows.some((row) => row.yours)) return null;
  return {
    saleId: sale._id,
    date: sale.approvedAt.toISOString(),
    from: { name: sale.memberName, referralCode: sale.memberCode },
    previousPlan: sale.previousPlan,
    plan: sale.plan,
    payment: sale.payment,
    saleAmount: toRupees(saleBase(sale)),
    scheduleVersion: sale.scheduleVersion,
    rows,
    reversedAt: reversedAt?.toISOString() ?? null,
    companyShare: reader.isHead ? toRupees(sale.companySharePaise) : null,
  };
}
