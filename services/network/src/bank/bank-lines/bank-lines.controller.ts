import { bankLines, type BankLineView } from '@deepam/contracts';
import {
  decodeCursor,
  Input,
  listTotal,
  paged,
  pageOf,
  Route,
  rowsAfter,
  type InputOf,
  type Paged,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { lineFilter } from '../domain/line-filter.js';
import { MoneyViews } from '../money-views.js';
import { bankLineModel, type BankLine } from '../persistence/bank-line.schema.js';

const order = { date: -1, _id: -1 } as const;
const place = z.tuple([z.iso.date(), z.string().max(64)]);

@Controller()
export class BankLinesController {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    private readonly views: MoneyViews,
  ) {}

  @Route(bankLines)
  async list(
    @Input() { query: { limit, cursor, ...choice } }: InputOf<typeof bankLines>,
  ): Promise<Paged<BankLineView>> {
    const { fixed, ranges } = lineFilter(choice);
    const filter = { $and: [...ranges, rowsAfter(fixed, order, decodeCursor(place, cursor))] };
    const [found, total] = await Promise.all([
      this.lines
        .find(filter)
        .sort(order)
        .limit(limit + 1)
        .lean<BankLine[]>(),
      listTotal(this.lines, { $and: [...ranges, fixed] }),
    ]);
    const { items, nextCursor } = pageOf(found, limit, ({ date, _id }) => [date, _id]);
    return paged(await this.views.ofLines(items), { nextCursor, total });
  }
}
