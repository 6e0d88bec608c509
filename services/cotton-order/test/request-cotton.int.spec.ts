import {
  accountClosed,
  closedAccountName,
  cottonOrders,
  cottonRequested,
  decideCottonOrder,
  decideReturn,
  holdOrders,
  networkCottonOrders,
  profileChanged,
  requestCotton,
  requestReturn,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { outboxEvents, poll, publishEvent, tinyPdf, tinyPng } from '@deepam/testing';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { startCotton, type CottonTest } from './cotton-harness.js';

let cotton: CottonTest;
beforeAll(async () => {
  cotton = await startCotton();
});
afterAll(() => cotton.service.close());

const body = { quantity: 3, address: 'Near the temple, Satara, Maharashtra 415001' };

it('an approved member with a plan orders, and the head is notified', async () => {
  const { id, token } = await cotton.member({ name: 'Asha Patil' });
  const answer = await cotton.service.call(requestCotton, { body, files: { paymentProof: await tinyPng() } }, token);
  expect(answer.status).toBe(201);
  expect(answer.body.message).toBe('Cotton requested successfully! Notification sent.');
  expect(answer.body.order).toMatchObject({
    member: { _id: id, name: 'Asha Patil', mobile: '9876543210' },
    quantity: 3,
    status: 'Requested',
    deposit: 1200,
    depositReturnAmount: 2100,
    depositReturnRequested: false,
    depositReturnStatus: null,
    cottonReturnQuantity: null,
  });
  expect(answer.body.order.paymentProof).toMatch(
    /^\/api\/files\/cotton-order\/payment-proofs\/.+\.png\?exp=\d+&to=[^&]+&sig=/,
  );
  const events = await outboxEvents(cotton.service.db, cottonRequested);
  expect(events.map((event) => event.data)).toContainEqual(
    expect.objectContaining({ orderId: answer.body.order._id, memberId: id, quantityKg: 3 }),
  );
});

it.each([
  ['somebody unknown', undefined, 'ACCESS.NOT_APPROVED'],
  ['an unapproved member', { approved: false, plan: 'Bronze' }, 'ACCESS.NOT_APPROVED'],
  ['a member without a plan', { approved: true, plan: null }, 'ACCESS.PLAN_NEEDED'],
] as const)('%s is rejected', async (_who, options, code) => {
  const token = options
    ? (await cotton.member(options)).token
    : await cotton.service.tokens.memberToken({ memberId: newId() });
  const answer = await cotton.service.call(requestCotton, { body, files: { paymentProof: await tinyPng() } }, token);
  expect([answer.status, answer.error?.code]).toEqual([403, code]);
});

it.each([
  ['0 kg', { quantity: 0 }],
  ['half a kilogram', { quantity: 1.5 }],
  ['more than 1000 kg', { quantity: 1001 }],
  ['no address', { address: '  ' }],
])('a request with %s is rejected with the field named', async (_what, wrong) => {
  const { token } = await cotton.member();
  const files = { paymentProof: await tinyPng() };
  const answer = await cotton.service.call(requestCotton, { body: { ...body, ...wrong }, files }, token);
  expect([answer.status, answer.error?.code]).toEqual([422, 'REQUEST.INVALID']);
  expect(Object.keys(answer.error?.details ?? {})).toEqual(Object.keys(wrong));
});

it('the proof must be there, as an image or a PDF receipt', async () => {
  const { token } = await cotton.member();
  const without = await cotton.service.call(requestCotton, { body, files: {} }, token);
  expect([without.status, without.error?.code]).toEqual([422, 'FILE.REQUIRED']);
  const text = Buffer.from('I have paid.');
  const other = await cotton.service.call(requestCotton, { body, files: { paymentProof: text } }, token);
  expect([other.status, other.error?.code]).toEqual([415, 'FILE.UNSUPPORTED_TYPE']);
  const pdf = await cotton.service.call(requestCotton, { body, files: { paymentProof: tinyPdf() } }, token);
  expect(pdf.status).toBe(201);
});

it('members see their own orders only, newest first, page by page', async () => {
  const [mine, other] = [await cotton.member(), await cotton.member()];
  const ordered = [];
  for (const kg of [1, 2, 3]) ordered.unshift((await cotton.order(mine.token, kg))._id);
  await cotton.order(other.token, 9);
  const first = await cotton.service.call(cottonOrders, { query: { limit: 2 } }, mine.token);
  const cursor = String(first.headers['x-next-cursor']);
  const second = await cotton.service.call(cottonOrders, { query: { limit: 2, cursor } }, mine.token);
  expect([...first.body, ...second.body].map((order) => order._id)).toEqual(ordered);
  expect(second.headers['x-next-cursor']).toBeUndefined();
});

it('the list without a limit is complete up to 500 orders, and is marked when it is cut', async () => {
  const { id, token } = await cotton.member();
  const { _id } = await cotton.order(token);
  const orders = cotton.service.db.collection<{ _id: string }>('orders');
  const storedOrder = (await orders.findOne({ _id }))!;
  const more = async (count: number) =>
    orders.insertMany(Array.from({ length: count }, () => ({ ...storedOrder, _id: newId() })));
  const list = async (query: object = {}) => {
    const { body, headers } = await cotton.service.call(cottonOrders, { query }, token);
    return { length: body.length, cut: headers['x-cut'], next: headers['x-next-cursor'] !== undefined };
  };
  await more(499);
  expect(await list()).toEqual({ length: 500, cut: undefined, next: false });
  await more(1);
  expect(await list()).toEqual({ length: 500, cut: 'true', next: true });
  expect(await list({ limit: 50 })).toEqual({ length: 50, cut: undefined, next: true });
  const all = await cotton.service.call(networkCottonOrders, {}, cotton.head);
  expect([all.body.length, all.headers['x-cut']]).toEqual([500, 'true']);
  await orders.deleteMany({ 'member._id': id });
});

it('the head and the buyer find a single order, and no other caller does', async () => {
  const [{ id, token }, stranger] = [await cotton.member(), await cotton.member()];
  const { _id: orderId } = await cotton.order(token);
  const { _id: secondId } = await cotton.order(token);
  const idsFor = async (call: typeof cottonOrders | typeof networkCottonOrders, caller: string) =>
    (await cotton.service.call(call, { query: { orderId } }, caller)).body.map(({ _id }) => _id);
  expect(await idsFor(networkCottonOrders, cotton.head)).toEqual([orderId]);
  expect(await idsFor(cottonOrders, token)).toEqual([orderId]);
  expect(await idsFor(cottonOrders, stranger.token)).toEqual([]);
  const ofMember = async (memberId: string) =>
    (await cotton.service.call(networkCottonOrders, { query: { memberId } }, cotton.head)).body.map(({ _id }) => _id);
  expect(await ofMember(id)).toEqual([secondId, orderId]);
  expect(await ofMember(stranger.id)).toEqual([]);
});

it("the head finds orders by the buyer's name and by status; a member may not look", async () => {
  const { token } = await cotton.member({ name: 'Zubeda Khan' });
  const { _id } = await cotton.order(token);
  const query = { search: 'zubeda', status: 'Requested' as const };
  const found = await cotton.service.call(networkCottonOrders, { query }, cotton.head);
  expect(found.body.map((order) => order._id)).toEqual([_id]);
  const refused = await cotton.service.call(networkCottonOrders, { query }, token);
  expect([refused.status, refused.error?.code]).toEqual([403, 'ACCESS.HEAD_ONLY']);
});

it('an account is closed when no order is open, and its orders then have no name', async () => {
  const { id, token } = await cotton.member({ name: 'Gita Shah' });
  const asService = await cotton.service.tokens.serviceToken('identity');
  const hold = () => cotton.service.call(holdOrders, { body: { memberId: id, hold: true } }, asService);
  const refused = { status: 409, error: { code: 'COTTON.CLOSING_ORDER_OPEN' } };
  const { _id } = await cotton.delivered(token);
  const params = { id: _id };
  expect(await hold()).toMatchObject(refused);
  await cotton.service.call(requestReturn, { params }, token);
  expect(await hold()).toMatchObject(refused);
  await cotton.service.call(decideReturn, { params, body: { status: 'Approved' } }, cotton.head);
  expect((await hold()).status).toBe(200);
  const files = { paymentProof: await tinyPng() };
  const order = () => cotton.service.call(requestCotton, { body, files }, token);
  expect((await order()).error?.code).toBe('ACCESS.ACCOUNT_CLOSING');

  await publishEvent(cotton.service.prefix, accountClosed, { memberId: id, closedAt: new Date().toISOString() });
  const stored = () => cotton.service.db.collection<{ _id: string; address: string }>('orders').findOne({ _id });
  const nobody = { member: { _id: id, name: closedAccountName, mobile: '' }, address: '' };
  await poll(async () => (await stored())?.address === '');
  expect(await stored()).toMatchObject({ ...nobody, searchName: closedAccountName.toLowerCase() });
});

it('an order and a concurrent closing of the account never both succeed', async () => {
  const asService = await cotton.service.tokens.serviceToken('identity');
  const files = { paymentProof: await tinyPng() };
  for (let round = 0; round < 5; round++) {
    const { id, token } = await cotton.member();
    const [held, ordered] = await Promise.all([
      cotton.service.call(holdOrders, { body: { memberId: id, hold: true } }, asService),
      cotton.service.call(requestCotton, { body, files }, token),
    ]);
    expect([held.status, ordered.status].filter((status) => status < 300)).toHaveLength(1);
  }
});

it('one new order replaces the caller’s own rejected one, even of two concurrent orders', async () => {
  const [{ token }, stranger] = [await cotton.member(), await cotton.member()];
  const refused = async () => {
    const { _id } = await cotton.order(token);
    const refusal = { status: 'Rejected' as const, rejectionReason: 'The picture can’t be read' };
    const params = { id: _id };
    expect((await cotton.service.call(decideCottonOrder, { params, body: refusal }, cotton.head)).status).toBe(200);
    return _id;
  };
  const files = { paymentProof: await tinyPng() };
  const send = async (answers: string, by = token) => {
    const { status, error } = await cotton.service.call(requestCotton, { body: { ...body, answers }, files }, by);
    return `${status} ${error?.code ?? 'done'}`;
  };
  const [first, second] = [await refused(), await refused()];
  expect(await send(first, stranger.token)).toBe('404 COTTON.ORDER_NOT_FOUND');
  expect(await send(first)).toBe('201 done');
  expect(await send(first)).toBe('409 COTTON.ALREADY_ANSWERED');
  const twoAnswers = await Promise.all([send(second), send(second)]);
  expect(twoAnswers.toSorted()).toEqual(['201 done', '409 COTTON.ALREADY_ANSWERED']);
  expect((await cotton.service.call(cottonOrders, { query: { limit: 9 } }, token)).body).toHaveLength(4);
  expect(await send((await cotton.order(token))._id)).toBe('404 COTTON.ORDER_NOT_FOUND');
});

it("a buyer's corrected mobile reaches the orders, and an older profile changes nothing", async () => {
  const { id, token } = await cotton.member();
  const { _id } = await cotton.order(token);
  const profile = { memberId: id, name: 'Asha Patil', email: null, address: null };
  const files = { avatarKey: null, idProofKey: null, panProofKey: null };
  const tell = (mobile: string, revision: number) =>
    publishEvent(cotton.service.prefix, profileChanged, {
      ...profile,
      ...files,
      mobile,
      revision,
      changed: ['mobile'],
    });
  const shown = async () => {
    const { body: orders } = await cotton.service.call(networkCottonOrders, { query: { search: '98' } }, cotton.head);
    return orders.find((order) => order._id === _id)?.member?.mobile;
  };
  await tell('9800000007', 7);
  await poll(async () => (await shown()) === '9800000007');
  const older = await tell('9800000006', 6);
  await poll(() => cotton.service.db.collection('inbox').findOne({ _id: `cotton-order:${older.id}` as never }));
  expect(await shown()).toBe('9800000007');
});

it('an order has a mobile that was corrected during the call to the register of payments', async () => {
  const { id, token } = await cotton.member();
  const reserve = cotton.register.reserve.bind(cotton.register);
  jest.spyOn(cotton.register, 'reserve').mockImplementationOnce(async (payment) => {
    const profile = { memberId: id, revision: 2, name: 'Asha Patil', mobile: '9800000002', changed: ['mobile'] };
    const nothing = { email: null, address: null, avatarKey: null, idProofKey: null, panProofKey: null };
    const event = await publishEvent(cotton.service.prefix, profileChanged, { ...profile, ...nothing });
    await poll(() => cotton.service.db.collection('inbox').findOne({ _id: `cotton-order:${event.id}` as never }));
    return reserve(payment);
  });
  const { _id } = await cotton.order(token);
  const { body: orders } = await cotton.service.call(networkCottonOrders, { query: {} }, cotton.head);
  expect(orders.find((order) => order._id === _id)?.member?.mobile).toBe('9800000002');
});

it('a page mark of another origin is rejected', async () => {
  const { token } = await cotton.member();
  const answer = await cotton.service.call(cottonOrders, { query: { cursor: 'x' } }, token);
  expect([answer.status, answer.error?.code]).toEqual([400, 'REQUEST.MALFORMED']);
});
