import {
  addTaxDeposit,
  balance,
  changeTaxRates,
  exportTaxRegister,
  payableAmount,
  statement,
  taxRates,
  taxRegister,
  updateCommissionStatus,
  indianDay,
  maxFileTransfers,
  startOfIndianDay,
} from '@deepam/contracts';
import { newId, type Caller } from '@deepam/platform';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import type { PayoutDocument } from '../src/payouts/persistence/payout.schema.js';
import { PayeesRepository } from '../src/payouts/persistence/payees.repository.js';
import { ExportTaxRegisterHandler } from '../src/tax/export-tax-register.js';
import type { TaxDeductionDocument } from '../src/tax/persistence/tax-deduction.schema.js';
import { firstYearOf } from '../src/tax/domain/tax-year.js';
import { headId } from './commission-harness.js';
import { listOf, TestTransfers } from './test-transfers.js';
import { small, TestTax } from './test-tax.js';

let scene: TestTransfers;
let tax: TestTax;
const dayMs = 86_400_000;
const today = indianDay(new Date());
const tomorrow = indianDay(new Date(Date.now() + dayMs));
const year = firstYearOf(new Date());
const quarter = Math.floor(((Number(today.slice(5, 7)) + 8) % 12) / 3) + 1;
const register = { year, quarter };
beforeAll(async () => {
  scene = await TestTransfers.start();
  tax = new TestTax(scene);
});
afterEach(async () => {
  jest.restoreAllMocks();
  expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
});
afterAll(() => scene.stop());

const lines = async (memberId: string) =>
  (await scene.commission.postings({ memberId, kind: 'payout-approved' })).map((one) =>
    one.lines.map(({ account, amountPaise }) => [account.split(':').slice(-2).join(':'), amountPaise]),
  );
const registerOf = async () => (await scene.commission.call(taxRegister, headId, { query: register })).body;

it('no tax is deducted until the head turns it on, with the numbers of the law', async () => {
  const { body } = await scene.commission.call(taxRates, headId);
  expect(body.now).toMatchObject({ version: 1, isOn: false, rateBasisPoints: 200, panlessBasisPoints: 2000 });
  expect(body.now).toMatchObject({ threshold: 20_000, mode: 'whole-year', changedBy: null });
  const memberId = await tax.person('OFFAA0000A');
  expect(await tax.paid(memberId, 200)).toEqual([undefined, undefined]);
});

it('tax begins on the set day, by versions that are kept, and never in the past', async () => {
  const past = await tax.setRates({ ...small, startsOn: indianDay(new Date(Date.now() - dayMs)) });
  expect([past.status, past.error?.code]).toEqual([422, 'COMMISSION.TAX_RATES_PAST']);
  await tax.setRates({ ...small, startsOn: tomorrow });
  const before = await tax.person('LATER0000A');
  expect(await tax.paid(before, 200)).toEqual([undefined, undefined]);
  const { body } = await tax.setRates({ ...small, startsOn: today });
  expect(body.now).toMatchObject({ version: 3, isOn: true, changedBy: 'The Head' });
  expect(body.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  const twice = await Promise.all([1, 2].map(() => tax.setRates({ ...small, startsOn: today })));
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await tax.paid(before, 50)).toEqual([0, 50]);
});

it('tax covers the whole year above the threshold, on commission only, and is owed to the government', async () => {
  const memberId = await tax.person('WHOLE0000A', { earnings: 60 });
  expect(await tax.paid(memberId, 100)).toEqual([0, 100]);
  // The commission is 150 and the earnings are 40; the tax is 2 % of 250.
  expect(await tax.paid(memberId, 190)).toEqual([5, 185]);
  expect(await lines(memberId)).toContainEqual([
    ...[
      ['commission:reserved', -15_000],
      ['commission:paid', 14_500],
    ],
    ...[
      ['earnings:reserved', -4000],
      ['earnings:paid', 4000],
    ],
    ['company:tds-payable', 500],
  ]);
  const { body } = await scene.commission.call(balance, memberId);
  expect(body).toMatchObject({ commission: 250, earnings: 60, paid: 285, available: 20, tax: 5 });
  const [row] = (await scene.commission.call(statement, memberId)).body;
  expect(row).toMatchObject({ kind: 'payout-approved', amount: 190, reserved: -190, paid: 185, tax: 5 });
});

it('accounts with one PAN count together, even when two payouts are approved concurrently', async () => {
  for (const round of [1, 2, 3]) {
    const people = [await tax.person(`TWINS000${round}A`), await tax.person(`TWINS000${round}A`)];
    const asked = await Promise.all(people.map((memberId) => tax.ask(memberId, 90)));
    const answers = await Promise.all(people.map((memberId, at) => tax.approve(memberId, asked[at]!)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const taxes = await Promise.all(
      people.map(async (memberId) => (await scene.payouts.balanceOf(memberId)).commissionHistory[0]!.tax),
    );
    expect(taxes.toSorted()).toEqual([0, 4]);
  }
});

it('payments under every PAN that the account has had in the year count', async () => {
  const memberId = await tax.person('FIRST0000A');
  expect(await tax.paid(memberId, 100)).toEqual([0, 100]);
  const earlierPans = ['FIRST0000A'];
  await scene.identity.knows(memberId, { pan: 'SECND0000A', earlierPans });
  expect(await tax.paid(memberId, 100)).toEqual([4, 96]);
  await scene.identity.knows(memberId, { pan: null, earlierPans: [...earlierPans, 'SECND0000A'] });
  expect(await tax.paid(memberId, 20)).toEqual([4, 16]);
  await scene.identity.knows(memberId, { pan: 'THIRD0000A', earlierPans: [...earlierPans, 'SECND0000A'] });
  expect(await tax.paid(memberId, 20)).toEqual([0, 20]);
});

it('tax that a new PAN has left out is reported by the audit', async () => {
  const memberId = await tax.person('AUDIT0000A');
  await tax.paid(memberId, 100);
  await scene.identity.knows(memberId, { pan: 'AUDIT0000B', earlierPans: ['AUDIT0000A'] });
  await tax.paid(memberId, 100);
  const payouts = scene.commission.db.collection<PayoutDocument>('payouts');
  const last = (await payouts.find({ memberId }).sort({ requestedAt: -1 }).next())!;
  // The test repeats a former fault: the second PAN started a new threshold.
  await payouts.updateOne({ _id: last._id }, { $set: { 'tax.coveredPaise': 0 } });
  const { sentences } = await scene.commission.audit();
  await payouts.updateOne({ _id: last._id }, { $set: { 'tax.coveredPaise': last.tax!.coveredPaise } });
  expect(sentences).toContainEqual(
    `The payout ${last._id} leaves out tax: its member was paid 20000 paise in the tax year ${year}`,
  );
});

it('tax that is left out after the year was covered is reported by the audit', async () => {
  const memberId = await tax.person('AUDIT0000C');
  for (const rupees of [100, 100, 20]) await tax.paid(memberId, rupees);
  const payouts = scene.commission.db.collection<PayoutDocument>('payouts');
  const last = (await payouts.find({ memberId }).sort({ requestedAt: -1 }).next())!;
  await payouts.updateOne({ _id: last._id }, { $set: { 'tax.coveredPaise': 0 } });
  const { sentences } = await scene.commission.audit();
  await payouts.updateOne({ _id: last._id }, { $set: { 'tax.coveredPaise': last.tax!.coveredPaise } });
  expect(sentences).toContainEqual(
    `The payout ${last._id} leaves out tax: its member was paid 22000 paise in the tax year ${year}`,
  );
});

it('tax is a fifth without a PAN, and has the low rate from the PAN on, which counts earlier payments', async () => {
  const memberId = await tax.person(null);
  expect(await tax.paid(memberId, 110)).toEqual([22, 88]);
  await scene.identity.knows(memberId, { pan: 'GIVEN0000A' });
  expect(await tax.paid(memberId, 50)).toEqual([1, 49]);
});

it('the net amount is shown before a manual payout, and an approval with an outdated one is rejected', async () => {
  const people = [await tax.person('TOLD00000A'), await tax.person('TOLD00000A')] as const;
  const payouts = await Promise.all(people.map((memberId) => tax.ask(memberId, 90)));
  const sums = (payoutId: string) =>
    scene.commission.call(payableAmount, headId, { params: { payableId: payoutId } }).then(({ body }) => body);
  const approve = (at: 0 | 1, net: number) =>
    scene.commission.call(updateCommissionStatus, headId, {
      body: { userId: people[at], commissionId: payouts[at]!, status: 'Approved', net },
    });
  for (const payoutId of payouts)
    expect(await sums(payoutId)).toEqual({
      amount: 90,
      tax: 0,
      net: 90,
      hasPan: true,
      needsApprover: false,
      statementsUpTo: null,
    });
  expect((await approve(0, 90)).status).toBe(200);
  // Both members have one PAN, and the first payout has used the threshold.
  const stale = await approve(1, 90);
  expect([stale.status, stale.error?.code, stale.error?.details]).toEqual([409, 'COMMISSION.NET_CHANGED', { net: 86 }]);
  expect(await sums(payouts[1]!)).toEqual({
    amount: 90,
    tax: 4,
    net: 86,
    hasPan: true,
    needsApprover: false,
    statementsUpTo: null,
  });
  expect((await approve(1, 86)).status).toBe(200);
  const { body } = await scene.commission.call(balance, people[1]);
  expect(body.commissionHistory[0]).toMatchObject({ status: 'Approved', tax: 4, net: 86 });
  const decided = await scene.commission.call(payableAmount, headId, { params: { payableId: payouts[1]! } });
  expect([decided.status, decided.error?.code]).toEqual([409, 'COMMISSION.PAYABLE_NOT_OWED']);
});

it('tax is fixed by the approval in a bank file, which pays the net, and stays when the bank does not pay', async () => {
  const memberId = await tax.person('BATCH0000A');
  const [first, second] = [await tax.ask(memberId, 100), await tax.ask(memberId, 50)];
  const made = await scene.make(first, second);
  expect(made.body.bankFile).toMatchObject({ total: 150, tax: 3, net: 147, paid: 0 });
  const { _id, rows } = await scene.file(made.body.bankFile._id);
  expect(rows).toMatchObject([{ amount: 100 }, { amount: 50, tax: 3, net: 47, transfer: { amount: 47 } }]);
  const { text } = await scene.download(_id);
  expect(text).toContain('47.00');
  expect(text).not.toContain('50.00');
  await scene.take(_id, listOf(rows.slice(1), 'Rejected'));
  expect(await scene.payable(second)).toMatchObject({ state: 'owed', tax: 3, net: 47 });
  const again = await scene.made(second);
  expect(again).toMatchObject({ total: 50, tax: 3, net: 47 });
  const found = (await registerOf()).rows.filter(({ payoutId }) => payoutId === second);
  expect(found).toMatchObject([{ memberId, hasPan: true, commission: 50, taxed: 150, rateBasisPoints: 200, tax: 3 }]);
});

it('tax never exceeds a payout, which then needs no bank, and the next payout bears the rest', async () => {
  const memberId = await tax.person(null);
  expect(await tax.paid(memberId, 100)).toEqual([0, 100]);
  const small = await tax.ask(memberId, 10);
  const refused = await scene.make(small);
  expect([refused.status, refused.error?.code]).toEqual([409, 'COMMISSION.NOTHING_TO_TRANSFER']);
  await tax.approve(memberId, small);
  expect((await scene.payouts.balanceOf(memberId)).commissionHistory[0]).toMatchObject({ tax: 10, net: 0 });
  expect(await tax.paid(memberId, 50)).toEqual([22, 28]);
});

it('an aborted approval deducts no tax', async () => {
  const memberId = await tax.person('KILLS0000A');
  const payoutId = await tax.ask(memberId, 200);
  const broken = jest.spyOn(PayeesRepository.prototype, 'recordDecisions').mockRejectedValueOnce(new Error('killed'));
  expect((await tax.approve(memberId, payoutId)).status).toBe(500);
  expect(broken).toHaveBeenCalled();
  expect(await lines(memberId)).toEqual([]);
  await tax.approve(memberId, payoutId);
  const again = await scene.commission.call(updateCommissionStatus, headId, {
    body: { userId: memberId, commissionId: payoutId, status: 'Approved' },
  });
  expect(again.error?.code).toBe('COMMISSION.PAYOUT_DECIDED');
  expect((await scene.payouts.balanceOf(memberId)).tax).toBe(4);
});

it('deducted tax is in the register of its quarter, and only the file has the PAN', async () => {
  const memberId = await tax.person('ABCPE1234F');
  await tax.paid(memberId, 200);
  const page = await registerOf();
  expect(JSON.stringify(page)).not.toContain('ABCPE1234F');
  expect(page.rows.reduce((sum, row) => sum + row.tax, 0)).toBe(page.total.tax);
  const other = await scene.commission.call(taxRegister, headId, { query: { year: year + 1, quarter } });
  expect(other.body).toMatchObject({ rows: [], total: { payouts: 0, tax: 0 }, pages: 0 });
  const { text: file } = await scene.commission.call(exportTaxRegister, headId, { body: register });
  expect(file).toMatch(/Asha Member,ABCPE1234F,200.00,200.00,2,4.00,/);
  await scene.identity.knows(memberId, { pan: 'OTHER1234F' });
  const later = await scene.commission.call(exportTaxRegister, headId, { body: register });
  expect(later.text).not.toContain('OTHER1234F');
  const staff = { memberId: newId(), isHead: false, permissions: ['reveal-numbers'] as const };
  const refused = await scene.commission.callWith(exportTaxRegister, staff, { body: register });
  expect(refused.error?.code).toBe('ACCESS.NOT_PERMITTED');
});

it('the download names its clerk once to each member whose PAN it shows', async () => {
  const [one, two, panless] = [await tax.person('ABCPE1235F'), await tax.person('ABCPE1236F'), await tax.person(null)];
  for (const memberId of [one, panless]) await tax.paid(memberId, 200);
  for (const amount of [150, 50]) await tax.paid(two, amount);
  const person = { memberId: newId(), permissions: ['payouts', 'reveal-numbers'] as const };
  const { text } = await scene.commission.callWith(exportTaxRegister, person, { body: register });
  for (const pan of ['ABCPE1235F', 'ABCPE1236F']) expect(text).toContain(pan);
  const by = { 'envelope.data.kind': 'numbers-revealed', 'envelope.data.actor.id': person.memberId };
  const rows = await scene.commission.db.collection('outbox').find(by).toArray();
  const opened = rows.map(({ envelope }) => (envelope as { data: { memberId: string } }).data.memberId);
  expect([one, two, panless].map((id) => opened.filter((memberId) => memberId === id).length)).toEqual([1, 1, 0]);
});

it('a line is in the file once, though a payment of an earlier day is recorded during the download', async () => {
  const of = { memberId: newId(), personKey: 'member:x', hasPan: false };
  const sums = { basisPaise: 100, coveredPaise: 100, rateBasisPoints: 2000, taxPaise: 0 };
  const lineAt = (minute: number) => {
    const paidAt = new Date(startOfIndianDay(`${year + 20}-04-01`).getTime() + minute * 60_000);
    return { _id: newId(), ...of, ...sums, year: year + 20, paidAt };
  };
  const deductions = scene.commission.db.collection<TaxDeductionDocument>('tax_deductions');
  const ids: string[] = [];
  try {
    await deductions.insertMany(Array.from({ length: maxFileTransfers + 50 }, (_, at) => lineAt(at + 1)));
    const caller = { memberId: headId, isHead: true, sessionVersion: 0 };
    const handler = scene.commission.get(ExportTaxRegisterHandler);
    for await (const { line } of await handler.execute({ year: year + 20, quarter: 1 }, caller as Caller)) {
      if (ids.length === 0) await deductions.insertOne(lineAt(0));
      ids.push(line._id);
    }
  } finally {
    await deductions.deleteMany({ year: year + 20 });
  }
  expect([ids.length, new Set(ids).size]).toEqual([maxFileTransfers + 50, maxFileTransfers + 50]);
});

it('deducted tax is owed until it is paid to the government, each challan once, and never more than the debt', async () => {
  const { owed } = await registerOf();
  expect(owed).toBeGreaterThan(10);
  const deposit = (challan: string, amount: number, paidOn = today) =>
    scene.commission.call(addTaxDeposit, headId, { body: { challan, paidOn, amount } });
  expect((await deposit('C-0', 1, tomorrow)).error?.code).toBe('COMMISSION.TAX_DEPOSIT_AHEAD');
  const twoDeposits = await Promise.all([deposit('C-1', owed - 1), deposit('C-2', owed - 1)]);
  expect(twoDeposits.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(twoDeposits.find(({ status }) => status === 409)!.error?.code).toBe('COMMISSION.TAX_DEPOSIT_TOO_HIGH');
  const challan = twoDeposits[0].status === 201 ? 'C-1' : 'C-2';
  expect((await deposit(challan, 1)).error?.code).toBe('COMMISSION.TAX_DEPOSITED');
  expect((await deposit('C-3', 1)).body.owed).toBe(0);
  const page = await registerOf();
  expect(page).toMatchObject({ owed: 0, deposits: [{ challan: 'C-3', amount: 1 }, { challan }] });
});

it('a change of the tax needs the password', async () => {
  const stale = { memberId: headId, isHead: true, authTime: Math.floor(Date.now() / 1000) - 1801 };
  const late = await scene.commission.callWith(changeTaxRates, stale, { body: { ...small, version: 1 } });
  expect(late.error?.code).toBe('AUTH.REAUTHENTICATE');
});
