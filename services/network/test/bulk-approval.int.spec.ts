import {
  auditRecorded,
  getBulkApproval,
  planApproved,
  previewBulkApproval,
  sessionsRevoked,
  type Permission,
} from '@deepam/contracts';
import {
  BulkCalls,
  BulkWorkRunner,
  BulkWorksRepository,
  NotHeld,
  RowDoer,
  type BulkWork,
  type BulkWorkRow,
} from '@deepam/messaging';
import { ModuleRef } from '@nestjs/core';
import { newId, SESSION_REVOCATIONS, type SessionRevocations } from '@deepam/platform';
import { isThorough, poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BeginBulkApprovalHandler } from '../src/bulk-approval/begin-bulk-approval.js';
import { planSaleModel, type PlanSale } from '../src/plan/persistence/plan-sale.schema.js';
import { credit, freshUtr, price } from './bank-desk.js';
import { csvFile, statementCsv } from './bank-files.js';
import { bulkDesk, type Matched } from './bulk-desk.js';
import { refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
let replica: BulkWorkRunner;
const desk = bulkDesk(
  () => network,
  () => head,
);
const { look, matched, chosen, begin, ended } = desk;
const collection = <T extends object>(name: string) => network.service.db.collection<T & { _id: string }>(name);
const works = () => collection<BulkWork>('bulk_works');
const salesOf = (requests: readonly Matched[]) =>
  network
    .model<PlanSale>(planSaleModel)
    .find({ memberId: { $in: requests.map(({ person }) => person.id) } })
    .lean<PlanSale[]>();
const approvedIn = async (requests: readonly Matched[]) => {
  const ids = requests.map(({ person }) => person.id);
  const events = await network.outboxEventsOf(planApproved);
  return events.filter(({ memberId }) => ids.includes(memberId)).length;
};
const staff = (...permissions: Permission[]) => network.service.tokens.memberToken({ memberId: newId(), permissions });
const states = ({ rows }: { rows: readonly { state: string; failure: { code: string } | null }[] }) =>
  rows.map(({ state, failure }) => failure?.code ?? state);

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
  const parts = [network.part(BulkWorksRepository), network.part(RowDoer), network.part(BulkCalls)] as const;
  replica = new BulkWorkRunner(...parts, network.service.app.get(ModuleRef));
  replica.onModuleInit();
  replica.onApplicationBootstrap();
});
afterAll(async () => {
  await replica.onModuleDestroy();
  await network.close();
});

describe('the preview of a bulk approval', () => {
  it('the preview shows plan, amount and line, and the left-out requests with their reasons', async () => {
    const [one, two] = (await matched(2)) as [Matched, Matched];
    const byHand = await desk.requestFor();
    const utr = freshUtr();
    await desk.take(csvFile(statementCsv([credit(utr, price - 100)])));
    await desk.match((await desk.lineOf(utr))._id, byHand.id);
    const preview = await look();
    expect(preview.rows.map(({ requestId }) => requestId)).toEqual(expect.arrayContaining([one.id, two.id]));
    const row = preview.rows.find(({ requestId }) => requestId === one.id);
    expect(row).toMatchObject({
      memberId: one.person.id,
      name: one.person.name,
      referralCode: one.person.code,
      plan: 'Silver',
      amount: price,
      approvesMember: false,
      seenBefore: expect.any(Array),
      line: {
        amount: price,
        reason: 'utr',
        account: 'SBI',
      },
    });
    expect(preview.leftOut).toEqual([expect.objectContaining({ requestId: byHand.id, why: 'amount' })]);
    expect(preview.total).toBe(preview.rows.length * price);
    expect(preview.hasMore).toBe(false);
    await desk.approve(byHand);
  });

  it('the preview approves registrations only for those who may, and nothing for those who decide on no plans', async () => {
    const utr = freshUtr();
    const person = await network.member(head, head, { approved: false });
    const id = (await desk.requested(person, 'Silver', utr)).requestId;
    await desk.take(csvFile(statementCsv([credit(utr)])));
    const clerk = await staff('decide-plans');
    const forClerk = await look(clerk);
    expect(forClerk.leftOut).toMatchObject([{ requestId: id, why: 'approve-members' }]);
    const lineId = forClerk.leftOut[0]!.line._id;
    const refused = await ended((await begin([{ requestId: id, lineId }], clerk)).body._id);
    expect(states(refused)).toEqual(['NETWORK.REQUEST_OF_UNAPPROVED']);
    expect((await network.view(person)).isApproved).toBe(false);

    const permitted = await staff('decide-plans', 'approve-members');
    expect((await look(permitted)).rows.find(({ requestId }) => requestId === id)).toMatchObject({
      approvesMember: true,
    });
    expect(states(await ended((await begin([{ requestId: id, lineId }], permitted)).body._id))).toEqual(['approved']);
    expect(await network.view(person)).toMatchObject({ isApproved: true, plan: 'Silver' });

    for (const token of [await staff('read', 'decide-cotton'), person.token]) {
      expect((await network.call(previewBulkApproval, {}, token)).status).toBe(403);
      expect((await begin([{ requestId: id, lineId }], token)).status).toBe(403);
    }
  });

  it('a bulk approval needs the password again when it is old', async () => {
    const [one] = await chosen(await matched(1));
    const authTime = Math.floor(Date.now() / 1000) - 7_200;
    const old = await network.service.tokens.memberToken({ memberId: head.id, isHead: true, authTime });
    expect(await begin([one!], old)).toMatchObject(refusedWith(403, 'AUTH.REAUTHENTICATE'));
  });
});

describe('a bulk approval', () => {
  it('the call returns immediately, approves each request like a single decision, and shows the result of each', async () => {
    const all = await matched(3);
    const [one, two, three] = all as [Matched, Matched, Matched];
    const clerkId = newId();
    const clerk = await network.service.tokens.memberToken({ memberId: clerkId, permissions: ['decide-plans'] });
    const rows = await chosen(all);
    await desk.release((await desk.lineOf(two.utr))._id);
    await desk.reject(three.person);
    await desk.handIn(three.person, 'Silver');
    const { status, body } = await begin(rows, clerk);
    expect([status, body]).toMatchObject([202, { state: 'running', requests: 3, begunBy: null }]);
    const after = await ended(body._id);
    expect(after).toMatchObject({ state: 'done', requests: 3, approved: 1, failed: 2 });
    expect(states(after)).toEqual(['approved', 'NETWORK.REQUEST_WITHOUT_LINE', 'NETWORK.REQUEST_CHANGED']);
    const [sale] = await salesOf([one]);
    expect(after.rows[0]).toMatchObject({ name: one.person.name, amount: price, saleId: sale!._id, failure: null });
    expect(sale).toMatchObject({ approvedBy: clerkId, payment: 'received', utr: one.utr, amountPaise: price * 100 });
    expect(await desk.paymentOf(one.id)).toMatchObject({ status: 'approved', state: 'matched' });
    expect(await salesOf([two, three])).toEqual([]);
    const entries = await network.outboxEventsOf(auditRecorded);
    const actor = { kind: 'staff', id: clerkId };
    expect(entries.find(({ subject }) => subject?.id === sale!._id)).toMatchObject({
      kind: 'plan-approved',
      actor,
      sessionId: 'a-session',
      memberId: one.person.id,
      after: {
        plan: 'Silver',
        payment: 'received',
        amount: price,
      },
    });
    expect(entries.find(({ subject }) => subject?.id === body._id)).toMatchObject({
      kind: 'bulk-approval-begun',
      actor,
      after: { amount: 3 * price },
    });
    expect((await desk.list())[0]).toMatchObject({ _id: body._id, approved: 1, failed: 2 });
    expect((await works().findOne({ _id: body._id }))!.caller).toBeUndefined();
  });

  it('a changed amount, an unknown request and a repeated row are rejected', async () => {
    const all = await matched(1);
    const [row] = await chosen(all);
    await network.memberships.updateOne({ _id: all[0]!.person.id }, { $set: { plan: 'Bronze', planRank: 1 } });
    expect(states(await ended((await begin([row!])).body._id))).toEqual(['NETWORK.REQUEST_OTHER_AMOUNT']);
    expect(await salesOf(all)).toEqual([]);
    const unknown = { requestId: newId(), lineId: row!.lineId };
    expect(await begin([unknown])).toMatchObject(refusedWith(409, 'NETWORK.PAYMENT_NOT_EXPECTED'));
    expect((await begin([row!, row!])).status).toBe(422);
    const missing = await network.call(getBulkApproval, { params: { id: newId() } }, head.token);
    expect(missing).toMatchObject(refusedWith(404, 'NETWORK.BULK_APPROVAL_NOT_FOUND'));
  });

  it('two bulk approvals of the same requests sell each plan once', async () => {
    const all = await matched(20);
    const rows = await chosen(all);
    const begun = await Promise.all([begin(rows), begin([...rows].reverse())]);
    replica.runSoon();
    const results = await Promise.all(begun.map(({ body }) => ended(body._id)));
    expect(results.map(({ state, approved, failed }) => [state, approved + failed])).toEqual([
      ['done', 20],
      ['done', 20],
    ]);
    expect(results[0]!.approved + results[1]!.approved).toBe(20);
    const codes = new Set(results.flatMap(states));
    expect(codes).toEqual(new Set(['approved', 'NETWORK.REQUEST_APPROVED']));
    expect([(await salesOf(all)).length, await approvedIn(all)]).toEqual([20, 20]);
  });

  it('a concurrent single decision sells each plan once', async () => {
    const all = await matched(20);
    const rows = await chosen(all);
    const [{ body }, alone] = await Promise.all([
      begin(rows),
      Promise.all([...all].reverse().map((request) => desk.approve(request))),
    ]);
    const after = await ended(body._id);
    const byHand = alone.filter(({ status }) => status === 200).length;
    expect(after.approved + byHand).toBe(20);
    expect(states(after).filter((one) => one !== 'approved')).toEqual(
      Array.from({ length: after.failed }, () => 'NETWORK.REQUEST_APPROVED'),
    );
    expect([(await salesOf(all)).length, await approvedIn(all)]).toEqual([20, 20]);
  });

  it('a concurrent release of the line never leaves a sale with that line', async () => {
    const all = await matched(10);
    const rows = await chosen(all);
    const [{ body }, released] = await Promise.all([
      begin(rows),
      Promise.all(rows.map(({ lineId }) => desk.release(lineId))),
    ]);
    const after = await ended(body._id);
    for (const [place, { status }] of released.entries())
      expect([status, states(after)[place]]).toEqual(
        status === 200 ? [200, 'NETWORK.REQUEST_WITHOUT_LINE'] : [409, 'approved'],
      );
  });
});

describe('a replica', () => {
  const heldBy = async (holder: string, requests: readonly Matched[]) => {
    const { body } = await begin(await chosen(requests));
    await ended(body._id);
    return body._id;
  };

  it('a replica that has lost its lease writes neither sale nor result', async () => {
    const decoy = await matched(1);
    const id = await heldBy('another', decoy);
    const all = await matched(1);
    const [{ requestId, lineId }] = (await chosen(all)) as [{ requestId: string; lineId: string }];
    const row: BulkWorkRow = {
      _id: `${id}.1`,
      workId: id,
      place: 1,
      kind: 'approve-matched',
      chosen: { id: all[0]!.person.id, requestId, lineId, plan: 'Silver', amountPaise: price * 100 },
      state: 'waiting',
    };
    await collection<BulkWorkRow>('bulk_work_rows').insertOne(row);
    const never = new Date(Date.now() + 3_600_000);
    await works().updateOne({ _id: id }, { $set: { state: 'running', holder: 'another', heldUntil: never } });
    const caller = {
      memberId: head.id,
      isHead: true,
      isStaff: false,
      sessionVersion: 1,
      correlationId: newId(),
    };
    await expect(network.part(RowDoer).decide(row, caller, 'late')).rejects.toThrow(NotHeld);
    expect(await salesOf(all)).toEqual([]);
    expect(await desk.paymentOf(requestId)).toMatchObject({ status: 'open', state: 'matched' });
    expect((await desk.result(id)).rows[1]).toMatchObject({ state: 'waiting' });
    // The other replica died. The one that continues knows only the stored facts of the initiator.
    await works().updateOne({ _id: id }, { $set: { heldUntil: new Date(0), caller } });
    expect(states(await ended(id))).toEqual(['approved', 'approved']);
  });

  it('a replica stops when the initiator loses the permission, and changes nothing more', async () => {
    const all = await matched(2);
    const caller = { memberId: newId(), isHead: false, sessionVersion: 3, permissions: ['decide-plans'] };
    await network.hears(sessionsRevoked, { memberId: caller.memberId, sessionVersion: 4 });
    const revocations = network.service.app.get<SessionRevocations>(SESSION_REVOCATIONS, { strict: false });
    await poll(() => revocations.isRevoked(caller));
    const { _id } = await network.part(BeginBulkApprovalHandler).execute(await chosen(all), caller);
    const after = await ended(_id);
    expect(after).toMatchObject({ state: 'stopped', approved: 0, failed: 0, requests: 2 });
    expect(states(after)).toEqual(['waiting', 'waiting']);
    expect(await salesOf(all)).toEqual([]);
  });
});

/** Two clerks approve this many in an hour; the run for each change takes a part of it. */
const many = isThorough ? 200 : 12;

describe('many requests', () => {
  it('many requests are approved in one run', async () => {
    const all = await matched(many);
    const rows = await chosen(all);
    const since = performance.now();
    const { body } = await begin(rows);
    const after = await ended(body._id);
    const ms = Math.round(performance.now() - since);
    console.log(`${many} requests approved together in ${ms} ms`);
    expect(after).toMatchObject({ state: 'done', approved: many, failed: 0 });
    expect((await salesOf(all)).length).toBe(many);
  });
});
