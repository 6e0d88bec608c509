import {
  auditedSales,
  checkSponsor,
  cottonPaymentMatched,
  cottonRejected,
  cottonRequested,
  profileChanged,
  rejectPlan,
  reservePaymentReference,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cottonTxnid } from '../src/cotton/cotton-txnids.js';
import { credit, freshUtr, freshUtrOf, price } from './bank-desk.js';
import { csvFile, statementCsv } from './bank-files.js';
import { expectedPaymentModel, type ExpectedPayment } from '../src/bank/persistence/expected-payment.schema.js';
import { clerkDesk, dayFromToday } from './clerk-desk.js';
import { refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
let cottonOrder: string;
let commission: string;
const { desk, confirmColumns, clerk, importBy, matched, approve, reasonFor } = clerkDesk(
  () => network,
  () => head,
);

beforeAll(async () => {
  network = await TestNetwork.start([], { SECOND_APPROVAL: 'on' });
  head = await network.head();
  cottonOrder = await network.service.tokens.serviceToken('cotton-order');
  commission = await network.service.tokens.serviceToken('commission');
  await confirmColumns();
});
afterAll(() => network.close());

const deposit = 40_000;
const profile = {
  revision: 1,
  email: null,
  mobile: '9876500999',
  address: null,
  avatarKey: null,
  idProofKey: null,
  panProofKey: null,
};
const member = () => network.member(head, head);
const reserve = ({ id: memberId }: Person, orderId: string, utr: string | null) =>
  network.call(
    reservePaymentReference,
    { body: { orderId, memberId, utr, picture: { sha256: 'b'.repeat(64), perceptualHash: null } } },
    cottonOrder,
  );
async function order(person: Person, utr: string | null, quantityKg = 100): Promise<string> {
  const orderId = newId();
  expect((await reserve(person, orderId, utr)).status).toBe(200);
  const facts = { orderId, memberId: person.id, memberName: person.name, quantityKg, utr };
  await network.handled(await network.hears(cottonRequested, { ...facts, occurredAt: new Date().toISOString() }));
  return orderId;
}
const matchesOf = async (id: string) =>
  (await network.outboxEventsOf(cottonPaymentMatched)).filter(({ orderId }) => orderId === id);
const lastMatchOf = (id: string) => poll(async () => (await matchesOf(id)).at(-1));
const doubtOf = async (id: string) => (await lastMatchOf(id)).doubt;
const refusedNumber = refusedWith(409, 'NETWORK.UTR_USED');
const byOthers = [202, [{ field: 'approverReason', before: null, after: 'claimed-by-others' }]];

describe('a payment number that another member has sent as well, and that was refused there', () => {
  it('the number makes the claim of its first sender on a plan doubtful', async () => {
    const utr = freshUtr();
    const accomplice = await desk.requestFor(utr);
    const honest = await network.member(head, head);
    expect(await desk.handIn(honest, 'Silver', utr)).toMatchObject(refusedNumber);
    await importBy(await clerk(), [credit(utr)]);
    await matched(accomplice.id);
    const asked = await approve(accomplice, await clerk());
    expect([asked.status, await reasonFor(asked)]).toEqual(byOthers);
  });

  it('the number makes the claim of its first sender doubtful if a sponsor sent it for a newcomer', async () => {
    const utr = freshUtr();
    const accomplice = await desk.requestFor(utr);
    const honest = await member();
    const body = { sponsor: { memberId: honest.id }, utr };
    await network.memberships.updateOne({ _id: honest.id }, { $set: { plan: 'Silver', planRank: 2 } });
    expect(await network.call(checkSponsor, { body }, network.asService)).toMatchObject(refusedNumber);
    await importBy(await clerk(), [credit(utr)]);
    await matched(accomplice.id);
    expect((await approve(accomplice, await clerk())).status).toBe(202);
  });

  it('the audit names the number if the plan was approved before', async () => {
    const utr = freshUtr();
    const accomplice = await desk.requestFor(utr);
    await importBy(await clerk(), [credit(utr)]);
    await matched(accomplice.id);
    expect((await approve(accomplice, await clerk())).status).toBe(200);
    const auditedSale = async () =>
      (await network.call(auditedSales, {}, commission)).body.sales.find(
        ({ memberId }) => memberId === accomplice.person.id,
      );
    expect(await auditedSale()).not.toHaveProperty('isCreditClaimed');
    expect(await desk.handIn(await network.member(head, head), 'Silver', utr)).toMatchObject(refusedNumber);
    expect(await auditedSale()).toMatchObject({ isCreditClaimed: true, approval: 'credit' });
  });

  it('the number makes the claim of its first sender on cotton doubtful if it is refused before or after the match', async () => {
    const [before, after] = [freshUtr(), freshUtr()];
    const orders = [await order(await member(), before), await order(await member(), after)];
    expect(await reserve(await member(), newId(), before)).toMatchObject(refusedNumber);
    await importBy(await clerk(), [credit(before, deposit), credit(after, deposit)]);
    expect(await doubtOf(orders[0]!)).toBe('claimed-by-others');
    expect(await doubtOf(orders[1]!)).toBe(null);
    expect(await reserve(await member(), newId(), after)).toMatchObject(refusedNumber);
    expect(await doubtOf(orders[1]!)).toBe('claimed-by-others');
  });
});

describe('a credit that names a member who waits for a credit of this amount', () => {
  const paidBy = (utr: string, name: string, amount = price) => [{ narration: `UPI/${utr}/${name}`, credit: amount }];

  it.each([
    ['without a number', () => undefined],
    ['with a mistyped number', freshUtr],
  ])(
    'a credit that names a member who sent the picture %s is no clean claim of another member',
    async (_how, typed) => {
      const victim = await network.member(head, head, { name: 'Lakshmi Iyer' });
      await desk.requested(victim, 'Silver', typed());
      const utr = freshUtr();
      const accomplice = await desk.requestFor(utr);
      await importBy(await clerk(), paidBy(utr, 'LAKSHMI IYER'));
      await matched(accomplice.id);
      const asked = await approve(accomplice, await clerk());
      expect([asked.status, await reasonFor(asked)]).toEqual(byOthers);
    },
  );

  it('a credit that names a member with an order is no clean claim of another member on cotton', async () => {
    const victim = await network.member(head, head, { name: 'Govind Menon' });
    await order(victim, null);
    const utr = freshUtr();
    const stolen = await order(await member(), utr);
    await importBy(await clerk(), paidBy(utr, 'GOVIND MENON', deposit));
    expect(await doubtOf(stolen)).toBe('claimed-by-others');
  });

  it('a credit without a name is no clean claim on cotton while another order of its amount waits', async () => {
    const [unnamed, named] = [freshUtr(), freshUtr()];
    await order(await member(), null);
    const stolen = await order(await member(), unnamed);
    const own = await order(await network.member(head, head, { name: 'Harini Bose' }), named);
    await importBy(await clerk(), [...paidBy(unnamed, '', deposit), ...paidBy(named, 'HARINI BOSE', deposit)]);
    expect(await doubtOf(stolen)).toBe('payer-unclear');
    expect(await doubtOf(own)).toBe(null);
  });

  it('a credit of another amount, matched by hand, does not count as the payment of an order', async () => {
    const [small, unnamed] = [freshUtr(), freshUtr()];
    const dishonest = await clerk('decide-cotton');
    const hidden = await order(await member(), null, 101);
    const stolen = await order(await member(), unnamed, 101);
    await importBy(await clerk(), paidBy(small, '', 1));
    expect((await desk.match((await desk.lineOf(small))._id, hidden, dishonest.token)).status).toBe(200);
    await importBy(await clerk(), paidBy(unnamed, '', 40_400));
    expect(await doubtOf(stolen)).toBe('payer-unclear');
  });

  it('a credit belongs to the member whom it names best', async () => {
    const utr = freshUtr();
    await order(await network.member(head, head, { name: 'Lakshmi Patil' }), null, 102);
    const stolen = await order(await network.member(head, head, { name: 'Ravi Patil' }), utr, 102);
    await importBy(await clerk(), paidBy(utr, 'LAKSHMI PATIL', 40_800));
    expect(await doubtOf(stolen)).toBe('claimed-by-others');
  });

  it('credits of several orders of one amount are clean once each order has its credit', async () => {
    const utrs = [freshUtr(), freshUtr(), freshUtr()] as const;
    const orders: string[] = [];
    for (const utr of utrs) orders.push(await order(await member(), utr, 103));
    await importBy(await clerk(), [...paidBy(utrs[0], '', 41_200), ...paidBy(utrs[1], '', 41_200)]);
    await poll(async () => (await doubtOf(orders[1]!)) === 'payer-unclear');
    expect(await doubtOf(orders[0]!)).toBe('payer-unclear');
    await importBy(await clerk(), paidBy(utrs[2], '', 41_200));
    for (const id of orders) await poll(async () => (await doubtOf(id)) === null);
  });

  it('an order that arrives after the match makes the payer of another one of its amount unclear', async () => {
    const utr = freshUtr();
    const first = await order(await member(), utr, 104);
    await importBy(await clerk(), paidBy(utr, '', 41_600));
    expect(await doubtOf(first)).toBe(null);
    await order(await member(), null, 104);
    expect(await doubtOf(first)).toBe('payer-unclear');
  });

  it('the name of a member does not outweigh that of another member with an order', async () => {
    await order(await network.member(head, head, { name: 'Lakshmi Rao Nair' }), null, 105);
    const utr = freshUtr();
    const renamed = await network.member(head, head, { name: 'Lakshmi Nair' });
    const stolen = await order(renamed, utr, 105);
    await importBy(await clerk(), paidBy(utr, 'LAKSHMI NAIR', 42_000));
    expect(await doubtOf(stolen)).toBe('payer-unclear');
  });

  it.each([
    ['a member who takes the name on a credit after another order came', 'HARI KRISHNAN', 'Hari Krishnan', 116],
    ['a member named like a channel of payments', 'SOMEBODY', 'Upi', 117],
    ['a member of whom the credit names a part', 'LAKSHMI MENON', 'Devi Menon', 118],
  ])('a member with %s is no clear payer of a cotton order', async (_who, shown, name, kg) => {
    await order(await member(), null, kg);
    const utr = freshUtr();
    const renamed = await network.member(head, head, { name: name === 'Hari Krishnan' ? 'Asha Patil' : name });
    if (name === 'Hari Krishnan')
      await network.handled(await network.hears(profileChanged, { ...profile, memberId: renamed.id, name }));
    const stolen = await order(renamed, utr, kg);
    await importBy(await clerk(), paidBy(utr, shown, kg * 400));
    expect(await doubtOf(stolen)).toBe('payer-unclear');
  });

  it('the importer of a credit that pays the other order of its amount needs an approver', async () => {
    const [dishonest, honest, victim] = [await clerk(), await clerk(), await member()];
    const [forged, utr] = [freshUtr(), freshUtr()];
    const txnid = cottonTxnid({ memberId: victim.id, quantityKg: 106, ordersBefore: 0 });
    const hidden = await order(victim, null, 106);
    const stolen = await order(await member(), utr, 106);
    await importBy(honest, paidBy(utr, '', 42_400));
    expect(await doubtOf(stolen)).toBe('payer-unclear');
    await importBy(dishonest, [{ narration: `UPI/${forged}/${txnid}`, credit: 42_400 }]);
    expect(await doubtOf(hidden)).toBe(null);
    await poll(async () => (await doubtOf(stolen)) === null);
    expect((await lastMatchOf(stolen)).people.toSorted()).toEqual([dishonest.id, honest.id].toSorted());
  });

  it('a reversed credit does not count as the payment of the other order', async () => {
    const [reversed, utr] = [freshUtr(), freshUtr()];
    await order(await member(), reversed, 107);
    const stolen = await order(await member(), utr, 107);
    await importBy(await clerk(), [...paidBy(reversed, '', 42_800), ...paidBy(utr, '', 42_800)]);
    await poll(async () => (await doubtOf(stolen)) === null);
    await importBy(await clerk(), [{ narration: `UPI/${reversed}/`, debit: 42_800 }]);
    await poll(async () => (await doubtOf(stolen)) === 'payer-unclear');
  });

  it('an order that is sent days after the payment, but before its import, makes the payer unclear', async () => {
    const [early, late] = [freshUtrOf(-6), freshUtrOf(-6)];
    const stolen = [await order(await member(), early, 108), await order(await member(), late, 109)];
    await order(await member(), null, 108);
    const earlier = (utr: string, amount: number) => [{ ...paidBy(utr, '', amount)[0]!, date: dayFromToday(-6) }];
    await importBy(await clerk(), [...earlier(early, 43_200), ...earlier(late, 43_600)]);
    expect(await doubtOf(stolen[0]!)).toBe('payer-unclear');
    await order(await member(), null, 109);
    expect(await doubtOf(stolen[1]!)).toBe(null);
  });

  it('an order with a credit of another amount is assessed again when an order of the amount of the credit arrives', async () => {
    const utr = freshUtr();
    const stolen = await order(await member(), null, 110);
    await importBy(await clerk(), paidBy(utr, '', 44_400));
    const by = await clerk('decide-cotton');
    expect((await desk.match((await desk.lineOf(utr))._id, stolen, by.token)).status).toBe(200);
    const before = await doubtOf(stolen);
    expect(before).not.toBe('payer-unclear');
    await order(await member(), null, 111);
    expect((await matchesOf(stolen)).map(({ doubt }) => doubt)).toEqual([before, 'payer-unclear']);
  });

  it('an order that a concurrent match did not see makes its payer unclear', async () => {
    const utr = freshUtr();
    const stolen = await order(await member(), utr, 112);
    await importBy(await clerk(), paidBy(utr, '', 44_800));
    expect(await doubtOf(stolen)).toBe(null);
    const unseen = { _id: newId(), kind: 'cotton', memberId: (await member()).id, amountPaise: 4_480_000 } as const;
    await network.model<ExpectedPayment>(expectedPaymentModel).create({
      ...unseen,
      utr: null,
      txnids: [],
      requestedAt: new Date(),
      status: 'open',
      state: 'missing',
      candidates: [],
      isUnseen: true,
    });
    await poll(async () => (await doubtOf(stolen)) === 'payer-unclear');
  });

  it('the payer is unclear if more requests than are compared have the amount', async () => {
    const utr = freshUtr();
    const stolen = await order(await member(), utr, 113);
    const expected = network.model<ExpectedPayment>(expectedPaymentModel);
    const other = { kind: 'cotton', memberId: newId(), amountPaise: 4_520_000, requestedAt: new Date() } as const;
    const gone = { ...other, kind: 'plan', utr: null, txnids: [], status: 'gone', state: 'missing' } as const;
    await expected.insertMany(
      Array.from({ length: 10_000 }, () => ({ ...gone, _id: newId(), candidates: [] })),
      { lean: true },
    );
    await importBy(await clerk(), paidBy(utr, '', 45_200));
    expect(await doubtOf(stolen)).toBe('payer-unclear');
  });

  it('a credit is clean for a member whom it names as well, and if the other member has a credit', async () => {
    const namesake = await network.member(head, head, { name: 'Farida Iyer' });
    await desk.requested(namesake, 'Silver');
    const [own, relative] = [freshUtr(), freshUtr()];
    const other = await network.member(head, head, { name: 'Farida Iyer' });
    const { requestId } = await desk.requested(other, 'Silver', own);
    await importBy(await clerk(), paidBy(own, 'FARIDA IYER'));
    await matched(requestId);
    expect((await approve({ person: other, id: requestId }, await clerk())).status).toBe(200);
    const paid = await desk.requestFor(relative);
    await importBy(await clerk(), paidBy(relative, 'NOBODY WHO WAITS'));
    await matched(paid.id);
    expect((await approve(paid, await clerk())).status).toBe(200);
  });
});

describe('a credit with the reference of the payment link of another member', () => {
  const reject = (person: Person, { token }: { token: string }) =>
    network.call(rejectPlan, { body: { userId: person.id, reason: 'The picture is blurred.' } }, token);

  it('a credit with a foreign link is no clean claim on a plan after the clerk has rejected the request of its member', async () => {
    const [victim, dishonest] = [await network.member(head, head), await clerk()];
    const { txnid } = (await desk.enroll(victim, 'Silver')).body;
    await desk.requested(victim, 'Silver');
    const utr = freshUtr();
    const accomplice = await desk.requestFor(utr);
    await importBy(await clerk(), [{ narration: `UPI/${utr}/${txnid}/ASHA PATIL`, credit: price }]);
    expect((await reject(victim, dishonest)).status).toBe(200);
    await desk.importFile(csvFile(statementCsv([credit(freshUtr())])), {}, (await clerk()).token);
    await matched(accomplice.id);
    const asked = await approve(accomplice, dishonest);
    expect([asked.status, await reasonFor(asked)]).toEqual(byOthers);
  });

  it('a credit with a foreign link is no clean claim on a plan while its member has sent no proof', async () => {
    const { txnid } = (await desk.enroll(await network.member(head, head), 'Silver')).body;
    const utr = freshUtr();
    const accomplice = await desk.requestFor(utr);
    await importBy(await clerk(), [{ narration: `UPI/${utr}/${txnid}/ASHA PATIL`, credit: price }]);
    await matched(accomplice.id);
    const asked = await approve(accomplice, await clerk());
    expect([asked.status, await reasonFor(asked)]).toEqual(byOthers);
  });

  it('a credit with a foreign link is no clean claim on cotton after the order of its member was rejected', async () => {
    const [victim, dishonest, utr] = [await member(), await clerk(), freshUtr()];
    const txnid = cottonTxnid({ memberId: victim.id, quantityKg: 100, ordersBefore: 0 });
    const orderId = await order(victim, null);
    const stolen = await order(await member(), utr);
    await importBy(await clerk(), [{ narration: `UPI/${utr}/${txnid}/ASHA PATIL`, credit: deposit }]);
    const facts = { orderId, memberId: victim.id, memberName: victim.name, quantityKg: 100 };
    const occurredAt = new Date().toISOString();
    const rejected = { ...facts, occurredAt, reason: 'The picture is blurred.', rejectedBy: [dishonest.id] };
    await network.handled(await network.hears(cottonRejected, rejected));
    await desk.importFile(csvFile(statementCsv([credit(freshUtr())])), {}, (await clerk()).token);
    expect(await doubtOf(stolen)).toBe('claimed-by-others');
  });

  it('a credit is clean for the member of its link', async () => {
    const victim = await network.member(head, head);
    const { txnid } = (await desk.enroll(victim, 'Silver')).body;
    const utr = freshUtr();
    await importBy(await clerk(), [{ narration: `UPI/${utr}/${txnid}/ASHA PATIL`, credit: price }]);
    const { requestId } = await desk.requested(victim, 'Silver', utr);
    await matched(requestId);
    expect((await approve({ person: victim, id: requestId }, await clerk())).status).toBe(200);
  });
});
