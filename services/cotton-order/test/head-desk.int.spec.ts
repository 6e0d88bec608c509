import { decideCottonOrder, requestReturn, waitingCotton } from '@deepam/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startCotton, type CottonTest } from './cotton-harness.js';

let cotton: CottonTest;
let asha: { id: string; token: string };
beforeAll(async () => {
  cotton = await startCotton();
  asha = await cotton.member({ name: '＝1+1' });
  const bala = await cotton.member({ name: 'Bala Rao' });
  await cotton.order(asha.token, 3);
  await cotton.order(bala.token, 1);
  const done = await cotton.delivered(bala.token, 2);
  await cotton.service.call(requestReturn, { params: { id: done._id } }, bala.token);
});
afterAll(() => cotton.service.close());

const csv = async (query: string, token = cotton.head) => {
  const answer = await fetch(`${cotton.service.url}/api/member/cotton/network-orders.csv${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  return { status: answer.status, text, lines: text.trimEnd().split('\r\n') };
};

it('the counts cover waiting orders and returns', async () => {
  const count = async () => (await cotton.service.call(waitingCotton, {}, cotton.head)).body;
  expect(await count()).toMatchObject({ orders: 2, returns: 1 });
  const order = await cotton.order(asha.token);
  expect(await count()).toMatchObject({ orders: 3, returns: 1 });
  const rejection = { params: { id: order._id }, body: { status: 'Rejected' as const, rejectionReason: '-no' } };
  await cotton.service.call(decideCottonOrder, rejection, cotton.head);
  expect(await count()).toMatchObject({ orders: 2, returns: 1 });
});

it('the file has one line for each order, newest first, without formulas', async () => {
  const { text, lines } = await csv('');
  expect(text.startsWith('\uFEFFRequested (IST),Name,Mobile,')).toBe(true);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toMatch(/^Total,,,,\d+,\d+\.00,,,\d+\.00,,,,,,,,$/);
  expect(lines[1]).toMatch(/,'＝1\+1,9876543210,.*,2,800\.00,Rejected,,1400\.00,'-no,/);
  expect(lines[2]).toMatch(
    /,Bala Rao,9876543210,"Near the temple, Satara, .*",2,800\.00,Delivered,Requested,1400\.00,,\w{24}(,20\d\d-\S+ \S+){3},$/,
  );
});

it('the file follows the filters', async () => {
  expect((await csv('?status=Requested')).lines).toHaveLength(4);
  expect((await csv('?depositReturnStatus=Requested')).lines).toHaveLength(3);
  expect((await csv('?search=bala&status=Requested')).lines).toHaveLength(3);
});

it('the file is for the head only', async () => {
  expect((await csv('', asha.token)).status).toBe(403);
  expect((await cotton.service.call(waitingCotton, {}, asha.token)).status).toBe(403);
});
