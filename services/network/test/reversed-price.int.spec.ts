import { saleReversed } from '@deepam/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { credit, freshUtr, price } from './bank-desk.js';
import { clerkDesk } from './clerk-desk.js';
import { refusedWith } from './plan-payments.js';
import { saleReversals } from './sale-reversals.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
const { desk, confirmColumns, clerk, importBy, creditLine, matched, approve, reasonFor, grant } = clerkDesk(
  () => network,
  () => head,
);
const { ask, reverse, salesOf } = saleReversals(
  () => network,
  () => head,
);

beforeAll(async () => {
  network = await TestNetwork.start([], { SECOND_APPROVAL: 'on' });
  head = await network.head();
  await confirmColumns();
});
afterAll(() => network.close());

const takenBack = (utr: string) => [{ narration: `UPI/REV/${utr}/RAVI`, debit: price }];
async function paidSale() {
  const utr = freshUtr();
  const request = await desk.requestFor(utr);
  await importBy(await clerk(), [credit(utr)]);
  await matched(request.id);
  return { ...request, utr, saleId: (await approve(request, await clerk())).body.saleId };
}
const owedFor = async (saleId: string) =>
  (await network.outboxEventsOf(saleReversed)).find((event) => event.saleId === saleId)?.isPriceOwed;
const requested = async (saleId: string, kind: 'wrong-approval' | 'cooling-off' = 'wrong-approval') =>
  reverse(saleId, { kind }, (await clerk('adjust-money')).token);
const granted = async (answer: { readonly awaits?: { readonly _id: string } | undefined }) =>
  grant(answer.awaits!._id, await clerk('adjust-money'));

it.each(['wrong-approval', 'cooling-off'] as const)(
  'the price is not owed if the bank reversed the credit, which the approver of a %s reads',
  async (kind) => {
    const { person, utr, saleId } = await paidSale();
    await importBy(await clerk(), takenBack(utr));
    const { reversedOn } = (await creditLine(utr))!;
    if (kind === 'cooling-off') await ask(person, saleId);
    const asked = await requested(saleId, kind);
    expect(await reasonFor(asked)).toEqual([
      { field: 'priceOwed', before: null, after: 'false' },
      { field: 'planCreditReversedOn', before: null, after: reversedOn },
    ]);
    expect((await granted(asked)).status).toBe(200);
    expect(await owedFor(saleId)).toBe(false);
  },
);

it('the price is owed on a credit that the bank has not reversed', async () => {
  const { saleId } = await paidSale();
  const asked = await requested(saleId);
  expect(await reasonFor(asked)).toEqual([{ field: 'priceOwed', before: null, after: 'true' }]);
  expect((await granted(asked)).status).toBe(200);
  expect(await owedFor(saleId)).toBe(true);
});

it('the reversal is decided again if the bank reverses the credit after the request', async () => {
  const { utr, saleId } = await paidSale();
  const asked = await requested(saleId);
  await importBy(await clerk(), takenBack(utr));
  expect(await granted(asked)).toMatchObject(refusedWith(409, 'APPROVAL.OUTDATED'));
  expect(await owedFor(saleId)).toBeUndefined();
});

it('the reversal is decided again if a credit is matched after the request', async () => {
  const request = await desk.requestFor();
  const { saleId } = (await approve(request, head)).body;
  const asked = await requested(saleId);
  expect(await reasonFor(asked)).toMatchObject([{ after: 'false' }, { field: 'planCredit', after: 'none' }]);
  const utr = freshUtr();
  await importBy(await clerk(), [credit(utr)]);
  const match = await desk.match((await desk.lineOf(utr))._id, request.id, (await clerk()).token);
  expect((await grant(match.awaits!._id, await clerk())).status).toBe(200);
  expect(await granted(asked)).toMatchObject(refusedWith(409, 'APPROVAL.OUTDATED'));
});

it('the price is owed without a credit to a member who gives the plan back, and the approver reads that none is matched', async () => {
  const request = await desk.requestFor(freshUtr());
  const approval = await approve(request, await clerk());
  expect((await grant(approval.awaits!._id, await clerk())).status).toBe(200);
  const saleId = (await salesOf(request.person))[0]!._id;
  await ask(request.person, saleId);
  const asked = await requested(saleId, 'cooling-off');
  expect(await reasonFor(asked)).toMatchObject([
    { field: 'priceOwed', after: 'true' },
    { field: 'planCredit', after: 'none' },
  ]);
  expect((await granted(asked)).status).toBe(200);
  expect(await owedFor(saleId)).toBe(true);
});
