import { indianDay } from '@deepam/contracts';
import { Clock, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { dayMarkModel, type DayMark } from '../../ledger/persistence/day-mark.schema.js';
import { postingModel, type PostingDocument } from '../../ledger/persistence/posting.schema.js';
import { distributedSaleModel, type DistributedSale } from '../../sales/persistence/distributed-sale.schema.js';
import { dayAfter } from '../domain/calendar.js';
import { businessDayModel, type BusinessPeriod } from '../persistence/business-period.schema.js';

/** A superfluous mark only costs a count. */
@Injectable()
export class DayMarker {
  constructor(
    @InjectModel(dayMarkModel) private readonly marks: Model<DayMark>,
    @InjectModel(postingModel) private readonly postings: Model<PostingDocument>,
    @InjectModel(distributedSaleModel) private readonly sales: Model<DistributedSale>,
    @InjectModel(businessDayModel) private readonly days: Model<BusinessPeriod>,
    private readonly clock: Clock,
  ) {}

  /**
   * Days of a ledger from before this feature are marked. The first day is marked last, so its mark shows that all days
   * are marked.
   */
  async markOld(): Promise<void> {
    const first = await this.firstDay();
    if (first === null || (await this.days.exists({ _id: first })) || (await this.marks.exists({ day: first }))) return;
    await this.markAll();
  }

  /** @returns the number of days from the first posting or sale until today */
  async markAll(): Promise<number> {
    const first = await this.firstDay();
    if (first === null) return 0;
    const days: string[] = [];
    for (let day = first; day <= indianDay(this.clock.now()); day = dayAfter(day, 1)) days.push(day);
    await this.mark(days.reverse());
    return days.length;
  }

  /** During an update, processes of the previous release write postings of these days without marks. */
  async markLatest(): Promise<void> {
    const today = indianDay(this.clock.now());
    await this.mark([dayAfter(today, -2), dayAfter(today, -1), today]);
  }

  private async mark(days: readonly string[]): Promise<void> {
    await this.marks.insertMany(days.map((day) => ({ _id: newId(), day })));
  }

  private async firstDay(): Promise<string | null> {
    const posting = await this.postings.findOne({}, { occurredAt: 1 }).sort({ occurredAt: 1, _id: 1 }).lean();
    const sale = await this.sales.findOne({}, { approvedAt: 1 }).sort({ approvedAt: 1 }).lean();
    const moments = [posting?.occurredAt, sale?.approvedAt].filter((moment) => moment !== undefined);
    return moments.map(indianDay).sort()[0] ?? null;
  }
}
