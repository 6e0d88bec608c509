import { cottonOrders, cottonRequested, networkCottonOrders, requestCotton } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { outboxEvents, tinyPdf, tinyPng } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startCotton, type CottonTest } from './cotton-harness.js';

describe('requesting cotton', () => {
  let cotton: CottonTest;
  beforeAll(async () => {
    cotton = await startCotton();
  });
  afterAll(() => cotton.service.close());

  const body = { quantity: 3, address: 'Near the temple, Satara, Maharashtra 415001' };

  it('an approved member with a plan orders, and the head hears of it', async () => {
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
      /^\/api\/files\/cotton-order\/payment-proofs\/.+\.png\?exp=\d+&sig=/,
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
  ] as const)('%s is refused', async (_who, options, code) => {
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
  ])('%s is refused with the field named', async (_what, wrong) => {
    const { token } = await cotton.member();
    const files = { paymentProof: await tinyPng() };
    const answer = await cotton.service.call(requestCotton, { body: { ...body, ...wrong }, files }, token);
    expect([answer.status, answer.error?.code]).toEqual([422, 'REQUEST.INVALID']);
    expect(Object.keys(answer.error?.details ?? {})).toEqual(Object.keys(wrong));
  });

  it('the proof must be there and an image', async () => {
    const { token } = await cotton.member();
    const without = await cotton.service.call(requestCotton, { body, files: {} }, token);
    expect([without.status, without.error?.code]).toEqual([422, 'FILE.REQUIRED']);
    const pdf = await cotton.service.call(requestCotton, { body, files: { paymentProof: tinyPdf() } }, token);
    expect([pdf.status, pdf.error?.code]).toEqual([415, 'FILE.UNSUPPORTED_TYPE']);
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

  it("the head finds orders by the buyer's name and by status; a member may not look", async () => {
    const { token } = await cotton.member({ name: 'Zubeda Khan' });
    const { _id } = await cotton.order(token);
    const query = { search: 'zubeda', status: 'Requested' as const };
    const found = await cotton.service.call(networkCottonOrders, { query }, cotton.head);
    expect(found.body.map((order) => order._id)).toEqual([_id]);
    const refused = await cotton.service.call(networkCottonOrders, { query }, token);
    expect([refused.status, refused.error?.code]).toEqual([403, 'ACCESS.HEAD_ONLY']);
  });

  it('a page mark of our own making only', async () => {
    const { token } = await cotton.member();
    const answer = await cotton.service.call(cottonOrders, { query: { cursor: 'x' } }, token);
    expect([answer.status, answer.error?.code]).toEqual([400, 'REQUEST.MALFORMED']);
  });
});
