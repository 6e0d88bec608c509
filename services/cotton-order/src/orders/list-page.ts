import { maxWholeList, type CottonOrderView } from '@deepam/contracts';
import { paged, type Paged } from '@deepam/platform';
import type { OrderQuery } from './persistence/order-pages.js';
import type { OrderDocument } from './persistence/order.schema.js';
import type { OrdersRepository } from './persistence/orders.repository.js';

type ListQuery = Omit<OrderQuery, 'limit'> & { readonly limit?: number | undefined };

/** A list without a limit is cut at `maxWholeList`. */
export async function listPage(
  orders: OrdersRepository,
  { limit, ...query }: ListQuery,
  views: (orders: readonly OrderDocument[]) => CottonOrderView[] | Promise<CottonOrderView[]>,
): Promise<Paged<CottonOrderView>> {
  const { items, nextCursor } = await orders.page({ ...query, limit: limit ?? maxWholeList });
  return paged(await views(items), { nextCursor, cut: limit === undefined && nextCursor !== null });
}
