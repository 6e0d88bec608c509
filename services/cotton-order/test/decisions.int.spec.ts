import {
  auditedOrders,
  cottonOrders,
  decideCottonOrder,
  decideReturn,
  networkCottonOrders,
  requestReturn,
  returnApproved,
  returnRequested,
  type AuditedOrder,
  type CottonOrderView,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { outboxEvents, tinyPng } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startCotton, type CottonTest } from './cotton-harness.js';

let cotton: CottonTest;
let member: { id: string; token: string };
beforeAll(async () => {
  cotton = await startCotton();
  member = await cotton.member();
});
afterAll(() => cotton.service.close());

const decide = (order: CottonOrderView, status: 'Approved' | 'Rejected' | 'Delivered', rejectionReason?: string) =>
  cotton.service.call(decideCottonOrder, { params: { id: order._id }, body: { status, rejectionReason } }, cotton.head);
const askReturn = (order: CottonOrderView, token = member.token) =>
  cotton.service.call(requestReturn, { params: { id: order._id } }, token);
const decideOnReturn = (order: CottonOrderView, status: 'Approved' | 'Rejected', rejectionReason?: string) =>
  cotton.service.call(decideReturn, { params: { id: order._id }, body: { status, rejectionReason } }, cotton.head);

const audited = ({ _id }: CottonOrderView, quantityKg: number) => ({ _id, memberId: member.id, quantityKg });

it('an order goes from Requested over Approved to Delivered', async () => {
  const order = await cotton.order(member.token);
  const approved = await decide(order, 'Approved');
  expect(approved.body).toMatchObject({
    message: 'Cotton order Approved! Notification sent.',
    order: { status: 'Approved' },
  });
  expect((await decide(order, 'Delivered')).body.order.status).toBe('Delivered');
});

it('the order shows the time of each step, and to the head its person', async () => {
  const { _id } = await cotton.delivered(member.token, 3);
  const order = { _id } as CottonOrderView;
  await askReturn(order);
  expect((await decideOnReturn(order, 'Approved')).body.order.steps).toHaveLength(4);
  const ofThis = (orders: CottonOrderView[]) => orders.find((row) => row._id === _id)!.steps;
  const own = async () => ofThis((await cotton.service.call(cottonOrders, {}, member.token)).body);
  const desk = async () => ofThis((await cotton.service.call(networkCottonOrders, {}, cotton.head)).body);
  const moments = (await own()).map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted());
  expect((await own()).map(({ step, by }) => [step, by])).toEqual([
    ['approved', null],
    ['delivered', null],
    ['return-requested', null],
    ['return-approved', null],
  ]);
  expect((await desk()).map(({ by }) => by)).toEqual(['The Head', 'The Head', 'Asha Patil', 'The Head']);
});

it('a rejection needs a reason and keeps it', async () => {
  const order = await cotton.order(member.token);
  const without = await decide(order, 'Rejected');
  expect([without.status, without.error?.code]).toEqual([422, 'COTTON.REASON_NEEDED']);
  expect((await decide(order, 'Rejected', 'The proof is unreadable.')).body.order).toMatchObject({
    status: 'Rejected',
    rejectionReason: 'The proof is unreadable.',
  });
});

it('a step that is not in the table is 409 with the present status', async () => {
  const order = await cotton.order(member.token);
  const early = await decide(order, 'Delivered');
  expect([early.status, early.error?.code, early.error?.details]).toEqual([
    409,
    'COTTON.WRONG_STATUS',
    { status: 'Requested' },
  ]);
  await decide(order, 'Approved');
  expect((await decide(order, 'Rejected', 'too late')).error?.details).toEqual({ status: 'Approved' });
  expect((await decide(order, 'Approved')).status).toBe(409);
});

it('of twenty racing decisions one wins, with one event', async () => {
  const order = await cotton.order(member.token);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? decide(order, 'Approved') : decide(order, 'Rejected', 'no'))),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
  const rows = await cotton.service.db.collection('outbox').countDocuments({ 'envelope.data.orderId': order._id });
  expect(rows).toBe(2);
});

it('an unknown order is 404, and a member may not decide', async () => {
  const order = await cotton.order(member.token);
  expect((await decide({ ...order, _id: newId() }, 'Approved')).error?.code).toBe('COTTON.ORDER_NOT_FOUND');
  const input = { params: { id: order._id }, body: { status: 'Approved' as const } };
  expect((await cotton.service.call(decideCottonOrder, input, member.token)).error?.code).toBe('ACCESS.HEAD_ONLY');
});

it('staff who may only deliver make no decisions, and staff who decide do not deliver', async () => {
  const order = await cotton.order(member.token);
  const decideAs = async (permissions: readonly Permission[], status: 'Approved' | 'Rejected' | 'Delivered') => {
    const token = await cotton.service.tokens.memberToken({ memberId: newId(), permissions });
    const input = { params: { id: order._id }, body: { status, rejectionReason: 'Not paid' } };
    const answer = await cotton.service.call(decideCottonOrder, input, token);
    return answer.error?.code ?? answer.body.order.status;
  };
  expect(await decideAs(['dispatch'], 'Approved')).toBe('ACCESS.NOT_PERMITTED');
  expect(await decideAs(['dispatch'], 'Rejected')).toBe('ACCESS.NOT_PERMITTED');
  expect(await decideAs(['read'], 'Approved')).toBe('ACCESS.NOT_PERMITTED');
  expect(await decideAs(['decide-cotton'], 'Approved')).toBe('Approved');
  expect(await decideAs(['decide-cotton'], 'Delivered')).toBe('ACCESS.NOT_PERMITTED');
  expect(await decideAs(['dispatch'], 'Delivered')).toBe('Delivered');
});

it('the owner requests the deposit once, on a delivered order', async () => {
  const fresh = await cotton.order(member.token);
  expect((await askReturn(fresh)).error?.code).toBe('COTTON.NOT_DELIVERED');
  const order = await cotton.delivered(member.token);
  const answers = await Promise.all(Array.from({ length: 10 }, () => askReturn(order)));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  expect(answers.find((answer) => answer.status === 409)?.error?.code).toBe('COTTON.RETURN_ALREADY_REQUESTED');
  const events = await outboxEvents(cotton.service.db, returnRequested);
  expect(events.filter((event) => event.data.orderId === order._id)).toHaveLength(1);
});

it('another member’s order does not exist for a member', async () => {
  const order = await cotton.delivered(member.token);
  const stranger = await cotton.member();
  const answer = await askReturn(order, stranger.token);
  expect([answer.status, answer.error?.code]).toEqual([404, 'COTTON.ORDER_NOT_FOUND']);
});

it('an approved return shows the refund and the earnings, and the image', async () => {
  const order = await cotton.delivered(member.token, 5);
  await askReturn(order);
  const answer = await cotton.service.call(
    decideReturn,
    {
      params: { id: order._id },
      body: { status: 'Approved', cottonReturnQuantity: 99 },
      files: { adminImage: await tinyPng() },
    },
    cotton.head,
  );
  expect(answer.body.order).toMatchObject({
    depositReturnStatus: 'Approved',
    cottonReturnQuantity: 5,
    deposit: 2000,
    depositReturnAmount: 3500,
  });
  expect(answer.body.order.adminProvidedImage).toMatch(/^\/api\/files\/cotton-order\/return-images\//);
  const event = (await outboxEvents(cotton.service.db, returnApproved)).find((e) => e.data.orderId === order._id);
  expect(event?.data).toMatchObject({ memberId: member.id, depositPaise: 200_000, makingChargePaise: 150_000 });
  const again = await decideOnReturn(order, 'Rejected', 'changed my mind');
  expect([again.status, again.error?.details]).toEqual([409, { depositReturnStatus: 'Approved' }]);
});

it('approved orders and returns are listed for the audit of commission, and for services only', async () => {
  const [open, returned] = [await cotton.delivered(member.token, 1), await cotton.delivered(member.token, 5)];
  await askReturn(returned);
  await decideOnReturn(returned, 'Approved');
  const utr = '712345678901';
  await cotton.service.db.collection<{ _id: string }>('orders').updateOne({ _id: open._id }, { $set: { utr } });
  const token = await cotton.service.tokens.serviceToken('commission');
  const listed: AuditedOrder[] = [];
  let after: string | undefined;
  do {
    const { body } = await cotton.service.call(auditedOrders, { query: { limit: 2, after } }, token);
    listed.push(...body.orders);
    after = body.orders.at(-1)?._id;
  } while (after !== undefined);
  const moment = expect.stringMatching(/^20\d\d-/);
  const moments = { requestedAt: moment, approvedAt: moment };
  expect(listed.slice(-2)).toEqual([
    { ...audited(open, 1), ...moments, isReturned: false, returnApprovedAt: null, utr },
    { ...audited(returned, 5), ...moments, isReturned: true, returnApprovedAt: moment, utr: null },
  ]);
  const refused = await cotton.service.call(auditedOrders, {}, cotton.head);
  expect([refused.status, refused.error?.code]).toEqual([403, 'ACCESS.SERVICE_ONLY']);
});

it.each([{}, { cottonReturnQuantity: 0 }, { cottonReturnQuantity: '0' }, { cottonReturnQuantity: '' }])(
  'a return is rejected with a quantity, or without one: %j',
  async (sent) => {
    const order = await cotton.delivered(member.token);
    await askReturn(order);
    const body = { status: 'Rejected', rejectionReason: 'wet', ...sent } as never;
    const answer = await cotton.service.call(decideReturn, { params: { id: order._id }, body }, cotton.head);
    expect([answer.status, answer.body.order?.depositReturnStatus]).toEqual([200, 'Rejected']);
  },
);

it('a return is rejected with a reason, and stays rejected', async () => {
  const order = await cotton.delivered(member.token);
  await askReturn(order);
  expect((await decideOnReturn(order, 'Rejected')).error?.code).toBe('COTTON.REASON_NEEDED');
  const answer = await decideOnReturn(order, 'Rejected', 'The wicks were damp.');
  expect(answer.body.order).toMatchObject({
    depositReturnStatus: 'Rejected',
    rejectionReason: 'The wicks were damp.',
  });
  expect((await askReturn(order)).error?.code).toBe('COTTON.RETURN_ALREADY_REQUESTED');
});

it('a decision without a request is 409', async () => {
  const order = await cotton.delivered(member.token);
  expect((await decideOnReturn(order, 'Approved')).error?.code).toBe('COTTON.RETURN_NOT_REQUESTED');
});
