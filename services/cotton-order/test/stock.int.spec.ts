import {
  addCottonLoss,
  addCottonPurchase,
  correctCottonMovement,
  cottonMovements,
  cottonStock,
  decideCottonOrder,
  decideReturn,
  planApproved,
  requestReturn,
  saleReversed,
  type CottonStock,
  type EventData,
  type EventDefinition,
} from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import { poll, publishEvent } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Movement } from '../src/stock/domain/movement.js';
import { startCotton, type CottonTest } from './cotton-harness.js';
import { stockOf } from './test-stock.js';

const day = '2026-01-05';
const bought = { kg: 20.5, day, supplier: 'Khandesh Ginning', invoice: 'KG/114', price: 3_075.5 };

let cotton: CottonTest;
let member: { id: string; token: string };
beforeAll(async () => {
  cotton = await startCotton();
  member = await cotton.member({ plan: 'Gold' });
});
afterEach(async () => {
  jest.restoreAllMocks();
  expect(await audit()).toMatchObject({ findings: [] });
});
afterAll(() => cotton.service.close());

const call: CottonTest['service']['call'] = (...args) => cotton.service.call(...args);
const { audit, stock, changes, movements } = stockOf(() => cotton);
const decide = (id: string, status: 'Approved' | 'Delivered') =>
  call(decideCottonOrder, { params: { id }, body: { status } }, cotton.head);
const approveReturn = async (id: string) => {
  await call(requestReturn, { params: { id } }, member.token);
  return call(decideReturn, { params: { id }, body: { status: 'Approved' } }, cotton.head);
};
const addPurchase = (body: object = bought) => call(addCottonPurchase, { body: body as typeof bought }, cotton.head);
const takeBack = (id: string, reason = 'Typed twice') =>
  call(correctCottonMovement, { params: { id }, body: { reason } }, cotton.head);

it('the stock follows an order: nothing at the approval, a movement at the delivery, wicks at the approved return', async () => {
  const { _id } = await cotton.order(member.token, 4);
  expect(await changes(() => decide(_id, 'Approved'))).toEqual({});
  expect(await changes(() => decide(_id, 'Delivered'))).toEqual({ store: -4, members: 4 });
  expect(await changes(() => approveReturn(_id))).toEqual({ members: -4, wicks: 4 });
});

it('the stock never blocks a delivery: the store may be below zero', async () => {
  await cotton.delivered(member.token, 900);
  expect((await stock()).store).toBeLessThan(0);
});

it('two concurrent deliveries of one order make one movement', async () => {
  const { _id } = await cotton.order(member.token, 3);
  await decide(_id, 'Approved');
  const answers = await Promise.all(Array.from({ length: 12 }, () => decide(_id, 'Delivered')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await movements({ orderId: _id })).toMatchObject([{ kind: 'sent', grams: 3_000, memberId: member.id }]);
});

it('many concurrent deliveries make all movements and their sum', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => cotton.order(member.token, 2)));
  await Promise.all(made.map(({ _id }) => decide(_id, 'Approved')));
  const deliver = () => Promise.all(made.map(({ _id }) => decide(_id, 'Delivered')));
  expect(await changes(deliver)).toEqual({ store: -20, members: 20 });
});

it('a failed decision makes no movement', async () => {
  const { _id } = await cotton.order(member.token, 3);
  await decide(_id, 'Approved');
  const died = () => Promise.reject(new Error('the process died'));
  jest.spyOn(cotton.service.app.get(Outbox, { strict: false }), 'add').mockImplementationOnce(died);
  expect((await decide(_id, 'Delivered')).status).toBe(500);
  expect(await movements({ orderId: _id })).toEqual([]);
  expect(await changes(() => decide(_id, 'Delivered'))).toEqual({ store: -3, members: 3 });
});

it('the stock records purchases with supplier, invoice and price, and losses and finds with a reason', async () => {
  expect(await changes(() => addPurchase())).toEqual({ store: 20.5 });
  const lose = (kind: 'lost' | 'found', kg: number) =>
    call(addCottonLoss, { body: { kind, kg, day, reason: 'Counted' } }, cotton.head);
  expect(await changes(() => lose('lost', 0.75))).toEqual({ store: -0.75, lost: 0.75 });
  expect(await changes(() => lose('found', 0.5))).toEqual({ store: 0.5, lost: -0.5 });
  const { body: rows } = await call(cottonMovements, { query: { from: day, to: day } }, cotton.head);
  expect(rows.map(({ kind, kg, price, invoice, reason, by }) => [kind, kg, price, invoice, reason, by])).toEqual([
    ['found', -0.5, null, null, 'Counted', 'The Head'],
    ['lost', 0.75, null, null, 'Counted', 'The Head'],
    ['bought', 20.5, 3_075.5, 'KG/114', null, 'The Head'],
  ]);
});

it('the stock rejects a future day, and fractions of a gram', async () => {
  expect((await addPurchase({ ...bought, day: '2999-01-01' })).error?.code).toBe('COTTON.STOCK_DAY_AHEAD');
  expect((await addPurchase({ ...bought, kg: 0.0005 })).status).toBe(422);
  expect((await addPurchase({ ...bought, kg: -1 })).status).toBe(422);
});

it('a linked movement corrects a movement by hand, once; the first one stays unchanged', async () => {
  const { movement: wrong } = (await addPurchase()).body;
  const returnTwice = () => Promise.all(Array.from({ length: 8 }, () => takeBack(wrong._id)));
  let answers: Awaited<ReturnType<typeof returnTwice>> = [];
  expect(await changes(async () => (answers = await returnTwice()))).toEqual({ store: -20.5 });
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
  expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('COTTON.MOVEMENT_CORRECTED');
  const [undone] = await movements({ correctsId: wrong._id });
  expect(undone).toMatchObject({ grams: -20_500, pricePaise: -307_550, reason: 'Typed twice' });
  const { body: rows } = await call(cottonMovements, { query: { account: 'bought' } }, cotton.head);
  expect(rows.find(({ _id }) => _id === wrong._id)).toEqual({ ...wrong, isCorrected: true });
  expect((await takeBack(undone!._id)).error?.code).toBe('COTTON.MOVEMENT_NOT_CORRECTABLE');
  const delivered = await cotton.delivered(member.token, 1);
  const [out] = await movements({ orderId: delivered._id });
  expect((await takeBack(out!._id)).error?.code).toBe('COTTON.MOVEMENT_NOT_CORRECTABLE');
  expect((await takeBack(newId())).error?.code).toBe('COTTON.MOVEMENT_NOT_FOUND');
});

it('staff with dispatch write it, readers see it, and it is hidden from others', async () => {
  const as = (permission: 'dispatch' | 'read' | 'decide-cotton') =>
    cotton.service.tokens.memberToken({ memberId: newId(), permissions: [permission] });
  const codes = async (permission: 'dispatch' | 'read' | 'decide-cotton') => {
    const token = await as(permission);
    const answers = [await call(cottonStock, {}, token), await call(addCottonPurchase, { body: bought }, token)];
    return answers.map(({ status }) => status);
  };
  expect(await codes('dispatch')).toEqual([200, 201]);
  expect(await codes('read')).toEqual([200, 403]);
  expect(await codes('decide-cotton')).toEqual([403, 403]);
  expect((await call(cottonStock, {}, member.token)).error?.code).toBe('ACCESS.HEAD_ONLY');
});

it('the stock comes in pages, the latest day first, each movement once', async () => {
  const walk = async (query: object) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body, headers } = await call(cottonMovements, { query: { ...query, limit: 3, cursor } }, cotton.head);
      seen.push(...body.map((row) => `${row.day} ${row._id}`));
      cursor = headers['x-next-cursor'] as string | undefined;
    } while (cursor !== undefined);
    return seen;
  };
  const all = await walk({});
  expect(all).toHaveLength(await cotton.service.db.collection('stock_movements').countDocuments());
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(all.toSorted().toReversed());
  expect(await walk({ account: 'bought', to: day })).toHaveLength((await movements({ account: 'bought' })).length - 1);
  const mixed = await call(cottonMovements, { query: { cursor: 'x' } }, cotton.head);
  expect(mixed.error?.code).toBe('REQUEST.MALFORMED');
});

it('the sums of a period equal its rows', async () => {
  const query = { from: day, to: day };
  const { moved }: CottonStock = (await call(cottonStock, { query }, cotton.head)).body;
  const { body: rows } = await call(cottonMovements, { query: { ...query, limit: 200 } }, cotton.head);
  const sum = (account: string) =>
    rows.filter((row) => row.account === account).reduce((all, { kg }) => all + Math.round(kg * 1000), 0) / 1000;
  expect(moved).toMatchObject({ bought: sum('bought'), lost: sum('lost'), sent: 0 });
  expect(moved.bought).toBeGreaterThan(0);
});

it('the file has a total and no formula, for staff who have reports', async () => {
  await addPurchase({ ...bought, supplier: '=1+1', day: '2026-01-06' });
  const file = async (token: string) => {
    const url = `${cotton.service.url}/api/admin/cotton-stock/movements.csv?from=${day}&to=2026-01-06`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, lines: (await answer.text()).trimEnd().split('\r\n') };
  };
  const { lines } = await file(cotton.head);
  const { moved } = (await call(cottonStock, { query: { from: day, to: '2026-01-06' } }, cotton.head)).body;
  expect(lines.at(-1)).toMatch(new RegExp(`^Total,,${moved.bought},0,0,0,${moved.lost},`));
  expect(lines.filter((line) => line.includes(",'=1+1,"))).toHaveLength(1);
  const reader = await cotton.service.tokens.memberToken({ memberId: newId(), permissions: ['read', 'dispatch'] });
  expect((await file(reader)).status).toBe(403);
});

describe('kits', () => {
  const sale = (): EventData<typeof planApproved> => ({
    saleId: newId(),
    memberId: member.id,
    memberName: 'Asha Patil',
    memberCode: 'FL2345678',
    previousPlan: 'Bronze',
    plan: 'Gold',
    payment: 'received',
    amountPaise: 175_000,
    approvedAt: '2026-01-05T09:30:00.000Z',
    upline: [],
  });
  const reversal = (of: EventData<typeof planApproved>): EventData<typeof saleReversed> => ({
    ...of,
    reversalId: newId(),
    kind: 'cooling-off',
    isPriceOwed: true,
    reversedBy: newId(),
    cancellationId: null,
    reversedAt: '2026-01-20T09:30:00.000Z',
  });
  const tell = async <D extends EventDefinition>(event: D, data: EventData<D>) => {
    const { id } = await publishEvent(cotton.service.prefix, event, data);
    await poll(() => cotton.service.db.collection('inbox').findOne({ _id: `cotton-order:${id}` as never }));
  };

  it('kits leave the store with a sale and return with its reversal, each once, however often the events arrive', async () => {
    const soldKit = sale();
    const approved = async () => tell(planApproved, soldKit);
    expect(await changes(() => Promise.all([approved(), approved()]))).toEqual({ store: -0.2, kits: 0.2 });
    const back = reversal(soldKit);
    const reversed = async () => tell(saleReversed, back);
    expect(await changes(() => Promise.all([reversed(), reversed()]))).toEqual({ store: 0.2, kits: -0.2 });
    expect((await movements({ saleId: soldKit.saleId })).map(({ kind, day: on }) => [kind, on])).toEqual([
      ['kit-sent', '2026-01-05'],
      ['kit-back', '2026-01-20'],
    ]);
  });

  it('a reversal that arrives before its sale leaves no movement', async () => {
    const soldKit = sale();
    expect(await changes(() => tell(saleReversed, reversal(soldKit)))).toEqual({});
    expect(await changes(() => tell(planApproved, soldKit))).toEqual({});
    expect(await movements({ saleId: soldKit.saleId })).toHaveLength(2);
  });
});

it('the audit finds inconsistent movements', async () => {
  const [any] = await movements({ account: 'sent' });
  const sums = cotton.service.db.collection('stock_sums');
  await sums.updateOne({}, { $inc: { 'grams.lost': 1 } });
  expect((await audit()).findings).toEqual([expect.stringMatching(/^lost is kept as -?\d+ g, its movements say/)]);
  await sums.updateOne({}, { $inc: { 'grams.lost': -1 } });
  const raw = cotton.service.db.collection<Movement>('stock_movements');
  await raw.updateOne({ _id: any!._id }, { $set: { grams: any!.grams + 1 } });
  expect((await audit()).findings).toHaveLength(2);
  await raw.updateOne({ _id: any!._id }, { $set: { grams: any!.grams } });
  await raw.deleteOne({ _id: any!._id });
  expect((await audit()).findings).toEqual([expect.stringMatching(/^sent is kept as/), `${any!.key} is missing`]);
  await raw.insertOne(any!);
});
