import type { Paise } from '@deepam/contracts';
import { Database, rowsAfter, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { taxDeductionModel, type TaxDeductionDocument } from './tax-deduction.schema.js';

export interface TaxSums {
  readonly payouts: number;
  readonly basisPaise: Paise;
  readonly coveredPaise: Paise;
  readonly taxPaise: Paise;
}
const oldestFirst = { paidAt: 1, _id: 1 } as const;
type Span = { readonly since: Date; readonly until: Date };
const within = ({ since, until }: Span) => ({ paidAt: { $gte: since, $lt: until } });

@Injectable()
export class TaxDeductionsRepository {
  private readonly deductions: Documents<TaxDeductionDocument>;

  constructor(
    database: Database,
    @InjectModel(taxDeductionModel) private readonly model: Model<TaxDeductionDocument>,
  ) {
    this.deductions = database.documents(taxDeductionModel);
  }

  async add(session: ClientSession, deduction: TaxDeductionDocument): Promise<void> {
    await this.deductions.insert(deduction, session);
  }

  async deductedFrom(memberId: string): Promise<Paise> {
    const found = await this.deductions.find({ memberId }, { fields: { taxPaise: 1 } });
    return found.reduce((sum, { taxPaise }) => sum + taxPaise, 0);
  }

  async page(span: Span, skip: number, limit: number): Promise<TaxDeductionDocument[]> {
    return this.model.find(within(span)).sort(oldestFirst).skip(skip).limit(limit).lean();
  }

  /** The page starts after a row, so that concurrently recorded earlier days do not shift it. */
  async findFollowing(
    span: Span,
    last: Pick<TaxDeductionDocument, '_id' | 'paidAt'> | undefined,
    limit: number,
  ): Promise<TaxDeductionDocument[]> {
    const place = rowsAfter({}, oldestFirst, last ? [last.paidAt, last._id] : null);
    return this.deductions.find({ $and: [within(span), place] }, { sort: oldestFirst, limit });
  }

  /** @param span null for the whole register */
  async sums(span: Span | null, session: ClientSession | null = null): Promise<TaxSums> {
    const sum = (name: keyof TaxDeductionDocument) => ({ $sum: `$${name}` });
    const fields = {
      payouts: { $sum: 1 },
      basisPaise: sum('basisPaise'),
      coveredPaise: sum('coveredPaise'),
      taxPaise: sum('taxPaise'),
    };
    const [found] = await this.model
      .aggregate<TaxSums>([
        { $match: span ? within(span) : {} },
        { $group: { _id: null, ...fields } },
        { $project: { _id: 0 } },
      ])
      .session(session);
    return found ?? { payouts: 0, basisPaise: 0, coveredPaise: 0, taxPaise: 0 };
  }
}
