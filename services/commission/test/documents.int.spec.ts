import {
  changeBusiness,
  closedAccountName,
  cottonApproved,
  payoutDecided,
  planApproved,
  profileChanged,
  returnApproved,
  saleReversed,
  taxDocumentPdf,
  taxDocumentsCsv,
  taxYearOf,
  transferStateChanged,
  type EventData,
} from '@deepam/contracts';
import { newId, Transactions } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AddressesRepository } from '../src/documents/persistence/addresses.repository.js';
import { DocumentsRepository } from '../src/documents/persistence/documents.repository.js';
import { taxDocumentModel } from '../src/documents/persistence/document.schema.js';
import { headId, TestCommission } from './commission-harness.js';
import { reversalOf, sale } from './sale-builder.js';
import { business, TestDocuments } from './test-documents.js';
import { TestPayouts } from './test-payouts.js';
import { approvedAlone, depositOwed } from './example-credit.js';

let commission: TestCommission;
let documents: TestDocuments;
beforeAll(async () => {
  commission = await TestCommission.start();
  documents = new TestDocuments(commission);
});
afterAll(() => commission.stop());

const year = () => taxYearOf(commission.clock.now()).slice(2);
const pdfOf = (id: string, as: string, language: 'en' | 'ta' = 'en') =>
  commission.call(taxDocumentPdf, as, { params: { documentId: id }, query: { language } });
const readAs = async (memberId: string, path: string) =>
  fetch(`${commission.url}/api${path}`, { headers: { authorization: `Bearer ${await commission.token(memberId)}` } });

describe('documents', () => {
  it('documents are issued for events after the head has entered the issuer, and for none before', async () => {
    const member = await commission.member();
    await documents.sell(member);
    await documents.begin();
    await documents.sell(member, { approvedAt: '2020-01-01T00:00:00.000Z' });
    await documents.sell(member, { payment: 'waived', amountPaise: 0 });
    expect(await documents.stored()).toEqual([]);
  });

  it('document numbers have no gap and no duplicate, on two processes, however often each sale is published', async () => {
    const replica = await commission.replica();
    const member = await commission.member();
    const sales = Array.from({ length: 12 }, () => documents.saleTo(member));
    const ids = [...sales, ...sales, ...sales].map((one) => commission.hears(planApproved, one));
    await poll(async () => commission.hasHandled(...(await Promise.all(ids))));
    await documents.allNumbered();
    await replica.leave();
    const found = await documents.stored({ kind: 'invoice' });
    expect(found.map(({ number }) => number)).toEqual(
      sales.map((_, place) => `INV/${year()}/${String(place + 1).padStart(6, '0')}`),
    );
    expect(new Set(found.map(({ about }) => about)).size).toBe(sales.length);
  });

  it('a transaction that is rolled back uses no document number', async () => {
    const repository = commission.get(DocumentsRepository);
    const member = await commission.member();
    const [last] = (await documents.stored({ kind: 'invoice' })).slice(-1);
    const soldPlan = newId();
    await commission.db.model(taxDocumentModel).create({
      ...last,
      _id: soldPlan,
      about: soldPlan,
      memberId: member,
      isWaiting: false,
      number: null,
      sequence: null,
    });
    const fail = commission.get(Transactions).run(async (session) => {
      await commission.db.model(taxDocumentModel).updateOne({ _id: soldPlan }, { isWaiting: true }, { session });
      await repository.number(soldPlan, last!.taxYear!, commission.clock.now(), session);
      throw new Error('It is killed.');
    });
    await expect(fail).rejects.toThrow('It is killed.');
    await commission.db.model(taxDocumentModel).deleteOne({ _id: soldPlan });
    await documents.sell(member);
    const [next] = await documents.of(member, 1);
    expect(Number(next!.number.slice(-6))).toBe(last!.sequence! + 1);
  });

  it('documents name the recipient as of their day, and tax by the state of the address', async () => {
    const member = await commission.member({ name: 'Kavitha R' });
    const profile = { memberId: member, name: 'Kavitha R', email: null, mobile: '9876543210', avatarKey: null };
    const scans = { idProofKey: null, panProofKey: null };
    const address = 'Anna Salai\nChennai 600002';
    await commission.takesIn(profileChanged, { ...profile, ...scans, revision: 2, address, changed: ['address'] });
    await commission.takesIn(profileChanged, { ...profile, ...scans, revision: 1, address: 'Pune 411001' });
    await documents.sell(member);
    const [invoice] = await documents.stored({ memberId: member });
    expect(invoice).toMatchObject({
      party: { name: 'Kavitha R', address, state: '33' },
      content: { price: { totalPaise: 250_000, igstPaise: 26_786, cgstPaise: 0 } },
    });
  });

  it('documents keep the name and the address of their day after the closing, and other records lose them', async () => {
    const member = await commission.member();
    const contact = { email: null, mobile: '9876543210', avatarKey: null, idProofKey: null, panProofKey: null };
    const profile = { memberId: member, ...contact, revision: 2 };
    await commission.takesIn(profileChanged, { ...profile, name: 'Asha Member', address: 'Pune' });
    await documents.sell(member);
    await commission.takesIn(profileChanged, { ...profile, revision: 3, name: closedAccountName, address: null });
    expect((await documents.stored({ memberId: member }))[0]!.party).toMatchObject({
      name: 'Asha Member',
      address: 'Pune',
    });
    expect(await commission.get(AddressesRepository).addressOf(member)).toBeNull();
  });

  it('a reversed sale gets a credit note with the figures of its invoice, even if its event arrives first', async () => {
    const member = await commission.member();
    const soldPlan = documents.saleTo(member);
    const reversedAt = commission.clock.now().toISOString();
    await commission.takesIn(saleReversed, reversalOf(soldPlan, { reversedAt }));
    await commission.takesIn(planApproved, soldPlan);
    await commission.takesIn(saleReversed, reversalOf(soldPlan, { reversedAt }));
    const found = await documents.of(member, 2);
    expect(found.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['credit-note', 2500],
      ['invoice', 2500],
    ]);
    expect((await pdfOf(found[0]!._id, member)).status).toBe(200);
    const old = sale({ memberId: member });
    await commission.takesIn(saleReversed, reversalOf(old, { reversedAt }));
    expect(await documents.of(member, 2)).toHaveLength(2);
  });

  it('a credit note is taxed like its invoice, though the buyer has moved and the business has another GSTIN since', async () => {
    await documents.begin();
    const member = await commission.member();
    const contact = { email: null, mobile: '9876543210', avatarKey: null, idProofKey: null, panProofKey: null };
    const profile = { memberId: member, name: 'Asha', ...contact };
    await commission.takesIn(profileChanged, { ...profile, revision: 2, address: 'Pune 411001' });
    const soldPlan = await documents.sell(member);
    await commission.takesIn(profileChanged, { ...profile, revision: 3, address: 'Chennai 600002' });
    await documents.begin({ state: '29', gstin: '29AAGCB7383J1Z4' });
    await commission.takesIn(saleReversed, reversalOf(soldPlan, { reversedAt: commission.clock.now().toISOString() }));
    const [note, invoice] = await Promise.all(
      (['credit-note', 'invoice'] as const).map(
        async (kind) => (await documents.stored({ about: soldPlan.saleId, kind }))[0]!,
      ),
    );
    await documents.begin();
    expect(note).toMatchObject({ party: invoice!.party, issuer: invoice!.issuer, content: invoice!.content });
  });

  it('the receipt of an order, the voucher of its deposit and the advice of a payout are issued when their money is paid', async () => {
    const payouts = new TestPayouts(commission);
    const member = await payouts.rich();
    const occurredAt = commission.clock.now().toISOString();
    const order = { orderId: newId(), memberId: member, memberName: 'Asha', quantityKg: 2, occurredAt };
    await commission.takesIn(cottonApproved, order);
    await commission.takesIn(returnApproved, {
      ...order,
      makingChargePaise: 60_000,
      depositPaise: 80_000,
      approval: approvedAlone,
      ...depositOwed,
    });
    expect(await documents.stored({ about: order.orderId, kind: 'deposit-refund' })).toEqual([]);
    const refund: EventData<typeof transferStateChanged> = {
      transferId: newId(),
      payableId: order.orderId,
      memberId: member,
      reference: 'DPY1',
      amountPaise: 8e4,
      kind: 'deposit-refund',
      from: 'submitted',
      to: 'paid',
      channel: 'bank-file',
      payableState: 'paid',
      attempt: 1,
      bankFileId: newId(),
      utr: '600000000001',
      alerts: [],
      changedAt: occurredAt,
    };
    for (const soldPlan of [refund, refund]) await commission.takesIn(transferStateChanged, soldPlan);
    expect(await documents.stored({ about: order.orderId, kind: 'deposit-refund' })).toMatchObject([
      { content: { quantityKg: 2, amountPaise: 80_000, utr: '600000000001' } },
    ]);
    const { entry } = (await payouts.ask(member, 200)).body;
    const { entry: refused } = (await payouts.ask(member, 10)).body;
    await payouts.decide(member, refused._id, 'Rejected', 'No');
    await payouts.decide(member, entry._id, 'Approved');
    const decided = (await commission.outboxEventsOf(payoutDecided)).filter(({ memberId }) => memberId === member);
    const paid = (await commission.outboxEventsOf(transferStateChanged)).filter(({ memberId }) => memberId === member);
    for (const soldPlan of [...decided, ...decided]) await commission.takesIn(payoutDecided, soldPlan);
    for (const soldPlan of [...paid, ...paid]) await commission.takesIn(transferStateChanged, soldPlan);
    const found = await documents.of(member, 3);
    expect(found.map(({ kind, about, amount }) => [kind, about, amount])).toEqual([
      ['payout-advice', entry._id, 200],
      ['deposit-refund', order.orderId, 800],
      ['deposit-receipt', order.orderId, 800],
    ]);
  });

  it('a payout gets its advice once its transfer is paid, or at the approval if its whole amount is tax', async () => {
    await documents.begin();
    const decidedAt = commission.clock.now();
    const approved = async (taxPaise: number) => {
      const [memberId, payoutId] = [await commission.member(), newId()];
      const money = { amountPaise: 10_000, taken: { commission: 10_000, earnings: 0 } };
      const of = { _id: payoutId, memberId, requesterAccounts: [memberId], requestedAt: decidedAt, decidedAt };
      const tax = { grossPaise: 10_000, basisPaise: 10_000, taxPaise, netPaise: 10_000 - taxPaise };
      const rate = { coveredPaise: 0, rateBasisPoints: 0, personKey: memberId, year: 2026, hasPan: true };
      const fixed = { ...tax, ...rate, ratesVersion: 1, fixedAt: decidedAt };
      await commission.db.model('Payout').create({ ...of, ...money, status: 'Approved', tax: fixed });
      const decided = { payoutId, memberId, amountPaise: 10_000, status: 'Approved' as const, reason: null };
      await commission.takesIn(payoutDecided, { ...decided, isSent: false, decidedAt: decidedAt.toISOString() });
      return payoutId;
    };
    const [transferred, allTax] = [await approved(0), await approved(10_000)];
    expect(await documents.stored({ about: transferred })).toEqual([]);
    expect(await documents.stored({ about: allTax })).toMatchObject([{ kind: 'payout-advice' }]);
    const ids = { $in: [transferred, allTax] };
    await commission.db.collection<{ _id: string }>('payouts').deleteMany({ _id: ids as never });
  });
});

describe('the register of a series', () => {
  it('the register of a series is a CSV file in the order of numbers', async () => {
    const path = `${taxDocumentsCsv.path}?kind=invoice&taxYear=${taxYearOf(commission.clock.now())}`;
    const response = await readAs(headId, path);
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength((await documents.stored({ kind: 'invoice' })).length + 2);
    expect(lines[1]).toContain(`INV/${year()}/000001,${documents.today},${documents.today},`);
    expect(lines[1]).toContain(',27 Maharashtra,27AAPFU0939F1ZV,5601,Gold,2500.00,2232.14,12,133.93,133.93,0.00,');
  });
});

describe('the issuer of documents', () => {
  it('an issuer with a wrong GSTIN, without the HSN of a registered business, or with an outdated version is rejected', async () => {
    const put = (changes: object) =>
      commission.call(changeBusiness, headId, { body: { ...business, version: 99, ...changes } });
    expect((await put({ gstin: '27AAPFU0939F1ZW' })).error?.details).toHaveProperty('gstin');
    expect((await put({ gstin: '29AAGCB7383J1Z4' })).error?.details).toHaveProperty('gstin');
    expect((await put({ hsn: '' })).error?.details).toHaveProperty('hsn');
    expect((await put({ gstin: '', hsn: '' })).error?.code).toBe('COMMISSION.BUSINESS_CHANGED');
  });
});
