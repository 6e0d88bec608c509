import { limits, type StatementLine } from '@deepam/bank-statements';
import {
  auditRecorded,
  cottonApproved,
  cottonPaymentMatched,
  cottonRejected,
  cottonRequested,
  planPrice,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PaymentMatcher } from '../src/bank/payment-matcher.js';
import { bankLineModel, type BankLine } from '../src/bank/persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from '../src/bank/persistence/expected-payment.schema.js';
import { StatementImporter } from '../src/bank/statement-importer.js';
import { freshUtr } from './bank-desk.js';
import { planPayments } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
const { handIn, approve, reject, requestOf, requested } = planPayments(
  () => network,
  () => head,
);
const lines = () => network.service.app.get<Model<BankLine>>(getModelToken(bankLineModel), { strict: false });
const expected = () =>
  network.service.app.get<Model<ExpectedPayment>>(getModelToken(expectedPaymentModel), { strict: false });
const matchNew = () => network.part(PaymentMatcher).matchNew();

const price = planPrice('Silver', null);
function credit(utr: string, changes: Partial<StatementLine> = {}): StatementLine {
  const date = new Date().toISOString().slice(0, 10);
  const narration = `UPI/${utr}/SOMEBODY`;
  return {
    line: 1,
    date,
    narration,
    reference: '',
    direction: 'credit',
    amountPaise: price,
    balancePaise: null,
    ...changes,
  };
}
const layout = {
  date: 0,
  narration: 1,
  reference: 2,
  debit: 3,
  credit: 4,
  amount: null,
  mark: null,
  balance: null,
  balanceMark: null,
  dateStyle: 'dmy' as const,
};
const importLines = async (...all: StatementLine[]) => {
  const read = { fingerprint: 'f'.repeat(64), layoutVersion: 1, layout };
  const file = { account: 'SBI', sha256: newId(), ...read, lines: all };
  return (await network.part(StatementImporter).import(file, { memberId: head.id })).statement;
};
const lineOf = (utr: string) => lines().findOne({ references: utr }).lean<BankLine>();
async function requestFor(utr: string): Promise<{ person: Person; id: string }> {
  const person = await network.member(head, head);
  return { person, id: (await requested(person, 'Silver', utr)).requestId };
}
const stored = (id: string) => expected().findById(id).lean<ExpectedPayment>();

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

describe('a statement', () => {
  it('an overlapping or repeated import adds nothing, and two concurrent imports add the lines once', async () => {
    const [one, two, three] = [freshUtr(), freshUtr(), freshUtr()].map((utr) => credit(utr));
    expect(await importLines(one!, two!)).toMatchObject({ lines: 2, newLines: 2 });
    expect(await importLines(two!, three!)).toMatchObject({ lines: 2, newLines: 1 });
    const equal = credit(freshUtr());
    await Promise.all([importLines(equal, { ...equal, line: 2 }), importLines(equal, { ...equal, line: 2 })]);
    expect(await lines().countDocuments({ narration: equal.narration })).toBe(2);
  });
});

describe('a statement of the largest size', () => {
  it('the statement fits into one transaction, with long narrations', async () => {
    const narration = 'x'.repeat(300);
    const all = Array.from({ length: limits.rows }, (_, at) =>
      credit('', { line: at + 1, narration, reference: freshUtr(), balancePaise: at }),
    );
    expect(await importLines(...all)).toMatchObject({ newLines: limits.rows });
    await matchNew();
    expect(await lines().countDocuments({ narration })).toBe(limits.rows);
    await lines().deleteMany({ narration });
  });
});

describe('the credit of a plan request', () => {
  it('a credit is found by its number, in either order and concurrently', async () => {
    const [before, after, beside] = [freshUtr(), freshUtr(), freshUtr()];
    await importLines(credit(before));
    const earlyRequest = await requestFor(before);
    const two = await requestFor(after);
    await importLines(credit(after));
    const [three] = await Promise.all([requestFor(beside), importLines(credit(beside))]);
    await Promise.all([matchNew(), matchNew(), matchNew()]);
    await matchNew();
    for (const [{ id }, utr] of [
      [earlyRequest, before],
      [two, after],
      [three, beside],
    ] as const) {
      expect(await lineOf(utr)).toMatchObject({ state: 'matched', expectedId: id });
      expect(await stored(id)).toMatchObject({ state: 'matched', lineId: (await lineOf(utr))!._id });
    }
  });

  it('a credit of another amount is a suggestion, and stays one', async () => {
    const utr = freshUtr();
    const { id } = await requestFor(utr);
    await importLines(credit(utr, { amountPaise: price - 100 }));
    await matchNew();
    expect(await stored(id)).toMatchObject({ state: 'suggested', candidates: [{ reason: 'other-amount' }] });
    expect((await stored(id))!.lineId).toBeUndefined();
  });

  it('a credit is unmatched when the request is rejected, with an entry that names the person', async () => {
    const utr = freshUtr();
    const { person, id } = await requestFor(utr);
    await importLines(credit(utr));
    await matchNew();
    await reject(person);
    expect(await stored(id)).toMatchObject({ status: 'gone', state: 'missing' });
    const { _id, ...line } = (await lineOf(utr))!;
    expect([line.state, line.expectedId]).toEqual(['unmatched', undefined]);
    const entries = await network.outboxEventsOf(auditRecorded);
    expect(entries.find(({ kind, subject }) => kind === 'bank-line-released' && subject?.id === _id)).toMatchObject({
      memberId: person.id,
      actor: { kind: 'head', id: head.id },
    });
    await handIn(person, 'Silver', utr);
    await matchNew();
    expect((await lineOf(utr))!.expectedId).toBe((await requestOf(person))!.requestId);
  });

  it('a credit is still searched after the approval, and then serves nothing else', async () => {
    const utr = freshUtr();
    const { person, id } = await requestFor(utr);
    await approve(person, 'Silver');
    await importLines(credit(utr));
    await matchNew();
    expect(await stored(id)).toMatchObject({ status: 'approved', state: 'matched' });
  });
});

describe('a credit that the bank reverses', () => {
  const debit = (utr: string, narration = `UPI/REV/${utr}`) => credit(utr, { direction: 'debit', narration, line: 2 });

  it('a reversed credit is matched to no request, whether its debit is in the same statement, before or after', async () => {
    const [same, before, after] = [freshUtr(), freshUtr(), freshUtr()];
    const requests = [await requestFor(same), await requestFor(before), await requestFor(after)];
    await importLines(debit(before));
    await importLines(credit(same), debit(same), credit(before));
    await importLines(credit(after));
    await matchNew();
    expect(await stored(requests[2]!.id)).toMatchObject({ state: 'matched' });
    await importLines(debit(after));
    await matchNew();
    for (const [at, utr] of [same, before, after].entries()) {
      const { id } = requests[at]!;
      const line = await lines().findOne({ references: utr, direction: 'credit' }).lean<BankLine>();
      expect(line).toMatchObject({ state: 'ambiguous', reversedOn: expect.any(String) });
      expect(line!.expectedId).toBeUndefined();
      expect(await stored(id)).toMatchObject({ state: 'ambiguous' });
      expect((await stored(id))!.lineId).toBeUndefined();
    }
  });

  it('a reversed credit is flagged if the reversal has no number of the bank and names its payer, and its request waits for a person', async () => {
    const [mine, other, later] = [freshUtr(), freshUtr(), freshUtr()];
    const requests = [await requestFor(mine), await requestFor(other), await requestFor(later)];
    const paidBy = (utr: string, name: string) => credit(utr, { narration: `UPI-${name}-${utr}` });
    await importLines(
      paidBy(mine, 'MEERA JOSHI'),
      paidBy(other, 'KIRAN RAO'),
      { ...debit('', 'REV-UPI-MEERA JOSHI'), reference: '' },
      { ...debit('', 'UPI RETURN LATA SEN'), reference: '' },
    );
    await importLines(paidBy(later, 'LATA SEN'));
    await matchNew();
    const states = await Promise.all(requests.map(async ({ id }) => (await stored(id))!.state));
    expect(states).toEqual(['ambiguous', 'matched', 'ambiguous']);
    expect((await lineOf(mine))!.reversedOn).toEqual(expect.any(String));
  });

  it('a reversal without a number ends no match: it flags the matched credit', async () => {
    const utr = freshUtr();
    const { id } = await requestFor(utr);
    await importLines(credit(utr, { narration: `UPI-ASHA KADAM-${utr}` }));
    await matchNew();
    await importLines({ ...debit('', 'REV-UPI-ASHA KADAM'), reference: '' });
    await matchNew();
    expect(await stored(id)).toMatchObject({ state: 'matched' });
    expect((await lineOf(utr))!.reversedOn).toEqual(expect.any(String));
  });

  it('a reversed credit stays with the approved request, and the list shows the reversal', async () => {
    const utr = freshUtr();
    const { person, id } = await requestFor(utr);
    await importLines(credit(utr));
    await matchNew();
    await approve(person, 'Silver');
    await importLines(debit(utr));
    const line = await lines().findOne({ references: utr, direction: 'credit' }).lean<BankLine>();
    expect(line).toMatchObject({ state: 'matched', expectedId: id, reversedOn: expect.any(String) });
  });

  it.each(['UPI/REV/', 'REV-UPI-', 'UPI REVERSAL ', 'IMPS RETURN '])(
    'a person must match it if its narration is %s',
    async (words) => {
      const utr = freshUtr();
      const { id } = await requestFor(utr);
      await importLines(credit(utr, { narration: `${words}${utr}` }));
      await matchNew();
      expect(await stored(id)).toMatchObject({ state: 'ambiguous' });
    },
  );
});

describe('a statement in another form of export', () => {
  it('the statement adds nothing: a line is recognised by its number, its balance or its text, however those are spelled', async () => {
    const [one, two] = [freshUtr(), freshUtr()];
    const cash = credit('', { narration: 'BY CASH DEPOSIT KOLHAPUR', balancePaise: 77_701, line: 3 });
    const known = [
      credit(one, { balancePaise: 77_702 }),
      credit(two, { reference: two, balancePaise: 77_703, line: 2 }),
    ];
    expect(await importLines(...known, cash)).toMatchObject({ newLines: 3 });
    const again = [
      credit(one, { narration: 'UPI-SOMEBODY-CUT', balancePaise: 77_702 }),
      credit(two, { narration: 'UPI-SOMEBODY', reference: `0000${two}`, line: 2 }),
      { ...cash, narration: 'BY CASH DEP', reference: '000000123' },
    ];
    expect(await importLines(...again)).toMatchObject({ lines: 3, newLines: 0 });
    const { id } = await requestFor(two);
    await matchNew();
    expect(await stored(id)).toMatchObject({ state: 'matched' });
  });
});

describe('a credit line', () => {
  it('a line serves one request, and a request has one line: the database rejects a second', async () => {
    const [one, two] = [freshUtr(), freshUtr()];
    await importLines(credit(one), credit(two));
    const [first, second] = [await requestFor(one), await requestFor(two)];
    await matchNew();
    const lineId = (await lineOf(one))!._id;
    await expect(lines().updateOne({ references: two }, { $set: { expectedId: first.id } })).rejects.toThrow(/E11000/);
    await expect(expected().updateOne({ _id: second.id }, { $set: { lineId } })).rejects.toThrow(/E11000/);
  });
});

describe('the credit of a cotton order', () => {
  it('a credit is matched, released by a rejection, and kept by an approval', async () => {
    const person = await network.member(head, head);
    const order = () => ({
      orderId: newId(),
      memberId: person.id,
      memberName: person.name,
      quantityKg: 5,
      occurredAt: new Date().toISOString(),
    });
    const [kept, freed] = [
      { ...order(), utr: freshUtr() },
      { ...order(), utr: freshUtr() },
    ];
    for (const data of [kept, freed]) await network.handled(await network.hears(cottonRequested, data));
    await importLines(...[kept, freed].map(({ utr }) => credit(utr, { amountPaise: 200_000 })));
    await matchNew();
    const matchedLine = (await lineOf(kept.utr))!;
    expect(matchedLine.expectedId).toBe(kept.orderId);
    expect((await lineOf(freed.utr))!.expectedId).toBe(freed.orderId);
    const published = await network.outboxEventsOf(cottonPaymentMatched);
    expect(published.map(({ orderId }) => orderId).toSorted()).toEqual([kept.orderId, freed.orderId].toSorted());
    expect(published.find(({ orderId }) => orderId === kept.orderId)).toMatchObject({
      lineId: matchedLine._id,
      amountPaise: 2e5,
      people: [head.id],
    });
    await network.handled(await network.hears(cottonApproved, kept));
    await network.handled(await network.hears(cottonRejected, { ...freed, reason: 'no', rejectedBy: [head.id] }));
    expect(await lineOf(kept.utr)).toMatchObject({ state: 'matched', expectedId: kept.orderId });
    expect((await lineOf(freed.utr))!.expectedId).toBeUndefined();
    expect(await stored(kept.orderId)).toMatchObject({ status: 'approved' });
  });
});
