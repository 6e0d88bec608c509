import { bankLines, cottonPaymentMatched, cottonPaymentUnmatched, cottonRequested } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { credit, freshUtr, price } from './bank-desk.js';
import type { Row } from './bank-files.js';
import { clerkDesk, dayFromToday } from './clerk-desk.js';
import { refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';
import { transferDesk } from './transfer-desk.js';

let network: TestNetwork;
let head: Person;
const { desk, confirmColumns, clerk, importBy, creditLine, matched, approve, reasonFor, grant, dismiss } = clerkDesk(
  () => network,
  () => head,
);

const { transfer, saidOf } = transferDesk(() => network);

beforeAll(async () => {
  network = await TestNetwork.start([], { SECOND_APPROVAL: 'on' });
  head = await network.head();
  await confirmColumns();
});
afterAll(() => network.close());

const debit = (utr: string, amount = price): Row => ({ narration: `UPI/${utr}/BACK`, debit: amount });

/** Each test has orders of its own amount: an order that waits makes the payer of another credit of its amount unclear. */
let kg = 100;
let deposit = 40_000;
beforeEach(() => {
  kg += 1;
  deposit = kg * 400;
});
async function order(person: Person, utr: string): Promise<string> {
  const orderId = newId();
  const facts = { orderId, memberId: person.id, memberName: person.name, quantityKg: kg, utr };
  await network.handled(await network.hears(cottonRequested, { ...facts, occurredAt: new Date().toISOString() }));
  return orderId;
}
const matchesOf = async (order: string) =>
  (await network.outboxEventsOf(cottonPaymentMatched)).filter(({ orderId }) => orderId === order);
const firstMatchOf = (id: string) => poll(async () => (await matchesOf(id))[0]);

async function replacedProof(utr: string): Promise<Person> {
  const person = await network.member(head, head, { plan: 'Bronze' });
  await desk.handIn(person, 'Silver', utr);
  await desk.handIn(person, 'Silver', freshUtr());
  return person;
}

describe('the credit of a cotton order', () => {
  it('only the head releases it, and it is doubtful for everyone afterwards', async () => {
    const [first, second] = [freshUtr(), freshUtr()];
    const accomplice = await replacedProof(second);
    const cottonOrder = await order(accomplice, first);
    await importBy(await clerk('decide-cotton'), [{ narration: `UPI/${first}/A/NOTE ${second}`, credit: deposit }]);
    expect(await firstMatchOf(cottonOrder)).toMatchObject({ doubt: null });
    const { _id } = await desk.lineOf(first);
    const dishonest = await clerk('decide-cotton');
    expect(await desk.release(_id, dishonest.token)).toMatchObject(refusedWith(409, 'NETWORK.BANK_LINE_OF_ORDER'));
    expect(await network.outboxEventsOf(cottonPaymentUnmatched)).toEqual([]);
    expect((await desk.release(_id)).status).toBe(200);
    const next = await order(accomplice, second);
    expect(await firstMatchOf(next)).toMatchObject({ doubt: 'freed' });
  });

  it('the replaced proof of a plan request was no early claim on it', async () => {
    const utr = freshUtr();
    const person = await replacedProof(utr);
    await importBy(await clerk(), [credit(utr, deposit)]);
    expect(await firstMatchOf(await order(person, utr))).toMatchObject({ doubt: 'claimed-after-import' });
  });

  it.each(['SBI', 'SBI 2'])(
    'cotton-order learns that a credit is doubtful once a debit of %s reverses it',
    async (account) => {
      const utr = freshUtr();
      const person = await network.member(head, head, { plan: 'Bronze' });
      const id = await order(person, utr);
      await importBy(await clerk(), [credit(utr, deposit)]);
      expect(await firstMatchOf(id)).toMatchObject({ doubt: null });
      await importBy(await clerk(), [debit(utr, deposit)], account);
      expect((await matchesOf(id)).at(-1)).toMatchObject({ doubt: 'reversed' });
    },
  );

  it('the credit is clean again once two people have dismissed its reversal', async () => {
    const utr = freshUtr();
    const id = await order(await network.member(head, head, { plan: 'Bronze' }), utr);
    await importBy(await clerk(), [{ ...credit(utr, deposit), date: dayFromToday(-1) }]);
    await firstMatchOf(id);
    await importBy(await clerk(), [{ ...debit(utr, deposit), date: dayFromToday(-1) }]);
    const asked = await dismiss((await desk.lineOf(utr))._id, await clerk());
    expect((await grant(asked.awaits!._id, head)).status).toBe(200);
    expect((await matchesOf(id)).map(({ doubt }) => doubt)).toEqual([null, 'reversed', null]);
  });

  it('the credit needs a second approver if it may be the return of a transfer', async () => {
    const cottonOrder = await transfer({ amountPaise: deposit * 100 });
    const person = await network.member(head, head, { plan: 'Bronze' });
    const id = await order(person, freshUtr());
    await importBy(await clerk(), [{ narration: `NEFT/${freshUtr()}/${cottonOrder.reference}`, debit: deposit }]);
    await saidOf(cottonOrder);
    const utr = freshUtr();
    const returned = `NEFT RETURN/${utr}/${cottonOrder.reference}/${person.name}`;
    await importBy(await clerk(), [{ narration: returned, credit: deposit }]);
    expect((await desk.match((await creditLine(utr))!._id, id, (await clerk()).token)).status).toBe(200);
    expect(await firstMatchOf(id)).toMatchObject({ doubt: 'may-be-return' });
  });

  it('the credit needs a second approver if one clerk has imported and matched it', async () => {
    const id = await order(await network.member(head, head, { plan: 'Bronze' }), freshUtr());
    const [dishonest, utr] = [await clerk(), freshUtr()];
    await importBy(dishonest, [credit(utr, deposit)], 'MADE UP');
    expect((await desk.match((await desk.lineOf(utr))._id, id, dishonest.token)).status).toBe(200);
    expect(await firstMatchOf(id)).toMatchObject({ doubt: 'matched-by-importer' });
  });
});

describe('the credit of a plan request', () => {
  it('the credit needs a second approver once a clerk has released it from another request', async () => {
    const utr = freshUtr();
    const [wrong, right] = [await desk.requestFor(), await desk.requestFor()];
    await importBy(await clerk(), [credit(utr)]);
    const { _id } = await desk.lineOf(utr);
    await desk.match(_id, wrong.id);
    await desk.release(_id, (await clerk()).token);
    await desk.match(_id, right.id);
    const asked = await approve(right, await clerk());
    expect([asked.status, await reasonFor(asked)]).toMatchObject([202, [{ after: 'freed' }]]);
  });
});

describe('a debit with the number of a credit', () => {
  it('a debit of another amount changes nothing, before or after the credit', async () => {
    const [before, after] = [freshUtr(), freshUtr()];
    const requests = [await desk.requestFor(before), await desk.requestFor(after)];
    const forger = await clerk();
    await importBy(forger, [debit(before, 0.01)]);
    await importBy(await clerk(), [credit(before), credit(after)]);
    await importBy(forger, [debit(after, 0.01)]);
    for (const request of requests) {
      await matched(request.id);
      expect((await approve(request, await clerk())).status).toBe(200);
    }
    expect([(await creditLine(before))!.reversedOn, (await creditLine(after))!.reversedOn]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('a debit of another account ends no match and makes the credit doubtful, before or after it', async () => {
    const [before, after] = [freshUtr(), freshUtr()];
    const requests = [await desk.requestFor(before), await desk.requestFor(after)] as const;
    const importer = await clerk();
    await importBy(importer, [debit(before)], 'SBI 2');
    await importBy(importer, [credit(before), credit(after)]);
    await desk.match((await desk.lineOf(before))._id, requests[0].id);
    await matched(requests[1].id);
    await importBy(importer, [debit(after)], 'SBI 2');
    for (const request of requests) {
      const asked = await approve(request, await clerk());
      expect([asked.status, await reasonFor(asked)]).toMatchObject([202, [{ after: 'reversed' }]]);
    }
  });

  it('a debit of another importer keeps the match, whose approval then needs a second approver', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    await importBy(await clerk(), [credit(utr)]);
    await matched(request.id);
    await importBy(await clerk(), [debit(utr)]);
    expect(await creditLine(utr)).toMatchObject({ expectedId: request.id, reversedOn: expect.any(String) });
    const asked = await approve(request, await clerk());
    expect([asked.status, await reasonFor(asked)]).toMatchObject([202, [{ after: 'reversed' }]]);
  });

  it('a debit keeps the match of a person, whose approval then needs a second approver', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor();
    const importer = await clerk();
    await importBy(importer, [credit(utr)]);
    await desk.match((await desk.lineOf(utr))._id, request.id);
    await importBy(importer, [debit(utr)]);
    expect(await creditLine(utr)).toMatchObject({ expectedId: request.id, reversedOn: expect.any(String) });
    expect((await approve(request, await clerk())).status).toBe(202);
  });

  it('a debit of the same importer ends the match of a rule, and a new match by hand does not replace a second approver', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    const importer = await clerk();
    await importBy(importer, [credit(utr)]);
    await matched(request.id);
    await importBy(importer, [debit(utr)]);
    const line = (await creditLine(utr))!;
    expect([line.expectedId, line.freedBy]).toEqual([undefined, [importer.id]]);
    expect((await desk.match(line._id, request.id)).status).toBe(200);
    expect(await reasonFor(await approve(request, await clerk()))).toMatchObject([{ after: 'reversed' }]);
  });
});

describe('a credit that a debit reverses', () => {
  it('the import of the debit counts it, and it is listed among the reversed credits', async () => {
    const [taken, kept] = [freshUtr(), freshUtr()];
    const credits = [taken, kept].map((utr) => credit(utr));
    expect(await importBy(await clerk(), credits)).toMatchObject({ newLines: 2, reversed: 0 });
    expect(await importBy(await clerk(), [debit(taken)])).toMatchObject({ newLines: 1, reversed: 1 });
    const { body } = await network.call(bankLines, { query: { state: 'reversed' } }, head.token);
    const numbers = body.flatMap(({ bankNumbers = [] }) => bankNumbers);
    expect([numbers.includes(taken), numbers.includes(kept)]).toEqual([true, false]);
  });
});

describe('a forged line of the same account', () => {
  const importOne = async (row: Row) => importBy(await clerk(), [row]);

  it.each([
    [
      'number',
      'LEELA NAIR',
      (v: string) => `NEFT SUPPLIER ${v}`,
      (v: string, u: string) => `UPI/DR/${u}/REVERSAL ${v}`,
    ],
    ['beginning', 'MEGHA SONI', () => 'REVERSAL OF UPI PAYMENT DEV SHARMA', () => 'REVERSAL OF UPI PAYMENT MEGHA SONI'],
  ])('the line hides no reversal that has its %s', async (_, payer, forged, genuine) => {
    const [utr, other] = [freshUtr(), freshUtr()];
    const request = await desk.requestFor(utr);
    await importOne({ narration: `UPI/${utr}/${payer}`, credit: price });
    await matched(request.id);
    await importOne({ narration: forged(other), debit: price });
    expect(await importOne({ narration: genuine(other, utr), debit: price })).toMatchObject({ newLines: 1 });
    expect(await reasonFor(await approve(request, await clerk()))).toMatchObject([{ after: 'reversed' }]);
  });

  it('a line with the amount of a credit hides no reversal without a name', async () => {
    const [utr, amount] = [freshUtr(), 3_456_000.5];
    await importOne({ narration: `UPI/${utr}/LATA JOSHI`, credit: amount });
    await importOne({ narration: 'NEFT CR SOMEBODY', credit: amount });
    expect(await importOne({ narration: 'REVERSAL OF UPI CREDIT', debit: amount })).toMatchObject({ reversed: 2 });
    expect((await creditLine(utr))!.reversedOn).toBeDefined();
  });

  it('a line takes no place from a reversal of another statement that is imported before its credit', async () => {
    const [utr, amount] = [freshUtr(), 4_567_000.5];
    const flood = Array.from({ length: 150 }, (_, at) => ({ narration: `REVERSAL XQ${at} ZWVK`, debit: amount }));
    await importBy(await clerk(), flood);
    await importOne({ narration: 'REVERSAL UPI NISHA DESAI', debit: amount });
    expect(await importOne({ narration: `UPI/${utr}/NISHA DESAI`, credit: amount })).toMatchObject({ reversed: 1 });
  });
});

describe('an approved request without a credit', () => {
  async function approved(): Promise<string> {
    const request = await desk.requestFor();
    expect((await approve(request, head)).status).toBe(200);
    return request.id;
  }

  it('two people match it to a credit, and see the amount in doubt', async () => {
    const utr = freshUtr();
    const id = await approved();
    await importBy(await clerk(), [credit(utr, price + 1)]);
    const { _id } = await desk.lineOf(utr);
    const requester = await clerk();
    const asked = await desk.match(_id, id, requester.token);
    expect([asked.status, await reasonFor(asked)]).toMatchObject([
      202,
      [
        { field: 'bankNumber', after: utr },
        { field: 'approverReason', after: 'other-amount' },
      ],
    ]);
    expect((await creditLine(utr))!.expectedId).toBeUndefined();
    expect((await grant(asked.awaits!._id, requester)).error?.code).toBe('APPROVAL.OWN_REQUEST');
    expect((await grant(asked.awaits!._id, await clerk())).status).toBe(200);
    expect(await creditLine(utr)).toMatchObject({ expectedId: id, matcherAccounts: [requester.id] });
  });

  it('the request gets no credit that was reversed after the request', async () => {
    const utr = freshUtr();
    const id = await approved();
    await importBy(await clerk(), [credit(utr)]);
    const asked = await desk.match((await desk.lineOf(utr))._id, id, (await clerk()).token);
    await importBy(await clerk(), [debit(utr)]);
    expect((await grant(asked.awaits!._id, await clerk())).error?.code).toBe('APPROVAL.OUTDATED');
    expect((await creditLine(utr))!.expectedId).toBeUndefined();
  });
});
