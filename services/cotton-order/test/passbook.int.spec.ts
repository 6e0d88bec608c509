import {
  cottonPassbook,
  decideReturn,
  indianDay,
  requestReturn,
  spanOfTaxYear,
  taxYearOf,
  type CottonOrderView,
} from '@deepam/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startCotton, type CottonTest } from './cotton-harness.js';

let cotton: CottonTest;
beforeAll(async () => void (cotton = await startCotton()));
afterAll(() => cotton.service.close());

const passbook = async (token: string, year?: string) =>
  (await cotton.service.call(cottonPassbook, { query: { ...(year !== undefined && { year }) } }, token)).body;
const giveBack = async ({ _id: id }: CottonOrderView, token: string) => {
  await cotton.service.call(requestReturn, { params: { id } }, token);
  await cotton.service.call(decideReturn, { params: { id }, body: { status: 'Approved' } }, cotton.head);
};

it('the passbook shows the member’s deliveries and returns by month, and those of no other member', async () => {
  const [{ token }, other] = [await cotton.member(), await cotton.member()];
  await cotton.delivered(token, 3);
  await giveBack(await cotton.delivered(token, 5), token);
  await cotton.order(token, 7);
  await cotton.delivered(other.token, 11);
  const sums = {
    takenKg: 8,
    returnedKg: 5,
    depositPaid: 3200,
    depositBack: 2e3,
    depositHeld: 1200,
    makingCharge: 1500,
  };
  const now = new Date();
  const year = taxYearOf(now);
  expect(await passbook(token)).toEqual({
    year,
    years: [year],
    depositBefore: 0,
    months: [
      {
        month: indianDay(now).slice(0, 7),
        ...sums,
      },
    ],
    total: sums,
  });
});

it('the passbook goes back to earlier years, whose deposits are held until their refund', async () => {
  const { token } = await cotton.member();
  const { _id } = await cotton.delivered(token, 4);
  const year = taxYearOf(new Date());
  const before = taxYearOf(new Date(spanOfTaxYear(year).since.getTime() - 1));
  const at = new Date(spanOfTaxYear(year).since.getTime() - 24 * 3_600_000);
  const orders = cotton.service.db.collection<{ _id: string }>('orders');
  await orders.updateOne({ _id }, { $set: { approvedAt: at, requestedAt: at, 'steps.$[].at': at } });
  expect(await passbook(token)).toMatchObject({ years: [year, before], depositBefore: 1600, months: [] });
  expect(await passbook(token, before)).toMatchObject({
    year: before,
    months: [{ month: indianDay(at).slice(0, 7), takenKg: 4, depositHeld: 1600 }],
    total: { takenKg: 4, depositPaid: 1600, depositHeld: 1600, makingCharge: 0 },
  });
  const wrong = await cotton.service.call(cottonPassbook, { query: { year: '2026-28' } }, token);
  expect(wrong.status).toBe(422);
});
