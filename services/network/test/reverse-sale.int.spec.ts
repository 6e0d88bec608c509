import {
  auditRecorded,
  auditedSales,
  requestPlanProof,
  reverseSale,
  saleReversed,
  type Permission,
  type PlanName,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { tinyJpeg } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bankDesk, credit, freshUtr } from './bank-desk.js';
import { csvFile, statementCsv } from './bank-files.js';
import { saleReversals } from './sale-reversals.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
const desk = bankDesk(
  () => network,
  () => head,
);
const { sell, reverse, salesOf, ask, outcome } = saleReversals(
  () => network,
  () => head,
);

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
  await desk.confirmed();
});
afterAll(() => network.close());

const buyer = () => network.member(head, head);
const planOf = async (person: Person) => (await network.view(person)).plan;
const reversalsOf = async (person: Person) =>
  (await network.outboxEventsOf(saleReversed)).filter(({ memberId }) => memberId === person.id);

describe('a reversed sale', () => {
  it('the member has the plan before it, and keeps the place in the tree', async () => {
    const person = await buyer();
    const [bronze, gold] = [await sell(person, 'Bronze'), await sell(person, 'Gold')];
    const below = await network.member(person, head);
    const before = (await salesOf(person))[0]!;

    expect((await reverse(gold)).body).toEqual({
      message: 'The sale is reversed. The member has the Bronze plan now.',
    });
    await network.settled();
    const view = await network.view(person);
    expect(view).toMatchObject({ plan: 'Bronze', isApproved: true, networkSize: 1 });
    expect(view.planApproval?.at).toBe(before.date);
    expect((await network.view(below)).addedBy?._id).toBe(person.id);

    await reverse(bronze);
    expect(await network.view(person)).toMatchObject({ plan: null, planApproved: false, planApproval: null });
    const mine = { network: await network.page(head, { plan: 'none', search: person.code }) };
    expect(mine.network.fullNetwork.map(({ _id }) => _id)).toEqual([person.id]);
  });

  it('the reversal is published with the whole sale, recorded, and stored with person and reason', async () => {
    const person = await network.member(head, head, { name: 'Kavita Shah' });
    const saleId = await sell(person, 'Silver');
    await reverse(saleId, { note: 'The money came from another account.' });

    const [event, ...others] = await reversalsOf(person);
    expect(event).toMatchObject({
      saleId,
      memberName: 'Kavita Shah',
      previousPlan: null,
      plan: 'Silver',
      amountPaise: 15e4,
      kind: 'wrong-approval',
      reversedBy: head.id,
      cancellationId: null,
      upline: [
        {
          level: 1,
          memberId: head.id,
        },
      ],
    });
    expect(others).toEqual([]);
    const entries = (await network.outboxEventsOf(auditRecorded)).filter(({ kind }) => kind === 'sale-reversed');
    expect(entries.find(({ memberId }) => memberId === person.id)).toMatchObject({
      subject: { kind: 'sale', id: saleId },
      before: { plan: 'Silver', amount: 1500 },
      after: { how: 'wrong-approval', reason: 'The money came from another account.' },
    });
    const token = await network.service.tokens.serviceToken('commission');
    const { body } = await network.call(auditedSales, { query: { limit: 500 } }, token);
    expect(body.sales.find(({ _id }) => _id === saleId)?.reversedAt).toBe(event?.reversedAt);
    expect(body.unsaid).toContain(saleId);
  });

  it('a reversal for a wrong approval owes the price only when a credit is matched', async () => {
    const [paid, unpaid] = [await desk.requestFor(freshUtr()), await desk.requestFor(freshUtr())];
    const utr = (await desk.requestOf(paid.person))?.utr;
    await desk.take(csvFile(statementCsv([credit(utr!)])));
    const owes: (boolean | undefined)[] = [];
    for (const requestedPerson of [paid, unpaid]) {
      const { saleId } = (await desk.approve(requestedPerson)).body;
      await reverse(saleId);
      owes.push((await reversalsOf(requestedPerson.person))[0]?.isPriceOwed);
      const token = await network.service.tokens.serviceToken('commission');
      const { sales } = (await network.call(auditedSales, { query: { limit: 500 } }, token)).body;
      owes.push(sales.find(({ _id }) => _id === saleId)?.isPriceOwed);
    }
    expect(owes).toEqual([true, true, false, undefined]);
  });

  it('the reversal of a plan that the member gives back owes its price', async () => {
    const person = await buyer();
    await reverse(await sell(person, 'Silver'), { kind: 'cooling-off', note: 'As asked.' });
    expect(await reversalsOf(person)).toMatchObject([{ isPriceOwed: true }]);
  });

  it('a sale is reversed once, however many people do it concurrently', async () => {
    const person = await buyer();
    const saleId = await sell(person, 'Gold');
    const answers = await Promise.all(Array.from({ length: 8 }, () => reverse(saleId)));
    expect(answers.map(outcome).toSorted()).toEqual([200, ...Array<string>(7).fill('NETWORK.SALE_REVERSED')]);
    expect(await reversalsOf(person)).toHaveLength(1);
    expect(outcome(await reverse(saleId))).toBe('NETWORK.SALE_REVERSED');
  });

  it('a repeated call with the same key gets the same answer', async () => {
    const saleId = await sell(await buyer(), 'Silver');
    const headers = { 'idempotency-key': newId() };
    const body = { kind: 'wrong-approval', note: 'Twice.' } as const;
    const send = () => network.call(reverseSale, { params: { id: saleId }, body, headers }, head.token);
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
  });

  it('the same plan can be sold again, and each sale has its own reversal', async () => {
    const person = await buyer();
    const sales: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      sales.push(await sell(person, 'Silver'));
      if (time < 2) await reverse(sales[time]!);
    }
    expect(await planOf(person)).toBe('Silver');
    expect((await salesOf(person)).map(({ reversal, blocked }) => [reversal !== null, blocked])).toEqual([
      [true, 'reversed'],
      [true, 'reversed'],
      [false, null],
    ]);
    expect(new Set(sales).size).toBe(3);
  });
});

describe('a later sale or request of the plan', () => {
  it('a later sale is reversed first', async () => {
    const person = await buyer();
    const [bronze, gold] = [await sell(person, 'Bronze'), await sell(person, 'Gold')];
    expect((await salesOf(person)).map(({ blocked }) => blocked)).toEqual(['later-sale', null]);
    expect(outcome(await reverse(bronze))).toBe('NETWORK.SALE_HAS_UPGRADE');
    expect([outcome(await reverse(gold)), outcome(await reverse(bronze))]).toEqual([200, 200]);
  });

  it('an open request is decided first, as it is for the price difference', async () => {
    const person = await buyer();
    const saleId = await sell(person, 'Silver');
    const files = { planProof: await tinyJpeg() };
    await network.call(requestPlanProof, { body: { plan: 'Gold' }, files }, person.token);
    expect(outcome(await reverse(saleId))).toBe('NETWORK.PLAN_REQUEST_WAITS');
    expect(await planOf(person)).toBe('Silver');
  });

  it('a concurrent upgrade and reversal leave a consistent row of sales', async () => {
    for (let time = 0; time < 6; time += 1) {
      const person = await buyer();
      const bronze = await sell(person, 'Bronze');
      const [reversed] = await Promise.all([reverse(bronze), sell(person, 'Gold').catch(() => undefined)]);
      const standing = (await salesOf(person)).filter(({ reversal }) => reversal === null);
      const row: (PlanName | null)[] = standing.map(({ previousPlan }) => previousPlan);
      expect(row).toEqual([null, ...standing.map(({ plan }) => plan)].slice(0, standing.length));
      expect(await planOf(person)).toBe(standing.at(-1)?.plan ?? null);
      expect(['NETWORK.SALE_HAS_UPGRADE', 200]).toContain(outcome(reversed));
      const paid = standing.reduce((sum, { amount }) => sum + amount, 0);
      expect(paid).toBe({ Gold: 2500, Bronze: 750, Silver: 1500, none: 0 }[standing.at(-1)?.plan ?? 'none']);
    }
  });
});

describe('the payment of a reversed sale', () => {
  it('the payment keeps its number and its bank line, and the list shows that', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    await desk.take(csvFile(statementCsv([credit(utr)])));
    const saleId = (await desk.approve(request)).body.saleId;
    await reverse(saleId);

    const payment = await desk.paymentOf(request.id);
    expect(payment).toMatchObject({ status: 'approved', state: 'matched', reversedAt: expect.any(String) });
    const line = await desk.lineOf(utr);
    expect(line).toMatchObject({ state: 'matched' });
    expect(outcome(await desk.release(line._id))).toBe('NETWORK.BANK_LINE_SERVES_SALE');
    const files = { planProof: await tinyJpeg() };
    const again = await network.call(requestPlanProof, { body: { plan: 'Silver', utr }, files }, request.person.token);
    expect(outcome(again)).toBe('NETWORK.UTR_USED');
  });

  it('the payment keeps a line that a person has matched, too', async () => {
    const [mine, other] = [freshUtr(), freshUtr()];
    const request = await desk.requestFor(mine);
    await desk.take(csvFile(statementCsv([credit(other)])));
    const { _id } = await desk.lineOf(other);
    await desk.match(_id, request.id);
    await reverse((await desk.approve(request)).body.saleId);
    expect(outcome(await desk.release(_id))).toBe('NETWORK.BANK_LINE_SERVES_SALE');
  });

  it('a missing payment is no longer expected', async () => {
    const request = await desk.requestFor(freshUtr());
    await reverse((await desk.approve(request)).body.saleId);
    expect(await desk.paymentOf(request.id)).toMatchObject({ status: 'gone', lines: [] });
  });
});

describe('the permission to reverse a sale', () => {
  const staff = (...permissions: Permission[]) =>
    network.service.tokens.memberToken({ memberId: newId(), isHead: false, permissions });

  it('the caller decides about plans and has given the password recently', async () => {
    const person = await buyer();
    const saleId = await sell(person, 'Silver');
    expect(outcome(await reverse(saleId, {}, await staff('payouts', 'read')))).toBe('ACCESS.NOT_PERMITTED');
    expect(outcome(await reverse(saleId, {}, person.token))).toBe('ACCESS.HEAD_ONLY');
    const clerk = await staff('decide-plans');
    for (const kind of ['wrong-approval', 'cooling-off'] as const)
      expect(outcome(await reverse(saleId, { kind }, clerk))).toBe('ACCESS.NOT_PERMITTED');
    await ask(person, saleId);
    expect(outcome(await reverse(saleId, {}, clerk))).toBe('ACCESS.NOT_PERMITTED');
    expect(outcome(await reverse(saleId, { kind: 'cooling-off' }, clerk))).toBe(200);
    expect(outcome(await reverse(await sell(person, 'Silver'), {}, await staff('decide-plans', 'adjust-money')))).toBe(
      200,
    );
    expect(outcome(await reverse(newId()))).toBe('NETWORK.SALE_NOT_FOUND');
  });
});
