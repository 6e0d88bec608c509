import { bankStatementImported, type BankLineView } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bankDesk, freshUtr, price } from './bank-desk.js';
import { csvFile, statementCsv, type Row } from './bank-files.js';
import { refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';
import { freshReference, transferDesk } from './transfer-desk.js';

let network: TestNetwork;
let head: Person;
const { take, lineOf, requestFor, paymentOf, match, release } = bankDesk(
  () => network,
  () => head,
);
const { transfer, evidenceOf, saidOf, doubtsOf } = transferDesk(() => network);
beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

const imported = async (...rows: readonly Row[]) => (await take(csvFile(statementCsv(rows)))).body;
const returning = (utr: string, reference: string): Row => ({ narration: `UPI/${utr}/${reference}/X`, credit: price });
const states = (line: BankLineView) => [line.state, line.payments.length];

describe('a debit of a transfer', () => {
  it('a debit pays the transfer that it names, however the bank breaks the reference, and its number names further lines', async () => {
    const utr = freshUtr();
    const sentTransfer = await transfer();
    const broken = `${sentTransfer.reference.slice(0, 5)} ${sentTransfer.reference.slice(5)}`;
    await imported({ narration: `UPI/${utr}/PAYOUT ${broken}`, debit: price });
    expect(await saidOf(sentTransfer)).toEqual([['debit', utr]]);
    expect((await evidenceOf(sentTransfer))[0]).toMatchObject({
      amountPaise: price * 100,
      day: expect.stringMatching(/^2/),
    });
    await imported({ narration: `NEFT RETURN ${utr}`, credit: price });
    expect(await saidOf(sentTransfer)).toEqual([
      ['debit', utr],
      ['credit', utr],
    ]);
  });

  it('a debit that was imported before its transfer is found when the transfer arrives', async () => {
    const [utr, reference] = [freshUtr(), freshReference()];
    await imported({ narration: `UPI/${utr}/${reference}`, debit: price });
    expect(await saidOf(await transfer({ reference }))).toEqual([['debit', utr]]);
  });

  it('a debit is found by the number of a person or of the bank answer', async () => {
    const utr = freshUtr();
    const sentTransfer = await transfer({ to: 'paid', channel: 'manual', bankFileId: null, utr });
    await imported({ narration: `UPI/${utr}/SENT BY HAND`, debit: price });
    expect(await saidOf(sentTransfer)).toEqual([['debit', utr]]);
  });

  it('a debit of another amount, or that names two transfers, pays none of them and contradicts each, once', async () => {
    const [one, other] = [await transfer(), await transfer()];
    await imported({ narration: `PAYOUT ${one.reference}`, debit: price + 1 });
    await imported({ narration: `PAYOUT ${one.reference} ${other.reference}`, debit: price });
    await transfer({ ...one, utr: freshUtr() });
    expect([await saidOf(one), await saidOf(other)]).toEqual([[], []]);
    expect([await doubtsOf(one), await doubtsOf(other)]).toEqual([
      [
        ['debit', null],
        ['debit', null],
      ],
      [['debit', null]],
    ]);
  });

  it('a debit is evidence once, whichever statement shows it and however often its transfer changes', async () => {
    const utr = freshUtr();
    const sentTransfer = await transfer();
    const row = { narration: `UPI/${utr}/${sentTransfer.reference}`, debit: price };
    await imported(row);
    await imported(row, { narration: 'SALARY', debit: 1 });
    await Promise.all([1, 2, 3].map(() => transfer({ ...sentTransfer, to: 'paid', utr })));
    expect(await evidenceOf(sentTransfer)).toHaveLength(1);
  });

  it('a debit pays a manual transfer that its requester has not recorded yet', async () => {
    const sentTransfer = await transfer({ to: 'approved', from: null, channel: 'manual', bankFileId: null });
    await imported({ narration: `PAYOUT ${sentTransfer.reference}`, debit: price });
    expect(await saidOf(sentTransfer)).toEqual([['debit', null]]);
  });

  it('a debit of an approved or cancelled transfer that no bank file has had is no evidence', async () => {
    const [one, other] = [await transfer({ to: 'approved', from: null }), await transfer({ to: 'cancelled' })];
    for (const { reference } of [one, other]) await imported({ narration: `PAYOUT ${reference}`, debit: price });
    expect([await saidOf(one), await saidOf(other)]).toEqual([[], []]);
  });
});

describe('a credit that names a transfer', () => {
  it('a credit that fits a request is ambiguous, and is no return until a person has decided', async () => {
    const utr = freshUtr();
    const sentTransfer = await transfer();
    const { id } = await requestFor(utr);
    expect(await imported(returning(utr, sentTransfer.reference))).toMatchObject({ matched: 0, ambiguous: 1 });
    const line = await lineOf(utr);
    expect(states(line)).toEqual(['ambiguous', 1]);
    expect(await saidOf(sentTransfer)).toEqual([]);
    expect((await release(line._id)).status).toBe(200);
    await poll(async () => (await saidOf(sentTransfer)).length === 1);
    expect(await match(line._id, id)).toMatchObject(refusedWith(409, 'NETWORK.CREDIT_USED'));
    await poll(async () => (await paymentOf(id)).state === 'missing');
    expect((await lineOf(utr)).returnOf).toBe(sentTransfer.reference);
  });

  it('a credit is no return while a person has matched it, and becomes one when the match is released', async () => {
    const [utr, reference] = [freshUtr(), freshReference()];
    const { id } = await requestFor(utr);
    await imported(returning(utr, reference));
    const line = await lineOf(utr);
    expect((await match(line._id, id)).status).toBe(200);
    const sentTransfer = await transfer({ reference });
    expect(await saidOf(sentTransfer)).toEqual([]);
    await release(line._id);
    await poll(async () => (await saidOf(sentTransfer)).length === 1);
  });

  it('a credit is a return or a payment, in either order, and never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [utr, reference] = [freshUtr(), freshReference()];
      await imported(returning(utr, reference));
      const line = await lineOf(utr);
      const { id } = await requestFor();
      const [one, matched] = await Promise.all([transfer({ reference }), match(line._id, id)]);
      expect([200, 409]).toContain(matched.status);
      await poll(async () => (await saidOf(one)).length === (matched.status === 200 ? 0 : 1));
    }
  });
});

it('an import publishes the last day of the statement to commission', async () => {
  const before = (await network.outboxEventsOf(bankStatementImported)).length;
  const { statementId } = await imported({ narration: freshUtr(), credit: 1 });
  const told = (await network.outboxEventsOf(bankStatementImported)).slice(before);
  expect(told).toMatchObject([{ statementId, lastDay: new Date().toISOString().slice(0, 10) }]);
});
