import { bankLines, claimReturnedCredits, payoutsInStatements, type BankLineView } from '@deepam/contracts';
import { DomainError, newId, Transactions } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DebitUses } from '../src/bank/debit-uses.js';
import { MatchingTurns } from '../src/bank/matching-turns.js';
import { PaymentMatcher } from '../src/bank/payment-matcher.js';
import { bankDesk, credit, freshUtr, price } from './bank-desk.js';
import { csvFile, statementCsv, type Row } from './bank-files.js';
import { refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
const { take, lineOf, requestFor, paymentOf, match, release, handIn, requestOf } = bankDesk(
  () => network,
  () => head,
);

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

const linesOf = async (utr: string): Promise<BankLineView[]> =>
  (await network.call(bankLines, { query: { utr } }, head.token)).body;
const imported = async (rows: readonly Row[], account = 'SBI') =>
  (await take(csvFile(statementCsv(rows)), { account })).body;
const ofAccount = (lines: readonly BankLineView[], account: string) => lines.find((line) => line.account === account)!;
let drawn = 0;
/** As commission draws them. */
const freshReference = () => `DPY${'23456789ABCDEFGHJKMN'[(drawn += 1)]}22222222`;

describe('the same credit in a statement of a second account', () => {
  it('is ambiguous, serves no other request by any rule, and none by hand once the credit is used', async () => {
    const utr = freshUtr();
    const first = await requestFor(utr);
    await imported([credit(utr)]);
    expect(await lineOf(utr)).toMatchObject({ state: 'matched', payments: [{ _id: first.id }] });
    // Another file, as one more line is in it, with the name of the second member beside the number.
    const second = await requestFor();
    const again = { ...credit(utr), narration: `UPI/${utr}/${second.person.name}` };
    const taken = await imported([again, credit(freshUtr(), 1)], 'SECOND');
    expect(taken).toMatchObject({ newLines: 2, ambiguous: 1, unmatched: 1 });
    const repeated = ofAccount(await linesOf(utr), 'SECOND');
    expect(repeated).toMatchObject({ state: 'ambiguous', isRepeated: true, payments: [] });
    expect(await match(repeated._id, second.id)).toMatchObject(refusedWith(409, 'NETWORK.CREDIT_USED'));
    expect(await paymentOf(second.id)).toMatchObject({ state: 'missing' });
  });

  it('that no request has yet is one credit: the second of its lines can’t be matched once the first is', async () => {
    const utr = freshUtr();
    await imported([credit(utr)]);
    await imported([credit(utr), credit(freshUtr(), 1)], 'SECOND');
    const lines = await linesOf(utr);
    const [one, two] = [await requestFor(), await requestFor()];
    const answers = await Promise.all([
      match(ofAccount(lines, 'SBI')._id, one.id),
      match(ofAccount(lines, 'SECOND')._id, two.id),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('leaves the matcher nothing to do once it was matched by hand and released', async () => {
    const utr = freshUtr();
    await imported([credit(utr)]);
    await imported([credit(utr), credit(freshUtr(), 1)], 'SECOND');
    const { _id } = ofAccount(await linesOf(utr), 'SECOND');
    expect((await match(_id, (await requestFor()).id)).status).toBe(200);
    expect((await release(_id)).status).toBe(200);
    const { app } = network.service;
    const matcher = app.get(PaymentMatcher, { strict: false });
    await matcher.matchNew();
    const turns = jest.spyOn(app.get(MatchingTurns, { strict: false }), 'run');
    await matcher.matchNew();
    expect(turns).not.toHaveBeenCalled();
    turns.mockRestore();
  });

  it('is no new line in another export of the same account', async () => {
    const utr = freshUtr();
    await imported([credit(utr)]);
    const other = { ...credit(utr), narration: `UPI-${utr}-ANOTHER FORM` };
    expect(await imported([other])).toMatchObject({ lines: 1, newLines: 0 });
  });
});

describe('a line that was written to hide or take the credit of another', () => {
  it('without the number of the bank leaves the credit in sight, for a person', async () => {
    const utr = freshUtr();
    const request = await requestFor(utr);
    await imported([{ narration: `UPI/${utr}SOMEBODY`, credit: price }]);
    const honest = [credit(utr)];
    expect(await imported(honest)).toMatchObject({ newLines: 1, ambiguous: 1 });
    const shown = async () => (await linesOf(utr)).find(({ narration }) => narration === `UPI/${utr}/SOMEBODY`)!;
    expect(await shown()).toMatchObject({ state: 'ambiguous', isRepeated: true });
    expect(await imported([...honest, credit(freshUtr(), 1)])).toMatchObject({ newLines: 1 });
    expect(await match((await shown())._id, request.id)).toMatchObject({ status: 200 });
  });

  it('can’t be matched by a rule by a number that is no UTR of its day', async () => {
    const [account, utr] = ['002401512345', freshUtr()];
    const [dishonest, honest] = [await requestFor(account), await requestFor(utr)];
    await imported([
      { narration: `NEFT CR/${account}/UPI/${utr}/X`, credit: price },
      { narration: `NEFT CR-RAMESH KUMAR-${account}-ICICN52026112812345678`, credit: price },
    ]);
    expect(await paymentOf(honest.id)).toMatchObject({ state: 'matched' });
    expect(await paymentOf(dishonest.id)).toMatchObject({ state: 'suggested' });
  });
});

describe('a credit that names a payout', () => {
  const claim = async (line: BankLineView, reference: string, body: { claim?: boolean } = {}) => {
    const { key } = (await named(reference)).find(({ direction }) => direction === 'credit')!;
    const wish = { key, reference, amountPaise: line.amount * 100, on: line.date };
    const token = await network.service.tokens.serviceToken('commission');
    return network.call(claimReturnedCredits, { body: { claim: true, ...body, credits: [wish] } }, token);
  };
  const named = async (reference: string) => {
    const token = await network.service.tokens.serviceToken('commission');
    const body = { references: [reference], since: '2020-01-01' };
    return (await network.call(payoutsInStatements, { body }, token)).body.lines;
  };
  const returning = (utr: string, reference: string): Row => ({
    narration: `UPI/${utr}/${reference}/X`,
    credit: price,
  });

  it('and fits a request is ambiguous, and is no return until a person has decided', async () => {
    const [utr, reference] = [freshUtr(), freshReference()];
    const { id } = await requestFor(utr);
    expect(await imported([returning(utr, reference)])).toMatchObject({ matched: 0, ambiguous: 1 });
    const line = await lineOf(utr);
    expect(line).toMatchObject({ state: 'ambiguous', payments: [{ _id: id, reason: 'utr' }] });
    expect((await claim(line, reference)).body.refused).toHaveLength(1);
    // It is the money of none of these.
    expect((await release(line._id)).status).toBe(200);
    expect((await claim(line, reference)).body.refused).toEqual([]);
    expect(await match(line._id, id)).toMatchObject(refusedWith(409, 'NETWORK.CREDIT_USED'));
    await poll(async () => (await paymentOf(id)).state === 'missing');
  });

  it('matched by a person, is no return of the payout until the match is released', async () => {
    const [utr, reference] = [freshUtr(), freshReference()];
    const { id } = await requestFor(utr);
    await imported([returning(utr, reference)]);
    const line = await lineOf(utr);
    expect((await match(line._id, id)).status).toBe(200);
    expect((await claim(line, reference)).body.refused).toHaveLength(1);
    await release(line._id);
    expect((await claim(line, reference)).body.refused).toEqual([]);
    // The same claim again changes nothing, and another payout has no part in it.
    expect((await claim(line, reference)).body.refused).toEqual([]);
  });

  it('is claimed by asking only where the caller says so', async () => {
    const [utr, reference] = [freshUtr(), freshReference()];
    await imported([returning(utr, reference)]);
    const line = await lineOf(utr);
    expect((await claim(line, reference, { claim: false })).body.refused).toEqual([]);
    const { id } = await requestFor();
    expect((await match(line._id, id)).status).toBe(200);
  });

  it('is a return or a payment, whoever is first, and never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [utr, reference] = [freshUtr(), freshReference()];
      await imported([returning(utr, reference)]);
      const line = await lineOf(utr);
      const { id } = await requestFor();
      const [claimed, matched] = await Promise.all([claim(line, reference), match(line._id, id)]);
      expect([claimed.status, [200, 409].includes(matched.status)]).toEqual([200, true]);
      expect(claimed.body.refused.length).toBe(matched.status === 200 ? 1 : 0);
    }
  });

  it('counts also where commission knows it by another spelling of the same line', async () => {
    const reference = freshReference();
    await imported([{ narration: `RETURN OF ${reference}`, credit: price }]);
    const line = (await network.call(bankLines, { query: { q: reference } }, head.token)).body[0]!;
    const { id } = await requestFor();
    await match(line._id, id);
    const token = await network.service.tokens.serviceToken('commission');
    const wish = { key: 'f'.repeat(32), reference, amountPaise: price * 100, on: line.date };
    const { body } = await network.call(claimReturnedCredits, { body: { claim: true, credits: [wish] } }, token);
    expect(body.refused).toEqual([wish.key]);
  });
});

describe('a credit with the number of a debit', () => {
  it('is ambiguous: it is that payment, returned', async () => {
    const utr = freshUtr();
    const { id } = await requestFor(utr);
    await imported([
      { narration: `NEFT/${utr}/OUT`, debit: price },
      { narration: `RETURN ${utr}`, credit: price },
    ]);
    expect(await lineOf(utr)).toMatchObject({ state: 'ambiguous', payments: [{ _id: id }] });
  });
});

describe('the number of a debit', () => {
  it('is noted for a refund or for a transfer, and never for both, of twenty pairs at once', async () => {
    const { app } = network.service;
    const [debits, transactions] = [app.get(DebitUses, { strict: false }), app.get(Transactions, { strict: false })];
    const date = '2026-11-20';
    const isTransfer = async (utr: string) => {
      const debit = { key: newId() + '0'.repeat(8), reference: 'DPY222222222', utr, amountPaise: 100, on: date };
      return (await debits.claimTransfers([debit], true)).length === 0;
    };
    const isRefund = (refundReference: string) => {
      const refund = { saleId: newId(), refundReference, amountPaise: 100, date };
      const noted = transactions.run((session) => debits.useForRefund(refund, session));
      return noted.then(
        () => true,
        (error: unknown) => {
          if (error instanceof DomainError && error.code === 'NETWORK.REFUND_NUMBER_USED') return false;
          throw error;
        },
      );
    };
    const numbers = Array.from({ length: 20 }, freshUtr);
    const pairs = await Promise.all(numbers.map((utr) => Promise.all([isTransfer(utr), isRefund(utr)])));
    expect(pairs.map(([transfer, refund]) => Number(transfer) + Number(refund))).toEqual(Array(20).fill(1));
  });

  it('may be that of several transfers, as a bank writes it for payments that it sent together', async () => {
    const debits = network.service.app.get(DebitUses, { strict: false });
    const utr = freshUtr();
    const transfers = [100, 200].map((amountPaise) => ({
      ...{ key: newId() + '0'.repeat(8), reference: `DPY${amountPaise}222222`, utr, amountPaise, on: '2026-11-20' },
    }));
    expect(await debits.claimTransfers(transfers, true)).toEqual([]);
    expect(await debits.claimTransfers(transfers, true)).toEqual([]);
  });
});

describe('a use', () => {
  it('ends with the request that is rejected or replaced, and the credit serves the next one', async () => {
    const utr = freshUtr();
    const { person } = await requestFor(utr);
    await imported([credit(utr)]);
    await handIn(person, 'Silver', utr);
    await imported([credit(freshUtr())]);
    expect(await lineOf(utr)).toMatchObject({
      state: 'matched',
      payments: [{ _id: (await requestOf(person))!.requestId }],
    });
  });

  it('is one document for each credit, which the database refuses twice', async () => {
    const utr = freshUtr();
    const { id } = await requestFor(utr);
    await imported([credit(utr)]);
    const uses = network.service.db.collection<{ _id: string }>('credit_uses');
    const [use] = await uses.find({ ownerId: id }).toArray();
    expect(use).toMatchObject({ kind: 'plan', ownerId: id, amountPaise: price * 100 });
    await expect(uses.insertOne({ _id: use!._id, ownerId: newId() } as never)).rejects.toThrow(/E11000/);
  });
});

describe('a debit', () => {
  const debitsOf = (...debits: readonly object[]) => ({ claim: true, credits: [], debits: [...debits] as never[] });
  const claimed = async (...debits: readonly object[]) => {
    const token = await network.service.tokens.serviceToken('commission');
    const { body } = await network.call(claimReturnedCredits, { body: debitsOf(...debits) }, token);
    return body.refusedDebits.map(({ reference }) => reference);
  };
  const debit = (key: string, reference: string, utr: string | null = null) => ({
    ...{ key: key.repeat(32), reference, utr, amountPaise: 100_000, on: '2026-11-20' },
  });

  it('is the transfer of one payout, whoever claims it first, and the same claim again changes nothing', async () => {
    const [one, other] = [freshReference(), freshReference()];
    expect(await claimed(debit('a', one), debit('a', other))).toEqual([other]);
    expect(await claimed(debit('a', one))).toEqual([]);
    expect(await claimed(debit('a', other), debit('b', other))).toEqual([other]);
    const race = await Promise.all([claimed(debit('c', one)), claimed(debit('c', other))]);
    expect(race.flat()).toHaveLength(1);
  });
});
