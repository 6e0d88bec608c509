import {
  beginCottonWork,
  cottonDelivered,
  cottonWork,
  cottonWorks,
  decideCottonOrder,
  type CottonOrderView,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { outboxEvents, poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startCotton, type CottonTest } from './cotton-harness.js';

let cotton: CottonTest;
beforeAll(async () => {
  cotton = await startCotton();
});
afterAll(() => cotton.service.close());

const begin = (orders: readonly CottonOrderView[], token = cotton.head) => {
  const rows = orders.map(({ _id: id }) => ({ id }));
  return cotton.service.call(beginCottonWork, { body: { kind: 'deliver-cotton', rows } }, token);
};
const ended = (id: string) =>
  poll(async () => {
    const { body } = await cotton.service.call(cottonWork, { params: { id } }, cotton.head);
    return body.state === 'running' ? undefined : body;
  });

it('many orders are delivered in bulk, each with its result and its notification; the caller needs the permission to dispatch', async () => {
  const { token } = await cotton.member({ name: 'Asha Patil' });
  const orders = [await cotton.order(token, 2), await cotton.order(token, 3), await cotton.order(token, 1)];
  const [two, three] = orders as [CottonOrderView, CottonOrderView];
  for (const { _id } of [two, three])
    await cotton.service.call(decideCottonOrder, { params: { id: _id }, body: { status: 'Approved' } }, cotton.head);
  for (const permissions of [['decide-cotton'], ['read']] as const) {
    const other = await cotton.service.tokens.memberToken({ memberId: newId(), permissions });
    expect((await begin(orders, other)).status).toBe(403);
    expect((await cotton.service.call(cottonWorks, {}, other)).status).toBe(403);
  }
  const dispatch = await cotton.service.tokens.memberToken({ memberId: newId(), permissions: ['dispatch'] });
  const { body } = await begin(orders, dispatch);
  const after = await ended(body._id);
  expect(after).toMatchObject({ state: 'done', done: 2, failed: 1 });
  expect(after.results).toMatchObject([
    { _id: two._id, name: 'Asha Patil', kg: 2, state: 'done' },
    { _id: three._id, name: 'Asha Patil', kg: 3, state: 'done' },
    { state: 'failed', failure: { code: 'COTTON.WRONG_STATUS' } },
  ]);
  const delivered = (await outboxEvents(cotton.service.db, cottonDelivered)).map(({ data }) => data.orderId);
  expect(delivered.toSorted()).toEqual([two._id, three._id].toSorted());
});
