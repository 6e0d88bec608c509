import type { CottonOrderView } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { sees } from '../../../../test/sees.js';
import { barriers, exampleOf, type Reader, visit } from '../../../../test/visit.js';

const order: CottonOrderView = {
  ...exampleOf('cottonOrder'),
  quantity: 2,
  deposit: 800,
  depositReturnAmount: 1400,
  status: 'Delivered',
  rejectionReason: null,
};
const approved: CottonOrderView = { ...order, depositReturnRequested: true, depositReturnStatus: 'Approved' };
const refund = { _id: order._id, kind: 'deposit-refund', amount: 800, date: '2026-01-05T10:00:00.000Z' } as const;
const paid = { state: 'paid', paidOn: '2026-01-07', utr: 'SBINN52026010500001' } as const;

const open = (cottonOrder: CottonOrderView, answers: object = {}, as: Reader = 'member') =>
  visit(`/cotton/${order._id}`, { as, answers: { cottonOrder, ...answers } });
const ownRefund = (more: object) => ({ balance: { ...exampleOf('balance'), refunds: [{ ...refund, ...more }] } });

it('the page names the destinations of the deposit and the making charge before the return', async () => {
  await open(order);
  await sees('₹1,400');
  await sees('₹800 by transfer to the bank account');
  await sees('₹600 to the wallet');
});

it('the page of a cotton order shows after the return what is owed, and what is in the wallet', async () => {
  await open(approved, ownRefund({ state: 'owed' }));
  await sees('₹800 to transfer to the bank account');
  await sees('₹600 credited to the wallet');
  await sees('The deposit is being transferred to the bank account.');
  expect(await barriers()).toEqual([]);
});

it('the page of a cotton order names the day and the UTR of the transferred deposit', async () => {
  await open(approved, ownRefund({ state: 'paid', transfer: paid }));
  await sees('₹800 paid on 7 Jan 2026, UTR SBINN52026010500001');
  await sees('Deposit transferred');
});

it('the page shows that the bank has returned the deposit', async () => {
  await open(approved, ownRefund({ state: 'owed', transfer: { state: 'returned', returnedOn: '2026-01-08' } }));
  await sees('₹800 returned by the bank, to transfer again');
});

it('the page of a cotton order shows the back office both sums, and leads to the payable', async () => {
  const payable = {
    ...exampleOf('payable'),
    _id: order._id,
    kind: 'deposit-refund' as const,
    state: 'owed' as const,
  };
  await open(approved, { payable: { ...payable, transfers: [] } }, 'head');
  await sees('₹800 to transfer to the bank account');
  await sees('₹600 credited to the wallet');
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Open deposit refund');
  expect(link?.getAttribute('href')).toBe(`/payables?payable=${order._id}`);
});

it('the page of a cotton order asks nothing about the payable for a reader without the permission', async () => {
  const { server } = await open(approved, {}, ['decide-cotton']);
  await sees('₹800 by transfer to the bank account');
  expect(server.callsOf('payable')).toEqual([]);
});
