import {
  auditRecorded,
  bankLineChoices,
  bankLines,
  bankStatements,
  cottonPaymentMatched,
  cottonPaymentUnmatched,
  cottonRequested,
  expectedPayments,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bankDesk, credit, freshUtr, price } from './bank-desk.js';
import { csvFile, statementCsv } from './bank-files.js';
import { refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
const { preview, take, lineOf, requestFor, paymentOf, match, release, approve, reject, requested } = bankDesk(
  () => network,
  () => head,
);

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

describe('access to payments', () => {
  it('a member and a visitor have no access', async () => {
    const person = await network.member(head, head);
    const utr = freshUtr();
    await take(csvFile(statementCsv([credit(utr)])));
    const { _id } = await lineOf(utr);
    const file = csvFile(statementCsv([credit(freshUtr())]));
    for (const [token, status] of [
      [person.token, 403],
      ['', 401],
    ] as const) {
      const answers = await Promise.all([
        preview(file, {}, token),
        take(file, {}, token),
        match(_id, 'f'.repeat(24), token),
        release(_id, token),
        network.call(bankLines, {}, token),
        network.call(bankStatements, {}, token),
        network.call(expectedPayments, {}, token),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
  });

  it('staff who only decide on cotton have no access to payments for plans', async () => {
    const { id } = await requestFor(freshUtr());
    const seen = async (permission: Permission) => {
      const token = await network.service.tokens.memberToken({ memberId: newId(), permissions: [permission] });
      return (await network.call(expectedPayments, { query: { ids: id } }, token)).body.length;
    };
    expect([await seen('decide-plans'), await seen('decide-cotton')]).toEqual([1, 0]);
  });
});

describe('lines and payments', () => {
  it('lines and payments are listed with their other side, by state, text, amount and day, page by page', async () => {
    const [exact, wrong] = [freshUtr(), freshUtr()];
    const [one, two, three] = [await requestFor(exact), await requestFor(wrong), await requestFor(freshUtr())];
    const taken = await take(csvFile(statementCsv([credit(exact), credit(wrong, price - 1)])));
    expect(taken.body).toMatchObject({ matched: 1, suggested: 1, ambiguous: 0, unmatched: 0 });
    expect(await lineOf(exact)).toMatchObject({
      state: 'matched',
      payments: [{ _id: one.id, name: one.person.name, reason: 'utr', amount: price }],
    });
    expect(await lineOf(wrong)).toMatchObject({
      state: 'suggested',
      payments: [{ _id: two.id, reason: 'other-amount' }],
    });
    expect(await paymentOf(one.id)).toMatchObject({ state: 'matched', plan: 'Silver', lines: [{ amount: price }] });
    const ids = [one, two, three].map(({ id }) => id).join(',');
    const missing = await network.call(expectedPayments, { query: { state: 'missing', ids } }, head.token);
    expect(missing.body.map(({ _id }) => _id)).toEqual([three.id]);

    const found = async (query: object) => {
      const all: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await network.call(
          bankLines,
          { query: { limit: 1, ...query, ...(cursor && { cursor }) } },
          head.token,
        );
        all.push(...page.body.map(({ _id }) => _id));
        cursor = page.headers['x-next-cursor']?.toString();
      } while (cursor);
      return all;
    };
    const today = (await lineOf(exact)).date;
    const whole = await found({ q: exact.slice(0, 8), from: today, to: today });
    expect(whole).toContain((await lineOf(wrong))._id);
    expect(new Set(whole).size).toBe(whole.length);
    const counted = await network.call(
      bankLines,
      { query: { limit: 1, q: exact.slice(0, 8), from: today, to: today } },
      head.token,
    );
    expect(counted.headers['x-total-count']).toBe(String(whole.length));
    expect(await found({ q: String(price - 1), state: 'suggested' })).toEqual([(await lineOf(wrong))._id]);
    expect(await found({ q: exact, to: '2020-01-01' })).toEqual([]);
    expect(await found({ q: '.*' })).toEqual([]);
    expect(await found({ utr: exact })).toEqual([(await lineOf(exact))._id]);
  });
});

describe('a clerk of the back office', () => {
  it('a clerk confirms a suggestion and releases it, and the rules do not find it again', async () => {
    const utr = freshUtr();
    const { id, person } = await requestFor(utr);
    await take(csvFile(statementCsv([credit(utr)])));
    const { _id } = await lineOf(utr);
    expect((await release(_id)).status).toBe(200);
    expect(await release(_id)).toMatchObject(refusedWith(409, 'NETWORK.BANK_LINE_FREE'));
    await take(csvFile(statementCsv([credit(freshUtr())])));
    expect([(await lineOf(utr)).state, (await paymentOf(id)).state]).toEqual(['unmatched', 'missing']);
    expect((await match(_id, id)).status).toBe(200);
    expect(await lineOf(utr)).toMatchObject({ state: 'matched', payments: [{ _id: id, reason: 'by-hand' }] });
    const entries = await network.outboxEventsOf(auditRecorded);
    const kinds = entries.filter(({ subject }) => subject?.id === _id).map(({ kind, memberId }) => [kind, memberId]);
    expect(kinds).toEqual([
      ['bank-line-released', person.id],
      ['bank-line-matched', person.id],
    ]);
  });

  it('a clerk sees the person who rejected a line for a request, and can choose the pair again', async () => {
    const utr = freshUtr();
    const { id, person } = await requestFor(utr);
    await take(csvFile(statementCsv([credit(utr)])));
    const { _id } = await lineOf(utr);
    await release(_id);
    expect((await lineOf(utr)).rejected).toEqual([
      expect.objectContaining({ _id: id, name: person.name, by: head.name, at: expect.any(String) }),
    ]);
    const found = async (q?: string) =>
      (await network.call(bankLineChoices, { params: { id: _id }, query: q === undefined ? {} : { q } }, head.token))
        .body;
    const again = (await found()).find((one) => one._id === id);
    expect(again).toMatchObject({ isRefused: true, plan: 'Silver', name: person.name, amount: price });
    await match(_id, id);
    expect((await lineOf(utr)).rejected).toEqual([]);
    expect((await found(utr)).map((one) => one._id)).toEqual([]);
    await release(_id);
    const clerk = await network.service.tokens.memberToken({ memberId: newId(), permissions: ['decide-plans'] });
    await match(_id, id);
    await release(_id, clerk);
    expect((await lineOf(utr)).rejected).toMatchObject([{ _id: id, by: null }]);
  });

  it('a match and a release tell cotton-order the people of the credit', async () => {
    const person = await network.member(head, head);
    const orderId = newId();
    const facts = { orderId, memberId: person.id, memberName: person.name, quantityKg: 30, utr: null };
    await network.handled(await network.hears(cottonRequested, { ...facts, occurredAt: new Date().toISOString() }));
    const clerk = newId();
    const token = await network.service.tokens.memberToken({ memberId: clerk, permissions: ['decide-plans'] });
    const utr = freshUtr();
    await take(csvFile(statementCsv([credit(utr)])));
    const { _id: lineId } = await lineOf(utr);
    expect((await match(lineId, orderId, token)).status).toBe(200);
    expect((await release(lineId, token)).status).toBe(200);
    const ofOrder = <T extends { orderId: string }>(events: T[]) => events.filter((one) => one.orderId === orderId);
    expect(ofOrder(await network.outboxEventsOf(cottonPaymentMatched))).toMatchObject([
      { lineId, amountPaise: price * 100, people: [head.id, clerk] },
    ]);
    expect(ofOrder(await network.outboxEventsOf(cottonPaymentUnmatched))).toMatchObject([{ lineId }]);
  });

  it('a release has a later time than the match for cotton-order, even with a slower clock', async () => {
    const person = await network.member(head, head);
    const orderId = newId();
    const facts = { orderId, memberId: person.id, memberName: person.name, quantityKg: 30, utr: null };
    await network.handled(await network.hears(cottonRequested, { ...facts, occurredAt: new Date().toISOString() }));
    const utr = freshUtr();
    await take(csvFile(statementCsv([credit(utr)])));
    const { _id: lineId } = await lineOf(utr);
    expect((await match(lineId, orderId)).status).toBe(200);
    network.service.clock.advance(-5_000);
    expect((await release(lineId)).status).toBe(200);
    network.service.clock.advance(5_000);
    const ofOrder = <T extends { orderId: string }>(events: T[]) => events.find((one) => one.orderId === orderId)!;
    const { matchedAt } = ofOrder(await network.outboxEventsOf(cottonPaymentMatched));
    const { unmatchedAt } = ofOrder(await network.outboxEventsOf(cottonPaymentUnmatched));
    expect(Date.parse(unmatchedAt) - Date.parse(matchedAt)).toBe(1);
  });

  it('a clerk finds requests for a line by amount and day, name, number or amount', async () => {
    const [utr, other] = [freshUtr(), freshUtr()];
    await take(csvFile(statementCsv([credit(utr, 1_750)])));
    const { _id } = await lineOf(utr);
    const named = await network.member(head, head, { name: 'Zubeida Qureshi' });
    const id = (await requested(named, 'Gold', other)).requestId;
    const choices = async (q?: string) =>
      (await network.call(bankLineChoices, { params: { id: _id }, query: q === undefined ? {} : { q } }, head.token))
        .body;
    const near = await choices();
    const away = near.map(({ amount, status }) => (status === 'approved' ? 1e6 : 0) + Math.abs(amount - 1_750));
    expect(away).toEqual([...away].sort((a, b) => a - b));
    expect(near[0]!.status).toBe('open');
    expect(near.length).toBeLessThanOrEqual(20);
    for (const q of ['zubeida', 'Qureshi', 'qure zub', other, named.code])
      expect([q, (await choices(q)).map((one) => one._id)]).toEqual([q, [id]]);
    expect((await choices('2,500')).map((one) => one._id)).toContain(id);
    expect(await choices('nobody at all')).toEqual([]);
    const missing = { params: { id: 'f'.repeat(32) } };
    expect(await network.call(bankLineChoices, missing, head.token)).toMatchObject(
      refusedWith(404, 'NETWORK.BANK_LINE_NOT_FOUND'),
    );
    expect((await network.call(bankLineChoices, { params: { id: _id } }, named.token)).status).toBe(403);
  });

  it('many concurrent calls match each line and each request once', async () => {
    const utrs = [freshUtr(), freshUtr()];
    await take(csvFile(statementCsv(utrs.map((utr) => credit(utr)))));
    const [one, two] = await Promise.all(utrs.map((utr) => lineOf(utr)));
    const [first, second] = [await requestFor(), await requestFor()];
    const answers = await Promise.all([
      match(one!._id, first.id),
      match(one!._id, second.id),
      match(two!._id, first.id),
      match(one!._id, first.id),
    ]);
    const done = answers.filter(({ status }) => status === 200).length;
    expect(done).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const payments = [await paymentOf(first.id), await paymentOf(second.id)].filter(({ state }) => state === 'matched');
    expect(payments).toHaveLength(done);
    expect(new Set(payments.map(({ lines }) => lines[0]!._id)).size).toBe(done);
    expect(await match('f'.repeat(32), first.id)).toMatchObject(refusedWith(404, 'NETWORK.BANK_LINE_NOT_FOUND'));
  });

  it('a clerk cannot take a line from an approved request, in either order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const utr = freshUtr();
      const request = await requestFor(utr);
      await take(csvFile(statementCsv([credit(utr)])));
      const { _id } = await lineOf(utr);
      const [approved, released] = await Promise.all([approve(request), release(_id)]);
      expect(approved.status).toBe(200);
      const isKept = released.status === 409;
      if (isKept) expect(released).toMatchObject(refusedWith(409, 'NETWORK.BANK_LINE_SERVES_SALE'));
      const payment = await paymentOf(request.id);
      expect(payment).toMatchObject({ status: 'approved', state: isKept ? 'matched' : 'missing' });
      const other = await requestFor();
      expect((await match(_id, other.id)).status).toBe(isKept ? 409 : 200);
    }
  });

  it('a clerk releases a match that a person made by mistake, even after an approval', async () => {
    const utr = freshUtr();
    await take(csvFile(statementCsv([credit(utr)])));
    const { _id } = await lineOf(utr);
    const request = await requestFor();
    await match(_id, request.id);
    await approve(request);
    expect((await release(_id)).status).toBe(200);
    expect(await paymentOf(request.id)).toMatchObject({ status: 'approved', state: 'missing' });
    expect((await match(_id, (await requestFor()).id)).status).toBe(200);
  });

  it('a clerk matches nothing with a request that is rejected concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const utr = freshUtr();
      await take(csvFile(statementCsv([credit(utr)])));
      const { _id } = await lineOf(utr);
      const { person, id } = await requestFor();
      const [matched, rejected] = await Promise.all([match(_id, id), reject(person)]);
      expect(rejected.status).toBe(200);
      if (matched.status !== 200) expect(matched).toMatchObject(refusedWith(409, 'NETWORK.PAYMENT_NOT_EXPECTED'));
      expect(await lineOf(utr)).toMatchObject({ state: 'unmatched', payments: [] });
      expect(await match(_id, id)).toMatchObject(refusedWith(409, 'NETWORK.PAYMENT_NOT_EXPECTED'));
    }
  });
});
