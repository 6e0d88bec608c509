import { expect, it } from '@jest/globals';
import { head, oneHead } from './one-head.js';
import { shownLines, shownStatements } from './bank-answers.mjs';

const id = (number: number): string => `65f00000000000000000${String(number).padStart(4, '0')}`;
const leftOut = Array.from({ length: 30 }, (_, number) => ({
  requestId: id(number),
  memberId: id(number),
  name: `Payer ${number}`,
  plan: 'Silver',
  amount: 1500,
  why: 'amount',
  line: {
    _id: id(number),
    amount: 1400,
  },
}));

oneHead();

it('the lists of the bank page have different names and can be reached by the keyboard when they overflow', async () => {
  const more = { 'x-next-cursor': 'c' };
  for (const [calls, json] of [
    [/\/api\/admin\/bank-lines\?/, shownLines],
    [/\/api\/admin\/bank-statements\?/, shownStatements],
  ] as const)
    await head.page.route(calls, (route) => route.fulfill({ headers: more, json }));
  await head.page.route('**/api/admin/bulk-approvals/preview', (route) =>
    route.fulfill({ json: { rows: [], total: 0, leftOut, hasMore: false, cottonOrders: 0 } }),
  );
  await head.visit('/bank?part=approve');
  await head.sees('Payer 29');
  expect(await head.barriers()).toEqual([]);
  for (const [part, list] of [
    ['lines', 'Incoming payments'],
    ['statements', 'Imported statements'],
  ] as const) {
    await head.visit(`/bank?part=${part}`);
    await head.page.getByRole('navigation', { name: `Pages: ${list}`, exact: true }).waitFor();
    expect(await head.barriers()).toEqual([]);
  }
});
