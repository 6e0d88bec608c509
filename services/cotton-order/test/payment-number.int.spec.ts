import {
  cottonOrders,
  cottonRequested,
  decideCottonOrder,
  networkCottonOrders,
  requestCotton,
  reservePaymentReference,
} from '@deepam/contracts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '@deepam/platform';
import { outboxEvents, scannedCollections, tinyPng } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startCotton, type CottonTest } from './cotton-harness.js';

let cotton: CottonTest;
beforeAll(async () => {
  cotton = await startCotton();
});
afterAll(() => cotton.service.close());

const order = async (token: string, utr?: string, test = cotton) =>
  test.service.call(
    requestCotton,
    { body: { quantity: 1, address: 'Satara', utr }, files: { paymentProof: await tinyPng() } },
    token,
  );
const reject = (id: string) =>
  cotton.service.call(
    decideCottonOrder,
    { params: { id }, body: { status: 'Rejected', rejectionReason: 'No.' } },
    cotton.head,
  );
const used = { status: 409, error: { code: 'NETWORK.UTR_USED' } };

it('the payment number is reserved for the order before the order is written, with the hashes of the picture, and named in its event', async () => {
  const { id, token } = await cotton.member();
  const seen = {
    kind: 'plan',
    userId: newId(),
    name: 'Bala',
    at: new Date().toISOString(),
    match: 'picture',
  } as const;
  cotton.register.seenBefore = [seen];
  const { body } = await order(token, '111111111111');
  cotton.register.seenBefore = [];
  expect(cotton.register.asked.at(-1)).toEqual({
    orderId: body.order._id,
    memberId: id,
    utr: '111111111111',
    picture: { sha256: expect.stringMatching(/^[\da-f]{64}$/), perceptualHash: null },
  });
  const events = await outboxEvents(cotton.service.db, cottonRequested);
  expect(events.at(-1)?.data).toMatchObject({ orderId: body.order._id, utr: '111111111111' });
  expect(body.order).toMatchObject({ utr: '111111111111', seenBefore: [] });
  const [own] = (await cotton.service.call(cottonOrders, {}, token)).body;
  expect(own?.seenBefore).toEqual([]);
  const [row] = (await cotton.service.call(networkCottonOrders, {}, cotton.head)).body;
  expect(row).toMatchObject({ _id: body.order._id, utr: '111111111111', seenBefore: [seen] });
});

it('the register is called without a number, too, for the picture', async () => {
  const { token } = await cotton.member();
  expect((await order(token)).body.order.utr).toBeNull();
  expect(cotton.register.asked.at(-1)).toMatchObject({ utr: null });
});

it('another member’s number is rejected, and nothing is stored', async () => {
  const { id, token } = await cotton.member();
  cotton.register.taken.add('222222222222');
  expect(await order(token, '222222222222')).toMatchObject(used);
  expect(await cotton.service.db.collection('orders').countDocuments({ 'member._id': id })).toBe(0);
});

it('the payment number is valid for one order until its rejection, even when many are sent concurrently', async () => {
  const { token } = await cotton.member();
  const answers = await Promise.all(Array.from({ length: 5 }, () => order(token, '333333333333')));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(await order(token, '333333333333')).toMatchObject(used);
  await reject(answers.find(({ status }) => status === 201)!.body.order._id);
  expect((await order(token, '333333333333')).status).toBe(201);
});

it('the payment number’s search costs the same however many orders there are', async () => {
  const { token } = await cotton.member();
  const scanned = await scannedCollections(cotton.service.db, () => order(token, '666666666666'));
  expect(scanned).not.toContain('orders');
});

it('the payment number cannot be reserved while the network gives no verdict: 503, and nothing is stored', async () => {
  let verdict = { status: 500, body: {} };
  let asked = '';
  const network = createServer((request, response) => {
    asked = `${request.method} ${request.url} ${request.headers.authorization?.slice(0, 7)}`;
    response.writeHead(verdict.status, { 'content-type': 'application/json' }).end(JSON.stringify(verdict.body));
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const test = await startCotton(`http://127.0.0.1:${(network.address() as AddressInfo).port}`);
  const { token } = await test.member();
  const attempt = async () => (await order(token, '444444444444', test)).error?.code;
  const orders = () => test.service.db.collection('orders').countDocuments();

  expect(await attempt()).toBe('SERVER.UNAVAILABLE');
  expect(asked).toBe(`POST /api${reservePaymentReference.path} Bearer `);
  verdict = { status: 409, body: { error: 'Used.', code: 'NETWORK.UTR_USED', requestId: 'r' } };
  expect(await attempt()).toBe('NETWORK.UTR_USED');
  network.closeAllConnections();
  await new Promise((resolve) => network.close(resolve));
  expect(await attempt()).toBe('SERVER.UNAVAILABLE');
  expect(await orders()).toBe(0);
  await test.service.close();
});
