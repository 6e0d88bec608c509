import { expectedPayments, objectId, type ExpectedPaymentView } from '@deepam/contracts';
import {
  CurrentCaller,
  decodeCursor,
  Input,
  may,
  paged,
  pageOf,
  Route,
  rowsAfter,
  type Caller,
  type InputOf,
  type Paged,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { expectedFilter } from '../domain/expected-filter.js';
import { MoneyViews } from '../money-views.js';
import { expectedPaymentModel, type ExpectedPayment } from '../persistence/expected-payment.schema.js';

const order = { requestedAt: 1, _id: 1 } as const;
const place = z.tuple([z.iso.datetime().transform((at) => new Date(at)), objectId]);

@Controller()
export class ExpectedPaymentsController {
  constructor(
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly views: MoneyViews,
  ) {}

  @Route(expectedPayments)
  async list(
    @CurrentCaller() caller: Caller,
    @Input() { query: { limit, cursor, ...choice } }: InputOf<typeof expectedPayments>,
  ): Promise<Paged<ExpectedPaymentView>> {
    const rows = rowsAfter({}, order, decodeCursor(place, cursor));
    // Staff who decide only on cotton do not see payments of plans.
    const inSight = may(caller, 'decide-plans') ? {} : { kind: 'cotton' as const };
    const filter = { $and: [expectedFilter(choice), inSight, rows] };
    const found = await this.expected
      .find(filter)
      .sort(order)
      .limit(limit + 1)
      .lean<ExpectedPayment[]>();
    const { items, nextCursor } = pageOf(found, limit, ({ requestedAt, _id }) => [requestedAt.toISOString(), _id]);
    return paged(await this.views.ofPayments(items), { nextCursor });
  }
}
