import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { planSaleModel, type PlanSale } from '../src/plan/persistence/plan-sale.schema.js';
import { credit, freshUtr, price } from './bank-desk.js';
import { csvFile, statementCsv } from './bank-files.js';
import { bulkDesk } from './bulk-desk.js';
import { TestNetwork, type Person } from './test-network.js';

interface Kept {
  readonly _id: string;
  readonly isMoved?: true;
}

let network: TestNetwork;
let head: Person;
const desk = bulkDesk(
  () => network,
  () => head,
);
const kept = () => network.service.db.collection<Kept>('bulk_approvals');
const salesOf = (memberIds: readonly string[]) =>
  network
    .model<PlanSale>(planSaleModel)
    .find({ memberId: { $in: memberIds } })
    .lean<PlanSale[]>();

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

async function requestOf({ approved = true } = {}) {
  const utr = freshUtr();
  const person = await network.member(head, head, { approved });
  const { requestId } = await desk.requested(person, 'Silver', utr);
  await desk.take(csvFile(statementCsv([credit(utr)])));
  return { memberId: person.id, requestId, lineId: (await desk.lineOf(utr))._id };
}

async function leftByRelease1(rows: readonly object[], approval: object): Promise<string> {
  const _id = newId();
  const common = { plan: 'Silver', amountPaise: price * 100, bulkApprovalId: _id, state: 'waiting' };
  await network.service.db
    .collection<Kept>('bulk_approval_rows')
    .insertMany(rows.map((row, place) => ({ ...common, ...row, place, _id: `${_id}.${place}` })));
  const begun = { begunAt: new Date(), begunBy: head.id, requests: rows.length, heldUntil: new Date(0) };
  await kept().insertOne({ ...begun, ...approval, _id });
  await poll(() => kept().findOne({ _id, isMoved: true }));
  return _id;
}

it('an ended bulk approval is shown with its results', async () => {
  const [sold, refused] = [await requestOf(), await requestOf()];
  const { body } = await desk.begin([{ requestId: sold.requestId, lineId: sold.lineId }]);
  const { saleId } = (await desk.ended(body._id)).rows[0]!;
  const rows = [
    { ...sold, state: 'approved', saleId },
    { ...refused, state: 'failed', code: 'NETWORK.REQUEST_CHANGED' },
  ];
  const id = await leftByRelease1(rows, { state: 'done', endedAt: new Date(), approved: 1, failed: 1 });
  expect(await desk.result(id)).toMatchObject({
    state: 'done',
    requests: 2,
    approved: 1,
    failed: 1,
    begunBy: head.name,
    rows: [
      { requestId: sold.requestId, memberId: sold.memberId, state: 'approved', saleId, amount: price },
      { requestId: refused.requestId, saleId: null, failure: { code: 'NETWORK.REQUEST_CHANGED' } },
    ],
  });
  expect(await desk.list()).toEqual(expect.arrayContaining([expect.objectContaining({ _id: id, approved: 1 })]));
});

it('a running bulk approval continues in the name of its initiator and sells each plan once; it is stopped for a process of 1.0', async () => {
  const [sold, ofMember, ofNewcomer] = [await requestOf(), await requestOf(), await requestOf({ approved: false })];
  await desk.ended((await desk.begin([{ requestId: sold.requestId, lineId: sold.lineId }])).body._id);
  const clerk = newId();
  const caller = {
    memberId: clerk,
    isHead: false,
    isStaff: true,
    sessionVersion: 1,
    correlationId: newId(),
    approvesMembers: true,
  };
  const id = await leftByRelease1([{ ...sold, state: 'approved' }, ofMember, ofNewcomer], {
    state: 'running',
    approved: 1,
    failed: 0,
    caller,
    holder: 'a process of 1.0',
    heldUntil: new Date(Date.now() + 3_600_000),
  });
  const after = await desk.ended(id);
  expect(after).toMatchObject({ state: 'done', approved: 3, failed: 0 });
  const sales = await salesOf([sold.memberId, ofMember.memberId, ofNewcomer.memberId]);
  expect(sales.map(({ _id }) => _id).toSorted()).toEqual(after.rows.map(({ saleId }) => saleId).toSorted());
  expect(sales.filter(({ approvedBy }) => approvedBy === clerk)).toHaveLength(2);
  const earlier = await kept().findOne({ _id: id });
  expect(earlier).toMatchObject({ state: 'stopped', approved: 1 });
  expect(earlier).not.toHaveProperty('holder');
});
