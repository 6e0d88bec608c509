import { networkCottonOrdersCsv } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { tableFile, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import type { OrderQuery } from '../persistence/order-pages.js';
import type { OrderDocument } from '../persistence/order.schema.js';
import { OrdersRepository } from '../persistence/orders.repository.js';
import { orderColumns } from './order-columns.js';

const limit = 500;

@Controller()
export class NetworkCottonOrdersCsvController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly audit: AuditTrail,
  ) {}

  @Route(networkCottonOrdersCsv)
  async file(@Input() { query }: InputOf<typeof networkCottonOrdersCsv>) {
    await this.audit.recordAlone('cotton-orders-exported');
    const { format, ...choice } = query;
    return tableFile('cotton-orders', format, orderColumns, this.rows(choice));
  }

  private async *rows(choice: Omit<OrderQuery, 'limit' | 'cursor'>): AsyncGenerator<OrderDocument> {
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await this.orders.page({ ...choice, limit, ...(cursor && { cursor }) });
      yield* items;
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}
