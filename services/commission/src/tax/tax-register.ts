import { sumPaise, toRupees, type QueryOf, type ResponseOf, type taxRegister } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Injectable } from '@nestjs/common';
import { spanOfQuarter } from './domain/tax-year.js';
import type { TaxDeductionDocument } from './persistence/tax-deduction.schema.js';
import { TaxDeductionsRepository } from './persistence/tax-deductions.repository.js';
import { TaxDepositsRepository } from './persistence/tax-deposits.repository.js';

const pageSize = 50;
const depositsShown = 20;

@Injectable()
export class TaxRegisterHandler {
  constructor(
    private readonly deductions: TaxDeductionsRepository,
    private readonly deposits: TaxDepositsRepository,
    private readonly members: Members,
  ) {}

  async execute({ year, quarter, page }: QueryOf<typeof taxRegister>): Promise<ResponseOf<typeof taxRegister>> {
    const span = spanOfQuarter(year, quarter);
    const [lines, sums, all, deposits] = await Promise.all([
      this.deductions.page(span, page * pageSize, pageSize),
      this.deductions.sums(span),
      this.deductions.sums(null),
      this.deposits.findAll(),
    ]);
    const shown = deposits.slice(0, depositsShown);
    const people = [...lines.map(({ memberId }) => memberId), ...shown.map(({ notedBy }) => notedBy)];
    const names = await this.members.findAll([...new Set(people)]);
    const { payouts, basisPaise, coveredPaise, taxPaise } = sums;
    return {
      rows: lines.map((line) => ({
        ...rowOf(line),
        name: names.get(line.memberId)?.name ?? '',
        referralCode: names.get(line.memberId)?.referralCode ?? '',
      })),
      total: {
        payouts,
        commission: toRupees(basisPaise),
        taxed: toRupees(coveredPaise),
        tax: toRupees(taxPaise),
      },
      pages: Math.ceil(payouts / pageSize),
      owed: toRupees(all.taxPaise - sumPaise(deposits.map(({ amountPaise }) => amountPaise))),
      deposits: shown.map(({ _id, challan, paidOn, amountPaise, notedBy }) => ({
        _id,
        challan,
        paidOn,
        amount: toRupees(amountPaise),
        notedBy: names.get(notedBy)?.name || null,
      })),
    };
  }
}

const rowOf = ({ _id, memberId, hasPan, paidAt, rateBasisPoints, ...paise }: TaxDeductionDocument) => ({
  payoutId: _id,
  memberId,
  hasPan,
  paidAt: paidAt.toISOString(),
  commission: toRupees(paise.basisPaise),
  taxed: toRupees(paise.coveredPaise),
  rateBasisPoints,
  tax: toRupees(paise.taxPaise),
});
