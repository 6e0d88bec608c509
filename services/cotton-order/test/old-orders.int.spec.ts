import { decideReturn, requestReturn } from '@deepam/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Movement } from '../src/stock/domain/movement.js';
import { OldOrderPoster } from '../src/stock/old-orders/old-order-poster.js';
import { startCotton, type CottonTest } from './cotton-harness.js';
import { stockOf } from './test-stock.js';

describe('orders of releases without stock', () => {
  let cotton: CottonTest;
  let member: { id: string; token: string };
  beforeAll(async () => {
    cotton = await startCotton();
    member = await cotton.member({ plan: 'Gold' });
  });
  afterEach(async () => {
    expect(await audit()).toMatchObject({ findings: [] });
  });
  afterAll(() => cotton.service.close());

  const call: CottonTest['service']['call'] = (...args) => cotton.service.call(...args);
  const { audit, changes, movements, orders } = stockOf(() => cotton);
  const approveReturn = async (id: string) => {
    await call(requestReturn, { params: { id } }, member.token);
    return call(decideReturn, { params: { id }, body: { status: 'Approved' } }, cotton.head);
  };

  /** A process without stock left the orders like this. */
  const forget = async (ids: readonly string[], followed?: 'sent') => {
    const kept = await cotton.service.db
      .collection<Movement>('stock_movements')
      .find({ orderId: { $in: [...ids] }, ...(followed && { kind: 'wicks-back' }) })
      .toArray();
    await cotton.service.db
      .collection('stock_movements')
      .deleteMany({ _id: { $in: kept.map(({ _id }) => _id) } } as object);
    const taken = kept.map(({ account, grams }) => ({ [`grams.${account}`]: -grams }));
    for (const $inc of taken) await cotton.service.db.collection('stock_sums').updateOne({}, { $inc });
    const change = followed ? { $set: { stockFollowed: followed } } : { $unset: { stockFollowed: '' as const } };
    await orders().updateMany({ _id: { $in: [...ids] } }, change);
  };
  const poster = () => cotton.service.app.get(OldOrderPoster, { strict: false });
  const migrate = async () => {
    while (await poster().run());
  };

  it('such orders are followed once, by two concurrent replicas and after a second start', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => cotton.delivered(member.token, 2)));
    const returned = await cotton.delivered(member.token, 5);
    await approveReturn(returned._id);
    const half = await cotton.delivered(member.token, 7);
    await approveReturn(half._id);
    await forget([...sent, returned].map(({ _id }) => _id));
    await forget([half._id], 'sent');
    expect(await audit()).toMatchObject({ ordersNotFollowed: 8 });
    const twoAtOnce = () => Promise.all([migrate(), migrate(), migrate()]);
    expect(await changes(twoAtOnce)).toEqual({ store: -17, members: 5, wicks: 12 });
    expect(await changes(migrate)).toEqual({});
    expect(await audit()).toMatchObject({ ordersNotFollowed: 0 });
  });

  it('an order that is decided while the stock is behind brings its earlier movement along', async () => {
    const { _id } = await cotton.delivered(member.token, 3);
    await forget([_id]);
    expect(await changes(() => approveReturn(_id))).toEqual({ store: -3, wicks: 3 });
    const other = await cotton.delivered(member.token, 2);
    await forget([other._id]);
    const both = () => Promise.all([approveReturn(other._id), migrate()]);
    expect(await changes(both)).toEqual({ store: -2, wicks: 2 });
    expect((await movements({ orderId: _id })).map(({ kind }) => kind).toSorted()).toEqual(['sent', 'wicks-back']);
  });
});
