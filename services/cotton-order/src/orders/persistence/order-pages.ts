import {
  endOfIndianDay,
  objectId,
  startOfIndianDay,
  type CottonOrderSort,
  type CottonOrderStatus,
  type DepositReturnStatus,
} from '@deepam/contracts';
import { decodeCursor, firstIdAt, literalPattern, rowsAfter, type Order } from '@deepam/platform';
import type { QueryFilter } from 'mongoose';
import { z } from 'zod';
import type { OrderDocument } from './order.schema.js';

export interface OrderQuery {
  readonly memberId?: string;
  readonly orderId?: string;
  readonly status?: CottonOrderStatus;
  readonly depositReturnStatus?: DepositReturnStatus;
  readonly search?: string;
  readonly from?: string;
  readonly to?: string;
  readonly sort?: CottonOrderSort;
  readonly order?: 'asc' | 'desc';
  readonly limit: number;
  readonly cursor?: string;
}

type Choice = Omit<OrderQuery, 'limit' | 'cursor'>;

const startsWith = (text: string): RegExp => new RegExp(`^${literalPattern(text)}`);

export function filterOf(choice: Choice): QueryFilter<OrderDocument> {
  const { memberId, orderId, status, depositReturnStatus, search, from, to } = choice;
  const filter: QueryFilter<OrderDocument> = {};
  if (memberId !== undefined) filter['member._id'] = memberId;
  if (status !== undefined) filter.status = status;
  if (depositReturnStatus !== undefined) filter.returnStatus = depositReturnStatus;
  const all: QueryFilter<OrderDocument>[] = [];
  // Each search is a separate condition, since the next page adds its place in the list.
  if (search)
    all.push({ $or: [{ searchName: startsWith(search.toLowerCase()) }, { 'member.mobile': startsWith(search) }] });
  if (orderId !== undefined) all.push({ _id: orderId });
  if (from !== undefined) all.push({ _id: { $gte: firstIdAt(startOfIndianDay(from).getTime()) } });
  if (to !== undefined) all.push({ _id: { $lt: firstIdAt(endOfIndianDay(to).getTime()) } });
  return all.length === 0 ? filter : { ...filter, $and: all };
}

/** The newest of equal rows comes first, or last if the order is reversed, so that the indexes can be used. */
export function orderOf({ sort = 'requestDate', order = 'desc' }: Choice): Order {
  const direction = order === 'asc' ? 1 : -1;
  switch (sort) {
    case 'requestDate':
      return { _id: direction };
    case 'name':
      return { searchName: direction, _id: direction === 1 ? -1 : 1 };
    case 'quantity':
      return { quantityKg: direction, _id: direction === 1 ? -1 : 1 };
  }
}

export function positionOf({ sort }: Choice, { _id, searchName, quantityKg }: OrderDocument): unknown {
  return sort === 'name' ? [searchName, _id] : sort === 'quantity' ? [quantityKg, _id] : _id;
}

const positions = {
  requestDate: objectId.transform((id) => [id]),
  name: z.tuple([z.string(), objectId]),
  quantity: z.tuple([z.number(), objectId]),
};

/** @throws DomainError REQUEST.MALFORMED for a cursor of another list */
export const rowsOf = (query: OrderQuery): QueryFilter<OrderDocument> =>
  rowsAfter(filterOf(query), orderOf(query), decodeCursor(positions[query.sort ?? 'requestDate'], query.cursor));
