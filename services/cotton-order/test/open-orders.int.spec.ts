import { cottonOrders, decideCottonOrder, requestCotton } from '@deepam/contracts';
import { tinyPng } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startCotton, type CottonTest } from './cotton-harness.js';

let cotton: CottonTest;
beforeAll(async () => {
  cotton = await startCotton(undefined, { MAX_OPEN_ORDERS: 5 });
});
afterAll(() => cotton.service.close());

const fetchOpenOrders = async (token: string) => {
  const body = { quantity: 1, address: 'Satara, Maharashtra 415001' };
  return cotton.service.call(requestCotton, { body, files: { paymentProof: await tinyPng() } }, token);
};

it('the service accepts as many concurrent orders of a member as may be open, and names that limit', async () => {
  const { token } = await cotton.member();
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetchOpenOrders(token)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(201), ...Array(15).fill(409)]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.error).toMatchObject({ code: 'COTTON.TOO_MANY_OPEN', details: { most: 5 } });
  expect(refused.error!.error).toBe(
    'You have 5 open cotton orders, as many as a member may have. Please wait until one is decided.',
  );
  const [first] = (await cotton.service.call(cottonOrders, {}, token)).body;
  const decision = { status: 'Rejected' as const, rejectionReason: 'No money came.' };
  await cotton.service.call(decideCottonOrder, { params: { id: first!._id }, body: decision }, cotton.head);
  expect((await fetchOpenOrders(token)).status).toBe(201);
});
