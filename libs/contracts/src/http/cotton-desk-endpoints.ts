import { z } from 'zod';
import { cottonOrderSorts, cottonOrderStatuses, depositReturnStatuses } from '../cotton.js';
import { objectId, searchText, waitingCount, waitingSince, wholeListQuery } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { inFormat, tableContent } from './table-format.js';
import { cottonOrderView } from './cotton-order-view.js';
import { oneOrder, seeingOrders } from './cotton-order-parts.js';

const orderChoice = z.object({
  status: z.enum(cottonOrderStatuses).optional(),
  depositReturnStatus: z.enum(depositReturnStatuses).optional(),
  search: searchText.optional(),
  /** Days of the Indian calendar on which the member placed the order, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export const networkCottonOrders = defineEndpoint({
  name: 'networkCottonOrders',
  method: 'GET',
  path: '/member/cotton/network-orders',
  service: 'cotton-order',
  access: 'head',
  permission: seeingOrders,
  summary:
    "All members' orders, newest first unless sorted, up to 500 without limit; next page by the X-Next-Cursor header",
  query: wholeListQuery
    .extend(orderChoice.shape)
    .extend(oneOrder.shape)
    .extend({
      memberId: objectId.optional(),
      sort: z.enum(cottonOrderSorts).default('requestDate'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
  response: z.array(cottonOrderView),
});

export const networkCottonOrdersCsv = defineEndpoint({
  name: 'networkCottonOrdersCsv',
  method: 'GET',
  path: '/member/cotton/network-orders.csv',
  service: 'cotton-order',
  access: 'head',
  permission: 'reports',
  audit: 'cotton-orders-exported',
  stream: true,
  contentType: tableContent,
  summary: 'All orders that the filters leave, newest first, as a file, CSV or XLSX, amounts in rupees',
  query: orderChoice.extend(inFormat.shape),
  response: z.string(),
});

export const waitingCotton = defineEndpoint({
  name: 'waitingCotton',
  method: 'GET',
  path: '/admin/waiting/cotton',
  service: 'cotton-order',
  access: 'head',
  permission: seeingOrders,
  summary: 'How many orders and deposit returns wait for the head; 100 means 100 or more',
  response: z.object({
    orders: waitingCount,
    returns: waitingCount,
    since: z.object({ orders: waitingSince, returns: waitingSince }).optional(),
  }),
});
