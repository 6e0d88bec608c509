import {
  auditRecorded,
  cottonOrder,
  cottonSent,
  decideCottonOrder,
  promisedDay,
  markCottonSent,
  parcelCorrected,
  requestReturn,
  type CottonOrderView,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { outboxEvents } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startCotton, type CottonTest } from './cotton-harness.js';

let cotton: CottonTest;
let member: { id: string; token: string };
beforeAll(async () => {
  cotton = await startCotton();
  member = await cotton.member();
});
afterAll(() => cotton.service.close());

const decide = ({ _id: id }: CottonOrderView, status: 'Approved' | 'Rejected' | 'Delivered') =>
  cotton.service.call(
    decideCottonOrder,
    { params: { id }, body: { status, ...(status === 'Rejected' && { rejectionReason: 'Not paid' }) } },
    cotton.head,
  );
const send = ({ _id: id }: Pick<CottonOrderView, '_id'>, parcelNo = 'EM123456789IN', token = cotton.head) =>
  cotton.service.call(markCottonSent, { params: { id }, body: { parcelNo } }, token);
const readOrder = ({ _id: id }: Pick<CottonOrderView, '_id'>, token: string) =>
  cotton.service.call(cottonOrder, { params: { id } }, token);
const approved = async () => {
  const order = await cotton.order(member.token);
  await decide(order, 'Approved');
  return order;
};

it('an order is marked as sent with its parcel number, published once, and stays Approved', async () => {
  const order = await approved();
  const { body } = await send(order);
  expect(body).toMatchObject({
    message: 'The order is marked as sent. Notification sent.',
    order: { status: 'Approved', parcelNo: 'EM123456789IN', sentAt: expect.stringMatching(/^20\d\d-/) },
  });
  const again = await send(order, 'EM987654321IN');
  expect([again.status, again.error?.code]).toEqual([409, 'COTTON.ALREADY_SENT']);
  const sent = (await outboxEvents(cotton.service.db, cottonSent)).filter(({ data }) => data.orderId === order._id);
  expect(sent.map(({ data }) => data)).toEqual([
    {
      orderId: order._id,
      memberId: member.id,
      memberName: 'Asha Patil',
      quantityKg: 2,
      parcelNo: 'EM123456789IN',
      occurredAt: body.order.sentAt,
    },
  ]);
  const audited = await outboxEvents(cotton.service.db, auditRecorded);
  const entries = audited.filter(({ data }) => data.kind === 'cotton-order-sent' && data.subject?.id === order._id);
  expect(entries).toHaveLength(1);
  expect((await decide(order, 'Delivered')).body.order).toMatchObject({
    status: 'Delivered',
    parcelNo: 'EM123456789IN',
  });
});

it('an order’s number is corrected once by many concurrent calls that know the old one; the member is notified', async () => {
  const order = await approved();
  const correct = (parcelNo: string, replaces: string) =>
    cotton.service.call(markCottonSent, { params: { id: order._id }, body: { parcelNo, replaces } }, cotton.head);
  expect((await correct('EM2', 'EM1')).error?.code).toBe('COTTON.NOT_SENT');
  const { sentAt } = (await send(order, 'EM1')).body.order;
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => correct(`R${at}`, 'EM1')));
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners.map(({ body }) => body.message)).toEqual(['The parcel number is corrected. Notification sent.']);
  expect(answers.filter(({ error }) => error?.code === 'COTTON.ALREADY_SENT')).toHaveLength(9);
  const { parcelNo } = winners[0]!.body.order;
  expect((await readOrder(order, member.token)).body).toMatchObject({ parcelNo, sentAt, status: 'Approved' });
  const corrected = (await outboxEvents(cotton.service.db, parcelCorrected)).map(({ data }) => data);
  expect(corrected.filter(({ orderId }) => orderId === order._id).map((data) => data.parcelNo)).toEqual([parcelNo]);
  expect((await correct(parcelNo!, ` ${parcelNo} `)).status).toBe(422);
  const audited = (await outboxEvents(cotton.service.db, auditRecorded)).map(({ data }) => data);
  const kinds = audited.filter(({ subject }) => subject?.id === order._id).map(({ kind }) => kind);
  expect(kinds).toEqual(['cotton-order-decided', 'cotton-order-sent', 'cotton-parcel-corrected']);
  await decide(order, 'Delivered');
  expect((await correct('EM3', parcelNo!)).error?.code).toBe('COTTON.WRONG_STATUS');
});

it('one of twenty concurrent calls marks it, and its number stays', async () => {
  const order = await approved();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => send(order, `P${at}`)));
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ error }) => error?.code === 'COTTON.ALREADY_SENT')).toHaveLength(19);
  expect((await readOrder(order, member.token)).body.parcelNo).toBe(winners[0]!.body.order.parcelNo);
  const sent = (await outboxEvents(cotton.service.db, cottonSent)).filter(({ data }) => data.orderId === order._id);
  expect(sent).toHaveLength(1);
});

it('an order can’t be sent before its approval, after a rejection or delivery, or if it does not exist', async () => {
  const [asked, refused] = [await cotton.order(member.token), await cotton.order(member.token)];
  await decide(refused, 'Rejected');
  const delivered = await cotton.delivered(member.token);
  const states = [asked, refused, delivered].map(async (order) => {
    const { status, error } = await send(order);
    return [status, error?.code, error?.details];
  });
  expect(await Promise.all(states)).toEqual([
    [409, 'COTTON.WRONG_STATUS', { status: 'Requested' }],
    [409, 'COTTON.WRONG_STATUS', { status: 'Rejected' }],
    [409, 'COTTON.WRONG_STATUS', { status: 'Delivered' }],
  ]);
  expect((await send({ _id: newId() })).error?.code).toBe('COTTON.ORDER_NOT_FOUND');
});

it('staff who dispatch or decide mark it, and no other caller can', async () => {
  const sendAs = async (...permissions: Permission[]) => {
    const token = await cotton.service.tokens.memberToken({ memberId: newId(), permissions });
    return (await send(await approved(), 'P1', token)).status;
  };
  expect([await sendAs('dispatch'), await sendAs('decide-cotton'), await sendAs('read')]).toEqual([200, 200, 403]);
  expect((await send(await approved(), 'P1', member.token)).error?.code).toBe('ACCESS.HEAD_ONLY');
  expect((await send(await approved(), ' ')).status).toBe(422);
});

it('an order’s owner and the head see it; for other people it does not exist', async () => {
  const order = await approved();
  const { body } = await readOrder(order, member.token);
  const at = new Date(body.requestDate);
  expect(body).toMatchObject({ deliveryBy: promisedDay(at, 7), refundBy: null, sentAt: null, parcelNo: null });
  expect(body.steps.map(({ step, by }) => [step, by])).toEqual([['approved', null]]);
  expect((await readOrder(order, cotton.head)).body.steps[0]!.by).toBe('The Head');
  const stranger = await cotton.member();
  const refused = await readOrder(order, stranger.token);
  expect([refused.status, refused.error?.code]).toEqual([404, 'COTTON.ORDER_NOT_FOUND']);
  const missing = await readOrder({ _id: newId() }, member.token);
  expect(missing.error).toEqual({ ...refused.error, requestId: missing.error!.requestId });
  const staff = (...permissions: Permission[]) => cotton.service.tokens.memberToken({ memberId: newId(), permissions });
  expect((await readOrder(order, await staff('read'))).status).toBe(200);
  expect((await readOrder(order, await staff('payouts'))).error?.code).toBe('ACCESS.NOT_PERMITTED');
});

it('an order’s deposit is promised from the day of its request', async () => {
  const order = await cotton.delivered(member.token);
  const { body } = await cotton.service.call(requestReturn, { params: { id: order._id } }, member.token);
  const asked = body.order.steps.find(({ step }) => step === 'return-requested')!;
  expect((await readOrder(order, member.token)).body.refundBy).toBe(promisedDay(new Date(asked.at), 7));
});
