import { bankLines, type BankLineView } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MatchingLease } from '../src/bank/matching-lease.js';
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

describe('one credit in the statements of two accounts', () => {
  it('the credit is ambiguous, serves no other request by any rule, and none by hand once it is used', async () => {
    const utr = freshUtr();
    const first = await requestFor(utr);
    await imported([credit(utr)]);
    expect(await lineOf(utr)).toMatchObject({ state: 'matched', payments: [{ _id: first.id }] });
    // One more line makes it another file, with the name of the second member next to the number.
    const other = await requestFor();
    const again = { ...credit(utr), narration: `UPI/${utr}/${other.person.name}` };
    const taken = await imported([again, credit(freshUtr(), 1)], 'SECOND');
    expect(taken).toMatchObject({ newLines: 2, ambiguous: 1, unmatched: 1 });
    const repeated = ofAccount(await linesOf(utr), 'SECOND');
    expect(repeated).toMatchObject({ state: 'ambiguous', isRepeated: true, payments: [] });
    expect(await match(repeated._id, other.id)).toMatchObject(refusedWith(409, 'NETWORK.CREDIT_USED'));
    expect(await paymentOf(other.id)).toMatchObject({ state: 'missing' });
  });

  it('the credit of no request is one credit: the second of its lines can’t be matched once the first is', async () => {
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

  it('the credit leaves the matcher nothing to do once it was matched by hand and released', async () => {
    const utr = freshUtr();
    await imported([credit(utr)]);
    await imported([credit(utr), credit(freshUtr(), 1)], 'SECOND');
    const { _id } = ofAccount(await linesOf(utr), 'SECOND');
    expect((await match(_id, (await requestFor()).id)).status).toBe(200);
    expect((await release(_id)).status).toBe(200);
    const { app } = network.service;
    const matcher = app.get(PaymentMatcher, { strict: false });
    await matcher.matchNew();
    const leases = jest.spyOn(app.get(MatchingLease, { strict: false }), 'run');
    await matcher.matchNew();
    expect(leases).not.toHaveBeenCalled();
    leases.mockRestore();
  });

  it('another export of the same account adds no line', async () => {
    const utr = freshUtr();
    await imported([credit(utr)]);
    const other = { ...credit(utr), narration: `UPI-${utr}-ANOTHER FORM` };
    expect(await imported([other])).toMatchObject({ lines: 1, newLines: 0 });
  });
});

describe('a line that is made up to hide or take the credit of another member', () => {
  it('such a line without the number of the bank leaves the credit visible, for a person', async () => {
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

  it('such a line can’t be matched by a rule by a number that is no UTR of its day', async () => {
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

describe('a credit with the number of a debit', () => {
  it('the credit is ambiguous, as it is the returned payment', async () => {
    const utr = freshUtr();
    const { id } = await requestFor(utr);
    await imported([
      { narration: `NEFT/${utr}/OUT`, debit: price },
      { narration: `RETURN ${utr}`, credit: price },
    ]);
    expect(await lineOf(utr)).toMatchObject({ state: 'ambiguous', payments: [{ _id: id }] });
  });
});

describe('the use of a credit', () => {
  it('a use ends with the rejection or replacement of its request, and the credit serves the next one', async () => {
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

  it('a use is one document for each credit, and the database rejects a second', async () => {
    const utr = freshUtr();
    const { id } = await requestFor(utr);
    await imported([credit(utr)]);
    const uses = network.service.db.collection<{ _id: string }>('credit_uses');
    const [use] = await uses.find({ ownerId: id }).toArray();
    expect(use).toMatchObject({ kind: 'plan', ownerId: id, amountPaise: price * 100 });
    await expect(uses.insertOne({ _id: use!._id, ownerId: newId() } as never)).rejects.toThrow(/E11000/);
  });
});
