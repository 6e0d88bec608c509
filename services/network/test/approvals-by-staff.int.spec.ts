import { fingerprintOf } from '@deepam/bank-statements';
import {
  approvePlan,
  auditedCredits,
  auditedSales,
  beginNetworkWork,
  approveNetworkRequest,
  networkApprovals,
  networkWork,
  planApproved,
  previewBulkApproval,
  rejectPlan,
  releaseBankLine,
  releasePaymentReference,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bankLayoutModel, type KnownLayout } from '../src/bank/persistence/bank-statement.schema.js';
import { planSaleModel, type PlanSale } from '../src/plan/persistence/plan-sale.schema.js';

import { credit, freshUtr, layout, price } from './bank-desk.js';
import { csvFile, statementCsv, usualHeaders } from './bank-files.js';
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
  network = await TestNetwork.start([], { SECOND_APPROVAL: 'on' });
  head = await network.head();
  const fingerprint = fingerprintOf({ line: 0, cells: [...usualHeaders] });
  await network.model<KnownLayout>(bankLayoutModel).create({
    _id: `${fingerprint}.1`,
    fingerprint,
    version: 1,
    headers: usualHeaders,
    layout,
    confirmedBy: head.id,
    confirmedAt: new Date(),
  });
});
afterAll(() => network.close());

interface Clerk {
  readonly id: string;
  readonly token: string;
}
async function clerk(...permissions: readonly Permission[]): Promise<Clerk> {
  return staff({ permissions });
}
const cloneOf = ({ id }: Clerk): Promise<Clerk> => staff({ influencedBy: [id] });
async function staff(how: { permissions?: readonly Permission[]; influencedBy?: readonly string[] }): Promise<Clerk> {
  const id = newId();
  const permissions = ['decide-plans', ...(how.permissions ?? [])] as const;
  return { id, token: await network.service.tokens.memberToken({ ...how, memberId: id, permissions }) };
}
const asHead = (): Clerk => head;
const approve = ({ person, id }: { person: Person; id: string }, by: Clerk) =>
  network.call(approvePlan, { body: { userId: person.id, plan: 'Silver', requestId: id } }, by.token);
const grant = (id: string, { token }: Clerk) => network.call(approveNetworkRequest, { params: { id } }, token);
const approvalOf = ({ awaits }: { readonly awaits?: { readonly _id: string } | undefined }) => awaits?._id ?? '';
const reasonFor = async (id: string) =>
  (await network.call(networkApprovals, {}, head.token)).body.find((one) => one._id === id)?.changes;
const importBy = ({ token }: Clerk, utr: string, amount = price) =>
  desk.importFile(csvFile(statementCsv([credit(utr, amount)])), {}, token);
const saleTo = ({ id }: Person) => network.model<PlanSale>(planSaleModel).findOne({ memberId: id }).lean<PlanSale>();
const salesTo = async ({ id }: Person) =>
  (await network.outboxEventsOf(planApproved)).filter(({ memberId }) => memberId === id).length;

describe('a request without a credit of the bank', () => {
  it('staff approve it with a second approver, who needs no further rights, and the sale stores that approver', async () => {
    const request = await desk.requestFor();
    const [requester, approver] = [await clerk(), await clerk()];
    const asked = await approve(request, requester);
    expect([asked.status, await salesTo(request.person)]).toEqual([202, 0]);
    expect((await network.call(networkApprovals, {}, head.token)).body[0]).toMatchObject({
      call: 'approvePlan',
      amount: price,
      what: 'Silver',
      member: { _id: request.person.id },
    });
    expect(await grant(approvalOf(asked), requester)).toMatchObject(refusedWith(403, 'APPROVAL.OWN_REQUEST'));
    expect((await grant(approvalOf(asked), approver)).status).toBe(200);
    expect(await saleTo(request.person)).toMatchObject({
      approvedBy: requester.id,
      approval: { kind: 'second-approver', approverId: approver.id },
    });
  });

  it('the head approves it without a second approver, and the sale stores that', async () => {
    const request = await desk.requestFor();
    expect((await approve(request, asHead())).status).toBe(200);
    expect(await saleTo(request.person)).toMatchObject({ approvedBy: head.id, approval: { kind: 'head' } });
  });

  it('the approval of a request that got its credit during the approval is rejected as outdated', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    const asked = await approve(request, await clerk());
    await importBy(asHead(), utr);
    expect(await grant(approvalOf(asked), await clerk())).toMatchObject(refusedWith(409, 'APPROVAL.OUTDATED'));
  });
});

describe('a request whose credit is matched', () => {
  it('a clerk who neither imported nor matched the credit approves it, and the sale stores the credit', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    await importBy(await clerk(), utr);
    const lineId = (await desk.lineOf(utr))._id;
    expect((await approve(request, await clerk())).status).toBe(200);
    expect(await saleTo(request.person)).toMatchObject({ approval: { kind: 'credit', lineId } });
  });

  it('a matched request needs a second approver if the requester imported the statement', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    const importer = await clerk();
    await importBy(importer, utr);
    expect((await approve(request, importer)).status).toBe(202);
    expect(await salesTo(request.person)).toBe(0);
  });

  it.each([
    ['made the account of the requester', async (importer: Clerk) => [importer, await cloneOf(importer)] as const],
    [
      'uses an account that the requester made',
      async (requester: Clerk) => [await cloneOf(requester), requester] as const,
    ],
    [
      'uses an account that the same colleague made',
      async (boss: Clerk) => [await cloneOf(boss), await cloneOf(boss)] as const,
    ],
  ])('a matched request needs a second approver if the importer %s', async (_what, loginsOf) => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    const [importer, requester] = await loginsOf(await clerk());
    await importBy(importer, utr);
    const { body } = await network.call(previewBulkApproval, {}, requester.token);
    expect(body.leftOut).toContainEqual(expect.objectContaining({ requestId: request.id, why: 'approver' }));
    const asked = await approve(request, requester);
    expect([asked.status, await salesTo(request.person)]).toEqual([202, 0]);
    const stranger = await clerk();
    expect((await grant(approvalOf(asked), stranger)).status).toBe(200);
  });

  it('a matched request needs a second approver if a clone of the requester matched it by hand', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor();
    const requester = await clerk();
    await importBy(asHead(), utr);
    await desk.match((await desk.lineOf(utr))._id, request.id, (await cloneOf(requester)).token);
    expect((await approve(request, requester)).status).toBe(202);
  });

  it('a matched request needs a second approver if one colleague has imported and matched it', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor(freshUtr());
    const dishonest = await clerk();
    await importBy(dishonest, utr);
    await desk.match((await desk.lineOf(utr))._id, request.id, dishonest.token);
    const asked = await approve(request, await clerk());
    expect([asked.status, await reasonFor(approvalOf(asked))]).toMatchObject([202, [{ after: 'matched-by-importer' }]]);
  });

  it.each([
    ['names a transfer', (utr: string) => `NEFT/${utr}/DPY222222222/ASHA PATIL`],
    ['has the word of a return', (utr: string) => `NEFT RETURN/${utr}/ASHA PATIL`],
  ])('a matched request needs a second approver if it %s', async (_what, narration) => {
    const utr = freshUtr();
    const request = await desk.requestFor(freshUtr());
    const file = csvFile(statementCsv([{ narration: narration(utr), credit: price }]));
    await desk.importFile(file, {}, (await clerk()).token);
    await desk.match((await desk.lineOf(utr))._id, request.id, (await clerk()).token);
    const asked = await approve(request, await clerk());
    expect([asked.status, await reasonFor(approvalOf(asked))]).toMatchObject([202, [{ after: 'may-be-return' }]]);
  });

  it('a matched request needs a second approver if the requester matched it by hand, or it has another amount', async () => {
    const [utr, short] = [freshUtr(), freshUtr()];
    const [request, other] = [await desk.requestFor(), await desk.requestFor()];
    const matcher = await clerk();
    await importBy(asHead(), utr);
    await importBy(asHead(), short, price - 100);
    await desk.match((await desk.lineOf(utr))._id, request.id, matcher.token);
    await desk.match((await desk.lineOf(short))._id, other.id, head.token);
    expect((await approve(request, matcher)).status).toBe(202);
    expect((await approve(other, await clerk())).status).toBe(202);
    expect((await approve(request, await clerk())).status).toBe(200);
  });

  it('an approved request keeps its credit: no clerk can release it, the head can', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor();
    await importBy(await clerk(), utr);
    const { _id } = await desk.lineOf(utr);
    await desk.match(_id, request.id);
    await approve(request, await clerk());
    const release = ({ token }: Clerk) => network.call(releaseBankLine, { params: { id: _id } }, token);
    expect(await release(await clerk())).toMatchObject(refusedWith(409, 'NETWORK.BANK_LINE_SERVES_SALE'));
    expect((await release(asHead())).status).toBe(200);
  });
});

describe('a credit with a doubtful claim', () => {
  const reject = (person: Person, by: Clerk) =>
    network.call(rejectPlan, { body: { userId: person.id, reason: 'The amount does not fit.' } }, by.token);
  const releaseUtr = (utr: string, by: Clerk) =>
    network.call(releasePaymentReference, { body: { utr, reason: 'Typed by mistake' } }, by.token);
  const matched = (id: string) => poll(async () => (await desk.paymentOf(id)).state === 'matched' || undefined);
  it('a doubtful credit needs a second approver if the UTR of a rejected member was released and sent by another member', async () => {
    const utr = freshUtr();
    const victim = await desk.requestFor(utr);
    await importBy(asHead(), utr);
    await matched(victim.id);
    const dishonest = await clerk();
    expect((await reject(victim.person, dishonest)).status).toBe(200);
    expect((await releaseUtr(utr, dishonest)).status).toBe(200);
    const accomplice = await desk.requestFor(utr);
    await matched(accomplice.id);
    const asked = await approve(accomplice, dishonest);
    expect([asked.status, await salesTo(accomplice.person)]).toEqual([202, 0]);
    expect(await reasonFor(approvalOf(asked))).toEqual([{ field: 'approverReason', before: null, after: 'brought' }]);
    const { leftOut } = await desk.look((await clerk()).token);
    expect(leftOut.find(({ requestId }) => requestId === accomplice.id)?.why).toBe('claimed-by-others');
    expect((await approve(accomplice, asHead())).status).toBe(200);
    expect(await saleTo(accomplice.person)).toMatchObject({ approval: { kind: 'head' } });
  });

  it('the approval is repeated if another reason for the second approver has come up, even by the head', async () => {
    const utr = freshUtr();
    await importBy(await clerk(), utr);
    const late = await desk.requestFor(utr);
    await matched(late.id);
    const requester = await clerk();
    const asked = await approve(late, requester);
    const debit = { narration: `UPI/${utr}/BACK`, debit: price };
    await desk.importFile(csvFile(statementCsv([debit])), {}, (await clerk()).token);
    expect(await grant(approvalOf(asked), asHead())).toMatchObject(refusedWith(409, 'APPROVAL.OUTDATED'));
    const askedAgain = await approve(late, requester);
    expect(await reasonFor(approvalOf(askedAgain))).toMatchObject([{ after: 'reversed' }]);
    expect((await grant(approvalOf(askedAgain), asHead())).status).toBe(200);
  });

  it('a doubtful credit needs a second approver if the UTR was sent after the statement was imported', async () => {
    const utr = freshUtr();
    await importBy(await clerk(), utr);
    const late = await desk.requestFor(utr);
    await matched(late.id);
    const asked = await approve(late, await clerk());
    expect(asked.status).toBe(202);
    expect(await reasonFor(approvalOf(asked))).toMatchObject([{ after: 'claimed-after-import' }]);
    expect(await reasonFor(approvalOf(asked))).toMatchObject([{ after: 'claimed-after-import' }]);
    const { leftOut } = await desk.look((await clerk()).token);
    expect(leftOut.find(({ requestId }) => requestId === late.id)?.why).toBe('claimed-after-import');
    expect((await grant(approvalOf(asked), await clerk())).status).toBe(200);
  });

  it('a clerk who released the line, or rejected the request that it paid for, needs a second approver', async () => {
    const [first, second] = [freshUtr(), freshUtr()];
    const [released, rejected] = [await desk.requestFor(first), await desk.requestFor(second)];
    const waiting = [await desk.requestFor(), await desk.requestFor()] as const;
    await importBy(asHead(), first);
    await importBy(asHead(), second);
    await Promise.all([matched(released.id), matched(rejected.id)]);
    const lines = [(await desk.lineOf(first))._id, (await desk.lineOf(second))._id] as const;
    const staffMember = await clerk();
    await desk.release(lines[0], staffMember.token);
    await reject(rejected.person, staffMember);
    for (const at of [0, 1] as const) {
      await desk.match(lines[at], waiting[at].id);
      const asked = await approve(waiting[at], staffMember);
      expect(await reasonFor(approvalOf(asked))).toMatchObject([{ after: 'brought' }]);
    }
  });

  it('the claim is clean for a member who sends the UTR again after a rejection by another clerk', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    await importBy(asHead(), utr);
    await matched(request.id);
    const rejecting = await clerk();
    await reject(request.person, rejecting);
    const again = { person: request.person, id: (await desk.requested(request.person, 'Silver', utr)).requestId };
    await matched(again.id);
    expect((await approve(again, rejecting)).status).toBe(202);
    expect((await approve(again, await clerk())).status).toBe(200);
  });
});

describe('a registration with a plan', () => {
  it('the approval needs the right to approve members, singly as in bulk', async () => {
    const utr = freshUtr();
    const person = await network.member(head, head, { approved: false });
    const request = { person, id: (await desk.requested(person, 'Silver', utr)).requestId };
    await importBy(asHead(), utr);
    const refused = await approve(request, await clerk());
    expect(refused).toMatchObject(refusedWith(403, 'NETWORK.REQUEST_OF_UNAPPROVED'));
    expect((await approve(request, await clerk('approve-members'))).status).toBe(200);
  });
});

describe('the answers for the audit', () => {
  it('the audit gets the basis of each sale, and of one that was written without the service', async () => {
    const utr = freshUtr();
    const [bare, matched] = [await desk.requestFor(), await desk.requestFor(utr)];
    await importBy(asHead(), utr);
    await approve(bare, asHead());
    await approve(matched, await clerk());
    const sales = network.model<PlanSale>(planSaleModel);
    const planted = { ...(await saleTo(bare.person))!, _id: newId(), memberId: newId(), approvedBy: newId() };
    await sales.collection.insertOne(planted as never);
    const token = await network.service.tokens.serviceToken('commission');
    const told = (await network.call(auditedSales, {}, token)).body.sales;
    await desk.importFile(csvFile(statementCsv([{ narration: `UPI/${utr}/BACK`, debit: price }])));
    const again = (await network.call(auditedSales, {}, token)).body.sales;
    const takenFrom = (memberId: string) => again.find((sale) => sale.memberId === memberId)?.creditReversedOn;
    expect([bare, matched].map(({ person }) => takenFrom(person.id))).toEqual([undefined, expect.any(String)]);
    const approvalOf = (memberId: string) => told.find((sale) => sale.memberId === memberId)?.approval;
    expect([bare.person.id, matched.person.id, planted.memberId].map(approvalOf)).toEqual(['head', 'credit', null]);
    await sales.deleteOne({ _id: planted._id });
  });

  it('the audit gets each matched credit with its use, and one that was written without the service', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor();
    await desk.importFile(csvFile(statementCsv([{ narration: `UPI/${utr}/PAYER`, credit: price }])));
    const { _id } = await desk.lineOf(utr);
    await desk.match(_id, request.id);
    const token = await network.service.tokens.serviceToken('commission');
    const auditedCredit = async () =>
      (await network.call(auditedCredits, {}, token)).body.credits.find((credit) => credit._id === _id);
    expect(await auditedCredit()).toMatchObject({
      kind: 'plan',
      ownerId: request.id,
      amountPaise: price * 100,
      use: {
        kind: 'plan',
        ownerId: request.id,
      },
    });
    await network.service.db.collection('credit_uses').deleteOne({ ownerId: request.id });
    expect(await auditedCredit()).toMatchObject({ use: null });
    expect((await auditedCredit())!.reversedOn).toBeUndefined();
    await desk.importFile(csvFile(statementCsv([{ narration: `UPI/${utr}/BACK`, debit: price }])));
    expect(await auditedCredit()).toMatchObject({ reversedOn: expect.any(String) });
  });
});

describe('a bulk approval', () => {
  it('a bulk approval leaves out requests that need a second approver, and names the reason', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    const importer = await clerk();
    await importBy(importer, utr);
    const preview = async ({ token }: Clerk) => (await network.call(previewBulkApproval, {}, token)).body;
    const own = await preview(importer);
    expect(own.leftOut).toContainEqual(expect.objectContaining({ requestId: request.id, why: 'approver' }));
    const line = own.leftOut.find(({ requestId }) => requestId === request.id)!.line._id;
    const { body } = await desk.begin([{ requestId: request.id, lineId: line }], importer.token);
    const ended = await desk.ended(body._id);
    expect(ended.rows[0]!.failure?.code).toBe('NETWORK.APPROVER_NEEDED');
    const colleague = await clerk();
    expect((await preview(colleague)).rows.map(({ requestId }) => requestId)).toContain(request.id);
    const byClone = await desk.begin([{ requestId: request.id, lineId: line }], (await cloneOf(importer)).token);
    expect((await desk.ended(byClone.body._id)).rows[0]!.failure?.code).toBe('NETWORK.APPROVER_NEEDED');
    const done = await desk.begin([{ requestId: request.id, lineId: line }], colleague.token);
    expect((await desk.ended(done.body._id)).approved).toBe(1);
  });

  it('a request of a sheet is rejected if it needs a second approver', async () => {
    const request = await desk.requestFor();
    const { token } = await clerk();
    const rows = [{ id: request.person.id, plan: 'Silver' as const, requestId: request.id }];
    const { body } = await network.call(beginNetworkWork, { body: { kind: 'approve-plans', rows } }, token);
    const ended = await poll(async () => {
      const work = (await network.call(networkWork, { params: { id: body._id } }, token)).body;
      return work.state === 'running' ? undefined : work;
    });
    expect(ended.results[0]!.failure?.code).toBe('NETWORK.APPROVER_NEEDED');
    expect(await salesTo(request.person)).toBe(0);
  });
});
