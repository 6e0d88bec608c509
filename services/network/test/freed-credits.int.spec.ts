import { fingerprintOf } from '@deepam/bank-statements';
import {
  approvePlan,
  bankLines,
  cottonPaymentMatched,
  cottonPaymentUnmatched,
  cottonRequested,
  dismissReversal,
  grantNetworkConsent,
  networkConsents,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bankLayoutModel, type KnownLayout } from '../src/bank/persistence/bank-layout.schema.js';
import { bankLineModel, type BankLine } from '../src/bank/persistence/bank-line.schema.js';
import { credit, freshUtr, layout, price } from './bank-desk.js';
import { csvFile, statementCsv, usualHeaders, type Row } from './bank-files.js';
import { bulkDesk } from './bulk-desk.js';
import { refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
const desk = bulkDesk(
  () => network,
  () => head,
);

beforeAll(async () => {
  network = await TestNetwork.start([], { FOUR_EYES: 'on' });
  head = await network.head();
  const fingerprint = fingerprintOf({ line: 0, cells: [...usualHeaders] });
  await network.model<KnownLayout>(bankLayoutModel).create({
    ...{ _id: `${fingerprint}.1`, fingerprint, version: 1, headers: usualHeaders, layout },
    ...{ confirmedBy: head.id, confirmedAt: new Date() },
  });
});
afterAll(() => network.close());

interface Clerk {
  readonly id: string;
  readonly token: string;
}
async function clerk(...more: readonly Permission[]): Promise<Clerk> {
  const id = newId();
  const permissions = ['decide-plans', ...more] as const;
  return { id, token: await network.service.tokens.memberToken({ memberId: id, permissions }) };
}
const importBy = async ({ token }: Clerk, rows: readonly Row[], account = 'SBI') => {
  const answer = await desk.importFile(csvFile(statementCsv(rows)), { account }, token);
  expect(answer.status).toBe(200);
  return answer.body;
};
const debit = (utr: string, amount = price): Row => ({ narration: `UPI/${utr}/BACK`, debit: amount });
const creditLine = (utr: string) =>
  network.model<BankLine>(bankLineModel).findOne({ references: utr, direction: 'credit' }).lean<BankLine>();
const matched = (id: string) => poll(async () => (await desk.paymentOf(id)).state === 'matched' || undefined);
const approve = ({ person, id }: { person: Person; id: string }, by: Clerk) =>
  network.call(approvePlan, { body: { userId: person.id, plan: 'Silver', requestId: id } }, by.token);
const reasonFor = async (answer: { readonly awaits?: { readonly _id: string } | undefined }) =>
  (await network.call(networkConsents, {}, head.token)).body.find(({ _id }) => _id === answer.awaits?._id)?.changes;
const grant = (id: string, { token }: Clerk) => network.call(grantNetworkConsent, { params: { id } }, token);

const kg = 100;
const deposit = 40_000;
async function order(person: Person, utr: string): Promise<string> {
  const orderId = newId();
  const facts = { orderId, memberId: person.id, memberName: person.name, quantityKg: kg, utr };
  await network.handled(await network.hears(cottonRequested, { ...facts, occurredAt: new Date().toISOString() }));
  return orderId;
}
const matchesOf = async (order: string) =>
  (await network.outboxEventsOf(cottonPaymentMatched)).filter(({ orderId }) => orderId === order);
const firstMatchOf = (id: string) => poll(async () => (await matchesOf(id))[0]);

/** A proof with this UTR that its sender has replaced by another one. */
async function replacedProof(utr: string): Promise<Person> {
  const person = await network.member(head, head, { plan: 'Bronze' });
  await desk.handIn(person, 'Silver', utr);
  await desk.handIn(person, 'Silver', freshUtr());
  return person;
}

describe('the credit of a cotton order', () => {
  it('is released by the head only, and then clean for nobody', async () => {
    const [first, second] = [freshUtr(), freshUtr()];
    const accomplice = await replacedProof(second);
    const one = await order(accomplice, first);
    await importBy(await clerk('decide-cotton'), [{ narration: `UPI/${first}/A/NOTE ${second}`, credit: deposit }]);
    expect(await firstMatchOf(one)).toMatchObject({ doubt: null });
    const { _id } = await desk.lineOf(first);
    const dishonest = await clerk('decide-cotton');
    expect(await desk.release(_id, dishonest.token)).toMatchObject(refusedWith(409, 'NETWORK.BANK_LINE_OF_ORDER'));
    expect(await network.outboxEventsOf(cottonPaymentUnmatched)).toEqual([]);
    expect((await desk.release(_id)).status).toBe(200);
    const next = await order(accomplice, second);
    expect(await firstMatchOf(next)).toMatchObject({ doubt: 'freed' });
  });

  it('was not claimed early by the replaced proof of a plan request', async () => {
    const utr = freshUtr();
    const person = await replacedProof(utr);
    await importBy(await clerk(), [credit(utr, deposit)]);
    expect(await firstMatchOf(await order(person, utr))).toMatchObject({ doubt: 'claimed-after-import' });
  });

  it.each(['SBI', 'SBI 2'])('is told to be doubtful once a debit of %s takes it back', async (account) => {
    const utr = freshUtr();
    const person = await network.member(head, head, { plan: 'Bronze' });
    const id = await order(person, utr);
    await importBy(await clerk(), [credit(utr, deposit)]);
    expect(await firstMatchOf(id)).toMatchObject({ doubt: null });
    await importBy(await clerk(), [debit(utr, deposit)], account);
    expect((await matchesOf(id)).at(-1)).toMatchObject({ doubt: 'reversed' });
  });
});

describe('the credit of a plan request', () => {
  it('needs a second approver once a clerk has released it from another request', async () => {
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
  it('changes nothing if it has another amount, before as after the credit', async () => {
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

  it('of another account ends no match and makes the credit doubtful, before as after it', async () => {
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

  it('of another importer keeps the match, whose approval then needs a second approver', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    await importBy(await clerk(), [credit(utr)]);
    await matched(request.id);
    await importBy(await clerk(), [debit(utr)]);
    expect(await creditLine(utr)).toMatchObject({ expectedId: request.id, reversedOn: expect.any(String) });
    const asked = await approve(request, await clerk());
    expect([asked.status, await reasonFor(asked)]).toMatchObject([202, [{ after: 'reversed' }]]);
  });

  it('keeps the match of a person, whose approval then needs a second approver', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor();
    const importer = await clerk();
    await importBy(importer, [credit(utr)]);
    await desk.match((await desk.lineOf(utr))._id, request.id);
    await importBy(importer, [debit(utr)]);
    expect(await creditLine(utr)).toMatchObject({ expectedId: request.id, reversedOn: expect.any(String) });
    expect((await approve(request, await clerk())).status).toBe(202);
  });

  it('of the same importer ends the match of a rule, and a person who matches it again is not enough', async () => {
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
  it('is counted by the import of the debit, and is listed among the reversed credits', async () => {
    const [taken, kept] = [freshUtr(), freshUtr()];
    const both = [taken, kept].map((utr) => credit(utr));
    expect(await importBy(await clerk(), both)).toMatchObject({ newLines: 2, reversed: 0 });
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
  ])('hides no reversal that has its %s', async (_, payer, forged, genuine) => {
    const [utr, other] = [freshUtr(), freshUtr()];
    const request = await desk.requestFor(utr);
    await importOne({ narration: `UPI/${utr}/${payer}`, credit: price });
    await matched(request.id);
    await importOne({ narration: forged(other), debit: price });
    expect(await importOne({ narration: genuine(other, utr), debit: price })).toMatchObject({ newLines: 1 });
    expect(await reasonFor(await approve(request, await clerk()))).toMatchObject([{ after: 'reversed' }]);
  });

  it('with the amount of a credit silences no reversal without a name', async () => {
    const [utr, amount] = [freshUtr(), 3_456_000.5];
    await importOne({ narration: `UPI/${utr}/LATA JOSHI`, credit: amount });
    await importOne({ narration: 'NEFT CR SOMEBODY', credit: amount });
    expect(await importOne({ narration: 'REVERSAL OF UPI CREDIT', debit: amount })).toMatchObject({ reversed: 2 });
    expect((await creditLine(utr))!.reversedOn).toBeDefined();
  });

  it('takes no place from a reversal of another statement that is imported before its credit', async () => {
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

  it('is matched to a credit by two people, who see the amount in doubt', async () => {
    const utr = freshUtr();
    const id = await approved();
    await importBy(await clerk(), [credit(utr, price + 1)]);
    const { _id } = await desk.lineOf(utr);
    const asker = await clerk();
    const asked = await desk.match(_id, id, asker.token);
    expect([asked.status, await reasonFor(asked)]).toMatchObject([
      202,
      [
        { field: 'bankNumber', after: utr },
        { field: 'approverReason', after: 'other-amount' },
      ],
    ]);
    expect((await creditLine(utr))!.expectedId).toBeUndefined();
    expect((await grant(asked.awaits!._id, asker)).error?.code).toBe('FOUR_EYES.OWN_REQUEST');
    expect((await grant(asked.awaits!._id, await clerk())).status).toBe(200);
    expect(await creditLine(utr)).toMatchObject({ expectedId: id, matcherAccounts: [asker.id] });
  });

  it('takes no reversed credit that became reversed after the question', async () => {
    const utr = freshUtr();
    const id = await approved();
    await importBy(await clerk(), [credit(utr)]);
    const asked = await desk.match((await desk.lineOf(utr))._id, id, (await clerk()).token);
    await importBy(await clerk(), [debit(utr)]);
    expect((await grant(asked.awaits!._id, await clerk())).error?.code).toBe('FOUR_EYES.OUTDATED');
    expect((await creditLine(utr))!.expectedId).toBeUndefined();
  });
});

describe('a credit that counts as reversed by mistake', () => {
  const dismiss = (id: string, { token }: Clerk) => network.call(dismissReversal, { params: { id } }, token);

  it('pays again once two people have dismissed the reversal; the requester needs a second approver for its plan', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    await importBy(await clerk(), [credit(utr)]);
    await matched(request.id);
    await importBy(await clerk(), [debit(utr)]);
    const { _id } = await desk.lineOf(utr);
    const [asker, approver] = [await clerk(), await clerk()];
    const asked = await dismiss(_id, asker);
    expect([asked.status, await reasonFor(asked)]).toMatchObject([
      202,
      [{ after: utr }, { field: 'debitAccount', after: 'SBI' }, { field: 'debitDay' }],
    ]);
    expect((await grant(asked.awaits!._id, asker)).error?.code).toBe('FOUR_EYES.OWN_REQUEST');
    expect((await grant(asked.awaits!._id, approver)).status).toBe(200);
    expect((await creditLine(utr))!.reversedOn).toBeUndefined();
    await importBy(await clerk(), [debit(utr), credit(freshUtr(), 1)]);
    expect((await creditLine(utr))!.reversedOn).toBeUndefined();
    expect(await dismiss(_id, asker)).toMatchObject(refusedWith(409, 'NETWORK.CREDIT_NOT_REVERSED'));
    expect((await approve(request, asker)).status).toBe(202);
    expect((await approve(request, await clerk())).status).toBe(200);
  });

  it('counts as reversed by another debit of the same day, imported before or after the dismissal', async () => {
    const utr = freshUtr();
    const amount = 1_234_567.89;
    const unnumbered = (of: string): Row => ({ narration: `REV-UPI-${of}`, debit: amount });
    await importBy(await clerk(), [{ narration: `UPI-ASHA PATIL-${utr}`, credit: amount }]);
    const { _id } = await desk.lineOf(utr);
    const dismissed = async () => {
      const asked = await dismiss(_id, await clerk());
      expect((await grant(asked.awaits!._id, head)).status).toBe(200);
      return (await creditLine(utr))!.reversedBy;
    };
    await importBy(await clerk(), [unnumbered('ASHA PATIL')]);
    const first = (await creditLine(utr))!.reversedBy;
    expect(await dismissed()).toBeUndefined();
    await importBy(await clerk(), [unnumbered('ASHA')]);
    const second = (await creditLine(utr))!.reversedBy;
    await importBy(await clerk(), [debit(utr, amount)]);
    const third = await dismissed();
    expect(await dismissed()).toBeUndefined();
    expect(new Set([first, second, third, undefined]).size).toBe(4);
  });

  it('counts as reversed by a debit that is imported at the moment of the dismissal', async () => {
    for (let round = 0; round < 8; round += 1) {
      const utr = freshUtr();
      const amount = 2_345_000.5 + round;
      await importBy(await clerk(), [{ narration: `UPI-MEENA SHAH-${utr}`, credit: amount }]);
      await importBy(await clerk(), [{ narration: 'REV-UPI-MEENA SHAH', debit: amount }]);
      const asked = await dismiss((await desk.lineOf(utr))._id, await clerk());
      const importer = await clerk();
      const [granted] = await Promise.all([grant(asked.awaits!._id, head), importBy(importer, [debit(utr, amount)])]);
      expect(granted.status).toBe(200);
      expect((await creditLine(utr))!.reversedBy).toBeDefined();
    }
  });

  it.each([
    ['another account', 'SAVINGS', 'KAVITA RAO', (utr: string) => `UPI/${utr}/REV`],
    ['the same account without its number', 'SBI', 'SUNITA BHATT', () => 'REVERSAL UPI SUNITA BHATT'],
  ])('counts as reversed by the genuine debit after one of %s was dismissed', async (_, account, payer, forged) => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    await importBy(await clerk(), [{ narration: `UPI/${utr}/${payer}`, credit: price }]);
    await matched(request.id);
    expect(await importBy(await clerk(), [{ narration: forged(utr), debit: price }], account)).toMatchObject({
      reversed: 1,
    });
    const asked = await dismiss((await desk.lineOf(utr))._id, await clerk());
    expect(await reasonFor(asked)).toContainEqual({ field: 'debitAccount', before: null, after: account });
    expect((await grant(asked.awaits!._id, await clerk())).status).toBe(200);
    expect((await creditLine(utr))!.reversedOn).toBeUndefined();
    const genuine = [{ narration: `REVERSAL UPI ${payer} ${utr}`, debit: price }];
    expect(await importBy(await clerk(), genuine)).toMatchObject({ newLines: 1, reversed: 1 });
    expect((await approve(request, await clerk())).status).toBe(202);
  });

  it('is clean for a cotton order again', async () => {
    const utr = freshUtr();
    const id = await order(await network.member(head, head, { plan: 'Bronze' }), utr);
    await importBy(await clerk(), [credit(utr, deposit)]);
    await firstMatchOf(id);
    await importBy(await clerk(), [debit(utr, deposit)]);
    const asked = await dismiss((await desk.lineOf(utr))._id, await clerk());
    expect((await grant(asked.awaits!._id, head)).status).toBe(200);
    expect((await matchesOf(id)).map(({ doubt }) => doubt)).toEqual([null, 'reversed', null]);
  });
});
