import type { TableFormat } from '@deepam/contracts';
import { callFile } from '../../../lib/api-client.js';
import type { OrdersQuery } from './network-cotton-orders.js';

export const networkCottonOrdersCsv = (
  filters: Omit<OrdersQuery, 'limit' | 'cursor' | 'orderId' | 'memberId'>,
  format: TableFormat,
): Promise<Blob> => callFile('networkCottonOrdersCsv', { query: { ...filters, format } });
