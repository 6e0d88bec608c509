import { listCancellations, objectId, toRupees, type CancellationView } from '@deepam/contracts';
import { decodeCursor, Input, paged, pageOf, Route, rowsAfter, type InputOf, type Paged } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { cancellationModel, type Cancellation } from '../persistence/cancellation.schema.js';
import type { PlanSale } from '../persistence/plan-sale.schema.js';
import { PlanSalesRepository } from '../persistence/plan-sales.repository.js';

const order = { requestedAt: 1, _id: 1 } as const;
const place = z.tuple([z.iso.datetime().transform((at) => new Date(at)), objectId]);

@Controller()
export class ListCancellationsController {
  constructor(
    @InjectModel(cancellationModel) private readonly model: Model<Cancellation>,
    private readonly sales: PlanSalesRepository,
  ) {}

  @Route(listCancellations)
  async list(
    @Input() { query: { limit, cursor } }: InputOf<typeof listCancellations>,
  ): Promise<Paged<CancellationView>> {
    const found = await this.model
      .find({ $and: [{ status: 'waiting' }, rowsAfter({}, order, decodeCursor(place, cursor))] })
      .sort(order)
      .limit(limit + 1)
      .lean<Cancellation[]>();
    const { items, nextCursor } = pageOf(found, limit, ({ requestedAt, _id }) => [requestedAt.toISOString(), _id]);
    const sales = await this.sales.findAll(items.map(({ saleId }) => saleId));
    return paged(
      items.map((item) => viewOf(item, sales.get(item.saleId)!)),
      { nextCursor },
    );
  }
}

const viewOf = (
  { _id, saleId, memberId, reason, requestedAt }: Cancellation,
  { memberName: name, memberCode: referralCode, plan, amountPaise, approvedAt }: PlanSale,
): CancellationView => ({
  ...{ _id, saleId, memberId, name, referralCode, plan, reason },
  amount: toRupees(amountPaise),
  approvedAt: approvedAt.toISOString(),
  requestedAt: requestedAt.toISOString(),
});
