import { networkCottonOrders, type CottonOrderView, type QueryInputOf } from '@deepam/contracts';
import { firstIdAt } from '@deepam/platform';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { orderModel, type OrderDocument } from '../src/orders/persistence/order.schema.js';
import { startCotton, type CottonTest } from './cotton-harness.js';

const [late, early] = ['2026-01-04T18:29:59Z', '2026-01-04T18:30:00Z'] as const;
const made = [
  { name: 'bala', quantityKg: 5, at: late, status: 'Requested' },
  { name: 'asha', quantityKg: 2, at: early, status: 'Requested' },
  { name: 'charu', quantityKg: 5, at: '2026-01-06T10:00:00Z', status: 'Rejected' },
  { name: 'asha', quantityKg: 9, at: '2026-01-07T10:00:00Z', status: 'Requested' },
  { name: 'divya', quantityKg: 5, at: '2026-01-08T10:00:00Z', status: 'Requested' },
] as const;

let cotton: CottonTest;
beforeAll(async () => {
  cotton = await startCotton();
  const asha = await cotton.member();
  const order = await cotton.order(asha.token);
  const orders = cotton.service.db.model<OrderDocument>(orderModel);
  const stored = (await orders.findByIdAndDelete(order._id).lean())!;
  await orders.create(
    made.map(({ name, quantityKg, at, status }, index) => {
      const _id = `${firstIdAt(Date.parse(at)).slice(0, -1)}${index}`;
      const requestedAt = new Date(at);
      return {
        ...stored,
        _id,
        searchName: name,
        quantityKg,
        requestedAt,
        status,
        member: { ...stored.member, name },
      };
    }),
  );
});
afterAll(() => cotton.service.close());

const labelOf = ({ member, quantity }: CottonOrderView) => `${member.name} ${quantity}`;
const allIds = async (query: QueryInputOf<typeof networkCottonOrders>): Promise<string[]> => {
  const { body, headers } = await cotton.service.call(networkCottonOrders, { query }, cotton.head);
  const cursor = headers['x-next-cursor'] as string | undefined;
  return [...body.map(labelOf), ...(cursor === undefined ? [] : await allIds({ ...query, cursor }))];
};

it.each([
  ['newest first', {}, 'divya 5, asha 9, charu 5, asha 2, bala 5'],
  ['oldest first', { order: 'asc' }, 'bala 5, asha 2, charu 5, asha 9, divya 5'],
  ['by name, the newest first of one', { sort: 'name', order: 'asc' }, 'asha 9, asha 2, bala 5, charu 5, divya 5'],
  ['by name, turned round', { sort: 'name' }, 'divya 5, charu 5, bala 5, asha 2, asha 9'],
  ['by kilos', { sort: 'quantity', order: 'asc' }, 'asha 2, divya 5, charu 5, bala 5, asha 9'],
  ['by kilos, turned round', { sort: 'quantity' }, 'asha 9, bala 5, charu 5, divya 5, asha 2'],
  ['of some days of India', { from: '2026-01-05', to: '2026-01-07' }, 'asha 9, charu 5, asha 2'],
  ['to a day', { to: '2026-01-04' }, 'bala 5'],
  [
    'of days and a status, by kilos',
    { from: '2026-01-05', status: 'Requested', sort: 'quantity' },
    'asha 9, divya 5, asha 2',
  ],
  ['of a name and days, by name', { search: 'a', from: '2026-01-05', sort: 'name' }, 'asha 2, asha 9'],
] as const)('the list is read %s, page by page', async (_, query, expected) => {
  expect((await allIds({ ...query, limit: 2 })).join(', ')).toBe(expected);
  expect((await allIds(query)).join(', ')).toBe(expected);
});

it('the list shows the total of the filtered orders', async () => {
  const totalOf = async (query: QueryInputOf<typeof networkCottonOrders>) =>
    (await cotton.service.call(networkCottonOrders, { query }, cotton.head)).headers['x-total-count'];
  expect([await totalOf({ limit: 1 }), await totalOf({ limit: 1, status: 'Requested' })]).toEqual(['5', '4']);
});

it('the list rejects the page mark of another list', async () => {
  const query = { sort: 'name', limit: 1 } as const;
  const { headers } = await cotton.service.call(networkCottonOrders, { query }, cotton.head);
  const cursor = headers['x-next-cursor'] as string;
  for (const sort of ['quantity', 'requestDate'] as const) {
    const again = cotton.service.call(networkCottonOrders, { query: { sort, limit: 1, cursor } }, cotton.head);
    await expect(again).resolves.toMatchObject({ status: 400, error: { code: 'REQUEST.MALFORMED' } });
  }
});
